//! Plans: memberships that renew themselves. A row is changed under its lock, by what the provider says.

use domain::{
    account::AccountId,
    catalog::AppId,
    ids::PlanId,
    money::{Currency, Money},
    order::OrderNumber,
    plan::State,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    pub id: PlanId,
    pub account: AccountId,
    pub app: AppId,
    pub state: State,
    /// What was agreed to at the button.
    pub money: Money,
    pub months: i32,
    /// The provider's id; `None` until its answer is known.
    pub subscription: Option<String>,
    pub period_end: Option<Timestamp>,
    pub cancel_asked_at: Option<Timestamp>,
    /// It must end at once and not with its period.
    pub ends_at_once: bool,
    pub reminded_for: Option<Timestamp>,
    pub told_failed: Option<String>,
    pub created_at: Timestamp,
}

/// A plan that is about to be opened.
#[derive(Clone, Copy, Debug)]
pub struct NewPlan {
    pub id: PlanId,
    pub account: AccountId,
    pub app: AppId,
    pub money: Money,
    pub months: i32,
    pub check_at: Timestamp,
}

/// Opens a plan for an order of no test. The account is locked, and has no other plan.
pub async fn insert(
    conn: &mut PgConnection,
    new: &NewPlan,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "insert into plan (id, account_id, app_id, state, currency, amount, months, check_at, created_at)
         values ($1, $2, $3, 'pending', $4, $5, $6, $7, $8)",
        new.id.as_uuid(),
        new.account.as_uuid(),
        new.app.0,
        new.money.currency.code(),
        new.money.amount,
        new.months,
        new.check_at.to_sqlx() as _,
        now.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    put_order(conn, new.id, order).await
}

/// Makes an order of no test one of the plan's.
pub async fn put_order(conn: &mut PgConnection, plan: PlanId, order: &OrderNumber) -> Result<()> {
    sqlx::query!("update exam_order set plan_id = $2 where number = $1", order.as_str(), plan.as_uuid())
        .execute(conn)
        .await?;
    Ok(())
}

struct Row {
    id: uuid::Uuid,
    account_id: uuid::Uuid,
    app_id: i32,
    state: String,
    currency: String,
    amount: i64,
    months: i32,
    subscription: Option<String>,
    period_end: Option<jiff_sqlx::Timestamp>,
    cancel_asked_at: Option<jiff_sqlx::Timestamp>,
    ends_at_once: bool,
    reminded_for: Option<jiff_sqlx::Timestamp>,
    told_failed: Option<String>,
    created_at: jiff_sqlx::Timestamp,
}

impl TryFrom<Row> for Plan {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self> {
        let unknown = |column| StoreError::Inconsistent { table: "plan", column, row: row.id.to_string() };
        let currency = Currency::parse(&row.currency).ok_or_else(|| unknown("currency"))?;
        Ok(Self {
            id: row.id.into(),
            account: row.account_id.into(),
            app: AppId(row.app_id),
            state: State::parse(&row.state).ok_or_else(|| unknown("state"))?,
            money: Money::new(currency, row.amount),
            months: row.months,
            subscription: row.subscription,
            period_end: row.period_end.map(jiff_sqlx::Timestamp::to_jiff),
            cancel_asked_at: row.cancel_asked_at.map(jiff_sqlx::Timestamp::to_jiff),
            ends_at_once: row.ends_at_once,
            reminded_for: row.reminded_for.map(jiff_sqlx::Timestamp::to_jiff),
            told_failed: row.told_failed,
            created_at: row.created_at.to_jiff(),
        })
    }
}

/// The plan, locked until the transaction ends.
pub async fn lock(conn: &mut PgConnection, id: PlanId) -> Result<Option<Plan>> {
    let row = sqlx::query_as!(
        Row,
        r#"select id, account_id, app_id, state, currency, amount, months, subscription,
                  period_end as "period_end: _", cancel_asked_at as "cancel_asked_at: _", ends_at_once,
                  reminded_for as "reminded_for: _", told_failed, created_at as "created_at: _"
           from plan where id = $1 for update"#,
        id.as_uuid(),
    );
    row.fetch_optional(conn).await?.map(Plan::try_from).transpose()
}

/// The plan of an account that isn't over, or else its last one.
pub async fn of_account(conn: &mut PgConnection, account: AccountId) -> Result<Option<Plan>> {
    let row = sqlx::query_as!(
        Row,
        r#"select id, account_id, app_id, state, currency, amount, months, subscription,
                  period_end as "period_end: _", cancel_asked_at as "cancel_asked_at: _", ends_at_once,
                  reminded_for as "reminded_for: _", told_failed, created_at as "created_at: _"
           from plan where account_id = $1 order by (state <> 'ended') desc, created_at desc limit 1"#,
        account.as_uuid(),
    );
    row.fetch_optional(conn).await?.map(Plan::try_from).transpose()
}

/// The plan that an order belongs to.
pub async fn of_order(conn: &mut PgConnection, order: &OrderNumber) -> Result<Option<Plan>> {
    let row = sqlx::query_as!(
        Row,
        r#"select p.id, p.account_id, app_id, state, currency, amount, months, subscription,
                  period_end as "period_end: _", cancel_asked_at as "cancel_asked_at: _", ends_at_once,
                  reminded_for as "reminded_for: _", told_failed, created_at as "created_at: _"
           from plan p join exam_order o on o.plan_id = p.id where o.number = $1"#,
        order.as_str(),
    );
    row.fetch_optional(conn).await?.map(Plan::try_from).transpose()
}

/// The plan of a subscription, by the provider's id.
pub async fn with_subscription(conn: &mut PgConnection, subscription: &str) -> Result<Option<PlanId>> {
    let id = sqlx::query_scalar!("select id from plan where subscription = $1", subscription);
    Ok(id.fetch_optional(conn).await?.map(PlanId::from))
}

/// The subscription whose bill an intent pays.
pub async fn subscription_of(conn: &mut PgConnection, intent: &str) -> Result<Option<String>> {
    let found = sqlx::query_scalar!(
        r#"select l.subscription as "subscription!" from plan l
           join exam_order o on o.plan_id = l.id
           join purchase p on p.order_number = o.number
           join payment_attempt a on a.purchase_id = p.id
           where a.intent = $1 and l.subscription is not null"#,
        intent,
    );
    Ok(found.fetch_optional(conn).await?)
}

/// The order of the plan's last payment, or of its first one that is still to come.
pub async fn newest_order(conn: &mut PgConnection, plan: PlanId) -> Result<Option<OrderNumber>> {
    let number = sqlx::query_scalar!(
        "select number from exam_order where plan_id = $1 order by submitted_at desc limit 1",
        plan.as_uuid(),
    );
    let unknown =
        || StoreError::Inconsistent { table: "exam_order", column: "number", row: plan.to_string() };
    let number = number.fetch_optional(conn).await?;
    number.map(|number| OrderNumber::parse(&number).ok_or_else(unknown)).transpose()
}

/// Stores the provider's id of a plan's subscription.
pub async fn set_subscription(conn: &mut PgConnection, plan: PlanId, subscription: &str) -> Result<()> {
    sqlx::query!("update plan set subscription = $2 where id = $1", plan.as_uuid(), subscription)
        .execute(conn)
        .await?;
    Ok(())
}

/// Writes a locked plan back; what was agreed to never changes.
pub async fn write(conn: &mut PgConnection, plan: &Plan, check_at: Timestamp) -> Result<()> {
    sqlx::query!(
        "update plan set state = $2, period_end = $3, cancel_asked_at = $4, ends_at_once = $5, reminded_for = $6,
                told_failed = $7, check_at = $8
         where id = $1",
        plan.id.as_uuid(),
        plan.state.code(),
        plan.period_end.map(ToSqlx::to_sqlx) as _,
        plan.cancel_asked_at.map(ToSqlx::to_sqlx) as _,
        plan.ends_at_once,
        plan.reminded_for.map(ToSqlx::to_sqlx) as _,
        plan.told_failed,
        check_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Claims plans about which the provider has to be asked, until `again`. Those that another worker is claiming are
/// skipped.
pub async fn take_due(
    conn: &mut PgConnection,
    most: i64,
    again: Timestamp,
    now: Timestamp,
) -> Result<Vec<PlanId>> {
    let ids = sqlx::query_scalar!(
        "update plan set check_at = $3 where id in (
             select id from plan where state <> 'ended' and check_at <= $1
             order by check_at limit $2 for update skip locked)
         returning id",
        now.to_sqlx() as _,
        most,
        again.to_sqlx() as _,
    );
    Ok(ids.fetch_all(conn).await?.into_iter().map(PlanId::from).collect())
}

/// Plans that renew before `moment` and whose owners haven't been reminded of it.
pub async fn to_remind(conn: &mut PgConnection, moment: Timestamp, most: i64) -> Result<Vec<PlanId>> {
    let ids = sqlx::query_scalar!(
        "select id from plan
         where state = 'active' and period_end <= $1 and reminded_for is distinct from period_end
         order by period_end limit $2",
        moment.to_sqlx() as _,
        most,
    );
    Ok(ids.fetch_all(conn).await?.into_iter().map(PlanId::from).collect())
}

/// Whether an attempt with this intent is stored: then its bill has its purchase.
pub async fn is_booked(conn: &mut PgConnection, intent: &str) -> Result<bool> {
    let found = sqlx::query_scalar!(
        r#"select exists (select from payment_attempt where intent = $1) as "found!""#,
        intent
    );
    Ok(found.fetch_one(conn).await?)
}

#[cfg(test)]
mod tests {
    use domain::{
        catalog::{AppExamId, ExamId, ExamKind},
        country::CountryCode,
        email::EmailAddress,
        locale::Locale,
    };
    use jiff::SignedDuration;
    use sqlx::PgPool;
    use uuid::Uuid;

    use super::*;
    use crate::{accounts, orders};

    fn at(hour: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + 3600 * hour).expect("a time")
    }

    async fn account(conn: &mut PgConnection) -> AccountId {
        let email = EmailAddress::parse("grace@example.com").expect("an address");
        let new = accounts::NewAccount {
            id: Uuid::from_u128(7).into(),
            email: &email,
            name: "",
            password: None,
            hl: Locale::En,
            app: AppId(1),
        };
        accounts::open(conn, &new, at(0)).await.expect("an account").0
    }

    /// A pending plan of an account, with its first order.
    async fn plan(conn: &mut PgConnection, account: AccountId, n: u128) -> Result<(PlanId, OrderNumber)> {
        let number = OrderNumber::new(at(0), n);
        let order = orders::NewMembership {
            number: &number,
            account,
            app_exam: AppExamId(1),
            exam: ExamId(1),
            kind: ExamKind::Iq,
            hl: Locale::En,
            country: CountryCode::parse("DE").expect("a country"),
            forget_at: at(720),
        };
        orders::insert_membership(conn, &order, at(0)).await?;
        let new = NewPlan {
            id: Uuid::from_u128(n).into(),
            account,
            app: AppId(1),
            money: Money::new(Currency::EUR, 499),
            months: 12,
            check_at: at(1),
        };
        insert(conn, &new, &number, at(0)).await?;
        Ok((new.id, number))
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn an_account_has_one_plan_at_a_time(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let grace = account(&mut conn).await;
        let (id, order) = plan(&mut conn, grace, 1).await.expect("stored");
        assert!(plan(&mut conn, grace, 2).await.is_err(), "a second one");

        let mut first = lock(&mut conn, id).await.expect("read").expect("a plan");
        first.state = State::Ended;
        write(&mut conn, &first, at(2)).await.expect("written");
        let (second, _) = plan(&mut conn, grace, 3).await.expect("stored");

        assert_eq!(of_account(&mut conn, grace).await.expect("read").map(|plan| plan.id), Some(second));
        assert_eq!(of_order(&mut conn, &order).await.expect("read"), Some(first));
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_plan_is_asked_about_when_due_and_reminded_of_once_for_each_period(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let grace = account(&mut conn).await;
        let (id, _) = plan(&mut conn, grace, 1).await.expect("stored");
        set_subscription(&mut conn, id, "sub_1").await.expect("written");
        let end = at(24 * 365);

        let early = take_due(&mut conn, 9, at(3), at(0)).await.expect("read");
        let due = take_due(&mut conn, 9, at(3), at(1)).await.expect("read");
        let again = take_due(&mut conn, 9, at(3), at(2)).await.expect("read");
        let mut plan = lock(&mut conn, id).await.expect("read").expect("a plan");
        (plan.state, plan.period_end) = (State::Active, Some(end));
        write(&mut conn, &plan, end).await.expect("written");
        let week = SignedDuration::from_hours(7 * 24);
        let before = to_remind(&mut conn, end - SignedDuration::from_secs(1), 9).await.expect("read");
        let now = to_remind(&mut conn, end + week, 9).await.expect("read");
        plan.reminded_for = Some(end);
        write(&mut conn, &plan, end).await.expect("written");

        assert_eq!((early, due, again), (Vec::new(), vec![id], Vec::new()));
        assert_eq!((before, now), (Vec::new(), vec![id]));
        assert_eq!(to_remind(&mut conn, end + week, 9).await.expect("read"), Vec::new());
        assert_eq!(with_subscription(&mut conn, "sub_1").await.expect("read"), Some(id));
        assert_eq!(with_subscription(&mut conn, "sub_2").await.expect("read"), None);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn the_order_of_a_renewal_is_like_the_one_before_it(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let grace = account(&mut conn).await;
        let (id, first) = plan(&mut conn, grace, 1).await.expect("stored");
        let next = OrderNumber::new(at(9), 9);

        orders::repeat_membership(&mut conn, &first, &next, at(9)).await.expect("stored");

        assert_eq!(newest_order(&mut conn, id).await.expect("read"), Some(next.clone()));
        assert_eq!(of_order(&mut conn, &next).await.expect("read").map(|plan| plan.id), Some(id));
        let once = orders::open_membership(&mut conn, grace, &[AppExamId(1)]).await.expect("read");
        assert_eq!(once, None, "the order of a plan isn't paid once");
    }
}
