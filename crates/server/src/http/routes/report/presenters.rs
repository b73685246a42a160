//! What comes with an order: files, the guide, extra tests.

use app::payments::IncludedTest;
use axum::extract::State;
use domain::{
    catalog::{Catalog, ExamKind, PackageItem},
    locale::Locale,
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront},
    order_access::{entitlements, find},
    routes::skus::SkuItem,
    session::Anyone,
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
    /// open, taken or later; tests only.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "open")]
    pub state: Option<&'static str>,
    /// The exam to take; tests that aren't later only.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub exam_id: Option<i32>,
    /// The order of the test, once it was taken.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub order_number: Option<String>,
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
    Anyone(visit): Anyone,
    Params(path): Params<OrderPath>,
) -> ApiResult<Vec<Presenter>> {
    let found = find(&state, &storefront, &path.order_number).await?;
    let owned = entitlements(&state, &storefront, &found, visit).await?;
    let tests = app::payments::included_tests(&state.pools.primary, &found.order.number).await?;
    let (catalog, kind, locale) = (&storefront.catalog, found.exam.kind, storefront.locale);
    let presenters = owned.into_iter().filter_map(|item| {
        if item.is_test() {
            // Of a bundle, only the order that it was bought with has the test.
            tests
                .iter()
                .find(|test| test.item == item)
                .map(|test| Presenter::test(catalog, test, kind, locale))
        } else {
            Presenter::of(catalog, item, kind, locale)
        }
    });
    Ok(Envelope::of(presenters.collect()))
}

impl Presenter {
    /// `None` for items that are shown with the result itself.
    fn of(catalog: &Catalog, item: PackageItem, kind: ExamKind, locale: Locale) -> Option<Self> {
        let (what, file) = match item {
            PackageItem::Report | PackageItem::Certificate => ("file", Some(item.code())),
            PackageItem::BrainTraining => ("page", None),
            _ => return None,
        };
        Some(Self { kind: what, file, ..Self::new(catalog, item, kind, locale) })
    }

    fn test(catalog: &Catalog, test: &IncludedTest, kind: ExamKind, locale: Locale) -> Self {
        let grant = catalog.grants.iter().find(|grant| grant.item == Some(test.item) && grant.available);
        let state = match (&test.taken, grant) {
            (Some(_), _) => "taken",
            (None, Some(_)) => "open",
            (None, None) => "later",
        };
        Self {
            state: Some(state),
            exam_id: grant.and_then(|grant| grant.exams.first()).map(|exam| exam.0),
            order_number: test.taken.as_ref().map(|order| order.as_str().to_owned()),
            ..Self::new(catalog, test.item, kind, locale)
        }
    }

    fn new(catalog: &Catalog, item: PackageItem, kind: ExamKind, locale: Locale) -> Self {
        let SkuItem { code, name, content, available, .. } = SkuItem::new(catalog, item, kind, locale);
        Self {
            code: code.to_owned(),
            name,
            content,
            kind: "test",
            open: available,
            state: None,
            exam_id: None,
            order_number: None,
            file: None,
        }
    }
}
