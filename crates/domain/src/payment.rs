//! What a payment provider reports about money, in our terms, and how news about one payment attempt are
//! merged.
//!
//! News arrive in any order, more than once and late. [`Known::join`] makes sure that this can't matter: in
//! whatever order, the same news end in the same state.

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};

use crate::{
    ids::{AttemptId, RefundId},
    money::Money,
    text_enum::text_enum,
};

text_enum! {
    /// The state of one payment attempt. Declared from the least to the most certain: of two states known at the
    /// same time, the later one in this list wins.
    AttemptState {
        /// Stored; it isn't known yet whether the provider has it.
        Sending "sending",
        /// The provider waits for the buyer to choose a method.
        Waiting "waiting",
        /// The buyer has to do something: authenticate, pay at a shop.
        Acting "acting",
        /// The last method was declined; another may be tried.
        Declined "declined",
        /// The bank is processing it; the answer takes minutes or days.
        Processing "processing",
        /// It can't be paid any more.
        Cancelled "cancelled",
        /// The money was received.
        Succeeded "succeeded",
    }
}

impl AttemptState {
    /// Only [`AttemptState::Succeeded`] can follow.
    pub const fn is_final(self) -> bool {
        matches!(self, Self::Cancelled | Self::Succeeded)
    }
}

/// What is known about an attempt, and since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Known {
    pub state: AttemptState,
    pub as_of: Timestamp,
}

impl Known {
    /// What is known after both: money received stays received, a cancelled attempt stays cancelled, and of two
    /// transient states the younger one wins. Anything the provider reports overrides our own "sending", though its
    /// clock has whole seconds and ours doesn't. The order of joining makes no difference.
    #[must_use]
    pub fn join(self, news: Self) -> Self {
        let weight = |known: &Self| match known.state {
            AttemptState::Sending | AttemptState::Succeeded | AttemptState::Cancelled => {
                (known.state, known.as_of, known.state)
            }
            passing => (AttemptState::Waiting, known.as_of, passing),
        };
        if weight(&news) > weight(&self) { news } else { self }
    }
}

text_enum! {
    /// The state of a chargeback; it only moves forward.
    Dispute {
        Open "open",
        /// Decided in our favour.
        Won "won",
        /// Decided in the buyer's favour.
        Lost "lost",
    }
}

/// Whether this method, given the provider's code, gives the buyer a slip that is paid elsewhere within days.
pub fn is_slip(method: &str) -> bool {
    matches!(method, "boleto" | "konbini" | "multibanco" | "oxxo")
}

/// An unpaid attempt is closed after this time.
const OPEN_FOR: SignedDuration = SignedDuration::from_hours(24);

/// How long a bank's answer may take.
const PROCESSING_FOR: SignedDuration = SignedDuration::from_hours(14 * 24);

/// The longest lifetime of a slip that the provider allows: 60 days, for Boleto and Konbini.
const SLIP_FOR: SignedDuration = SignedDuration::from_hours(60 * 24);

/// How long after a slip's deadline the provider may still report that it was paid. Stripe: Konbini at once,
/// Boleto and OXXO on the next business day, Multibanco "delayed by several days". Weekends and a holiday are
/// added.
fn confirmed_within(method: Option<&str>) -> SignedDuration {
    let days = match method {
        Some("konbini") => 1,
        Some("boleto" | "oxxo") => 5,
        Some(slip) if is_slip(slip) => 8,
        _ => 1,
    };
    SignedDuration::from_hours(24 * days)
}

/// Until when an attempt may still be paid: we must not cancel it earlier. `expires_at` is the provider's
/// deadline of the slip or code that the buyer was shown.
pub fn payable_until(
    method: Option<&str>,
    state: AttemptState,
    created_at: Timestamp,
    expires_at: Option<Timestamp>,
) -> Timestamp {
    let after = |start: Timestamp, time| start.saturating_add(time).unwrap_or(Timestamp::MAX);
    let usual = after(created_at, OPEN_FOR);
    match (state, expires_at) {
        (AttemptState::Processing, _) => after(created_at, PROCESSING_FOR),
        (AttemptState::Acting, Some(expires_at)) => usual.max(after(expires_at, confirmed_within(method))),
        (AttemptState::Acting, None) if method.is_some_and(is_slip) => {
            after(after(created_at, SLIP_FOR), confirmed_within(method))
        }
        _ => usual,
    }
}

/// Whether money may arrive though the buyer has left: a bank is processing it, or the buyer holds a slip.
pub fn is_under_way(
    method: Option<&str>,
    state: AttemptState,
    created_at: Timestamp,
    expires_at: Option<Timestamp>,
    now: Timestamp,
) -> bool {
    match state {
        AttemptState::Processing => true,
        AttemptState::Acting => {
            method.is_some_and(is_slip) && now < payable_until(method, state, created_at, expires_at)
        }
        _ => false,
    }
}

/// What the provider reports about one intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntentNews {
    /// The provider's id.
    pub intent: String,
    /// The attempt that we wrote into it; an intent without one isn't ours.
    pub attempt: Option<AttemptId>,
    pub known: Known,
    /// The amount requested, in our hundredths.
    pub money: Option<Money>,
    /// The amount received, once it was.
    pub received: Option<Money>,
    pub charge: Option<String>,
    /// The provider's code: card, konbini, …
    pub method: Option<String>,
    /// The deadline of the slip or code that the buyer was shown.
    pub expires_at: Option<Timestamp>,
    /// Why the last attempt to pay failed, as the provider's code.
    pub failure: Option<String>,
    /// Only in the answer to one of our calls: what the browser needs to pay.
    pub client_secret: Option<String>,
}

impl IntentNews {
    /// As [`is_under_way`], for an attempt created at that time.
    pub fn is_under_way(&self, created_at: Timestamp, now: Timestamp) -> bool {
        is_under_way(self.method.as_deref(), self.known.state, created_at, self.expires_at, now)
    }
}

/// What the provider reports about a refund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefundNews {
    /// The provider's id.
    pub refund: String,
    /// Our id, written into it; a refund made by hand at the provider has none.
    pub id: Option<RefundId>,
    pub intent: Option<String>,
    pub state: crate::refund::State,
    /// The provider asks the buyer for a bank account, and waits.
    pub asks_buyer: bool,
    pub money: Option<Money>,
    pub failure: Option<String>,
    pub as_of: Timestamp,
}

/// A chargeback: the bank takes the money back at the buyer's request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisputeNews {
    pub dispute: String,
    pub intent: Option<String>,
    pub money: Option<Money>,
    pub open: bool,
    /// Decided in the buyer's favour; meaningless while open.
    pub lost: bool,
    pub as_of: Timestamp,
}

/// One report of the provider.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    Intent(IntentNews),
    Refund(RefundNews),
    Dispute(DisputeNews),
    /// Something happened to a subscription, by the provider's id: it has to be asked what.
    Plan(String),
    /// Nothing that matters here.
    Other,
}

/// A line of the provider's ledger, for the comparison with ours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BalanceLine {
    /// The charge, refund or dispute it belongs to.
    pub source: String,
    pub kind: BalanceKind,
    pub money: Money,
    pub at: Timestamp,
}

text_enum! {
    BalanceKind {
        Charge "charge",
        Refund "refund",
        Dispute "dispute",
        /// Fees, payouts and everything else that doesn't concern an order.
        Other "other",
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn known() -> impl Strategy<Value = Known> {
        (0..AttemptState::ALL.len(), 0..6_i64).prop_map(|(state, second)| Known {
            state: AttemptState::ALL[state],
            as_of: Timestamp::from_second(second).expect("a time"),
        })
    }

    proptest! {
        #[test]
        fn the_order_of_news_makes_no_difference(news in prop::collection::vec(known(), 1..12), seed in any::<u64>()) {
            let mut other = news.clone();
            let len = other.len();
            for i in 0..len {
                other.swap(i, usize::try_from(seed.rotate_left(u32::try_from(i).expect("few")) % len as u64).expect("few"));
            }
            other.extend(news.iter().copied().take(3));
            let all = |news: &[Known]| news.iter().copied().reduce(Known::join);
            prop_assert_eq!(all(&news), all(&other));
        }
    }

    #[test]
    fn an_answer_counts_though_its_second_began_before_the_request() {
        let at = |millisecond| Timestamp::from_millisecond(millisecond).expect("a time");
        let sending = Known { state: AttemptState::Sending, as_of: at(1_700) };
        let answer = Known { state: AttemptState::Waiting, as_of: at(1_000) };
        assert_eq!(sending.join(answer), answer);
        assert_eq!(answer.join(sending), answer);
    }

    fn at(hour: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 + 3600 * hour).expect("a time")
    }

    #[test]
    fn a_slip_can_be_paid_until_its_deadline_and_confirmed_later() {
        let until = |method, expires_at: Option<i64>| {
            payable_until(method, AttemptState::Acting, at(0), expires_at.map(at))
        };
        assert_eq!(until(Some("konbini"), Some(72)), at(96));
        assert_eq!(until(Some("oxxo"), Some(120)), at(240));
        assert_eq!(until(Some("boleto"), Some(72)), at(192));
        assert_eq!(until(Some("multibanco"), Some(168)), at(360));
        // A slip with an unknown deadline.
        assert_eq!(until(Some("multibanco"), None), at(24 * 68));
        // A code for a bank's app, shown hours after the attempt was created.
        assert_eq!(until(Some("pix"), Some(47)), at(71));
        assert_eq!(until(Some("card"), None), at(24));
        assert_eq!(until(None, None), at(24));
    }

    #[test]
    fn only_a_slip_that_the_buyer_holds_and_a_banks_answer_are_waited_for() {
        for state in AttemptState::ALL {
            let expected = match state {
                AttemptState::Acting => 96,
                AttemptState::Processing => 14 * 24,
                _ => 24,
            };
            assert_eq!(
                payable_until(Some("konbini"), *state, at(0), Some(at(72))),
                at(expected),
                "{state:?}"
            );
        }
    }

    #[test]
    fn a_late_failure_does_not_undo_a_payment() {
        let at = |second| Timestamp::from_second(second).expect("a time");
        let paid = Known { state: AttemptState::Succeeded, as_of: at(1) };
        for state in AttemptState::ALL {
            assert_eq!(paid.join(Known { state: *state, as_of: at(9) }).state, AttemptState::Succeeded);
        }
    }
}
