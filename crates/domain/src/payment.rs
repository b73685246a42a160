//! What a payment provider says about money, in our words, and how news about one try to be paid are
//! put together.
//!
//! News come in any order, more than once and late. [`Known::join`] is made so that this can't matter:
//! whatever the order, the same news end in the same state.

use jiff::{SignedDuration, Timestamp};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::{money::Money, text_enum::text_enum};

text_enum! {
    /// Where one try to be paid stands. Declared from what is known least to what is known best: of two
    /// states known at the same moment the later one here counts.
    AttemptState {
        /// Written down; whether the provider has it isn't known yet.
        Sending "sending",
        /// The provider waits for the buyer to choose how to pay.
        Waiting "waiting",
        /// The buyer has to do something: prove who they are, pay at a shop.
        Acting "acting",
        /// The last method was declined; another may be tried.
        Declined "declined",
        /// The bank has it; the answer takes minutes or days.
        Processing "processing",
        /// Nobody can pay it any more.
        Cancelled "cancelled",
        /// The money is there.
        Succeeded "succeeded",
    }
}

impl AttemptState {
    /// Nothing but [`AttemptState::Succeeded`] comes after it.
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
    /// What is known after both: money that came stays, a cancelled attempt stays cancelled, and of two
    /// passing states the younger one counts. Whatever the provider says is more than our own "sending",
    /// though its clock tells whole seconds and ours doesn't. The order of joining makes no difference.
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
    /// What became of a bank's taking money back on the buyer's word; only forward.
    Dispute {
        Open "open",
        /// Decided for us.
        Won "won",
        /// Decided for the buyer.
        Lost "lost",
    }
}

/// Whether the buyer gets a slip that is paid elsewhere within days; as the provider names the method.
pub fn is_slip(method: &str) -> bool {
    matches!(method, "boleto" | "konbini" | "multibanco" | "oxxo")
}

/// An attempt that nobody has paid is closed after so long.
const OPEN_FOR: SignedDuration = SignedDuration::from_hours(24);

/// A bank's answer may take so long.
const PROCESSING_FOR: SignedDuration = SignedDuration::from_hours(14 * 24);

/// The longest life of a slip that the provider allows: 60 days, for Boleto and Konbini.
const SLIP_FOR: SignedDuration = SignedDuration::from_hours(60 * 24);

/// How long after the last moment to pay the provider may still say that a slip was paid. Stripe: Konbini
/// at once, Boleto and OXXO on the next business day, Multibanco "delayed by several days". Weekends and a
/// holiday are added.
fn confirmed_within(method: Option<&str>) -> SignedDuration {
    let days = match method {
        Some("konbini") => 1,
        Some("boleto" | "oxxo") => 5,
        Some(slip) if is_slip(slip) => 8,
        _ => 1,
    };
    SignedDuration::from_hours(24 * days)
}

/// Until when an attempt may still be paid: before that moment it must not be cancelled by us. `expires_at`
/// is the provider's word for the slip or code that the buyer was shown.
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

/// Whether money may come though the buyer has left: a bank is at it, or they hold a slip.
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

/// What the provider says about one intent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IntentNews {
    /// The provider's id.
    pub intent: String,
    /// The attempt that we wrote into it; an intent without is none of ours.
    pub attempt: Option<Uuid>,
    pub known: Known,
    /// What is asked for, in our hundredths.
    pub money: Option<Money>,
    /// What came, once it came.
    pub received: Option<Money>,
    pub charge: Option<String>,
    /// As the provider names it: card, konbini, …
    pub method: Option<String>,
    /// The last moment to pay the slip or code that the buyer was shown.
    pub expires_at: Option<Timestamp>,
    /// Why the last try failed, as the provider names it.
    pub failure: Option<String>,
    /// Only in the answer to a call of ours: what the browser needs to pay.
    pub client_secret: Option<String>,
}

impl IntentNews {
    /// As [`is_under_way`], for an attempt of that time.
    pub fn is_under_way(&self, created_at: Timestamp, now: Timestamp) -> bool {
        is_under_way(self.method.as_deref(), self.known.state, created_at, self.expires_at, now)
    }
}

/// What the provider says about a refund.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefundNews {
    /// The provider's id.
    pub refund: String,
    /// Ours, written into it; one made by hand at the provider has none.
    pub id: Option<Uuid>,
    pub intent: Option<String>,
    pub state: crate::refund::State,
    /// The provider asks the buyer for a bank account, and waits.
    pub asks_buyer: bool,
    pub money: Option<Money>,
    pub failure: Option<String>,
    pub as_of: Timestamp,
}

/// A bank takes the money back on the buyer's word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisputeNews {
    pub dispute: String,
    pub intent: Option<String>,
    pub money: Option<Money>,
    pub open: bool,
    /// Decided for the buyer; meaningless while open.
    pub lost: bool,
    pub as_of: Timestamp,
}

/// One thing that the provider says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    Intent(IntentNews),
    Refund(RefundNews),
    Dispute(DisputeNews),
    /// Nothing that changes anything here.
    Other,
}

/// A line of the provider's own books, for the comparison with ours.
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
        /// Fees, payouts and what else is none of an order's business.
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
    fn an_answer_counts_though_its_second_began_before_the_question() {
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
    fn a_slip_can_be_paid_as_long_as_the_provider_says_and_is_confirmed_later() {
        let until = |method, expires_at: Option<i64>| {
            payable_until(method, AttemptState::Acting, at(0), expires_at.map(at))
        };
        assert_eq!(until(Some("konbini"), Some(72)), at(96));
        assert_eq!(until(Some("oxxo"), Some(120)), at(240));
        assert_eq!(until(Some("boleto"), Some(72)), at(192));
        assert_eq!(until(Some("multibanco"), Some(168)), at(360));
        // A slip whose end nobody knows.
        assert_eq!(until(Some("multibanco"), None), at(24 * 68));
        // A code for a bank's app, shown hours after the attempt was made.
        assert_eq!(until(Some("pix"), Some(47)), at(71));
        assert_eq!(until(Some("card"), None), at(24));
        assert_eq!(until(None, None), at(24));
    }

    #[test]
    fn only_a_slip_in_the_buyers_hands_and_a_banks_answer_are_waited_for() {
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
    fn a_late_failure_takes_no_money_back() {
        let at = |second| Timestamp::from_second(second).expect("a time");
        let paid = Known { state: AttemptState::Succeeded, as_of: at(1) };
        for state in AttemptState::ALL {
            assert_eq!(paid.join(Known { state: *state, as_of: at(9) }).state, AttemptState::Succeeded);
        }
    }
}
