//! The API types of the demonstration questionnaire, for this program's tests.

use app::kinds::demonstration::{Agreement, STEPS, Statements};
use serde::Serialize;
use utoipa::ToSchema;

#[derive(Debug, Serialize, ToSchema)]
pub struct Questions {
    statements: Vec<Statement>,
    steps: usize,
}

#[derive(Debug, Serialize, ToSchema)]
#[schema(as = DemonstrationStatement)]
struct Statement {
    id: String,
    text: &'static str,
}

impl Questions {
    pub fn of(form: &Statements) -> Self {
        let statement =
            |one: &app::kinds::demonstration::Statement| Statement { id: one.code.clone(), text: one.text };
        Self { statements: form.questions.iter().map(statement).collect(), steps: STEPS }
    }
}

/// The free result.
#[derive(Debug, Serialize, ToSchema)]
pub struct FreeResult {
    answered: usize,
}

/// The paid result.
#[derive(Debug, Serialize, ToSchema)]
pub struct WholeResult {
    agreement: i32,
}

impl FreeResult {
    pub fn of(outcome: &Agreement) -> Option<Self> {
        outcome.agreement.map(|_| Self { answered: outcome.questions() })
    }
}

impl WholeResult {
    pub fn of(outcome: &Agreement) -> Option<Self> {
        outcome.agreement.map(|agreement| Self { agreement })
    }
}
