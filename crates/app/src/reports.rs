//! The bought report: what it is made from, and its PDF.

mod files;
mod press;

use domain::catalog::Exam;
use jiff::Timestamp;
use report::facts::Facts;
use store::{PgPool, StoreError, orders::OrderRow};

pub use files::{
    MakeError, load_file, render, report_folder, report_key, sample_key, store_file, store_report,
};
pub use press::{Press, PressError};

use crate::{
    bank::Bank,
    kinds::{self, Outcome, Versions},
    runs::{RecomputeError, form_of},
};

/// Why the facts of a report can't be assembled.
#[derive(Debug, thiserror::Error)]
pub enum FactsError {
    #[error(transparent)]
    Recompute(#[from] RecomputeError),
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The outcome of the order's answers under these versions, and everything its report is about. `kept`: their outcome
/// when they were submitted. How others did is frozen for the order now if it wasn't before; concurrent readers agree.
pub async fn facts(
    pool: &PgPool,
    bank: &Bank,
    (order, kept, exam): (&OrderRow, &Outcome, &Exam),
    versions: &Versions,
    now: Timestamp,
) -> Result<(Outcome, Facts), FactsError> {
    let form = form_of(order, bank)?;
    let unknown = || RecomputeError::OtherParameters(order.form);
    let outcome = if *versions == Versions::of(order) {
        kept.clone()
    } else {
        form.score(versions, &order.sheet, order.circumstances).ok_or_else(unknown)?
    };
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let frozen = kinds::freeze(&mut conn, order, form, now).await?;
    let earlier = kinds::earlier(&mut conn, order, &outcome).await?;
    let told = (&outcome, earlier);
    let facts = kinds::facts(order, told, form, exam, &frozen, versions)?.ok_or_else(unknown)?;
    Ok((outcome, facts))
}
