//! Refunds.

use domain::{ids::RefundId, refund::Reason};

use super::{provider::Fault, *};

async fn refund_ids(pool: &PgPool) -> Vec<RefundId> {
    let ids: Vec<Uuid> = sqlx::query_scalar("select id from refund order by created_at, id")
        .fetch_all(pool)
        .await
        .expect("refunds");
    ids.into_iter().map(RefundId::from).collect()
}

async fn send_all(pool: &PgPool, provider: &Fake) {
    for refund in refund_ids(pool).await {
        send_refund(pool, provider, refund, now()).await.expect("sent");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_refund_button_refunds_everything_once(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    buy(&pool, &provider, &order, 2).await;
    let more = begin(&pool, &provider, &ask(&order, 4)).await;
    let Err(BuyError::PriceChanged(price)) = more else { panic!("{more:?}") };
    let upgrade = begin(&pool, &provider, &Ask { shown: price, ..ask(&order, 4) }).await.expect("started");
    apply_event(&pool, &provider.pay(&provider.intent_of(upgrade.purchase)), now()).await.expect("applied");
    let whole = CATALOG.price(SkuId(4), country("US")).expect("a price");

    let (money, woken) = refund_order(&pool, &order, Reason::Buyer, days(14)).await.expect("requested");
    let (again, none) = refund_order(&pool, &order, Reason::Buyer, days(14)).await.expect("found");

    assert_eq!((money, again), (whole, whole));
    assert_eq!((woken.len(), none.len()), (2, 0));
    assert_eq!(standing_of(&pool, &order).await.purchases[0].refund, Some(refund::State::Requested));
    assert_eq!(standing_of(&pool, &order).await.status, Status::Completed, "owned until the refund is done");
    send_all(&pool, &provider).await;
    let standing = standing_of(&pool, &order).await;
    assert_eq!((standing.status, standing.owned.len()), (Status::PendingPayment, 0));
    assert!(
        standing.purchases.iter().all(|one| one.state == State::Refunded && one.refunded == one.price.amount)
    );
    assert!(standing.purchases.iter().all(|one| one.refundable_until.is_none()));
    assert_eq!((crooked(&pool).await, held(&pool).await), (0, 0));
    assert_eq!(mails(&pool).await, ["refund", "refund"]);
    assert_eq!(count(&pool, "select count(*) from exam_order where forget_at is null").await, 1);
    // And it may be bought again.
    begin(&pool, &provider, &ask(&order, 2)).await.expect("started");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_refund_button_works_for_fourteen_days_after_payment(pool: PgPool) {
    let (provider, unpaid, paid) = (Fake::default(), order(&pool, 1).await, order(&pool, 2).await);
    begin(&pool, &provider, &ask(&unpaid, 1)).await.expect("started");
    buy(&pool, &provider, &paid, 1).await;
    let nowhere = OrderNumber::new(now(), 99);
    let late = days(14) + SignedDuration::from_secs(1);

    let refund = async |order: &OrderNumber, reason, at| refund_order(&pool, order, reason, at).await;
    assert!(matches!(refund(&unpaid, Reason::Buyer, now()).await, Err(RefundError::NothingPaid)));
    assert!(matches!(refund(&nowhere, Reason::Buyer, now()).await, Err(RefundError::UnknownOrder)));
    assert!(matches!(refund(&paid, Reason::Buyer, late).await, Err(RefundError::TooLate)));
    let withdrawn = withdraw(&pool, &paid, "Grace", &address("grace@example.com"), Locale::En, late).await;
    assert!(matches!(withdrawn, Err(RefundError::TooLate)));
    assert!(refund_ids(&pool).await.is_empty());
    refund(&paid, Reason::Operator, late).await.expect("an operator may at any time");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_withdrawal_is_stored_with_its_time_confirmed_and_refunded(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    buy(&pool, &provider, &order, 1).await;

    let declare =
        async |at| withdraw(&pool, &order, "Grace <b>", &address("g@example.com"), Locale::Fr, at).await;
    let (declared, woken) = declare(later(60)).await.expect("declared");
    let (again, none) = declare(later(120)).await.expect("found");

    assert_eq!((declared, again), (later(60), later(60)));
    assert_eq!((woken.len(), none.len()), (2, 0));
    assert_eq!(standing_of(&pool, &order).await.purchases[0].withdrawn_at, Some(later(60)));
    let kept: (String, String, String) = sqlx::query_as(
        "select w.name, m.recipient, m.hl from withdrawal w, mail m where m.kind = 'withdrawal'",
    )
    .fetch_one(&pool)
    .await
    .expect("one declaration, one letter");
    assert_eq!(kept, ("Grace <b>".to_owned(), "g@example.com".to_owned(), Locale::Fr.code().to_owned()));
    send_all(&pool, &provider).await;
    assert_eq!(states(&pool, &order).await, [State::Refunded]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_refund_made_by_hand_is_recorded_and_never_repeated(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (_, intent) = buy(&pool, &provider, &order, 1).await;
    let price = ask(&order, 1).shown.amount;

    apply_event(&pool, &provider.refund_by_hand(&intent, 100), now()).await.expect("applied");
    assert_eq!(states(&pool, &order).await, [State::PartRefunded]);
    apply_event(&pool, &provider.refund_by_hand(&intent, 50), now()).await.expect("applied");
    let (money, _) = refund_order(&pool, &order, Reason::Buyer, now()).await.expect("the rest");
    send_all(&pool, &provider).await;

    assert_eq!(money.amount, price);
    assert_eq!(states(&pool, &order).await, [State::Refunded]);
    let reasons: Vec<(String, i64)> = sqlx::query_as("select reason, amount from refund order by amount")
        .fetch_all(&pool)
        .await
        .expect("refunds");
    let expected =
        [("operator".to_owned(), 50), ("operator".to_owned(), 100), ("buyer".to_owned(), price - 150)];
    assert_eq!(reasons, expected);
    assert_eq!((crooked(&pool).await, held(&pool).await), (0, 0));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_refund_is_retried_until_it_arrives_and_never_exceeds_the_payment(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (_, intent) = buy(&pool, &provider, &order, 1).await;
    refund_order(&pool, &order, Reason::Buyer, now()).await.expect("requested");
    let refund = refund_ids(&pool).await[0];

    provider.fault(Fault::LostBefore);
    send_refund(&pool, &provider, refund, now()).await.expect_err("lost");
    provider.fault(Fault::StuckUndone);
    send_refund(&pool, &provider, refund, now()).await.expect_err("stuck");
    send_refund(&pool, &provider, refund, now()).await.expect("another key");
    assert_eq!((states(&pool, &order).await, provider.calls("refund")), (vec![State::Refunded], 3));

    let more = insert_part(&pool, &intent, 1).await;
    send_refund(&pool, &provider, more, now()).await.expect("rejected here");
    let failure: String = sqlx::query_scalar("select failure from refund where state = 'failed'")
        .fetch_one(&pool)
        .await
        .expect("a failed refund");
    assert_eq!((failure.as_str(), provider.calls("refund")), ("more_than_paid", 3));
}

/// A refund of a part of a payment, inserted by hand: the provider itself would accept it twice.
async fn insert_part(pool: &PgPool, intent: &str, amount: i64) -> RefundId {
    let id = Uuid::now_v7();
    sqlx::query(
        "insert into refund (id, purchase_id, attempt_id, reason, currency, amount, state, key, created_at)
         select $1, purchase_id, id, 'overlap', 'USD', $3, 'requested', 'rf:part', $4::timestamptz from payment_attempt
         where intent = $2",
    )
    .bind(id)
    .bind(intent)
    .bind(amount)
    .bind(now().to_string())
    .execute(pool)
    .await
    .expect("inserted");
    id.into()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_part_that_was_refunded_though_the_provider_reports_a_failure_is_not_refunded_again(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (_, intent) = buy(&pool, &provider, &order, 1).await;
    let refund = insert_part(&pool, &intent, 100).await;

    provider.fault(Fault::StuckDone);
    send_refund(&pool, &provider, refund, now()).await.expect("found");

    assert_eq!((provider.calls("refund"), provider.refunded(&intent)), (1, 100));
    assert_eq!(states(&pool, &order).await, [State::PartRefunded]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_part_is_looked_up_before_it_is_refunded_with_a_key_that_the_provider_has_forgotten(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (_, intent) = buy(&pool, &provider, &order, 1).await;
    let refund = insert_part(&pool, &intent, 100).await;

    provider.fault(Fault::LostAfter);
    send_refund(&pool, &provider, refund, now()).await.expect_err("lost");
    send_refund(&pool, &provider, refund, days(1)).await.expect("found");

    assert_eq!((provider.calls("refund"), provider.refunded(&intent)), (1, 100));
    assert_eq!(states(&pool, &order).await, [State::PartRefunded]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_refund_that_the_provider_rejects_is_tried_three_times_and_then_left_to_an_operator(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    buy(&pool, &provider, &order, 1).await;
    refund_order(&pool, &order, Reason::Buyer, now()).await.expect("requested");
    for _ in 0..3 {
        provider.fault(Fault::Refused);
        send_all(&pool, &provider).await;
    }

    assert_eq!((provider.calls("refund"), refund_ids(&pool).await.len()), (3, 3));
    let waits: Vec<i64> = sqlx::query_scalar(
        "select (extract(epoch from run_at - created_at) / 3600)::bigint from job where kind = 'send_refund' order by 1",
    )
    .fetch_all(&pool)
    .await
    .expect("jobs");
    assert_eq!(waits, [0, 1, 24]);
    let standing = standing_of(&pool, &order).await;
    assert_eq!(standing.purchases[0].refund, Some(refund::State::Failed));
    assert_eq!(standing.purchases[0].state, State::Paid);
    let waiting =
        store::purchases::to_review(&mut pool.acquire().await.expect("one"), 9).await.expect("read");
    assert_eq!(waiting.len(), 1);
    // Another request creates another one, and so may an operator.
    let (_, woken) = refund_order(&pool, &order, Reason::Buyer, now()).await.expect("requested");
    assert_eq!(woken.len(), 1);
    send_all(&pool, &provider).await;
    assert_eq!(states(&pool, &order).await, [State::Refunded]);
    assert_eq!(count(&pool, "select count(*) from refund where state = 'failed' and not retried").await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_event_of_a_refund_may_arrive_before_that_of_the_payment(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let started = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let paid = provider.pay("pi_1");
    let back = provider.refund_by_hand("pi_1", started.price.amount);

    apply_event(&pool, &back, now()).await.expect("applied");
    apply_event(&pool, &paid, now()).await.expect("applied");

    assert_eq!(states(&pool, &order).await, [State::Refunded]);
    assert_eq!(count(&pool, "select count(*) from job where kind = 'deliver'").await, 0);
    assert_eq!((crooked(&pool).await, held(&pool).await), (0, 0));
}
