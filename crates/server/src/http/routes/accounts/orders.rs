//! The orders of an account.

use axum::extract::State;
use domain::{account::AccountId, catalog::text_in, order::OrderNumber};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use store::{
    PgConnection, StoreError,
    accounts::{self, Account},
};
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Params, Storefront},
    session::SignedIn,
    state::AppState,
};

/// Orders that one browser may hand over at once.
const COLLECT_MOST: usize = 100;

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct AccountPath {
    /// The caller's own account.
    pub id: String,
}

/// An order in the personal centre.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CollectedOrder {
    pub order_number: String,
    pub reference: String,
    pub exam_id: i32,
    #[schema(example = "iq")]
    pub code: String,
    /// The exam's name.
    pub name: String,
    /// uncompleted, pending_payment or completed.
    pub status: &'static str,
    /// Whether the whole result is free.
    pub free: bool,
    pub submitted_at: String,
}

/// Every order of the caller's account at this storefront, newest first.
#[utoipa::path(
    get, path = "/user/order/list/{id}", operation_id = "list_user_orders", tag = "user",
    params(ClientHeaders, AccountPath),
    responses((status = 200, description = "The answer", body = Envelope<Vec<CollectedOrder>>), ApiError)
)]
pub async fn list_user_orders(
    State(state): State<AppState>,
    storefront: Storefront,
    SignedIn(visit): SignedIn,
    Params(path): Params<AccountPath>,
) -> ApiResult<Vec<CollectedOrder>> {
    if path.id != visit.account.to_string() {
        return Err(storefront.refuse(Code::NotFound));
    }
    let mut tx = store::begin(&state.pools.primary).await?;
    let (_, tests) = tests_of(&mut tx, &storefront, visit.account).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(Envelope::of(tests.iter().filter_map(|order| CollectedOrder::of(order, &storefront)).collect()))
}

/// The account and its tests in this storefront, with those that were bought with its address since the person signed
/// in, perhaps in another browser.
pub async fn tests_of(
    conn: &mut PgConnection,
    storefront: &Storefront,
    account: AccountId,
) -> Result<(Account, Vec<accounts::CollectedOrder>), ApiError> {
    let account = accounts::find(conn, account).await?;
    let account = account.ok_or_else(|| storefront.refuse(Code::SignInFirst))?;
    if !app::mutants::is("no_collect") {
        accounts::collect_paid(conn, account.id, &account.email).await?;
    }
    let mut orders = accounts::orders(conn, account.id).await?;
    let here = storefront.catalog.app_exams_of(storefront.app().id);
    orders.retain(|order| !order.membership && here.contains(&order.app_exam));
    Ok((account, orders))
}

impl CollectedOrder {
    /// `None` if its exam is no longer in the catalogue.
    pub fn of(order: &accounts::CollectedOrder, storefront: &Storefront) -> Option<Self> {
        let exam = storefront.catalog.exam(order.exam)?;
        Some(Self {
            reference: app::links::reference(&order.number).to_string(),
            order_number: order.number.as_str().to_owned(),
            exam_id: exam.id.0,
            code: exam.code.clone(),
            name: text_in(&exam.name, storefront.locale).to_owned(),
            status: order.status.code(),
            free: exam.free,
            submitted_at: order.submitted_at.to_string(),
        })
    }
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Collect {
    /// The orders that this browser knows.
    pub order_numbers: Vec<String>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct Collected {
    /// How many of them are new to the account.
    pub orders: u64,
}

/// Adds the orders that this browser knows to the account: those that nobody paid for, and those that were paid
/// with the account's address. What another account has stays there.
#[utoipa::path(
    post, path = "/user/order/collect", operation_id = "collect_orders", tag = "user",
    params(ClientHeaders), request_body = Collect,
    responses((status = 200, description = "The answer", body = Envelope<Collected>), ApiError)
)]
pub async fn collect_orders(
    State(state): State<AppState>,
    storefront: Storefront,
    SignedIn(visit): SignedIn,
    Body(ask): Body<Collect>,
) -> Result<Envelope<Collected>, ApiError> {
    let numbers: Vec<_> =
        ask.order_numbers.iter().take(COLLECT_MOST).filter_map(|number| OrderNumber::parse(number)).collect();
    let mut tx = store::begin(&state.pools.primary).await?;
    let account = accounts::find(&mut tx, visit.account).await?;
    let account = account.ok_or_else(|| storefront.refuse(Code::SignInFirst))?;
    let orders = accounts::collect(&mut tx, account.id, &account.email, &numbers, Timestamp::now()).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(Envelope::of(Collected { orders }))
}
