//! The reports of the four questionnaires: their input ([`facts`]) and the figures they quote ([`figures`]).

pub mod facts;
pub mod figures;

use domain::catalog::text_in;
use l10n::Locale;
use questionnaire::interests;

use self::facts::{Facts, Measured};
use crate::value::{Block, Document, Report, Section};

/// The report with everything that is printed.
pub fn document(facts: &Facts, locale: Locale) -> Document {
    let report = compose(facts, locale);
    Document { before: report.sections.len(), report, sheets: None, pages: 2 }
}

/// The result in one section.
pub fn compose(facts: &Facts, locale: Locale) -> Report {
    let exam = text_in(&facts.exam, locale).to_owned();
    let blocks = lines(&facts.measured).into_iter().map(|text| Block::Lead { text });
    let section = Section { key: "result", title: exam.clone(), blocks: blocks.collect() };
    Report {
        language: locale.tag().to_owned(),
        title: exam.clone(),
        exam,
        taken: facts.taken_at.to_string(),
        norms: facts.versions.norms.clone(),
        sample: None,
        sections: vec![section],
    }
}

fn lines(measured: &Measured) -> Vec<String> {
    match measured {
        Measured::Types(types) => vec![types.profile.printed()],
        Measured::Skills(skills) => {
            skills.profile.facets.iter().map(|one| format!("{:.0} %", one.percentile() * 100.0)).collect()
        }
        Measured::Thinking(one) => {
            vec![format!("{:.0} / {:.0}", one.profile.analytic.value, one.profile.intuitive.value)]
        }
        Measured::Interests(one) => {
            let levels = interests::LETTERS.iter().zip(&one.profile.levels);
            levels.map(|(letter, level)| format!("{letter} {:.0}", level.value)).collect()
        }
    }
}
