//! A glossary term means one thing: a public type has its name only where the glossary says so.
//!
//! The glossary is the table below `## Glossary` in ARCHITECTURE.md. Its third column names the types that
//! carry a term: `domain::catalog::Exam`. Types that aren't visible outside their crate may have any name,
//! and so may tests.

use super::{
    Violation,
    modules::{Crate, Module, crates},
    tokens::Token,
    tree::Tree,
};

const PAGE: &str = "ARCHITECTURE.md";
const HEADING: &str = "\n## Glossary\n";
const RULE: &str = "a word of the glossary means one thing";

/// A public type that has a term's name but a different meaning.
struct Known {
    path: &'static str,
    better: &'static str,
}

/// Once the type is renamed, its entry must be removed.
const KNOWN: &[Known] = &[];

pub(super) fn words_mean_one_thing(tree: &Tree) -> Vec<Violation> {
    judge(tree, KNOWN)
}

fn judge(tree: &Tree, known: &[Known]) -> Vec<Violation> {
    let Some(page) = tree.get(PAGE).and_then(|page| page.split_once(HEADING)) else {
        let fix = "write a table `| term | what it is | type |` below `## Glossary`";
        return vec![Violation::new(PAGE, "the house has a glossary", fix)];
    };
    let crates = crates(tree);
    let types: Vec<Type<'_>> = crates.iter().flat_map(public_types).collect();
    let mut violations = Vec::new();
    let mut second = Vec::new();
    for line in rows(page.1) {
        match Entry::read(line, &crates, &types) {
            Ok(entry) => second.extend(types.iter().filter(|found| entry.forbids(found))),
            Err(fix) => violations.push(Violation::new(PAGE, RULE, fix)),
        }
    }
    let unknown = second.iter().filter(|found| !known.iter().any(|known| known.path == found.path));
    violations.extend(unknown.map(|found| found.refused()));
    let needless = known.iter().filter(|known| !second.iter().any(|found| found.path == known.path));
    violations.extend(needless.map(|known| {
        let Known { path, better } = known;
        let fix = format!("no second `{path}` is left (it was to become `{better}`); take it from KNOWN");
        Violation::new("xtask/src/tidy/glossary.rs", RULE, fix)
    }));
    violations
}

/// The lines of the first table, without its head.
fn rows(text: &str) -> impl Iterator<Item = &str> {
    let section = text.split_once("\n## ").map_or(text, |(section, _)| section);
    section.lines().filter(|line| line.starts_with('|')).skip(2)
}

struct Entry<'a> {
    /// As a type name: `ExamKind` for "exam kind".
    name: String,
    homes: Vec<&'a Type<'a>>,
}

impl<'a> Entry<'a> {
    fn read(line: &str, crates: &[Crate<'_>], types: &'a [Type<'a>]) -> Result<Self, String> {
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [term, meaning, paths] = cells[..] else {
            return Err(format!("write three cells, `| term | what it is | type |`, instead of {line}"));
        };
        if term.is_empty() || meaning.is_empty() {
            return Err(format!("say which term it is and what it means: {line}"));
        }
        let homes = paths.split('`').skip(1).step_by(2).map(|path| {
            let found = declared(path, crates).and_then(|full| types.iter().find(|found| found.path == full));
            found.ok_or_else(|| format!("`{term}` names the type `{path}`, which isn't there"))
        });
        Ok(Self { name: type_name(term), homes: homes.collect::<Result<_, _>>()? })
    }

    fn forbids(&self, found: &Type<'_>) -> bool {
        found.name == self.name && !self.homes.iter().any(|home| home.path == found.path)
    }
}

fn type_name(term: &str) -> String {
    let words = term.split([' ', '-']).filter_map(|word| word.split_at_checked(1));
    words.map(|(first, rest)| first.to_uppercase() + rest).collect()
}

/// Where the type with this path is declared; the path may be a re-export.
fn declared(path: &str, crates: &[Crate<'_>]) -> Option<String> {
    let (name, rest) = path.split_once("::")?;
    let found = crates.iter().find(|found| crate_name(found) == name)?;
    let words: Vec<&str> = std::iter::once("crate").chain(rest.split("::")).collect();
    Some(full_path(name, &found.resolve(&[], &words)?, words.last()?))
}

fn crate_name<'a>(of: &Crate<'a>) -> &'a str {
    of.folder.rsplit('/').next().unwrap_or(of.folder)
}

fn full_path(of: &str, module: &[&str], name: &str) -> String {
    [&[of], module, &[name]].concat().join("::")
}

struct Type<'a> {
    name: &'a str,
    /// `domain::catalog::Exam`
    path: String,
    file: &'a str,
    line: usize,
}

impl Type<'_> {
    fn refused(&self) -> Violation {
        let fix = format!(
            "`{}` is a term: give `{}` another name, or name it in the glossary of {PAGE} if it is that very thing",
            self.name, self.path
        );
        Violation::new(format!("{}:{}", self.file, self.line), RULE, fix)
    }
}

fn public_types<'a>(of: &Crate<'a>) -> Vec<Type<'a>> {
    let declared = |(path, module): (&Vec<&'a str>, &Module<'a>)| {
        let (path, file) = (path.clone(), module.file);
        let names = (0..module.tokens.len()).filter_map(|at| declaration(&module.tokens[at..]));
        let types = names.map(|Token { text: name, line }| Type {
            name,
            path: full_path(crate_name(of), &path, name),
            file,
            line,
        });
        types.collect::<Vec<_>>()
    };
    of.modules.iter().flat_map(declared).collect()
}

/// The name, if a public type is declared here by `pub struct Name` and the like, or by one of our macros
/// that turn a list into an enum: `codes! { Name { … } }`.
fn declaration<'a>(tokens: &[Token<'a>]) -> Option<Token<'a>> {
    let text = |at: usize| tokens.get(at).map_or("", |token| token.text);
    let plain = text(0) == "pub" && matches!(text(1), "struct" | "enum" | "union" | "type");
    let listed = text(0) == "!" && text(1) == "{" && text(3) == "{";
    let name = tokens.get(2).filter(|name| name.text.starts_with(|c: char| c.is_uppercase()))?;
    (plain || listed).then_some(*name)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    const GLOSSARY: &str = "# Architecture\n\n## Glossary\n\nWords.\n\n| term | what it is | type |\n|---|---|---|\n\
        | exam | what is taken | `domain::catalog::Exam` |\n\
        | exam kind | what decides its questions | `domain::ExamKind` |\n\
        | dispute | a bank takes money back | `domain::catalog::Dispute` |\n\
        | grant | not built yet | |\n\n## The house\n\n| a | b |\n";
    const CATALOG: &str = "pub struct Exam;\npub enum ExamKind {}\n\
        codes! {\n    /// What became of it.\n    Dispute {\n        Open \"open\",\n    }\n}\n";

    fn with(glossary: &str, app: &str) -> Tree {
        Tree::of(&[
            (PAGE, glossary),
            ("crates/domain/Cargo.toml", ""),
            ("crates/domain/src/lib.rs", "pub mod catalog;\npub use catalog::ExamKind;"),
            ("crates/domain/src/catalog.rs", CATALOG),
            ("crates/app/Cargo.toml", ""),
            ("crates/app/src/lib.rs", app),
        ])
    }

    #[test]
    fn a_second_public_type_with_a_terms_name_is_caught() {
        for declared in ["pub struct Exam;", "pub enum Exam {}", "pub type Exam = u8;", "ids! { Exam { A } }"]
        {
            let violations = judge(&with(GLOSSARY, declared), &[]);
            assert_eq!(violations.len(), 1, "{declared}");
            finds(
                &violations,
                "crates/app/src/lib.rs:1: a word of the glossary means one thing; `Exam` is a term",
            );
            finds(&violations, "give `app::Exam` another name");
        }
        finds(&judge(&with(GLOSSARY, "pub struct ExamKind;"), &[]), "give `app::ExamKind` another name");
        finds(&judge(&with(GLOSSARY, "pub struct Dispute;"), &[]), "give `app::Dispute` another name");
    }

    #[test]
    fn no_type_may_have_the_name_of_a_term_without_a_type() {
        finds(
            &judge(&with(GLOSSARY, "pub struct Grant;"), &[]),
            "give `app::Grant` another name, or name it in",
        );
    }

    #[test]
    fn private_types_tests_and_longer_names_are_free() {
        let free = "struct Exam;\npub(crate) struct Dispute;\npub struct ExamRow;\npub fn Grant() {}\n\
                    #[cfg(test)]\nmod tests { pub struct Exam; }";
        assert!(judge(&with(GLOSSARY, free), &[]).is_empty(), "{:?}", judge(&with(GLOSSARY, free), &[]));
    }

    #[test]
    fn a_missing_glossary_is_caught() {
        finds(&judge(&Tree::of(&[]), &[]), "ARCHITECTURE.md: the house has a glossary; write a table");
        finds(&judge(&with("# Architecture\n", ""), &[]), "below `## Glossary`");
    }

    #[test]
    fn a_stale_or_broken_row_is_caught() {
        let lost = GLOSSARY.replace("domain::catalog::Exam`", "domain::exams::Exam`");
        finds(
            &judge(&with(&lost, ""), &[]),
            "`exam` names the type `domain::exams::Exam`, which isn't there",
        );
        let broken = GLOSSARY.replace("| grant | not built yet | |", "| grant | not built yet |");
        finds(&judge(&with(&broken, ""), &[]), "write three cells");
        let silent = GLOSSARY.replace("not built yet", "");
        finds(&judge(&with(&silent, ""), &[]), "say which term it is and what it means");
    }

    #[test]
    fn a_known_second_type_passes_until_it_is_renamed() {
        let known = [Known { path: "app::Exam", better: "Sitting" }];
        assert!(judge(&with(GLOSSARY, "pub struct Exam;"), &known).is_empty());
        finds(
            &judge(&with(GLOSSARY, "pub struct Sitting;"), &known),
            "xtask/src/tidy/glossary.rs: a word of the glossary means one thing; no second `app::Exam` is left (it was to become `Sitting`)",
        );
    }
}
