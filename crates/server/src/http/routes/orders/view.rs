//! What an order shows: access decides how much, the exam's kind decides what. An unpaid order has only the
//! free result, so its type has no field for more.

use app::{
    kinds::{Notice, Outcome, questionnaire::Earlier},
    runs::Order,
};
use domain::catalog::Exam;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{
    kinds::{FreeResult, WholeResult},
    wire::PurchaseInfo,
};

/// What an order shows. Which fields there are depends on what it owns.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "access", rename_all = "snake_case")]
pub enum OrderInfo {
    Locked(LockedOrder),
    Free(FreeOrder),
    Paid(Box<PaidOrder>),
}

/// An unpaid order: the free result and nothing else.
#[derive(Debug, Serialize, ToSchema)]
pub struct LockedOrder {
    #[serde(flatten)]
    pub order: OrderHead,
    /// Absent if the run can't be analysed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<FreeResult>,
}

/// An order of a free test: its whole result.
#[derive(Debug, Serialize, ToSchema)]
pub struct FreeOrder {
    #[serde(flatten)]
    pub order: OrderHead,
    /// Absent if the run can't be analysed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<WholeResult>,
}

/// A paid order: the whole result, and what was bought.
#[derive(Debug, Serialize, ToSchema)]
pub struct PaidOrder {
    #[serde(flatten)]
    pub order: OrderHead,
    pub result: WholeResult,
    /// Absent if the order's package includes none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub report: Option<report::value::Report>,
    /// Codes of everything the order owns.
    pub items: Vec<&'static str>,
    /// The newest purchase that counts; absent if another order's bundle paid.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub purchase: Option<PurchaseInfo>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderHead {
    pub order_number: String,
    /// Identifies the order in messages; it doesn't open the order.
    #[schema(example = "3F9A1-C2207")]
    pub reference: String,
    pub exam_id: i32,
    #[schema(example = "iq")]
    pub code: String,
    /// uncompleted, pending_payment or completed.
    #[schema(example = "pending_payment")]
    pub status: &'static str,
    pub submitted_at: String,
    /// When an unpaid order is deleted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub forget_at: Option<String>,
    pub form_id: i32,
    /// Questions that count.
    pub questions: usize,
    /// Whether the run can be analysed.
    pub valid: bool,
    /// Why it can't; or, if it can, what makes the result less certain.
    pub reasons: Vec<Reason>,
}

/// A reason with its figure.
#[derive(Debug, Serialize, ToSchema)]
pub struct Reason {
    /// low_effort, same_option, hurried, like_guessing, unfinished, pasted, instant, surprising,
    /// hard_part_too_good, left_tab, hidden, narrow_window, clock_jump or impossible_times; of a questionnaire
    /// same_category, flat_answers, hurried_statements, inattentive, inconsistent, random or unfinished_statements.
    #[schema(example = "same_option")]
    pub code: &'static str,
    /// Whole number: percent of effort or of answered questions, a count, seconds or pixels.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub figure: Option<i64>,
}

/// What an order owns, and what may be shown for it.
pub struct Bought {
    pub items: Vec<&'static str>,
    pub purchase: Option<PurchaseInfo>,
    /// The outcome of the run under the requested norms.
    pub outcome: Outcome,
    /// The same under newer norms, if there are any.
    pub newer: Option<Outcome>,
    pub report: Option<report::value::Report>,
}

impl OrderInfo {
    /// The view of an unpaid order.
    pub fn of(order: &Order, exam: &Exam, earlier: Option<&Earlier>) -> Self {
        if exam.free {
            Self::Free(FreeOrder::of(order, exam, earlier))
        } else {
            Self::Locked(LockedOrder::of(order, exam, earlier))
        }
    }

    /// The view of a paid order; nothing more than the free one if its run can't be analysed.
    pub fn paid(order: &Order, exam: &Exam, bought: Bought, earlier: Option<&Earlier>) -> Self {
        let Some(result) = WholeResult::of(&bought.outcome, bought.newer.as_ref(), earlier) else {
            return Self::of(order, exam, earlier);
        };
        Self::Paid(Box::new(PaidOrder {
            order: OrderHead::of(order, &bought.outcome, exam),
            result,
            report: bought.report,
            items: bought.items,
            purchase: bought.purchase,
        }))
    }
}

impl LockedOrder {
    pub fn of(order: &Order, exam: &Exam, earlier: Option<&Earlier>) -> Self {
        Self {
            order: OrderHead::of(order, &order.outcome, exam),
            result: FreeResult::of(&order.outcome, earlier),
        }
    }
}

impl FreeOrder {
    pub fn of(order: &Order, exam: &Exam, earlier: Option<&Earlier>) -> Self {
        Self {
            order: OrderHead::of(order, &order.outcome, exam),
            result: WholeResult::of(&order.outcome, None, earlier),
        }
    }
}

impl OrderHead {
    fn of(order: &Order, outcome: &Outcome, exam: &Exam) -> Self {
        Self {
            order_number: order.number.as_str().to_owned(),
            reference: app::links::reference(&order.number).to_string(),
            exam_id: exam.id.0,
            code: exam.code.clone(),
            status: order.status.code(),
            submitted_at: order.submitted_at.to_string(),
            forget_at: order.forget_at.map(|at| at.to_string()),
            form_id: order.form,
            questions: outcome.questions(),
            valid: outcome.is_valid(),
            reasons: outcome.notices().iter().map(Reason::of).collect(),
        }
    }
}

impl Reason {
    fn of(notice: &Notice) -> Self {
        Self { code: notice.code, figure: notice.figure }
    }
}
