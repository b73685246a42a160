//! Letters on a real PostgreSQL: which they are, and how often one may leave without an answer.

use serde_json::json;
use sqlx::PgPool;

use super::*;

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time")
}

async fn write(pool: &PgPool, n: u128, kind: Kind) -> (Uuid, i32) {
    let (id, order) = (Uuid::from_u128(n), OrderNumber::new(at(0), 7));
    let mail = NewMail {
        id,
        order: &order,
        kind,
        recipient: "ann@example.com",
        hl: Locale::De,
        context: &json!({ "n": 1 }),
        message: &format!("{}.digest", kind.code()),
    };
    let mut tx = pool.begin().await.expect("begun");
    let rev = insert(&mut tx, &mail, at(0)).await.expect("written");
    tx.commit().await.expect("committed");
    (id, rev)
}

async fn read(pool: &PgPool, id: Uuid) -> Mail {
    let mut conn = pool.acquire().await.expect("a connection");
    find(&mut conn, id).await.expect("asked").expect("there")
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn each_letter_of_a_kind_has_the_next_revision_and_a_message_id_of_its_own(pool: PgPool) {
    let (first, one) = write(&pool, 1, Kind::Receipt).await;
    let (_, other_kind) = write(&pool, 2, Kind::Refund).await;
    let (second, two) = write(&pool, 3, Kind::Receipt).await;

    assert_eq!((one, other_kind, two), (1, 1, 2));
    assert_eq!(read(&pool, first).await.message, "receipt.digest.1");
    assert_eq!(read(&pool, second).await.message, "receipt.digest.2");
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn letters_written_at_once_wait_for_each_other(pool: PgPool) {
    let mut revs =
        futures_of(&pool, &[1, 2, 3, 4, 5, 6]).await.into_iter().map(|(_, rev)| rev).collect::<Vec<_>>();
    revs.sort_unstable();
    assert_eq!(revs, [1, 2, 3, 4, 5, 6]);
}

async fn futures_of(pool: &PgPool, ids: &[u128]) -> Vec<(Uuid, i32)> {
    let mut tasks = tokio::task::JoinSet::new();
    for id in ids {
        let (pool, id) = (pool.clone(), *id);
        tasks.spawn(async move { write(&pool, id, Kind::Retrieve).await });
    }
    tasks.join_all().await
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn only_dots_without_an_answer_are_counted(pool: PgPool) {
    let (id, _) = write(&pool, 1, Kind::Receipt).await;
    let mut conn = pool.acquire().await.expect("a connection");

    for second in 1..=5 {
        assert!(mark_sending(&mut conn, id, at(second)).await.expect("marked"));
        mark_untaken(&mut conn, id, "451 busy", true).await.expect("taken back");
    }
    assert_eq!(read(&pool, id).await.ambiguous, 0);

    assert!(mark_sending(&mut conn, id, at(6)).await.expect("marked"));
    assert!(mark_sending(&mut conn, id, at(7)).await.expect("marked"));
    assert!(!mark_sending(&mut conn, id, at(8)).await.expect("asked"), "twice is enough");
    assert_eq!(read(&pool, id).await.ambiguous, 2);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_letter_that_was_taken_is_never_given_again(pool: PgPool) {
    let (id, _) = write(&pool, 1, Kind::Receipt).await;
    let mut conn = pool.acquire().await.expect("a connection");
    assert!(mark_sending(&mut conn, id, at(1)).await.expect("marked"));

    mark_accepted(&mut conn, id, "250 ok", at(2)).await.expect("accepted");

    assert!(!mark_sending(&mut conn, id, at(3)).await.expect("asked"));
    assert!(!give_up(&mut conn, id, State::Unconfirmed).await.expect("asked"));
    let mail = read(&pool, id).await;
    assert_eq!((mail.state, mail.ambiguous), (State::Accepted, 0));
}
