//! Our hundredths and the provider's own smallest units, both ways and exactly.
//!
//! Every currency counts in hundredths here. The provider counts yen whole, dinars in thousandths, and
//! Icelandic crowns in hundredths that must be whole. A conversion that would lose anything is an error.
//! Source: docs.stripe.com/currencies, version of [`super::VERSION`].

use domain::money::{Currency, Money};

/// No decimals: the provider counts whole units.
const WHOLE: &str = "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF";

/// No decimals either, but the provider kept counting hundredths; only whole units are taken.
const WHOLE_IN_HUNDREDTHS: &str = "ISK UGX";

/// Three decimals; the last one must be zero, which hundredths always give.
const THOUSANDTHS: &str = "BHD JOD KWD OMR TND";

/// Two decimals, also where pages show none (CNY, INR, HUF, TWD …).
const HUNDREDTHS: &str = "AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BRL BSD BWP BYN \
     BZD CAD CDF CHF CNY COP CRC CVE CZK DKK DOP DZD EGP ETB EUR FJD FKP GBP GEL GIP GMD GTQ GYD HKD HNL HTG \
     HUF IDR ILS INR JMD KES KGS KHR KYD KZT LAK LBP LKR LRD LSL MAD MDL MKD MMK MNT MOP MUR MVR MWK MXN MYR \
     MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD SAR SBD SCR SEK SGD SHP SLE SOS SRD SZL \
     THB TJS TOP TRY TTD TWD TZS UAH USD UYU UZS WST XCD YER ZAR ZMW";

/// Why an amount can't be told to the provider, or by it.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum AmountError {
    #[error("{0} is not a currency that is charged")]
    Currency(String),
    #[error("{amount} of {currency} can't be told exactly")]
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

/// Hundredths as the provider counts them.
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

/// What the provider counts, in hundredths.
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

/// The provider's amount as money of ours; nothing if we never charge that currency.
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
    fn the_known_amounts_are_told_as_the_provider_counts_them() {
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
    fn what_is_no_longer_money_is_refused() {
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
    fn no_currency_stands_in_two_lists() {
        let mut codes = allowed();
        let all = codes.len();
        codes.sort_unstable();
        codes.dedup();
        assert_eq!(codes.len(), all);
    }

    /// Splitmix64: well spread numbers of any size from 1, 2, 3 …
    fn spread(n: u64) -> u64 {
        let z = n.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    #[test]
    fn an_amount_comes_back_as_it_went_or_does_not_go() {
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
