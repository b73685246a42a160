//! Jobs on a real PostgreSQL: none runs twice at once, and none is lost.

use jiff::SignedDuration;
use sqlx::PgPool;

use super::*;

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time")
}

const LEASE: SignedDuration = SignedDuration::from_secs(60);

fn job_id(n: u128) -> JobId {
    Uuid::from_u128(n).into()
}

async fn put(pool: &PgPool, n: u128, run_at: Timestamp) -> JobId {
    let id = job_id(n);
    let mut conn = pool.acquire().await.expect("a connection");
    insert(&mut conn, &deliver(id, run_at), at(0)).await.expect("written");
    id
}

fn deliver(id: JobId, run_at: Timestamp) -> NewJob {
    NewJob { id, kind: "deliver", payload: Value::Null, key: id.to_string(), slow: false, run_at }
}

async fn take_at(pool: &PgPool, most: i64, now: Timestamp) -> Vec<Taken> {
    let mut conn = pool.acquire().await.expect("a connection");
    take(&mut conn, room(most), now + LEASE, now).await.expect("claimed")
}

fn room(most: i64) -> Room {
    Room { slow: false, most, suspect: true }
}

async fn conn(pool: &PgPool) -> sqlx::pool::PoolConnection<sqlx::Postgres> {
    pool.acquire().await.expect("a connection")
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_job_is_rolled_back_with_its_transaction(pool: PgPool) {
    let mut tx = crate::begin(&pool).await.expect("begun");
    insert(&mut tx, &deliver(job_id(1), at(0)), at(0)).await.expect("written");
    tx.rollback().await.expect("undone");

    assert_eq!(take_at(&pool, 9, at(1)).await, []);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_key_has_one_job_however_often_it_is_written(pool: PgPool) {
    let mut new = Vec::new();
    for n in 1..=3 {
        let job = NewJob { key: "mail:1".to_owned(), ..deliver(job_id(n), at(0)) };
        new.push(insert(&mut *conn(&pool).await, &job, at(0)).await.expect("written"));
    }

    assert_eq!(new, [true, false, false]);
    assert_eq!(take_at(&pool, 9, at(1)).await.len(), 1);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn due_jobs_are_claimed_oldest_first_and_later_ones_wait(pool: PgPool) {
    let late = put(&pool, 1, at(9)).await;
    let early = put(&pool, 2, at(5)).await;
    put(&pool, 3, at(11)).await;

    let first: Vec<JobId> = take_at(&pool, 1, at(10)).await.iter().map(|job| job.id).collect();
    let second: Vec<JobId> = take_at(&pool, 9, at(10)).await.iter().map(|job| job.id).collect();

    assert_eq!((first, second), (vec![early], vec![late]));
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn slow_jobs_are_claimed_separately(pool: PgPool) {
    let slow = NewJob { slow: true, ..deliver(job_id(1), at(0)) };
    insert(&mut *conn(&pool).await, &slow, at(0)).await.expect("written");
    let quick = put(&pool, 2, at(5)).await;

    let ordinary: Vec<JobId> = take_at(&pool, 9, at(10)).await.iter().map(|job| job.id).collect();
    let theirs =
        take(&mut *conn(&pool).await, Room { slow: true, ..room(9) }, at(70), at(10)).await.expect("claimed");
    let theirs: Vec<JobId> = theirs.iter().map(|job| job.id).collect();

    assert_eq!((ordinary, theirs), (vec![quick], vec![slow.id]));
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_claim_reads_a_few_rows_of_a_long_queue(pool: PgPool) {
    let many = "insert into job (id, kind, payload, key, run_at, created_at)
                select gen_random_uuid(), 'deliver', 'null', 'many:' || n, now(), now() from generate_series(1, 20000) n";
    sqlx::query(many).execute(&pool).await.expect("written");
    sqlx::query("analyze job").execute(&pool).await.expect("analysed");
    let mut tx = crate::begin(&pool).await.expect("begun");
    let now = Timestamp::now();

    let taken = take(&mut tx, room(8), now + LEASE, now).await.expect("claimed");

    // Of this transaction, which is over only when everything is counted.
    let read =
        "select (seq_tup_read + idx_tup_fetch)::bigint from pg_stat_xact_user_tables where relname = 'job'";
    let read: i64 = sqlx::query_scalar(read).fetch_one(&mut *tx).await.expect("a number");
    assert_eq!(taken.len(), 8);
    assert!(read < 100, "{read} rows were read");
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_job_that_one_worker_is_claiming_is_skipped_by_the_others(pool: PgPool) {
    for n in 1..=4 {
        put(&pool, n, at(0)).await;
    }
    let (mut one, mut other) =
        (crate::begin(&pool).await.expect("begun"), crate::begin(&pool).await.expect("begun"));

    let first = take(&mut one, room(3), at(61), at(1)).await.expect("claimed");
    let second = take(&mut other, room(3), at(61), at(1)).await.expect("claimed without waiting");
    one.commit().await.expect("committed");
    other.commit().await.expect("committed");

    assert_eq!((first.len(), second.len()), (3, 1));
    assert_eq!(take_at(&pool, 9, at(2)).await, []);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn an_expired_lease_passes_to_another_worker_and_the_old_holder_has_no_effect(pool: PgPool) {
    let id = put(&pool, 1, at(0)).await;
    let first = take_at(&pool, 1, at(0)).await.remove(0);
    assert_eq!(take_at(&pool, 1, at(59)).await, [], "the lease is still valid");

    let second = take_at(&pool, 1, at(61)).await.remove(0);

    assert_eq!((first.attempt, first.deaths), (1, 0));
    assert_eq!((second.attempt, second.deaths), (2, 1));
    // The first worker wasn't dead, only slow.
    finish(&mut *conn(&pool).await, id, first.attempt).await.expect("asked");
    put_back(&mut *conn(&pool).await, id, first.attempt, "slow", at(62), None).await.expect("asked");
    renew(&mut *conn(&pool).await, &[(id, first.attempt)], at(900)).await.expect("asked");
    let job = find(&mut *conn(&pool).await, id).await.expect("asked").expect("still there");
    assert_eq!((job.run_at, job.error.as_deref()), (at(61) + LEASE, Some("its worker died")));
    finish(&mut *conn(&pool).await, id, second.attempt).await.expect("done");
    assert_eq!(find(&mut *conn(&pool).await, id).await.expect("asked"), None);
}

/// Writes the job of this key once more.
async fn ask_again(conn: &mut PgConnection, key: JobId, run_at: Timestamp) -> bool {
    let job = NewJob { key: key.to_string(), ..deliver(job_id(99), run_at) };
    insert(conn, &job, at(0)).await.expect("asked")
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_job_that_is_asked_for_while_it_runs_runs_once_more(pool: PgPool) {
    let id = put(&pool, 1, at(0)).await;
    let held = take_at(&pool, 1, at(0)).await.remove(0);
    let new = [
        ask_again(&mut *conn(&pool).await, id, at(9)).await,
        ask_again(&mut *conn(&pool).await, id, at(5)).await,
    ];

    finish(&mut *conn(&pool).await, id, held.attempt).await.expect("done");

    assert_eq!(new, [false, false]);
    assert_eq!(take_at(&pool, 9, at(4)).await, [], "not before it was asked for");
    let again = take_at(&pool, 9, at(5)).await.remove(0);
    assert_eq!((again.attempt, again.deaths), (1, 0), "with all attempts");
    assert_ne!(again.id, id, "whoever held it before holds nothing now");
    finish(&mut *conn(&pool).await, again.id, again.attempt).await.expect("done");
    assert_eq!(backlog(&mut *conn(&pool).await, false, at(900)).await.expect("read").oldest_due, None);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn what_was_asked_before_a_job_is_claimed_again_is_answered_by_that_run(pool: PgPool) {
    let id = put(&pool, 1, at(0)).await;
    take_at(&pool, 1, at(0)).await;
    ask_again(&mut *conn(&pool).await, id, at(5)).await;
    let second = take_at(&pool, 1, at(61)).await.remove(0);

    finish(&mut *conn(&pool).await, id, second.attempt).await.expect("done");

    assert_eq!(take_at(&pool, 9, at(900)).await, []);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn the_end_of_a_job_waits_for_whoever_is_asking_for_it_again(pool: PgPool) {
    let id = put(&pool, 1, at(0)).await;
    let held = take_at(&pool, 1, at(0)).await.remove(0);
    let mut asking = crate::begin(&pool).await.expect("begun");
    ask_again(&mut asking, id, at(5)).await;

    let mut ending = conn(&pool).await;
    let end = tokio::spawn(async move { finish(&mut ending, id, held.attempt).await });
    // A renewal doesn't wait: two who wait for each other's rows would stop both.
    renew(&mut *conn(&pool).await, &[(id, held.attempt)], at(120)).await.expect("asked");
    asking.commit().await.expect("committed");
    end.await.expect("ended").expect("done");

    assert_eq!(take_at(&pool, 9, at(5)).await.len(), 1);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_slow_job_backs_off_longer_after_each_death(pool: PgPool) {
    let slow = NewJob { slow: true, ..deliver(job_id(1), at(0)) };
    insert(&mut *conn(&pool).await, &slow, at(0)).await.expect("written");
    let room = Room { slow: true, most: 1, suspect: true };
    let taken_at = async |second| {
        let now = at(second);
        take(&mut *conn(&pool).await, room, now + LEASE, now).await.expect("claimed").len()
    };

    assert_eq!(taken_at(0).await, 1);
    assert_eq!(taken_at(61).await, 1, "the first death: at once");
    assert_eq!(
        (taken_at(130).await, taken_at(420).await),
        (0, 0),
        "the second: five minutes after its lease"
    );
    assert_eq!(taken_at(422).await, 1);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_renewed_lease_does_not_expire(pool: PgPool) {
    let id = put(&pool, 1, at(0)).await;
    let held = take_at(&pool, 1, at(0)).await.remove(0);

    renew(&mut *conn(&pool).await, &[(id, held.attempt)], at(120)).await.expect("renewed");

    assert_eq!(take_at(&pool, 1, at(119)).await, []);
    assert_eq!(take_at(&pool, 1, at(121)).await.len(), 1);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_job_that_killed_four_workers_is_dead_and_the_others_continue(pool: PgPool) {
    let poison = put(&pool, 1, at(0)).await;
    for n in 0..4 {
        let taken = take_at(&pool, 1, at(n * 100)).await.remove(0);
        assert_eq!((taken.id, taken.buried), (poison, false));
    }
    let healthy = put(&pool, 2, at(400)).await;

    let taken = take_at(&pool, 9, at(400)).await;

    let fates: Vec<_> = taken.iter().map(|job| (job.id, job.buried)).collect();
    assert_eq!(fates.len(), 2);
    assert!(fates.contains(&(poison, true)) && fates.contains(&(healthy, false)), "{fates:?}");
    let dead = list(&mut *conn(&pool).await, true, 9).await.expect("listed");
    assert_eq!((dead.len(), dead[0].id, dead[0].deaths, dead[0].attempts), (1, poison, 4, 4));
    assert_eq!(take_at(&pool, 9, at(9_000)).await.len(), 1, "only the healthy one");
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn suspects_are_claimed_one_at_a_time_beside_fresh_jobs(pool: PgPool) {
    for n in 1..=3 {
        put(&pool, n, at(0)).await;
    }
    assert_eq!(take_at(&pool, 9, at(0)).await.len(), 3);
    for n in 4..=6 {
        put(&pool, n, at(50)).await;
    }

    let without = take(&mut *conn(&pool).await, Room { suspect: false, ..room(1) }, at(999), at(100))
        .await
        .expect("claimed");
    let with = take_at(&pool, 2, at(100)).await;

    assert_eq!(without.iter().map(|job| job.deaths).collect::<Vec<_>>(), [0]);
    let mut deaths: Vec<i32> = with.iter().map(|job| job.deaths).collect();
    deaths.sort_unstable();
    assert_eq!(deaths, [0, 1], "one suspect and one fresh job");
    assert_eq!(take_at(&pool, 9, at(100)).await.len(), 2, "the next suspect and the last fresh one");
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn a_failed_job_waits_and_a_dead_one_can_be_replayed(pool: PgPool) {
    let id = put(&pool, 1, at(0)).await;
    let held = take_at(&pool, 1, at(0)).await.remove(0);
    put_back(&mut *conn(&pool).await, id, held.attempt, "away", at(30), None).await.expect("put back");
    assert_eq!(take_at(&pool, 1, at(29)).await, []);

    let again = take_at(&pool, 1, at(31)).await.remove(0);
    assert_eq!((again.attempt, again.deaths), (2, 0));
    put_back(&mut *conn(&pool).await, id, 2, "no use", at(32), Some(at(31))).await.expect("put aside");
    assert_eq!(take_at(&pool, 1, at(9_999)).await, []);
    let standing = backlog(&mut *conn(&pool).await, false, at(40)).await.expect("read");
    assert_eq!(standing, Backlog { oldest_due: None, dead: 1 });

    let replayed = replay(&mut *conn(&pool).await, Some(id), at(50)).await.expect("replayed");
    assert_eq!(replayed, 1);
    assert_eq!(replay(&mut *conn(&pool).await, None, at(50)).await.expect("asked"), 0, "none is dead");
    let fresh = take_at(&pool, 1, at(50)).await.remove(0);
    assert_eq!((fresh.attempt, fresh.deaths), (1, 0));
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn the_oldest_due_job_is_reported(pool: PgPool) {
    put(&pool, 1, at(5)).await;
    put(&pool, 2, at(3)).await;

    let standing = backlog(&mut *conn(&pool).await, false, at(10)).await.expect("read");

    assert_eq!(standing.oldest_due, Some(at(3)));
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn many_workers_claim_each_of_many_jobs_once(pool: PgPool) {
    sqlx::query(
        "insert into job (id, kind, payload, run_at, created_at)
         select gen_random_uuid(), 'deliver', '{}', $1, $1 from generate_series(1, 3000)",
    )
    .bind(jiff_sqlx::ToSqlx::to_sqlx(at(0)))
    .execute(&pool)
    .await
    .expect("written");
    let worker = async || {
        let mut mine = Vec::new();
        loop {
            let taken = take_at(&pool, 50, at(1)).await;
            if taken.is_empty() {
                return mine;
            }
            mine.extend(taken.into_iter().map(|job| job.id));
        }
    };

    let (a, b, c) = tokio::join!(worker(), worker(), worker());

    let mut all = [a, b, c].concat();
    all.sort_unstable();
    all.dedup();
    assert_eq!(all.len(), 3_000);
}

#[test]
fn no_statement_in_a_payment_transaction_notifies() {
    for source in [include_str!("../jobs.rs"), include_str!("../mail.rs")] {
        let code = source.lines().filter(|line| !line.trim_start().starts_with("//")).collect::<String>();
        assert!(!code.to_lowercase().contains("notify"));
    }
}
