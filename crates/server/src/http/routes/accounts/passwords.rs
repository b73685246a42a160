//! Setting a password: by the code of a letter, or by somebody who is signed in.

use app::accounts;
use axum::{extract::State, response::Response};
use domain::account::Password;
use serde::Deserialize;
use utoipa::ToSchema;

use super::{AccountInfo, Entrance};
use crate::http::{
    envelope::{ApiError, Envelope},
    extract::{Body, ClientHeaders},
    session::SignedIn,
    state::AppState,
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct ResetPassword {
    /// The e-mail address.
    pub account: String,
    /// From the letter that `/email/captcha/send` mails for the purpose `password`.
    pub code: String,
    pub password: String,
}

/// Sets a new password by a letter's code, ends every session and signs in.
#[utoipa::path(
    post, path = "/user/password/reset", operation_id = "reset_password", tag = "user",
    params(ClientHeaders), request_body = ResetPassword,
    responses((status = 200, description = "Signed in", body = Envelope<AccountInfo>), ApiError)
)]
pub async fn reset_password(
    State(state): State<AppState>,
    entrance: Entrance,
    Body(ask): Body<ResetPassword>,
) -> Result<Response, ApiError> {
    let email = entrance.email(&ask.account)?;
    // Before the code is used up.
    let password = entrance.new_password(&ask.password, email.as_str())?;
    entrance.may_try(&state).await?;
    entrance.must_not_have_leaked(&password, &state).await?;
    let (tools, proof) = ((&state.proofs, &state.passwords), (&email, ask.code.trim()));
    let entry = entrance.entry();
    let signed_in = accounts::reset_password(&state.pools.primary, tools, proof, &password, entry).await;
    entrance.enter(&state, signed_in.map_err(|error| entrance.refusal(error))?).await
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpdatePassword {
    /// Needed if the account has a password, however recently somebody signed in.
    pub old_password: Option<String>,
    pub password: String,
}

/// Sets or changes the password of whoever is signed in, and ends every other session. The first password needs somebody
/// who has just proven who they are.
#[utoipa::path(
    post, path = "/user/password/update", operation_id = "update_password", tag = "user",
    params(ClientHeaders), request_body = UpdatePassword,
    responses((status = 200, description = "Changed", body = Envelope<AccountInfo>), ApiError)
)]
pub async fn update_password(
    State(state): State<AppState>,
    SignedIn(visit): SignedIn,
    entrance: Entrance,
    Body(ask): Body<UpdatePassword>,
) -> Result<Response, ApiError> {
    let account = AccountInfo::read(&state, visit.account, visit.fresh).await?;
    let email = account.map(|account| account.account).unwrap_or_default();
    let password = entrance.new_password(&ask.password, &email)?;
    entrance.may_try(&state).await?;
    entrance.must_not_have_leaked(&password, &state).await?;
    let old = ask.old_password.as_deref().map(Password::typed);
    let tools = (&state.proofs, &state.passwords);
    let who = (visit, entrance.entry());
    let changed = accounts::change_password(&state.pools.primary, tools, old.as_ref(), &password, who).await;
    entrance.enter(&state, changed.map_err(|error| entrance.refusal(error))?).await
}
