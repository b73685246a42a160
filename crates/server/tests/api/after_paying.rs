//! What a buyer may need afterwards: a refund, the receipt again, another address, a list of all purchases.

use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::shop::{GOOD, Shop, count};

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn one_button_refunds_the_order_and_locks_the_report(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    let refund = json!({"orderNumber": order});
    assert_eq!(shop.call("/pay/order/refund", &refund).await.refusal(), (200, 10_456));
    shop.buy(&order, 2).await;

    let first = shop.call("/pay/order/refund", &refund).await.data();
    let second = shop.call("/pay/order/refund", &refund).await.data();
    let on_its_way = shop.status(&order).await;
    let ids: Vec<Uuid> = sqlx::query_scalar("select id from refund").fetch_all(&pool).await.expect("rows");
    let provider = shop.app.state.payments.as_ref().expect("a provider");
    app::payments::send_refund(&pool, provider, ids[0].into(), Timestamp::now()).await.expect("sent");
    shop.hear().await;
    let back = shop.status(&order).await;
    let shown = shop.app.get(&format!("/tessera/exam/order/info/{order}")).await.data();

    assert_eq!((&first["amount"], &second), (&json!({"currency": "EUR", "amount": 799}), &first));
    assert_eq!(ids.len(), 1);
    assert_eq!(on_its_way["purchase"]["refund"], "requested");
    assert_eq!(
        (&back["status"], &back["purchase"]["state"]),
        (&json!("pending_payment"), &json!("refunded"))
    );
    assert_eq!((&shown["access"], &shown["result"]["score"]), (&json!("locked"), &Value::Null));
    assert_eq!(shop.intents().await.len(), 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_withdrawal_is_declared_once_and_confirmed_by_mail(pool: PgPool) {
    let shop = Shop::open(&pool, "FR").await;
    let order = shop.order().await;
    shop.buy(&order, 1).await;
    let declare = |name: &str, email: &str| json!({"orderNumber": order, "name": name, "email": email});

    let nameless = shop.call("/pay/order/withdraw", &declare(" \n", "a@b.co")).await.refusal();
    let addressless = shop.call("/pay/order/withdraw", &declare("Grace", "a@b")).await.refusal();
    let first =
        shop.call("/pay/order/withdraw", &declare("Grace\nHopper", "hopper@example.com")).await.data();
    let second = shop.call("/pay/order/withdraw", &declare("Grace", "grace@example.com")).await.data();

    assert_eq!((nameless, addressless), ((200, 10_462), (200, 10_454)));
    assert_eq!(first["declaredAt"], second["declaredAt"]);
    let kept: (String, String) =
        sqlx::query_as("select name, email from withdrawal").fetch_one(&pool).await.expect("one row");
    assert_eq!(kept, ("Grace Hopper".to_owned(), "hopper@example.com".to_owned()));
    assert_eq!(count(&pool, "mail where kind = 'withdrawal' and recipient = 'hopper@example.com'").await, 1);
    assert_eq!(shop.status(&order).await["purchase"]["withdrawnAt"], first["declaredAt"]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_receipt_is_resent_to_the_owner_at_most_three_times_a_day(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;
    let resend = json!({"orderNumber": order});
    assert_eq!(shop.call("/pay/order/resend", &resend).await.refusal(), (200, 10_101));
    shop.buy(&order, 1).await;
    let purchase: Uuid = sqlx::query_scalar("select id from purchase").fetch_one(&pool).await.expect("one");
    let bank = shop.app.state.bank.current();
    app::payments::deliver(&pool, &bank, purchase.into(), Timestamp::now()).await.expect("delivered");

    let mut answers = Vec::new();
    for _ in 0..4 {
        answers.push(shop.call("/pay/order/resend", &resend).await.refusal());
    }

    assert_eq!(answers, [(200, 200), (200, 200), (200, 200), (429, 10_429)]);
    assert_eq!(count(&pool, "mail where kind = 'receipt' and recipient = 'grace@example.com'").await, 4);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_new_address_gets_the_report_and_the_old_one_is_notified(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = shop.order().await;
    let change = async |base: &str, email: &str| {
        let ask = json!({"order": order, "email": email});
        shop.call(&format!("/{base}/exam/order/update/email"), &ask).await
    };
    assert_eq!(change("pay", "a@example.com").await.refusal(), (200, 10_101), "nothing is bought yet");
    let started = shop.create(&order, 1).await.data();
    assert_eq!(change("tessera", "typo@example.com").await.data()["email"], "t•••@example.com");
    assert_eq!(count(&pool, "mail").await, 0, "nothing was sent to anybody yet");
    shop.confirm(&started["clientSecret"], GOOD).await;
    shop.hear().await;

    change("pay", "right@example.com").await.data();
    change("pay", "Right@example.com").await.data();

    assert_eq!(
        count(&pool, "mail where kind = 'address_changed' and recipient = 'typo@example.com'").await,
        1
    );
    assert_eq!(count(&pool, "mail where kind = 'receipt' and recipient = 'right@example.com'").await, 1);
    assert_eq!(count(&pool, "mail").await, 2, "the same address again changes nothing");
    change("pay", "second@example.com").await.data();
    change("pay", "third@example.com").await.data();
    assert_eq!(change("pay", "fourth@example.com").await.refusal(), (429, 10_429));
    assert_eq!(change("pay", "no address").await.refusal(), (200, 10_454));
    assert_eq!(count(&pool, "purchase where email = 'third@example.com'").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn reports_are_found_by_the_address_they_were_bought_with(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let (first, second, unpaid) = (shop.order().await, shop.order().await, shop.order().await);
    shop.buy(&first, 1).await;
    shop.buy(&second, 2).await;
    shop.create(&unpaid, 1).await.data();
    let retrieve = async |base: &str, email: &str| {
        shop.call(&format!("/{base}/exam/order/report/retrieve"), &json!({"email": email})).await
    };

    let miss = retrieve("tessera", "nobody@example.com").await;
    let hit = retrieve("pay", "GRACE@example.com").await.refusal();

    assert_eq!(miss.refusal(), (200, 10_101));
    assert_eq!(
        miss.json()["msg"],
        "There are no retrievable reports in the current mailbox. Did you use another e-mail address for your purchase?"
    );
    assert_eq!(hit, (200, 200));
    let (to, letter): (String, Value) =
        sqlx::query_as("select recipient, context from mail").fetch_one(&pool).await.expect("one letter");
    assert_eq!(to, "grace@example.com", "as typed at the purchase");
    let links = letter["links"].as_array().expect("links").len();
    assert_eq!((links, count(&pool, "job where kind = 'send_mail'").await), (2, 1));
    assert_eq!(retrieve("pay", "grace").await.refusal(), (200, 10_454));

    retrieve("pay", "grace@example.com").await.data();
    retrieve("pay", "grace@example.com").await.data();
    assert_eq!(
        retrieve("pay", "Grace@example.com").await.refusal(),
        (429, 10_429),
        "three per quarter of an hour"
    );
}
