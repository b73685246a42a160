//! The report on the sixteen types.

mod bars;
mod change;
mod letters;
mod likely;
mod method;
mod portrait;
mod sure;

use l10n::{Locale, type16 as say};
use questionnaire::{
    scales::Place,
    types::{Firmness, LETTERS, Profile, TypeLetter},
};

use super::Told;
use crate::{
    blocks::{heading, lead, points, section, text},
    questionnaire::{
        facts::{Facts, Types},
        figures::TypeFigures,
        poles::{SCALES, Scale},
        words,
    },
    value::Section,
};

/// What every section is composed from.
struct Context<'a> {
    facts: &'a Facts,
    measured: &'a Types,
    locale: Locale,
}

impl Context<'_> {
    fn profile(&self) -> &Profile {
        &self.measured.profile
    }

    fn figures(&self) -> &TypeFigures {
        &self.facts.figures.type16
    }

    /// The four letters with what is said about them.
    fn read(&self) -> [Read<'_>; 4] {
        std::array::from_fn(|scale| Read::of(self.profile(), scale))
    }

    fn balanced(&self) -> usize {
        self.profile().letters.iter().filter(|letter| letter.firmness() == Firmness::Balanced).count()
    }
}

/// One scale, and where somebody is on it.
struct Read<'a> {
    scale: &'static Scale,
    letter: &'a TypeLetter,
    place: &'a Place,
    /// The letter is that of the first pole.
    first: bool,
}

impl<'a> Read<'a> {
    fn of(profile: &'a Profile, scale: usize) -> Self {
        let letter = &profile.letters[scale];
        let first = letter.letter == LETTERS[scale].0;
        Self { scale: &SCALES[scale], letter, place: &profile.places[scale], first }
    }

    fn is_balanced(&self) -> bool {
        self.letter.firmness() == Firmness::Balanced
    }

    /// "Outgoing", "Outgoing · leaning" or "E/I balanced".
    fn title(&self, locale: Locale) -> String {
        let name = || (self.scale.pole(self.first).name)(locale);
        match self.letter.firmness() {
            Firmness::Balanced => (self.scale.balanced)(locale),
            Firmness::Leaning => format!("{} · {}", name(), say::sure_leaning(locale)),
            Firmness::Firm => name(),
        }
    }
}

pub(super) fn told(facts: &Facts, measured: &Types, locale: Locale) -> Told {
    let context = Context { facts, measured, locale };
    let borrowed = &context.figures().borrowed;
    let badge = say::provisional_badge(
        locale,
        borrowed.people.into(),
        &borrowed.years(),
        &words::language(locale, borrowed),
    );
    let mut sections = vec![likely::likely(&context), bars::bars(&context)];
    sections.extend(portrait::portrait(&context));
    sections.extend([
        letters::plain(&context),
        letters::work(&context),
        letters::people(&context),
        letters::strain(&context),
        letters::growth(&context),
        bridge(&context),
        sure::sure(&context),
        change::change(&context),
        method::method(&context),
    ]);
    Told { title: say::page_report(locale), badge, sections }
}

/// The four scales and the Big Five.
fn bridge(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let traits = SCALES.iter().map(|scale| (scale.bridge)(locale)).collect();
    section(
        "bridge",
        say::bridge_title(locale),
        vec![lead(say::bridge_lead(locale)), points(traits), text(say::bridge_stability(locale))],
    )
}

/// A heading and the text below it, for each.
fn titled(parts: impl IntoIterator<Item = (String, String)>) -> impl Iterator<Item = crate::value::Block> {
    parts.into_iter().flat_map(|(title, words)| [heading(title), text(words)])
}
