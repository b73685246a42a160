//! The shipped questionnaires: their forms, and what answers to them come to.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    sync::LazyLock,
};

use domain::{
    catalog::{Exam, ExamKind},
    run::ItemAnswer,
};
use measure::random::Random;
use store::orders::SheetRow;

use super::*;
use crate::kinds::{Content, Form, Outcome as AnyOutcome};

static FORMS: LazyLock<Vec<Form>> = LazyLock::new(|| {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let content = crate::content::read(&content).expect("the content");
    let published: Vec<_> =
        content.instruments.iter().map(|one| Arc::new(read(one).expect("an instrument"))).collect();
    let asked = |exam: &&Exam| exam.kind == ExamKind::Questionnaire;
    content.catalog.exams.iter().filter(asked).flat_map(|exam| forms(exam, &published)).collect()
});

fn of(which: Which) -> Vec<&'static Form> {
    let is = |form: &&Form| statements(form).published.which == which;
    FORMS.iter().filter(is).collect()
}

fn statements(form: &Form) -> &StatementForm {
    match &form.content {
        Content::Questionnaire(form) => form,
        _ => unreachable!("a form of statements"),
    }
}

/// Answers by question; each takes four seconds.
fn sheet(form: &Form, answer: impl FnMut(Question) -> Option<u8>) -> SheetRow {
    let choices: Vec<Option<i16>> =
        statements(form).sitting().into_iter().map(answer).map(|step| step.map(i16::from)).collect();
    let count = choices.len();
    SheetRow {
        choices,
        times_ms: vec![4_000; count],
        changes: vec![0; count],
        chosen_at_ms: vec![None; count],
    }
}

fn scored(form: &Form, sheet: &SheetRow) -> AnyOutcome {
    form.score(&form.newest(), sheet, measure::validity::Circumstances::default()).expect("its own version")
}

fn answers_of(form: &Form, sheet: &SheetRow) -> Vec<ItemAnswer> {
    form.item_answers(sheet, &scored(form, sheet))
}

/// Somebody who agrees with what speaks for a scale if `high`, and otherwise with what speaks against it.
fn consistent(form: &Form, high: impl Fn(usize) -> bool) -> SheetRow {
    let instrument = &statements(form).published.instrument;
    sheet(form, |question| match question {
        Question::Statement(place) => {
            let statement = &instrument.statements[place];
            let extreme = u8::from(place.is_multiple_of(3));
            Some(if high(statement.scale) == statement.reversed { 1 - extreme } else { 3 + extreme })
        }
        Question::Attention(place) => Some(instrument.attention[place].expected),
        Question::Seed(_) => Some(2),
    })
}

/// Random answers to the statements, the right ones to attention questions, and others to the seeds.
fn random_sheet(form: &Form, by_statement: &[u8], random: &mut Random) -> SheetRow {
    let instrument = &statements(form).published.instrument;
    sheet(form, |question| match question {
        Question::Statement(place) => Some(by_statement[place]),
        Question::Attention(place) => Some(instrument.attention[place].expected),
        Question::Seed(_) => u8::try_from(random.below(6)).ok().filter(|step| *step < CATEGORIES),
    })
}

#[test]
fn every_choice_of_seeds_is_a_form_with_a_number_of_its_own() {
    let ids: BTreeSet<i32> = FORMS.iter().map(|form| form.id).collect();
    assert_eq!(ids.len(), FORMS.len());
    assert!(ids.iter().all(|id| *id > 1_600_000_000));
    for which in Which::ALL {
        let forms = of(which);
        let seeds = statements(forms[0]).published.instrument.seeds.len();
        assert_eq!((forms.len(), forms.iter().all(|form| form.live)), (seeds.max(1), true), "{which:?}");
        for form in forms {
            let codes: Vec<String> = statements(form).questions.iter().map(|one| one.code.clone()).collect();
            assert!((1..).zip(&codes).all(|(n, code)| *code == format!("s{n}")), "{codes:?}");
            let scored = form.questions().iter().filter(|question| question.scored).count();
            assert_eq!(scored, statements(form).published.instrument.statements.len());
        }
    }
}

#[test]
fn only_the_newest_version_is_given_out_and_the_older_one_still_scores() {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let content = crate::content::read(&content).expect("the content");
    let first = content.instruments.iter().find(|one| one.code == "eq").expect("an instrument");
    let mut second = first.clone();
    second.version = 2;
    second.definition = first.definition.replacen("version = 1", "version = 2", 1);
    let both: Vec<_> = [first, &second].map(|one| Arc::new(read(one).expect("an instrument"))).into();
    let exam = content.catalog.exams.iter().find(|exam| exam.code == "eq").expect("an exam");

    let forms = forms(exam, &both);

    let (old, new): (Vec<_>, Vec<_>) =
        forms.iter().partition(|form| statements(form).published.instrument.version == 1);
    assert!(old.iter().all(|form| !form.live) && new.iter().all(|form| form.live));
    assert_eq!((old.len(), old[0].newest().parameters, new[0].newest().parameters), (new.len(), 1, 2));
    let given = consistent(old[0], |_| true);
    assert!(scored(old[0], &given).is_valid());
    let circumstances = measure::validity::Circumstances::default();
    assert_eq!(old[0].score(&new[0].newest(), &given, circumstances), None, "never scored with it");
    let items: BTreeSet<i32> =
        [old[0], new[0]].iter().flat_map(|form| answers_of(form, &given)).map(|one| one.item).collect();
    assert!(items.len() > 2 * 40, "each version has numbers of its own");
}

#[test]
fn an_instrument_that_does_not_fit_is_refused_with_its_faults() {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    let content = crate::content::read(&content).expect("the content");
    let eq = content.instruments.iter().find(|one| one.code == "eq").expect("an instrument");
    let said = |change: &dyn Fn(&mut store::instruments::Instrument)| {
        let mut one = eq.clone();
        change(&mut one);
        read(&one).expect_err("a fault").to_string()
    };

    assert!(said(&|one| one.version = 7).contains("its file is of version 1, not 7"));
    assert!(said(&|one| "mbti".clone_into(&mut one.code)).contains("doesn't know it"));
    assert!(said(&|one| "thinking".clone_into(&mut one.code)).contains("it has 5 scales, not 2"));
    let french = |one: &mut store::instruments::Instrument| {
        one.words.insert(Locale::Fr, "nothing".to_owned());
    };
    assert!(said(&french).contains("FR: can't be read"), "{}", said(&french));
}

#[test]
fn answers_come_to_the_letters_that_they_speak_for_and_turned_answers_to_the_others() {
    let form = of(Which::Types)[0];
    let (high, low) = (scored(form, &consistent(form, |_| true)), scored(form, &consistent(form, |_| false)));
    assert_eq!((high.class(), low.class()), (Some("ENFJ"), Some("ISTP")));
    let mixed = scored(form, &consistent(form, |scale| scale.is_multiple_of(2)));
    assert_eq!(mixed.class(), Some("ESFP"));
    assert_eq!(mixed.result(), Some(RunResult::Questionnaire { class: Some("ESFP".to_owned()) }));
    assert!(is_class("ESFP") && !is_class("ESF") && !is_class("ESFPE") && !is_class("XXXX"));
}

#[test]
fn seeds_never_change_a_result() {
    for which in [Which::Types, Which::Skills, Which::Thinking] {
        let forms = of(which);
        let count = statements(forms[0]).published.instrument.statements.len();
        let mut random = Random::seeded(20);
        for round in 0..100 {
            let answers: Vec<u8> = (0..count).map(|_| u8::try_from(random.below(5)).expect("five")).collect();
            let (one, other) = (forms[round % forms.len()], forms[(round * 7 + 3) % forms.len()]);
            let (one_sheet, other_sheet) =
                (random_sheet(one, &answers, &mut random), random_sheet(other, &answers, &mut random));
            let (one, other) = (scored(one, &one_sheet), scored(other, &other_sheet));
            assert_eq!(one.to_text(), other.to_text(), "{which:?} {round}");
        }
    }
}

#[test]
fn an_outcome_reads_back_as_it_was_written_whatever_was_answered() {
    let mut random = Random::seeded(21);
    let mut valid = 0;
    for round in 0..100 {
        let form = &FORMS[round % FORMS.len()];
        let given = sheet(form, |_| u8::try_from(random.below(6)).ok().filter(|step| *step < 5));
        for given in [given, consistent(form, |scale| (scale + round).is_multiple_of(3))] {
            let outcome = scored(form, &given);
            let text = outcome.to_text();
            assert_eq!(AnyOutcome::read(ExamKind::Questionnaire, &text).expect("read"), outcome);
            assert_eq!(scored(form, &given).to_text(), text);
            valid += u32::from(outcome.is_valid());
        }
    }
    assert!(valid >= 100, "{valid}");
}

#[test]
fn careless_answers_have_no_result_and_say_why() {
    let form = of(Which::Types)[0];
    let line = scored(form, &sheet(form, |_| Some(3)));
    assert_eq!((line.is_valid(), line.result(), line.class()), (false, None, None));
    let codes: Vec<&str> = line.notices().iter().map(|notice| notice.code).collect();
    assert!(codes.contains(&"same_category") && codes.contains(&"inattentive"), "{codes:?}");
    let open = scored(form, &sheet(form, |_| None));
    assert!(open.notices().iter().any(|notice| notice.code == "unfinished_statements"), "{open:?}");
    let mut hurried = consistent(form, |_| true);
    hurried.times_ms.fill(0);
    assert!(!scored(form, &hurried).is_valid());
}

#[test]
fn each_statement_counts_in_the_fifth_of_its_own_scale() {
    // Their results are the places; the others estimate them for this alone.
    for which in [Which::Types, Which::Skills] {
        let form = of(which)[0];
        let instrument = &statements(form).published.instrument;
        let given = consistent(form, |scale| scale == 0);

        let answers = answers_of(form, &given);

        let fifths: BTreeMap<i32, Option<u8>> = answers.iter().map(|one| (one.item, one.fifth)).collect();
        let seeds =
            statements(form).questions.iter().filter(|one| matches!(one.question, Question::Seed(_))).count();
        assert_eq!(answers.len(), instrument.statements.len() + seeds, "without attention questions");
        for (place, statement) in instrument.statements.iter().enumerate() {
            let item = statements(form).first_item + i32::try_from(place).expect("small");
            let fifth = fifths[&item].expect("a fifth");
            // Short scales don't lead to the ends.
            assert!(if statement.scale == 0 { fifth >= 3 } else { fifth <= 1 }, "{}: {fifth}", statement.id);
        }
    }
}

#[test]
fn a_run_that_can_not_be_analysed_has_no_fifths() {
    let form = of(Which::Types)[0];

    let answers = answers_of(form, &sheet(form, |_| None));

    assert!(!answers.is_empty() && answers.iter().all(|one| one.fifth.is_none()));
}

#[test]
fn labels_stand_in_the_order_of_the_file_in_every_language() {
    for form in FORMS.iter() {
        for hl in Locale::ALL {
            let words = &statements(form).published.words[&hl];
            assert_eq!(statements(form).labels(hl), words.labels, "{hl}");
            assert!(statements(form).texts(hl).all(|(_, text)| !text.is_empty()), "{hl}");
        }
    }
}
