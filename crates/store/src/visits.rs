//! Visits: the attribution session behind a logid. It grants nothing.

use std::collections::BTreeMap;

use domain::{catalog::AppExamId, country::CountryCode, locale::Locale};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::{PgConnection, types::Json};
use uuid::Uuid;

use crate::{Result, StoreError, partitions};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// A UUIDv7 of `at`: the table is partitioned by it.
    pub id: Uuid,
    pub at: Timestamp,
    pub app_exam: AppExamId,
    pub hl: Locale,
    pub country: CountryCode,
    /// Path of the page the visitor landed on.
    pub landing: Option<String>,
    pub variant: Option<String>,
    /// Click ids of the advertisement that led here, by the specification's names.
    pub clicks: BTreeMap<String, String>,
}

pub async fn insert(conn: &mut PgConnection, visit: &Visit) -> Result<()> {
    partitions::ensure(conn, [partitions::day_of(visit.at)]).await?;
    sqlx::query!(
        "insert into visit (id, at, app_exam_id, hl, country, landing, variant, clicks)
         values ($1, $2, $3, $4, $5, $6, $7, $8)",
        visit.id,
        visit.at.to_sqlx() as _,
        visit.app_exam.0,
        visit.hl.code(),
        visit.country.as_str(),
        visit.landing,
        visit.variant,
        Json(&visit.clicks) as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub async fn find(conn: &mut PgConnection, id: Uuid) -> Result<Option<Visit>> {
    let row = sqlx::query!(
        r#"select id, at as "at: jiff_sqlx::Timestamp", app_exam_id, hl, country, landing, variant,
                  clicks as "clicks: Json<BTreeMap<String, String>>"
           from visit where id = $1"#,
        id,
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        let unknown = |column| StoreError::Inconsistent { table: "visit", column, row: row.id.to_string() };
        Ok(Visit {
            id: row.id,
            at: row.at.to_jiff(),
            app_exam: AppExamId(row.app_exam_id),
            hl: Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?,
            country: CountryCode::parse(&row.country).map_err(|_| unknown("country"))?,
            landing: row.landing,
            variant: row.variant,
            clicks: row.clicks.0,
        })
    })
    .transpose()
}
