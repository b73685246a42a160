//! The letter that asks for a review: once, a week after delivery, and never to somebody who shouldn't get it.

use app::{
    erasure,
    jobs::{Job, JobHandler as _},
    reviews::NotAsked,
};
use domain::ids::JobId;
use server::open::open_worker;

use super::*;
use crate::certificates::give_back;

async fn ask(shop: &Shop, pool: &PgPool, order: &str) -> Result<JobId, NotAsked> {
    reviews::ask_about(pool, &shop.app.state.proofs, &number(order), Timestamp::now()).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_week_after_delivery_one_letter_asks_and_none_ever_again(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = delivered(&shop, &pool).await;
    post(&shop, &pool).await;
    let wait = "select (extract(epoch from run_at - created_at) / 86400)::int from job where kind = 'ask_for_review'";
    assert_eq!(sqlx::query_scalar::<_, i32>(wait).fetch_all(&pool).await.expect("jobs"), [7]);

    assert_eq!(perform(&shop, &pool, "ask_for_review").await, 1);

    let letters = post(&shop, &pool).await;
    let [letter] = letters.as_slice() else { panic!("{} letters", letters.len()) };
    assert_eq!((letter.to.as_str(), letter.subject.as_str()), ("grace@example.com", "How was your report?"));
    for part in ["https://tessera.example/review/iq-1?hl=EN#review=", "no reward", "&part=letters"] {
        assert!(letter.text.contains(part), "{part} in {}", letter.text);
    }
    assert!(!letter.text.contains(&order) && !letter.html.contains(&order));
    assert!(matches!(ask(&shop, &pool, &order).await, Err(NotAsked::AskedBefore)));
    // Not even when the letter is forgotten.
    sqlx::query("delete from mail").execute(&pool).await.expect("deleted");
    assert!(matches!(ask(&shop, &pool, &order).await, Err(NotAsked::AskedBefore)));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn whoever_buys_several_tests_is_asked_once_in_ninety_days(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (one, other) = (delivered(&shop, &pool).await, delivered(&shop, &pool).await);
    ask(&shop, &pool, &one).await.expect("asked");

    assert!(matches!(ask(&shop, &pool, &other).await, Err(NotAsked::AskedBefore)));
    let aged = "update mail set made_at = made_at - interval '91 days' where kind = 'review'";
    sqlx::query(aged).execute(&pool).await.expect("aged");
    ask(&shop, &pool, &other).await.expect("asked about another order");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn nobody_is_asked_whose_money_went_back_was_disputed_or_who_is_gone(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let unpaid = shop.order().await;
    assert!(matches!(ask(&shop, &pool, &unpaid).await, Err(NotAsked::Unknown)));
    let refunded = delivered(&shop, &pool).await;
    give_back(&shop, &pool, &refunded).await;
    assert!(matches!(ask(&shop, &pool, &refunded).await, Err(NotAsked::Unsettled)));
    let disputed = delivered(&shop, &pool).await;
    let dispute = "update purchase set disputed_at = now() where order_number = $1";
    sqlx::query(dispute).bind(&disputed).execute(&pool).await.expect("disputed");
    assert!(matches!(ask(&shop, &pool, &disputed).await, Err(NotAsked::Unsettled)));
    let erased = delivered(&shop, &pool).await;
    let state = &shop.app.state;
    assert!(
        erasure::erase(&pool, &state.proofs, &state.files, &number(&erased), Timestamp::now())
            .await
            .expect("erased")
    );

    // Both jobs are due; that of the erased order went with it.
    assert_eq!(perform(&shop, &pool, "ask_for_review").await, 2);

    assert_eq!((count(&pool, "mail where kind = 'review'").await, count(&pool, "review").await), (0, 0));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn nobody_is_asked_who_refused_letters_or_whom_none_reach(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (link, _) = link(&shop, &pool).await;
    let letters = async |wanted: bool| {
        let body = json!({"link": link, "wanted": wanted});
        call(&shop, "letters", &body).await.data()["letters"].as_bool()
    };
    sqlx::query("delete from mail where kind = 'review'").execute(&pool).await.expect("forgotten");
    let order = delivered(&shop, &pool).await;

    assert_eq!(letters(false).await, Some(false));
    assert!(matches!(ask(&shop, &pool, &order).await, Err(NotAsked::Unwanted)));
    assert_eq!(letters(true).await, Some(true));
    let bounce = "update mail set state = 'refused' where kind = 'receipt' and order_number = $1";
    sqlx::query(bounce).bind(&order).execute(&pool).await.expect("bounced");
    assert!(matches!(ask(&shop, &pool, &order).await, Err(NotAsked::Unwanted)));
    sqlx::query("update mail set state = 'accepted'").execute(&pool).await.expect("arrived");
    ask(&shop, &pool, &order).await.expect("asked");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_operator_can_switch_asking_off(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    delivered(&shop, &pool).await;
    let purchase: Uuid = sqlx::query_scalar("select id from purchase").fetch_one(&pool).await.expect("one");
    let mut worker = open_worker(&shop.app.state).expect("a worker");
    assert!(worker.asks_for_reviews, "by default they are asked");

    worker.asks_for_reviews = false;
    Box::pin(worker.perform(Job::AskForReview { purchase: purchase.into() })).await.expect("done");
    assert_eq!(count(&pool, "mail where kind = 'review'").await, 0);
    worker.asks_for_reviews = true;
    Box::pin(worker.perform(Job::AskForReview { purchase: purchase.into() })).await.expect("done");
    assert_eq!(count(&pool, "mail where kind = 'review'").await, 1);
}
