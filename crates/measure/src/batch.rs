//! Scores very many persons on one form: products and sums of eight items at a time come from tables,
//! estimates from a polynomial through seven nodes.
//!
//! Rows with missing answers, and forms too steep for the grid, use the exact method for one person. Both
//! methods agree to `1e-4`; a printed score always comes from the exact one.

use crate::{
    person_fit::{Expected, lz_star_at, without_skewness},
    score::{
        Curve, Estimate, Form, LARGEST_ERROR, Prior, eap,
        form::{MIDDLE, NODES, STEP, bias_term, theta},
        wle,
    },
};

/// One person's scores.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Score {
    /// Weighted likelihood estimate and its error.
    pub wle: f64,
    pub se: f64,
    /// Posterior mean and standard deviation with a standard normal population.
    pub eap: f64,
    pub eap_sd: f64,
    /// Person fit `lz*`.
    pub lz: f64,
}

/// A form, expanded into tables for speed.
#[derive(Debug, Clone)]
pub struct Batch {
    form: Form,
    /// Eight answers make a byte; its row has the product of their probabilities …
    likelihood: Vec<f64>,
    /// … and the sum of their logarithms.
    logs: Vec<f64>,
    /// Turns the posterior into Warm's weighted likelihood: `exp(∫J/2I)` over the population's weight.
    warm: [f64; ROW],
    /// Polynomials around each node, all items answered.
    polynomials: Vec<Polynomials>,
    smooth: bool,
}

/// Taylor-like coefficients, in steps of the grid, around one node.
#[derive(Debug, Clone, Copy)]
struct Polynomials {
    bias: [f64; 7],
    information: [f64; 7],
    fit_mean: [f64; 7],
    fit_sd: [f64; 7],
    fit_skewness: [f64; 7],
}

/// Steeper items change too much between two nodes for a polynomial.
const STEEPEST: f64 = 2.5;
const BYTE: usize = 256;
const INNER: usize = MIDDLE.end - MIDDLE.start;
/// Rows are padded to whole groups of four numbers, which are summed in parallel.
const ROW: usize = INNER.next_multiple_of(4);
/// Longer forms use the exact method.
const LONGEST: usize = 128;

impl Batch {
    /// ```
    /// use measure::{model::Logistic, batch::{Batch, Score}, score::{Form, wle}};
    /// let form = Form::new((0..30).map(|i| Logistic::from_abc(1.28, f64::from(i) * 0.186 - 2.6, 0.1)).collect()).unwrap();
    /// let answers = [[1; 18], [0; 18]].concat();
    /// let score: Score = Batch::new(&form).score(&answers[..30]);
    /// assert!((score.wle - wle(&form, &answers[..30]).theta).abs() < 1e-5);
    /// ```
    pub fn new(form: &Form) -> Self {
        let smooth = form.items().len() <= LONGEST && form.items().iter().all(|item| item.a <= STEEPEST);
        let rows = if smooth { form.items().len().div_ceil(8) * BYTE } else { 0 };
        let (mut logs, mut likelihood) = (vec![0.0; rows * ROW], vec![0.0; rows * ROW]);
        for (row, (logs, likelihood)) in
            logs.chunks_exact_mut(ROW).zip(likelihood.chunks_exact_mut(ROW)).enumerate()
        {
            let (block, byte) = (row / BYTE, row % BYTE);
            for item in block * 8..form.items().len().min(block * 8 + 8) {
                let source = if byte >> (item % 8) & 1 == 1 { &form.right } else { &form.wrong };
                let first = item * NODES + MIDDLE.start;
                for (sum, log) in logs.iter_mut().zip(&source[first..first + INNER]) {
                    *sum += log;
                }
            }
            for (place, (product, log)) in likelihood.iter_mut().zip(logs.iter()).take(INNER).enumerate() {
                *product = libm::exp(*log) * if block == 0 { form.population[place] } else { 1.0 };
            }
        }
        let mut warm = [0.0; ROW];
        for (place, warm) in warm.iter_mut().take(INNER).enumerate() {
            let bias = form.bias[MIDDLE.start + place] - form.bias[NODES / 2];
            *warm = libm::exp(bias) / form.population[place];
        }
        Self { form: form.clone(), likelihood, logs, warm, polynomials: polynomials(form), smooth }
    }

    /// One person's scores.
    pub fn score(&self, answers: &[u8]) -> Score {
        match self.bytes(answers) {
            Some(bytes) => self
                .quick(&bytes[..self.form.items().len().div_ceil(8)])
                .unwrap_or_else(|| self.exact(answers)),
            None => self.exact(answers),
        }
    }

    /// Scores many rows; stops at the shorter of the two.
    pub fn score_all<'a>(&self, rows: impl IntoIterator<Item = &'a [u8]>, scores: &mut [Score]) {
        for (row, score) in rows.into_iter().zip(scores) {
            *score = self.score(row);
        }
    }

    pub(super) fn exact(&self, answers: &[u8]) -> Score {
        let estimate = wle(&self.form, answers);
        let Estimate { theta: mean, se: sd } = eap(&self.form, answers, Prior::STANDARD);
        let lz = lz_star_at(&self.form, answers, estimate);
        Score { wle: estimate.theta, se: estimate.se, eap: mean, eap_sd: sd, lz }
    }

    /// Eight answers per byte; `None` if one is missing or the form isn't tabulated.
    fn bytes(&self, answers: &[u8]) -> Option<[u8; LONGEST / 8]> {
        let count = self.form.items().len();
        let answers = answers.get(..count)?;
        if !self.smooth {
            return None;
        }
        let (mut bytes, mut given) = ([0; LONGEST / 8], 0);
        for (byte, eight) in bytes.iter_mut().zip(answers.chunks(8)) {
            let mut padded = [0; 8];
            padded[..eight.len()].copy_from_slice(eight);
            let word = u64::from_le_bytes(padded);
            given |= word;
            *byte = word.wrapping_mul(0x0102_0408_1020_4080).to_be_bytes()[0];
        }
        (given & !0x0101_0101_0101_0101 == 0).then_some(bytes)
    }

    fn quick(&self, bytes: &[u8]) -> Option<Score> {
        let mut product = [1.0; ROW];
        for (block, byte) in bytes.iter().enumerate() {
            let row = row(block, *byte);
            for (product, factor) in product.iter_mut().zip(&self.likelihood[row..row + ROW]) {
                *product *= factor;
            }
        }
        let (eap, eap_sd) = moments(&product)?;
        let peak = peak(&product, &self.warm);
        if !(3..INNER - 3).contains(&peak) {
            return None;
        }
        let mut around = [0.0; 7];
        for (block, byte) in bytes.iter().enumerate() {
            let first = row(block, *byte) + peak - 3;
            for (sum, log) in around.iter_mut().zip(&self.logs[first..first + 7]) {
                *sum += log;
            }
        }
        let likelihood = coefficients(&around);
        let known = &self.polynomials[peak];
        let step = root(&likelihood, &known.bias)?;
        let information = value(&known.information, step);
        let z = (value(&likelihood, step) - value(&known.fit_mean, step)) / value(&known.fit_sd, step);
        let z = if z.is_finite() { z } else { 0.0 };
        Some(Score {
            wle: ABILITIES[peak] + step * STEP,
            se: (1.0 / information.sqrt()).min(LARGEST_ERROR),
            eap,
            eap_sd,
            lz: without_skewness(z, value(&known.fit_skewness, step)),
        })
    }
}

/// Where the row of eight answers begins.
fn row(block: usize, byte: u8) -> usize {
    (block * BYTE + usize::from(byte)) * ROW
}

/// The abilities of the middle nodes; the padding never has any mass.
static ABILITIES: [f64; ROW] = {
    let mut abilities = [0.0; ROW];
    let mut node = 0;
    while node < INNER {
        abilities[node] = theta(MIDDLE.start + node);
        node += 1;
    }
    abilities
};

fn polynomials(form: &Form) -> Vec<Polynomials> {
    let mut tables = [[0.0; INNER]; 5];
    for (place, at) in ABILITIES.iter().take(INNER).enumerate() {
        let (mut information, mut skew) = (0.0, 0.0);
        for item in form.items() {
            let curve = Curve::at(item, *at);
            information += curve.information;
            skew += curve.skew;
        }
        let expected = Expected::after_wle(form.items().iter(), *at);
        let values =
            [STEP * bias_term(information, skew), information, expected.mean, expected.sd, expected.skewness];
        for (table, value) in tables.iter_mut().zip(values) {
            table[place] = value;
        }
    }
    (0..INNER)
        .map(|place| {
            let first = place.clamp(3, INNER - 4) - 3;
            let [bias, information, fit_mean, fit_sd, fit_skewness] =
                tables.map(|table| coefficients(&std::array::from_fn(|point| table[first + point])));
            Polynomials { bias, information, fit_mean, fit_sd, fit_skewness }
        })
        .collect()
}

/// Coefficients by rising power of the polynomial through seven points at −3 … 3.
fn coefficients(y: &[f64; 7]) -> [f64; 7] {
    let (one, two, three) = (y[4] - y[2], y[5] - y[1], y[6] - y[0]);
    let (even1, even2, even3) = (y[4] + y[2], y[5] + y[1], y[6] + y[0]);
    [
        y[3],
        (45.0 * one - 9.0 * two + three) / 60.0,
        (270.0 * even1 - 27.0 * even2 + 2.0 * even3 - 490.0 * y[3]) / 360.0,
        (-13.0 * one + 8.0 * two - three) / 48.0,
        (-39.0 * even1 + 12.0 * even2 - even3 + 56.0 * y[3]) / 144.0,
        (5.0 * one - 4.0 * two + three) / 240.0,
        (15.0 * even1 - 6.0 * even2 + even3 - 20.0 * y[3]) / 720.0,
    ]
}

fn value(coefficients: &[f64; 7], x: f64) -> f64 {
    coefficients.iter().rev().fold(0.0, |sum, coefficient| sum * x + coefficient)
}

/// Where the slope of the likelihood and the bias term cancel, within a step of the middle node.
fn root(likelihood: &[f64; 7], bias: &[f64; 7]) -> Option<f64> {
    let [_, l1, l2, l3, l4, l5, l6] = *likelihood;
    let slope = [
        l1 + bias[0],
        2.0 * l2 + bias[1],
        3.0 * l3 + bias[2],
        4.0 * l4 + bias[3],
        5.0 * l5 + bias[4],
        6.0 * l6 + bias[5],
        bias[6],
    ];
    let mut x = -slope[0] / slope[1];
    for _ in 0..3 {
        let (mut height, mut steep) = (0.0, 0.0);
        for coefficient in slope.iter().rev() {
            steep = steep * x + height;
            height = height * x + coefficient;
        }
        x -= height / steep;
    }
    (x.abs() <= 1.5).then_some(x)
}

/// The position of the highest weighted likelihood; four candidates in parallel, ties go to the first.
fn peak(posterior: &[f64; ROW], warm: &[f64; ROW]) -> usize {
    let (mut best, mut most) = ([0; 4], [-1.0; 4]);
    for (group, (mass, warm)) in posterior.as_chunks::<4>().0.iter().zip(warm.as_chunks::<4>().0).enumerate()
    {
        for lane in 0..4 {
            let height = mass[lane] * warm[lane];
            let higher = height > most[lane];
            best[lane] = if higher { 4 * group + lane } else { best[lane] };
            most[lane] = if higher { height } else { most[lane] };
        }
    }
    let highest = most.iter().copied().fold(-1.0, f64::max);
    best.into_iter()
        .zip(most)
        .filter(|(_, height)| *height >= highest)
        .map(|(place, _)| place)
        .min()
        .unwrap_or(0)
}

fn moments(mass: &[f64; ROW]) -> Option<(f64, f64)> {
    let (mut total, mut first, mut second) = ([0.0; 4], [0.0; 4], [0.0; 4]);
    for (at, mass) in ABILITIES.as_chunks::<4>().0.iter().zip(mass.as_chunks::<4>().0) {
        for lane in 0..4 {
            total[lane] += mass[lane];
            first[lane] += mass[lane] * at[lane];
            second[lane] += mass[lane] * at[lane] * at[lane];
        }
    }
    let total: f64 = total.iter().sum();
    let (mean, square) = (first.iter().sum::<f64>() / total, second.iter().sum::<f64>() / total);
    (total > f64::MIN_POSITIVE).then(|| (mean, (square - mean * mean).max(0.0).sqrt()))
}
