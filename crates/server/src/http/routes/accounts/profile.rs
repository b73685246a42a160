//! What a person says about themselves.

use axum::extract::State;
use domain::{
    account::{self, AccountId, Gender},
    locale::Locale,
    name::DisplayName,
};
use jiff::{Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};
use store::{
    StoreError,
    accounts::{self, Profile},
};
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Storefront},
    session::SignedIn,
    state::AppState,
};

/// The specification's limit.
const NICKNAME_MOST: usize = 30;

/// An account, for its owner.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AccountInfo {
    pub id: String,
    /// The e-mail address.
    pub account: String,
    pub name: String,
    pub nickname: String,
    pub phone: String,
    /// YYYY-MM-DD
    #[serde(skip_serializing_if = "Option::is_none")]
    pub birthday: Option<String>,
    /// male, female or confidential.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub gender: Option<&'static str>,
    /// The language of letters.
    pub hl: &'static str,
    pub has_password: bool,
    /// Whether the person may now do what can't be undone; otherwise they prove who they are first.
    pub confirmed: bool,
}

impl AccountInfo {
    pub async fn read(state: &AppState, id: AccountId, confirmed: bool) -> Result<Option<Self>, ApiError> {
        let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
        let found = accounts::find(&mut conn, id).await?;
        Ok(found.map(|account| {
            let Profile { name, nickname, phone, birthday, gender } = account.profile;
            Self {
                id: account.id.to_string(),
                account: account.email.as_str().to_owned(),
                name,
                nickname,
                phone,
                birthday: birthday.map(|day| day.to_string()),
                gender: gender.map(Gender::code),
                hl: account.hl.code(),
                has_password: account.password.is_some(),
                confirmed,
            }
        }))
    }
}

/// The account of whoever is signed in.
#[utoipa::path(
    get, path = "/user/get", operation_id = "get_user", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<AccountInfo>), ApiError)
)]
pub async fn get_user(
    State(state): State<AppState>,
    storefront: Storefront,
    SignedIn(visit): SignedIn,
) -> ApiResult<AccountInfo> {
    let found = AccountInfo::read(&state, visit.account, visit.fresh).await?;
    found.map(Envelope::of).ok_or_else(|| storefront.refuse(Code::SignInFirst))
}

/// What changes; a field that is absent stays as it is, an empty one is deleted.
#[derive(Debug, Deserialize, ToSchema)]
pub struct UpdateUser {
    pub name: Option<String>,
    pub nickname: Option<String>,
    pub phone: Option<String>,
    /// YYYY-MM-DD
    pub birthday: Option<String>,
    /// male, female or confidential.
    pub gender: Option<String>,
    /// The language of letters.
    pub hl: Option<String>,
}

/// Changes what the person says about themselves.
#[utoipa::path(
    post, path = "/user/update", operation_id = "update_user", tag = "user",
    params(ClientHeaders), request_body = UpdateUser,
    responses((status = 200, description = "The answer", body = Envelope<AccountInfo>), ApiError)
)]
pub async fn update_user(
    State(state): State<AppState>,
    storefront: Storefront,
    SignedIn(visit): SignedIn,
    Body(ask): Body<UpdateUser>,
) -> ApiResult<AccountInfo> {
    let mut tx = store::begin(&state.pools.primary).await?;
    let gone = || storefront.refuse(Code::SignInFirst);
    let account = accounts::find(&mut tx, visit.account).await?.ok_or_else(gone)?;
    let (mut profile, mut hl) = (account.profile, account.hl);
    change(&mut profile, &mut hl, &ask).map_err(|code| storefront.refuse(code))?;
    accounts::set_profile(&mut tx, visit.account, &profile, hl).await?;
    tx.commit().await.map_err(StoreError::from)?;
    let changed = AccountInfo::read(&state, visit.account, visit.fresh).await?;
    changed.map(Envelope::of).ok_or_else(gone)
}

fn change(profile: &mut Profile, hl: &mut Locale, ask: &UpdateUser) -> Result<(), Code> {
    let name = |text: &str| DisplayName::parse(text).map(|name| name.as_str().to_owned());
    let nickname = |text: &str| name(text).filter(|name| name.chars().count() <= NICKNAME_MOST);
    let today = Timestamp::now().to_zoned(TimeZone::UTC).date();
    if let Some(text) = &ask.name {
        profile.name = parsed(text, name, Code::BadName)?.unwrap_or_default();
    }
    if let Some(text) = &ask.nickname {
        profile.nickname = parsed(text, nickname, Code::BadName)?.unwrap_or_default();
    }
    if let Some(text) = &ask.phone {
        profile.phone = parsed(text, account::phone, Code::BadPhone)?.unwrap_or_default();
    }
    if let Some(text) = &ask.birthday {
        profile.birthday = parsed(text, |text| account::birthday(text, today), Code::BadDate)?;
    }
    if let Some(text) = &ask.gender {
        profile.gender = parsed(text, Gender::parse, Code::BadRequest)?;
    }
    if let Some(text) = &ask.hl {
        *hl = parsed(text, Locale::parse, Code::UnknownLanguage)?.unwrap_or(*hl);
    }
    Ok(())
}

/// `None` for empty text.
fn parsed<T>(text: &str, parse: impl Fn(&str) -> Option<T>, code: Code) -> Result<Option<T>, Code> {
    let text = text.trim();
    if text.is_empty() { Ok(None) } else { parse(text).map(Some).ok_or(code) }
}
