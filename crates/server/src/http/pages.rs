//! Prerendered pages: read once at start, split at their slots, filled in for each visitor.

use std::{
    collections::HashMap,
    fs::{self, File},
    io,
    path::Path,
};

use anyhow::{Context, bail};
use domain::{
    catalog::{Catalog, Exam},
    country::CountryCode,
    exam_tail::ExamTail,
    locale::Locale,
};
use flate2::read::GzDecoder;
use http::HeaderValue;
use l10n::Args;
use serde::Deserialize;

use crate::config::Payments;

/// The page for unknown addresses.
pub const NOT_FOUND: &str = "not_found";

/// The shell of the test and its results: the browser renders the content.
pub const TEST: &str = "test";

/// Every page of the web build.
#[derive(Debug)]
pub struct Pages {
    templates: HashMap<(String, Locale), Template>,
    /// Landing variants that have their own page.
    pub variants: Vec<String>,
    /// Those of them that belong to the exam that finds a type of personality.
    type_variants: Vec<String>,
    /// The pages about types: their overview, then one for each.
    pub type_pages: Vec<String>,
    /// Content security policy: allows the pages' inline content and our own origin, nothing else.
    pub policy: HeaderValue,
    /// The policy of payment pages: in addition the provider's script, frames and calls.
    pub pay_policy: HeaderValue,
    styles: String,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Manifest {
    variants: Vec<String>,
    type_variants: Vec<String>,
    type_pages: Vec<String>,
    style_hashes: Vec<String>,
}

impl Pages {
    pub fn load(web: &Path) -> anyhow::Result<Self> {
        let folder = web.join("pages");
        let manifest = folder.join("manifest.json");
        let manifest: Manifest = serde_json::from_str(
            &fs::read_to_string(&manifest)
                .with_context(|| format!("no pages at {}: build the web first", folder.display()))?,
        )?;
        let mut templates = HashMap::new();
        let own = manifest.variants.iter().chain(&manifest.type_pages).map(String::as_str);
        for name in own.chain([NOT_FOUND, TEST]) {
            for locale in Locale::ALL {
                let file = folder.join(format!("{name}.{locale}.html"));
                let html = read(&file).with_context(|| format!("no page at {}", file.display()))?;
                let template =
                    Template::parse(&html, locale).with_context(|| format!("in {}", file.display()))?;
                templates.insert((name.to_owned(), locale), template);
            }
        }
        let styles = manifest.style_hashes.iter().fold(String::new(), |list, hash| list + " '" + hash + "'");
        let policy = policy(&styles, &Provider::default())?;
        let Manifest { variants, type_variants, type_pages, .. } = manifest;
        Ok(Self {
            templates,
            variants,
            type_variants,
            type_pages,
            pay_policy: policy.clone(),
            policy,
            styles,
        })
    }

    /// A server without a web build: calls only.
    pub fn none() -> Self {
        let policy = policy("", &Provider::default()).expect("no hashes are a header");
        Self {
            templates: HashMap::new(),
            variants: Vec::new(),
            type_variants: Vec::new(),
            type_pages: Vec::new(),
            pay_policy: policy.clone(),
            policy,
            styles: String::new(),
        }
    }

    /// Adds the policy of pages that take payments with this provider.
    pub fn paying_by(self, payments: &Payments) -> anyhow::Result<Self> {
        let pay_policy = policy(&self.styles, &Provider::of(payments))?;
        Ok(Self { pay_policy, ..self })
    }

    pub fn has_variant(&self, variant: &str) -> bool {
        self.variants.iter().any(|known| known == variant)
    }

    /// Whether a landing variant is about types of personality.
    pub fn is_about_types(&self, variant: &str) -> bool {
        self.type_variants.iter().any(|known| known == variant)
    }

    pub fn get(&self, name: &str, locale: Locale) -> Option<&Template> {
        self.templates.get(&(name.to_owned(), locale))
    }
}

/// A release holds its pages compressed, which makes it 15 MB smaller.
fn read(file: &Path) -> io::Result<String> {
    match fs::read_to_string(file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            io::read_to_string(GzDecoder::new(File::open(file.with_added_extension("gz"))?))
        }
        read => read,
    }
}

/// Where the provider's parts of a page come from; empty, or each with a leading space.
#[derive(Default)]
struct Provider {
    scripts: String,
    calls: String,
    frames: String,
    pictures: String,
}

impl Provider {
    fn of(payments: &Payments) -> Self {
        if !payments.open() {
            return Self::default();
        }
        let (script, api) = (payments.script_origin(), payments.api_url.trim_end_matches('/'));
        // Stripe's own list: docs.stripe.com/security/guide, "content security policy".
        if script == "https://js.stripe.com" {
            return Self {
                scripts: " https://js.stripe.com https://*.js.stripe.com".to_owned(),
                calls: " https://api.stripe.com".to_owned(),
                frames: " https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com".to_owned(),
                pictures: " https://*.stripe.com".to_owned(),
            };
        }
        let both = if script == api { format!(" {script}") } else { format!(" {script} {api}") };
        Self {
            scripts: format!(" {script}"),
            calls: both.clone(),
            frames: both,
            pictures: format!(" {script}"),
        }
    }
}

fn policy(styles: &str, provider: &Provider) -> anyhow::Result<HeaderValue> {
    let Provider { scripts, calls, frames, pictures } = provider;
    let frames = if frames.is_empty() { " 'none'" } else { frames };
    let policy = format!(
        "default-src 'self'; script-src 'self'{scripts}; style-src 'self'{styles}; \
         img-src 'self' data:{pictures}; font-src 'self'; connect-src 'self'{calls}; frame-src{frames}; \
         object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    );
    HeaderValue::from_str(&policy)
        .context("the style hashes or the provider's addresses aren't valid in a header")
}

/// A page, split at its slots.
#[derive(Debug, PartialEq, Eq)]
pub struct Template(Vec<Piece>);

#[derive(Debug, PartialEq, Eq)]
enum Piece {
    Text(String),
    Slot(Slot),
}

/// What a slot, written between two `%%`, holds.
#[derive(Debug, PartialEq, Eq)]
enum Slot {
    Origin,
    Tail,
    FreeTail,
    TypeTail,
    Boot,
    Duration,
    Message(String),
    Price(String),
}

/// The values of a page that depend on the visitor's exam, country and time.
pub struct Filling<'a> {
    pub catalog: &'a Catalog,
    pub exam: &'a Exam,
    /// The app's short test with a free result.
    pub free_exam: Option<&'a Exam>,
    /// The app's test that finds a type of personality.
    pub type_exam: Option<&'a Exam>,
    pub country: CountryCode,
    pub locale: Locale,
    pub median_duration_s: Option<i64>,
    pub origin: &'a str,
    pub boot: String,
}

impl Template {
    /// Rejects a slot that couldn't be filled later.
    fn parse(html: &str, locale: Locale) -> anyhow::Result<Self> {
        let mut pieces = Vec::new();
        for (n, part) in html.split("%%").enumerate() {
            if n.is_multiple_of(2) {
                pieces.push(Piece::Text(part.to_owned()));
                continue;
            }
            let slot = match part.split_once(':') {
                None if part == "origin" => Slot::Origin,
                None if part == "tail" => Slot::Tail,
                None if part == "boot" => Slot::Boot,
                None if part == "duration" => Slot::Duration,
                Some(("tail", "free")) => Slot::FreeTail,
                Some(("tail", "type16")) => Slot::TypeTail,
                Some(("price", code)) => Slot::Price(code.to_owned()),
                Some(("msg", id)) => {
                    let any = Args::new()
                        .number("questions", 1)
                        .number("options", 1)
                        .number("minutes", 1)
                        .number("freeQuestions", 1)
                        .text("price", "");
                    if l10n::format(locale, id, &any).is_none() {
                        bail!("slot {part}: there is no such message, or it wants what a page doesn't know");
                    }
                    Slot::Message(id.to_owned())
                }
                _ => bail!("unknown slot {part:?}"),
            };
            pieces.push(Piece::Slot(slot));
        }
        if !html.matches("%%").count().is_multiple_of(2) {
            bail!("a slot is not closed");
        }
        Ok(Self(pieces))
    }

    pub fn fill(&self, filling: &Filling<'_>) -> String {
        let mut page = String::with_capacity(64 * 1024);
        for piece in &self.0 {
            match piece {
                Piece::Text(text) => page.push_str(text),
                Piece::Slot(slot) => filling.fill(slot, &mut page),
            }
        }
        page
    }
}

impl Filling<'_> {
    fn fill(&self, slot: &Slot, page: &mut String) {
        match slot {
            Slot::Origin => page.push_str(&escape(self.origin)),
            Slot::Tail => page.push_str(&ExamTail::of(self.exam).to_string()),
            // Without a free test the browser removes the text around this.
            Slot::FreeTail => {
                page.push_str(&ExamTail::of(self.free_exam.unwrap_or(self.exam)).to_string());
            }
            Slot::TypeTail => {
                page.push_str(&ExamTail::of(self.type_exam.unwrap_or(self.exam)).to_string());
            }
            Slot::Boot => page.push_str(&self.boot),
            Slot::Duration => page.push_str(&escape(&self.duration())),
            Slot::Message(id) => page.push_str(&escape(&self.message(id))),
            Slot::Price(code) => page.push_str(&escape(&self.price(code))),
        }
    }

    fn duration(&self) -> String {
        if let Some(minutes) = self.minutes() {
            l10n::site::duration_measured(self.locale, minutes)
        } else {
            let (low, high) = self.exam.estimated_minutes();
            l10n::site::duration_estimate(self.locale, low, high)
        }
    }

    fn minutes(&self) -> Option<i64> {
        self.median_duration_s.map(|seconds| (seconds + 30) / 60)
    }

    fn message(&self, id: &str) -> String {
        let lowest = self.catalog.lowest_price(self.exam.id, self.country);
        let args = Args::new()
            .number("questions", self.exam.questions.into())
            .number("options", self.exam.options.into())
            .number("minutes", self.minutes().unwrap_or_default())
            .number("freeQuestions", self.free_exam.map_or(0, |exam| exam.questions.into()))
            .text("price", lowest.map(|price| l10n::money(self.locale, price)).unwrap_or_default());
        l10n::format(self.locale, id, &args).expect("checked when the page was read")
    }

    fn price(&self, code: &str) -> String {
        self.catalog
            .packages_of(self.exam.id)
            .find(|package| package.code == code)
            .and_then(|package| self.catalog.price(package.id, self.country))
            .map(|price| l10n::money(self.locale, price))
            .unwrap_or_default()
    }
}

/// Escapes the same characters as React does in text, so that hydration matches.
pub(super) fn escape(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('>', "&gt;")
        .replace('"', "&quot;")
        .replace('\'', "&#x27;")
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use flate2::{Compression, write::GzEncoder};

    use super::*;

    #[test]
    fn a_compressed_page_is_read_where_there_is_no_plain_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("free.EN.html");
        assert_eq!(read(&file).expect_err("neither is there").kind(), io::ErrorKind::NotFound);

        let compressed = File::create(folder.path().join("free.EN.html.gz")).expect("made");
        let mut compressed = GzEncoder::new(compressed, Compression::best());
        compressed.write_all("<p>日本</p>".as_bytes()).expect("written");
        compressed.finish().expect("written");
        assert_eq!(read(&file).expect("a page"), "<p>日本</p>");
    }

    #[test]
    fn a_page_is_split_at_its_slots() {
        let template =
            Template::parse("<a href=\"%%origin%%/x\">%%price:Sku2%%</a>", Locale::En).expect("a page");
        assert_eq!(
            template.0,
            [
                Piece::Text("<a href=\"".into()),
                Piece::Slot(Slot::Origin),
                Piece::Text("/x\">".into()),
                Piece::Slot(Slot::Price("Sku2".into())),
                Piece::Text("</a>".into()),
            ]
        );
    }

    #[test]
    fn a_slot_that_could_never_be_filled_is_rejected_at_start() {
        for page in ["%%unknown%%", "%%msg:site-no-such-message%%", "%%origin", "%%Origin%%"] {
            assert!(Template::parse(page, Locale::En).is_err(), "{page}");
        }
    }

    #[test]
    fn texts_are_escaped_as_react_escapes_them() {
        assert_eq!(escape("<b>\"it's\" & so"), "&lt;b&gt;&quot;it&#x27;s&quot; &amp; so");
    }
}
