//! Simulated runs for sample reports and tests: real puzzles, answered by a simulated person, scored like
//! every run, among simulated others. Everything is seeded: a sample is always the same.

use domain::{
    catalog::Words,
    run::{TIME_BUCKETS, time_bucket},
    stats::{SCORE_BUCKETS, score_bucket},
};
use jiff::Timestamp;
use l10n::{Locale, report as say};
use lab::{
    bank,
    dimensions::{self, Dimension},
    trial,
};
use matrix::{form, item::Item, recipe::Maker};
use measure::{
    batch::Batch,
    effort::rapid,
    information,
    model::Logistic,
    norms::{Norms, Phase, of_estimator},
    random::Random,
    reliability,
    responses::MISSING,
    scale::{Scale, counted, result},
    simulate::{Behaviour, Person, SimulatedForm, sheet},
    subscores::{profile, worth},
    validity::{Circumstances, Run},
};

use super::facts::{CROWD_FLOOR, Crowd, ErrorAt, Facts, Question, QuestionCrowd, ScaleFacts};

/// Whose run it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sample {
    VeryLow,
    Average,
    High,
    NearPerfect,
    /// Strong at one kind of task, weak at another, with a note on the run.
    Uneven,
    /// The public sample report.
    Public,
    /// The exam of 20 questions.
    Short,
}

impl Sample {
    /// From very low to very high, with a near-perfect and an uneven one.
    pub const PROFILES: [Self; 5] =
        [Self::VeryLow, Self::Average, Self::High, Self::NearPerfect, Self::Uneven];
    pub const ALL: [Self; 7] = [
        Self::VeryLow,
        Self::Average,
        Self::High,
        Self::NearPerfect,
        Self::Uneven,
        Self::Public,
        Self::Short,
    ];
}

/// Template and seed of each puzzle, from easy to difficult, as required by the blueprint of the long form.
const PUZZLES: [(u16, u64); 30] = [
    (0, 1001),
    (5, 2001),
    (1, 3001),
    (7, 4001),
    (3, 5001),
    (6, 6001),
    (4, 7001),
    (13, 8001),
    (14, 9001),
    (11, 10001),
    (8, 11001),
    (15, 12001),
    (21, 13001),
    (20, 14001),
    (25, 15001),
    (22, 16001),
    (23, 17001),
    (30, 18001),
    (40, 19001),
    (27, 20001),
    (37, 21001),
    (50, 22001),
    (55, 23001),
    (51, 24001),
    (43, 25001),
    (44, 26001),
    (54, 27001),
    (47, 28001),
    (61, 29001),
    (59, 30001),
];
/// The positions of the long form that the short form keeps, by its blueprint.
const SHORT: [usize; 20] = [0, 1, 3, 5, 6, 7, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 25, 27, 28, 29];
/// Positions of the keys: each equally often.
const KEYS: [u8; 30] =
    [2, 0, 5, 3, 1, 4, 0, 2, 5, 1, 3, 4, 4, 1, 0, 5, 2, 3, 1, 5, 4, 0, 3, 2, 5, 3, 0, 4, 2, 1];
/// Simulated others.
const OTHERS: usize = 640;
/// Simulated people at each ability for the norms: enough for a sample, and fast.
const DRAWS: u32 = 150;

/// The person and the circumstances of a sample.
struct Plan {
    /// Ability in each kind of task, in the order of `lab::dimensions::DIMENSIONS`.
    abilities: [f64; 4],
    /// Positive is faster.
    pace: f64,
    seed: u64,
    phase: Phase,
    /// Whether statistics of others are available.
    others: bool,
    /// Questions that were left open, and those that were answered rapidly.
    open: &'static [usize],
    rapid: &'static [usize],
    left_tab: u32,
    /// The correlation between two kinds of task.
    correlation: f64,
}

impl Plan {
    fn of(sample: Sample) -> Self {
        let plain = Self {
            abilities: [0.0; 4],
            pace: 0.0,
            seed: 1,
            phase: Phase::Provisional,
            others: true,
            open: &[],
            rapid: &[],
            left_tab: 0,
            // The same as for real forms.
            correlation: 0.9,
        };
        match sample {
            Sample::VeryLow => Self {
                abilities: [-2.9; 4],
                pace: 0.3,
                seed: 21,
                others: false,
                open: &[28],
                rapid: &[27],
                ..plain
            },
            Sample::Average => Self { pace: -0.1, seed: 6, ..plain },
            Sample::High => Self { abilities: [1.6; 4], pace: -0.4, seed: 11, phase: Phase::Census, ..plain },
            Sample::NearPerfect => Self { abilities: [3.4; 4], seed: 8, phase: Phase::Calibrating, ..plain },
            Sample::Uneven => Self {
                abilities: [3.2, 0.2, -3.0, 0.2],
                seed: 14,
                open: &[19],
                left_tab: 4,
                // At the usual correlation, chance explains nearly every difference.
                correlation: 0.5,
                ..plain
            },
            Sample::Public => Self { abilities: [0.8; 4], pace: 0.2, seed: 20, ..plain },
            Sample::Short => Self { abilities: [0.3; 4], seed: 4, phase: Phase::Bridged, ..plain },
        }
    }
}

/// The facts of a sample.
///
/// # Panics
/// If the current recipes can't generate the puzzles any more; a test generates them all.
pub fn facts(sample: Sample) -> Facts {
    let plan = Plan::of(sample);
    let puzzles = puzzles(sample);
    let kinds: Vec<Dimension> = puzzles.iter().map(dimensions::of).collect();
    let curves: Vec<Logistic> = puzzles.iter().map(|puzzle| bank::entry(puzzle).parameters).collect();
    let mut exam = trial::exam(curves).expect("the puzzles make a form");
    exam.keys = puzzles.iter().map(|puzzle| puzzle.key).collect();
    let scale = scale(&exam, norms(plan.phase));
    let run = run(&plan, &exam, &kinds);
    let answers = counted(&scale, &run);
    let parts = dimensions::kinds(&exam.form, &kinds, plan.correlation).expect("every kind has puzzles");
    let taken_at = Timestamp::from_second(1_795_000_000).expect("a moment of 2026");
    Facts {
        exam: exam_name(sample),
        taken_at,
        outcome: result(&scale, &run),
        profile: Some(profile(&parts, &worth(&parts), &answers)),
        scale: scale_facts(&scale),
        crowd: crowd(&plan, &exam, &scale, taken_at),
        questions: questions(&scale, puzzles, &kinds, &run),
        sample: true,
    }
}

/// A sample belongs to no exam of the catalogue.
fn exam_name(sample: Sample) -> Words {
    let name = if sample == Sample::Short { say::exam_short } else { say::exam };
    Locale::ALL.into_iter().map(|locale| (locale, name(locale))).collect()
}

/// The puzzles as they are shown, from easy to difficult.
fn puzzles(sample: Sample) -> Vec<Item> {
    let mut maker = Maker::default();
    let all = PUZZLES.into_iter().zip(KEYS).enumerate();
    let asked = all.filter(|(place, _)| sample != Sample::Short || SHORT.contains(place));
    asked
        .map(|(_, ((template, seed), key))| {
            form::with_key_at(maker.make(template, seed).expect("the recipes make this puzzle"), key)
        })
        .collect()
}

fn norms(phase: Phase) -> Norms {
    let provisional = Norms::provisional("2026-11");
    match phase {
        Phase::Provisional => provisional,
        Phase::Calibrating => Norms { version: "2027-03".into(), phase, form_error: 1.0, ..provisional },
        Phase::Bridged => {
            Norms { version: "2027-09".into(), phase, level_error: 0.7, form_error: 0.8, ..provisional }
        }
        Phase::Census => {
            Norms { version: "2028-04".into(), phase, level_error: 0.5, form_error: 0.4, ..provisional }
        }
    }
}

fn scale(exam: &SimulatedForm, norms: Norms) -> Scale {
    let batch = Batch::new(&exam.form);
    let mut answers = vec![0; exam.form.items().len()];
    let table = of_estimator(&norms, DRAWS, 1, |theta, random| {
        for (answer, item) in answers.iter_mut().zip(exam.form.items()) {
            *answer = u8::from(random.chance(item.p(theta)));
        }
        batch.score(&answers).wle
    });
    Scale::with_table(exam.form.clone(), norms, table, &exam.mean_times(), trial::OPTIONS)
        .expect("the form measures well enough")
}

/// A person whose ability in each kind of task is the plan's.
fn run(plan: &Plan, exam: &SimulatedForm, kinds: &[Dimension]) -> Run {
    let sheets = plan.abilities.map(|theta| {
        let person = Person { theta, pace: plan.pace };
        sheet(exam, person, Behaviour::Honest, &mut Random::seeded(plan.seed))
    });
    let circumstances = Circumstances { left: plan.left_tab, ..Circumstances::default() };
    let mut run = Run { choices: Vec::new(), answers: Vec::new(), times: Vec::new(), circumstances };
    for (place, kind) in kinds.iter().enumerate() {
        let sheet = &sheets[*kind as usize];
        let open = plan.open.contains(&place);
        run.choices.push(if open { MISSING } else { sheet.choices[place] });
        run.answers.push(if open { MISSING } else { sheet.answers[place] });
        run.times.push(if plan.rapid.contains(&place) { 1.4 } else { sheet.times[place] });
    }
    run
}

fn questions(scale: &Scale, puzzles: Vec<Item>, kinds: &[Dimension], run: &Run) -> Vec<Question> {
    let rapid = rapid(&run.answers, &run.times, scale.test().thresholds);
    let numbered = (1..).zip(puzzles).zip(kinds).zip(scale.form().items());
    numbered
        .enumerate()
        .map(|(place, (((number, puzzle), kind), curve))| Question {
            number,
            puzzle,
            kind: *kind,
            difficulty: whole(scale.norms().true_iq(half(curve))),
            chosen: Some(run.choices[place]).filter(|choice| *choice != MISSING),
            ms: milliseconds(run.times[place]),
            // Long times come with a change of mind.
            changes: i16::from(run.times[place] > 45.0),
            rapid: rapid[place],
        })
        .collect()
}

/// The ability at which half of all people solve an item.
fn half(curve: &Logistic) -> f64 {
    curve.b() + libm::log((0.5 - curve.c) / 0.5) / curve.a
}

fn scale_facts(scale: &Scale) -> ScaleFacts {
    let population = scale.norms().population();
    let promised = reliability::promised(|deviate| {
        information::at(scale.form(), population.mean + population.sd * deviate).information
    });
    let error =
        |iq: i32| scale.table().accuracy_at(f64::from(iq)).map(|accuracy| ErrorAt { iq, sem: accuracy.sem });
    let (lowest, highest) = scale.range();
    ScaleFacts {
        norms: scale.norms().clone(),
        parameter_version: 1,
        lowest,
        highest,
        reliability: promised,
        errors: [70, 85, 100, 115, 130, 145].into_iter().filter_map(error).collect(),
    }
}

fn crowd(plan: &Plan, exam: &SimulatedForm, scale: &Scale, as_of: Timestamp) -> Crowd {
    let count = exam.form.items().len();
    if !plan.others {
        return Crowd { as_of, scores: None, questions: vec![None; count] };
    }
    let (batch, mut random) = (Batch::new(&exam.form), Random::seeded(7));
    let (lowest, highest) = scale.range();
    let mut scores = vec![0_i64; SCORE_BUCKETS];
    let mut sheets = Vec::new();
    for _ in 0..OTHERS {
        let sheet = sheet(exam, Person::drawn(&mut random), Behaviour::Honest, &mut random);
        let iq = whole(scale.table().iq(batch.score(&sheet.answers).wle)).clamp(lowest, highest);
        scores[score_bucket(iq)] += 1;
        sheets.push(sheet);
    }
    let question = |place: usize| {
        let (mut chosen, mut times) = ([0; 6], vec![0; TIME_BUCKETS]);
        let mut sorted: Vec<i32> = sheets.iter().map(|sheet| milliseconds(sheet.times[place])).collect();
        sorted.sort_unstable();
        for ms in &sorted {
            times[time_bucket(*ms)] += 1;
        }
        for sheet in &sheets {
            chosen[usize::from(sheet.choices[place])] += 1;
        }
        let answered = chosen.iter().sum();
        let median_ms = sorted.get(OTHERS / 2).copied().map_or(0, i64::from);
        (answered >= CROWD_FLOOR).then_some(QuestionCrowd { answered, chosen, median_ms, times })
    };
    Crowd { as_of, scores: Some(scores), questions: (0..count).map(question).collect() }
}

#[expect(clippy::cast_possible_truncation, reason = "an IQ")]
fn whole(iq: f64) -> i32 {
    libm::round(iq) as i32
}

#[expect(clippy::cast_possible_truncation, reason = "times of simulated people")]
fn milliseconds(seconds: f64) -> i32 {
    libm::round(seconds * 1000.0) as i32
}
