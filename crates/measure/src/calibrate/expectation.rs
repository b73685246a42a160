//! The expectation step: where on the grid the people with each pattern are likely to be.
//!
//! The hot loop of a calibration. Patterns are handled in fixed portions whose sums are added in a
//! fixed order, so the result doesn't depend on the number of threads. No exponential, no logarithm
//! and no loop over items inside: see `tables`.

use super::parameters::Layout;
use super::patterns::Coded;
use super::tables::{Number, Probabilities, RESCALED, Separated, Tables, masses};

/// How the patterns are worked through.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Precision {
    /// Products in single precision, sums of many in double: for large data and usual tolerances.
    Single,
    Double,
}

/// What one expectation step finds.
#[derive(Debug)]
pub(super) struct Expected {
    pub(super) log_likelihood: f64,
    pub(super) counts: Separated,
}

/// Single precision works on this many nodes, and looks at a window of them where it holds all of a
/// pattern's weight.
const NODES: usize = 64;
const WINDOW: usize = 32;
/// Windows begin at multiples of this, which is what the smallest vector unit handles at once.
const LANE: usize = 4;
/// A window's outermost number may be this large, relative to the sum.
const EDGE: f32 = 1e-8;
/// The start of a window that isn't one, and of one that nobody has looked for.
const WHOLE: u8 = u8::MAX;
const UNKNOWN: u8 = WHOLE - 1;
/// Sums in single precision below this have lost their digits.
const FAINT: f32 = 1e10;
/// About one over a usual sum, so that products of sums stay near 1.
const USUAL: f64 = 1e-26;
/// Most blocks of items in single precision: with more, their share of the exponents gets too small.
const MOST_BLOCKS: usize = 8;
const LEAST_PORTION: usize = 8192;
const MOST_PORTIONS: usize = 32;

/// Patterns, grid and room for the tables.
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
struct Portion<'a> {
    codes: &'a [u16],
    weights: &'a [f64],
    starts: &'a mut [u8],
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
            // The first step looks everywhere and finds the windows.
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

/// Works on as many portions at once as there are rooms for sums, and hands their results on in order.
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

/// Logarithms of many numbers at the price of a few: they are multiplied first.
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
        // Most patterns are one person's or a few persons'.
        if (weight - 1.0).abs() < f64::EPSILON {
            self.product *= value;
        } else if (weight - 2.0).abs() < f64::EPSILON {
            self.product *= value * value;
        } else if (weight - 3.0).abs() < f64::EPSILON {
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

/// One portion in single precision.
fn single<const B: usize>(portion: &mut Portion, tables: &Tables<f32>, sums: &mut [f32], slow: &Slow) -> f64 {
    let mut logs = LogSum::new();
    let mut odd = 0.0;
    let mut people = 0.0;
    let firsts: &[usize; B] = tables.firsts.first_chunk().expect("every block has a first row");
    for (pattern, codes) in portion.codes.as_chunks::<B>().0.iter().enumerate() {
        let weight = portion.weights[pattern];
        let start = portion.starts[pattern];
        if start < UNKNOWN {
            let from = usize::from(start);
            let rows = places(firsts, codes, from);
            let weights = product::<B, WINDOW>(&tables.values, &rows);
            let sum = sum_of(&weights);
            if sum > FAINT && holds(from, weights[0], weights[WINDOW - 1], sum) {
                logs.add(f64::from(sum) * USUAL, weight);
                people += weight;
                spread::<B, WINDOW>(sums, &rows, &weights, f32::of(weight) / sum);
                continue;
            }
        }
        let rows = places(firsts, codes, 0);
        let weights = product::<B, NODES>(&tables.values, &rows);
        let sum = sum_of(&weights);
        if sum > FAINT && sum.is_finite() {
            logs.add(f64::from(sum) * USUAL, weight);
            people += weight;
            spread::<B, NODES>(sums, &rows, &weights, f32::of(weight) / sum);
            portion.starts[pattern] = window(&weights, sum);
        } else {
            let (posterior, log) = slow.posterior(codes, NODES);
            odd += weight * (log - tables.log(codes));
            for row in rows {
                for (sum, share) in sums[row..row + NODES].iter_mut().zip(&posterior) {
                    *sum += f32::of(weight * share);
                }
            }
        }
    }
    logs.finish() + odd - people * libm::log(USUAL)
}

/// Where a pattern's rows begin, from a node on.
#[inline]
fn places<const B: usize>(firsts: &[usize; B], codes: &[u16; B], from: usize) -> [usize; B] {
    let mut rows = [from; B];
    for block in 0..B {
        rows[block] += (firsts[block] + usize::from(codes[block])) * NODES;
    }
    rows
}

/// The product of a pattern's rows, in a window of the nodes.
#[inline]
fn product<const B: usize, const W: usize>(tables: &[f32], rows: &[usize; B]) -> [f32; W] {
    let mut weights: [f32; W] = *part(tables, rows[0]);
    for row in &rows[1..] {
        let row: &[f32; W] = part(tables, *row);
        for node in 0..W {
            weights[node] *= row[node];
        }
    }
    weights
}

#[inline]
fn part<const W: usize>(tables: &[f32], from: usize) -> &[f32; W] {
    tables[from..].first_chunk().expect("a row has all its nodes")
}

#[inline]
fn sum_of<const W: usize>(weights: &[f32; W]) -> f32 {
    let mut sums = [0.0; LANE];
    for lane in weights.chunks_exact(LANE) {
        for node in 0..LANE {
            sums[node] += lane[node];
        }
    }
    (sums[0] + sums[1]) + (sums[2] + sums[3])
}

/// Adds a pattern's weights to its rows.
#[inline]
fn spread<const B: usize, const W: usize>(
    sums: &mut [f32],
    rows: &[usize; B],
    weights: &[f32; W],
    scale: f32,
) {
    let mut scaled = [0.0; W];
    for node in 0..W {
        scaled[node] = weights[node] * scale;
    }
    for row in rows {
        let sums: &mut [f32; W] = sums[*row..].first_chunk_mut().expect("a row has all its nodes");
        for node in 0..W {
            sums[node] += scaled[node];
        }
    }
}

/// Whether a window from this node has all the weight that matters, by its first and last number.
#[inline]
fn holds(from: usize, first: f32, last: f32, sum: f32) -> bool {
    (from == 0 || first <= EDGE * sum) && (from == NODES - WINDOW || last <= EDGE * sum)
}

/// The window around a pattern's mean, by its first node; [`WHOLE`] where it doesn't suffice.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a node's number")]
fn window(weights: &[f32; NODES], sum: f32) -> u8 {
    let mut mean = 0.0;
    let mut place = 0.0;
    for lane in weights.chunks_exact(LANE) {
        mean += place * (lane[0] + lane[1] + lane[2] + lane[3]);
        place += 1.0;
    }
    let middle = (mean / sum + 0.5) as usize * LANE;
    let from = middle.saturating_sub(WINDOW / 2).min(NODES - WINDOW);
    if holds(from, weights[from], weights[from + WINDOW - 1], sum) { from as u8 } else { WHOLE }
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

/// The way without tables, for patterns so unlikely that products of rows vanish: logarithms of every
/// answer's probability.
pub(super) struct Slow<'a> {
    pub(super) coded: &'a Coded,
    pub(super) probabilities: &'a Probabilities,
    pub(super) mass: &'a [Vec<f64>],
}

impl Slow<'_> {
    /// Weights that sum to 1, filled up with zeros to `stride`, and the marginal log-likelihood.
    fn posterior(&self, codes: &[u16], stride: usize) -> (Vec<f64>, f64) {
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
