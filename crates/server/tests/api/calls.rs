//! The responses of the calls.

use domain::{
    catalog::{ExamId, PackageItem},
    country::CountryCode,
    locale::Locale,
    rollup::Additions,
    run::{FinishedRun, RunResult},
    view::Label,
};
use jiff::{Timestamp, ToSpan, civil::Date, tz::TimeZone};
use serde_json::{Value, json};
use sqlx::PgPool;
use store::stats;

use crate::harness::{Setup, TestApp};

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_exam_has_nine_languages_with_native_names(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let languages = app.get("/tessera/app/language/list/1").await.data();

    assert_eq!(languages.as_array().map(Vec::len), Some(9));
    assert_eq!(languages[5], json!({"hl": "JA", "tag": "ja", "name": "日本語"}));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn legal_texts_are_listed_in_a_language_and_read_by_id(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let list = app.get("/tessera/app/protocol/list/1/de").await.data();
    let kinds: Vec<_> =
        list.as_array().expect("a list").iter().map(|p| p["kind"].as_str().expect("a kind")).collect();
    let text = app.get(&format!("/tessera/app/protocol/info/{}", list[0]["id"])).await.data();

    assert_eq!(kinds, ["privacy", "terms", "refund", "cookies", "imprint", "commerce"]);
    assert_eq!((&text["hl"], &text["title"]), (&json!("DE"), &list[0]["title"]));
    let blocks = text["blocks"].as_array().expect("blocks");
    assert!(blocks.iter().any(|block| block["kind"] == "heading"));
    assert!(!text.to_string().contains("{operator}"), "placeholders are filled");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn packages_are_listed_smallest_first_with_the_countrys_price(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let skus = app.get("/tessera/exam/sku/list/1/jp/JA").await.data();

    let codes: Vec<_> =
        skus.as_array().expect("a list").iter().map(|s| s["code"].as_str().expect("a code")).collect();
    assert_eq!(codes, ["Sku1", "Sku2", "Sku3", "Sku4", "Triple"]);
    for sku in skus.as_array().expect("a list") {
        assert_eq!(sku["price"]["currency"], "JPY");
        assert_eq!(sku["price"]["amount"].as_i64().map(|a| a % 100), Some(0), "shown as charged");
    }
    assert_eq!(skus[0]["items"].as_array().map(Vec::len), Some(3));
    assert_eq!(skus[3]["items"].as_array().map(Vec::len), Some(9));
    let one = app.get("/tessera/exam/sku/info/1/3/jp/JA").await.data();
    assert_eq!(one, skus[2]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_item_of_a_package_shows_whether_it_is_available_today(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let skus = app.get("/tessera/exam/sku/list/1/US/EN").await.data();

    let items = |sku: &Value, available: bool| -> Vec<String> {
        let items = sku["items"].as_array().expect("items").iter();
        let chosen = items.filter(|item| item["available"] == json!(available));
        chosen.map(|item| item["code"].as_str().expect("a code").to_owned()).collect()
    };
    assert_eq!(items(&skus[0], true), ["iq_score", "iq_ranking", "report"]);
    let brain = "left_right_brain";
    assert_eq!(items(&skus[1], true), ["iq_score", "iq_ranking", "report", "wrong_answers", brain]);
    let later = skus.as_array().expect("a list").iter().flat_map(|sku| items(sku, false)).count();
    assert_eq!(later, 0, "everything that is sold can be used");
    let tests: Vec<_> = skus.as_array().expect("a list").iter().map(|sku| sku["tests"].clone()).collect();
    assert_eq!(tests, [1, 1, 1, 1, 3], "tests among the items aren't counted");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_package_lists_its_items_in_a_fixed_order(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let largest = app.get("/tessera/exam/sku/info/1/4/US/EN").await.data();

    let codes: Vec<_> =
        largest["items"].as_array().expect("items").iter().filter_map(|item| item["code"].as_str()).collect();
    let others = PackageItem::ALL.into_iter().filter(|item| *item != PackageItem::Career);
    assert_eq!(codes, others.map(PackageItem::code).collect::<Vec<_>>());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_country_without_its_own_price_pays_the_default_price(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let there = app.get("/tessera/exam/sku/list/1/AQ/EN").await.data();
    let elsewhere = app.get("/tessera/exam/sku/list/1/ZZ/EN").await.data();

    assert_eq!(there, elsewhere);
    assert_eq!(there[0]["price"]["currency"], "USD");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn unknown_objects_are_refused_in_the_callers_language(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    for (path, result) in [
        ("/tessera/exam/info/99", 10_411),
        ("/tessera/app/language/list/99", 10_411),
        ("/tessera/exam/sku/list/1/GERMANY/EN", 10_413),
        ("/tessera/exam/sku/info/1/99/DE/EN", 10_404),
        ("/tessera/app/protocol/info/999999", 10_404),
        ("/nobody/exam/info/1", 10_410),
    ] {
        assert_eq!(app.get(path).await.refusal(), (200, result), "{path}");
    }
    let german = app.get_with("/tessera/exam/info/99", &[("hl", "de")]).await.json();
    let english = app.get("/tessera/exam/info/99").await.json();
    assert_ne!(german["msg"], english["msg"]);
    assert_eq!(german["data"], json!(null));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_malformed_call_is_a_bad_request_and_an_unknown_one_not_found(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    assert_eq!(app.get("/tessera/exam/info/abc").await.refusal(), (400, 10_400));
    assert_eq!(app.get("/tessera/app/v2/view?eid=abc").await.refusal(), (400, 10_400));
    assert_eq!(app.post("/tessera/app/v2/generate/logid", "{").await.refusal(), (400, 10_400));
    assert_eq!(app.get("/tessera/no/such/call").await.refusal(), (404, 10_404));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_catalogue_is_listed_by_category_with_local_prices(pool: PgPool) {
    let app = TestApp::with(&pool, Setup { country: Some("BR"), ..Setup::default() }).await;

    let categories = app.get_with("/tessera/exam/category/list", &[("hl", "PT")]).await.data();

    let exams = categories[0]["exams"].as_array().expect("exams");
    let codes: Vec<_> = exams.iter().map(|e| e["code"].as_str().expect("a code")).collect();
    assert_eq!(codes, ["iq", "iq20", "iqfree"]);
    assert_eq!(exams[0]["lowestPrice"]["currency"], "BRL");
    assert_eq!((&exams[2]["free"], exams[2].get("lowestPrice")), (&json!(true), None));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_data_an_exam_has_no_statistics(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let exam = app.get("/tessera/exam/info/1").await.data();

    assert_eq!((&exam["questions"], &exam["options"]), (&json!(30), &json!(6)));
    let fields = exam.as_object().expect("an object");
    for absent in ["yesterdayCount", "examAvgScore", "lastHourCount", "medianDurationS", "asOf"] {
        assert!(!fields.contains_key(absent), "{absent} in {exam}");
    }
}

/// Adds valid runs to the rollups: 24 minutes each, IQ 104.
async fn add_runs(pool: &PgPool, day: Date, runs: usize) {
    let run = FinishedRun {
        at: day.to_zoned(TimeZone::UTC).expect("a time").timestamp(),
        exam: ExamId(1),
        country: CountryCode::ELSEWHERE,
        hl: Locale::En,
        result: Some(RunResult::Iq { iq: 104, norms: "2026-11".to_owned() }),
        duration_s: 24 * 60,
        answers: Vec::new(),
    };
    let mut conn = pool.acquire().await.expect("a connection");
    stats::add(&mut conn, &Additions::of(vec![&run; runs])).await.expect("added");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn statistics_come_from_the_rollups_and_are_cached_in_redis(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    let now = Timestamp::now();
    let today = now.to_zoned(TimeZone::UTC).date();
    add_runs(&pool, today.saturating_sub(1.day()), 150).await;
    add_runs(&pool, today, 100).await;
    stats::add_starts(&mut pool.acquire().await.expect("a connection"), ExamId(1), now - 10.minutes(), 7)
        .await
        .expect("added");
    stats::add_starts(&mut pool.acquire().await.expect("a connection"), ExamId(1), now - 2.hours(), 5)
        .await
        .expect("added");

    let exam = app.get("/tessera/exam/info/1").await.data();
    add_runs(&pool, today, 1_000).await;
    let again = app.get("/tessera/exam/info/1").await.data();

    assert_eq!(exam["yesterdayCount"], 150);
    assert_eq!(exam["examAvgScore"], 104);
    assert_eq!(exam["lastHourCount"], 7);
    assert_eq!(exam["medianDurationS"], 24 * 60 + 15);
    assert_eq!(again["asOf"], exam["asOf"], "the second answer came from the cache");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_redis_statistics_are_not_cached(pool: PgPool) {
    let app = TestApp::with(&pool, Setup { redis: Some("redis://127.0.0.1:1"), ..Setup::default() }).await;
    let today = Timestamp::now().to_zoned(TimeZone::UTC).date();
    add_runs(&pool, today, 100).await;
    let before = app.get("/tessera/exam/info/1").await.data();
    add_runs(&pool, today, 100).await;

    let after = app.get("/tessera/exam/info/1").await.data();

    assert_eq!(before["medianDurationS"], json!(null));
    assert_eq!(after["medianDurationS"], 24 * 60 + 15);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_visit_gets_its_own_logid(pool: PgPool) {
    let app = TestApp::with(&pool, Setup { country: Some("FR"), ..Setup::default() }).await;
    let body = r#"{"appExamId": 1, "dl": "https://x.test/landing_page/free/iq-1?ttclid=9", "variant": "free",
            "arm": "b", "consent": {"decision": "granted", "version": 1}}"#;

    let logid = app.post("/tessera/app/v2/generate/logid", body).await.data()["logid"].clone();

    let id = logid.as_str().and_then(|id| id.parse().ok()).expect("a uuid");
    let visit = store::visits::find(&mut pool.acquire().await.expect("a connection"), id)
        .await
        .expect("read")
        .expect("written");
    assert_eq!(visit.country.as_str(), "FR");
    assert_eq!((visit.variant, visit.arm), (Label::parse("free"), Label::parse("b")));
    assert_eq!(visit.clicks.get("ttclid").map(String::as_str), Some("9"));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_visit_to_an_unknown_exam_is_refused(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    let answer = app.post("/tessera/app/v2/generate/logid", r#"{"appExamId": 77}"#).await;

    assert_eq!(answer.refusal(), (200, 10_411));
}
