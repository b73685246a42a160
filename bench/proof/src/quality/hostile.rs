//! Inputs that nobody should send: empty, constant, contradictory, not numbers, infinite.

use measure::{model::Logistic, random::Random, responses::MISSING};

/// A number, often one of the awkward ones.
pub(super) fn number(random: &mut Random) -> f64 {
    match random.below(16) {
        0 => f64::NAN,
        1 => f64::INFINITY,
        2 => f64::NEG_INFINITY,
        3 => 0.0,
        4 => -0.0,
        5 => f64::MAX,
        6 => f64::MIN_POSITIVE,
        7 => -1e300,
        8 => 1e-300,
        9 => 1e9 * random.normal(),
        10 => 1.0,
        _ => random.normal(),
    }
}

/// A finite number, sometimes extreme.
pub(super) fn finite(random: &mut Random) -> f64 {
    match random.below(8) {
        0 => 0.0,
        1 => 1e6 * random.normal(),
        2 => 30.0 * random.normal(),
        _ => random.normal(),
    }
}

pub(super) fn numbers(count: usize, random: &mut Random) -> Vec<f64> {
    let awkward = random.chance(0.5);
    (0..count).map(|_| if awkward && random.chance(0.2) { number(random) } else { finite(random) }).collect()
}

/// Seconds: mostly plausible, sometimes nonsense.
pub(super) fn times(count: usize, random: &mut Random) -> Vec<f64> {
    let awkward = random.chance(0.4);
    (0..count)
        .map(|_| if awkward && random.chance(0.3) { number(random) } else { (3.0 + random.normal()).exp() })
        .collect()
}

pub(super) fn below(count: usize, random: &mut Random) -> usize {
    usize::try_from(random.below(u64::try_from(count.max(1)).unwrap_or(1))).unwrap_or(0)
}

/// Mostly short, often empty or single.
pub(super) fn count(most: usize, random: &mut Random) -> usize {
    match random.below(8) {
        0 => 0,
        1 => 1,
        _ => below(most + 1, random),
    }
}

pub(super) fn item(random: &mut Random) -> Logistic {
    match random.below(6) {
        0 => Logistic { a: number(random), d: number(random), c: number(random) },
        1 => extreme(random),
        _ => Logistic::from_abc((0.3 * random.normal()).exp(), 1.5 * random.normal(), 0.3 * random.uniform()),
    }
}

/// Legal, but at the edge: nearly flat, a step, out of reach, nearly all guessing.
pub(super) fn extreme(random: &mut Random) -> Logistic {
    let a = [1e-12, 1e-3, 1.0, 30.0, 50.0][below(5, random)];
    let d = [-1e6, -300.0, -1.0, 0.0, 40.0, 1e6][below(6, random)];
    Logistic { a, d, c: [0.0, 0.2, 0.98][below(3, random)] }
}

pub(super) fn items(count: usize, random: &mut Random) -> Vec<Logistic> {
    // Half of the lists are legal, so that the fuzzing gets past the validation.
    if random.chance(0.5) {
        let far = random.chance(0.3);
        return (0..count)
            .map(|_| {
                if far && random.chance(0.5) {
                    extreme(random)
                } else {
                    Logistic::from_abc((0.3 * random.normal()).exp(), 1.5 * random.normal(), 0.1)
                }
            })
            .collect();
    }
    (0..count).map(|_| item(random)).collect()
}

/// Answers: all right, all wrong, constant columns, gaps, or random; rarely categories that don't exist.
pub(super) fn answers(count: usize, width: usize, random: &mut Random) -> Vec<u8> {
    let kind = random.below(8);
    (0..count)
        .map(|place| match kind {
            0 => 1,
            1 => 0,
            2 => MISSING,
            3 => u8::from((place % width.max(1)).is_multiple_of(2)),
            4 => [0, 1, MISSING][below(3, random)],
            5 => u8::try_from(below(256, random)).unwrap_or(0),
            6 => u8::try_from(below(5, random)).unwrap_or(0),
            _ => u8::from(random.chance(0.6)),
        })
        .collect()
}

pub(super) fn groups(count: usize, random: &mut Random) -> Vec<u16> {
    let kinds = [1, 2, 2, 2, 3, 65_536][below(6, random)];
    (0..count).map(|_| u16::try_from(below(kinds, random)).unwrap_or(0)).collect()
}

/// Sometimes one too few or too many.
pub(super) fn nearly(count: usize, random: &mut Random) -> usize {
    match random.below(12) {
        0 => count + 1,
        1 => count.saturating_sub(1),
        _ => count,
    }
}
