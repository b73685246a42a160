//! Members through the real calls: the price of an account, the membership that ends, the shop.

use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    accounts::{Browser, GRACE, sign_in},
    shop::{GOOD, Shop},
};

const MEMBERSHIP: i32 = 6;
const EVE: &str = "eve@example.com";

async fn enter(shop: &Shop, pool: &PgPool, email: &str) -> Browser {
    let mut browser = Browser::default();
    sign_in(shop, pool, &mut browser, email).await;
    browser
}

/// What the page sends when the button of the membership is pressed.
fn subscription(shop: &Shop) -> Value {
    json!({"price": shop.price(MEMBERSHIP), "consent": {"button": "Pay"}})
}

/// Buys a membership by card; returns its order.
pub(crate) async fn becomes_member(shop: &Shop, browser: &mut Browser) -> String {
    let started = browser.post(&shop.app, "/user/subscribe/create", &subscription(shop)).await.data();
    let paid = shop.confirm(&started["clientSecret"], GOOD).await;
    assert_eq!(paid["status"], "succeeded", "{paid}");
    shop.hear().await;
    started["orderNumber"].as_str().expect("a number").to_owned()
}

/// The amount that a caller pays for each package of the exam, and whether it is a member's.
async fn prices(shop: &Shop, browser: &mut Browser) -> Vec<(i64, bool)> {
    let list = browser.get(&shop.app, "/exam/sku/list/1/US/EN").await.data();
    let priced =
        list.as_array().expect("a list").iter().map(|sku| match sku["memberPrice"]["amount"].as_i64() {
            Some(amount) => (amount, true),
            None => (sku["price"]["amount"].as_i64().expect("a price"), false),
        });
    priced.collect()
}

/// Opens the payment of a package as this browser, at this amount; returns its result code.
async fn opens(shop: &Shop, browser: &mut Browser, order: &str, sku: i32, amount: i64) -> u64 {
    let mut ask = shop.ask(order, sku);
    ask["price"]["amount"] = json!(amount);
    let answer = browser.call(&shop.app, "/pay/order/create", Some(&ask)).await;
    answer.json()["result"].as_u64().expect("a result")
}

async fn state(shop: &Shop, browser: &mut Browser) -> String {
    let detail = browser.get(&shop.app, "/privilege/vip/detail").await.data();
    detail["state"].as_str().expect("a state").to_owned()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_account_that_collected_the_permanent_discount_pays_less_for_everything(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let (bought, other, third) = (shop.order().await, shop.order().await, shop.order().await);
    shop.buy(&bought, 4).await;
    let mut grace = enter(&shop, &pool, GRACE).await;
    let mut eve = enter(&shop, &pool, EVE).await;

    let (hers, theirs) = (prices(&shop, &mut grace).await, prices(&shop, &mut eve).await);

    assert_eq!(hers, [(399, true), (639, true), (799, true), (1_199, true), (1_278, true)]);
    assert!(theirs.iter().all(|(_, member)| !member), "{theirs:?}");
    // A package, the larger one after it, and the bundle.
    assert_eq!(opens(&shop, &mut eve, &other, 2, 639).await, 10_450);
    assert_eq!(opens(&shop, &mut grace, &other, 2, 639).await, 200);
    let started = browser_pays(&shop, &mut grace, &other, 2, 639).await;
    assert_eq!(started["price"]["amount"], 639);
    let path = format!("/exam/extra/package/list/{other}");
    let extras = grace.get(&shop.app, &path).await.data();
    let largest = extras.as_array().expect("a list").last().expect("an upgrade");
    assert_eq!(largest["memberPrice"]["amount"], 1_199 - 639);
    assert_eq!(opens(&shop, &mut grace, &other, 4, 1_199 - 639).await, 200);
    assert_eq!(opens(&shop, &mut eve, &third, 5, 1_278).await, 10_450);
    assert_eq!(opens(&shop, &mut grace, &third, 5, 1_278).await, 200);
}

/// Opens a payment and pays it.
async fn browser_pays(shop: &Shop, browser: &mut Browser, order: &str, sku: i32, amount: i64) -> Value {
    let mut ask = shop.ask(order, sku);
    ask["price"]["amount"] = json!(amount);
    let started = browser.call(&shop.app, "/pay/order/create", Some(&ask)).await.data();
    shop.confirm(&started["clientSecret"], GOOD).await;
    shop.hear().await;
    started
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_membership_is_bought_once_and_gives_its_price_to_one_account(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut nobody = Browser::default();
    let mut grace = enter(&shop, &pool, GRACE).await;
    let mut eve = enter(&shop, &pool, EVE).await;
    let refused = nobody.post(&shop.app, "/user/subscribe/create", &subscription(&shop)).await;
    assert_eq!(refused.refusal(), (401, 10_497));
    assert_eq!(
        (state(&shop, &mut nobody).await, state(&shop, &mut grace).await),
        ("sign_in".into(), "open".into())
    );

    let member = becomes_member(&shop, &mut grace).await;

    assert_eq!(state(&shop, &mut grace).await, "member");
    assert_eq!(prices(&shop, &mut grace).await[1], (639, true));
    assert_eq!(prices(&shop, &mut eve).await[1], (799, false));
    let privilege = grace.get(&shop.app, "/user/privilege").await.data();
    let held = &privilege["membership"];
    assert_eq!((&privilege["discountPercent"], &held["orderNumber"]), (&json!(20), &json!(member)));
    assert!(held["until"].as_str() > held["since"].as_str(), "{privilege}");
    assert!(privilege.get("permanent").is_none());
    let nothing = eve.get(&shop.app, "/user/privilege").await.data();
    assert_eq!(nothing, json!({"discountPercent": 0}));
    let again = grace.post(&shop.app, "/user/subscribe/create", &subscription(&shop)).await;
    assert_eq!(again.refusal(), (200, 10_452));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_membership_ends_with_its_refund_and_after_its_months(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut grace = enter(&shop, &pool, GRACE).await;
    let mut eve = enter(&shop, &pool, EVE).await;
    let member = becomes_member(&shop, &mut grace).await;
    let back = json!({"orderNumber": member});

    let foreign = eve.call(&shop.app, "/pay/order/refund", Some(&back)).await;
    assert_eq!(foreign.refusal(), (403, 10_499));
    let refunded = grace.call(&shop.app, "/pay/order/refund", Some(&back)).await.data();

    assert_eq!(refunded["amount"], shop.price(MEMBERSHIP));
    assert_eq!(state(&shop, &mut grace).await, "open");
    assert!(!prices(&shop, &mut grace).await[0].1);

    becomes_member(&shop, &mut eve).await;
    assert!(prices(&shop, &mut eve).await[0].1);
    let passed =
        sqlx::query("update purchase set paid_at = paid_at - interval '12 months' where state = 'paid'")
            .execute(&pool)
            .await;
    assert!(passed.expect("updated").rows_affected() >= 1);
    assert_eq!(state(&shop, &mut eve).await, "open");
    assert!(!prices(&shop, &mut eve).await[0].1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_price_on_the_button_is_the_price_of_the_book(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut grace = enter(&shop, &pool, GRACE).await;
    let ask = json!({"price": {"currency": "EUR", "amount": 1}, "consent": {"button": "Pay"}});

    let answer = grace.post(&shop.app, "/user/subscribe/create", &ask).await;

    assert_eq!(answer.refusal(), (200, 10_450));
    assert_eq!(answer.json()["data"], shop.price(MEMBERSHIP));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_order_of_a_membership_opens_no_report_and_sells_nothing_else(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut grace = enter(&shop, &pool, GRACE).await;
    let member = becomes_member(&shop, &mut grace).await;

    for path in
        ["order/info", "order/questions", "order/sku/check", "order/presenter/list", "extra/package/list"]
    {
        let answer = shop.app.get(&format!("/tessera/exam/{path}/{member}")).await;
        assert_eq!(answer.refusal(), (200, 10_416), "{path}");
    }
    for sku in [1, 5, MEMBERSHIP] {
        assert_eq!(shop.create(&member, sku).await.refusal(), (200, 10_451), "{sku}");
    }
    let id = grace.get(&shop.app, "/user/get").await.data()["id"].as_str().expect("an id").to_owned();
    let listed = grace.get(&shop.app, &format!("/user/order/list/{id}")).await.data();
    assert_eq!(listed, json!([]), "it is no report");
    let status = shop.status(&member).await;
    assert_eq!((&status["purchase"]["kind"], &status["items"]), (&json!("membership"), &json!(["discount"])));
    assert!(status["purchase"]["memberUntil"].is_string(), "{status}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_shop_shows_what_is_owned_and_what_can_be_added_at_the_callers_price(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let mut grace = enter(&shop, &pool, GRACE).await;
    let empty = grace.get(&shop.app, "/user/shop").await.data();
    assert_eq!((&empty["orders"], &empty["membership"]["state"]), (&json!([]), &json!("open")));
    assert!(empty["bundle"].get("memberPrice").is_none(), "{empty}");
    let (owned, unpaid) = (shop.order().await, shop.order().await);
    shop.buy(&owned, 2).await;
    grace.post(&shop.app, "/user/order/collect", &json!({"orderNumbers": [unpaid]})).await.data();
    becomes_member(&shop, &mut grace).await;

    let full = grace.get(&shop.app, "/user/shop").await.data();

    let of = |number: &str| {
        let orders = full["orders"].as_array().expect("a list");
        orders.iter().find(|order| order["orderNumber"] == number).expect("the order").clone()
    };
    assert_eq!(full["orders"].as_array().expect("a list").len(), 2, "the membership's own isn't one of them");
    let kinds = |order: &Value| -> Vec<(String, i64)> {
        let offers = order["offers"].as_array().expect("a list").iter();
        let offer = |one: &Value| {
            let price = one["memberPrice"]["amount"].as_i64().expect("a member's price");
            (one["kind"].as_str().expect("a kind").to_owned(), price)
        };
        offers.map(offer).collect()
    };
    let (has, lacks) = (of(&owned), of(&unpaid));
    assert_eq!(kinds(&has), [("upgrade".to_owned(), 799 - 639), ("upgrade".to_owned(), 1_199 - 639)]);
    assert_eq!(has["items"][0]["code"], "iq_score");
    let first: Vec<_> = kinds(&lacks).into_iter().map(|(kind, _)| kind).collect();
    assert_eq!(first, ["package", "package", "package", "package", "bundle"]);
    assert_eq!(lacks["items"], json!([]));
    assert_eq!(full["bundle"]["memberPrice"]["amount"], 1_278);
    assert_eq!(full["membership"]["state"], "member");
    assert_eq!(full["privilege"]["discountPercent"], 20);
}
