//! Accounts and what a person says about themselves; sessions and challenges are in the files beside it.

use domain::{
    account::{AccountId, Gender},
    catalog::{AppExamId, AppId, ExamId, PackageItem},
    email::EmailAddress,
    locale::Locale,
    order::{OrderNumber, Status, UNPAID_COLLECTED, UNPAID_KEPT},
};
use jiff::{Timestamp, civil::Date};
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

pub mod ceremonies;
pub mod challenges;
pub mod identities;
pub mod limits;
pub mod passkeys;
pub mod sessions;

#[derive(Clone, Debug, PartialEq)]
pub struct Account {
    pub id: AccountId,
    pub email: EmailAddress,
    /// Argon2id in PHC form.
    pub password: Option<String>,
    pub profile: Profile,
    pub hl: Locale,
    pub app: AppId,
    pub created_at: Timestamp,
}

/// What a person says about themselves; all of it is optional.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Profile {
    pub name: String,
    pub nickname: String,
    pub phone: String,
    pub birthday: Option<Date>,
    pub gender: Option<Gender>,
}

/// An account that is about to be opened, for an address that has just been proven.
#[derive(Clone, Copy, Debug)]
pub struct NewAccount<'a> {
    pub id: AccountId,
    pub email: &'a EmailAddress,
    pub name: &'a str,
    pub password: Option<&'a str>,
    pub hl: Locale,
    pub app: AppId,
}

/// Opens an account unless the address has one; returns the account's id, and whether it is new.
pub async fn open(
    conn: &mut PgConnection,
    new: &NewAccount<'_>,
    now: Timestamp,
) -> Result<(AccountId, bool)> {
    let inserted = sqlx::query!(
        "insert into account (id, email, email_key, password, name, hl, app_id, agreed_at, created_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $8) on conflict (email_key) do nothing",
        new.id.as_uuid(),
        new.email.as_str(),
        new.email.key(),
        new.password,
        new.name,
        new.hl.code(),
        new.app.0,
        now.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    if inserted.rows_affected() > 0 {
        return Ok((new.id, true));
    }
    // Locked: whatever the caller does next counts for the account as it is now.
    let id = sqlx::query_scalar!("select id from account where email_key = $1 for update", new.email.key());
    Ok((id.fetch_one(conn).await?.into(), false))
}

pub async fn find(conn: &mut PgConnection, id: AccountId) -> Result<Option<Account>> {
    let row = sqlx::query_as!(
        Row,
        r#"select id, email, password, name, nickname, phone, birthday as "birthday: jiff_sqlx::Date", gender, hl,
                  app_id, created_at as "created_at: jiff_sqlx::Timestamp"
           from account where id = $1"#,
        id.as_uuid(),
    );
    row.fetch_optional(conn).await?.map(Account::try_from).transpose()
}

pub async fn find_by_email(conn: &mut PgConnection, email: &EmailAddress) -> Result<Option<Account>> {
    let row = sqlx::query_as!(
        Row,
        r#"select id, email, password, name, nickname, phone, birthday as "birthday: jiff_sqlx::Date", gender, hl,
                  app_id, created_at as "created_at: jiff_sqlx::Timestamp"
           from account where email_key = $1"#,
        email.key(),
    );
    row.fetch_optional(conn).await?.map(Account::try_from).transpose()
}

pub async fn set_password(conn: &mut PgConnection, id: AccountId, password: &str) -> Result<()> {
    sqlx::query!("update account set password = $2 where id = $1", id.as_uuid(), password)
        .execute(conn)
        .await?;
    Ok(())
}

pub async fn set_profile(
    conn: &mut PgConnection,
    id: AccountId,
    profile: &Profile,
    hl: Locale,
) -> Result<()> {
    sqlx::query!(
        "update account set name = $2, nickname = $3, phone = $4, birthday = $5, gender = $6, hl = $7 where id = $1",
        id.as_uuid(),
        profile.name,
        profile.nickname,
        profile.phone,
        profile.birthday.map(ToSqlx::to_sqlx) as _,
        profile.gender.map(Gender::code),
        hl.code(),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Collects every order that was paid with this address; returns how many. One that another account collected
/// before it was paid moves here, unless that account's address has paid for it as well. Money that went back counts
/// too: whoever paid may see what became of it.
pub async fn collect_paid(conn: &mut PgConnection, id: AccountId, email: &EmailAddress) -> Result<u64> {
    let done = sqlx::query!(
        "update exam_order o set account_id = $1
         where o.account_id is distinct from $1 and o.number in (
             select p.order_number from purchase p where lower(p.email) = $2 and p.paid_at is not null
             union
             select b.order_number from purchase p join bundle_use b on b.purchase_id = p.id
             where lower(p.email) = $2 and p.paid_at is not null)
           and not exists (
             select from account a, purchase p left join bundle_use b on b.purchase_id = p.id
             where a.id = o.account_id and o.number in (p.order_number, b.order_number)
               and p.paid_at is not null and lower(p.email) = a.email_key)",
        id.as_uuid(),
        email.key(),
    );
    Ok(done.execute(conn).await?.rows_affected())
}

/// Collects orders that a browser knows by number. One that another account has is left there, and so is one that
/// somebody else paid for. Of those that nobody paid for, only the newest stay for good.
pub async fn collect(
    conn: &mut PgConnection,
    id: AccountId,
    email: &EmailAddress,
    numbers: &[OrderNumber],
    now: Timestamp,
) -> Result<u64> {
    let numbers: Vec<String> = numbers.iter().map(|number| number.as_str().to_owned()).collect();
    let done = sqlx::query!(
        "update exam_order o set account_id = $1, forget_at = null
         where o.number = any ($2) and o.account_id is null
           and not exists (
             select from purchase p
             where p.order_number = o.number and p.paid_at is not null and lower(p.email) <> $3)
           and not exists (
             select from bundle_use b join purchase p on p.id = b.purchase_id
             where b.order_number = o.number and p.paid_at is not null and lower(p.email) <> $3)",
        id.as_uuid(),
        &numbers,
        email.key(),
    );
    let collected = done.execute(&mut *conn).await?.rows_affected();
    if collected > 0 {
        forget_old_unpaid(conn, id, now.checked_add(UNPAID_KEPT).unwrap_or(now)).await?;
    }
    Ok(collected)
}

async fn forget_old_unpaid(conn: &mut PgConnection, id: AccountId, forget_at: Timestamp) -> Result<()> {
    sqlx::query!(
        "update exam_order set forget_at = $3 where number in (
             select o.number from exam_order o
             where o.account_id = $1 and o.forget_at is null
               and not exists (
                 select from purchase p where p.order_number = o.number and p.paid_at is not null)
               and not exists (
                 select from bundle_use b join purchase p on p.id = b.purchase_id
                 where b.order_number = o.number and p.paid_at is not null)
             order by o.submitted_at desc, o.number desc offset $2)",
        id.as_uuid(),
        UNPAID_COLLECTED,
        forget_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The account that collected an order. `None` if there is no such order, or nobody has.
pub async fn owner(conn: &mut PgConnection, order: &OrderNumber) -> Result<Option<AccountId>> {
    let owner = sqlx::query_scalar!("select account_id from exam_order where number = $1", order.as_str());
    Ok(owner.fetch_optional(conn).await?.flatten().map(AccountId::from))
}

/// An order in the list of its account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CollectedOrder {
    pub number: OrderNumber,
    pub exam: ExamId,
    pub app_exam: AppExamId,
    pub status: Status,
    pub submitted_at: Timestamp,
    /// It is of no test: a membership was bought with it, or may be.
    pub membership: bool,
}

/// The orders of an account, newest first.
pub async fn orders(conn: &mut PgConnection, id: AccountId) -> Result<Vec<CollectedOrder>> {
    let rows = sqlx::query!(
        r#"select number, run_id, exam_id, app_exam_id, status, membership,
                  submitted_at as "submitted_at: jiff_sqlx::Timestamp"
           from exam_order where account_id = $1 order by submitted_at desc, number desc"#,
        id.as_uuid(),
    );
    let parsed = rows.fetch_all(conn).await?.into_iter().map(|row| {
        let unknown =
            |column| StoreError::Inconsistent { table: "exam_order", column, row: row.run_id.to_string() };
        Ok(CollectedOrder {
            number: OrderNumber::parse(&row.number).ok_or_else(|| unknown("number"))?,
            exam: ExamId(row.exam_id),
            app_exam: AppExamId(row.app_exam_id),
            status: Status::parse(&row.status).ok_or_else(|| unknown("status"))?,
            submitted_at: row.submitted_at.to_jiff(),
            membership: row.membership,
        })
    });
    parsed.collect()
}

/// The orders of an account with which the member's discount was paid for, whatever became of it since.
pub async fn orders_with_discount(
    conn: &mut PgConnection,
    id: AccountId,
    app_exams: &[AppExamId],
) -> Result<Vec<OrderNumber>> {
    let app_exams: Vec<i32> = app_exams.iter().map(|id| id.0).collect();
    let numbers = sqlx::query_scalar!(
        "select o.number from exam_order o
         where o.account_id = $1 and o.app_exam_id = any ($2) and exists (
             select from purchase p
             where p.order_number = o.number and p.paid_at is not null and $3 = any (p.items))
         order by o.number",
        id.as_uuid(),
        &app_exams,
        PackageItem::Discount.code(),
    );
    let unknown = || StoreError::Inconsistent { table: "exam_order", column: "number", row: id.to_string() };
    numbers.fetch_all(conn).await?.iter().map(|n| OrderNumber::parse(n).ok_or_else(unknown)).collect()
}

struct Row {
    id: uuid::Uuid,
    email: String,
    password: Option<String>,
    name: String,
    nickname: String,
    phone: String,
    birthday: Option<jiff_sqlx::Date>,
    gender: Option<String>,
    hl: String,
    app_id: i32,
    created_at: jiff_sqlx::Timestamp,
}

impl TryFrom<Row> for Account {
    type Error = StoreError;

    fn try_from(row: Row) -> Result<Self> {
        let unknown = |column| StoreError::Inconsistent { table: "account", column, row: row.id.to_string() };
        let gender = row.gender.as_deref().map(|code| Gender::parse(code).ok_or_else(|| unknown("gender")));
        Ok(Self {
            email: EmailAddress::parse(&row.email).ok_or_else(|| unknown("email"))?,
            hl: Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?,
            id: row.id.into(),
            password: row.password,
            profile: Profile {
                name: row.name,
                nickname: row.nickname,
                phone: row.phone,
                birthday: row.birthday.map(jiff_sqlx::Date::to_jiff),
                gender: gender.transpose()?,
            },
            app: AppId(row.app_id),
            created_at: row.created_at.to_jiff(),
        })
    }
}
