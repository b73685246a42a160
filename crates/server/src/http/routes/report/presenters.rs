//! What comes with an order: files, the guide, extra tests.

use axum::extract::State;
use domain::{
    catalog::{Catalog, PackageItem},
    locale::Locale,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront},
    order_access::{entitlements, find},
    routes::skus::SkuItem,
    state::AppState,
    wire::OrderPath,
};

/// One thing that comes with an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Presenter {
    /// Code of the package's item.
    #[schema(example = "certificate")]
    pub code: String,
    pub name: String,
    pub content: String,
    /// file, page or test.
    #[schema(example = "file")]
    pub kind: &'static str,
    /// Whether it can be used today.
    pub open: bool,
    /// Its name in `file/down/info`; files only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "certificate")]
    pub file: Option<&'static str>,
}

/// Lists what comes with an order; empty for an unpaid one.
#[utoipa::path(
    get, path = "/exam/order/presenter/list/{orderNumber}", operation_id = "list_presenters", tag = "report",
    params(OrderPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<Presenter>>), ApiError)
)]
pub async fn list_presenters(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<OrderPath>,
) -> ApiResult<Vec<Presenter>> {
    let found = find(&state, &storefront, &path.order_number).await?;
    let owned = entitlements(&state, &found).await?;
    let presenters =
        owned.into_iter().filter_map(|item| Presenter::of(&storefront.catalog, item, storefront.locale));
    Ok(Envelope::of(presenters.collect()))
}

impl Presenter {
    /// `None` for items that are shown with the result itself.
    fn of(catalog: &Catalog, item: PackageItem, locale: Locale) -> Option<Self> {
        let (kind, file) = match item {
            PackageItem::Report | PackageItem::Certificate => ("file", Some(item.code())),
            PackageItem::BrainTraining => ("page", None),
            test if test.is_test() => ("test", None),
            _ => return None,
        };
        let SkuItem { code, name, content, available, .. } = SkuItem::new(catalog, item, locale);
        Some(Self { code: code.to_owned(), name, content, kind, open: available, file })
    }
}
