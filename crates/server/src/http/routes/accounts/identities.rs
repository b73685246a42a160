//! Signing in through another site, such as Google or Apple: there, back, and the list of one's connections.

use app::accounts::{self, Arrival, Arrived, Departure, SessionToken};
use axum::{
    body::Bytes,
    extract::{Path, Query, State},
    response::{IntoResponse as _, Redirect, Response},
};
use domain::{
    account::{CeremonyId, Provider},
    exam_tail::ExamTail,
};
use http::{HeaderMap, HeaderValue, Uri, header};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::{AccountInfo, Entrance, page_origin};
use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope, WithoutData},
    extract::{Body, ClientHeaders, Storefront, caller_locale},
    routes::page_request::PageRequest,
    session::{Confirmed, SignedIn, set_trip_cookie, trip_cookie},
    state::AppState,
};

#[derive(Debug, Deserialize, ToSchema)]
pub struct BeginIdentity {
    /// google or apple.
    pub provider: String,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct IdentityTrip {
    /// Where the browser goes now.
    pub url: String,
}

/// Sends somebody who wants to sign in to another site.
#[utoipa::path(
    post, path = "/user/identity/begin", operation_id = "begin_identity", tag = "user",
    params(ClientHeaders), request_body = BeginIdentity,
    responses((status = 200, description = "Where to go", body = Envelope<IdentityTrip>), ApiError)
)]
pub async fn begin_identity(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: HeaderMap,
    entrance: Entrance,
    Body(ask): Body<BeginIdentity>,
) -> Result<Response, ApiError> {
    entrance.may_begin(&state).await?;
    depart(&state, (&storefront, &headers, &entrance), &ask.provider, None).await
}

/// Sends somebody who is signed in to another site, to connect their account there with this one. Needs somebody who
/// has just proven who they are.
#[utoipa::path(
    post, path = "/user/identity/connect", operation_id = "connect_identity", tag = "user",
    params(ClientHeaders), request_body = BeginIdentity,
    responses((status = 200, description = "Where to go", body = Envelope<IdentityTrip>), ApiError)
)]
pub async fn connect_identity(
    State(state): State<AppState>,
    storefront: Storefront,
    headers: HeaderMap,
    Confirmed(visit): Confirmed,
    entrance: Entrance,
    Body(ask): Body<BeginIdentity>,
) -> Result<Response, ApiError> {
    depart(&state, (&storefront, &headers, &entrance), &ask.provider, Some(visit.account)).await
}

async fn depart(
    state: &AppState,
    (storefront, headers, entrance): (&Storefront, &HeaderMap, &Entrance),
    provider: &str,
    account: Option<domain::account::AccountId>,
) -> Result<Response, ApiError> {
    let provider = Provider::parse(provider);
    let site = provider.and_then(|provider| Some((provider, state.identity_sites.get(provider)?)));
    let (provider, site) = site.ok_or_else(|| entrance.refuse(Code::BadRequest))?;
    let back_to = format!("{}/user/callback/{}", page_origin(state, storefront, headers), provider.code());
    let departure = Departure { provider, back_to: &back_to, account, hl: storefront.locale };
    let sent = accounts::depart(&state.pools.primary, site, departure, entrance.entry().now).await;
    let (url, browser) = sent.map_err(|error| entrance.refusal(error))?;
    let cookie = set_trip_cookie(state.config.mode, &browser);
    Ok(([(header::SET_COOKIE, cookie)], Envelope::of(IdentityTrip { url })).into_response())
}

/// What another site sends people back with.
#[derive(Debug, Default, Deserialize)]
pub struct Return {
    #[serde(default)]
    state: String,
    #[serde(default)]
    code: String,
}

/// Comes back from another site by a link.
pub async fn come_back(
    request: PageRequest,
    Path(provider): Path<String>,
    Query(back): Query<Return>,
) -> Response {
    lead_on(&request, &provider, back).await
}

/// Comes back by a form that the other site's page posts. Our cookies don't come with it: a browser sends them with
/// links from elsewhere, not with forms. So it only leads on to a page of ours, which has them.
pub async fn come_back_by_form(request: PageRequest, Path(provider): Path<String>, form: Bytes) -> Response {
    let address = std::str::from_utf8(&form).ok().and_then(|form| format!("/?{form}").parse::<Uri>().ok());
    let back = address.and_then(|address| Query::<Return>::try_from_uri(&address).ok());
    lead_on(&request, &provider, back.map(|Query(back)| back).unwrap_or_default()).await
}

/// To the page that finishes it. What the other site said is behind the `#`, where no log and no other site sees it;
/// it counts once, in the browser that left.
async fn lead_on(request: &PageRequest, provider: &str, back: Return) -> Response {
    let known = back.state.parse::<CeremonyId>().ok();
    let expected = match known {
        Some(id) => match accounts::expected(&request.state.pools.primary, id, Timestamp::now()).await {
            Ok(expected) => expected,
            Err(error) => return ApiError::from(error).into_response(),
        },
        None => None,
    };
    let (hl, connects) = expected.unwrap_or_else(|| (caller_locale(&request.headers), false));
    let page = if connects { "setting" } else { "login" };
    let Some((_, exam)) = request.exam(request.app().default_exam) else {
        return request.not_found().await;
    };
    let address = format!("/user/{page}/{}?hl={}#{}", ExamTail::of(exam), hl.code(), way_on(provider, &back));
    let mut response = Redirect::to(&address).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// Whatever isn't plain text in an address isn't from a site that we know.
fn way_on(provider: &str, back: &Return) -> String {
    let plain =
        |text: &str| text.bytes().all(|byte| byte.is_ascii_graphic() && !b"#&%+\"<>\\".contains(&byte));
    match Provider::parse(provider) {
        Some(provider) if plain(&back.state) && plain(&back.code) && !back.code.is_empty() => {
            format!("way={}&state={}&code={}", provider.code(), back.state, back.code)
        }
        _ => "way=none".to_owned(),
    }
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct FinishIdentity {
    /// As the other site sent it back.
    pub state: Uuid,
    /// As the other site sent it back.
    pub code: String,
}

/// What has to be confirmed before somebody is signed in through another site.
#[derive(Debug, Serialize, ToSchema)]
pub struct ConfirmIdentity {
    /// To be sent once the owner of the address is signed in.
    pub ceremony: String,
    /// The address that has an account.
    pub account: String,
    /// google or apple.
    pub provider: &'static str,
}

/// Signs in, or connects, somebody who comes back from another site. Opens an account if its address has none. If it
/// has one that isn't connected, the refusal says what its owner has to confirm.
#[utoipa::path(
    post, path = "/user/identity/finish", operation_id = "finish_identity", tag = "user",
    params(ClientHeaders), request_body = FinishIdentity,
    responses((status = 200, description = "Signed in", body = Envelope<AccountInfo>), ApiError)
)]
pub async fn finish_identity(
    State(state): State<AppState>,
    headers: HeaderMap,
    entrance: Entrance,
    Body(ask): Body<FinishIdentity>,
) -> Result<Response, ApiError> {
    entrance.may_try(&state).await?;
    let browser = trip(&state, &headers, &entrance)?;
    let arrival = Arrival { ceremony: ask.state.into(), browser: &browser, code: &ask.code };
    let sites = |provider| state.identity_sites.get(provider).cloned();
    let (pool, entry) = (&state.pools.primary, entrance.entry());
    let arrived = accounts::arrive(pool, &state.proofs, sites, arrival, entry).await;
    match arrived.map_err(|error| entrance.refusal(error))? {
        Arrived::SignedIn(signed_in) => entrance.enter(&state, signed_in).await,
        Arrived::Confirm { ceremony, email, provider } => {
            let confirm = ConfirmIdentity {
                ceremony: ceremony.to_string(),
                account: email.as_str().to_owned(),
                provider: provider.code(),
            };
            Err(entrance.refuse(Code::ConfirmAddress).with(&confirm))
        }
    }
}

/// The secret of the browser that was sent away.
fn trip(state: &AppState, headers: &HeaderMap, entrance: &Entrance) -> Result<SessionToken, ApiError> {
    trip_cookie(headers, state.config.mode).ok_or_else(|| entrance.refuse(Code::ProviderFailed))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct LinkIdentity {
    /// From the refusal of `/user/identity/finish`.
    pub ceremony: Uuid,
}

/// Connects the account of whoever is signed in now with the person whom the other site vouched for.
#[utoipa::path(
    post, path = "/user/identity/link", operation_id = "link_identity", tag = "user",
    params(ClientHeaders), request_body = LinkIdentity,
    responses((status = 200, description = "Connected", body = WithoutData), ApiError)
)]
pub async fn link_identity(
    State(state): State<AppState>,
    headers: HeaderMap,
    SignedIn(visit): SignedIn,
    entrance: Entrance,
    Body(ask): Body<LinkIdentity>,
) -> Result<WithoutData, ApiError> {
    let browser = trip(&state, &headers, &entrance)?;
    let (pool, now) = (&state.pools.primary, entrance.entry().now);
    let linked = accounts::confirm(pool, visit, ask.ceremony.into(), &browser, now).await;
    state.wake_workers(&[linked.map_err(|error| entrance.refusal(error))?]).await;
    Ok(WithoutData::accepted())
}

/// A connection with another site.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct IdentityInfo {
    /// google or apple.
    pub provider: &'static str,
    /// The address that the site named; empty if it named none.
    pub email: String,
    pub created: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub last_used: Option<String>,
}

/// The sites that the account is connected with.
#[utoipa::path(
    get, path = "/user/identity/list", operation_id = "list_identities", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<IdentityInfo>>), ApiError)
)]
pub async fn list_identities(
    State(state): State<AppState>,
    SignedIn(visit): SignedIn,
) -> ApiResult<Vec<IdentityInfo>> {
    let rows = accounts::list_identities(&state.pools.primary, visit.account).await?;
    let identities = rows.into_iter().map(|row| IdentityInfo {
        provider: row.provider.code(),
        email: row.email,
        created: row.created_at.to_string(),
        last_used: row.last_used_at.map(|at| at.to_string()),
    });
    Ok(Envelope::of(identities.collect()))
}

/// Ends the connection with another site; nobody signs in through it any more. Needs somebody who has just proven who
/// they are. A letter tells the account's owner.
#[utoipa::path(
    post, path = "/user/identity/remove", operation_id = "remove_identity", tag = "user",
    params(ClientHeaders), request_body = BeginIdentity,
    responses((status = 200, description = "Ended", body = WithoutData), ApiError)
)]
pub async fn remove_identity(
    State(state): State<AppState>,
    Confirmed(visit): Confirmed,
    entrance: Entrance,
    Body(ask): Body<BeginIdentity>,
) -> Result<WithoutData, ApiError> {
    let provider = Provider::parse(&ask.provider).ok_or_else(|| entrance.refuse(Code::BadRequest))?;
    let (pool, now) = (&state.pools.primary, entrance.entry().now);
    let removed = accounts::disconnect(pool, visit.account, provider, now).await;
    let job = removed.map_err(|error| entrance.refusal(error))?;
    state.wake_workers(&[job.ok_or_else(|| entrance.refuse(Code::NotFound))?]).await;
    Ok(WithoutData::accepted())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_known_site_and_plain_text_lead_on() {
        let trip_with = |provider: &str, state: &str, code: &str| {
            way_on(provider, &Return { state: state.to_owned(), code: code.to_owned() })
        };
        assert_eq!(trip_with("apple", "s", "a.b-c_1"), "way=apple&state=s&code=a.b-c_1");
        for (provider, state, code) in [
            ("apple", "s", ""),
            ("apple", "s", "a&b"),
            ("apple", "s\u{7f}", "c"),
            ("apple\r\nset-cookie: a=b", "s", "c"),
            ("google&code=x", "s", "c"),
            ("日本", "s", "c"),
        ] {
            assert_eq!(trip_with(provider, state, code), "way=none", "{provider:?} {state:?} {code:?}");
        }
    }
}
