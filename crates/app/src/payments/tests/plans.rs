//! Memberships that renew: each renewal once, at the price agreed, and never after somebody has cancelled.

use domain::{
    account::AccountId,
    payment::{AttemptState, News},
    plan::{State as PlanState, Told, renews_at},
    refund::Reason,
};
use store::plans::{self, Plan};

use super::{
    members::{account, signed_in, why},
    provider::Fault,
    *,
};
use crate::ports::PaymentProvider;

fn price() -> Money {
    CATALOG.price(SkuId(6), country("US")).expect("a price")
}

async fn asks(
    pool: &PgPool,
    provider: &Fake,
    account: AccountId,
    renewing: bool,
    at: Timestamp,
) -> Result<Ask, BuyError> {
    let email = address("grace@example.com");
    let ask = SubscribeAsk {
        account,
        email: &email,
        app: &CATALOG.apps[0],
        shown: price(),
        country: country("US"),
        hl: Locale::En,
        evidence: Evidence::default(),
        renewing,
    };
    subscribe(pool, provider, &CATALOG, &ask, at).await
}

async fn plan(pool: &PgPool, account: AccountId) -> Plan {
    let mut conn = pool.acquire().await.expect("a connection");
    plans::of_account(&mut conn, account).await.expect("read").expect("a plan")
}

/// An account with a paid plan; returns the account and the provider's id of the subscription.
async fn subscribed(pool: &PgPool, provider: &Fake) -> (AccountId, String) {
    let grace = account(pool, "grace@example.com").await;
    let ask = asks(pool, provider, grace, true, now()).await.expect("an order");
    start(pool, provider, &CATALOG, &ask, now()).await.expect("started");
    let subscription = plan(pool, grace).await.subscription.expect("known");
    let paid = provider.pay_first(&subscription);
    apply_event(pool, &paid, now()).await.expect("applied");
    check(pool, provider, grace, now()).await;
    (grace, subscription)
}

async fn check(pool: &PgPool, provider: &Fake, account: AccountId, at: Timestamp) -> Checked {
    let id = plan(pool, account).await.id;
    check_plan(pool, provider, id, at).await.expect("checked")
}

/// A little after the end of the first period.
fn renewal() -> Timestamp {
    renews_at(now(), 12) + SignedDuration::from_hours(2)
}

async fn paid(pool: &PgPool) -> i64 {
    count(pool, "select count(*) from purchase where paid_at is not null").await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_first_payment_makes_a_member_and_the_plan_renews(pool: PgPool) {
    let provider = Fake::default();

    let (grace, subscription) = subscribed(&pool, &provider).await;

    let plan = plan(&pool, grace).await;
    assert_eq!((plan.state, plan.money), (PlanState::Active, price()));
    assert_eq!(provider.told(&subscription), Told::Running);
    assert!(why(&pool, &signed_in(grace), now()).await.is_some());
    for renewing in [true, false] {
        let again = asks(&pool, &provider, grace, renewing, now()).await;
        assert!(matches!(again, Err(BuyError::AlreadyPaid)), "{again:?}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_renewal_is_a_purchase_of_its_own_however_often_the_provider_is_asked(pool: PgPool) {
    let provider = Fake::default();
    let (grace, subscription) = subscribed(&pool, &provider).await;
    provider.renews(&subscription, price(), renewal());
    let told = |n| News::Plan(format!("sub_{n}"));
    let known = provider.event("invoice.paid", News::Plan(subscription.clone()));

    let (_, jobs) = apply_event(&pool, &known, renewal()).await.expect("applied");
    apply_event(&pool, &provider.event("invoice.paid", told(9)), renewal()).await.expect("a stranger's");
    let (one, other) =
        tokio::join!(check(&pool, &provider, grace, renewal()), check(&pool, &provider, grace, renewal()),);
    check(&pool, &provider, grace, renewal()).await;

    assert_eq!(jobs.len(), 1, "the event asks for a question");
    assert_eq!(one.jobs.len().max(other.jobs.len()), 2, "a delivery and its check");
    assert_eq!(paid(&pool).await, 2);
    let lines = count(&pool, "select count(*) from ledger_line where account = 'sales'").await;
    assert_eq!(lines, 2, "both are in the books");
    let member = why(&pool, &signed_in(grace), renewal()).await.expect("still a member");
    assert_eq!(member.until, Some(renews_at(renewal(), 12)));
    assert_eq!(plan(&pool, grace).await.period_end, Some(renews_at(renewal(), 12)));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_message_about_a_plan_that_is_being_checked_leads_to_another_check(pool: PgPool) {
    let provider = Fake::default();
    let (grace, subscription) = subscribed(&pool, &provider).await;
    let plan_id = plan(&pool, grace).await.id;
    let take = async |at: Timestamp| {
        let room = store::jobs::Room { slow: false, most: 99, suspect: true };
        let mut conn = pool.acquire().await.expect("a connection");
        let taken = store::jobs::take(&mut conn, room, later(60), at).await.expect("claimed");
        taken.into_iter().find(|job| job.kind == "check_plan")
    };
    apply_event(&pool, &provider.event("invoice.created", News::Plan(subscription.clone())), now())
        .await
        .expect("applied");
    let asked_before = take(now()).await.expect("a check");

    // The bill is paid after the provider was asked.
    apply_event(&pool, &provider.event("invoice.paid", News::Plan(subscription)), later(1))
        .await
        .expect("applied");
    let mut conn = pool.acquire().await.expect("a connection");
    store::jobs::finish(&mut conn, asked_before.id, asked_before.attempt).await.expect("done");
    drop(conn);

    let again = take(later(2)).await.expect("another check");
    assert_eq!(again.payload["plan"], serde_json::json!(plan_id));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_renewal_whose_event_was_lost_is_found_after_the_period(pool: PgPool) {
    let provider = Fake::default();
    let (_, subscription) = subscribed(&pool, &provider).await;
    let schedule = Schedule::default();
    let end = renews_at(now(), 12);
    reconcile_once(&provider, &pool, &schedule, end - SignedDuration::from_hours(1)).await.expect("asked");
    assert_eq!(paid(&pool).await, 1);

    // First the bill is a draft, and an hour later it is charged.
    provider.bills(&subscription, end);
    reconcile_once(&provider, &pool, &schedule, end + SignedDuration::from_mins(10)).await.expect("asked");
    let draft = paid(&pool).await;
    provider.renews(&subscription, price(), end + SignedDuration::from_hours(1));
    reconcile_once(&provider, &pool, &schedule, end + SignedDuration::from_hours(2)).await.expect("asked");

    assert_eq!((draft, paid(&pool).await), (1, 2));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn nothing_is_kept_that_was_charged_after_cancelling(pool: PgPool) {
    let provider = Fake::default();
    let (grace, subscription) = subscribed(&pool, &provider).await;
    let asked = renews_at(now(), 12) - SignedDuration::from_mins(1);
    let cancelled = cancel_plan(&pool, CancelBy::Account(grace), asked).await.expect("stored");
    let (left, jobs) = cancelled.expect("a plan");
    assert_eq!((left.state, jobs.len()), (PlanState::Cancelled, 2), "a question and a letter");

    // The provider couldn't be reached in time, and charges.
    provider.fault(Fault::LostBefore);
    let id = plan(&pool, grace).await.id;
    assert!(check_plan(&pool, &provider, id, asked).await.is_err());
    let intent = provider.renews(&subscription, price(), renewal());
    check(&pool, &provider, grace, renewal()).await;

    assert_eq!(provider.told(&subscription), Told::Leaving);
    assert_eq!(plan(&pool, grace).await.state, PlanState::Cancelled);
    let back: Vec<String> = sqlx::query_scalar(
        "select a.intent from refund r join payment_attempt a on a.id = r.attempt_id where r.reason = 'cancelled'",
    )
    .fetch_all(&pool)
    .await
    .expect("refunds");
    assert_eq!(back, [intent]);
    assert_eq!(why(&pool, &signed_in(grace), renewal()).await, None);
    let letters = mails(&pool).await;
    assert_eq!(letters.iter().filter(|kind| *kind == "plan").count(), 1, "{letters:?}");
    let again = cancel_plan(&pool, CancelBy::Account(grace), renewal()).await.expect("stored");
    assert_eq!(again.expect("the same plan").1, Vec::new(), "cancelling again changes nothing");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_provider_is_told_once_that_a_plan_is_cancelled(pool: PgPool) {
    let provider = Fake::default();
    let (grace, subscription) = subscribed(&pool, &provider).await;
    cancel_plan(&pool, CancelBy::Account(grace), now()).await.expect("stored");

    // Each call is reported, and each report leads to a check.
    for second in 1..4 {
        check(&pool, &provider, grace, later(second)).await;
    }

    assert_eq!((provider.told(&subscription), provider.calls("end_plan")), (Told::Leaving, 1));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn another_amount_than_agreed_is_not_accepted(pool: PgPool) {
    let provider = Fake::default();
    let (grace, subscription) = subscribed(&pool, &provider).await;
    provider.renews(&subscription, Money { amount: price().amount + 100, ..price() }, renewal());

    check(&pool, &provider, grace, renewal()).await;

    assert_eq!(count(&pool, "select count(*) from purchase where state = 'review'").await, 1);
    assert_eq!(why(&pool, &signed_in(grace), renewal()).await, None, "nothing is owned for it");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_renewal_that_fails_is_told_once_and_ends_the_membership_with_its_period(pool: PgPool) {
    let provider = Fake::default();
    let (grace, subscription) = subscribed(&pool, &provider).await;
    let end = renews_at(now(), 12);
    provider.fails_to_renew(&subscription, end);

    for hour in 1..4 {
        check(&pool, &provider, grace, end + SignedDuration::from_hours(hour)).await;
    }

    assert_eq!(plan(&pool, grace).await.state, PlanState::PastDue);
    let failed = "select count(*) from mail where kind = 'plan' and context ->> 'event' = 'failed'";
    assert_eq!(count(&pool, failed).await, 1);
    assert_eq!(paid(&pool).await, 1);
    assert_eq!(why(&pool, &signed_in(grace), renewal()).await, None);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn everybody_is_reminded_once_seven_days_before(pool: PgPool) {
    let provider = Fake::default();
    let (grace, _) = subscribed(&pool, &provider).await;
    let end = plan(&pool, grace).await.period_end.expect("a period");
    let letters = "select count(*) from mail where kind = 'plan'";
    let schedule = Schedule::default();
    let day = |days: i64| end - SignedDuration::from_hours(24 * days);

    reconcile_once(&provider, &pool, &schedule, day(8)).await.expect("asked");
    let early = count(&pool, letters).await;
    for at in [day(7), day(6), day(1)] {
        reconcile_once(&provider, &pool, &schedule, at).await.expect("asked");
    }

    assert_eq!((early, count(&pool, letters).await), (0, 1));
    let on = "select count(*) from mail where context -> 'event' -> 'reminder' is not null";
    assert_eq!(count(&pool, on).await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn whoever_turns_to_the_other_choice_can_no_longer_pay_the_first(pool: PgPool) {
    let (provider, grace) = (Fake::default(), account(&pool, "grace@example.com").await);
    let renewing = asks(&pool, &provider, grace, true, now()).await.expect("an order");
    start(&pool, &provider, &CATALOG, &renewing, now()).await.expect("started");
    let same = asks(&pool, &provider, grace, true, now()).await.expect("an order");
    let subscription = plan(&pool, grace).await.subscription.expect("known");

    let once = asks(&pool, &provider, grace, false, now()).await.expect("an order");
    let started = start(&pool, &provider, &CATALOG, &once, now()).await.expect("started");
    let back = asks(&pool, &provider, grace, true, now()).await.expect("an order");

    assert_eq!((same.order, once.plan), (renewing.order.clone(), None));
    assert_ne!(once.order, renewing.order);
    assert_eq!(provider.told(&subscription), Told::Over);
    let closed = provider.intent_of(started.purchase);
    let closed = provider.retrieve(&closed).await.expect("read").known.state;
    assert_eq!(closed, AttemptState::Cancelled, "the payment of the other choice is closed");
    assert!(back.plan.is_some_and(|plan| Some(plan) != renewing.plan));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn giving_a_payment_back_ends_its_plan(pool: PgPool) {
    let provider = Fake::default();
    let (grace, subscription) = subscribed(&pool, &provider).await;
    let order = why(&pool, &signed_in(grace), now()).await.expect("a member").order;

    refund_order(&pool, &order, Reason::Buyer, later(9)).await.expect("refunded");
    let checked = check(&pool, &provider, grace, later(10)).await;

    assert!(checked.over.is_some());
    assert_eq!(provider.told(&subscription), Told::Over);
    assert_eq!(plan(&pool, grace).await.state, PlanState::Ended);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_plan_that_nobody_pays_ends_and_a_lost_answer_costs_nothing(pool: PgPool) {
    let (provider, grace) = (Fake::default(), account(&pool, "grace@example.com").await);
    let ask = asks(&pool, &provider, grace, true, now()).await.expect("an order");
    provider.fault(Fault::LostAfter);
    let lost = start(&pool, &provider, &CATALOG, &ask, now()).await;
    assert!(matches!(lost, Err(BuyError::Provider(_))), "{lost:?}");
    assert_eq!(plan(&pool, grace).await.subscription, None);

    let early = check(&pool, &provider, grace, later(60)).await;
    let late = check(&pool, &provider, grace, now() + SignedDuration::from_hours(25)).await;

    assert!(early.over.is_none() && late.over.is_some());
    assert_eq!(plan(&pool, grace).await.state, PlanState::Ended);
    assert!(asks(&pool, &provider, grace, true, now()).await.is_ok(), "another try is free");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn deleting_the_account_ends_the_plan_at_the_provider_first(pool: PgPool) {
    let provider = Fake::default();
    let (grace, subscription) = subscribed(&pool, &provider).await;
    let proofs = crate::mail::sample_proofs();
    let purchase =
        sqlx::query_scalar::<_, Uuid>("select id from purchase").fetch_one(&pool).await.expect("one");
    deliver(&pool, &crate::bank::Bank::default(), purchase.into(), now()).await.expect("delivered");

    let first = crate::erasure::delete_account(&pool, &proofs, grace, later(20)).await.expect("asked");
    assert!(matches!(first, crate::erasure::Deletion::Closing), "{first:?}");
    assert_eq!(provider.told(&subscription), Told::Running, "the job has not run yet");
    assert_eq!(check(&pool, &provider, grace, later(21)).await.over, Some(grace));
    crate::erasure::close_waiting(&pool, &proofs, grace, later(22)).await.expect("closed");

    assert_eq!(provider.told(&subscription), Told::Over);
    assert_eq!(count(&pool, "select count(*) from account").await, 0);
    assert_eq!(count(&pool, "select count(*) from plan").await, 0);
}
