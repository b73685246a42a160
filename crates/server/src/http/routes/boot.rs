//! Data embedded in a page, so that it is complete before its first call.

use domain::{
    catalog::{App, AppExam, Catalog, Exam, Operator},
    country::{Continent, CountryCode},
    locale::Locale,
};
use serde::Serialize;
use utoipa::ToSchema;

use super::{exams::ExamInfo, reviews::Rating, skus::Sku};
use crate::config::Payments;

/// What the browser needs to start the app.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Boot {
    /// First segment of every call's path.
    pub alias: String,
    pub app_name: String,
    pub app_exam_id: i32,
    #[schema(example = "DE")]
    pub hl: &'static str,
    /// Two letters; ZZ if unknown.
    #[schema(example = "DE")]
    pub country: String,
    /// Two letters; absent if unknown.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "EU")]
    pub continent: Option<&'static str>,
    pub exam: ExamInfo,
    pub skus: Vec<Sku>,
    /// The test that the app promotes.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub main_exam: Option<OtherExam>,
    /// The app's short test with a free result.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free_exam: Option<OtherExam>,
    /// How the browser reaches the payment provider; absent if nothing can be sold.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub payment: Option<PaymentBoot>,
    /// All reviews of the storefront in numbers; absent while there are too few to be shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// Sites through which people may sign in: google, apple. Absent if there is none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[schema(required = false)]
    pub providers: Vec<&'static str>,
    /// The law requires two consents before payment here.
    pub needs_waiver: bool,
    /// Who sells; absent unless the law wants it on the page itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seller: Option<Seller>,
    /// Every host of the app, its main one first.
    #[schema(example = json!(["tessera.example"]))]
    pub domains: Vec<String>,
    /// Address for support requests.
    pub support_email: String,
    /// The server's version.
    pub version: &'static str,
}

/// The seller's details, as Korean and Japanese law want them.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Seller {
    pub name: String,
    pub representative: String,
    pub address: String,
    pub phone: String,
    pub email: String,
    /// The Korean number of a business.
    pub business_number: String,
    /// The Korean number of a seller at a distance.
    pub mail_order_number: String,
    /// Who hosts the site.
    pub host: String,
}

impl Seller {
    /// For readers in Japan and Korea, and for readers of their languages.
    fn of(operator: &Operator, country: CountryCode, locale: Locale) -> Option<Self> {
        let named = matches!(country.as_str(), "JP" | "KR") || matches!(locale, Locale::Ja | Locale::Ko);
        named.then(|| Self {
            name: operator.name.clone(),
            representative: operator.representative.clone(),
            address: operator.address.clone(),
            phone: operator.phone.clone(),
            email: operator.email.clone(),
            business_number: operator.business_number.clone(),
            mail_order_number: operator.mail_order_number.clone(),
            host: operator.host.clone(),
        })
    }
}

/// What the provider's form in the browser needs.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaymentBoot {
    #[schema(example = "pk_test_tessera")]
    pub publishable_key: String,
    /// The provider's script, which must be loaded from the provider.
    pub script_url: String,
}

impl PaymentBoot {
    /// `None` where nothing can be sold.
    pub fn of(payments: &Payments) -> Option<Self> {
        payments.open().then(|| Self {
            publishable_key: payments.publishable_key.clone(),
            script_url: payments.script_url.clone(),
        })
    }
}

/// Path and length of another test.
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
        (stats, rating): (app::stats::DatedStats, Option<Rating>),
        country: CountryCode,
        locale: Locale,
        (payment, providers): (Option<PaymentBoot>, Vec<&'static str>),
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
            rating,
            providers,
            needs_waiver: domain::purchase::needs_waiver(country),
            seller: Seller::of(&app.operator, country, locale),
            domains: app.domains.clone(),
            support_email: app.operator.email.clone(),
            skus: Sku::list(catalog, published.1.id, country, locale),
            version: env!("CARGO_PKG_VERSION"),
        }
    }

    /// JSON that is safe inside a script element: nothing in it can end the element.
    pub fn to_script(&self) -> String {
        serde_json::to_string(self).expect("plain data is JSON").replace('<', "\\u003c")
    }
}
