//! Size limits of files, and what may be in the root folder.

use super::{Violation, tree::Tree};

const LOOK_AGAIN: usize = 400;
const NEVER: usize = 800;

/// Files that are already over the limit, with the size they may have: it can only shrink.
const CEILINGS: &[(&str, usize)] = &[("scripts/services", 636)];

const RULE: &str = "a file is one idea and fits in a head";
const ENDINGS: &[&str] = &[".rs", ".ts", ".tsx", ".css", ".mjs", ".sql", ".py", ".sh"];

/// A file is one idea. Tests in a Rust file don't count: they may be thorough.
pub(super) fn sizes(tree: &Tree) -> Vec<Violation> {
    judge_sizes(tree, CEILINGS)
}

fn judge_sizes(tree: &Tree, ceilings: &[(&str, usize)]) -> Vec<Violation> {
    let ceiling = |path: &str| ceilings.iter().find(|(file, _)| *file == path).map(|(_, ceiling)| *ceiling);
    let sizes = tree.iter().filter(|(path, text)| is_code(path, text) && !path.contains(".gen."));
    let sizes = sizes.map(|(path, text)| (path, lines_without_tests(text)));
    let (known, others): (Vec<_>, Vec<_>) = sizes.partition(|(path, _)| ceiling(path).is_some());
    let gone = ceilings.iter().filter(|(path, _)| !known.iter().any(|(file, _)| file == path));
    let gone = gone.map(|(path, _)| Violation::new(*path, RULE, "it is gone; take it from CEILINGS"));
    let others = others.iter().filter_map(|(path, lines)| too_long(path, *lines));
    let known = known.iter().filter_map(|(path, lines)| off_its_ceiling(path, *lines, ceiling(path)?));
    others.chain(known).chain(gone).collect()
}

/// A script has no extension, but its first line names its interpreter.
fn is_code(path: &str, text: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    ENDINGS.iter().any(|end| name.ends_with(end)) || (!name.contains('.') && text.starts_with("#!"))
}

fn too_long(path: &str, lines: usize) -> Option<Violation> {
    let over = |limit: usize| format!("it has {lines} lines, {limit} is the limit; split it by ideas");
    if lines > NEVER {
        Some(Violation::new(path, RULE, over(NEVER)))
    } else if lines > LOOK_AGAIN {
        Some(Violation { only_warns: true, ..Violation::new(path, RULE, over(LOOK_AGAIN)) })
    } else {
        None
    }
}

fn off_its_ceiling(path: &str, lines: usize, ceiling: usize) -> Option<Violation> {
    let fix = if lines > ceiling {
        format!("it has {lines} lines and may only shrink from {ceiling}; split it by ideas")
    } else if lines <= LOOK_AGAIN {
        format!("it has {lines} lines now; take it from CEILINGS in xtask/src/tidy/layout.rs")
    } else if lines < ceiling {
        format!("it has shrunk to {lines} lines; write that into CEILINGS in xtask/src/tidy/layout.rs")
    } else {
        return None;
    };
    Some(Violation::new(path, RULE, fix))
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
    "SECURITY.md",
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
            let fix = "move it where it belongs, or add it to TOP in xtask/src/tidy/layout.rs";
            Violation::new(name, "the root holds only what the house names", fix)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    #[test]
    fn a_file_that_is_too_long_is_caught_and_a_long_one_is_reported() {
        let (long, too_long) = ("line\n".repeat(401), "line\n".repeat(801));
        let tested = format!("//! x\n#[cfg(test)]\nmod tests {{\n{}}}\n", "line\n".repeat(900));
        let tree = Tree::of(&[
            ("crates/app/src/long.rs", &long),
            ("crates/app/src/tested.rs", &tested),
            ("web/src/lib/huge.ts", &too_long),
            ("web/src/api/schema.gen.ts", &too_long),
            ("locales/en/site.ftl", &too_long),
        ]);
        let violations = judge_sizes(&tree, &[]);
        assert_eq!(violations.len(), 2);
        finds(&violations, "warning: crates/app/src/long.rs: a file is one idea");
        finds(&violations, "web/src/lib/huge.ts: a file is one idea and fits in a head; it has 801 lines");
        assert!(violations.iter().any(|violation| !violation.only_warns));
    }

    #[test]
    fn a_script_without_an_extension_is_counted() {
        let script = format!("#!/usr/bin/env python3\n{}", "line\n".repeat(800));
        let tree = Tree::of(&[
            ("scripts/services", &script),
            ("LICENSE", &"line\n".repeat(900)),
            ("docs/dump.log", &script),
        ]);
        let violations = judge_sizes(&tree, &[]);
        assert_eq!(violations.len(), 1);
        finds(
            &violations,
            "scripts/services: a file is one idea and fits in a head; it has 801 lines, 800 is",
        );
    }

    #[test]
    fn a_file_with_a_ceiling_can_only_shrink() {
        let script = format!("#!/bin/sh\n{}", "line\n".repeat(499));
        let tree = Tree::of(&[("scripts/services", &script), ("scripts/dev", "#!/bin/sh\n")]);
        assert!(judge_sizes(&tree, &[("scripts/services", 500)]).is_empty());

        finds(
            &judge_sizes(&tree, &[("scripts/services", 499)]),
            "it has 500 lines and may only shrink from 499",
        );
        finds(
            &judge_sizes(&tree, &[("scripts/services", 501)]),
            "it has shrunk to 500 lines; write that into",
        );
        finds(
            &judge_sizes(&tree, &[("scripts/dev", 500)]),
            "scripts/dev: a file is one idea and fits in a head; it has 1 lines now",
        );
        finds(
            &judge_sizes(&tree, &[("scripts/gone", 500)]),
            "scripts/gone: a file is one idea and fits in a head; it is gone",
        );
    }

    #[test]
    fn litter_at_the_root_is_caught() {
        let tree = Tree::of(&[("out.json", "{}"), ("crates/app/src/lib.rs", ""), ("README.md", "")]);
        let violations = top_level(&tree);
        assert_eq!(violations.len(), 1);
        finds(&violations, "out.json: the root holds only what the house names");
    }
}
