//! The shop of an account: what it owns, and everything that it can add, at its own prices.

use std::collections::BTreeSet;

use axum::extract::State;
use domain::{
    catalog::{Catalog, ExamId, ExamKind, PackageItem},
    country::CountryCode,
    offer::{self, Offer},
    order::Status,
    plan::State as PlanState,
    purchase::member_price,
};
use serde::Serialize;
use store::{StoreError, accounts};
use utoipa::ToSchema;

use super::{
    members::{Caller, Privilege, Sells, VipDetail, held_by},
    orders::{CollectedOrder, tests_of},
    plans::PlanInfo,
};
use crate::http::{
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Storefront, Visitor},
    routes::{
        payments::extras::ExtraPackage,
        skus::{Sku, SkuItem},
    },
    session::SignedIn,
    state::AppState,
};

/// The newest orders that are shown; each is read with its purchases.
const ORDERS_MOST: usize = 50;

#[derive(Debug, Serialize, ToSchema)]
pub struct Shop {
    pub privilege: Privilege,
    /// Tests whose report is owned or can be bought, newest first.
    pub orders: Vec<ShopOrder>,
    /// Several tests at once, for the next test.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bundle: Option<Sku>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub membership: Option<VipDetail>,
    /// The membership of the caller that renews itself, until it is over.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub plan: Option<PlanInfo>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShopOrder {
    #[serde(flatten)]
    pub order: CollectedOrder,
    /// What it owns.
    pub items: Vec<SkuItem>,
    /// Unused tests of a bundle.
    pub tests_left: i32,
    /// What it can add: packages and the bundle if it owns nothing, otherwise larger packages. Empty while money of
    /// it is going back.
    pub offers: Vec<ExtraPackage>,
}

/// What the caller owns, and what they can add at their own price.
#[utoipa::path(
    get, path = "/user/shop", operation_id = "get_shop", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Shop>), ApiError)
)]
pub async fn get_shop(
    State(state): State<AppState>,
    storefront: Storefront,
    visitor: Visitor,
    SignedIn(visit): SignedIn,
) -> ApiResult<Shop> {
    let mut tx = store::begin(&state.pools.primary).await?;
    let (account, tests) = tests_of(&mut tx, &storefront, visit.account).await?;
    let held = held_by(&mut tx, &storefront, account.id).await?;
    let plan = app::payments::plan_of(&mut tx, account.id).await?;
    let plan = plan.filter(|plan| !matches!(plan.state, PlanState::Pending | PlanState::Ended));
    tx.commit().await.map_err(StoreError::from)?;

    let (catalog, country, member) = (&storefront.catalog, visitor.country, !held.is_empty());
    let sold = tests.into_iter().filter(|order| order.status != Status::Uncompleted);
    let sold = sold.filter(|order| catalog.exam(order.exam).is_some_and(|exam| !exam.free));
    let mut orders = Vec::new();
    for row in sold.take(ORDERS_MOST) {
        orders.extend(shop_order(&state, &storefront, &row, country, member).await?);
    }
    let bundle = bundle(&storefront, country, member);
    let (sells, caller) = (Sells::of(&state), Caller::Account(&held));
    let membership = VipDetail::of(catalog, country, storefront.locale, sells, caller);
    let plan = plan.as_ref().map(PlanInfo::from);
    Ok(Envelope::of(Shop { privilege: Privilege::of(&held), orders, bundle, membership, plan }))
}

async fn shop_order(
    state: &AppState,
    storefront: &Storefront,
    row: &accounts::CollectedOrder,
    country: CountryCode,
    member: bool,
) -> Result<Option<ShopOrder>, ApiError> {
    let (catalog, locale) = (&storefront.catalog, storefront.locale);
    let Some(order) = CollectedOrder::of(row, storefront) else { return Ok(None) };
    let standing = app::payments::standing_known(&state.pools.primary, &row.number).await?;
    let Some(standing) = standing else { return Ok(None) };
    let kind = catalog.exam(row.exam).map_or(ExamKind::Iq, |exam| exam.kind);
    let owned: BTreeSet<PackageItem> = standing.owned.iter().copied().collect();
    let offers = if standing.steady { offers(catalog, row.exam, &owned, country) } else { Vec::new() };
    Ok(Some(ShopOrder {
        order,
        items: standing.owned.iter().map(|item| SkuItem::new(catalog, *item, kind, locale)).collect(),
        tests_left: standing.tests_left,
        offers: offers.iter().map(|offer| ExtraPackage::of(catalog, offer, member, locale)).collect(),
    }))
}

/// Everything that an order can add: its first package, or what is larger than the one it has.
fn offers<'a>(
    catalog: &'a Catalog,
    exam: ExamId,
    owned: &BTreeSet<PackageItem>,
    country: CountryCode,
) -> Vec<Offer<'a>> {
    let first = catalog.packages_of(exam).filter(|_| owned.is_empty());
    let first = first.filter_map(|package| offer::offer(catalog, exam, owned, package.id, country).ok());
    first.chain(offer::extras(catalog, exam, owned, country)).collect()
}

/// The bundle of the storefront's own exam.
fn bundle(storefront: &Storefront, country: CountryCode, member: bool) -> Option<Sku> {
    let catalog = &storefront.catalog;
    let package = catalog.bundle_of(storefront.app().default_exam)?;
    let price = catalog.price(package.id, country)?;
    let mut sku = Sku::new(catalog, package, price, storefront.locale);
    sku.member_price = member.then(|| member_price(price).into());
    Some(sku)
}
