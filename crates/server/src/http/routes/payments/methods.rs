//! Payment methods by country.

use domain::{country::CountryCode, locale::Locale, methods};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront},
};

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct MethodsPath {
    exam_id: i32,
    country: String,
}

/// A payment method.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaymentMethod {
    /// The provider's name: card, ideal, konbini, …
    #[schema(example = "card")]
    pub code: &'static str,
    pub name: String,
    /// card, wallet, bank or voucher.
    pub kind: &'static str,
    /// The money arrives minutes or days after the buyer has done their part.
    pub delayed: bool,
}

impl PaymentMethod {
    fn of(method: methods::Method, locale: Locale) -> Self {
        let id = format!("methods-{}", method.code.replace('_', "-"));
        let name = l10n::format(locale, &id, &l10n::Args::new());
        Self {
            code: method.code,
            name: name.unwrap_or_else(|| method.code.to_owned()),
            kind: method.kind.code(),
            delayed: method.delayed,
        }
    }
}

/// Lists the payment methods of a country, most used first.
#[utoipa::path(
    get, path = "/app/payment/list/{examId}/{country}", operation_id = "list_payment_methods", tag = "app",
    params(MethodsPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<Vec<PaymentMethod>>), ApiError)
)]
pub async fn list_payment_methods(
    storefront: Storefront,
    Params(path): Params<MethodsPath>,
) -> ApiResult<Vec<PaymentMethod>> {
    let (_, exam) = storefront.exam(path.exam_id)?;
    let country = CountryCode::parse(&path.country).map_err(|_| storefront.refuse(Code::UnknownCountry))?;
    // Where nothing is for sale there is nothing to pay.
    let price = storefront.catalog.lowest_price(exam.id, country);
    let methods = price.map(|price| methods::ways_to_pay(country, price.currency)).unwrap_or_default();
    let named = methods.into_iter().map(|method| PaymentMethod::of(method, storefront.locale));
    Ok(Envelope::of(named.collect()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use domain::money::Currency;

    #[test]
    fn every_method_has_a_name_in_every_language() {
        for currency in Currency::ALL {
            for country in
                ["US", "DE", "NL", "KR", "JP", "BR", "MX", "PT", "MY", "SG", "PL", "CH", "SE", "DK", "IT"]
            {
                let country = CountryCode::parse(country).expect("a country");
                for method in methods::ways_to_pay(country, *currency) {
                    for locale in Locale::ALL {
                        let id = format!("methods-{}", method.code.replace('_', "-"));
                        assert!(l10n::format(locale, &id, &l10n::Args::new()).is_some(), "{id} in {locale}");
                    }
                }
            }
        }
    }
}
