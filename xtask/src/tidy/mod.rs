//! `cargo xtask tidy`: rules that nobody has to remember.
//!
//! Each rule is a pure function over the files of the repository, so its test plants a violation in a tree
//! that exists only in memory. xtask itself is not searched for forbidden texts: it has to name them.

mod addresses;
mod circles;
mod codes;
mod dependencies;
mod generated;
mod glossary;
mod house;
mod layout;
mod module_lists;
mod modules;
mod paths;
mod rust;
mod solver;
mod sql;
mod tokens;
mod tree;
mod web;

use std::{fmt, path::Path, process::ExitCode};

use tree::Tree;

/// A broken rule: where, which, and how to fix it.
#[derive(Debug)]
pub(crate) struct Violation {
    file: String,
    rule: &'static str,
    fix: String,
    /// Reported, but not a reason to fail.
    only_warns: bool,
}

impl Violation {
    fn new(file: impl Into<String>, rule: &'static str, fix: impl Into<String>) -> Self {
        Self { file: file.into(), rule, fix: fix.into(), only_warns: false }
    }
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let level = if self.only_warns { "warning: " } else { "" };
        write!(f, "{level}{}: {}; {}", self.file, self.rule, self.fix)
    }
}

const RULES: &[fn(&Tree) -> Vec<Violation>] = &[
    house::dependencies,
    house::permissions_are_used,
    house::pure_crates_share_their_bans,
    house::crates_use_workspace_lints,
    sql::only_in_store,
    rust::modules_say_what_they_are_for,
    rust::no_test_is_ignored,
    circles::between_modules,
    glossary::words_mean_one_thing,
    module_lists::are_true,
    solver::knows_only_what_is_shown,
    layout::sizes,
    layout::top_level,
    generated::names,
    dependencies::are_explained,
    dependencies::no_registry_addresses,
    codes::have_words,
    addresses::known_to_both_sides,
    web::features_stand_alone,
    web::primitives_know_nothing,
    web::no_barrels,
];

pub(crate) fn run(root: &Path) -> anyhow::Result<ExitCode> {
    let tree = Tree::read(root)?;
    let violations: Vec<Violation> = RULES.iter().flat_map(|rule| rule(&tree)).collect();
    for violation in &violations {
        eprintln!("{violation}");
    }
    let broken = violations.iter().filter(|violation| !violation.only_warns).count();
    eprintln!("tidy: {} files, {} rules, {broken} broken", tree.len(), RULES.len());
    Ok(if broken == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(test)]
#[track_caller]
fn finds(violations: &[Violation], expected: &str) {
    let lines: Vec<String> = violations.iter().map(ToString::to_string).collect();
    assert!(lines.iter().any(|line| line.contains(expected)), "{expected}\nnot in\n{}", lines.join("\n"));
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    fn git(folder: &Path, args: &[&str]) {
        let done = Command::new("git").current_dir(folder).args(args).output().expect("git runs");
        assert!(done.status.success(), "{done:?}");
    }

    #[test]
    fn a_violation_planted_on_the_disk_fails_the_run() {
        let folder = tempfile::tempdir().expect("a folder");
        git(folder.path(), &["init", "--quiet"]);
        std::fs::write(folder.path().join("summary.txt"), "litter").expect("a file");

        let code = run(folder.path()).expect("it runs");

        assert_eq!(format!("{code:?}"), format!("{:?}", ExitCode::FAILURE));
    }
}
