//! Payment methods other than cards: how each one behaves and in which currencies it exists.
//!
//! Wallets and Link aren't simulated. Methods that show a QR code or ask for a code at Stripe (pix, blik, WeChat Pay,
//! MB WAY) are simple redirects here: the product reacts to the state of a payment, not to how a bank looks.

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Flow {
    Card,
    /// The buyer leaves for another page and comes back with an outcome.
    Redirect,
    /// The buyer gets a slip and pays within days.
    Voucher,
    /// The bank answers within days.
    Debit,
}

/// How a payment made this way is refunded.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Refunds {
    Plain,
    /// The buyer is first asked by e-mail for a bank account.
    ToBank,
    Never,
}

pub(crate) struct Kind {
    pub(crate) name: &'static str,
    pub(crate) flow: Flow,
    /// Empty: every currency.
    pub(crate) currencies: &'static [&'static str],
    /// Whether `automatic_payment_methods` offers it.
    automatic: bool,
}

const fn kind(name: &'static str, flow: Flow, currencies: &'static [&'static str], automatic: bool) -> Kind {
    Kind { name, flow, currencies, automatic }
}

impl Kind {
    pub(crate) fn refunds(&self) -> Refunds {
        match self.name {
            "konbini" | "multibanco" => Refunds::ToBank,
            "boleto" | "oxxo" => Refunds::Never,
            _ => Refunds::Plain,
        }
    }

    /// For how many days a slip can be paid, and how many days after that its outcome is known at the
    /// latest. A shop reports at once; a bank on the next business day, which may be three days later.
    pub(crate) fn slip_days(&self) -> (i64, i64) {
        match self.name {
            "boleto" => (3, 3),
            "oxxo" => (5, 3),
            "multibanco" => (7, 6),
            _ => (3, 0),
        }
    }
}

const KINDS: &[Kind] = &[
    kind("card", Flow::Card, &[], true),
    kind("konbini", Flow::Voucher, &["jpy"], true),
    kind("boleto", Flow::Voucher, &["brl"], true),
    kind("oxxo", Flow::Voucher, &["mxn"], true),
    kind("multibanco", Flow::Voucher, &["eur"], false),
    kind("sepa_debit", Flow::Debit, &["eur"], true),
    kind("ideal", Flow::Redirect, &["eur"], true),
    kind("bancontact", Flow::Redirect, &["eur"], true),
    kind("eps", Flow::Redirect, &["eur"], true),
    kind("p24", Flow::Redirect, &["eur", "pln"], true),
    kind("mb_way", Flow::Redirect, &["eur"], true),
    kind("blik", Flow::Redirect, &["pln"], true),
    kind("twint", Flow::Redirect, &["chf"], true),
    kind("pix", Flow::Redirect, &["brl"], true),
    kind("kakao_pay", Flow::Redirect, &["krw"], true),
    kind(
        "alipay",
        Flow::Redirect,
        &["cny", "aud", "cad", "eur", "gbp", "hkd", "jpy", "sgd", "myr", "nzd", "usd"],
        true,
    ),
    kind(
        "wechat_pay",
        Flow::Redirect,
        &["cny", "aud", "cad", "eur", "gbp", "hkd", "jpy", "sgd", "usd", "dkk", "nok", "sek", "chf"],
        true,
    ),
    kind(
        "paypal",
        Flow::Redirect,
        &["eur", "gbp", "usd", "chf", "czk", "dkk", "nok", "pln", "sek", "aud", "cad", "hkd", "nzd", "sgd"],
        false,
    ),
];

pub(crate) fn find(name: &str) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == name)
}

pub(crate) fn takes(kind: &Kind, currency: &str) -> bool {
    kind.currencies.is_empty() || kind.currencies.contains(&currency)
}

/// What `automatic_payment_methods` offers, cards first.
pub(crate) fn automatic(currency: &str, redirects: bool, excluded: &[String]) -> Vec<String> {
    KINDS
        .iter()
        .filter(|kind| kind.automatic && takes(kind, currency))
        .filter(|kind| !excluded.iter().any(|name| name == kind.name))
        .filter(|kind| redirects || kind.flow != Flow::Redirect)
        .map(|kind| kind.name.to_owned())
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn automatic_methods_follow_the_currency() {
        assert_eq!(automatic("usd", true, &[]), ["card", "alipay", "wechat_pay"]);
        assert_eq!(automatic("jpy", false, &[]), ["card", "konbini"]);
        assert_eq!(automatic("krw", true, &[]), ["card", "kakao_pay"]);
        assert_eq!(automatic("isk", true, &[]), ["card"]);
        assert_eq!(automatic("mxn", true, &["oxxo".to_owned()]), ["card"]);
    }
}
