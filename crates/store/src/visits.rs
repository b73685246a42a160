//! Visits: the attribution session behind a logid. It grants nothing.

use std::collections::BTreeMap;

use domain::{
    catalog::AppExamId,
    consent::{Consent, Decision},
    country::CountryCode,
    ids::VisitId,
    locale::Locale,
    view::Label,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::{PgConnection, types::Json};

use crate::{Result, StoreError, partitions};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visit {
    /// A UUIDv7 of `at`: the table is partitioned by it.
    pub id: VisitId,
    pub at: Timestamp,
    pub app_exam: AppExamId,
    pub hl: Locale,
    pub country: CountryCode,
    /// Path of the landing page.
    pub landing: Option<String>,
    /// The landing variant that the visit began with.
    pub variant: Option<Label>,
    /// The visitor's arm of an experiment.
    pub arm: Option<Label>,
    /// Click ids of the advertisement, by the specification's names; none without consent.
    pub clicks: BTreeMap<String, String>,
    /// The answer to the advertising question, if there is one.
    pub consent: Option<Consent>,
}

pub async fn insert(conn: &mut PgConnection, visit: &Visit) -> Result<()> {
    partitions::ensure(conn, [partitions::day_of(visit.at)]).await?;
    sqlx::query!(
        "insert into visit (id, at, app_exam_id, hl, country, landing, variant, arm, clicks, consent,
                            consent_version, consent_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)",
        visit.id.as_uuid(),
        visit.at.to_sqlx() as _,
        visit.app_exam.0,
        visit.hl.code(),
        visit.country.as_str(),
        visit.landing,
        visit.variant.as_ref().map(Label::as_str),
        visit.arm.as_ref().map(Label::as_str),
        Json(&visit.clicks) as _,
        visit.consent.map(|consent| consent.decision.code()),
        visit.consent.map(|consent| consent.version),
        visit.consent.map(|consent| consent.at.to_sqlx()) as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Stores the answer, and the click ids that it allows: none if the answer is no. Returns whether the visit
/// still exists.
pub async fn decide(
    conn: &mut PgConnection,
    id: VisitId,
    consent: &Consent,
    clicks: &BTreeMap<String, String>,
) -> Result<bool> {
    let done = sqlx::query!(
        "update visit set consent = $2, consent_version = $3, consent_at = $4,
                clicks = case when $2 = 'granted' then clicks || $5::jsonb else '{}' end
         where id = $1",
        id.as_uuid(),
        consent.decision.code(),
        consent.version,
        consent.at.to_sqlx() as _,
        Json(clicks) as _,
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}

pub async fn find(conn: &mut PgConnection, id: VisitId) -> Result<Option<Visit>> {
    let row = sqlx::query!(
        r#"select id, at as "at: jiff_sqlx::Timestamp", app_exam_id, hl, country, landing, variant, arm,
                  clicks as "clicks: Json<BTreeMap<String, String>>", consent, consent_version,
                  consent_at as "consent_at: jiff_sqlx::Timestamp"
           from visit where id = $1"#,
        id.as_uuid(),
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        let unknown = |column| StoreError::Inconsistent { table: "visit", column, row: row.id.to_string() };
        Ok(Visit {
            id: row.id.into(),
            at: row.at.to_jiff(),
            app_exam: AppExamId(row.app_exam_id),
            hl: Locale::parse(&row.hl).ok_or_else(|| unknown("hl"))?,
            country: CountryCode::parse(&row.country).map_err(|_| unknown("country"))?,
            landing: row.landing,
            // A value from before labels had rules may be invalid.
            variant: row.variant.as_deref().and_then(Label::parse),
            arm: row.arm.as_deref().and_then(Label::parse),
            clicks: row.clicks.0,
            consent: match (&row.consent, row.consent_version, row.consent_at) {
                (Some(code), Some(version), Some(at)) => Some(Consent {
                    decision: Decision::parse(code).ok_or_else(|| unknown("consent"))?,
                    version,
                    at: at.to_jiff(),
                }),
                _ => None,
            },
        })
    })
    .transpose()
}
