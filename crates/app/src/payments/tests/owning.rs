//! The money we hold is the price of what is owned: upgrades, bundles, failed refunds, operators' decisions.

use domain::{
    books::Decision,
    payment::{AttemptState, News, RefundNews},
    refund::Reason,
};

use super::{provider::Fault, *};

fn book(sku: i32) -> i64 {
    CATALOG.price(SkuId(sku), country("US")).expect("a price").amount
}

/// Opens an upgrade at its current price.
async fn open_upgrade(pool: &PgPool, provider: &Fake, order: &OrderNumber, sku: i32) -> String {
    let asked = ask(order, sku);
    let shown = match begin(pool, provider, &asked).await {
        Err(BuyError::PriceChanged(price)) => price,
        other => panic!("{other:?}"),
    };
    let started = begin(pool, provider, &Ask { shown, ..asked }).await.expect("started");
    provider.intent_of(started.purchase)
}

async fn upgrade(pool: &PgPool, provider: &Fake, order: &OrderNumber, sku: i32) -> String {
    let intent = open_upgrade(pool, provider, order, sku).await;
    apply_event(pool, &provider.pay(&intent), now()).await.expect("applied");
    intent
}

async fn send_refunds(pool: &PgPool, provider: &Fake) {
    let waiting: Vec<Uuid> =
        sqlx::query_scalar("select id from refund where state = 'requested' order by created_at, id")
            .fetch_all(pool)
            .await
            .expect("refunds");
    for refund in waiting {
        send_refund(pool, provider, refund.into(), now()).await.expect("sent");
    }
}

async fn refunds(pool: &PgPool) -> Vec<(String, i64, String)> {
    sqlx::query_as("select reason, amount, state from refund order by reason, amount")
        .fetch_all(pool)
        .await
        .expect("refunds")
}

async fn owned_items(pool: &PgPool, order: &OrderNumber) -> usize {
    standing_of(pool, order).await.owned.len()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn refunding_a_bundle_refunds_the_upgrades_of_all_its_orders(pool: PgPool) {
    let provider = Fake::default();
    let (bundle, first, second) = (order(&pool, 1).await, order(&pool, 2).await, order(&pool, 3).await);
    buy(&pool, &provider, &bundle, 5).await;
    for other in [&first, &second] {
        use_bundle(&pool, &CATALOG, other, &bundle, now()).await.expect("used");
        upgrade(&pool, &provider, other, 4).await;
        assert_eq!(owned_items(&pool, other).await, 9);
    }

    refund_order(&pool, &bundle, Reason::Buyer, now()).await.expect("requested");

    let more = book(4) - book(2);
    let expected = [
        ("buyer".to_owned(), book(5), "requested".to_owned()),
        ("with_base".to_owned(), more, "requested".to_owned()),
        ("with_base".to_owned(), more, "requested".to_owned()),
    ];
    assert_eq!(refunds(&pool).await, expected);
    assert_eq!(owned_items(&pool, &first).await, 9, "owned until the refund is done");
    send_refunds(&pool, &provider).await;
    for order in [&bundle, &first, &second] {
        let standing = standing_of(&pool, order).await;
        assert_eq!((standing.status, standing.owned.len()), (Status::PendingPayment, 0));
    }
    assert_eq!((crooked(&pool).await, held(&pool).await), (0, 0));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_lost_dispute_about_the_base_refunds_the_upgrade(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let (_, base) = buy(&pool, &provider, &order, 1).await;
    upgrade(&pool, &provider, &order, 4).await;

    apply_event(&pool, &provider.dispute(&base, true, false), now()).await.expect("applied");
    assert_eq!(owned_items(&pool, &order).await, 9);
    apply_event(&pool, &provider.dispute(&base, false, true), now()).await.expect("applied");

    assert_eq!(owned_items(&pool, &order).await, 0);
    assert_eq!(refunds(&pool).await, [("with_base".to_owned(), book(4) - book(1), "requested".to_owned())]);
    send_refunds(&pool, &provider).await;
    assert_eq!(held(&pool).await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn nothing_is_added_to_a_purchase_that_is_being_refunded(pool: PgPool) {
    let (provider, order_a, other) = (Fake::default(), order(&pool, 1).await, order(&pool, 2).await);
    buy(&pool, &provider, &order_a, 5).await;
    let early = open_upgrade(&pool, &provider, &order_a, 4).await;
    refund_order(&pool, &order_a, Reason::Buyer, now()).await.expect("requested");

    let more = begin(&pool, &provider, &ask(&order_a, 3)).await;
    assert!(matches!(more, Err(BuyError::Unsettled)), "{more:?}");
    let used = use_bundle(&pool, &CATALOG, &other, &order_a, now()).await;
    assert!(matches!(used, Err(BuyError::Unsettled)), "{used:?}");
    // Opened before, paid after.
    apply_event(&pool, &provider.pay(&early), now()).await.expect("applied");
    send_refunds(&pool, &provider).await;
    assert_eq!((owned_items(&pool, &order_a).await, held(&pool).await), (0, 0));

    let disputed = order(&pool, 3).await;
    let (_, intent) = buy(&pool, &provider, &disputed, 1).await;
    apply_event(&pool, &provider.dispute(&intent, true, false), now()).await.expect("applied");
    let more = begin(&pool, &provider, &ask(&disputed, 4)).await;
    assert!(matches!(more, Err(BuyError::Unsettled)), "{more:?}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn two_upgrades_cost_no_more_than_the_most_expensive_one(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    buy(&pool, &provider, &order, 1).await;
    // Two tabs: both are paid before either payment is known.
    let smaller = open_upgrade(&pool, &provider, &order, 3).await;
    let paid_smaller = provider.pay(&smaller);
    let larger = open_upgrade(&pool, &provider, &order, 4).await;
    let paid_larger = provider.pay(&larger);

    let (one, two) =
        tokio::join!(apply_event(&pool, &paid_smaller, now()), apply_event(&pool, &paid_larger, now()));
    one.expect("applied");
    two.expect("applied");
    send_refunds(&pool, &provider).await;

    assert_eq!((owned_items(&pool, &order).await, held(&pool).await), (9, book(4)));
    assert_eq!(crooked(&pool).await, 0);
}

async fn is_member(pool: &PgPool, order: &OrderNumber) -> bool {
    let mut conn = pool.acquire().await.expect("a connection");
    membership(&mut conn, &claim(order), None, now()).await.expect("read").is_some()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_member_pays_the_difference_of_member_prices_and_four_fifths_of_the_bundle(pool: PgPool) {
    let provider = Fake::default();
    let (member, plain, bundle) = (order(&pool, 1).await, order(&pool, 2).await, order(&pool, 3).await);
    buy(&pool, &provider, &member, 4).await;
    let low =
        |sku| domain::purchase::member_price(CATALOG.price(SkuId(sku), country("US")).expect("a price"));
    let buys = async |order: &OrderNumber, sku: i32, shown: Money| {
        let ask = Ask { claim: claim(&member), shown, ..ask(order, sku) };
        let started = begin(&pool, &provider, &ask).await.expect("started");
        apply_event(&pool, &provider.pay(&provider.intent_of(started.purchase)), now())
            .await
            .expect("applied");
    };

    buys(&plain, 1, low(1)).await;
    buys(&plain, 4, Money { amount: low(4).amount - low(1).amount, ..low(4) }).await;
    buys(&bundle, 5, low(5)).await;

    assert_eq!(owned_items(&pool, &plain).await, 9);
    assert_eq!(held(&pool).await, book(4) + low(4).amount + low(5).amount);
    // Membership that is being refunded makes nothing cheaper.
    assert!(is_member(&pool, &member).await);
    refund_order(&pool, &member, Reason::Buyer, now()).await.expect("requested");
    assert!(!is_member(&pool, &member).await);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_failed_refund_is_owed_sent_again_and_mailed(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    buy(&pool, &provider, &order, 1).await;
    refund_order(&pool, &order, Reason::Buyer, now()).await.expect("requested");
    send_refunds(&pool, &provider).await;
    assert_eq!((states(&pool, &order).await, held(&pool).await), (vec![State::Refunded], 0));

    let (refund, money): (String, i64) =
        sqlx::query_as("select provider_id, amount from refund").fetch_one(&pool).await.expect("a refund");
    let news = RefundNews {
        refund,
        id: None,
        intent: None,
        state: refund::State::Failed,
        asks_buyer: false,
        money: Some(Money::new(Currency::USD, money)),
        failure: Some("lost_or_stolen_card".to_owned()),
        as_of: days(3),
    };
    let failed = provider.event("refund.failed", News::Refund(news));
    apply_event(&pool, &failed, days(3)).await.expect("applied");

    assert_eq!((states(&pool, &order).await, held(&pool).await), (vec![State::Owed], money));
    assert_eq!(owned_items(&pool, &order).await, 0);
    let due = "select count(*) from refund r join job j on j.key = 'refund:' || r.id
               where r.state = 'requested' and j.run_at = j.created_at + interval '1 hour'";
    assert_eq!(count(&pool, due).await, 1);
    provider.take_back();
    send_refunds(&pool, &provider).await;
    assert_eq!((states(&pool, &order).await, held(&pool).await), (vec![State::Refunded], 0));
    assert_eq!(
        (mails(&pool).await, crooked(&pool).await),
        (vec!["refund".to_owned(), "refund".to_owned()], 0)
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_refund_button_returns_a_stuck_second_payment_and_keeps_the_report_open(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let first = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    // Paid in one tab; the other one learns of it when it closes that intent, and is paid all the same.
    provider.pay(&provider.intent_of(first.purchase));
    buy(&pool, &provider, &order, 2).await;
    for _ in 0..3 {
        provider.fault(Fault::Refused);
        send_refunds(&pool, &provider).await;
    }
    assert_eq!(held(&pool).await, book(1) + book(2));

    let (money, _) = refund_order(&pool, &order, Reason::Buyer, now()).await.expect("requested");
    send_refunds(&pool, &provider).await;

    // The second start asked about the first intent and learnt that it was paid: the second payment is the surplus.
    assert_eq!(money.amount, book(2));
    assert_eq!((owned_items(&pool, &order).await, held(&pool).await), (3, book(1)));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_run_that_cannot_be_analysed_is_closed_and_fully_refunded(pool: PgPool) {
    let (provider, order_a, other) = (Fake::default(), order(&pool, 1).await, order(&pool, 2).await);
    buy(&pool, &provider, &order_a, 5).await;
    use_bundle(&pool, &CATALOG, &other, &order_a, now()).await.expect("used");
    upgrade(&pool, &provider, &other, 4).await;
    let late = open_upgrade(&pool, &provider, &order_a, 4).await;

    // The order that uses a test of the bundle: the test becomes available again.
    void_order(&pool, &other, now()).await.expect("closed");
    send_refunds(&pool, &provider).await;
    let standing = standing_of(&pool, &other).await;
    assert_eq!((standing.status, standing.owned.len()), (Status::Uncompleted, 0));
    assert_eq!(standing_of(&pool, &order_a).await.tests_left, 2);
    // The order that has the bundle; a late payment is refunded too.
    void_order(&pool, &order_a, now()).await.expect("closed");
    let again = void_order(&pool, &order_a, now()).await.expect("already closed");
    assert_eq!(again, Vec::<JobId>::new());
    apply_event(&pool, &provider.pay(&late), now()).await.expect("applied");
    send_refunds(&pool, &provider).await;

    let standing = standing_of(&pool, &order_a).await;
    assert_eq!((standing.status, standing.owned.len(), held(&pool).await), (Status::Uncompleted, 0, 0));
    assert_eq!(refunds(&pool).await.iter().filter(|(reason, ..)| reason == "abnormal").count(), 2);
    assert_eq!(mails(&pool).await, ["refund", "refund", "refund"]);
    let bought = begin(&pool, &provider, &ask(&order_a, 1)).await;
    assert!(matches!(bought, Err(BuyError::NotForSale)), "{bought:?}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_payment_that_matches_nothing_ends_as_an_operator_decides(pool: PgPool) {
    let provider = Fake::default();
    let misfit = async |n| {
        let order = order(&pool, n).await;
        let started = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
        let intent = provider.intent_of(started.purchase);
        let event = provider.pay_with(&intent, |news| news.received = Some(Money::new(Currency::USD, 7)));
        apply_event(&pool, &event, now()).await.expect("applied");
        order
    };
    let decide = async |order: &OrderNumber, decision| {
        settle_order(&pool, order, decision, now()).await.expect("decided").0
    };
    let (back, kept, elsewhere) = (misfit(1).await, misfit(2).await, misfit(3).await);

    assert_eq!(decide(&back, Decision::GiveBack).await, 1);
    send_refunds(&pool, &provider).await;
    assert_eq!(states(&pool, &back).await, [State::Refunded]);
    begin(&pool, &provider, &ask(&back, 1)).await.expect("it may be bought again");
    assert_eq!(decide(&kept, Decision::Accept).await, 1);
    assert_eq!(states(&pool, &kept).await, [State::Paid]);
    assert_eq!(decide(&elsewhere, Decision::Settled).await, 1);
    assert_eq!(states(&pool, &elsewhere).await, [State::Refunded]);
    assert_eq!(decide(&elsewhere, Decision::Settled).await, 0);
    assert_eq!(count(&pool, "select count(*) from purchase where state = 'review'").await, 0);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_fifth_declined_card_closes_the_payment_for_a_day(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let started = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let intent = provider.intent_of(started.purchase);
    let mut last = None;
    for declined in 1..=5 {
        let event = provider.becomes(&intent, AttemptState::Declined);
        // The provider sends every event twice.
        apply_event(&pool, &event, now()).await.expect("applied");
        apply_event(&pool, &event, now()).await.expect("applied");
        let stops = count(&pool, "select count(*) from job where kind = 'stop_payment'").await;
        assert_eq!(stops, i64::from(declined == 5), "after {declined}");
        last = Some(event);
    }
    assert!(last.is_some());

    let again = begin(&pool, &provider, &ask(&order, 1)).await;
    assert!(matches!(again, Err(BuyError::TooManyAttempts)), "{again:?}");
    let attempt: Uuid =
        sqlx::query_scalar("select id from payment_attempt").fetch_one(&pool).await.expect("an attempt");
    stop_payment(&pool, &provider, attempt.into(), now()).await.expect("closed");
    stop_payment(&pool, &provider, attempt.into(), now()).await.expect("already closed");
    assert_eq!((states(&pool, &order).await, provider.calls("cancel")), (vec![State::Expired], 1));
    start(&pool, &provider, &CATALOG, &ask(&order, 1), days(2)).await.expect("the day is over");
}
