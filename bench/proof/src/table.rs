//! The one table at the end: id, criterion, figure, goal, anchor, and whether the goal was met.

use std::io::{self, Write};

/// One criterion and what was measured.
#[derive(Debug, Clone)]
pub struct Row {
    pub id: &'static str,
    pub what: String,
    pub figure: String,
    pub goal: String,
    pub anchor: String,
    pub met: bool,
}

impl Row {
    pub fn new(
        id: &'static str,
        what: impl Into<String>,
        figure: impl Into<String>,
        goal: impl Into<String>,
        anchor: impl Into<String>,
        met: bool,
    ) -> Self {
        Self { id, what: what.into(), figure: figure.into(), goal: goal.into(), anchor: anchor.into(), met }
    }
}

/// Whether a row matches the filters: no filters match everything; `G` is all of G, `G2` is G2a and G2b, `E1`
/// isn't E10.
pub fn asked(id: &str, filters: &[String]) -> bool {
    filters.is_empty()
        || filters.iter().any(|filter| {
            id.strip_prefix(filter.as_str()).is_some_and(|rest| {
                filter.chars().all(|letter| !letter.is_ascii_digit())
                    || !rest.starts_with(|letter: char| letter.is_ascii_digit())
            })
        })
}

/// Letters first, then numbers by value: E2 before E10.
pub fn order(id: &str) -> (String, u32, String) {
    let letters: String = id.chars().take_while(char::is_ascii_alphabetic).collect();
    let rest = &id[letters.len()..];
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    (letters, digits.parse().unwrap_or(0), rest[digits.len()..].to_owned())
}

/// The maximum width of each column; longer cells continue on the next line.
const WIDEST: [usize; 6] = [4, 54, 50, 26, 30, 4];

/// Writes the rows in aligned columns and a last line that counts.
pub fn write(rows: &[Row], out: &mut impl Write) -> io::Result<()> {
    let head = ["id", "criterion", "measured", "goal", "anchor", ""].map(|cell| vec![cell.to_owned()]);
    let lines: Vec<[Vec<String>; 6]> = std::iter::once(head)
        .chain(rows.iter().map(|row| {
            let verdict = if row.met { "pass" } else { "FAIL" };
            let cells = [row.id, &row.what, &row.figure, &row.goal, &row.anchor, verdict];
            std::array::from_fn(|column| wrapped(cells[column], WIDEST[column]))
        }))
        .collect();
    let widths: [usize; 6] = std::array::from_fn(|column| {
        lines.iter().flat_map(|line| &line[column]).map(|cell| cell.chars().count()).max().unwrap_or(0)
    });
    for (number, line) in lines.iter().enumerate() {
        for part in 0..line.iter().map(Vec::len).max().unwrap_or(0) {
            let mut text = String::new();
            for (cell, width) in line.iter().zip(widths) {
                let cell = cell.get(part).map_or("", String::as_str);
                text.push_str(cell);
                text.extend(std::iter::repeat_n(' ', width - cell.chars().count() + 2));
            }
            writeln!(out, "{}", text.trim_end())?;
        }
        if number == 0 {
            writeln!(out, "{}", "-".repeat(widths.iter().sum::<usize>() + 2 * (widths.len() - 1)))?;
        }
    }
    let failed = rows.iter().filter(|row| !row.met).count();
    writeln!(out, "\n{} criteria, {} met, {failed} not met", rows.len(), rows.len() - failed)
}

/// The text in lines of at most `widest` letters, broken between words; a longer word stays whole.
fn wrapped(text: &str, widest: usize) -> Vec<String> {
    let mut lines = vec![String::new()];
    for word in text.split_whitespace() {
        let line = lines.last().map_or(0, |line| line.chars().count());
        if line > 0 && line + 1 + word.chars().count() > widest {
            lines.push(String::new());
        }
        if let Some(line) = lines.last_mut() {
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_filter_matches_whole_numbers_and_all_their_parts() {
        let asked = |id, filter: &str| asked(id, &[filter.to_owned()]);

        assert!(asked("G2a", "G2") && asked("E10", "E") && asked("E10", "E10"));
        assert!(!asked("E10", "E1") && !asked("G1", "E"));
    }

    #[test]
    fn rows_are_ordered_by_number() {
        let mut ids = ["E10", "G2b", "E2", "G2a", "S1"];
        ids.sort_by_key(|id| order(id));

        assert_eq!(ids, ["E2", "E10", "G2a", "G2b", "S1"]);
    }

    #[test]
    fn a_row_that_failed_is_counted() {
        let rows = [
            Row::new("G1", "one key", "100 %", "100 %", "–", true),
            Row::new("G4", "χ²", ".001", "> .01", "–", false),
        ];
        let mut out = Vec::new();

        write(&rows, &mut out).unwrap();

        let text = String::from_utf8(out).unwrap();
        assert!(text.contains("FAIL") && text.ends_with("2 criteria, 1 met, 1 not met\n"));
    }

    #[test]
    fn a_long_cell_continues_on_the_next_line() {
        assert_eq!(wrapped("one two three", 7), ["one two", "three"]);
        assert_eq!(wrapped("", 7), [""]);
    }
}
