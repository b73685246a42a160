//! A purchase: one package for one order at a frozen price, and the one function that determines its state.
//!
//! The state isn't set by hand: [`state`] derives it from what is known about attempts, refunds and delivery.
//! What is known only grows, so a purchase never moves backwards, whatever arrives in whatever order.

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::{
    country::CountryCode,
    email::EmailAddress,
    locale::Locale,
    money::Money,
    order::OrderNumber,
    payment::{AttemptState, Dispute},
    text_enum::text_enum,
};

text_enum! {
    Kind {
        /// For an order that has no package.
        Package "package",
        /// A larger package for an order that has one.
        Upgrade "upgrade",
        /// Three tests at once; the first is the order's own.
        Bundle "bundle",
        /// Makes its buyer a member for a while; its order is of no test.
        Membership "membership",
    }
}

text_enum! {
    State {
        /// The provider hasn't been reached yet.
        Created "created",
        /// The buyer may pay.
        Pending "pending",
        /// The last attempt failed; another may be made.
        Failed "failed",
        /// The bank is processing the payment.
        Processing "processing",
        /// Nobody paid in time.
        Expired "expired",
        /// Something doesn't match: nothing is delivered until an operator has looked.
        Review "review",
        Paid "paid",
        /// Paid, and the report can be opened.
        Fulfilled "fulfilled",
        PartRefunded "part_refunded",
        Disputed "disputed",
        /// Refunded, but the refund failed: nothing is owned and the buyer has yet to get the money.
        Owed "owed",
        Refunded "refunded",
    }
}

impl State {
    /// Its progress: a purchase moves between states of the same rank, or up.
    pub const fn rank(self) -> u8 {
        match self {
            Self::Created | Self::Pending | Self::Failed | Self::Processing => 0,
            Self::Expired => 1,
            Self::Review => 2,
            Self::Paid => 3,
            Self::Fulfilled => 4,
            Self::PartRefunded | Self::Disputed => 5,
            Self::Owed | Self::Refunded => 6,
        }
    }

    /// Whether a fact may move a purchase to `next`: never backwards, except for a dispute that was won and a
    /// partial refund that failed, which end as if they had never happened.
    pub const fn may_become(self, next: Self) -> bool {
        next.rank() >= self.rank() || (matches!(self, Self::Disputed | Self::PartRefunded) && next.owns())
    }

    /// Whether the buyer owns what is in it.
    pub const fn owns(self) -> bool {
        matches!(self, Self::Paid | Self::Fulfilled | Self::PartRefunded | Self::Disputed)
    }

    /// Whether it may still be paid.
    pub const fn is_open(self) -> bool {
        self.rank() == 0
    }
}

text_enum! {
    /// What an attempt's money settles of its purchase, judged once, when it is received.
    Settles {
        /// The purchase was paid with it.
        Counts "counts",
        /// The order was already paid: the money is refunded and buys nothing.
        Surplus "surplus",
        /// It isn't the amount requested: an operator has to look.
        Misfit "misfit",
    }
}

/// One attempt, as far as it matters for the purchase.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AttemptSummary {
    pub n: i32,
    pub state: AttemptState,
    pub settles: Settles,
    /// The amount received.
    pub received: i64,
    /// The amount of it that was refunded.
    pub refunded: i64,
    /// The amount ever reported as refunded, whether the refund failed afterwards or not.
    pub gone: i64,
    pub dispute: Option<Dispute>,
}

/// Everything that determines the state.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Facts<'a> {
    pub attempts: &'a [AttemptSummary],
    pub amount: i64,
    pub fulfilled: bool,
    pub review: bool,
}

/// The state of a purchase.
pub fn state(facts: &Facts<'_>) -> State {
    let came = |settles| {
        let paid = facts.attempts.iter().filter(|attempt| attempt.state == AttemptState::Succeeded);
        paid.filter(move |attempt| attempt.settles == settles)
    };
    if let Some(paid) = came(Settles::Counts).next() {
        return match paid.dispute {
            _ if paid.refunded >= facts.amount => State::Refunded,
            Some(Dispute::Lost) => State::Refunded,
            _ if paid.gone >= facts.amount => State::Owed,
            Some(Dispute::Open) => State::Disputed,
            _ if paid.refunded > 0 => State::PartRefunded,
            _ if facts.fulfilled => State::Fulfilled,
            _ => State::Paid,
        };
    }
    if came(Settles::Surplus).next().is_some() {
        return State::Refunded;
    }
    if facts.review {
        // Once all money that doesn't match was refunded, there is nothing left to look at.
        let back = |misfit: &AttemptSummary| {
            misfit.refunded >= misfit.received || misfit.dispute == Some(Dispute::Lost)
        };
        let settled = came(Settles::Misfit).next().is_some() && came(Settles::Misfit).all(back);
        return if settled { State::Refunded } else { State::Review };
    }
    let open = facts.attempts.iter().filter(|attempt| attempt.state != AttemptState::Cancelled);
    match open.max_by_key(|attempt| attempt.n).map(|attempt| attempt.state) {
        None if facts.attempts.is_empty() => State::Created,
        None | Some(AttemptState::Cancelled) => State::Expired,
        Some(AttemptState::Sending) => State::Created,
        Some(AttemptState::Waiting | AttemptState::Acting) => State::Pending,
        Some(AttemptState::Declined) => State::Failed,
        Some(AttemptState::Processing) => State::Processing,
        // Money that matches nothing, and nothing else is known about it.
        Some(AttemptState::Succeeded) => State::Review,
    }
}

/// What the buyer agreed to, stored with the purchase.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Evidence {
    /// Consent that delivery begins before the withdrawal period is over.
    pub supply: Option<String>,
    /// Acknowledgement that this ends the right to withdraw.
    pub waiver: Option<String>,
    /// Japan: confirmation of the summary before the last button.
    pub confirmed: Option<String>,
    /// The text of the button that was pressed.
    pub button: Option<String>,
    /// When the server received it.
    pub at: Option<Timestamp>,
}

/// What was agreed with the buyer, beyond the money.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PurchaseTerms {
    pub email: EmailAddress,
    pub hl: Locale,
    pub country: CountryCode,
    /// How many tests it pays for; more than one for a bundle.
    pub tests: i32,
    /// How many months a membership lasts; `None` for anything else.
    pub months: Option<i32>,
    pub evidence: Evidence,
    /// The order that entitled the buyer to the member price.
    pub member_order: Option<OrderNumber>,
}

/// How long a buyer can get a refund by pressing a button.
pub const REFUND_WITHIN: SignedDuration = SignedDuration::from_hours(14 * 24);

/// How long delivery may fail before the purchase is refunded automatically.
pub const DELIVER_WITHIN: SignedDuration = SignedDuration::from_hours(24);

/// What a member pays of the list price, in percent.
pub const MEMBER_PAYS_PERCENT: i64 = 80;

/// The member price: 80 %, rounded down to an amount that can be shown.
pub const fn member_price(list: Money) -> Money {
    let step = list.currency.step();
    Money::new(list.currency, list.amount * MEMBER_PAYS_PERCENT / 100 / step * step)
}

/// Where the law requires consent to immediate delivery: the European Economic Area and the United Kingdom.
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
    fn a_member_pays_four_fifths_rounded_down_to_what_can_be_shown() {
        assert_eq!(member_price(Money::new(Currency::EUR, 799)).amount, 639);
        assert_eq!(member_price(Money::new(Currency::JPY, 128_000)).amount, 102_400);
        assert_eq!(member_price(Money::new(Currency::JPY, 48_000)).amount, 38_400);
        assert_eq!(member_price(Money::new(Currency::KRW, 690_000)).amount % 100, 0);
    }

    fn attempt(n: i32, state: AttemptState) -> AttemptSummary {
        AttemptSummary {
            n,
            state,
            settles: Settles::Counts,
            received: 499,
            refunded: 0,
            gone: 0,
            dispute: None,
        }
    }

    fn of(attempts: &[AttemptSummary]) -> State {
        state(&Facts { attempts, amount: 499, fulfilled: true, review: false })
    }

    #[test]
    fn a_double_payment_buys_only_once() {
        let paid = |n, settles| AttemptSummary { settles, ..attempt(n, AttemptState::Succeeded) };
        assert_eq!(of(&[paid(1, Settles::Counts), paid(2, Settles::Surplus)]), State::Fulfilled);
        assert_eq!(of(&[paid(1, Settles::Surplus)]), State::Refunded);
        assert_eq!(of(&[paid(1, Settles::Misfit)]), State::Review);
        assert_eq!(of(&[paid(1, Settles::Misfit), paid(2, Settles::Counts)]), State::Fulfilled);
        assert_eq!(of(&[]), State::Created);
    }

    #[test]
    fn the_newest_payable_attempt_determines_the_state_of_an_open_purchase() {
        let states = [
            (AttemptState::Sending, State::Created),
            (AttemptState::Waiting, State::Pending),
            (AttemptState::Acting, State::Pending),
            (AttemptState::Declined, State::Failed),
            (AttemptState::Processing, State::Processing),
            (AttemptState::Cancelled, State::Expired),
        ];
        for (newest, expected) in states {
            assert_eq!(of(&[attempt(1, AttemptState::Cancelled), attempt(2, newest)]), expected);
        }
        let older = [attempt(1, AttemptState::Processing), attempt(2, AttemptState::Cancelled)];
        assert_eq!(of(&older), State::Processing);
    }

    #[test]
    fn a_lost_dispute_revokes_the_purchase() {
        let disputed = |dispute| of(&[AttemptSummary { dispute, ..attempt(1, AttemptState::Succeeded) }]);
        assert_eq!(disputed(Some(Dispute::Open)), State::Disputed);
        assert_eq!(disputed(Some(Dispute::Lost)), State::Refunded);
        assert_eq!(disputed(Some(Dispute::Won)), State::Fulfilled);
        assert!(
            State::Disputed.may_become(State::Fulfilled) && !State::Refunded.may_become(State::Fulfilled)
        );
    }

    #[test]
    fn money_of_a_failed_refund_is_owed_and_buys_nothing() {
        let paid = attempt(1, AttemptState::Succeeded);
        assert_eq!(of(&[AttemptSummary { refunded: 499, gone: 499, ..paid }]), State::Refunded);
        assert_eq!(of(&[AttemptSummary { refunded: 0, gone: 499, ..paid }]), State::Owed);
        assert_eq!(of(&[AttemptSummary { refunded: 0, gone: 200, ..paid }]), State::Fulfilled);
        assert!(State::Refunded.may_become(State::Owed) && State::Owed.may_become(State::Refunded));
        assert!(!State::Owed.owns() && !State::Owed.may_become(State::Fulfilled));
    }

    #[test]
    fn a_review_ends_when_all_unmatched_money_was_refunded() {
        let misfit =
            AttemptSummary { settles: Settles::Misfit, received: 498, ..attempt(1, AttemptState::Succeeded) };
        let of = |attempts: &[AttemptSummary]| {
            state(&Facts { attempts, amount: 499, fulfilled: false, review: true })
        };
        assert_eq!(of(&[misfit]), State::Review);
        assert_eq!(of(&[AttemptSummary { refunded: 498, ..misfit }]), State::Refunded);
        assert_eq!(
            of(&[AttemptSummary { refunded: 498, ..misfit }, AttemptSummary { n: 2, ..misfit }]),
            State::Review
        );
        // Money through another intent isn't among the attempts: an operator decides when it is settled.
        assert_eq!(of(&[]), State::Review);
    }
}
