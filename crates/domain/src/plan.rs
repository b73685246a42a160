//! A membership that renews itself: one subscription at the provider, and what its state may become.
//!
//! The provider's events are only a hint to ask it again: a plan moves by what the provider says when asked, so lost,
//! doubled and late events can't matter. Whether somebody is a member isn't decided here but by the books.

use jiff::{SignedDuration, Timestamp, ToSpan, tz::TimeZone};

use crate::{money::Money, text_enum::text_enum};

text_enum! {
    State {
        /// Opened; its first payment hasn't arrived.
        Pending "pending",
        /// It renews at the end of its period.
        Active "active",
        /// The last renewal wasn't paid; the provider tries again, we don't.
        PastDue "past_due",
        /// It doesn't renew any more and ends with its period.
        Cancelled "cancelled",
        /// Over, at the provider too.
        Ended "ended",
    }
}

text_enum! {
    /// What the provider says about a subscription.
    Told {
        /// Its first payment hasn't arrived.
        Waiting "waiting",
        Running "running",
        Unpaid "unpaid",
        /// It doesn't renew any more.
        Leaving "leaving",
        Over "over",
    }
}

impl State {
    /// After the provider was asked. Nothing follows the end, and whoever has cancelled stays cancelled.
    #[must_use]
    pub const fn after(self, told: Told) -> Self {
        match (self, told) {
            (Self::Ended, _) | (_, Told::Over) => Self::Ended,
            (Self::Cancelled, _) | (_, Told::Leaving) => Self::Cancelled,
            (Self::Pending, Told::Waiting) => Self::Pending,
            (_, Told::Unpaid) => Self::PastDue,
            (_, Told::Waiting | Told::Running) => Self::Active,
        }
    }

    /// Whether it will be charged again unless somebody cancels it.
    pub const fn renews(self) -> bool {
        matches!(self, Self::Active | Self::PastDue)
    }
}

/// The provider's answer about one subscription.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlanNews {
    /// The provider's id.
    pub subscription: String,
    pub told: Told,
    /// When the running period ends, whether it is paid or not.
    pub period_end: Timestamp,
    /// Newest first.
    pub bills: Vec<Bill>,
}

/// What the provider asks for one period.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bill {
    /// The provider's id.
    pub id: String,
    /// The payment; none for a draft.
    pub intent: Option<String>,
    /// The bill that opened the plan; its purchase is as old as the plan.
    pub first: bool,
    pub state: BillState,
    pub money: Option<Money>,
    pub paid_at: Option<Timestamp>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BillState {
    /// Not charged yet.
    Open,
    /// Charging failed at least once.
    Failed,
    Paid,
    /// It will never be charged.
    Void,
}

impl PlanNews {
    /// A renewal is about to be charged, or is being tried again: the provider has to be asked soon.
    pub fn is_charging(&self) -> bool {
        self.bills.iter().any(|bill| !bill.first && matches!(bill.state, BillState::Open | BillState::Failed))
    }

    /// The renewal that couldn't be charged, if there is one now.
    pub fn failed(&self) -> Option<&Bill> {
        self.bills.iter().find(|bill| !bill.first && bill.state == BillState::Failed)
    }
}

/// How long before a renewal its reader is reminded.
pub const REMIND_BEFORE: SignedDuration = SignedDuration::from_hours(7 * 24);

/// When a plan that begins now renews for the first time.
pub fn renews_at(now: Timestamp, months: i32) -> Timestamp {
    let end = now.to_zoned(TimeZone::UTC).checked_add(months.months());
    end.map_or(Timestamp::MAX, |end| end.timestamp())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_cancels_is_never_renewed_again() {
        for told in Told::ALL {
            let after = State::Cancelled.after(*told);
            assert!(!after.renews(), "{told:?}");
            assert_eq!(State::Ended.after(*told), State::Ended, "{told:?}");
        }
    }

    #[test]
    fn a_plan_follows_what_the_provider_says() {
        assert_eq!(State::Pending.after(Told::Waiting), State::Pending);
        assert_eq!(State::Pending.after(Told::Running), State::Active);
        assert_eq!(State::Pending.after(Told::Over), State::Ended, "nobody paid");
        assert_eq!(State::Active.after(Told::Unpaid), State::PastDue);
        assert_eq!(State::PastDue.after(Told::Running), State::Active, "the provider's own try went well");
        assert_eq!(State::PastDue.after(Told::Over), State::Ended);
        assert_eq!(State::Active.after(Told::Leaving), State::Cancelled);
    }

    #[test]
    fn the_order_in_which_answers_arrive_cannot_revive_a_plan() {
        let answers = [Told::Running, Told::Leaving, Told::Running, Told::Over, Told::Unpaid, Told::Running];
        let last = answers.into_iter().fold(State::Pending, State::after);
        assert_eq!(last, State::Ended);
    }

    #[test]
    fn a_year_begins_at_the_button() {
        let now: Timestamp = "2028-02-29T10:00:00Z".parse().expect("a time");
        assert_eq!(renews_at(now, 12).to_string(), "2029-02-28T10:00:00Z");
    }
}
