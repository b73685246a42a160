//! Page views through the real stream into the real database.

use std::time::Duration;

use app::views;
use sqlx::PgPool;
use tokio_util::sync::CancellationToken;

use crate::harness::{Setup, TestApp};

async fn count(pool: &PgPool) -> i64 {
    sqlx::query_scalar("select count(*) from view").fetch_one(pool).await.expect("a number")
}

/// Waits until the database holds `views` views; the test's timeout ends a wait in vain.
async fn until_copied(pool: &PgPool, views: i64) {
    let reached = async {
        while count(pool).await < views {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), reached).await.expect("copied in time");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_accepted_view_reaches_the_table_once(pool: PgPool) {
    let mut app = TestApp::with(&pool, Setup { country: Some("HK"), ..Setup::default() }).await;
    let logid = "0199a7a0-0000-7000-8000-000000000001";
    for n in 0..50 {
        let path = format!(
            "/tessera/app/v2/view?dl=https%3A%2F%2Fx.test%2Fpage{n}%3Femail%3Dme&av=1.0&hl=hk&id={logid}&eid=1&aeid=1&variant=new_boy&arm=%3Cb%3E"
        );
        app.get(&path).await.data();
    }
    let (stream, mut source) = (
        app.state.nats.views(&app.state.config.nats.stream),
        app.state.nats.view_source(&app.state.config.nats.stream, Duration::from_secs(30)),
    );
    let accepted = app.accepted.take().expect("not taken yet");
    let stop = CancellationToken::new();

    let copying = tokio::spawn({
        let (pool, stop) = (pool.clone(), stop.clone());
        async move { views::copy_until(&mut source, &pool, stop).await }
    });
    // The buffer closes with the app, so publishing ends once everything is sent.
    drop(app);
    assert_eq!(views::publish(accepted, &stream, CancellationToken::new()).await, 0);
    until_copied(&pool, 50).await;
    stop.cancel();
    copying.await.expect("ends when asked");

    let row: (i64, i64, String, String) =
        sqlx::query_as("select count(*), count(distinct path), min(country), min(hl) from view")
            .fetch_one(&pool)
            .await
            .expect("a row");
    assert_eq!(row, (50, 50, "HK".into(), "HK".into()));
    let queries: i64 = sqlx::query_scalar("select count(*) from view where path like '%email%'")
        .fetch_one(&pool)
        .await
        .expect("a number");
    assert_eq!(queries, 0, "queries are not stored");
    let labels: Vec<(Option<String>, Option<String>)> =
        sqlx::query_as("select distinct variant, arm from view").fetch_all(&pool).await.expect("rows");
    assert_eq!(labels, [(Some("new_boy".to_owned()), None)], "invalid labels are dropped");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_nats_views_are_accepted_until_the_buffer_is_full(pool: PgPool) {
    let app =
        TestApp::with(&pool, Setup { nats: Some("nats://127.0.0.1:1"), buffer: 3, ..Setup::default() }).await;

    for _ in 0..3 {
        app.get("/tessera/app/v2/view?dl=/").await.data();
    }

    assert_eq!(app.get("/tessera/app/v2/view?dl=/").await.refusal(), (503, 10_430));
    assert_eq!(app.state.views.waiting(), 3);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_view_without_any_detail_is_accepted(pool: PgPool) {
    let app = TestApp::new(&pool).await;

    app.get("/tessera/app/v2/view").await.data();
    app.get("/tessera/app/v2/view?hl=XX&id=nonsense&unknown=1").await.data();
}
