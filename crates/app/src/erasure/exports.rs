//! A copy of everything stored about an account, as one ZIP file for its owner: what the tables hold as JSON, reports
//! and certificates as PDF, letters as text.

use std::io::{Cursor, Write as _};

use domain::{
    account::{AccountId, ExportId},
    ids::JobId,
    locale::Locale,
    order::OrderNumber,
};
use jiff::{SignedDuration, Timestamp};
use report::{paper, value::ReportParts};
use serde_json::{Value, json};
use store::{
    PgPool, StoreError,
    accounts::{self, Account},
    as_postgres_keeps,
    erasure::{self, exports as rows},
};
use tracing::warn;
use uuid::Uuid;
use zip::{ZipWriter, result::ZipError, write::SimpleFileOptions};

use crate::{
    accounts::notify,
    bank::Bank,
    catalog::Snapshot,
    certificates::{self, CertificateError},
    jobs::{self, Job},
    kinds::{self, Versions},
    links::reference,
    mail::{self, AccountEvent, Origins},
    ports::{Files, FilesError},
    proofs::Proofs,
    reports::{self, FactsError, MakeError, Press, load_file, report_key},
    runs::Order,
};

/// Where the files are stored.
pub(super) const FOLDER: &str = "exports";
/// How long an export can be fetched. The letter says the same.
pub(super) const KEPT_DAYS: i32 = 7;
const PER_DAY: usize = 3;
const DAY: SignedDuration = SignedDuration::from_hours(24);

pub(super) fn export_folder(id: ExportId) -> String {
    format!("{FOLDER}/{id}")
}

fn key(id: ExportId) -> String {
    format!("{}/data.zip", export_folder(id))
}

/// Why no export is made.
#[derive(Debug, thiserror::Error)]
pub enum AskError {
    #[error("the account is gone")]
    Gone,
    #[error("too many exports in a day")]
    TooMany,
    #[error("the database failed")]
    Store(#[from] StoreError),
}

/// Queues an export. While one is being made, that is the one.
pub async fn ask(
    pool: &PgPool,
    account: AccountId,
    now: Timestamp,
) -> Result<(ExportId, Option<JobId>), AskError> {
    let mut tx = store::begin(pool).await?;
    if !rows::lock_account(&mut tx, account).await? {
        return Err(AskError::Gone);
    }
    let since = now.saturating_sub(DAY).unwrap_or(Timestamp::MIN);
    let asked = rows::asked_since(&mut tx, account, since).await?;
    if let Some(pending) = asked.iter().find(|export| export.made_at.is_none()) {
        return Ok((pending.id, None));
    }
    if asked.len() >= PER_DAY {
        return Err(AskError::TooMany);
    }
    let id = ExportId::from(Uuid::new_v4());
    rows::insert(&mut tx, id, account, now).await?;
    let job = jobs::put(&mut tx, &Job::MakeExport { export: id }, now, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok((id, Some(job)))
}

/// An export's file, for its account only.
pub async fn fetch(
    pool: &PgPool,
    files: &impl Files,
    (account, id): (AccountId, ExportId),
    now: Timestamp,
) -> Result<Option<Vec<u8>>, super::EraseError> {
    let found = rows::find(&mut *pool.acquire().await.map_err(StoreError::from)?, id).await?;
    let kept = SignedDuration::from_hours(24 * i64::from(KEPT_DAYS));
    let made = found.filter(|export| export.account == account).and_then(|export| export.made_at);
    match made {
        Some(made_at) if made_at.duration_until(now) < kept => Ok(files.get(&key(id)).await?),
        _ => Ok(None),
    }
}

/// Why an export couldn't be made.
#[derive(Debug, thiserror::Error)]
pub enum MakeExportError {
    #[error("the database failed")]
    Store(#[from] StoreError),
    #[error("a report couldn't be rendered")]
    Report(#[from] MakeError),
    #[error("a certificate couldn't be rendered")]
    Certificate(#[from] CertificateError),
    #[error("the file couldn't be stored")]
    Files(#[from] FilesError),
    #[error("the ZIP file couldn't be written")]
    Zip(#[from] ZipError),
}

/// What an export is made with.
pub struct Desk<'a> {
    pub pool: &'a PgPool,
    pub bank: &'a Bank,
    pub catalog: &'a Snapshot,
    pub press: &'a Press,
    pub origins: &'a Origins,
    pub proofs: &'a Proofs,
}

/// Makes and stores an export and writes to its owner. Does nothing if that was done, or if the account is gone.
pub async fn make(
    desk: &Desk<'_>,
    files: &impl Files,
    id: ExportId,
    now: Timestamp,
) -> Result<Vec<JobId>, MakeExportError> {
    let mut conn = desk.pool.acquire().await.map_err(StoreError::from)?;
    let pending = rows::find(&mut conn, id).await?.filter(|export| export.made_at.is_none());
    let Some(export) = pending else { return Ok(Vec::new()) };
    let Some(account) = accounts::find(&mut conn, export.account).await? else { return Ok(Vec::new()) };
    drop(conn);
    let bytes = desk.collect(&account, files).await?;
    files.put(&key(id), bytes).await?;
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(desk.pool).await?;
    if !rows::mark_made(&mut tx, id, now).await? {
        // The account was deleted meanwhile, and the job that deletes its files may have run already.
        let still_there = rows::find(&mut tx, id).await?.is_some();
        drop(tx);
        if !still_there {
            files.remove(&export_folder(id)).await?;
        }
        return Ok(Vec::new());
    }
    let job = notify(&mut tx, &account, AccountEvent::ExportReady { export: id }, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(vec![job])
}

/// Everything stored about an account and its orders.
pub async fn export_account(pool: &PgPool, id: AccountId) -> store::Result<Option<Value>> {
    let mut conn = pool.acquire().await?;
    let Some(mut found) = erasure::accounts::export(&mut conn, id).await? else { return Ok(None) };
    let mut orders = Vec::new();
    for order in accounts::orders(&mut conn, id).await? {
        orders.extend(erasure::export(&mut conn, &order.number).await?);
    }
    found["orders"] = Value::Array(orders);
    Ok(Some(found))
}

impl Desk<'_> {
    async fn collect(&self, account: &Account, files: &impl Files) -> Result<Vec<u8>, MakeExportError> {
        let mut archive = Archive::default();
        let data = export_account(self.pool, account.id).await?.unwrap_or_else(|| json!({}));
        archive.add("data.json", pretty(&data).as_bytes())?;
        let mut conn = self.pool.acquire().await.map_err(StoreError::from)?;
        let orders = accounts::orders(&mut conn, account.id).await?;
        let letters = rows::letters(&mut conn, account.id, &account.email).await?;
        drop(conn);
        for order in &orders {
            let papers = self.papers(&order.number, account.hl, files).await?;
            for (name, pdf) in papers {
                archive.add(&format!("orders/{}/{name}.pdf", reference(&order.number)), &pdf)?;
            }
        }
        for (n, letter) in letters.into_iter().enumerate() {
            let tools = (self.origins, self.proofs);
            match mail::read(self.pool, self.catalog, tools, letter).await {
                Ok(Some(written)) => {
                    let text = format!("{}\n{}\n\n{}", written.made_at, written.subject, written.text);
                    archive.add(&format!("letters/{:04}.txt", n + 1), text.as_bytes())?;
                }
                Ok(None) => {}
                // What it is about is gone from the catalogue. Its data is in the JSON all the same.
                Err(error) => {
                    warn!(error = &error as &dyn std::error::Error, id = %letter, "export: a letter can't be written");
                }
            }
        }
        archive.finish()
    }

    /// The report and the certificate, as far as the order owns them.
    async fn papers(
        &self,
        number: &OrderNumber,
        hl: Locale,
        files: &impl Files,
    ) -> Result<Vec<(&'static str, Vec<u8>)>, MakeExportError> {
        let mut conn = self.pool.acquire().await.map_err(StoreError::from)?;
        let row = store::orders::find(&mut conn, number).await?;
        let books = store::books::read(&mut conn, number).await?;
        let (Some(row), Some(owned)) = (row, ReportParts::of(&books.owned())) else { return Ok(Vec::new()) };
        let Some(exam) = self.catalog.exam(row.exam) else { return Ok(Vec::new()) };
        let kept = Order::read(&row).map_err(MakeError::from)?.outcome;
        let earlier = kinds::earlier(&mut conn, &row, &kept).await?.map(|earlier| earlier.taken_at);
        drop(conn);
        let versions = Versions::of(&row);
        let facts = reports::facts(self.pool, self.bank, (&row, &kept, exam), &versions, Timestamp::now());
        let (_, facts) = facts.await.map_err(|error: FactsError| MakeError::from(error))?;
        let mut papers = Vec::new();
        if owned.certificate {
            let app_exam = self.catalog.app_exams.iter().find(|published| published.id == row.app_exam);
            let app =
                app_exam.and_then(|published| self.catalog.apps.iter().find(|app| app.id == published.app));
            let origin = app.map(|app| self.origins.of(app)).unwrap_or_default();
            if let Some(page) = certificates::page(self.pool, number, &facts, &origin, hl).await? {
                let pdf = self.press.set("certificate", move |fonts| paper::certificate(&page, fonts)).await;
                papers.push(("certificate", pdf.map_err(MakeError::from)?));
            }
        }
        let stored = load_file(files, &report_key(number, owned, hl, &row.norm_version, earlier)).await;
        let report = match stored {
            Some(pdf) => Some(pdf),
            None => match reports::render(self.press, facts, owned, hl).await {
                Ok(pdf) => Some(pdf),
                Err(MakeError::NoReport) => None,
                Err(error) => return Err(error.into()),
            },
        };
        papers.extend(report.map(|pdf| ("report", pdf)));
        Ok(papers)
    }
}

fn pretty(value: &Value) -> String {
    serde_json::to_string_pretty(value).expect("a JSON value has a JSON form")
}

/// A ZIP file in memory.
struct Archive(ZipWriter<Cursor<Vec<u8>>>);

impl Default for Archive {
    fn default() -> Self {
        Self(ZipWriter::new(Cursor::new(Vec::new())))
    }
}

impl Archive {
    fn add(&mut self, name: &str, bytes: &[u8]) -> Result<(), MakeExportError> {
        self.0.start_file(name, SimpleFileOptions::default())?;
        self.0.write_all(bytes).map_err(ZipError::from)?;
        Ok(())
    }

    fn finish(self) -> Result<Vec<u8>, MakeExportError> {
        Ok(self.0.finish()?.into_inner())
    }
}
