//! Every figure of the manual, computed from the code that generates puzzles and scores.

use std::collections::BTreeSet;

use matrix::{
    check, difficulty,
    item::Item,
    recipe,
    template::{Design, TEMPLATES},
};
use measure::{
    information,
    norms::Norms,
    pace,
    random::Random,
    scale::{Outcome, Scale, counted, result},
    score::{Estimate, Form, wle},
    simulate::{Behaviour, PACE_SD, Person, SimulatedForm, TIME_SD},
    subscores::Worth,
};

use super::{ManualError, ManualPlan};
use crate::{
    bank,
    dimensions::{self, DIMENSIONS, Dimension},
    forms::{self, Length, TestForm},
    shortcuts::SHORTCUTS,
    trial::{self, Level, Summary, Verdicts, Whom},
};

/// What the manual says in numbers.
pub(super) struct Figures {
    pub(super) norms: Norms,
    pub(super) people: u32,
    /// Seeds tried for each template.
    pub(super) seeds: u64,
    pub(super) templates: Vec<TemplateFigures>,
    pub(super) puzzles: usize,
    /// Share of right answers of each shortcut, and the largest of any template.
    pub(super) shortcuts: Vec<(&'static str, f64, f64)>,
    pub(super) long: FormFigures,
    pub(super) short: FormFigures,
    pub(super) example: Example,
    pub(super) pace_reliability: [f64; 2],
}

/// What is counted of one template.
pub(super) struct TemplateFigures {
    pub(super) name: &'static str,
    pub(super) design: Design,
    pub(super) layers: usize,
    pub(super) rules: usize,
    pub(super) b: f64,
    pub(super) dimension: Dimension,
    /// Seeds that led to a puzzle, and how many different looks those had.
    pub(super) made: usize,
    pub(super) looks: usize,
    /// Whether a form may hold it.
    pub(super) used: bool,
}

/// What is counted of the forms of one length.
pub(super) struct FormFigures {
    pub(super) questions: usize,
    pub(super) forms: usize,
    /// Largest difference between two forms' expected scores, in points.
    pub(super) largest_gap: f64,
    pub(super) b: Vec<f64>,
    /// Fewest and most questions of each kind in any of the forms, in the order of [`DIMENSIONS`].
    pub(super) kinds: [(usize, usize); DIMENSIONS.len()],
    pub(super) summary: Summary,
    pub(super) levels: Vec<Level>,
    /// Information and expected score along ability.
    pub(super) curves: Vec<information::Precision>,
    pub(super) sems: Vec<(f64, f64, f64)>,
    pub(super) verdicts: Vec<(&'static str, Verdicts)>,
    /// By assumed correlation between the kinds.
    pub(super) worths: Vec<(f64, Vec<Worth>)>,
}

/// One simulated person, step by step.
pub(super) struct Example {
    pub(super) true_iq: f64,
    pub(super) answers: Vec<u8>,
    pub(super) seconds: f64,
    pub(super) estimate: Estimate,
    pub(super) deviate: f64,
    pub(super) percentile: f64,
    pub(super) norm_error: f64,
    pub(super) straight: f64,
    pub(super) outcome: Outcome,
}

pub(super) const LEVELS: [i32; 10] = [55, 65, 75, 85, 95, 100, 105, 115, 130, 145];

/// The simulated groups that the verdicts are tried on.
const BEHAVIOURS: [(&str, Behaviour, Whom); 10] = [
    ("honest", Behaviour::Honest, Whom::Everybody),
    ("honest, true IQ below 77.5", Behaviour::Honest, Whom::TheWeakest),
    ("clicks anything, quickly, all the time", Behaviour::RandomTail(1.0), Whom::Everybody),
    ("the same on the last half", Behaviour::RandomTail(0.5), Whom::Everybody),
    ("the same on the last 30 %", Behaviour::RandomTail(0.3), Whom::Everybody),
    ("the same on the last 20 %", Behaviour::RandomTail(0.2), Whom::Everybody),
    ("one option all the time", Behaviour::SameOption, Whom::Everybody),
    ("the options in turn", Behaviour::Cycle, Whom::Everybody),
    ("clicks anything at an honest pace", Behaviour::SlowRandom, Whom::Everybody),
    ("knows the keys of the ten hardest", Behaviour::LeakedKey(10), Whom::Everybody),
];

impl Figures {
    pub(super) fn count(
        edition: &ManualPlan,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Self, ManualError> {
        const STEPS: usize = 5;
        let (templates, shortcuts, puzzles) = templates(edition.puzzles);
        progress(1, STEPS);
        let (long, short) = edition.forms;
        let bank = bank::build((long + short) * TEMPLATES.len(), edition.seed, &mut |_, _| {})?;
        let forms = forms::both(&bank, long, short, edition.seed)?;
        progress(2, STEPS);
        let (long, scale) = form_figures(edition, &forms, Length::Long)?;
        progress(3, STEPS);
        let (short, _) = form_figures(edition, &forms, Length::Short)?;
        progress(4, STEPS);
        let example = example(&scale)?;
        let error = |items: f64| TIME_SD / items.sqrt();
        progress(STEPS, STEPS);
        Ok(Self {
            norms: edition.norms.clone(),
            people: edition.people,
            seeds: edition.puzzles,
            templates,
            puzzles,
            shortcuts,
            long,
            short,
            example,
            pace_reliability: [30.0, 20.0].map(|items| pace::reliability(PACE_SD, error(items))),
        })
    }
}

type Shortcuts = Vec<(&'static str, f64, f64)>;

#[expect(clippy::cast_precision_loss, reason = "counts of puzzles")]
fn templates(seeds: u64) -> (Vec<TemplateFigures>, Shortcuts, usize) {
    let used = forms::templates();
    let mut hits = [0.0; SHORTCUTS.len()];
    let mut worst = [0.0_f64; SHORTCUTS.len()];
    let mut puzzles = 0;
    let mut found = Vec::new();
    for (index, template) in (0_u16..).zip(TEMPLATES) {
        let items: Vec<Item> = (0..seeds).filter_map(|seed| recipe::make(index, seed)).collect();
        let Some(first) = items.first() else { continue };
        let looks: BTreeSet<u128> = items.iter().map(check::fingerprint).collect();
        for (place, shortcut) in SHORTCUTS.iter().enumerate() {
            let right: f64 = items.iter().map(|item| shortcut.chance(item)).sum();
            hits[place] += right;
            worst[place] = worst[place].max(right / items.len() as f64);
        }
        puzzles += items.len();
        found.push(TemplateFigures {
            name: template.name,
            design: template.design,
            layers: template.layers.len(),
            rules: first.counted_rules().count(),
            b: f64::from(difficulty::predicted_b(first)) / 1000.0,
            dimension: dimensions::of(first),
            made: items.len(),
            looks: looks.len(),
            used: used.contains(&index),
        });
    }
    found.sort_by(|one, other| one.b.total_cmp(&other.b));
    let shares = SHORTCUTS.iter().zip(hits).zip(worst);
    let shares = shares.map(|((shortcut, hits), worst)| (shortcut.name, hits / puzzles as f64, worst));
    (found, shares.collect(), puzzles)
}

fn form_figures(
    edition: &ManualPlan,
    forms: &[TestForm],
    length: Length,
) -> Result<(FormFigures, Scale), ManualError> {
    let of_length: Vec<&TestForm> = forms.iter().filter(|form| form.length == length).collect();
    let first = *of_length.first().ok_or(ManualError::NoForm)?;
    let scored = of_length.iter().map(|form| form.scored()).collect::<Result<Vec<Form>, _>>()?;
    let gaps = scored.iter().map(|form| information::largest_gap(&scored[0], form, -3.0, 3.0));
    let by_form: Vec<Vec<Dimension>> = of_length.iter().map(|form| kinds_of(form)).collect();
    let dimensions = &by_form[0];
    let scale = trial::scale(first.parameters(), edition.norms.clone())?;
    let exam = trial::exam(first.parameters())?;
    let worths = [0.95, 0.90, 0.80, 0.50].map(|correlation| {
        dimensions::worths(&scored[0], dimensions, correlation).map(|worths| (correlation, worths))
    });
    let figures = FormFigures {
        questions: first.questions.len(),
        forms: of_length.len(),
        largest_gap: gaps.fold(0.0, f64::max),
        b: first.questions.iter().map(|question| question.entry.b).collect(),
        summary: trial::population(&scale, edition.people * 5, edition.seed),
        levels: trial::levels(&scale, &LEVELS, edition.people, edition.seed),
        curves: information::along(&scored[0], -3.0, 3.0, 61),
        sems: scale
            .table()
            .accuracy()
            .iter()
            .filter(|accuracy| (50.0..=150.0).contains(&accuracy.iq))
            .map(|accuracy| (accuracy.iq, accuracy.sem, accuracy.error))
            .collect(),
        verdicts: verdicts(edition, &exam),
        worths: worths.into_iter().collect::<Result<Vec<_>, _>>()?,
        kinds: DIMENSIONS.map(|dimension| {
            let count = |form: &Vec<Dimension>| form.iter().filter(|other| **other == dimension).count();
            let counts = || by_form.iter().map(count);
            (counts().min().unwrap_or(0), counts().max().unwrap_or(0))
        }),
    };
    Ok((figures, scale))
}

fn kinds_of(form: &TestForm) -> Vec<Dimension> {
    let items = form.questions.iter().filter_map(forms::Question::item);
    items.map(|item| dimensions::of(&item)).collect()
}

fn verdicts(edition: &ManualPlan, exam: &SimulatedForm) -> Vec<(&'static str, Verdicts)> {
    BEHAVIOURS
        .iter()
        .map(|(name, behaviour, whom)| {
            // Rejecting honest people is rare, so more of them are needed to measure it.
            let people = if *behaviour == Behaviour::Honest { edition.people * 10 } else { edition.people };
            (*name, trial::verdicts(exam, *behaviour, *whom, people, edition.seed))
        })
        .collect()
}

/// Somebody slightly above average, whose run is neither perfect nor unusual.
fn example(scale: &Scale) -> Result<Example, ManualError> {
    const TRUE_IQ: f64 = 112.0;
    let exam = trial::exam(scale.form().items().to_vec())?;
    let person = Person { theta: (TRUE_IQ - 100.0) / 15.0, pace: 0.1 };
    let run = trial::run(&exam, person, Behaviour::Honest, &mut Random::seeded(4));
    let answers = counted(scale, &run);
    let estimate = wle(scale.form(), &answers);
    Ok(Example {
        true_iq: TRUE_IQ,
        seconds: run.times.iter().sum(),
        estimate,
        deviate: scale.table().deviate(estimate.theta),
        percentile: scale.table().percentile(estimate.theta),
        norm_error: scale.norm_error(estimate.theta),
        straight: scale.norms().true_iq(estimate.theta),
        outcome: result(scale, &run),
        answers,
    })
}

/// Names for readers.
pub(super) fn dimension_name(dimension: Dimension) -> &'static str {
    match dimension {
        Dimension::Induction => "pattern induction",
        Dimension::Logic => "figure logic",
        Dimension::Spatial => "spatial transformation",
        Dimension::SeveralRules => "several rules at once",
    }
}

pub(super) fn dimension_names() -> [&'static str; DIMENSIONS.len()] {
    DIMENSIONS.map(dimension_name)
}
