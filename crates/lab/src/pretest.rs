//! Questions that are only being tried out: mixed into a form by difficulty, so that they can't be
//! distinguished from those that count.

use std::collections::BTreeSet;

use matrix::item::Origin;

use crate::{
    bank::Entry,
    forms::{Question, TestForm},
};

/// Longest run of one key position, as in a form without them.
const LONGEST_RUN: usize = 3;

/// How many are mixed into a form of `questions` questions.
///
/// ```
/// assert_eq!([0.0, 0.1, 0.5, 7.0].map(|share| lab::pretest::count(share, 30)), [0, 3, 15, 30]);
/// ```
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "at most the questions")]
#[expect(clippy::cast_precision_loss, reason = "questions of a form")]
pub fn count(share: f64, questions: usize) -> usize {
    (share.clamp(0.0, 1.0) * questions as f64).round() as usize
}

/// The form with `count` questions on trial mixed in, still rising in difficulty; true marks those that
/// count. Puzzles come from the pool, and none is used twice; fewer are mixed in if the pool runs dry.
pub fn mixed(
    form: &TestForm,
    count: usize,
    pool: &[Entry],
    taken: &mut BTreeSet<Origin>,
) -> Vec<(Question, bool)> {
    let mut all: Vec<(Question, bool)> =
        form.questions.iter().map(|question| (question.clone(), true)).collect();
    for number in 0..count {
        // Evenly over the form, each next to a question of similar difficulty.
        let beside = (2 * number + 1) * form.questions.len() / (2 * count);
        let Some(entry) = nearest(form.questions[beside].entry.b, pool, &all, taken) else { break };
        taken.insert(entry.origin);
        let at = all.partition_point(|(question, _)| question.entry.b <= entry.b);
        let key = key_place(&all, at, entry.origin.seed);
        all.insert(at, (Question { entry: entry.clone(), key }, false));
    }
    all
}

/// The unused puzzle nearest in difficulty, preferably of a template that the form doesn't have yet.
fn nearest<'a>(
    b: f64,
    pool: &'a [Entry],
    form: &[(Question, bool)],
    taken: &BTreeSet<Origin>,
) -> Option<&'a Entry> {
    let repeats = |entry: &Entry| form.iter().any(|(question, _)| question.entry.template == entry.template);
    let looks_like =
        |entry: &Entry| form.iter().any(|(question, _)| question.entry.fingerprint == entry.fingerprint);
    let free = pool.iter().filter(|entry| !taken.contains(&entry.origin) && !looks_like(entry));
    free.min_by(|one, other| {
        let distance = |entry: &Entry| (entry.b - b).abs();
        repeats(one).cmp(&repeats(other)).then(distance(one).total_cmp(&distance(other)))
    })
}

/// The key position that is rarest in the form and makes no long run here; ties are broken by the puzzle's
/// secret seed.
fn key_place(form: &[(Question, bool)], at: usize, seed: u64) -> u8 {
    let keys: Vec<u8> = form.iter().map(|(question, _)| question.key).collect();
    let run = |place: u8| {
        let same = |key: &&u8| **key == place;
        keys[..at].iter().rev().take_while(same).count() + keys[at..].iter().take_while(same).count() + 1
    };
    let often = |place: &u8| form.iter().filter(|(question, _)| question.key == *place).count();
    let turned = (0..6).map(|place| ((place + seed) % 6) as u8);
    turned.filter(|place| run(*place) <= LONGEST_RUN).min_by_key(often).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        bank::build_of,
        forms::{Length, forms, origins, templates},
    };

    #[test]
    fn trial_questions_fit_by_difficulty_and_leave_the_form_unchanged() {
        let all = templates();
        let bank = build_of(all.clone(), 3 * all.len(), 5, &mut |_, _| {}).unwrap();
        for length in [Length::Long, Length::Short, Length::Brief] {
            let form = forms(&bank, length, 1, 1, &BTreeSet::new()).unwrap().remove(0);
            let mut taken = origins(std::slice::from_ref(&form));
            let trials = count(0.2, length.questions());
            let mixed = mixed(&form, trials, &bank.entries, &mut taken);

            let scored: Vec<Question> =
                mixed.iter().filter(|(_, scored)| *scored).map(|(question, _)| question.clone()).collect();
            assert_eq!((scored, mixed.len()), (form.questions, length.questions() + trials));
            assert_eq!(taken.len(), mixed.len());
            assert!(mixed.windows(2).all(|pair| pair[0].0.entry.b <= pair[1].0.entry.b));
            let templates: BTreeSet<&str> =
                mixed.iter().map(|(question, _)| question.entry.template.as_str()).collect();
            assert_eq!(templates.len(), mixed.len());
            assert!(mixed.windows(4).all(|run| run.iter().any(|(question, _)| question.key != run[0].0.key)));
            for place in 0..6 {
                let often = mixed.iter().filter(|(question, _)| question.key == place).count();
                assert!(often.abs_diff(mixed.len() / 6) <= 1, "{place}: {often}");
            }
        }
    }

    #[test]
    fn a_dry_pool_gives_fewer() {
        let all = templates();
        let bank = build_of(all.clone(), 2 * all.len(), 5, &mut |_, _| {}).unwrap();
        let form = forms(&bank, Length::Brief, 1, 1, &BTreeSet::new()).unwrap().remove(0);
        assert_eq!(mixed(&form, 4, &bank.entries[..0], &mut BTreeSet::new()).len(), 12);
    }
}
