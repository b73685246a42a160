//! Random choices from a seed, the same on every machine.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of choices (Blackman & Vigna 2021, xoshiro256++).
#[derive(Debug, Clone)]
pub(crate) struct Dice(Xoshiro256PlusPlus);

impl Dice {
    pub(crate) fn seeded(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Uniform on `0..n` without bias (Lemire 2019). `n` is at least 1.
    pub(crate) fn below(&mut self, n: u32) -> u32 {
        let threshold = n.wrapping_neg() % n;
        loop {
            let product = (self.0.next_u64() >> 32) * u64::from(n);
            #[expect(clippy::cast_possible_truncation, reason = "the two halves of a product")]
            let (high, low) = ((product >> 32) as u32, product as u32);
            if low >= threshold {
                return high;
            }
        }
    }

    /// Uniform on `0..n`, for positions in a list.
    pub(crate) fn place(&mut self, n: usize) -> usize {
        self.below(u32::try_from(n).unwrap_or(u32::MAX)) as usize
    }

    /// One of these; the list must not be empty.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.place(from.len())]
    }

    /// True once in `n` times.
    pub(crate) fn once_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    /// A random set of bits within `mask`, each with even odds.
    pub(crate) fn bits(&mut self, mask: u16) -> u16 {
        #[expect(clippy::cast_possible_truncation, reason = "the low bits of a random number")]
        let bits = self.0.next_u64() as u16;
        bits & mask
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let chosen = self.place(last + 1);
            items.swap(last, chosen);
        }
    }
}
