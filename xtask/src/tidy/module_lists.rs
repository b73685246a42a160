//! ARCHITECTURE.md lists what each crate contains: every top-level module, and none that is gone.

use super::{
    Violation,
    modules::{Crate, crates},
    tree::Tree,
};

const PAGE: &str = "ARCHITECTURE.md";
const RULE: &str = "the table of folders names every module";

pub(super) fn are_true(tree: &Tree) -> Vec<Violation> {
    let page = tree.get(PAGE).unwrap_or_default();
    crates(tree)
        .iter()
        // Benches share one row: they are not shipped.
        .filter(|of| !of.folder.starts_with("bench/"))
        .flat_map(|of| match page.lines().find_map(|line| cell(line, of.folder)) {
            Some(cell) => judge(tree, of, &code_words(cell)),
            None => vec![format!("write a row for `{}` that says what it holds", of.folder)],
        })
        .map(|fix| Violation::new(PAGE, RULE, fix))
        .collect()
}

/// The contents of a folder's row, without its name.
fn cell<'a>(line: &'a str, folder: &str) -> Option<&'a str> {
    line.strip_prefix(&format!("| `{folder}` |"))
}

/// The words in backticks, except commands, which contain spaces.
fn code_words(cell: &str) -> Vec<&str> {
    cell.split('`').skip(1).step_by(2).filter(|word| !word.contains(' ')).collect()
}

fn judge(tree: &Tree, of: &Crate<'_>, words: &[&str]) -> Vec<String> {
    let unnamed: Vec<String> = of
        .modules
        .keys()
        .filter(|path| path.len() == 1)
        .map(|path| path[0])
        .filter(|module| !words.iter().any(|word| names(word, module)))
        .map(|module| format!("`{module}`"))
        .collect();
    let lost = words.iter().filter(|word| !exists(tree, of, word));
    let lost = lost.map(|word| format!("the row of `{}` names `{word}`, which isn't there", of.folder));
    let unnamed = (!unnamed.is_empty())
        .then(|| format!("say in the row of `{}` what these are for: {}", of.folder, unnamed.join(", ")));
    lost.chain(unnamed).collect()
}

/// `http`, `http.rs`, `http/`, `http/router.rs` and `http::router` all name the module `http`.
fn names(word: &str, module: &str) -> bool {
    let rest = word.strip_prefix(module);
    rest.is_some_and(|rest| matches!(rest, "" | ".rs") || rest.starts_with('/') || rest.starts_with("::"))
}

/// A module, file or folder of the crate, or a path from the root.
fn exists(tree: &Tree, of: &Crate<'_>, word: &str) -> bool {
    let module: Vec<&str> = word.trim_end_matches('/').split('/').flat_map(|part| part.split("::")).collect();
    if of.modules.contains_key(&module) {
        return true;
    }
    // `pages/*.typ` exists if anything matches the star.
    let (start, open) = word.split_once('*').map_or((word, false), |(start, _)| (start, true));
    let starts = [format!("{}/src/", of.folder), format!("{}/", of.folder), String::new()];
    starts.iter().map(|folder| format!("{folder}{start}")).any(|start| {
        let folder = format!("{}/", start.trim_end_matches('/'));
        tree.iter().any(|(path, _)| path == start || path.starts_with(if open { &start } else { &folder }))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    fn with(row: &str) -> Tree {
        Tree::of(&[
            (PAGE, &format!("| folder | holds |\n|---|---|\n{row}\n")),
            ("crates/app/Cargo.toml", ""),
            ("crates/app/src/lib.rs", "pub mod jobs;\nmod mail;\nmod http;\n#[cfg(test)]\nmod golden;\n"),
            ("crates/app/src/jobs.rs", ""),
            ("crates/app/src/mail.rs", "mod letter;"),
            ("crates/app/src/mail/letter.rs", ""),
            ("crates/app/src/http/mod.rs", "mod router;"),
            ("crates/app/src/http/router.rs", ""),
            ("crates/app/pages/free.typ", ""),
            ("locales/en/site.ftl", ""),
        ])
    }

    #[test]
    fn a_module_that_is_not_named_is_caught() {
        let violations = are_true(&with("| `crates/app` | `jobs` (what must happen) |"));
        assert_eq!(violations.len(), 1);
        finds(
            &violations,
            "ARCHITECTURE.md: the table of folders names every module; \
             say in the row of `crates/app` what these are for: `http`, `mail`",
        );
    }

    #[test]
    fn a_module_that_is_gone_is_caught() {
        let violations =
            are_true(&with("| `crates/app` | `jobs`, `mail`, `http`, `pace`, `mail/lost`, `jobs.ts` |"));
        assert_eq!(violations.len(), 3);
        finds(&violations, "the row of `crates/app` names `pace`, which isn't there");
        finds(&violations, "`mail/lost`");
        finds(&violations, "`jobs.ts`");
    }

    #[test]
    fn a_crate_without_a_row_is_caught() {
        finds(
            &are_true(&with("| `crates/web` | pages |")),
            "write a row for `crates/app` that says what it holds",
        );
    }

    #[test]
    fn every_ordinary_way_to_name_a_module_passes() {
        let row = "| `crates/app` | `jobs.rs`, `mail::letter` of `mail/`, `http/router.rs`, `pages/*.typ`, `pages/`, \
                   `locales/`; made by `cargo xtask gen` |";
        assert!(are_true(&with(row)).is_empty(), "{:?}", are_true(&with(row)));
    }
}
