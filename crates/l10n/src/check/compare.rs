//! The nine languages against each other: same files, same messages, same variables.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    ENGLISH, Kind, Message, TAGS, Variable, Violation,
    parse::{File, Parsed},
};

/// The messages as English defines them; every difference in another language is a violation.
pub(super) fn languages(files: &[File<'_>], violations: &mut Vec<Violation>) -> Vec<Message> {
    doubles(files, violations);
    let english: Vec<&File<'_>> = files.iter().filter(|file| file.source.tag == ENGLISH).collect();
    let mut messages = Vec::new();
    for file in &english {
        messages.extend(file.messages.iter().map(|parsed| define(file, parsed, violations)));
    }
    folders(files, &english, violations);
    for file in files.iter().filter(|file| file.source.tag != ENGLISH) {
        if let Some(source) = english.iter().find(|source| source.source.area == file.source.area) {
            translation(source, file, &messages, violations);
        }
    }
    messages
}

fn complain(file: &File<'_>, line: Option<usize>, what: String, violations: &mut Vec<Violation>) {
    violations.push(Violation { file: file.source.path(), line, what });
}

/// An id must be unique within a language, across its files.
fn doubles(files: &[File<'_>], violations: &mut Vec<Violation>) {
    let mut seen: BTreeMap<(&str, &str), String> = BTreeMap::new();
    for file in files {
        for parsed in &file.messages {
            if let Some(first) = seen.insert((&file.source.tag, parsed.id), file.source.path()) {
                let what = format!("`{}` is already defined in {first}; keep one of them", parsed.id);
                complain(file, Some(parsed.line), what, violations);
            }
        }
    }
}

/// The folders are exactly our languages, and each has the same files as English.
fn folders(files: &[File<'_>], english: &[&File<'_>], violations: &mut Vec<Violation>) {
    let has =
        |tag: &str, area: &str| files.iter().any(|file| file.source.tag == tag && file.source.area == area);
    for file in files {
        let source = file.source;
        if !TAGS.contains(&source.tag.as_str()) {
            let what = format!("`{}` is none of our languages: {}", source.tag, TAGS.join(", "));
            complain(file, None, what, violations);
        } else if !has(ENGLISH, &source.area) {
            let what = "has no English source; remove it or write locales/en first".to_owned();
            complain(file, None, what, violations);
        }
    }
    for tag in TAGS {
        for source in english {
            if !has(tag, &source.source.area) {
                violations.push(Violation {
                    file: format!("locales/{tag}/{}.ftl", source.source.area),
                    line: None,
                    what: format!("is missing; translate {}", source.source.path()),
                });
            }
        }
    }
}

fn define(file: &File<'_>, parsed: &Parsed<'_>, violations: &mut Vec<Violation>) -> Message {
    let mut variables = Vec::new();
    for used in &parsed.uses {
        let declared = parsed.kinds.get(used.name).copied();
        if declared.is_none() {
            let what = format!(
                "`{}` uses ${name}; say what it is in a comment: `# ${name} (Number) - …` or `(String)`",
                parsed.id,
                name = used.name
            );
            complain(file, Some(parsed.line), what, violations);
        }
        if declared == Some(Kind::String) && used.counts {
            let what = format!("`{}` counts ${}, which its comment calls a String", parsed.id, used.name);
            complain(file, Some(parsed.line), what, violations);
        }
        variables.push(Variable { name: used.name.to_owned(), kind: declared.unwrap_or(Kind::String) });
    }
    Message {
        area: file.source.area.clone(),
        id: parsed.id.to_owned(),
        variables,
        english: parsed.text.to_owned(),
    }
}

/// A translation uses the variables that English shows and no others. A variable that English only counts
/// may be left out: Japanese has no plural to choose.
fn translation(english: &File<'_>, file: &File<'_>, messages: &[Message], violations: &mut Vec<Violation>) {
    let ids: BTreeSet<&str> = file.messages.iter().map(|parsed| parsed.id).collect();
    for source in &english.messages {
        if !ids.contains(source.id) {
            complain(file, None, format!("`{}` is missing; translate it", source.id), violations);
        }
    }
    for parsed in &file.messages {
        let Some(source) = english.messages.iter().find(|source| source.id == parsed.id) else {
            let what = format!("`{}` doesn't exist in English; remove it", parsed.id);
            complain(file, Some(parsed.line), what, violations);
            continue;
        };
        for shown in source.uses.iter().filter(|used| used.shown) {
            if !parsed.uses.iter().any(|used| used.name == shown.name) {
                let what = format!("`{}` leaves out ${}, which English shows", parsed.id, shown.name);
                complain(file, Some(parsed.line), what, violations);
            }
        }
        let variables = messages.iter().find(|m| m.id == parsed.id).map(|m| m.variables.as_slice());
        for used in &parsed.uses {
            let known = variables.unwrap_or_default().iter().find(|v| v.name == used.name);
            match known {
                None => {
                    let what = format!("`{}` uses ${}, which English doesn't have", parsed.id, used.name);
                    complain(file, Some(parsed.line), what, violations);
                }
                Some(variable) if used.counts && variable.kind == Kind::String => {
                    let what = format!("`{}` counts ${}, which is a String", parsed.id, used.name);
                    complain(file, Some(parsed.line), what, violations);
                }
                Some(_) => {}
            }
        }
    }
}
