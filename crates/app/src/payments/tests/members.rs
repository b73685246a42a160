//! Members: by an account, by a membership that ends, and nobody else.

use domain::{account::AccountId, catalog::AppId, member::Membership, refund::Reason};
use futures::future::join_all;

use super::*;

pub(super) async fn account(pool: &PgPool, email: &str) -> AccountId {
    let address = address(email);
    let new = store::accounts::NewAccount {
        id: Uuid::new_v4().into(),
        email: &address,
        name: "",
        password: None,
        hl: Locale::En,
        app: AppId(1),
    };
    let mut conn = pool.acquire().await.expect("a connection");
    store::accounts::open(&mut conn, &new, now()).await.expect("an account").0
}

async fn collect(pool: &PgPool, account: AccountId, email: &str) {
    let mut conn = pool.acquire().await.expect("a connection");
    store::accounts::collect_paid(&mut conn, account, &address(email)).await.expect("collected");
}

pub(super) fn signed_in(account: AccountId) -> Claim {
    Claim { account: Some(account), app_exams: vec![AppExamId(1)], ..Claim::default() }
}

pub(super) async fn why(pool: &PgPool, claim: &Claim, at: Timestamp) -> Option<Membership> {
    let mut conn = pool.acquire().await.expect("a connection");
    membership(&mut conn, claim, None, at).await.expect("read")
}

fn price(sku: i32) -> Money {
    CATALOG.price(SkuId(sku), country("US")).expect("a price")
}

/// Asks for a membership as the page does, in the United States.
async fn asks(pool: &PgPool, provider: &Fake, account: AccountId, at: Timestamp) -> Result<Ask, BuyError> {
    let email = address("grace@example.com");
    let ask = SubscribeAsk {
        account,
        email: &email,
        app: &CATALOG.apps[0],
        shown: price(6),
        country: country("US"),
        hl: Locale::En,
        evidence: Evidence::default(),
        renewing: false,
    };
    subscribe(pool, provider, &CATALOG, &ask, at).await
}

/// Buys a membership; returns its order and purchase.
async fn becomes_member(
    pool: &PgPool,
    provider: &Fake,
    account: AccountId,
    at: Timestamp,
) -> (OrderNumber, PurchaseId) {
    let ask = asks(pool, provider, account, at).await.expect("an order");
    let started = start(pool, provider, &CATALOG, &ask, at).await.expect("started");
    let intent = provider.intent_of(started.purchase);
    apply_event(pool, &provider.pay(&intent), at).await.expect("applied");
    (ask.order, started.purchase)
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_account_pays_four_fifths_for_package_upgrade_and_bundle_and_another_pays_all(pool: PgPool) {
    let provider = Fake::default();
    let (bought, plain, bundle) = (order(&pool, 1).await, order(&pool, 2).await, order(&pool, 3).await);
    let (grace, eve) = (account(&pool, "grace@example.com").await, account(&pool, "eve@example.com").await);
    buy(&pool, &provider, &bought, 4).await;
    assert_eq!(why(&pool, &signed_in(grace), now()).await, None, "nothing is collected yet");
    collect(&pool, grace, "grace@example.com").await;

    let low = |sku| domain::purchase::member_price(price(sku));
    // The report may go to any address: the account is the proof.
    let asks = |account, order: &OrderNumber, sku, shown| Ask {
        claim: signed_in(account),
        shown,
        email: address("friend@example.com"),
        ..ask(order, sku)
    };
    for (order, sku, shown) in [(&plain, 2, low(2)), (&bundle, 5, low(5))] {
        let refused = begin(&pool, &provider, &asks(eve, order, sku, shown)).await;
        assert!(matches!(refused, Err(BuyError::PriceChanged(told)) if told == price(sku)), "{refused:?}");
        let started = begin(&pool, &provider, &asks(grace, order, sku, shown)).await.expect("started");
        apply_event(&pool, &provider.pay(&provider.intent_of(started.purchase)), now())
            .await
            .expect("applied");
    }
    let difference = Money { amount: low(4).amount - low(2).amount, ..low(4) };
    let upgrade = begin(&pool, &provider, &asks(grace, &plain, 4, difference)).await.expect("started");

    assert_eq!(upgrade.price, difference);
    let by: Vec<Option<String>> =
        sqlx::query_scalar("select member_order from purchase where order_number <> $1 order by created_at")
            .bind(bought.as_str())
            .fetch_all(&pool)
            .await
            .expect("purchases");
    assert_eq!(by, vec![Some(bought.as_str().to_owned()); 3], "what gave the price is kept");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_membership_counts_from_its_payment_for_twelve_months(pool: PgPool) {
    let (provider, grace) = (Fake::default(), account(&pool, "grace@example.com").await);
    let (member, _) = becomes_member(&pool, &provider, grace, now()).await;

    let reason = why(&pool, &signed_in(grace), now()).await.expect("a member");

    let end: Timestamp = "2027-11-15T10:00:00Z".parse().expect("a time");
    assert_eq!((reason.order, reason.until), (member.clone(), Some(end)));
    assert_eq!(why(&pool, &signed_in(grace), end).await, None);
    assert!(
        matches!(asks(&pool, &provider, grace, now()).await, Err(BuyError::AlreadyPaid)),
        "one at a time"
    );
    // Afterwards another can be bought, with an order of its own.
    let (again, _) = becomes_member(&pool, &provider, grace, end).await;
    assert_ne!(again, member);
    assert_eq!((crooked(&pool).await, held(&pool).await), (0, 2 * price(6).amount));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn asking_again_from_many_tabs_finds_one_order_and_one_intent(pool: PgPool) {
    let (provider, grace) = (Fake::default(), account(&pool, "grace@example.com").await);

    let asked = join_all((0..4).map(|_| asks(&pool, &provider, grace, now()))).await;

    let first = asked[0].as_ref().expect("an order").order.clone();
    for ask in asked {
        let ask = ask.expect("an order");
        assert_eq!(ask.order, first);
        begin(&pool, &provider, &ask).await.expect("started");
    }
    assert_eq!((count(&pool, "select count(*) from exam_order").await, provider.intents()), (1, 1));
    assert_eq!(count(&pool, "select count(*) from exam_order where forget_at is not null").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_refund_button_ends_a_membership_and_gives_all_of_it_back(pool: PgPool) {
    let (provider, grace) = (Fake::default(), account(&pool, "grace@example.com").await);
    let (member, _) = becomes_member(&pool, &provider, grace, now()).await;

    let (money, _) = refund_order(&pool, &member, Reason::Buyer, days(14)).await.expect("requested");

    assert_eq!(money, price(6));
    assert_eq!(why(&pool, &signed_in(grace), days(14)).await, None, "at once");
    let refund: Uuid = sqlx::query_scalar("select id from refund").fetch_one(&pool).await.expect("a refund");
    send_refund(&pool, &provider, refund.into(), days(14)).await.expect("sent");
    assert_eq!((states(&pool, &member).await, held(&pool).await), (vec![State::Refunded], 0));
    // The same order can be bought again.
    assert_eq!(asks(&pool, &provider, grace, days(14)).await.expect("an order").order, member);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn after_fourteen_days_a_membership_stays_until_its_end(pool: PgPool) {
    let (provider, grace) = (Fake::default(), account(&pool, "grace@example.com").await);
    let (member, _) = becomes_member(&pool, &provider, grace, now()).await;

    let late = refund_order(&pool, &member, Reason::Buyer, days(15)).await;

    assert!(matches!(late, Err(RefundError::TooLate)));
    assert!(why(&pool, &signed_in(grace), days(15)).await.is_some());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn whoever_has_the_permanent_discount_is_sold_no_membership(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let grace = account(&pool, "grace@example.com").await;
    buy(&pool, &provider, &order, 4).await;
    collect(&pool, grace, "grace@example.com").await;

    assert!(matches!(asks(&pool, &provider, grace, now()).await, Err(BuyError::AlreadyPaid)));
    let held = why(&pool, &signed_in(grace), now()).await.expect("a member");
    assert!(held.is_permanent());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_order_of_a_membership_sells_nothing_else_and_uses_no_bundle(pool: PgPool) {
    let (provider, bundle) = (Fake::default(), order(&pool, 1).await);
    let grace = account(&pool, "grace@example.com").await;
    buy(&pool, &provider, &bundle, 5).await;
    let member = asks(&pool, &provider, grace, now()).await.expect("an order").order;

    for sku in [1, 4, 5] {
        let answer = begin(&pool, &provider, &ask(&member, sku)).await;
        assert!(matches!(answer, Err(BuyError::NotForSale)), "{sku}: {answer:?}");
    }
    let used = use_bundle(&pool, &CATALOG, &member, &bundle, now()).await;
    assert!(matches!(used, Err(BuyError::NotForSale)), "{used:?}");
    let test = order(&pool, 2).await;
    let for_a_test = begin(&pool, &provider, &ask(&test, 6)).await;
    assert!(matches!(for_a_test, Err(BuyError::NotForSale)), "{for_a_test:?}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_paid_membership_is_delivered_by_its_receipt_and_never_taken_for_undelivered(pool: PgPool) {
    let (provider, grace) = (Fake::default(), account(&pool, "grace@example.com").await);
    let (member, purchase) = becomes_member(&pool, &provider, grace, now()).await;

    deliver(&pool, &crate::bank::Bank::default(), purchase, later(5)).await.expect("delivered");
    let after_a_day = check_delivery(&pool, purchase, days(1)).await.expect("checked");

    assert_eq!(states(&pool, &member).await, [State::Fulfilled]);
    assert_eq!((mails(&pool).await, after_a_day), (vec!["receipt".to_owned()], Vec::new()));
    assert_eq!(count(&pool, "select count(*) from job where kind = 'make_report'").await, 0);
    let until = "select count(*) from mail where context ->> 'member_until' = '2027-11-15T10:00:00Z'";
    assert_eq!(count(&pool, until).await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_membership_needs_no_waiver_because_all_of_it_can_go_back(pool: PgPool) {
    let (provider, grace) = (Fake::default(), account(&pool, "grace@example.com").await);
    let ask = asks(&pool, &provider, grace, now()).await.expect("an order");
    let shown = CATALOG.price(SkuId(6), country("DE")).expect("a price");

    let started = begin(&pool, &provider, &Ask { country: country("DE"), shown, ..ask }).await;

    assert_eq!(started.expect("started").price, shown);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn letters_of_a_membership_go_to_its_account_only(pool: PgPool) {
    let (provider, grace) = (Fake::default(), account(&pool, "grace@example.com").await);
    let (member, _) = becomes_member(&pool, &provider, grace, now()).await;

    let changed = change_address(&pool, &member, &address("eve@example.com"), 3, now()).await;
    let links = retrieve(&pool, &address("grace@example.com"), &[AppExamId(1)], Locale::En, now()).await;

    assert!(matches!(changed, Err(LetterError::UnknownOrder)), "{changed:?}");
    assert_eq!(links.expect("asked"), None, "it has no report to open");
}
