//! A purchase: one package for one order at a frozen price, and the one function that says where it stands.
//!
//! The state isn't moved by hand: [`state`] derives it from what is known about attempts, refunds and
//! delivery. What is known only grows, so a purchase never goes back, whatever comes in which order.

use std::collections::BTreeSet;

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::{
    catalog::{Catalog, Package, PackageItem},
    country::CountryCode,
    money::Money,
    payment::{AttemptState, codes},
};

codes! {
    Kind {
        /// For an order that has none.
        Package "package",
        /// More for an order that has one.
        Upgrade "upgrade",
        /// Three tests at once; the first is the order's own.
        Bundle "bundle",
    }
}

codes! {
    State {
        /// The provider wasn't reached yet.
        Created "created",
        /// The buyer may pay.
        Pending "pending",
        /// The last try failed; another may be made.
        Failed "failed",
        /// The bank has it.
        Processing "processing",
        /// Nobody paid in time.
        Expired "expired",
        /// Something doesn't fit: nothing is delivered until a person has looked.
        Review "review",
        Paid "paid",
        /// Paid, and the report can be opened.
        Fulfilled "fulfilled",
        PartRefunded "part_refunded",
        Disputed "disputed",
        Refunded "refunded",
    }
}

impl State {
    /// How far along: a purchase moves between states of one rank, or up.
    pub const fn rank(self) -> u8 {
        match self {
            Self::Created | Self::Pending | Self::Failed | Self::Processing => 0,
            Self::Expired => 1,
            Self::Review => 2,
            Self::Paid => 3,
            Self::Fulfilled => 4,
            Self::PartRefunded | Self::Disputed => 5,
            Self::Refunded => 6,
        }
    }

    /// Whether the buyer has what is in it.
    pub const fn owns(self) -> bool {
        matches!(self, Self::Paid | Self::Fulfilled | Self::PartRefunded | Self::Disputed)
    }

    /// Whether money may still come.
    pub const fn is_open(self) -> bool {
        self.rank() == 0
    }
}

/// One attempt, as far as the purchase cares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attempt {
    pub n: i32,
    pub state: AttemptState,
    /// Paid although the order was paid already: the money goes back, nothing is owned by it.
    pub surplus: bool,
}

/// Everything the state follows from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts<'a> {
    pub attempts: &'a [Attempt],
    pub amount: i64,
    /// What went back of the payment that counts.
    pub refunded: i64,
    pub fulfilled: bool,
    pub review: bool,
    pub disputed: bool,
}

/// Where a purchase stands.
pub fn state(facts: &Facts<'_>) -> State {
    let paid = |surplus| {
        facts
            .attempts
            .iter()
            .any(|attempt| attempt.state == AttemptState::Succeeded && attempt.surplus == surplus)
    };
    if paid(false) && facts.refunded >= facts.amount {
        return State::Refunded;
    }
    if facts.review {
        return State::Review;
    }
    if paid(false) {
        return match () {
            () if facts.disputed => State::Disputed,
            () if facts.refunded > 0 => State::PartRefunded,
            () if facts.fulfilled => State::Fulfilled,
            () => State::Paid,
        };
    }
    if paid(true) {
        return State::Refunded;
    }
    let open = facts.attempts.iter().filter(|attempt| attempt.state != AttemptState::Cancelled);
    match open.max_by_key(|attempt| attempt.n).map(|attempt| attempt.state) {
        None if facts.attempts.is_empty() => State::Created,
        None | Some(AttemptState::Cancelled) => State::Expired,
        Some(AttemptState::Sending) => State::Created,
        Some(AttemptState::Waiting | AttemptState::Acting) => State::Pending,
        Some(AttemptState::Declined) => State::Failed,
        Some(AttemptState::Processing) => State::Processing,
        Some(AttemptState::Succeeded) => State::Paid,
    }
}

/// Whether a payment that just came is one too many for an order that owns these things.
pub fn is_surplus(kind: Kind, items: &[PackageItem], owned: &BTreeSet<PackageItem>) -> bool {
    match kind {
        Kind::Package | Kind::Bundle => !owned.is_empty(),
        Kind::Upgrade => items.iter().all(|item| owned.contains(item)),
    }
}

/// What the buyer agreed to, kept with the purchase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// Consent that delivery begins before the time for withdrawing is over.
    pub supply: Option<String>,
    /// Knowledge that the right to withdraw goes with it.
    pub waiver: Option<String>,
    /// Japan: the summary before the last button was confirmed.
    pub confirmed: Option<String>,
    /// The text of the button that was pressed.
    pub button: Option<String>,
    /// When the server got it.
    pub at: Option<Timestamp>,
}

/// How long a buyer may have the money back by pressing a button.
pub const REFUND_WITHIN: SignedDuration = SignedDuration::from_hours(14 * 24);

/// How long delivery may fail before the money goes back by itself.
pub const DELIVER_WITHIN: SignedDuration = SignedDuration::from_hours(24);

/// How long membership lasts that comes with a package.
pub const MEMBER_FOR_DAYS: i32 = 365;

/// What a member pays: 80 %, rounded down to what can be shown.
pub const fn member_price(list: Money) -> Money {
    let step = list.currency.step();
    Money::new(list.currency, list.amount * 80 / 100 / step * step)
}

/// What an order may add: a larger package for what it costs more.
pub fn upgrade_price(catalog: &Catalog, from: &Package, to: &Package, country: CountryCode) -> Option<Money> {
    let (had, wanted) = (catalog.price(from.id, country)?, catalog.price(to.id, country)?);
    (had.currency == wanted.currency && wanted.amount > had.amount)
        .then(|| Money::new(wanted.currency, wanted.amount - had.amount))
}

/// Where the law asks for consent to delivery at once: the European Economic Area and the United Kingdom.
pub fn needs_waiver(country: CountryCode) -> bool {
    const COUNTRIES: &str =
        "AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK";
    COUNTRIES.split(' ').any(|code| code == country.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::money::Currency;

    #[test]
    fn a_member_pays_four_fifths_of_what_can_be_shown() {
        assert_eq!(member_price(Money::new(Currency::EUR, 799)).amount, 639);
        assert_eq!(member_price(Money::new(Currency::JPY, 128_000)).amount, 102_400);
        assert_eq!(member_price(Money::new(Currency::JPY, 48_000)).amount, 38_400);
        assert_eq!(member_price(Money::new(Currency::KRW, 690_000)).amount % 100, 0);
    }

    #[test]
    fn money_that_came_twice_is_owned_once() {
        let paid = |n, surplus| Attempt { n, state: AttemptState::Succeeded, surplus };
        let of = |attempts: &[Attempt]| {
            let facts = Facts {
                attempts,
                amount: 499,
                refunded: 0,
                fulfilled: false,
                review: false,
                disputed: false,
            };
            state(&facts)
        };
        assert_eq!(of(&[paid(1, false), paid(2, true)]), State::Paid);
        assert_eq!(of(&[paid(1, true)]), State::Refunded);
        assert_eq!(of(&[]), State::Created);
    }
}
