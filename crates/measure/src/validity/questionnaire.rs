//! Signs of carelessness in a questionnaire, where no answer is right or wrong.

use serde::{Deserialize, Serialize};

use super::{Verdict, longest_run, whole};
use crate::responses::MISSING;

/// A filled questionnaire.
#[derive(Debug, Clone, Copy)]
pub struct Questionnaire<'a> {
    /// Chosen categories `0, 1, …` as printed, before any reversal, or [`MISSING`].
    pub answers: &'a [u8],
    /// Categories per item.
    pub categories: u8,
    /// Items that are worded in the opposite direction.
    pub reversed: &'a [bool],
    /// The scale of each item, `0, 1, …`.
    pub scales: &'a [u8],
    /// Seconds on each item.
    pub times: &'a [f64],
    /// Attention items failed.
    pub attention_failed: u32,
    /// How much better the scales explain the answers than random choice does, as a logarithm; `None` if unknown.
    pub log_ratio: Option<f64>,
}

/// One sign of carelessness, with its figure (Curran 2016; Meade & Craig 2012).
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum QuestionnaireSign {
    /// The same category `run` times in a row, with wordings in both directions.
    SameCategory { run: usize },
    /// Spread of all answers, with wordings in both directions.
    FlatAnswers { sd: f64 },
    /// Median seconds per item.
    Hurried { median: f64 },
    /// Attention items failed.
    Inattentive { failed: u32 },
    /// Even–odd consistency over the scales.
    Inconsistent { consistency: f64 },
    /// Random choice explains the answers better than the scales do.
    Random { log_ratio: f64 },
    /// Share of the items that were answered.
    Unfinished { answered: f64 },
}

impl QuestionnaireSign {
    /// Its name in API calls and message ids.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::SameCategory { .. } => "same_category",
            Self::FlatAnswers { .. } => "flat_answers",
            Self::Hurried { .. } => "hurried_statements",
            Self::Inattentive { .. } => "inattentive",
            Self::Inconsistent { .. } => "inconsistent",
            Self::Random { .. } => "random",
            Self::Unfinished { .. } => "unfinished_statements",
        }
    }

    /// The figure as people read it: a count, or whole percent rounded down. `None` where no figure would mean anything
    /// to them.
    ///
    /// ```
    /// use measure::validity::QuestionnaireSign as Sign;
    ///
    /// assert_eq!(Sign::SameCategory { run: 12 }.figure(), Some(12));
    /// assert_eq!(Sign::Unfinished { answered: 0.5 }.figure(), Some(50));
    /// assert_eq!(Sign::Random { log_ratio: -9.0 }.figure(), None);
    /// ```
    pub fn figure(&self) -> Option<i64> {
        match *self {
            Self::SameCategory { run } => i64::try_from(run).ok(),
            Self::Inattentive { failed } => Some(failed.into()),
            Self::Unfinished { answered } => Some(whole(answered * 100.0 + 1e-9)),
            Self::FlatAnswers { .. }
            | Self::Hurried { .. }
            | Self::Inconsistent { .. }
            | Self::Random { .. } => None,
        }
    }
}

const RUN: usize = 10;
const SPREAD: f64 = 0.5;
const MEDIAN: (f64, f64) = (1.0, 2.0);
/// With four scales the figure is rough: below .3 are a twelfth of honest people.
const CONSISTENCY: f64 = 0.2;
/// With fewer answers, scales would rest on a few statements each.
const ANSWERED: f64 = 0.9;
/// Below 0, random choice explains the answers better: 3.7 % of honest people, 99.5 % of random ones. Below −7, 1.1 % and
/// 82 %.
const LOG_RATIO: (f64, f64) = (-7.0, 0.0);

/// Judges a questionnaire. INVALID: a median under 1 s per item, two failed attention items, or a run
/// of 10 equal answers within answers that hardly vary, answers that look random beside any other sign, or more than a
/// tenth of the items unanswered.
/// CAUTION: one of the last three alone, a median under 2 s, one failed attention item, an even–odd consistency
/// below .2.
///
/// ```
/// use measure::validity::{Questionnaire, QuestionnaireSign, Verdict, judge_questionnaire};
/// let reversed: Vec<bool> = (0..60).map(|item| item % 2 == 1).collect();
/// let scales: Vec<u8> = (0..60).map(|item| item / 15).collect();
/// let sheet = Questionnaire { answers: &[3; 60], categories: 5, reversed: &reversed, scales: &scales, times: &[4.0; 60], attention_failed: 0, log_ratio: None };
/// assert!(matches!(judge_questionnaire(&sheet), Verdict::Invalid(signs) if signs.contains(&QuestionnaireSign::SameCategory { run: 60 })));
/// ```
pub fn judge_questionnaire(sheet: &Questionnaire<'_>) -> Verdict<QuestionnaireSign> {
    let (mut invalid, mut caution) = (Vec::new(), Vec::new());
    let mixed = sheet.reversed.contains(&true) && sheet.reversed.contains(&false);
    let run = QuestionnaireSign::SameCategory { run: longest_run(sheet.answers) };
    let flat = spread(sheet.answers)
        .filter(|sd| mixed && *sd < SPREAD)
        .map(|sd| QuestionnaireSign::FlatAnswers { sd });
    let long = mixed && longest_run(sheet.answers) >= RUN;
    let answered = share_answered(sheet.answers);
    if answered < ANSWERED {
        invalid.push(QuestionnaireSign::Unfinished { answered });
    }
    match (long, flat) {
        (true, Some(flat)) => invalid.extend([run, flat]),
        (true, None) => caution.push(run),
        (false, Some(flat)) => caution.push(flat),
        (false, None) => {}
    }
    match median(sheet.times) {
        Some(median) if median < MEDIAN.0 => invalid.push(QuestionnaireSign::Hurried { median }),
        Some(median) if median < MEDIAN.1 => caution.push(QuestionnaireSign::Hurried { median }),
        _ => {}
    }
    match sheet.attention_failed {
        0 => {}
        1 => caution.push(QuestionnaireSign::Inattentive { failed: 1 }),
        failed => invalid.push(QuestionnaireSign::Inattentive { failed }),
    }
    if let Some(consistency) = even_odd(sheet).filter(|consistency| *consistency < CONSISTENCY) {
        caution.push(QuestionnaireSign::Inconsistent { consistency });
    }
    if let Some(log_ratio) = sheet.log_ratio.filter(|ratio| *ratio < LOG_RATIO.1) {
        let sign = QuestionnaireSign::Random { log_ratio };
        let is_alone = invalid.is_empty() && caution.is_empty();
        if log_ratio < LOG_RATIO.0 && !is_alone { invalid.push(sign) } else { caution.push(sign) }
    }
    Verdict::from_signs(invalid, caution)
}

fn share_answered(answers: &[u8]) -> f64 {
    let (all, given) = answers.iter().fold((0.0, 0.0), |(all, given), answer| {
        (all + 1.0, given + f64::from(u8::from(*answer != MISSING)))
    });
    if all > 0.0 { given / all } else { 0.0 }
}

/// Even–odd consistency: each scale's mean of every second item against the mean of the others, correlated
/// over the scales and stepped up by Spearman–Brown (Johnson 2005). `None` with fewer than three scales or
/// without variation.
///
/// There are few scales, so the figure is rough: it only ever leads to a note.
pub fn even_odd(sheet: &Questionnaire<'_>) -> Option<f64> {
    let most = sheet.categories.saturating_sub(1);
    let mut halves: Vec<[(f64, f64); 2]> = Vec::new();
    let mut seen = [0_usize; 256];
    for ((answer, scale), reversed) in sheet.answers.iter().zip(sheet.scales).zip(sheet.reversed) {
        let place = usize::from(*scale);
        let half = seen[place] % 2;
        seen[place] += 1;
        if *answer == MISSING || *answer > most {
            continue;
        }
        if halves.len() <= place {
            halves.resize(place + 1, [(0.0, 0.0); 2]);
        }
        let value = f64::from(if *reversed { most - answer } else { *answer });
        halves[place][half].0 += value;
        halves[place][half].1 += 1.0;
    }
    let complete = halves.iter().filter(|[even, odd]| even.1 > 0.0 && odd.1 > 0.0);
    let pairs: Vec<(f64, f64)> = complete.map(|[even, odd]| (even.0 / even.1, odd.0 / odd.1)).collect();
    let r = correlation(&pairs).filter(|_| pairs.len() >= 3)?;
    // Spearman–Brown isn't defined for a perfect contradiction.
    Some(if r <= -0.99 { -1.0 } else { (2.0 * r / (1.0 + r)).max(-1.0) })
}

fn correlation(pairs: &[(f64, f64)]) -> Option<f64> {
    let mean = |of: &dyn Fn(&(f64, f64)) -> f64| {
        let (sum, count) = pairs.iter().fold((0.0, 0.0), |(sum, count), pair| (sum + of(pair), count + 1.0));
        sum / count
    };
    let (x, y) = (mean(&|pair| pair.0), mean(&|pair| pair.1));
    let together = mean(&|pair| (pair.0 - x) * (pair.1 - y));
    let r = together
        / (mean(&|pair| (pair.0 - x) * (pair.0 - x)) * mean(&|pair| (pair.1 - y) * (pair.1 - y))).sqrt();
    r.is_finite().then_some(r)
}

fn spread(answers: &[u8]) -> Option<f64> {
    let given = || answers.iter().filter(|answer| **answer != MISSING).map(|answer| f64::from(*answer));
    let (sum, count) = given().fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    let mean = sum / count;
    let square: f64 = given().map(|value| (value - mean) * (value - mean)).sum();
    (count >= 2.0).then(|| (square / (count - 1.0)).sqrt())
}

fn median(times: &[f64]) -> Option<f64> {
    let mut known: Vec<f64> = times.iter().copied().filter(|seconds| *seconds > 0.0).collect();
    known.sort_by(f64::total_cmp);
    let middle = known.len() / 2;
    let upper = *known.get(middle)?;
    Some(if known.len().is_multiple_of(2) { 0.5 * (known[middle - 1] + upper) } else { upper })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sheet<'a>(
        answers: &'a [u8],
        reversed: &'a [bool],
        scales: &'a [u8],
        times: &'a [f64],
    ) -> Questionnaire<'a> {
        Questionnaire {
            answers,
            categories: 5,
            reversed,
            scales,
            times,
            attention_failed: 0,
            log_ratio: None,
        }
    }

    /// Four scales of 15, every second item reversed; a person with a clear position on each.
    fn consistent() -> (Vec<u8>, Vec<bool>, Vec<u8>) {
        let reversed: Vec<bool> = (0..60).map(|item| item % 2 == 1).collect();
        let scales: Vec<u8> = (0..60).map(|item| item / 15).collect();
        let answers = (0..60_u8).map(|item| {
            let place = [0, 3, 1, 4][usize::from(item / 15)];
            if item % 2 == 1 { 4 - place } else { place }
        });
        (answers.collect(), reversed, scales)
    }

    #[test]
    fn a_careful_person_is_valid() {
        let (answers, reversed, scales) = consistent();
        let sheet = sheet(&answers, &reversed, &scales, &[4.0; 60]);
        assert_eq!(judge_questionnaire(&sheet), Verdict::Valid);
        assert!(even_odd(&sheet).is_some_and(|consistency| consistency > 0.99));
    }

    #[test]
    fn a_tenth_may_be_left_open_and_no_more() {
        let (mut answers, reversed, scales) = consistent();
        for item in 0..6 {
            answers[item * 10] = MISSING;
        }
        let open = |answers: &[u8]| judge_questionnaire(&sheet(answers, &reversed, &scales, &[4.0; 60]));
        assert!(!open(&answers).is_invalid());
        answers[5] = MISSING;
        let answered = 53.0 / 60.0;
        assert_eq!(open(&answers), Verdict::Invalid(vec![QuestionnaireSign::Unfinished { answered }]));
    }

    #[test]
    fn speed_has_a_soft_and_a_hard_limit() {
        let (answers, reversed, scales) = consistent();
        let at = |seconds: f64| judge_questionnaire(&sheet(&answers, &reversed, &scales, &[seconds; 60]));
        assert_eq!(at(1.5), Verdict::Caution(vec![QuestionnaireSign::Hurried { median: 1.5 }]));
        assert_eq!(at(0.9), Verdict::Invalid(vec![QuestionnaireSign::Hurried { median: 0.9 }]));
    }

    #[test]
    fn answers_against_their_own_meaning_are_inconsistent() {
        let (mut answers, reversed, scales) = consistent();
        for (item, answer) in answers.iter_mut().enumerate() {
            *answer = u8::try_from(item * 7 % 5).unwrap();
        }
        let verdict = judge_questionnaire(&sheet(&answers, &reversed, &scales, &[4.0; 60]));
        assert!(matches!(verdict, Verdict::Caution(_) | Verdict::Valid), "{verdict:?}");
    }

    #[test]
    fn one_failed_attention_item_is_a_note_and_two_are_a_verdict() {
        let (answers, reversed, scales) = consistent();
        let mut sheet = sheet(&answers, &reversed, &scales, &[4.0; 60]);
        sheet.attention_failed = 1;
        assert!(matches!(judge_questionnaire(&sheet), Verdict::Caution(_)));
        sheet.attention_failed = 2;
        assert!(judge_questionnaire(&sheet).is_invalid());
    }

    #[test]
    fn answers_that_look_random_are_a_note_alone_and_a_verdict_with_another_sign() {
        let (answers, reversed, scales) = consistent();
        let judged = |log_ratio: f64, seconds: f64| {
            let times = [seconds; 60];
            let sheet = sheet(&answers, &reversed, &scales, &times);
            judge_questionnaire(&Questionnaire { log_ratio: Some(log_ratio), ..sheet })
        };
        assert_eq!(judged(0.1, 4.0), Verdict::Valid);
        assert_eq!(judged(-9.0, 4.0), Verdict::Caution(vec![QuestionnaireSign::Random { log_ratio: -9.0 }]));
        assert!(judged(-9.0, 1.5).is_invalid());
        assert!(matches!(judged(-3.0, 1.5), Verdict::Caution(signs) if signs.len() == 2));
    }

    #[test]
    fn empty_and_broken_sheets_are_judged_without_a_panic() {
        for answers in [&[][..], &[MISSING; 60], &[250; 60]] {
            let empty = sheet(answers, &[true, false], &[255, 0], &[f64::NAN, -1.0]);
            assert!(judge_questionnaire(&empty).is_invalid(), "{answers:?}");
        }
    }
}
