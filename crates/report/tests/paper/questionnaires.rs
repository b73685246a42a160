//! The reports of the questionnaires on paper: whatever somebody answers, no missing glyph and nothing out of place.
//! `just prove-patterns` lays out every pattern of letters in every language; without it, a sample of them.

use domain::locale::Locale;
use report::{
    paper::{lay_out_certificate, lay_out_report, lay_out_share, report},
    questionnaire::{
        certificate, content,
        facts::{Facts, Measured},
        samples, share,
    },
};

use crate::{
    FONTS,
    look::{overlaps, runs, size},
    reports::{faults, text},
};

/// The pages, and everything wrong with them.
fn laid(facts: &Facts, locale: Locale) -> (typst_layout::PagedDocument, Vec<String>) {
    let document = content::document(facts, locale);
    let foot = format!("{}·{}", document.report.title, document.report.norms);
    let laid = lay_out_report(&document, &FONTS).unwrap().document;
    let found = faults(&laid, &foot);
    (laid, found)
}

/// What is wrong with the certificate and the share card.
fn beside(facts: &Facts, locale: Locale) -> Vec<String> {
    let Measured::Types(measured) = &facts.measured else { return Vec::new() };
    let url = "https://tessera.example/verify/0123456789abcdef0123456789abcdef";
    let certificate = certificate::compose(facts, "Maximiliane Musterfrau-Beispiel", url, locale).unwrap();
    let certificate = lay_out_certificate(&certificate, &FONTS).unwrap().0;
    let card = share::picture(&measured.profile, Some("Maximiliane"), "Tessera", locale);
    let card = lay_out_share(&card, &FONTS).unwrap();
    let mut wrong = Vec::new();
    for (what, laid) in [("certificate", &certificate), ("card", &card)] {
        if laid.pages().len() != 1 {
            wrong.push(format!("{what}: {} pages", laid.pages().len()));
        }
        for page in laid.pages() {
            let runs = runs(page);
            let (width, height) = size(page);
            wrong
                .extend(overlaps(&runs).iter().map(|(a, b)| format!("{what}: {:?} on {:?}", a.text, b.text)));
            wrong.extend(
                runs.iter()
                    .filter(|run| {
                        run.missing || run.left < 8.0 || run.right > width - 8.0 || run.bottom > height - 8.0
                    })
                    .map(|run| format!("{what}: {:?} is out of place", run.text)),
            );
        }
    }
    wrong
}

#[expect(clippy::disallowed_methods, reason = "a person asks for all patterns this way")]
fn step() -> usize {
    if std::env::var_os("PROVE_PATTERNS").is_some() { 1 } else { 20 }
}

fn check(locale: Locale) {
    let mut wrong = Vec::new();
    // Another part of the sample in every language.
    let skipped = (locale as usize * 2) % step();
    for pattern in samples::patterns().skip(skipped).step_by(step()) {
        let facts = samples::types_with(pattern);
        let found = laid(&facts, locale).1.into_iter().chain(beside(&facts, locale));
        wrong.extend(found.map(|fault| format!("{pattern:?}, {fault}")));
        comemo::evict(8);
    }
    let others = [
        samples::skills([0.9, -0.6, 0.2, 1.4, -0.3]),
        samples::skills([0.0; 5]),
        samples::thinking([1.5, 1.5]),
        samples::thinking([0.9, -0.3]),
        samples::thinking([-2.0, 0.3]),
        samples::interests([-0.8, 1.3, 1.0, 0.2, -0.5, -1.2]),
        samples::interests([2.5, -1.0, -1.0, -1.0, -1.0, -1.0]),
        samples::interests([0.0; 6]),
    ];
    for (number, facts) in others.iter().enumerate() {
        wrong.extend(laid(facts, locale).1.into_iter().map(|fault| format!("sitting {number}, {fault}")));
        comemo::evict(8);
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
}

macro_rules! every_questionnaire_has_its_pages_in {
    ($($name:ident $locale:ident)*) => {$(
        #[test]
        fn $name() {
            check(Locale::$locale);
        }
    )*};
}

every_questionnaire_has_its_pages_in! {
    every_questionnaire_has_its_pages_in_english En
    every_questionnaire_has_its_pages_in_german De
    every_questionnaire_has_its_pages_in_french Fr
    every_questionnaire_has_its_pages_in_spanish Es
    every_questionnaire_has_its_pages_in_portuguese Pt
    every_questionnaire_has_its_pages_in_japanese Ja
    every_questionnaire_has_its_pages_in_korean Ko
    every_questionnaire_has_its_pages_in_simplified_chinese Cn
    every_questionnaire_has_its_pages_in_traditional_chinese Hk
}

#[test]
fn a_questionnaires_report_is_an_accessible_file_that_is_always_the_same() {
    let document = content::document(&samples::types([0.6, 1.2, 0.1, -0.9]), Locale::De);
    let (one, other) = (report(&document, &FONTS).unwrap(), report(&document, &FONTS).unwrap());
    assert_eq!(one, other);
    assert!(one.bytes.windows(11).any(|bytes| bytes == b"pdfuaid:par"), "not marked as accessible");
}

#[test]
fn what_must_be_said_is_on_paper() {
    let bare = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
    for locale in Locale::ALL {
        let facts = samples::interests([-0.8, 1.3, 1.0, 0.2, -0.5, -1.2]);
        let career = bare(&text(&laid(&facts, locale).0));
        assert!(career.contains("USDOL/ETA") && career.contains("CCBY4.0"), "{locale}");
    }
}
