//! Reads `locales/terms.md`: Markdown tables, one for each language. The file itself says what its columns
//! mean.

use super::{
    UNSPACED,
    shown::{Shown, VARIABLE, plain},
};
use crate::check::{TAGS, Violation};

pub(super) const PATH: &str = "locales/terms.md";

#[derive(Default)]
pub(super) struct Table<'t> {
    terms: Vec<Term<'t>>,
    /// Ids of buttons; `*` stands for the rest.
    pub(super) buttons: Vec<&'t str>,
    /// Buttons that may be longer: an id, and a language or `all`.
    long_buttons: Vec<(&'t str, &'t str)>,
}

/// A row: words that are never said, and what is said instead.
pub(super) struct Term<'t> {
    tag: &'t str,
    words: Vec<Phrase<'t>>,
    /// What the word is wrongly used for; empty if it is never right.
    pub(super) meaning: &'t str,
    pub(super) say: &'t str,
    areas: Areas<'t>,
    /// Phrases in which the word is right.
    fine: Vec<String>,
    /// Ids of messages in which the word is right; `*` at the end stands for the rest.
    except: Vec<&'t str>,
    pub(super) line: usize,
}

enum Areas<'t> {
    All,
    Only(Vec<&'t str>),
    Not(Vec<&'t str>),
}

/// A word or several, in lower case.
struct Phrase<'t> {
    written: &'t str,
    text: String,
    /// `=Open`: only where it is the whole text.
    alone: bool,
    /// `analys*`, `*klasse`: may go on.
    begins_anywhere: bool,
    ends_anywhere: bool,
}

impl<'t> Table<'t> {
    pub(super) fn terms_of(&self, tag: &str, area: &str) -> impl Iterator<Item = &Term<'t>> {
        self.terms.iter().filter(move |term| {
            (term.tag == tag || term.tag == "all")
                && match &term.areas {
                    Areas::All => true,
                    Areas::Only(areas) => areas.contains(&area),
                    Areas::Not(areas) => !areas.contains(&area),
                }
        })
    }

    pub(super) fn may_be_long(&self, tag: &str, id: &str) -> bool {
        self.long_buttons.iter().any(|(long, of)| *long == id && (*of == tag || *of == "all"))
    }

    /// All ids that the table names.
    #[cfg(test)]
    pub(super) fn ids(&self) -> impl Iterator<Item = &'t str> {
        let excepted = self.terms.iter().flat_map(|term| &term.except);
        let long = self.long_buttons.iter().map(|(id, _)| id);
        excepted.chain(&self.buttons).chain(long).copied()
    }
}

impl<'t> Term<'t> {
    /// The first of its words in a text, as the table writes it, and its position in the file.
    pub(super) fn found_in(&self, shown: &Shown, id: &str, tag: &str) -> Option<(&'t str, usize)> {
        let found = self.words.iter().find_map(|word| {
            let place = word.places(&shown.text, UNSPACED.contains(&tag)).find(|place| {
                let end = place + word.text.len();
                !self.fine.iter().any(|fine| covers(&shown.text, fine, *place, end))
            })?;
            Some((word.written, shown.position(place)))
        })?;
        (!self.except.iter().any(|except| names(except, id))).then_some(found)
    }
}

/// Whether `fine` occurs in the text around the bytes from `start` to `end`.
fn covers(text: &str, fine: &str, start: usize, end: usize) -> bool {
    text.match_indices(fine).any(|(place, _)| place <= start && end <= place + fine.len())
}

/// Whether an id of the table, in which `*` at an end stands for the rest, is that of this message.
pub(super) fn names(written: &str, id: &str) -> bool {
    match (written.strip_suffix('*'), written.strip_prefix('*')) {
        (Some(begin), _) => id.starts_with(begin),
        (None, Some(end)) => id.ends_with(end),
        (None, None) => id == written,
    }
}

impl<'t> Phrase<'t> {
    fn new(written: &'t str) -> Self {
        let bare = written.trim_start_matches(['=', '*']).trim_end_matches('*');
        Self {
            written: bare,
            text: phrase(bare),
            alone: written.starts_with('='),
            begins_anywhere: written.starts_with('*'),
            ends_anywhere: written.ends_with('*'),
        }
    }

    fn places<'a>(&'a self, text: &'a str, unspaced: bool) -> impl Iterator<Item = usize> + 'a {
        text.match_indices(self.text.as_str()).map(|(place, _)| place).filter(move |place| {
            let (before, after) = (&text[..*place], &text[place + self.text.len()..]);
            if self.alone {
                return before.is_empty() && after.is_empty();
            }
            unspaced
                || (self.begins_anywhere || border(before.chars().next_back(), self.text.chars().next()))
                    && (self.ends_anywhere || border(after.chars().next(), self.text.chars().next_back()))
        })
    }
}

/// Whether a word ends between these two characters. A hyphen doesn't end a word: "E-Mail-Adresse" is one.
fn border(outside: Option<char>, inside: Option<char>) -> bool {
    let within = |c: Option<char>| c.is_some_and(|c| c.is_alphanumeric() || c == '-');
    !(within(outside) && within(inside))
}

/// In the table `{}` stands for a variable.
fn phrase(written: &str) -> String {
    plain(written).replace("{}", VARIABLE.encode_utf8(&mut [0; 4]))
}

/// The rows below each heading `## <language>`, below `## Buttons` and `## Long buttons`.
pub(super) fn read(text: &str) -> Result<Table<'_>, Vec<Violation>> {
    let mut table = Table::default();
    let mut violations = Vec::new();
    let mut heading = "";
    for (index, row) in text.lines().enumerate() {
        let line = index + 1;
        if let Some(title) = row.strip_prefix("## ") {
            heading = title.trim();
            continue;
        }
        let Some(cells) = cells(row) else { continue };
        let outcome = match (heading, cells.as_slice()) {
            ("Buttons", [ids]) => {
                table.buttons.extend(list(ids));
                Ok(())
            }
            ("Long buttons", [id, of, reason]) => long_button(id, of, reason, &mut table),
            (tag, [words, meaning, say, areas, fine, except]) if tag == "all" || TAGS.contains(&tag) => {
                term(tag, [words, meaning, say, areas, fine, except], line, &mut table)
            }
            _ => Err("isn't a row of this table; see the top of the file".to_owned()),
        };
        if let Err(what) = outcome {
            violations.push(Violation { file: PATH.to_owned(), line: Some(line), what });
        }
    }
    if violations.is_empty() { Ok(table) } else { Err(violations) }
}

/// The cells of a row that isn't a head or the line below it.
fn cells(row: &str) -> Option<Vec<&str>> {
    let inner = row.trim().strip_prefix('|')?.strip_suffix('|')?;
    let cells: Vec<&str> = inner.split('|').map(str::trim).collect();
    let first = *cells.first()?;
    let head = first == "never" || first == "button" || first.chars().all(|c| c == '-');
    (!head).then_some(cells)
}

fn long_button<'t>(id: &'t str, of: &'t str, reason: &str, table: &mut Table<'t>) -> Result<(), String> {
    if reason.is_empty() {
        return Err(format!("gives no reason why `{id}` may be long"));
    }
    table.long_buttons.push((id, of));
    Ok(())
}

fn term<'t>(tag: &'t str, cells: [&'t str; 6], line: usize, table: &mut Table<'t>) -> Result<(), String> {
    let [words, meaning, say, areas, fine, except] = cells;
    if words.is_empty() || say.is_empty() {
        return Err("needs a word that is never said, and what is said instead".to_owned());
    }
    table.terms.push(Term {
        tag,
        words: list(words).map(Phrase::new).collect(),
        meaning,
        say,
        areas: match areas.strip_prefix("not ") {
            _ if areas.is_empty() => Areas::All,
            Some(areas) => Areas::Not(areas.split(' ').collect()),
            None => Areas::Only(areas.split(' ').collect()),
        },
        fine: list(fine).map(phrase).collect(),
        except: except
            .split(';')
            .map(str::trim)
            .filter(|e| !e.is_empty())
            .map(exception)
            .collect::<Result<_, _>>()?,
        line,
    });
    Ok(())
}

fn list(cell: &str) -> impl Iterator<Item = &str> {
    cell.split(',').map(str::trim).filter(|word| !word.is_empty())
}

/// `id: reason`
fn exception(written: &str) -> Result<&str, String> {
    match written.split_once(": ") {
        Some((id, reason)) if !reason.trim().is_empty() => Ok(id),
        _ => Err(format!("gives no reason for the exception `{written}`")),
    }
}
