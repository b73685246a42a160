//! The paid report: on screen, as a file, frozen forever; and the public sample.

use std::{
    collections::BTreeSet,
    sync::{Arc, Barrier},
    time::Duration,
};

use app::{
    kinds::Form,
    ports::Files as _,
    reports::{self, report_key},
};
use domain::{
    catalog::ExamId,
    country::CountryCode,
    locale::Locale,
    order::OrderNumber,
    rollup::Additions,
    run::{FinishedRun, ItemAnswer, RunResult},
};
use jiff::{SignedDuration, Timestamp};
use measure::norms::{Norms, Phase};
use report::value::ReportParts;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    harness::Answer,
    orders::form,
    people::puzzles,
    shop::{Shop, count},
};

pub(crate) const INFO: &str = "/tessera/exam/order/info";
pub(crate) const FILE: &str = "/tessera/exam/order/file/down/info";

/// `runs` valid runs of the exam, all alike: the first choice of every puzzle's spec, twenty seconds each.
async fn others(pool: &PgPool, form: &Form, runs: usize) {
    let answer = |item| ItemAnswer { item, choice: Some(0), right: false, ms: 20_000, fifth: None };
    let run = FinishedRun {
        at: Timestamp::now(),
        exam: ExamId(1),
        country: CountryCode::parse("DE").expect("a country"),
        hl: Locale::En,
        result: Some(RunResult::Iq { iq: 90, norms: "2026-11".to_owned() }),
        duration_s: 600,
        answers: puzzles(form).questions.iter().map(|question| answer(question.item)).collect(),
    };
    let mut conn = pool.acquire().await.expect("a connection");
    store::stats::add(&mut conn, &Additions::of(vec![&run; runs])).await.expect("added");
}

pub(crate) async fn info(shop: &Shop, order: &str, hl: &str) -> Value {
    shop.app.get_with(&format!("{INFO}/{order}"), &[("hl", hl)]).await.data()
}

pub(crate) async fn bought(shop: &Shop, sku: i32) -> String {
    let order = shop.order().await;
    shop.buy(&order, sku).await;
    order
}

pub(crate) async fn download(shop: &Shop, order: &str, more: Value) -> Answer {
    let mut body = json!({"orderNumber": order, "file": "report"});
    for (key, value) in more.as_object().expect("an object") {
        body[key] = value.clone();
    }
    shop.call(FILE, &body).await
}

fn sections(order: &Value) -> Vec<&str> {
    let sections = order["report"]["sections"].as_array().expect("sections");
    sections.iter().map(|section| section["key"].as_str().expect("a key")).collect()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_report_can_be_read_in_any_language_regardless_of_the_tests(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 4).await;

    let (english, japanese) = (info(&shop, &order, "EN").await, info(&shop, &order, "JA").await);

    assert_eq!(
        (&english["report"]["language"], &japanese["report"]["language"]),
        (&json!("en"), &json!("ja"))
    );
    assert_eq!(english["result"], japanese["result"]);
    let pages = [
        "summary",
        "curve",
        "ranking",
        "meaning",
        "dimensions",
        "induction",
        "logic",
        "spatial",
        "several_rules",
        "pace",
        "time",
        "measured",
        "advice",
        "guide",
        "glossary",
    ];
    assert_eq!((sections(&english), sections(&japanese)), (pages.to_vec(), pages.to_vec()));
    assert_eq!(english.get("rescored"), None, "there are no newer norms");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn figures_about_others_are_frozen_and_two_readers_get_the_same(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let form = form(&shop.app, 1, 0);
    let (few, many) = (bought(&shop, 4).await, bought(&shop, 4).await);

    others(&pool, &form, 99).await;
    let unheard = info(&shop, &few, "EN").await;
    others(&pool, &form, 51).await;
    let (one, other) = tokio::join!(info(&shop, &many, "EN"), info(&shop, &many, "EN"));
    others(&pool, &form, 1000).await;

    assert_eq!(one["report"], other["report"]);
    assert_eq!(info(&shop, &many, "EN").await["report"], one["report"]);
    assert_eq!(info(&shop, &few, "EN").await["report"], unheard["report"]);
    assert_ne!(unheard["report"], one["report"]);
    let questions = |order: String| {
        let shop = &shop;
        async move { shop.app.get(&format!("/tessera/exam/order/questions/{order}")).await.data() }
    };
    let (unheard, heard) = (questions(few).await, questions(many).await);
    assert!(
        unheard["questions"].as_array().expect("questions").iter().all(|one| one.get("others").is_none())
    );
    for (question, asked) in
        heard["questions"].as_array().expect("questions").iter().zip(&puzzles(&form).questions)
    {
        let others = &question["others"];
        assert_eq!(others["answered"], 150);
        let place = asked.options.iter().position(|choice| *choice == 0).expect("a place");
        assert_eq!((&others["percent"][place], &question["answer"]), (&json!(100), &json!(asked.key())));
        let median = others["medianMs"].as_i64().expect("a time");
        assert!((18_000..22_000).contains(&median), "{median}");
    }
    let as_of: Timestamp = heard["asOf"].as_str().and_then(|at| at.parse().ok()).expect("a moment");
    assert!(as_of <= Timestamp::now() && as_of > Timestamp::now() - SignedDuration::from_mins(10));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn solved_questions_show_what_was_chosen_and_why_it_was_wrong(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (form, order) = (form(&shop.app, 1, 0), bought(&shop, 2).await);

    assert_eq!(count(&pool, "purchase where opened_at is not null").await, 0);
    let solved = shop.app.get(&format!("/tessera/exam/order/questions/{order}")).await.data();
    assert_eq!(
        count(&pool, "purchase where opened_at is not null").await,
        1,
        "the solutions count as having seen the report"
    );

    // The easier two thirds are solved, see `careful`.
    let questions = solved["questions"].as_array().expect("questions");
    assert_eq!(questions.len(), 30);
    for (place, (question, asked)) in questions.iter().zip(&puzzles(&form).questions).enumerate() {
        assert_eq!((&question["number"], &question["answer"]), (&json!(place + 1), &json!(asked.key())));
        assert_eq!(question["right"], json!(place < 20));
        assert_eq!(question["ms"], json!((15 + place) * 1000));
        let wrong: BTreeSet<u64> = question["wrong"]
            .as_array()
            .expect("options")
            .iter()
            .map(|wrong| wrong["option"].as_u64().expect("a place"))
            .collect();
        assert_eq!(wrong.len(), 5);
        assert!(
            !wrong.contains(&u64::from(asked.key()))
                && !question["steps"].as_array().expect("rules").is_empty()
        );
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_report_file_has_21_pages_and_is_rendered_once(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 2).await;
    let number = OrderNumber::parse(&order).expect("a number");
    let owned = ReportParts { wrong_answers: true, certificate: false, guide: false };
    let key = report_key(&number, owned, Locale::De, "2026-11", None);

    let first = download(&shop, &order, json!({"hl": "de"})).await;
    let kept = shop.app.state.files.get(&key).await.expect("read").expect("a file");
    let second = download(&shop, &order, json!({"hl": "DE"})).await;
    std::fs::remove_dir_all(shop.app.files.path()).expect("removed");
    let again = download(&shop, &order, json!({"hl": "DE"})).await;

    assert_eq!(first.header("content-type"), "application/pdf");
    assert_eq!(first.header("content-disposition"), format!("attachment; filename=\"{order}.pdf\""));
    assert_eq!((first.header("cache-control"), first.header("content-encoding")), ("no-store", ""));
    assert_eq!(pages(&first.body), 21);
    assert!(kept == first.body && second.body == first.body && again.body == first.body, "the same bytes");
    assert_eq!(download(&shop, &order, json!({"hl": "XX"})).await.refusal(), (200, 10_412));
    assert_eq!(download(&shop, &order, json!({"norms": "1999"})).await.refusal(), (200, 10_404));
    assert_eq!(count(&pool, "purchase where opened_at is not null").await, 1, "the buyer has opened it");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_delivered_report_is_stored_as_a_file_in_its_buyers_language(pool: PgPool) {
    let shop = Shop::open(&pool, "JP").await;
    let order = bought(&shop, 4).await;
    let state = &shop.app.state;
    let (bank, catalog, now) = (state.bank.current(), state.catalog.current(), Timestamp::now());
    let purchase: Uuid = sqlx::query_scalar("select id from purchase").fetch_one(&pool).await.expect("one");
    sqlx::query("update purchase set hl = 'JA'").execute(&pool).await.expect("updated");

    app::payments::deliver(&pool, &bank, purchase.into(), now).await.expect("delivered");
    let frozen = count(&pool, "report").await;
    let waiting = count(&pool, "job where kind = 'make_report'").await;
    for _ in 0..2 {
        reports::store_report(&pool, &bank, &catalog, &state.press, &state.files, purchase.into(), now)
            .await
            .expect("stored");
    }

    assert_eq!((frozen, waiting), (1, 1));
    let number = OrderNumber::parse(&order).expect("a number");
    let owned = ReportParts { wrong_answers: true, certificate: true, guide: true };
    let kept = state.files.get(&report_key(&number, owned, Locale::Ja, "2026-11", None)).await.expect("read");
    assert_eq!(kept.expect("a file"), download(&shop, &order, json!({"hl": "JA"})).await.body);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn rendering_files_is_limited(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 1).await;
    assert_eq!(download(&shop, &order, json!({})).await.status, 200);
    let most = shop.app.state.config.limits.files_per_order_hour;
    let counter = format!("files-order:{}", domain::hex::hex(&Sha256::digest(&order)[..12]));
    for _ in 1..most {
        use app::ports::RateLimit as _;
        shop.app.state.cache.allow(&counter, most, std::time::Duration::from_hours(1)).await;
    }

    assert_eq!(download(&shop, &order, json!({"hl": "FR"})).await.refusal(), (429, 10_429));
    assert_eq!(download(&shop, &order, json!({})).await.status, 200, "stored files aren't limited");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_certificate_file_exists_from_its_making_until_it_is_revoked(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 3).await;
    let file = async || download(&shop, &order, json!({"hl": "EN", "file": "certificate"})).await;
    let act = async |action: &str, name: &str| {
        let ask = json!({"orderNumber": order, "action": action, "name": name});
        shop.call("/tessera/exam/order/certificate", &ask).await.data()
    };

    assert_eq!(file().await.refusal(), (200, 10_461), "not made yet");
    let made = act("make", "Grace Hopper").await;
    let paper = file().await;
    act("make", "Ada Lovelace").await;
    let renamed = text(&file().await.body);
    act("revoke", "").await;

    let day = Timestamp::now().to_zoned(jiff::tz::TimeZone::UTC).date();
    let name = format!("attachment; filename=\"tessera-iq-certificate-{day}.pdf\"");
    assert_eq!(paper.header("content-disposition"), name);
    // It is meant to be passed on, and the number would open the order.
    let headers: Vec<_> = paper.headers.values().map(|value| format!("{value:?}")).collect();
    let written = [text(&paper.body), about(&paper.body), String::from_utf8_lossy(&paper.body).into_owned()];
    assert!(!headers.concat().contains(&order) && !written.concat().contains(&order));
    let said = packed(&text(&paper.body));
    let url = made["verifyUrl"].as_str().expect("an address");
    assert!(pages(&paper.body) == 1 && said.contains("GraceHopper") && said.contains(&packed(url)), "{said}");
    assert!(packed(&renamed).contains("AdaLovelace") && !packed(&renamed).contains("Grace"));
    assert_eq!(file().await.refusal(), (200, 10_461), "it was revoked");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_report_read_under_newer_norms_shows_the_old_score_and_offers_the_new_one(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (order, live) = (bought(&shop, 4).await, &shop.app.state.bank);
    let row = async || {
        let number = OrderNumber::parse(&order).expect("a number");
        let mut conn = pool.acquire().await.expect("a connection");
        store::orders::find(&mut conn, &number).await.expect("read").expect("an order")
    };
    let before = (info(&shop, &order, "EN").await, download(&shop, &order, json!({"hl": "EN"})).await.body);
    let computed = app::runs::recompute(&row().await, &live.current()).expect("computed");

    // Two years later the level is known better: everybody's score was a little too high.
    let newer = Norms {
        version: "2028-11".to_owned(),
        phase: Phase::Bridged,
        mean: 0.4,
        level_error: 0.7,
        form_error: 0.8,
        ..Norms::provisional("")
    };
    app::bank::renorm(&pool, &newer).await.expect("renormed");
    live.refresh(&pool).await.expect("read");
    std::fs::remove_dir_all(shop.app.files.path()).expect("files are lost");
    let after = (info(&shop, &order, "EN").await, download(&shop, &order, json!({"hl": "EN"})).await.body);
    let under = shop.app.get_with(&format!("{INFO}/{order}?norms=2028-11"), &[("hl", "EN")]).await.data();
    let paper = download(&shop, &order, json!({"hl": "EN", "norms": "2028-11"})).await;
    let own = shop.app.get_with(&format!("{INFO}/{order}?norms=2026-11"), &[("hl", "EN")]).await.data();

    let row = row().await;
    assert_eq!(app::runs::recompute(&row, &live.current()).expect("computed"), computed);
    assert_eq!((&row.outcome, row.norm_version.as_str()), (&computed, "2026-11"));
    assert_eq!(after.0["report"], before.0["report"]);
    let result = &after.0["result"];
    assert_eq!((&result["score"], &result["normVersion"]), (&before.0["result"]["score"], &json!("2026-11")));
    assert!(after.1 == before.1, "the same PDF bytes, rendered again");
    let offered = &result["rescored"];
    assert_eq!((&offered["normVersion"], &offered["provisional"]), (&json!("2028-11"), &json!(false)));
    let iq = |score: &Value| score["iq"].as_i64().expect("an IQ");
    assert!((4..=8).contains(&(iq(&before.0["result"]["score"]) - iq(&offered["score"]))), "{offered}");
    assert_eq!(
        (&under["result"]["score"], &under["result"]["normVersion"]),
        (&offered["score"], &json!("2028-11"))
    );
    assert!(
        under["report"]["norms"].as_str().expect("norms").contains("2028-11"),
        "{}",
        under["report"]["norms"]
    );
    assert!(pages(&paper.body) == 21 && paper.body != before.1);
    assert_eq!(own, after.0);
    let unknown = shop.app.get(&format!("{INFO}/{order}?norms=2027-01")).await.refusal();
    assert_eq!(unknown, (200, 10_404));
    // A test taken today is scored with today's norms, and nothing newer is offered.
    let fresh = bought(&shop, 4).await;
    let fresh = info(&shop, &fresh, "EN").await;
    assert_eq!((&fresh["result"]["normVersion"], fresh["result"].get("rescored")), (&json!("2028-11"), None));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_sample_is_public_and_every_page_is_marked_as_a_sample(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;

    let sample = shop.app.get("/tessera/exam/report/sample/1/FR").await;
    let file = shop.app.get("/tessera/exam/report/sample/1/fr/file").await;

    assert_eq!(sample.header("cache-control"), "public, max-age=3600");
    let data = sample.data();
    assert_eq!(data["report"]["language"], "fr");
    let mark = data["report"]["sample"].as_str().expect("a mark");
    assert_eq!(data["solved"]["questions"].as_array().map(Vec::len), Some(30));
    assert_eq!(
        (file.header("content-type"), file.header("cache-control")),
        ("application/pdf", "public, max-age=3600")
    );
    assert_eq!(pages(&file.body), 21);
    let marked = text(&file.body).split('\u{c}').filter(|page| packed(page).contains(&packed(mark))).count();
    assert_eq!(marked, 21, "{mark}");
    let unknown = shop.app.get("/tessera/exam/report/sample/1/XX").await.data();
    assert_eq!(unknown["report"]["language"], "en", "an unsupported language falls back to English");
    assert_eq!(shop.app.get("/tessera/exam/report/sample/9/FR").await.refusal(), (200, 10_411));
    assert_eq!(
        shop.app.get("/tessera/exam/report/sample/3/FR").await.refusal(),
        (200, 10_404),
        "a free test"
    );
    assert_eq!(count(&pool, "exam_order").await, 0);
}

/// The text of a PDF, as a screen reader gets it; pages end with a form feed.
pub(crate) fn text(pdf: &[u8]) -> String {
    String::from_utf8(poppler("pdftotext", pdf, &["-"])).expect("text")
}

/// The document properties that a PDF reader shows.
fn about(pdf: &[u8]) -> String {
    String::from_utf8(poppler("pdfinfo", pdf, &[])).expect("text")
}

fn pages(pdf: &[u8]) -> usize {
    let info = about(pdf);
    let pages = info.lines().find_map(|line| line.strip_prefix("Pages:")).expect("a number of pages");
    pages.trim().parse().expect("a number")
}

/// Without line breaks.
pub(crate) fn packed(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace() && *c != '\u{ad}').collect()
}

fn poppler(program: &str, pdf: &[u8], to: &[&str]) -> Vec<u8> {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("report.pdf");
    std::fs::write(&file, pdf).expect("written");
    let done = std::process::Command::new(program).arg(&file).args(to).output();
    let done = done.unwrap_or_else(|_| panic!("{program} is missing: scripts/setup"));
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
    done.stdout
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn solutions_are_drawn_in_turn_with_the_files(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 4).await;
    let (state, address) = (&shop.app.state, format!("/tessera/exam/order/questions/{order}"));
    let (working, turns) =
        (Arc::new(Barrier::new(state.config.report.at_once + 1)), state.config.report.at_once);
    for _ in 0..turns {
        let (press, working) = (state.press.clone(), Arc::clone(&working));
        tokio::spawn(async move {
            let busy = press.set("test", move |_| {
                working.wait();
                working.wait();
                Ok(())
            });
            busy.await
        });
    }
    let all = Arc::clone(&working);
    tokio::task::spawn_blocking(move || all.wait()).await.expect("every turn is taken");

    let call = shop.app.get(&address);
    tokio::pin!(call);
    let waits = tokio::time::timeout(Duration::from_millis(500), &mut call).await.is_err();
    tokio::task::spawn_blocking(move || working.wait()).await.expect("every turn is given back");

    assert!(waits, "a loop of calls must not take more processors than the press may have");
    assert!(!call.await.data()["questions"].as_array().expect("questions").is_empty());
}
