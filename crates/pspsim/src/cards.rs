//! The numbers of Stripe's testing page (docs.stripe.com/testing) and what each of them does.
//!
//! A number is inspected once and not stored: only brand, last four digits and a fingerprint are.

use sha2::{Digest, Sha256};

use crate::refusal::Refusal;

/// Why a bank declines, in Stripe's words.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Decline {
    pub(crate) code: &'static str,
    pub(crate) reason: Option<&'static str>,
    pub(crate) message: &'static str,
}

const fn declined(reason: &'static str, message: &'static str) -> Decline {
    Decline { code: "card_declined", reason: Some(reason), message }
}

pub(crate) const GENERIC: Decline = declined("generic_decline", "Your card was declined.");
pub(crate) const NEEDS_AUTHENTICATION: Decline = Decline {
    code: "authentication_required",
    reason: Some("authentication_required"),
    message: "Your card was declined. This transaction requires authentication.",
};
const NO_FUNDS: Decline = declined("insufficient_funds", "Your card has insufficient funds.");
const LOST: Decline = declined("lost_card", "Your card was declined.");
const STOLEN: Decline = declined("stolen_card", "Your card was declined.");
const VELOCITY: Decline = declined(
    "card_velocity_exceeded",
    "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
);
const FRAUD: Decline = declined("fraudulent", "Your card was declined.");
const LIVE_CARD: Decline = declined(
    "test_mode_live_card",
    "Your card was declined. Your request was in test mode, but used a non test card. \
     For a list of valid test cards, visit: https://stripe.com/docs/testing.",
);
const EXPIRED: Decline = Decline { code: "expired_card", reason: None, message: "Your card has expired." };
const BAD_CVC: Decline =
    Decline { code: "incorrect_cvc", reason: None, message: "Your card's security code is incorrect." };
const PROCESSING: Decline = Decline {
    code: "processing_error",
    reason: None,
    message: "An error occurred while processing your card. Try again in a little bit.",
};

/// When a bank requires authentication.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Wants {
    Always,
    /// Not for a card that was saved with authentication.
    UnlessSaved,
    /// Only while the customer is present; the card counts as already saved for off-session payments.
    WhenPresent,
}

#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) enum Behaviour {
    Pays,
    Declines(Decline),
    Authenticates {
        wants: Wants,
        then: Option<Decline>,
    },
    /// Pays, and is disputed at once.
    Disputed(&'static str),
    /// A refund is pending first.
    RefundsLater,
    /// A refund succeeds at first and fails afterwards.
    RefundFails,
}

use Behaviour::{Authenticates, Declines, Disputed, Pays, RefundFails, RefundsLater};

struct TestCard {
    number: &'static str,
    /// `pm_card_…` without the prefix.
    tokens: &'static [&'static str],
    brand: &'static str,
    funding: &'static str,
    behaviour: Behaviour,
}

const fn visa(number: &'static str, tokens: &'static [&'static str], behaviour: Behaviour) -> TestCard {
    TestCard { number, tokens, brand: "visa", funding: "credit", behaviour }
}

const fn paying(
    number: &'static str,
    tokens: &'static [&'static str],
    brand: &'static str,
    funding: &'static str,
) -> TestCard {
    TestCard { number, tokens, brand, funding, behaviour: Pays }
}

const fn authenticates(wants: Wants, then: Option<Decline>) -> Behaviour {
    Authenticates { wants, then }
}

const CARDS: &[TestCard] = &[
    visa("4242424242424242", &["visa"], Pays),
    paying("4000056655665556", &["visa_debit"], "visa", "debit"),
    paying("5555555555554444", &["mastercard"], "mastercard", "credit"),
    paying("2223003122003222", &[], "mastercard", "credit"),
    paying("5200828282828210", &["mastercard_debit"], "mastercard", "debit"),
    paying("5105105105105100", &["mastercard_prepaid"], "mastercard", "prepaid"),
    paying("378282246310005", &["amex"], "amex", "credit"),
    paying("371449635398431", &[], "amex", "credit"),
    paying("6011111111111117", &["discover"], "discover", "credit"),
    paying("3056930009020004", &["diners"], "diners", "credit"),
    paying("3566002020360505", &["jcb"], "jcb", "credit"),
    paying("6200000000000005", &["unionpay"], "unionpay", "credit"),
    visa("4000000000000077", &["bypassPending"], Pays),
    visa("4000000000000002", &["chargeDeclined", "visa_chargeDeclined"], Declines(GENERIC)),
    visa(
        "4000000000009995",
        &["chargeDeclinedInsufficientFunds", "visa_chargeDeclinedInsufficientFunds"],
        Declines(NO_FUNDS),
    ),
    visa("4000000000009987", &["chargeDeclinedLostCard", "visa_chargeDeclinedLostCard"], Declines(LOST)),
    visa(
        "4000000000009979",
        &["chargeDeclinedStolenCard", "visa_chargeDeclinedStolenCard"],
        Declines(STOLEN),
    ),
    visa(
        "4000000000000069",
        &["chargeDeclinedExpiredCard", "visa_chargeDeclinedExpiredCard"],
        Declines(EXPIRED),
    ),
    visa(
        "4000000000000127",
        &["chargeDeclinedIncorrectCvc", "visa_chargeDeclinedIncorrectCvc"],
        Declines(BAD_CVC),
    ),
    visa(
        "4000000000000119",
        &["chargeDeclinedProcessingError", "visa_chargeDeclinedProcessingError"],
        Declines(PROCESSING),
    ),
    visa(
        "4000000000006975",
        &["chargeDeclinedVelocityLimitExceeded", "visa_chargeDeclinedVelocityLimitExceeded"],
        Declines(VELOCITY),
    ),
    visa("4100000000000019", &["radarBlock"], Declines(FRAUD)),
    visa("4000000000000341", &["chargeCustomerFail"], Declines(GENERIC)),
    visa("4000002500003155", &["authenticationRequiredOnSetup"], authenticates(Wants::UnlessSaved, None)),
    visa("4000002760003184", &["authenticationRequired"], authenticates(Wants::Always, None)),
    visa(
        "4000003800000446",
        &["authenticationRequiredSetupForOffSession"],
        authenticates(Wants::WhenPresent, None),
    ),
    visa("4000000000003220", &["threeDSecure2Required"], authenticates(Wants::Always, None)),
    visa(
        "4000008260003178",
        &["authenticationRequiredChargeDeclinedInsufficientFunds"],
        authenticates(Wants::Always, Some(NO_FUNDS)),
    ),
    visa(
        "4000008400001629",
        &["threeDSecureRequiredChargeDeclined"],
        authenticates(Wants::Always, Some(GENERIC)),
    ),
    visa("4000000000003055", &["threeDSecureOptional"], Pays),
    visa("4000000000000259", &["createDispute"], Disputed("fraudulent")),
    visa("4000000000002685", &["createDisputeProductNotReceived"], Disputed("product_not_received")),
    visa("4000000000007726", &["pendingRefund"], RefundsLater),
    visa("4000000000005126", &["refundFail"], RefundFails),
];

/// What is stored of a card.
#[derive(Debug, Clone, PartialEq)]
pub(crate) struct Card {
    pub(crate) brand: &'static str,
    pub(crate) funding: &'static str,
    pub(crate) last4: String,
    pub(crate) fingerprint: String,
    pub(crate) exp_month: i64,
    pub(crate) exp_year: i64,
    pub(crate) behaviour: Behaviour,
}

/// A card as typed. `today` is year and month.
pub(crate) fn typed(
    number: &str,
    exp_month: i64,
    exp_year: i64,
    cvc: Option<&str>,
    today: (i64, i64),
) -> Result<Card, Refusal> {
    let number: String = number.chars().filter(char::is_ascii_digit).collect();
    if number.len() < 12 || number.len() > 19 || !luhn(&number) {
        return Err(on(Refusal::card("incorrect_number", "Your card number is incorrect."), "number"));
    }
    if !(1..=12).contains(&exp_month) {
        let refusal = Refusal::card("invalid_expiry_month", "Your card's expiration month is invalid.");
        return Err(on(refusal, "exp_month"));
    }
    let exp_year = if exp_year < 100 { exp_year + 2000 } else { exp_year };
    if (exp_year, exp_month) < today || exp_year > today.0 + 50 {
        let refusal = Refusal::card("invalid_expiry_year", "Your card's expiration year is invalid.");
        return Err(on(refusal, "exp_year"));
    }
    let cvc_digits = if number.starts_with("34") || number.starts_with("37") { 3..=4 } else { 3..=3 };
    let cvc_is_fine = cvc
        .is_none_or(|cvc| cvc_digits.contains(&cvc.len()) && cvc.bytes().all(|byte| byte.is_ascii_digit()));
    if !cvc_is_fine {
        return Err(on(Refusal::card("invalid_cvc", "Your card's security code is invalid."), "cvc"));
    }
    // A number that isn't in the table could be a real one: declined as at Stripe, and not stored.
    let known = CARDS.iter().find(|card| card.number == number);
    Ok(Card {
        brand: known.map_or("visa", |card| card.brand),
        funding: known.map_or("credit", |card| card.funding),
        last4: number[number.len() - 4..].to_owned(),
        fingerprint: fingerprint(&number),
        exp_month,
        exp_year,
        behaviour: known.map_or(Declines(LIVE_CARD), |card| card.behaviour),
    })
}

/// A card by the name of its token, as in `pm_card_visa`.
pub(crate) fn of_token(token: &str, this_year: i64) -> Option<Card> {
    let name = token.strip_prefix("pm_card_")?;
    let card = CARDS.iter().find(|card| card.tokens.contains(&name))?;
    Some(Card {
        brand: card.brand,
        funding: card.funding,
        last4: card.number[card.number.len() - 4..].to_owned(),
        fingerprint: fingerprint(card.number),
        exp_month: 12,
        exp_year: this_year + 2,
        behaviour: card.behaviour,
    })
}

fn on(refusal: Refusal, param: &str) -> Refusal {
    let mut refusal = refusal.with("param", param);
    // Reading the parameters failed; nothing was done that an idempotency key could store.
    refusal.begun = false;
    refusal
}

fn fingerprint(number: &str) -> String {
    let digest = Sha256::digest(format!("pspsim {number}"));
    crate::webhooks::sign::hex(&digest[..8])
}

fn luhn(number: &str) -> bool {
    let sum: u32 = number
        .bytes()
        .rev()
        .enumerate()
        .map(|(place, digit)| {
            let digit = u32::from(digit - b'0');
            let worth = if place % 2 == 1 { digit * 2 } else { digit };
            if worth > 9 { worth - 9 } else { worth }
        })
        .sum();
    sum.is_multiple_of(10)
}

#[cfg(test)]
mod tests {
    use super::*;

    const TODAY: (i64, i64) = (2026, 11);

    fn code(number: &str, month: i64, year: i64, cvc: &str) -> String {
        let refusal = typed(number, month, year, Some(cvc), TODAY).unwrap_err();
        refusal.error["code"].as_str().unwrap().to_owned()
    }

    #[test]
    fn every_number_of_the_table_passes_the_luhn_check() {
        for card in CARDS {
            assert!(luhn(card.number), "{}", card.number);
        }
    }

    #[test]
    fn typing_errors_are_reported() {
        assert_eq!(code("4242424242424241", 12, 30, "123"), "incorrect_number");
        assert_eq!(code("4242424242424242", 13, 30, "123"), "invalid_expiry_month");
        assert_eq!(code("4242424242424242", 10, 26, "123"), "invalid_expiry_year");
        assert_eq!(code("4242424242424242", 12, 30, "12"), "invalid_cvc");
    }

    #[test]
    fn amex_has_fifteen_digits_and_a_longer_code() {
        let card = typed("3782 822463 10005", 12, 30, Some("1234"), TODAY).unwrap();

        assert_eq!((card.brand, card.last4.as_str()), ("amex", "0005"));
    }

    #[test]
    fn a_card_that_is_not_a_test_card_is_declined_and_not_stored() {
        let card = typed("4111111111111111", 12, 30, Some("123"), TODAY).unwrap();

        assert_eq!(card.behaviour, Declines(LIVE_CARD));
        assert!(!format!("{card:?}").contains("411111"));
    }

    #[test]
    fn number_and_token_are_the_same_card() {
        let by_token = of_token("pm_card_visa_chargeDeclinedInsufficientFunds", 2026).unwrap();
        let by_number = typed("4000000000009995", 12, 2028, None, TODAY).unwrap();

        assert_eq!(by_token, by_number);
    }
}
