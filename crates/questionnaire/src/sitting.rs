//! One sitting: the statements in their order, attention questions between them, and a few statements on trial.

use crate::instrument::Instrument;

/// How many statements on trial are asked in a sitting.
pub const SEEDS: usize = 4;

/// A question of a sitting.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// The place of the statement in the instrument.
    Statement(usize),
    /// The place of the attention question.
    Attention(usize),
    /// The place of the seed.
    Seed(usize),
}

/// How many different sittings there are: each asks other seeds, and every seed is asked equally often.
pub fn count(instrument: &Instrument) -> usize {
    instrument.seeds.len().max(1)
}

/// The questions of one sitting. `which`: below [`count`].
pub fn questions(instrument: &Instrument, which: usize) -> Vec<Question> {
    let statements = instrument.statements.len();
    let seeds = SEEDS.min(instrument.seeds.len());
    let mut questions = Vec::with_capacity(statements + seeds + instrument.attention.len());
    for place in 0..statements {
        questions.push(Question::Statement(place));
        let after = |attention: &usize| instrument.attention[*attention].position == place + 1;
        questions.extend((0..instrument.attention.len()).filter(after).map(Question::Attention));
        // Spread over the sitting; the last question is always a scored one.
        let due = |nth: &usize| (nth + 1) * statements / (seeds + 1) == place + 1;
        let seed = |nth: usize| Question::Seed((which + nth) % instrument.seeds.len());
        questions.extend((0..seeds).filter(due).map(seed));
    }
    questions
}

/// The answers to a sitting, taken apart.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sorted {
    /// In the order of the instrument's statements; [`measure::responses::MISSING`] for one without an answer.
    pub statements: Vec<u8>,
    pub attention_failed: u32,
}

/// Takes the answers to a sitting apart. `answers`: one for each question, as printed.
pub fn sort(instrument: &Instrument, questions: &[Question], answers: &[Option<u8>]) -> Sorted {
    let mut statements = vec![measure::responses::MISSING; instrument.statements.len()];
    let mut attention_failed = 0;
    for (question, answer) in questions.iter().zip(answers) {
        match (question, answer) {
            (Question::Statement(place), Some(answer)) => statements[*place] = *answer,
            (Question::Attention(place), answer)
                if *answer != Some(instrument.attention[*place].expected) =>
            {
                attention_failed += 1;
            }
            _ => {}
        }
    }
    Sorted { statements, attention_failed }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::samples::{EQ, RIASEC, THINKING, TYPE16, instrument};

    #[test]
    fn every_sitting_asks_everything_and_every_seed_is_asked_equally_often() {
        for (text, seeds) in [(TYPE16, 4), (EQ, 4), (THINKING, 4), (RIASEC, 0)] {
            let instrument = instrument(text);
            let mut asked: BTreeMap<usize, usize> = BTreeMap::new();
            for which in 0..count(&instrument) {
                let questions = questions(&instrument, which);
                let total = instrument.statements.len() + instrument.attention.len() + seeds;
                assert_eq!(questions.len(), total);
                assert!(matches!(questions.last(), Some(Question::Statement(_))));
                for question in questions {
                    if let Question::Seed(place) = question {
                        *asked.entry(place).or_default() += 1;
                    }
                }
            }
            assert!(asked.values().all(|times| *times == seeds), "{asked:?}");
            assert_eq!(asked.len(), instrument.seeds.len().min(if seeds == 0 { 0 } else { usize::MAX }));
        }
    }

    #[test]
    fn seeds_never_change_what_is_scored() {
        let instrument = instrument(TYPE16);
        let answer = |which: usize, seed: u8| {
            let questions = questions(&instrument, which);
            let answers: Vec<Option<u8>> = questions
                .iter()
                .map(|question| match question {
                    Question::Statement(place) => u8::try_from(place % 5).ok(),
                    Question::Attention(place) => Some(instrument.attention[*place].expected),
                    Question::Seed(_) => Some(seed),
                })
                .collect();
            sort(&instrument, &questions, &answers)
        };
        assert_eq!(answer(0, 0), answer(7, 4));
        assert_eq!(answer(0, 0).attention_failed, 0);
    }

    #[test]
    fn an_attention_question_without_an_answer_is_failed() {
        let instrument = instrument(TYPE16);
        let questions = questions(&instrument, 0);
        assert_eq!(sort(&instrument, &questions, &vec![None; questions.len()]).attention_failed, 2);
    }
}
