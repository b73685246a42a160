//! Membership: what it is, what the caller has of it, and how it is bought.

use app::payments::{SubscribeAsk, memberships_of};
use axum::extract::State;
use domain::{
    account::AccountId,
    catalog::{Catalog, Package},
    country::CountryCode,
    locale::Locale,
    member::Membership,
    purchase::MEMBER_PAYS_PERCENT,
};
use jiff::Timestamp;
use l10n::account;
use serde::{Deserialize, Serialize};
use store::{PgConnection, StoreError, accounts};
use utoipa::ToSchema;

use super::plans::Renewing;
use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, PayDesk, Storefront, Visitor},
    routes::payments::{
        buyer::Buyer,
        start::{Consent, PaymentStart, open, refusal},
    },
    session::{Anyone, SignedIn},
    state::AppState,
    wire::{Money, package_name},
};

/// The membership that is sold.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VipDetail {
    pub sku_id: i32,
    #[schema(example = "Member")]
    pub code: String,
    pub name: String,
    /// One payment for all its months, tax included.
    pub price: Money,
    pub months: i32,
    pub discount_percent: i64,
    /// What members get today.
    pub contents: Vec<VipContent>,
    /// open: it can be bought now. sign_in: by whoever signs in. member: the caller has one. permanent: the caller
    /// pays a member's price for ever. closed: nothing is sold here.
    #[schema(example = "open")]
    pub state: &'static str,
    /// The second choice: it renews itself, for the same price. Absent where it isn't sold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub renewing: Option<Renewing>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct VipContent {
    #[schema(example = "discount")]
    pub code: &'static str,
    pub name: String,
    pub content: String,
}

/// What is sold here.
#[derive(Clone, Copy)]
pub struct Sells {
    pub any: bool,
    /// An operator has switched on memberships that renew.
    pub renewing: bool,
}

impl Sells {
    pub fn of(state: &AppState) -> Self {
        let any = state.payments.is_some();
        Self { any, renewing: any && state.config.members.renewing }
    }
}

/// Whether the caller can buy it.
#[derive(Clone, Copy)]
pub enum Caller<'a> {
    Nobody,
    Account(&'a [Membership]),
}

impl VipDetail {
    /// `None` if the catalogue has no membership for this country.
    pub fn of(
        catalog: &Catalog,
        country: CountryCode,
        locale: Locale,
        sells: Sells,
        caller: Caller<'_>,
    ) -> Option<Self> {
        let package = catalog.membership()?;
        let (price, months) = (catalog.price(package.id, country)?, package.months?);
        Some(Self {
            sku_id: package.id.0,
            code: package.code.clone(),
            name: package_name(package, locale),
            price: price.into(),
            months,
            discount_percent: 100 - MEMBER_PAYS_PERCENT,
            contents: contents(catalog, package, locale),
            state: match caller {
                _ if !sells.any => "closed",
                Caller::Nobody => "sign_in",
                Caller::Account([]) => "open",
                Caller::Account(held) if held.iter().any(Membership::is_permanent) => "permanent",
                Caller::Account(_) => "member",
            },
            renewing: sells.renewing.then(|| Renewing::of(months, Timestamp::now())),
        })
    }
}

/// The discount, and the reports of the tests that packages include, as far as there are such tests.
fn contents(catalog: &Catalog, package: &Package, locale: Locale) -> Vec<VipContent> {
    let discount = |code| VipContent {
        code,
        name: account::member_discount_name(locale),
        content: account::member_discount_content(locale),
    };
    let mut contents: Vec<VipContent> = package.items.iter().map(|item| discount(item.code())).collect();
    if catalog.exams.iter().any(|exam| catalog.listed_test(exam.id).is_some()) {
        contents.push(VipContent {
            code: "reports",
            name: account::member_reports_name(locale),
            content: account::member_reports_content(locale),
        });
    }
    contents
}

/// What a membership is, what it costs where the caller is, and whether the caller can buy it now.
#[utoipa::path(
    get, path = "/privilege/vip/detail", operation_id = "get_membership", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<VipDetail>), ApiError)
)]
pub async fn get_membership(
    State(state): State<AppState>,
    storefront: Storefront,
    visitor: Visitor,
    Anyone(visit): Anyone,
) -> ApiResult<VipDetail> {
    let held = match visit {
        Some(visit) => {
            let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
            Some(held_by(&mut conn, &storefront, visit.account).await?)
        }
        None => None,
    };
    let caller = held.as_deref().map_or(Caller::Nobody, Caller::Account);
    let (catalog, sells) = (&storefront.catalog, Sells::of(&state));
    let detail = VipDetail::of(catalog, visitor.country, storefront.locale, sells, caller);
    detail.map(Envelope::of).ok_or_else(|| storefront.refuse(Code::NotForSale))
}

/// Everything that makes an account a member at a storefront.
pub async fn held_by(
    conn: &mut PgConnection,
    storefront: &Storefront,
    account: AccountId,
) -> Result<Vec<Membership>, ApiError> {
    let here = storefront.catalog.app_exams_of(storefront.app().id);
    Ok(memberships_of(conn, account, &here, Timestamp::now()).await?)
}

/// What the caller pays, and why.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Privilege {
    /// What everything costs less; 0 for somebody who isn't a member.
    pub discount_percent: i64,
    /// The discount of a package, which has no end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub permanent: Option<Held>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub membership: Option<Held>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Held {
    /// The order that it was bought with.
    pub order_number: String,
    #[schema(example = "3F9A1-C2207")]
    pub reference: String,
    pub since: String,
    /// Absent for what has no end.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub until: Option<String>,
}

impl Privilege {
    pub fn of(held: &[Membership]) -> Self {
        let (permanent, others): (Vec<_>, Vec<_>) = held.iter().partition(|one| one.is_permanent());
        Self {
            discount_percent: if held.is_empty() { 0 } else { 100 - MEMBER_PAYS_PERCENT },
            permanent: permanent.into_iter().min_by_key(|one| one.since).map(Held::of),
            membership: others.into_iter().max_by_key(|one| one.until).map(Held::of),
        }
    }
}

impl Held {
    fn of(one: &Membership) -> Self {
        Self {
            order_number: one.order.as_str().to_owned(),
            reference: app::links::reference(&one.order).to_string(),
            since: one.since.to_string(),
            until: one.until.map(|until| until.to_string()),
        }
    }
}

/// What the caller has: a membership and its end, the permanent discount, and the orders that they were bought with.
#[utoipa::path(
    get, path = "/user/privilege", operation_id = "get_privilege", tag = "user",
    params(ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Privilege>), ApiError)
)]
pub async fn get_privilege(
    State(state): State<AppState>,
    storefront: Storefront,
    SignedIn(visit): SignedIn,
) -> ApiResult<Privilege> {
    let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
    let held = held_by(&mut conn, &storefront, visit.account).await?;
    Ok(Envelope::of(Privilege::of(&held)))
}

/// The price that the button showed, and its words.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Subscribe {
    /// If the price book has changed since, nothing is charged and the answer is result 10450 with the new price in
    /// `data`.
    pub price: Money,
    #[serde(default)]
    pub consent: Consent,
    /// It renews itself for the same price until it is cancelled. Result 10451 where that isn't sold.
    #[serde(default)]
    pub renewing: bool,
}

/// Opens the payment for a membership of the caller's account. It is paid once and ends by itself, unless the
/// caller wants it to renew.
#[utoipa::path(
    post, path = "/user/subscribe/create", operation_id = "subscribe", tag = "user",
    params(ClientHeaders), request_body = Subscribe,
    responses((status = 200, description = "The answer", body = Envelope<PaymentStart>), ApiError)
)]
pub async fn subscribe(
    State(state): State<AppState>,
    storefront: Storefront,
    desk: PayDesk,
    buyer: Buyer,
    SignedIn(visit): SignedIn,
    Body(ask): Body<Subscribe>,
) -> ApiResult<PaymentStart> {
    let provider = state.payments.as_ref().ok_or_else(|| desk.refuse(Code::OrderFailed))?;
    if ask.renewing && !Sells::of(&state).renewing {
        return Err(desk.refuse(Code::NotForSale));
    }
    let now = Timestamp::now();
    let pool = &state.pools.primary;
    let account =
        accounts::find(&mut *pool.acquire().await.map_err(StoreError::from)?, visit.account).await?;
    let account = account.ok_or_else(|| desk.refuse(Code::SignInFirst))?;
    let ask = SubscribeAsk {
        account: account.id,
        email: &account.email,
        app: storefront.app(),
        shown: ask.price.into(),
        country: buyer.visitor.country,
        hl: desk.locale,
        evidence: ask.consent.evidence(now).ok_or_else(|| desk.refuse(Code::BadRequest))?,
        renewing: ask.renewing,
    };
    let ask = app::payments::subscribe(pool, provider, &desk.catalog, &ask, now).await;
    let ask = ask.map_err(|error| refusal(&desk, error))?;
    open(&state, &desk, &buyer, &ask).await.map(Envelope::of)
}
