//! The report of the demonstration questionnaire, which exists for tests: one section, one page after the
//! cover.

use domain::catalog::{Words, text_in};
use jiff::Timestamp;
use l10n::Locale;

use crate::value::{Bar, Block, Chart, Document, Report, Section, Table};

/// What the report is made from.
#[derive(Clone, Debug, PartialEq)]
pub struct Facts {
    pub exam: Words,
    pub taken_at: Timestamp,
    /// 0 to 40.
    pub agreement: i32,
    pub choices: Vec<u8>,
}

/// Cover, contents and one section.
const PAGES: usize = 2;

pub fn document(facts: &Facts, locale: Locale) -> Document {
    let report = compose(facts, locale);
    Document { before: report.sections.len(), report, sheets: None, pages: Some(PAGES) }
}

pub fn compose(facts: &Facts, locale: Locale) -> Report {
    let count = |choice| facts.choices.iter().map(|chosen| usize::from(*chosen == choice)).sum::<usize>();
    let rows: Vec<Vec<String>> =
        (0..5).map(|choice| vec![choice.to_string(), count(choice).to_string()]).collect();
    let bars = (0..5)
        .map(|choice| Bar { label: choice.to_string(), count: i64::try_from(count(choice)).unwrap_or(0) });
    let section = Section {
        key: "agreement",
        title: "Agreement".to_owned(),
        blocks: vec![
            Block::Lead { text: format!("You agreed with {} of 40 points.", facts.agreement) },
            Block::Chart {
                chart: Chart::Crowd { bars: bars.collect(), own: 0, label: "Choices".to_owned() },
                table: Table {
                    caption: "How often each step was chosen".to_owned(),
                    head: vec!["Choice".to_owned(), "Times".to_owned()],
                    rows,
                },
            },
        ],
    };
    Report {
        language: locale.tag().to_owned(),
        title: "Demonstration".to_owned(),
        exam: text_in(&facts.exam, locale).to_owned(),
        taken: facts.taken_at.to_string(),
        norms: "none".to_owned(),
        sample: None,
        sections: vec![section],
    }
}
