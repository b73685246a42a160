//! Two buyers, two storefronts, and every call with an order number: nothing about an order is revealed without
//! its number, or at the wrong storefront.

use domain::catalog::{AppExam, AppExamId, AppId};
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    harness::{Answer, content},
    shop::{Shop, count},
};

/// Every call with an order number, at every base where it exists.
fn calls(shop: &Shop, alias: &str, order: &str, own: &str) -> Vec<(String, Option<Value>)> {
    let get = |path: &str| (format!("/{alias}{path}/{order}"), None);
    let post = |path: String, body: Value| (path, Some(body));
    let mut extra = shop.ask(order, 2);
    extra["orderNumber"] = json!(order);
    vec![
        get("/exam/order/info"),
        get("/exam/order/sku/check"),
        get("/exam/extra/package/list"),
        get("/exam/order/questions"),
        get("/exam/order/presenter/list"),
        post(format!("/{alias}/exam/order/file/down/info"), json!({"orderNumber": order, "file": "report"})),
        post(
            format!("/{alias}/exam/order/file/down/info"),
            json!({"orderNumber": order, "file": "certificate"}),
        ),
        post(format!("/{alias}/exam/extra/order/submit"), extra),
        post(format!("/{alias}/exam/extra/order/submit"), json!({"orderNumber": order, "bundleOrder": own})),
        post(format!("/{alias}/exam/extra/order/submit"), json!({"orderNumber": own, "bundleOrder": order})),
        post(
            format!("/{alias}/exam/order/update/email"),
            json!({"order": order, "email": "eve@example.com"}),
        ),
    ]
    .into_iter()
    .chain(deeds(alias, order))
    .collect()
}

/// Calls by which an owner shows something to others.
fn deeds(alias: &str, order: &str) -> Vec<(String, Option<Value>)> {
    let certificate = ["read", "make", "hide_name", "show_name", "revoke"].map(|action| {
        let body = json!({"orderNumber": order, "action": action, "name": "Eve"});
        (format!("/{alias}/exam/order/certificate"), Some(body))
    });
    let share = ["read", "make", "revoke", "list"].map(|action| {
        let body =
            json!({"orderNumber": order, "action": action, "show": ["score"], "name": "Eve", "listed": true});
        (format!("/{alias}/exam/order/info/share"), Some(body))
    });
    certificate.into_iter().chain(share).collect()
}

/// The payment calls, which all storefronts share.
fn pay_calls(shop: &Shop, order: &str) -> Vec<(String, Option<Value>)> {
    let only = json!({"orderNumber": order});
    let withdraw = json!({"orderNumber": order, "name": "Eve", "email": "eve@example.com"});
    [
        ("/pay/order/create", shop.ask(order, 2)),
        ("/pay/check/status", only.clone()),
        ("/pay/order/refund", only.clone()),
        ("/pay/order/withdraw", withdraw),
        ("/pay/order/resend", only),
        ("/pay/exam/order/update/email", json!({"order": order, "email": "eve@example.com"})),
    ]
    .map(|(path, body)| (path.to_owned(), Some(body)))
    .into()
}

async fn send(shop: &Shop, (path, body): &(String, Option<Value>)) -> Answer {
    match body {
        Some(body) => shop.call(path, body).await,
        None => shop.app.get(path).await,
    }
}

/// A second storefront that sells the same exam.
async fn open_another_storefront(shop: &Shop, pool: &PgPool) {
    let mut content = content();
    let mut other = content.catalog.apps[0].clone();
    (other.id, other.alias, other.domains) = (AppId(2), "other".to_owned(), vec!["other.example".to_owned()]);
    content.catalog.apps.push(other);
    let exam = content.catalog.exams[0].id;
    content.catalog.app_exams.push(AppExam { id: AppExamId(9), app: AppId(2), exam });
    app::catalog::apply(pool, &content, Timestamp::now()).await.expect("a second storefront");
    shop.app.state.catalog.refresh(pool).await.expect("the catalogue");
}

/// Row counts of everything that a call could change.
async fn everything(pool: &PgPool) -> Vec<i64> {
    let mut counts = Vec::new();
    for table in [
        "purchase",
        "payment_attempt",
        "refund",
        "withdrawal",
        "mail",
        "job",
        "bundle_use",
        "certificate",
        "share",
        "listed_result",
    ] {
        counts.push(count(pool, table).await);
    }
    counts
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_wrong_or_foreign_order_number_opens_nothing(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    open_another_storefront(&shop, &pool).await;
    let (paid, own) = (shop.order().await, shop.order().await);
    shop.buy(&paid, 5).await;
    let before = everything(&pool).await;
    // One letter off the right number, an unused number, and something that isn't a number.
    let mut near = paid.clone().into_bytes();
    near[27] = if near[27] == b'0' { b'1' } else { b'0' };
    let near = String::from_utf8(near).expect("letters");
    let guesses = [near, "0".repeat(28), "x".to_owned(), format!("{paid}0"), paid.to_lowercase()];

    let mut seen = Vec::new();
    for guess in &guesses {
        for call in calls(&shop, "tessera", guess, &own).iter().chain(&pay_calls(&shop, guess)) {
            let answer = send(&shop, call).await;
            assert_eq!(answer.refusal(), (200, 10_416), "{call:?}");
            seen.push(answer.text().to_owned());
        }
    }
    // The right numbers at the wrong storefront.
    for order in [&paid, &own] {
        for call in calls(&shop, "other", order, order) {
            let answer = send(&shop, &call).await;
            assert_eq!(answer.refusal(), (200, 10_416), "{call:?}");
            seen.push(answer.text().to_owned());
        }
    }

    seen.dedup();
    assert_eq!(seen.len(), 1, "all get the same bytes");
    assert_eq!(everything(&pool).await, before);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unpaid_order_reveals_nothing_of_the_paid_content(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let (paid, own) = (shop.order().await, shop.order().await);
    shop.buy(&paid, 4).await;
    shop.create(&own, 4).await.data();

    for call in calls(&shop, "tessera", &own, &own).iter().chain(&pay_calls(&shop, &own)) {
        let text = send(&shop, call).await.text().to_owned();
        for field in ["\"score\"", "\"iq\":", "\"percentile\"", &paid] {
            assert!(!text.contains(field), "{field} in {call:?}: {text}");
        }
        assert!(!text.contains("@example.com") || text.contains("•••@example.com"), "{text}");
    }
    let unlocked = shop.app.get(&format!("/tessera/exam/order/sku/check/{own}")).await.data();
    assert_eq!(unlocked["items"], json!([]));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_order_number_never_reveals_the_whole_address(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;

    for call in calls(&shop, "tessera", &order, &order).iter().chain(&pay_calls(&shop, &order)) {
        // One of them is a PDF.
        let text = String::from_utf8_lossy(&send(&shop, call).await.body).into_owned();
        assert!(!text.contains("grace@"), "{call:?}");
    }
}
