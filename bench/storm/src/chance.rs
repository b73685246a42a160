//! Random numbers from a seed, so that a storm can be repeated.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

pub struct Chance(Xoshiro256PlusPlus);

impl Chance {
    /// Each part of the storm has its own stream, so that they don't influence each other.
    pub fn of(seed: u64, part: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed ^ part.wrapping_mul(0x9e37_79b9_7f4a_7c15)))
    }

    /// 0 to 1.
    pub fn share(&mut self) -> f64 {
        let bits = u32::try_from(self.0.next_u64() >> 32).unwrap_or(u32::MAX);
        f64::from(bits) / (f64::from(u32::MAX) + 1.0)
    }

    pub fn hits(&mut self, share: f64) -> bool {
        self.share() < share
    }

    /// From the first to the last, both included.
    pub fn between(&mut self, first: u64, last: u64) -> u64 {
        first + self.0.next_u64() % (last - first + 1)
    }

    pub fn pick<'a, T>(&mut self, things: &'a [T]) -> &'a T {
        let place = self.0.next_u64() % u64::try_from(things.len()).unwrap_or(1).max(1);
        &things[usize::try_from(place).unwrap_or_default()]
    }

    pub fn uuid(&mut self) -> uuid::Uuid {
        let bits = u128::from(self.0.next_u64()) << 64 | u128::from(self.0.next_u64());
        uuid::Builder::from_random_bytes(bits.to_be_bytes()).into_uuid()
    }
}
