//! Every page of the sample reports as a picture, with an index to page through.

use std::{
    fmt::Write as _,
    fs,
    io::{self, Write as _},
    path::Path,
};

use anyhow::Context as _;
use domain::locale::Locale;
use report::{
    iq::{
        certificate,
        samples::{self, Sample},
    },
    paper,
};

use crate::prints::{BARE, WHOLE, composed, fonts};

/// Pixels per point: enough to see a hairline.
const PIXELS_PER_POINT: f64 = 1.5;

/// Its name, the sample, and whether it has everything that is sold.
type Print = (&'static str, Sample, bool);

/// The public sample, from which landing pages have their pictures; each profile with everything; one run with the
/// smallest package, and the short form.
pub(crate) const PRINTS: [Print; 8] = [
    ("public", Sample::Public, true),
    ("very-low", Sample::VeryLow, true),
    ("average", Sample::Average, true),
    ("average-bare", Sample::Average, false),
    ("high", Sample::High, true),
    ("near-perfect", Sample::NearPerfect, true),
    ("uneven", Sample::Uneven, true),
    ("short", Sample::Short, true),
];

pub(crate) fn write(folder: &Path, prints: &[Print], languages: &[Locale]) -> anyhow::Result<()> {
    let fonts = fonts()?;
    let mut index = String::from(HEAD);
    for locale in languages {
        for (name, sample, whole) in prints {
            let facts = samples::facts(*sample);
            let document = composed(&facts, if *whole { WHOLE } else { BARE }, *locale)?;
            let document = paper::lay_out_report(&document, &fonts)?.document;
            let place = format!("{}/{name}", locale.tag());
            fs::create_dir_all(folder.join(&place))?;
            writeln!(index, "<h2>{place}</h2><p>")?;
            for (page, number) in document.pages().iter().zip(1..) {
                let file = format!("{place}/{number:02}.png");
                fs::write(folder.join(&file), paper::render(page, PIXELS_PER_POINT)?)?;
                writeln!(
                    index,
                    r#"<a href="{file}"><img loading="lazy" src="{file}" alt="{place} {number}"></a>"#
                )?;
            }
            writeln!(io::stdout(), "{place}: {} pages", document.pages().len())?;
        }
        let facts = samples::facts(Sample::Public);
        let awarded =
            certificate::compose(&facts, "Maria Muster", "https://example.org/verify/0000", *locale)
                .context("the sample has no score")?;
        let (document, _) = paper::lay_out_certificate(&awarded, &fonts)?;
        let page = document.pages().first().context("the certificate has no page")?;
        let file = format!("{}/certificate.png", locale.tag());
        fs::write(folder.join(&file), paper::render(page, PIXELS_PER_POINT)?)?;
        writeln!(index, r#"<a href="{file}"><img loading="lazy" src="{file}" alt="certificate"></a>"#)?;
    }
    fs::write(folder.join("index.html"), index)?;
    Ok(())
}

const HEAD: &str = r#"<!doctype html><meta charset="utf-8"><title>Report pages</title>
<style>body{font:16px sans-serif;background:#888;margin:2rem}img{width:17rem;margin:.25rem}h2{margin:2rem 0 0}</style>
"#;
