//! Removes personal data from an order: the records about money that must be kept stay, without names.

use domain::order::{OrderNumber, UNPAID_KEPT};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use serde_json::Value;
use sqlx::PgConnection;

use crate::{Result, StoreError};

pub mod accounts;
pub mod exports;
pub mod ledger;

/// Whether money of an order is still in transit, in either direction.
pub async fn is_open(conn: &mut PgConnection, order: &OrderNumber) -> Result<bool> {
    let open = sqlx::query_scalar!(
        r#"select exists (
               select from purchase p left join refund r on r.purchase_id = p.id
               where p.order_number = $1 and (p.state in ('created', 'pending', 'processing', 'paid', 'review', 'disputed')
                  or r.state in ('requested', 'pending'))) as "open!""#,
        order.as_str(),
    );
    Ok(open.fetch_one(conn).await?)
}

/// What happens to the buyer's name and address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Buyer {
    /// The contract may still be needed.
    Keep,
    /// They are erased from purchases, withdrawals and confirmed texts, and the provider's messages are deleted.
    Erase,
}

/// Moves the purchases to `replacement`, an empty order whose number was never disclosed, and deletes the order with
/// everything attached to it: answers, result, report, certificates, links, comparisons. If a payment was begun and
/// never made, the replacement is kept as long as any unpaid order; an order without purchases gets none. False if there
/// is no such order.
pub async fn erase(
    conn: &mut PgConnection,
    order: &OrderNumber,
    replacement: &OrderNumber,
    buyer: Buyer,
    now: Timestamp,
) -> Result<bool> {
    let erase_buyer = buyer == Buyer::Erase;
    let moved = sqlx::query!(
        "insert into exam_order (number, run_id, app_exam_id, exam_id, form_id, status, hl, country, submitted_at,
                                 choices, times_ms, changes, chosen_at_ms, circumstances, parameter_version,
                                 norm_version, outcome, kind, forget_at)
         select $2, gen_random_uuid(), app_exam_id, exam_id, form_id, 'uncompleted', hl, country,
                date_trunc('day', submitted_at), '{}', '{}', '{}', '{}', '{}', parameter_version, norm_version, '', kind,
                case when not exists (
                    select from purchase p where p.order_number = o.number and (p.paid_at is not null or exists (
                        select from payment_attempt a where a.purchase_id = p.id and a.received is not null)))
                and not exists (
                    select from bundle_use b join purchase p on p.id = b.purchase_id
                    where b.order_number = o.number and (p.paid_at is not null or exists (
                        select from payment_attempt a where a.purchase_id = p.id and a.received is not null)))
                then $3::timestamptz end
         from exam_order o where number = $1 for update of o",
        order.as_str(),
        replacement.as_str(),
        now.checked_add(UNPAID_KEPT).unwrap_or(now).to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    if moved.rows_affected() == 0 {
        return Ok(false);
    }
    // A letter of links names several orders and belongs to none of them. A receipt's sign-in link has the letter's id.
    sqlx::query!(
        "with letter as (
             delete from mail
             where order_number = $1 or (kind = 'retrieve' and context @> jsonb_build_object(
                 'links', jsonb_build_array(jsonb_build_object('order', $1::text))))
             returning id)
         delete from challenge using letter where challenge.id = letter.id",
        order.as_str(),
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "update purchase set order_number = case when order_number = $1 then $2 else order_number end,
                member_order = case when member_order = $1 then $2 else member_order end,
                email = case when $3 and order_number = $1 then '' else email end,
                evidence = case when $3 and order_number = $1 then evidence - 'confirmed' else evidence end
         where order_number = $1 or member_order = $1",
        order.as_str(),
        replacement.as_str(),
        erase_buyer,
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "update withdrawal set order_number = $2, name = case when $3 then '' else name end,
                email = case when $3 then '' else email end
         where order_number = $1",
        order.as_str(),
        replacement.as_str(),
        erase_buyer,
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "update bundle_use set order_number = $2 where order_number = $1",
        order.as_str(),
        replacement.as_str()
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "with tried as (
             update payment_attempt set client_secret = null, failure = null
             where purchase_id in (select id from purchase where order_number = $1)
             returning intent, charge)
         delete from payment_event using tried where $2 and payment_event.object in (tried.intent, tried.charge)",
        replacement.as_str(),
        erase_buyer,
    )
    .execute(&mut *conn)
    .await?;
    if buyer == Buyer::Keep {
        keep_review(conn, order, replacement).await?;
    }
    sqlx::query!(
        "delete from exam_order o where number = $1 or (
             number = $2 and forget_at is not null
             and not exists (select from purchase p where p.order_number = o.number)
             and not exists (select from bundle_use b where b.order_number = o.number))",
        order.as_str(),
        replacement.as_str(),
    )
    .execute(conn)
    .await?;
    Ok(true)
}

/// A review outlives the answers: otherwise giving the money back would delete what a disappointed buyer wrote.
async fn keep_review(conn: &mut PgConnection, order: &OrderNumber, replacement: &OrderNumber) -> Result<()> {
    sqlx::query!(
        "with link as (
             update order_link set order_number = $2 where order_number = $1 and purpose = 'review')
         update review set order_number = $2 where order_number = $1",
        order.as_str(),
        replacement.as_str(),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Everything stored about an order, as the tables hold it. Of a comparison that is one person's half: the other's
/// number would open the other's order.
pub async fn export(conn: &mut PgConnection, order: &OrderNumber) -> Result<Option<Value>> {
    let found = sqlx::query_scalar!(
        r#"select jsonb_build_object(
               'order', to_jsonb(o),
               'report', (select to_jsonb(r) from report r where r.order_number = o.number),
               'purchases', (select jsonb_agg(to_jsonb(p)) from purchase p where p.order_number = o.number),
               'attempts', (select jsonb_agg(to_jsonb(a) - 'client_secret') from payment_attempt a
                            join purchase p on p.id = a.purchase_id where p.order_number = o.number),
               'refunds', (select jsonb_agg(to_jsonb(r)) from refund r
                           join purchase p on p.id = r.purchase_id where p.order_number = o.number),
               'withdrawals', (select jsonb_agg(to_jsonb(w)) from withdrawal w where w.order_number = o.number),
               'bundle', (select to_jsonb(b) from bundle_use b where b.order_number = o.number),
               'letters', (select jsonb_agg(to_jsonb(m)) from mail m
                           where m.order_number = o.number or (m.kind = 'retrieve' and m.context @> jsonb_build_object(
                               'links', jsonb_build_array(jsonb_build_object('order', o.number))))),
               'links', (select jsonb_agg(to_jsonb(l) - 'token_hash') from order_link l
                         where l.order_number = o.number),
               'certificates', (select jsonb_agg(to_jsonb(c)) from certificate c where c.order_number = o.number),
               'shares', (select jsonb_agg(to_jsonb(s)) from share s where s.order_number = o.number),
               'comparisons', (select jsonb_agg(to_jsonb(c) - 'other_order' - 'other_name') from comparison c
                               where c.order_number = o.number),
               'agreed_comparisons', (select jsonb_agg(to_jsonb(c) - 'order_number' - 'name') from comparison c
                                      where c.other_order = o.number),
               'review', (select to_jsonb(r) || jsonb_build_object('decisions', (
                              select jsonb_agg(to_jsonb(d)) from review_decision d where d.review_id = r.id))
                          from review r where r.order_number = o.number),
               'listed', (select to_jsonb(l) from listed_result l where l.order_number = o.number),
               'visit', (select to_jsonb(v) from visit v where v.id = o.logid)) as "found!"
           from exam_order o where o.number = $1"#,
        order.as_str(),
    );
    Ok(found.fetch_optional(conn).await?)
}

/// Orders whose money all went back before `moment`, and which still hold answers. Of what was lost in a dispute there
/// is no refund: its time is when the dispute began. In the order of their numbers, those after `after`.
pub async fn refunded_before(
    conn: &mut PgConnection,
    moment: Timestamp,
    after: Option<&OrderNumber>,
    most: i64,
) -> Result<Vec<OrderNumber>> {
    let numbers = sqlx::query_scalar!(
        r#"select o.number from exam_order o
           join purchase p on p.order_number = o.number
           left join refund r on r.purchase_id = p.id
           where o.number > $2 and o.outcome <> '' and o.forget_at is null
             and not exists (select from bundle_use b where b.order_number = o.number)
           group by o.number
           having bool_and(p.state in ('refunded', 'expired', 'failed')) and bool_or(p.state = 'refunded')
              and max(coalesce(r.settled_at, r.created_at, p.disputed_at)) < $1
           order by o.number
           limit $3"#,
        moment.to_sqlx() as _,
        after.map_or("", OrderNumber::as_str),
        most,
    );
    let unknown =
        || StoreError::Inconsistent { table: "exam_order", column: "number", row: "of a refund".to_owned() };
    numbers.fetch_all(conn).await?.iter().map(|n| OrderNumber::parse(n).ok_or_else(unknown)).collect()
}

/// Deletes letters of any kind that were made before `moment` and aren't waiting to be sent.
pub async fn forget_mails(conn: &mut PgConnection, moment: Timestamp) -> Result<u64> {
    let done =
        sqlx::query!("delete from mail where made_at < $1 and state <> 'waiting'", moment.to_sqlx() as _);
    Ok(done.execute(conn).await?.rows_affected())
}

/// Erases name and address in withdrawals before `moment`; the withdrawal itself stays.
pub async fn forget_withdrawals(conn: &mut PgConnection, moment: Timestamp) -> Result<u64> {
    let done = sqlx::query!(
        "update withdrawal set name = '', email = '' where declared_at < $1 and (name <> '' or email <> '')",
        moment.to_sqlx() as _,
    );
    Ok(done.execute(conn).await?.rows_affected())
}

/// Erases the buyer's address and the consent texts of purchases before `moment`.
pub async fn forget_buyers(conn: &mut PgConnection, moment: Timestamp) -> Result<u64> {
    let done = sqlx::query!(
        "update purchase set email = '', evidence = '{}' where created_at < $1 and email <> ''",
        moment.to_sqlx() as _,
    );
    Ok(done.execute(conn).await?.rows_affected())
}
