//! Whose runs are invalid, whose get a note, and whose must get neither.

use super::*;
use crate::{
    effort::threshold,
    random::Random,
    simulate::{Behaviour, Person, Sheet, SimulatedForm, launch_items, sheet},
};

fn run(sheet: Sheet) -> Run {
    Run {
        choices: sheet.choices,
        answers: sheet.answers,
        times: sheet.times,
        circumstances: Circumstances::default(),
    }
}

/// Shares of invalid and of not valid runs among simulated people.
fn shares(items: usize, behaviour: Behaviour, people: u32) -> (f64, f64) {
    let mut random = Random::seeded(21);
    let exam = SimulatedForm::drawn(Form::new(launch_items(items)).unwrap(), 6, &mut random);
    let thresholds: Vec<f64> = exam.mean_times().into_iter().map(threshold).collect();
    let test = Test { form: &exam.form, thresholds: &thresholds, options: 6 };
    let (mut invalid, mut noted) = (0, 0);
    for _ in 0..people {
        let person = Person::drawn(&mut random);
        let verdict = judge(&test, &run(sheet(&exam, person, behaviour, &mut random)));
        invalid += u32::from(verdict.is_invalid());
        noted += u32::from(verdict != Verdict::Valid);
    }
    (f64::from(invalid) / f64::from(people), f64::from(noted) / f64::from(people))
}

#[test]
fn honest_runs_are_hardly_ever_invalid() {
    for items in [20, 30] {
        let (invalid, noted) = shares(items, Behaviour::Honest, 3000);
        assert!(invalid <= 0.003 && noted < 0.04, "{items}: {invalid} {noted}");
    }
}

#[test]
fn careless_runs_are_invalid() {
    for items in [20, 30] {
        for behaviour in [Behaviour::RandomTail(1.0), Behaviour::SameOption, Behaviour::Cycle] {
            let (invalid, _) = shares(items, behaviour, 300);
            assert!(invalid > 0.99, "{items} {behaviour:?}: {invalid}");
        }
    }
}

#[test]
fn slowness_and_low_ability_are_not_signs() {
    let form = Form::new(launch_items(30)).unwrap();
    let test = Test { form: &form, thresholds: &[3.0; 30], options: 6 };
    let mut easy = vec![0; 30];
    easy[..6].fill(1);
    let choices = (0..30).map(|item| item * 5 % 6).collect();
    let slow =
        Run { choices, answers: easy, times: vec![3600.0; 30], circumstances: Circumstances::default() };
    assert_eq!(judge(&test, &slow), Verdict::Valid);
}

#[test]
fn browser_observations_are_notes_except_pasting_and_impossible_times() {
    let form = Form::new(launch_items(30)).unwrap();
    let test = Test { form: &form, thresholds: &[3.0; 30], options: 6 };
    let circumstances = Circumstances {
        pasted: 0,
        left: 3,
        hidden_seconds: 61.0,
        width: Some(300),
        clock_jump: true,
        timed_out: false,
        impossible_times: false,
    };
    let choices: Vec<u8> = (0..30).map(|item| item * 5 % 6).collect();
    let answers = [[1; 15], [0; 15]].concat();
    let mut noted = Run { choices, answers, times: vec![20.0; 30], circumstances };
    let signs = vec![
        Sign::LeftTab { times: 3 },
        Sign::Hidden { seconds: 61.0 },
        Sign::NarrowWindow { width: 300 },
        Sign::ClockJump,
    ];
    assert_eq!(judge(&test, &noted), Verdict::Caution(signs));

    noted.circumstances.pasted = 30;
    assert_eq!(judge(&test, &noted), Verdict::Invalid(vec![Sign::Pasted { answers: 30 }]));
    noted.circumstances = Circumstances { impossible_times: true, ..Circumstances::default() };
    assert_eq!(judge(&test, &noted), Verdict::Invalid(vec![Sign::ImpossibleTimes]));
}

#[test]
fn an_unfinished_run_is_invalid_and_reports_the_share_answered() {
    let form = Form::new(launch_items(30)).unwrap();
    let test = Test { form: &form, thresholds: &[3.0; 30], options: 6 };
    let mut answers = vec![MISSING; 30];
    answers[..15].fill(1);
    let unfinished = Run {
        choices: answers.clone(),
        answers,
        times: vec![20.0; 30],
        circumstances: Circumstances::default(),
    };
    let verdict = judge(&test, &unfinished);
    assert!(
        matches!(verdict, Verdict::Invalid(signs) if signs.contains(&Sign::Unfinished { answered: 0.5 }))
    );
}

#[test]
fn hostile_runs_are_judged_without_a_panic() {
    let form = Form::new(launch_items(30)).unwrap();
    for (thresholds, options) in [(&[][..], 0), (&[f64::NAN; 40], 255)] {
        let test = Test { form: &form, thresholds, options };
        for (code, seconds, count) in
            [(0, f64::NAN, 0), (255, -1.0, 30), (9, f64::INFINITY, 500), (1, 0.0, 7)]
        {
            let circumstances = Circumstances { hidden_seconds: f64::NAN, ..Circumstances::default() };
            let hostile = Run {
                choices: vec![code; count],
                answers: vec![code; count],
                times: vec![seconds; count],
                circumstances,
            };
            let _ = judge(&test, &hostile);
        }
    }
}
