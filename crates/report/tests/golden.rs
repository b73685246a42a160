//! The whole English text of five runs, byte by byte. After a wanted change of words:
//! `REWRITE_GOLDEN=1 cargo nextest run -p report --test golden`, then read the difference.

use std::{env, fmt::Write as _, fs, path::Path};

use l10n::Locale;
use report::{
    content::{Block, Report, Table, compose},
    facts::Owned,
    samples::{Sample, facts},
    sheets::{Sheets, sheets},
};

const EVERYTHING: Owned = Owned { wrong_answers: true, certificate: true, guide: true };
const LEAST: Owned = Owned { wrong_answers: false, certificate: false, guide: false };

fn table(text: &mut String, table: &Table) {
    writeln!(text, "  [{}]", table.caption).unwrap();
    for row in std::iter::once(&table.head).chain(&table.rows) {
        writeln!(text, "  | {}", row.join(" | ")).unwrap();
    }
}

fn block(text: &mut String, block: &Block) {
    match block {
        Block::Lead { text: words } => writeln!(text, "> {words}").unwrap(),
        Block::Heading { text: words } => writeln!(text, "\n## {words}").unwrap(),
        Block::Text { text: words } => writeln!(text, "{words}").unwrap(),
        Block::Note { text: words } => writeln!(text, "! {words}").unwrap(),
        Block::Points { points } => points.iter().for_each(|point| writeln!(text, "- {point}").unwrap()),
        Block::Sources { sources } => sources.iter().for_each(|one| writeln!(text, "* {one}").unwrap()),
        Block::Figures { figures } => figures.iter().for_each(|figure| {
            let note = figure.note.as_deref().unwrap_or_default();
            writeln!(text, "  {}: {} ({note})", figure.label, figure.value).unwrap();
        }),
        Block::Dimension { dimension } => {
            let known = dimension.score.zip(dimension.low).zip(dimension.high);
            writeln!(text, "  {} {known:?} {}", dimension.name, dimension.reference).unwrap();
            writeln!(text, "  {}: {}", dimension.level_name, dimension.interpretation).unwrap();
        }
        Block::Terms { terms } => {
            terms.iter().for_each(|term| writeln!(text, "{}: {}", term.word, term.meaning).unwrap());
        }
        Block::Table { table: rows } | Block::Chart { table: rows, .. } => table(text, rows),
    }
}

fn plain(report: &Report) -> String {
    let mut text = format!("{} · {} · {} · {}\n", report.title, report.exam, report.taken, report.norms);
    for section in &report.sections {
        writeln!(text, "\n# {}", section.title).unwrap();
        section.blocks.iter().for_each(|one| block(&mut text, one));
    }
    text
}

fn questions(sheets: &Sheets) -> String {
    let mut text = String::new();
    let Sheets::Solved(solved) = sheets else { return text };
    for question in solved {
        let asked = &question.asked;
        writeln!(text, "\n{}. {} · {} · {}", asked.number, question.verdict, asked.choice, asked.kind)
            .unwrap();
        writeln!(text, "{} · {} · {:?}", asked.difficulty, asked.time, asked.median).unwrap();
        question.rules.iter().for_each(|rule| writeln!(text, "- {rule}").unwrap());
        question.slips.iter().for_each(|slip| writeln!(text, "x {slip}").unwrap());
        question.others.iter().for_each(|others| writeln!(text, "{others}").unwrap());
    }
    text
}

#[expect(clippy::disallowed_methods, reason = "a person asks for new files this way")]
fn rewrite() -> bool {
    env::var_os("REWRITE_GOLDEN").is_some()
}

/// The text as it was last read and agreed to.
fn agreed(name: &str, text: &str) {
    let path = Path::new("tests/golden").join(format!("{name}.txt"));
    if rewrite() {
        fs::write(&path, text).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    if let Some((line, (now, then))) =
        (1..).zip(text.lines().zip(kept.lines())).find(|(_, (now, then))| now != then)
    {
        panic!("{name}.txt:{line}\n now: {now}\nthen: {then}");
    }
    assert_eq!(text.len(), kept.len(), "{name}.txt has another end");
}

#[test]
fn the_whole_text_of_five_runs_is_the_one_that_was_read() {
    for sample in Sample::PROFILES {
        let facts = facts(sample);
        let text = plain(&compose(&facts, EVERYTHING, Locale::En).unwrap());
        agreed(&format!("{sample:?}").to_lowercase(), &text);
    }
}

#[test]
fn what_stands_in_place_of_the_guide_is_the_text_that_was_read() {
    let report = compose(&facts(Sample::Public), LEAST, Locale::En).unwrap();
    agreed("public", &plain(&report));
}

#[test]
fn every_solved_question_reads_as_it_did() {
    agreed("questions", &questions(&sheets(&facts(Sample::VeryLow), EVERYTHING, Locale::En)));
}
