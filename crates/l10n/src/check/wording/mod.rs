//! The words themselves: none that `locales/terms.md` refuses, and buttons that fit on a phone.

mod buttons;
mod shown;
mod table;
#[cfg(test)]
mod tests;

use self::{
    shown::Shown,
    table::{Table, Term},
};
use super::{
    Violation,
    parse::{File, Parsed, line_at},
};

/// The languages without spaces between words, or with endings glued to them: a word is found wherever its
/// characters are.
const UNSPACED: [&str; 4] = ["ja", "ko", "zh-Hans", "zh-Hant-HK"];

pub(super) fn judge(files: &[File<'_>], terms: &str) -> Vec<Violation> {
    match table::read(terms) {
        Ok(table) => judge_by(&table, files),
        Err(violations) => violations,
    }
}

fn judge_by(table: &Table<'_>, files: &[File<'_>]) -> Vec<Violation> {
    let buttons = buttons::ids(files, &table.buttons);
    let mut violations = Vec::new();
    for file in files {
        let terms: Vec<&Term<'_>> = table.terms_of(&file.source.tag, &file.source.area).collect();
        for message in &file.messages {
            let shown = Shown::new(message, &file.source.text);
            for term in &terms {
                violations.extend(wrong_word(term, file, message, &shown));
            }
            if buttons.contains(message.id) && !table.may_be_long(&file.source.tag, message.id) {
                violations.extend(too_long(file, message));
            }
        }
    }
    violations
}

fn wrong_word(term: &Term<'_>, file: &File<'_>, message: &Parsed<'_>, shown: &Shown) -> Option<Violation> {
    let (word, position) = term.found_in(shown, message.id, &file.source.tag)?;
    let meaning = if term.meaning.is_empty() { String::new() } else { format!(" for {}", term.meaning) };
    Some(Violation {
        file: file.source.path(),
        line: Some(line_at(&file.source.text, position)),
        what: format!(
            "`{}` says “{word}”{meaning}; say {} ({}:{})",
            message.id,
            term.say,
            table::PATH,
            term.line
        ),
    })
}

fn too_long(file: &File<'_>, message: &Parsed<'_>) -> Option<Violation> {
    let limit = buttons::limit(&file.source.tag);
    let length = buttons::length(message.value.as_ref()?, &file.source.tag);
    (length > limit).then(|| Violation {
        file: file.source.path(),
        line: Some(message.line),
        what: format!(
            "`{}` is a button of {length} characters; a phone has room for {limit}, variables not counted",
            message.id
        ),
    })
}
