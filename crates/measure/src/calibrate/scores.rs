//! Every person's expected θ and its spread, from the same tables as the calibration, in double precision;
//! and the exact log-likelihood as a by-product.

use super::expectation::{LogSum, Slow, double_product};
use super::parameters::Layout;
use super::patterns::Coded;
use super::tables::{Probabilities, Tables, masses};

/// Expected a-posteriori θ and its standard deviation, person by person (Bock & Mislevy 1982).
#[derive(Debug, Clone, PartialEq)]
pub struct Scores {
    pub mean: Vec<f64>,
    pub sd: Vec<f64>,
}

/// A fixed number of patterns per portion: the sum doesn't depend on the number of threads.
const PORTION: usize = 8192;

/// Mean and spread for every *pattern*, if wanted, and the log-likelihood of all.
pub(super) fn posteriors(
    coded: &Coded,
    layout: &Layout,
    nodes: &[f64],
    list: &[f64],
    threads: usize,
    wanted: bool,
) -> (Vec<(f64, f64)>, f64) {
    let stride = nodes.len().next_multiple_of(4);
    let probabilities = Probabilities::of(layout, list, nodes, stride);
    let mass = masses(layout, list, nodes);
    let mut tables = Tables::<f64>::new(coded, stride);
    tables.fill(coded, &probabilities, &mass);
    let slow = Slow { coded, probabilities: &probabilities, mass: &mass };
    let mut padded = nodes.to_vec();
    padded.resize(stride, 0.0);
    let blocks = coded.blocks.len();
    let mut moments = vec![(0.0, 0.0); if wanted { coded.patterns() } else { 0 }];
    let portions = coded.patterns().div_ceil(PORTION);
    let mut rooms: Vec<&mut [(f64, f64)]> = if wanted {
        moments.chunks_mut(PORTION).collect()
    } else {
        (0..portions).map(|_| <&mut [(f64, f64)]>::default()).collect()
    };
    let one = |portion: usize, room: &mut [(f64, f64)]| {
        let end = ((portion + 1) * PORTION).min(coded.patterns());
        let mut weights = vec![0.0; stride];
        let (mut logs, mut total) = (LogSum::new(), 0.0);
        for pattern in portion * PORTION..end {
            let row = &coded.codes[pattern * blocks..(pattern + 1) * blocks];
            let (sum, log) = double_product(row, &tables, &mut weights, &slow);
            logs.add(sum, coded.weights[pattern]);
            total += coded.weights[pattern] * (log + tables.log(row));
            if let Some(slot) = room.get_mut(pattern - portion * PORTION) {
                *slot = mean_and_sd(&weights, &padded, sum);
            }
        }
        logs.finish() + total
    };
    let threads = threads.clamp(1, 32);
    let mut total = 0.0;
    for (round, rooms) in rooms.chunks_mut(threads).enumerate() {
        let logs: Vec<f64> = if let [room] = rooms {
            vec![one(round * threads, room)]
        } else {
            std::thread::scope(|scope| {
                let one = &one;
                let started: Vec<_> = rooms
                    .iter_mut()
                    .enumerate()
                    .map(|(index, room)| scope.spawn(move || one(round * threads + index, room)))
                    .collect();
                started.into_iter().map(|thread| thread.join().unwrap_or(f64::NAN)).collect()
            })
        };
        for log in logs {
            total += log;
        }
    }
    (moments, total)
}

fn mean_and_sd(weights: &[f64], nodes: &[f64], sum: f64) -> (f64, f64) {
    let mut first = [0.0; 4];
    let mut second = [0.0; 4];
    for (weights, nodes) in weights.chunks_exact(4).zip(nodes.chunks_exact(4)) {
        for lane in 0..4 {
            let moment = weights[lane] * nodes[lane];
            first[lane] += moment;
            second[lane] += moment * nodes[lane];
        }
    }
    let mean = first.iter().sum::<f64>() / sum;
    let square = second.iter().sum::<f64>() / sum;
    (mean, (square - mean * mean).max(0.0).sqrt())
}

/// From patterns to persons.
pub(super) fn of_persons(coded: &Coded, moments: &[(f64, f64)]) -> Scores {
    let of = |pattern: &u32| moments[*pattern as usize];
    Scores {
        mean: coded.pattern.iter().map(|pattern| of(pattern).0).collect(),
        sd: coded.pattern.iter().map(|pattern| of(pattern).1).collect(),
    }
}
