//! Adaptive tests: after every answer the item that is most informative about this person.

use super::{Sitting, exposure::Limits};
use crate::random::Random;

/// What "most informative" means.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Criterion {
    /// Fisher information at the EAP (Lord 1980).
    AtEstimate,
    /// Information averaged over the belief (van der Linden 1998).
    OverBelief,
}

/// How an adaptive test chooses.
#[derive(Debug, Clone)]
pub struct Rule<'a> {
    pub length: usize,
    pub criterion: Criterion,
    /// The item is drawn among this many best ones, at the first and at the last position; in between the
    /// number changes evenly (randomesque, Kingsbury & Zara 1989).
    pub among: (usize, usize),
    /// Desired share of each family; empty: no balance. The family that is furthest behind its share comes
    /// next (Kingsbury & Zara 1989).
    pub shares: &'a [f64],
    /// Probabilities of giving an item that was chosen (Sympson & Hetter 1985).
    pub limits: Option<&'a Limits>,
}

impl Rule<'_> {
    /// Thirty items, drawn among the best 40 at the start and the best 10 at the end.
    pub const THIRTY: Self =
        Rule { length: 30, criterion: Criterion::OverBelief, among: (40, 10), shares: &[], limits: None };

    fn among_at(&self, place: usize) -> usize {
        let (first, last) = self.among;
        let steps = self.length.saturating_sub(1).max(1);
        let done = place.min(steps);
        ((first.min(1 << 20) * (steps - done) + last.min(1 << 20) * done) / steps).max(1)
    }
}

/// The next item, or `None` when the test is complete or the bank is used up.
///
/// A step over a bank of up to 1024 items weighs all of them; over a bigger one only the front of the lists
/// at the estimate and one posterior SD beside it.
///
/// ```
/// use measure::{model::Logistic, quadrature::Normal, random::Random, select::{Bank, Sitting, adaptive::{Rule, next}}};
/// let items: Vec<Logistic> = (0..21).map(|step| Logistic::from_abc(1.5, f64::from(step) * 0.2 - 2.0, 0.0)).collect();
/// let bank = Bank::new(items, vec![0; 21]).unwrap();
/// let mut sitting = Sitting::new(&bank, Normal::STANDARD);
/// let rule = Rule { length: 2, among: (1, 1), ..Rule::THIRTY };
/// let mut random = Random::seeded(1);
/// assert_eq!(next(&mut sitting, &rule, &mut random), Some(10));
/// sitting.answer(10, true);
/// assert_eq!(next(&mut sitting, &rule, &mut random), Some(13));
/// sitting.answer(13, true);
/// assert_eq!(next(&mut sitting, &rule, &mut random), None);
/// ```
pub fn next(sitting: &mut Sitting<'_>, rule: &Rule<'_>, random: &mut Random) -> Option<usize> {
    let place = sitting.given.len();
    if place >= rule.length {
        return None;
    }
    let family = lagging(sitting, rule.shares);
    let among = rule.among_at(place);
    loop {
        let mut best = candidates(sitting, rule, among, family);
        if best.is_empty() && family.is_some() {
            best = candidates(sitting, rule, among, None);
        }
        // All are excluded: an overexposed item is better than none.
        let forced = best.is_empty();
        if forced {
            best = leftover(sitting, among);
        }
        let count = u64::try_from(best.len()).ok().filter(|count| *count > 0)?;
        let item = best[usize::try_from(random.below(count)).ok()?] as usize;
        if forced || rule.limits.is_none_or(|limits| random.chance(limits.chance(item))) {
            return Some(item);
        }
        sitting.close(item);
    }
}

/// The family furthest behind its share of the test with one more item.
fn lagging(sitting: &Sitting<'_>, shares: &[f64]) -> Option<u16> {
    if shares.is_empty() {
        return None;
    }
    let mut counts = vec![0.0; shares.len()];
    for item in &sitting.given {
        if let Some(count) = counts.get_mut(usize::from(sitting.bank.family(*item))) {
            *count += 1.0;
        }
    }
    let total: f64 = counts.iter().sum::<f64>() + 1.0;
    let behind = |place: usize| shares[place] * total - counts[place];
    let most = (0..shares.len()).filter(|place| behind(*place).is_finite()).max_by(|one, other| {
        // Ties go to the first, so that the choice doesn't depend on the order of comparison.
        behind(*one).total_cmp(&behind(*other)).then(other.cmp(one))
    })?;
    u16::try_from(most).ok()
}

/// The `among` best open items of the family (or of all, without one).
fn candidates(sitting: &Sitting<'_>, rule: &Rule<'_>, among: usize, family: Option<u16>) -> Vec<u32> {
    let bank = sitting.bank;
    let open =
        |item: &usize| sitting.is_open(*item) && family.is_none_or(|family| bank.family(*item) == family);
    let mean = sitting.belief.mean();
    if rule.criterion == Criterion::AtEstimate {
        return bank.best_at(mean).filter(open).take(among).map(short).collect();
    }
    let rated: Vec<(f32, u32)> = if bank.items.len() <= SMALL {
        let mut told = vec![0.0_f32; bank.items.len()];
        for (node, mass) in sitting.belief.felt() {
            for (sum, value) in told.iter_mut().zip(bank.at_node(node)) {
                *sum += value * mass;
            }
        }
        told.into_iter()
            .enumerate()
            .filter(|(item, _)| open(item))
            .map(|(item, told)| (told, short(item)))
            .collect()
    } else {
        let sd = sitting.belief.sd();
        let front = |theta: f64| bank.best_at(theta).filter(open).take(2 * among + 16);
        let mut pool: Vec<usize> = front(mean - sd).chain(front(mean)).chain(front(mean + sd)).collect();
        pool.sort_unstable();
        pool.dedup();
        pool.into_iter().map(|item| (bank.told(item, &sitting.belief), short(item))).collect()
    };
    best_of(rated, among)
}

/// Up to this size a step examines every item.
const SMALL: usize = 1024;

fn best_of(mut rated: Vec<(f32, u32)>, among: usize) -> Vec<u32> {
    let falling = |one: &(f32, u32), other: &(f32, u32)| other.0.total_cmp(&one.0).then(one.1.cmp(&other.1));
    if among < rated.len() {
        rated.select_nth_unstable_by(among, falling);
        rated.truncate(among);
    }
    // Drawing by number needs an order that doesn't depend on the selection algorithm.
    rated.sort_unstable_by(falling);
    rated.into_iter().map(|(_, item)| item).collect()
}

/// When the lists are used up: anything not yet given, excluded or not.
fn leftover(sitting: &Sitting<'_>, among: usize) -> Vec<u32> {
    (0..sitting.bank.items.len())
        .filter(|item| !sitting.given.contains(item))
        .take(among)
        .map(short)
        .collect()
}

fn short(item: usize) -> u32 {
    u32::try_from(item).expect("a bank numbers its items in 32 bits")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{model::Logistic, quadrature::Normal, select::Bank};

    fn bank(count: u32) -> Bank {
        let items = (0..count)
            .map(|step| Logistic::from_abc(1.28, -2.6 + 5.4 * f64::from(step) / f64::from(count - 1), 0.1))
            .collect();
        let families = (0..count).map(|item| u16::try_from(item % 3).unwrap()).collect();
        Bank::new(items, families).unwrap()
    }

    fn sit<'a>(bank: &'a Bank, theta: f64, rule: &Rule<'_>, random: &mut Random) -> Sitting<'a> {
        let mut sitting = Sitting::new(bank, Normal::STANDARD);
        while let Some(item) = next(&mut sitting, rule, random) {
            let right = random.chance(bank.items()[item].p(theta));
            sitting.answer(item, right);
        }
        sitting
    }

    #[test]
    fn a_test_has_its_length_and_no_item_twice() {
        let (bank, mut random) = (bank(300), Random::seeded(2));
        let sitting = sit(&bank, 0.7, &Rule::THIRTY, &mut random);
        let mut given = sitting.given().to_vec();
        given.sort_unstable();
        given.dedup();
        assert_eq!(given.len(), 30);
        assert!((sitting.belief.mean() - 0.7).abs() < 4.0 * sitting.belief.sd());
    }

    #[test]
    fn families_get_their_shares() {
        let (bank, mut random) = (bank(300), Random::seeded(3));
        let rule = Rule { shares: &[0.5, 0.3, 0.2], ..Rule::THIRTY };
        let sitting = sit(&bank, 0.0, &rule, &mut random);
        let count = |family| sitting.given().iter().filter(|item| bank.family(**item) == family).count();
        assert_eq!([count(0), count(1), count(2)], [15, 9, 6]);
    }

    #[test]
    fn a_small_bank_ends_when_it_is_used_up() {
        let (bank, mut random) = (bank(12), Random::seeded(4));
        assert_eq!(sit(&bank, 0.0, &Rule::THIRTY, &mut random).given().len(), 12);
    }

    #[test]
    fn a_big_bank_is_searched_like_a_small_one() {
        let (small, big) = (bank(1000), bank(60_000));
        let mut random = Random::seeded(5);
        for theta in [-2.0, 0.0, 1.5] {
            let rule = Rule { among: (5, 5), ..Rule::THIRTY };
            let (one, other) = (sit(&small, theta, &rule, &mut random), sit(&big, theta, &rule, &mut random));
            assert!((one.belief.sd() - other.belief.sd()).abs() < 0.06);
        }
    }

    #[test]
    fn answers_change_the_choice() {
        let (bank, mut random) = (bank(300), Random::seeded(6));
        let rule = Rule { criterion: Criterion::AtEstimate, among: (1, 1), ..Rule::THIRTY };
        let high = sit(&bank, 9.0, &rule, &mut random);
        let low = sit(&bank, -9.0, &rule, &mut random);
        let last = |sitting: &Sitting<'_>| bank.items()[sitting.given()[29]].b();
        assert!(last(&high) > 2.0 && last(&low) < -2.0);
    }
}
