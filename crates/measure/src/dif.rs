//! Does an item treat two groups of equal ability alike? Mantel–Haenszel and logistic regression.
//!
//! Group 0 is the reference group and group 1 the focal group; other groups are ignored. People are matched
//! by their score on the matching items, which always include the studied item (Holland & Thayer 1988).
//!
//! The product doesn't call it yet: it is for judging items by their answers. `just prove-measure E11` runs it.
#![expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "scores are small counts"
)]

pub mod likelihood;

use crate::{
    linear::{Design, LinearError, Trials, logistic_regression},
    responses::{MISSING, Responses},
    special::{chi_square_tail, normal_cdf, normal_quantile},
};

/// Why groups can't be compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum DifError {
    #[error("the table doesn't say who belongs to which group")]
    NoGroups,
    #[error("the item or the list of matching items doesn't belong to the table")]
    Item,
    #[error("an answer is neither right, wrong nor missing")]
    Categories,
    #[error("no score holds people of both groups with right and wrong answers")]
    NoOverlap,
    #[error("the regression of the answers has no maximum")]
    Regression(#[from] LinearError),
}

/// The classes of the Educational Testing Service (Zwick 2012).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// Negligible: |Δ| below 1, or not different from 0.
    A,
    /// Moderate.
    B,
    /// Large: |Δ| at least 1.5 and above 1 beyond chance.
    C,
}

/// The Mantel–Haenszel comparison of one item.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct MantelHaenszel {
    /// Odds of a right answer, reference over focal group.
    pub odds_ratio: f64,
    /// `−2.35 ln α`: below 0 the item is harder for the focal group.
    pub delta: f64,
    pub standard_error: f64,
    /// Without continuity correction: with it the test flags fewer fair items than its level (Paek 2010).
    pub test: Test,
    /// With the continuity correction of ½, as other programs print it.
    pub corrected: Test,
    pub class: Class,
}

/// The logistic-regression comparison of one item: likelihood ratios.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Regressed {
    /// Group added to the matching score, one degree of freedom: the same advantage everywhere.
    pub uniform: Test,
    /// Group × score added to that, one degree of freedom: an advantage that changes with ability.
    pub non_uniform: Test,
    /// Both at once, two degrees of freedom.
    pub both: Test,
    /// Log odds, focal over reference group, at equal score.
    pub effect: f64,
}

/// A chi-square test; its degrees of freedom are stated where it is used.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Test {
    pub chi_square: f64,
    pub p: f64,
}

/// Right and wrong answers to one item at each matching score.
#[derive(Debug, Clone, Default)]
struct Strata(Vec<Stratum>);

#[derive(Debug, Clone, Copy, Default)]
struct Stratum {
    /// `[reference, focal]`.
    right: [f64; 2],
    wrong: [f64; 2],
}

/// Mantel & Haenszel (1959) over the matching scores k, with right A, C and wrong B, D answers of the
/// reference and the focal group: `α = Σ A_k D_k/T_k / Σ B_k C_k/T_k` and
/// `χ² = (Σ A_k − Σ E(A_k))² / Σ Var(A_k)`; the standard error of `ln α` is that of
/// Robins, Breslow & Greenland (1986). `matching` says which items make up the score.
///
/// ```
/// use measure::{dif::mantel_haenszel, responses::Responses};
/// // Two items; the second is right for everybody, so each score of the first is one stratum.
/// let rows: Vec<u8> = (0..80).flat_map(|person| [u8::from(person % 4 != 0), 1, u8::from(person % 2 == 0)]).collect();
/// let groups: Vec<u16> = (0..80).map(|person| u16::from(person >= 40)).collect();
/// let table = Responses::new(&rows, 3).unwrap().grouped(&groups).unwrap();
/// let found = mantel_haenszel(table, 0, &[true; 3]).unwrap();
/// assert!((found.odds_ratio - 1.0).abs() < 1e-12);
/// ```
pub fn mantel_haenszel(
    answers: Responses<'_>,
    item: usize,
    matching: &[bool],
) -> Result<MantelHaenszel, DifError> {
    strata(answers, item, matching)?.mantel_haenszel()
}

/// Swaminathan & Rogers (1990): logistic regression of the answer on the matching score, the group and their
/// product; nested models are compared by their likelihood ratios.
///
/// ```
/// use measure::{dif::regressed, random::Random, responses::Responses};
/// let mut random = Random::seeded(4);
/// let (mut rows, mut groups) = (Vec::new(), Vec::new());
/// for person in 0..2000_u16 {
///     let (theta, focal) = (random.normal(), person % 2);
///     let hard = 1.5 * f64::from(focal);
///     rows.extend((0..10).map(|item| u8::from(random.chance(1.0 / (1.0 + (-theta + if item == 0 { hard } else { 0.0 }).exp())))));
///     groups.push(focal);
/// }
/// let table = Responses::new(&rows, 10).unwrap().grouped(&groups).unwrap();
/// let found = regressed(table, 0, &[true; 10]).unwrap();
/// assert!(found.uniform.p < 1e-6 && found.effect < -1.0);
/// ```
pub fn regressed(answers: Responses<'_>, item: usize, matching: &[bool]) -> Result<Regressed, DifError> {
    strata(answers, item, matching)?.regressed()
}

/// Every item judged by a score made up of fair items only.
#[derive(Debug, Clone, PartialEq)]
pub struct Purified {
    pub items: Vec<Result<MantelHaenszel, DifError>>,
    /// Which items make up the final score.
    pub matching: Vec<bool>,
}

/// Mantel–Haenszel of every item with a purified score: items of class B or C leave the matching score, and
/// all are judged anew, until the set stays or after ten rounds (Holland & Thayer 1988).
pub fn purified(answers: Responses<'_>) -> Result<Purified, DifError> {
    let mut matching = vec![true; answers.items()];
    let mut items = judged(answers, &matching)?;
    for _ in 0..10 {
        let fair = |item: &Result<MantelHaenszel, DifError>| {
            item.as_ref().map_or(true, |item| item.class == Class::A)
        };
        let kept: Vec<bool> = items.iter().map(fair).collect();
        // If everything is flagged, nothing is left to match by: the whole score is better.
        if kept == matching || kept.iter().filter(|kept| **kept).count() < 2 {
            break;
        }
        matching = kept;
        items = judged(answers, &matching)?;
    }
    Ok(Purified { items, matching })
}

/// An error about a single item stays with that item; an error about the table ends the comparison.
fn judged(
    answers: Responses<'_>,
    matching: &[bool],
) -> Result<Vec<Result<MantelHaenszel, DifError>>, DifError> {
    (0..answers.items())
        .map(|item| match mantel_haenszel(answers, item, matching) {
            Err(error @ (DifError::NoGroups | DifError::Categories)) => Err(error),
            result => Ok(result),
        })
        .collect()
}

fn strata(answers: Responses<'_>, item: usize, matching: &[bool]) -> Result<Strata, DifError> {
    let Some(groups) = answers.groups else { return Err(DifError::NoGroups) };
    if item >= answers.items() || matching.len() != answers.items() {
        return Err(DifError::Item);
    }
    let used = |place: usize| matching[place] || place == item;
    let most = (0..answers.items()).filter(|place| used(*place)).count();
    let mut strata = vec![Stratum::default(); most + 1];
    for ((person, row), group) in answers.rows().enumerate().zip(groups) {
        if row.iter().any(|answer| *answer > 1 && *answer != MISSING) {
            return Err(DifError::Categories);
        }
        if *group > 1 || row[item] == MISSING {
            continue;
        }
        let (mut right, mut given) = (0_usize, 0_usize);
        for (_, answer) in
            row.iter().enumerate().filter(|(place, answer)| used(*place) && **answer != MISSING)
        {
            right += usize::from(*answer);
            given += 1;
        }
        // With missing answers, the score is scaled to the same share of right answers.
        let score =
            if given == most { right } else { (right as f64 * most as f64 / given as f64).round() as usize };
        let cell = &mut strata[score.min(most)];
        let side = usize::from(*group);
        if row[item] == 1 {
            cell.right[side] += answers.weight(person);
        } else {
            cell.wrong[side] += answers.weight(person);
        }
    }
    Ok(Strata(strata))
}

impl Strata {
    fn mantel_haenszel(&self) -> Result<MantelHaenszel, DifError> {
        let (mut over, mut under) = (0.0, 0.0);
        let (mut seen, mut expected, mut variance) = (0.0, 0.0, 0.0);
        // The three sums of Robins, Breslow & Greenland.
        let mut robins = [0.0; 3];
        for Stratum { right: [a, c], wrong: [b, d] } in &self.0 {
            let total = a + b + c + d;
            if total <= 1.0 || a + b <= 0.0 || c + d <= 0.0 {
                continue;
            }
            let (r, s) = (a * d / total, b * c / total);
            over += r;
            under += s;
            let (p, q) = ((a + d) / total, (b + c) / total);
            robins[0] += p * r;
            robins[1] += p * s + q * r;
            robins[2] += q * s;
            seen += a;
            expected += (a + b) * (a + c) / total;
            variance += (a + b) * (c + d) * (a + c) * (b + d) / (total * total * (total - 1.0));
        }
        if over <= 0.0 || under <= 0.0 || variance <= 0.0 {
            return Err(DifError::NoOverlap);
        }
        let odds_ratio = over / under;
        let spread = robins[0] / (2.0 * over * over)
            + robins[1] / (2.0 * over * under)
            + robins[2] / (2.0 * under * under);
        let delta = -2.35 * libm::log(odds_ratio);
        let standard_error = 2.35 * spread.sqrt();
        let test = |off: f64| {
            let chi_square = off * off / variance;
            Test { chi_square, p: chi_square_tail(chi_square, 1.0) }
        };
        let off = (seen - expected).abs();
        let (plain, corrected) = (test(off), test((off - 0.5).max(0.0)));
        if ![odds_ratio, delta, standard_error, plain.chi_square].iter().all(|value| value.is_finite()) {
            return Err(DifError::NoOverlap);
        }
        let class = class(delta, standard_error);
        Ok(MantelHaenszel { odds_ratio, delta, standard_error, test: plain, corrected, class })
    }

    fn regressed(&self) -> Result<Regressed, DifError> {
        let (mut design, mut right, mut tried) = (Vec::new(), Vec::new(), Vec::new());
        let centre = (self.0.len() - 1) as f64 / 2.0;
        let scale = centre.max(1.0);
        for (score, stratum) in self.0.iter().enumerate() {
            for side in 0..2 {
                let total = stratum.right[side] + stratum.wrong[side];
                if total > 0.0 {
                    let (score, focal) = ((score as f64 - centre) / scale, side as f64);
                    design.push([1.0, score, focal, score * focal]);
                    right.push(stratum.right[side]);
                    tried.push(total);
                }
            }
        }
        let trials = Trials { right: &right, tried: &tried };
        let fit = |columns: usize| {
            let values: Vec<f64> = design.iter().flat_map(|row| row[..columns].to_vec()).collect();
            logistic_regression(Design::new(&values, columns)?, trials, 0.0)
        };
        let (alone, group, product) = (fit(2)?, fit(3)?, fit(4)?);
        let test = |small: f64, large: f64, df: f64| {
            let chi_square = (2.0 * (large - small)).max(0.0);
            Test { chi_square, p: chi_square_tail(chi_square, df) }
        };
        Ok(Regressed {
            uniform: test(alone.objective, group.objective, 1.0),
            non_uniform: test(group.objective, product.objective, 1.0),
            both: test(alone.objective, product.objective, 2.0),
            effect: group.weights[2],
        })
    }
}

fn class(delta: f64, standard_error: f64) -> Class {
    let size = delta.abs();
    let different = 2.0 * normal_cdf(-size / standard_error) < 0.05;
    let above_one = size - 1.0 > normal_quantile(0.95) * standard_error;
    if size < 1.0 || !different {
        Class::A
    } else if size >= 1.5 && above_one {
        Class::C
    } else {
        Class::B
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{model::Logistic, random::Random};

    fn simulated(shift: &[f64], persons: u16, seed: u64) -> (Vec<u8>, Vec<u16>) {
        let mut random = Random::seeded(seed);
        let (mut answers, mut groups) = (Vec::new(), Vec::new());
        for person in 0..persons {
            let (theta, focal) = (random.normal(), person % 2);
            for (place, shift) in shift.iter().enumerate() {
                let b = -1.5 + place as f64 * 0.1 + f64::from(focal) * shift;
                answers.push(u8::from(random.chance(Logistic::from_abc(1.2, b, 0.0).p(theta))));
            }
            groups.push(focal);
        }
        (answers, groups)
    }

    #[test]
    fn a_textbook_table_gives_the_textbook_numbers() {
        // Two strata worked by hand.
        let strata = Strata(vec![
            Stratum { right: [10.0, 6.0], wrong: [20.0, 24.0] },
            Stratum { right: [20.0, 15.0], wrong: [10.0, 15.0] },
        ]);
        let found = strata.mantel_haenszel().unwrap();
        let alpha = (10.0 * 24.0 + 20.0 * 15.0) / (20.0 * 6.0 + 10.0 * 15.0);
        let variance = 30.0 * 30.0 * (16.0 * 44.0 + 35.0 * 25.0) / (60.0 * 60.0 * 59.0);
        assert!((found.odds_ratio - alpha).abs() < 1e-12);
        assert!((found.delta + 2.35 * libm::log(alpha)).abs() < 1e-12);
        assert!((found.test.chi_square - 4.5_f64.powi(2) / variance).abs() < 1e-9);
        assert!((found.corrected.chi_square - 4.0_f64.powi(2) / variance).abs() < 1e-9);
    }

    #[test]
    fn a_harder_item_for_one_group_is_found_by_both_methods() {
        let mut shift = vec![0.0; 30];
        shift[12] = 0.8;
        let (answers, groups) = simulated(&shift, 2000, 1);
        let table = Responses::new(&answers, 30).unwrap().grouped(&groups).unwrap();
        let found = mantel_haenszel(table, 12, &[true; 30]).unwrap();
        assert!(found.class >= Class::B && found.delta < -1.0, "{found:?}");
        let found = regressed(table, 12, &[true; 30]).unwrap();
        assert!(found.both.p < 1e-6 && found.non_uniform.p > 0.001 && found.effect < -0.4, "{found:?}");
    }

    #[test]
    fn purification_leaves_only_fair_items_in_the_score() {
        let mut shift = vec![0.0; 30];
        for unfair in 0..6 {
            shift[unfair * 5] = 1.0;
        }
        let (answers, groups) = simulated(&shift, 4000, 2);
        let table = Responses::new(&answers, 30).unwrap().grouped(&groups).unwrap();
        let matching = purified(table).unwrap().matching;
        let wrong = matching.iter().zip(&shift).filter(|(kept, shift)| **kept != (**shift == 0.0)).count();
        assert!(wrong <= 1, "{matching:?}");
    }

    #[test]
    fn a_crossing_advantage_is_non_uniform() {
        let mut random = Random::seeded(9);
        let (mut answers, mut groups) = (Vec::new(), Vec::new());
        for person in 0..3000_u16 {
            let (theta, focal) = (random.normal(), person % 2);
            for place in 0..20 {
                let a = if place == 3 && focal == 1 { 0.4 } else { 1.6 };
                answers.push(u8::from(random.chance(Logistic { a, d: 0.0, c: 0.0 }.p(theta))));
            }
            groups.push(focal);
        }
        let table = Responses::new(&answers, 20).unwrap().grouped(&groups).unwrap();
        let found = regressed(table, 3, &[true; 20]).unwrap();
        assert!(found.non_uniform.p < 1e-6 && found.uniform.p > 0.001, "{found:?}");
    }

    #[test]
    fn a_group_with_only_right_answers_is_an_error() {
        let answers = [1_u8; 40];
        let groups: Vec<u16> = (0..20).map(|person| person % 2).collect();
        let table = Responses::new(&answers, 2).unwrap().grouped(&groups).unwrap();
        assert_eq!(mantel_haenszel(table, 0, &[true; 2]), Err(DifError::NoOverlap));
        assert!(regressed(table, 0, &[true; 2]).is_err());
    }
}
