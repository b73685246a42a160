//! Which currencies can be charged, with their minimum and maximum amounts.

use crate::refusal::Refusal;

/// Zero-decimal currencies at Stripe: an amount of 500 is 500 yen.
const WHOLE: &[&str] = &[
    "bif", "clp", "djf", "gnf", "jpy", "kmf", "krw", "mga", "pyg", "rwf", "vnd", "vuv", "xaf", "xof", "xpf",
];
/// Sent in hundredths although only whole units exist.
const WHOLE_IN_HUNDREDTHS: &[&str] = &["isk", "ugx"];
/// Thousandths, of which the last digit must be 0.
const THOUSANDTHS: &[&str] = &["bhd", "jod", "kwd", "omr", "tnd"];

const OTHERS: &[&str] = &[
    "aed", "afn", "all", "amd", "ang", "aoa", "ars", "aud", "awg", "azn", "bam", "bbd", "bdt", "bmd", "bnd",
    "bob", "brl", "bsd", "bwp", "byn", "bzd", "cad", "cdf", "chf", "cny", "cop", "crc", "cve", "czk", "dkk",
    "dop", "dzd", "egp", "etb", "eur", "fjd", "fkp", "gbp", "gel", "gip", "gmd", "gtq", "gyd", "hkd", "hnl",
    "htg", "huf", "idr", "ils", "inr", "jmd", "kes", "kgs", "khr", "kyd", "kzt", "lak", "lbp", "lkr", "lrd",
    "lsl", "mad", "mdl", "mkd", "mmk", "mnt", "mop", "mur", "mvr", "mwk", "mxn", "myr", "mzn", "nad", "ngn",
    "nio", "nok", "npr", "nzd", "pab", "pen", "pgk", "php", "pkr", "pln", "qar", "ron", "rsd", "sar", "sbd",
    "scr", "sek", "sgd", "shp", "sle", "sos", "srd", "std", "szl", "thb", "tjs", "top", "try", "ttd", "twd",
    "tzs", "uah", "usd", "uyu", "uzs", "wst", "xcd", "yer", "zar", "zmw",
];

/// The published minimum charges; where none is published Stripe converts half a dollar, and this peer
/// requires 1.
const MINIMUM: &[(&str, i64)] = &[
    ("aed", 200),
    ("aud", 50),
    ("brl", 50),
    ("cad", 50),
    ("chf", 50),
    ("czk", 1500),
    ("dkk", 250),
    ("eur", 50),
    ("gbp", 30),
    ("hkd", 400),
    ("huf", 17500),
    ("inr", 50),
    ("jpy", 50),
    ("mxn", 1000),
    ("myr", 200),
    ("nok", 300),
    ("nzd", 50),
    ("pln", 200),
    ("ron", 200),
    ("sek", 300),
    ("sgd", 50),
    ("thb", 1000),
    ("usd", 50),
];

const LARGEST: i64 = 99_999_999;

/// The lower-case code, if Stripe supports it.
pub(crate) fn known(code: &str) -> Result<String, Refusal> {
    let code = code.to_ascii_lowercase();
    let listed = [WHOLE, WHOLE_IN_HUNDREDTHS, THOUSANDTHS, OTHERS].iter().any(|list| list.contains(&&*code));
    if listed {
        return Ok(code);
    }
    let message = format!("Invalid currency: {code}. Stripe doesn't support it.");
    Err(Refusal::invalid("currency", &message))
}

/// Checks that an amount can be charged in a known currency.
pub(crate) fn chargeable(amount: i64, currency: &str) -> Result<(), Refusal> {
    if amount < 0 {
        let message = "This value must be greater than or equal to 1.";
        return Err(Refusal::invalid("amount", message).code("parameter_invalid_integer"));
    }
    let minimum = MINIMUM.iter().find(|(code, _)| *code == currency).map_or(1, |(_, minimum)| *minimum);
    if amount < minimum {
        let message = format!("Amount must be at least {}", shown(minimum, currency));
        return Err(Refusal::invalid("amount", &message).code("amount_too_small"));
    }
    if amount > LARGEST {
        let message = format!("Amount must be no more than {}", shown(LARGEST, currency));
        return Err(Refusal::invalid("amount", &message).code("amount_too_large"));
    }
    divisible(amount, currency)
}

/// The rule for currencies whose smallest unit is not the smallest amount.
pub(crate) fn divisible(amount: i64, currency: &str) -> Result<(), Refusal> {
    if WHOLE_IN_HUNDREDTHS.contains(&currency) && amount % 100 != 0 {
        let message = format!("Amounts in {currency} must be a multiple of 100: it has no decimals.");
        let code = "invalid_charge_amount_no_decimal_compatible";
        return Err(Refusal::invalid("amount", &message).code(code));
    }
    if THOUSANDTHS.contains(&currency) && amount % 10 != 0 {
        let message = format!("The last digit of an amount in {currency} must be 0.");
        return Err(Refusal::invalid("amount", &message).code("parameter_invalid_integer"));
    }
    Ok(())
}

/// For error messages: `12.99 usd`.
pub(crate) fn shown(amount: i64, currency: &str) -> String {
    if WHOLE.contains(&currency) {
        format!("{amount} {currency}")
    } else if THOUSANDTHS.contains(&currency) {
        format!("{}.{:03} {currency}", amount / 1000, amount % 1000)
    } else {
        format!("{}.{:02} {currency}", amount / 100, amount % 100)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code(amount: i64, currency: &str) -> Option<String> {
        let refusal = chargeable(amount, currency).err()?;
        refusal.error["code"].as_str().map(str::to_owned)
    }

    #[test]
    fn amounts_are_checked_by_the_rules_of_their_currency() {
        assert_eq!(code(1299, "usd"), None);
        assert_eq!(code(49, "usd").as_deref(), Some("amount_too_small"));
        assert_eq!(code(49, "jpy").as_deref(), Some("amount_too_small"));
        assert_eq!(code(1280, "jpy"), None);
        assert_eq!(code(150, "isk").as_deref(), Some("invalid_charge_amount_no_decimal_compatible"));
        assert_eq!(code(20000, "ugx"), None);
        assert_eq!(code(3995, "kwd").as_deref(), Some("parameter_invalid_integer"));
        assert_eq!(code(3990, "kwd"), None);
        assert_eq!(code(100_000_000, "eur").as_deref(), Some("amount_too_large"));
    }

    #[test]
    fn dead_and_invented_currencies_are_unknown() {
        for dead in ["hrk", "zzz", ""] {
            assert!(known(dead).is_err(), "{dead}");
        }
        assert_eq!(known("EUR").unwrap(), "eur");
    }
}
