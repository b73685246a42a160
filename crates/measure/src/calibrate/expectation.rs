//! The expectation step: where on the grid the people with each pattern are likely to be.
//!
//! The hot loop of a calibration. Patterns are processed in fixed portions whose sums are added in a fixed
//! order, so the result doesn't depend on the number of threads. No exponential, no logarithm and no loop
//! over items inside: see `tables`.

use super::parameters::Layout;
use super::patterns::Coded;
use super::single::{LANE, NODES, UNKNOWN, single};
use super::tables::{Number, Probabilities, RESCALED, Separated, Tables, masses};

/// How the patterns are processed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Precision {
    /// Products in single precision, sums of many in double: for large data and usual tolerances.
    Single,
    Double,
}

/// The result of one expectation step.
#[derive(Debug)]
pub(super) struct Expected {
    pub(super) log_likelihood: f64,
    pub(super) counts: Separated,
}

/// Maximum number of blocks of items in single precision: with more, their share of the exponent range gets
/// too small.
const MOST_BLOCKS: usize = 8;
const LEAST_PORTION: usize = 8192;
const MOST_PORTIONS: usize = 32;

/// Patterns, grid and space for the tables.
pub(super) struct Engine<'a> {
    coded: &'a Coded,
    layout: &'a Layout,
    nodes: &'a [f64],
    stride: usize,
    work: Work,
    /// How many people gave each row's answers.
    row_weights: Vec<f64>,
}

enum Work {
    Single { tables: Tables<f32>, starts: Vec<u8>, sums: Vec<Vec<f32>> },
    Double { tables: Tables<f64>, sums: Vec<Vec<f64>> },
}

/// A portion of the patterns.
pub(super) struct Portion<'a> {
    pub(super) codes: &'a [u16],
    pub(super) weights: &'a [f64],
    /// Where each pattern's weight begins, if known.
    pub(super) starts: &'a mut [u8],
}

impl<'a> Engine<'a> {
    pub(super) fn new(
        coded: &'a Coded,
        layout: &'a Layout,
        nodes: &'a [f64],
        threads: usize,
        precision: Precision,
    ) -> Self {
        let single = precision == Precision::Single
            && coded.blocks.len() <= MOST_BLOCKS
            && (NODES * 3 / 4..=NODES).contains(&nodes.len());
        let stride = if single { NODES } else { nodes.len().next_multiple_of(LANE) };
        let threads = threads.clamp(1, MOST_PORTIONS);
        let work = if single {
            let tables = Tables::new(coded, stride);
            let sums = vec![vec![0.0; tables.values.len()]; threads];
            // The first step uses all nodes and finds the windows.
            Work::Single { tables, starts: vec![UNKNOWN; coded.patterns()], sums }
        } else {
            let tables = Tables::new(coded, stride);
            let sums = vec![vec![0.0; tables.values.len()]; threads];
            Work::Double { tables, sums }
        };
        let (firsts, rows) = match &work {
            Work::Single { tables, .. } => (&tables.firsts, tables.logs.len()),
            Work::Double { tables, .. } => (&tables.firsts, tables.logs.len()),
        };
        let mut row_weights = vec![0.0; rows];
        for (codes, weight) in coded.codes.chunks_exact(firsts.len()).zip(&coded.weights) {
            for (first, &code) in firsts.iter().zip(codes) {
                row_weights[first + usize::from(code)] += weight;
            }
        }
        Self { coded, layout, nodes, stride, work, row_weights }
    }

    pub(super) fn is_single(&self) -> bool {
        matches!(self.work, Work::Single { .. })
    }

    /// Expected answers and log-likelihood at these parameters.
    pub(super) fn expect(&mut self, list: &[f64]) -> Expected {
        let stride = self.stride;
        let probabilities = Probabilities::of(self.layout, list, self.nodes, stride);
        let mass = masses(self.layout, list, self.nodes);
        let slow = Slow { coded: self.coded, probabilities: &probabilities, mass: &mass };
        let blocks = self.coded.blocks.len();
        let portion = self.coded.patterns().div_ceil(MOST_PORTIONS).max(LEAST_PORTION);
        let mut total;
        let mut log_likelihood = 0.0;
        let logs;
        match &mut self.work {
            Work::Single { tables, starts, sums } => {
                tables.fill(self.coded, &probabilities, &mass);
                total = vec![0.0; tables.values.len()];
                let mut portions = portions(self.coded, portion, starts);
                let one = |portion: &mut Portion, sums: &mut [f32]| match blocks {
                    1 => single::<1>(portion, tables, sums, &slow),
                    2 => single::<2>(portion, tables, sums, &slow),
                    3 => single::<3>(portion, tables, sums, &slow),
                    4 => single::<4>(portion, tables, sums, &slow),
                    5 => single::<5>(portion, tables, sums, &slow),
                    6 => single::<6>(portion, tables, sums, &slow),
                    7 => single::<7>(portion, tables, sums, &slow),
                    _ => single::<MOST_BLOCKS>(portion, tables, sums, &slow),
                };
                in_order(&mut portions, sums, one, |log, sums| {
                    log_likelihood += log;
                    gather(&mut total, sums);
                });
                logs = &tables.logs;
            }
            Work::Double { tables, sums } => {
                tables.fill(self.coded, &probabilities, &mass);
                total = vec![0.0; tables.values.len()];
                let mut none = vec![0; self.coded.patterns()];
                let mut portions = portions(self.coded, portion, &mut none);
                let one = |portion: &mut Portion, sums: &mut [f64]| double(portion, tables, sums, &slow);
                in_order(&mut portions, sums, one, |log, sums| {
                    log_likelihood += log;
                    gather(&mut total, sums);
                });
                logs = &tables.logs;
            }
        }
        log_likelihood += logs.iter().zip(&self.row_weights).map(|(log, weight)| log * weight).sum::<f64>();
        Expected { log_likelihood, counts: Separated::of(self.coded, &total, stride) }
    }
}

fn portions<'a>(coded: &'a Coded, size: usize, starts: &'a mut [u8]) -> Vec<Portion<'a>> {
    let rows = coded.codes.chunks(size * coded.blocks.len());
    let all = rows.zip(coded.weights.chunks(size)).zip(starts.chunks_mut(size));
    all.map(|((codes, weights), starts)| Portion { codes, weights, starts }).collect()
}

/// Processes as many portions at once as there are sum buffers, and passes their results on in order.
fn in_order<T: Number>(
    portions: &mut [Portion],
    sums: &mut [Vec<T>],
    one: impl Fn(&mut Portion, &mut [T]) -> f64 + Sync,
    mut hand_on: impl FnMut(f64, &[T]),
) {
    for round in portions.chunks_mut(sums.len()) {
        for sums in sums.iter_mut() {
            sums.fill(T::ZERO);
        }
        let logs: Vec<f64> = if let ([only], [sums]) = (&mut *round, &mut *sums) {
            vec![one(only, sums)]
        } else {
            std::thread::scope(|scope| {
                let one = &one;
                let started: Vec<_> = round
                    .iter_mut()
                    .zip(sums.iter_mut())
                    .map(|(portion, sums)| scope.spawn(move || one(portion, sums)))
                    .collect();
                started.into_iter().map(|thread| thread.join().unwrap_or(f64::NAN)).collect()
            })
        };
        for (log, sums) in logs.into_iter().zip(sums.iter()) {
            hand_on(log, sums);
        }
    }
}

fn gather<T: Number>(total: &mut [f64], sums: &[T]) {
    for (total, sum) in total.iter_mut().zip(sums) {
        *total += sum.wide();
    }
}

/// Logarithms of many numbers at the cost of a few: they are multiplied first.
pub(super) struct LogSum {
    sum: f64,
    product: f64,
}

impl LogSum {
    pub(super) fn new() -> Self {
        Self { sum: 0.0, product: 1.0 }
    }

    #[inline]
    pub(super) fn add(&mut self, value: f64, weight: f64) {
        // Most patterns belong to one or a few persons, and no sum is far from its usual size.
        let plain = (1e-45..1e45).contains(&value);
        if plain && (weight - 1.0).abs() < f64::EPSILON {
            self.product *= value;
        } else if plain && (weight - 2.0).abs() < f64::EPSILON {
            self.product *= value * value;
        } else if plain && (weight - 3.0).abs() < f64::EPSILON {
            self.product *= value * value * value;
        } else {
            self.sum += weight * libm::log(value);
        }
        if !(1e-150..1e150).contains(&self.product) {
            self.sum += libm::log(self.product);
            self.product = 1.0;
        }
    }

    pub(super) fn finish(self) -> f64 {
        self.sum + libm::log(self.product)
    }
}

/// One portion in double precision, any number of blocks and nodes.
fn double(portion: &mut Portion, tables: &Tables<f64>, sums: &mut [f64], slow: &Slow) -> f64 {
    let mut logs = LogSum::new();
    let mut odd = 0.0;
    let mut weights = vec![0.0; tables.stride];
    for (codes, &weight) in portion.codes.chunks_exact(tables.firsts.len()).zip(portion.weights) {
        let (sum, log) = double_product(codes, tables, &mut weights, slow);
        logs.add(sum, weight);
        odd += weight * log;
        let scale = weight / sum;
        for (first, &code) in tables.firsts.iter().zip(codes) {
            let row = (first + usize::from(code)) * tables.stride;
            let sums = &mut sums[row..row + tables.stride];
            for (sum, value) in sums.iter_mut().zip(&weights) {
                *sum += scale * value;
            }
        }
    }
    logs.finish() + odd
}

/// The product of a pattern's rows and its sum; the second number is a logarithm to add.
pub(super) fn double_product(
    codes: &[u16],
    tables: &Tables<f64>,
    weights: &mut [f64],
    slow: &Slow,
) -> (f64, f64) {
    let stride = tables.stride;
    let mut log = 0.0;
    for (block, (first, &code)) in tables.firsts.iter().zip(codes).enumerate() {
        let row = &tables.values[(first + usize::from(code)) * stride..][..stride];
        if block == 0 {
            weights.copy_from_slice(row);
            continue;
        }
        if block % RESCALED == 0 {
            let most = weights.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
            log += libm::log(most);
            for value in weights.iter_mut() {
                *value /= most;
            }
        }
        for (value, factor) in weights.iter_mut().zip(row) {
            *value *= factor;
        }
    }
    let mut sums = [0.0; LANE];
    for lane in weights.chunks_exact(LANE) {
        for node in 0..LANE {
            sums[node] += lane[node];
        }
    }
    let sum = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    if sum > 1e-200 {
        return (sum, log);
    }
    let (posterior, marginal) = slow.posterior(codes, stride);
    weights.copy_from_slice(&posterior);
    (1.0, marginal - tables.log(codes))
}

/// The method without tables, for patterns so unlikely that products of rows underflow: logarithms of every
/// answer's probability.
pub(super) struct Slow<'a> {
    pub(super) coded: &'a Coded,
    pub(super) probabilities: &'a Probabilities,
    pub(super) mass: &'a [Vec<f64>],
}

impl Slow<'_> {
    /// Weights that sum to 1, padded with zeros to `stride`, and the marginal log-likelihood.
    pub(super) fn posterior(&self, codes: &[u16], stride: usize) -> (Vec<f64>, f64) {
        let mass = &self.mass[self.coded.group(codes)];
        let mut logs: Vec<f64> = mass.iter().map(|mass| libm::log(mass.max(f64::MIN_POSITIVE))).collect();
        self.coded.answers(codes, |item, category| {
            for (log, chance) in logs.iter_mut().zip(self.probabilities.row(item, category)) {
                *log += libm::log(*chance);
            }
        });
        let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        for log in &mut logs {
            *log = libm::exp(*log - most);
        }
        let sum: f64 = logs.iter().sum();
        for share in &mut logs {
            *share /= sum;
        }
        logs.resize(stride, 0.0);
        (logs, most + libm::log(sum))
    }
}
