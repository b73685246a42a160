//! What pages show of reviews, and what becomes of a review when its buyer's money or data goes.

use app::erasure;
use domain::review::Decision;
use jiff::SignedDuration;

use super::*;
use crate::{certificates::give_back, harness::Setup, pages};

async fn listed(shop: &Shop, hl: &str) -> Value {
    shop.app.get_with("/tessera/exam/review/list", &[("hl", hl)]).await.data()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn from_twenty_reviews_on_they_are_shown_with_all_their_stars(pool: PgPool) {
    let shop = Shop::open(&pool, "JP").await;
    let (link, order) = link(&shop, &pool).await;
    seed(&pool, &order, 19).await;
    assert_eq!(listed(&shop, "EN").await, json!({"reviews": []}), "nineteen are too few");

    write(&shop, &link, 1, "Not for me.\nToo dear.", "ann").await;

    let shown = listed(&shop, "EN").await;
    assert_eq!(shown["rating"], json!({"averageTenths": 48, "count": 20, "byStars": [1, 0, 0, 0, 19]}));
    let month = Timestamp::now().strftime("%Y-%m").to_string();
    assert_eq!(
        shown["reviews"][0],
        json!({
            "name": "ann", "time": month, "headImage": "A", "content": "Not for me.\nToo dear.", "stars": 1, "hl": "EN",
            "country": "JP", "refunded": false,
        }),
        "the reader's language first"
    );
    let german = listed(&shop, "DE").await;
    let list = german["reviews"].as_array().expect("a list");
    assert_eq!(
        (list.len(), &list[0]["content"], &list[0]["name"]),
        (12, &json!("Testdaten 18"), &Value::Null)
    );
    assert!(!german.to_string().contains("Not for me"), "twelve in the reader's own language are enough");
    assert!(!shown.to_string().contains(&order) && !shown.to_string().contains("example.com"));

    let id = id_of(&pool, &order).await.into();
    let decision = (Decision::TakeDown, "names a person");
    reviews::decide(&pool, id, decision, None, Timestamp::now()).await.expect("decided");
    assert_eq!(listed(&shop, "EN").await, json!({"reviews": []}), "hidden at once, and nineteen are too few");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_refunded_buyers_review_stays_is_marked_and_still_its_writers(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (link, order) = link(&shop, &pool).await;
    seed(&pool, &order, 19).await;
    write(&shop, &link, 1, "I want my money back.", "Hopper").await;
    assert_eq!(listed(&shop, "EN").await["reviews"][0]["refunded"], false);

    give_back(&shop, &pool, &order).await;

    assert_eq!(listed(&shop, "EN").await["reviews"][0]["refunded"], true);
    // A month later nothing is left of the answers.
    let (state, later) = (&shop.app.state, Timestamp::now() + SignedDuration::from_hours(31 * 24));
    erasure::run(&pool, &state.proofs, &state.files, &state.config.retention, later).await.expect("erased");
    assert_eq!(shop.app.get(&format!("/tessera/exam/order/info/{order}")).await.refusal(), (200, 10_416));
    let shown = listed(&shop, "EN").await;
    assert_eq!((&shown["reviews"][0]["stars"], &shown["reviews"][0]["refunded"]), (&json!(1), &json!(true)));
    assert_eq!(write(&shop, &link, 2, "I have it.", "").await["state"], "published");
    assert_eq!(call(&shop, "withdraw", &json!({"link": link})).await.data()["state"], "withdrawn");
    assert_eq!(count(&pool, "review where name is not null").await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn erasing_an_order_erases_its_review(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (link, order) = link(&shop, &pool).await;
    write(&shop, &link, 5, "Good.", "Hopper").await;
    let number = number(&order);
    let exported = erasure::export(&pool, &number).await.expect("exported").expect("an order");
    assert_eq!(
        (&exported["review"]["content"], &exported["review"]["name"]),
        (&json!("Good."), &json!("Hopper"))
    );
    let state = &shop.app.state;

    assert!(
        erasure::erase(&pool, &state.proofs, &state.files, &number, Timestamp::now()).await.expect("erased")
    );

    assert_eq!((count(&pool, "review").await, count(&pool, "review_total where reviews > 0").await), (0, 0));
    assert_eq!(call(&shop, "read", &json!({"link": link})).await.refusal(), (200, 10_461));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn search_engines_learn_of_the_rating_where_reviews_are_shown_and_nowhere_else(pool: PgPool) {
    let folder = pages::web();
    let shop = Shop::with(&pool, "DE", Setup { web: folder.path().into(), ..Setup::default() }).await;
    let order = delivered(&shop, &pool).await;
    seed(&pool, &order, 20).await;
    sqlx::query("update review set state = 'withdrawn', stars = null, content = null, hl = null, written_at = null where order_number like '%0'")
        .execute(&pool)
        .await
        .expect("fewer");
    let landing = "/landing_page/yellow_computer/iq-1?hl=EN";
    let before = shop.app.get(landing).await;
    assert!(!before.text().contains("AggregateRating") && !before.text().contains("averageTenths"));

    sqlx::query(
        "update review set state = 'published', stars = 5, content = '', hl = 'DE', written_at = now()",
    )
    .execute(&pool)
    .await
    .expect("more");

    // Another page of the same kind: the first is kept for a minute.
    let after = shop.app.get("/landing_page/free/iq-1?hl=EN").await;
    let (_, data) =
        after.text().split_once("<script type=\"application/ld+json\">").expect("structured data");
    let data: Value = serde_json::from_str(data.split_once("</script>").expect("its end").0).expect("JSON");
    assert_eq!(
        data["aggregateRating"],
        json!({
            "@type": "AggregateRating", "ratingValue": "5.0", "reviewCount": 20, "bestRating": 5, "worstRating": 1,
        })
    );
    assert!(after.text().contains("\"averageTenths\":50"), "the page shows them");
    let shell = shop.app.get("/scheme_select/iq-1?hl=EN").await;
    assert!(shell.text().contains("\"averageTenths\":50") && !shell.text().contains("AggregateRating"));
}
