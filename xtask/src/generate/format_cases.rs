//! `format-cases.gen.json`: inputs and Rust's outputs. The browser's tests must agree.

use domain::{
    locale::Locale,
    money::{Currency, Money},
};
use jiff::civil::date;
use serde_json::{Value, json};

/// Around zero, around each group mark, beyond two of them, and below zero.
const AMOUNTS: [i64; 11] = [0, 1, 50, 99, 100, 999, 1000, 99_999, 123_456, 123_456_789, -123_450];
const NUMBERS: [i64; 9] = [0, 7, 999, 1000, 9999, 10_000, 123_456, 1_234_567, -12_345];
const SECONDS: [u64; 7] = [0, 9, 59, 60, 1267, 86_399, 360_000];

/// One list per kind; each case is its inputs followed by the output, on its own line.
pub(super) fn json() -> String {
    let dates = [date(2026, 11, 15), date(2026, 5, 1), date(2024, 2, 29), date(1999, 12, 31)];
    let nine = |cases: &dyn Fn(Locale) -> Vec<Value>| Locale::ALL.into_iter().flat_map(cases).collect();
    let numbers = |show: fn(Locale, i64) -> String| {
        nine(&|locale| NUMBERS.map(|value| json!([locale.code(), value, show(locale, value)])).to_vec())
    };
    let kinds: [(&str, Vec<Value>); 7] = [
        ("money", nine(&money)),
        ("number", numbers(l10n::number)),
        ("oneDecimal", numbers(l10n::one_decimal)),
        ("percent", numbers(l10n::percent)),
        ("date", nine(&|hl| dates.map(|d| json!([hl.code(), d, l10n::date(hl, d)])).to_vec())),
        ("shortDate", nine(&|hl| dates.map(|d| json!([hl.code(), d, l10n::short_date(hl, d)])).to_vec())),
        ("duration", SECONDS.map(|seconds| json!([seconds, l10n::duration(seconds)])).to_vec()),
    ];

    let kinds: Vec<String> = kinds
        .iter()
        .map(|(kind, cases)| {
            let lines: Vec<String> = cases.iter().map(|case| format!("    {case}")).collect();
            format!("  {kind:?}: [\n{}\n  ]", lines.join(",\n"))
        })
        .collect();
    format!("{{\n{}\n}}\n", kinds.join(",\n"))
}

fn money(locale: Locale) -> Vec<Value> {
    let mut cases = Vec::new();
    for currency in Currency::ALL {
        for amount in AMOUNTS {
            let shown = l10n::money(locale, Money::new(*currency, amount));
            cases.push(json!([locale.code(), currency.code(), amount, shown]));
        }
    }
    cases
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_at_least_500_cases_with_every_currency_in_every_language() {
        let cases: serde_json::Map<String, Value> = serde_json::from_str(&json()).expect("valid JSON");
        let count: usize = cases.values().filter_map(Value::as_array).map(Vec::len).sum();
        let money = cases["money"].as_array().expect("a list");

        assert!(count >= 500, "{count}");
        for locale in Locale::ALL {
            for currency in Currency::ALL {
                let named = |case: &Value| case[0] == locale.code() && case[1] == currency.code();
                assert!(money.iter().any(named), "{locale} {currency}");
            }
        }
    }
}
