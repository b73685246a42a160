//! Random numbers from a seed: the same seed gives the same numbers on every machine.

use rand_core::{Rng as _, SeedableRng as _};
use rand_xoshiro::Xoshiro256PlusPlus;

/// A stream of random numbers (Blackman & Vigna 2021, xoshiro256++).
#[derive(Debug, Clone)]
pub struct Random(Xoshiro256PlusPlus);

impl Random {
    /// ```
    /// let (mut one, mut other) = (measure::random::Random::seeded(7), measure::random::Random::seeded(7));
    /// assert_eq!(one.uniform(), other.uniform());
    /// ```
    pub fn seeded(seed: u64) -> Self {
        Self(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    /// Uniform on the open interval (0, 1), 52 bits.
    pub fn uniform(&mut self) -> f64 {
        #[expect(clippy::cast_precision_loss, reason = "52 bits fit")]
        let whole = (self.0.next_u64() >> 12) as f64;
        (whole + 0.5) * (1.0 / 4_503_599_627_370_496.0)
    }

    /// Standard normal, by the polar method of Marsaglia (1964); the second of each pair is discarded, so
    /// that the stream's position depends only on the calls.
    pub fn normal(&mut self) -> f64 {
        loop {
            let (x, y) = (2.0 * self.uniform() - 1.0, 2.0 * self.uniform() - 1.0);
            let square = x * x + y * y;
            if square < 1.0 && square > 0.0 {
                return x * (-2.0 * libm::log(square) / square).sqrt();
            }
        }
    }

    /// Uniform on `0..n`, without bias (Lemire 2019). `n` is at least 1.
    pub fn below(&mut self, n: u64) -> u64 {
        let threshold = n.wrapping_neg() % n;
        loop {
            let product = u128::from(self.0.next_u64()) * u128::from(n);
            #[expect(clippy::cast_possible_truncation, reason = "the two halves of a product")]
            let (high, low) = ((product >> 64) as u64, product as u64);
            if low >= threshold {
                return high;
            }
        }
    }

    /// True with this probability.
    pub fn chance(&mut self, probability: f64) -> bool {
        self.uniform() < probability
    }
}
