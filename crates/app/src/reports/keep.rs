//! The report as a file: made once for each language, package, norms and version of the pages, then kept.

use domain::{
    catalog::{Catalog, PackageItem},
    locale::Locale,
    order::OrderNumber,
};
use jiff::Timestamp;
use report::{
    VERSION,
    content::{Report, compose},
    facts::{Facts, Owned},
    paper, sheets,
};
use sha2::{Digest as _, Sha256};
use store::{PgPool, StoreError};
use tracing::warn;
use uuid::Uuid;

use super::{Press, PressError, Under, facts, frozen};
use crate::{
    bank::Bank,
    ports::{Files, FilesError},
    runs::{Order, RecomputeError},
};

/// Why there is no PDF.
#[derive(Debug, thiserror::Error)]
pub enum MakeError {
    #[error("no such purchase or exam")]
    Unknown,
    #[error("a run without a score has no report")]
    NoScore,
    #[error(transparent)]
    Recompute(#[from] RecomputeError),
    #[error(transparent)]
    Press(#[from] PressError),
    #[error(transparent)]
    Files(#[from] FilesError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// Under which key an order's report is kept. Whoever sees the keys learns no order's number.
/// Where all files of an order's report are.
pub fn report_folder(order: &OrderNumber) -> String {
    format!("reports/{}", hex(&Sha256::digest(order.as_str())))
}

pub fn report_key(order: &OrderNumber, owned: Owned, locale: Locale, norm_version: &str) -> String {
    let Owned { wrong_answers, certificate, guide } = owned;
    let owned: String =
        [wrong_answers, certificate, guide].iter().map(|item| if *item { '1' } else { '0' }).collect();
    let (folder, hl) = (report_folder(order), locale.code());
    format!("{folder}/{hl}-{owned}-{norm_version}-v{VERSION}.pdf")
}

/// A sample has no order whose facts stand still: other words or another run are another file.
pub fn sample_key(report: &Report) -> String {
    let said = serde_json::to_vec(report).expect("sentences and numbers are always JSON");
    format!("samples/{}-{}-v{VERSION}.pdf", report.language, hex(&Sha256::digest(said)[..8]))
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(2 * bytes.len()), |text, byte| text + &format!("{byte:02x}"))
}

/// The file of this key, if it is there. A store that is away has none: the file is made again.
pub async fn kept(files: &impl Files, key: &str) -> Option<Vec<u8>> {
    files.get(key).await.unwrap_or_else(|error| {
        warn!(error = &error as &dyn std::error::Error, "a kept file could not be read, making it again");
        None
    })
}

/// Keeps a file that was made for somebody who asked for it. They get it whether that works or not.
pub async fn remember(files: &impl Files, key: &str, bytes: &[u8]) {
    if let Err(error) = files.put(key, bytes.to_vec()).await {
        warn!(error = &error as &dyn std::error::Error, "a file could not be kept, it will be made again");
    }
}

/// Sets the report's pages.
pub async fn make(press: &Press, facts: Facts, owned: Owned, locale: Locale) -> Result<Vec<u8>, MakeError> {
    let made = press.set("report", move |fonts| {
        let Some(report) = compose(&facts, owned, locale) else { return Ok(None) };
        let sheets = sheets::sheets(&facts, owned, locale);
        paper::report(&report, &sheets, fonts).map(|pdf| Some(pdf.bytes))
    });
    made.await?.ok_or(MakeError::NoScore)
}

/// Makes and keeps the PDF of a delivered purchase in its buyer's language, under the order's own norms.
/// Nothing if it is there, or if the order owns no report any more.
pub async fn keep(
    pool: &PgPool,
    bank: &Bank,
    catalog: &Catalog,
    press: &Press,
    files: &impl Files,
    purchase: Uuid,
    now: Timestamp,
) -> Result<(), MakeError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let (number, locale) =
        store::purchases::order_of(&mut conn, purchase).await?.ok_or(MakeError::Unknown)?;
    let row = store::orders::find(&mut conn, &number).await?.ok_or(MakeError::Unknown)?;
    drop(conn);
    let standing = crate::payments::owned(pool, &number).await?;
    let items: Vec<PackageItem> = standing.map(|standing| standing.owned).unwrap_or_default();
    let Some(owned) = Owned::of(&items.into_iter().collect()) else { return Ok(()) };
    let key = report_key(&number, owned, locale, &row.norm_version);
    if files.get(&key).await?.is_some() {
        return Ok(());
    }
    let form = bank.forms.get(&row.form).ok_or(RecomputeError::UnknownForm(row.form))?;
    let exam = catalog.exam(row.exam).ok_or(MakeError::Unknown)?;
    let crowd = frozen(pool, &row, form, now).await?;
    let scored = Order::read(row.clone())?.scored;
    let facts = facts(&row, &scored, &exam.code, bank, crowd, Under::Own)?;
    let pdf = make(press, facts, owned, locale).await?;
    Ok(files.put(&key, pdf).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_tells_the_package_the_norms_and_the_language_but_not_the_order() {
        let number = OrderNumber::new(Timestamp::UNIX_EPOCH, 7);
        let owned = Owned { wrong_answers: true, certificate: false, guide: false };
        let key = report_key(&number, owned, Locale::De, "2026-11");

        let (folder, file) = key.rsplit_once('/').expect("a folder");
        assert_eq!(file, format!("DE-100-2026-11-v{VERSION}.pdf"));
        assert_eq!(folder.len(), "reports/".len() + 64);
        assert!(!key.contains(number.as_str()));
    }
}
