//! Rules for Rust files that rustc and clippy don't have.

use super::{Violation, tree::Tree};

/// Every module starts with `//!`: what it is for and what it deliberately does not do.
pub(super) fn modules_say_what_they_are_for(tree: &Tree) -> Vec<Violation> {
    tree.ending(&[".rs"])
        .filter(|(_, text)| {
            let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
            first.strip_prefix("//!").is_none_or(|words| words.trim().is_empty())
        })
        .map(|(path, _)| {
            let fix = "begin the file with `//!` and one to five lines";
            Violation::new(path, "every module says what it is for", fix)
        })
        .collect()
}

pub(super) fn no_test_is_ignored(tree: &Tree) -> Vec<Violation> {
    tree.ending(&[".rs"])
        .filter(|(path, text)| !path.starts_with("xtask/") && text.contains("#[ignore"))
        .map(|(path, _)| Violation::new(path, "no test is ignored", "fix the test or remove it"))
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    #[test]
    fn a_module_that_does_not_say_what_it_is_for_is_caught() {
        let tree = Tree::of(&[
            ("crates/app/src/lib.rs", "//! The story of the product.\n"),
            ("crates/app/src/views.rs", "// Page views.\nuse std::fmt;\n"),
            ("crates/app/src/empty.rs", "//!\n"),
        ]);
        let violations = modules_say_what_they_are_for(&tree);
        assert_eq!(violations.len(), 2);
        finds(&violations, "crates/app/src/views.rs: every module says what it is for");
    }

    #[test]
    fn an_ignored_test_is_caught() {
        let tree =
            Tree::of(&[("crates/app/src/views.rs", "#[test]\n#[ignore = \"slow\"]\nfn it_works() {}")]);
        finds(&no_test_is_ignored(&tree), "crates/app/src/views.rs: no test is ignored");
    }
}
