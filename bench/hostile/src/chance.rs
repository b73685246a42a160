//! Random numbers from a seed: every input has a number and can be made again.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    pub fn of(seed: u64, number: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }

    pub fn number(&mut self) -> u64 {
        self.0.next_u64()
    }

    /// From 0 to `end`, which isn't included; 0 if `end` is 0.
    pub fn below(&mut self, end: usize) -> usize {
        let end = end.max(1) as u64;
        usize::try_from(self.0.next_u64() % end).unwrap_or_default()
    }

    /// Once in so many times.
    pub fn one_in(&mut self, times: usize) -> bool {
        self.below(times) == 0
    }

    pub fn byte(&mut self) -> u8 {
        u8::try_from(self.0.next_u64() >> 56).unwrap_or_default()
    }

    pub fn pick<'a, T: ?Sized>(&mut self, things: &[&'a T]) -> Option<&'a T> {
        things.get(self.below(things.len())).copied()
    }
}
