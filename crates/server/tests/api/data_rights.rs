//! Deleting an account, erasing it again after a restore, and the copy of everything that is stored about it.

mod retention;
mod schema;

use std::{
    collections::BTreeSet,
    io::{Cursor, Read as _},
    path::Path,
};

use app::{
    erasure::{self, Replayed},
    jobs::{Job, JobHandler as _},
};
use domain::{account::AccountId, hex::hex, order::OrderNumber};
use jiff::{SignedDuration, Timestamp};
use serde_json::{Value, json};
use server::open::open_worker;
use sqlx::{AssertSqlSafe, PgPool};
use uuid::Uuid;

use crate::{
    accounts::{Browser, GRACE, sign_in},
    erasing::{everywhere, lived},
    links::post,
    reports::FILE,
    reviews::review_link,
    shop::{Shop, count},
};

/// Somebody with everything that an account can have, and the texts that must be gone afterwards.
struct Person {
    browser: Browser,
    account: AccountId,
    markers: Vec<String>,
}

/// Three orders: one whose money went back, one with a report, certificate and shares, one that nobody paid for.
async fn person(shop: &Shop, pool: &PgPool) -> Person {
    let refunded = lived(shop, pool).await.as_str().to_owned();
    let bought = shop.order().await;
    shop.buy(&bought, 3).await;
    perform(shop, pool, "deliver").await;
    let certificate = json!({"orderNumber": bought, "action": "make", "name": "Grace Quixley"});
    shop.call("/tessera/exam/order/certificate", &certificate).await.data();
    let share = json!({"orderNumber": bought, "action": "make", "show": ["score"], "name": "Quixley"});
    shop.call("/tessera/exam/order/info/share", &share).await.data();
    let file = json!({"orderNumber": bought, "file": "report", "hl": "EN"});
    assert_eq!(shop.call(FILE, &file).await.status, 200);
    perform(shop, pool, "ask_for_review").await;
    let link = review_link(&post(shop, pool).await);
    let review = json!({"link": link, "stars": 4, "content": "Amazing.", "name": "Quixley"});
    shop.call("/tessera/exam/review/write", &review).await.data();
    shop.call("/tessera/exam/review/letters", &json!({"link": link, "wanted": false})).await.data();
    let unpaid = shop.order().await;
    let mut browser = Browser::default();
    sign_in(shop, pool, &mut browser, GRACE).await;
    browser.post(&shop.app, "/user/order/collect", &json!({"orderNumbers": [unpaid]})).await.data();
    let profile = json!({"name": "Grace Quixley", "nickname": "Amazing", "phone": "+1 202 555 0147", "birthday": "1906-12-09", "gender": "female"});
    let account = browser.post(&shop.app, "/user/update", &profile).await.data();
    // A second proof is under way.
    Browser::default().ask_for_letter(&shop.app, GRACE).await;
    post(shop, pool).await;
    let id = account["id"].as_str().expect("an id").to_owned();
    let words = ["grace@", "Quixley", "Amazing", "555 0147"].map(str::to_owned);
    Person {
        browser,
        account: id.parse().expect("an id"),
        markers: words.into_iter().chain([id, refunded, bought, unpaid]).collect(),
    }
}

/// Does every job of a kind, as a worker would.
pub(crate) async fn perform(shop: &Shop, pool: &PgPool, kind: &str) -> usize {
    let worker = open_worker(&shop.app.state).expect("a worker");
    let deleting = "delete from job where kind = $1 returning payload";
    let payloads: Vec<Value> = sqlx::query_scalar(deleting).bind(kind).fetch_all(pool).await.expect("jobs");
    for payload in &payloads {
        let job: Job = serde_json::from_value(payload.clone()).expect("a job");
        Box::pin(worker.perform(job)).await.expect("done");
    }
    payloads.len()
}

async fn keep_house(shop: &Shop, pool: &PgPool, now: Timestamp) {
    let state = &shop.app.state;
    erasure::run(pool, &state.proofs, &state.files, &state.config.retention, now).await.expect("erased");
}

async fn delete(shop: &Shop, browser: &mut Browser) -> Value {
    browser.post(&shop.app, "/user/delete", &json!({})).await.data()
}

/// Every file below a folder.
fn files_below(folder: &Path) -> Vec<std::path::PathBuf> {
    let Ok(entries) = std::fs::read_dir(folder) else { return Vec::new() };
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.flat_map(|path| if path.is_dir() { files_below(&path) } else { vec![path] }).collect()
}

async fn assert_gone(pool: &PgPool, markers: &[String]) {
    for marker in markers {
        for text in [marker.clone(), hex(marker.as_bytes())] {
            assert_eq!(everywhere(pool, &text).await, Vec::<String>::new(), "{marker}");
        }
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_deleted_account_leaves_nothing_but_amounts_and_dates(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut person = person(&shop, &pool).await;
    for marker in &person.markers {
        assert_ne!(everywhere(&pool, marker).await, Vec::<String>::new(), "{marker} is stored");
    }
    person.browser.post(&shop.app, "/user/export", &json!({})).await.data();
    assert_eq!(perform(&shop, &pool, "make_export").await, 1);
    let folder = shop.app.files.path();
    let books = (count(&pool, "purchase").await, count(&pool, "ledger_line").await);
    assert_eq!((files_below(folder).len(), books.0), (3, 2));

    assert_eq!(delete(&shop, &mut person.browser).await, json!({"deleted": true}));

    assert_eq!((person.browser.cookie, person.browser.known), (None, None));
    let letters = post(&shop, &pool).await;
    let [farewell] = &letters[..] else { panic!("{} letters", letters.len()) };
    assert_eq!((farewell.to.as_str(), farewell.subject.as_str()), (GRACE, "Your account was deleted"));
    assert!(!farewell.text.contains("/user/"), "{}", farewell.text);
    assert_eq!(perform(&shop, &pool, "remove_files").await, 4);
    keep_house(&shop, &pool, Timestamp::now()).await;
    assert_gone(&pool, &person.markers).await;
    assert_eq!(files_below(folder), Vec::<std::path::PathBuf>::new());
    schema::assert_no_person_is_left(&pool).await;
    assert_eq!((count(&pool, "purchase").await, count(&pool, "ledger_line").await), books);
    assert_eq!(count(&pool, "purchase where amount > 0 and paid_at is not null and email = ''").await, 2);
    assert_eq!(count(&pool, "erasure").await, 4, "an account and three orders");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_old_cookie_opens_nothing_and_the_address_may_begin_anew(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (mut browser, mut elsewhere) = (Browser::default(), Browser::default());
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    sign_in(&shop, &pool, &mut elsewhere, GRACE).await;
    let before = elsewhere.get(&shop.app, "/user/get").await.data();

    delete(&shop, &mut browser).await;

    assert_eq!(elsewhere.get(&shop.app, "/user/get").await.refusal(), (401, 10_497));
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let after = browser.get(&shop.app, "/user/get").await.data();
    assert_ne!(before["id"], after["id"]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn only_who_has_just_proven_who_they_are_deletes_or_exports(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let stale = "update account_session set fresh_until = now() - interval '1 second'";
    sqlx::query(stale).execute(&pool).await.expect("changed");

    for call in ["/user/delete", "/user/export"] {
        assert_eq!(browser.post(&shop.app, call, &json!({})).await.refusal(), (403, 10_498), "{call}");
        let stranger = Browser::default().post(&shop.app, call, &json!({})).await;
        assert_eq!(stranger.refusal(), (401, 10_497), "{call}");
    }
    assert_eq!((count(&pool, "account").await, count(&pool, "account_export").await), (1, 0));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_account_with_money_in_transit_is_deleted_once_it_is_settled(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let order = shop.order().await;
    browser.post(&shop.app, "/user/order/collect", &json!({"orderNumbers": [order]})).await.data();
    shop.create(&order, 2).await.data();

    assert_eq!(delete(&shop, &mut browser).await, json!({"deleted": false}));

    assert_eq!((browser.cookie, count(&pool, "account_session").await), (None, 0));
    let later = shop.order().await;
    shop.buy(&later, 2).await;
    perform(&shop, &pool, "deliver").await;
    keep_house(&shop, &pool, Timestamp::now()).await;
    assert_eq!(count(&pool, "account where closing_at is not null").await, 1, "the money is in transit");
    let over = "update purchase set state = 'expired' where order_number = $1";
    sqlx::query(over).bind(&order).execute(&pool).await.expect("changed");
    keep_house(&shop, &pool, Timestamp::now()).await;

    assert_eq!((count(&pool, "account").await, count(&pool, "erasure").await), (0, 2));
    assert_eq!(everywhere(&pool, &order).await, Vec::<String>::new());
    assert_eq!(count(&pool, "mail where kind = 'account_notice'").await, 1, "a last letter");
    let kept = format!("purchase where order_number = '{later}' and email = '{GRACE}'");
    assert_eq!(count(&pool, &kept).await, 1, "what was bought after the request stays");
    assert_eq!(shop.app.get(&format!("/tessera/exam/order/info/{later}")).await.status, 200);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_last_letter_is_deleted_even_if_it_can_never_be_sent(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    delete(&shop, &mut browser).await;
    let days = |days: i64| Timestamp::now() + SignedDuration::from_hours(24 * days);

    keep_house(&shop, &pool, days(6)).await;
    assert_eq!(count(&pool, "mail").await, 1);
    keep_house(&shop, &pool, days(8)).await;

    assert_eq!(count(&pool, "mail").await, 0);
}

/// Every table of ours but the list of migrations.
async fn tables(pool: &PgPool) -> Vec<String> {
    let listing = "select relname::text from pg_class where relnamespace = 'public'::regnamespace
                   and relkind in ('r', 'p') and not relispartition and relname <> '_sqlx_migrations'";
    sqlx::query_scalar(listing).fetch_all(pool).await.expect("tables")
}

async fn execute(pool: &PgPool, sql: String) {
    sqlx::raw_sql(AssertSqlSafe(sql)).execute(pool).await.expect("done");
}

async fn back_up(pool: &PgPool) {
    let tables = tables(pool).await;
    let copies = tables.iter().map(|table| format!("create table backup.{table} as table public.{table};"));
    execute(pool, format!("create schema backup; {}", copies.collect::<String>())).await;
}

async fn restore(pool: &PgPool) {
    let tables = tables(pool).await;
    let copies = tables.iter().map(|table| {
        format!("insert into public.{table} overriding system value select * from backup.{table};")
    });
    // Foreign keys would want the tables in an order.
    let sql = format!(
        "begin; set local session_replication_role = replica; truncate {}; {} commit;",
        tables.join(", "),
        copies.collect::<String>()
    );
    execute(pool, sql).await;
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_restored_backup_does_not_bring_back_whoever_was_erased(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut person = person(&shop, &pool).await;
    let guest = OrderNumber::parse(&shop.order().await).expect("a number");
    let stays = shop.order().await;
    back_up(&pool).await;
    delete(&shop, &mut person.browser).await;
    let state = &shop.app.state;
    let erased = erasure::erase(&pool, &state.proofs, &state.files, &guest, Timestamp::now()).await;
    assert!(erased.expect("erased"));
    let ledger = erasure::export_ledger(&pool).await.expect("a ledger");
    restore(&pool).await;
    let markers = [person.markers, vec![guest.as_str().to_owned()]].concat();
    for marker in &markers {
        assert_ne!(everywhere(&pool, marker).await, Vec::<String>::new(), "{marker} is back");
        assert!(!ledger.contains(marker), "{marker}");
    }

    let entries = erasure::parse_ledger(&ledger).expect("a ledger");
    let replayed = erasure::replay(&pool, &state.proofs, &entries, Timestamp::now()).await;

    assert_eq!(replayed.expect("replayed"), Replayed { accounts: 1, orders: 1, waiting: 0 });
    assert_gone(&pool, &markers).await;
    assert_eq!(count(&pool, "mail").await, 0, "nobody gets the last letter twice");
    assert_eq!(erasure::export_ledger(&pool).await.expect("a ledger"), ledger);
    assert_eq!(count(&pool, &format!("exam_order where number = '{stays}'")).await, 1);
    let again = erasure::replay(&pool, &state.proofs, &entries, Timestamp::now()).await;
    assert_eq!(again.expect("replayed"), Replayed::default());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_replay_waits_for_money_that_the_backup_has_in_transit(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let guest = OrderNumber::parse(&shop.order().await).expect("a number");
    back_up(&pool).await;
    let state = &shop.app.state;
    erasure::erase(&pool, &state.proofs, &state.files, &guest, Timestamp::now()).await.expect("erased");
    let ledger = erasure::export_ledger(&pool).await.expect("a ledger");
    restore(&pool).await;
    shop.create(guest.as_str(), 2).await.data();

    let entries = erasure::parse_ledger(&ledger).expect("a ledger");
    let replayed = erasure::replay(&pool, &state.proofs, &entries, Timestamp::now()).await;

    assert_eq!(replayed.expect("replayed"), Replayed { accounts: 0, orders: 0, waiting: 1 });
    assert_eq!(count(&pool, "exam_order where choices <> '{}'").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_export_holds_data_papers_and_letters_for_its_account_only(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let Person { mut browser, markers, .. } = person(&shop, &pool).await;
    let asked = browser.post(&shop.app, "/user/export", &json!({})).await.data();
    assert_eq!(browser.post(&shop.app, "/user/export", &json!({})).await.data(), asked, "one at a time");
    let path = format!("/user/export/{}", asked["id"].as_str().expect("an id"));
    assert_eq!(browser.get(&shop.app, &path).await.refusal(), (200, 10_404), "it isn't ready");

    assert_eq!(perform(&shop, &pool, "make_export").await, 1);

    let letters = post(&shop, &pool).await;
    let [ready] = &letters[..] else { panic!("{} letters", letters.len()) };
    assert!(
        ready.text.contains(&format!("#export={}", asked["id"].as_str().expect("an id"))),
        "{}",
        ready.text
    );
    let answer = browser.get(&shop.app, &path).await;
    assert_eq!(
        (answer.header("content-type"), answer.header("cache-control")),
        ("application/zip", "no-store")
    );
    let files = unzip(&answer.body);
    let names: BTreeSet<_> = files.iter().map(|(name, _)| name.rsplit('/').next().expect("a name")).collect();
    assert!(
        ["data.json", "report.pdf", "certificate.pdf", "0001.txt"].iter().all(|name| names.contains(name)),
        "{names:?}"
    );
    let text = |name: &str| {
        let (_, bytes) = files.iter().find(|(known, _)| known == name).expect("a file");
        String::from_utf8(bytes.clone()).expect("text")
    };
    for marker in &markers {
        assert!(text("data.json").contains(marker), "{marker}");
    }
    let pdfs: Vec<_> = files.iter().filter(|(name, _)| name.starts_with("orders/")).collect();
    assert!(pdfs.len() >= 2 && pdfs.iter().all(|(_, bytes)| bytes.starts_with(b"%PDF")));
    let mut other = Browser::default();
    sign_in(&shop, &pool, &mut other, "mallory@example.com").await;
    assert_eq!(other.get(&shop.app, &path).await.refusal(), (200, 10_404));
    assert_eq!(Browser::default().get(&shop.app, &path).await.refusal(), (401, 10_497));
}

fn unzip(bytes: &[u8]) -> Vec<(String, Vec<u8>)> {
    let mut archive = zip::ZipArchive::new(Cursor::new(bytes)).expect("a ZIP file");
    let length = archive.len();
    let read = |n| {
        let mut file = archive.by_index(n).expect("a file");
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).expect("its bytes");
        (file.name().expect("a name").into_owned(), bytes)
    };
    (0..length).map(read).collect()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn exports_are_limited_to_three_a_day_and_end_after_a_week(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let mut ids = BTreeSet::new();
    for _ in 0..3 {
        let asked = browser.post(&shop.app, "/user/export", &json!({})).await.data();
        ids.insert(asked["id"].as_str().expect("an id").parse::<Uuid>().expect("an id"));
        perform(&shop, &pool, "make_export").await;
    }
    assert_eq!(ids.len(), 3);
    assert_eq!(browser.post(&shop.app, "/user/export", &json!({})).await.refusal(), (429, 10_429));
    let folder = shop.app.files.path().join("exports");
    let days = |days: i64| Timestamp::now() + SignedDuration::from_hours(24 * days);

    keep_house(&shop, &pool, days(6)).await;
    assert_eq!((files_below(&folder).len(), count(&pool, "account_export").await), (3, 3));
    keep_house(&shop, &pool, days(8)).await;

    assert_eq!((files_below(&folder).len(), count(&pool, "account_export").await), (0, 0));
    for id in ids {
        assert_eq!(browser.get(&shop.app, &format!("/user/export/{id}")).await.refusal(), (200, 10_404));
    }
}
