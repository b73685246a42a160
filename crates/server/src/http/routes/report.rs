//! The bought report and what comes with it: questions with their solutions, files, gifts, the sample.

pub mod certificates;
pub mod files;
pub mod latest;
pub mod presenters;
pub mod questions;
pub mod sample;
pub mod shares;

use app::{bank::TestForm, reports::Under};
use jiff::Timestamp;
use report::facts::Facts;

use super::orders::Found;
use crate::{
    http::{codes::Code, envelope::ApiError, extract::Storefront},
    state::AppState,
};

/// Which norms a report is shown under: the order's own, or today's where they were asked for. Versions
/// in between aren't shown.
fn under<'a>(found: &'a Found<'_>, form: &'a TestForm, norms: Option<&str>) -> Option<(Under, &'a str)> {
    let (own, newest) = (found.row.norm_version.as_str(), form.newest.norm_version());
    match norms {
        None => Some((Under::Own, own)),
        Some(version) if version == own => Some((Under::Own, own)),
        Some(version) if version == newest => Some((Under::Newest, newest)),
        Some(_) => None,
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
    let (under, _) = under(found, form, norms).ok_or_else(|| storefront.refuse(Code::NotFound))?;
    let crowd = app::reports::frozen(&state.pools.primary, row, form, Timestamp::now()).await?;
    let facts = app::reports::facts(row, &found.order.scored, &found.exam.code, &bank, crowd, under)
        .map_err(|error| ApiError::unavailable(storefront.locale).because(error))?;
    // Newer norms may find that a run can't be scored; the order's own have found a score.
    if facts.outcome.score.is_none() {
        return Err(storefront.refuse(Code::NotFound));
    }
    Ok(facts)
}
