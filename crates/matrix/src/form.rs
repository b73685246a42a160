//! Test forms: which item goes where. Parallel forms have the same blueprint, equal curves, no item in
//! common, every key position equally often and no long run of one.

use crate::{dice::Dice, item::Item, template::TEMPLATES};

/// One slot of a form: the templates whose items may go there, all about equally difficult.
pub type Slot = &'static [&'static str];

/// The slots of a form, from easy to difficult.
#[derive(Debug, Clone, Copy)]
pub struct Blueprint {
    pub slots: &'static [Slot],
}

/// 30 questions.
pub const LONG: Blueprint = Blueprint { slots: &SLOTS };

/// 20 questions: the same ends, with about every third one between left out.
pub const SHORT: Blueprint = Blueprint { slots: &SHORT_SLOTS };

/// 12 questions: the same ends, and most of the rest in the middle, where most people are: spread evenly, so
/// few questions would measure nobody to within 9 IQ.
pub const BRIEF: Blueprint = Blueprint { slots: &BRIEF_SLOTS };

const SLOTS: [Slot; 30] = [
    &["count-tied"],
    &["shape-order-tied"],
    &["turn-tied"],
    &["shape-tied", "inner-order"],
    &["count-shape"],
    &["shape-order-size"],
    &["turn-shape"],
    &["count-row", "sum"],
    &["shape-order"],
    &["turn"],
    &["count"],
    &["turn-shape-half-two"],
    &["count-shape-two", "sum-shape-two"],
    &["count-fill-row-two", "count-order-two", "mirror-half-two", "turn-fill-row-two"],
    &["turn-shape-two"],
    &["count-fill-two", "shape-size-two", "grid-tied-three"],
    &["ring-core-two", "shape-fill-two", "rim-core-two"],
    &["in-out-two", "twice-two", "mirror-two", "turn-fill-two", "pointer-tied-three"],
    &["grid-sum-three"],
    &["grid-or", "turn-size-two"],
    &["single-tied-three"],
    &["grid-sub", "grid-complete", "pointer-three"],
    &["grid-three", "petals-or", "lines-or"],
    &["single-prog-three", "grid-xor"],
    &["pointer-size-three"],
    &["pointer-both-three", "mirror-three"],
    &["petals-xor", "in-out-three"],
    &["ring-core-three", "rim-core-three", "twice-three"],
    &["petals-or-two"],
    &["petals-sub-two"],
];

const SHORT_SLOTS: [Slot; 20] = [
    SLOTS[0], SLOTS[1], SLOTS[3], SLOTS[5], SLOTS[6], SLOTS[7], SLOTS[9], SLOTS[11], SLOTS[12], SLOTS[14],
    SLOTS[15], SLOTS[17], SLOTS[18], SLOTS[20], SLOTS[21], SLOTS[23], SLOTS[25], SLOTS[27], SLOTS[28],
    SLOTS[29],
];

const BRIEF_SLOTS: [Slot; 12] = [
    SLOTS[0], SLOTS[4], SLOTS[7], SLOTS[9], SLOTS[10], SLOTS[11], SLOTS[12], SLOTS[14], SLOTS[15], SLOTS[17],
    SLOTS[21], SLOTS[29],
];

/// A usable item, with what the assembly needs to know about it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Candidate {
    /// The caller's identifier.
    pub id: usize,
    pub template: u16,
    /// Difficulty in thousandths, for the order within a form.
    pub b: i32,
    /// The item's curves at the caller's points, in thousandths: expected score, then information.
    pub curve: Vec<i32>,
}

/// Why forms can't be assembled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AssemblyError {
    #[error("not enough items for slot {slot} of form {form}")]
    TooFewItems { form: usize, slot: usize },
    #[error("the curves of the items have different numbers of points")]
    UnevenCurves,
}

/// An assembled form: candidates from easy to difficult, and the position of each key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Form {
    /// Indices into the candidates.
    pub items: Vec<usize>,
    pub key_places: Vec<u8>,
}

/// Exchanges tried for each slot of each form, to make the curves equal.
const EXCHANGES: usize = 40;

/// Assembles this many parallel forms; no candidate is used twice.
///
/// First every slot gets an item, then items of the same slot are exchanged between forms wherever that
/// brings the forms' curves closer together.
pub fn assemble(
    blueprint: &Blueprint,
    candidates: &[Candidate],
    forms: usize,
    seed: u64,
) -> Result<Vec<Form>, AssemblyError> {
    let points = candidates.first().map_or(0, |candidate| candidate.curve.len());
    if candidates.iter().any(|candidate| candidate.curve.len() != points) {
        return Err(AssemblyError::UnevenCurves);
    }
    let mut dice = Dice::seeded(seed);
    let mut taken = vec![false; candidates.len()];
    let mut places: Vec<Vec<usize>> = vec![Vec::with_capacity(blueprint.slots.len()); forms];
    for (slot, templates) in blueprint.slots.iter().enumerate() {
        let fits = |candidate: &Candidate| {
            TEMPLATES
                .get(usize::from(candidate.template))
                .is_some_and(|template| templates.contains(&template.name))
        };
        let mut open: Vec<usize> = (0..candidates.len()).filter(|index| fits(&candidates[*index])).collect();
        dice.shuffle(&mut open);
        for (form, items) in places.iter_mut().enumerate() {
            let item = loop {
                let index = open.pop().ok_or(AssemblyError::TooFewItems { form, slot })?;
                if !std::mem::replace(&mut taken[index], true) {
                    break index;
                }
            };
            items.push(item);
        }
    }
    even_out(candidates, &mut places, points, &mut dice);
    Ok(places
        .into_iter()
        .map(|mut items| {
            items.sort_by_key(|index| (candidates[*index].b, candidates[*index].id));
            let key_places = key_places(items.len(), &mut dice);
            Form { items, key_places }
        })
        .collect())
}

/// Exchanges items of the same slot between forms while that brings their curves closer together.
fn even_out(candidates: &[Candidate], places: &mut [Vec<usize>], points: usize, dice: &mut Dice) {
    let Some(slots) = places.first().map(Vec::len) else { return };
    if points == 0 || places.len() < 2 {
        return;
    }
    let curve = |index: usize, point: usize| i64::from(candidates[index].curve[point]);
    let mut sums: Vec<Vec<i64>> = places
        .iter()
        .map(|items| (0..points).map(|point| items.iter().map(|index| curve(*index, point)).sum()).collect())
        .collect();
    for _ in 0..EXCHANGES * slots * places.len() {
        let (one, other, slot) = (dice.place(places.len()), dice.place(places.len()), dice.place(slots));
        let (mine, theirs) = (places[one][slot], places[other][slot]);
        // An exchange moves the difference of the two items from one sum to the other; the squares of both
        // sums shrink exactly if it narrows the gap between them.
        let gain: i64 = (0..points)
            .map(|point| {
                let step = curve(theirs, point) - curve(mine, point);
                let gap = sums[other][point] - sums[one][point];
                step * (gap - step)
            })
            .sum();
        if one != other && gain > 0 {
            for (point, sum) in sums[one].iter_mut().enumerate() {
                *sum += curve(theirs, point) - curve(mine, point);
            }
            for (point, sum) in sums[other].iter_mut().enumerate() {
                *sum -= curve(theirs, point) - curve(mine, point);
            }
            places[one][slot] = theirs;
            places[other][slot] = mine;
        }
    }
}

/// Longest run of one key position within a form.
const LONGEST_RUN: usize = 3;

/// Key positions for this many questions: each about equally often, no run longer than three.
fn key_places(questions: usize, dice: &mut Dice) -> Vec<u8> {
    let mut extra: Vec<u8> = (0..6).collect();
    dice.shuffle(&mut extra);
    let mut places: Vec<u8> = (0..questions).map(|index| extra[index % 6]).collect();
    loop {
        dice.shuffle(&mut places);
        if places.windows(LONGEST_RUN + 1).all(|run| run.iter().any(|place| *place != run[0])) {
            return places;
        }
    }
}

/// The item with its key at this position: the key swaps with the option that was there.
pub fn with_key_at(mut item: Item, place: u8) -> Item {
    let place = place.min(5);
    item.choices.swap(usize::from(item.key), usize::from(place));
    item.key = place;
    item
}
