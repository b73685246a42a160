//! Letters on a real PostgreSQL: how they are numbered, and how often one may be sent without an answer.

use serde_json::json;
use sqlx::PgPool;
use uuid::Uuid;

use super::*;

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time")
}

fn ann() -> EmailAddress {
    EmailAddress::parse("ann@example.com").expect("an address")
}

fn letter_id(n: u128) -> LetterId {
    Uuid::from_u128(n).into()
}

async fn write(pool: &PgPool, n: u128, kind: Kind) -> (LetterId, i32) {
    write_about(pool, n, kind, &About::Order(OrderNumber::new(at(0), 7)), "digest").await
}

async fn write_about(pool: &PgPool, n: u128, kind: Kind, about: &About, digest: &str) -> (LetterId, i32) {
    let id = letter_id(n);
    let mail = NewMail {
        id,
        about,
        kind,
        recipient: &ann(),
        hl: Locale::De,
        context: &json!({ "n": 1 }),
        message: &format!("{}.{digest}", kind.code()),
    };
    let mut tx = crate::begin(pool).await.expect("begun");
    let rev = insert(&mut tx, &mail, at(0)).await.expect("written");
    tx.commit().await.expect("committed");
    (id, rev)
}

async fn read(pool: &PgPool, id: LetterId) -> Mail {
    let mut conn = pool.acquire().await.expect("a connection");
    find(&mut conn, id).await.expect("asked").expect("there")
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn each_letter_of_a_kind_has_the_next_revision_and_its_own_message_id(pool: PgPool) {
    let (first, one) = write(&pool, 1, Kind::Receipt).await;
    let (_, other_kind) = write(&pool, 2, Kind::Refund).await;
    let (second, two) = write(&pool, 3, Kind::Receipt).await;

    assert_eq!((one, other_kind, two), (1, 1, 2));
    assert_eq!(read(&pool, first).await.message, "receipt.digest.1");
    assert_eq!(read(&pool, second).await.message, "receipt.digest.2");
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn concurrent_letters_get_different_revisions(pool: PgPool) {
    let mut revs =
        futures_of(&pool, &[1, 2, 3, 4, 5, 6]).await.into_iter().map(|(_, rev)| rev).collect::<Vec<_>>();
    revs.sort_unstable();
    assert_eq!(revs, [1, 2, 3, 4, 5, 6]);
}

async fn futures_of(pool: &PgPool, ids: &[u128]) -> Vec<(LetterId, i32)> {
    let mut tasks = tokio::task::JoinSet::new();
    for id in ids {
        let (pool, id) = (pool.clone(), *id);
        tasks.spawn(async move { write(&pool, id, Kind::Retrieve).await });
    }
    tasks.join_all().await
}

/// Older marks are abandoned.
const PATIENCE: jiff::SignedDuration = jiff::SignedDuration::from_secs(100);

async fn mark(pool: &PgPool, id: LetterId, at: Timestamp) -> bool {
    let mut conn = pool.acquire().await.expect("a connection");
    mark_sending(&mut conn, id, at, at - PATIENCE).await.expect("asked")
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn only_sends_without_an_answer_are_counted(pool: PgPool) {
    let (id, _) = write(&pool, 1, Kind::Receipt).await;
    let mut conn = pool.acquire().await.expect("a connection");

    for second in 1..=5 {
        assert!(mark(&pool, id, at(second)).await);
        for _ in 0..2 {
            mark_untaken(&mut conn, id, at(second), "451 busy").await.expect("undone once");
        }
    }
    assert_eq!(read(&pool, id).await.ambiguous, 0);

    for second in 6..=7 {
        assert!(mark(&pool, id, at(second)).await);
        mark_unanswered(&mut conn, id, at(second)).await.expect("written");
    }
    assert!(!mark(&pool, id, at(8)).await, "twice is enough");
    assert_eq!(read(&pool, id).await.ambiguous, 2);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_letter_is_not_sent_while_another_sender_may_await_the_answer(pool: PgPool) {
    let (id, _) = write(&pool, 1, Kind::Receipt).await;
    let mut conn = pool.acquire().await.expect("a connection");

    assert!(mark(&pool, id, at(0)).await);
    assert!(!mark(&pool, id, at(99)).await);
    assert!(mark(&pool, id, at(100)).await, "no sender waits that long");
    mark_untaken(&mut conn, id, at(0), "451 busy").await.expect("asked");

    let mail = read(&pool, id).await;
    assert_eq!((mail.sending_at, mail.ambiguous), (Some(at(100)), 2), "one mark can't undo another");
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_refusal_undoes_only_its_own_mark(pool: PgPool) {
    let mut conn = pool.acquire().await.expect("a connection");
    for (n, refused_at, left) in [(1, at(1), 0), (2, at(2), 1)] {
        let (id, _) = write(&pool, n, Kind::Receipt).await;
        assert!(mark(&pool, id, at(1)).await);

        refuse(&mut conn, id, refused_at, "550 unknown").await.expect("written");

        let mail = read(&pool, id).await;
        assert_eq!((mail.state, mail.ambiguous), (State::Refused, left));
    }
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn an_accepted_letter_is_never_sent_again(pool: PgPool) {
    let (id, _) = write(&pool, 1, Kind::Receipt).await;
    let mut conn = pool.acquire().await.expect("a connection");
    assert!(mark(&pool, id, at(1)).await);

    mark_accepted(&mut conn, id, "250 ok", at(2)).await.expect("accepted");

    assert!(!mark(&pool, id, at(300)).await);
    assert!(!give_up(&mut conn, id).await.expect("asked"));
    let mail = read(&pool, id).await;
    assert_eq!((mail.state, mail.ambiguous), (State::Accepted, 0));
}

fn account(n: u128) -> About {
    About::Account(Uuid::from_u128(n).into())
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn letters_are_numbered_by_their_subject(pool: PgPool) {
    let mut revs = Vec::new();
    for (n, about, digest) in [
        (1, account(1), "one"),
        (2, account(2), "two"),
        (3, account(1), "one"),
        (4, About::Address, "four"),
        (5, About::Address, "five"),
    ] {
        let (id, rev) = write_about(&pool, n, Kind::Retrieve, &about, digest).await;
        assert_eq!(read(&pool, id).await.about, about);
        revs.push(rev);
    }

    assert_eq!(revs, [1, 1, 2, 1, 1]);
    assert_eq!(read(&pool, letter_id(3)).await.message, "retrieve.one.2");
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn only_a_letter_of_links_may_have_no_order_and_no_account(pool: PgPool) {
    let mail = NewMail {
        id: letter_id(1),
        about: &About::Address,
        kind: Kind::Receipt,
        recipient: &ann(),
        hl: Locale::De,
        context: &json!({}),
        message: "receipt.digest",
    };
    let mut conn = pool.acquire().await.expect("a connection");

    let refused = insert(&mut conn, &mail, at(0)).await.expect_err("refused");

    assert!(format!("{refused:?}").contains("mail_about"), "{refused:?}");
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_letter_never_has_both_an_order_and_an_account(pool: PgPool) {
    write(&pool, 1, Kind::Receipt).await;

    let both = sqlx::query("update mail set account_id = gen_random_uuid()").execute(&pool).await;

    assert!(format!("{:?}", both.expect_err("refused")).contains("mail_about"));
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_letter_about_an_account_is_sent_once_and_erased_with_it(pool: PgPool) {
    let mut conn = pool.acquire().await.expect("a connection");
    let (id, _) = write_about(&pool, 1, Kind::Retrieve, &account(1), "one").await;
    let (other, _) = write_about(&pool, 2, Kind::Retrieve, &account(2), "two").await;
    let (of_order, _) = write(&pool, 3, Kind::Receipt).await;

    assert!(mark(&pool, id, at(1)).await);
    mark_accepted(&mut conn, id, "250 ok", at(2)).await.expect("accepted");
    assert!(!mark(&pool, id, at(300)).await, "it was accepted");
    let gone = Uuid::from_u128(1).into();
    crate::erasure::accounts::delete(&mut conn, gone, b"nobody", at(400)).await.expect("deleted");

    assert!(find(&mut conn, id).await.expect("asked").is_none());
    for kept in [other, of_order] {
        assert!(find(&mut conn, kept).await.expect("asked").is_some());
    }
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn every_kind_of_letter_is_deleted_after_its_retention(pool: PgPool) {
    let mut conn = pool.acquire().await.expect("a connection");
    let order = About::Order(OrderNumber::new(at(0), 7));
    for (n, about, digest) in [(1, order, "one"), (2, account(1), "two"), (3, About::Address, "three")] {
        let (id, _) = write_about(&pool, n, Kind::Retrieve, &about, digest).await;
        mark_accepted(&mut conn, id, "250 ok", at(1)).await.expect("accepted");
    }

    assert_eq!(crate::erasure::forget_mails(&mut conn, at(0)).await.expect("asked"), 0);
    assert_eq!(crate::erasure::forget_mails(&mut conn, at(1)).await.expect("asked"), 3);
}
