//! The whole English text of five runs, and of each questionnaire in English and German, byte by byte. After an intended
//! change of the text:
//! `REWRITE_GOLDEN=1 cargo nextest run -p report --test golden`, then read the diff.

use std::{env, fs, path::Path};

use l10n::Locale;
use report::{
    iq::{
        content::{compose, sheets::sheets},
        samples::{Sample, facts},
    },
    questionnaire::{self, samples as sittings},
    sheets::Sheets,
    value::{Block, Figure, Report, ReportParts, Table},
};

const EVERYTHING: ReportParts = ReportParts { wrong_answers: true, certificate: true, guide: true };
const LEAST: ReportParts = ReportParts { wrong_answers: false, certificate: false, guide: false };

fn table(table: &Table) -> Vec<String> {
    let rows = std::iter::once(&table.head).chain(&table.rows);
    let rows = rows.map(|row| format!("  | {}", row.join(" | ")));
    std::iter::once(format!("  [{}]", table.caption)).chain(rows).collect()
}

fn block(block: &Block) -> Vec<String> {
    match block {
        Block::Lead { text } => vec![format!("> {text}")],
        Block::Heading { text } => vec![String::new(), format!("## {text}")],
        Block::Text { text } => vec![text.clone()],
        Block::Note { text } => vec![format!("! {text}")],
        Block::Points { points } => points.iter().map(|point| format!("- {point}")).collect(),
        Block::Sources { sources } => sources.iter().map(|source| format!("* {source}")).collect(),
        Block::Figures { figures } => {
            let note =
                |note: &Option<String>| note.as_ref().map(|note| format!(" ({note})")).unwrap_or_default();
            let line =
                |figure: &Figure| format!("  {}: {}{}", figure.label, figure.value, note(&figure.note));
            figures.iter().map(line).collect()
        }
        Block::Dimension { dimension } => {
            let known = dimension.score.zip(dimension.low).zip(dimension.high);
            let known = known.map(|((score, low), high)| format!("{score} ({low} to {high})"));
            vec![
                format!("  {} {} {}", dimension.name, known.unwrap_or_default(), dimension.reference),
                format!("  {}: {}", dimension.level_name, dimension.interpretation),
            ]
        }
        Block::Terms { terms } => {
            terms.iter().map(|term| format!("{}: {}", term.word, term.meaning)).collect()
        }
        Block::Creature { code, name, line, alt } => vec![format!("  {code} {name}: {line} ({alt})")],
        Block::Table { table: rows } | Block::Chart { table: rows, .. } => table(rows),
    }
}

fn plain(report: &Report) -> String {
    let title = format!("{} · {} · {} · {}", report.title, report.exam, report.taken, report.norms);
    let sections = report.sections.iter().flat_map(|section| {
        let heading = [String::new(), format!("# {}", section.title)];
        heading.into_iter().chain(section.blocks.iter().flat_map(block))
    });
    lines(std::iter::once(title).chain(sections))
}

fn questions(sheets: &Sheets) -> String {
    let Sheets::Solved(solved) = sheets else { return String::new() };
    lines(solved.iter().flat_map(|question| {
        let asked = &question.asked;
        let head = [
            String::new(),
            format!("{}. {} · {} · {}", asked.number, question.verdict, asked.choice, asked.kind),
            format!("{} · {} {}", asked.difficulty, asked.time, asked.median.as_deref().unwrap_or_default()),
        ];
        let rules = question.rules.iter().map(|rule| format!("- {rule}"));
        let slips = question.slips.iter().map(|slip| format!("x {slip}"));
        head.into_iter().chain(rules).chain(slips).chain(question.others.clone()).collect::<Vec<_>>()
    }))
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    let lines: Vec<String> = lines.map(|line| line.trim_end().to_owned()).chain([String::new()]).collect();
    lines.join("\n")
}

#[expect(clippy::disallowed_methods, reason = "a person asks for new files this way")]
fn rewrite() -> bool {
    env::var_os("REWRITE_GOLDEN").is_some()
}

/// Compares with the last reviewed text.
fn agreed(name: &str, text: &str) {
    let path = Path::new("tests/golden").join(format!("{name}.txt"));
    if rewrite() {
        fs::write(&path, text).expect("the folder of golden files");
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    if let Some((line, (now, then))) =
        (1..).zip(text.lines().zip(kept.lines())).find(|(_, (now, then))| now != then)
    {
        panic!("{name}.txt:{line}\n now: {now}\nthen: {then}");
    }
    assert_eq!(text.len(), kept.len(), "{name}.txt ends differently");
}

#[test]
fn the_text_of_five_runs_is_the_reviewed_one() {
    for sample in Sample::PROFILES {
        let facts = facts(sample);
        let text = plain(&compose(&facts, EVERYTHING, Locale::En).unwrap());
        agreed(&format!("{sample:?}").to_lowercase(), &text);
    }
}

#[test]
fn the_text_in_place_of_the_guide_is_the_reviewed_one() {
    let report = compose(&facts(Sample::Public), LEAST, Locale::En).unwrap();
    agreed("public", &plain(&report));
}

#[test]
fn the_text_of_every_solved_question_is_the_reviewed_one() {
    agreed("questions", &questions(&sheets(&facts(Sample::VeryLow), EVERYTHING, Locale::En)));
}

#[test]
fn the_text_of_every_questionnaire_is_the_reviewed_one() {
    let sittings = [
        ("type16", sittings::types([0.35, 1.2, 0.6, -0.9])),
        ("eq", sittings::skills([0.9, -0.6, 0.2, 1.4, -0.3])),
        ("thinking", sittings::thinking([0.9, -0.3])),
        ("riasec", sittings::interests([-0.8, 1.3, 1.0, 0.2, -0.5, -1.2])),
    ];
    for (name, facts) in sittings {
        for locale in [Locale::En, Locale::De] {
            let text = plain(&questionnaire::content::compose(&facts, locale));
            agreed(&format!("{name}-{locale}").to_lowercase(), &text);
        }
    }
}
