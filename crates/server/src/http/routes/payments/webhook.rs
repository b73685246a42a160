//! The payment provider's webhook.

use app::ports::{About, PaymentProvider, WebhookError};
use axum::{
    body::to_bytes,
    extract::{Request, State},
};
use domain::payment::{AttemptState, News};
use http::StatusCode;
use jiff::Timestamp;

use super::limits;
use crate::http::{envelope::ApiError, security_log, state::AppState};

/// The provider's messages are a few kilobytes.
const LARGEST: usize = 256 * 1024;

/// Accepts a message of the payment provider: 200 once its effects are stored, 400 for anything that the
/// provider didn't sign. Not an envelope: the provider reads only the status.
#[utoipa::path(
    post, path = "/webhook/stripe", operation_id = "take_webhook", tag = "pay",
    request_body(content = String, content_type = "application/json"),
    responses(
        (status = 200, description = "Kept"),
        (status = 400, description = "Not signed by the provider"),
        ApiError
    )
)]
pub async fn take_webhook(State(state): State<AppState>, request: Request) -> Result<StatusCode, ApiError> {
    let (parts, body) = request.into_parts();
    let signature = parts.headers.get("stripe-signature").and_then(|value| value.to_str().ok());
    let (Some(provider), Some(signature)) = (&state.payments, signature) else {
        return Ok(refuse("unsigned"));
    };
    let Ok(body) = to_bytes(body, LARGEST).await else { return Ok(refuse("too_large")) };
    let now = Timestamp::now();
    let event = match provider.read_webhook(&body, signature, now) {
        Ok(event) => event,
        Err(WebhookError::Forged) => return Ok(refuse("forged")),
        Err(WebhookError::OutsideTolerance) => return Ok(refuse("late")),
        Err(WebhookError::Unreadable) => return Ok(refuse("unreadable")),
    };
    let (_, jobs) = app::payments::apply_event(&state.pools.primary, &event, now).await?;
    app::failpoints::reached("event_applied");
    state.wake_workers(&jobs).await;
    if let News::Intent(news) = &event.news
        && news.known.state == AttemptState::Declined
    {
        limits::count_decline(&state, &news.intent, &event.id).await;
    }
    // A message that we can't read: reconciliation fetches the intent it is about.
    if let Some(About::Intent(intent)) = &event.about {
        app::payments::look_soon(&state.pools.primary, intent, now).await?;
    }
    Ok(StatusCode::OK)
}

fn refuse(why: &'static str) -> StatusCode {
    metrics::counter!("webhooks_refused_total", "why" => why).increment(1);
    security_log::is_forged(why);
    StatusCode::BAD_REQUEST
}
