//! Ways in: a mailed link or code, registration, password.

use app::accounts::{self, LetterFor, NewRegistration, SessionToken};
use axum::{
    extract::State,
    response::{AppendHeaders, IntoResponse as _, Response},
};
use domain::{account::Password, name::DisplayName, token::Token};
use http::{HeaderMap, header};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{AccountInfo, Entrance, data_rights::CLEAR_CACHE};
use crate::http::{
    codes::Code,
    envelope::{ApiError, Envelope, WithoutData},
    extract::{Body, ClientHeaders, Query},
    origins::is_own_fetch,
    session::{Anyone, clear_cookie, clear_known_cookie, set_letter_cookie},
    state::AppState,
};

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct SendCode {
    pub email: String,
    /// What for: sign_in (also if absent) or password.
    pub purpose: Option<String>,
}

/// Mails a link and a code that prove an address: for signing in, for a new account, for a new password. The answer
/// is the same whether the address has an account or not.
#[utoipa::path(
    get, path = "/email/captcha/send", operation_id = "send_code", tag = "user",
    params(ClientHeaders, SendCode),
    responses((status = 200, description = "On its way", body = WithoutData), ApiError)
)]
pub async fn send_code(
    State(state): State<AppState>,
    entrance: Entrance,
    headers: HeaderMap,
    Query(ask): Query<SendCode>,
) -> Result<Response, ApiError> {
    if !is_own_fetch(&headers) {
        return Err(entrance.refuse(Code::ForeignOrigin));
    }
    let email = entrance.email(&ask.email)?;
    entrance.may_try(&state).await?;
    let (pool, now) = (&state.pools.primary, entrance.entry().now);
    let purpose = match ask.purpose.as_deref() {
        None | Some("sign_in") => LetterFor::SigningIn,
        Some("password") => LetterFor::NewPassword,
        Some(_) => return Err(entrance.refuse(Code::BadRequest)),
    };
    let asked = (&email, purpose);
    let asked = accounts::ask_for_letter(pool, &state.proofs, asked, &entrance.caller, now).await;
    let asked = asked.map_err(|error| entrance.refusal(error))?;
    state.wake_workers(&[asked.job]).await;
    let cookie = set_letter_cookie(state.config.mode, &asked.asker);
    Ok(([(header::SET_COOKIE, cookie)], WithoutData::accepted()).into_response())
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct Register {
    pub name: String,
    /// The e-mail address.
    pub account: String,
    pub password: String,
    /// Agreement to the privacy policy.
    #[serde(default)]
    pub agreement: bool,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Registered {
    /// To be sent with the code: only the browser that typed name and password may bring them into the account.
    pub registration: String,
}

/// Registers: the account exists once the code of the letter has been typed. The answer is the same if the address
/// has an account already; then the letter says so.
#[utoipa::path(
    post, path = "/user/register", operation_id = "register", tag = "user",
    params(ClientHeaders), request_body = Register,
    responses((status = 200, description = "The answer", body = Envelope<Registered>), ApiError)
)]
pub async fn register(
    State(state): State<AppState>,
    entrance: Entrance,
    Body(ask): Body<Register>,
) -> Result<Response, ApiError> {
    let name = DisplayName::parse(&ask.name).ok_or_else(|| entrance.refuse(Code::BadName))?;
    let email = entrance.email(&ask.account)?;
    let password = entrance.new_password(&ask.password, email.as_str())?;
    if !ask.agreement {
        return Err(entrance.refuse(Code::AgreementMissing));
    }
    entrance.may_try(&state).await?;
    entrance.must_not_have_leaked(&password, &state).await?;
    let new = NewRegistration { email: &email, name: name.as_str(), password: &password };
    let tools = (&state.proofs, &state.passwords);
    let now = entrance.entry().now;
    let registered = accounts::register(&state.pools.primary, tools, &new, &entrance.caller, now).await;
    let (asked, browser) = registered.map_err(|error| entrance.refusal(error))?;
    state.wake_workers(&[asked.job]).await;
    let cookie = set_letter_cookie(state.config.mode, &asked.asker);
    let registered = Envelope::of(Registered { registration: browser.as_str().to_owned() });
    Ok(([(header::SET_COOKIE, cookie)], registered).into_response())
}

/// A proof of an address: a letter's link, or the address with the letter's code.
#[derive(Debug, Deserialize, ToSchema)]
pub struct Verify {
    pub link: Option<String>,
    /// The e-mail address.
    pub account: Option<String>,
    pub code: Option<String>,
    /// What `/user/register` returned to this browser.
    pub registration: Option<String>,
}

/// Signs in by a letter. Opens an account if the address has none, and collects the orders that were paid with it.
#[utoipa::path(
    post, path = "/user/verify", operation_id = "verify", tag = "user",
    params(ClientHeaders), request_body = Verify,
    responses((status = 200, description = "Signed in", body = Envelope<AccountInfo>), ApiError)
)]
pub async fn verify(
    State(state): State<AppState>,
    entrance: Entrance,
    Body(ask): Body<Verify>,
) -> Result<Response, ApiError> {
    entrance.may_try(&state).await?;
    let (pool, entry) = (&state.pools.primary, entrance.entry());
    let wrong = || entrance.refuse(Code::WrongCode);
    let signed_in = if let Some(link) = &ask.link {
        let link = Token::parse(link).ok_or_else(wrong)?;
        accounts::verify_link(pool, &state.proofs, &link, entry).await
    } else {
        let email = entrance.email(ask.account.as_deref().unwrap_or_default())?;
        let code = ask.code.as_deref().map(str::trim).ok_or_else(wrong)?;
        let browser = ask.registration.as_deref().and_then(SessionToken::parse);
        accounts::verify_code(pool, &state.proofs, (&email, code), browser.as_ref(), entry).await
    };
    entrance.enter(&state, signed_in.map_err(|error| entrance.refusal(error))?).await
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct Login {
    /// The e-mail address.
    pub account: String,
    pub password: String,
}

/// Signs in by password.
#[utoipa::path(
    post, path = "/user/login", operation_id = "login", tag = "user",
    params(ClientHeaders), request_body = Login,
    responses((status = 200, description = "Signed in", body = Envelope<AccountInfo>), ApiError)
)]
pub async fn login(
    State(state): State<AppState>,
    entrance: Entrance,
    Body(ask): Body<Login>,
) -> Result<Response, ApiError> {
    let email = entrance.email(&ask.account)?;
    entrance.may_try(&state).await?;
    let tools = (&state.proofs, &state.passwords);
    let typed = Password::typed(&ask.password);
    let signed_in = accounts::login(&state.pools.primary, tools, &email, &typed, entrance.entry()).await;
    entrance.enter(&state, signed_in.map_err(|error| entrance.refusal(error))?).await
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Logout {
    /// Whether the browser also forgets that it was ever signed in; false if absent.
    pub forget: Option<bool>,
}

/// Signs out in this browser. Signing out twice is no fault.
#[utoipa::path(
    post, path = "/user/logout", operation_id = "logout", tag = "user",
    params(ClientHeaders, Logout),
    responses((status = 200, description = "Signed out", body = WithoutData), ApiError)
)]
pub async fn logout(
    State(state): State<AppState>,
    Anyone(visit): Anyone,
    Query(ask): Query<Logout>,
) -> Result<Response, ApiError> {
    if let Some(visit) = visit {
        accounts::end(&state.pools.primary, visit.account, visit.session).await?;
    }
    let mode = state.config.mode;
    let known = ask.forget.unwrap_or_default().then(|| clear_known_cookie(mode));
    let cookies = [Some(clear_cookie(mode)), known].into_iter().flatten();
    let cookies = AppendHeaders(cookies.map(|cookie| (header::SET_COOKIE, cookie)));
    Ok((cookies, [CLEAR_CACHE], WithoutData::accepted()).into_response())
}
