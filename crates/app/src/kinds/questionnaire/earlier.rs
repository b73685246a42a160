//! The result that somebody had when they took the same test before. It is looked up each time and kept nowhere, so that
//! it is gone as soon as its own order is.

use jiff::{Timestamp, ToSpan};
use questionnaire::types;
use report::questionnaire::RETEST_DAYS;
use store::{PgConnection, StoreError, orders::OrderRow, retests};

use super::Outcome;
use crate::kinds::Outcome as Any;

/// An earlier result of the same person.
#[derive(Clone, Debug, PartialEq)]
pub struct Earlier {
    pub taken_at: Timestamp,
    pub profile: types::Profile,
}

/// The newest result of the same exam in the order's account that is old enough to be compared with. Only types are
/// told side by side.
pub(in crate::kinds) async fn earlier(
    conn: &mut PgConnection,
    order: &OrderRow,
    outcome: &Outcome,
) -> store::Result<Option<Earlier>> {
    if outcome.types().is_none() {
        return Ok(None);
    }
    let Ok(until) = order.submitted_at.checked_sub((24 * RETEST_DAYS).hours()) else { return Ok(None) };
    for run in retests::earlier(conn, &order.number, until).await? {
        let unknown = |_| StoreError::Inconsistent {
            table: "exam_order",
            column: "outcome",
            row: "of a retest".to_owned(),
        };
        let before = Any::read(run.kind, &run.outcome).map_err(unknown)?;
        if let Some(profile) = before.types() {
            return Ok(Some(Earlier { taken_at: run.submitted_at, profile: profile.clone() }));
        }
    }
    Ok(None)
}
