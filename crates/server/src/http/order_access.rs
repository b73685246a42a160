//! How calls reach orders: by number, at the storefront or payment desk that they belong to, as far as they are
//! paid for.

use std::collections::BTreeSet;

use app::{
    accounts::Visit,
    kinds::{Form, Outcome, Versions, questionnaire::Earlier},
    payments::Standing,
    reports::FactsError,
    runs::Order,
};
use domain::{
    catalog::{Catalog, Exam, Grant, PackageItem},
    locale::Locale,
    order::{OrderNumber, Status},
};
use jiff::Timestamp;
use report::facts::Facts;
use store::{StoreError, orders::OrderRow};

use crate::http::{
    codes::Code,
    envelope::ApiError,
    extract::{PayDesk, Storefront},
    state::AppState,
};

/// An order of the storefront.
pub struct Found<'a> {
    pub row: OrderRow,
    pub order: Order,
    pub exam: &'a Exam,
}

/// The order with this number, if it belongs to the storefront. From the primary: the browser requests it as
/// soon as it has the number.
pub async fn find<'a>(
    state: &AppState,
    storefront: &'a Storefront,
    number: &str,
) -> Result<Found<'a>, ApiError> {
    let unknown = || storefront.refuse(Code::UnknownOrder);
    let number = OrderNumber::parse(number).ok_or_else(unknown)?;
    let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
    let row = store::orders::find(&mut conn, &number).await?.ok_or_else(unknown)?;
    let catalog = &storefront.catalog;
    let published = catalog.app_exams.iter().find(|published| published.id == row.app_exam);
    let here = published.is_some_and(|published| published.app == storefront.app().id);
    let exam = catalog.exam(row.exam).filter(|_| here).ok_or_else(unknown)?;
    Ok(Found { order: Order::read(&row)?, row, exam })
}

impl Found<'_> {
    /// Whether somebody may have paid for it; not if the money was refunded, which its status shows. A free result has
    /// a report only if packages include its test, or once did.
    fn may_own(&self, catalog: &Catalog) -> bool {
        let lists = |grant: &Grant| grant.item.is_some() && grant.exams.contains(&self.exam.id);
        let sold = !self.exam.free || catalog.grants.iter().any(lists);
        sold && self.order.status == Status::Completed
    }
}

/// What the order owns; nothing before it is paid or after it is refunded.
pub async fn entitlements(
    state: &AppState,
    storefront: &Storefront,
    found: &Found<'_>,
    visit: Option<Visit>,
) -> Result<BTreeSet<PackageItem>, ApiError> {
    if !found.may_own(&storefront.catalog) {
        return Ok(BTreeSet::new());
    }
    let owned = app::payments::entitlements(&state.pools.primary, &found.order.number).await?;
    if owned.is_empty() && is_members(state, storefront, found, visit).await? {
        return Ok(BTreeSet::from([PackageItem::Report]));
    }
    Ok(owned)
}

/// The same, with the purchases.
pub async fn bought(
    state: &AppState,
    storefront: &Storefront,
    found: &Found<'_>,
    visit: Option<Visit>,
) -> Result<Option<Standing>, ApiError> {
    if !found.may_own(&storefront.catalog) {
        return Ok(None);
    }
    let standing = app::payments::standing_known(&state.pools.primary, &found.order.number).await?;
    let Some(mut standing) = standing else { return Ok(None) };
    if standing.owned.is_empty() && is_members(state, storefront, found, visit).await? {
        standing.owned = vec![PackageItem::Report];
    }
    Ok(Some(standing).filter(|standing| !standing.owned.is_empty()))
}

/// Whether the order is of a test that packages include, and belongs to a member who is signed in: members have the
/// reports of all such tests.
async fn is_members(
    state: &AppState,
    storefront: &Storefront,
    found: &Found<'_>,
    visit: Option<Visit>,
) -> Result<bool, ApiError> {
    let catalog = &storefront.catalog;
    let Some(visit) = visit.filter(|_| catalog.listed_test(found.exam.id).is_some()) else {
        return Ok(false);
    };
    let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
    if store::accounts::owner(&mut conn, &found.order.number).await? != Some(visit.account) {
        return Ok(false);
    }
    let here = catalog.app_exams_of(storefront.app().id);
    let held = app::payments::memberships_of(&mut conn, visit.account, &here, Timestamp::now()).await?;
    Ok(!held.is_empty())
}

/// Turns "no such order here" into an unknown token; a fault stays a fault.
pub fn elsewhere(unknown: impl Fn() -> ApiError) -> impl Fn(ApiError) -> ApiError {
    move |error| if error.code == Code::UnknownOrder { unknown() } else { error }
}

/// The books of the order with this number, if it may be used at this desk.
pub async fn known(state: &AppState, desk: &PayDesk, number: &str) -> Result<Standing, ApiError> {
    let unknown = || desk.refuse(Code::UnknownOrder);
    let number = OrderNumber::parse(number).ok_or_else(unknown)?;
    let standing = app::payments::standing_known(&state.pools.primary, &number).await?;
    standing.filter(|standing| desk.serves(standing.app_exam)).ok_or_else(unknown)
}

/// Refuses to change an order that an account has collected, unless its owner is signed in, whom it returns. Until then
/// the number is enough.
pub async fn may_change(
    state: &AppState,
    order: &OrderNumber,
    visit: Option<Visit>,
    locale: Locale,
) -> Result<Option<Visit>, ApiError> {
    let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
    let Some(owner) = store::accounts::owner(&mut conn, order).await? else { return Ok(None) };
    let visit = visit.filter(|visit| visit.account == owner);
    visit.map(Some).ok_or_else(|| ApiError::new(Code::OtherAccount, locale))
}

/// The same for what gives an order to somebody else: a browser left open isn't enough.
pub async fn may_give_away(
    state: &AppState,
    order: &OrderNumber,
    visit: Option<Visit>,
    locale: Locale,
) -> Result<(), ApiError> {
    let owner = may_change(state, order, visit, locale).await?;
    let is_proven = owner.is_none_or(|visit| visit.fresh);
    if is_proven { Ok(()) } else { Err(ApiError::new(Code::ConfirmIdentity, locale)) }
}

/// The result that the order's account had before, of tests that show both side by side.
pub async fn earlier(state: &AppState, found: &Found<'_>) -> Result<Option<Earlier>, ApiError> {
    let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
    Ok(app::kinds::earlier(&mut conn, &found.row, &found.order.outcome).await?)
}

/// Which norms a report is shown under: the order's own, or the current ones on request. Versions in between
/// aren't shown.
pub fn versions(found: &Found<'_>, form: &Form, norms: Option<&str>) -> Option<Versions> {
    let (own, newest) = (Versions::of(&found.row), form.newest());
    match norms {
        None => Some(own),
        Some(norms) => [own, newest].into_iter().find(|versions| versions.norms == norms),
    }
}

/// The content of a paid order's report, under the order's norms or the requested ones.
pub async fn facts(
    state: &AppState,
    storefront: &Storefront,
    found: &Found<'_>,
    norms: Option<&str>,
) -> Result<(Outcome, Facts), ApiError> {
    let (row, bank) = (&found.row, state.bank.current());
    // A process that has just started may not have read the bank yet: the caller should retry.
    let form = bank.forms.get(&row.form).ok_or_else(|| ApiError::unavailable(storefront.locale))?;
    let versions = versions(found, form, norms).ok_or_else(|| storefront.refuse(Code::NotFound))?;
    let order = (row, &found.order.outcome, found.exam);
    let read = app::reports::facts(&state.pools.primary, &bank, order, &versions, Timestamp::now()).await;
    let (outcome, facts) = read.map_err(|error| match error {
        FactsError::Store(error) => error.into(),
        FactsError::Recompute(error) => ApiError::unavailable(storefront.locale).because(error),
    })?;
    // Newer norms may find a run invalid; under the order's own it has a score.
    if !facts.is_valid() {
        return Err(storefront.refuse(Code::NotFound));
    }
    Ok((outcome, facts))
}
