//! Whether a letter is as sure as is said: half of a person's answers must predict the letter of the other half.

use measure::{
    calibrate::{Model, Plan, fit},
    model::Item,
    random::Random,
    responses::{MISSING, Responses},
    special::normal_pdf,
};

const NODES: i32 = 30;
const SPLITS: usize = 8;
/// Persons that a letter's agreement is counted for, at most.
const MOST: usize = 2_500;
/// Limits of the bins of certainty.
const BINS: [(f64, f64); 6] = [(0.5, 0.6), (0.6, 0.7), (0.7, 0.8), (0.8, 0.9), (0.9, 0.97), (0.97, 1.01)];

/// The largest difference between what was said and what came true in a bin.
pub(super) struct Agreement {
    pub(super) stated: f64,
    pub(super) observed: f64,
    pub(super) largest: f64,
    /// Nowhere was more promised than came true.
    pub(super) cautious: bool,
}

fn nodes() -> impl Iterator<Item = f64> {
    (-NODES..=NODES).map(|node| f64::from(node) * 0.2)
}

/// The logarithms of an item's answers at every node.
pub(super) struct Curves(Vec<Vec<f64>>);

impl Curves {
    pub(super) fn of(item: &Item) -> Self {
        let mut shares = vec![0.0; item.categories()];
        Self(
            nodes()
                .map(|theta| {
                    item.probabilities_into(theta, &mut shares);
                    shares.iter().map(|share| share.max(f64::MIN_POSITIVE).ln()).collect()
                })
                .collect(),
        )
    }
}

/// What is likely at every node, given some answers.
pub(super) fn posterior(curves: &[Curves], which: &[usize], answers: &[u8]) -> Vec<f64> {
    let mut logs: Vec<f64> = nodes().map(|theta| normal_pdf(theta).ln()).collect();
    for item in which {
        let answer = usize::from(answers[*item]);
        for (log, at) in logs.iter_mut().zip(&curves[*item].0) {
            *log += at.get(answer).copied().unwrap_or_default();
        }
    }
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    let weights: Vec<f64> = logs.iter().map(|log| (log - most).exp()).collect();
    let sum: f64 = weights.iter().sum();
    weights.iter().map(|weight| weight / sum).collect()
}

/// How likely somebody is above the median.
pub(super) fn above(posterior: &[f64]) -> f64 {
    let half = posterior[usize::try_from(NODES).unwrap_or_default()] / 2.0;
    half + posterior.iter().zip(nodes()).filter(|(_, theta)| *theta > 1e-9).map(|(p, _)| p).sum::<f64>()
}

/// One answer of somebody with a trait.
pub(super) fn answer(item: &Item, theta: f64, random: &mut Random) -> u8 {
    let mut shares = vec![0.0; item.categories()];
    item.probabilities_into(theta, &mut shares);
    let mut rest = random.uniform();
    let last = shares.len() - 1;
    let chosen = shares.iter().position(|share| {
        rest -= share;
        rest < 0.0
    });
    u8::try_from(chosen.unwrap_or(last)).unwrap_or(MISSING)
}

/// How likely these items give the upper letter, at every node.
fn letter_curve(items: &[Item], curves: &[Curves], which: &[usize], random: &mut Random) -> Vec<f64> {
    const DRAWS: u32 = 200;
    let mut answers = vec![MISSING; items.len()];
    nodes()
        .map(|theta| {
            let mut up = 0;
            for _ in 0..DRAWS {
                for item in which {
                    answers[*item] = answer(&items[*item], theta, random);
                }
                up += u32::from(above(&posterior(curves, which, &answers)) > 0.5);
            }
            f64::from(up) / f64::from(DRAWS)
        })
        .collect()
}

/// Fits half of the people and judges the others.
pub(super) fn of_answers(answers: &[u8], items: usize, random: &mut Random) -> anyhow::Result<Agreement> {
    let mut rows: Vec<&[u8]> = answers.chunks(items).collect();
    shuffle(&mut rows, random);
    let (calibrated, judged) = rows.split_at(rows.len() / 2);
    let calibrated: Vec<u8> = calibrated.concat();
    let found = fit(&Responses::new(&calibrated, items)?, &Plan::of(Model::Graded))?;
    Ok(of_items(&found.items, &judged[..judged.len().min(MOST)], random))
}

/// With parameters that are known.
pub(super) fn of_items(items: &[Item], rows: &[&[u8]], random: &mut Random) -> Agreement {
    let curves: Vec<Curves> = items.iter().map(Curves::of).collect();
    let mut judged: Vec<(f64, f64, bool)> = Vec::new();
    for _ in 0..SPLITS {
        let mut order: Vec<usize> = (0..items.len()).collect();
        shuffle(&mut order, random);
        let (one, other) = order.split_at(items.len().div_ceil(2));
        let curve = letter_curve(items, &curves, other, random);
        for row in rows {
            let first = posterior(&curves, one, row);
            let up = above(&first);
            let expected: f64 = first.iter().zip(&curve).map(|(p, up)| p * up).sum();
            let same = (up > 0.5) == (above(&posterior(&curves, other, row)) > 0.5);
            judged.push(if up > 0.5 { (up, expected, same) } else { (1.0 - up, 1.0 - expected, same) });
        }
    }
    agreement(&judged)
}

/// `judged`: certainty, stated agreement, and whether it came true.
pub(super) fn agreement(judged: &[(f64, f64, bool)]) -> Agreement {
    let mean = |people: &[&(f64, f64, bool)]| {
        let count = f64::from(u32::try_from(people.len()).unwrap_or(1));
        let stated = people.iter().map(|one| one.1).sum::<f64>() / count;
        let came = people.iter().map(|one| f64::from(u8::from(one.2))).sum::<f64>() / count;
        (stated, came)
    };
    let (stated, observed) = mean(&judged.iter().collect::<Vec<_>>());
    let mut all = Agreement { stated, observed, largest: 0.0, cautious: true };
    for (low, high) in BINS {
        let people: Vec<_> = judged.iter().filter(|one| (low..high).contains(&one.0)).collect();
        // Fewer say more about chance than about the model.
        if people.len() < 400 {
            continue;
        }
        let (stated, came) = mean(&people);
        all.largest = all.largest.max((stated - came).abs());
        all.cautious &= stated <= came + 0.03;
    }
    all
}

pub(super) fn shuffle<T>(list: &mut [T], random: &mut Random) {
    for place in (1..list.len()).rev() {
        let other = random.below(u64::try_from(place + 1).unwrap_or(1));
        list.swap(place, usize::try_from(other).unwrap_or_default());
    }
}
