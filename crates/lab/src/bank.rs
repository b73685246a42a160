//! The item bank: puzzles generated in advance and checked, without duplicates, no two alike while their
//! template has other looks, with their initial parameters. An entry stores only its origin, from which the
//! puzzle is generated again.

use std::collections::{BTreeMap, BTreeSet};

use matrix::{
    check, difficulty, form,
    item::{Item, Origin},
    recipe::{self, Maker},
    template::TEMPLATES,
};
use measure::{model::Logistic, random::Random};
use serde::{Deserialize, Serialize};

/// Discrimination of an item without answers: the mean of comparable items.
pub const LAUNCH_SLOPE: f64 = 1.28;
/// Chance of a right answer without knowledge: below one in six, because wrong options attract.
pub const LAUNCH_GUESSING: f64 = 0.10;
/// The zero of the predicted difficulties is the sample of online adults whose answers the weights come
/// from. Adults in general are assumed to be this much less able (in SD), so for them every item is that
/// much harder; the level error of the provisional norms says how uncertain that is.
pub const LAUNCH_ANCHOR: f64 = 0.2;

/// Seeds stay below 2⁵³, so that every JSON reader keeps them exact.
const SEEDS: u64 = 1 << 53;
/// After this many seeds in a row without a new look, a template counts as exhausted.
const PATIENCE: u32 = 2_000;

/// One puzzle of the bank.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Entry {
    pub origin: Origin,
    /// The template's name.
    pub template: String,
    /// [`check::fingerprint`]: equal for puzzles that look the same except for their shapes.
    #[serde(with = "hexadecimal")]
    pub fingerprint: u128,
    /// Predicted difficulty in standard deviations of ability.
    pub b: f64,
    /// The parameters used for scoring.
    pub parameters: Logistic,
}

/// Puzzles in the order they were generated.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Bank {
    pub seed: u64,
    pub entries: Vec<Entry>,
}

/// Why there is no bank of this size.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BuildError {
    #[error("all templates together gave only {made} different puzzles")]
    Exhausted { made: usize },
}

/// Why an entry is invalid.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum EntryError {
    #[error("entry {0}: the recipes generate no puzzle from this origin")]
    NotMade(usize),
    #[error("entry {0}: {1}")]
    Refused(usize, check::Refusal),
    #[error("entry {0}: template, fingerprint or difficulty don't match the puzzle")]
    Altered(usize),
    #[error("entry {0} shows the same pictures as an earlier one")]
    Twice(usize),
}

/// Puzzles that a new one must not repeat.
#[derive(Debug, Clone, Default)]
pub struct Seen {
    looks: BTreeSet<u128>,
    pictures: BTreeSet<u128>,
}

impl Seen {
    pub fn add(&mut self, item: &Item) {
        self.looks.insert(check::fingerprint(item));
        self.pictures.insert(check::picture(item));
    }
}

/// What a template can still provide.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Left {
    Looks,
    /// A simple template has a few hundred looks; after those, the same look with other shapes.
    Shapes,
}

/// Builds a bank: one puzzle of each template in turn, every puzzle checked by the independent solver and
/// at 48 pixels. No two look alike while their template has other looks, and no two are the same except for
/// the order of their options. `progress` gets the number built so far and the total.
///
/// ```
/// let bank = lab::bank::build(100, 7, &mut |_, _| {}).unwrap();
/// assert_eq!(bank.entries.len(), 100);
/// assert_eq!(bank, lab::bank::build(100, 7, &mut |_, _| {}).unwrap());
/// ```
pub fn build(items: usize, seed: u64, progress: &mut dyn FnMut(usize, usize)) -> Result<Bank, BuildError> {
    let all = (0..TEMPLATES.len()).filter_map(|template| u16::try_from(template).ok());
    build_of(all.collect(), items, seed, progress)
}

/// [`build`] from these templates alone; one that is named several times gives that many puzzles per turn.
pub fn build_of(
    templates: Vec<u16>,
    items: usize,
    seed: u64,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Bank, BuildError> {
    build_beside(Seen::default(), templates, items, seed, progress)
}

/// [`build_of`] without repeating puzzles that already exist.
pub fn build_beside(
    mut known: Seen,
    templates: Vec<u16>,
    items: usize,
    seed: u64,
    progress: &mut dyn FnMut(usize, usize),
) -> Result<Bank, BuildError> {
    let mut random = Random::seeded(seed);
    let mut maker = Maker::default();
    let mut entries = Vec::new();
    let mut left: BTreeMap<u16, Left> = templates.iter().map(|template| (*template, Left::Looks)).collect();
    let mut open = templates;
    while entries.len() < items {
        if open.is_empty() {
            return Err(BuildError::Exhausted { made: entries.len() });
        }
        open.retain(|template| {
            if entries.len() == items {
                return true;
            }
            while let Some(of_template) = left.get(template).copied() {
                let mut fresh = || fresh(&mut maker, *template, random.below(SEEDS), of_template, &mut known);
                if let Some(entry) = (0..PATIENCE).find_map(|_| fresh()) {
                    entries.push(entry);
                    progress(entries.len(), items);
                    return true;
                }
                match of_template {
                    Left::Looks => left.insert(*template, Left::Shapes),
                    Left::Shapes => left.remove(template),
                };
            }
            false
        });
    }
    Ok(Bank { seed, entries })
}

/// The entry of this template and seed, if the puzzle is valid and repeats none before.
fn fresh(maker: &mut Maker, template: u16, seed: u64, left: Left, known: &mut Seen) -> Option<Entry> {
    let item = maker.make(template, seed)?;
    let repeats = match left {
        Left::Looks => known.looks.contains(&check::fingerprint(&item)),
        Left::Shapes => known.pictures.contains(&check::picture(&item)),
    };
    if repeats || check::check(&item).is_err() {
        return None;
    }
    known.add(&item);
    Some(entry(&item))
}

/// What the bank stores of a puzzle.
pub fn entry(item: &Item) -> Entry {
    let b = f64::from(difficulty::predicted_b(item)) / 1000.0;
    Entry {
        origin: item.origin,
        template: template_name(item.origin.template).to_owned(),
        fingerprint: check::fingerprint(item),
        b,
        parameters: Logistic::from_abc(LAUNCH_SLOPE, b + LAUNCH_ANCHOR, LAUNCH_GUESSING),
    }
}

pub(crate) fn template_name(template: u16) -> &'static str {
    TEMPLATES.get(usize::from(template)).map_or("", |template| template.name)
}

impl Entry {
    /// The puzzle itself; `None` if the current recipes can't generate it any more.
    pub fn item(&self) -> Option<Item> {
        recipe::make(self.origin.template, self.origin.seed).filter(|item| item.origin == self.origin)
    }

    /// The puzzle with its key at this position.
    pub fn item_with_key_at(&self, place: u8) -> Option<Item> {
        self.item().map(|item| form::with_key_at(item, place))
    }
}

/// Every invalid entry: each puzzle is generated and checked again. Parameters may have been calibrated
/// since, so they aren't compared.
pub fn check_all(bank: &Bank, progress: &mut dyn FnMut(usize, usize)) -> Vec<EntryError> {
    let mut pictures = BTreeSet::new();
    let mut wrong = Vec::new();
    for (index, entry) in bank.entries.iter().enumerate() {
        wrong.extend(judge(index, entry, &mut pictures).err());
        progress(index + 1, bank.entries.len());
    }
    wrong
}

fn judge(index: usize, stored: &Entry, pictures: &mut BTreeSet<u128>) -> Result<(), EntryError> {
    let item = stored.item().ok_or(EntryError::NotMade(index))?;
    check::check(&item).map_err(|refusal| EntryError::Refused(index, refusal))?;
    let made = entry(&item);
    if (made.fingerprint, &made.template) != (stored.fingerprint, &stored.template)
        || (made.b - stored.b).abs() > 1e-9
    {
        return Err(EntryError::Altered(index));
    }
    if pictures.insert(check::picture(&item)) { Ok(()) } else { Err(EntryError::Twice(index)) }
}

/// Fingerprints as hexadecimal text: most JSON readers can't hold 128-bit numbers.
mod hexadecimal {
    use serde::{Deserialize as _, Deserializer, Serializer, de::Error as _};

    pub(super) fn serialize<S: Serializer>(value: &u128, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{value:032x}"))
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u128, D::Error> {
        let text = String::deserialize(deserializer)?;
        u128::from_str_radix(&text, 16).map_err(D::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_template_gives_puzzles_and_none_looks_like_another() {
        let bank = build(3 * TEMPLATES.len(), 1, &mut |_, _| {}).unwrap();
        let templates: BTreeSet<u16> = bank.entries.iter().map(|entry| entry.origin.template).collect();
        let looks: BTreeSet<u128> = bank.entries.iter().map(|entry| entry.fingerprint).collect();
        assert_eq!((templates.len(), looks.len()), (TEMPLATES.len(), bank.entries.len()));
        assert_eq!(check_all(&bank, &mut |_, _| {}), []);
    }

    #[test]
    fn a_template_without_new_looks_continues_with_other_shapes() {
        let simple = (0_u16..).zip(TEMPLATES).find(|(_, template)| template.name == "inner-order").unwrap().0;
        let bank = build_of(vec![simple], 400, 1, &mut |_, _| {}).unwrap();
        let looks: Vec<u128> = bank.entries.iter().map(|entry| entry.fingerprint).collect();
        let new = |count: usize| looks[..count].iter().collect::<BTreeSet<_>>().len();
        assert_eq!(new(200), 200);
        assert!((250..350).contains(&new(400)), "{}", new(400));
        assert_eq!(check_all(&bank, &mut |_, _| {}), []);
    }

    #[test]
    fn another_seed_makes_another_bank() {
        let bank = |seed| build(20, seed, &mut |_, _| {}).unwrap().entries;
        assert_ne!(bank(1)[0].origin.seed, bank(2)[0].origin.seed);
    }

    #[test]
    fn progress_ends_at_the_total() {
        let mut last = (0, 0);
        build(30, 1, &mut |done, total| last = (done, total)).unwrap();
        assert_eq!(last, (30, 30));
    }

    #[test]
    fn a_changed_entry_is_found() {
        let mut bank = build(4, 1, &mut |_, _| {}).unwrap();
        bank.entries[0].fingerprint ^= 1;
        bank.entries[1].origin.version += 1;
        bank.entries[3] = bank.entries[2].clone();
        bank.entries[2].b += 0.5;
        let found = check_all(&bank, &mut |_, _| {});
        assert_eq!(found, [EntryError::Altered(0), EntryError::NotMade(1), EntryError::Altered(2)]);
        bank.entries[2] = bank.entries[3].clone();
        assert_eq!(check_all(&bank, &mut |_, _| {}).last(), Some(&EntryError::Twice(3)));
    }
}
