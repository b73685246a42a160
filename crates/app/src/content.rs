//! Reads `content/`: the catalogue's TOML files, the questionnaires and the legal texts.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, bail};
use domain::{
    catalog::{App, Catalog},
    legal::ProtocolKind,
    locale::Locale,
};
use jiff::civil::Date;
use serde::Deserialize;
use store::{instruments::Instrument, protocols::Text};

/// The contents of a content folder, not validated yet: [`Catalog::check`] does that.
#[derive(Clone, Debug, Default)]
pub struct Content {
    pub catalog: Catalog,
    /// One version of each.
    pub instruments: Vec<Instrument>,
    /// With placeholders for each app's details.
    pub texts: Vec<Text>,
}

impl Content {
    /// The legal texts as one app publishes them, under its operator's name.
    pub fn texts_for(&self, app: &App) -> impl Iterator<Item = Text> {
        self.texts.iter().map(|text| Text { body: app.fill(&text.body), ..text.clone() })
    }
}

pub fn read(folder: &Path) -> anyhow::Result<Content> {
    let mut catalog = Catalog::default();
    for path in files(folder, "toml")? {
        let part: Catalog = toml::from_str(&fs::read_to_string(&path)?)
            .with_context(|| format!("{} is not a valid catalogue file", path.display()))?;
        catalog.add(part);
    }
    Ok(Content {
        catalog,
        instruments: read_instruments(&folder.join("questionnaires"))?,
        texts: read_texts(&folder.join("legal"))?,
    })
}

/// One folder for each questionnaire: what it asks, and a file of words for each language.
fn read_instruments(folder: &Path) -> anyhow::Result<Vec<Instrument>> {
    let mut folders = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("no folder at {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            folders.push(path);
        }
    }
    folders.sort();
    folders.iter().map(|folder| read_instrument(folder)).collect()
}

#[derive(Deserialize)]
struct Versioned {
    version: i32,
}

fn read_instrument(folder: &Path) -> anyhow::Result<Instrument> {
    let code = folder.file_name().and_then(|name| name.to_str()).context("a folder without a name")?;
    let path = folder.join("instrument.toml");
    let definition =
        fs::read_to_string(&path).with_context(|| format!("{} can't be read", path.display()))?;
    let Versioned { version } =
        toml::from_str(&definition).with_context(|| format!("{} has no version", path.display()))?;
    let mut words = BTreeMap::new();
    for hl in Locale::ALL {
        let path = folder.join(format!("{}.toml", hl.code()));
        if path.exists() {
            words.insert(hl, fs::read_to_string(&path)?);
        }
    }
    Ok(Instrument { code: code.to_owned(), version, definition, words })
}

/// One file per kind and language; all of them must be there.
fn read_texts(folder: &Path) -> anyhow::Result<Vec<Text>> {
    let mut texts = Vec::new();
    for kind in ProtocolKind::ALL {
        for hl in Locale::ALL {
            let path = folder.join(kind.code()).join(format!("{}.md", hl.tag()));
            let file = fs::read_to_string(&path)
                .with_context(|| format!("legal text {} is missing", path.display()))?;
            texts.push(read_text(kind, hl, &file).with_context(|| format!("in {}", path.display()))?);
        }
    }
    Ok(texts)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FrontMatter {
    title: String,
    version: i32,
    published_on: Date,
}

fn read_text(kind: ProtocolKind, hl: Locale, file: &str) -> anyhow::Result<Text> {
    let Some((front, body)) = file.strip_prefix("+++\n").and_then(|rest| rest.split_once("\n+++\n")) else {
        bail!("a legal text must begin with its title, version and date between two +++ lines");
    };
    let FrontMatter { title, version, published_on } = toml::from_str(front)?;
    Ok(Text { kind, hl, version, title, body: body.trim().to_owned(), published_on })
}

fn files(folder: &Path, extension: &str) -> anyhow::Result<Vec<std::path::PathBuf>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| format!("no content folder at {}", folder.display()))? {
        let path = entry?.path();
        if path.extension().is_some_and(|e| e == extension) {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}
