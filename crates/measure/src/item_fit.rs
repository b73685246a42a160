//! Do the answers follow the model? One item at a time (S-X²) and pairs of items (Q3).
//!
//! Only right/wrong items; [`person_fit`](crate::person_fit) is about persons.
#![expect(clippy::cast_precision_loss, reason = "counts of persons and scores are far below 2^53")]

use crate::{
    model::Logistic,
    quadrature::{Normal, grid, weights},
    responses::{MISSING, Responses},
    special::chi_square_tail,
};

/// Why the fit can't be judged.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum FitError {
    #[error("parameters or abilities don't match the table of answers")]
    Uneven,
    #[error("a parameter or an ability isn't a finite number, or a guessing chance isn't one")]
    Parameters,
    #[error("an answer is neither right, wrong nor missing")]
    Categories,
}

/// S-X² of one item.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ItemFit {
    pub chi_square: f64,
    /// Cells minus score groups minus free parameters.
    pub df: usize,
    /// `None` where collapsing left no degree of freedom.
    pub p: Option<f64>,
    /// `√(max(0, χ²/df − 1) / (N − 1))`.
    pub rmsea: Option<f64>,
}

/// S-X² (Orlando & Thissen 2000): people are grouped by sum score k, and an item's observed number right
/// in each group stands against `E_ik = ∫ P_i S*_{k−1} φ / ∫ S_k φ`, where `S_k` is the chance of score k
/// and `S*` that chance without the item (Lord & Wingersky 1984). Groups without people are left out, groups
/// of one join the next, and groups with an expected cell below 1 join their smaller neighbour.
///
/// `free` is the number of parameters estimated per item (2 for slope and intercept); θ is standard normal.
/// People with a missing answer are left out: their sum score means something else.
///
/// ```
/// use measure::{item_fit::s_x2, model::Logistic, responses::Responses};
/// let rows = [[0, 0, 1], [1, 0, 0], [1, 1, 0], [1, 0, 1], [0, 1, 1], [0, 1, 0]].concat();
/// let items = [Logistic { a: 1.0, d: 0.0, c: 0.0 }; 3];
/// let fit = s_x2(Responses::new(&rows, 3).unwrap(), &items, 1).unwrap();
/// // Equal items: a third of those with one right and two thirds of those with two.
/// assert!(fit[0].chi_square < 1e-9);
/// ```
pub fn s_x2(answers: Responses<'_>, items: &[Logistic], free: usize) -> Result<Vec<ItemFit>, FitError> {
    check(answers, items)?;
    let count = items.len();
    let nodes = grid(61, 6.0);
    let mass = weights(&nodes, Normal::STANDARD);
    let chances: Vec<Vec<f64>> =
        items.iter().map(|item| nodes.iter().map(|node| item.p(*node)).collect()).collect();

    // Per score: people, and people with each item right.
    let mut people = vec![0.0; count + 1];
    let mut right = vec![0.0; (count + 1) * count];
    let mut total = 0.0;
    for (person, row) in answers.rows().enumerate() {
        if row.contains(&MISSING) {
            continue;
        }
        let weight = answers.weight(person);
        let score: usize = row.iter().map(|answer| usize::from(*answer)).sum();
        total += weight;
        people[score] += weight;
        for (item, answer) in row.iter().enumerate() {
            right[score * count + item] += weight * f64::from(*answer);
        }
    }
    let whole = score_chances(&chances, None, &mass);
    Ok((0..count)
        .map(|item| {
            let joint = score_chances(&chances, Some(item), &mass);
            let groups = (1..count)
                .filter(|score| people[*score] > 0.0 && whole[*score] > 0.0)
                .map(|score| {
                    let expected = (joint[score - 1] / whole[score]).clamp(0.0, 1.0);
                    Group {
                        people: people[score],
                        right: right[score * count + item],
                        expected: people[score] * expected,
                    }
                })
                .collect();
            judge(&collapse(groups), free, total)
        })
        .collect())
}

/// Yen's Q3 (1984): the correlation of two items' residuals `x − P(θ̂)` over people who answered both, as
/// the lower triangle without the diagonal: (1,0), (2,0), (2,1), … Pairs without spread give 0.
/// Under local independence it is near `−1/(items − 1)`.
///
/// ```
/// use measure::{item_fit::q3, model::Logistic, responses::Responses};
/// let table = Responses::new(&[1, 1, 0, 0, 1, 1, 0, 0], 2).unwrap();
/// let items = [Logistic { a: 1.0, d: 0.0, c: 0.0 }; 2];
/// assert!((q3(table, &items, &[0.0; 4]).unwrap()[0] - 1.0).abs() < 1e-12);
/// ```
pub fn q3(answers: Responses<'_>, items: &[Logistic], thetas: &[f64]) -> Result<Vec<f64>, FitError> {
    check(answers, items)?;
    if thetas.len() != answers.persons() {
        return Err(FitError::Uneven);
    }
    if thetas.iter().any(|theta| !theta.is_finite()) {
        return Err(FitError::Parameters);
    }
    let count = items.len();
    let pairs = count * (count - 1) / 2;
    // Weight, sums, squares and products of each pair.
    let mut sums = vec![[0.0; 6]; pairs];
    let mut off = vec![None; count];
    for (person, row) in answers.rows().enumerate() {
        let weight = answers.weight(person);
        for ((place, item), answer) in off.iter_mut().zip(items).zip(row) {
            *place = (*answer != MISSING).then(|| f64::from(*answer) - item.p(thetas[person]));
        }
        let mut pair = 0;
        for first in 1..count {
            for second in 0..first {
                if let (Some(x), Some(y)) = (off[first], off[second]) {
                    let parts = [1.0, x, y, x * x, y * y, x * y];
                    for (sum, part) in sums[pair].iter_mut().zip(parts) {
                        *sum += weight * part;
                    }
                }
                pair += 1;
            }
        }
    }
    Ok(sums.iter().map(correlation).collect())
}

fn correlation([weight, x, y, xx, yy, xy]: &[f64; 6]) -> f64 {
    if *weight <= 0.0 {
        return 0.0;
    }
    let (mean_x, mean_y) = (x / weight, y / weight);
    let spread = ((xx / weight - mean_x * mean_x) * (yy / weight - mean_y * mean_y)).max(0.0).sqrt();
    let found = (xy / weight - mean_x * mean_y) / spread;
    if spread > 1e-14 && found.is_finite() { found.clamp(-1.0, 1.0) } else { 0.0 }
}

fn check(answers: Responses<'_>, items: &[Logistic]) -> Result<(), FitError> {
    if answers.items() != items.len() {
        return Err(FitError::Uneven);
    }
    let sound = |item: &Logistic| item.a.is_finite() && item.d.is_finite() && (0.0..1.0).contains(&item.c);
    if !items.iter().all(sound) {
        return Err(FitError::Parameters);
    }
    if answers.rows().flatten().any(|answer| *answer > 1 && *answer != MISSING) {
        return Err(FitError::Categories);
    }
    Ok(())
}

/// `∫ S_k φ` for every score k; with `right`, `∫ P S*_k φ`: that item right and k right among the others.
fn score_chances(chances: &[Vec<f64>], right: Option<usize>, mass: &[f64]) -> Vec<f64> {
    let count = chances.len();
    let mut total = vec![0.0; count + 1];
    let mut scores = vec![0.0; count + 1];
    for (node, mass) in mass.iter().enumerate() {
        scores.fill(0.0);
        scores[0] = right.map_or(1.0, |item| chances[item][node]);
        for (item, chance) in chances.iter().enumerate().filter(|(item, _)| Some(*item) != right) {
            let p = chance[node];
            for score in (1..=(item + 1).min(count)).rev() {
                scores[score] = scores[score] * (1.0 - p) + scores[score - 1] * p;
            }
            scores[0] *= 1.0 - p;
        }
        for (sum, share) in total.iter_mut().zip(&scores) {
            *sum += mass * share;
        }
    }
    total
}

#[derive(Debug, Clone, Copy)]
struct Group {
    people: f64,
    right: f64,
    expected: f64,
}

impl Group {
    fn join(&mut self, other: Self) {
        self.people += other.people;
        self.right += other.right;
        self.expected += other.expected;
    }

    /// A cell with an expectation between 0 and 1.
    fn thin(&self) -> bool {
        let wrong = self.people - self.expected;
        (self.expected < 1.0 && self.expected > 0.0) || (wrong < 1.0 && wrong > 0.0)
    }
}

fn collapse(groups: Vec<Group>) -> Vec<Group> {
    let mut kept: Vec<Group> = Vec::with_capacity(groups.len());
    let mut carried: Option<Group> = None;
    let count = groups.len();
    for (place, mut group) in groups.into_iter().enumerate() {
        if let Some(single) = carried.take() {
            group.join(single);
        }
        if group.people <= 1.0 && place + 1 < count {
            carried = Some(group);
        } else if group.people <= 1.0 && !kept.is_empty() {
            kept.last_mut().expect("it isn't empty").join(group);
        } else {
            kept.push(group);
        }
    }
    while kept.len() > 1
        && let Some(thin) = kept.iter().position(Group::thin)
    {
        let group = kept.remove(thin);
        let into = if thin == 0 {
            0
        } else if thin == kept.len() || kept[thin - 1].people <= kept[thin].people {
            thin - 1
        } else {
            thin
        };
        kept[into].join(group);
    }
    kept
}

fn judge(groups: &[Group], free: usize, total: f64) -> ItemFit {
    let (mut chi_square, mut cells) = (0.0, 0_usize);
    for group in groups {
        let off = group.right - group.expected;
        for expected in [group.expected, group.people - group.expected] {
            if expected > 0.0 {
                chi_square += off * off / expected;
                cells += 1;
            }
        }
    }
    let df = cells.saturating_sub(groups.len() + free);
    if df == 0 || !chi_square.is_finite() {
        return ItemFit {
            chi_square: if chi_square.is_finite() { chi_square } else { f64::MAX },
            df,
            p: None,
            rmsea: None,
        };
    }
    let p = chi_square_tail(chi_square, df as f64);
    let excess = (chi_square / df as f64 - 1.0).max(0.0);
    let rmsea = (total > 1.0).then(|| (excess / (total - 1.0)).sqrt());
    ItemFit { chi_square, df, p: Some(p), rmsea }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::random::Random;
    use std::{fs, path::Path};

    fn table(name: &str) -> Option<Vec<Vec<String>>> {
        let path = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../../../shared/data")).join(name);
        let Ok(text) = fs::read_to_string(&path) else {
            eprintln!("validation data missing at {}: skipped", path.display());
            return None;
        };
        let row = |line: &str| line.split(',').map(|cell| cell.trim_matches('"').to_owned()).collect();
        Some(text.lines().skip(1).map(row).collect())
    }

    fn number(cell: &str) -> f64 {
        cell.parse().unwrap()
    }

    #[test]
    fn both_law_school_tests_agree_with_mirt() {
        for name in ["LSAT6", "LSAT7"] {
            let (Some(patterns), Some(parameters), Some(golden)) = (
                table(&format!("{name}_tab.csv")),
                table(&format!("golden/{name}_2PL_mirt.csv")),
                table(&format!("golden/{name}_2PL_SX2.csv")),
            ) else {
                return;
            };
            let answers: Vec<u8> = patterns
                .iter()
                .flat_map(|row| row[..5].iter().map(|cell| cell.parse::<u8>().unwrap()))
                .collect();
            let times: Vec<f64> = patterns.iter().map(|row| number(&row[5])).collect();
            let items: Vec<Logistic> = parameters
                .iter()
                .map(|row| Logistic { a: number(&row[1]), d: number(&row[2]), c: 0.0 })
                .collect();
            let table = Responses::new(&answers, 5).unwrap().weighted(&times).unwrap();
            let found = s_x2(table, &items, 2).unwrap();
            for (fit, row) in found.iter().zip(&golden) {
                let (chi_square, df, rmsea, p) =
                    (number(&row[2]), number(&row[3]), number(&row[4]), number(&row[5]));
                assert!((fit.chi_square / chi_square - 1.0).abs() < 1e-3, "{name} {row:?} {fit:?}");
                assert!((fit.df as f64 - df).abs() < 0.5);
                assert!((fit.p.unwrap() - p).abs() < 1e-3 && (fit.rmsea.unwrap() - rmsea).abs() < 1e-3);
            }
        }
    }

    #[test]
    fn an_item_with_a_different_curve_is_found() {
        let mut random = Random::seeded(3);
        let items: Vec<Logistic> =
            (0..20).map(|place| Logistic::from_abc(1.3, f64::from(place) * 0.2 - 2.0, 0.0)).collect();
        let mut answers = Vec::new();
        for _ in 0..2000 {
            let theta = random.normal();
            for (place, item) in items.iter().enumerate() {
                let p = if place == 7 { 0.3 + 0.4 * item.p(theta) } else { item.p(theta) };
                answers.push(u8::from(random.chance(p)));
            }
        }
        let found = s_x2(Responses::new(&answers, 20).unwrap(), &items, 2).unwrap();
        assert!(found[7].p.unwrap() < 1e-6 && found[7].rmsea.unwrap() > 0.05);
        let surprised = found.iter().filter(|fit| fit.p.is_some_and(|p| p < 0.001)).count();
        assert!(surprised <= 3, "{found:?}");
    }

    #[test]
    fn dependent_items_stand_out_in_q3() {
        let mut random = Random::seeded(5);
        let items = vec![Logistic::from_abc(1.0, 0.0, 0.0); 6];
        let (mut answers, mut thetas) = (Vec::new(), Vec::new());
        for _ in 0..2000 {
            let theta = random.normal();
            thetas.push(theta);
            let mut row: Vec<u8> = items.iter().map(|item| u8::from(random.chance(item.p(theta)))).collect();
            if random.chance(0.5) {
                row[1] = row[0];
            }
            answers.extend(row);
        }
        let found = q3(Responses::new(&answers, 6).unwrap(), &items, &thetas).unwrap();
        assert!(found[0] > 0.4 && found[1..].iter().all(|value| value.abs() < 0.08), "{found:?}");
    }

    #[test]
    fn no_answers_or_a_single_item_give_no_degrees_of_freedom() {
        let items = [Logistic { a: 1.0, d: 0.0, c: 0.0 }];
        let found = s_x2(Responses::new(&[], 1).unwrap(), &items, 2).unwrap();
        assert_eq!((found[0].df, found[0].p), (0, None));
        assert_eq!(q3(Responses::new(&[1], 1).unwrap(), &items, &[0.0]).unwrap(), Vec::<f64>::new());
    }
}
