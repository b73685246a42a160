//! How much of the variance of scores is variance between people.

use crate::{
    responses::{MISSING, Responses},
    score::Estimate,
    special::normal_pdf,
};

/// Marginal reliability of posterior means in a standard normal population: one minus the mean
/// posterior variance, `1 − E[SD²]` (Green, Bock, Humphreys, Linn & Reckase 1984), from people drawn
/// from that population. 0 without people.
///
/// ```
/// use measure::{reliability::of_posteriors, score::Estimate};
/// let people = [Estimate { theta: -0.9, se: 0.4 }, Estimate { theta: 0.9, se: 0.4 }];
/// assert!((of_posteriors(&people) - 0.84).abs() < 1e-12);
/// ```
pub fn of_posteriors(estimates: &[Estimate]) -> f64 {
    finite(1.0 - mean(estimates.iter().map(|estimate| estimate.se * estimate.se)))
}

/// Empirical reliability of posterior means: `Var(θ̂) / (Var(θ̂) + mean SE²)` (du Toit 2003).
///
/// ```
/// use measure::{reliability::empirical, score::Estimate};
/// let people = [Estimate { theta: -1.0, se: 0.5 }, Estimate { theta: 1.0, se: 0.5 }];
/// assert!((empirical(&people) - 0.8).abs() < 1e-12);
/// ```
pub fn empirical(estimates: &[Estimate]) -> f64 {
    let centre = mean(estimates.iter().map(|estimate| estimate.theta));
    let spread = mean(estimates.iter().map(|estimate| (estimate.theta - centre) * (estimate.theta - centre)));
    let noise = mean(estimates.iter().map(|estimate| estimate.se * estimate.se));
    finite(spread / (spread + noise))
}

/// The reliability implied by a form's information in a standard normal population, `∫ I/(I + 1) φ dθ`: each
/// ability's own ratio of true to observed variance with a normal prior.
///
/// ```
/// assert!((measure::reliability::promised(|_| 4.0) - 0.8).abs() < 1e-9);
/// ```
pub fn promised(information: impl Fn(f64) -> f64) -> f64 {
    let nodes = (-60..=60).map(|node| f64::from(node) * 0.1);
    let (sum, weight) = nodes.fold((0.0, 0.0), |(sum, weight), theta| {
        let (share, density) = (information(theta), normal_pdf(theta));
        (sum + density * share / (share + 1.0), weight + density)
    });
    finite(sum / weight)
}

/// Cronbach's (1951) `α = k/(k−1) · (1 − Σ item variances / variance of the sum)` of the rows without a
/// missing answer. 0 where it isn't defined.
///
/// ```
/// use measure::{reliability::alpha, responses::Responses};
/// let rows = [1, 1, 1, 1, 1, 0, 1, 0, 0, 0, 0, 0];
/// assert!((alpha(&Responses::new(&rows, 3).unwrap()) - 0.75).abs() < 1e-12);
/// ```
#[expect(clippy::cast_precision_loss, reason = "the number of items")]
pub fn alpha(responses: &Responses<'_>) -> f64 {
    let items = responses.items();
    let rows: Vec<&[u8]> = responses.rows().filter(|row| !row.contains(&MISSING)).collect();
    let variance = |of: &dyn Fn(&[u8]) -> f64| {
        let centre = mean(rows.iter().map(|row| of(row)));
        mean(rows.iter().map(|row| (of(row) - centre) * (of(row) - centre)))
    };
    let parts: f64 = (0..items).map(|item| variance(&|row| f64::from(row[item]))).sum();
    let whole = variance(&|row| row.iter().map(|answer| f64::from(*answer)).sum());
    finite(items as f64 / (items as f64 - 1.0) * (1.0 - parts / whole))
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    sum / count
}

fn finite(value: f64) -> f64 {
    if value.is_finite() { value } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reliability_is_zero_without_data() {
        assert!(of_posteriors(&[]).abs() < f64::EPSILON && empirical(&[]).abs() < f64::EPSILON);
        assert!(alpha(&Responses::new(&[1, 1, 1, 1], 2).unwrap()).abs() < f64::EPSILON);
        assert!(alpha(&Responses::new(&[1, 0, 1], 1).unwrap()).abs() < f64::EPSILON);
    }
}
