//! Page views: written in batches by COPY, each batch once.

use std::collections::BTreeSet;

use domain::{
    ids::VisitId,
    view::{Label, View, ViewBatch},
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, batches, copy::CopyRows, partitions};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Copied {
    pub views: u64,
    /// Batches that had been copied before and were skipped.
    pub repeated: usize,
}

const COPY: &str = "copy view (id, at, app_id, app_exam_id, exam_id, logid, hl, country, path, app_version, \
                    variant, arm) from stdin (format binary)";

/// Copies the batches that aren't stored yet, as part of the caller's transaction: after it they are stored
/// exactly once, even if others copy them concurrently.
pub async fn copy_batches(conn: &mut PgConnection, batches: &[ViewBatch], now: Timestamp) -> Result<Copied> {
    let (ids, sizes) = batches::columns(batches, |batch| batch.views.len());
    let fresh = sqlx::query_scalar!(
        "insert into view_batch (id, copied_at, views)
         select id, $1, views from unnest($2::uuid[], $3::int[]) as b (id, views) order by id
         on conflict (id) do nothing returning id",
        now.to_sqlx() as _,
        &ids,
        &sizes,
    )
    .fetch_all(&mut *conn)
    .await?;
    let fresh = batches::each_once(batches, fresh);
    let views: Vec<&View> = fresh.iter().flat_map(|batch| &batch.views).collect();
    let mut copied = 0;
    if !views.is_empty() {
        let days: BTreeSet<_> = views.iter().map(|v| partitions::day_of(v.at)).collect();
        partitions::ensure(conn, days).await?;
        let mut copy = conn.copy_in_raw(COPY).await?;
        copy.send(encode(views.iter().copied())).await?;
        copied = copy.finish().await?;
    }
    Ok(Copied { views: copied, repeated: batches.len() - fresh.len() })
}

/// PostgreSQL's binary COPY format of these views, in the order of [`COPY`]'s columns.
fn encode<'a>(views: impl ExactSizeIterator<Item = &'a View>) -> Vec<u8> {
    let mut rows = CopyRows::with_capacity(views.len() * 192);
    for view in views {
        rows.start(12);
        rows.uuid(Some(view.id.as_uuid()));
        rows.timestamp(view.at);
        rows.int(Some(view.app));
        rows.int(view.app_exam);
        rows.int(view.exam);
        rows.uuid(view.logid.map(VisitId::as_uuid));
        rows.text(Some(view.hl.code()));
        rows.text(Some(view.country.as_str()));
        rows.text(Some(&view.path));
        rows.text(view.app_version.as_deref());
        rows.text(view.variant.as_ref().map(Label::as_str));
        rows.text(view.arm.as_ref().map(Label::as_str));
    }
    rows.finish()
}

/// Deletes the ids of batches that can't be delivered again.
pub async fn forget_batches_before(conn: &mut PgConnection, limit: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from view_batch where copied_at < $1", limit.to_sqlx() as _)
        .execute(conn)
        .await?;
    Ok(done.rows_affected())
}

#[cfg(test)]
mod tests {
    use domain::{country::CountryCode, locale::Locale};
    use sqlx::PgPool;
    use uuid::Uuid;

    use super::*;

    fn view(n: u128) -> View {
        View {
            id: Uuid::from_u128(n).into(),
            at: "2026-11-15T23:59:59.123456Z".parse().expect("a time"),
            app: 1,
            app_exam: Some(1),
            exam: None,
            logid: Some(Uuid::from_u128(n + 1).into()),
            hl: Locale::Ja,
            country: CountryCode::parse("JP").expect("a country"),
            path: "/landing_page/日本\t\\N/iq-1".into(),
            app_version: None,
            variant: Label::parse("new_boy"),
            arm: None,
        }
    }

    fn now() -> Timestamp {
        "2026-11-16T00:00:01Z".parse().expect("a time")
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_view_reads_back_as_written(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let sent = View { arm: Label::parse("b"), ..view(7) };

        copy_batches(
            &mut conn,
            &[ViewBatch { id: Uuid::from_u128(1).into(), views: vec![sent.clone()] }],
            now(),
        )
        .await
        .expect("copied");

        let row = sqlx::query!(
            r#"select id, at as "at: jiff_sqlx::Timestamp", app_id, app_exam_id, exam_id, logid, hl, country, path,
                      app_version, variant, arm from view"#
        )
        .fetch_one(&mut *conn)
        .await
        .expect("one row");
        assert_eq!((row.id, row.at.to_jiff(), row.app_id), (sent.id.as_uuid(), sent.at, sent.app));
        assert_eq!(
            (row.app_exam_id, row.exam_id, row.logid.map(VisitId::from)),
            (sent.app_exam, sent.exam, sent.logid)
        );
        assert_eq!((row.hl.as_str(), row.country.as_str()), ("JA", "JP"));
        assert_eq!((row.path, row.app_version), (sent.path, sent.app_version));
        assert_eq!((row.variant.as_deref(), row.arm.as_deref()), (Some("new_boy"), Some("b")));
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_batch_delivered_again_changes_nothing(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let batch = ViewBatch { id: Uuid::from_u128(1).into(), views: vec![view(1), view(2)] };

        let first = copy_batches(&mut conn, &[batch.clone(), batch.clone()], now()).await.expect("copied");
        let second = copy_batches(&mut conn, &[batch], now()).await.expect("skipped");

        assert_eq!(first, Copied { views: 2, repeated: 1 });
        assert_eq!(second, Copied { views: 0, repeated: 1 });
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn two_workers_with_the_same_batches_copy_them_once(pool: PgPool) {
        let batches: Vec<_> = (0..20_u128)
            .map(|b| ViewBatch {
                id: Uuid::from_u128(b).into(),
                views: (0..50).map(|n| view(b * 100 + n)).collect(),
            })
            .collect();
        let copy = |mut batches: Vec<ViewBatch>, backwards: bool| {
            let pool = pool.clone();
            async move {
                if backwards {
                    batches.reverse();
                }
                let mut conn = pool.acquire().await.expect("a connection");
                copy_batches(&mut conn, &batches, now()).await.expect("copied").views
            }
        };

        let (a, b) = tokio::join!(copy(batches.clone(), false), copy(batches, true));

        assert_eq!(a + b, 1_000);
    }
}
