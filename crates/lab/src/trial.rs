//! A form on trial: simulated people take it, to measure how well the printed score reflects their ability.
//! A thin layer over `measure`: simulated people are scored by the functions that score real ones.

use measure::{
    batch::Batch,
    effort::threshold,
    information,
    model::Logistic,
    norms::Norms,
    random::Random,
    reliability,
    scale::{Scale, ScaleError, print},
    score::{Estimate, Form, FormError},
    simulate::{Behaviour, Person, SimulatedForm, answers, sheet},
    validity::{Circumstances, Run, Test, Verdict, judge},
};
use serde::{Deserialize, Serialize};

/// Options of every puzzle.
pub const OPTIONS: u8 = 6;
/// Standard deviation of predicted difficulties around the true ones, in standard deviations of ability:
/// the uncertainty of a start without answers.
pub const DIFFICULTY_ERROR: f64 = 0.7;

/// Why a trial is impossible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum TrialError {
    #[error("the items don't form a valid form")]
    Form(#[from] FormError),
    #[error("the form can't be scored")]
    Scale(#[from] ScaleError),
}

/// A form ready for trial: with norms, and with assumed response times.
pub fn scale(items: Vec<Logistic>, norms: Norms) -> Result<Scale, TrialError> {
    let exam = exam(items)?;
    let seconds = exam.mean_times();
    Ok(Scale::new(exam.form, norms, &seconds, OPTIONS)?)
}

/// The form as simulated people see it. The positions of keys don't matter to them.
pub fn exam(items: Vec<Logistic>) -> Result<SimulatedForm, TrialError> {
    Ok(SimulatedForm::drawn(Form::new(items)?, OPTIONS, &mut Random::seeded(KEYS)))
}

const KEYS: u64 = 0x5eed;

/// How precisely people of one true IQ are measured.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Level {
    /// True IQ.
    pub iq: i32,
    /// Expected number right.
    pub expected_right: f64,
    /// Test information at this ability.
    pub information: f64,
    /// `15/√I`: the error that the information predicts, in IQ.
    pub promised_error: f64,
    /// Mean of the printed IQ before rounding and limits.
    pub mean: f64,
    /// Its standard deviation: the conditional standard error of measurement.
    pub sem: f64,
    /// Root mean squared distance from the true IQ.
    pub error: f64,
    /// Share whose printed 95 % interval contains the true IQ, if items and level are exactly as assumed …
    pub covered: f64,
    /// … and if difficulties are off by [`DIFFICULTY_ERROR`] and the level by the norms' error.
    pub covered_at_start: f64,
    /// Share whose score is at a limit of the printed range ("145 or above").
    pub limited: f64,
}

/// A form at these levels of true IQ, with `people` simulated people at each.
pub fn levels(scale: &Scale, iqs: &[i32], people: u32, seed: u64) -> Vec<Level> {
    let exact = Norms { level_error: 0.0, form_error: 0.0, ..scale.norms().clone() };
    let exact = Scale::with_table(scale.form().clone(), exact, scale.table().clone(), &[], OPTIONS);
    let mut random = Random::seeded(seed);
    iqs.iter()
        .map(|iq| {
            let population = scale.norms().population();
            let theta = population.mean + population.sd * f64::from(iq - 100) / 15.0;
            let point = information::at(scale.form(), theta);
            let accuracy = scale.table().accuracy_at(f64::from(*iq));
            let (mut covered, mut at_start, mut limited) = (0, 0, 0);
            for _ in 0..people {
                let sheet = answers(scale.form().items(), theta, &mut random);
                if let Ok(exact) = &exact {
                    covered += u32::from(print(exact, &sheet).interval.contains(f64::from(*iq)));
                }
                let shift = scale.norms().level_error / 15.0 * random.normal();
                let real = misjudged(scale.form().items(), &mut random);
                let printed = print(scale, &answers(&real, theta + population.sd * shift, &mut random));
                at_start += u32::from(printed.interval.contains(f64::from(*iq)));
                limited += u32::from(printed.bound != measure::scale::Bound::Exact);
            }
            let share = |count: u32| f64::from(count) / f64::from(people.max(1));
            Level {
                iq: *iq,
                expected_right: point.expected,
                information: point.information,
                promised_error: 15.0 * point.sem / population.sd,
                mean: accuracy.map_or(f64::NAN, |accuracy| accuracy.expected),
                sem: accuracy.map_or(f64::NAN, |accuracy| accuracy.sem),
                error: accuracy.map_or(f64::NAN, |accuracy| accuracy.error),
                covered: share(covered),
                covered_at_start: share(at_start),
                limited: share(limited),
            }
        })
        .collect()
}

/// Items as they might really be if their difficulties were only predicted.
fn misjudged(items: &[Logistic], random: &mut Random) -> Vec<Logistic> {
    items
        .iter()
        .map(|item| Logistic::from_abc(item.a, item.b() + DIFFICULTY_ERROR * random.normal(), item.c))
        .collect()
}

/// A form in the whole norm population.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Summary {
    /// Mean and standard deviation of IQ before rounding and limits: 100 and 15 by construction.
    pub mean: f64,
    pub sd: f64,
    /// `15 √(1 − reliability)`.
    pub sem: f64,
    /// Marginal reliability of posterior means, `1 − E[SD²]`.
    pub reliability: f64,
    /// Squared correlation of the printed IQ with the true one.
    pub squared_correlation: f64,
    /// Mean width of the printed interval, in IQ, where it has two ends.
    pub width: f64,
    /// Lowest and highest IQ that are printed as a number.
    pub range: (i32, i32),
}

/// A form in a population of simulated people who follow the model.
///
/// ```
/// use measure::{norms::Norms, simulate::launch_items};
/// let scale = lab::trial::scale(launch_items(30), Norms::provisional("2026-11")).unwrap();
/// let summary = lab::trial::population(&scale, 4000, 1);
/// assert!((summary.reliability - 0.82).abs() < 0.02 && (summary.mean - 100.0).abs() < 1.0);
/// ```
pub fn population(scale: &Scale, people: u32, seed: u64) -> Summary {
    let batch = Batch::new(scale.form());
    let normal = scale.norms().population();
    let mut random = Random::seeded(seed);
    let mut posteriors = Vec::new();
    let (mut pairs, mut widths) = (Vec::new(), Vec::new());
    for _ in 0..people {
        let place = random.normal();
        let sheet = answers(scale.form().items(), normal.mean + normal.sd * place, &mut random);
        let score = batch.score(&sheet);
        posteriors.push(Estimate { theta: score.eap, se: score.eap_sd });
        pairs.push((100.0 + 15.0 * place, scale.table().iq(score.wle)));
        let interval = print(scale, &sheet).interval;
        widths.extend(interval.low.zip(interval.high).map(|(low, high)| f64::from(high - low)));
    }
    let (mean_true, mean) = (mean(pairs.iter().map(|pair| pair.0)), mean(pairs.iter().map(|pair| pair.1)));
    let product = |of: &dyn Fn(&(f64, f64)) -> f64| self::mean(pairs.iter().map(of));
    let spread_true = product(&|pair| (pair.0 - mean_true) * (pair.0 - mean_true));
    let spread = product(&|pair| (pair.1 - mean) * (pair.1 - mean));
    let together = product(&|pair| (pair.0 - mean_true) * (pair.1 - mean));
    let reliability = reliability::of_posteriors(&posteriors);
    Summary {
        mean,
        sd: spread.sqrt(),
        sem: 15.0 * (1.0 - reliability).max(0.0).sqrt(),
        reliability,
        squared_correlation: together * together / (spread * spread_true),
        width: self::mean(widths.iter().copied()),
        range: scale.range(),
    }
}

fn mean(values: impl Iterator<Item = f64>) -> f64 {
    let (sum, count) = values.fold((0.0, 0.0), |(sum, count), value| (sum + value, count + 1.0));
    if count > 0.0 { sum / count } else { 0.0 }
}

/// Verdicts on people who behave in one way.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Verdicts {
    /// Share that gets no score.
    pub invalid: f64,
    /// Share that gets a score with a note.
    pub caution: f64,
}

/// The population for a trial of the verdicts.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whom {
    Everybody,
    /// True ability below −1.5: weak, but honest.
    TheWeakest,
}

/// Verdicts on `people` simulated people.
pub fn verdicts(exam: &SimulatedForm, behaviour: Behaviour, whom: Whom, people: u32, seed: u64) -> Verdicts {
    let mut random = Random::seeded(seed);
    let thresholds: Vec<f64> = exam.mean_times().into_iter().map(threshold).collect();
    let test = Test { form: &exam.form, thresholds: &thresholds, options: exam.options };
    let (mut invalid, mut caution, mut looked_at) = (0, 0, 0);
    while looked_at < people {
        let person = Person::drawn(&mut random);
        if whom == Whom::TheWeakest && person.theta >= -1.5 {
            continue;
        }
        looked_at += 1;
        match judge(&test, &run(exam, person, behaviour, &mut random)) {
            Verdict::Invalid(_) => invalid += 1,
            Verdict::Caution(_) => caution += 1,
            Verdict::Valid => {}
        }
    }
    let share = |count: u32| f64::from(count) / f64::from(people.max(1));
    Verdicts { invalid: share(invalid), caution: share(caution) }
}

/// One simulated person's run.
pub fn run(exam: &SimulatedForm, person: Person, behaviour: Behaviour, random: &mut Random) -> Run {
    let sheet = sheet(exam, person, behaviour, random);
    Run {
        choices: sheet.choices,
        answers: sheet.answers,
        times: sheet.times,
        circumstances: Circumstances::default(),
    }
}

#[cfg(test)]
mod tests {
    use measure::simulate::launch_items;

    use super::*;

    #[test]
    fn intervals_keep_their_coverage_with_predicted_difficulties() {
        let scale = scale(launch_items(30), Norms::provisional("test")).unwrap();
        for level in levels(&scale, &[70, 100, 130], 1000, 3) {
            assert!((0.93..=0.99).contains(&level.covered), "{level:?}");
            assert!(level.covered_at_start >= 0.92, "{level:?}");
            assert!((level.mean - f64::from(level.iq)).abs() < 5.0, "{level:?}");
        }
    }

    #[test]
    fn a_longer_form_measures_better() {
        let of = |count| {
            let scale = scale(launch_items(count), Norms::provisional("test")).unwrap();
            population(&scale, 2000, 1)
        };
        let (short, long) = (of(20), of(30));
        assert!(
            long.reliability > short.reliability + 0.03 && long.width < short.width,
            "{short:?} {long:?}"
        );
        assert!(long.range.0 < short.range.0 && short.range.1 < long.range.1);
    }

    #[test]
    fn careless_people_are_detected_and_weak_ones_are_not() {
        let exam = exam(launch_items(30)).unwrap();
        let careless = verdicts(&exam, Behaviour::SameOption, Whom::Everybody, 200, 1);
        let weak = verdicts(&exam, Behaviour::Honest, Whom::TheWeakest, 500, 1);
        assert!(careless.invalid > 0.99 && weak.invalid < 0.03, "{careless:?} {weak:?}");
    }
}
