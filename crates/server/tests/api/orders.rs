//! Confirming runs, and reading their orders.

use std::{collections::BTreeSet, sync::Arc};

use app::{
    kinds::Form,
    runs::{Order, recompute},
};
use axum::body::Body;
use domain::{
    catalog::{AppExam, AppExamId, AppId, ExamId},
    order::OrderNumber,
};
use http::Request;
use jiff::{SignedDuration, Timestamp};
use measure::simulate::Behaviour;
use serde_json::{Value, json};
use sqlx::PgPool;
use tokio::task::JoinSet;
use uuid::Uuid;

use crate::{
    harness::{Answer, Setup, TestApp, content, small_bank},
    people::{self, puzzles, run},
    processes::{database_url, start_with_log, terminate, until_ok},
};

const PAID: &str = "/tessera/exam/order/info";
const FREE: &str = "/tessera/exam/order/info/free";

async fn product(pool: &PgPool) -> TestApp {
    let setup = Setup { bank: Some(small_bank()), country: Some("AT"), ..Setup::default() };
    TestApp::with(pool, setup).await
}

/// The nth form of an exam.
pub(crate) fn form(app: &TestApp, exam: i32, nth: usize) -> Arc<Form> {
    Arc::clone(&app.state.bank.current().live(ExamId(exam))[nth])
}

/// The run of a careful visitor who solves the easier two thirds and takes time for all: always valid.
pub(crate) fn careful(form: &Form) -> Value {
    let solved = puzzles(form).questions.len() * 2 / 3;
    let answers = (0_u8..).zip(&puzzles(form).questions).map(|(place, question)| {
        let wrong = (question.key() + 1 + place % 5) % 6;
        let option = if usize::from(place) < solved { question.key() } else { wrong };
        (question, (option, f64::from(15 + place)))
    });
    people::body(form, answers)
}

pub(crate) async fn submit(app: &TestApp, path: &str, run: &Value) -> Answer {
    let request = Request::post(path)
        .header("content-type", "application/json")
        // Everybody who came by the same link belongs to the same visit, which neither grants nor denies
        // anything.
        .header("logid", "0199a7a0-0000-7000-8000-000000000001")
        .header("hl", "DE");
    app.send(request.body(Body::from(run.to_string())).expect("a request")).await
}

async fn count(pool: &PgPool, table: &str) -> i64 {
    let counting = sqlx::AssertSqlSafe(format!("select count(*) from {table}"));
    sqlx::query_scalar(counting).fetch_one(pool).await.expect("a number")
}

fn number(order: &Value) -> &str {
    order["orderNumber"].as_str().expect("a number")
}

fn keys(value: &Value) -> BTreeSet<&str> {
    value.as_object().expect("an object").keys().map(String::as_str).collect()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unpaid_order_shows_the_free_result_and_not_one_field_more(pool: PgPool) {
    let app = product(&pool).await;
    let run = careful(&form(&app, 1, 0));

    let order = submit(&app, PAID, &run).await.data();
    let mut again = app.get(&format!("{PAID}/{}", number(&order))).await.data();

    let head = ["orderNumber", "reference", "examId", "code", "status", "submittedAt", "forgetAt", "formId"];
    let run = ["valid", "reasons", "questions", "result"];
    assert_eq!(keys(&order), head.into_iter().chain(run).collect());
    let result = &order["result"];
    let free = ["kind", "right", "wrongs", "classes", "likely", "nearChance", "normVersion", "provisional"];
    assert_eq!((keys(result), &result["kind"]), (free.into(), &json!("iq")));
    assert_eq!(again.as_object_mut().and_then(|again| again.remove("access")), Some(json!("locked")));
    assert_eq!(again, order);
    assert_eq!((&order["status"], &order["code"]), (&json!("pending_payment"), &json!("iq")));
    assert_eq!((&order["valid"], &order["reasons"]), (&json!(true), &json!([])));
    assert_eq!(
        (&order["questions"], &result["right"], &result["wrongs"]),
        (&json!(30), &json!(20), &json!(10))
    );
    assert_eq!((&result["normVersion"], &result["provisional"]), (&json!("2026-11"), &json!(true)));
    let likely = result["likely"].as_array().expect("likely classes");
    let percents: Option<i64> = likely.iter().map(|one| one["percent"].as_i64()).sum();
    assert_eq!((percents, &result["nearChance"]), (Some(100), &json!(false)), "{likely:?}");
    let classes = result["classes"].as_array().expect("classes");
    assert!(classes.contains(&json!("normal")) && classes.len() > 1, "a band, not a point: {classes:?}");
    let times =
        ["submittedAt", "forgetAt"].map(|at| order[at].as_str().and_then(|at| at.parse::<Timestamp>().ok()));
    let [Some(submitted), Some(forgotten)] = times else { panic!("{order}") };
    assert_eq!(submitted.duration_until(forgotten), SignedDuration::from_hours(30 * 24));
    let owned = app.get(&format!("/tessera/exam/order/sku/check/{}", number(&order))).await.data();
    assert_eq!(owned, json!({"orderNumber": order["orderNumber"], "status": "pending_payment", "items": []}));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_free_tests_order_shows_its_whole_result(pool: PgPool) {
    let app = product(&pool).await;

    let order = submit(&app, FREE, &careful(&form(&app, 3, 0))).await.data();
    let again = app.get(&format!("{PAID}/{}", number(&order))).await.data();

    assert_eq!(
        (&order["status"], &order["code"], &order["result"]["right"]),
        (&json!("completed"), &json!("iqfree"), &json!(8))
    );
    let score = &order["result"]["score"];
    assert_eq!(keys(score), BTreeSet::from(["iq", "bound", "low", "high", "percentile", "class"]));
    let (iq, low, high) = (score["iq"].as_i64(), score["low"].as_i64(), score["high"].as_i64());
    assert!(low < iq && iq < high && iq > Some(90) && iq < Some(140), "{score}");
    assert!(score["percentile"].as_u64().is_some_and(|percent| (1..=99).contains(&percent)), "{score}");
    assert!(order["result"]["classes"].as_array().expect("classes").contains(&score["class"]), "{order}");
    assert_eq!((&again["access"], &again["result"]["score"]), (&json!("free"), score));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_run_that_cannot_be_analysed_shows_the_reason_and_nothing_else(pool: PgPool) {
    let app = product(&pool).await;

    for (path, exam, questions) in [(PAID, 1, 30), (FREE, 3, 12)] {
        let careless = run(&form(&app, exam, 0), Behaviour::SameOption, 3);
        let order = submit(&app, path, &careless).await.data();

        assert_eq!((&order["status"], &order["valid"]), (&json!("uncompleted"), &json!(false)));
        assert_eq!((order.get("result"), &order["questions"]), (None, &json!(questions)));
        let same = json!({"code": "same_option", "figure": questions});
        assert!(order["reasons"].as_array().expect("reasons").contains(&same), "{order}");
    }
    let events: Vec<Value> =
        sqlx::query_scalar("select event from run_outbox").fetch_all(&pool).await.expect("events");
    assert!(events.len() == 2 && events.iter().all(|event| event["result"].is_null()), "{events:?}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn reasons_for_an_uncertain_score_are_shown_with_it(pool: PgPool) {
    let app = product(&pool).await;
    let mut run = careful(&form(&app, 1, 0));
    (run["left"], run["hiddenMs"], run["width"]) = (json!(4), json!(75_900), json!(300));
    run["sentAt"] = json!(0);

    let order = submit(&app, PAID, &run).await.data();

    let expected = json!([
        {"code": "left_tab", "figure": 4},
        {"code": "hidden", "figure": 75},
        {"code": "narrow_window", "figure": 300},
        {"code": "clock_jump"},
    ]);
    assert_eq!((&order["valid"], &order["reasons"]), (&json!(true), &expected));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_thousand_concurrent_submits_of_one_run_create_one_order(pool: PgPool) {
    let app = Arc::new(product(&pool).await);
    let run = Arc::new(careful(&form(&app, 1, 0)));
    let mut clients = JoinSet::new();
    for _ in 0..1_000 {
        let (app, run) = (Arc::clone(&app), Arc::clone(&run));
        clients.spawn(async move { submit(&app, PAID, &run).await.data() });
    }

    let orders = clients.join_all().await;

    assert_eq!(orders.len(), 1_000);
    assert!(orders.iter().all(|order| *order == orders[0]));
    assert_eq!((count(&pool, "exam_order").await, count(&pool, "run_outbox").await), (1, 1));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_thousand_edits_after_confirmation_are_refused(pool: PgPool) {
    let app = product(&pool).await;
    let run = careful(&form(&app, 1, 0));
    let order = submit(&app, PAID, &run).await.data();

    for edit in 0..1_000 {
        let mut edited = run.clone();
        let answer = &mut edited["answers"][edit % 30];
        let option = answer["option"].as_u64().expect("an option");
        let step = u64::try_from(edit / 30 % 6).expect("small");
        answer["option"] = if step == 0 { Value::Null } else { json!((option + step) % 6) };
        assert_eq!(submit(&app, PAID, &edited).await.refusal(), (200, 10_440), "{edit}");
    }

    assert_eq!(submit(&app, PAID, &run).await.data(), order);
    assert_eq!((count(&pool, "exam_order").await, count(&pool, "run_outbox").await), (1, 1));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn answers_that_do_not_fit_the_form_are_refused_and_not_stored(pool: PgPool) {
    let app = product(&pool).await;
    let run = careful(&form(&app, 1, 0));
    let with = |change: &dyn Fn(&mut Value)| {
        let mut changed = run.clone();
        change(&mut changed);
        changed
    };
    let other_form = careful(&form(&app, 1, 1));
    let refused = [
        (10_415, with(&|run| run["answers"][3]["id"] = json!("0123456789abcdef"))),
        (10_415, with(&|run| run["answers"][3]["option"] = json!(6))),
        (10_415, with(&|run| run["answers"][3]["id"] = run["answers"][4]["id"].clone())),
        (10_415, with(&|run| run["answers"] = other_form["answers"].clone())),
        (10_415, with(&|run| run["formId"] = other_form["formId"].clone())),
        (10_414, with(&|run| run["formId"] = json!(7))),
        (10_414, with(&|run| run["examId"] = json!(2))),
        (10_417, with(&|run| run["examId"] = json!(3))),
        (10_411, with(&|run| run["examId"] = json!(9))),
    ];

    for (code, run) in &refused {
        assert_eq!(submit(&app, PAID, run).await.refusal(), (200, *code), "{run}");
    }
    assert_eq!(submit(&app, FREE, &run).await.refusal(), (200, 10_417));
    let impossible = [json!({"option": -1}), json!({"ms": -1}), json!({"ms": 1e20}), json!({"id": 7})];
    for field in &impossible {
        let (name, value) = field.as_object().and_then(|field| field.iter().next()).expect("a field");
        let odd = with(&|run| run["answers"][3][name] = value.clone());
        assert_eq!(submit(&app, PAID, &odd).await.refusal(), (400, 10_400), "{field}");
    }
    assert_eq!((count(&pool, "exam_order").await, count(&pool, "run_outbox").await), (0, 0));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn answers_need_the_ticket_that_came_with_their_questions(pool: PgPool) {
    let app = product(&pool).await;
    let (one, other, short) = (form(&app, 1, 0), form(&app, 1, 1), form(&app, 2, 0));
    let month = SignedDuration::from_hours(30 * 24);
    let (fresh, expired) = (people::ticket(&one, month / 2), people::ticket(&one, month + month / 30));
    let forged = format!("{}0", &fresh[..fresh.len() - 1]);
    let forged = if forged == fresh { format!("{}1", &fresh[..fresh.len() - 1]) } else { forged };
    let handed_in = async |ticket: Value| {
        let mut run = careful(&one);
        run["ticket"] = ticket;
        submit(&app, PAID, &run).await
    };

    for (ticket, code) in [
        (Value::Null, 10_470),
        (json!(""), 10_471),
        (json!(forged), 10_471),
        (json!(people::ticket(&other, month / 2)), 10_471),
        (json!(people::ticket(&short, month / 2)), 10_471),
        (json!(expired), 10_472),
    ] {
        assert_eq!(handed_in(ticket.clone()).await.refusal(), (200, code), "{ticket}");
    }
    let mut without = careful(&one);
    without.as_object_mut().expect("a run").remove("ticket");
    assert_eq!(submit(&app, PAID, &without).await.refusal(), (200, 10_470));
    assert_eq!((count(&pool, "exam_order").await, count(&pool, "run_outbox").await), (0, 0));

    handed_in(json!(fresh)).await.data();
    assert_eq!(handed_in(json!(fresh)).await.refusal(), (200, 10_442), "another run with the same ticket");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_ticket_is_accepted_and_a_run_with_impossible_times_reveals_nothing(pool: PgPool) {
    let app = product(&pool).await;
    let list = app.get("/tessera/exam/question/list/1/EN").await;
    let id = list.data()["formId"].as_i64().and_then(|id| i32::try_from(id).ok()).expect("a form");
    let mut run = careful(&app.state.bank.current().forms[&id]);
    run["ticket"] = json!(list.header("form-ticket"));

    let order = submit(&app, PAID, &run).await.data();

    let reasons = order["reasons"].as_array().expect("reasons");
    assert_eq!((&order["valid"], order.get("result")), (&json!(false), None));
    assert_eq!(reasons, &[json!({"code": "impossible_times"})]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn two_people_of_one_visit_can_submit_the_same_form(pool: PgPool) {
    let app = product(&pool).await;
    let (first, second) = (careful(&form(&app, 1, 0)), careful(&form(&app, 1, 0)));

    let orders = [submit(&app, PAID, &first).await.data(), submit(&app, PAID, &second).await.data()];

    assert_ne!(number(&orders[0]), number(&orders[1]));
    assert_eq!(
        submit(&app, PAID, &first).await.data(),
        orders[0],
        "submitting the first again is not a second run"
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_order_survives_the_process_and_is_found_by_submitting_its_run_again(pool: PgPool) {
    let before = product(&pool).await;
    let run = careful(&form(&before, 1, 0));
    let order = submit(&before, PAID, &run).await.data();
    drop(before);
    let mut later = run.clone();
    later["sentAt"] = json!(Timestamp::now().as_millisecond() + 5_000);

    let after = product(&pool).await;

    assert_eq!(submit(&after, PAID, &later).await.data(), order);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn only_the_exact_number_opens_an_order(pool: PgPool) {
    let app = product(&pool).await;
    let order = submit(&app, PAID, &careful(&form(&app, 1, 0))).await.data();
    let number = number(&order);
    let neighbour = format!("{}{}", &number[..27], if number.ends_with('0') { '1' } else { '0' });
    let run: Uuid =
        sqlx::query_scalar("select run_id from exam_order").fetch_one(&pool).await.expect("a run");

    for wrong in [&neighbour, &number.to_lowercase(), &number[1..], "x", &run.to_string()] {
        for path in [PAID, "/tessera/exam/order/sku/check"] {
            assert_eq!(app.get(&format!("{path}/{wrong}")).await.refusal(), (200, 10_416), "{wrong}");
        }
    }
    assert_eq!(app.get(&format!("{PAID}/%00")).await.refusal(), (400, 10_400));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn another_storefront_does_not_know_the_order(pool: PgPool) {
    let app = product(&pool).await;
    let mut content = content();
    let mut other = content.catalog.apps[0].clone();
    (other.id, other.alias, other.domains) = (AppId(2), "other".to_owned(), vec!["other.example".to_owned()]);
    content.catalog.apps.push(other);
    content.catalog.app_exams.push(AppExam {
        id: AppExamId(9),
        app: AppId(2),
        exam: content.catalog.exams[0].id,
    });
    app::catalog::apply(&pool, &content, Timestamp::now()).await.expect("a second storefront");
    app.state.catalog.refresh(&pool).await.expect("the catalogue");

    let order = submit(&app, PAID, &careful(&form(&app, 1, 0))).await.data();

    let number = number(&order);
    assert_eq!(app.get(&format!("/other/exam/order/info/{number}")).await.refusal(), (200, 10_416));
    assert_eq!(app.get(&format!("/other/exam/order/sku/check/{number}")).await.refusal(), (200, 10_416));
    app.get(&format!("{PAID}/{number}")).await.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_stored_run_is_scored_to_the_same_bytes_by_another_process(pool: PgPool) {
    let app = product(&pool).await;
    let mut numbers = Vec::new();
    for seed in 0..50 {
        let exam = [1, 2][usize::try_from(seed % 2).expect("small")];
        let behaviour =
            [Behaviour::Honest, Behaviour::SlowRandom][usize::try_from(seed / 2 % 2).expect("small")];
        let order = submit(&app, PAID, &run(&form(&app, exam, 0), behaviour, seed)).await.data();
        numbers.push(order["orderNumber"].as_str().and_then(OrderNumber::parse).expect("a number"));
    }

    let other = product(&pool).await;

    let mut conn = pool.acquire().await.expect("a connection");
    for number in &numbers {
        let row = store::orders::find(&mut conn, number).await.expect("read").expect("an order");
        assert_eq!(recompute(&row, &other.state.bank.current()).as_ref(), Ok(&row.outcome));
        assert_eq!((row.hl.code(), row.country.as_str()), ("DE", "AT"));
        Order::read(&row).expect("an order");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn logs_do_not_contain_order_numbers(pool: PgPool) {
    let app = product(&pool).await;
    let log = tempfile::NamedTempFile::new().expect("a file");
    let settings =
        [("TESSERA_DATABASE__URL", database_url(&pool)), ("TESSERA_TELEMETRY__LOG", "trace".to_owned())];
    let mut server = start_with_log("serve", &settings, log.reopen().expect("a file").into());
    until_ok(&format!("{}/readyz", server.base)).await;
    let http = reqwest::Client::new();
    let call = async |request: reqwest::RequestBuilder| {
        let answer = request.send().await.expect("an answer").bytes().await.expect("a body");
        serde_json::from_slice::<Value>(&answer).expect("JSON")
    };

    let run = careful(&form(&app, 1, 0)).to_string();
    let submitted =
        http.post(format!("{}{PAID}", server.base)).header("content-type", "application/json").body(run);
    let order = call(submitted).await["data"].take();
    let number = number(&order);
    for path in [PAID, "/tessera/exam/order/sku/check", "/elsewhere/exam/order/info"] {
        call(http.get(format!("{}{path}/{number}", server.base))).await;
    }
    terminate(&server.child);
    server.child.wait().await.expect("it stops");

    let log = std::fs::read_to_string(log.path()).expect("the log");
    assert!(log.contains("/{alias}/exam/order/info/{orderNumber}"), "the log names routes: {log}");
    assert!(!log.contains(&number[8..]), "and not order numbers");
}
