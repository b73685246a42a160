//! Every column of the database: whether it is about a person, where the export has it, and that erasure empties it.
//! A new column needs a row here before the tests pass.

use std::collections::BTreeSet;

use Data::{Books, Key, Nobody, Personal, Secret};
use app::erasure::exports::export_account;
use serde_json::Value;
use sqlx::{AssertSqlSafe, PgPool};

use super::person;
use crate::shop::Shop;

#[derive(Clone, Copy, Debug)]
enum Data {
    /// About a person: empty or gone after erasure. The export has it under this path.
    Personal(&'static str),
    /// What tax law demands of a purchase, without name and address: it stays. The export has it under this path.
    Books(&'static str),
    /// Gone after erasure, and for this reason not in the export.
    Secret(&'static str),
    /// About nobody, and gives the answers of the tests away.
    Key(&'static str),
    /// About nobody, for this reason.
    Nobody(&'static str),
}

impl Data {
    /// The level in docs/data.md.
    const fn level(self) -> &'static str {
        match self {
            Key(_) | Secret(_) => "secret",
            Personal(_) => "confidential",
            Books(_) => "books",
            Nobody(_) => "open",
        }
    }
}

/// Table, columns, and what they are.
const COLUMNS: &[(&str, &str, Data)] = &[
    ("account", "password", Secret("a hash of the password")),
    (
        "account",
        "id email email_key name nickname phone birthday gender hl app_id agreed_at created_at closing_at",
        Personal("account"),
    ),
    ("account_export", "id account_id asked_at made_at", Personal("exports")),
    ("account_limit", "whose what began_at used", Secret("counts by a keyed hash of the address, for a day")),
    ("account_session", "token_hash", Secret("opens the session")),
    (
        "account_session",
        "id account_id created_at seen_at fresh_until expires_at browser system country",
        Personal("sessions"),
    ),
    (
        "app",
        "id alias name domains default_variant default_exam operator",
        Nobody("what is offered, from the catalogue"),
    ),
    ("app_exam", "id app_id exam_id", Nobody("what is offered, from the catalogue")),
    ("bank", "edition recipe_version seed norm_version digest built_at", Key("puzzles with their answers")),
    ("bank_revision", "single revision", Nobody("puzzles and norms")),
    ("best_seller", "exam_id sku_id purchases counted_at", Nobody("what is offered, from the catalogue")),
    ("bundle_use", "purchase_id order_number used_at item", Books("orders/bundle")),
    ("catalog_revision", "single revision applied_at", Nobody("what is offered, from the catalogue")),
    ("category", "id code name", Nobody("what is offered, from the catalogue")),
    (
        "certificate",
        "token order_number name name_shown statement signature key_id made_at changed_at revoked_at",
        Personal("orders/certificates"),
    ),
    (
        "ceremony",
        "id kind account_id browser_hash state expires_at",
        Secret("a proof by a device or another site that is under way, for a quarter of an hour"),
    ),
    ("challenge", "link_hash password browser_hash", Secret("proves an address")),
    (
        "challenge",
        "id email email_key purpose name app_id hl tries created_at code_until link_until sets_password",
        Personal("challenges"),
    ),
    ("class_week", "exam_id week hl class runs", Nobody("totals without ids")),
    // Each of the two gets their own half.
    ("comparison", "token order_number name made_at agreed_at stopped_at", Personal("orders/comparisons")),
    ("comparison", "other_order other_name", Personal("orders/agreed_comparisons")),
    ("erasure", "hash asked_at", Nobody("keyed hashes of what is gone")),
    (
        "exam",
        "id code category_id questions options time_limit_s name summary free kind repeatable sign_in",
        Nobody("what is offered, from the catalogue"),
    ),
    ("exam_day", "exam_id day valid_runs", Nobody("totals without ids")),
    ("exam_language", "exam_id position hl", Nobody("what is offered, from the catalogue")),
    ("exam_minute", "exam_id minute starts", Nobody("totals without ids")),
    (
        "exam_order",
        "logid uid choices times_ms changes chosen_at_ms circumstances outcome forget_at ticket account_id plan_id",
        Personal("orders/order"),
    ),
    (
        "exam_order",
        "number run_id app_exam_id exam_id form_id status hl country submitted_at parameter_version norm_version kind membership",
        Books("orders/order"),
    ),
    ("exam_total", "exam_id valid_runs score_tenths_sum durations", Nobody("totals without ids")),
    (
        "form",
        "id edition parameter_version norm_version norm_table status exam_id",
        Key("puzzles with their answers"),
    ),
    ("form_norm", "form_id parameter_version norm_version norm_table", Key("puzzles with their answers")),
    ("form_question", "form_id position item_id options scored", Key("puzzles with their answers")),
    ("identity", "provider sub account_id email created_at last_used_at", Personal("identities")),
    (
        "item",
        "id edition code recipe_version template seed fingerprint dimension spec status",
        Key("puzzles with their answers"),
    ),
    ("instrument", "code version definition", Nobody("questionnaires")),
    ("instrument_words", "code version hl words", Nobody("questionnaires")),
    ("item_parameter", "item_id version a d c", Key("puzzles with their answers")),
    ("item_stat", "item_id shown answered correct chosen times", Nobody("totals without ids")),
    ("item_week", "exam_id item_id week hl counts", Nobody("totals without ids")),
    ("held_words", "hl words", Nobody("what is offered, from the catalogue")),
    (
        "job",
        "id kind payload key run_at attempts deaths lease_until error dead_at created_at slow again_at",
        Nobody("ids and times; a job names nobody, and errors are stored without secrets"),
    ),
    (
        "ledger_comparison",
        "day compared_at difference acknowledged_at note",
        Nobody("progress of our own work"),
    ),
    (
        "ledger_line",
        "transaction account currency amount at purchase_id",
        Nobody("amounts by purchase; the purchase says no longer whose"),
    ),
    ("letter_refusal", "whose refused_at", Secret("a keyed hash of an address that wants no letters")),
    ("listed_result", "order_number exam_id first_name country class listed_at", Personal("orders/listed")),
    (
        "mail",
        "id order_number kind rev recipient hl context message_id state made_at sending_at ambiguous accepted_at answer account_id",
        Personal("letters"),
    ),
    ("norm", "version norms", Nobody("puzzles and norms")),
    ("order_link", "token_hash", Secret("opens the order")),
    ("order_link", "order_number email made_at expires_at purpose", Personal("orders/links")),
    ("package", "id code position grants months", Nobody("what is offered, from the catalogue")),
    ("package_exam", "package_id position exam_id", Nobody("what is offered, from the catalogue")),
    ("package_grant", "code item exams orders available", Nobody("what is offered, from the catalogue")),
    ("package_item", "package_id position item", Nobody("what is offered, from the catalogue")),
    ("passkey", "credential_id key", Secret("recognises the key")),
    ("passkey", "id account_id name created_at last_used_at backed_up disabled_at", Personal("passkeys")),
    (
        "plan",
        "id account_id app_id state currency amount months subscription period_end cancel_asked_at ends_at_once reminded_for told_failed check_at created_at",
        Personal("plans"),
    ),
    ("payment_attempt", "failure", Personal("orders/attempts")),
    ("payment_attempt", "client_secret", Secret("opens the payment at the provider")),
    (
        "payment_attempt",
        "id purchase_id n key state intent charge surplus misfit method as_of created_at checks checked_at check_at received received_currency disputes declines declined_at expires_at",
        Books("orders/attempts"),
    ),
    (
        "payment_event",
        "id type object created_at received_at outcome body",
        Nobody("the provider's ids, amounts and states"),
    ),
    ("price", "country package_id currency amount", Nobody("what is offered, from the catalogue")),
    ("protocol", "id app_id kind hl version title body published_on", Nobody("legal texts")),
    ("purchase", "email", Personal("orders/purchases")),
    (
        "purchase",
        "id order_number sku_id kind state currency amount list_amount items tests months country hl member_order evidence created_at paid_at fulfilled_at opened_at refunded review disputed_at worth from_items from_amount",
        Books("orders/purchases"),
    ),
    (
        "reconciliation",
        "single events_until events_next ledger_day ledger_next difference",
        Nobody("progress of our own work"),
    ),
    (
        "refund",
        "id purchase_id attempt_id reason currency amount state key provider_id failure created_at settled_at gone retried",
        Books("orders/refunds"),
    ),
    ("report", "order_number crowd frozen_at", Personal("orders/report")),
    (
        "review",
        "id order_number app_id state asked_at stars content name hl written_at concerns answer answered_at",
        Personal("orders/review"),
    ),
    ("review_decision", "review_id decided_at decision reason", Personal("orders/review/decisions")),
    ("review_total", "app_id stars reviews", Nobody("totals without ids")),
    ("run_batch", "id folded_at runs", Nobody("progress of our own work")),
    ("run_outbox", "id batch event", Nobody("what a run adds to the totals, without order and visitor")),
    ("score_histogram", "exam_id country runs norms", Nobody("totals without ids")),
    ("share", "token order_number show name made_at revoked_at", Personal("orders/shares")),
    (
        "view",
        "id at app_id app_exam_id exam_id logid hl country path app_version variant arm",
        Nobody("a visit; only an order that is not erased says whose, and its day is dropped after 90 days"),
    ),
    ("view_batch", "id copied_at views", Nobody("progress of our own work")),
    (
        "visit",
        "id at app_exam_id hl country landing variant clicks consent consent_version consent_at arm",
        Nobody("a visit; only an order that is not erased says whose, and its day is dropped after 90 days"),
    ),
    ("withdrawal", "name email", Personal("orders/withdrawals")),
    ("withdrawal", "id order_number purchase_id hl declared_at", Books("orders/withdrawals")),
];

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_column_is_known_to_be_personal_or_not(pool: PgPool) {
    let reading = "select c.table_name || '.' || c.column_name from information_schema.columns c
                   join pg_class on relname = c.table_name and relnamespace = 'public'::regnamespace
                   where c.table_schema = 'public' and not relispartition and c.table_name <> '_sqlx_migrations'";
    let stored: Vec<String> = sqlx::query_scalar(reading).fetch_all(&pool).await.expect("columns");
    let named = COLUMNS.iter().flat_map(|(table, columns, data)| {
        let (Personal(reason) | Books(reason) | Secret(reason) | Key(reason) | Nobody(reason)) = data;
        assert!(!reason.is_empty(), "{table}");
        columns.split(' ').map(move |column| format!("{table}.{column}"))
    });
    let named: Vec<String> = named.collect();
    let once: BTreeSet<&String> = named.iter().collect();
    assert_eq!(once.len(), named.len(), "a column is named twice");
    assert_eq!(once, stored.iter().collect::<BTreeSet<_>>());
}

#[test]
fn the_document_names_the_tables_of_every_level() {
    let document = include_str!("../../../../../docs/data.md");
    for level in ["secret", "confidential", "books", "open"] {
        let row = document.lines().find_map(|line| line.strip_prefix(&format!("| **{level}** |")));
        let tables = row.and_then(|row| row.trim_end_matches(" |").rsplit(" | ").next()).expect("a row");
        let written: BTreeSet<&str> = tables.split('`').skip(1).step_by(2).collect();
        let known = COLUMNS.iter().filter(|(.., data)| data.level() == level).map(|(table, ..)| *table);
        assert_eq!(written, known.collect::<BTreeSet<_>>(), "{level}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_export_has_every_personal_column(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut person = person(&shop, &pool).await;
    person.browser.post(&shop.app, "/user/export", &serde_json::json!({})).await.data();
    fill_rare_tables(&pool).await;

    let exported = export_account(&pool, person.account).await.expect("exported").expect("an account");

    for (table, columns, data) in COLUMNS {
        let path = match data {
            Personal(path) | Books(path) => path,
            Secret(_) => {
                let secrets =
                    columns.split(' ').filter(|name| name.ends_with("_hash") || name.ends_with("secret"));
                let text = exported.to_string();
                secrets.for_each(|name| assert!(!text.contains(&format!("\"{name}\"")), "{table}.{name}"));
                continue;
            }
            Key(_) | Nobody(_) => continue,
        };
        let rows = at(&exported, path);
        assert!(!rows.is_empty(), "{path} is empty");
        for column in columns.split(' ') {
            assert!(rows.iter().all(|row| row.get(column).is_some()), "{table}.{column} in {path}");
        }
    }
    assert!(!exported.to_string().contains("argon2"), "no password");
}

/// What takes a longer story than this test tells.
async fn fill_rare_tables(pool: &PgPool) {
    for sql in [
        "insert into passkey (id, account_id, credential_id, key, name, created_at, backed_up)
         select id, id, 'id', '{\"key\": 1}', 'Phone', now(), false from account limit 1",
        "insert into identity (provider, sub, account_id, email, created_at)
         select 'google', '108', id, email, now() from account limit 1",
        "insert into bundle_use (purchase_id, order_number, used_at)
         select p.id, o.number, now() from purchase p, exam_order o
         where o.account_id is not null and p.order_number <> o.number limit 1",
        "insert into listed_result (order_number, exam_id, first_name, country, class, listed_at)
         select number, exam_id, 'Grace', country, 'normal', now() from exam_order
         where account_id is not null order by number limit 1",
        "insert into comparison (token, order_number, name, other_order, other_name, made_at, agreed_at)
         select repeat('0', 32), one.number, 'Grace', other.number, 'Ann', now(), now()
         from exam_order one, exam_order other
         where one.account_id is not null and other.account_id is not null and one.number < other.number limit 1",
        "insert into review_decision (review_id, decided_at, decision, reason)
         select id, now(), 'answer', 'to say thanks' from review",
        "insert into plan (id, account_id, app_id, state, currency, amount, months, check_at, created_at)
         select gen_random_uuid(), id, app_id, 'ended', 'EUR', 499, 12, now(), now() from account",
        "update exam_order set plan_id = (select id from plan) where number = (
             select number from exam_order where account_id is not null order by number limit 1)",
    ] {
        let done = sqlx::query(sql).execute(pool).await.expect("inserted");
        assert_eq!(done.rows_affected(), 1, "{sql}");
    }
}

/// The rows under a path: an object, or the objects of a list, of the account or of each of its orders.
fn at<'a>(exported: &'a Value, path: &str) -> Vec<&'a Value> {
    path.split('/').fold(vec![exported], |found, name| {
        let parts = found.into_iter().filter_map(|value| value.get(name));
        let flat = parts
            .flat_map(|value| value.as_array().map_or_else(|| vec![value], |list| list.iter().collect()));
        flat.filter(|value| !value.is_null()).collect()
    })
}

/// With one person in the database, and that one deleted, every personal column is empty.
pub(super) async fn assert_no_person_is_left(pool: &PgPool) {
    for (table, columns, data) in COLUMNS {
        if !matches!(data, Personal(_) | Secret(_)) {
            continue;
        }
        for column in columns.split(' ') {
            let sql = format!(
                "select count(*) from {table} where {column} is not null and {column}::text not in ('', '{{}}')"
            );
            let rows: i64 = sqlx::query_scalar(AssertSqlSafe(sql)).fetch_one(pool).await.expect("counted");
            assert_eq!(rows, 0, "{table}.{column}");
        }
    }
}
