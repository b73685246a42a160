//! The table. Non-breaking spaces are written as escapes.

use domain::money::Currency;

use crate::Locale;

/// Everything a language decides about numbers, money and dates.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    pub numbers: Numbers,
    pub dates: Dates,
}

#[derive(Clone, Copy, Debug)]
pub struct Numbers {
    pub decimal: char,
    pub group: char,
    /// Grouping starts when this many digits precede the last three: Spanish writes 1234.
    pub group_from: usize,
    /// Appended to a percentage.
    pub percent: &'static str,
    /// Whether the currency sign comes before the number.
    pub sign_first: bool,
    /// What separates sign and number. A leading sign that ends in a letter or a dot has a space in every
    /// language.
    pub sign_space: &'static str,
    /// Currencies written as in their own countries: sign first, grouped from four digits.
    pub sign_first_too: &'static [Currency],
    /// Signs that differ from the currency's own, which readers of the language would misunderstand.
    pub signs: &'static [(Currency, &'static str)],
}

#[derive(Clone, Copy, Debug)]
pub struct Dates {
    /// `y` year, `m` `mm` month, `d` `dd` day, `M` the month's name; in braces.
    pub long: &'static str,
    pub short: &'static str,
    /// Month names as used in a full date, separated by spaces; empty where months are numbers.
    pub months: &'static str,
    /// The first day of a month in a long date: French says 1er.
    pub first: &'static str,
}

const NBSP: &str = "\u{a0}";

const WESTERN: Numbers = Numbers {
    decimal: '.',
    group: ',',
    group_from: 1,
    percent: "%",
    sign_first: true,
    sign_space: "",
    sign_first_too: &[],
    signs: &[],
};

const CONTINENTAL: Numbers = Numbers {
    decimal: ',',
    group: '.',
    group_from: 1,
    percent: "\u{a0}%",
    sign_first: false,
    sign_space: NBSP,
    sign_first_too: &[],
    signs: &[],
};

const EAST_ASIAN_DATES: Dates =
    Dates { long: "{y}年{m}月{d}日", short: "{y}/{m}/{d}", months: "", first: "1" };

const US_DOLLAR: &[(Currency, &str)] = &[(Currency::USD, "US$")];

pub const fn rules(locale: Locale) -> Rules {
    match locale {
        Locale::En => Rules {
            numbers: WESTERN,
            dates: Dates {
                long: "{M} {d}, {y}",
                // English is read on both sides of the Atlantic, where 5/11 means different days.
                short: "{y}-{mm}-{dd}",
                months: "January February March April May June July August September October November December",
                first: "1",
            },
        },
        Locale::De => Rules {
            numbers: CONTINENTAL,
            dates: Dates {
                long: "{d}. {M} {y}",
                short: "{dd}.{mm}.{y}",
                months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
                first: "1",
            },
        },
        Locale::Fr => Rules {
            numbers: Numbers {
                group: '\u{202f}',
                percent: "\u{202f}%",
                signs: &[(Currency::USD, "$US"), (Currency::CAD, "$CA")],
                ..CONTINENTAL
            },
            dates: Dates {
                long: "{d} {M} {y}",
                short: "{dd}/{mm}/{y}",
                months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
                first: "1er",
            },
        },
        Locale::Es => Rules {
            numbers: Numbers {
                group_from: 2,
                sign_first_too: &[
                    Currency::ARS,
                    Currency::BRL,
                    Currency::CAD,
                    Currency::CLP,
                    Currency::COP,
                    Currency::MXN,
                    Currency::PEN,
                    Currency::USD,
                ],
                signs: US_DOLLAR,
                ..CONTINENTAL
            },
            dates: Dates {
                long: "{d} de {M} de {y}",
                short: "{dd}/{mm}/{y}",
                months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
                first: "1",
            },
        },
        Locale::Pt => Rules {
            numbers: Numbers { percent: "%", sign_first: true, signs: US_DOLLAR, ..CONTINENTAL },
            dates: Dates {
                long: "{d} de {M} de {y}",
                short: "{dd}/{mm}/{y}",
                months: "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
                // Brazil says the first of a month as an ordinal.
                first: "1º",
            },
        },
        Locale::Ja => Rules { numbers: WESTERN, dates: EAST_ASIAN_DATES },
        Locale::Ko => Rules {
            numbers: Numbers { signs: US_DOLLAR, ..WESTERN },
            dates: Dates { long: "{y}년 {m}월 {d}일", short: "{y}. {m}. {d}.", months: "", first: "1" },
        },
        Locale::Cn => Rules {
            numbers: Numbers {
                // In China the yuan is just ¥, so the yen needs its country.
                signs: &[(Currency::CNY, "¥"), (Currency::JPY, "JP¥"), (Currency::USD, "US$")],
                ..WESTERN
            },
            dates: EAST_ASIAN_DATES,
        },
        Locale::Hk => Rules {
            numbers: Numbers { signs: US_DOLLAR, ..WESTERN },
            dates: Dates { short: "{d}/{m}/{y}", ..EAST_ASIAN_DATES },
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::formats::money::sign;

    #[test]
    fn no_two_currencies_share_a_sign_in_any_language() {
        for locale in Locale::ALL {
            let mut signs: Vec<&str> = Currency::ALL.iter().map(|currency| sign(locale, *currency)).collect();
            signs.sort_unstable();
            signs.dedup();
            assert_eq!(signs.len(), Currency::ALL.len(), "{locale}");
        }
    }

    #[test]
    fn a_language_names_twelve_months_or_none() {
        for locale in Locale::ALL {
            let dates = rules(locale).dates;
            assert_eq!(
                dates.months.split_whitespace().count(),
                if dates.long.contains("{M}") { 12 } else { 0 },
                "{locale}"
            );
        }
    }
}
