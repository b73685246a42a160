//! The files of an order: its report and its certificate as PDF.

use app::{certificates, ports::RateLimit as _, reports};
use axum::{body::Body, extract::State, response::Response};
use domain::{catalog::PackageItem, locale::Locale};
use http::{HeaderMap, HeaderValue, header};
use jiff::{Timestamp, tz::TimeZone};
use report::{paper, value::ReportParts};
use serde::Deserialize;
use utoipa::ToSchema;

use super::certificates::refusal;
use crate::http::{
    codes::Code,
    envelope::ApiError,
    extract::{Body as Sent, ClientHeaders, Network, Storefront},
    limits::{HOUR, counted_as},
    order_access::{Found, earlier, entitlements, facts, find, versions},
    routes::page_request::origin,
    session::Anyone,
    state::AppState,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WantedFile {
    pub order_number: String,
    pub file: FileKind,
    /// Any of the nine languages; default: the header `hl`.
    pub hl: Option<String>,
    /// Version of the norms, if newer ones exist than the order's.
    pub norms: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum FileKind {
    Report,
    Certificate,
}

/// Returns a file of an order. Reports are stored, certificates are rendered each time.
///
/// The report's file name has the order's number, which opens the order; a certificate is meant to be shown to
/// others, so nothing about it contains the number.
#[utoipa::path(
    post, path = "/exam/order/file/down/info", operation_id = "download_file", tag = "report",
    params(ClientHeaders), request_body = WantedFile,
    responses((status = 200, description = "The file", body = Vec<u8>, content_type = "application/pdf"), ApiError)
)]
pub async fn download_file(
    State(state): State<AppState>,
    storefront: Storefront,
    network: Network,
    Anyone(visit): Anyone,
    headers: HeaderMap,
    Sent(wanted): Sent<WantedFile>,
) -> Result<Response, ApiError> {
    let found = find(&state, &storefront, &wanted.order_number).await?;
    let owned = entitlements(&state, &storefront, &found, visit).await?;
    if owned.is_empty() {
        return Err(storefront.refuse(Code::NotOwned));
    }
    let locale = match wanted.hl.as_deref() {
        Some(hl) => Locale::parse(hl).ok_or_else(|| storefront.refuse(Code::UnknownLanguage))?,
        None => storefront.locale,
    };
    let desk = Desk { state: &state, storefront: &storefront, network: &network };
    let pdf = match wanted.file {
        FileKind::Report => {
            let owned = ReportParts::of(&owned).ok_or_else(|| storefront.refuse(Code::NotOwned))?;
            desk.report(&found, owned, locale, wanted.norms.as_deref()).await?
        }
        FileKind::Certificate => {
            if !owned.contains(&PackageItem::Certificate) {
                return Err(storefront.refuse(Code::NotOwned));
            }
            let origin = origin(&state.config, storefront.app(), &headers);
            desk.certificate(&found, locale, &origin).await?
        }
    };
    app::payments::mark_opened(&state.pools.primary, &found.order.number, Timestamp::now()).await?;
    let name = file_name(&found, wanted.file, &storefront.app().alias);
    Ok(file(pdf, &format!("attachment; filename=\"{name}\""), "no-store"))
}

fn file_name(found: &Found<'_>, kind: FileKind, app: &str) -> String {
    match kind {
        FileKind::Report => format!("{}.pdf", found.order.number.as_str()),
        FileKind::Certificate => {
            let day = found.row.submitted_at.to_zoned(TimeZone::UTC).date();
            format!("{app}-{}-certificate-{day}.pdf", found.exam.code)
        }
    }
}

/// A PDF as a response. `disposition` consists of our own letters and digits.
pub fn file(pdf: impl Into<Body>, disposition: &str, cache: &'static str) -> Response {
    let mut response = Response::new(pdf.into());
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("application/pdf"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(cache));
    if let Ok(disposition) = HeaderValue::try_from(disposition) {
        headers.insert(header::CONTENT_DISPOSITION, disposition);
    }
    response
}

/// The caller of a download, and the storefront.
struct Desk<'a> {
    state: &'a AppState,
    storefront: &'a Storefront,
    network: &'a Network,
}

impl Desk<'_> {
    async fn report(
        &self,
        found: &Found<'_>,
        owned: ReportParts,
        locale: Locale,
        norms: Option<&str>,
    ) -> Result<Vec<u8>, ApiError> {
        let (state, storefront) = (self.state, self.storefront);
        let bank = state.bank.current();
        let form = bank.forms.get(&found.row.form).ok_or_else(|| ApiError::unavailable(storefront.locale))?;
        let versions = versions(found, form, norms).ok_or_else(|| storefront.refuse(Code::NotFound))?;
        let before = earlier(state, found).await?.map(|earlier| earlier.taken_at);
        let key = reports::report_key(&found.order.number, owned, locale, &versions.norms, before);
        if let Some(pdf) = reports::load_file(&state.files, &key).await {
            return Ok(pdf);
        }
        self.may_make(found).await?;
        let (_, facts) = facts(state, storefront, found, norms).await?;
        let pdf = reports::render(&state.press, facts, owned, locale).await.map_err(ApiError::internal)?;
        reports::store_file(&state.files, &key, &pdf).await;
        Ok(pdf)
    }

    /// One page, rendered each time: the owner may change the name or revoke it.
    async fn certificate(
        &self,
        found: &Found<'_>,
        locale: Locale,
        origin: &str,
    ) -> Result<Vec<u8>, ApiError> {
        let (state, storefront) = (self.state, self.storefront);
        self.may_make(found).await?;
        let (_, facts) = facts(state, storefront, found, None).await?;
        let pool = &state.pools.primary;
        let page = certificates::page(pool, &found.order.number, &facts, origin, locale).await;
        let page = page.map_err(|error| refusal(storefront, error))?;
        let page = page.ok_or_else(|| storefront.refuse(Code::UnknownToken))?;
        let made = state.press.set("certificate", move |fonts| paper::certificate(&page, fonts)).await;
        made.map_err(ApiError::internal)
    }

    /// Rendering costs processor time, so it is limited.
    async fn may_make(&self, found: &Found<'_>) -> Result<(), ApiError> {
        let (limits, cache) = (&self.state.config.limits, &self.state.cache);
        let order = counted_as("files-order", found.order.number.as_str());
        let network = counted_as("files-network", self.network.as_str());
        let within = cache.allow(&order, limits.files_per_order_hour, HOUR).await
            && cache.allow(&network, limits.files_per_network_hour, HOUR).await;
        if within { Ok(()) } else { Err(self.storefront.refuse(Code::TooMany)) }
    }
}
