//! A buyer's review of what was bought: what may be written, who sees it when, and what an operator may decide.
//! Nothing here looks at the number of stars: all ratings go the same way.

mod check;

pub use check::concerns;

use std::fmt;

use crate::{
    ids::uuid_ids,
    locale::Locale,
    name::{DisplayName, seen},
    text_enum::text_enum,
};

uuid_ids! {
    /// Of a review; it opens nothing.
    ReviewId,
}

/// In Unicode characters.
pub const LONGEST: usize = 1_000;

/// Fewer published reviews than this aren't shown: a handful says nothing about a product.
pub const SHOWN_FROM: i64 = 20;

/// From one to five.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Stars(u8);

impl Stars {
    pub const MOST: u8 = 5;

    pub fn new(stars: i64) -> Option<Self> {
        u8::try_from(stars).ok().filter(|stars| (1..=Self::MOST).contains(stars)).map(Self)
    }

    pub const fn number(self) -> u8 {
        self.0
    }
}

/// What a buyer wrote; may be empty. Lines stay lines, characters that nobody sees are gone.
#[derive(Clone, Default, PartialEq, Eq)]
pub struct ReviewText(String);

impl ReviewText {
    /// `None` if it is longer than [`LONGEST`]: cutting somebody's words would change them.
    ///
    /// ```
    /// use domain::review::ReviewText;
    /// let text = ReviewText::parse("  Good.\r\n\r\n\r\nReally\u{202e} good. ").unwrap();
    /// assert_eq!(text.as_str(), "Good.\n\nReally good.");
    /// assert!(ReviewText::parse(&"a".repeat(1_001)).is_none());
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let lines = text.lines().map(|line| {
            let visible = line.chars().filter_map(|c| if c.is_whitespace() { Some(' ') } else { seen(c) });
            visible.collect::<String>().trim().to_owned()
        });
        let mut kept: Vec<String> = Vec::new();
        for line in lines {
            // One empty line separates paragraphs; more would only push others off the screen.
            if !line.is_empty() || kept.last().is_some_and(|last| !last.is_empty()) {
                kept.push(line);
            }
        }
        let text = kept.join("\n").trim_end().to_owned();
        (text.chars().count() <= LONGEST).then_some(Self(text))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// What people write stays out of logs.
impl fmt::Debug for ReviewText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ReviewText(…)")
    }
}

/// What a buyer sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draft {
    pub stars: Stars,
    pub content: ReviewText,
    pub name: Option<DisplayName>,
    /// The language of the page that it was written on.
    pub hl: Locale,
}

text_enum! {
    State {
        /// The letter is written; nothing came yet.
        Asked "asked",
        /// An operator has to read it first.
        Waiting "waiting",
        Published "published",
        /// An operator decided not to publish it.
        Refused "refused",
        /// It was published, until an operator took it away.
        TakenDown "taken_down",
        /// Its writer took it back. It may be written again.
        Withdrawn "withdrawn",
    }
}

text_enum! {
    /// Why an operator has to read a review before others do.
    Concern {
        Email "email",
        Phone "phone",
        WebAddress "web_address",
        /// An order's number or reference.
        OrderNumber "order_number",
        /// A word that an operator wants to see first.
        HeldWord "held_word",
        /// An operator has refused it or taken it down before.
        Decided "decided",
    }
}

text_enum! {
    /// What an operator may do with a review.
    Decision {
        Publish "publish",
        Refuse "refuse",
        Answer "answer",
        TakeDown "take_down",
    }
}

/// The decision doesn't fit the review's state.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a review that is {} can't be decided like this", .0.code())]
pub struct NoDecision(pub State);

/// What becomes of a review that is written or changed now: who reads it next, and why. `before` are the concerns it
/// had: what an operator has once decided against isn't published again without one.
pub fn write(state: State, before: &[Concern], found: Vec<Concern>) -> (State, Vec<Concern>) {
    let mut concerns = found;
    let decided = matches!(state, State::Refused | State::TakenDown) || before.contains(&Concern::Decided);
    if decided && !concerns.contains(&Concern::Decided) {
        concerns.push(Concern::Decided);
    }
    let next = if concerns.is_empty() { State::Published } else { State::Waiting };
    (next, concerns)
}

impl State {
    /// Whether there is something written.
    pub const fn is_written(self) -> bool {
        !matches!(self, Self::Asked | Self::Withdrawn)
    }

    /// The state after an operator's decision.
    pub const fn decide(self, decision: Decision) -> Result<Self, NoDecision> {
        match (decision, self) {
            (Decision::Publish, Self::Waiting | Self::Refused | Self::TakenDown)
            | (Decision::Answer, Self::Published) => Ok(Self::Published),
            (Decision::Refuse, Self::Waiting) => Ok(Self::Refused),
            (Decision::TakeDown, Self::Published) => Ok(Self::TakenDown),
            _ => Err(NoDecision(self)),
        }
    }
}

/// How many published reviews a storefront has with one star, two, and so on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Totals(pub [i64; Stars::MOST as usize]);

impl Totals {
    pub fn count(&self) -> i64 {
        self.0.iter().sum()
    }

    /// The mean in tenths of a star, rounded; `None` without reviews.
    ///
    /// ```
    /// use domain::review::Totals;
    /// assert_eq!(Totals([1, 0, 0, 1, 1]).average_tenths(), Some(33));
    /// assert_eq!(Totals::default().average_tenths(), None);
    /// ```
    pub fn average_tenths(&self) -> Option<i64> {
        let count = self.count();
        let sum: i64 = (1..).zip(self.0).map(|(stars, reviews)| stars * reviews).sum();
        (count > 0).then(|| (sum * 20 + count) / (count * 2))
    }

    /// Whether there are enough of them to be shown.
    pub fn are_shown(&self) -> bool {
        self.count() >= SHOWN_FROM
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn stars_are_one_to_five() {
        let known: Vec<i64> = (-3..300).filter(|n| Stars::new(*n).is_some()).collect();
        assert_eq!(known, [1, 2, 3, 4, 5]);
    }

    #[test]
    fn a_clean_review_is_published_at_once_and_any_concern_makes_it_wait() {
        for state in [State::Asked, State::Withdrawn, State::Waiting, State::Published] {
            assert_eq!(write(state, &[], Vec::new()), (State::Published, Vec::new()), "{state:?}");
            for concern in Concern::ALL {
                assert_eq!(write(state, &[], vec![*concern]), (State::Waiting, vec![*concern]), "{state:?}");
            }
        }
    }

    #[test]
    fn what_an_operator_decided_against_is_never_published_by_changing_it() {
        for state in [State::Refused, State::TakenDown] {
            let (mut state, mut concerns) = write(state, &[], Vec::new());
            assert_eq!((state, concerns.as_slice()), (State::Waiting, [Concern::Decided].as_slice()));
            // Neither by changing it again nor by withdrawing it in between.
            for between in [state, State::Withdrawn] {
                (state, concerns) = write(between, &concerns, Vec::new());
                assert_eq!((state, concerns.as_slice()), (State::Waiting, [Concern::Decided].as_slice()));
            }
        }
    }

    #[test]
    fn every_decision_fits_some_states_and_no_other() {
        let fitting = |decision| {
            let fits = |state: &&State| state.decide(decision).is_ok();
            State::ALL.iter().filter(fits).copied().collect::<Vec<_>>()
        };
        assert_eq!(fitting(Decision::Publish), [State::Waiting, State::Refused, State::TakenDown]);
        assert_eq!(fitting(Decision::Refuse), [State::Waiting]);
        assert_eq!(fitting(Decision::Answer), [State::Published]);
        assert_eq!(fitting(Decision::TakeDown), [State::Published]);
        assert_eq!(State::Asked.decide(Decision::Publish), Err(NoDecision(State::Asked)));
    }

    #[test]
    fn averages_are_rounded_to_the_nearest_tenth() {
        for (totals, tenths) in [
            ([0, 0, 0, 0, 7], 50),
            ([7, 0, 0, 0, 0], 10),
            ([0, 0, 0, 19, 1], 41),
            ([1, 1, 1, 1, 1], 30),
            ([0, 0, 0, 3, 17], 49),
        ] {
            assert_eq!(Totals(totals).average_tenths(), Some(tenths), "{totals:?}");
        }
        assert!(!Totals([0, 0, 0, 0, 19]).are_shown() && Totals([20, 0, 0, 0, 0]).are_shown());
    }

    #[test]
    fn what_people_write_never_appears_in_logs() {
        assert_eq!(format!("{:?}", ReviewText::parse("secret")), "Some(ReviewText(…))");
    }

    proptest! {
        #[test]
        fn any_text_becomes_visible_lines_and_parsing_it_again_changes_nothing(typed in "(?s).{0,80}|[a \n\r\u{202e}\u{200b}]{0,60}") {
            if let Some(text) = ReviewText::parse(&typed) {
                let reversed = text.as_str().contains('\u{202e}');
                let paragraphs = !text.as_str().contains("\n\n\n");
                prop_assert!(paragraphs && !reversed);
                prop_assert!(text.as_str().chars().all(|c| c == '\n' || !c.is_control()));
                prop_assert_eq!(ReviewText::parse(text.as_str()), Some(text));
            }
        }
    }
}
