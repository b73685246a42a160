//! A purchase as its buyer sees it.

use app::payments::{Bought, Delivery};
use domain::{
    catalog::{Catalog, Package},
    locale::Locale,
    mail,
    money::Money as Amount,
};
use jiff::Timestamp;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::Money;

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = Purchase)]
pub struct PurchaseInfo {
    pub id: Uuid,
    pub sku_id: i32,
    #[schema(example = "Sku1")]
    pub sku: String,
    pub name: String,
    /// package, upgrade, bundle or membership.
    pub kind: &'static str,
    /// created, pending, failed, processing, expired, review, paid, fulfilled, part_refunded, disputed, owed
    /// (refunded, but the money came back to us) or refunded.
    #[schema(example = "fulfilled")]
    pub state: &'static str,
    pub price: Money,
    pub refunded: Money,
    /// The payment method, by the provider's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub method: Option<String>,
    /// Where the report is sent, mostly masked: g•••@example.com.
    pub email: String,
    pub created_at: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub paid_at: Option<String>,
    /// Until when the purchase can be refunded by one button; absent if there is nothing to refund.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refundable_until: Option<String>,
    /// When a membership ends.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub member_until: Option<String>,
    /// It is a payment of a membership that renews.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    pub renewing: bool,
    /// requested, pending, failed or succeeded.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refund: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withdrawn_at: Option<String>,
    pub delivery: DeliveryClock,
}

/// Progress of the delivery: what happened and when.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeliveryClock {
    /// The report can be opened.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub made_at: Option<String>,
    /// The mail was handed to the buyer's server.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sent_at: Option<String>,
    /// The server confirmed that it has the mail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accepted_at: Option<String>,
    /// The server's reply.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// waiting, unconfirmed, refused or accepted; absent before there is a mail.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mail: Option<&'static str>,
}

impl PurchaseInfo {
    pub fn of(bought: &Bought, catalog: &Catalog, locale: Locale) -> Self {
        let package = catalog.package(bought.sku);
        let text = |at: Option<Timestamp>| at.map(|at| at.to_string());
        Self {
            id: bought.id.as_uuid(),
            sku_id: bought.sku.0,
            sku: package.map(|package| package.code.clone()).unwrap_or_default(),
            name: package.map(|package| package_name(package, locale)).unwrap_or_default(),
            kind: bought.kind.code(),
            state: bought.state.code(),
            price: bought.price.into(),
            refunded: Amount::new(bought.price.currency, bought.refunded).into(),
            method: bought.method.clone(),
            email: bought.email.masked(),
            created_at: bought.created_at.to_string(),
            paid_at: text(bought.paid_at),
            refundable_until: text(bought.refundable_until),
            member_until: text(bought.member_until),
            renewing: bought.renewing,
            refund: bought.refund.map(domain::refund::State::code),
            withdrawn_at: text(bought.withdrawn_at),
            delivery: DeliveryClock::of(bought.fulfilled_at, bought.mail.as_ref()),
        }
    }
}

impl DeliveryClock {
    fn of(made_at: Option<Timestamp>, mail: Option<&Delivery>) -> Self {
        let text = |at: Option<Timestamp>| at.map(|at| at.to_string());
        Self {
            made_at: text(made_at),
            sent_at: text(mail.and_then(|mail| mail.sending_at)),
            accepted_at: text(mail.and_then(|mail| mail.accepted_at)),
            answer: mail.and_then(|mail| mail.answer.clone()),
            mail: mail.map(|mail| mail::State::code(mail.state)),
        }
    }
}

/// The package's display name; its code if it has none yet.
pub fn package_name(package: &Package, locale: Locale) -> String {
    // Not among the packages: landing pages carry all of their words, and have no space for one they never show.
    if package.months.is_some() {
        return l10n::account::member_title(locale);
    }
    // Those of the main exam, which landing pages show, and all others.
    let code = package.code.to_lowercase();
    let ids = [format!("checkout-package-{code}-name"), format!("packages-{code}-name")];
    let name = ids.iter().find_map(|id| l10n::format(locale, id, &l10n::Args::new()));
    name.unwrap_or_else(|| package.code.clone())
}
