//! Calendar dates. The caller, who knows the reader's time zone, converts timestamps to dates.

use jiff::civil::Date;

use super::rules::rules;
use crate::Locale;

/// `15. November 2026`
pub fn date(locale: Locale, date: Date) -> String {
    let dates = rules(locale).dates;
    let day = if date.day() == 1 { dates.first.to_owned() } else { date.day().to_string() };
    filled(dates.long, locale, date, &day)
}

/// `15.11.2026`
pub fn short_date(locale: Locale, date: Date) -> String {
    filled(rules(locale).dates.short, locale, date, &date.day().to_string())
}

fn filled(pattern: &str, locale: Locale, date: Date, day: &str) -> String {
    let months = rules(locale).dates.months;
    let month = usize::try_from(date.month() - 1).ok().and_then(|index| months.split(' ').nth(index));
    let mut text = pattern
        .replace("{y}", &date.year().to_string())
        .replace("{mm}", &format!("{:02}", date.month()))
        .replace("{m}", &date.month().to_string())
        .replace("{dd}", &format!("{:02}", date.day()))
        .replace("{d}", day);
    if let Some(name) = month {
        text = text.replace("{M}", name);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use jiff::civil;

    #[test]
    fn dates_look_as_a_native_reader_expects() {
        for (locale, long, short) in [
            (Locale::En, "November 15, 2026", "2026-11-15"),
            (Locale::De, "15. November 2026", "15.11.2026"),
            (Locale::Fr, "15 novembre 2026", "15/11/2026"),
            (Locale::Es, "15 de noviembre de 2026", "15/11/2026"),
            (Locale::Pt, "15 de novembro de 2026", "15/11/2026"),
            (Locale::Ja, "2026年11月15日", "2026/11/15"),
            (Locale::Ko, "2026년 11월 15일", "2026. 11. 15."),
            (Locale::Cn, "2026年11月15日", "2026/11/15"),
            (Locale::Hk, "2026年11月15日", "15/11/2026"),
        ] {
            assert_eq!(date(locale, civil::date(2026, 11, 15)), long);
            assert_eq!(short_date(locale, civil::date(2026, 11, 15)), short);
        }
    }

    #[test]
    fn the_first_of_a_month_has_its_own_form_in_some_languages() {
        let may = civil::date(2026, 5, 1);
        assert_eq!(date(Locale::Fr, may), "1er mai 2026");
        assert_eq!(date(Locale::Pt, may), "1º de maio de 2026");
        assert_eq!(date(Locale::De, may), "1. Mai 2026");
        assert_eq!(short_date(Locale::Fr, may), "01/05/2026");
        assert_eq!(short_date(Locale::Ja, may), "2026/5/1");
    }
}
