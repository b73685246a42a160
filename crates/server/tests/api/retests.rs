//! Somebody takes the test that finds a type once more: the earlier result stands beside the new one, in the result and
//! in the report. And how common each type is.

use app::{erasure, kinds::Form};
use domain::order::OrderNumber;
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    accounts::{Browser, sign_in},
    data_rights::perform,
    harness::Setup,
    questionnaires::{TYPES, careless, enter, info, number, opposite, takes, takes_with},
    reports::{download, text},
    shop::{Shop, count},
};

/// Takes the test into the browser's account; returns the order's number.
async fn takes_again(shop: &Shop, browser: &mut Browser, answers: impl Fn(&Form) -> Vec<u8>) -> String {
    let order = number(&takes_with(shop, browser, TYPES, answers).await);
    collect(shop, browser, &order).await;
    order
}

async fn takes_first(shop: &Shop, browser: &mut Browser) -> String {
    let order = number(&takes(shop, browser, TYPES).await);
    collect(shop, browser, &order).await;
    order
}

async fn collect(shop: &Shop, browser: &mut Browser, order: &str) {
    let collected = browser.post(&shop.app, "/user/order/collect", &json!({"orderNumbers": [order]})).await;
    assert_eq!(collected.data(), json!({"orders": 1}));
}

/// As if it had been taken so many days before.
async fn move_back(pool: &PgPool, order: &str, days: i32) {
    let moving =
        "update exam_order set submitted_at = submitted_at - make_interval(days => $2) where number = $1";
    let done = sqlx::query(moving).bind(order).bind(days).execute(pool).await.expect("moved");
    assert_eq!(done.rows_affected(), 1);
}

async fn earlier(shop: &Shop, order: &str) -> Option<Value> {
    info(shop, order).await["result"]["profile"].get("earlier").cloned()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_result_of_28_days_before_stands_beside_the_new_one(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut grace = enter(&shop, &pool).await;
    let first = takes_first(&shop, &mut grace).await;
    let second = takes_again(&shop, &mut grace, opposite).await;

    move_back(&pool, &first, 27).await;
    assert_eq!(earlier(&shop, &second).await, None, "27 days are too few");
    move_back(&pool, &first, 1).await;

    let before = info(&shop, &first).await;
    let profile = &before["result"]["profile"];
    let expected = json!({
        "takenAt": before["submittedAt"],
        "code": "ESFP",
        "printed": profile["printed"],
        "letters": profile["letters"],
    });
    assert_eq!(earlier(&shop, &second).await, Some(expected.clone()));
    assert_eq!(profile.get("earlier"), None, "nothing was before the first");
    shop.buy(&second, 7).await;
    let paid = info(&shop, &second).await;
    assert_eq!(paid["result"]["profile"]["earlier"], expected);
    assert!(paid["report"].to_string().contains("First ESFP, now InTJ."), "{}", paid["report"]);
    let share = json!({"orderNumber": second, "action": "make"});
    let share = grace.post(&shop.app, "/exam/order/info/share", &share).await.data();
    let token = share["url"].as_str().and_then(|url| url.rsplit('/').next()).expect("a token").to_owned();
    let shared = shop.app.get(&format!("/tessera/exam/share/{token}")).await.data();
    assert_eq!(shared["profile"].get("earlier"), None, "what is shared is one result");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn only_analysed_runs_of_the_same_account_count_and_the_newest_of_them(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (mut grace, mut eve) = (enter(&shop, &pool).await, Browser::default());
    sign_in(&shop, &pool, &mut eve, "eve@example.com").await;
    let (hers, nobodys) =
        (takes_first(&shop, &mut eve).await, number(&takes(&shop, &mut grace, TYPES).await));
    let oldest = takes_first(&shop, &mut grace).await;
    let newer = takes_again(&shop, &mut grace, opposite).await;
    let unread = takes_again(&shop, &mut grace, careless).await;
    let last = takes_first(&shop, &mut grace).await;

    for order in [&hers, &nobodys, &unread] {
        move_back(&pool, order, 29).await;
    }
    assert_eq!(earlier(&shop, &last).await, None, "another account's, nobody's, and one without a result");
    move_back(&pool, &oldest, 60).await;
    assert_eq!(earlier(&shop, &last).await.expect("one")["code"], "ESFP");
    move_back(&pool, &newer, 40).await;
    assert_eq!(earlier(&shop, &last).await.expect("the newest")["code"], "INTJ");
    assert_eq!(earlier(&shop, &newer).await, None, "20 days lie between the two");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_report_forgets_an_earlier_result_that_is_erased(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut grace = enter(&shop, &pool).await;
    let first = number(&takes(&shop, &mut grace, TYPES).await);
    let second = takes_again(&shop, &mut grace, opposite).await;
    move_back(&pool, &first, 28).await;
    shop.buy(&second, 7).await;
    let tells = async || {
        let pdf = download(&shop, &second, json!({"hl": "EN"})).await;
        text(&pdf.body).contains("First ESFP, now InTJ.")
    };
    assert!(!tells().await, "it isn't in the account yet");
    collect(&shop, &mut grace, &first).await;
    assert!(tells().await, "the file isn't an old one");
    let order = OrderNumber::parse(&first).expect("a number");

    let state = &shop.app.state;
    erasure::erase(&pool, &state.proofs, &state.files, &order, Timestamp::now()).await.expect("erased");

    assert_eq!(perform(&shop, &pool, "remove_files").await, 1, "the file that tells of it goes too");
    assert_eq!(earlier(&shop, &second).await, None);
    assert!(!tells().await);
    assert_eq!(count(&pool, "exam_order where account_id is not null").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn how_common_types_are_is_told_from_a_thousand_runs_on(pool: PgPool) {
    // Without the cache, which would answer for a minute.
    let shop =
        Shop::with(&pool, "DE", Setup { redis: Some("redis://127.0.0.1:1"), ..Setup::default() }).await;
    let add = async |week: &str, hl: &str, class: &str, runs: i64| {
        let adding =
            "insert into class_week (exam_id, week, hl, class, runs) values (4, $1::date, $2, $3, $4)";
        sqlx::query(adding).bind(week).bind(hl).bind(class).bind(runs).execute(&pool).await.expect("added");
    };
    let list = async |exam: i32| shop.app.get(&format!("/tessera/exam/type/list/{exam}")).await;
    add("2026-06-01", "EN", "ENFP", 500).await;
    add("2026-06-08", "DE", "ENFP", 104).await;
    add("2026-06-08", "EN", "ISTJ", 395).await;

    let few = list(TYPES).await.data();
    add("2026-06-15", "JA", "INTJ", 1).await;
    let enough = list(TYPES).await.data();

    assert_eq!(few, json!({"runs": 0, "types": []}));
    assert_eq!(
        (&enough["runs"], &enough["from"], &enough["until"]),
        (&json!(1_000), &json!("2026-06-01"), &json!("2026-06-21"))
    );
    let types = enough["types"].as_array().expect("types");
    assert_eq!(types.len(), 16);
    assert_eq!(types[0], json!({"code": "ENFP", "percent": 60}));
    assert_eq!(types[1], json!({"code": "ISTJ", "percent": 40}));
    assert_eq!(types[2], json!({"code": "INTJ", "percent": 0}));
    assert_eq!(list(1).await.data()["types"], json!([]), "puzzles find no type");
    assert_eq!(list(99).await.refusal(), (200, 10_411));
}
