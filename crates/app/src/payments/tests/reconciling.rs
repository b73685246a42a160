//! What nobody told us is found out.

use domain::payment::AttemptState;

use super::{provider::Fault, *};

async fn turn(pool: &PgPool, provider: &Fake, at: Timestamp) -> usize {
    reconcile_once(provider, pool, &Pace::default(), at).await.expect("a turn")
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_payment_whose_message_was_lost_is_found_by_asking(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    // The list of messages has been read for now, so that only asking can help.
    turn(&pool, &provider, now()).await;
    provider.pay("pi_1");

    assert_eq!(turn(&pool, &provider, later(59)).await, 0);
    assert_eq!(states(&pool, &order).await, [State::Pending]);
    assert_eq!(turn(&pool, &provider, later(60)).await, 1);

    assert_eq!(states(&pool, &order).await, [State::Paid]);
    assert_eq!(jobs(&pool).await, [("check_delivery".to_owned(), 1), ("deliver".to_owned(), 1)]);
    assert_eq!(turn(&pool, &provider, days(30)).await, 0, "settled for good");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn messages_that_never_came_are_read_from_the_list(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (_, intent) = buy(&pool, &provider, &order, 1).await;
    provider.refund_by_hand(&intent, 100);

    turn(&pool, &provider, later(5)).await;
    assert_eq!(states(&pool, &order).await, [State::PartRefunded]);
    provider.refund_by_hand(&intent, 10);
    turn(&pool, &provider, later(599)).await;
    assert_eq!(provider.calls("events"), 1);
    turn(&pool, &provider, later(605)).await;

    assert_eq!(provider.calls("events"), 2);
    assert_eq!(standing_of(&pool, &order).await.purchases[0].refunded, 110);
    assert_eq!(count(&pool, "select count(*) from payment_event").await, 3);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn attempts_are_asked_about_less_and_less_and_by_one_worker_at_a_time(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let mut asked = Vec::new();

    for minute in 0..4 * 60 {
        let at = later(minute * 60);
        let (one, two) = tokio::join!(turn(&pool, &provider, at), turn(&pool, &provider, at));
        asked.extend((one + two > 0).then_some(minute * 60));
        assert!(one + two <= 1);
    }

    assert_eq!(asked, [60, 360, 660, 960, 1260, 1560, 3360, 10560]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_quicker_pace_asks_sooner(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let pace = Pace { checks: vec![2, 5, 90], ..Pace::default() };
    let mut asked = Vec::new();

    for second in 0..100 {
        let done = reconcile_once(&provider, &pool, &pace, later(second)).await.expect("a turn");
        asked.extend((done > 0).then_some(second));
    }

    assert_eq!(asked, [2, 5, 90]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn what_nobody_pays_is_closed_after_a_day_and_slow_money_after_two_weeks(pool: PgPool) {
    let provider = Fake::default();
    let (left, slow, voucher) = (order(&pool, 1).await, order(&pool, 2).await, order(&pool, 3).await);
    for order in [&left, &slow, &voucher] {
        begin(&pool, &provider, &ask(order, 1)).await.expect("started");
    }
    provider.becomes("pi_2", AttemptState::Processing);
    let mut told = provider.becomes("pi_3", AttemptState::Acting);
    let domain::payment::News::Intent(news) = &mut told.news else { panic!("an intent") };
    news.method = Some("konbini".to_owned());
    apply_event(&pool, &told, now()).await.expect("applied");

    for hour in 0..=25 {
        turn(&pool, &provider, later(hour * 3600 + 100)).await;
    }
    assert_eq!(states(&pool, &left).await, [State::Expired]);
    assert_eq!(states(&pool, &slow).await, [State::Processing]);
    assert_eq!(states(&pool, &voucher).await, [State::Pending]);
    assert_eq!(provider.calls("cancel"), 1);
    for day in 2..=15 {
        turn(&pool, &provider, days(day)).await;
    }
    assert_eq!(states(&pool, &voucher).await, [State::Expired]);
    assert_eq!(count(&pool, "select count(*) from payment_attempt where check_at is not null").await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_attempt_that_never_reached_the_provider_is_found_or_given_up(pool: PgPool) {
    let provider = Fake::default();
    let (made, never) = (order(&pool, 1).await, order(&pool, 2).await);
    provider.fault(Fault::LostAfter);
    begin(&pool, &provider, &ask(&made, 1)).await.expect_err("lost");
    provider.fault(Fault::LostBefore);
    begin(&pool, &provider, &ask(&never, 1)).await.expect_err("lost");

    turn(&pool, &provider, later(60)).await;
    assert_eq!(states(&pool, &made).await, [State::Pending]);
    assert_eq!(states(&pool, &never).await, [State::Created]);
    for hour in 1..=26 {
        turn(&pool, &provider, later(hour * 3600)).await;
    }
    assert_eq!(states(&pool, &never).await, [State::Expired]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn one_attempt_that_can_not_be_asked_about_stops_no_other(pool: PgPool) {
    let provider = Fake::default();
    let (first, second) = (order(&pool, 1).await, order(&pool, 2).await);
    for order in [&first, &second] {
        begin(&pool, &provider, &ask(order, 1)).await.expect("started");
    }
    turn(&pool, &provider, now()).await;
    provider.pay("pi_1");
    provider.pay("pi_2");
    provider.fault(Fault::LostBefore);

    assert_eq!(turn(&pool, &provider, later(60)).await, 2);
    let paid = [states(&pool, &first).await, states(&pool, &second).await].concat();
    assert_eq!(paid.iter().filter(|state| **state == State::Paid).count(), 1);
    turn(&pool, &provider, later(360)).await;
    assert_eq!([states(&pool, &first).await, states(&pool, &second).await].concat(), [State::Paid; 2]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_paid_purchase_whose_job_is_gone_gets_it_again(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    buy(&pool, &provider, &order, 1).await;
    sqlx::query("delete from job where kind = 'deliver'").execute(&pool).await.expect("lost");

    turn(&pool, &provider, later(60)).await;
    assert_eq!(count(&pool, "select count(*) from job where kind = 'deliver'").await, 0);
    turn(&pool, &provider, later(61)).await;
    turn(&pool, &provider, later(62)).await;
    assert_eq!(count(&pool, "select count(*) from job where kind = 'deliver'").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn once_a_day_both_books_are_compared(pool: PgPool) {
    let (provider, first, second) = (Fake::default(), order(&pool, 1).await, order(&pool, 2).await);
    let (_, intent) = buy(&pool, &provider, &first, 1).await;
    let back = provider.refund_by_hand(&intent, 100);
    apply_event(&pool, &back, now()).await.expect("applied");
    let last = async || {
        let mut conn = pool.acquire().await.expect("a connection");
        store::ledger::last_comparison(&mut conn).await.expect("read")
    };

    turn(&pool, &provider, days(1)).await;
    assert_eq!(last().await, (Some(jiff::civil::date(2026, 11, 15)), store::ledger::Difference::new()));
    turn(&pool, &provider, days(1) + SignedDuration::from_hours(2)).await;
    assert_eq!(provider.calls("balance"), 1);

    // Money that our books know nothing of.
    begin(&pool, &provider, &ask(&second, 1)).await.expect("started");
    let unheard = provider.pay("pi_2");
    sqlx::query(
        "update reconciliation set ledger_day = null, ledger_next = 'epoch', events_next = 'infinity'",
    )
    .execute(&pool)
    .await
    .expect("reset");
    sqlx::query("update payment_attempt set check_at = null").execute(&pool).await.expect("reset");
    turn(&pool, &provider, days(1)).await;
    let price = ask(&second, 1).shown;
    assert_eq!(last().await.1.into_iter().collect::<Vec<_>>(), [(price.currency, price.amount)]);
    apply_event(&pool, &unheard, days(1)).await.expect("applied");
    assert_eq!(states(&pool, &second).await, [State::Paid]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn people_who_look_ask_the_provider_once_in_three_seconds(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    provider.pay("pi_1");
    let look = async |at| {
        let standing = standing(&pool, &provider, &order, at).await.expect("read").expect("an order");
        standing.purchases[0].state
    };

    assert_eq!((look(later(2)).await, provider.calls("retrieve")), (State::Pending, 0));
    let looks = futures::future::join_all((0..50).map(|_| look(later(3)))).await;
    assert_eq!(provider.calls("retrieve"), 1);
    assert!(looks.contains(&State::Paid));
    assert_eq!((look(later(9)).await, provider.calls("retrieve")), (State::Paid, 1));
    let nowhere = OrderNumber::new(now(), 99);
    assert_eq!(standing(&pool, &provider, &nowhere, now()).await.expect("read"), None);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_provider_that_is_away_hides_nothing_that_is_known(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    provider.fault(Fault::LostBefore);

    let seen = standing(&pool, &provider, &order, later(5)).await.expect("read").expect("an order");

    assert_eq!((seen.purchases[0].state, provider.calls("retrieve")), (State::Pending, 1));
}
