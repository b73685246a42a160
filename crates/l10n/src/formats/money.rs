//! Money as people read it. The decimal mark depends on the currency, everything else on the language;
//! integers only.

use std::fmt::Write as _;

use domain::money::{Currency, Money};

use super::{
    number::{grouped, signed},
    rules::rules,
};
use crate::Locale;

/// `9,99 €`, `€9,99`, `¥1,280`. Hundredths that a currency doesn't show are rounded half away from
/// zero; a price never has any.
///
/// ```
/// use domain::money::{Currency, Money};
/// use l10n::Locale;
///
/// assert_eq!(l10n::money(Locale::De, Money::new(Currency::EUR, 999)), "9,99\u{a0}€");
/// assert_eq!(l10n::money(Locale::Ja, Money::new(Currency::JPY, 128_000)), "¥1,280");
/// ```
pub fn money(locale: Locale, money: Money) -> String {
    let currency = money.currency;
    let numbers = rules(locale).numbers;
    let at_home = numbers.sign_first_too.contains(&currency);
    let sign_first = numbers.sign_first || at_home;

    let hundredths = money.amount.unsigned_abs();
    let (whole, cents) = if currency.decimals() == 0 {
        ((hundredths + 50) / 100, None)
    } else {
        (hundredths / 100, Some(hundredths % 100))
    };

    let mark = currency.decimal_mark();
    // Without decimals there is no decimal mark to confuse it with.
    let group = match (cents, numbers.group) {
        (Some(_), group) if group == mark => {
            if mark == ',' {
                '.'
            } else {
                ','
            }
        }
        (_, group) => group,
    };
    let mut digits = grouped(whole, group, if at_home { 1 } else { numbers.group_from });
    if let Some(cents) = cents {
        let _ = write!(digits, "{mark}{cents:02}");
    }

    let sign = sign(locale, currency);
    let text = if sign_first {
        let space = if !is_tight(sign) {
            "\u{a0}"
        } else if at_home {
            ""
        } else {
            numbers.sign_space
        };
        format!("{sign}{space}{digits}")
    } else {
        format!("{digits}{}{sign}", numbers.sign_space)
    };
    let shows_something = whole > 0 || cents.is_some_and(|cents| cents > 0);
    signed(money.amount < 0 && shows_something, text)
}

/// The currency's sign in a language.
pub fn sign(locale: Locale, currency: Currency) -> &'static str {
    let own = rules(locale).numbers.signs.iter().find(|(of, _)| *of == currency);
    own.map_or(currency.symbol(), |(_, sign)| sign)
}

/// A currency symbol may touch the digits after it; letters and dots may not.
fn is_tight(sign: &str) -> bool {
    sign.ends_with(['$', '€', '£', '¥', '₩', '₹', '₫'])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn shows(locale: Locale, currency: Currency, amount: i64, expected: &str) {
        // The expected texts have plain spaces; another test checks which kind of space is used.
        let shown = money(locale, Money::new(currency, amount)).replace(['\u{a0}', '\u{202f}'], " ");
        assert_eq!(shown, expected);
    }

    #[test]
    fn prices_look_as_a_native_reader_expects() {
        use Currency as C;
        use Locale as L;
        for (locale, currency, amount, expected) in [
            (L::De, C::EUR, 999, "9,99 €"),
            (L::De, C::CHF, 990, "9.90 CHF"),
            (L::De, C::EUR, 123_456, "1.234,56 €"),
            (L::Fr, C::EUR, 999, "9,99 €"),
            (L::Fr, C::EUR, 123_456, "1 234,56 €"),
            (L::Fr, C::CAD, 1_299, "12.99 $CA"),
            (L::Fr, C::USD, 999, "9.99 $US"),
            (L::Es, C::EUR, 999, "9,99 €"),
            (L::Es, C::MXN, 19_900, "MX$199.00"),
            (L::Es, C::CLP, 999_000, "CLP$9.990"),
            (L::Es, C::COP, 3_990_000, "COL$39.900"),
            (L::Es, C::PEN, 2_990, "S/ 29.90"),
            (L::Es, C::USD, 999, "US$9.99"),
            (L::Pt, C::BRL, 2_990, "R$ 29,90"),
            (L::Pt, C::BRL, 123_456, "R$ 1.234,56"),
            (L::Pt, C::EUR, 999, "€ 9,99"),
            (L::En, C::USD, 999, "$9.99"),
            (L::En, C::USD, 123_456, "$1,234.56"),
            (L::En, C::GBP, 799, "£7.99"),
            (L::En, C::CHF, 990, "CHF 9.90"),
            (L::En, C::INR, 49_900, "₹499"),
            (L::En, C::ZAR, 14_900, "R 149.00"),
            (L::Ja, C::JPY, 128_000, "¥1,280"),
            (L::Ko, C::KRW, 990_000, "₩9,900"),
            (L::Cn, C::CNY, 6_800, "¥68"),
            (L::Cn, C::JPY, 128_000, "JP¥1,280"),
            (L::Hk, C::HKD, 7_800, "HK$78.00"),
            (L::Hk, C::TWD, 29_000, "NT$290"),
        ] {
            shows(locale, currency, amount, expected);
        }
    }

    #[test]
    fn the_decimal_mark_is_the_currencys_in_every_language() {
        shows(Locale::En, Currency::EUR, 999, "€9,99");
        shows(Locale::Ja, Currency::DKK, 7_900, "kr. 79,00");
        shows(Locale::En, Currency::PLN, 3_999, "zł 39,99");
        shows(Locale::De, Currency::USD, 999, "9.99 $");
        shows(Locale::Ko, Currency::HRK, 7_550, "kn 75,50");
    }

    #[test]
    fn the_group_mark_changes_if_it_equals_the_decimal_mark() {
        shows(Locale::En, Currency::EUR, 123_456, "€1.234,56");
        shows(Locale::De, Currency::USD, 123_456, "1,234.56 $");
        shows(Locale::De, Currency::JPY, 128_000, "1.280 ¥");
    }

    #[test]
    fn currencies_without_decimals_round_half_away_from_zero() {
        shows(Locale::Ja, Currency::JPY, 49, "¥0");
        shows(Locale::Ja, Currency::JPY, 50, "¥1");
        shows(Locale::Ja, Currency::JPY, -50, "-¥1");
        shows(Locale::Ja, Currency::JPY, -49, "¥0");
    }

    #[test]
    fn a_minus_sign_comes_first() {
        shows(Locale::De, Currency::EUR, -999, "-9,99 €");
        shows(Locale::En, Currency::USD, -1, "-$0.01");
        shows(Locale::Pt, Currency::BRL, -2_990, "-R$ 29,90");
        shows(Locale::En, Currency::USD, 0, "$0.00");
    }

    #[test]
    fn no_line_may_break_inside_an_amount() {
        for locale in Locale::ALL {
            for currency in Currency::ALL {
                let shown = money(locale, Money::new(*currency, 123_456_700));
                assert!(!shown.contains(' '), "{shown:?}");
            }
        }
        assert_eq!(money(Locale::De, Money::new(Currency::EUR, 999)), "9,99\u{a0}€");
        assert_eq!(money(Locale::Pt, Money::new(Currency::BRL, 999)), "R$\u{a0}9,99");
    }
}
