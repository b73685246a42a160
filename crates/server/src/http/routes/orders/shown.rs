//! What an order shows: before it is paid only the free result, so the types have no field for more.

use app::runs::Order;
use domain::catalog::Exam;
use measure::{
    norms::Phase,
    scale::{Bound, Class, Outcome, Printed},
    validity::{Sign, Verdict},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::routes::payments::Purchase;

/// What an order shows. Which fields there are depends on what it owns.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum OrderInfo {
    Locked(LockedOrder),
    Free(FreeOrder),
    Paid(Box<PaidOrder>),
}

/// An order nobody has paid for: the free result and nothing else.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LockedOrder {
    #[serde(flatten)]
    pub order: OrderHead,
    #[serde(flatten)]
    pub result: FreeResult,
}

/// An order of a free test: its whole result.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreeOrder {
    #[serde(flatten)]
    pub order: OrderHead,
    #[serde(flatten)]
    pub result: FreeResult,
    /// Absent where the run can't be analysed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub score: Option<Score>,
}

/// A paid order: the whole result, and what was bought.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PaidOrder {
    #[serde(flatten)]
    pub order: OrderHead,
    #[serde(flatten)]
    pub result: FreeResult,
    pub score: Score,
    /// Absent where the order's package has none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<report::value::Report>,
    /// The score under newer norms than those of the order, where there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rescored: Option<Rescored>,
    /// Codes of everything the order owns.
    pub items: Vec<&'static str>,
    /// The newest one that counts; absent where a bundle of another order has paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purchase: Option<Purchase>,
}

/// The same answers under newer norms.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Rescored {
    pub norm_version: String,
    pub provisional: bool,
    pub score: Score,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderHead {
    pub order_number: String,
    /// What to call the order in a message: opens nothing.
    #[schema(example = "3F9A1-C2207")]
    pub reference: String,
    pub exam_id: i32,
    #[schema(example = "iq")]
    pub code: String,
    /// uncompleted, pending_payment or completed.
    #[schema(example = "pending_payment")]
    pub status: &'static str,
    pub submitted_at: String,
    /// When an order that was never bought is deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forget_at: Option<String>,
    pub form_id: i32,
}

/// What everybody sees without paying.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FreeResult {
    /// Whether the run can be analysed.
    pub valid: bool,
    /// Why it can't; or, where it can, what makes the score less sure.
    pub reasons: Vec<Reason>,
    /// Questions that count.
    pub questions: usize,
    /// How many of them were right; absent where the run can't be analysed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub right: Option<usize>,
    /// How many weren't.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub wrongs: Option<usize>,
    /// Every class that the score's margin touches, rising; empty where the run can't be analysed.
    #[schema(example = json!(["normal", "superior"]))]
    pub classes: Vec<&'static str>,
    /// Norms the classes come from.
    pub norm_version: String,
    /// Whether the level of the norms is still provisional.
    pub provisional: bool,
}

/// A sign, with the figure that shows it.
#[derive(Debug, Serialize, ToSchema)]
pub struct Reason {
    /// low_effort, same_option, hurried, like_guessing, unfinished, pasted, instant, surprising,
    /// hard_part_too_good, left_tab, hidden, narrow_window, clock_jump or impossible_times.
    #[schema(example = "same_option")]
    pub code: &'static str,
    /// Whole number: percent of effort or of answered questions, a count, seconds or pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<i64>,
}

/// A score with its margin.
#[derive(Debug, Serialize, ToSchema)]
pub struct Score {
    pub iq: i32,
    /// exact, at_or_above or at_or_below.
    #[schema(example = "exact")]
    pub bound: &'static str,
    /// Ends of the 95 % margin; absent where the test doesn't measure that far.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
    /// Percent of people below, 1 to 99.
    pub percentile: u8,
    pub class: &'static str,
}

/// What an order owns, and what may be shown for it.
pub struct Bought {
    pub items: Vec<&'static str>,
    pub purchase: Option<Purchase>,
    /// What the run came to under the norms that were asked for.
    pub outcome: Option<Outcome>,
    pub report: Option<report::value::Report>,
    pub rescored: Option<Outcome>,
}

impl OrderInfo {
    /// What an order shows that owns nothing.
    pub fn of(order: &Order, exam: &Exam) -> Self {
        if exam.free {
            Self::Free(FreeOrder::of(order, exam))
        } else {
            Self::Locked(LockedOrder::of(order, exam))
        }
    }

    /// What an order shows that somebody has paid for; nothing more where its run has no score.
    pub fn paid(order: &Order, exam: &Exam, bought: Bought) -> Self {
        let whole = bought.outcome.as_ref().and_then(|outcome| Some((outcome, outcome.score.as_ref()?)));
        let Some((outcome, score)) = whole else { return Self::of(order, exam) };
        Self::Paid(Box::new(PaidOrder {
            order: OrderHead::of(order, exam),
            result: FreeResult::of(outcome),
            score: Score::of(score),
            report: bought.report,
            rescored: bought.rescored.as_ref().and_then(Rescored::of),
            items: bought.items,
            purchase: bought.purchase,
        }))
    }
}

impl Rescored {
    /// Nothing where the newer norms find no score.
    fn of(outcome: &Outcome) -> Option<Self> {
        Some(Self {
            norm_version: outcome.norm_version.clone(),
            provisional: provisional(outcome.phase),
            score: Score::of(outcome.score.as_ref()?),
        })
    }
}

impl LockedOrder {
    pub fn of(order: &Order, exam: &Exam) -> Self {
        Self { order: OrderHead::of(order, exam), result: FreeResult::of(scale(order)) }
    }
}

impl FreeOrder {
    pub fn of(order: &Order, exam: &Exam) -> Self {
        let LockedOrder { order: head, result } = LockedOrder::of(order, exam);
        Self { order: head, result, score: scale(order).score.as_ref().map(Score::of) }
    }
}

fn scale(order: &Order) -> &Outcome {
    match &order.outcome {
        app::kinds::Outcome::Iq(outcome) => &outcome.scale,
    }
}

impl OrderHead {
    fn of(order: &Order, exam: &Exam) -> Self {
        Self {
            order_number: order.number.as_str().to_owned(),
            reference: app::links::reference(&order.number).to_string(),
            exam_id: exam.id.0,
            code: exam.code.clone(),
            status: order.status.code(),
            submitted_at: order.submitted_at.to_string(),
            forget_at: order.forget_at.map(|at| at.to_string()),
            form_id: order.form,
        }
    }
}

impl FreeResult {
    fn of(outcome: &Outcome) -> Self {
        let signs = match &outcome.verdict {
            Verdict::Valid => &[][..],
            Verdict::Caution(signs) | Verdict::Invalid(signs) => signs,
        };
        let score = outcome.score.as_ref();
        Self {
            valid: score.is_some(),
            reasons: signs.iter().map(Reason::of).collect(),
            questions: outcome.items,
            right: score.map(|_| outcome.right),
            wrongs: score.map(|_| outcome.items.saturating_sub(outcome.right)),
            classes: score
                .map(|score| score.classes.iter().map(|class| class.key()).collect())
                .unwrap_or_default(),
            norm_version: outcome.norm_version.clone(),
            provisional: provisional(outcome.phase),
        }
    }
}

/// Whether the level of the norms is still borrowed.
const fn provisional(phase: Phase) -> bool {
    matches!(phase, Phase::Provisional | Phase::Calibrating)
}

impl Reason {
    fn of(sign: &Sign) -> Self {
        Self { code: sign.code(), figure: sign.figure() }
    }
}

impl Score {
    pub fn of(score: &Printed) -> Self {
        let bound = match score.bound {
            Bound::Exact => "exact",
            Bound::AtOrAbove => "at_or_above",
            Bound::AtOrBelow => "at_or_below",
        };
        Self {
            iq: score.iq,
            bound,
            low: score.interval.low,
            high: score.interval.high,
            percentile: percentile(score.percentile),
            class: Class::key(score.class),
        }
    }
}

/// Nobody is better than everybody or worse.
pub(in crate::http::routes) fn percentile(below: f64) -> u8 {
    whole((below * 100.0).round()).clamp(1, 99)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a cast saturates")]
const fn whole(value: f64) -> u8 {
    value as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_percentile_is_never_0_or_100() {
        assert_eq!([0.0, 0.004, 0.016, 0.5, 0.994, 0.996, 1.0].map(percentile), [1, 1, 2, 50, 99, 99, 99]);
    }
}
