//! From a free result to a paid one, through the calls a page makes, on a real payment peer.

use std::collections::BTreeSet;

use axum::body::Body;
use domain::money::Currency;
use http::Request;
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    harness::{Setup, TestApp, small_bank},
    shop::{DECLINED, GOOD, Shop, count},
};

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_paid_order_shows_the_whole_result(pool: PgPool) {
    let shop = Shop::open(&pool, "AT").await;
    let order = shop.order().await;

    let started = shop.create(&order, 3).await.data();
    let before = shop.status(&order).await;
    shop.confirm(&started["clientSecret"], GOOD).await;
    shop.hear().await;
    let after = shop.status(&order).await;
    let shown = shop.app.get(&format!("/tessera/exam/order/info/{order}")).await.data();
    let owned = shop.app.get(&format!("/tessera/exam/order/sku/check/{order}")).await.data();

    assert_eq!(started["price"], json!({"currency": "EUR", "amount": 999}));
    assert_eq!(
        (&before["status"], &before["purchase"]["state"]),
        (&json!("pending_payment"), &json!("pending"))
    );
    assert_eq!((&after["status"], &after["purchase"]["state"]), (&json!("completed"), &json!("paid")));
    assert_eq!(after["purchase"]["email"], "g•••@example.com");
    assert_eq!(after["purchase"]["method"], "card");
    assert_eq!((&shown["access"], &shown["purchase"]["sku"]), (&json!("paid"), &json!("Sku3")));
    assert!(shown["result"]["score"]["iq"].is_i64() && shown["forgetAt"].is_null(), "{shown}");
    assert_eq!((&owned["sku"], &owned["status"]), (&json!("Sku3"), &json!("completed")));
    assert_eq!(owned["items"], shown["items"]);
    assert_eq!(owned["items"].as_array().map(Vec::len), Some(7));
    assert_eq!(count(&pool, "purchase where opened_at is not null").await, 1);
    let intent = &shop.intents().await[0];
    assert_eq!((&intent["amount"], &intent["currency"]), (&json!(999), &json!("eur")));
    assert_eq!(intent["receipt_email"], Value::Null, "receipts come from us");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_amount_without_decimals_is_charged_as_shown(pool: PgPool) {
    for (country, sku, amount, currency) in
        [("JP", 1, 680, "jpy"), ("KR", 2, 10_900, "krw"), ("CN", 1, 0, "cny"), ("BR", 4, 5_990, "brl")]
    {
        let shop = Shop::open(&pool, country).await;
        let order = shop.order().await;
        let shown = shop.price(sku);
        shop.buy(&order, sku).await;

        let charged = &shop.intents().await[0];
        assert_eq!(charged["currency"], currency);
        let expected = if amount == 0 { shown["amount"].as_i64() } else { Some(amount) };
        assert_eq!(charged["amount_received"].as_i64(), expected, "{shown}");
        assert_eq!(shop.status(&order).await["purchase"]["price"], shown);
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_price_other_than_the_one_shown_is_never_charged(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;
    let right = shop.price(2);
    let wrong = [
        json!({"currency": "USD", "amount": 1}),
        json!({"currency": "USD", "amount": -799}),
        json!({"currency": "USD", "amount": 798}),
        // The price in another country, and the same figure in a weaker currency.
        json!({"currency": "EUR", "amount": 799}),
        json!({"currency": "JPY", "amount": 118_000}),
        json!({"currency": "JPY", "amount": 799}),
        json!({"currency": "INR", "amount": 79_900}),
    ];

    for price in wrong {
        let mut ask = shop.ask(&order, 2);
        ask["price"] = price.clone();
        let refused = shop.call("/pay/order/create", &ask).await;
        assert_eq!(refused.refusal(), (200, 10_450), "{price}");
        assert_eq!(refused.json()["data"], right);
    }

    for nonsense in
        [json!({"currency": "XXX", "amount": 799}), json!(799), json!({"amount": 799}), Value::Null]
    {
        let mut ask = shop.ask(&order, 2);
        ask["price"] = nonsense.clone();
        assert_eq!(shop.call("/pay/order/create", &ask).await.refusal(), (400, 10_400), "{nonsense}");
    }
    assert_eq!((count(&pool, "purchase").await, shop.intents().await.len()), (0, 0));

    // The price book changes between the page and the click.
    let ask = shop.ask(&order, 2);
    let mut content = crate::harness::content();
    let us = content.catalog.prices.iter_mut().find(|prices| prices.country.as_str() == "US").expect("US");
    us.amounts.insert(domain::catalog::SkuId(2), 849);
    us.currency = Currency::USD;
    app::catalog::apply(&pool, &content, Timestamp::now()).await.expect("a new price");
    shop.app.state.catalog.refresh(&pool).await.expect("the catalogue");
    let refused = shop.call("/pay/order/create", &ask).await;
    assert_eq!(refused.refusal(), (200, 10_450));
    assert_eq!(refused.json()["data"], json!({"currency": "USD", "amount": 849}));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_impossible_purchase_is_refused_with_its_reason(pool: PgPool) {
    let shop = Shop::open(&pool, "AT").await;
    let order = shop.order().await;
    let create = async |change: &dyn Fn(&mut Value)| {
        let mut ask = shop.ask(&order, 1);
        change(&mut ask);
        shop.call("/pay/order/create", &ask).await.refusal()
    };

    assert_eq!(create(&|ask| ask["orderNumber"] = json!("0".repeat(28))).await, (200, 10_416));
    assert_eq!(create(&|ask| ask["orderNumber"] = json!("' or 1=1 --")).await, (200, 10_416));
    assert_eq!(create(&|ask| ask["email"] = json!("grace@")).await, (200, 10_454));
    assert_eq!(create(&|ask| ask["email"] = json!("a@b.co\r\nBcc: c@d.eu")).await, (200, 10_454));
    assert_eq!(create(&|ask| ask["skuId"] = json!(77)).await, (200, 10_451));
    assert_eq!(create(&|ask| ask["consent"] = json!({})).await, (200, 10_453));
    assert_eq!(create(&|ask| ask["consent"]["waiver"] = json!("  ")).await, (200, 10_453));
    assert_eq!(create(&|ask| ask["consent"]["button"] = json!("x".repeat(5_000))).await, (400, 10_400));
    shop.buy(&order, 2).await;
    let mut again = shop.ask(&order, 2);
    again["skuId"] = json!(1);
    assert_eq!(shop.call("/pay/order/create", &again).await.refusal(), (200, 10_452));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_keys_nothing_is_sold(pool: PgPool) {
    let setup = Setup { bank: Some(small_bank()), country: Some("US"), ..Setup::default() };
    let app = TestApp::with(&pool, setup).await;
    let run = crate::orders::careful(&crate::orders::form(&app, 1, 0));
    let order = crate::orders::submit(&app, "/tessera/exam/order/info", &run).await.data();

    let ask = json!({
        "orderNumber": order["orderNumber"], "skuId": 1, "email": "a@b.co",
        "price": {"currency": "USD", "amount": 499},
    });
    assert_eq!(app.post("/pay/order/create", &ask.to_string()).await.refusal(), (200, 10_455));
    let signed = Request::post("/pay/webhook/stripe").header("stripe-signature", "t=1,v1=ab");
    assert_eq!(app.send(signed.body(Body::from("{}")).expect("a request")).await.status, 400);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_hundred_clicks_open_one_payment(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;

    let clicks = (0..100).map(|_| shop.create(&order, 2));
    let answers = futures::future::join_all(clicks).await;

    let secrets: BTreeSet<String> =
        answers.iter().map(|answer| answer.data()["clientSecret"].to_string()).collect();
    assert_eq!(secrets.len(), 1);
    assert_eq!(shop.intents().await.len(), 1);
    assert_eq!((count(&pool, "purchase").await, count(&pool, "payment_attempt").await), (1, 1));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn after_a_declined_card_another_one_pays_the_same_intent(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;
    let started = shop.create(&order, 1).await.data();

    let declined = shop.confirm(&started["clientSecret"], DECLINED).await;
    shop.hear().await;
    let failed = shop.status(&order).await;
    let again = shop.create(&order, 1).await.data();
    shop.confirm(&again["clientSecret"], GOOD).await;
    shop.hear().await;

    assert_eq!(declined["error"]["code"], "card_declined", "{declined}");
    assert_eq!(failed["purchase"]["state"], "failed");
    assert!(!failed.to_string().contains("declin"), "the reason for a decline is not shown: {failed}");
    assert_eq!(again["clientSecret"], started["clientSecret"]);
    assert_eq!(shop.status(&order).await["status"], "completed");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_upgrade_costs_the_difference_in_price(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;
    let list = format!("/tessera/exam/extra/package/list/{order}");
    let kinds = |list: &Value| -> Vec<(String, i64, i64)> {
        let all = list.as_array().expect("a list").iter();
        all.map(|one| {
            let number = |field: &Value| field.as_i64().expect("a number");
            (
                one["kind"].as_str().expect("a kind").to_owned(),
                number(&one["id"]),
                number(&one["price"]["amount"]),
            )
        })
        .collect()
    };

    let before = shop.app.get(&list).await.data();
    shop.buy(&order, 2).await;
    let after = shop.app.get(&list).await.data();
    let submit = json!({
        "orderNumber": order, "skuId": 4, "email": "grace@example.com",
        "price": {"currency": "USD", "amount": 700}, "consent": {"button": "Pay"},
    });
    let added = shop.call("/tessera/exam/extra/order/submit", &submit).await.data();
    shop.confirm(&added["payment"]["clientSecret"], GOOD).await;
    shop.hear().await;
    let last = shop.app.get(&list).await.data();

    assert_eq!(kinds(&before), [("bundle".to_owned(), 5, 1_598)]);
    assert_eq!(kinds(&after), [("upgrade".to_owned(), 3, 200), ("upgrade".to_owned(), 4, 700)]);
    assert_eq!((&added["unlocked"], &last), (&json!(false), &json!([])));
    let owned = shop.app.get(&format!("/tessera/exam/order/sku/check/{order}")).await.data();
    assert_eq!((&owned["sku"], owned["items"].as_array().map(Vec::len)), (&json!("Sku4"), Some(9)));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_bundle_opens_two_more_tests_and_not_a_third(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let bundle = shop.order().await;
    shop.buy(&bundle, 5).await;
    assert_eq!(shop.status(&bundle).await["testsLeft"], 2);

    let mut results = Vec::new();
    for _ in 0..3 {
        let order = shop.order().await;
        let using = json!({"orderNumber": order, "bundleOrder": bundle});
        results.push(shop.call("/tessera/exam/extra/order/submit", &using).await.refusal());
        let shown = shop.app.get(&format!("/tessera/exam/order/info/{order}")).await.data();
        let access = if results.len() < 3 { "paid" } else { "locked" };
        assert_eq!((&shown["access"], &shown["purchase"]), (&json!(access), &Value::Null));
    }
    assert_eq!(results, [(200, 200), (200, 200), (200, 10_458)]);
    assert_eq!(shop.status(&bundle).await["testsLeft"], 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_member_pays_four_fifths_with_the_same_address_only(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let (member, order) = (shop.order().await, shop.order().await);
    let list = "/tessera/exam/sku/list/1/US/EN";
    shop.buy(&member, 4).await;

    let plain = shop.app.get(list).await.data();
    let priced = shop.app.get_with(list, &[("member-order", &member)]).await.data();
    let stranger = shop.app.get_with(list, &[("member-order", &order)]).await.data();
    let one = "/tessera/exam/sku/info/1/2/US/EN";
    let one = shop.app.get_with(one, &[("member-order", &member)]).await.data();
    let mut ask = shop.ask(&order, 2);
    (ask["memberOrder"], ask["price"]["amount"]) = (json!(member), json!(639));
    ask["email"] = json!("eve@example.com");
    let other_address = shop.call("/pay/order/create", &ask).await.refusal();
    ask["email"] = json!("GRACE@example.com");
    let started = shop.call("/pay/order/create", &ask).await.data();

    assert!(plain[0].get("memberPrice").is_none() && stranger == plain, "{stranger}");
    assert_eq!(priced[1]["memberPrice"], json!({"currency": "USD", "amount": 639}));
    assert_eq!(one["memberPrice"], priced[1]["memberPrice"]);
    assert_eq!(other_address, (200, 10_450));
    assert_eq!(started["price"]["amount"], 639);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_member_pays_less_for_the_bundle_and_for_upgrades_too(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let (member, order) = (shop.order().await, shop.order().await);
    shop.buy(&member, 4).await;
    let extras = async |headers: &[(&str, &str)]| {
        let path = format!("/tessera/exam/extra/package/list/{order}");
        shop.app.get_with(&path, headers).await.data()
    };
    let price = |sku: i32| shop.ask(&order, sku)["price"]["amount"].as_i64().expect("an amount");
    let submit = async |sku: i32, amount: &Value| {
        let mut ask = shop.ask(&order, sku);
        (ask["memberOrder"], ask["price"]["amount"]) = (json!(member), amount.clone());
        shop.call("/tessera/exam/extra/order/submit", &ask).await
    };

    let bundle = extras(&[("member-order", &member)]).await;
    assert_eq!((&bundle[0]["kind"], extras(&[]).await[0].get("memberPrice")), (&json!("bundle"), None));
    let low = &bundle[0]["memberPrice"]["amount"];
    assert_eq!(low, &json!(price(5) * 4 / 5));
    assert_eq!(submit(5, low).await.data()["payment"]["price"]["amount"], *low);

    shop.buy(&order, 1).await;
    let larger = extras(&[("member-order", &member)]).await;
    let largest = larger.as_array().expect("a list").last().expect("a package").clone();
    assert_eq!(largest["price"]["amount"], json!(price(4) - price(1)));
    let low = &largest["memberPrice"]["amount"];
    assert_eq!(low, &json!(price(4) * 4 / 5 - price(1) * 4 / 5));
    let payment = &submit(4, low).await.data()["payment"];
    assert_eq!(payment["price"]["amount"], *low);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_best_selling_package_is_marked(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let before = shop.app.get("/tessera/exam/sku/list/1/US/EN").await.data();
    assert!(before.as_array().expect("a list").iter().all(|sku| sku["mostPopular"] == false));
    let best = "insert into best_seller (exam_id, sku_id, purchases, counted_at) values (2, 3, 60, now())";
    sqlx::query(best).execute(&pool).await.expect("a row");

    let after = shop.app.get("/tessera/exam/sku/list/2/US/EN").await.data();

    let marked: Vec<&Value> =
        after.as_array().expect("a list").iter().map(|sku| &sku["mostPopular"]).collect();
    assert_eq!(marked, [&json!(false), &json!(false), &json!(true), &json!(false), &json!(false)]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn payment_methods_are_listed_in_the_countrys_order(pool: PgPool) {
    let app = TestApp::new(&pool).await;
    let methods = async |country: &str| {
        let list =
            app.get_with(&format!("/tessera/app/payment/list/1/{country}"), &[("hl", "JA")]).await.data();
        list.as_array().expect("a list").clone()
    };

    let japan = methods("JP").await;
    let free = app.get("/tessera/app/payment/list/3/JP").await.data();

    let codes: Vec<&Value> = japan.iter().map(|method| &method["code"]).collect();
    assert_eq!(codes, ["card", "paypay", "konbini", "apple_pay", "google_pay"]);
    assert_eq!(
        japan[2],
        json!({"code": "konbini", "name": "コンビニ払い", "kind": "voucher", "delayed": true})
    );
    assert_eq!(methods("NL").await[0]["code"], "ideal");
    assert_eq!(free, json!([]));
    assert_eq!(app.get("/tessera/app/payment/list/1/Japan").await.refusal(), (200, 10_413));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn responses_about_orders_are_never_cached(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;
    for answer in [
        shop.app.get(&format!("/tessera/exam/order/info/{order}")).await,
        shop.app.get(&format!("/tessera/exam/extra/package/list/{order}")).await,
        shop.call("/pay/check/status", &json!({"orderNumber": order})).await,
        shop.create(&order, 1).await,
    ] {
        assert_eq!(answer.header("cache-control"), "no-store");
    }
}
