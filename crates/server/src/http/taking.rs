//! Who may take a test that asks for an account: whoever is signed in, and whoever knows the number of an order that
//! includes the test.

use app::accounts::Visit;
use domain::{catalog::Exam, order::OrderNumber};
use http::HeaderMap;
use jiff::Timestamp;
use store::{StoreError, accounts};
use utoipa::{
    IntoParams,
    openapi::{
        ObjectBuilder, Required,
        path::{Parameter, ParameterBuilder, ParameterIn},
        schema::Type,
    },
};

use super::{
    codes::Code, envelope::ApiError, extract::Storefront, order_access::find, session::visit, state::AppState,
};

/// The header with the number of the order that includes the test. A number opens its order, so it is never part of an
/// address.
pub const BUNDLE_ORDER: &str = "bundle-order";

/// The signed-in person, if the test asks for one; refused if neither an account nor an order allows it.
pub async fn may_take(
    state: &AppState,
    storefront: &Storefront,
    exam: &Exam,
    headers: &HeaderMap,
    bundle_order: Option<&str>,
) -> Result<Option<Visit>, ApiError> {
    if !exam.sign_in {
        return Ok(None);
    }
    if let Some(visit) = visit(headers, state).await? {
        return Ok(Some(visit));
    }
    let refused = || storefront.refuse(Code::AccountNeeded);
    // An order of another storefront is as unknown here as one that doesn't exist.
    let found = find(state, storefront, bundle_order.ok_or_else(refused)?).await;
    let found = found.map_err(|error| if error.code == Code::UnknownOrder { refused() } else { error })?;
    let (pool, catalog) = (&state.pools.primary, &storefront.catalog);
    let includes = app::payments::includes(pool, catalog, &found.order.number, exam.id).await?;
    if includes { Ok(None) } else { Err(refused()) }
}

/// Puts a finished run into the account of whoever took it.
pub async fn collect(state: &AppState, visit: Visit, order: &OrderNumber) -> Result<(), ApiError> {
    let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
    if let Some(account) = accounts::find(&mut conn, visit.account).await? {
        let orders = std::slice::from_ref(order);
        accounts::collect(&mut conn, account.id, &account.email, orders, Timestamp::now()).await?;
    }
    Ok(())
}

/// The header in the API's description.
pub struct BundleOrder;

impl IntoParams for BundleOrder {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let parameter = ParameterBuilder::new()
            .name("Bundle-Order")
            .parameter_in(ParameterIn::Header)
            .required(Required::False)
            .description(Some(
                "An order that includes the test, for somebody without an account; for tests that ask for one.",
            ))
            .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
            .build();
        vec![parameter]
    }
}
