//! Money: integer hundredths of a currency, and the rules for showing an amount.
//!
//! Every currency counts in hundredths here, in the API and in the database, including those without
//! decimals; a payment provider's adapter converts to that provider's exponent.

use serde::{Deserialize, Serialize};

macro_rules! currencies {
    ($($code:ident $symbol:literal $decimals:literal $mark:literal),+ $(,)?) => {
        /// A currency the product can show.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "UPPERCASE")]
        pub enum Currency { $(#[doc = stringify!($code)] $code),+ }

        impl Currency {
            pub const ALL: &[Self] = &[$(Self::$code),+];

            pub const fn code(self) -> &'static str {
                match self { $(Self::$code => stringify!($code)),+ }
            }

            /// The symbol shown; unambiguous among all currencies of the table.
            pub const fn symbol(self) -> &'static str {
                match self { $(Self::$code => $symbol),+ }
            }

            /// How many decimals are shown: 2, or 0 for a zero-decimal currency.
            pub const fn decimals(self) -> u32 {
                match self { $(Self::$code => $decimals),+ }
            }

            /// The decimal mark, the same in every language: the specification ties it to the
            /// currency.
            pub const fn decimal_mark(self) -> char {
                match self { $(Self::$code => $mark),+ }
            }
        }
    };
}

currencies! {
    USD "$" 2 '.',
    EUR "€" 2 ',',
    GBP "£" 2 '.',
    CHF "CHF" 2 '.',
    PLN "zł" 2 ',',
    DKK "kr." 2 ',',
    SEK "SEK" 2 '.',
    NOK "NOK" 2 '.',
    CZK "Kč" 2 '.',
    HRK "kn" 2 ',',
    CAD "CA$" 2 '.',
    AUD "A$" 2 '.',
    NZD "NZ$" 2 '.',
    SGD "S$" 2 '.',
    HKD "HK$" 2 '.',
    MOP "MOP$" 2 '.',
    MXN "MX$" 2 '.',
    PEN "S/" 2 '.',
    BRL "R$" 2 ',',
    ZAR "R" 2 '.',
    MYR "RM" 2 '.',
    CNY "CN¥" 0 '.',
    JPY "¥" 0 '.',
    KRW "₩" 0 '.',
    INR "₹" 0 '.',
    TWD "NT$" 0 '.',
    CLP "CLP$" 0 '.',
    COP "COL$" 0 '.',
    ARS "ARS$" 0 '.',
    HUF "Ft" 0 '.',
    IDR "Rp" 0 '.',
    VND "₫" 0 '.',
}

impl Currency {
    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|c| c.code().eq_ignore_ascii_case(code))
    }

    /// The smallest step that can be shown, in hundredths: 1, or 100 without decimals.
    pub const fn step(self) -> i64 {
        if self.decimals() == 0 { 100 } else { 1 }
    }
}

impl std::fmt::Display for Currency {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

/// An amount in hundredths of a currency.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Money {
    pub currency: Currency,
    /// Hundredths, whatever the currency.
    pub amount: i64,
}

/// Why an amount may not be a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PriceError {
    #[error("a price must be above zero, {0} is not")]
    NotPositive(i64),
    #[error("{0} is no longer legal tender; it is only shown in old amounts")]
    Retired(Currency),
    #[error("{amount} hundredths of {currency} would be shown rounded; use a multiple of {step}")]
    ShownRounded { currency: Currency, amount: i64, step: i64 },
}

impl Money {
    pub const fn new(currency: Currency, amount: i64) -> Self {
        Self { currency, amount }
    }

    /// A price that a buyer is charged: above zero, and shown exactly as it is charged.
    ///
    /// ```
    /// use domain::money::{Currency, Money};
    ///
    /// assert!(Money::price(Currency::EUR, 499).is_ok());
    /// assert!(Money::price(Currency::JPY, 48_050).is_err(), "¥480.5 would be shown as ¥481");
    /// ```
    pub const fn price(currency: Currency, amount: i64) -> Result<Self, PriceError> {
        if amount <= 0 {
            return Err(PriceError::NotPositive(amount));
        }
        if matches!(currency, Currency::HRK) {
            return Err(PriceError::Retired(currency));
        }
        let step = currency.step();
        if amount % step != 0 {
            return Err(PriceError::ShownRounded { currency, amount, step });
        }
        Ok(Self { currency, amount })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_price_that_would_be_shown_rounded_is_rejected() {
        assert_eq!(
            Money::price(Currency::JPY, 128_050),
            Err(PriceError::ShownRounded { currency: Currency::JPY, amount: 128_050, step: 100 })
        );
        assert!(Money::price(Currency::JPY, 128_000).is_ok());
        assert!(Money::price(Currency::EUR, 999).is_ok());
    }

    #[test]
    fn a_price_must_be_positive() {
        assert_eq!(Money::price(Currency::USD, 0), Err(PriceError::NotPositive(0)));
        assert_eq!(Money::price(Currency::USD, -1), Err(PriceError::NotPositive(-1)));
    }

    #[test]
    fn a_price_in_a_retired_currency_is_rejected() {
        assert_eq!(Money::price(Currency::HRK, 500), Err(PriceError::Retired(Currency::HRK)));
    }

    #[test]
    fn the_specifications_currencies_follow_its_rule() {
        for code in ["CNY", "JPY", "KRW", "INR"] {
            assert_eq!(Currency::parse(code).map(Currency::decimals), Some(0), "{code}");
        }
        for code in ["EUR", "PLN", "BRL", "DKK", "HRK"] {
            assert_eq!(Currency::parse(code).map(Currency::decimal_mark), Some(','), "{code}");
        }
    }

    #[test]
    fn no_two_currencies_share_a_symbol() {
        let mut symbols: Vec<_> = Currency::ALL.iter().map(|c| c.symbol()).collect();
        symbols.sort_unstable();
        symbols.dedup();
        assert_eq!(symbols.len(), Currency::ALL.len());
    }
}
