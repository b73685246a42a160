//! Persons become patterns: equal rows are counted once, and the answers to a few neighbouring items
//! become one number, the row of a table of products.

#![expect(
    clippy::cast_possible_truncation,
    reason = "codes and persons are counted in fewer bits, by construction"
)]

use super::plan::{FitError, MOST_CATEGORIES};
use crate::responses::{MISSING, Responses};

/// Neighbouring items whose answers form one number in mixed base.
#[derive(Debug, Clone)]
pub(super) struct Block {
    pub(super) first: usize,
    /// The number of digits of each item: its categories, plus one if an answer is missing.
    pub(super) bases: Vec<usize>,
    /// Groups times answers in the first block; answers in the others.
    pub(super) rows: usize,
}

/// Every person's answers as rows of tables.
#[derive(Debug)]
pub(super) struct Coded {
    pub(super) blocks: Vec<Block>,
    pub(super) categories: Vec<usize>,
    pub(super) groups: usize,
    /// The row of each pattern in each block.
    pub(super) codes: Vec<u16>,
    /// The weight of each pattern.
    pub(super) weights: Vec<f64>,
    /// The pattern of each person.
    pub(super) pattern: Vec<u32>,
}

/// Maximum rows of a block's table: the tables of a usual test then stay in the second-level cache.
const MOST_ROWS: usize = 256;
const MOST_GROUPS: usize = 256;

/// What the answers to one item look like.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Column {
    pub(super) highest: u8,
    pub(super) missing: bool,
}

/// The highest category of each item, and whether an answer is missing.
pub(super) fn columns(responses: &Responses) -> Vec<Column> {
    let mut highest = vec![0_u8; responses.items()];
    let mut missing = vec![0_u8; responses.items()];
    for row in responses.rows() {
        for ((highest, missing), &answer) in highest.iter_mut().zip(&mut missing).zip(row) {
            let absent = if answer == MISSING { MISSING } else { 0 };
            *highest = (*highest).max(answer & !absent);
            *missing |= absent;
        }
    }
    let column = |(highest, missing)| Column { highest, missing: missing != 0 };
    highest.into_iter().zip(missing).map(column).collect()
}

impl Coded {
    /// `categories` of each item, `columns` as found by [`columns`].
    pub(super) fn of(
        responses: &Responses,
        categories: Vec<usize>,
        columns: &[Column],
    ) -> Result<Self, FitError> {
        for (item, (column, &categories)) in columns.iter().zip(&categories).enumerate() {
            if usize::from(column.highest) >= categories || categories > MOST_CATEGORIES {
                return Err(FitError::Category { item });
            }
        }
        let groups = responses
            .groups
            .map_or(1, |groups| groups.iter().copied().max().map_or(1, |group| usize::from(group) + 1));
        if groups > MOST_GROUPS {
            return Err(FitError::Groups);
        }
        // Large tables don't pay off for few persons.
        let most_rows = responses.persons().clamp(8, MOST_ROWS);
        let blocks = blocks(&categories, columns, groups, most_rows);
        let mut coded =
            Self { blocks, categories, groups, codes: Vec::new(), weights: Vec::new(), pattern: Vec::new() };
        let bits: Vec<u32> =
            coded.blocks.iter().map(|block| usize::BITS - (block.rows - 1).leading_zeros()).collect();
        if bits.iter().sum::<u32>() <= u64::BITS {
            coded.collapse(responses, &bits);
        } else {
            coded.copy(responses);
        }
        Ok(coded)
    }

    pub(super) fn patterns(&self) -> usize {
        self.weights.len()
    }

    /// About `rows` rows, drawn evenly from the sorted persons and each weighted by its share of them, for a
    /// first approximation.
    pub(super) fn sample(&self, rows: f64) -> Self {
        let every = self.weights.iter().sum::<f64>() / rows;
        let (mut codes, mut weights) = (Vec::new(), Vec::new());
        let mut passed = 0.0_f64;
        for (row, weight) in self.codes.chunks_exact(self.blocks.len()).zip(&self.weights) {
            let before = (passed / every).floor();
            passed += weight;
            let drawn = (passed / every).floor() - before;
            if drawn > 0.0 {
                codes.extend_from_slice(row);
                weights.push(drawn * every);
            }
        }
        let (blocks, categories) = (self.blocks.clone(), self.categories.clone());
        Self { blocks, categories, groups: self.groups, codes, weights, pattern: Vec::new() }
    }

    /// The item and digit of every answer of a pattern, missing ones left out.
    pub(super) fn answers(&self, codes: &[u16], mut each: impl FnMut(usize, usize)) {
        for (block, &code) in self.blocks.iter().zip(codes) {
            let mut rest = usize::from(code);
            for (offset, base) in block.bases.iter().enumerate().rev() {
                let item = block.first + offset;
                let digit = rest % base;
                rest /= base;
                if digit < self.categories[item] {
                    each(item, digit);
                }
            }
        }
    }

    pub(super) fn group(&self, codes: &[u16]) -> usize {
        usize::from(codes[0]) / (self.blocks[0].rows / self.groups)
    }

    /// Sorts the rows as numbers and counts equal neighbours.
    fn collapse(&mut self, responses: &Responses, bits: &[u32]) {
        let persons = responses.persons();
        let places = Places::of(self);
        let mut codes = vec![0_u16; self.blocks.len()];
        let mut keys: Vec<Keyed> = Vec::with_capacity(persons);
        for (person, row) in responses.rows().enumerate() {
            places.code(row, group(responses, person), &mut codes);
            let key =
                codes.iter().zip(bits).fold(0, |key, (&code, bits)| shifted(key, *bits) | u64::from(code));
            keys.push(Keyed { key, person: person as u32 });
        }
        let keys = sorted(keys, bits.iter().sum());
        self.pattern = vec![0; persons];
        let mut last = None;
        for Keyed { key, person } in keys {
            if last != Some(key) {
                last = Some(key);
                let mut rest = key;
                for (code, bits) in codes.iter_mut().zip(bits).rev() {
                    *code = (rest & (shifted(1, *bits).wrapping_sub(1))) as u16;
                    rest = rest.checked_shr(*bits).unwrap_or(0);
                }
                self.codes.extend_from_slice(&codes);
                self.weights.push(0.0);
            }
            let pattern = self.weights.len() - 1;
            self.weights[pattern] += responses.weight(person as usize);
            self.pattern[person as usize] = pattern as u32;
        }
    }

    /// Long tests: hardly any two persons answer alike, so every person is a pattern.
    fn copy(&mut self, responses: &Responses) {
        let places = Places::of(self);
        let mut codes = vec![0_u16; self.blocks.len()];
        for (person, row) in responses.rows().enumerate() {
            places.code(row, group(responses, person), &mut codes);
            self.codes.extend_from_slice(&codes);
            self.weights.push(responses.weight(person));
            self.pattern.push(person as u32);
        }
    }
}

fn group(responses: &Responses, person: usize) -> u16 {
    responses.groups.map_or(0, |groups| groups[person])
}

fn shifted(key: u64, bits: u32) -> u64 {
    key.checked_shl(bits).unwrap_or(0)
}

/// Several groups get an extra first block without items: it has their distributions.
fn blocks(categories: &[usize], columns: &[Column], groups: usize, most_rows: usize) -> Vec<Block> {
    let mut blocks = vec![Block { first: 0, bases: Vec::new(), rows: groups }];
    for (item, (&categories, column)) in categories.iter().zip(columns).enumerate() {
        let base = categories + usize::from(column.missing);
        let fits = blocks
            .last()
            .is_some_and(|block| block.rows * base <= most_rows && (groups == 1 || !block.bases.is_empty()));
        match blocks.last_mut() {
            Some(block) if fits => {
                block.bases.push(base);
                block.rows *= base;
            }
            _ => blocks.push(Block { first: item, bases: vec![base], rows: base }),
        }
    }
    blocks
}

/// The place value of each item's digit, so that a row's number is a sum of products.
struct Places {
    values: Vec<u16>,
    absent: Vec<u8>,
    ends: Vec<usize>,
    group: u16,
}

impl Places {
    fn of(coded: &Coded) -> Self {
        let mut all = Self { values: Vec::new(), absent: Vec::new(), ends: Vec::new(), group: 1 };
        for (index, block) in coded.blocks.iter().enumerate() {
            let mut place = 1;
            let mut values: Vec<u16> = Vec::new();
            for base in block.bases.iter().rev() {
                values.push(place as u16);
                place *= base;
            }
            values.reverse();
            all.values.extend(values);
            all.absent.extend(block.bases.iter().map(|base| (base - 1) as u8));
            all.ends.push(all.values.len());
            if index == 0 {
                all.group = place as u16;
            }
        }
        all
    }

    fn code(&self, row: &[u8], group: u16, codes: &mut [u16]) {
        let mut from = 0;
        for (code, &end) in codes.iter_mut().zip(&self.ends) {
            let answers = row[from..end].iter().zip(&self.values[from..end]).zip(&self.absent[from..end]);
            *code = answers.fold(0_u16, |code, ((&answer, &place), &absent)| {
                let digit = if answer == MISSING { absent } else { answer };
                code + place * u16::from(digit)
            });
            from = end;
        }
        codes[0] += group * self.group;
    }
}

#[derive(Debug, Clone, Copy, Default)]
struct Keyed {
    key: u64,
    person: u32,
}

/// Radix sort from the lowest digit; equal keys keep the order of persons.
fn sorted(mut keys: Vec<Keyed>, bits: u32) -> Vec<Keyed> {
    const DIGIT: u32 = 11;
    let mut other = vec![Keyed::default(); keys.len()];
    for pass in 0..bits.div_ceil(DIGIT) {
        let digit = |keyed: &Keyed| ((keyed.key >> (pass * DIGIT)) & ((1 << DIGIT) - 1)) as usize;
        let mut places = [0_usize; 1 << DIGIT];
        for keyed in &keys {
            places[digit(keyed)] += 1;
        }
        let mut next = 0;
        for place in &mut places {
            next += std::mem::replace(place, next);
        }
        for keyed in &keys {
            let place = &mut places[digit(keyed)];
            other[*place] = *keyed;
            *place += 1;
        }
        std::mem::swap(&mut keys, &mut other);
    }
    keys
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;

    fn coded(answers: &[u8], items: usize, groups: Option<&[u16]>) -> Coded {
        let mut responses = Responses::new(answers, items).unwrap();
        if let Some(groups) = groups {
            responses = responses.grouped(groups).unwrap();
        }
        let columns = columns(&responses);
        let categories = columns.iter().map(|column| usize::from(column.highest).max(1) + 1).collect();
        Coded::of(&responses, categories, &columns).unwrap()
    }

    fn decoded(coded: &Coded, person: usize, items: usize) -> Vec<u8> {
        let width = coded.blocks.len();
        let pattern = coded.pattern[person] as usize;
        let mut row = vec![MISSING; items];
        coded.answers(&coded.codes[pattern * width..][..width], |item, digit| {
            row[item] = u8::try_from(digit).unwrap();
        });
        row
    }

    #[test]
    fn every_persons_answers_can_be_decoded() {
        for (items, highest) in [(5, 1), (30, 1), (13, 4), (70, 3), (1, 1), (3, 30)] {
            let mut random = Random::seeded(items as u64);
            let answers: Vec<u8> = (0..items * 400)
                .map(|_| if random.chance(0.1) { MISSING } else { random.below(highest + 1) as u8 })
                .collect();
            let groups: Vec<u16> = (0..400).map(|_| random.below(3) as u16).collect();
            let coded = coded(&answers, items, Some(&groups));
            for person in 0..400 {
                assert_eq!(decoded(&coded, person, items), answers[person * items..][..items]);
                let pattern = coded.pattern[person] as usize * coded.blocks.len();
                assert_eq!(coded.group(&coded.codes[pattern..]), usize::from(groups[person]));
            }
            assert!((coded.weights.iter().sum::<f64>() - 400.0).abs() < 1e-9);
        }
    }

    #[test]
    fn equal_rows_are_counted_once() {
        let coded = coded(&[1, 0, 0, 1, 1, 0], 2, None);
        assert_eq!((coded.patterns(), coded.weights.iter().sum::<f64>()), (2, 3.0));
    }
}
