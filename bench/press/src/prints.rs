//! The fonts of this machine and the sample reports.

use std::{fs, path::Path};

use anyhow::Context as _;
use domain::locale::Locale;
use report::{
    iq::{content, facts::Facts},
    paper::{FONT_FILES, Fonts},
    value::{Document, ReportParts},
};

/// The largest package and the smallest.
pub(crate) const WHOLE: ReportParts = ReportParts { wrong_answers: true, certificate: true, guide: true };
pub(crate) const BARE: ReportParts = ReportParts { wrong_answers: false, certificate: false, guide: false };

pub(crate) fn fonts() -> anyhow::Result<Fonts> {
    let folder = Path::new("/usr/share/fonts");
    let files = FONT_FILES.iter().map(|name| {
        let path = folder.join(name);
        fs::read(&path).with_context(|| format!("{}: scripts/setup installs it", path.display()))
    });
    Ok(Fonts::new(files.collect::<anyhow::Result<_>>()?)?)
}

pub(crate) fn composed(facts: &Facts, owned: ReportParts, locale: Locale) -> anyhow::Result<Document> {
    content::document(facts, owned, locale).context("the sample has no score")
}
