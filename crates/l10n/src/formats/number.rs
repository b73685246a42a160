//! Integers, numbers with one decimal, percentages. No floating point: tenths are integers too.

use super::rules::rules;
use crate::Locale;

/// `12.345`
pub fn number(locale: Locale, value: i64) -> String {
    let numbers = rules(locale).numbers;
    let digits = grouped(value.unsigned_abs(), numbers.group, numbers.group_from);
    signed(value < 0, digits)
}

/// A number given in tenths: 1024 is `102,4`.
pub fn one_decimal(locale: Locale, tenths: i64) -> String {
    let numbers = rules(locale).numbers;
    let whole = grouped(tenths.unsigned_abs() / 10, numbers.group, numbers.group_from);
    signed(tenths < 0, format!("{whole}{}{}", numbers.decimal, tenths.unsigned_abs() % 10))
}

/// A whole percentage: 20 is `20 %`.
pub fn percent(locale: Locale, value: i64) -> String {
    format!("{}{}", number(locale, value), rules(locale).numbers.percent)
}

pub(super) fn signed(negative: bool, text: String) -> String {
    if negative { format!("-{text}") } else { text }
}

/// Digits with a mark before every three from the right, if at least `from` digits precede the first mark.
pub(super) fn grouped(value: u64, mark: char, from: usize) -> String {
    let digits = value.to_string();
    if digits.len() < 3 + from {
        return digits;
    }
    let mut text = String::with_capacity(digits.len() + digits.len() / 3 * mark.len_utf8());
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            text.push(mark);
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_marked_as_each_language_does() {
        for (locale, thousand, million) in [
            (Locale::En, "1,234", "1,234,567"),
            (Locale::De, "1.234", "1.234.567"),
            (Locale::Fr, "1\u{202f}234", "1\u{202f}234\u{202f}567"),
            (Locale::Es, "1234", "1.234.567"),
            (Locale::Pt, "1.234", "1.234.567"),
            (Locale::Ja, "1,234", "1,234,567"),
            (Locale::Hk, "1,234", "1,234,567"),
        ] {
            assert_eq!(number(locale, 1234), thousand, "{locale}");
            assert_eq!(number(locale, 1_234_567), million, "{locale}");
        }
        assert_eq!(number(Locale::Es, 12_345), "12.345");
    }

    #[test]
    fn small_negative_and_extreme_numbers_are_right() {
        assert_eq!(number(Locale::En, 0), "0");
        assert_eq!(number(Locale::En, 999), "999");
        assert_eq!(number(Locale::De, -1234), "-1.234");
        assert_eq!(number(Locale::En, i64::MIN), "-9,223,372,036,854,775,808");
    }

    #[test]
    fn tenths_take_the_languages_decimal_mark() {
        assert_eq!(one_decimal(Locale::En, 1024), "102.4");
        assert_eq!(one_decimal(Locale::De, 1024), "102,4");
        assert_eq!(one_decimal(Locale::De, -5), "-0,5");
        assert_eq!(one_decimal(Locale::De, 123_450), "12.345,0");
    }

    #[test]
    fn a_percent_sign_has_the_space_of_the_language() {
        assert_eq!(percent(Locale::En, 20), "20%");
        assert_eq!(percent(Locale::De, 20), "20\u{a0}%");
        assert_eq!(percent(Locale::Fr, 20), "20\u{202f}%");
        assert_eq!(percent(Locale::Pt, 20), "20%");
    }
}
