//! Reconciliation finds what no webhook reported.

use domain::payment::AttemptState;

use super::{provider::Fault, *};

async fn turn(pool: &PgPool, provider: &Fake, at: Timestamp) -> usize {
    reconcile_once(provider, pool, &Schedule::default(), at).await.expect("a cycle")
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_payment_whose_event_was_lost_is_found_by_polling(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    // The list of events has just been read, so that only polling can help.
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
async fn events_that_never_arrived_are_read_from_the_list(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (_, intent) = buy(&pool, &provider, &order, 1).await;
    provider.refund_by_hand(&intent, 100);

    turn(&pool, &provider, later(5)).await;
    assert_eq!(states(&pool, &order).await, [State::PartRefunded]);
    provider.refund_by_hand(&intent, 10);
    let read = provider.calls("events");
    turn(&pool, &provider, later(599)).await;
    assert_eq!(provider.calls("events"), read);
    turn(&pool, &provider, later(605)).await;

    assert!(provider.calls("events") > read);
    assert_eq!(standing_of(&pool, &order).await.purchases[0].refunded, 110);
    assert_eq!(count(&pool, "select count(*) from payment_event").await, 3);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_list_that_is_too_long_for_one_reading_is_heard_in_several(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (_, intent) = buy(&pool, &provider, &order, 1).await;
    turn(&pool, &provider, now()).await;
    for _ in 0..200 {
        provider.refund_by_hand(&intent, 1);
        provider.passes(SignedDuration::from_mins(2));
    }
    provider.breaks_off_lists_of_more_than(50);

    let mut refunded = Vec::new();
    for reading in 0..10 {
        let at = later(8 * 3600 + reading * 600);
        let read = reconcile_once(&provider, &pool, &Schedule::default(), at).await;
        refunded.push(standing_of(&pool, &order).await.purchases[0].refunded);
        if read.is_ok() {
            break;
        }
    }

    assert!(refunded.len() > 1 && refunded.is_sorted(), "{refunded:?}");
    assert_eq!(refunded.last(), Some(&200), "{refunded:?}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_list_is_read_while_polls_wait_for_an_answer(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    provider.pay("pi_1");
    provider.answers_no_questions();

    let schedule = Schedule::default();
    let heard = async { while count(&pool, "select count(*) from payment_event").await == 0 {} };
    let reading = async {
        tokio::select! {
            _ = reconcile_once(&provider, &pool, &schedule, later(60)) => panic!("a poll was answered"),
            () = heard => {}
        }
    };
    tokio::time::timeout(std::time::Duration::from_secs(20), reading).await.expect("read");

    assert_eq!(states(&pool, &order).await, [State::Paid]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn attempts_are_polled_less_and_less_often_and_by_one_worker_at_a_time(pool: PgPool) {
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
async fn a_faster_schedule_polls_sooner(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let schedule = Schedule { checks: vec![2, 5, 90], ..Schedule::default() };
    let mut asked = Vec::new();

    for second in 0..100 {
        let done = reconcile_once(&provider, &pool, &schedule, later(second)).await.expect("a cycle");
        asked.extend((done > 0).then_some(second));
    }

    assert_eq!(asked, [2, 5, 90]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unpaid_intent_is_closed_after_a_day_and_a_slip_when_it_can_no_longer_be_paid(pool: PgPool) {
    let provider = Fake::default();
    let (left, slow, voucher) = (order(&pool, 1).await, order(&pool, 2).await, order(&pool, 3).await);
    for order in [&left, &slow, &voucher] {
        begin(&pool, &provider, &ask(order, 1)).await.expect("started");
    }
    provider.becomes("pi_2", AttemptState::Processing);
    provider.shows_slip("pi_3", days(3));

    for hour in 0..=25 {
        turn(&pool, &provider, later(hour * 3600 + 100)).await;
    }
    assert_eq!(states(&pool, &left).await, [State::Expired]);
    assert_eq!(states(&pool, &slow).await, [State::Processing]);
    assert_eq!(states(&pool, &voucher).await, [State::Pending]);
    assert_eq!(provider.calls("cancel"), 1);
    for day in 2..=3 {
        turn(&pool, &provider, days(day)).await;
    }
    assert_eq!(states(&pool, &voucher).await, [State::Pending], "it may have been paid on its last day");
    assert_eq!(mails(&pool).await, Vec::<String>::new());
    provider.passes(SignedDuration::from_hours(4 * 24));
    for day in 4..=15 {
        turn(&pool, &provider, days(day)).await;
    }
    assert_eq!(states(&pool, &voucher).await, [State::Expired]);
    assert_eq!(mails(&pool).await, ["payment_failed"], "the buyer is told that the slip has expired");
    turn(&pool, &provider, days(91)).await;
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
async fn an_attempt_that_cannot_be_polled_does_not_block_the_others(pool: PgPool) {
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
async fn a_paid_purchase_without_a_job_gets_it_again(pool: PgPool) {
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
async fn lost_attempts_are_looked_up_together(pool: PgPool) {
    let provider = Fake::default();
    let mut orders = Vec::new();
    for n in 1..=5 {
        orders.push(order(&pool, n).await);
        provider.fault(Fault::LostAfter);
        begin(&pool, &provider, &ask(&orders[orders.len() - 1], 1)).await.expect_err("lost");
    }

    assert_eq!(turn(&pool, &provider, later(60)).await, 5);

    assert_eq!(provider.calls("find"), 1);
    for order in &orders {
        assert_eq!(states(&pool, order).await, [State::Pending]);
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_objects_of_events_in_another_version_are_fetched(pool: PgPool) {
    let (provider, first, second) = (Fake::default(), order(&pool, 1).await, order(&pool, 2).await);
    let (_, returned) = buy(&pool, &provider, &first, 1).await;
    let (_, disputed) = buy(&pool, &provider, &second, 1).await;
    turn(&pool, &provider, now()).await;
    let news = provider.refund_by_hand(&returned, 100);
    provider.dispute(&disputed, true, false);
    provider.in_another_version();
    // One delivered by the webhook is just as unreadable.
    let unread = provider.said(&news.id);
    apply_event(&pool, &unread, later(5)).await.expect("stored");
    assert_eq!(states(&pool, &first).await, [State::Paid]);

    turn(&pool, &provider, later(600)).await;

    assert_eq!(states(&pool, &first).await, [State::PartRefunded]);
    assert_eq!(states(&pool, &second).await, [State::Disputed]);
    let asked = provider.calls("ask_about");
    turn(&pool, &provider, later(1_200)).await;
    assert_eq!(provider.calls("ask_about"), asked, "each is fetched once");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_event_that_cannot_be_applied_hides_no_later_one_and_is_retried_for_a_day(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (_, intent) = buy(&pool, &provider, &order, 1).await;
    let events = [100, 20, 3].map(|amount| provider.refund_by_hand(&intent, amount));
    provider.in_another_version();
    let poisoned = provider.said(&events[1].id).about.expect("a refund");
    let kept = provider.forget(&poisoned);
    let refunded = async || standing_of(&pool, &order).await.purchases[0].refunded;

    turn(&pool, &provider, later(600)).await;
    assert_eq!(refunded().await, 103, "those before and after it are applied");
    assert_eq!(count(&pool, "select count(*) from ledger_comparison").await, 1, "and the books are compared");
    provider.remember(poisoned, kept);
    turn(&pool, &provider, later(12 * 3600)).await;
    assert_eq!(refunded().await, 123);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_missed_day_is_compared_and_reported_until_it_is_acknowledged(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    turn(&pool, &provider, days(1)).await;
    // A payment missing from our books, on a day after which no worker runs for a while.
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    provider.pay("pi_1");
    provider.booked_at(days(2));
    sqlx::query("update payment_attempt set check_at = null").execute(&pool).await.expect("reset");
    sqlx::query("update reconciliation set events_next = 'infinity'").execute(&pool).await.expect("reset");

    for _ in 0..10 {
        turn(&pool, &provider, days(6)).await;
    }

    let mut conn = pool.acquire().await.expect("a connection");
    let all = store::ledger::comparisons(&mut conn, false, 100).await.expect("read");
    let found: Vec<_> = all.iter().map(|one| one.day).collect();
    assert_eq!(found, (15..=20).rev().map(|day| jiff::civil::date(2026, 11, day)).collect::<Vec<_>>());
    let open = store::ledger::comparisons(&mut conn, true, 100).await.expect("read");
    assert_eq!(open.iter().map(|one| one.day).collect::<Vec<_>>(), [jiff::civil::date(2026, 11, 17)]);
    let price = ask(&order, 1).shown;
    assert_eq!(open[0].difference, [(price.currency, price.amount)].into());
    assert_eq!(store::ledger::unacknowledged(&mut conn).await.expect("read"), 1);
    let day = open[0].day;
    assert!(store::ledger::acknowledge(&mut conn, day, "by hand", days(7)).await.expect("written"));
    assert!(!store::ledger::acknowledge(&mut conn, day, "again", days(7)).await.expect("written"));
    assert_eq!(store::ledger::unacknowledged(&mut conn).await.expect("read"), 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn once_a_day_both_books_are_compared(pool: PgPool) {
    let (provider, first, second) = (Fake::default(), order(&pool, 1).await, order(&pool, 2).await);
    let (_, intent) = buy(&pool, &provider, &first, 1).await;
    let back = provider.refund_by_hand(&intent, 100);
    apply_event(&pool, &back, now()).await.expect("applied");
    let last = async || {
        let mut conn = pool.acquire().await.expect("a connection");
        let newest = store::ledger::comparisons(&mut conn, false, 1).await.expect("read").pop();
        newest.map(|newest| (newest.day, newest.difference)).expect("a comparison")
    };

    turn(&pool, &provider, days(1)).await;
    assert_eq!(last().await, (jiff::civil::date(2026, 11, 15), store::ledger::Difference::new()));
    turn(&pool, &provider, days(1) + SignedDuration::from_hours(2)).await;
    assert_eq!(provider.calls("balance"), 1);

    // A payment missing from our books.
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
async fn waiting_visitors_cause_one_request_to_the_provider_in_three_seconds(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    provider.pay("pi_1");
    let look = async |at| {
        let standing = standing_asked(&pool, &provider, &order, at).await.expect("read").expect("an order");
        standing.purchases[0].state
    };

    assert_eq!((look(later(2)).await, provider.calls("retrieve")), (State::Pending, 0));
    let looks = futures::future::join_all((0..50).map(|_| look(later(3)))).await;
    assert_eq!(provider.calls("retrieve"), 1);
    assert!(looks.contains(&State::Paid));
    assert_eq!((look(later(9)).await, provider.calls("retrieve")), (State::Paid, 1));
    let nowhere = OrderNumber::new(now(), 99);
    assert_eq!(standing_asked(&pool, &provider, &nowhere, now()).await.expect("read"), None);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unreachable_provider_hides_nothing_that_is_known(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    provider.fault(Fault::LostBefore);

    let seen = standing_asked(&pool, &provider, &order, later(5)).await.expect("read").expect("an order");

    assert_eq!((seen.purchases[0].state, provider.calls("retrieve")), (State::Pending, 1));
}
