//! Memberships that renew: the provider is asked what became of one, and everything it has charged gets a purchase
//! of its own.
//!
//! Events are only a hint to ask. Whatever is lost, doubled or late, the next question finds the same bills, and the
//! payment of a bill is stored once.

use domain::{
    account::AccountId,
    books::Verdict,
    ids::{JobId, PlanId},
    order::OrderNumber,
    payment::IntentNews,
    plan::{Bill, BillState, PlanNews, REMIND_BEFORE, State, Told},
    purchase::Kind,
    refund::Reason,
};
use jiff::{SignedDuration, Timestamp};
use store::{
    PgConnection, PgPool, StoreError, accounts, as_postgres_keeps,
    books::OpenBooks,
    order_links, orders,
    plans::{self, Plan},
    purchases::{self, NewPurchase},
};
use tracing::{error, warn};
use uuid::Uuid;

use super::{
    apply::settle,
    attempts::add_attempt,
    leaving::{self, OWED_AGAIN, tell},
    refunds::give_back,
};
use crate::{
    links,
    mail::PlanEvent,
    mutants,
    ports::{PaymentProvider, PlanEnd, ProviderError},
    proofs::unguessable,
};

/// How soon the provider is asked again: while nobody has paid, and while a renewal is being charged.
const PENDING_AGAIN: SignedDuration = SignedDuration::from_mins(10);
const CHARGING_AGAIN: SignedDuration = SignedDuration::from_hours(1);

/// How long after the end of a period the provider is asked what became of it, if it didn't say.
const AFTER_PERIOD: SignedDuration = SignedDuration::from_mins(5);

/// A plan that the provider never answered about is given up after this time: nobody can pay it.
const LOST_AFTER: SignedDuration = SignedDuration::from_hours(24);

/// Plans that are asked about, or whose owners are reminded, per cycle.
const AT_ONCE: i64 = 64;

/// What became of a plan when the provider was asked.
#[derive(Debug, Default)]
pub struct Checked {
    pub jobs: Vec<JobId>,
    /// It is over: this account, whose plan it was, may be waiting for that to be deleted.
    pub over: Option<AccountId>,
}

impl Checked {
    fn of(plan: &Plan, jobs: Vec<JobId>) -> Self {
        Self { jobs, over: (plan.state == State::Ended).then_some(plan.account) }
    }
}

/// Asks what became of the plan, tells the provider if it was cancelled, and books what it has charged.
pub async fn check_plan(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    id: PlanId,
    now: Timestamp,
) -> Result<Checked, CheckPlanError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let Some(mut plan) = plans::lock(&mut tx, id).await? else { return Ok(Checked::default()) };
    let Some(subscription) = plan.subscription.clone() else {
        if plan.state != State::Ended && now.duration_since(plan.created_at) >= LOST_AFTER {
            plan.state = State::Ended;
            plans::write(&mut tx, &plan, now).await?;
            tx.commit().await.map_err(StoreError::from)?;
        }
        return Ok(Checked::of(&plan, Vec::new()));
    };
    drop(tx);
    if plan.state == State::Ended {
        return Ok(Checked::of(&plan, Vec::new()));
    }
    let mut news = provider.plan(&subscription).await?;
    // Only if it's news to the provider: it reports every call that ends a plan, and each report asks for a check.
    if let Some(end) = owed_end(&plan, news.told) {
        news = provider.end_plan(&subscription, end).await?;
    }
    let mut paid = Vec::new();
    for bill in news.bills.iter().filter(|bill| !bill.first && bill.state == BillState::Paid) {
        let Some(intent) = &bill.intent else { continue };
        if !plans::is_booked(&mut *pool.acquire().await.map_err(StoreError::from)?, intent).await? {
            paid.push((bill, provider.retrieve(intent).await?));
        }
    }
    Ok(take(pool, id, &news, &paid, now).await?)
}

#[derive(Debug, thiserror::Error)]
pub enum CheckPlanError {
    #[error("the call to the payment provider failed")]
    Provider(#[from] ProviderError),
    #[error("could not store the plan")]
    Store(#[from] StoreError),
}

/// Applies the provider's answer, in one transaction under the plan's lock.
async fn take(
    pool: &PgPool,
    id: PlanId,
    news: &PlanNews,
    paid: &[(&Bill, IntentNews)],
    now: Timestamp,
) -> Result<Checked, StoreError> {
    let mut tx = store::begin(pool).await?;
    let Some(before) = plans::lock(&mut tx, id).await? else { return Ok(Checked::default()) };
    let mut jobs = Vec::new();
    for (bill, payment) in paid {
        jobs.extend(book(&mut tx, &before, bill, payment, now).await?);
    }
    // Giving a payment back ends its plan.
    let Some(mut plan) = plans::lock(&mut tx, id).await? else { return Ok(Checked::default()) };
    plan.state = plan.state.after(news.told);
    plan.period_end = plan.period_end.max(Some(as_postgres_keeps(news.period_end)));
    if plan.state == State::Cancelled && plan.cancel_asked_at.is_none() {
        // Cancelled by hand at the provider.
        plan.cancel_asked_at = Some(now);
        jobs.extend(tell(&mut tx, &plan, PlanEvent::Cancelled { until: plan.period_end }, now).await?);
    }
    if let Some(failed) = news.failed().filter(|bill| plan.told_failed.as_ref() != Some(&bill.id))
        && plan.state == State::PastDue
    {
        jobs.extend(tell(&mut tx, &plan, PlanEvent::Failed, now).await?);
        plan.told_failed = Some(failed.id.clone());
    }
    plans::write(&mut tx, &plan, next_check(&plan, news, now)).await?;
    tx.commit().await?;
    Ok(Checked::of(&plan, jobs))
}

/// How a cancelled plan is to end, if the provider doesn't say yet that it does.
fn owed_end(plan: &Plan, told: Told) -> Option<PlanEnd> {
    plan.cancel_asked_at?;
    match (plan.ends_at_once, told) {
        (_, Told::Over) | (false, Told::Leaving) => None,
        (true, _) => Some(PlanEnd::AtOnce),
        (false, _) => Some(PlanEnd::WithPeriod),
    }
}

/// When the provider is asked next, unless it says something earlier.
fn next_check(plan: &Plan, news: &PlanNews, now: Timestamp) -> Timestamp {
    let later = |moment: Timestamp, by| moment.checked_add(by).unwrap_or(moment);
    if owed_end(plan, news.told).is_some() {
        return later(now, OWED_AGAIN);
    }
    if plan.state == State::Pending {
        return later(now, PENDING_AGAIN);
    }
    if news.is_charging() {
        return later(now, CHARGING_AGAIN);
    }
    later(news.period_end, AFTER_PERIOD).max(later(now, PENDING_AGAIN))
}

/// A renewal was charged: an order of no test with a purchase of the amount that was agreed to. Whatever was charged
/// after somebody cancelled goes back at once. The payment is stored once, whoever asks how often.
async fn book(
    conn: &mut PgConnection,
    plan: &Plan,
    bill: &Bill,
    payment: &IntentNews,
    now: Timestamp,
) -> Result<Vec<JobId>, StoreError> {
    if plans::is_booked(conn, &payment.intent).await? {
        return Ok(Vec::new());
    }
    let Some(order) = renewal(conn, plan, now).await? else {
        error!(plan = %plan.id, "plans: a renewal was charged and nothing is left to book it with");
        metrics::counter!("payments_alarms_total", "alarm" => "renewal_unbooked").increment(1);
        return Ok(Vec::new());
    };
    let Some(mut open) = OpenBooks::lock(conn, &order).await? else { return Ok(Vec::new()) };
    let attempt = open.books.purchases.first().and_then(|one| one.attempts.first()).map(|one| one.id);
    let news = IntentNews { attempt, client_secret: None, ..payment.clone() };
    let Verdict::Changed(change) = open.books.intent(&news, now, Uuid::now_v7().into()) else {
        return Ok(Vec::new());
    };
    let (_, mut jobs) = settle(conn, &mut open, &change, None, now).await?;
    // The provider's clock has whole seconds: what was charged in the second of the press goes back, too.
    let after = |asked: Timestamp| bill.paid_at.is_none_or(|paid| paid.as_second() >= asked.as_second());
    let late = plan.cancel_asked_at.is_some_and(after);
    if late && open.changed(&change).stays() && !mutants::is("keep_after_cancel") {
        warn!(plan = %plan.id, "plans: charged after it was cancelled, giving the money back");
        jobs.extend(give_back(conn, &mut open, (0, 0), Reason::Cancelled, now).await?);
    }
    Ok(jobs)
}

/// Opens the order of a renewal, with everything as in the order before it, and the price as agreed.
async fn renewal(
    conn: &mut PgConnection,
    plan: &Plan,
    now: Timestamp,
) -> Result<Option<OrderNumber>, StoreError> {
    let before = plans::newest_order(conn, plan.id).await?;
    let (Some(before), Some(account)) = (before, accounts::find(conn, plan.account).await?) else {
        return Ok(None);
    };
    let Some(last) = OpenBooks::find(conn, &before).await? else { return Ok(None) };
    let Some(bought) = last.books.purchases.iter().find(|one| one.own) else { return Ok(None) };
    let number = OrderNumber::new(now, unguessable());
    orders::repeat_membership(conn, &before, &number, now).await?;
    let new = NewPurchase {
        id: Uuid::now_v7().into(),
        order: &number,
        sku: bought.sku,
        kind: Kind::Membership,
        price: plan.money,
        list_amount: plan.money.amount,
        worth: plan.money.amount,
        from: None,
        items: &bought.items,
        tests: bought.terms.tests,
        months: Some(plan.months),
        country: bought.terms.country,
        hl: account.hl,
        email: &account.email,
        member_order: None,
        evidence: &bought.terms.evidence,
    };
    purchases::insert(conn, &new, now, now).await?;
    add_attempt(conn, new.id, 1, now).await?;
    Ok(Some(number))
}

/// Asks about the plans whose time has come. A plan that can't be asked about now is already rescheduled.
pub(super) async fn check_due(
    pool: &PgPool,
    provider: &impl PaymentProvider,
    now: Timestamp,
) -> anyhow::Result<()> {
    let again = now.checked_add(PENDING_AGAIN)?;
    for plan in plans::take_due(&mut *pool.acquire().await?, AT_ONCE, again, now).await? {
        if let Err(error) = check_plan(pool, provider, plan, now).await {
            warn!(error = &error as &dyn std::error::Error, %plan, "plans: could not ask about a plan");
        }
    }
    Ok(())
}

/// Reminds everybody whose plan renews within a week, once for each period.
pub(super) async fn remind(pool: &PgPool, now: Timestamp) -> anyhow::Result<()> {
    let soon = now.checked_add(REMIND_BEFORE)?;
    for id in plans::to_remind(&mut *pool.acquire().await?, soon, AT_ONCE).await? {
        let mut tx = store::begin(pool).await?;
        let Some(mut plan) = plans::lock(&mut tx, id).await? else { continue };
        let Some(end) = plan.period_end.filter(|end| *end <= soon && plan.reminded_for != Some(*end)) else {
            continue;
        };
        if plan.state != State::Active {
            continue;
        }
        // A date that has passed is nothing to be reminded of.
        if end > now {
            tell(&mut tx, &plan, PlanEvent::Reminder { on: end }, now).await?;
        }
        plan.reminded_for = Some(end);
        plans::write(&mut tx, &plan, end.checked_add(AFTER_PERIOD)?).await?;
        tx.commit().await?;
    }
    Ok(())
}

/// The plan of an account: the one that isn't over, or else the last one.
pub async fn plan_of(conn: &mut PgConnection, account: AccountId) -> Result<Option<Plan>, StoreError> {
    plans::of_account(conn, account).await
}

/// The plan that a link in a letter is about.
pub async fn plan_by_link(conn: &mut PgConnection, link: &str) -> Result<Option<Plan>, StoreError> {
    let Some(hash) = links::parsed(link) else { return Ok(None) };
    match order_links::opens_plan(conn, &hash).await? {
        Some(order) => plans::of_order(conn, &order).await,
        None => Ok(None),
    }
}

/// Whoever is signed in, or holds the link of a letter, cancels their plan. A link that can only cancel is used up.
/// Returns the plan as it is now, and the jobs; `None` if there is nothing to cancel.
pub async fn cancel_plan(
    pool: &PgPool,
    by: CancelBy<'_>,
    now: Timestamp,
) -> Result<Option<(Plan, Vec<JobId>)>, StoreError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let found = match by {
        CancelBy::Account(account) => plans::of_account(&mut tx, account).await?,
        CancelBy::Link(link) => plan_by_link(&mut tx, link).await?,
    };
    let Some(plan) = found else { return Ok(None) };
    let Some(plan) = plans::lock(&mut tx, plan.id).await? else { return Ok(None) };
    let id = plan.id;
    let jobs = leaving::cancel(&mut tx, plan, now).await?;
    if let Some(hash) = by.hash() {
        order_links::use_up(&mut tx, &hash).await?;
    }
    let plan = plans::lock(&mut tx, id).await?;
    tx.commit().await?;
    Ok(plan.map(|plan| (plan, jobs)))
}

/// Who cancels.
#[derive(Clone, Copy, Debug)]
pub enum CancelBy<'a> {
    Account(AccountId),
    Link(&'a str),
}

impl CancelBy<'_> {
    fn hash(self) -> Option<Vec<u8>> {
        match self {
            Self::Account(_) => None,
            Self::Link(link) => links::parsed(link),
        }
    }
}
