//! A report that opens, a letter that arrives, or a refund; bundles.

use crate::runs::tests::{BANK, confirmed};

use super::*;

async fn deliver_now(pool: &PgPool, purchase: PurchaseId) -> Result<Vec<JobId>, DeliverError> {
    deliver(pool, &BANK, purchase, later(5)).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_paid_report_is_made_once_and_the_receipt_written_once(pool: PgPool) {
    let (provider, order) = (Fake::default(), confirmed(&pool).await);
    let (purchase, _) = buy(&pool, &provider, &order, 4).await;

    let woken = deliver_now(&pool, purchase).await.expect("delivered");
    let again = deliver_now(&pool, purchase).await.expect("nothing left to do");

    assert_eq!((woken.len(), again.len()), (1, 0));
    let standing = standing_of(&pool, &order).await;
    let bought = &standing.purchases[0];
    assert_eq!((bought.state, bought.fulfilled_at), (State::Fulfilled, Some(later(5))));
    assert_eq!(bought.mail.as_ref().map(|mail| mail.state), Some(mail::State::Waiting));
    assert_eq!(mails(&pool).await, ["receipt"]);
    assert_eq!(count(&pool, "select count(*) from mail where context @> '{\"member\": true}'").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_report_that_cannot_be_made_is_not_delivered_and_is_refunded_after_a_day(pool: PgPool) {
    // Its answers were never given, so nothing can be computed.
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (purchase, _) = buy(&pool, &provider, &order, 1).await;

    assert!(matches!(deliver_now(&pool, purchase).await, Err(DeliverError::Recompute(_))));
    assert_eq!(states(&pool, &order).await, [State::Paid]);
    let woken = check_delivery(&pool, purchase, days(1)).await.expect("checked");
    let again = check_delivery(&pool, purchase, days(1)).await.expect("checked");

    assert_eq!((woken.len(), again.len()), (1, 0));
    let refund: Uuid = sqlx::query_scalar("select id from refund where reason = 'undelivered'")
        .fetch_one(&pool)
        .await
        .expect("a refund");
    send_refund(&pool, &provider, refund.into(), days(1)).await.expect("sent");
    assert_eq!(states(&pool, &order).await, [State::Refunded]);
    assert_eq!(deliver_now(&pool, purchase).await.expect("nothing to deliver"), Vec::<JobId>::new());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_opened_report_or_an_accepted_letter_counts_as_delivered(pool: PgPool) {
    let (provider, order) = (Fake::default(), confirmed(&pool).await);
    let (purchase, _) = buy(&pool, &provider, &order, 1).await;
    deliver_now(&pool, purchase).await.expect("delivered");
    // What would be refunded at the end of the day, undone again.
    let refunds = async || {
        check_delivery(&pool, purchase, days(1)).await.expect("checked");
        let gone = sqlx::query("delete from refund").execute(&pool).await.expect("deleted").rows_affected();
        sqlx::query("delete from job where kind = 'send_refund'").execute(&pool).await.expect("deleted");
        gone
    };
    let mail = async |state: &str| {
        sqlx::query("update mail set state = $1").bind(state).execute(&pool).await.expect("updated");
    };

    mail("waiting").await;
    assert_eq!(refunds().await, 1);
    mail("refused").await;
    assert_eq!(refunds().await, 1);
    for state in ["accepted", "unconfirmed"] {
        mail(state).await;
        assert_eq!(refunds().await, 0, "{state}");
    }
    mail("refused").await;
    assert!(mark_opened(&pool, &order, later(9)).await.expect("marked"));
    assert!(!mark_opened(&pool, &order, later(10)).await.expect("marked"));
    assert_eq!(refunds().await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_bundle_pays_for_two_more_orders_until_it_is_refunded(pool: PgPool) {
    let provider = Fake::default();
    let bundle = order(&pool, 1).await;
    let mut orders = Vec::new();
    for n in 2..=4 {
        orders.push(order(&pool, n).await);
    }
    let (_, intent) = buy(&pool, &provider, &bundle, 5).await;
    assert_eq!(standing_of(&pool, &bundle).await.tests_left, 2);

    use_bundle(&pool, &CATALOG, &orders[0], &bundle, now()).await.expect("used");
    let twice = use_bundle(&pool, &CATALOG, &orders[0], &bundle, now()).await;
    assert!(matches!(twice, Err(BuyError::AlreadyPaid)), "{twice:?}");
    // Two requests at once for the last one.
    let (one, two) = tokio::join!(
        use_bundle(&pool, &CATALOG, &orders[1], &bundle, now()),
        use_bundle(&pool, &CATALOG, &orders[2], &bundle, now()),
    );
    assert_eq!(usize::from(one.is_ok()) + usize::from(two.is_ok()), 1);
    let used = if one.is_ok() { &orders[1] } else { &orders[2] };
    assert_eq!(standing_of(&pool, &bundle).await.tests_left, 0);
    let standing = standing_of(&pool, used).await;
    assert_eq!((standing.status, standing.owned.len(), standing.purchases.len()), (Status::Completed, 5, 0));
    let bought = begin(&pool, &provider, &ask(used, 1)).await;
    assert!(matches!(bought, Err(BuyError::AlreadyPaid)), "{bought:?}");
    let own = use_bundle(&pool, &CATALOG, &bundle, &bundle, now()).await;
    assert!(matches!(own, Err(BuyError::NotForSale)), "{own:?}");

    let price = ask(&bundle, 5).shown.amount;
    apply_event(&pool, &provider.refund_by_hand(&intent, price), now()).await.expect("applied");
    for order in [&bundle, &orders[0], used] {
        let standing = standing_of(&pool, order).await;
        assert_eq!((standing.status, standing.owned.len()), (Status::PendingPayment, 0));
    }
    assert_eq!(standing_of(&pool, &bundle).await.tests_left, 0);
    // An order whose bundle was refunded may use another.
    let second = order(&pool, 5).await;
    buy(&pool, &provider, &second, 5).await;
    use_bundle(&pool, &CATALOG, &orders[0], &second, now()).await.expect("used");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_order_without_a_bundle_pays_for_nothing(pool: PgPool) {
    let (provider, plain, other) = (Fake::default(), order(&pool, 1).await, order(&pool, 2).await);
    buy(&pool, &provider, &plain, 4).await;
    let abnormal = order_of(&pool, 3, ExamId(1), Status::Uncompleted).await;
    let bundle = order(&pool, 4).await;
    buy(&pool, &provider, &bundle, 5).await;

    assert!(matches!(use_bundle(&pool, &CATALOG, &other, &plain, now()).await, Err(BuyError::NotForSale)));
    assert!(matches!(
        use_bundle(&pool, &CATALOG, &abnormal, &bundle, now()).await,
        Err(BuyError::NotForSale)
    ));
    let nowhere = OrderNumber::new(now(), 99);
    assert!(matches!(
        use_bundle(&pool, &CATALOG, &nowhere, &bundle, now()).await,
        Err(BuyError::UnknownOrder)
    ));
    assert!(matches!(
        use_bundle(&pool, &CATALOG, &other, &nowhere, now()).await,
        Err(BuyError::UnknownOrder)
    ));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn there_is_a_best_seller_from_a_hundred_purchases_on(pool: PgPool) {
    let order = order(&pool, 1).await;
    let sold = async |sku: i32, times: i32| {
        sqlx::query(
            "insert into purchase (id, order_number, sku_id, kind, state, currency, amount, list_amount, worth,
                                   items, country, hl, email, evidence, created_at, paid_at)
             select gen_random_uuid(), $1, $2, 'package', 'fulfilled', 'EUR', 499, 499, 499, '{report}', 'US', 'EN',
                    'g@example.com', '{}', $4::timestamptz, $4::timestamptz from generate_series(1, $3)",
        )
        .bind(order.as_str())
        .bind(sku)
        .bind(times)
        .bind(now().to_string())
        .execute(&pool)
        .await
        .expect("sold");
    };
    let best = async |at: Timestamp| {
        crate::housekeeping::run(&pool, at).await.expect("housekeeping done");
        let mut conn = pool.acquire().await.expect("a connection");
        store::purchases::best_seller(&mut conn, ExamId(1)).await.expect("read")
    };

    sold(1, 40).await;
    sold(2, 59).await;
    assert_eq!(best(now()).await, None);
    sold(1, 1).await;
    assert_eq!(best(now()).await, Some(SkuId(2)));
    sold(1, 30).await;
    assert_eq!(best(now()).await, Some(SkuId(1)));
    assert_eq!(best(days(31)).await, None);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_bundle_pays_for_the_exams_it_grants_and_no_others(pool: PgPool) {
    let (provider, bundle) = (Fake::default(), order(&pool, 1).await);
    buy(&pool, &provider, &bundle, 5).await;
    let other = order_of(&pool, 2, ExamId(2), Status::PendingPayment).await;
    let mut narrow = CATALOG.clone();
    let grant = narrow.grants.iter_mut().find(|grant| grant.item.is_none()).expect("more tests");
    grant.exams = vec![ExamId(1)];

    let refused = use_bundle(&pool, &narrow, &other, &bundle, now()).await;
    let used = use_bundle(&pool, &CATALOG, &other, &bundle, now()).await;

    assert!(matches!(refused, Err(BuyError::NotForSale)), "{refused:?}");
    used.expect("granted");
}
