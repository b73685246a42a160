//! Multistage tests: a first module for everybody, then two rounds of an easier, a middle or a harder one.
//!
//! Each module has rising difficulty and can be sent as a whole. Several panels share the bank, so that no
//! item is seen by everybody.

use super::{Bank, Belief, Sitting};
use crate::{random::Random, special::normal_cdf};

/// Modules per stage of the 1-3-3 design.
pub const STAGES: [usize; 3] = [1, 3, 3];

/// What a set of panels should be like.
#[derive(Debug, Clone)]
pub struct Blueprint<'a> {
    /// Items per module.
    pub module: usize,
    pub panels: usize,
    /// The abilities that the easier and the harder modules of the second and third stage target: `±θ`.
    pub aims: [f64; 2],
    /// No item is expected to be seen by a larger share of people than this.
    pub most: f64,
    /// Desired share of each family in every module; empty: no balance.
    pub shares: &'a [f64],
}

impl Blueprint<'_> {
    /// Three modules of ten.
    pub const THIRTY: Self = Blueprint { module: 10, panels: 6, aims: [1.0, 1.3], most: 0.31, shares: &[] };
}

/// Why panels can't be assembled.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum AssemblyError {
    #[error("a blueprint needs at least one panel, one item per module, finite aims and a share above 0")]
    Blueprint,
    #[error("the bank has too few items for panels with this exposure")]
    TooFew,
}

/// Seven modules of item numbers, easier first inside each: `stages[stage][module]`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Panel {
    pub stages: Vec<Vec<Vec<usize>>>,
}

/// Panels of the 1-3-3 design. Module after module takes the items with most information at its aim that are not in
/// the panel yet and whose expected exposure stays below the limit; items seen less often go first among
/// near equals. The expected share of people in a module is that of a standard normal θ nearest to its aim.
///
/// ```
/// use measure::{model::Logistic, random::Random, select::{Bank, multistage::{Blueprint, assemble}}};
/// let items = (0..300).map(|step| Logistic::from_abc(1.28, f64::from(step) * 0.018 - 2.6, 0.1)).collect();
/// let bank = Bank::new(items, vec![0; 300]).unwrap();
/// let panels = assemble(&bank, &Blueprint::THIRTY, &mut Random::seeded(1)).unwrap();
/// let first = &panels[0].stages[0][0];
/// assert!(first.len() == 10 && first.is_sorted_by_key(|item| (bank.items()[*item].b() * 1e6) as i64));
/// ```
pub fn assemble(
    bank: &Bank,
    blueprint: &Blueprint<'_>,
    random: &mut Random,
) -> Result<Vec<Panel>, AssemblyError> {
    let [near, far] = blueprint.aims;
    let sound = blueprint.module > 0
        && blueprint.panels > 0
        && near.is_finite()
        && far.is_finite()
        && blueprint.most > 0.0
        && blueprint.module.checked_mul(7).is_some();
    if !sound {
        return Err(AssemblyError::Blueprint);
    }
    if blueprint.module.saturating_mul(7) > bank.items.len() || blueprint.panels > bank.items.len() {
        return Err(AssemblyError::TooFew);
    }
    let share = 1.0 / panel_count(blueprint.panels);
    let mut expected = vec![0.0; bank.items.len()];
    (0..blueprint.panels)
        .map(|_| {
            let mut taken = vec![false; bank.items.len()];
            let mut stages: Vec<Vec<Vec<usize>>> =
                STAGES.iter().map(|count| vec![Vec::new(); *count]).collect();
            // The ends first: extreme items are the rarest.
            for (stage, module) in [(2, 0), (2, 2), (1, 0), (1, 2), (0, 0), (1, 1), (2, 1)] {
                let (aim, people) = aim_of(stage, module, [near.abs(), far.abs()]);
                let mut chosen = Vec::with_capacity(blueprint.module);
                while chosen.len() < blueprint.module {
                    let wanted = lagging(bank, &chosen, blueprint.shares);
                    let limit = blueprint.most - people * share;
                    let free = |item: &usize| !taken[*item] && expected[*item] <= limit + 1e-12;
                    let fits = |item: &usize| wanted.is_none_or(|family| bank.family(*item) == family);
                    let best: Vec<usize> = bank.best_at(aim).filter(free).filter(fits).take(6).collect();
                    let best =
                        if best.is_empty() { bank.best_at(aim).filter(free).take(6).collect() } else { best };
                    let count = u64::try_from(best.len()).unwrap_or(0);
                    if count == 0 {
                        return Err(AssemblyError::TooFew);
                    }
                    let drawn = usize::try_from(random.below(count)).unwrap_or(0);
                    taken[best[drawn]] = true;
                    expected[best[drawn]] += people * share;
                    chosen.push(best[drawn]);
                }
                chosen.sort_by(|one, other| bank.items[*one].b().total_cmp(&bank.items[*other].b()));
                stages[stage][module] = chosen;
            }
            Ok(Panel { stages })
        })
        .collect()
}

/// The module of a stage that is most informative about this person: information averaged over the belief. 0
/// for a stage that the panel lacks.
pub fn route(bank: &Bank, panel: &Panel, stage: usize, belief: &Belief) -> usize {
    let told = |module: &Vec<usize>| -> f32 {
        module.iter().filter(|item| **item < bank.items.len()).map(|item| bank.told(*item, belief)).sum()
    };
    let Some(modules) = panel.stages.get(stage) else { return 0 };
    let rated: Vec<f32> = modules.iter().map(told).collect();
    (0..rated.len())
        .max_by(|one, other| rated[*one].total_cmp(&rated[*other]).then(other.cmp(one)))
        .unwrap_or(0)
}

/// One simulated test: every stage's module in turn, routed by the answers so far.
pub fn simulated<'a>(
    bank: &'a Bank,
    panel: &Panel,
    theta: f64,
    prior: crate::quadrature::Normal,
    random: &mut Random,
) -> Sitting<'a> {
    let mut sitting = Sitting::new(bank, prior);
    for stage in 0..panel.stages.len() {
        let module = route(bank, panel, stage, &sitting.belief);
        for item in panel.stages[stage].get(module).into_iter().flatten() {
            if let Some(parameters) = bank.items.get(*item) {
                let right = random.chance(parameters.p(theta));
                sitting.answer(*item, right);
            }
        }
    }
    sitting
}

/// Aim and expected share of people of a module.
fn aim_of(stage: usize, module: usize, aims: [f64; 2]) -> (f64, f64) {
    if stage == 0 {
        return (0.0, 1.0);
    }
    let out = aims[stage - 1];
    let outer = normal_cdf(-out / 2.0);
    match module {
        0 => (-out, outer),
        1 => (0.0, 1.0 - 2.0 * outer),
        _ => (out, outer),
    }
}

fn lagging(bank: &Bank, chosen: &[usize], shares: &[f64]) -> Option<u16> {
    let mut counts = vec![0.0; shares.len()];
    let mut total = 1.0;
    for item in chosen {
        if let Some(count) = counts.get_mut(usize::from(bank.family(*item))) {
            *count += 1.0;
            total += 1.0;
        }
    }
    let behind = |place: usize| shares[place] * total - counts[place];
    let most = (0..shares.len())
        .filter(|place| behind(*place).is_finite())
        .max_by(|one, other| behind(*one).total_cmp(&behind(*other)).then(other.cmp(one)))?;
    u16::try_from(most).ok()
}

#[expect(clippy::cast_precision_loss, reason = "a small count")]
fn panel_count(panels: usize) -> f64 {
    panels as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{model::Logistic, quadrature::Normal};

    fn bank() -> Bank {
        let items = (0..300)
            .map(|step| Logistic::from_abc(1.28, -2.6 + 5.4 * f64::from(step) / 299.0, 0.1))
            .collect();
        Bank::new(items, (0..300).map(|item| item % 4).collect()).unwrap()
    }

    #[test]
    fn panels_hold_seven_modules_without_a_repeated_item() {
        let bank = bank();
        for panel in assemble(&bank, &Blueprint::THIRTY, &mut Random::seeded(1)).unwrap() {
            let mut items: Vec<usize> = panel.stages.iter().flatten().flatten().copied().collect();
            items.sort_unstable();
            items.dedup();
            assert_eq!(
                (items.len(), panel.stages.iter().map(Vec::len).collect::<Vec<_>>()),
                (70, vec![1, 3, 3])
            );
        }
    }

    #[test]
    fn able_people_are_routed_to_harder_modules() {
        let bank = bank();
        let mut random = Random::seeded(2);
        let panels = assemble(&bank, &Blueprint::THIRTY, &mut random).unwrap();
        let mean_b = |theta: f64, random: &mut Random| {
            let sitting = simulated(&bank, &panels[0], theta, Normal::STANDARD, random);
            assert_eq!(sitting.given().len(), 30);
            sitting.given().iter().map(|item| bank.items()[*item].b()).sum::<f64>() / 30.0
        };
        let (high, low) = (mean_b(3.0, &mut random), mean_b(-3.0, &mut random));
        assert!(high > 0.6 && low < -0.6, "{low} {high}");
    }

    #[test]
    fn families_are_balanced_inside_a_module() {
        let bank = bank();
        let blueprint = Blueprint { shares: &[0.25; 4], ..Blueprint::THIRTY };
        let panels = assemble(&bank, &blueprint, &mut Random::seeded(3)).unwrap();
        for module in panels[0].stages.iter().flatten() {
            for family in 0..4 {
                let count = module.iter().filter(|item| bank.family(**item) == family).count();
                assert!((2..=3).contains(&count), "{count}");
            }
        }
    }

    #[test]
    fn a_bank_that_is_too_small_is_refused() {
        let items = vec![Logistic::from_abc(1.0, 0.0, 0.0); 60];
        let bank = Bank::new(items, vec![0; 60]).unwrap();
        assert_eq!(assemble(&bank, &Blueprint::THIRTY, &mut Random::seeded(1)), Err(AssemblyError::TooFew));
    }
}
