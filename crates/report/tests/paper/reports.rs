//! Every language, package and profile: 21 pages, no missing glyph, nothing out of place, and the text of
//! `golden/*.gen.txt`. `just report-words` rewrites those files.

use std::{fmt::Write as _, fs, path::Path};

use domain::locale::Locale;
use report::{
    iq::{
        content,
        facts::Facts,
        samples::{self, Sample},
    },
    paper::lay_out_report,
    value::ReportParts,
};
use typst_layout::{Page, PagedDocument};

use crate::{
    FONTS,
    look::{Run, drawings, overlaps, runs, size},
};

const PAGES: usize = 21;

/// What the four packages own of a report.
const PACKAGES: [(&str, ReportParts); 4] = [
    ("sku1", ReportParts { wrong_answers: false, certificate: false, guide: false }),
    ("sku2", ReportParts { wrong_answers: true, certificate: false, guide: false }),
    ("sku3", ReportParts { wrong_answers: true, certificate: true, guide: false }),
    ("sku4", ReportParts { wrong_answers: true, certificate: true, guide: true }),
];

/// Where the footer begins, and the narrowest margin, in millimetres.
const FOOT: f64 = 274.0;
const MARGIN: f64 = 18.0;

fn document(facts: &Facts, owned: ReportParts, locale: Locale) -> (PagedDocument, String) {
    let document = content::document(facts, owned, locale).unwrap();
    let foot = format!("{}·{}", document.report.title, document.report.norms);
    (lay_out_report(&document, &FONTS).unwrap().document, foot)
}

/// Everything wrong with a report's pages.
pub(crate) fn faults(document: &PagedDocument, foot: &str) -> Vec<String> {
    let mut faults = Vec::new();
    let pages = document.pages().len();
    for (page, number) in document.pages().iter().zip(1..) {
        let runs = runs(page);
        let mut fault = |what: String| faults.push(format!("page {number}: {what}"));
        for run in runs.iter().filter(|run| run.missing) {
            fault(format!("a letter without a drawing in {:?}", run.text));
        }
        for (one, other) in overlaps(&runs) {
            fault(format!("{:?} stands on {:?}", one.text, other.text));
        }
        for out in outside(page, &runs) {
            fault(out);
        }
        // The cover has no footer.
        if number > 1 {
            let below: String =
                runs.iter().filter(|run| run.bottom > FOOT).map(|run| run.text.as_str()).collect();
            if bare(&below) != bare(&format!("{foot}{number}/{pages}")) {
                fault(format!("the footer reads {below:?}"));
            }
        }
    }
    faults
}

fn bare(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

fn outside(page: &Page, runs: &[Run]) -> Vec<String> {
    let (width, height) = size(page);
    let text = runs
        .iter()
        .filter(|run| {
            run.left < MARGIN - 0.5 || run.right > width - MARGIN + 0.5 || run.bottom > height - 8.0
        })
        .map(|run| format!("{:?} stands in the margin: {:.1} to {:.1}", run.text, run.left, run.right));
    let drawn = drawings(page)
        .into_iter()
        .filter(|(left, top, right, bottom)| {
            *left < -0.5 || *top < -0.5 || *right > width + 0.5 || *bottom > height + 0.5
        })
        .map(|bounds| format!("a drawing leaves the page: {bounds:?}"));
    text.chain(drawn).collect()
}

/// Text in reading order, page by page.
pub(crate) fn text(document: &PagedDocument) -> String {
    let mut all = String::new();
    for (page, number) in document.pages().iter().zip(1..) {
        let _ = write!(all, "\n---- {number} ----");
        let mut line = f64::NEG_INFINITY;
        for run in runs(page) {
            if (run.bottom - line).abs() > 1.5 {
                all.push('\n');
                line = run.bottom;
            }
            all.push_str(&run.text);
        }
    }
    all.push('\n');
    all
}

/// FNV-1a: the same on every machine.
fn digest(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn check(locale: Locale) {
    let mut golden = String::new();
    let mut wrong = Vec::new();
    for sample in Sample::PROFILES.into_iter().chain([Sample::Short]) {
        let facts = samples::facts(sample);
        for (package, owned) in PACKAGES {
            let (document, foot) = document(&facts, owned, locale);
            assert_eq!(document.pages().len(), PAGES, "{sample:?} {package}");
            wrong.extend(
                faults(&document, &foot).into_iter().map(|fault| format!("{sample:?} {package}, {fault}")),
            );
            let _ = writeln!(golden, "{sample:?} {package} {:016x}", digest(&text(&document)));
        }
        comemo::evict(8);
    }
    assert!(wrong.is_empty(), "{} faults:\n{}", wrong.len(), wrong.join("\n"));
    let (document, _) = document(&samples::facts(Sample::Public), PACKAGES[3].1, locale);
    golden.push_str(&text(&document));
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{}.gen.txt", locale.tag()));
    if rewrite() {
        fs::write(&path, &golden).unwrap();
    }
    let kept = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        kept == golden,
        "{}: the words on paper changed ({}); if that was meant, run `just report-words`",
        path.display(),
        difference(&kept, &golden),
    );
}

#[expect(clippy::disallowed_methods, reason = "a person asks for new files this way")]
fn rewrite() -> bool {
    std::env::var_os("REWRITE_GOLDEN").is_some()
}

/// The first line that differs.
fn difference(kept: &str, now: &str) -> String {
    let (mut kept, mut now) = (kept.lines(), now.lines());
    loop {
        match (kept.next(), now.next()) {
            (one, other) if one != other => {
                return format!("{:?} → {:?}", one.unwrap_or(""), other.unwrap_or(""));
            }
            (None, None) => return "nothing but line ends".to_owned(),
            _ => {}
        }
    }
}

macro_rules! every_report_has_its_pages_in {
    ($($name:ident $locale:ident)*) => {$(
        #[test]
        fn $name() {
            check(Locale::$locale);
        }
    )*};
}

every_report_has_its_pages_in! {
    every_report_has_its_pages_in_english En
    every_report_has_its_pages_in_german De
    every_report_has_its_pages_in_french Fr
    every_report_has_its_pages_in_spanish Es
    every_report_has_its_pages_in_portuguese Pt
    every_report_has_its_pages_in_japanese Ja
    every_report_has_its_pages_in_korean Ko
    every_report_has_its_pages_in_simplified_chinese Cn
    every_report_has_its_pages_in_traditional_chinese Hk
}
