//! Every question of an order with its solution, for owners of the wrong-answer analysis.

use axum::extract::State;
use domain::{catalog::PackageItem, locale::Locale};
use jiff::Timestamp;
use report::iq::{
    content::sheets::kind_name,
    facts::{Facts, Question, QuestionCrowd},
};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{ClientHeaders, Params, Storefront},
    kinds::iq::{Example, ExampleStep, ExampleWrong, Picture, explained},
    order_access::{entitlements, facts, find},
    state::AppState,
    wire::OrderPath,
};

/// The questions of an order that count, in the order they were asked.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SolvedQuestions {
    pub questions: Vec<SolvedQuestion>,
    /// The date of the figures about others.
    pub as_of: String,
}

/// A question, its solution, and what the owner did.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SolvedQuestion {
    /// Its number on the screen.
    pub number: u32,
    /// Kind of task, in the caller's language.
    pub kind: String,
    pub cells: Vec<Picture>,
    pub options: Vec<Picture>,
    /// Position of the right option, 0 to 5.
    pub answer: u8,
    /// The owner's option; absent if it was left open.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub chosen: Option<u8>,
    pub right: bool,
    /// Answered too quickly to have been read; it doesn't count.
    pub rapid: bool,
    pub steps: Vec<ExampleStep>,
    /// What each wrong option gets right and breaks.
    pub wrong: Vec<ExampleWrong>,
    /// Time on the question.
    pub ms: i32,
    /// How others answered; absent while too few have.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub others: Option<Others>,
}

#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Others {
    /// How many answered it.
    pub answered: i64,
    /// Percent of them by option.
    pub percent: Vec<u8>,
    pub median_ms: i64,
}

/// Returns the questions with their solutions; refused unless the order owns the wrong-answer analysis.
#[utoipa::path(
    get, path = "/exam/order/questions/{orderNumber}", operation_id = "list_solved_questions", tag = "report",
    params(OrderPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<SolvedQuestions>), ApiError)
)]
pub async fn list_solved_questions(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<OrderPath>,
) -> ApiResult<SolvedQuestions> {
    let found = find(&state, &storefront, &path.order_number).await?;
    if !entitlements(&state, &storefront, &found, None).await?.contains(&PackageItem::WrongAnswers) {
        return Err(storefront.refuse(Code::NotOwned));
    }
    let (_, facts) = facts(&state, &storefront, &found, None).await?;
    app::payments::mark_opened(&state.pools.primary, &found.order.number, Timestamp::now()).await?;
    let locale = storefront.locale;
    // Hundreds of pictures, so in turn with everything else that is drawn: a loop of calls takes no more processors
    // than the press may have.
    let draw = move || facts.iq().map(|facts| SolvedQuestions::of(facts, locale));
    let solved = state.press.set("solutions", move |_| Ok(draw())).await.map_err(ApiError::internal)?;
    Ok(Envelope::of(solved.ok_or_else(|| storefront.refuse(Code::NotFound))?))
}

impl SolvedQuestions {
    pub fn of(facts: &Facts, locale: Locale) -> Self {
        let crowds = facts.crowd.questions.iter().map(Option::as_ref).chain(std::iter::repeat(None));
        let asked = facts.questions.iter().zip(crowds);
        Self {
            questions: asked.map(|(question, crowd)| SolvedQuestion::of(question, crowd, locale)).collect(),
            as_of: facts.crowd.as_of.to_string(),
        }
    }
}

impl SolvedQuestion {
    fn of(question: &Question, crowd: Option<&QuestionCrowd>, locale: Locale) -> Self {
        let Example { cells, options, answer, steps, wrong } = explained(locale, &question.puzzle);
        Self {
            number: question.number,
            kind: kind_name(locale, question.kind),
            cells,
            options,
            answer,
            chosen: question.chosen,
            right: question.right(),
            rapid: question.rapid,
            steps,
            wrong,
            ms: question.ms,
            others: crowd.map(Others::of),
        }
    }
}

impl Others {
    fn of(crowd: &QuestionCrowd) -> Self {
        Self { answered: crowd.answered, percent: percents(crowd), median_ms: crowd.median_ms }
    }
}

/// Whole percentages by option that add up to 100: the remainder goes to those that were rounded down most.
fn percents(crowd: &QuestionCrowd) -> Vec<u8> {
    let all = crowd.chosen.iter().sum::<i64>().max(1);
    let mut parts: Vec<(usize, i64, i64)> = crowd
        .chosen
        .iter()
        .enumerate()
        .map(|(place, chosen)| (place, chosen * 100 / all, chosen * 100 % all))
        .collect();
    let given: i64 = parts.iter().map(|(_, percent, _)| percent).sum();
    parts.sort_by_key(|(place, _, rest)| (-rest, *place));
    let missing = usize::try_from(100 - given).unwrap_or(0);
    for (_, percent, rest) in parts.iter_mut().take(missing) {
        *percent += i64::from(*rest > 0);
    }
    parts.sort_by_key(|(place, ..)| *place);
    parts.iter().map(|(_, percent, _)| u8::try_from(*percent).unwrap_or(100)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(chosen: [i64; 6]) -> QuestionCrowd {
        QuestionCrowd { answered: chosen.iter().sum(), chosen, median_ms: 1, times: Vec::new() }
    }

    #[test]
    fn percents_add_up_to_a_hundred() {
        for (chosen, percent) in [
            ([1, 1, 1, 0, 0, 0], [34, 33, 33, 0, 0, 0]),
            ([100, 0, 0, 0, 0, 0], [100, 0, 0, 0, 0, 0]),
            ([995, 1, 1, 1, 1, 1], [100, 0, 0, 0, 0, 0]),
            ([17, 17, 17, 17, 17, 15], [17, 17, 17, 17, 17, 15]),
        ] {
            assert_eq!(percents(&crowd(chosen)), percent, "{chosen:?}");
        }
    }
}
