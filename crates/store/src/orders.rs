//! Orders: a confirmed run and its outcome. Written once, together with the run's event for the statistics.

use std::collections::HashSet;

use domain::{
    account::AccountId,
    catalog::{AppExamId, ExamId, ExamKind},
    country::CountryCode,
    ids::{RunId, TicketId, VisitId, VisitorId},
    locale::Locale,
    order::{OrderNumber, Status},
    run::FinishedRun,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use measure::validity::Circumstances;
use sqlx::{PgConnection, types::Json};
use uuid::Uuid;

use crate::{Result, StoreError};

#[derive(Clone, Debug, PartialEq)]
pub struct OrderRow {
    pub number: OrderNumber,
    /// Created in the browser when the run began.
    pub run: RunId,
    pub app_exam: AppExamId,
    pub exam: ExamId,
    pub kind: ExamKind,
    pub form: i32,
    pub status: Status,
    pub hl: Locale,
    pub country: CountryCode,
    pub logid: Option<VisitId>,
    /// The visitor that the questions were given to.
    pub uid: Option<VisitorId>,
    /// The ticket that the answers were submitted with; only orders of the first releases have none.
    pub ticket: Option<TicketId>,
    pub submitted_at: Timestamp,
    pub sheet: SheetRow,
    pub circumstances: Circumstances,
    pub parameter_version: i32,
    pub norm_version: String,
    /// The outcome of the run, exactly as it was computed, byte by byte.
    pub outcome: String,
    pub forget_at: Option<Timestamp>,
}

/// The answers, one entry for each question in the form's order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetRow {
    /// Chosen positions; `None` where a question was left open.
    pub choices: Vec<Option<i16>>,
    pub times_ms: Vec<i32>,
    pub changes: Vec<i16>,
    /// When the answer was last chosen, since the beginning of the run.
    pub chosen_at_ms: Vec<Option<i32>>,
}

/// Writes order and event, or nothing: false if the run already has an order, or if its ticket was used by
/// another run ([`find_run`] tells which). One statement, so that neither can exist without the other and the
/// caller waits for the disk once.
pub async fn insert(conn: &mut PgConnection, order: &OrderRow, event: &FinishedRun) -> Result<bool> {
    let sheet = &order.sheet;
    let done = sqlx::query!(
        "with ordered as (
             insert into exam_order (number, run_id, app_exam_id, exam_id, form_id, status, hl, country, logid, uid,
                                     submitted_at, choices, times_ms, changes, chosen_at_ms, circumstances,
                                     parameter_version, norm_version, outcome, forget_at, ticket, kind)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)
             on conflict do nothing returning run_id
         )
         insert into run_outbox (id, event) select run_id, $23 from ordered",
        order.number.as_str(),
        order.run.as_uuid(),
        order.app_exam.0,
        order.exam.0,
        order.form,
        order.status.code(),
        order.hl.code(),
        order.country.as_str(),
        order.logid.map(VisitId::as_uuid),
        order.uid.map(VisitorId::as_uuid),
        order.submitted_at.to_sqlx() as _,
        &sheet.choices as &[Option<i16>],
        &sheet.times_ms,
        &sheet.changes,
        &sheet.chosen_at_ms as &[Option<i32>],
        Json(&order.circumstances) as _,
        order.parameter_version,
        order.norm_version,
        order.outcome,
        order.forget_at.map(ToSqlx::to_sqlx) as _,
        order.ticket.map(TicketId::as_uuid),
        order.kind.code(),
        Json(event) as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

/// [`insert`] of several at once, in one statement: true for each that was written. If one of them is refused for
/// another reason than a run or ticket that is there already, none is written.
pub async fn insert_all(conn: &mut PgConnection, new: &[(&OrderRow, &FinishedRun)]) -> Result<Vec<bool>> {
    let sheets = Sheets::of(new.iter().map(|(order, _)| &order.sheet));
    let written = sqlx::query_scalar!(
        r#"with given as (
             select * from unnest($1::text[], $2::uuid[], $3::int[], $4::int[], $5::int[], $6::text[], $7::text[],
                                  $8::text[], $9::uuid[], $10::uuid[], $11::timestamptz[], $12::jsonb[], $13::int[],
                                  $14::text[], $15::text[], $16::timestamptz[], $17::uuid[], $18::text[], $19::jsonb[],
                                  $20::int[], $21::int[])
                  as new (number, run_id, app_exam_id, exam_id, form_id, status, hl, country, logid, uid, submitted_at,
                          circumstances, parameter_version, norm_version, outcome, forget_at, ticket, kind, event,
                          first, last)
         ),
         ordered as (
             insert into exam_order (number, run_id, app_exam_id, exam_id, form_id, status, hl, country, logid, uid,
                                     submitted_at, choices, times_ms, changes, chosen_at_ms, circumstances,
                                     parameter_version, norm_version, outcome, forget_at, ticket, kind)
             select number, run_id, app_exam_id, exam_id, form_id, status, hl, country, logid, uid, submitted_at,
                    ($22::smallint[])[first:last], ($23::int[])[first:last], ($24::smallint[])[first:last],
                    ($25::int[])[first:last], circumstances, parameter_version, norm_version, outcome, forget_at,
                    ticket, kind
             from given
             on conflict do nothing returning number
         ),
         kept as (
             insert into run_outbox (id, event) select run_id, event from given join ordered using (number)
         )
         select number as "number!" from ordered"#,
        &column(new, |order| order.number.as_str()) as &[&str],
        &column(new, |order| order.run.as_uuid()),
        &column(new, |order| order.app_exam.0),
        &column(new, |order| order.exam.0),
        &column(new, |order| order.form),
        &column(new, |order| order.status.code()) as &[&str],
        &column(new, |order| order.hl.code()) as &[&str],
        &column(new, |order| order.country.as_str()) as &[&str],
        &column(new, |order| order.logid.map(VisitId::as_uuid)) as &[Option<Uuid>],
        &column(new, |order| order.uid.map(VisitorId::as_uuid)) as &[Option<Uuid>],
        &column(new, |order| order.submitted_at.to_sqlx()) as _,
        &column(new, |order| Json(&order.circumstances)) as _,
        &column(new, |order| order.parameter_version),
        &column(new, |order| order.norm_version.as_str()) as &[&str],
        &column(new, |order| order.outcome.as_str()) as &[&str],
        &column(new, |order| order.forget_at.map(ToSqlx::to_sqlx)) as _,
        &column(new, |order| order.ticket.map(TicketId::as_uuid)) as &[Option<Uuid>],
        &column(new, |order| order.kind.code()) as &[&str],
        &new.iter().map(|(_, event)| Json(*event)).collect::<Vec<_>>() as _,
        &sheets.first,
        &sheets.last,
        &sheets.all.choices as &[Option<i16>],
        &sheets.all.times_ms,
        &sheets.all.changes,
        &sheets.all.chosen_at_ms as &[Option<i32>],
    )
    .fetch_all(conn)
    .await?;
    let written: HashSet<&str> = written.iter().map(String::as_str).collect();
    Ok(column(new, |order| written.contains(order.number.as_str())))
}

fn column<'a, T>(new: &[(&'a OrderRow, &FinishedRun)], of: impl Fn(&'a OrderRow) -> T) -> Vec<T> {
    new.iter().map(|(order, _)| of(order)).collect()
}

/// Sheets one after the other, with the first and last place of each, from 1 on: PostgreSQL has no arrays of arrays
/// of different lengths.
#[derive(Default)]
struct Sheets {
    all: SheetRow,
    first: Vec<i32>,
    last: Vec<i32>,
}

impl Sheets {
    fn of<'a>(sheets: impl Iterator<Item = &'a SheetRow>) -> Self {
        let mut flat = Self::default();
        for sheet in sheets {
            let before = flat.len();
            flat.all.choices.extend(&sheet.choices);
            flat.all.times_ms.extend(&sheet.times_ms);
            flat.all.changes.extend(&sheet.changes);
            flat.all.chosen_at_ms.extend(&sheet.chosen_at_ms);
            flat.first.push(before + 1);
            flat.last.push(flat.len());
        }
        flat
    }

    fn len(&self) -> i32 {
        i32::try_from(self.all.choices.len()).unwrap_or(i32::MAX)
    }
}

/// The order of a test with this number. Knowing the number grants access. What is left of an erased order has no
/// answers and no outcome, and isn't found.
pub async fn find(conn: &mut PgConnection, number: &OrderNumber) -> Result<Option<OrderRow>> {
    let row = sqlx::query!(
        r#"select run_id, app_exam_id, exam_id, kind, form_id, status, hl, country, logid, uid, ticket,
                  submitted_at as "submitted_at: jiff_sqlx::Timestamp",
                  choices as "choices: Vec<Option<i16>>", times_ms, changes,
                  chosen_at_ms as "chosen_at_ms: Vec<Option<i32>>",
                  circumstances as "circumstances: Json<Circumstances>", parameter_version, norm_version, outcome,
                  forget_at as "forget_at: jiff_sqlx::Timestamp"
           from exam_order where number = $1 and not membership and outcome <> ''"#,
        number.as_str(),
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        // The run's id, because order numbers must not be logged.
        let unknown =
            |column| StoreError::Inconsistent { table: "exam_order", column, row: row.run_id.to_string() };
        Ok(OrderRow {
            number: number.clone(),
            run: row.run_id.into(),
            app_exam: AppExamId(row.app_exam_id),
            exam: ExamId(row.exam_id),
            kind: ExamKind::parse(&row.kind).ok_or_else(|| unknown("kind"))?,
            form: row.form_id,
            status: Status::parse(&row.status).ok_or_else(|| unknown("status"))?,
            hl: Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?,
            country: CountryCode::parse(&row.country).map_err(|_| unknown("country"))?,
            logid: row.logid.map(VisitId::from),
            uid: row.uid.map(VisitorId::from),
            ticket: row.ticket.map(TicketId::from),
            submitted_at: row.submitted_at.to_jiff(),
            sheet: SheetRow {
                choices: row.choices,
                times_ms: row.times_ms,
                changes: row.changes,
                chosen_at_ms: row.chosen_at_ms,
            },
            circumstances: row.circumstances.0,
            parameter_version: row.parameter_version,
            norm_version: row.norm_version,
            outcome: row.outcome,
            forget_at: row.forget_at.map(jiff_sqlx::Timestamp::to_jiff),
        })
    })
    .transpose()
}

/// The answers of a run, without anything else about its order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptAnswers {
    pub account: Option<AccountId>,
    pub form: i32,
    pub hl: Locale,
    pub submitted_at: Timestamp,
    pub choices: Vec<Option<i16>>,
    pub outcome: String,
}

/// The answers to an exam, the newest first.
pub async fn kept_answers(conn: &mut PgConnection, exam: ExamId, most: i64) -> Result<Vec<KeptAnswers>> {
    let rows = sqlx::query!(
        r#"select account_id, form_id, hl, submitted_at as "submitted_at: jiff_sqlx::Timestamp",
                  choices as "choices: Vec<Option<i16>>", outcome
           from exam_order where exam_id = $1 and not membership and outcome <> ''
           order by submitted_at desc limit $2"#,
        exam.0,
        most,
    )
    .fetch_all(conn)
    .await?;
    rows.into_iter()
        .map(|row| {
            let unknown = || StoreError::Inconsistent {
                table: "exam_order",
                column: "hl",
                row: format!("form {}", row.form_id),
            };
            Ok(KeptAnswers {
                account: row.account_id.map(AccountId::from),
                form: row.form_id,
                hl: Locale::parse(&row.hl).ok_or_else(unknown)?,
                submitted_at: row.submitted_at.to_jiff(),
                choices: row.choices,
                outcome: row.outcome,
            })
        })
        .collect()
}

/// An order that a membership is bought with.
#[derive(Clone, Copy, Debug)]
pub struct NewMembership<'a> {
    pub number: &'a OrderNumber,
    pub account: AccountId,
    /// Names the storefront; nothing of this exam is in the order.
    pub app_exam: AppExamId,
    pub exam: ExamId,
    pub kind: ExamKind,
    pub hl: Locale,
    pub country: CountryCode,
    /// When it is deleted if nobody pays.
    pub forget_at: Timestamp,
}

/// Opens an order of no test: without answers, form and result.
pub async fn insert_membership(
    conn: &mut PgConnection,
    new: &NewMembership<'_>,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "insert into exam_order (number, run_id, app_exam_id, exam_id, form_id, status, hl, country, submitted_at,
                                 choices, times_ms, changes, chosen_at_ms, circumstances, parameter_version,
                                 norm_version, outcome, kind, account_id, forget_at, membership)
         values ($1, gen_random_uuid(), $2, $3, 0, 'pending_payment', $4, $5, $6, '{}', '{}', '{}', '{}', '{}', 0,
                 '', '', $7, $8, $9, true)",
        new.number.as_str(),
        new.app_exam.0,
        new.exam.0,
        new.hl.code(),
        new.country.as_str(),
        now.to_sqlx() as _,
        new.kind.code(),
        new.account.as_uuid(),
        new.forget_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Opens the order of a plan's next payment, as the one before it.
pub async fn repeat_membership(
    conn: &mut PgConnection,
    before: &OrderNumber,
    number: &OrderNumber,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "insert into exam_order (number, run_id, app_exam_id, exam_id, form_id, status, hl, country, submitted_at,
                                 choices, times_ms, changes, chosen_at_ms, circumstances, parameter_version,
                                 norm_version, outcome, kind, account_id, membership, plan_id)
         select $2, gen_random_uuid(), app_exam_id, exam_id, 0, 'pending_payment', hl, country, $3, '{}', '{}', '{}',
                '{}', '{}', 0, '', '', kind, account_id, true, plan_id
         from exam_order where number = $1 and membership",
        before.as_str(),
        number.as_str(),
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The order with which an account may still buy a membership, paid once, at a storefront, if it has opened one.
pub async fn open_membership(
    conn: &mut PgConnection,
    account: AccountId,
    app_exams: &[AppExamId],
) -> Result<Option<OrderNumber>> {
    let app_exams: Vec<i32> = app_exams.iter().map(|id| id.0).collect();
    let number = sqlx::query_scalar!(
        "select number from exam_order
         where account_id = $1 and membership and plan_id is null and status = 'pending_payment'
           and app_exam_id = any ($2)
         order by submitted_at desc limit 1",
        account.as_uuid(),
        &app_exams,
    );
    let unknown =
        || StoreError::Inconsistent { table: "exam_order", column: "number", row: account.to_string() };
    let number = number.fetch_optional(conn).await?;
    number.map(|number| OrderNumber::parse(&number).ok_or_else(unknown)).transpose()
}

/// The order of this run. A run's id grants nothing: this is for a caller who submits the run again.
pub async fn find_run(conn: &mut PgConnection, run: RunId) -> Result<Option<OrderRow>> {
    let number = sqlx::query_scalar!("select number from exam_order where run_id = $1", run.as_uuid())
        .fetch_optional(&mut *conn)
        .await?;
    let Some(number) = number else { return Ok(None) };
    let unknown = || StoreError::Inconsistent { table: "exam_order", column: "number", row: run.to_string() };
    find(conn, &OrderNumber::parse(&number).ok_or_else(unknown)?).await
}

/// Deletes at most `most` orders whose `forget_at` has passed, oldest first, with the letters about them;
/// returns how many. Those that another worker is deleting are skipped.
pub async fn forget_due(conn: &mut PgConnection, now: Timestamp, most: i64) -> Result<u64> {
    let gone = sqlx::query_scalar!(
        r#"with due as (
             select number from exam_order where forget_at <= $1 order by forget_at limit $2 for update skip locked
         ), letters as (
             delete from mail using due where mail.order_number = due.number
         ), gone as (
             delete from exam_order using due where exam_order.number = due.number returning 1
         )
         select count(*) as "gone!" from gone"#,
        now.to_sqlx() as _,
        most,
    )
    .fetch_one(conn)
    .await?;
    Ok(gone.unsigned_abs())
}

/// The planted bug `forget_paid`: what was paid for is forgotten like everything else.
#[cfg(feature = "mutants")]
pub async fn forget_paid_too(conn: &mut PgConnection) -> Result<()> {
    let statement =
        "update exam_order set forget_at = submitted_at + interval '30 days' where forget_at is null";
    sqlx::query(statement).execute(conn).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use domain::{
        email::EmailAddress,
        run::{ItemAnswer, RunResult},
    };
    use sqlx::PgPool;
    use uuid::Uuid;

    use super::*;

    fn order(n: u128) -> OrderRow {
        let at: Timestamp = "2026-11-15T23:59:59.123456Z".parse().expect("a time");
        OrderRow {
            number: OrderNumber::new(at, n),
            run: Uuid::from_u128(n).into(),
            app_exam: AppExamId(1),
            exam: ExamId(1),
            kind: ExamKind::Iq,
            form: 7,
            status: Status::PendingPayment,
            hl: Locale::Ja,
            country: CountryCode::parse("JP").expect("a country"),
            logid: Some(Uuid::from_u128(1000 + n).into()),
            uid: None,
            ticket: Some(Uuid::from_u128(2000 + n).into()),
            submitted_at: at,
            sheet: SheetRow {
                choices: vec![Some(5), None],
                times_ms: vec![20_000, 0],
                changes: vec![2, 0],
                chosen_at_ms: vec![Some(21_000), None],
            },
            circumstances: Circumstances {
                hidden_seconds: 0.1,
                width: Some(390),
                ..Circumstances::default()
            },
            parameter_version: 1,
            norm_version: "2026-11".to_owned(),
            outcome: r#"{"theta":0.1234567890123456789}"#.to_owned(),
            forget_at: Some("2026-12-15T23:59:59Z".parse().expect("a time")),
        }
    }

    fn event() -> FinishedRun {
        FinishedRun {
            at: "2026-11-15T23:59:59.123456Z".parse().expect("a time"),
            exam: ExamId(1),
            country: CountryCode::ELSEWHERE,
            hl: Locale::En,
            result: Some(RunResult::Iq { iq: 101, norms: "2026-11".to_owned() }),
            duration_s: 20,
            answers: vec![ItemAnswer { item: 3, choice: Some(5), right: true, ms: 20_000, fifth: None }],
        }
    }

    async fn events(conn: &mut PgConnection) -> Vec<(RunId, FinishedRun)> {
        let rows = sqlx::query!(r#"select id, event as "event: Json<FinishedRun>" from run_outbox where batch is null order by id"#)
            .fetch_all(conn)
            .await
            .expect("events");
        rows.into_iter().map(|row| (row.id.into(), row.event.0)).collect()
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn an_order_reads_back_as_written_and_its_event_is_in_the_outbox(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let (sent, event) = (order(1), event());

        let inserted = insert(&mut conn, &sent, &event).await.expect("inserted");

        assert!(inserted);
        assert_eq!(find(&mut conn, &sent.number).await.expect("read"), Some(sent.clone()));
        assert_eq!(find_run(&mut conn, sent.run).await.expect("read"), Some(sent.clone()));
        assert_eq!(events(&mut conn).await, [(sent.run, event)]);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn orders_written_together_read_back_as_written_and_what_was_there_is_left_out(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let there = order(1);
        insert(&mut conn, &there, &event()).await.expect("inserted");
        let empty = OrderRow { sheet: SheetRow::default(), logid: None, forget_at: None, ..order(3) };
        let longer = SheetRow {
            choices: vec![None, Some(1), Some(4)],
            times_ms: vec![0, 1, 2],
            changes: vec![0, 3, 4],
            chosen_at_ms: vec![None, Some(7), None],
        };
        let (other, longer) =
            (order(2), OrderRow { sheet: longer, uid: Some(Uuid::from_u128(9).into()), ..order(4) });
        let again = OrderRow { number: order(5).number, ..order(2) };
        let same_ticket = OrderRow { ticket: there.ticket, ..order(6) };
        let event = event();

        let all = [&there, &other, &empty, &longer, &again, &same_ticket].map(|order| (order, &event));
        let written = insert_all(&mut conn, &all).await.expect("written");

        assert_eq!(written, [false, true, true, true, false, false]);
        for order in [&there, &other, &empty, &longer] {
            assert_eq!(find(&mut conn, &order.number).await.expect("read").as_ref(), Some(order));
        }
        assert_eq!(find(&mut conn, &again.number).await.expect("read"), None);
        let waiting = events(&mut conn).await;
        let runs = [there.run, other.run, empty.run, longer.run];
        assert_eq!(waiting, runs.map(|run| (run, event.clone())));
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn of_orders_written_together_none_is_there_if_one_is_refused(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let (good, event) = (order(1), event());
        // PostgreSQL has no such character.
        let bad = OrderRow { norm_version: "\0".to_owned(), ..order(2) };

        let written = insert_all(&mut conn, &[(&good, &event), (&bad, &event)]).await;

        assert!(written.is_err());
        assert_eq!(find(&mut conn, &good.number).await.expect("read"), None);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn an_expired_order_is_deleted_with_its_letters(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let (old, kept) = (order(1), OrderRow { forget_at: None, ..order(2) });
        for (n, row) in [(1, &old), (2, &kept)] {
            insert(&mut conn, row, &event()).await.expect("inserted");
            let mail = crate::mail::NewMail {
                id: Uuid::from_u128(n).into(),
                about: &domain::mail::About::Order(row.number.clone()),
                kind: domain::mail::Kind::PaymentFailed,
                recipient: &EmailAddress::parse("ann@example.com").expect("an address"),
                hl: Locale::En,
                context: &serde_json::json!({}),
                message: &format!("payment_failed.{n}"),
            };
            crate::mail::insert(&mut conn, &mail, row.submitted_at).await.expect("written");
        }

        let gone = forget_due(&mut conn, "2027-01-01T00:00:00Z".parse().expect("a time"), 9).await;

        assert_eq!(gone.expect("forgotten"), 1);
        assert_eq!(find(&mut conn, &old.number).await.expect("read"), None);
        assert!(crate::mail::find(&mut conn, Uuid::from_u128(1).into()).await.expect("read").is_none());
        assert!(crate::mail::find(&mut conn, Uuid::from_u128(2).into()).await.expect("read").is_some());
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_run_has_one_order_and_a_ticket_is_used_once(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let first = order(1);
        let again =
            OrderRow { number: OrderNumber::new(first.submitted_at, 2), ticket: order(2).ticket, ..order(1) };
        let same_ticket = OrderRow { ticket: first.ticket, ..order(3) };
        let same_visit = OrderRow { logid: first.logid, ..order(4) };

        let mut inserted = Vec::new();
        for order in [&first, &again, &same_ticket, &same_visit] {
            inserted.push(insert(&mut conn, order, &event()).await.expect("answered"));
        }

        assert_eq!(inserted, [true, false, false, true]);
        assert_eq!(find(&mut conn, &again.number).await.expect("read"), None);
        assert_eq!(find_run(&mut conn, same_ticket.run).await.expect("read"), None);
        let waiting = events(&mut conn).await;
        assert_eq!(waiting.iter().map(|(id, _)| *id).collect::<Vec<_>>(), [first.run, same_visit.run]);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn an_order_of_a_membership_holds_money_and_no_run(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let at: Timestamp = "2026-11-16T10:00:00Z".parse().expect("a time");
        let email = EmailAddress::parse("grace@example.com").expect("an address");
        let account = crate::accounts::NewAccount {
            id: Uuid::from_u128(1).into(),
            email: &email,
            name: "",
            password: None,
            hl: Locale::En,
            app: domain::catalog::AppId(1),
        };
        let (account, _) = crate::accounts::open(&mut conn, &account, at).await.expect("an account");
        let number = OrderNumber::new(at, 1);
        let new = NewMembership {
            number: &number,
            account,
            app_exam: AppExamId(1),
            exam: ExamId(1),
            kind: ExamKind::Iq,
            hl: Locale::En,
            country: CountryCode::ELSEWHERE,
            forget_at: at,
        };

        insert_membership(&mut conn, &new, at).await.expect("stored");

        assert_eq!(find(&mut conn, &number).await.expect("read"), None, "no report opens with it");
        let open = crate::books::OpenBooks::find(&mut conn, &number).await.expect("read").expect("its books");
        assert!(open.membership && open.status == Status::PendingPayment);
        let here = open_membership(&mut conn, account, &[AppExamId(1)]).await.expect("read");
        let elsewhere = open_membership(&mut conn, account, &[AppExamId(2)]).await.expect("read");
        assert_eq!((here, elsewhere), (Some(number), None));
        assert_eq!(forget_due(&mut conn, at, 10).await.expect("deleted"), 1, "nobody paid for it");
    }
}
