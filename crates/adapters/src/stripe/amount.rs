//! Converts between our hundredths and the provider's smallest units, exactly.
//!
//! We count every currency in hundredths. The provider counts yen in whole units, dinars in thousandths, and
//! Icelandic krónur in hundredths that must be whole units. A conversion that would lose anything is an error.
//! Source: docs.stripe.com/currencies, version of [`super::VERSION`].

use domain::money::{Currency, Money};

/// No decimals: the provider counts whole units.
const WHOLE: &str = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF";

/// No decimals either, but the provider still counts hundredths; it accepts only whole units.
const WHOLE_IN_HUNDREDTHS: &str = "ISK UGX";

/// Three decimals; the last one must be zero, which is always true for hundredths.
const THOUSANDTHS: &str = "BHD JOD KWD OMR TND";

/// Two decimals, even where pages show none (CNY, INR, HUF, TWD …).
const HUNDREDTHS: &str = "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN \
     BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG \
     HUF IDR ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR \
     MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL \
     THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW";

/// Why an amount can't be converted to or from the provider's units.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmountError {
    #[error("{0} is not a currency that we charge")]
    Currency(String),
    #[error("{amount} of {currency} can't be converted exactly")]
    Inexact { currency: String, amount: i64 },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Unit {
    Whole,
    WholeInHundredths,
    Hundredth,
    Thousandth,
}

fn unit(currency: &str) -> Option<Unit> {
    let among = |list: &str| list.split(' ').any(|code| code.eq_ignore_ascii_case(currency));
    let lists = [
        (HUNDREDTHS, Unit::Hundredth),
        (WHOLE, Unit::Whole),
        (WHOLE_IN_HUNDREDTHS, Unit::WholeInHundredths),
        (THOUSANDTHS, Unit::Thousandth),
    ];
    lists.into_iter().find(|(list, _)| among(list)).map(|(_, unit)| unit)
}

/// Converts hundredths to the provider's units.
pub fn to_provider(currency: &str, hundredths: i64) -> Result<i64, AmountError> {
    let inexact = || AmountError::Inexact { currency: currency.to_owned(), amount: hundredths };
    let whole = hundredths % 100 == 0;
    match unit(currency).ok_or_else(|| AmountError::Currency(currency.to_owned()))? {
        Unit::Hundredth => Ok(hundredths),
        Unit::Whole if whole => Ok(hundredths / 100),
        Unit::WholeInHundredths if whole => Ok(hundredths),
        Unit::Whole | Unit::WholeInHundredths => Err(inexact()),
        Unit::Thousandth => hundredths.checked_mul(10).ok_or_else(inexact),
    }
}

/// Converts the provider's units to hundredths.
pub fn to_ours(currency: &str, counted: i64) -> Result<i64, AmountError> {
    let inexact = || AmountError::Inexact { currency: currency.to_owned(), amount: counted };
    match unit(currency).ok_or_else(|| AmountError::Currency(currency.to_owned()))? {
        Unit::Hundredth => Ok(counted),
        Unit::Whole => counted.checked_mul(100).ok_or_else(inexact),
        Unit::WholeInHundredths if counted % 100 == 0 => Ok(counted),
        Unit::Thousandth if counted % 10 == 0 => Ok(counted / 10),
        Unit::WholeInHundredths | Unit::Thousandth => Err(inexact()),
    }
}

/// The provider's amount as our money; `None` if we never charge that currency.
pub(super) fn money(currency: &str, counted: i64) -> Option<Money> {
    Some(Money::new(Currency::parse(currency)?, to_ours(currency, counted).ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn allowed() -> Vec<&'static str> {
        let lists = [HUNDREDTHS, WHOLE, WHOLE_IN_HUNDREDTHS, THOUSANDTHS];
        lists.iter().flat_map(|list| list.split(' ')).collect()
    }

    #[test]
    fn known_amounts_are_converted_to_the_providers_units() {
        assert_eq!(to_provider("JPY", 128_000), Ok(1_280));
        assert_eq!(to_provider("KWD", 399), Ok(3_990));
        assert_eq!(to_provider("CNY", 6_800), Ok(6_800));
        assert_eq!(to_provider("eur", 799), Ok(799));
        assert_eq!(to_provider("ISK", 15_000), Ok(15_000));
        let inexact = |currency: &str, amount| AmountError::Inexact { currency: currency.to_owned(), amount };
        assert_eq!(to_provider("ISK", 150), Err(inexact("ISK", 150)));
        assert_eq!(to_provider("KRW", 690_050), Err(inexact("KRW", 690_050)));
        assert_eq!(to_ours("KWD", 3_995), Err(inexact("KWD", 3_995)));
    }

    #[test]
    fn obsolete_and_unknown_currencies_are_rejected() {
        for dead in ["HRK", "BGN", "ZZZ", "", "EU"] {
            assert_eq!(to_provider(dead, 100), Err(AmountError::Currency(dead.to_owned())));
            assert_eq!(to_ours(dead, 100), Err(AmountError::Currency(dead.to_owned())));
        }
    }

    #[test]
    fn every_currency_of_the_price_book_can_be_charged() {
        for currency in Currency::ALL.iter().filter(|currency| Money::price(**currency, 100).is_ok()) {
            assert!(unit(currency.code()).is_some(), "{currency}");
        }
    }

    #[test]
    fn no_currency_is_in_two_lists() {
        let mut codes = allowed();
        let all = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), all);
    }

    /// Splitmix64: well-distributed numbers of any size from 1, 2, 3 …
    fn spread(n: u64) -> u64 {
        let z = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    #[test]
    fn every_convertible_amount_survives_a_round_trip() {
        let (codes, mut went) = (allowed(), 0);
        for n in 0..400_000 {
            let currency = codes[usize::try_from(n % codes.len() as u64).expect("few")];
            // As many small amounts as large ones.
            let amount = i64::try_from(spread(n) >> (spread(!n) % 40 + 20)).expect("44 bits") + 1;
            let whole = (amount + 99) / 100 * 100;
            match to_provider(currency, amount) {
                Ok(told) => {
                    assert_eq!(to_ours(currency, told), Ok(amount), "{currency}");
                    went += 1;
                }
                Err(_) => assert!(
                    amount % 100 != 0 && !matches!(unit(currency), Some(Unit::Hundredth | Unit::Thousandth)),
                    "{amount} {currency}"
                ),
            }
            assert_eq!(to_provider(currency, whole).and_then(|told| to_ours(currency, told)), Ok(whole));
        }
        assert!(went > 200_000, "{went} round trips");
    }
}
