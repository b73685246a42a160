//! Every result code of the server has a message. The locale check then guarantees all nine languages.

use super::{Violation, tree::Tree};

const TABLE: &str = "crates/server/src/http/codes.rs";
const WORDS: &str = "locales/en/errors.ftl";

pub(super) fn have_words(tree: &Tree) -> Vec<Violation> {
    let Some(table) = tree.get(TABLE) else {
        // Without a server there are no codes.
        let server = tree.iter().any(|(path, _)| path.starts_with("crates/server/"));
        let lost = Violation::new(TABLE, "the server's result codes stand in one table", "put it there");
        return if server { vec![lost] } else { Vec::new() };
    };
    let words = tree.get(WORDS).unwrap_or_default();
    let codes: Vec<&str> = table.lines().filter_map(code).collect();
    if codes.is_empty() {
        let fix = "write entries as `NotFound 10404 \"not-found\",`";
        return vec![Violation::new(TABLE, "the server's result codes stand in one table", fix)];
    }
    codes
        .into_iter()
        .filter(|code| !words.lines().any(|line| line.starts_with(&format!("error-{code} ="))))
        .map(|code| {
            Violation::new(TABLE, "every result code has words", format!("write `error-{code}` in {WORDS}"))
        })
        .collect()
}

/// `    NotFound 10404 "not-found" OK,` → `not-found`
fn code(line: &str) -> Option<&str> {
    let (before, rest) = line.split_once('"')?;
    let (name, after) = rest.split_once('"')?;
    let [variant, number] = before.split_whitespace().collect::<Vec<_>>()[..] else { return None };
    let entry = variant.starts_with(|c: char| c.is_ascii_uppercase()) && number.parse::<u32>().is_ok();
    (entry && after.ends_with(',')).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    #[test]
    fn a_code_without_words_is_caught() {
        let tree = Tree::of(&[
            (TABLE, "result_codes! {\n    NotFound 10404 \"not-found\",\n    Busy 10503 \"busy\",\n}\n"),
            (WORDS, "error-not-found = We couldn’t find that.\n"),
        ]);
        let violations = have_words(&tree);
        assert_eq!(violations.len(), 1);
        finds(&violations, "every result code has words; write `error-busy` in locales/en/errors.ftl");
    }

    #[test]
    fn only_entries_of_the_table_are_read() {
        assert_eq!(code("    RateLimited 10429 \"rate-limited\","), Some("rate-limited"));
        assert_eq!(code("    NotFound 10404 \"not-found\" OK,"), Some("not-found"));
        assert_eq!(code("    assert_eq!(code, \"not-found\");"), None);
        assert_eq!(code("    NotFound 10404,"), None);
    }

    #[test]
    fn a_table_that_moved_or_changed_its_form_is_caught() {
        finds(
            &have_words(&Tree::of(&[("crates/server/src/main.rs", "")])),
            "stand in one table; put it there",
        );
        finds(&have_words(&Tree::of(&[(TABLE, "//! Nothing to read.\n")])), "write entries as");
    }
}
