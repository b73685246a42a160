//! Links that open an order without its number. Only their hashes are stored.

use domain::{
    email::EmailAddress,
    order::{OrderNumber, Reference},
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// What a mailed link opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opens {
    Order,
    /// The review of the order, and nothing else of it.
    Review,
    /// The plan that the order belongs to, to cancel it.
    Plan,
}

impl Opens {
    const fn code(self) -> &'static str {
        match self {
            Self::Order => "order",
            Self::Review => "review",
            Self::Plan => "plan",
        }
    }
}

/// A link in a letter: the hash of its token, and its order.
#[derive(Clone, Copy, Debug)]
pub struct Mailed<'a> {
    pub hash: &'a [u8],
    pub order: &'a OrderNumber,
    pub opens: Opens,
}

/// Stores the links of a letter to this address. An order that meanwhile has another address gets none: its
/// link in this letter opens nothing. A concurrent change of address waits until this transaction ends. A
/// letter that is sent again has the same links.
pub async fn put_mailed(
    conn: &mut PgConnection,
    links: &[Mailed<'_>],
    email: &EmailAddress,
    now: Timestamp,
) -> Result<()> {
    let hashes: Vec<Vec<u8>> = links.iter().map(|link| link.hash.to_vec()).collect();
    let orders: Vec<String> = links.iter().map(|link| link.order.as_str().to_owned()).collect();
    let purposes: Vec<String> = links.iter().map(|link| link.opens.code().to_owned()).collect();
    sqlx::query!("select number from exam_order where number = any ($1) order by number for share", &orders)
        .fetch_all(&mut *conn)
        .await?;
    sqlx::query!(
        "insert into order_link (token_hash, order_number, email, made_at, purpose)
         select link.hash, link.number, $3, $4, link.purpose
         from unnest($1::bytea[], $2::text[], $5::text[]) as link (hash, number, purpose)
         where exists (
             select from purchase p left join bundle_use b on b.purchase_id = p.id
             where link.number in (p.order_number, b.order_number) and lower(p.email) = lower($3)
               and p.state not in ('expired', 'refunded'))
         on conflict (token_hash) do nothing",
        &hashes,
        &orders,
        email.as_str(),
        now.to_sqlx() as _,
        &purposes,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Stores the return link of a payment.
pub async fn put_return(
    conn: &mut PgConnection,
    hash: &[u8],
    order: &OrderNumber,
    now: Timestamp,
    expires_at: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "insert into order_link (token_hash, order_number, made_at, expires_at) values ($1, $2, $3, $4)",
        hash,
        order.as_str(),
        now.to_sqlx() as _,
        expires_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The order of a link. A return link is used up by opening it.
pub async fn open(conn: &mut PgConnection, hash: &[u8], now: Timestamp) -> Result<Option<OrderNumber>> {
    let number = sqlx::query_scalar!(
        r#"with used as (
               delete from order_link where token_hash = $1 and expires_at is not null
               returning order_number, expires_at)
           select order_number as "order_number!" from used where expires_at > $2
           union all
           select order_number from order_link
           where token_hash = $1 and expires_at is null and purpose = 'order'"#,
        hash,
        now.to_sqlx() as _,
    )
    .fetch_optional(conn)
    .await?;
    number.map(|number| parsed(&number)).transpose()
}

/// The order whose plan a link is about: one that was mailed to cancel it, or that opens the order.
pub async fn opens_plan(conn: &mut PgConnection, hash: &[u8]) -> Result<Option<OrderNumber>> {
    let number = sqlx::query_scalar!(
        "select order_number from order_link
         where token_hash = $1 and expires_at is null and purpose in ('order', 'plan')",
        hash,
    );
    number.fetch_optional(conn).await?.map(|number| parsed(&number)).transpose()
}

/// Deletes a link that could do one thing and has done it.
pub async fn use_up(conn: &mut PgConnection, hash: &[u8]) -> Result<()> {
    sqlx::query!("delete from order_link where token_hash = $1 and purpose = 'plan'", hash)
        .execute(conn)
        .await?;
    Ok(())
}

/// Deletes every link of an order, and of the tests that its bundle paid for, that was mailed to another
/// address.
pub async fn close_elsewhere(
    conn: &mut PgConnection,
    order: &OrderNumber,
    email: &EmailAddress,
) -> Result<()> {
    sqlx::query!(
        "delete from order_link where email is not null and lower(email) <> lower($2) and order_number in (
             select $1::text
             union all
             select b.order_number from bundle_use b join purchase p on p.id = b.purchase_id
             where p.order_number = $1)",
        order.as_str(),
        email.as_str(),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Deletes expired return links.
pub async fn forget_expired(conn: &mut PgConnection, now: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from order_link where expires_at <= $1", now.to_sqlx() as _);
    Ok(done.execute(conn).await?.rows_affected())
}

/// The orders with a reference: one, except for a chance of one in a billion.
pub async fn with_reference(conn: &mut PgConnection, reference: &Reference) -> Result<Vec<OrderNumber>> {
    let numbers = sqlx::query_scalar!(
        "select number from exam_order where substr(encode(sha256(decode(number, 'escape')), 'hex'), 1, 10) = $1",
        reference.digits(),
    );
    numbers.fetch_all(conn).await?.iter().map(|number| parsed(number)).collect()
}

/// The order with a reference, if it was bought with this address.
pub async fn bought_as(
    conn: &mut PgConnection,
    reference: &Reference,
    email: &EmailAddress,
) -> Result<Option<OrderNumber>> {
    let number = sqlx::query_scalar!(
        "select number from exam_order o
         where substr(encode(sha256(decode(number, 'escape')), 'hex'), 1, 10) = $1
           and exists (select from purchase p where p.order_number = o.number and lower(p.email) = lower($2))",
        reference.digits(),
        email.as_str(),
    );
    number.fetch_optional(conn).await?.map(|number| parsed(&number)).transpose()
}

fn parsed(number: &str) -> Result<OrderNumber> {
    let unknown = || StoreError::Inconsistent {
        table: "order_link",
        column: "order_number",
        row: "of a link".to_owned(),
    };
    OrderNumber::parse(number).ok_or_else(unknown)
}
