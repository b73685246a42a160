//! Giving out questions: which form a visitor gets, what the response contains, and how it is encoded.

use std::{
    collections::{BTreeMap, BTreeSet},
    io::Read,
};

use app::{bank::Plan, tickets::Ticket};
use domain::{catalog::ExamId, ids::VisitorId, locale::Locale};
use jiff::Timestamp;
use lab::forms::Counts;
use serde_json::Value;
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    harness::{Answer, Setup, TestApp, small_bank},
    people::puzzles,
};

const LIST: &str = "/tessera/exam/question/list/3/EN";

async fn app_with(pool: &PgPool, plan: Plan) -> TestApp {
    TestApp::with(pool, Setup { bank: Some(plan), ..Setup::default() }).await
}

/// Only forms of twelve questions, which are quick to make.
fn brief(forms: usize) -> Plan {
    Plan { forms: Counts { long: 0, short: 0, brief: forms }, ..small_bank() }
}

async fn form_of(app: &TestApp, path: &str, headers: &[(&str, &str)]) -> i64 {
    app.get_with(path, headers).await.data()["formId"].as_i64().expect("a number")
}

/// The ticket of a list, as the server reads it.
fn ticket(app: &TestApp, answer: &Answer) -> Ticket {
    app.state.tickets.read(answer.header("form-ticket"), Timestamp::now()).expect("a ticket")
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_list_comes_with_a_ticket_that_names_form_exam_and_visitor(pool: PgPool) {
    let app = app_with(&pool, brief(3)).await;
    let (before, uid) = (Timestamp::now(), VisitorId::from(Uuid::from_u128(7)));
    let named = app.get_with(LIST, &[("uid", &uid.to_string()), ("origin", "https://tessera.example")]).await;
    let unnamed = app.get_with(LIST, &[("uid", "nonsense")]).await;

    for (answer, uid) in [(&named, Some(uid)), (&unnamed, None)] {
        let ticket = ticket(&app, answer);
        assert_eq!((ticket.exam, ticket.uid), (ExamId(3), uid));
        assert_eq!(Value::from(ticket.form), answer.data()["formId"]);
        let age = ticket.issued_at().duration_until(before).as_secs();
        assert!((-10..=1).contains(&age), "{age}");
    }
    assert_ne!(ticket(&app, &named).id, ticket(&app, &unnamed).id);
    assert_eq!(named.header("access-control-expose-headers"), "form-ticket");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_server_chooses_forms_and_gives_all_equally_often(pool: PgPool) {
    const FORMS: usize = 12;
    let app = app_with(&pool, brief(FORMS)).await;
    let mut given: BTreeMap<String, u32> = BTreeMap::new();
    for _ in 0..10 * FORMS {
        // The same visit and visitor each time: they have no influence on the choice.
        let ids = "0199a7a0-0000-7000-8000-000000000001";
        let answer = app.get_with(LIST, &[("logid", ids), ("uid", ids), ("accept-encoding", "br")]).await;
        *given.entry(answer.header("etag").to_owned()).or_default() += 1;
    }

    assert_eq!(given.len(), FORMS);
    assert!(given.values().all(|times| *times == 10), "{given:?}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_network_gets_forms_it_has_not_had(pool: PgPool) {
    let setup = Setup { bank: Some(brief(12)), proxies: vec!["127.0.0.0/8"], ..Setup::default() };
    let app = TestApp::with(&pool, setup).await;
    let mut met = BTreeSet::new();
    for pupil in 0..6 {
        let school = format!("192.0.2.{pupil}");
        assert!(met.insert(form_of(&app, LIST, &[("x-forwarded-for", &school)]).await), "{pupil}");
        // Others get some too: the deck is used up and reshuffled meanwhile.
        for other in 0..3 {
            form_of(&app, LIST, &[("x-forwarded-for", &format!("198.51.{other}.7"))]).await;
        }
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_form_is_never_given_again_until_none_is_left(pool: PgPool) {
    let app = app_with(&pool, brief(4)).await;
    let mut had: Vec<String> = vec!["nonsense".to_owned(), "77".to_owned()];
    let mut forms = BTreeSet::new();
    for _ in 0..4 {
        let path = format!("{LIST}?had={}", had.join(","));
        let form = form_of(&app, &path, &[]).await;
        had.push(form.to_string());
        assert!(forms.insert(form), "{form} was given before");
    }

    let last = app.get(&format!("{LIST}?had={}", had.join(","))).await;
    assert_eq!(last.refusal(), (200, 10441));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_exam_has_its_questions_in_every_language(pool: PgPool) {
    let app = app_with(&pool, small_bank()).await;
    for (exam, questions) in [(1, 30), (2, 20), (3, 12)] {
        let mut said = BTreeSet::new();
        for locale in Locale::ALL {
            let path = format!("/tessera/exam/question/list/{exam}/{}", locale.code());
            let data = app.get(&path).await.data();
            let list = data["questions"].as_array().expect("a list");
            assert_eq!((list.len(), &data["trial"]), (questions, &Value::from(0)));
            assert_eq!(data["examId"], exam);
            assert_eq!(data["practice"].as_array().expect("a list").len(), 2);
            for question in list {
                let count = |field: &str| question[field].as_array().expect("tiles").len();
                assert_eq!((count("cells"), count("options")), (8, 6));
            }
            said.insert(data["example"]["steps"][0]["rule"].as_str().expect("a rule").to_owned());
        }
        assert_eq!(said.len(), Locale::ALL.len());
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn unknown_exams_and_storefronts_are_refused(pool: PgPool) {
    let app = app_with(&pool, brief(1)).await;
    let refused = async |path: &str| app.get(path).await.refusal();

    assert_eq!(refused("/tessera/exam/question/list/99/EN").await, (200, 10411));
    assert_eq!(refused("/tessera/exam/question/list/x/EN").await, (400, 10400));
    assert_eq!(refused("/nobody/exam/question/list/3/EN").await, (200, 10410));
    // No form has thirty questions here: the operator's fault, not the visitor's.
    assert_eq!(refused("/tessera/exam/question/list/1/EN").await, (503, 10500));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unsupported_language_falls_back_to_english(pool: PgPool) {
    let app = app_with(&pool, brief(1)).await;
    let rule = async |lang: &str| {
        let data = app.get(&format!("/tessera/exam/question/list/3/{lang}")).await.data();
        data["example"]["steps"][0]["rule"].clone()
    };

    assert_eq!(rule("XX").await, rule("EN").await);
    assert_ne!(rule("XX").await, rule("DE").await);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_browser_with_the_current_list_gets_304(pool: PgPool) {
    let app = app_with(&pool, brief(1)).await;
    let first = app.get_with(LIST, &[("accept-encoding", "br")]).await;
    let etag = first.header("etag").to_owned();
    assert_eq!(first.header("cache-control"), "private, no-cache");
    assert!(first.header("vary").contains("accept-encoding"));

    for coding in ["br", "gzip", "identity"] {
        let again = app.get_with(LIST, &[("if-none-match", &etag), ("accept-encoding", coding)]).await;
        assert_eq!((again.status.as_u16(), again.body.len()), (304, 0));
        assert_eq!(again.header("etag"), etag);
        assert_ne!(ticket(&app, &again).id, ticket(&app, &first).id, "the list is old, the ticket is new");
    }
    let other = app.get_with("/tessera/exam/question/list/3/DE", &[("if-none-match", &etag)]).await;
    assert_eq!(other.status.as_u16(), 200);
    // A cached list is not a new start.
    assert_eq!(app.state.starts.take(), BTreeMap::from([(ExamId(3), 2)]));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_content_coding_has_the_same_list(pool: PgPool) {
    let app = app_with(&pool, brief(1)).await;
    let get = async |coding: &'static str| app.get_with(LIST, &[("accept-encoding", coding)]).await;
    let (plain, gzip, brotli) = (get("identity").await, get("gzip").await, get("gzip, br").await);

    let coding = |answer: &Answer| answer.header("content-encoding").to_owned();
    assert_eq!([&plain, &gzip, &brotli].map(coding), ["", "gzip", "br"]);
    for answer in [&plain, &gzip, &brotli] {
        assert_eq!(answer.header("content-type"), "application/json");
        assert_eq!(answer.header("etag"), plain.header("etag"));
    }
    let (mut from_gzip, mut from_brotli) = (Vec::new(), Vec::new());
    flate2::read::GzDecoder::new(&*gzip.body).read_to_end(&mut from_gzip).expect("gzip");
    brotli::Decompressor::new(&*brotli.body, 4096).read_to_end(&mut from_brotli).expect("brotli");
    assert_eq!((&from_gzip, &from_brotli), (&plain.body, &plain.body));
}

/// Every key in a value, with its path.
fn keys(value: &Value, way: &str, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            for (name, field) in fields {
                let way = format!("{way}.{name}");
                keys(field, &way, found);
                found.insert(way);
            }
        }
        Value::Array(values) => values.iter().for_each(|value| keys(value, way, found)),
        _ => {}
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_question_has_a_name_and_pictures_and_nothing_else(pool: PgPool) {
    let app = app_with(&pool, Plan { pretest_share: 0.25, ..brief(1) }).await;
    let data = app.get(LIST).await.data();

    let mut found = BTreeSet::new();
    keys(&data, "", &mut found);
    let explained =
        ["cells", "cells.svg", "cells.words", "options", "options.svg", "options.words", "answer"];
    let solved = [
        "steps",
        "steps.rule",
        "steps.columns",
        "steps.lines",
        "steps.conclusion",
        "wrong",
        "wrong.option",
        "wrong.keeps",
        "wrong.breaks",
        "wrong.broken",
    ];
    let mut allowed: BTreeSet<String> =
        ["examId", "formId", "kind", "questions", "trial", "example", "practice"]
            .map(|name| format!(".{name}"))
            .into();
    allowed.extend(
        ["id", "cells", "cells.svg", "cells.words", "options", "options.svg", "options.words"]
            .map(|name| format!(".questions.{name}")),
    );
    for puzzle in ["example", "practice"] {
        allowed.extend(explained.iter().chain(&solved).map(|name| format!(".{puzzle}.{name}")));
    }
    assert_eq!(found, allowed);
    for question in data["questions"].as_array().expect("a list") {
        let id = question["id"].as_str().expect("text");
        assert!(id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit()), "{id}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn trial_questions_look_like_the_others(pool: PgPool) {
    let app = app_with(&pool, Plan { pretest_share: 0.25, ..brief(1) }).await;
    let data = app.get(LIST).await.data();
    let list = data["questions"].as_array().expect("a list");

    assert_eq!((list.len(), &data["trial"]), (15, &Value::from(3)));
    let fields: BTreeSet<Vec<&String>> =
        list.iter().map(|question| question.as_object().expect("a question").keys().collect()).collect();
    assert_eq!(fields.len(), 1);
    let bank = app.state.bank.current();
    let form = &bank.live(ExamId(3))[0];
    let unscored: Vec<usize> = (0..15).filter(|place| !puzzles(form).questions[*place].scored).collect();
    assert_eq!(unscored.len(), 3);
    // Spread over the form, not appended at an end.
    assert!(unscored[0] < 8 && unscored[2] > 7, "{unscored:?}");
}
