//! Sheets of answers, from the body of a call to the outcome that is kept, on a form of puzzles and one of statements.

use std::{path::Path, sync::Arc};

use anyhow::Context as _;
use app::{
    bank::{Plan, draft, exams_by_length, read as read_bank},
    content,
    kinds::{Form, Outcome, questionnaire},
    runs::{Given, Submission, circumstances, read_answers},
    tickets::Ticket,
};
use domain::{catalog::AppExamId, country::CountryCode, locale::Locale};
use lab::forms::Counts;
use server::http::{extract::read_json, routes::orders::SubmitRun};

use super::{now, rule, verdict};
use crate::run::{Checked, Target};

/// Longer than a day is no time to think.
const DAY_MS: i32 = 24 * 60 * 60 * 1000;
/// Scoring takes longer than all the rest: of those that are accepted, one in so many is scored.
const SCORED: usize = 32;

pub(super) fn target() -> anyhow::Result<Target> {
    let content = content::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content"))?;
    let plan = Plan {
        edition: 1,
        seed: 1,
        forms: Counts { long: 0, short: 0, brief: 1 },
        exams: exams_by_length(&content.catalog),
        pretest_share: 0.1,
        norm_version: "2026-11".to_owned(),
    };
    let bank = read_bank(1, &draft(&plan, lab::bank::Seen::default())?.forms)?;
    let puzzles = bank.all().into_iter().next().context("a form of puzzles")?;
    let published: Vec<_> = content
        .instruments
        .iter()
        .map(|one| questionnaire::read(one).map(Arc::new))
        .collect::<Result<_, _>>()?;
    let of = |exam| questionnaire::forms(exam, &published);
    let statements = content.catalog.exams.iter().flat_map(of).next().context("a form of statements")?;
    let forms = [puzzles, Arc::new(statements)];
    let examples = forms.iter().map(|form| sheet(form).into_bytes()).collect();
    let words = vec![
        "null",
        "\"option\":6",
        "\"option\":255",
        "\"ms\":4294967295",
        "\"changes\":65535",
        "\"at\":4294967295",
        "{}",
        "[]",
        "\"sentAt\":-9223372036854775808",
        "\"clockOffsetMs\":9223372036854775807",
    ];
    Ok(Target {
        name: "sheets of answers",
        examples,
        words,
        check: Box::new(move |input| check(&forms, input)),
    })
}

/// Everything answered in turn, in four seconds each.
fn sheet(form: &Form) -> String {
    let questions = form.questions();
    let answers = questions.iter().enumerate().map(|(n, question)| {
        let option = n % question.options;
        format!(
            r#"{{"id":"{}","option":{option},"ms":4000,"changes":1,"at":{}}}"#,
            question.code,
            4_000 * (n + 1)
        )
    });
    format!(
        r#"{{"runId":"01932c5e-0000-7000-8000-000000000001","examId":{},"formId":{},"ticket":"t","answers":[{}],"left":1,"hiddenMs":900,"width":390,"clockOffsetMs":12,"sentAt":1800000000000}}"#,
        form.exam.0,
        form.id,
        answers.collect::<Vec<_>>().join(",")
    )
}

fn check(forms: &[Arc<Form>], input: &[u8]) -> Checked {
    let Some(run) = read_json::<SubmitRun>(input) else { return Ok(verdict(false)) };
    let Some(form) = forms.iter().find(|form| form.id == run.form_id) else { return Ok(verdict(false)) };
    let answers: Vec<Given> = run
        .answers
        .into_iter()
        .map(|one| Given {
            question: one.id,
            option: one.option,
            ms: one.ms,
            changes: one.changes,
            at_ms: one.at,
        })
        .collect();
    let Some(sheet) = read_answers(form, &answers) else { return Ok(verdict(false)) };
    let questions = form.questions();
    rule(
        sheet.choices.len() == questions.len() && sheet.times_ms.len() == questions.len(),
        "an entry for each question",
    )?;
    for (question, choice) in questions.iter().zip(&sheet.choices) {
        let there = |choice: &i16| usize::try_from(*choice).is_ok_and(|choice| choice < question.options);
        rule(choice.as_ref().is_none_or(there), "an option that the question has")?;
    }
    rule(sheet.times_ms.iter().all(|ms| (0..=DAY_MS).contains(ms)), "a time within a day")?;
    if input.iter().map(|byte| usize::from(*byte)).sum::<usize>().is_multiple_of(SCORED) {
        let sent = Submission {
            run: run.run_id.into(),
            app_exam: AppExamId(1),
            form: form.id,
            ticket: Ticket::new(form.id, form.exam, None, now()),
            answers,
            left: run.left,
            hidden_ms: run.hidden_ms,
            width: run.width,
            clock_offset_ms: run.clock_offset_ms,
            sent_at: run.sent_at,
            hl: Locale::En,
            country: CountryCode::ELSEWHERE,
            logid: None,
        };
        let seen = circumstances(form, &sheet, &sent, now());
        let outcome = form.score(&form.newest(), &sheet, seen).ok_or("the newest versions aren't known")?;
        let kept = Outcome::read(outcome.kind(), &outcome.to_text()).ok();
        rule(kept.as_ref() == Some(&outcome), "an outcome reads back as it was kept")?;
        rule(kept.is_some_and(|kept| kept.to_text() == outcome.to_text()), "to the byte")?;
        _ = form.item_answers(&sheet, &outcome);
    }
    Ok(verdict(true))
}
