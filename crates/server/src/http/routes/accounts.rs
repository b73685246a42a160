//! Accounts: ways in, the person's own data, devices, orders, membership and shop.

pub mod data_rights;
pub mod devices;
pub mod identities;
pub mod members;
pub mod orders;
pub mod passkeys;
pub mod passwords;
pub mod plans;
pub mod profile;
pub mod shop;
pub mod sign_in;

use app::accounts::{AccountError, Caller, Entry, SignedIn, Visit};
use axum::{
    extract::FromRequestParts,
    response::{AppendHeaders, IntoResponse, Response},
};
use domain::{
    account::{Password, WeakPassword},
    email::EmailAddress,
    locale::Locale,
};
use http::{HeaderMap, header, request::Parts};
use jiff::Timestamp;

use crate::http::{
    codes::Code,
    envelope::{ApiError, Envelope},
    extract::{Network, Storefront, Visitor},
    limits::{HOUR, counted_as},
    security_log,
    session::{Anyone, UserAgent, known_cookie, letter_cookie, set_cookie, set_known_cookie},
    state::AppState,
};
use app::ports::{LeakedPasswords as _, RateLimit as _};
use profile::AccountInfo;
use store::accounts::sessions::Device;

/// The origin of the page that asks. The guard has refused every origin that isn't ours; programs name none and get
/// the storefront's own.
fn page_origin(state: &AppState, storefront: &Storefront, headers: &HeaderMap) -> String {
    let origin = headers.get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    origin.map_or_else(|| state.origins.of(storefront.app()), str::to_owned)
}

/// The circumstances in which somebody proves who they are.
pub struct Entrance {
    pub caller: Caller,
    before: Option<Visit>,
    network: Network,
    now: Timestamp,
}

impl FromRequestParts<AppState> for Entrance {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let storefront = Storefront::from_request_parts(parts, state).await?;
        let Ok(visitor) = Visitor::from_request_parts(parts, state).await;
        let Ok(agent) = UserAgent::from_request_parts(parts, state).await;
        let Ok(network) = Network::from_request_parts(parts, state).await;
        let Anyone(before) = Anyone::from_request_parts(parts, state).await?;
        let device = agent.device(visitor.country);
        let known = known_cookie(&parts.headers, state.config.mode);
        let letter = letter_cookie(&parts.headers, state.config.mode);
        let caller = Caller { app: storefront.app().id, hl: storefront.locale, device, known, letter };
        Ok(Self { caller, before, network, now: Timestamp::now() })
    }
}

impl Entrance {
    pub fn entry(&self) -> Entry<'_> {
        Entry { caller: &self.caller, before: self.before, now: self.now }
    }

    pub const fn locale(&self) -> Locale {
        self.caller.hl
    }

    pub fn refuse(&self, code: Code) -> ApiError {
        ApiError::new(code, self.locale())
    }

    pub fn email(&self, text: &str) -> Result<EmailAddress, ApiError> {
        let email = EmailAddress::parse(text).ok_or_else(|| self.refuse(Code::BadEmail))?;
        security_log::claims(&email);
        Ok(email)
    }

    /// Counts one more proof from this network, right or wrong. Limits of an address are in the database; this one
    /// holds back somebody who tries many addresses.
    pub async fn may_try(&self, state: &AppState) -> Result<(), ApiError> {
        self.count("sign-in", 1, state).await
    }

    /// Counts one more ceremony from this network: ten times as many as proofs, because a page begins one before
    /// anybody has decided to sign in.
    pub async fn may_begin(&self, state: &AppState) -> Result<(), ApiError> {
        self.count("ceremony", 10, state).await
    }

    async fn count(&self, what: &str, times: u32, state: &AppState) -> Result<(), ApiError> {
        let most = state.config.limits.sign_ins_per_network_hour.saturating_mul(times);
        let key = counted_as(what, self.network.as_str());
        if state.cache.allow(&key, most, HOUR).await { Ok(()) } else { Err(self.refuse(Code::TooMany)) }
    }

    pub fn refusal(&self, error: AccountError) -> ApiError {
        match error {
            AccountError::WrongPassword => self.refuse(Code::WrongPassword),
            AccountError::WrongCode => self.refuse(Code::WrongCode),
            AccountError::WrongPasskey => self.refuse(Code::WrongPasskey),
            AccountError::ProviderFailed => self.refuse(Code::ProviderFailed),
            AccountError::ProviderAway(error) => self.refuse(Code::ProviderFailed).because(error),
            AccountError::NoAddress => self.refuse(Code::NoAddress),
            AccountError::AlreadyConnected => self.refuse(Code::AlreadyConnected),
            AccountError::NotProven => self.refuse(Code::ConfirmIdentity),
            AccountError::TooMany => self.refuse(Code::TooMany),
            AccountError::Busy => self.refuse(Code::Busy),
            AccountError::Store(error) => error.into(),
        }
    }

    /// What a person would call the device in front of them.
    pub fn device_name(&self) -> String {
        let Device { browser, system, .. } = &self.caller.device;
        let name = [system, browser].into_iter().find(|name| !name.is_empty());
        name.cloned().unwrap_or_else(|| "Passkey".to_owned())
    }

    /// A password that somebody wants to have from now on.
    pub fn new_password(&self, text: &str, email: &str) -> Result<Password, ApiError> {
        Password::parse(text, email).map_err(|weak| match weak {
            WeakPassword::Short | WeakPassword::Long => self.refuse(Code::PasswordLength),
            WeakPassword::Common => self.refuse(Code::CommonPassword),
        })
    }

    /// Refuses a new password that has leaked somewhere. After [`Self::may_try`]: another site is asked.
    pub async fn must_not_have_leaked(&self, password: &Password, state: &AppState) -> Result<(), ApiError> {
        match &state.leaked_passwords {
            Some(list) if list.has(password).await => Err(self.refuse(Code::CommonPassword)),
            _ => Ok(()),
        }
    }

    /// The answer to somebody who is signed in now: the account, and the cookies.
    pub async fn enter(&self, state: &AppState, signed_in: SignedIn) -> Result<Response, ApiError> {
        security_log::is_account(signed_in.account);
        state.wake_workers(&signed_in.jobs).await;
        let info = AccountInfo::read(state, signed_in.account, signed_in.fresh).await?;
        let info = info.ok_or_else(|| self.refuse(Code::SignInFirst))?;
        let mode = state.config.mode;
        let known = EmailAddress::parse(&info.account).map(|email| state.proofs.known_browser(&email));
        let cookies =
            [Some(set_cookie(mode, &signed_in.token)), known.map(|known| set_known_cookie(mode, &known))];
        let cookies = cookies.into_iter().flatten().map(|cookie| (header::SET_COOKIE, cookie));
        Ok((AppendHeaders(cookies), Envelope::of(info)).into_response())
    }
}
