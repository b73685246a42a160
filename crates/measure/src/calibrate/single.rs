//! The expectation of one portion of the patterns in single precision: four numbers at a time in the smallest
//! vector unit, and only where a pattern has weight.
//!
//! Plain loops over arrays of known length, so that the compiler vectorises them.

use super::expectation::{LogSum, Portion, Slow};
use super::tables::{Number as _, Tables};

/// Single precision works on this many nodes, and only on a window of them if that has all of a pattern's
/// weight.
pub(super) const NODES: usize = 64;
const WINDOW: usize = 32;
/// Windows begin at multiples of this, the width of the smallest vector unit.
pub(super) const LANE: usize = 4;
/// The outermost numbers of a window may be this large, relative to the sum.
const EDGE: f32 = 1e-8;
/// Marks a pattern without a window, and one whose window isn't known yet.
const WHOLE: u8 = u8::MAX;
pub(super) const UNKNOWN: u8 = WHOLE - 1;
/// Sums in single precision below this have lost precision.
const FAINT: f32 = 1e10;
/// About one over a usual sum, so that products of sums stay near 1.
const USUAL: f64 = 1e-26;

/// One portion in single precision.
pub(super) fn single<const B: usize>(
    portion: &mut Portion,
    tables: &Tables<f32>,
    sums: &mut [f32],
    slow: &Slow,
) -> f64 {
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
