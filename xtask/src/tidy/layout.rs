//! How large a file may grow, and what may lie at the root.

use super::{Violation, tree::Tree};

const LOOK_AGAIN: usize = 400;
const NEVER: usize = 800;

/// A file is one idea. Tests in a Rust file don't count: they may be thorough.
pub(super) fn sizes(tree: &Tree) -> Vec<Violation> {
    tree.ending(&[".rs", ".ts", ".tsx", ".css", ".mjs", ".sql", ".py", ".sh"])
        .filter(|(path, _)| !path.contains(".gen."))
        .filter_map(|(path, text)| {
            let lines = lines_without_tests(text);
            let over =
                |limit: usize| format!("it has {lines} lines, {limit} is the limit; split it by ideas");
            let rule = "a file is one idea and fits in a head";
            if lines > NEVER {
                Some(Violation::new(path, rule, over(NEVER)))
            } else if lines > LOOK_AGAIN {
                Some(Violation { only_warns: true, ..Violation::new(path, rule, over(LOOK_AGAIN)) })
            } else {
                None
            }
        })
        .collect()
}

fn lines_without_tests(text: &str) -> usize {
    let code = text.split_once("#[cfg(test)]\nmod tests {").map_or(text, |(code, _)| code);
    code.lines().count()
}

const TOP: &[&str] = &[
    ".cargo",
    ".ci",
    ".config",
    ".dockerignore",
    ".editorconfig",
    ".gitattributes",
    ".gitignore",
    ".sqlx",
    "ARCHITECTURE.md",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "Cargo.lock",
    "Cargo.toml",
    "README.md",
    "bench",
    "clippy.toml",
    "content",
    "crates",
    "deny.toml",
    "deploy",
    "docs",
    "e2e",
    "justfile",
    "locales",
    "openapi.json",
    "package-lock.json",
    "package.json",
    "rustfmt.toml",
    "scripts",
    "web",
    "xtask",
];

pub(super) fn top_level(tree: &Tree) -> Vec<Violation> {
    let mut names: Vec<&str> = tree.iter().filter_map(|(path, _)| path.split('/').next()).collect();
    names.dedup();
    names
        .into_iter()
        .filter(|name| !TOP.contains(name))
        .map(|name| {
            let mend = "move it where it belongs, or add it to TOP in xtask/src/tidy/layout.rs";
            Violation::new(name, "the root holds only what the house names", mend)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    #[test]
    fn a_file_that_is_too_long_is_caught_and_a_long_one_is_told() {
        let (long, too_long) = ("line\n".repeat(401), "line\n".repeat(801));
        let tested = format!("//! x\n#[cfg(test)]\nmod tests {{\n{}}}\n", "line\n".repeat(900));
        let tree = Tree::of(&[
            ("crates/app/src/long.rs", &long),
            ("crates/app/src/tested.rs", &tested),
            ("web/src/lib/huge.ts", &too_long),
            ("web/src/api/schema.gen.ts", &too_long),
            ("locales/en/site.ftl", &too_long),
        ]);
        let violations = sizes(&tree);
        assert_eq!(violations.len(), 2);
        finds(&violations, "warning: crates/app/src/long.rs: a file is one idea");
        finds(&violations, "web/src/lib/huge.ts: a file is one idea and fits in a head; it has 801 lines");
        assert!(violations.iter().any(|violation| !violation.only_warns));
    }

    #[test]
    fn litter_at_the_root_is_caught() {
        let tree = Tree::of(&[("out.json", "{}"), ("crates/app/src/lib.rs", ""), ("README.md", "")]);
        let violations = top_level(&tree);
        assert_eq!(violations.len(), 1);
        finds(&violations, "out.json: the root holds only what the house names");
    }
}
