//! `server measure …`: simulated answers, calibration, scores, the technical manual.

use std::{
    fmt::Write as _,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context as _, ensure};
use clap::{Subcommand, ValueEnum};
use jiff::Timestamp;
use lab::{
    forms::TestForm,
    manual::{self, ManualPlan},
    trial,
};
use measure::{
    calibrate::{Calibration, GuessingPrior, Model, Plan, Priors, SlopePrior, fit},
    item_fit::{ItemFit, s_x2},
    model::{Item, Logistic},
    norms::Norms,
    quadrature::Normal,
    random::Random,
    responses::{MISSING, Responses},
    scale::{Bound, Outcome, Scale, result},
    score::Form,
    simulate::{self, Behaviour},
    validity::{Circumstances, Run, Verdict},
};
use serde::{Deserialize, Serialize};

use super::{
    answers::{Answers, Person},
    deliver, json,
    progress::Progress,
    read, read_json,
    statements::{self, QuestionnaireAction},
    write,
};

/// The norms that the product starts with.
const NORM_VERSION: &str = "2026-11";

#[derive(Subcommand)]
pub enum MeasureAction {
    /// Simulate people who take a form.
    Simulate {
        /// Forms as `server bank forms` writes them.
        #[arg(long)]
        forms: PathBuf,
        /// The form to take, counted from 1.
        #[arg(long, default_value_t = 1)]
        form: usize,
        #[arg(long, default_value_t = 1000)]
        persons: u32,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Estimate item parameters from answers; prints them with errors and fit.
    Calibrate {
        answers: PathBuf,
        #[arg(long, value_enum, default_value_t = ItemModel::TwoParameter)]
        model: ItemModel,
        /// File to write the parameters to.
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Score answers with calibrated items and provisional norms.
    Score {
        answers: PathBuf,
        #[arg(long)]
        items: PathBuf,
        #[arg(long)]
        out: Option<PathBuf>,
    },
    /// Questionnaires: from kept answers to their next version.
    #[command(subcommand)]
    Questionnaire(QuestionnaireAction),
    /// Write the technical manual into a folder.
    Manual {
        #[arg(long)]
        out: PathBuf,
        /// The edition's date; default: today.
        #[arg(long)]
        date: Option<String>,
    },
}

/// The parameters estimated for every item.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum ItemModel {
    #[value(name = "1pl")]
    Rasch,
    #[value(name = "2pl")]
    TwoParameter,
    /// With priors on slopes and guessing: answers alone hold too little information about guessing.
    #[value(name = "3pl")]
    ThreeParameter,
}

/// A calibrated item as it is stored, on the scale where the respondents have mean 0 and standard deviation 1.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Calibrated {
    #[serde(flatten)]
    pub parameters: Logistic,
    /// Standard errors of the estimates.
    pub slope_error: Option<f64>,
    pub intercept_error: Option<f64>,
}

pub fn run(action: MeasureAction) -> anyhow::Result<()> {
    match action {
        MeasureAction::Simulate { forms, form, persons, seed, out } => {
            let forms: Vec<TestForm> = read_json(&forms)?;
            let form = form.checked_sub(1).and_then(|place| forms.get(place));
            let form = form.with_context(|| format!("there are {} forms, counted from 1", forms.len()))?;
            deliver(out.as_ref(), &simulated(form, persons, seed)?.write())
        }
        MeasureAction::Calibrate { answers, model, out } => {
            let answers = Answers::read(&read(&answers)?)?;
            let (items, table) = calibrated(&answers, model)?;
            if let Some(out) = out {
                write(&out, &json(&items)?)?;
            }
            deliver(None, &table)
        }
        MeasureAction::Score { answers, items, out } => {
            let items: Vec<Calibrated> = read_json(&items)?;
            deliver(out.as_ref(), &scored(&Answers::read(&read(&answers)?)?, &items)?)
        }
        MeasureAction::Questionnaire(action) => statements::run(action),
        MeasureAction::Manual { out, date } => write_manual(&out, date),
    }
}

/// Answers, choices and seconds of honest people from the norm population.
pub fn simulated(form: &TestForm, persons: u32, seed: u64) -> anyhow::Result<Answers> {
    let exam = simulate::SimulatedForm { keys: form.keys(), ..trial::exam(form.parameters())? };
    let mut random = Random::seeded(seed);
    let mut progress = Progress::of("simulating people");
    let mut people = Vec::new();
    for number in 1..=persons {
        let person = simulate::Person::drawn(&mut random);
        let sheet = simulate::sheet(&exam, person, Behaviour::Honest, &mut random);
        people.push(Person {
            name: number.to_string(),
            theta: Some(person.theta),
            answers: sheet.answers,
            choices: sheet.choices,
            seconds: sheet.times,
        });
        progress.hear(number as usize, persons as usize);
    }
    Ok(Answers { items: form.questions.len(), people })
}

/// The items with their errors, and a human-readable table.
pub fn calibrated(answers: &Answers, model: ItemModel) -> anyhow::Result<(Vec<Calibrated>, String)> {
    let matrix = answers.matrix();
    let responses = Responses::new(&matrix, answers.items)?;
    let found = fit(&responses, &plan(model))?;
    let parameters = found.items.iter().map(|item| match item {
        Item::Logistic(item) => Ok(*item),
        Item::Graded(_) | Item::PartialCredit(_) => anyhow::bail!("an item isn't scored right or wrong"),
    });
    let parameters = parameters.collect::<anyhow::Result<Vec<Logistic>>>()?;
    let parameters = standardised(&found, &parameters);
    let error = |item: usize, which: Option<usize>| {
        let errors = found.errors.as_ref()?.items.get(item)?;
        errors.get(which?).copied().filter(|error| error.is_finite())
    };
    let (slope, intercept) = if model == ItemModel::Rasch { (None, Some(0)) } else { (Some(0), Some(1)) };
    let items: Vec<Calibrated> = (0_usize..)
        .zip(&parameters)
        .map(|(place, item)| Calibrated {
            parameters: *item,
            slope_error: error(place, slope),
            intercept_error: error(place, intercept),
        })
        .collect();
    let free = match model {
        ItemModel::Rasch => 1,
        ItemModel::TwoParameter => 2,
        ItemModel::ThreeParameter => 3,
    };
    let fits = s_x2(responses, &parameters, free).unwrap_or_default();
    let table = table(answers, &found, &items, &fits)?;
    Ok((items, table))
}

fn plan(model: ItemModel) -> Plan {
    let plan = match model {
        ItemModel::Rasch => Plan::of(Model::Rasch),
        ItemModel::TwoParameter => Plan::of(Model::TwoParameter),
        ItemModel::ThreeParameter => Plan::of(Model::ThreeParameter).with_priors(Priors {
            slope: Some(SlopePrior::Log(Normal { mean: lab::bank::LAUNCH_SLOPE.ln(), sd: 0.5 })),
            guessing: Some(GuessingPrior::Logit(Normal { mean: -2.2, sd: 0.5 })),
            ..Priors::default()
        }),
    };
    Plan { errors: true, ..plan }
}

/// The items on the scale where the population is standard.
fn standardised(found: &Calibration, items: &[Logistic]) -> Vec<Logistic> {
    let population = found.groups.first().copied().unwrap_or(Normal { mean: 0.0, sd: 1.0 });
    items
        .iter()
        .map(|item| Logistic { a: item.a * population.sd, d: item.d + item.a * population.mean, c: item.c })
        .collect()
}

fn table(
    answers: &Answers,
    found: &Calibration,
    items: &[Calibrated],
    fits: &[ItemFit],
) -> anyhow::Result<String> {
    let mut text = format!(
        "{} people, {} items, {} cycles{}, log-likelihood {:.4}\n\n",
        answers.people.len(),
        answers.items,
        found.cycles,
        if found.converged { "" } else { " (not converged)" },
        found.log_likelihood
    );
    writeln!(
        text,
        "{:>4} {:>8} {:>7} {:>8} {:>7} {:>8} {:>6}   {:>8} {:>4} {:>7} {:>7}",
        "item", "a", "SE", "d", "SE", "b", "c", "S-X²", "df", "p", "RMSEA"
    )?;
    for (place, item) in items.iter().enumerate() {
        let Logistic { a, d, c } = item.parameters;
        let fit = fits.get(place);
        writeln!(
            text,
            "{:>4} {a:>8.3} {:>7} {d:>8.3} {:>7} {:>8.3} {c:>6.3}   {:>8} {:>4} {:>7} {:>7}",
            place + 1,
            shown(item.slope_error),
            shown(item.intercept_error),
            item.parameters.b(),
            shown(fit.map(|fit| fit.chi_square)),
            fit.map_or(String::new(), |fit| fit.df.to_string()),
            shown(fit.and_then(|fit| fit.p)),
            shown(fit.and_then(|fit| fit.rmsea)),
        )?;
    }
    Ok(text)
}

fn shown(figure: Option<f64>) -> String {
    figure.filter(|figure| figure.is_finite()).map_or_else(|| "–".to_owned(), |figure| format!("{figure:.3}"))
}

/// One row per person: verdict, estimate, and the printed score with its interval.
pub fn scored(answers: &Answers, items: &[Calibrated]) -> anyhow::Result<String> {
    ensure!(
        items.len() == answers.items,
        "{} calibrated items for {} columns of answers",
        items.len(),
        answers.items
    );
    let form = Form::new(items.iter().map(|item| item.parameters).collect())?;
    let scale = Scale::new(form, Norms::provisional(NORM_VERSION), &mean_seconds(answers), trial::OPTIONS)?;
    let mut out =
        String::from("person,verdict,right,items,theta,se,iq,bound,low,high,percentile,class,norms\n");
    for person in &answers.people {
        let outcome = result(&scale, &taken(person, answers.items));
        row(&mut out, &person.name, &outcome)?;
    }
    Ok(out)
}

/// The run that a row describes; choices and times are missing if the table has none.
fn taken(person: &Person, items: usize) -> Run {
    let choices = if person.choices.is_empty() { vec![MISSING; items] } else { person.choices.clone() };
    let times = if person.seconds.is_empty() { vec![f64::NAN; items] } else { person.seconds.clone() };
    Run { choices, answers: person.answers.clone(), times, circumstances: Circumstances::default() }
}

fn mean_seconds(answers: &Answers) -> Vec<f64> {
    (0..answers.items)
        .map(|item| {
            let known = answers.people.iter().filter_map(|person| person.seconds.get(item));
            let (sum, count) = known
                .filter(|seconds| **seconds > 0.0)
                .fold((0.0, 0.0), |(sum, count), seconds| (sum + seconds, count + 1.0));
            sum / count
        })
        .collect()
}

fn row(out: &mut String, name: &str, outcome: &Outcome) -> anyhow::Result<()> {
    let verdict = match &outcome.verdict {
        Verdict::Valid => "valid",
        Verdict::Caution(_) => "caution",
        Verdict::Invalid(_) => "invalid",
    };
    write!(out, "{name},{verdict},{},{}", outcome.right, outcome.items)?;
    match &outcome.score {
        None => out.push_str(",,,,,,,,"),
        Some(score) => {
            let bound = match score.bound {
                Bound::Exact => "exact",
                Bound::AtOrAbove => "at_or_above",
                Bound::AtOrBelow => "at_or_below",
            };
            let end = |end: Option<i32>| end.map_or(String::new(), |end| end.to_string());
            write!(
                out,
                ",{:.4},{:.4},{},{bound},{},{},{:.4},{}",
                score.estimate.theta,
                score.estimate.se,
                score.iq,
                end(score.interval.low),
                end(score.interval.high),
                score.percentile,
                score.class.key()
            )?;
        }
    }
    writeln!(out, ",{}", outcome.norm_version)?;
    Ok(())
}

fn write_manual(folder: &Path, date: Option<String>) -> anyhow::Result<()> {
    let date = date.unwrap_or_else(|| Timestamp::now().strftime("%Y-%m-%d").to_string());
    let mut progress = Progress::of("counting figures");
    let edition = ManualPlan::of(&date, Norms::provisional(NORM_VERSION));
    let files = manual::write(&edition, &mut |done, total| progress.hear(done, total))?;
    fs::create_dir_all(folder).with_context(|| format!("creating {}", folder.display()))?;
    for file in &files {
        write(&folder.join(&file.name), &file.text)?;
    }
    deliver(None, &format!("{} files in {}\n", files.len(), folder.display()))
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use lab::{
        bank::build,
        forms::{Length, forms},
    };

    use super::*;

    #[test]
    fn a_bank_becomes_forms_answers_items_and_scores() {
        let bank = build(160, 3, &mut |_, _| {}).unwrap();
        let form = &forms(&bank, Length::Short, 1, 1, &BTreeSet::new()).unwrap()[0];

        let answers = Answers::read(&simulated(form, 600, 1).unwrap().write()).unwrap();
        let (items, table) = calibrated(&answers, ItemModel::TwoParameter).unwrap();
        let stored: Vec<Calibrated> = serde_json::from_str(&json(&items).unwrap()).unwrap();
        let scores = scored(&answers, &stored).unwrap();

        assert_eq!((items.len(), table.lines().count()), (20, 23));
        assert!(items[0].parameters.b() < items[19].parameters.b());
        assert_eq!(scores.lines().count(), 601);
        let honest = scores.lines().filter(|line| line.contains(",valid,")).count();
        assert!(honest > 550, "{honest}");
        let columns = |line: &str| line.split(',').count();
        assert!(scores.lines().all(|line| columns(line) == columns(scores.lines().next().unwrap())));
    }

    #[test]
    fn answers_without_times_and_choices_are_scored_too() {
        let items: Vec<Calibrated> = simulate::launch_items(30)
            .into_iter()
            .map(|parameters| Calibrated { parameters, slope_error: None, intercept_error: None })
            .collect();
        let answers = Person {
            name: "1".to_owned(),
            theta: None,
            answers: [[1; 15], [0; 15]].concat(),
            choices: Vec::new(),
            seconds: Vec::new(),
        };
        let scores = scored(&Answers { items: 30, people: vec![answers] }, &items).unwrap();
        assert!(scores.lines().nth(1).unwrap().starts_with("1,valid,15,30,"), "{scores}");

        let too_few = Answers { items: 29, people: Vec::new() };
        assert!(scored(&too_few, &items).is_err());
    }
}
