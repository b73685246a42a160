//! A membership that renews: what became of it, and how it is cancelled, by its account or by the link of a letter.
//! Both work whether new ones are sold or not: nobody is locked in.

use std::time::Duration;

use app::{
    payments::{CancelBy, cancel_plan, check_plan, plan_by_link, plan_of},
    ports::RateLimit as _,
};
use axum::extract::State;
use domain::{
    account::AccountId,
    plan::{State as PlanState, renews_at},
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::{PgConnection, StoreError, plans::Plan};
use tracing::warn;
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Storefront},
    session::Anyone,
    state::AppState,
    wire::Money,
};

/// How often the provider is asked while somebody waits for the answer.
const ASK_EVERY: Duration = Duration::from_secs(3);

/// A membership that renews itself, as a second choice beside the one that is paid once.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Renewing {
    /// When it is charged again, for the same price, if it is bought now.
    pub next_at: String,
}

impl Renewing {
    pub fn of(months: i32, now: Timestamp) -> Self {
        Self { next_at: renews_at(now, months).to_string() }
    }
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanInfo {
    /// pending: not paid yet. active: it renews. past_due: the last renewal wasn't paid. cancelled: it ends with what
    /// was paid for. ended: it is over.
    #[schema(example = "active")]
    pub state: &'static str,
    /// What each renewal costs, as agreed.
    pub price: Money,
    pub months: i32,
    /// When it is charged again; absent if it isn't.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next_at: Option<String>,
    /// The end of the running period; absent before the first payment.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<String>,
}

impl From<&Plan> for PlanInfo {
    fn from(plan: &Plan) -> Self {
        let end = plan.period_end.map(|end| end.to_string());
        Self {
            state: plan.state.code(),
            price: plan.money.into(),
            months: plan.months,
            next_at: end.clone().filter(|_| plan.state == PlanState::Active),
            until: end.filter(|_| !matches!(plan.state, PlanState::Pending | PlanState::PastDue)),
        }
    }
}

/// Whose plan it is about.
#[derive(Debug, Deserialize, ToSchema)]
pub struct PlanAsk {
    /// From a letter; without it, the plan of whoever is signed in.
    pub link: Option<String>,
}

async fn find(
    conn: &mut PgConnection,
    ask: &PlanAsk,
    account: Option<AccountId>,
) -> Result<Option<Plan>, StoreError> {
    match (&ask.link, account) {
        (Some(link), _) => plan_by_link(conn, link).await,
        (None, Some(account)) => plan_of(conn, account).await,
        (None, None) => Ok(None),
    }
}

/// What became of a membership that renews. While its first payment is being confirmed, the provider is asked.
/// Result 10416 if the link is used up or was never issued, or if there is none.
#[utoipa::path(
    post, path = "/user/subscribe/check", operation_id = "check_subscription", tag = "user",
    params(ClientHeaders), request_body = PlanAsk,
    responses((status = 200, description = "The answer", body = Envelope<PlanInfo>), ApiError)
)]
pub async fn check_subscription(
    State(state): State<AppState>,
    storefront: Storefront,
    Anyone(visit): Anyone,
    Body(ask): Body<PlanAsk>,
) -> ApiResult<PlanInfo> {
    let account = visit.map(|visit| visit.account);
    let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
    let unknown = || storefront.refuse(Code::UnknownOrder);
    let mut plan = find(&mut conn, &ask, account).await?.ok_or_else(unknown)?;
    if plan.state == PlanState::Pending && ask_provider(&state, &plan).await {
        plan = find(&mut conn, &ask, account).await?.ok_or_else(unknown)?;
    }
    Ok(Envelope::of(PlanInfo::from(&plan)))
}

/// Whether the provider was asked; if it doesn't answer, what is known is shown.
async fn ask_provider(state: &AppState, plan: &Plan) -> bool {
    let Some(provider) = &state.payments else { return false };
    if !state.cache.allow(&format!("plan:{}", plan.id), 1, ASK_EVERY).await {
        return false;
    }
    match check_plan(&state.pools.primary, provider, plan.id, Timestamp::now()).await {
        Ok(checked) => {
            state.wake_workers(&checked.jobs).await;
            true
        }
        Err(error) => {
            warn!(error = &error as &dyn std::error::Error, "plans: could not ask the provider about a plan");
            false
        }
    }
}

/// Cancels a membership that renews: nothing more is charged, and it ends with what was paid for. By the link of a
/// letter nobody has to sign in; the link is used up. Cancelling again changes nothing.
#[utoipa::path(
    post, path = "/user/subscribe/cancel", operation_id = "cancel_subscription", tag = "user",
    params(ClientHeaders), request_body = PlanAsk,
    responses((status = 200, description = "The answer", body = Envelope<PlanInfo>), ApiError)
)]
pub async fn cancel_subscription(
    State(state): State<AppState>,
    storefront: Storefront,
    Anyone(visit): Anyone,
    Body(ask): Body<PlanAsk>,
) -> ApiResult<PlanInfo> {
    let unknown = || storefront.refuse(Code::UnknownOrder);
    let by = match (&ask.link, visit) {
        (Some(link), _) => CancelBy::Link(link),
        (None, Some(visit)) => CancelBy::Account(visit.account),
        (None, None) => return Err(unknown()),
    };
    let cancelled = cancel_plan(&state.pools.primary, by, Timestamp::now()).await?;
    let (plan, jobs) = cancelled.ok_or_else(unknown)?;
    state.wake_workers(&jobs).await;
    Ok(Envelope::of(PlanInfo::from(&plan)))
}
