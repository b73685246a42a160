//! Reviews on a real PostgreSQL: begun once, counted whatever happens to them, shown in the reader's language first.

use domain::review::{ReviewText, SHOWN_FROM};
use sqlx::PgPool;
use uuid::Uuid;

use super::*;

fn at(second: i64) -> Timestamp {
    Timestamp::from_second(1_800_000_000 + second).expect("a time")
}

fn number(n: u128) -> OrderNumber {
    OrderNumber::new(at(0), n)
}

fn id(n: u128) -> ReviewId {
    Uuid::from_u128(n).into()
}

/// A storefront with an order that has nothing but what a review needs.
async fn order(pool: &PgPool, n: u128) {
    for sql in [
        "insert into category (id, code, name) values (1, 'iq', '{}') on conflict do nothing",
        "insert into exam (id, code, category_id, questions, options, time_limit_s, name, summary, kind, repeatable,
                               sign_in)
         values (1, 'iq', 1, 30, 6, 0, '{}', '{}', 'iq', false, false) on conflict do nothing",
        "insert into app (id, alias, name, domains, default_variant, default_exam, operator)
         values (1, 'tessera', 'Tessera', '{}', 'free', 1, '{}') on conflict do nothing",
        "insert into app_exam (id, app_id, exam_id) values (1, 1, 1) on conflict do nothing",
    ] {
        sqlx::query(sql).execute(pool).await.expect("the catalogue");
    }
    sqlx::query(
        "insert into exam_order (number, run_id, app_exam_id, exam_id, form_id, status, hl, country, submitted_at,
                                 choices, times_ms, changes, chosen_at_ms, circumstances, parameter_version,
                                 norm_version, outcome, kind)
         values ($1, $2, 1, 1, 1, 'completed', 'DE', 'AT', now(), '{}', '{}', '{}', '{}', '{}', 1, '2026', '', 'iq')",
    )
    .bind(number(n).as_str())
    .bind(Uuid::from_u128(n))
    .execute(pool)
    .await
    .expect("an order");
}

fn draft(stars: i64, hl: Locale) -> Draft {
    Draft {
        stars: Stars::new(stars).expect("stars"),
        content: ReviewText::parse("Good.").expect("a text"),
        name: DisplayName::parse("Ann"),
        hl,
    }
}

async fn published(pool: &PgPool, n: u128, stars: i64, hl: Locale) {
    order(pool, n).await;
    let mut conn = pool.acquire().await.expect("a connection");
    assert!(begin(&mut conn, id(n), &number(n), at(0)).await.expect("begun"));
    let second = i64::try_from(n).expect("small");
    write(&mut conn, id(n), &draft(stars, hl), (State::Published, &[]), at(second)).await.expect("written");
}

async fn counted(pool: &PgPool) -> [i64; 5] {
    totals(&mut pool.acquire().await.expect("a connection"), AppId(1)).await.expect("totals").0
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn an_order_is_asked_about_once(pool: PgPool) {
    order(&pool, 1).await;
    let mut conn = pool.acquire().await.expect("a connection");

    assert!(begin(&mut conn, id(1), &number(1), at(0)).await.expect("begun"));
    assert!(!begin(&mut conn, id(2), &number(1), at(1)).await.expect("asked again"));
    assert!(!begin(&mut conn, id(3), &number(9), at(1)).await.expect("of no order"));

    let begun = find(&mut conn, id(1)).await.expect("read").expect("there");
    assert!(begun.state == State::Asked && begun.written.is_none() && begun.app == AppId(1));
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn totals_follow_every_way_in_which_a_review_comes_and_goes(pool: PgPool) {
    published(&pool, 1, 5, Locale::De).await;
    published(&pool, 2, 1, Locale::De).await;
    published(&pool, 3, 1, Locale::En).await;
    assert_eq!(counted(&pool).await, [2, 0, 0, 0, 1]);
    let mut conn = pool.acquire().await.expect("a connection");

    write(&mut conn, id(1), &draft(4, Locale::De), (State::Published, &[]), at(9)).await.expect("changed");
    assert_eq!(counted(&pool).await, [2, 0, 0, 1, 0]);
    write(&mut conn, id(1), &draft(4, Locale::De), (State::Waiting, &[Concern::Email]), at(9))
        .await
        .expect("held");
    assert_eq!(counted(&pool).await, [2, 0, 0, 0, 0]);
    decide(&mut conn, id(1), (Decision::Publish, "harmless"), State::Published, at(10))
        .await
        .expect("decided");
    assert_eq!(counted(&pool).await, [2, 0, 0, 1, 0]);
    assert!(find(&mut conn, id(1)).await.expect("read").expect("there").concerns.is_empty());
    withdraw(&mut conn, id(2), &[]).await.expect("withdrawn");
    assert_eq!(counted(&pool).await, [1, 0, 0, 1, 0]);
    sqlx::query("delete from exam_order")
        .execute(&pool)
        .await
        .expect("orders are gone, and reviews with them");
    assert_eq!(counted(&pool).await, [0; 5]);
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn the_newest_are_shown_and_the_readers_language_first(pool: PgPool) {
    let hls = [Locale::De, Locale::En, Locale::De, Locale::Ja, Locale::En];
    for (n, hl) in (1..).zip(hls) {
        published(&pool, n, 3, hl).await;
    }
    let mut conn = pool.acquire().await.expect("a connection");
    write(&mut conn, id(3), &draft(3, Locale::De), (State::Waiting, &[]), at(3)).await.expect("held");

    let mut shown = async |hl, most| {
        let shown = newest(&mut conn, AppId(1), hl, most).await.expect("shown");
        shown.iter().map(|one| one.at.as_second() - at(0).as_second()).collect::<Vec<_>>()
    };

    assert_eq!(shown(Locale::De, 9).await, [1, 5, 4, 2]);
    assert_eq!(shown(Locale::En, 3).await, [5, 2, 4]);
    assert_eq!(shown(Locale::Ko, 2).await, [5, 4]);
    assert!(i64::try_from(hls.len()).is_ok_and(|few| few < SHOWN_FROM), "shown or not is decided elsewhere");
    let first = &newest(&mut conn, AppId(1), Locale::De, 1).await.expect("shown")[0];
    assert!(first.name.as_deref() == Some("Ann") && first.country.as_str() == "AT" && first.refunded);
    assert!(
        newest(&mut conn, AppId(2), Locale::De, 9).await.expect("shown").is_empty(),
        "of another storefront"
    );
}

#[sqlx::test(migrator = "crate::MIGRATOR")]
async fn an_address_refuses_letters_until_it_wants_them_again(pool: PgPool) {
    let mut conn = pool.acquire().await.expect("a connection");
    for _ in 0..2 {
        refusals::refuse(&mut conn, b"ann", at(0)).await.expect("refused");
    }
    assert!(refusals::is_refused(&mut conn, b"ann").await.expect("read"));
    assert!(!refusals::is_refused(&mut conn, b"bob").await.expect("read"));
    refusals::accept(&mut conn, b"ann").await.expect("accepted");
    assert!(!refusals::is_refused(&mut conn, b"ann").await.expect("read"));
}
