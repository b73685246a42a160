//! A small network that sees only a set of options and learns which one is right, whatever their order: each
//! option is combined with the mean of all (Zaheer et al. 2017, Deep Sets), twice, and then scored; softmax
//! over the six; Adam (Kingma & Ba 2015). Plain 32-bit arithmetic from a seed.

use measure::random::Random;

use crate::features::{Sparse, WIDTH};

const FIRST: usize = 96;
const SECOND: usize = 48;
const BATCH: usize = 64;
const RATE: f32 = 1.5e-3;

/// Options as numbers and which is right.
pub type Example = ([Sparse; 6], usize);

/// Where each matrix begins in the one list of weights.
const OWN_1: usize = 0;
const MEAN_1: usize = OWN_1 + WIDTH * FIRST;
const BIAS_1: usize = MEAN_1 + WIDTH * FIRST;
const OWN_2: usize = BIAS_1 + FIRST;
const MEAN_2: usize = OWN_2 + FIRST * SECOND;
const BIAS_2: usize = MEAN_2 + FIRST * SECOND;
const SCORE: usize = BIAS_2 + SECOND;
const WEIGHTS: usize = SCORE + SECOND;

#[derive(Clone)]
pub struct Net {
    weights: Vec<f32>,
}

/// The intermediate values of one forward pass, for learning.
struct Look {
    first: [[f32; FIRST]; 6],
    first_mean: [f32; FIRST],
    second: [[f32; SECOND]; 6],
    chances: [f32; 6],
}

impl Net {
    fn seeded(random: &mut Random) -> Self {
        let mut weights = vec![0.0; WEIGHTS];
        let mut fill = |from: usize, to: usize, spread: f64| {
            for weight in &mut weights[from..to] {
                #[expect(clippy::cast_possible_truncation, reason = "a start value")]
                let drawn = (random.normal() * spread) as f32;
                *weight = drawn;
            }
        };
        // About thirty inputs of an option are nonzero.
        fill(OWN_1, BIAS_1, 0.18);
        fill(OWN_2, BIAS_2, 0.12);
        fill(SCORE, WEIGHTS, 0.1);
        Self { weights }
    }

    /// Trains on the examples for `rounds` rounds, and keeps the state that did best on others.
    pub fn trained(
        examples: &[Example],
        others: &[Example],
        rounds: usize,
        seed: u64,
        progress: &dyn Fn(&str),
    ) -> Self {
        let mut random = Random::seeded(seed);
        let mut net = Self::seeded(&mut random);
        let mut adam = Adam::new();
        let mut gradient = vec![0.0; WEIGHTS];
        let mut order: Vec<usize> = (0..examples.len()).collect();
        let mut best = (net.clone(), f64::MIN);
        for round in 0..rounds {
            for place in (1..order.len()).rev() {
                let other = random.below(place as u64 + 1);
                order.swap(place, usize::try_from(other).expect("below the length"));
            }
            #[expect(clippy::cast_precision_loss, reason = "a few rounds")]
            let rate = RATE * (1.0 - 0.9 * round as f32 / rounds as f32);
            for batch in order.chunks(BATCH) {
                gradient.fill(0.0);
                for example in batch {
                    let (options, key) = &examples[*example];
                    net.learn(options, *key, &mut gradient);
                }
                adam.step(&mut net.weights, &gradient, rate, batch.len());
            }
            let found = net.accuracy(others);
            if found > best.1 {
                best = (net.clone(), found);
            }
            progress(&format!("round {} of {rounds}: {:.1} % on others", round + 1, found * 100.0));
        }
        best.0
    }

    /// The share of examples whose key gets the highest score.
    #[expect(clippy::cast_precision_loss, reason = "counts")]
    pub fn accuracy(&self, examples: &[Example]) -> f64 {
        let right = examples.iter().filter(|(options, key)| {
            let chances = self.look(options).chances;
            (0..6).all(|option| option == *key || chances[option] < chances[*key])
        });
        right.count() as f64 / examples.len().max(1) as f64
    }

    fn look(&self, options: &[Sparse; 6]) -> Look {
        let weights = &self.weights;
        let mut shared: [f32; FIRST] = array(&weights[BIAS_1..OWN_2]);
        let mut first = [[0.0; FIRST]; 6];
        for (option, numbers) in options.iter().enumerate() {
            for (index, number) in numbers {
                let row = usize::from(*index) * FIRST;
                add(&mut first[option], &weights[OWN_1 + row..OWN_1 + row + FIRST], *number);
                add(&mut shared, &weights[MEAN_1 + row..MEAN_1 + row + FIRST], *number / 6.0);
            }
        }
        let mut first_mean = [0.0; FIRST];
        for hidden in &mut first {
            add(hidden, &shared, 1.0);
            rectify(hidden);
            add(&mut first_mean, hidden, 1.0 / 6.0);
        }
        let mut shared: [f32; SECOND] = array(&weights[BIAS_2..SCORE]);
        for (unit, mean) in first_mean.iter().enumerate() {
            let row = MEAN_2 + unit * SECOND;
            add(&mut shared, &weights[row..row + SECOND], *mean);
        }
        let mut second = [shared; 6];
        let mut scores = [0.0_f32; 6];
        for option in 0..6 {
            for (unit, hidden) in first[option].iter().enumerate() {
                if *hidden > 0.0 {
                    let row = OWN_2 + unit * SECOND;
                    add(&mut second[option], &weights[row..row + SECOND], *hidden);
                }
            }
            rectify(&mut second[option]);
            scores[option] = dot(&second[option], &weights[SCORE..WEIGHTS]);
        }
        Look { first, first_mean, second, chances: softmax(scores) }
    }

    /// Adds the gradient of −log P(key) to `gradient`.
    fn learn(&self, options: &[Sparse; 6], key: usize, gradient: &mut [f32]) {
        let (weights, look) = (&self.weights, self.look(options));
        let mut first_back = [[0.0; FIRST]; 6];
        let mut second_sum = [0.0; SECOND];
        for (option, first_back) in first_back.iter_mut().enumerate() {
            let error = look.chances[option] - f32::from(u8::from(option == key));
            add(&mut gradient[SCORE..WEIGHTS], &look.second[option], error);
            let mut back = [0.0; SECOND];
            for (unit, slot) in back.iter_mut().enumerate() {
                if look.second[option][unit] > 0.0 {
                    *slot = error * weights[SCORE + unit];
                }
            }
            for (unit, hidden) in look.first[option].iter().enumerate() {
                if *hidden > 0.0 {
                    let row = OWN_2 + unit * SECOND;
                    add(&mut gradient[row..row + SECOND], &back, *hidden);
                    first_back[unit] = dot(&back, &weights[row..row + SECOND]);
                }
            }
            add(&mut second_sum, &back, 1.0);
        }
        add(&mut gradient[BIAS_2..SCORE], &second_sum, 1.0);
        let mut mean_back = [0.0; FIRST];
        for (unit, mean) in look.first_mean.iter().enumerate() {
            let row = MEAN_2 + unit * SECOND;
            add(&mut gradient[row..row + SECOND], &second_sum, *mean);
            mean_back[unit] = dot(&second_sum, &weights[row..row + SECOND]) / 6.0;
        }
        let mut first_sum = [0.0; FIRST];
        for (first_back, first) in first_back.iter_mut().zip(&look.first) {
            for ((back, mean_back), first) in first_back.iter_mut().zip(&mean_back).zip(first) {
                *back = if *first > 0.0 { *back + mean_back } else { 0.0 };
            }
            add(&mut first_sum, first_back, 1.0);
        }
        add(&mut gradient[BIAS_1..OWN_2], &first_sum, 1.0);
        for (option, numbers) in options.iter().enumerate() {
            for (index, number) in numbers {
                let row = usize::from(*index) * FIRST;
                add(&mut gradient[OWN_1 + row..OWN_1 + row + FIRST], &first_back[option], *number);
                add(&mut gradient[MEAN_1 + row..MEAN_1 + row + FIRST], &first_sum, *number / 6.0);
            }
        }
    }
}

struct Adam {
    mean: Vec<f32>,
    square: Vec<f32>,
    steps: i32,
}

impl Adam {
    fn new() -> Self {
        Self { mean: vec![0.0; WEIGHTS], square: vec![0.0; WEIGHTS], steps: 0 }
    }

    #[expect(clippy::cast_precision_loss, reason = "the size of a batch")]
    fn step(&mut self, weights: &mut [f32], gradient: &[f32], rate: f32, batch: usize) {
        const KEEP: f32 = 0.9;
        const KEEP_SQUARE: f32 = 0.999;
        self.steps = self.steps.saturating_add(1);
        let rate = rate * (1.0 - KEEP_SQUARE.powi(self.steps)).sqrt() / (1.0 - KEEP.powi(self.steps));
        let share = 1.0 / batch as f32;
        for (((weight, slope), mean), square) in
            weights.iter_mut().zip(gradient).zip(&mut self.mean).zip(&mut self.square)
        {
            let slope = slope * share;
            *mean = KEEP * *mean + (1.0 - KEEP) * slope;
            *square = KEEP_SQUARE * *square + (1.0 - KEEP_SQUARE) * slope * slope;
            *weight -= rate * *mean / (square.sqrt() + 1e-8);
        }
    }
}

fn add(to: &mut [f32], from: &[f32], times: f32) {
    for (slot, number) in to.iter_mut().zip(from) {
        *slot += number * times;
    }
}

fn dot(one: &[f32], other: &[f32]) -> f32 {
    // Four sums at once: a single one would be a dependency chain.
    let mut sums = [0.0_f32; 4];
    for (left, right) in one.as_chunks::<4>().0.iter().zip(other.as_chunks::<4>().0) {
        for lane in 0..4 {
            sums[lane] += left[lane] * right[lane];
        }
    }
    sums.iter().sum()
}

fn rectify(units: &mut [f32]) {
    for unit in units {
        *unit = unit.max(0.0);
    }
}

fn softmax(scores: [f32; 6]) -> [f32; 6] {
    let top = scores.iter().copied().fold(f32::MIN, f32::max);
    let powers = scores.map(|score| (score - top).exp());
    let sum: f32 = powers.iter().sum();
    powers.map(|power| power / sum)
}

fn array<const N: usize>(from: &[f32]) -> [f32; N] {
    std::array::from_fn(|index| from[index])
}

#[cfg(test)]
mod tests {
    use matrix::scene::{Alphabet, Attr, Kind, Layer, Tile, Zone};

    use super::*;
    use crate::features::{Choices, sparse};

    /// Options around a random tile: each of the others changes one thing, or all are drawn freely.
    fn example(random: &mut Random, leaks: bool) -> Example {
        let layer = Layer { kind: Kind::Single, alphabet: Alphabet::Plain, zone: Zone::Whole, placed: false };
        let attrs = [Attr::Shape, Attr::Size, Attr::Fill];
        let mut options = [Tile::default(); 6];
        for place in 0..6 {
            for attr in attrs {
                options[place].0[0].set(attr, u16::try_from(random.below(4)).unwrap());
            }
            if leaks && place > 0 {
                let attr = attrs[place % 3];
                let changed = options[0].0[0].get(attr) + 1 + u16::try_from(random.below(3)).unwrap();
                options[place] = options[0];
                options[place].0[0].set(attr, changed % 4);
            }
        }
        let key = usize::try_from(random.below(6)).unwrap();
        options.swap(0, key);
        (sparse(&Choices { layers: vec![layer], options, key }), key)
    }

    #[test]
    fn a_leak_is_found_and_chance_is_not_beaten() {
        let mut random = Random::seeded(5);
        let mut found = |leaks: bool| {
            let examples: Vec<Example> = (0..6_000).map(|_| example(&mut random, leaks)).collect();
            Net::trained(&examples[..3_000], &examples[3_000..3_500], 4, 1, &|_| ())
                .accuracy(&examples[3_500..])
        };

        let (leaking, tight) = (found(true), found(false));

        assert!(leaking > 0.6, "{leaking}");
        assert!(tight < 0.22, "{tight}");
    }
}
