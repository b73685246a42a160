//! What the payment provider tells us by itself.

use app::ports::{PaymentProvider, RateLimit, WebhookError};
use axum::{
    body::to_bytes,
    extract::{Request, State},
};
use domain::payment::{AttemptState, News};
use http::StatusCode;
use jiff::Timestamp;
use tracing::warn;

use super::{counted_as, start::DAY, wake};
use crate::{http::envelope::ApiError, state::AppState};

/// The provider's messages are a few kilobytes.
const LARGEST: usize = 256 * 1024;

/// Takes a message of the payment provider: 200 once what follows from it is kept, 400 for anything
/// that isn't signed by it. Not an envelope: the provider reads the status only.
#[utoipa::path(
    post, path = "/webhook/stripe", operation_id = "take_webhook", tag = "pay",
    request_body(content = String, content_type = "application/json"),
    responses((status = 200, description = "Kept"), (status = 400, description = "Not signed by the provider"))
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
        Err(WebhookError::Late) => return Ok(refuse("late")),
        Err(WebhookError::Unreadable) => return Ok(refuse("unreadable")),
    };
    let (_, jobs) = app::payments::apply_event(&state.pools.primary, &event, now).await?;
    wake(&state, &jobs).await;
    match (&event.news, &event.object) {
        (News::Intent(news), _) if news.known.state == AttemptState::Declined => {
            count_decline(&state, &event.id, &news.intent).await?;
        }
        // Written in another version: what it speaks of is asked for, by whoever reconciles.
        (News::Other, Some(object)) if event.kind.starts_with("payment_intent.") => {
            app::payments::look_soon(&state.pools.primary, object, now).await?;
        }
        _ => {}
    }
    Ok(StatusCode::OK)
}

/// An order for which so many cards were declined is where somebody tries stolen ones: its intent is
/// closed, and no other is opened for a day.
async fn count_decline(state: &AppState, message: &str, intent: &str) -> Result<(), ApiError> {
    let Some(order) = app::payments::declined_order(&state.pools.primary, intent).await? else {
        return Ok(());
    };
    let most = state.config.limits.declines_per_order_day;
    // By message: the provider may say the same thing twice.
    if state.cache.admit(&counted_as("declined", order.as_str()), message, most - 1, DAY).await {
        return Ok(());
    }
    state.cache.allow(&counted_as("stopped", order.as_str()), 1, DAY).await;
    metrics::counter!("payments_stopped_total").increment(1);
    let (state, intent) = (state.clone(), intent.to_owned());
    // Not waited for: a message is answered without asking anybody anything.
    tokio::spawn(async move {
        let Some(provider) = &state.payments else { return };
        let closed = app::payments::close_due(&state.pools.primary, provider, &intent, Timestamp::now());
        if let Err(error) = closed.await {
            warn!(error = error.as_ref() as &dyn std::error::Error, "a payment could not be stopped");
        }
    });
    Ok(())
}

fn refuse(why: &'static str) -> StatusCode {
    metrics::counter!("webhooks_refused_total", "why" => why).increment(1);
    StatusCode::BAD_REQUEST
}
