//! From an order to the facts of its report.

use std::sync::LazyLock;

use domain::{catalog::Words, locale::Locale};
use questionnaire::{
    occupations::{self, Occupation},
    types,
};
use report::questionnaire::{
    facts::{
        Answered, Evidence, Facts, Interests, Measured, Skills, Thinking, Types, Versions,
        similar_occupations,
    },
    figures::{Figures, shipped},
};
use store::orders::OrderRow;

use super::{Earlier, Outcome, Profile, Published, StatementForm, score::sorted};
use crate::kinds::Versions as Scored;

static OCCUPATIONS: LazyLock<Vec<Occupation>> = LazyLock::new(|| {
    let list = include_str!("../../../../../content/questionnaires/riasec/occupations.tsv");
    occupations::parse(list).unwrap_or_else(|error| unreachable!("a test reads the same file: {error}"))
});

/// What is frozen for an order: the figures that its report quotes.
pub(in crate::kinds) fn frozen() -> String {
    serde_json::to_string(shipped()).expect("numbers and words are always JSON")
}

/// Everything the order's report is about; `None` for a run that can't be analysed.
pub(in crate::kinds) fn facts(
    order: &OrderRow,
    (outcome, earlier): (&Outcome, Option<Earlier>),
    form: &StatementForm,
    exam: &Words,
    figures: Figures,
    versions: &Scored,
) -> Option<Facts> {
    let published = &*form.published;
    let answers = sorted(form, &order.sheet).statements;
    let evidence = Evidence::of(&published.instrument);
    let measured = match outcome.profile.clone()? {
        Profile::Types(profile) => Measured::Types(Box::new(Types {
            decisive: std::array::from_fn(|scale| decisive(published, &answers, scale)),
            profile,
            before: earlier.map(|earlier| earlier.profile),
        })),
        Profile::Skills(profile) => Measured::Skills(Skills { profile, evidence }),
        Profile::Thinking(profile) => Measured::Thinking(Thinking { profile, evidence }),
        Profile::Interests(profile) => Measured::Interests(Interests {
            occupations: similar_occupations(&profile, &OCCUPATIONS),
            profile,
            evidence,
        }),
    };
    Some(Facts {
        exam: exam.clone(),
        taken_at: order.submitted_at,
        statements: u32::try_from(outcome.statements).unwrap_or(u32::MAX),
        versions: Versions { instrument: published.instrument.version, norms: versions.norms.clone() },
        measured,
        figures,
        sample: false,
    })
}

/// The answers that counted most for a letter, in every language of the instrument.
fn decisive(Published { instrument, words, .. }: &Published, answers: &[u8], scale: usize) -> Vec<Answered> {
    let said = |place: usize| {
        let of = |text: &dyn Fn(&Locale) -> Option<String>| -> Words {
            words.keys().filter_map(|hl| Some((*hl, text(hl)?))).collect()
        };
        let id = &instrument.statements.get(place)?.id;
        let step = usize::from(*answers.get(place)?);
        Some(Answered {
            statement: of(&|hl| Some(words.get(hl)?.text(id).to_owned())),
            answer: of(&|hl| words.get(hl)?.labels.get(step).cloned()),
        })
    };
    types::decisive(instrument, answers, scale).into_iter().filter_map(said).collect()
}
