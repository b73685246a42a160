//! The latest results: joining and leaving the list.

use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{certificates::give_back, shop::Shop};

async fn list(shop: &Shop, order: &str, listed: bool, name: Option<&str>) -> Value {
    let body = json!({"orderNumber": order, "action": "list", "listed": listed, "name": name});
    shop.call("/tessera/exam/order/info/share", &body).await.data()
}

async fn latest(shop: &Shop) -> Value {
    shop.app.get("/tessera/exam/order/latest/list/1").await.data()
}

/// As if `runs` valid runs had been counted.
async fn runs(pool: &PgPool, runs: i64) {
    sqlx::query(
        "insert into exam_total (exam_id, valid_runs, score_tenths_sum, durations) values (1, $1, 0, '{}')
         on conflict (exam_id) do update set valid_runs = excluded.valid_runs",
    )
    .bind(runs)
    .execute(pool)
    .await
    .expect("written");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn results_are_listed_from_five_people_and_a_hundred_runs_on_until_they_leave(pool: PgPool) {
    let shop = Shop::open(&pool, "JP").await;
    runs(&pool, 99).await;
    let mut orders = Vec::new();
    for name in [Some("Mary Ann Lee"), None, Some("  "), Some("山田太郎"), Some("<b>Eve</b> x")] {
        assert_eq!(latest(&shop).await, json!([]));
        let order = shop.order().await;
        shop.buy(&order, 1).await;
        assert_eq!(list(&shop, &order, true, name).await["listed"], true);
        orders.push(order);
    }
    assert_eq!(latest(&shop).await, json!([]), "too few runs");
    runs(&pool, 100).await;

    let shown = latest(&shop).await;

    let names: Vec<&Value> = shown.as_array().expect("a list").iter().map(|one| &one["name"]).collect();
    let none = Value::Null;
    assert_eq!(names, [&none, &json!("山田太郎"), &none, &none, &json!("Mary")]);
    let fields: Vec<&String> = shown[1].as_object().expect("an object").keys().collect();
    assert_eq!(fields, ["class", "country", "name"]);
    assert_eq!(shown[0]["country"], "JP");
    assert_eq!(shop.app.get("/tessera/exam/order/latest/list/2").await.data(), json!([]));
    assert_eq!(shop.app.get("/tessera/exam/order/latest/list/99").await.refusal(), (200, 10_411));

    // A sixth, so that one may leave and the others are still listed.
    let sixth = shop.order().await;
    shop.buy(&sixth, 1).await;
    list(&shop, &sixth, true, Some("Sam")).await;
    assert_eq!(list(&shop, &orders[0], false, None).await["listed"], false);
    assert!(!latest(&shop).await.to_string().contains("Mary"));
    list(&shop, &orders[0], true, Some("Maria")).await;
    assert_eq!(latest(&shop).await[0]["name"], "Maria");
    give_back(&shop, &pool, &orders[4]).await;
    assert!(!latest(&shop).await.to_string().contains("Eve"));
    let revoke = json!({"orderNumber": orders[3], "action": "revoke"});
    shop.call("/tessera/exam/order/info/share", &revoke).await.data();
    assert_eq!(latest(&shop).await, json!([]), "four are too few");
}
