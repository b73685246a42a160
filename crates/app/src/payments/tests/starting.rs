//! Starting a payment.

use super::{provider::Fault, *};
use domain::payment::AttemptState;

fn is<T>(result: Result<T, BuyError>, wanted: fn(&BuyError) -> bool) -> bool {
    result.err().is_some_and(|error| wanted(&error))
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn pressing_twice_opens_one_intent(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);

    let first = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let mut other = ask(&order, 1);
    other.email = address("other@example.com");
    let second = begin(&pool, &provider, &other).await.expect("started");

    assert_eq!(first, second);
    assert_eq!((provider.intents(), provider.calls("create")), (1, 1));
    let standing = standing_of(&pool, &order).await;
    assert_eq!(standing.purchases.len(), 1);
    assert_eq!(standing.purchases[0].email, other.email);
    assert_eq!(standing.purchases[0].state, State::Pending);
    assert_eq!(
        count(&pool, "select count(*) from exam_order where forget_at > now() + interval '1 day'").await,
        1
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn two_tabs_at_once_open_one_intent(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);

    let asked = ask(&order, 2);
    let tabs = (0..8).map(|_| begin(&pool, &provider, &asked));
    let started = futures::future::join_all(tabs).await;

    let first = started[0].as_ref().expect("started");
    assert!(started.iter().all(|one| one.as_ref().is_ok_and(|one| one == first)));
    assert_eq!(provider.intents(), 1);
    assert_eq!(count(&pool, "select count(*) from payment_attempt").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_crash_around_the_call_is_recovered_by_the_same_key(pool: PgPool) {
    let provider = Fake::default();
    for (n, fault) in [(1, Fault::LostBefore), (2, Fault::LostAfter)] {
        let order = order(&pool, n).await;
        provider.fault(fault);

        let broken = begin(&pool, &provider, &ask(&order, 1)).await;
        assert!(is(broken, |error| matches!(error, BuyError::Provider(ProviderError::Unclear(_)))));
        assert_eq!(states(&pool, &order).await, [State::Created]);
        let started = begin(&pool, &provider, &ask(&order, 1)).await.expect("started");

        assert_eq!(u128::try_from(provider.intents()), Ok(n));
        assert_eq!(started.client_secret, format!("pi_{n}_secret"));
        assert_eq!(states(&pool, &order).await, [State::Pending]);
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unusable_key_is_looked_up_before_a_new_one_is_used(pool: PgPool) {
    let (provider, first, second) = (Fake::default(), order(&pool, 1).await, order(&pool, 2).await);

    provider.fault(Fault::StuckDone);
    let found = begin(&pool, &provider, &ask(&first, 1)).await.expect("started");
    assert_eq!((provider.intents(), provider.calls("find")), (1, 1));
    assert_eq!(found.client_secret, "pi_1_secret");

    provider.fault(Fault::StuckUndone);
    begin(&pool, &provider, &ask(&second, 1)).await.expect("started");
    assert_eq!((provider.intents(), provider.calls("find")), (2, 2));
    let keys: Vec<String> = sqlx::query_scalar(
        "select right(key, 2) || ' ' || state from payment_attempt order by created_at, n",
    )
    .fetch_all(&pool)
    .await
    .expect("keys");
    assert_eq!(keys, [":1 waiting", ":1 cancelled", ":2 waiting"]);
    assert_eq!(states(&pool, &second).await, [State::Pending]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_old_call_is_never_repeated(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    provider.fault(Fault::LostAfter);
    begin(&pool, &provider, &ask(&order, 1)).await.expect_err("lost");

    let started =
        start(&pool, &provider, &CATALOG, &ask(&order, 1), later(23 * 3600)).await.expect("started");

    assert_eq!((provider.calls("create"), provider.calls("find"), provider.intents()), (1, 1, 1));
    assert_eq!(started.client_secret, "pi_1_secret");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_attempt_that_the_provider_rejects_is_given_up_and_may_be_tried_again(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    provider.fault(Fault::Refused);

    let refused = begin(&pool, &provider, &ask(&order, 1)).await;

    assert!(is(refused, |error| matches!(error, BuyError::Provider(ProviderError::Refused { .. }))));
    assert_eq!(states(&pool, &order).await, [State::Expired]);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    assert_eq!(states(&pool, &order).await, [State::Expired, State::Pending]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn what_is_not_for_sale_is_not_sold(pool: PgPool) {
    let provider = Fake::default();
    let valid = order(&pool, 1).await;
    let abnormal = order_of(&pool, 2, ExamId(1), Status::Uncompleted).await;
    let free = CATALOG.exams.iter().find(|exam| exam.free).map(|exam| exam.id);
    let free = order_of(&pool, 3, free.expect("a free exam"), Status::Completed).await;
    let nowhere = OrderNumber::new(now(), 99);
    let mut in_germany = ask(&valid, 1);
    in_germany.country = country("DE");
    in_germany.shown = CATALOG.price(SkuId(1), country("DE")).expect("a price");

    assert!(is(begin(&pool, &provider, &ask(&abnormal, 1)).await, |e| matches!(e, BuyError::NotForSale)));
    assert!(is(begin(&pool, &provider, &ask(&free, 1)).await, |e| matches!(e, BuyError::NotForSale)));
    let mut unknown = ask(&valid, 1);
    unknown.sku = SkuId(77);
    assert!(is(begin(&pool, &provider, &unknown).await, |e| matches!(e, BuyError::NotForSale)));
    assert!(is(begin(&pool, &provider, &ask(&nowhere, 1)).await, |e| matches!(e, BuyError::UnknownOrder)));
    assert!(is(begin(&pool, &provider, &in_germany).await, |e| matches!(e, BuyError::ConsentMissing)));
    assert_eq!(count(&pool, "select count(*) from purchase").await, 0);
    (in_germany.evidence.supply, in_germany.evidence.waiver) =
        (Some("Yes".to_owned()), Some("Yes".to_owned()));
    begin(&pool, &provider, &in_germany).await.expect("started");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_price_that_was_not_shown_is_returned_and_never_charged(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    let price = ask(&order, 1).shown;
    for shown in [Money::new(price.currency, price.amount - 1), Money::new(Currency::JPY, price.amount)] {
        let tampered = Ask { shown, ..ask(&order, 1) };
        let answer = begin(&pool, &provider, &tampered).await;
        assert!(matches!(answer, Err(BuyError::PriceChanged(told)) if told == price), "{answer:?}");
    }
    assert_eq!((provider.calls("create"), count(&pool, "select count(*) from purchase").await), (0, 0));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_new_price_closes_the_intent_with_the_old_one(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    let mut dearer = CATALOG.clone();
    for book in &mut dearer.prices {
        book.amounts.values_mut().for_each(|amount| *amount += 100);
    }
    let asked = Ask { shown: dearer.price(SkuId(1), country("US")).expect("a price"), ..ask(&order, 1) };

    let started = start(&pool, &provider, &dearer, &asked, now()).await.expect("started");

    assert_eq!((started.price, started.client_secret.as_str()), (asked.shown, "pi_2_secret"));
    assert_eq!(states(&pool, &order).await, [State::Expired, State::Pending]);
    assert_eq!(provider.calls("cancel"), 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn choosing_another_package_closes_the_previous_intent_but_no_payment_in_progress(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    begin(&pool, &provider, &ask(&order, 2)).await.expect("started");
    assert_eq!(states(&pool, &order).await, [State::Expired, State::Pending]);

    apply_event(&pool, &provider.becomes("pi_2", AttemptState::Processing), now()).await.expect("applied");
    begin(&pool, &provider, &ask(&order, 3)).await.expect("started");
    assert_eq!(states(&pool, &order).await, [State::Expired, State::Processing, State::Pending]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_slip_that_the_buyer_holds_is_never_cancelled(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    apply_event(&pool, &provider.shows_slip("pi_1", days(3)), now()).await.expect("applied");

    // Another package, and the same one at another price.
    begin(&pool, &provider, &ask(&order, 2)).await.expect("started");
    let mut dearer = CATALOG.clone();
    for book in &mut dearer.prices {
        book.amounts.values_mut().for_each(|amount| *amount += 100);
    }
    let asked = Ask { shown: dearer.price(SkuId(1), country("US")).expect("a price"), ..ask(&order, 1) };
    let again = start(&pool, &provider, &dearer, &asked, now()).await;

    assert!(is(again, |error| matches!(error, BuyError::AlreadyPaid)));
    assert_eq!(states(&pool, &order).await, [State::Pending, State::Pending]);
    assert_eq!(provider.calls("cancel"), 0);
    // Once it can no longer have been paid, it doesn't block anything.
    start(&pool, &provider, &dearer, &asked, days(5)).await.expect("started");
    assert_eq!(provider.calls("cancel"), 2);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_slip_whose_event_has_not_arrived_is_never_cancelled_either(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    begin(&pool, &provider, &ask(&order, 1)).await.expect("started");
    // The provider's event hasn't arrived yet.
    provider.shows_slip("pi_1", days(3));

    begin(&pool, &provider, &ask(&order, 2)).await.expect("started");

    assert_eq!(provider.calls("cancel"), 0);
    assert_eq!(states(&pool, &order).await, [State::Pending, State::Pending]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn at_most_three_intents_are_opened_a_day(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    for sku in [1, 2, 3] {
        begin(&pool, &provider, &ask(&order, sku)).await.expect("started");
    }

    let fourth = begin(&pool, &provider, &ask(&order, 4)).await;

    assert!(is(fourth, |error| matches!(error, BuyError::TooManyAttempts)));
    begin(&pool, &provider, &ask(&order, 3)).await.expect("the open one is still open");
    start(&pool, &provider, &CATALOG, &ask(&order, 4), days(1)).await.expect("another day");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_owner_of_a_package_pays_only_the_difference_to_a_larger_one(pool: PgPool) {
    let (provider, order) = (Fake::default(), order(&pool, 1).await);
    buy(&pool, &provider, &order, 2).await;
    let book = |sku| CATALOG.price(SkuId(sku), country("US")).expect("a price").amount;

    for sku in [1, 2, 5] {
        assert!(is(begin(&pool, &provider, &ask(&order, sku)).await, |e| matches!(e, BuyError::AlreadyPaid)));
    }
    let full = begin(&pool, &provider, &ask(&order, 4)).await;
    let Err(BuyError::PriceChanged(price)) = full else { panic!("{full:?}") };
    assert_eq!(price.amount, book(4) - book(2));
    let started = begin(&pool, &provider, &Ask { shown: price, ..ask(&order, 4) }).await.expect("started");
    apply_event(&pool, &provider.pay(&provider.intent_of(started.purchase)), now()).await.expect("applied");

    let standing = standing_of(&pool, &order).await;
    assert!(standing.owned.contains(&PackageItem::Discount));
    assert_eq!(
        standing.purchases.iter().map(|one| one.state).collect::<Vec<_>>(),
        [State::Paid, State::Paid]
    );
    assert_eq!(standing.purchases[1].kind, Kind::Upgrade);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn members_pay_four_fifths_with_their_own_address_without_an_end_date(pool: PgPool) {
    let (provider, member, other) = (Fake::default(), order(&pool, 1).await, order(&pool, 2).await);
    let plain = order(&pool, 3).await;
    buy(&pool, &provider, &member, 4).await;
    buy(&pool, &provider, &plain, 1).await;
    let list = ask(&other, 3).shown;
    let low = domain::purchase::member_price(list);
    let asks = |member: &OrderNumber, email: &str| Ask {
        claim: claim(member),
        shown: low,
        email: address(email),
        ..ask(&other, 3)
    };
    let refused = |answer| matches!(answer, Err(BuyError::PriceChanged(told)) if told == list);

    assert!(
        refused(begin(&pool, &provider, &asks(&plain, "grace@example.com")).await),
        "it includes no membership"
    );
    assert!(refused(begin(&pool, &provider, &asks(&member, "eve@example.com")).await), "another address");
    let late = start(&pool, &provider, &CATALOG, &asks(&member, "GRACE@example.com"), days(3_660)).await;
    let started = late.expect("started");

    assert_eq!(started.price, low);
    let kept: (i64, i64) = sqlx::query_as("select amount, list_amount from purchase where id = $1")
        .bind(started.purchase.as_uuid())
        .fetch_one(&pool)
        .await
        .expect("a purchase");
    assert_eq!(kept, (low.amount, list.amount));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_package_of_another_exam_is_rejected(pool: PgPool) {
    let provider = Fake::default();
    let order = order_of(&pool, 1, ExamId(2), Status::PendingPayment).await;
    let mut catalog = CATALOG.clone();
    for package in catalog.packages.iter_mut().filter(|package| package.id != SkuId(2)) {
        package.exams = vec![ExamId(1)];
    }

    let others = start(&pool, &provider, &catalog, &ask(&order, 1), now()).await;
    let own = start(&pool, &provider, &catalog, &ask(&order, 2), now()).await;

    assert!(is(others, |error| matches!(error, BuyError::NotForSale)));
    own.expect("its own package is sold");
    assert_eq!(provider.intents(), 1, "nothing was opened for the rejected one");
}
