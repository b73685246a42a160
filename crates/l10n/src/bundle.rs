//! The Fluent bundles: one per language, created on first use and cached.

use std::sync::OnceLock;

use fluent_bundle::{FluentResource, FluentValue, concurrent::FluentBundle};

use crate::{Args, Locale, SOURCES, formats::number::number};

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: [OnceLock<Bundle>; Locale::ALL.len()] = [const { OnceLock::new() }; Locale::ALL.len()];

/// The message with this id, or `None` if there is none or one of its variables is missing.
pub fn format(locale: Locale, id: &str, args: &Args<'_>) -> Option<String> {
    let bundle = BUNDLES[locale as usize].get_or_init(|| build(locale, SOURCES[locale as usize]));
    format_in(bundle, id, args)
}

/// For the generated functions, whose ids and variables the build has checked.
pub(crate) fn message(locale: Locale, id: &str, args: &Args<'_>) -> String {
    format(locale, id, args).expect("the build script checked the message in every language")
}

fn format_in(bundle: &Bundle, id: &str, args: &Args<'_>) -> Option<String> {
    let message = bundle.get_message(id)?;
    let args = args.to_fluent();
    let mut errors = Vec::new();
    let text = bundle.format_pattern(message.value()?, Some(&args), &mut errors).into_owned();
    errors.is_empty().then_some(text)
}

fn build(locale: Locale, sources: &[&str]) -> Bundle {
    let language = locale.tag().parse().expect("our tags are valid");
    let mut bundle = Bundle::new_concurrent(vec![language]);
    // No bidi isolation marks around values: none of the nine languages is right-to-left, and the texts
    // also go where such marks would be visible.
    bundle.set_use_isolating(false);
    // A formatter is a plain function and can't capture the locale, hence one per locale.
    bundle.set_formatter(Some(match locale {
        Locale::En => |value, _| shown(Locale::En, value),
        Locale::De => |value, _| shown(Locale::De, value),
        Locale::Fr => |value, _| shown(Locale::Fr, value),
        Locale::Es => |value, _| shown(Locale::Es, value),
        Locale::Pt => |value, _| shown(Locale::Pt, value),
        Locale::Ja => |value, _| shown(Locale::Ja, value),
        Locale::Ko => |value, _| shown(Locale::Ko, value),
        Locale::Cn => |value, _| shown(Locale::Cn, value),
        Locale::Hk => |value, _| shown(Locale::Hk, value),
    }));
    for source in sources {
        let resource = FluentResource::try_new((*source).to_owned()).expect("the build script parsed it");
        bundle.add_resource(resource).expect("the build script found no id twice");
    }
    bundle
}

/// Numbers follow our own table, as in the browser; Fluent formats the rest.
#[expect(clippy::cast_possible_truncation, reason = "`Args` takes integers only")]
fn shown(locale: Locale, value: &FluentValue<'_>) -> Option<String> {
    match value {
        FluentValue::Number(n) => Some(number(locale, n.value as i64)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WORDS: &str = "\
title = Hello
facts = { $questions } puzzles for { $price }
people = { $count ->
    [0] nobody
    [one] one: { $count }
   *[other] other: { $count }
}
";

    fn say(locale: Locale, id: &str, args: &Args<'_>) -> Option<String> {
        format_in(&build(locale, &[WORDS]), id, args)
    }

    #[test]
    fn a_message_is_found_by_its_id() {
        assert_eq!(say(Locale::En, "title", &Args::new()).as_deref(), Some("Hello"));
        assert_eq!(say(Locale::En, "nothing", &Args::new()), None);
    }

    #[test]
    fn numbers_are_grouped_as_the_language_does_and_texts_are_left_alone() {
        let args = Args::new().number("questions", 12_345).text("price", "9.99 $");
        assert_eq!(say(Locale::De, "facts", &args).as_deref(), Some("12.345 puzzles for 9.99 $"));
        assert_eq!(say(Locale::Fr, "facts", &args).as_deref(), Some("12\u{202f}345 puzzles for 9.99 $"));
    }

    #[test]
    fn a_missing_variable_gives_none_instead_of_a_gap() {
        assert_eq!(say(Locale::En, "facts", &Args::new().number("questions", 30)), None);
    }

    #[test]
    fn an_extra_variable_is_ignored() {
        assert!(say(Locale::En, "title", &Args::new().number("questions", 30)).is_some());
    }

    /// `formats.test.ts` checks the browser's plural rules against the same table.
    #[test]
    fn plural_forms_are_the_languages_own() {
        for locale in Locale::ALL {
            let ones: Vec<i64> = [1, 2, 3, 5, 11, 21, 100, 101, 1_000_000]
                .into_iter()
                .filter(|n| {
                    let text = say(locale, "people", &Args::new().number("count", *n));
                    text.is_some_and(|text| text.starts_with("one"))
                })
                .collect();
            let expected: &[i64] = match locale {
                Locale::Ja | Locale::Ko | Locale::Cn | Locale::Hk => &[],
                _ => &[1],
            };
            assert_eq!(ones, expected, "{locale}");
            let nobody = say(locale, "people", &Args::new().number("count", 0));
            assert_eq!(nobody.as_deref(), Some("nobody"));
        }
    }

    #[test]
    fn every_message_can_be_formatted_in_every_language() {
        let locales = "../../locales".as_ref();
        let sources = crate::check::read(locales).expect("tests run in the crate's folder");
        let terms = crate::check::terms(locales).expect("the table is beside the languages");
        for message in crate::check::check(&sources, &terms).expect("the build checked it") {
            let args = message.variables.iter().fold(Args::new(), |args, variable| match variable.kind {
                crate::check::Kind::Number => args.number(&variable.name, 30),
                crate::check::Kind::String => args.text(&variable.name, "…"),
            });
            for locale in Locale::ALL {
                let text = format(locale, &message.id, &args);
                assert!(text.is_some_and(|text| !text.trim().is_empty()), "{locale} {}", message.id);
            }
        }
    }

    #[test]
    fn a_typed_function_returns_the_message() {
        assert_eq!(
            crate::site::hero_price(Locale::De, "9,99 €"),
            format(Locale::De, "site-hero-price", &Args::new().text("price", "9,99 €")).expect("it exists")
        );
        assert_ne!(crate::errors::not_found(Locale::De), crate::errors::not_found(Locale::Ja));
    }
}
