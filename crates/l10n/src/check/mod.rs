//! The rules of `locales/`: nine languages have the same messages with the same variables.
//!
//! Pure except for [`read`]: sources in, messages or all violations out. The build script, `xtask` and the
//! tests share it. Most rules are about form; [`wording`] judges the words themselves by the table in
//! `locales/terms.md`.

mod compare;
mod parse;
mod read;
#[cfg(test)]
mod tests;
mod wording;

use std::fmt;

pub use read::{read, terms};

/// The language the others are compared with.
pub const ENGLISH: &str = "en";

/// The folders under `locales/`, in the order of `domain::locale::Locale::ALL`. Repeated here because the
/// build script can't use `domain`; a test compares the two.
pub const TAGS: [&str; 9] = [ENGLISH, "de", "fr", "es", "pt-BR", "ja", "ko", "zh-Hans", "zh-Hant-HK"];

/// One file, `locales/<tag>/<area>.ftl`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    pub tag: String,
    pub area: String,
    pub text: String,
}

impl Source {
    pub fn path(&self) -> String {
        format!("locales/{}/{}.ftl", self.tag, self.area)
    }
}

/// A message of the product, the same in all languages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    pub area: String,
    pub id: String,
    /// In the order in which English first uses them.
    pub variables: Vec<Variable>,
    /// The English source, for the documentation of generated code.
    pub english: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    pub name: String,
    pub kind: Kind,
}

/// The type of a variable, declared in a comment of the English file: `# $price (String) - lowest price`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An integer; formatted with the language's grouping, and it may select a plural form.
    Number,
    /// Shown as it is. Years, codes and amounts of money are formatted by the caller.
    String,
}

impl Kind {
    pub const fn name(self) -> &'static str {
        match self {
            Self::Number => "Number",
            Self::String => "String",
        }
    }
}

/// A broken rule: where, what, and how to fix it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    pub file: String,
    pub line: Option<usize>,
    pub what: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.line {
            Some(line) => write!(f, "{}:{line}: {}", self.file, self.what),
            None => write!(f, "{}: {}", self.file, self.what),
        }
    }
}

/// The prefix of an area's ids: `site-…`, `checkout-…`; the area `errors` has `error-…`.
pub fn prefix(area: &str) -> &str {
    if area == "errors" { "error" } else { area }
}

/// All messages in the order of the English files, or all violations. `terms`: the table in `locales/terms.md`.
pub fn check(sources: &[Source], terms: &str) -> Result<Vec<Message>, Vec<Violation>> {
    let mut violations = Vec::new();
    let files: Vec<parse::File<'_>> =
        sources.iter().map(|source| parse::file(source, &mut violations)).collect();
    let messages = compare::languages(&files, &mut violations);
    violations.extend(wording::judge(&files, terms));
    if violations.is_empty() {
        return Ok(messages);
    }
    Err(sorted(violations))
}

/// Every word that the table refuses and every button that is too long, whatever else is wrong.
#[cfg(test)]
fn wording(sources: &[Source], terms: &str) -> Vec<Violation> {
    let files: Vec<parse::File<'_>> =
        sources.iter().map(|source| parse::file(source, &mut Vec::new())).collect();
    sorted(wording::judge(&files, terms))
}

fn sorted(mut violations: Vec<Violation>) -> Vec<Violation> {
    violations.sort_by(|a, b| (&a.file, a.line, &a.what).cmp(&(&b.file, b.line, &b.what)));
    violations.dedup();
    violations
}
