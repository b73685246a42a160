//! Whether answers can be analysed.

use measure::validity::{Questionnaire, QuestionnaireSign, Verdict, judge_questionnaire};

use crate::{
    instrument::{CATEGORIES, Instrument},
    sitting::Sorted,
};

/// Judges a sitting. `times`: seconds on each statement.
pub fn judge(instrument: &Instrument, sheet: &Sorted, times: &[f64]) -> Verdict<QuestionnaireSign> {
    let reversed: Vec<bool> = instrument.statements.iter().map(|one| one.reversed).collect();
    let scale = |one: &crate::instrument::Statement| u8::try_from(one.scale).unwrap_or(u8::MAX);
    let scales: Vec<u8> = instrument.statements.iter().map(scale).collect();
    judge_questionnaire(&Questionnaire {
        answers: &sheet.statements,
        categories: CATEGORIES,
        reversed: &reversed,
        scales: &scales,
        times,
        attention_failed: sheet.attention_failed,
        log_ratio: Some(log_ratio(instrument, &sheet.statements)),
    })
}

/// How much better the scales explain the answers than choosing at random does.
pub fn log_ratio(instrument: &Instrument, answers: &[u8]) -> f64 {
    let given =
        answers.iter().filter(|answer| **answer < CATEGORIES).map(|_| libm::log(f64::from(CATEGORIES)));
    let at_random: f64 = -given.sum::<f64>();
    let forms = instrument.forms.iter().enumerate();
    let explained = forms.map(|(scale, form)| form.log_evidence(&instrument.answers_to(scale, answers)));
    explained.sum::<f64>() - at_random
}

#[cfg(test)]
mod tests {
    use measure::random::Random;

    use super::*;
    use crate::samples::{TYPE16, answers, instrument};

    fn sheet(statements: Vec<u8>) -> Sorted {
        Sorted { statements, attention_failed: 0 }
    }

    #[test]
    fn honest_people_are_rarely_flagged_and_random_clicking_nearly_always() {
        const PEOPLE: u32 = 500;
        let (instrument, mut random) = (instrument(TYPE16), Random::seeded(5));
        let (mut honest, mut clicking) = (0, 0);
        for _ in 0..PEOPLE {
            let traits: Vec<f64> = (0..4).map(|_| random.normal()).collect();
            let given = answers(&instrument, &traits, &mut random);
            honest += u32::from(judge(&instrument, &sheet(given), &[4.0; 60]) != Verdict::Valid);
            let clicks = (0..60).map(|_| u8::try_from(random.below(5)).expect("five")).collect();
            clicking += u32::from(judge(&instrument, &sheet(clicks), &[4.0; 60]) != Verdict::Valid);
        }
        assert!(honest * 10 <= PEOPLE, "{honest} of {PEOPLE} honest people were flagged");
        assert!(clicking * 100 >= PEOPLE * 99, "{clicking} of {PEOPLE} were caught");
    }

    #[test]
    fn random_clicking_in_a_hurry_can_not_be_analysed() {
        let (instrument, mut random) = (instrument(TYPE16), Random::seeded(6));
        let clicks: Vec<u8> = (0..60).map(|_| u8::try_from(random.below(5)).expect("five")).collect();
        let verdict = judge(&instrument, &sheet(clicks), &[1.5; 60]);
        assert!(verdict.is_invalid(), "{verdict:?}");
    }
}
