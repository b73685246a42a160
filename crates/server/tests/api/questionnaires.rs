//! The four questionnaires from the list of statements to the paid report, and the tests that packages include.

use std::sync::Arc;

use app::kinds::{
    Content, Form,
    questionnaire::{StatementForm, kept},
};
use domain::{
    catalog::{ExamId, PackageItem},
    locale::Locale,
    rollup::Additions,
    run::FinishedRun,
};
use measure::random::Random;
use questionnaire::sitting::Question;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    accounts::{Browser, GRACE, sign_in},
    certificates::give_back,
    harness::{Answer, TestApp},
    members::becomes_member,
    reports::{download, text},
    shop::Shop,
};

pub(crate) const TYPES: i32 = 4;
const SKILLS: i32 = 5;
const THINKING: i32 = 6;
const INTERESTS: i32 = 7;
const ALL: [i32; 4] = [TYPES, SKILLS, THINKING, INTERESTS];

const ACCOUNT_NEEDED: (u16, u64) = (200, 10_443);
const BUNDLE_USED: (u16, u64) = (200, 10_458);
const NOT_FOR_SALE: (u16, u64) = (200, 10_451);

fn statements(form: &Form) -> &StatementForm {
    match &form.content {
        Content::Questionnaire(form) => form,
        _ => unreachable!("a form of statements"),
    }
}

fn form(app: &TestApp, id: &Value) -> Arc<Form> {
    let id = i32::try_from(id.as_i64().expect("a number")).expect("a form's number");
    Arc::clone(&app.state.bank.current().forms[&id])
}

/// The answers of somebody who is high on every second scale, from the first on.
fn options(form: &Form) -> Vec<u8> {
    answers_of(form, false)
}

/// The answers of somebody who is high on the others.
pub(crate) fn opposite(form: &Form) -> Vec<u8> {
    answers_of(form, true)
}

/// The answers of somebody who doesn't read the statements.
pub(crate) fn careless(form: &Form) -> Vec<u8> {
    vec![3; statements(form).questions.len()]
}

fn answers_of(form: &Form, opposite: bool) -> Vec<u8> {
    let instrument = &statements(form).published.instrument;
    let answer = |(place, question): (usize, Question)| match question {
        Question::Statement(at) => {
            let statement = &instrument.statements[at];
            let extreme = u8::from(place.is_multiple_of(3));
            let low = (statement.scale.is_multiple_of(2) == statement.reversed) != opposite;
            if low { 1 - extreme } else { 3 + extreme }
        }
        Question::Attention(at) => instrument.attention[at].expected,
        Question::Seed(_) => 2,
    };
    let questions = statements(form).questions.iter().map(|asked| asked.question);
    questions.enumerate().map(answer).collect()
}

/// A run as a browser sends it.
fn run(list: &Value, ticket: &str, options: &[u8]) -> Value {
    let asked = list["statements"].as_array().expect("statements");
    let answer =
        |(statement, option): (&Value, &u8)| json!({"id": statement["id"], "option": option, "ms": 4_000});
    json!({
        "runId": Uuid::new_v4(),
        "examId": list["examId"],
        "formId": list["formId"],
        "ticket": ticket,
        "answers": asked.iter().zip(options).map(answer).collect::<Vec<_>>(),
        "left": 0,
        "hiddenMs": 0,
    })
}

fn listed(exam: i32, hl: &str) -> String {
    format!("/exam/question/list/{exam}/{hl}")
}

fn submitted(exam: i32) -> &'static str {
    if exam == TYPES { "/exam/order/info" } else { "/exam/order/info/free" }
}

pub(crate) fn number(order: &Value) -> String {
    order["orderNumber"].as_str().expect("a number").to_owned()
}

/// Takes a test as this browser; returns the order.
pub(crate) async fn takes(shop: &Shop, browser: &mut Browser, exam: i32) -> Value {
    takes_with(shop, browser, exam, options).await
}

/// Takes a test with answers of one's own.
pub(crate) async fn takes_with(
    shop: &Shop,
    browser: &mut Browser,
    exam: i32,
    answers: impl Fn(&Form) -> Vec<u8>,
) -> Value {
    let list = browser.get(&shop.app, &listed(exam, "EN")).await;
    let (ticket, list) = (list.header("form-ticket").to_owned(), list.data());
    let answers = answers(&form(&shop.app, &list["formId"]));
    browser.post(&shop.app, submitted(exam), &run(&list, &ticket, &answers)).await.data()
}

pub(crate) async fn enter(shop: &Shop, pool: &PgPool) -> Browser {
    let mut browser = Browser::default();
    sign_in(shop, pool, &mut browser, GRACE).await;
    browser
}

/// The order as it is shown to somebody who isn't signed in.
pub(crate) async fn info(shop: &Shop, order: &str) -> Value {
    shop.app.get(&format!("/tessera/exam/order/info/{order}")).await.data()
}

async fn presenters(shop: &Shop, order: &str) -> Vec<Value> {
    let list = shop.app.get(&format!("/tessera/exam/order/presenter/list/{order}")).await.data();
    list.as_array().expect("a list").clone()
}

/// Takes a test that an order includes, with nothing but the order's number; returns the new order.
async fn takes_included(shop: &Shop, exam: i32, order: &str) -> String {
    let header = [("bundle-order", order)];
    let list = shop.app.get_with(&format!("/tessera{}", listed(exam, "EN")), &header).await;
    let (ticket, list) = (list.header("form-ticket").to_owned(), list.data());
    let mut sent = run(&list, &ticket, &options(&form(&shop.app, &list["formId"])));
    sent["bundleOrder"] = json!(order);
    number(&shop.call("/tessera/exam/order/info/free", &sent).await.data())
}

async fn redeems(shop: &Shop, order: &str, payer: &str) -> Answer {
    let ask = json!({"orderNumber": order, "bundleOrder": payer});
    shop.call("/tessera/exam/extra/order/submit", &ask).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_questionnaire_is_listed_taken_and_scored(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut grace = enter(&shop, &pool).await;

    for exam in ALL {
        let described = grace.get(&shop.app, &format!("/exam/info/{exam}")).await.data();
        assert_eq!(described["kind"], "questionnaire");
        assert_eq!(described["signIn"], json!(exam != TYPES));
        let list = grace.get(&shop.app, &listed(exam, "EN")).await.data();
        let asked = list["statements"].as_array().expect("statements");
        assert_eq!((&list["kind"], &list["instrument"]), (&json!("questionnaire"), &described["code"]));
        assert_eq!(json!(asked.len()), described["questions"]);
        assert_eq!(list["answers"].as_array().map(Vec::len), Some(5));
        // Attention questions and seeds look like all others.
        for one in asked {
            let keys: Vec<&String> = one.as_object().expect("a statement").keys().collect();
            assert_eq!(keys, ["id", "text"], "{one}");
        }

        let order = takes(&shop, &mut grace, exam).await;

        let result = &order["result"];
        assert_eq!((&order["valid"], &result["kind"]), (&json!(true), &json!("questionnaire")), "{order}");
        assert_eq!(result["profile"]["instrument"], described["code"]);
        assert_eq!((&result["provisional"], &result["normVersion"]), (&json!(true), &json!("borrowed-2026")));
        let shown = info(&shop, &number(&order)).await;
        assert_eq!(&shown["result"], result);
        assert_eq!(shown["access"], if exam == TYPES { "locked" } else { "free" });
        let status = if exam == TYPES { "pending_payment" } else { "completed" };
        assert_eq!(shown["status"], status);
    }
    let collected = grace.get(&shop.app, "/user/get").await.data();
    let path = format!("/user/order/list/{}", collected["id"].as_str().expect("an id"));
    let orders = grace.get(&shop.app, &path).await.data();
    let exams: Vec<&Value> = orders.as_array().expect("orders").iter().map(|one| &one["examId"]).collect();
    assert_eq!(exams, [&json!(INTERESTS), &json!(THINKING), &json!(SKILLS)], "those that ask for an account");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn kept_answers_are_exported_without_names_and_people_are_known_again(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut grace = enter(&shop, &pool).await;
    let first = number(&takes(&shop, &mut grace, THINKING).await);
    takes(&shop, &mut grace, THINKING).await;
    takes(&shop, &mut Browser::default(), TYPES).await;
    let back = "update exam_order set submitted_at = submitted_at - interval '30 days' where number = $1";
    sqlx::query(back).bind(&first).execute(&pool).await.expect("moved back");

    let bank = shop.app.state.bank.current();
    let found = kept(&pool, &bank.all(), "thinking", 100).await.expect("read").expect("a questionnaire");

    let form = bank.live(ExamId(THINKING))[0].clone();
    let instrument = &statements(&form).published.instrument;
    assert_eq!(found.ids.len(), instrument.statements.len() + instrument.seeds.len());
    let sittings: Vec<(u32, u32, &str)> =
        found.sheets.iter().map(|one| (one.person, one.days, one.language.as_str())).collect();
    assert_eq!(sittings, [(1, 0, "EN"), (1, 30, "EN")]);
    for sheet in &found.sheets {
        let given = |place: usize| sheet.answers[place];
        for (place, statement) in instrument.statements.iter().enumerate() {
            let high = statement.scale.is_multiple_of(2) != statement.reversed;
            assert_eq!(given(place) >= 3, high, "{}", statement.id);
        }
        let seeds = sheet.answers[instrument.statements.len()..].iter().filter(|answer| **answer == 2);
        assert_eq!(seeds.count(), 4);
    }
    assert!(kept(&pool, &bank.all(), "iq", 100).await.expect("read").is_none());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn results_have_the_shape_of_their_instrument(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut grace = enter(&shop, &pool).await;
    let mut profile = async |exam| takes(&shop, &mut grace, exam).await["result"]["profile"].clone();

    let types = profile(TYPES).await;
    assert_eq!((&types["code"], &types["printed"]), (&json!("ESFP"), &json!("ESFP")));
    assert_eq!(types["likely"][0]["code"], "ESFP");
    assert!((2..=3).contains(&types["likely"].as_array().expect("types").len()));
    let letters = types["letters"].as_array().expect("letters");
    let pairs: Vec<(&Value, &Value, &Value)> =
        letters.iter().map(|one| (&one["first"], &one["second"], &one["letter"])).collect();
    assert_eq!(pairs[1], (&json!("N"), &json!("S"), &json!("S")));
    for one in letters {
        let value = |key: &str| one[key].as_u64().expect("a number");
        assert_eq!(one["firmness"], "firm");
        assert!(value("certainty") >= 90 && value("low") <= value("percentile"), "{one}");
        assert!(value("percentile") <= value("high") && value("high") <= 99, "{one}");
    }

    let skills = profile(SKILLS).await;
    let facets = skills["facets"].as_array().expect("facets");
    let keys: Vec<&str> = facets.iter().filter_map(|one| one["key"].as_str()).collect();
    assert_eq!(keys, ["self_awareness", "regulation", "expression", "empathy", "relationships"]);
    assert!(facets[0]["value"].as_u64() > Some(80) && facets[1]["value"].as_u64() < Some(20), "{skills}");
    assert!(skills["total"]["value"].is_u64());

    let thinking = profile(THINKING).await;
    assert!(thinking["analytic"]["value"].as_u64() > thinking["intuitive"]["high"].as_u64(), "{thinking}");
    assert_eq!(thinking["pattern"], "analytic");
    assert!(thinking["ellipse"]["x"].as_f64() > Some(1.0) && thinking["ellipse"]["y"].is_f64());

    let interests = profile(INTERESTS).await;
    let six = interests["interests"].as_array().expect("interests");
    let letters: String = six.iter().filter_map(|one| one["letter"].as_str()).collect();
    assert_eq!(letters, "RIASEC");
    let mut leading: Vec<&str> =
        interests["leading"].as_array().expect("letters").iter().filter_map(Value::as_str).collect();
    leading.sort_unstable();
    assert_eq!((&interests["flat"], leading.concat().as_str()), (&json!(false), "AER"));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_sixteen_types_are_sold_like_the_iq_test(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut nobody = Browser::default();
    let skus = shop.app.get("/tessera/exam/sku/list/4/US/EN").await.data();
    let codes: Vec<&Value> = skus.as_array().expect("packages").iter().map(|one| &one["code"]).collect();
    assert_eq!(codes, [&json!("Type1"), &json!("Type2")]);
    assert_eq!(skus[0]["items"][0]["name"], "Full report");
    let order = number(&takes(&shop, &mut nobody, TYPES).await);
    assert_eq!(shop.create(&order, 1).await.refusal(), NOT_FOR_SALE, "a package of the IQ test");
    let free = info(&shop, &order).await["result"].clone();

    shop.buy(&order, 7).await;

    let paid = info(&shop, &order).await;
    assert_eq!((&paid["access"], &paid["items"]), (&json!("paid"), &json!(["report"])));
    assert_eq!(paid["result"], free, "the report is what was bought");
    assert!(!paid["report"]["sections"].as_array().expect("sections").is_empty());
    for hl in ["EN", "DE", "JA"] {
        let pdf = download(&shop, &order, json!({"hl": hl})).await;
        assert!(pdf.status == 200 && pdf.body.starts_with(b"%PDF-"), "{hl}: {}", pdf.status);
    }
    let certificate = json!({"orderNumber": order, "action": "make", "name": "Grace"});
    let certified = shop.call("/tessera/exam/order/certificate", &certificate).await;
    assert_eq!(certified.refusal(), (200, 10_460));
    let share = json!({"orderNumber": order, "action": "make"});
    let share = shop.call("/tessera/exam/order/info/share", &share).await.data();
    let token = share["url"].as_str().and_then(|url| url.rsplit('/').next()).expect("a token").to_owned();
    let shared = shop.app.get(&format!("/tessera/exam/share/{token}")).await.data();
    assert_eq!((&shared["profile"]["code"], &shared["classes"]), (&json!("ESFP"), &json!([])));
    assert!(shared.get("score").is_none());
    let picture = shop.app.get(&format!("/share/{token}/picture.png?hl=DE")).await;
    assert_eq!((picture.status.as_u16(), picture.header("content-type")), (200, "image/png"));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_test_that_asks_for_an_account_is_refused_to_everybody_else(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut grace = enter(&shop, &pool).await;
    let bought = shop.order().await;
    shop.buy(&bought, 1).await;

    for exam in [SKILLS, THINKING, INTERESTS] {
        let path = format!("/tessera{}", listed(exam, "EN"));
        assert_eq!(shop.app.get(&path).await.refusal(), ACCOUNT_NEEDED);
        let made_up = "0".repeat(28);
        for order in [bought.as_str(), made_up.as_str(), "nonsense"] {
            let answer = shop.app.get_with(&path, &[("bundle-order", order)]).await;
            assert_eq!(answer.refusal(), ACCOUNT_NEEDED, "an order that doesn't include it");
        }

        let list = grace.get(&shop.app, &listed(exam, "EN")).await;
        let (ticket, list) = (list.header("form-ticket").to_owned(), list.data());
        let mut sent = run(&list, &ticket, &options(&form(&shop.app, &list["formId"])));
        let refused = shop.call("/tessera/exam/order/info/free", &sent).await;
        assert_eq!(refused.refusal(), ACCOUNT_NEEDED);
        assert!(refused.json()["msg"].as_str().is_some_and(|words| words.contains("account")));
        sent["bundleOrder"] = json!(bought);
        assert_eq!(shop.call("/tessera/exam/order/info/free", &sent).await.refusal(), ACCOUNT_NEEDED);
        // The same answers are accepted once she is signed in again.
        grace.post(&shop.app, "/exam/order/info/free", &sent).await.data();
    }
    assert_eq!(shop.app.get("/tessera/exam/question/list/4/EN").await.status, 200);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_test_that_a_package_includes_is_taken_with_the_orders_number(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let bought = shop.order().await;
    shop.buy(&bought, 3).await;
    let state = async |code: &str| {
        let list = presenters(&shop, &bought).await;
        let one = list.into_iter().find(|one| one["code"] == code).expect("a test");
        (one["state"].clone(), one["examId"].clone(), one["orderNumber"].clone())
    };
    assert_eq!(state("eq").await, (json!("open"), json!(SKILLS), Value::Null));
    assert_eq!(state("left_right_brain").await, (json!("open"), json!(THINKING), Value::Null));

    let order = takes_included(&shop, SKILLS, &bought).await;
    assert_eq!(info(&shop, &order).await["access"], "free");
    assert_eq!(redeems(&shop, &order, &bought).await.data(), json!({"unlocked": true}));

    let paid = info(&shop, &order).await;
    assert_eq!((&paid["access"], &paid["items"]), (&json!("paid"), &json!(["report"])));
    assert!(paid.get("purchase").is_none() && paid["report"]["sections"].is_array());
    assert_eq!(download(&shop, &order, json!({"hl": "DE"})).await.status, 200);
    assert_eq!(state("eq").await, (json!("taken"), json!(SKILLS), json!(order)));
    assert_eq!(state("left_right_brain").await.0, json!("open"));
    // Once: the short result of another run stays free, its report doesn't come with it.
    let again = takes_included(&shop, SKILLS, &bought).await;
    assert_eq!(redeems(&shop, &again, &bought).await.refusal(), BUNDLE_USED);
    assert_eq!(redeems(&shop, &order, &bought).await.refusal(), (200, 10_452), "it is already paid for");
    // A test pays for no other, and an order without the test for none.
    let other = shop.order().await;
    assert_eq!(redeems(&shop, &other, &order).await.refusal(), NOT_FOR_SALE);
    assert_eq!(redeems(&shop, &other, &bought).await.refusal(), NOT_FOR_SALE);
    assert_eq!(redeems(&shop, &again, &other).await.refusal(), NOT_FOR_SALE);

    give_back(&shop, &pool, &bought).await;

    let refunded = info(&shop, &order).await;
    assert_eq!((&refunded["access"], &refunded["status"]), (&json!("free"), &json!("completed")));
    assert!(refunded["result"]["profile"].is_object(), "the short result stays");
    assert_eq!(download(&shop, &order, json!({})).await.refusal(), (200, 10_460));
    assert_eq!(redeems(&shop, &again, &bought).await.refusal(), NOT_FOR_SALE);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_upgrade_that_is_refunded_takes_its_tests_along_and_leaves_the_others(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let bought = shop.order().await;
    shop.buy(&bought, 2).await;
    let brain = takes_included(&shop, THINKING, &bought).await;
    redeems(&shop, &brain, &bought).await.data();
    let mut extra = shop.ask(&bought, 4);
    let offers = shop.app.get(&format!("/tessera/exam/extra/package/list/{bought}")).await.data();
    let offer = offers.as_array().and_then(|offers| offers.iter().find(|offer| offer["id"] == 4));
    extra["price"] = offer.expect("an upgrade")["price"].clone();
    let started = shop.call("/tessera/exam/extra/order/submit", &extra).await.data();
    shop.confirm(&started["payment"]["clientSecret"], crate::shop::GOOD).await;
    shop.hear().await;
    // The smaller package's test was used: the upgrade brings no second one.
    let second = takes_included(&shop, THINKING, &bought).await;
    assert_eq!(redeems(&shop, &second, &bought).await.refusal(), BUNDLE_USED);
    let skills = takes_included(&shop, SKILLS, &bought).await;
    redeems(&shop, &skills, &bought).await.data();

    give_back(&shop, &pool, &bought).await;

    for order in [&brain, &skills] {
        assert_eq!(info(&shop, order).await["access"], "free");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn of_a_bundle_only_the_order_that_bought_it_has_the_test(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let (bought, second) = (shop.order().await, shop.order().await);
    shop.buy(&bought, 5).await;
    redeems(&shop, &second, &bought).await.data();
    let tests = async |order: &str| {
        let list = presenters(&shop, order).await;
        list.iter().filter(|one| one["kind"] == "test").count()
    };
    assert_eq!((tests(&bought).await, tests(&second).await), (1, 0));

    let brain = takes_included(&shop, THINKING, &bought).await;
    redeems(&shop, &brain, &bought).await.data();

    // The test among the items isn't one of the three.
    let left = async || shop.status(&bought).await["testsLeft"].clone();
    assert_eq!(left().await, json!(1));
    let third = shop.order().await;
    redeems(&shop, &third, &bought).await.data();
    assert_eq!(left().await, json!(0));
    let refused = shop.app.get_with("/tessera/exam/question/list/6/EN", &[("bundle-order", &second)]).await;
    assert_eq!(refused.refusal(), ACCOUNT_NEEDED);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn members_have_the_reports_of_the_tests_that_they_take(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut grace = enter(&shop, &pool).await;
    let order = number(&takes(&shop, &mut grace, INTERESTS).await);
    let path = format!("/exam/order/info/{order}");
    assert_eq!(grace.get(&shop.app, &path).await.data()["access"], "free");

    becomes_member(&shop, &mut grace).await;

    let hers = grace.get(&shop.app, &path).await.data();
    assert_eq!((&hers["access"], &hers["items"]), (&json!("paid"), &json!(["report"])));
    assert!(hers["report"]["sections"].is_array());
    let wanted = json!({"orderNumber": order, "file": "report", "hl": "EN"});
    let pdf = grace.post(&shop.app, "/exam/order/file/down/info", &wanted).await;
    assert!(pdf.body.starts_with(b"%PDF-"));
    // The number alone shows no more than before, and another account's membership is no help.
    assert_eq!(info(&shop, &order).await["access"], "free");
    assert_eq!(download(&shop, &order, json!({})).await.refusal(), (200, 10_460));
    let mut eve = Browser::default();
    sign_in(&shop, &pool, &mut eve, "eve@example.com").await;
    becomes_member(&shop, &mut eve).await;
    assert_eq!(eve.get(&shop.app, &path).await.data()["access"], "free");
    // A test that is sold has its own price, also for members.
    let types = number(&takes(&shop, &mut grace, TYPES).await);
    assert_eq!(grace.get(&shop.app, &format!("/exam/order/info/{types}")).await.data()["access"], "locked");
}

/// Opens everything that a package lists.
async fn open_everything(shop: &Shop, order: &str, items: &[PackageItem]) {
    let catalog = shop.app.state.catalog.current();
    let paid = info(shop, order).await;
    assert_eq!(paid["access"], "paid");
    for item in items {
        match item {
            PackageItem::IqScore => assert!(paid["result"]["score"]["iq"].is_i64()),
            PackageItem::IqRanking => assert!(paid["result"]["score"]["percentile"].is_u64()),
            PackageItem::Report => {
                assert!(!paid["report"]["sections"].as_array().expect("sections").is_empty());
                assert!(download(shop, order, json!({"hl": "EN"})).await.body.starts_with(b"%PDF-"));
            }
            PackageItem::WrongAnswers => {
                let solved = shop.app.get(&format!("/tessera/exam/order/questions/{order}")).await.data();
                assert!(solved["questions"].is_array());
            }
            PackageItem::Certificate => {
                let ask = json!({"orderNumber": order, "action": "make", "name": "Grace"});
                let made = shop.call("/tessera/exam/order/certificate", &ask).await.data();
                let file = download(shop, order, json!({"file": "certificate", "hl": "EN"})).await;
                assert!(file.body.starts_with(b"%PDF-") && text(&file.body).contains("Grace"));
                let token = made["token"].as_str().expect("a token");
                let checked = shop.app.get(&format!("/tessera/exam/certificate/{token}")).await.data();
                let certified = &checked["certified"];
                assert!(certified["score"].is_object() || certified["letters"].is_string(), "{certified}");
            }
            PackageItem::BrainTraining => {
                let sections = paid["report"]["sections"].as_array().expect("sections");
                assert!(sections.iter().any(|section| section["key"] == "guide"));
            }
            PackageItem::Discount => {
                let header = [("member-order", order)];
                let skus = shop.app.get_with("/tessera/exam/sku/list/1/US/EN", &header).await.data();
                assert!(skus[0]["memberPrice"].is_object());
            }
            PackageItem::LeftRightBrain | PackageItem::Eq | PackageItem::Career => {
                let grant = catalog.grants.iter().find(|grant| grant.item == Some(*item)).expect("a grant");
                assert!(grant.available, "{item:?}");
                for exam in &grant.exams {
                    let taken = takes_included(shop, exam.0, order).await;
                    redeems(shop, &taken, order).await.data();
                    assert!(info(shop, &taken).await["report"]["sections"].is_array());
                    let pdf = download(shop, &taken, json!({"hl": "EN"})).await;
                    assert!(pdf.body.starts_with(b"%PDF-"), "{item:?}: {:?}", pdf.refusal());
                }
            }
        }
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn nothing_is_sold_that_cannot_be_opened(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let catalog = shop.app.state.catalog.current();
    let mut nobody = Browser::default();
    let mut opened = 0;
    for package in catalog.packages.iter().filter(|package| package.months.is_none()) {
        // The exams of a ladder share it: the first stands for all.
        let order = match package.exams[0] {
            ExamId(TYPES) => number(&takes(&shop, &mut nobody, TYPES).await),
            _ => shop.order().await,
        };
        shop.buy(&order, package.id.0).await;
        open_everything(&shop, &order, &catalog.contents_of(package)).await;
        let more = catalog.tests_of(package) - 1;
        for _ in 0..more {
            let next = shop.order().await;
            redeems(&shop, &next, &order).await.data();
            open_everything(&shop, &next, &package.items).await;
        }
        opened += 1;
    }
    assert_eq!(opened, 7);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_same_answers_give_the_same_result_in_every_language(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut results = Vec::new();
    for hl in Locale::ALL {
        let path = format!("/tessera{}", listed(TYPES, hl.code()));
        let list = shop.app.get_with(&path, &[("hl", hl.code())]).await;
        let (ticket, list) = (list.header("form-ticket").to_owned(), list.data());
        let form = form(&shop.app, &list["formId"]);
        let words = &statements(&form).published.words[&hl];
        assert_eq!(list["answers"], json!(words.labels), "lowest first in {hl}");
        let asked = list["statements"].as_array().expect("statements");
        assert!((1..).zip(asked).all(|(n, one)| one["id"] == json!(format!("s{n}"))), "{hl}");
        let sent = run(&list, &ticket, &options(&form)).to_string();
        let request = http::Request::post("/tessera/exam/order/info").header("hl", hl.code());
        let request =
            request.header("content-type", "application/json").body(sent.into()).expect("a request");
        results.push(shop.app.send(request).await.data()["result"].to_string());
    }
    assert_eq!(results.len(), 9);
    assert!(results.iter().all(|result| *result == results[0]), "{results:?}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn ten_thousand_sheets_are_told_the_same_whatever_seeds_were_asked(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let bank = shop.app.state.bank.current();
    let mut random = Random::seeded(10);
    for exam in ALL {
        let forms = bank.live(ExamId(exam));
        let count = statements(&forms[0]).published.instrument.statements.len();
        for round in 0..2_500 {
            let answers: Vec<i16> =
                (0..count).map(|_| i16::try_from(random.below(5)).expect("five")).collect();
            let told = |form: &Form, seed: i16| {
                let instrument = &statements(form).published.instrument;
                let choice = |question: Question| match question {
                    Question::Statement(at) => answers[at],
                    Question::Attention(at) => instrument.attention[at].expected.into(),
                    Question::Seed(_) => seed,
                };
                let choices: Vec<Option<i16>> =
                    statements(form).questions.iter().map(|asked| Some(choice(asked.question))).collect();
                let asked = choices.len();
                let sheet = store::orders::SheetRow {
                    choices,
                    times_ms: vec![4_000; asked],
                    changes: vec![0; asked],
                    chosen_at_ms: vec![None; asked],
                };
                let outcome = form.score(&form.newest(), &sheet, measure::validity::Circumstances::default());
                let free = server::http::kinds::FreeResult::of(&outcome.expect("an outcome"), None);
                serde_json::to_string(&free).expect("JSON")
            };
            let (one, other) = (round % forms.len(), (round * 5 + 2) % forms.len());
            assert_eq!(told(&forms[one], 0), told(&forms[other], 4), "{exam} {round}");
        }
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_run_is_counted_by_type_and_by_statement_and_a_careless_one_nowhere(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    takes(&shop, &mut Browser::default(), TYPES).await;
    let list = shop.app.get("/tessera/exam/question/list/4/EN").await;
    let (ticket, list) = (list.header("form-ticket").to_owned(), list.data());
    let careless = run(&list, &ticket, &[3; 66]);
    let refused = shop.call("/tessera/exam/order/info", &careless).await.data();
    assert_eq!((&refused["valid"], refused.get("result")), (&json!(false), None));
    let reasons: Vec<&Value> =
        refused["reasons"].as_array().expect("reasons").iter().map(|one| &one["code"]).collect();
    assert!(reasons.contains(&&json!("inattentive")), "{reasons:?}");
    assert_eq!(shop.create(&number(&refused), 7).await.refusal(), NOT_FOR_SALE);

    let events: Vec<Value> =
        sqlx::query_scalar("select event from run_outbox").fetch_all(&pool).await.expect("events");
    let events: Vec<FinishedRun> =
        events.into_iter().map(|event| serde_json::from_value(event).expect("a run")).collect();
    let mut conn = pool.acquire().await.expect("a connection");
    let sums = Additions::of(&events);
    store::stats::add(&mut conn, &sums).await.expect("added");
    store::stats::add(&mut conn, &sums).await.expect("added");

    let classes: Vec<(String, i64)> =
        sqlx::query_as("select class, runs from class_week").fetch_all(&mut *conn).await.expect("read");
    assert_eq!(classes, [("ESFP".to_owned(), 2)]);
    assert_eq!((sums.weeks.len(), sums.scores.len()), (64, 0), "60 statements and 4 seeds");
}
