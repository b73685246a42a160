//! Books read back as written, and the holder of an order's lock has exclusive access to its money.

use std::time::Duration;

use domain::{books::Verdict, order::UNPAID_KEPT, payment::IntentNews};
use sqlx::PgPool;
use uuid::Uuid;

use super::*;
use crate::jobs::NewJob;
use crate::{attempts, bundles, erasure, orders, payment_events::StoredEvent, purchases};

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time")
}

fn grace() -> EmailAddress {
    EmailAddress::parse("grace@example.com").expect("an address")
}

fn id<Id: From<Uuid>>(n: u128) -> Id {
    Uuid::from_u128(n).into()
}

const PRICE: Money = Money::new(Currency::JPY, 48_000);

/// An order with one unpaid purchase.
async fn opened(conn: &mut PgConnection, n: u128) -> (OrderNumber, AttemptId) {
    let number = OrderNumber::new(at(0), n);
    sqlx::query!(
        "insert into exam_order (number, run_id, app_exam_id, exam_id, form_id, status, hl, country, submitted_at,
                                 choices, times_ms, changes, chosen_at_ms, circumstances, parameter_version,
                                 norm_version, outcome, forget_at, kind)
         values ($1, $2, 1, 1, 1, 'pending_payment', 'JA', 'JP', now(), '{}', '{}', '{}', '{}', '{}', 1, 'x', '{}',
                 now(), 'iq')",
        number.as_str(),
        Uuid::from_u128(n),
    )
    .execute(&mut *conn)
    .await
    .expect("an order");
    let (purchase, attempt) = (id(1_000 + n), id(2_000 + n));
    let new = purchases::NewPurchase {
        id: purchase,
        order: &number,
        sku: SkuId(2),
        kind: Kind::Package,
        price: PRICE,
        list_amount: 60_000,
        worth: PRICE.amount,
        from: None,
        items: &[PackageItem::IqScore, PackageItem::Report],
        tests: 1,
        months: None,
        country: CountryCode::parse("JP").expect("a country"),
        hl: Locale::Ja,
        email: &grace(),
        member_order: Some(&number),
        evidence: &Evidence { confirmed: Some("はい".to_owned()), at: Some(at(0)), ..Evidence::default() },
    };
    purchases::insert(conn, &new, at(100), at(0)).await.expect("a purchase");
    attempts::insert(conn, attempt, purchase, 1, at(60), at(0)).await.expect("an attempt");
    (number, attempt)
}

fn paid(attempt: AttemptId) -> IntentNews {
    IntentNews {
        intent: format!("pi_{attempt}"),
        attempt: Some(attempt),
        known: Known { state: AttemptState::Succeeded, as_of: at(5) },
        money: Some(PRICE),
        received: Some(PRICE),
        charge: Some(format!("ch_{attempt}")),
        method: Some("konbini".to_owned()),
        expires_at: None,
        failure: None,
        client_secret: Some("secret".to_owned()),
    }
}

async fn opened_books(conn: &mut PgConnection, number: &OrderNumber) -> OpenBooks {
    OpenBooks::find(conn, number).await.expect("read").expect("an order")
}

/// Records a payment; returns the books after it.
async fn pay(conn: &mut PgConnection, number: &OrderNumber, attempt: AttemptId) -> OpenBooks {
    let mut open = opened_books(conn, number).await;
    let Verdict::Changed(change) = open.books.intent(&paid(attempt), at(6), id(9)) else {
        panic!("nothing changed");
    };
    let body = serde_json::json!({ "id": "evt_1" });
    let event = StoredEvent {
        id: "evt_1",
        kind: "payment_intent.succeeded",
        object: None,
        created_at: at(5),
        body: &body,
        outcome: change.to.code(),
    };
    let job = NewJob {
        id: id(7),
        kind: "deliver",
        payload: serde_json::json!({ "kind": "deliver" }),
        key: "deliver:1".to_owned(),
        slow: false,
        run_at: at(6),
    };
    write(conn, &open, &change, Some(event), &[job], at(6)).await.expect("written");
    open
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn books_read_back_as_written(pool: PgPool) {
    let mut conn = pool.acquire().await.expect("a connection");
    let (number, attempt) = opened(&mut conn, 1).await;

    let written = pay(&mut conn, &number, attempt).await;

    let open = opened_books(&mut conn, &number).await;
    assert_eq!(open.books, written.books);
    assert_eq!(open.status, Status::Completed);
    let purchase = &open.books.purchases[0];
    assert_eq!((purchase.state, purchase.paid_at), (State::Paid, Some(at(6))));
    assert_eq!(purchase.terms.evidence.confirmed.as_deref(), Some("はい"));
    assert_eq!((purchase.terms.hl, purchase.terms.member_order.as_ref()), (Locale::Ja, Some(&number)));
    let kept = sqlx::query!(
        r#"select (select count(*) from payment_event) as "events!", (select count(*) from job) as "jobs!",
                  (select sum(amount)::bigint from ledger_line where account = 'provider') as "held!",
                  (select count(*) from exam_order where forget_at is null) as "kept!",
                  (select count(*) from payment_attempt where check_at is null) as "settled!""#
    )
    .fetch_one(&mut *conn)
    .await
    .expect("counts");
    assert_eq!((kept.events, kept.jobs, kept.held, kept.kept, kept.settled), (1, 1, 48_000, 1, 1));
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn every_key_finds_its_order(pool: PgPool) {
    let mut conn = pool.acquire().await.expect("a connection");
    let (number, attempt) = opened(&mut conn, 1).await;
    opened(&mut conn, 2).await;
    let mut open = pay(&mut conn, &number, attempt).await;
    let change = open.books.give_back((0, 0), refund::Reason::Buyer, at(7), id(8));
    open.books.purchases[0].attempts[0].refunds[0].provider_id = Some("re_1".to_owned());
    write(&mut conn, &open, &change.expect("money"), None, &[], at(7)).await.expect("written");
    let intent = format!("pi_{attempt}");
    let keys = [
        OrderKey { intent: Some(&intent), ..OrderKey::default() },
        OrderKey { attempt: Some(attempt), ..OrderKey::default() },
        OrderKey { refund: Some(id(8)), ..OrderKey::default() },
        OrderKey { provider_refund: Some("re_1"), ..OrderKey::default() },
        OrderKey { purchase: Some(open.books.purchases[0].id), ..OrderKey::default() },
    ];

    for key in keys {
        let found = OpenBooks::lock_by(&mut conn, key).await.expect("asked").expect("an order");
        assert_eq!(found.number, number, "{key:?}");
    }
    for key in [OrderKey::default(), OrderKey { intent: Some("pi_x"), ..OrderKey::default() }] {
        assert_eq!(OpenBooks::lock_by(&mut conn, key).await.expect("asked"), None);
    }
    assert_eq!(read(&mut conn, &number).await.expect("read"), open.books);
}

/// The database confirms that somebody really waits for a lock.
async fn until_one_waits(pool: &PgPool) {
    let waiting = async || {
        let waiting = sqlx::query_scalar!(
            r#"select count(*) as "count!" from pg_stat_activity
               where datname = current_database() and wait_event_type = 'Lock'"#
        );
        waiting.fetch_one(pool).await.expect("asked") > 0
    };
    tokio::time::timeout(Duration::from_secs(10), async {
        while !waiting().await {
            tokio::task::yield_now().await;
        }
    })
    .await
    .expect("one waits");
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn two_payments_of_one_order_are_processed_one_after_the_other(pool: PgPool) {
    let (number, attempt) = opened(&mut pool.acquire().await.expect("a connection"), 1).await;
    let mut first = crate::begin(&pool).await.expect("begun");
    OpenBooks::lock(&mut first, &number).await.expect("locked");

    let second = tokio::spawn({
        let (pool, number) = (pool.clone(), number.clone());
        async move {
            let mut second = crate::begin(&pool).await.expect("begun");
            let open = OpenBooks::lock(&mut second, &number).await.expect("locked").expect("an order");
            open.books.purchases[0].state
        }
    });
    until_one_waits(&pool).await;
    pay(&mut first, &number, attempt).await;
    first.commit().await.expect("committed");

    assert_eq!(second.await.expect("ended"), State::Paid);
}

/// What `waits` returns if the order is erased while it waits for its lock.
async fn erased_meanwhile<T: Send + 'static>(
    pool: &PgPool,
    number: &OrderNumber,
    replacement: &OrderNumber,
    waits: impl Future<Output = T> + Send + 'static,
) -> T {
    let mut erasing = crate::begin(pool).await.expect("begun");
    OpenBooks::lock(&mut erasing, number).await.expect("locked");
    let waiting = tokio::spawn(waits);
    until_one_waits(pool).await;
    let erased = erasure::erase(&mut erasing, number, replacement, erasure::Buyer::Erase, at(2)).await;
    assert!(erased.expect("erased"));
    erasing.commit().await.expect("committed");
    waiting.await.expect("ended")
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn who_waits_while_an_order_is_erased_finds_its_money_in_the_order_that_replaces_it(pool: PgPool) {
    let (number, attempt) = opened(&mut pool.acquire().await.expect("a connection"), 1).await;
    let replacement = OrderNumber::new(at(1), 2);
    let found = erased_meanwhile(&pool, &number, &replacement, {
        let pool = pool.clone();
        async move {
            let mut tx = crate::begin(&pool).await.expect("begun");
            let key = OrderKey { attempt: Some(attempt), ..OrderKey::default() };
            let open = OpenBooks::lock_by(&mut tx, key).await.expect("locked");
            open.map(|open| (open.number, open.books.purchases.len()))
        }
    })
    .await;

    assert_eq!(found, Some((replacement, 1)));
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn who_waits_while_an_order_of_a_bundle_is_erased_gets_the_order_that_replaces_it(pool: PgPool) {
    let mut conn = pool.acquire().await.expect("a connection");
    let ((bundle, _), (number, _)) = (opened(&mut conn, 1).await, opened(&mut conn, 2).await);
    let payer = opened_books(&mut conn, &bundle).await.books.purchases[0].id;
    sqlx::query("insert into bundle_use (purchase_id, order_number, used_at) values ($1, $2, now())")
        .bind(payer.as_uuid())
        .bind(number.as_str())
        .execute(&mut *conn)
        .await
        .expect("used");
    let replacement = OrderNumber::new(at(1), 3);
    let locked = erased_meanwhile(&pool, &number, &replacement, {
        let pool = pool.clone();
        async move {
            let mut tx = crate::begin(&pool).await.expect("begun");
            bundles::lock_users(&mut tx, payer).await.expect("locked")
        }
    })
    .await;

    assert_eq!(locked, [replacement]);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn an_upgrade_and_its_refunds_read_back_as_written(pool: PgPool) {
    let mut conn = pool.acquire().await.expect("a connection");
    let (number, attempt) = opened(&mut conn, 1).await;
    pay(&mut conn, &number, attempt).await;
    let base = Base { items: vec![PackageItem::IqScore, PackageItem::Report], amount: 48_000 };
    let evidence = Evidence::default();
    let new = purchases::NewPurchase {
        id: id(5_000),
        order: &number,
        sku: SkuId(3),
        kind: Kind::Upgrade,
        price: Money::new(Currency::JPY, 20_000),
        list_amount: 20_000,
        worth: 68_000,
        from: Some(&base),
        items: &[PackageItem::IqScore, PackageItem::Report, PackageItem::Certificate],
        tests: 1,
        months: None,
        country: CountryCode::parse("JP").expect("a country"),
        hl: Locale::Ja,
        email: &grace(),
        member_order: None,
        evidence: &evidence,
    };
    purchases::insert(&mut conn, &new, at(100), at(10)).await.expect("a purchase");
    let mut open = opened_books(&mut conn, &number).await;
    let books = &mut open.books;
    assert_eq!((books.purchases[1].from.as_ref(), books.purchases[1].worth), (Some(&base), 68_000));

    // A refund that fails is written with its replacement.
    let change = books.give_back((0, 0), refund::Reason::Buyer, at(11), id(8)).expect("money");
    write(&mut conn, &open, &change, None, &[], at(11)).await.expect("written");
    let Verdict::Changed(change) = open.books.refuse(id(8), "no", at(12), id(9)) else {
        panic!("nothing changed");
    };
    write(&mut conn, &open, &change, None, &[], at(12)).await.expect("written");

    assert_eq!(read(&mut conn, &number).await.expect("read"), open.books);
    let health = purchases::health(&mut conn).await.expect("read");
    assert_eq!(health.stuck_refunds, 0, "its replacement is in progress");
    set_status(&mut conn, &number, Status::Uncompleted).await.expect("set");
    assert!(read(&mut conn, &number).await.expect("read").void);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn what_replaces_an_erased_order_stays_only_if_money_came(pool: PgPool) {
    let mut conn = pool.acquire().await.expect("a connection");
    let (unpaid, paid) = (opened(&mut conn, 1).await.0, opened(&mut conn, 2).await.0);
    // What was paid for a second time counts as no purchase, and went back.
    let (doubled, attempt) = opened(&mut conn, 3).await;
    sqlx::query("update purchase set paid_at = now() where order_number = $1")
        .bind(paid.as_str())
        .execute(&mut *conn)
        .await
        .expect("paid");
    sqlx::query("update payment_attempt set received = 799, surplus = true where id = $1")
        .bind(attempt.as_uuid())
        .execute(&mut *conn)
        .await
        .expect("paid twice");
    let replacement = |n| OrderNumber::new(at(1), n);
    let (gone, kept, kept_too) = (replacement(3), replacement(4), replacement(5));
    for (order, replacement) in [(&unpaid, &gone), (&paid, &kept), (&doubled, &kept_too)] {
        let erased = erasure::erase(&mut conn, order, replacement, erasure::Buyer::Erase, at(2)).await;
        assert!(erased.expect("erased"));
    }

    let before = orders::forget_due(&mut conn, at(1) + UNPAID_KEPT, 10).await.expect("deleted");
    let after = orders::forget_due(&mut conn, at(2) + UNPAID_KEPT, 10).await.expect("deleted");

    assert_eq!((before, after), (0, 1));
    let mut left: Vec<String> =
        sqlx::query_scalar("select number from exam_order").fetch_all(&mut *conn).await.expect("read");
    left.sort();
    assert_eq!(left, [kept.as_str(), kept_too.as_str()]);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn erasing_an_order_reads_no_table_from_end_to_end(pool: PgPool) {
    crate::migrate(&pool).await.expect("indexes");
    let mut erasing = crate::begin(&pool).await.expect("begun");
    let (number, _) = opened(&mut erasing, 1).await;
    // Tables this small are read whole wherever that is possible.
    sqlx::query("set local enable_seqscan = off").execute(&mut *erasing).await.expect("set");
    let read_whole =
        "select array_agg(relname || ': ' || seq_scan order by relname) from pg_stat_xact_user_tables
                      where seq_scan > 0";
    let before: Option<Vec<String>> =
        sqlx::query_scalar(read_whole).fetch_one(&mut *erasing).await.expect("read");

    let replacement = OrderNumber::new(at(1), 2);
    let erased = erasure::erase(&mut erasing, &number, &replacement, erasure::Buyer::Erase, at(2)).await;

    assert!(erased.expect("erased"));
    let after: Option<Vec<String>> =
        sqlx::query_scalar(read_whole).fetch_one(&mut *erasing).await.expect("read");
    assert_eq!(after, before);
}
