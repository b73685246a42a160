//! Facts about money, in any order and more than once.

use domain::{
    mail,
    payment::{AttemptState, IntentNews, News},
};

use super::*;

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_paid_purchase_is_booked_owned_and_has_its_jobs(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let started = begin(&pool, &provider, &ask(&order, 2)).await.expect("started");
    let intent = provider.intent_of(started.purchase);

    let declined = apply_event(&pool, &provider.becomes(&intent, AttemptState::Declined), now()).await;
    assert_eq!(
        declined.expect("applied").0,
        Applied::Moved { purchase: started.purchase, from: State::Pending, to: State::Failed }
    );
    let (outcome, woken) = apply_event(&pool, &provider.pay(&intent), now()).await.expect("applied");

    assert_eq!(outcome, Applied::Moved { purchase: started.purchase, from: State::Failed, to: State::Paid });
    assert_eq!(woken.len(), 2);
    assert_eq!(jobs(&pool).await, [("check_delivery".to_owned(), 1), ("deliver".to_owned(), 1)]);
    let standing = standing_of(&pool, &order).await;
    assert_eq!(standing.status, Status::Completed);
    assert_eq!(standing.owned.len(), 5);
    let bought = &standing.purchases[0];
    assert_eq!((bought.method.as_deref(), bought.paid_at), (Some("card"), Some(now())));
    assert_eq!(bought.refundable_until, Some(days(14)));
    assert_eq!((crooked(&pool).await, held(&pool).await), (0, started.price.amount));
    assert_eq!(count(&pool, "select count(*) from exam_order where forget_at is null").await, 1);
    let day =
        "select (extract(epoch from run_at - created_at))::bigint from job where kind = 'check_delivery'";
    assert_eq!(count(&pool, day).await, 24 * 3600);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_thousand_copies_of_one_event_apply_once(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let started = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let paid = provider.pay(&provider.intent_of(started.purchase));

    let copies = (0..1_000).map(|_| apply_event(&pool, &paid, now()));
    let outcomes = futures::future::join_all(copies).await;

    let moved = |(outcome, _): &(Applied, Vec<JobId>)| matches!(outcome, Applied::Moved { .. });
    let applied: Vec<_> = outcomes.into_iter().map(|outcome| outcome.expect("applied")).collect();
    assert_eq!(applied.iter().filter(|one| moved(one)).count(), 1);
    assert_eq!(applied.iter().map(|(_, jobs)| jobs.len()).sum::<usize>(), 2);
    assert_eq!(count(&pool, "select count(*) from payment_event").await, 1);
    assert_eq!(count(&pool, "select count(*) from job").await, 2);
    assert_eq!(count(&pool, "select count(*) from ledger_line").await, 2);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn late_and_foreign_news_change_nothing(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let started = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let intent = provider.intent_of(started.purchase);
    let early = provider.becomes(&intent, AttemptState::Acting);
    let paid = provider.pay(&intent);
    let mut late = provider.becomes(&intent, AttemptState::Declined);
    let News::Intent(news) = &mut late.news else { panic!("an intent") };
    news.failure = Some("card_declined".to_owned());
    let foreign = News::Intent(IntentNews { intent: "pi_x".to_owned(), attempt: None, ..news.clone() });

    apply_event(&pool, &paid, now()).await.expect("applied");
    for event in [&early, &late, &paid] {
        assert_eq!(apply_event(&pool, event, now()).await.expect("applied"), (Applied::Nothing, Vec::new()));
    }
    for event in [provider.event("x", foreign), provider.event("y", News::Other)] {
        assert_eq!(apply_event(&pool, &event, now()).await.expect("applied").0, Applied::Foreign);
    }

    assert_eq!(states(&pool, &order).await, [State::Paid]);
    let outcomes: Vec<String> = sqlx::query_scalar("select outcome from payment_event order by outcome")
        .fetch_all(&pool)
        .await
        .expect("outcomes");
    assert_eq!(outcomes, ["foreign", "nothing", "nothing", "other", "paid"]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_payment_that_does_not_match_goes_to_review_and_delivers_nothing(pool: PgPool) {
    let provider = Fake::default();
    let bystander = order(&pool, 9).await;
    let other = begin(&pool, &provider, &ask(&bystander, 1)).await.expect("started");
    let attempt: Uuid = sqlx::query_scalar("select id from payment_attempt where purchase_id = $1")
        .bind(other.purchase.as_uuid())
        .fetch_one(&pool)
        .await
        .expect("an attempt");
    let changes: [&dyn Fn(&mut IntentNews); 4] = [
        &|news| news.received = Some(Money::new(Currency::USD, 1)),
        &|news| news.received = news.money.map(|money| Money::new(Currency::EUR, money.amount)),
        &|news| news.money = Some(Money::new(Currency::USD, 1)),
        &|news| news.attempt = Some(attempt.into()),
    ];
    for (n, change) in (1..).zip(changes) {
        let order = order(&pool, n).await;
        let started = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
        let event = provider.pay_with(&provider.intent_of(started.purchase), change);

        let (outcome, woken) = apply_event(&pool, &event, now()).await.expect("applied");

        assert!(matches!(outcome, Applied::Moved { to: State::Review, .. }), "{n}: {outcome:?}");
        assert!(woken.is_empty());
        let standing = standing_of(&pool, &order).await;
        assert_eq!((standing.owned.as_slice(), standing.status), ([].as_slice(), Status::PendingPayment));
        let again = begin(&pool, &provider, &ask(&order, 1)).await;
        assert!(matches!(again, Err(BuyError::AlreadyPaid)), "{again:?}");
    }
    assert_eq!(jobs(&pool).await, []);
    assert_eq!(states(&pool, &bystander).await, [State::Pending]);
    assert_eq!(crooked(&pool).await, 0);
    assert_eq!(count(&pool, "select count(*) from ledger_line where account = 'sales'").await, 4);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_intent_whose_id_was_never_stored_is_recognised_by_its_attempt(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    provider.fault(super::provider::Fault::LostAfter);
    begin(&pool, &provider, &ask(&order, 1)).await.expect_err("the process dies after the call");

    apply_event(&pool, &provider.pay("pi_1"), now()).await.expect("applied");

    assert_eq!(states(&pool, &order).await, [State::Paid]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_second_payment_of_an_order_is_refunded_automatically(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    // Two tabs, two packages, and the older intent couldn't be closed in time.
    let first = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let first = provider.intent_of(first.purchase);
    let paid_first = provider.pay(&first);
    let second = begin(&pool, &provider, &ask(&order, 2)).await.expect("started");
    let paid_second = provider.pay(&provider.intent_of(second.purchase));

    let (one, two) =
        tokio::join!(apply_event(&pool, &paid_second, now()), apply_event(&pool, &paid_first, now()),);
    one.expect("applied");
    two.expect("applied");

    let mut ends = states(&pool, &order).await;
    ends.sort();
    assert_eq!(ends, [State::Paid, State::Refunded]);
    let refund: Uuid =
        sqlx::query_scalar("select id from refund where reason = 'double' and state = 'requested'")
            .fetch_one(&pool)
            .await
            .expect("one refund");
    assert_eq!(count(&pool, "select count(*) from job where kind = 'send_refund'").await, 1);
    send_refund(&pool, &provider, refund.into(), now()).await.expect("sent");
    send_refund(&pool, &provider, refund.into(), now()).await.expect("nothing left to do");
    assert_eq!(provider.calls("refund"), 1);
    assert_eq!(mails(&pool).await, [mail::Kind::Refund.code()]);
    let standing = standing_of(&pool, &order).await;
    let kept: i64 =
        standing.purchases.iter().filter(|one| one.state == State::Paid).map(|one| one.price.amount).sum();
    assert_eq!((crooked(&pool).await, held(&pool).await), (0, kept));
    assert_eq!(standing.status, Status::Completed);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_late_payment_for_an_expired_purchase_is_never_lost(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let first = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    apply_event(&pool, &provider.becomes("pi_1", AttemptState::Cancelled), now()).await.expect("applied");
    let second = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    assert_ne!(first.purchase, second.purchase);

    apply_event(&pool, &provider.pay("pi_1"), now()).await.expect("applied");
    assert_eq!(states(&pool, &order).await, [State::Paid, State::Pending]);
    apply_event(&pool, &provider.pay("pi_2"), now()).await.expect("applied");
    assert_eq!(states(&pool, &order).await, [State::Paid, State::Refunded]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_delayed_payment_is_awaited_and_its_failure_is_mailed(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");

    apply_event(&pool, &provider.becomes("pi_1", AttemptState::Processing), now()).await.expect("applied");
    assert_eq!(states(&pool, &order).await, [State::Processing]);
    assert_eq!((standing_of(&pool, &order).await.owned, jobs(&pool).await), (Vec::new(), Vec::new()));
    let failed = provider.becomes("pi_1", AttemptState::Declined);
    let (_, woken) = apply_event(&pool, &failed, days(3)).await.expect("applied");

    assert_eq!(states(&pool, &order).await, [State::Failed]);
    assert_eq!((mails(&pool).await, woken.len()), (vec!["payment_failed".to_owned()], 1));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_dispute_is_booked_and_follows_the_banks_decision(pool: PgPool) {
    let provider = Fake::default();
    let (won, lost) = (order(&pool, 1).await, order(&pool, 2).await);
    let (_, first) = buy(&pool, &provider, &won, 1).await;
    let (_, second) = buy(&pool, &provider, &lost, 1).await;
    let price = ask(&won, 1).shown.amount;

    for intent in [&first, &second] {
        apply_event(&pool, &provider.dispute(intent, true, false), now()).await.expect("applied");
    }
    assert_eq!((states(&pool, &won).await, held(&pool).await), (vec![State::Disputed], 0));
    assert_eq!(standing_of(&pool, &won).await.status, Status::Completed);
    apply_event(&pool, &provider.dispute(&first, false, false), now()).await.expect("applied");
    apply_event(&pool, &provider.dispute(&second, false, true), now()).await.expect("applied");

    assert_eq!(states(&pool, &won).await, [State::Paid]);
    assert_eq!(states(&pool, &lost).await, [State::Refunded]);
    assert_eq!(standing_of(&pool, &lost).await.status, Status::PendingPayment);
    assert_eq!((crooked(&pool).await, held(&pool).await), (0, price));
}
