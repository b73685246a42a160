//! Packages and their prices in a country.

use axum::extract::State;
use domain::{
    catalog::{Catalog, ExamId, ExamKind, Package, PackageItem, SkuId},
    country::CountryCode,
    locale::Locale,
    purchase::member_price,
};
use l10n::{checkout, packages};
use serde::{Deserialize, Serialize};
use tracing::warn;
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    claimant::Claimant,
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront},
    state::AppState,
    wire::{Money, package_name},
};

/// A package with its price.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Sku {
    pub id: i32,
    #[schema(example = "Sku1")]
    pub code: String,
    pub name: String,
    /// Tax included, one payment.
    pub price: Money,
    /// What the caller pays as a member: the signed-in account, or the holder of the order in `Member-Order`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member_price: Option<Money>,
    /// Bought most often in thirty days; false for all while few were bought.
    pub most_popular: bool,
    /// How many tests it pays for.
    pub tests: i32,
    pub items: Vec<SkuItem>,
}

#[derive(Debug, Serialize, ToSchema)]
pub struct SkuItem {
    #[schema(example = "iq_score")]
    pub code: &'static str,
    /// Name of the item's icon.
    pub logo: &'static str,
    pub name: String,
    pub content: String,
    /// Whether it can be used today; otherwise it is bought now and delivered later.
    pub available: bool,
}

/// A message of the locales.
type Say = fn(Locale) -> String;

impl SkuItem {
    /// `kind`: of the exam whose package or order has it.
    pub fn new(catalog: &Catalog, item: PackageItem, kind: ExamKind, locale: Locale) -> Self {
        let (name, content): (Say, Say) = match item {
            PackageItem::Report if kind == ExamKind::Questionnaire => {
                (packages::report_name, packages::report_content)
            }
            PackageItem::Certificate if kind == ExamKind::Questionnaire => {
                (checkout::item_certificate_name, packages::certificate_content)
            }
            PackageItem::IqScore => (checkout::item_iq_score_name, checkout::item_iq_score_content),
            PackageItem::IqRanking => (checkout::item_iq_ranking_name, checkout::item_iq_ranking_content),
            PackageItem::Report => (checkout::item_report_name, checkout::item_report_content),
            PackageItem::WrongAnswers => {
                (checkout::item_wrong_answers_name, checkout::item_wrong_answers_content)
            }
            PackageItem::LeftRightBrain => {
                (checkout::item_left_right_brain_name, checkout::item_left_right_brain_content)
            }
            PackageItem::Certificate => (checkout::item_certificate_name, checkout::item_certificate_content),
            PackageItem::Eq => (checkout::item_eq_name, checkout::item_eq_content),
            PackageItem::Career => (packages::career_name, packages::career_content),
            PackageItem::BrainTraining => {
                (checkout::item_brain_training_name, checkout::item_brain_training_content)
            }
            PackageItem::Discount => (checkout::item_discount_name, checkout::item_discount_content),
        };
        Self {
            code: item.code(),
            logo: logo(item),
            name: name(locale),
            content: content(locale),
            available: catalog.is_available(item),
        }
    }
}

/// Names in the icon set.
const fn logo(item: PackageItem) -> &'static str {
    match item {
        PackageItem::IqScore => "gauge",
        PackageItem::IqRanking => "chart-bar",
        PackageItem::Report => "file-text",
        PackageItem::WrongAnswers => "search-check",
        PackageItem::LeftRightBrain => "scale",
        PackageItem::Certificate => "award",
        PackageItem::Eq => "heart-handshake",
        PackageItem::Career => "compass",
        PackageItem::BrainTraining => "book-open",
        PackageItem::Discount => "percent",
    }
}

impl Sku {
    pub fn new(catalog: &Catalog, package: &Package, price: domain::money::Money, locale: Locale) -> Self {
        let items = catalog.contents_of(package);
        let exam = package.exams.first().and_then(|exam| catalog.exam(*exam));
        let kind = exam.map_or(ExamKind::Iq, |exam| exam.kind);
        Self {
            id: package.id.0,
            code: package.code.clone(),
            name: package_name(package, locale),
            price: price.into(),
            member_price: None,
            most_popular: false,
            tests: catalog.tests_of(package),
            items: items.into_iter().map(|item| SkuItem::new(catalog, item, kind, locale)).collect(),
        }
    }

    /// The packages for one test of an exam, smallest first.
    pub fn list(catalog: &Catalog, exam: ExamId, country: CountryCode, locale: Locale) -> Vec<Self> {
        catalog
            .packages_of(exam)
            .filter_map(|package| {
                Some(Self::new(catalog, package, catalog.price(package.id, country)?, locale))
            })
            .collect()
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct SkuListPath {
    exam_id: i32,
    country: String,
    hl: String,
}

/// Lists the packages of an exam with their prices in a country; the bundle of several tests comes last.
#[utoipa::path(
    get, path = "/exam/sku/list/{examId}/{country}/{hl}", operation_id = "list_skus", tag = "exam",
    params(SkuListPath, Claimant, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<Sku>>), ApiError)
)]
pub async fn list_skus(
    State(state): State<AppState>,
    storefront: Storefront,
    claimant: Claimant,
    Params(path): Params<SkuListPath>,
) -> ApiResult<Vec<Sku>> {
    let (_, exam) = storefront.exam(path.exam_id)?;
    let (country, locale) = place(&storefront, &path.country, &path.hl)?;
    let catalog = &storefront.catalog;
    let mut skus = Sku::list(catalog, exam.id, country, locale);
    let bundle = catalog.bundle_of(exam.id);
    skus.extend(bundle.and_then(|one| Some(Sku::new(catalog, one, catalog.price(one.id, country)?, locale))));
    let offer = Offer::of(&state, &storefront, exam.id, claimant).await?;
    for sku in &mut skus {
        offer.put_on(sku);
    }
    Ok(Envelope::of(skus))
}

/// The part of an offer that depends on more than the catalogue.
struct Offer {
    best_seller: Option<SkuId>,
    member: bool,
}

impl Offer {
    async fn of(
        state: &AppState,
        storefront: &Storefront,
        exam: ExamId,
        claimant: Claimant,
    ) -> Result<Self, ApiError> {
        let best_seller = app::payments::best_seller(&state.cache, &state.pools.replica, exam).await;
        let best_seller = best_seller.unwrap_or_else(|error| {
            warn!(error = &error as &dyn std::error::Error, "packages listed without the most popular one");
            None
        });
        let app_exams = storefront.catalog.app_exams_of(storefront.app().id);
        let member = claimant.is_member(state, app_exams).await?;
        Ok(Self { best_seller, member })
    }

    fn put_on(&self, sku: &mut Sku) {
        sku.most_popular = self.best_seller == Some(SkuId(sku.id));
        sku.member_price = self.member.then(|| member_price(sku.price.into()).into());
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct SkuPath {
    exam_id: i32,
    sku_id: i32,
    country: String,
    hl: String,
}

/// Reads one package of an exam with its price in a country.
#[utoipa::path(
    get, path = "/exam/sku/info/{examId}/{skuId}/{country}/{hl}", operation_id = "get_sku", tag = "exam",
    params(SkuPath, Claimant, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Sku>), ApiError)
)]
pub async fn get_sku(
    State(state): State<AppState>,
    storefront: Storefront,
    claimant: Claimant,
    Params(path): Params<SkuPath>,
) -> ApiResult<Sku> {
    let (_, exam) = storefront.exam(path.exam_id)?;
    let (country, locale) = place(&storefront, &path.country, &path.hl)?;
    let catalog = &storefront.catalog;
    let found = catalog
        .package(SkuId(path.sku_id))
        .filter(|package| package.exams.contains(&exam.id))
        .and_then(|package| Some(Sku::new(catalog, package, catalog.price(package.id, country)?, locale)));
    let mut sku = found.ok_or_else(|| storefront.refuse(Code::NotFound))?;
    Offer::of(&state, &storefront, exam.id, claimant).await?.put_on(&mut sku);
    Ok(Envelope::of(sku))
}

fn place(storefront: &Storefront, country: &str, hl: &str) -> Result<(CountryCode, Locale), ApiError> {
    let country = CountryCode::parse(country).map_err(|_| storefront.refuse(Code::UnknownCountry))?;
    let locale = Locale::parse(hl).unwrap_or(Locale::DEFAULT);
    Ok((country, locale))
}
