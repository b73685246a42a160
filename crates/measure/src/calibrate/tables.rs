//! Tables of products: for each block of items and each way to answer them, the likelihood at every node. The
//! likelihood of a whole pattern is then the product of a few rows, and its expected counts are added back to
//! a few rows, which are split into items once per cycle.

use super::parameters::Layout;
use super::patterns::Coded;
use crate::quadrature::weights;

/// The numbers a table is made of.
pub(super) trait Number: Copy + Send + Sync + 'static {
    const ZERO: Self;
    /// The largest product of a pattern's rows: each row is scaled so that its largest number is the
    /// root of this; the products then use the whole range of exponents.
    const TOP: f64;
    /// The least number of a row relative to its largest: smaller ones would make subnormal products, which
    /// are slow, and have no weight in a pattern anyway.
    const BOTTOM: f64;
    fn of(value: f64) -> Self;
    fn wide(self) -> f64;
}

impl Number for f32 {
    const ZERO: Self = 0.0;
    const TOP: f64 = 1e30;
    const BOTTOM: f64 = 1e-28;
    #[expect(clippy::cast_possible_truncation, reason = "single precision is chosen where it suffices")]
    fn of(value: f64) -> Self {
        value as Self
    }
    fn wide(self) -> f64 {
        f64::from(self)
    }
}

impl Number for f64 {
    const ZERO: Self = 0.0;
    const TOP: f64 = 1.0;
    const BOTTOM: f64 = 1e-60;
    fn of(value: f64) -> Self {
        value
    }
    fn wide(self) -> f64 {
        self
    }
}

/// The products of all blocks, one block after the other.
#[derive(Debug)]
pub(super) struct Tables<T> {
    pub(super) values: Vec<T>,
    /// The negative logarithm of the factor each row was multiplied by.
    pub(super) logs: Vec<f64>,
    /// The first row of each block.
    pub(super) firsts: Vec<usize>,
    /// Numbers per row: the nodes, padded with zeros.
    pub(super) stride: usize,
}

impl<T: Number> Tables<T> {
    pub(super) fn new(coded: &Coded, stride: usize) -> Self {
        let mut rows = 0;
        let mut firsts = Vec::with_capacity(coded.blocks.len());
        for block in &coded.blocks {
            firsts.push(rows);
            rows += block.rows;
        }
        Self { values: vec![T::ZERO; rows * stride], logs: vec![0.0; rows], firsts, stride }
    }

    /// `probabilities` as written by [`probabilities`], `mass` the groups' weights at the nodes.
    #[expect(clippy::cast_precision_loss, reason = "blocks are few")]
    pub(super) fn fill(&mut self, coded: &Coded, probabilities: &Probabilities, mass: &[Vec<f64>]) {
        let stride = self.stride;
        let nodes = probabilities.nodes;
        let top = libm::pow(T::TOP, 1.0 / coded.blocks.len() as f64);
        let bottom = top * T::BOTTOM;
        let mut rows: Vec<f64> = Vec::new();
        let mut longer: Vec<f64> = Vec::new();
        for (index, block) in coded.blocks.iter().enumerate() {
            rows.clear();
            if index == 0 {
                for mass in mass {
                    rows.extend_from_slice(mass);
                    rows.resize(rows.len() + stride - nodes, 0.0);
                }
            } else {
                rows.resize(nodes, 1.0);
                rows.resize(stride, 0.0);
            }
            for (offset, &base) in block.bases.iter().enumerate() {
                let item = block.first + offset;
                longer.clear();
                for row in rows.chunks_exact(stride) {
                    for category in 0..coded.categories[item] {
                        let chances = probabilities.row(item, category);
                        longer.extend(row.iter().zip(chances).map(|(product, chance)| product * chance));
                    }
                    if base > coded.categories[item] {
                        longer.extend_from_slice(row);
                    }
                }
                std::mem::swap(&mut rows, &mut longer);
            }
            let first = self.firsts[index];
            let logs = &mut self.logs[first..first + block.rows];
            let values = self.values[first * stride..].chunks_exact_mut(stride);
            for ((row, values), log) in rows.chunks_exact(stride).zip(values).zip(logs) {
                let most = row.iter().copied().fold(f64::MIN_POSITIVE, f64::max);
                let scale = top / most;
                *log = -libm::log(scale);
                for (number, value) in values.iter_mut().zip(row) {
                    *number = T::of((value * scale).max(bottom));
                }
                for number in &mut values[nodes..] {
                    *number = T::ZERO;
                }
            }
        }
    }
}

impl<T> Tables<T> {
    /// The sum of the logarithms missing from a pattern's rows.
    pub(super) fn log(&self, codes: &[u16]) -> f64 {
        self.firsts.iter().zip(codes).map(|(first, &code)| self.logs[first + usize::from(code)]).sum()
    }
}

/// A product is rescaled after this many blocks.
pub(super) const RESCALED: usize = 4;

/// Every item's probabilities at the nodes, category by category.
#[derive(Debug)]
pub(super) struct Probabilities {
    values: Vec<f64>,
    firsts: Vec<usize>,
    stride: usize,
    pub(super) nodes: usize,
}

impl Probabilities {
    pub(super) fn of(layout: &Layout, list: &[f64], nodes: &[f64], stride: usize) -> Self {
        let mut firsts = Vec::with_capacity(layout.items.len());
        let mut values = Vec::new();
        for shape in &layout.items {
            firsts.push(values.len());
            let from = values.len();
            values.resize(from + shape.categories * stride, 0.0);
            shape.probabilities(list, nodes, stride, &mut values[from..]);
        }
        Self { values, firsts, stride, nodes: nodes.len() }
    }

    pub(super) fn row(&self, item: usize, category: usize) -> &[f64] {
        &self.values[self.firsts[item] + category * self.stride..][..self.stride]
    }
}

/// The groups' weights at the nodes.
pub(super) fn masses(layout: &Layout, list: &[f64], nodes: &[f64]) -> Vec<Vec<f64>> {
    layout.normals(list).into_iter().map(|normal| weights(nodes, normal)).collect()
}

/// Sums of expected answers, by item and by group, from the sums of rows.
#[derive(Debug)]
pub(super) struct Separated {
    values: Vec<f64>,
    firsts: Vec<usize>,
    pub(super) stride: usize,
    /// For each group the expected number of persons at each node.
    pub(super) groups: Vec<Vec<f64>>,
}

impl Separated {
    pub(super) fn of(coded: &Coded, sums: &[f64], stride: usize) -> Self {
        let mut firsts = Vec::with_capacity(coded.categories.len());
        let mut len = 0;
        for categories in &coded.categories {
            firsts.push(len);
            len += categories * stride;
        }
        let mut separated = Self { values: vec![0.0; len], firsts, stride, groups: Vec::new() };
        let mut from = 0;
        for (index, block) in coded.blocks.iter().enumerate() {
            let mut rows = sums[from..from + block.rows * stride].to_vec();
            from += block.rows * stride;
            // The last item's digit changes fastest: count it, then sum over its digits.
            for (offset, &base) in block.bases.iter().enumerate().rev() {
                let item = block.first + offset;
                let categories = coded.categories[item];
                let own = &mut separated.values[separated.firsts[item]..][..categories * stride];
                for (number, row) in rows.chunks_exact(stride).enumerate() {
                    let digit = number % base;
                    if digit < categories {
                        add(&mut own[digit * stride..(digit + 1) * stride], row);
                    }
                }
                let shorter = rows.len() / stride / base;
                for row in 0..shorter {
                    rows.copy_within(row * base * stride..(row * base + 1) * stride, row * stride);
                    for digit in 1..base {
                        let (front, back) = rows.split_at_mut((row * base + digit) * stride);
                        add(&mut front[row * stride..(row + 1) * stride], &back[..stride]);
                    }
                }
                rows.truncate(shorter * stride);
            }
            if index == 0 {
                separated.groups = rows.chunks_exact(stride).map(<[f64]>::to_vec).collect();
            }
        }
        separated
    }

    pub(super) fn item(&self, item: usize, categories: usize) -> &[f64] {
        &self.values[self.firsts[item]..][..categories * self.stride]
    }
}

fn add(to: &mut [f64], from: &[f64]) {
    for (to, from) in to.iter_mut().zip(from) {
        *to += from;
    }
}
