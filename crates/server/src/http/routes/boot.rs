//! What a page carries with it, so that it is complete before its first call.

use domain::{
    catalog::{App, AppExam, Catalog, Exam},
    country::{Continent, CountryCode},
    locale::Locale,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{exams::ExamInfo, skus::Sku};
use crate::config::Payments;

/// The beginning of a page's life in the browser.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Boot {
    /// First segment of every call.
    pub alias: String,
    pub app_name: String,
    pub app_exam_id: i32,
    #[schema(example = "DE")]
    pub hl: &'static str,
    /// Two letters; ZZ where it isn't known.
    #[schema(example = "DE")]
    pub country: String,
    /// Two letters; absent where it isn't known.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "EU")]
    pub continent: Option<&'static str>,
    pub exam: ExamInfo,
    pub skus: Vec<Sku>,
    /// The test that the app leads with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub main_exam: Option<OtherExam>,
    /// The app's short test with a free result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_exam: Option<OtherExam>,
    /// How the browser reaches the payment provider; absent where nothing can be sold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payment: Option<PaymentBoot>,
    /// The law asks for two boxes before payment here.
    pub needs_waiver: bool,
    /// Every host that the app answers at, its own first.
    #[schema(example = json!(["tessera.example"]))]
    pub domains: Vec<String>,
    /// Where a visitor can write to.
    pub support_email: String,
    /// The server's version.
    pub version: &'static str,
}

/// What the provider's form in the browser needs.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentBoot {
    #[schema(example = "pk_test_tessera")]
    pub publishable_key: String,
    /// The provider's own script, which must come from the provider.
    pub script_url: String,
}

impl PaymentBoot {
    /// Nothing where nothing can be sold.
    pub fn of(payments: &Payments) -> Option<Self> {
        payments.open().then(|| Self {
            publishable_key: payments.publishable_key.clone(),
            script_url: payments.script_url.clone(),
        })
    }
}

/// Where another test is, and how long.
#[derive(Debug, Serialize, ToSchema)]
pub struct OtherExam {
    pub id: i32,
    #[schema(example = "iqfree")]
    pub code: String,
    pub questions: i32,
}

impl OtherExam {
    fn new((_, exam): (&AppExam, &Exam)) -> Self {
        Self { id: exam.id.0, code: exam.code.clone(), questions: exam.questions }
    }
}

impl Boot {
    pub fn new(
        catalog: &Catalog,
        app: &App,
        published: (&AppExam, &Exam),
        stats: app::stats::DatedStats,
        country: CountryCode,
        locale: Locale,
        payment: Option<PaymentBoot>,
    ) -> Self {
        Self {
            alias: app.alias.clone(),
            app_name: app.name.clone(),
            app_exam_id: published.0.id.0,
            hl: locale.code(),
            country: country.to_string(),
            continent: country.continent().map(Continent::code),
            exam: ExamInfo::new(catalog, published, stats, country, locale),
            main_exam: catalog.published(app.id, app.default_exam).map(OtherExam::new),
            free_exam: catalog.free_exam(app.id).map(OtherExam::new),
            payment,
            needs_waiver: domain::purchase::needs_waiver(country),
            domains: app.domains.clone(),
            support_email: app.operator.email.clone(),
            skus: Sku::list(catalog, published.1.id, country, locale),
            version: env!("CARGO_PKG_VERSION"),
        }
    }

    /// JSON that may stand inside a script element: nothing in it can end the element.
    pub fn to_script(&self) -> String {
        serde_json::to_string(self).expect("plain data is JSON").replace('<', "\\u003c")
    }
}
