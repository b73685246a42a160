//! The report as a file: rendered once for each language, package, norms and version of the pages, then stored.

use domain::{catalog::Catalog, hex::hex, ids::PurchaseId, locale::Locale, order::OrderNumber};
use jiff::Timestamp;
use report::{
    VERSION,
    facts::Facts,
    paper,
    value::{Report, ReportParts},
};
use sha2::{Digest as _, Sha256};
use store::{PgPool, StoreError};
use tracing::{debug, warn};

use super::{FactsError, Press, PressError, facts};
use crate::{
    bank::Bank,
    failpoints,
    kinds::{self, Versions},
    ports::{Files, FilesError},
    runs::Order,
};

/// Why there is no PDF.
#[derive(Debug, thiserror::Error)]
pub enum MakeError {
    #[error("no such purchase or exam")]
    Unknown,
    #[error("a run that can't be analysed has no report")]
    NoReport,
    #[error(transparent)]
    Facts(#[from] FactsError),
    #[error(transparent)]
    Press(#[from] PressError),
    #[error(transparent)]
    Files(#[from] FilesError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Where all files of an order's report are stored. The key doesn't reveal the order's number.
pub fn report_folder(order: &OrderNumber) -> String {
    format!("reports/{}", hex(&Sha256::digest(order.as_str())))
}

/// The key under which an order's report is stored. `earlier`: when the result was taken that the report shows beside
/// this one; it may be collected into the account, or erased, after the report was made.
pub fn report_key(
    order: &OrderNumber,
    owned: ReportParts,
    locale: Locale,
    norm_version: &str,
    earlier: Option<Timestamp>,
) -> String {
    let ReportParts { wrong_answers, certificate, guide } = owned;
    let owned: String =
        [wrong_answers, certificate, guide].iter().map(|item| if *item { '1' } else { '0' }).collect();
    let (folder, hl) = (report_folder(order), locale.code());
    let after = earlier.map(|at| format!("-after-{}", at.as_second())).unwrap_or_default();
    format!("{folder}/{hl}-{owned}-{norm_version}{after}-v{VERSION}.pdf")
}

/// A sample has no order with fixed facts: other words or another run are another file.
pub fn sample_key(report: &Report) -> String {
    let said = serde_json::to_vec(report).expect("sentences and numbers are always JSON");
    format!("samples/{}-{}-v{VERSION}.pdf", report.language, hex(&Sha256::digest(said)[..8]))
}

/// The file of this key, if there is one. If the store is unreachable there is none: the file is rendered again.
pub async fn load_file(files: &impl Files, key: &str) -> Option<Vec<u8>> {
    files.get(key).await.unwrap_or_else(|error| {
        warn!(
            error = &error as &dyn std::error::Error,
            "reports: a stored file could not be read, rendering it again"
        );
        None
    })
}

/// Stores a file that was rendered on request. The caller gets it whether that works or not.
pub async fn store_file(files: &impl Files, key: &str, bytes: &[u8]) {
    if let Err(error) = files.put(key, bytes.to_vec()).await {
        warn!(
            error = &error as &dyn std::error::Error,
            "reports: a file could not be stored, it will be rendered again"
        );
    }
}

/// The report as a PDF.
pub async fn render(
    press: &Press,
    facts: Facts,
    owned: ReportParts,
    locale: Locale,
) -> Result<Vec<u8>, MakeError> {
    let rendered = press.set("report", move |fonts| {
        let Some(document) = facts.document(owned, locale) else { return Ok(None) };
        paper::report(&document, fonts).map(|pdf| Some(pdf.bytes))
    });
    rendered.await?.ok_or(MakeError::NoReport)
}

/// Renders and stores the PDF of a delivered purchase in its buyer's language, under the norms the order was scored
/// with. Does nothing if it already exists, if the order no longer owns a report, or if it was erased meanwhile.
pub async fn store_report(
    pool: &PgPool,
    bank: &Bank,
    catalog: &Catalog,
    press: &Press,
    files: &impl Files,
    purchase: PurchaseId,
    now: Timestamp,
) -> Result<(), MakeError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let (number, locale) =
        store::purchases::order_of(&mut conn, purchase).await?.ok_or(MakeError::Unknown)?;
    let Some(row) = store::orders::find(&mut conn, &number).await? else {
        debug!(%purchase, "reports: the order was erased, nothing to render");
        return Ok(());
    };
    let books = store::books::read(&mut conn, &number).await?;
    let Some(owned) = ReportParts::of(&books.owned()) else { return Ok(()) };
    let kept = Order::read(&row)?.outcome;
    let earlier = kinds::earlier(&mut conn, &row, &kept).await?.map(|earlier| earlier.taken_at);
    drop(conn);
    let key = report_key(&number, owned, locale, &row.norm_version, earlier);
    if files.get(&key).await?.is_some() {
        return Ok(());
    }
    let exam = catalog.exam(row.exam).ok_or(MakeError::Unknown)?;
    let (_, facts) = facts(pool, bank, (&row, &kept, exam), &Versions::of(&row), now).await?;
    let pdf = render(press, facts, owned, locale).await?;
    files.put(&key, pdf).await?;
    failpoints::reached("report_stored");
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    if store::orders::find(&mut conn, &number).await?.is_none() {
        // Erased while the pages were set: whoever erased it may have deleted its files before this one came.
        debug!(%purchase, "reports: the order was erased, deleting its file");
        files.remove(&report_folder(&number)).await?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_shows_the_package_the_norms_and_the_language_but_not_the_order() {
        let number = OrderNumber::new(Timestamp::UNIX_EPOCH, 7);
        let owned = ReportParts { wrong_answers: true, certificate: false, guide: false };
        let key = report_key(&number, owned, Locale::De, "2026-11", None);
        let beside = report_key(&number, owned, Locale::De, "2026-11", Some(Timestamp::UNIX_EPOCH));

        let (folder, file) = key.rsplit_once('/').expect("a folder");
        assert_eq!(file, format!("DE-100-2026-11-v{VERSION}.pdf"));
        assert_eq!(beside, format!("{folder}/DE-100-2026-11-after-0-v{VERSION}.pdf"));
        assert_eq!(folder.len(), "reports/".len() + 64);
        assert!(!key.contains(number.as_str()));
    }
}
