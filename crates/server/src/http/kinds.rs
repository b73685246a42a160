//! Parts of responses that depend on the kind of an exam: the questions of a form and the result of an order.

#[cfg(debug_assertions)]
pub mod demonstration;
pub mod iq;
pub mod questionnaire;

use app::kinds::{Content, Outcome, questionnaire::Earlier};
use domain::locale::Locale;
use serde::Serialize;
use utoipa::ToSchema;

/// The content of a form.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum Questions {
    Iq(iq::Questions),
    Questionnaire(questionnaire::Questions),
    // `skip_deserializing` keeps it out of the OpenAPI document.
    #[cfg(debug_assertions)]
    #[serde(skip_deserializing)]
    Demonstration(demonstration::Questions),
}

impl Questions {
    pub fn of(content: &Content, locale: Locale) -> Self {
        match content {
            Content::Iq(form) => Self::Iq(iq::Questions::of(form, locale)),
            Content::Questionnaire(form) => Self::Questionnaire(questionnaire::Questions::of(form, locale)),
            #[cfg(debug_assertions)]
            Content::Demonstration(form) => Self::Demonstration(demonstration::Questions::of(form)),
        }
    }
}

/// What is shown of a run without payment.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum FreeResult {
    Iq(iq::FreeResult),
    Questionnaire(Box<questionnaire::Result>),
    #[cfg(debug_assertions)]
    #[serde(skip_deserializing)]
    Demonstration(demonstration::FreeResult),
}

impl FreeResult {
    /// `None` for a run that can't be analysed. `earlier`: what the same person had before.
    pub fn of(outcome: &Outcome, earlier: Option<&Earlier>) -> Option<Self> {
        match outcome {
            Outcome::Iq(outcome) => iq::FreeResult::of(outcome).map(Self::Iq),
            Outcome::Questionnaire(outcome) => questionnaire::Result::of(outcome, earlier)
                .map(|result| Self::Questionnaire(Box::new(result))),
            #[cfg(debug_assertions)]
            Outcome::Demonstration(outcome) => {
                demonstration::FreeResult::of(outcome).map(Self::Demonstration)
            }
        }
    }
}

/// The whole result of a run.
#[derive(Debug, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "snake_case")]
pub enum WholeResult {
    Iq(Box<iq::WholeResult>),
    Questionnaire(Box<questionnaire::Result>),
    #[cfg(debug_assertions)]
    #[serde(skip_deserializing)]
    Demonstration(demonstration::WholeResult),
}

impl WholeResult {
    /// `None` for a run that can't be analysed. `newer`: the outcome under newer norms, if there are any; `earlier`: what
    /// the same person had before.
    pub fn of(outcome: &Outcome, newer: Option<&Outcome>, earlier: Option<&Earlier>) -> Option<Self> {
        match outcome {
            Outcome::Iq(outcome) => iq::WholeResult::of(outcome, newer.and_then(Outcome::iq))
                .map(|result| Self::Iq(Box::new(result))),
            Outcome::Questionnaire(outcome) => questionnaire::Result::of(outcome, earlier)
                .map(|result| Self::Questionnaire(Box::new(result))),
            #[cfg(debug_assertions)]
            Outcome::Demonstration(outcome) => {
                demonstration::WholeResult::of(outcome).map(Self::Demonstration)
            }
        }
    }
}
