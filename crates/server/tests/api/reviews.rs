//! Reviews by buyers: who is asked, what the link of the letter does, what operators decide, and what pages show.

mod asking;
mod deciding;
mod showing;

use app::{ports::Envelope, reviews};
use domain::order::OrderNumber;
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    data_rights::perform,
    harness::Answer,
    links::post,
    shop::{Shop, count},
};

/// A delivered order.
pub(crate) async fn delivered(shop: &Shop, pool: &PgPool) -> String {
    let order = shop.order().await;
    shop.buy(&order, 1).await;
    perform(shop, pool, "deliver").await;
    order
}

fn number(order: &str) -> OrderNumber {
    OrderNumber::parse(order).expect("a number")
}

/// The review's link in the newest of these letters that has one.
pub(crate) fn review_link(letters: &[Envelope]) -> String {
    let newest = letters.iter().rev().find_map(|letter| letter.text.split_once("#review="));
    newest.expect("a link to a review").1.chars().take_while(char::is_ascii_hexdigit).collect()
}

/// The link that the buyer of a new order gets. All buyers of a test have one address, which would be asked once.
pub(crate) async fn link(shop: &Shop, pool: &PgPool) -> (String, String) {
    let order = delivered(shop, pool).await;
    sqlx::query("delete from mail where kind = 'review'").execute(pool).await.expect("forgotten");
    reviews::ask_about(pool, &shop.app.state.proofs, &number(&order), Timestamp::now()).await.expect("asked");
    (review_link(&post(shop, pool).await), order)
}

pub(crate) async fn call(shop: &Shop, what: &str, body: &Value) -> Answer {
    shop.call(&format!("/tessera/exam/review/{what}"), body).await
}

async fn write(shop: &Shop, link: &str, stars: i64, content: &str, name: &str) -> Value {
    let body = json!({"link": link, "stars": stars, "content": content, "name": name});
    call(shop, "write", &body).await.data()
}

pub(crate) async fn read(shop: &Shop, link: &str) -> Value {
    call(shop, "read", &json!({"link": link})).await.data()
}

async fn id_of(pool: &PgPool, order: &str) -> Uuid {
    let id = sqlx::query_scalar("select id from review where order_number = $1").bind(order);
    id.fetch_one(pool).await.expect("a review")
}

/// Test data: that many published five-star reviews in German, each of a copy of this order.
async fn seed(pool: &PgPool, order: &str, reviews: i32) {
    for n in 0..reviews {
        let copy = OrderNumber::new(Timestamp::UNIX_EPOCH, u128::try_from(n).expect("positive"));
        sqlx::query(
            "insert into exam_order select (jsonb_populate_record(o, jsonb_build_object(
                 'number', $1::text, 'run_id', gen_random_uuid(), 'ticket', null, 'account_id', null))).*
             from exam_order o where number = $2",
        )
        .bind(copy.as_str())
        .bind(order)
        .execute(pool)
        .await
        .expect("a copy");
        sqlx::query(
            "insert into review (id, order_number, app_id, state, asked_at, stars, content, hl, written_at)
             values (gen_random_uuid(), $1, 1, 'published', now(), 5, 'Testdaten ' || $2::int, 'DE',
                     now() - interval '1 year' + $2::int * interval '1 minute')",
        )
        .bind(copy.as_str())
        .bind(n)
        .execute(pool)
        .await
        .expect("a review");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_link_writes_one_review_changes_it_and_withdraws_it(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (link, order) = link(&shop, &pool).await;
    assert_eq!(read(&shop, &link).await, json!({"state": "asked", "content": "", "letters": true}));

    let written = write(&shop, &link, 4, "  Clear and fair.\r\n\r\n\r\nA bit long. ", " Ann\u{202e} ").await;

    let expected = json!({
        "state": "published", "stars": 4, "content": "Clear and fair.\n\nA bit long.", "name": "Ann", "letters": true,
    });
    assert_eq!((&written, &read(&shop, &link).await), (&expected, &expected));
    let at = "select written_at::text from review where state = 'published'";
    let first: String = sqlx::query_scalar(at).fetch_one(&pool).await.expect("written");
    assert_eq!(write(&shop, &link, 4, "Clear and fair.\n\nA bit long.", "Ann").await, expected, "sent again");
    assert_eq!(sqlx::query_scalar::<_, String>(at).fetch_one(&pool).await.expect("written"), first);
    assert_eq!(
        write(&shop, &link, 2, "", "").await,
        json!({
            "state": "published", "stars": 2, "content": "", "letters": true,
        })
    );
    assert_eq!(
        (count(&pool, "review").await, count(&pool, "review_total where reviews = 1 and stars = 2").await),
        (1, 1)
    );

    for _ in 0..2 {
        let gone = call(&shop, "withdraw", &json!({"link": link})).await.data();
        assert_eq!(gone, json!({"state": "withdrawn", "content": "", "letters": true}));
    }
    assert_eq!(count(&pool, "review where num_nonnulls(stars, content, name, hl, written_at) > 0").await, 0);
    assert_eq!(write(&shop, &link, 3, "Again.", "").await["state"], "published");

    // It opens nothing but the review, and only here.
    let opened = shop.call("/tessera/exam/order/open", &json!({"link": link})).await;
    assert_eq!(opened.refusal(), (200, 10_416));
    for nonsense in ["", "0", &order, &"0".repeat(32)] {
        assert_eq!(
            call(&shop, "read", &json!({"link": nonsense})).await.refusal(),
            (200, 10_461),
            "{nonsense}"
        );
    }
    let change = json!({"email": "ada@example.com", "order": order});
    shop.call("/tessera/exam/order/update/email", &change).await.data();
    assert_eq!(
        call(&shop, "read", &json!({"link": link})).await.refusal(),
        (200, 10_461),
        "another's address"
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn what_does_not_fit_is_refused_and_changes_nothing(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (link, _) = link(&shop, &pool).await;
    let long = "é".repeat(1_001);
    for (stars, content, name, refusal) in [
        (0, "", "", (400, 10_400)),
        (6, "", "", (400, 10_400)),
        (3, long.as_str(), "", (400, 10_400)),
        (3, "", &long[..122], (200, 10_462)),
        (3, "", "\u{202e}", (200, 10_462)),
    ] {
        let body = json!({"link": link, "stars": stars, "content": content, "name": name});
        assert_eq!(call(&shop, "write", &body).await.refusal(), refusal, "{stars} {name}");
    }
    assert_eq!(read(&shop, &link).await["state"], "asked");
    assert_eq!(
        write(&shop, &link, 1, &long[..2_000], &long[..120]).await["state"],
        "published",
        "as long as may be"
    );
    for _ in 0..19 {
        write(&shop, &link, 1, "", "").await;
    }
    let body = json!({"link": link, "stars": 1});
    assert_eq!(call(&shop, "write", &body).await.refusal(), (429, 10_429));
}
