//! Model-based fairness: does an item need different parameters in each group (Thissen, Steinberg & Wainer
//! 1993)?
//!
//! It needs a calibration per item and is slow; Mantel–Haenszel and regression are fast.

use super::Test;
use crate::{
    calibrate::{FitError, Model, Plan, fit},
    model::Item,
    responses::{MISSING, Responses},
    special::chi_square_tail,
};

/// Why the comparison is impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum LikelihoodError {
    #[error("the table doesn't say who belongs to which group")]
    NoGroups,
    #[error("the item doesn't belong to the table, or it is the only one")]
    Item,
    #[error("the items can't be calibrated")]
    Calibration(#[from] FitError),
}

/// One item under two models.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct LikelihoodRatio {
    /// Two degrees of freedom: slope and intercept.
    pub test: Test,
    /// Difficulty in the focal minus in the reference group; `None` where a slope is 0.
    pub shift: Option<f64>,
}

/// `χ² = 2 (l_split − l_common)`: all other items are the same in both groups and carry the scale, both groups
/// have their own mean and spread, and the studied item is either common or split in two. Two-parameter items.
///
/// ```
/// use measure::{dif::likelihood::likelihood_ratios, random::Random, responses::Responses};
/// let mut random = Random::seeded(4);
/// let (mut rows, mut groups) = (Vec::new(), Vec::new());
/// for person in 0..800_u16 {
///     let (theta, focal) = (random.normal(), person % 2);
///     let hard = 1.5 * f64::from(focal);
///     rows.extend((0..6).map(|item| u8::from(random.chance(1.0 / (1.0 + (-theta + if item == 0 { hard } else { 0.0 }).exp())))));
///     groups.push(focal);
/// }
/// let table = Responses::new(&rows, 6).unwrap().grouped(&groups).unwrap();
/// let found = likelihood_ratios(table, &[0, 3]).unwrap();
/// assert!(found[0].test.p < 1e-6 && found[0].shift.unwrap() > 0.8 && found[1].test.p > 0.001);
/// ```
pub fn likelihood_ratios(
    answers: Responses<'_>,
    studied: &[usize],
) -> Result<Vec<LikelihoodRatio>, LikelihoodError> {
    let groups = answers.groups.ok_or(LikelihoodError::NoGroups)?;
    let count = answers.items();
    if count < 2 || studied.iter().any(|item| *item >= count) {
        return Err(LikelihoodError::Item);
    }
    let people: Vec<usize> = (0..answers.persons()).filter(|person| groups[*person] < 2).collect();
    let sides: Vec<u16> = people.iter().map(|person| groups[*person]).collect();
    let weights: Vec<f64> = people.iter().map(|person| answers.weight(*person)).collect();
    // A stricter tolerance than usual: the difference of two likelihoods matters, not their size.
    let plan = Plan { tolerance: 1e-5, gain: 1e-6, ..Plan::of(Model::TwoParameter) };
    let calibrated = |split: Option<usize>| {
        let mut table = Vec::with_capacity(people.len() * (count + 1));
        for (person, side) in people.iter().zip(&sides) {
            let row = answers.row(*person);
            table.extend_from_slice(row);
            if let Some(item) = split {
                let own = table.len() - count + item;
                table.push(if *side == 1 { row[item] } else { MISSING });
                if *side == 1 {
                    table[own] = MISSING;
                }
            }
        }
        let width = count + usize::from(split.is_some());
        let table = Responses::new(&table, width).and_then(|table| table.weighted(&weights)?.grouped(&sides));
        table.map_err(|_| LikelihoodError::Item).and_then(|table| Ok(fit(&table, &plan)?))
    };
    let common = calibrated(None)?;
    studied
        .iter()
        .map(|item| {
            let split = calibrated(Some(*item))?;
            let chi_square = (2.0 * (split.log_likelihood - common.log_likelihood)).max(0.0);
            let b = |place: usize| match &split.items[place] {
                Item::Logistic(item) => Some(item.b()).filter(|b| b.is_finite()),
                Item::Graded(_) | Item::PartialCredit(_) => None,
            };
            let shift = b(count).zip(b(*item)).map(|(focal, reference)| focal - reference);
            let chi_square = if chi_square.is_finite() { chi_square } else { 0.0 };
            Ok(LikelihoodRatio { test: Test { chi_square, p: chi_square_tail(chi_square, 2.0) }, shift })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{model::Logistic, random::Random};

    #[test]
    fn a_different_slope_and_a_different_mean_are_distinguished() {
        let mut random = Random::seeded(12);
        let (mut answers, mut groups) = (Vec::new(), Vec::new());
        for person in 0..1600_u16 {
            let focal = person % 2;
            // The focal group is less able overall, which isn't unfairness.
            let theta = random.normal() - 0.6 * f64::from(focal);
            for place in 0..12 {
                let a = if place == 2 && focal == 1 { 0.4 } else { 1.5 };
                let item = Logistic::from_abc(a, f64::from(place) * 0.25 - 1.5, 0.0);
                answers.push(u8::from(random.chance(item.p(theta))));
            }
            groups.push(focal);
        }
        let table = Responses::new(&answers, 12).unwrap().grouped(&groups).unwrap();
        let found = likelihood_ratios(table, &[2, 6]).unwrap();
        assert!(found[0].test.p < 1e-6 && found[1].test.p > 0.001, "{found:?}");
    }

    #[test]
    fn a_table_without_groups_is_refused() {
        let table = Responses::new(&[1, 0, 0, 1], 2).unwrap();
        assert_eq!(likelihood_ratios(table, &[0]), Err(LikelihoodError::NoGroups));
    }
}
