//! How much an account that costs nothing may collect.

use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    accounts::{Browser, GRACE, sign_in},
    shop::Shop,
};

/// More unpaid orders like the given one, each a second older than the one before.
const MORE: &str = "insert into exam_order
    select (jsonb_populate_record(o, jsonb_build_object(
        'number', left(o.number, 8) || lpad(n::text, 20, '0'), 'run_id', gen_random_uuid(), 'ticket', null,
        'submitted_at', o.submitted_at - n * interval '1 second'))).*
    from exam_order o, generate_series(1, 205) n where o.number = $1";

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_account_keeps_its_newest_unpaid_orders_and_all_that_were_paid(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (unpaid, paid) = (shop.order().await, shop.order().await);
    sqlx::query(MORE).bind(&unpaid).execute(&pool).await.expect("more orders");
    sqlx::query("update exam_order set submitted_at = submitted_at - interval '1 year' where number = $1")
        .bind(&paid)
        .execute(&pool)
        .await
        .expect("an old order");
    shop.buy(&paid, 2).await;
    let mut grace = Browser::default();
    sign_in(&shop, &pool, &mut grace, GRACE).await;

    let newest = "select number from exam_order order by submitted_at desc";
    let numbers: Vec<String> = sqlx::query_scalar(newest).fetch_all(&pool).await.expect("orders");
    for some in numbers.chunks(100) {
        grace.post(&shop.app, "/user/order/collect", &json!({"orderNumbers": some})).await.data();
    }

    let left = "select number from exam_order where forget_at is not null order by submitted_at desc";
    let left: Vec<String> = sqlx::query_scalar(left).fetch_all(&pool).await.expect("orders");
    assert_eq!(left, numbers[200..206], "the oldest of 206; the paid one is older still");
    let account = grace.get(&shop.app, "/user/get").await.data();
    let id = account["id"].as_str().expect("an id");
    let listed: Value = grace.get(&shop.app, &format!("/user/order/list/{id}")).await.data();
    assert_eq!(listed.as_array().map(Vec::len), Some(207), "they are there until their time has come");
}
