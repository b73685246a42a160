//! The preview of a link to a shared result: text and a picture. What the owner hides can't appear in them.

use l10n::{Locale, preview as say};
use measure::scale::{Class, Printed};

use super::content::words;
use crate::value::SharePicture;

/// A result as its owner shows it.
#[derive(Clone, Copy, Debug)]
pub struct ShareCard<'a> {
    /// The exam's name in the reader's language.
    pub exam: &'a str,
    pub score: &'a Printed,
    /// Whether the score is shown, and not only its class.
    pub with_score: bool,
    /// As the owner typed it: data, never markup.
    pub name: Option<&'a str>,
}

/// Title and description of a link.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    pub title: String,
    pub description: String,
}

pub fn preview(shown: &ShareCard<'_>, locale: Locale) -> Preview {
    let classes = say::share_class(locale, &classes(locale, &shown.score.classes));
    let score = shown.with_score.then(|| {
        let margin = words::margin(locale, shown.score.interval);
        say::share_score(locale, &words::score(locale, shown.score), &margin)
    });
    let sentences = score.into_iter().chain([classes, say::share_unsupervised(locale)]);
    Preview { title: title(shown, locale), description: sentences.collect::<Vec<_>>().join(" ") }
}

pub fn picture(shown: &ShareCard<'_>, brand: &str, locale: Locale) -> SharePicture {
    let score = shown.score;
    SharePicture {
        language: locale.tag().to_owned(),
        // The picture shows the name separately.
        title: say::share_title_nameless(locale, shown.exam),
        name: shown.name.map(str::to_owned),
        score: shown.with_score.then(|| words::score(locale, score)),
        margin: shown.with_score.then(|| words::margin(locale, score.interval)),
        class: classes(locale, &score.classes),
        brand: brand.to_owned(),
        sample: None,
        types: None,
    }
}

fn title(shown: &ShareCard<'_>, locale: Locale) -> String {
    match shown.name {
        Some(name) => say::share_title(locale, name, shown.exam),
        None => say::share_title_nameless(locale, shown.exam),
    }
}

/// Every class that the margin touches.
fn classes(locale: Locale, classes: &[Class]) -> String {
    match classes {
        [] => String::new(),
        [one] => words::class(locale, *one),
        [low, .., high] => {
            say::share_classes(locale, &words::class(locale, *low), &words::class(locale, *high))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::iq::samples::{Sample, facts};

    #[test]
    fn a_preview_shows_nothing_that_the_owner_hides() {
        let facts = facts(Sample::Public);
        let score = facts.outcome.score.as_ref().expect("a score");
        let hidden = ShareCard { exam: "IQ test", score, with_score: false, name: None };
        let whole = ShareCard { with_score: true, name: Some("Ann"), ..hidden };
        for locale in Locale::ALL {
            let iq = words::score(locale, score);
            let said = |shown: &ShareCard<'_>| {
                let (words, picture) = (preview(shown, locale), picture(shown, "Tessera", locale));
                format!("{words:?} {picture:?}")
            };
            assert!(said(&whole).contains(&iq) && said(&whole).contains("Ann"), "{}", said(&whole));
            assert!(!said(&hidden).contains(&iq), "{}", said(&hidden));
        }
    }
}
