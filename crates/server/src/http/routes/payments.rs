//! Paying: opening the way to pay, where it stands, and what the provider says.
//!
//! An order's number is what opens these calls. A number that isn't one of ours, or is one of another
//! storefront's, is answered alike: there is no such order.

pub mod back;
pub mod extras;
pub mod letters;
mod limits;
pub mod methods;
pub mod standing;
pub mod start;
pub mod webhook;

use app::{payments::Standing, ports::Wake};
use domain::order::OrderNumber;
use serde::Deserialize;
use sha2::{Digest, Sha256};
use utoipa::ToSchema;
use uuid::Uuid;

pub use standing::Purchase;

use crate::{
    http::{codes::Code, envelope::ApiError, extract::PayDesk},
    state::AppState,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderOnly {
    pub order_number: String,
}

/// The order with this number as far as it is known here, if it may be spoken of at this desk.
async fn known(state: &AppState, desk: &PayDesk, number: &str) -> Result<Standing, ApiError> {
    let unknown = || desk.refuse(Code::UnknownOrder);
    let number = OrderNumber::parse(number).ok_or_else(unknown)?;
    let standing = app::payments::owned(&state.pools.primary, &number).await?;
    standing.filter(|standing| desk.serves(standing.app_exam)).ok_or_else(unknown)
}

/// What something is counted under: nobody who reads the counters learns an address or opens an order.
pub(super) fn counted_as(what: &str, whose: &str) -> String {
    let digest = Sha256::digest(whose);
    let short = digest.iter().take(12).fold(String::new(), |text, byte| text + &format!("{byte:02x}"));
    format!("{what}:{short}")
}

/// Tells workers of jobs that were written; they would find them anyway, a little later.
pub(super) async fn wake(state: &AppState, jobs: &[Uuid]) {
    state.nats.wake(&state.config.jobs.stream).wake(jobs).await;
}
