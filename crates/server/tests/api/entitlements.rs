//! Every package and every call around the report: an order gets what it owns and no field of anything else. An
//! unpaid order gets nothing.

use std::collections::BTreeSet;

use app::kinds::Form;
use domain::locale::Locale;
use jiff::Timestamp;
use measure::simulate::Behaviour;
use report::iq::puzzle_words;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    harness::Answer,
    orders::{careful, form, submit},
    people,
    reports::{FILE, INFO, download, packed, text},
    shop::Shop,
};

const NOT_OWNED: (u16, u64) = (200, 10_460);

/// The names of all fields at any depth.
fn fields(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(object) => {
            for (name, value) in object {
                found.insert(name.clone());
                fields(value, found);
            }
        }
        Value::Array(list) => list.iter().for_each(|value| fields(value, found)),
        _ => {}
    }
}

fn fields_of(value: &Value) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    fields(value, &mut found);
    found
}

/// Fields that reveal the answer of a question.
const SOLUTIONS: [&str; 7] = ["answer", "steps", "rule", "conclusion", "wrong", "keeps", "breaks"];

/// Sentences that reveal the rules of the form's puzzles, without spaces.
fn rules(form: &Form) -> BTreeSet<String> {
    let explained = people::puzzles(form)
        .questions
        .iter()
        .map(|question| puzzle_words::explanation(Locale::En, &matrix::words::explain(&question.puzzle)));
    explained.flat_map(|text| text.steps).map(|step| packed(&step.conclusion)).collect()
}

struct Package {
    sku: i32,
    items: &'static [&'static str],
    presenters: &'static [&'static str],
}

const PACKAGES: [Package; 4] = [
    Package { sku: 1, items: &["iq_score", "iq_ranking", "report"], presenters: &["report"] },
    Package {
        sku: 2,
        items: &["iq_score", "iq_ranking", "report", "wrong_answers", "left_right_brain"],
        presenters: &["report", "left_right_brain"],
    },
    Package {
        sku: 3,
        items: &[
            "iq_score",
            "iq_ranking",
            "report",
            "wrong_answers",
            "left_right_brain",
            "certificate",
            "eq",
        ],
        presenters: &["report", "left_right_brain", "certificate", "eq"],
    },
    Package {
        sku: 4,
        items: &[
            "iq_score",
            "iq_ranking",
            "report",
            "wrong_answers",
            "left_right_brain",
            "certificate",
            "eq",
            "brain_training",
            "discount",
        ],
        presenters: &["report", "left_right_brain", "certificate", "eq", "brain_training"],
    },
];

impl Package {
    fn owns(&self, item: &str) -> bool {
        self.items.contains(&item)
    }

    /// Checks the calls of an order with this package.
    async fn check(&self, shop: &Shop, order: &str, form: &Form) {
        let get = async |path: &str| {
            shop.app.get_with(&format!("/tessera/exam/order/{path}/{order}"), &[("hl", "EN")]).await
        };
        let (sku, check) = (self.sku, get("sku/check").await.data());
        assert_eq!(check["items"], json!(self.items), "{sku}");

        let info = get("info").await.data();
        assert_eq!((&info["access"], &info["items"]), (&json!("paid"), &json!(self.items)), "{sku}");
        let sections = info["report"]["sections"].as_array().expect("sections");
        let has = |key: &str| sections.iter().any(|section| section["key"] == key);
        assert_eq!(
            (has("guide"), has("retest")),
            (self.owns("brain_training"), !self.owns("brain_training"))
        );
        let fields = fields_of(&info);
        assert!(SOLUTIONS.iter().all(|field| !fields.contains(*field)), "{sku}: {fields:?}");

        let questions = get("questions").await;
        if self.owns("wrong_answers") {
            assert_eq!(questions.data()["questions"].as_array().map(Vec::len), Some(30));
        } else {
            assert_eq!(questions.refusal(), NOT_OWNED);
        }

        let presenters = get("presenter/list").await.data();
        let listed: Vec<&str> =
            presenters.as_array().expect("a list").iter().filter_map(|one| one["code"].as_str()).collect();
        assert_eq!(listed, self.presenters, "{sku}");
        for one in presenters.as_array().expect("a list") {
            assert_eq!(one["open"], json!(true), "{one}");
        }

        let pdf = download(shop, order, json!({"hl": "EN"})).await;
        assert_eq!(pdf.header("content-type"), "application/pdf");
        let (said, rules) = (packed(&text(&pdf.body)), rules(form));
        let told = rules.iter().filter(|rule| said.contains(rule.as_str())).count();
        if self.owns("wrong_answers") {
            assert!(told * 2 > rules.len(), "{sku}: only {told} of {} rules are shown", rules.len());
        } else {
            assert_eq!(told, 0, "{sku}");
        }

        let act = async |path: &str, action: &str| {
            let ask = json!({"orderNumber": order, "action": action, "name": "Grace", "show": ["score"]});
            shop.call(&format!("/tessera/exam/order/{path}"), &ask).await
        };
        let (made, file) = (act("certificate", "make").await, json!({"file": "certificate", "hl": "EN"}));
        let file = download(shop, order, file).await;
        if self.owns("certificate") {
            assert!(made.data()["token"].is_string() && text(&file.body).contains("Grace"), "{sku}");
        } else {
            assert_eq!((made.refusal(), file.refusal()), (NOT_OWNED, NOT_OWNED), "{sku}");
            for action in ["read", "hide_name", "show_name", "revoke"] {
                assert_eq!(act("certificate", action).await.refusal(), NOT_OWNED, "{sku}: {action}");
            }
        }
        assert!(act("info/share", "make").await.data()["url"].is_string(), "{sku}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_package_opens_what_it_owns_and_nothing_else(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let form = form(&shop.app, 1, 0);

    for package in &PACKAGES {
        let order = shop.order().await;
        shop.buy(&order, package.sku).await;
        package.check(&shop, &order, &form).await;
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_upgrade_unlocks_the_rest_and_renders_another_file(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;
    shop.buy(&order, 1).await;
    let before = download(&shop, &order, json!({"hl": "EN"})).await.body;

    let mut extra = shop.ask(&order, 4);
    let offers = shop.app.get(&format!("/tessera/exam/extra/package/list/{order}")).await.data();
    let offer = offers.as_array().and_then(|offers| offers.iter().find(|offer| offer["id"] == 4));
    extra["price"] = offer.expect("an upgrade")["price"].clone();
    let started = shop.call("/tessera/exam/extra/order/submit", &extra).await.data();
    shop.confirm(&started["payment"]["clientSecret"], crate::shop::GOOD).await;
    shop.hear().await;

    PACKAGES[3].check(&shop, &order, &form(&shop.app, 1, 0)).await;
    assert!(download(&shop, &order, json!({"hl": "EN"})).await.body != before);
}

/// Every call that shows a part of a report.
async fn all(shop: &Shop, order: &str) -> Vec<(&'static str, Answer)> {
    let get = async |path: &str| shop.app.get(&format!("/tessera/exam/order/{path}/{order}")).await;
    let file = |kind: &str| json!({"orderNumber": order, "file": kind});
    let act = |action: &str| json!({"orderNumber": order, "action": action, "name": "Eve", "show": ["score"], "listed": true});
    vec![
        ("info", get("info").await),
        ("check", get("sku/check").await),
        ("presenters", get("presenter/list").await),
        ("questions", get("questions").await),
        ("report", shop.call(FILE, &file("report")).await),
        ("certificate file", shop.call(FILE, &file("certificate")).await),
        ("certificate", shop.call("/tessera/exam/order/certificate", &act("make")).await),
        ("share", shop.call("/tessera/exam/order/info/share", &act("make")).await),
        ("listed", shop.call("/tessera/exam/order/info/share", &act("list")).await),
    ]
}

/// Checks that no call shows a part of a report.
async fn nothing(shop: &Shop, order: &str, may_show: &[&str]) {
    for (call, answer) in all(shop, order).await {
        let data = match call {
            "info" | "check" | "presenters" => answer.data(),
            _ => {
                assert_eq!(answer.refusal(), NOT_OWNED, "{call}");
                continue;
            }
        };
        let (fields, empty) = (fields_of(&data), json!([]));
        let paid = ["report", "score", "iq", "percentile", "rescored", "purchase", "sections"];
        let told: Vec<&&str> = paid
            .iter()
            .chain(&SOLUTIONS)
            .filter(|field| fields.contains(**field) && !may_show.contains(field))
            .collect();
        assert!(told.is_empty(), "{call}: {told:?}");
        assert!(call != "presenters" || data == empty, "{data}");
        assert!(call != "check" || data["items"] == empty, "{data}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_order_that_owns_nothing_gets_nothing(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let (long, brief) = (form(&shop.app, 1, 0), form(&shop.app, 3, 0));

    let unpaid = shop.order().await;
    nothing(&shop, &unpaid, &[]).await;
    shop.create(&unpaid, 4).await.data();
    nothing(&shop, &unpaid, &[]).await;

    let refunded = shop.order().await;
    shop.buy(&refunded, 4).await;
    assert_eq!(download(&shop, &refunded, json!({})).await.status, 200, "the file is stored");
    shop.call("/pay/order/refund", &json!({"orderNumber": refunded})).await.data();
    let refund: Uuid = sqlx::query_scalar("select id from refund").fetch_one(&pool).await.expect("one");
    let provider = shop.app.state.payments.as_ref().expect("a provider");
    app::payments::send_refund(&pool, provider, refund.into(), Timestamp::now()).await.expect("sent");
    shop.hear().await;
    nothing(&shop, &refunded, &[]).await;

    let free = submit(&shop.app, "/tessera/exam/order/info/free", &careful(&brief)).await.data();
    let free = free["orderNumber"].as_str().expect("a number");
    nothing(&shop, free, &["score", "iq", "percentile"]).await;

    let hurried = people::run(&long, Behaviour::RandomTail(1.0), 1);
    let invalid = submit(&shop.app, INFO, &hurried).await.data();
    assert_eq!(invalid["valid"], json!(false));
    nothing(&shop, invalid["orderNumber"].as_str().expect("a number"), &[]).await;
}
