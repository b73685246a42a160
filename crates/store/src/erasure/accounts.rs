//! What an account leaves behind beside its orders: its address in other tables, and the account itself.

use domain::{account::AccountId, email::EmailAddress, order::OrderNumber};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde_json::Value;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// Marks an account whose owner has asked for its deletion, and locks it. False if it is gone.
pub async fn mark_closing(conn: &mut PgConnection, id: AccountId, asked_at: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "update account set closing_at = $2 where id = $1",
        id.as_uuid(),
        asked_at.to_sqlx() as _
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}

/// Accounts that wait to be deleted, and since when.
pub async fn closing(conn: &mut PgConnection, most: i64) -> Result<Vec<(AccountId, Timestamp)>> {
    let rows = sqlx::query!(
        r#"select id, closing_at as "closing_at!: jiff_sqlx::Timestamp" from account
           where closing_at is not null order by closing_at limit $1"#,
        most,
    );
    let rows = rows.fetch_all(conn).await?.into_iter();
    Ok(rows.map(|row| (AccountId::from(row.id), row.closing_at.to_jiff())).collect())
}

/// When the owner of this account asked for its deletion, if they did.
pub async fn closing_since(conn: &mut PgConnection, id: AccountId) -> Result<Option<Timestamp>> {
    let row = sqlx::query!(
        r#"select closing_at as "closing_at: jiff_sqlx::Timestamp" from account where id = $1"#,
        id.as_uuid(),
    );
    let row = row.fetch_optional(conn).await?;
    Ok(row.and_then(|row| row.closing_at).map(jiff_sqlx::Timestamp::to_jiff))
}

/// The orders that a request of that moment is about. What was taken or bought later isn't.
pub async fn orders_until(
    conn: &mut PgConnection,
    id: AccountId,
    asked_at: Timestamp,
) -> Result<Vec<OrderNumber>> {
    let numbers = sqlx::query_scalar!(
        "select number from exam_order o
         where account_id = $1 and submitted_at <= $2
           and not exists (select from purchase p where p.order_number = o.number and p.created_at > $2)
         order by number",
        id.as_uuid(),
        asked_at.to_sqlx() as _,
    );
    let unknown = || StoreError::Inconsistent { table: "exam_order", column: "number", row: id.to_string() };
    numbers.fetch_all(conn).await?.iter().map(|n| OrderNumber::parse(n).ok_or_else(unknown)).collect()
}

/// Whether money is in transit for a purchase that was made with this address until then.
pub async fn pays(conn: &mut PgConnection, email: &EmailAddress, until: Timestamp) -> Result<bool> {
    let open = sqlx::query_scalar!(
        r#"select exists (
               select from purchase p left join refund r on r.purchase_id = p.id
               where lower(p.email) = $1 and p.created_at <= $2
                 and (p.state in ('created', 'pending', 'processing', 'paid', 'review', 'disputed')
                      or r.state in ('requested', 'pending'))) as "open!""#,
        email.key(),
        until.to_sqlx() as _,
    );
    Ok(open.fetch_one(conn).await?)
}

/// Erases an address from everything that was written until then: purchases and withdrawals lose it, letters and
/// links to it are deleted.
pub async fn forget_address(conn: &mut PgConnection, email: &EmailAddress, until: Timestamp) -> Result<()> {
    sqlx::query!(
        "update purchase set email = '', evidence = evidence - 'confirmed'
         where lower(email) = $1 and email <> '' and created_at <= $2",
        email.key(),
        until.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "update withdrawal set name = '', email = ''
         where lower(email) = $1 and email <> '' and declared_at <= $2",
        email.key(),
        until.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "delete from order_link where lower(email) = $1 and email is not null and made_at <= $2",
        email.key(),
        until.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "delete from mail where lower(recipient) = $1 and made_at <= $2",
        email.key(),
        until.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Deletes an account with its sessions, passkeys, connections, exports, limits, letters and refusal of letters. Orders that it still has belong to whoever
/// knows their numbers, and those that nobody paid for are kept until `forget_at`. `whose` names its address in
/// limits.
pub async fn delete(
    conn: &mut PgConnection,
    id: AccountId,
    whose: &[u8],
    forget_at: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "update exam_order o set account_id = null, forget_at = case
             when not exists (
                 select from purchase p where p.order_number = o.number and (p.paid_at is not null or exists (
                     select from payment_attempt a where a.purchase_id = p.id and a.received is not null)))
             and not exists (
                 select from bundle_use b join purchase p on p.id = b.purchase_id
                 where b.order_number = o.number and (p.paid_at is not null or exists (
                     select from payment_attempt a where a.purchase_id = p.id and a.received is not null)))
             then $2 else o.forget_at end
         where account_id = $1",
        id.as_uuid(),
        forget_at.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!("delete from mail where account_id = $1", id.as_uuid()).execute(&mut *conn).await?;
    sqlx::query!("delete from account_limit where whose = $1", whose).execute(&mut *conn).await?;
    sqlx::query!("delete from letter_refusal where whose = $1", whose).execute(&mut *conn).await?;
    sqlx::query!("delete from account where id = $1", id.as_uuid()).execute(conn).await?;
    Ok(())
}

/// Deletes letters to addresses whose account is gone: those that were sent or given up, and any that was made
/// before `moment`.
pub async fn forget_farewells(conn: &mut PgConnection, moment: Timestamp) -> Result<u64> {
    let done = sqlx::query!(
        "delete from mail where kind = 'account_notice' and order_number is null and account_id is null
           and (state <> 'waiting' or made_at < $1)",
        moment.to_sqlx() as _,
    );
    Ok(done.execute(conn).await?.rows_affected())
}

/// Everything stored about an account beside its orders, as the tables hold it; secrets are left out.
pub async fn export(conn: &mut PgConnection, id: AccountId) -> Result<Option<Value>> {
    let found = sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'account', to_jsonb(a) - 'password',
               'sessions', (select jsonb_agg(to_jsonb(s) - 'token_hash') from account_session s
                            where s.account_id = a.id),
               'challenges', (select jsonb_agg(to_jsonb(c) - 'password' - 'link_hash' - 'browser_hash')
                              from challenge c where c.email_key = a.email_key),
               'passkeys', (select jsonb_agg(to_jsonb(k) - 'credential_id' - 'key') from passkey k
                            where k.account_id = a.id),
               'identities', (select jsonb_agg(to_jsonb(i)) from identity i where i.account_id = a.id),
               'plans', (select jsonb_agg(to_jsonb(p)) from plan p where p.account_id = a.id),
               'exports', (select jsonb_agg(to_jsonb(e)) from account_export e where e.account_id = a.id),
               'withdrawals', (select jsonb_agg(to_jsonb(w)) from withdrawal w
                               where lower(w.email) = a.email_key and w.email <> ''),
               'letters', (select jsonb_agg(to_jsonb(m)) from mail m
                           where m.account_id = a.id
                              or lower(m.recipient) = a.email_key and m.order_number is null)) as "found!"
           from account a where a.id = $1"#,
        id.as_uuid(),
    );
    Ok(found.fetch_optional(conn).await?)
}
