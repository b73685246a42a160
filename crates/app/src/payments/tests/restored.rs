//! After a restore, the provider knows more than the database.

use domain::payment::AttemptState;

use super::*;
use crate::ports::PaymentProvider as _;

async fn catch_up(pool: &PgPool, provider: &Fake) -> CaughtUp {
    catch_up_restored(provider, pool, None, later(60)).await.expect("caught up")
}

/// What was opened since the backup is gone; the orders stay.
async fn lose_purchases(pool: &PgPool) {
    for lost in ["truncate purchase cascade", "delete from payment_event", "delete from job"] {
        sqlx::query(lost).execute(pool).await.expect("lost");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_payment_since_the_backup_is_booked_although_the_list_was_read_just_before(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    reconcile_once(&provider, &pool, &Schedule::default(), now()).await.expect("a cycle");
    provider.pay("pi_1");

    let caught_up = catch_up(&pool, &provider).await;

    assert_eq!(caught_up, CaughtUp { heard: 1, ..CaughtUp::default() });
    assert_eq!(states(&pool, &order).await, [State::Paid]);
    assert_eq!(jobs(&pool).await, [("check_delivery".to_owned(), 1), ("deliver".to_owned(), 1)]);
    assert_eq!(catch_up(&pool, &provider).await, CaughtUp::default(), "nothing is heard twice");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn what_was_paid_for_a_lost_order_goes_back_and_what_was_not_can_no_longer_be_paid(pool: PgPool) {
    let provider = Fake::default();
    let (paid, declined) = (order(&pool, 1).await, order(&pool, 2).await);
    buy(&pool, &provider, &paid, 1).await;
    begin(&pool, &provider, &ask(&declined, 1)).await.expect("started");
    provider.becomes("pi_2", AttemptState::Declined);
    lose_purchases(&pool).await;

    let found = catch_up(&pool, &provider).await.unclaimed;
    let seen: Vec<_> = found.iter().map(|one| (one.intent.as_str(), one.received.is_some())).collect();
    assert_eq!(seen, [("pi_1", true), ("pi_2", false)]);
    for one in &found {
        return_unclaimed(&provider, one).await.expect("returned");
    }

    let price = ask(&paid, 1).shown.amount;
    let balance = provider.balance(now(), days(1)).await.expect("books");
    assert_eq!(balance.iter().map(|line| line.money.amount).collect::<Vec<_>>(), [price, -price]);
    let left = catch_up(&pool, &provider).await.unclaimed;
    assert_eq!(left.iter().map(|one| one.intent.as_str()).collect::<Vec<_>>(), ["pi_1"]);
    return_unclaimed(&provider, &left[0]).await.expect("as before");
    assert_eq!(provider.balance(now(), days(1)).await.expect("books").len(), 2, "nothing goes back twice");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_payment_of_somebody_else_is_left_alone(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    provider.pay_with("pi_1", |news| news.attempt = None);
    lose_purchases(&pool).await;

    assert_eq!(catch_up(&pool, &provider).await.unclaimed, []);
}
