//! A batch that the database rejects doesn't block the others.

use domain::{
    country::CountryCode,
    locale::Locale,
    view::{View, ViewBatch},
};
use jiff::Timestamp;
use sqlx::PgPool;
use uuid::Uuid;

use super::*;
use crate::ports::StreamError;

/// Remembers what became of each receipt.
#[derive(Default)]
struct Receipts {
    confirmed: Vec<usize>,
    aside: Vec<usize>,
}

impl BatchSource<ViewBatch> for Receipts {
    type AckToken = usize;

    async fn fetch(&mut self, _: usize) -> Result<Vec<(ViewBatch, usize)>, StreamError> {
        Ok(Vec::new())
    }

    async fn confirm(&mut self, receipts: Vec<usize>) -> Result<(), StreamError> {
        self.confirmed.extend(receipts);
        Ok(())
    }

    async fn put_aside(&mut self, receipt: usize) -> Result<(), StreamError> {
        self.aside.push(receipt);
        Ok(())
    }
}

struct Table(PgPool);

impl Keep<ViewBatch> for Table {
    async fn keep(&self, batches: &[ViewBatch]) -> store::Result<()> {
        let mut tx = store::begin(&self.0).await?;
        store::views::copy_batches(&mut tx, batches, Timestamp::now()).await?;
        Ok(tx.commit().await?)
    }
}

fn batch(n: u128, path: &str) -> ViewBatch {
    let view = View {
        id: Uuid::from_u128(n).into(),
        at: "2026-11-15T10:00:00Z".parse().expect("a time"),
        app: 1,
        app_exam: None,
        exam: None,
        logid: None,
        hl: Locale::En,
        country: CountryCode::ELSEWHERE,
        path: path.to_owned(),
        app_version: None,
        variant: None,
        arm: None,
    };
    ViewBatch { id: Uuid::from_u128(n).into(), views: vec![view] }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_batch_that_the_database_rejects_is_put_aside_and_the_others_are_stored(pool: PgPool) {
    let mut source = Receipts::default();
    let deliveries = vec![(batch(1, "/a"), 1), (batch(2, "\0"), 2), (batch(3, "/b"), 3)];

    deal(&mut source, deliveries, &Table(pool.clone())).await.expect("processed");

    assert_eq!((source.confirmed, source.aside), (vec![1, 3], vec![2]));
    let paths: Vec<String> =
        sqlx::query_scalar("select path from view order by path").fetch_all(&pool).await.expect("rows");
    assert_eq!(paths, ["/a", "/b"]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn without_a_database_nothing_is_put_aside(pool: PgPool) {
    let mut source = Receipts::default();
    pool.close().await;

    let dealt = deal(&mut source, vec![(batch(1, "/a"), 1)], &Table(pool)).await;

    assert!(dealt.is_err());
    assert!(source.confirmed.is_empty() && source.aside.is_empty());
}
