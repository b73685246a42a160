//! Parallel forms from a bank: the same blueprint, equal curves of expected score and information, no
//! puzzle in common, keys spread over the six positions.

use std::collections::BTreeSet;

use matrix::{
    form::{AssemblyError, BRIEF, Blueprint, Candidate, LONG, SHORT, assemble},
    item::{Item, Origin},
    template::TEMPLATES,
};
use measure::{
    information,
    model::Logistic,
    score::{Form, FormError},
};
use serde::{Deserialize, Serialize};

use crate::bank::{Bank, Entry};

/// Abilities at which forms are made equal: −3 … 3, half a standard deviation apart.
const POINTS: usize = 13;

/// Which exam a form is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Length {
    /// 30 questions.
    Long,
    /// 20 questions.
    Short,
    /// 12 questions.
    Brief,
}

impl Length {
    pub fn blueprint(self) -> &'static Blueprint {
        match self {
            Self::Long => &LONG,
            Self::Short => &SHORT,
            Self::Brief => &BRIEF,
        }
    }

    pub fn questions(self) -> usize {
        self.blueprint().slots.len()
    }
}

/// How many forms of each length.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counts {
    pub long: usize,
    pub short: usize,
    pub brief: usize,
}

impl Counts {
    /// Each length with its number of forms.
    pub fn each(self) -> [(Length, usize); 3] {
        [(Length::Long, self.long), (Length::Short, self.short), (Length::Brief, self.brief)]
    }
}

/// The templates that a form may hold.
pub fn templates() -> Vec<u16> {
    let named: BTreeSet<&str> =
        Length::Long.blueprint().slots.iter().flat_map(|slot| slot.iter().copied()).collect();
    (0_u16..)
        .zip(TEMPLATES)
        .filter(|(_, template)| named.contains(template.name))
        .map(|(index, _)| index)
        .collect()
}

/// One question of a form.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Question {
    /// The puzzle's entry in the bank.
    #[serde(flatten)]
    pub entry: Entry,
    /// Position of the key, 0 … 5.
    pub key: u8,
}

impl Question {
    /// The puzzle as shown; `None` if the current recipes can't generate it any more.
    pub fn item(&self) -> Option<Item> {
        self.entry.item_with_key_at(self.key)
    }
}

/// A form: questions from easy to difficult.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct TestForm {
    pub length: Length,
    pub questions: Vec<Question>,
}

impl TestForm {
    /// The parameters its answers are scored with.
    pub fn parameters(&self) -> Vec<Logistic> {
        self.questions.iter().map(|question| question.entry.parameters).collect()
    }

    /// Ready for scoring; fails only on parameters that calibration should never have produced.
    pub fn scored(&self) -> Result<Form, FormError> {
        Form::new(self.parameters())
    }

    pub fn keys(&self) -> Vec<u8> {
        self.questions.iter().map(|question| question.key).collect()
    }
}

/// Why no such forms can be assembled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FormsError {
    #[error("the bank's puzzles don't fill the blueprint")]
    Assembly(#[from] AssemblyError),
    #[error("an item of the bank can't be scored")]
    Parameters(#[from] FormError),
}

/// Assembles parallel forms of one length from those puzzles of the bank that aren't taken.
///
/// ```
/// use std::collections::BTreeSet;
/// use lab::{bank, forms::{Length, forms}};
/// let bank = bank::build(220, 7, &mut |_, _| {}).unwrap();
/// let two = forms(&bank, Length::Long, 2, 1, &BTreeSet::new()).unwrap();
/// assert_eq!((two.len(), two[0].questions.len()), (2, 30));
/// ```
pub fn forms(
    bank: &Bank,
    length: Length,
    count: usize,
    seed: u64,
    taken: &BTreeSet<Origin>,
) -> Result<Vec<TestForm>, FormsError> {
    let mut candidates = Vec::with_capacity(bank.entries.len());
    for (id, entry) in bank.entries.iter().enumerate() {
        if !taken.contains(&entry.origin) {
            candidates.push(candidate(id, entry)?);
        }
    }
    let assembled = assemble(length.blueprint(), &candidates, count, seed)?;
    let question = |place: usize, key: u8| {
        let entry = bank.entries[candidates[place].id].clone();
        Question { entry, key }
    };
    Ok(assembled
        .into_iter()
        .map(|form| TestForm {
            length,
            questions: form
                .items
                .iter()
                .zip(&form.key_places)
                .map(|(item, key)| question(*item, *key))
                .collect(),
        })
        .collect())
}

/// Long and short forms that have no puzzle in common at all: the long ones first.
pub fn both(bank: &Bank, long: usize, short: usize, seed: u64) -> Result<Vec<TestForm>, FormsError> {
    let mut all = forms(bank, Length::Long, long, seed, &BTreeSet::new())?;
    all.extend(forms(bank, Length::Short, short, seed, &origins(&all))?);
    Ok(all)
}

/// Forms of all lengths that have no puzzle in common at all: the long ones first, then the short ones.
pub fn all(bank: &Bank, counts: Counts, seed: u64) -> Result<Vec<TestForm>, FormsError> {
    let mut all = Vec::new();
    for (length, count) in counts.each() {
        all.extend(forms(bank, length, count, seed, &origins(&all))?);
    }
    Ok(all)
}

/// Each template as often as [`all`] needs a puzzle of it. The templates of one position alternate.
pub fn needed(counts: Counts) -> Vec<u16> {
    let mut needed = Vec::new();
    for (index, template) in (0_u16..).zip(TEMPLATES) {
        for (length, forms) in counts.each() {
            let slots = length.blueprint().slots.iter().filter(|slot| slot.contains(&template.name));
            let times: usize = slots.map(|slot| forms.div_ceil(slot.len())).sum();
            needed.extend(std::iter::repeat_n(index, times));
        }
    }
    needed
}

/// The puzzles that forms use up.
pub fn origins(forms: &[TestForm]) -> BTreeSet<Origin> {
    forms.iter().flat_map(|form| &form.questions).map(|question| question.entry.origin).collect()
}

/// What the assembly needs to know about an entry: its difficulty, and its curves on −3 … 3.
pub fn candidate(id: usize, entry: &Entry) -> Result<Candidate, FormError> {
    let single = Form::new(vec![entry.parameters])?;
    let along = information::along(&single, -3.0, 3.0, POINTS);
    let expected = along.iter().map(|point| thousandths(point.expected));
    let curve = expected.chain(along.iter().map(|point| thousandths(point.information))).collect();
    let b = thousandths(entry.parameters.b());
    Ok(Candidate { id, template: entry.origin.template, b, curve })
}

#[expect(clippy::cast_possible_truncation, reason = "clamped to a million standard deviations")]
fn thousandths(value: f64) -> i32 {
    (value.clamp(-1e6, 1e6) * 1000.0).round() as i32
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use matrix::check;
    use measure::{information::largest_gap, norms::Norms};

    use super::*;
    use crate::{
        bank::{build, build_of},
        trial,
    };

    const LENGTHS: [Length; 3] = [Length::Long, Length::Short, Length::Brief];

    static WHOLE: LazyLock<Vec<TestForm>> = LazyLock::new(|| {
        let bank = build(36 * TEMPLATES.len(), 11, &mut |_, _| {}).unwrap();
        both(&bank, 24, 12, 5).unwrap()
    });

    const COUNTS: Counts = Counts { long: 24, short: 12, brief: 12 };

    /// All three lengths, from no more puzzles than they need.
    static LAUNCH: LazyLock<Vec<TestForm>> = LazyLock::new(|| {
        let templates = needed(COUNTS);
        let bank = build_of(templates.clone(), templates.len(), 3, &mut |_, _| {}).unwrap();
        all(&bank, COUNTS, 3).unwrap()
    });

    fn looks(forms: &[TestForm]) -> BTreeSet<u128> {
        forms.iter().flat_map(|form| &form.questions).map(|question| question.entry.fingerprint).collect()
    }

    #[test]
    fn twenty_four_long_and_twelve_short_forms_share_no_puzzle() {
        let forms = &*WHOLE;
        assert_eq!(forms.len(), 36);
        assert_eq!(looks(forms).len(), 24 * 30 + 12 * 20);
        assert_eq!(looks(&LAUNCH).len(), 24 * 30 + 12 * 20 + 12 * 12);
    }

    #[test]
    fn forms_are_parallel() {
        for (forms, length) in [(&WHOLE, Length::Long), (&WHOLE, Length::Short)]
            .into_iter()
            .chain(LENGTHS.map(|of| (&LAUNCH, of)))
        {
            let scored: Vec<Form> = forms
                .iter()
                .filter(|form| form.length == length)
                .map(|form| form.scored().unwrap())
                .collect();
            let gaps =
                scored.iter().flat_map(|one| scored.iter().map(|other| largest_gap(one, other, -3.0, 3.0)));
            let largest = gaps.fold(0.0, f64::max);
            assert!(largest <= 0.5, "{length:?}: {largest}");
            let curves: Vec<Vec<information::Precision>> =
                scored.iter().map(|form| information::along(form, -3.0, 3.0, 61)).collect();
            for point in 0..61 {
                let at = || curves.iter().map(|curve| curve[point].information);
                let (least, most) = (at().fold(f64::MAX, f64::min), at().fold(0.0, f64::max));
                assert!(most - least <= 0.05 * most, "{length:?}: {least} … {most} at {point}");
            }
        }
    }

    #[test]
    fn twelve_questions_measure_those_around_the_average() {
        for form in LAUNCH.iter().filter(|form| form.length == Length::Brief) {
            let (low, high) = trial::scale(form.parameters(), Norms::provisional("test")).unwrap().range();
            assert!(low <= 86 && high >= 114, "{low} … {high}");
        }
    }

    #[test]
    fn a_form_rises_in_difficulty_and_repeats_no_structure() {
        for form in WHOLE.iter().chain(LAUNCH.iter()) {
            let b: Vec<f64> = form.questions.iter().map(|question| question.entry.b).collect();
            let gap = match form.length {
                Length::Long => 0.35,
                Length::Short => 0.53,
                Length::Brief => 1.6,
            };
            assert!(b.windows(2).all(|pair| pair[0] <= pair[1] && pair[1] - pair[0] <= gap), "{b:?}");
            let structures: BTreeSet<u128> =
                form.questions.iter().map(|question| check::structure(&question.item().unwrap())).collect();
            assert_eq!(structures.len(), form.questions.len());
        }
    }

    #[test]
    fn keys_are_where_the_form_says_and_evenly_spread() {
        for form in WHOLE.iter().chain(LAUNCH.iter()) {
            let mut counts = [0_usize; 6];
            for question in &form.questions {
                let item = question.item().unwrap();
                assert_eq!(
                    (item.key, &item.choices[usize::from(item.key)].tile),
                    (question.key, &item.tiles[8])
                );
                counts[usize::from(question.key)] += 1;
            }
            assert!(counts.iter().all(|count| count.abs_diff(form.questions.len() / 6) <= 1), "{counts:?}");
            assert!(form.keys().windows(4).all(|run| run.iter().any(|key| *key != run[0])));
        }
    }

    #[test]
    fn a_bank_that_is_too_small_is_reported() {
        let bank = build(10, 1, &mut |_, _| {}).unwrap();
        let none = forms(&bank, Length::Long, 1, 1, &BTreeSet::new());
        assert!(matches!(none, Err(FormsError::Assembly(AssemblyError::TooFewItems { form: 0, .. }))));
    }
}
