//! The bought report and what comes with it: questions with their solutions, files, gifts, the sample.

pub mod certificates;
pub mod files;
pub mod latest;
pub mod presenters;
pub mod questions;
pub mod sample;
pub mod shares;

use app::{
    kinds::{Form, Versions},
    reports::FactsError,
};
use jiff::Timestamp;
use report::facts::Facts;

use super::orders::Found;
use crate::{
    http::{codes::Code, envelope::ApiError, extract::Storefront},
    state::AppState,
};

/// Which norms a report is shown under: the order's own, or today's where they were asked for. Versions
/// in between aren't shown.
fn versions(found: &Found<'_>, form: &Form, norms: Option<&str>) -> Option<Versions> {
    let (own, newest) = (Versions::of(&found.row), form.newest());
    match norms {
        None => Some(own),
        Some(norms) => [own, newest].into_iter().find(|versions| versions.norms == norms),
    }
}

/// What the report of a bought order speaks about, under its own norms or those that were asked for.
pub async fn facts(
    state: &AppState,
    storefront: &Storefront,
    found: &Found<'_>,
    norms: Option<&str>,
) -> Result<Facts, ApiError> {
    let (row, bank) = (&found.row, state.bank.current());
    // A process that has just begun may not have read the bank yet: come again.
    let form = bank.forms.get(&row.form).ok_or_else(|| ApiError::unavailable(storefront.locale))?;
    let versions = versions(found, form, norms).ok_or_else(|| storefront.refuse(Code::NotFound))?;
    let order = (row, &found.order.outcome, found.exam);
    let facts = app::reports::facts(&state.pools.primary, &bank, order, &versions, Timestamp::now()).await;
    let facts = facts.map_err(|error| match error {
        FactsError::Store(error) => error.into(),
        FactsError::Recompute(error) => ApiError::unavailable(storefront.locale).because(error),
    })?;
    // Newer norms may find that a run can't be scored; the order's own have found a score.
    if !facts.is_valid() {
        return Err(storefront.refuse(Code::NotFound));
    }
    Ok(facts)
}
