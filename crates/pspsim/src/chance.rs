//! Random ids and decisions from one seeded generator, so that a run can be repeated.

use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

const LETTERS: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

#[derive(Debug)]
pub(crate) struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub(crate) fn new(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// `pi_` and 24 letters.
    pub(crate) fn id(&mut self, prefix: &str) -> String {
        format!("{prefix}_{}", self.letters(24))
    }

    pub(crate) fn letters(&mut self, count: usize) -> String {
        (0..count).map(|_| char::from(LETTERS[self.below(LETTERS.len())])).collect()
    }

    pub(crate) fn digits(&mut self, count: usize) -> String {
        (0..count).map(|_| char::from(b'0' + u8::try_from(self.below(10)).unwrap_or_default())).collect()
    }

    /// True in the given share of cases.
    pub(crate) fn hits(&mut self, share: f64) -> bool {
        // A fault that is off draws no number, so switching it on is the only thing that changes a run.
        share > 0.0 && f64::from(self.0.next_u32()) / (f64::from(u32::MAX) + 1.0) < share
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        let bound = bound.max(1) as u64;
        usize::try_from(self.0.next_u64() % bound).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_ids() {
        let (mut one, mut two, mut other) = (Chance::new(7), Chance::new(7), Chance::new(8));

        let id = one.id("pi");

        assert_eq!(id, two.id("pi"));
        assert_ne!(id, other.id("pi"));
        assert_eq!(id.len(), 27);
    }

    #[test]
    fn a_share_hits_about_as_often_as_it_should() {
        let mut chance = Chance::new(1);

        let hits = (0..10_000).filter(|_| chance.hits(0.15)).count();

        assert!((1350..1650).contains(&hits), "{hits}");
        assert!(!(0..1000).any(|_| chance.hits(0.0)));
        assert!((0..1000).all(|_| chance.hits(1.0)));
    }
}
