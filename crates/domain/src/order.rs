//! An order: the number that opens it, and its status.

use std::fmt;

use jiff::{SignedDuration, Timestamp};

use crate::hex::hex;

/// How long an order is kept that nobody pays for and no account has.
pub const UNPAID_KEPT: SignedDuration = SignedDuration::from_hours(30 * 24);

/// How many orders that nobody paid for an account keeps for good; older ones go as if it didn't have them. An account
/// costs a letter, so what strangers can store would have no end otherwise.
pub const UNPAID_COLLECTED: i64 = 200;

/// `orderNumber`: anyone who knows it may see what the order shows, so it can't be guessed and is never
/// logged. Eight letters of time, so that orders sort by it, then 128 random bits.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct OrderNumber(String);

/// Crockford's alphabet: no letter looks like another.
const LETTERS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TIME_LETTERS: u32 = 8;
const RANDOM_LETTERS: u32 = 26;
/// Numbers that were given out before have 100 random bits.
const RANDOM_LETTERS_BEFORE: u32 = 20;

impl OrderNumber {
    /// ```
    /// use domain::order::OrderNumber;
    /// let number = OrderNumber::new("2026-11-15T10:00:00Z".parse().unwrap(), u128::MAX);
    /// assert_eq!(number.as_str().len(), 34);
    /// assert_eq!(OrderNumber::parse(number.as_str()), Some(number));
    /// ```
    pub fn new(at: Timestamp, random: u128) -> Self {
        let seconds = u128::from(at.as_second().unsigned_abs());
        let time = (0..TIME_LETTERS).rev().map(|place| letter(seconds >> (5 * place)));
        let rest = (0..RANDOM_LETTERS).rev().map(|place| letter(random >> (5 * place)));
        Self(time.chain(rest).collect())
    }

    /// `None` for anything that couldn't be one of our numbers.
    pub fn parse(text: &str) -> Option<Self> {
        let known = text.bytes().all(|byte| LETTERS.contains(&byte));
        let lengths = [RANDOM_LETTERS, RANDOM_LETTERS_BEFORE].map(|random| (TIME_LETTERS + random) as usize);
        (known && lengths.contains(&text.len())).then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

fn letter(bits: u128) -> char {
    char::from(LETTERS[(bits & 31) as usize])
}

/// Only the letters of time: the rest is a secret.
impl fmt::Debug for OrderNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}…", self.0.get(..TIME_LETTERS as usize).unwrap_or_default())
    }
}

/// What buyers call an order when they write to support. It opens nothing: ten digits of the number's hash,
/// which an operator can look up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reference(String);

const REFERENCE_DIGITS: usize = 10;

impl Reference {
    /// `digest`: the number's SHA-256.
    pub fn of_digest(digest: &[u8]) -> Self {
        Self(hex(&digest[..digest.len().min(REFERENCE_DIGITS / 2)]))
    }

    /// As typed: in any case, with or without its hyphen.
    ///
    /// ```
    /// use domain::order::Reference;
    /// let reference = Reference::parse(" 3f9a1-C2207 ").unwrap();
    /// assert_eq!(reference.to_string(), "3F9A1-C2207");
    /// assert_eq!(reference.digits(), "3f9a1c2207");
    /// assert_eq!(Reference::parse("3F9A1"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let digits: String = text.trim().chars().filter(|c| *c != '-').collect();
        let known = digits.chars().all(|c| c.is_ascii_hexdigit());
        (known && digits.len() == REFERENCE_DIGITS).then(|| Self(digits.to_ascii_lowercase()))
    }

    /// In lower case, without a hyphen.
    pub fn digits(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Reference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (one, other) = self.0.split_at(REFERENCE_DIGITS / 2);
        write!(f, "{}-{}", one.to_ascii_uppercase(), other.to_ascii_uppercase())
    }
}

/// The specification's three statuses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The run can't be analysed; nothing is for sale.
    Uncompleted,
    /// There is a report to buy.
    PendingPayment,
    /// The report is owned: paid for, or free.
    Completed,
}

impl Status {
    pub const ALL: [Self; 3] = [Self::Uncompleted, Self::PendingPayment, Self::Completed];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Uncompleted => "uncompleted",
            Self::PendingPayment => "pending_payment",
            Self::Completed => "completed",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|status| status.code() == code)
    }

    /// The initial status of an order.
    pub const fn of_run(valid: bool, free: bool) -> Self {
        match (valid, free) {
            (false, _) => Self::Uncompleted,
            (true, true) => Self::Completed,
            (true, false) => Self::PendingPayment,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn later_orders_sort_after_earlier_ones() {
        let at = |second| Timestamp::from_second(second).expect("a time");
        assert!(OrderNumber::new(at(1_800_000_000), u128::MAX) < OrderNumber::new(at(1_800_000_001), 0));
    }

    #[test]
    fn the_secret_of_a_number_never_appears_in_logs() {
        let number = OrderNumber::new(Timestamp::UNIX_EPOCH, 0x1234_5678_9abc_def0);
        assert_eq!(format!("{number:?}"), "00000000…");
    }

    #[test]
    fn every_one_of_128_random_bits_is_in_the_number() {
        let number = |random| OrderNumber::new(Timestamp::UNIX_EPOCH, random);
        for bit in 0..128 {
            assert_ne!(number(1 << bit), number(0), "bit {bit}");
        }
    }

    #[test]
    fn numbers_that_were_given_out_before_still_open_their_orders() {
        let before = "01N7WQ6E7ZZZZZZZZZZZZZZZZZZZ";
        assert_eq!(OrderNumber::parse(before).expect("28 letters").as_str(), before);
    }

    #[test]
    fn malformed_numbers_are_rejected() {
        for length in [27, 29, 33, 35] {
            assert_eq!(OrderNumber::parse(&"0".repeat(length)), None, "{length} letters");
        }
        for text in ["", "0", "00000000000000000000000000I0", "0000000000000000000000000000 "] {
            assert_eq!(OrderNumber::parse(text), None, "{text}");
        }
    }
}
