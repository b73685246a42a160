//! Payment methods by country, most used first.
//!
//! Only methods for a single payment in a currency that we charge there, and none whose money arrives days later
//! unless many people have nothing else (slips paid at a shop). Which of them really appear is up to the
//! provider: it depends on the seller's account. Names and currencies: Stripe's "payment method
//! support" and the pages of each method, version 2026-09-30; the order follows published shares of
//! online payments by country and should be reviewed once a year.
//!
//! Methods without refunds aren't offered: every buyer can get a refund within 14 days by pressing a button.

use crate::{country::CountryCode, money::Currency, text_enum::text_enum};

text_enum! {
    Kind {
        Card "card",
        Wallet "wallet",
        Bank "bank",
        /// A slip that is paid elsewhere.
        Voucher "voucher",
    }
}

text_enum! {
    /// How money paid by this method is refunded, by the section "Refunds" of each method's page at Stripe.
    GivenBack {
        AsItCame "as_it_came",
        /// The provider asks the buyer by e-mail for a bank account, and waits for the answer.
        ToBank "to_bank",
        Never "never",
    }
}

/// A payment method. Its displayed name is `methods-…` in the locales.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Method {
    /// The provider's code.
    pub code: &'static str,
    pub kind: Kind,
    /// The money arrives hours or days after the buyer has done their part.
    pub delayed: bool,
    pub given_back: GivenBack,
    /// The supported currencies, separated by spaces; all if empty.
    currencies: &'static str,
}

const fn at_once(code: &'static str, kind: Kind, currencies: &'static str) -> Method {
    Method { code, kind, delayed: false, given_back: GivenBack::AsItCame, currencies }
}

const fn slip(code: &'static str, given_back: GivenBack, currencies: &'static str) -> Method {
    Method { code, kind: Kind::Voucher, delayed: true, given_back, currencies }
}

const METHODS: &[Method] = &[
    at_once("card", Kind::Card, ""),
    at_once("kr_card", Kind::Card, "KRW"),
    at_once("apple_pay", Kind::Wallet, ""),
    at_once("google_pay", Kind::Wallet, ""),
    at_once("paypal", Kind::Wallet, "EUR GBP USD CHF CZK DKK NOK PLN SEK AUD CAD HKD NZD SGD"),
    at_once("klarna", Kind::Wallet, "EUR GBP USD CHF CZK DKK NOK PLN SEK AUD CAD NZD"),
    at_once("cashapp", Kind::Wallet, "USD"),
    at_once("alipay", Kind::Wallet, "CNY HKD EUR GBP USD AUD CAD JPY SGD MYR NZD"),
    at_once("wechat_pay", Kind::Wallet, "CNY HKD EUR GBP USD AUD CAD JPY SGD DKK NOK SEK CHF"),
    at_once("kakao_pay", Kind::Wallet, "KRW"),
    at_once("naver_pay", Kind::Wallet, "KRW"),
    at_once("paypay", Kind::Wallet, "JPY"),
    at_once("grabpay", Kind::Wallet, "SGD MYR"),
    at_once("mobilepay", Kind::Wallet, "DKK EUR NOK SEK"),
    at_once("mb_way", Kind::Wallet, "EUR"),
    at_once("satispay", Kind::Wallet, "EUR"),
    at_once("ideal", Kind::Bank, "EUR"),
    at_once("bancontact", Kind::Bank, "EUR"),
    at_once("eps", Kind::Bank, "EUR"),
    at_once("blik", Kind::Bank, "PLN"),
    at_once("p24", Kind::Bank, "PLN EUR"),
    at_once("twint", Kind::Bank, "CHF"),
    at_once("swish", Kind::Bank, "SEK"),
    at_once("pix", Kind::Bank, "BRL"),
    at_once("fpx", Kind::Bank, "MYR"),
    at_once("paynow", Kind::Bank, "SGD"),
    slip("multibanco", GivenBack::ToBank, "EUR"),
    slip("konbini", GivenBack::ToBank, "JPY"),
    slip("boleto", GivenBack::Never, "BRL"),
    slip("oxxo", GivenBack::Never, "MXN"),
];

/// For countries without a list.
const ANYWHERE: &str = "card apple_pay google_pay";

/// Countries and the methods used there, most used first.
const BY_COUNTRY: &[(&str, &str)] = &[
    ("US PR", "card apple_pay google_pay cashapp paypal"),
    ("CA AU NZ", "card apple_pay google_pay paypal"),
    ("GB GG IM JE", "card apple_pay google_pay paypal klarna"),
    ("IE", "card apple_pay google_pay paypal"),
    ("DE", "paypal card apple_pay google_pay klarna"),
    ("AT", "eps card paypal apple_pay google_pay klarna"),
    ("CH LI", "twint card apple_pay google_pay paypal"),
    ("NL", "ideal card apple_pay google_pay paypal"),
    ("BE", "bancontact card apple_pay google_pay paypal"),
    ("FR MC ES AD", "card paypal apple_pay google_pay"),
    ("IT SM VA", "card paypal apple_pay google_pay satispay"),
    ("PT", "mb_way multibanco card apple_pay google_pay paypal"),
    ("PL", "blik p24 card apple_pay google_pay paypal"),
    ("DK FO GL", "card mobilepay apple_pay google_pay klarna"),
    ("FI", "card mobilepay apple_pay google_pay klarna"),
    ("SE", "swish card klarna apple_pay google_pay"),
    ("NO", "card apple_pay google_pay klarna paypal"),
    ("MX", "card apple_pay google_pay"),
    ("BR", "pix card apple_pay google_pay"),
    ("JP", "card paypay konbini apple_pay google_pay"),
    ("KR", "kakao_pay naver_pay kr_card card"),
    ("CN", "alipay wechat_pay card"),
    ("HK MO", "card alipay wechat_pay apple_pay google_pay"),
    ("SG", "card paynow grabpay apple_pay google_pay"),
    ("MY", "fpx grabpay card apple_pay google_pay"),
    ("IN ID VN", "card google_pay"),
];

/// The payment methods of a country, if the price there is in this currency.
pub fn ways_to_pay(country: CountryCode, currency: Currency) -> Vec<Method> {
    let here = |countries: &str| countries.split(' ').any(|code| code == country.as_str());
    let list = BY_COUNTRY.iter().find(|(countries, _)| here(countries)).map_or(ANYWHERE, |(_, list)| list);
    let takes = |method: &&Method| {
        method.currencies.is_empty() || method.currencies.split(' ').any(|code| code == currency.code())
    };
    list.split(' ')
        .filter_map(|code| METHODS.iter().find(|method| method.code == code))
        .filter(takes)
        .copied()
        .collect()
}

/// How money paid by this method, given the provider's code, is refunded.
pub fn given_back(code: &str) -> GivenBack {
    METHODS.iter().find(|method| method.code == code).map_or(GivenBack::AsItCame, |method| method.given_back)
}

/// Methods that are never offered, whatever the account has enabled.
pub fn not_offered() -> impl Iterator<Item = &'static str> {
    METHODS.iter().filter(|method| method.given_back == GivenBack::Never).map(|method| method.code)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn codes(country: &str, currency: Currency) -> Vec<&'static str> {
        let country = CountryCode::parse(country).expect("a country");
        ways_to_pay(country, currency).into_iter().map(|method| method.code).collect()
    }

    #[test]
    fn the_most_used_method_of_a_country_is_listed_first() {
        for (country, currency, first) in [
            ("NL", Currency::EUR, "ideal"),
            ("BE", Currency::EUR, "bancontact"),
            ("DE", Currency::EUR, "paypal"),
            ("PL", Currency::PLN, "blik"),
            ("CH", Currency::CHF, "twint"),
            ("BR", Currency::BRL, "pix"),
            ("JP", Currency::JPY, "card"),
            ("KR", Currency::KRW, "kakao_pay"),
            ("CN", Currency::CNY, "alipay"),
            ("TV", Currency::USD, "card"),
        ] {
            assert_eq!(codes(country, currency)[0], first, "{country}");
        }
    }

    #[test]
    fn a_method_is_listed_only_in_a_currency_that_it_supports() {
        assert_eq!(codes("CH", Currency::EUR), ["card", "apple_pay", "google_pay", "paypal"]);
        assert_eq!(codes("BR", Currency::USD), ["card", "apple_pay", "google_pay"]);
    }

    #[test]
    fn slips_are_refunded_to_a_bank_account_or_not_offered() {
        for method in METHODS {
            let as_it_came = method.given_back == GivenBack::AsItCame;
            assert_eq!(crate::payment::is_slip(method.code), !as_it_came, "{}", method.code);
        }
        assert_eq!(not_offered().collect::<Vec<_>>(), ["boleto", "oxxo"]);
        assert_eq!(given_back("konbini"), GivenBack::ToBank);
        assert_eq!(given_back("sepa_debit"), GivenBack::AsItCame);
    }

    #[test]
    fn every_list_names_known_methods_once_and_includes_cards() {
        for (countries, list) in BY_COUNTRY.iter().chain([&("", ANYWHERE)]) {
            let mut named: Vec<&str> = list.split(' ').collect();
            assert!(named.contains(&"card"), "{countries}");
            assert!(named.iter().all(|code| METHODS.iter().any(|method| method.code == *code)), "{list}");
            let all = named.len();
            named.sort_unstable();
            named.dedup();
            assert_eq!(named.len(), all, "{countries}");
        }
    }

    #[test]
    fn no_country_has_two_lists_and_no_method_is_unused() {
        let mut countries: Vec<&str> =
            BY_COUNTRY.iter().flat_map(|(countries, _)| countries.split(' ')).collect();
        let all = countries.len();
        countries.sort_unstable();
        countries.dedup();
        assert_eq!(countries.len(), all);
        for method in METHODS {
            let used = BY_COUNTRY.iter().any(|(_, list)| list.split(' ').any(|code| code == method.code));
            assert_eq!(used, method.given_back != GivenBack::Never, "{}", method.code);
            let known = method.currencies.split(' ').filter(|code| !code.is_empty());
            assert!(known.into_iter().all(|code| Currency::parse(code).is_some()), "{}", method.code);
        }
    }
}
