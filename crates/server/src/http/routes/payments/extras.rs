//! What an order can add: a larger package for what it costs more, three tests at once, or a test of
//! a bundle that is paid already.

use app::payments::Standing;
use axum::extract::State;
use domain::{
    catalog::{Catalog, Package},
    country::CountryCode,
    locale::Locale,
    money::Money as Amount,
    order::OrderNumber,
    purchase::{Kind, upgrade_price},
};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{
    known,
    start::{Buyer, Consent, CreateOrder, PaymentStart, refusal, start},
};
use crate::{
    http::{
        codes::Code,
        envelope::{ApiError, ApiResult, Envelope, WithoutData},
        extract::{Body, ClientHeaders, Params, PayDesk, Visitor},
        routes::{exams::Money, skus::Sku},
    },
    state::AppState,
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct ExtraPath {
    order_number: String,
}

/// What an order can add.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExtraPackage {
    /// upgrade or bundle.
    pub kind: &'static str,
    /// Its price is what the order would pay now.
    #[serde(flatten)]
    pub sku: Sku,
}

/// Lists what an order can add: larger packages for what they cost more, and the bundle of three tests.
#[utoipa::path(
    get, path = "/exam/extra/package/list/{orderNumber}", operation_id = "list_extra_packages", tag = "order",
    params(ExtraPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<ExtraPackage>>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn list_extra_packages(
    State(state): State<AppState>,
    desk: PayDesk,
    visitor: Visitor,
    Params(path): Params<ExtraPath>,
) -> ApiResult<Vec<ExtraPackage>> {
    let standing = known(&state, &desk, &path.order_number).await?;
    Ok(Envelope::of(extras(&desk.catalog, &standing, visitor.country, desk.locale)))
}

/// An order that owns a package may have every larger one; one that owns nothing, the bundle.
fn extras(catalog: &Catalog, standing: &Standing, country: CountryCode, locale: Locale) -> Vec<ExtraPackage> {
    let extra = |kind: Kind, package: &Package, price: Amount| ExtraPackage {
        kind: kind.code(),
        sku: Sku::new(package, price, locale),
    };
    let Some(had) = largest(catalog, standing) else {
        let bundle = catalog.bundle_of(standing.exam).filter(|_| standing.owned.is_empty());
        let priced = bundle.and_then(|bundle| Some((bundle, catalog.price(bundle.id, country)?)));
        return priced.map(|(bundle, price)| extra(Kind::Bundle, bundle, price)).into_iter().collect();
    };
    catalog
        .packages_of(standing.exam)
        .filter(|package| package.items.iter().any(|item| !standing.owned.contains(item)))
        .filter_map(|package| Some((package, upgrade_price(catalog, had, package, country)?)))
        .map(|(package, price)| extra(Kind::Upgrade, package, price))
        .collect()
}

/// The largest package whose items the order owns all of.
fn largest<'a>(catalog: &'a Catalog, standing: &Standing) -> Option<&'a Package> {
    let owns = |package: &&Package| package.items.iter().all(|item| standing.owned.contains(item));
    catalog.packages_of(standing.exam).filter(owns).last()
}

/// An add-on for an order: something to pay, or a test of a bundle that is paid already.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmitExtra {
    pub order_number: String,
    /// The package to add, with what was shown.
    pub sku_id: Option<i32>,
    pub price: Option<Money>,
    pub email: Option<String>,
    #[serde(default)]
    pub consent: Consent,
    /// Instead: the order whose bundle pays for this one.
    pub bundle_order: Option<String>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExtraStarted {
    /// What is to be paid; absent when the bundle has paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payment: Option<PaymentStart>,
    /// The order is owned now.
    pub unlocked: bool,
}

/// Opens an add-on, or uses a test of a bundle.
#[utoipa::path(
    post, path = "/exam/extra/order/submit", operation_id = "submit_extra", tag = "order",
    params(ClientHeaders), request_body = SubmitExtra,
    responses((status = 200, description = "The answer", body = Envelope<ExtraStarted>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn submit_extra(
    State(state): State<AppState>,
    desk: PayDesk,
    buyer: Buyer,
    Body(ask): Body<SubmitExtra>,
) -> ApiResult<ExtraStarted> {
    if let Some(bundle) = &ask.bundle_order {
        use_bundle(&state, &desk, &ask.order_number, bundle).await?;
        return Ok(Envelope::of(ExtraStarted { payment: None, unlocked: true }));
    }
    let (Some(sku_id), Some(price), Some(email)) = (ask.sku_id, ask.price, ask.email) else {
        return Err(desk.refuse(Code::BadRequest));
    };
    let create = CreateOrder {
        order_number: ask.order_number,
        sku_id,
        email,
        price,
        consent: ask.consent,
        member_order: None,
    };
    let payment = start(&state, &desk, &buyer, create).await?;
    Ok(Envelope::of(ExtraStarted { payment: Some(payment), unlocked: false }))
}

/// Both orders must be of this storefront, and neither says whether the other exists.
async fn use_bundle(state: &AppState, desk: &PayDesk, order: &str, bundle: &str) -> Result<(), ApiError> {
    let order: OrderNumber = known(state, desk, order).await?.order;
    let bundle = known(state, desk, bundle).await?.order;
    let used = app::payments::use_bundle(&state.pools.primary, &order, &bundle, Timestamp::now()).await;
    used.map_err(|error| refusal(desk, error))
}
