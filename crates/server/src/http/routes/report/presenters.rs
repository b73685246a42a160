//! What comes with an order: files, the guide, extra tests.

use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::{
    http::{
        codes::Code,
        envelope::{ApiResult, Envelope, WithoutData},
        extract::{ClientHeaders, Params, Storefront},
        routes::orders::OrderPath,
    },
    state::AppState,
};

/// One thing that comes with an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Presenter {
    /// Of the package's item.
    #[schema(example = "certificate")]
    pub code: String,
    pub name: String,
    pub content: String,
    /// file, page or test.
    #[schema(example = "file")]
    pub kind: &'static str,
    /// Whether it can be used today.
    pub open: bool,
    /// What `file/down/info` calls it; files only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "certificate")]
    pub file: Option<&'static str>,
}

/// Lists what comes with an order; nothing for one that nobody has paid for.
#[utoipa::path(
    get, path = "/exam/order/presenter/list/{orderNumber}", operation_id = "list_presenters", tag = "report",
    params(OrderPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<Presenter>>), (status = "default", description = "A refusal or a fault", body = WithoutData))
)]
pub async fn list_presenters(
    State(_state): State<AppState>,
    storefront: Storefront,
    Params(_path): Params<OrderPath>,
) -> ApiResult<Vec<Presenter>> {
    Err(storefront.refuse(Code::NotOwned))
}
