//! The modules of a crate, and which of them a path leads to.
//!
//! A crate is its `src/lib.rs`, or `src/main.rs` where there is no library, and what it declares with
//! `mod`. Left out: test modules, programs beside a library, build scripts, and files that only `#[path]`
//! makes a module.

use std::collections::BTreeMap;

use super::{
    paths::used,
    tokens::{Token, group, product_tokens},
    tree::Tree,
};

/// `["payments", "start"]` is `crate::payments::start`; the root of a crate is `[]`.
pub(super) type ModulePath<'a> = Vec<&'a str>;

pub(super) struct Crate<'a> {
    /// `crates/app`
    pub(super) folder: &'a str,
    pub(super) modules: BTreeMap<ModulePath<'a>, Module<'a>>,
}

pub(super) struct Module<'a> {
    pub(super) file: &'a str,
    /// Without those of inline modules.
    pub(super) tokens: Vec<Token<'a>>,
    /// The names that `use` introduces here. A child sees them too, through `super::`.
    bindings: BTreeMap<&'a str, ModulePath<'a>>,
}

pub(super) fn crates(tree: &Tree) -> Vec<Crate<'_>> {
    tree.manifests()
        .into_iter()
        .filter_map(|(manifest, ..)| {
            let folder = manifest.trim_end_matches("/Cargo.toml");
            let src = format!("{folder}/src");
            let (file, text) =
                tree.entry(&format!("{src}/lib.rs")).or_else(|| tree.entry(&format!("{src}/main.rs")))?;
            let mut modules = BTreeMap::new();
            collect(tree, &mut modules, Vec::new(), file, &product_tokens(text), &src);
            Some(Crate { folder, modules })
        })
        .collect()
}

/// Adds a module and those that it declares, which are in `folder`.
fn collect<'a>(
    tree: &'a Tree,
    modules: &mut BTreeMap<ModulePath<'a>, Module<'a>>,
    path: ModulePath<'a>,
    file: &'a str,
    tokens: &[Token<'a>],
    folder: &str,
) {
    let (mut own, mut at) = (Vec::new(), 0);
    while at < tokens.len() {
        let declared = (tokens[at].text == "mod").then(|| (tokens.get(at + 1), tokens.get(at + 2)));
        let Some((Some(name), Some(sign))) = declared else {
            own.push(tokens[at]);
            at += 1;
            continue;
        };
        let child = [path.as_slice(), &[name.text]].concat();
        let below = format!("{folder}/{}", name.text);
        if sign.text == "{" {
            let length = group(&tokens[at + 2..]);
            let inside = &tokens[at + 3..(at + 1 + length).max(at + 3)];
            collect(tree, modules, child, file, inside, &below);
            at += 2 + length;
        } else {
            let found = tree.entry(&format!("{below}.rs")).or_else(|| tree.entry(&format!("{below}/mod.rs")));
            if let Some((file, text)) = found {
                collect(tree, modules, child, file, &product_tokens(text), &below);
            }
            at += 3;
        }
    }
    let bindings = used(&own).into_iter().filter_map(|used| Some((used.name?, used.path))).collect();
    modules.insert(path, Module { file, tokens: own, bindings });
}

impl<'a> Crate<'a> {
    /// The module in which a path from `from` ends: that of the item, if the path names an item. Names
    /// introduced by `use` are followed to where they come from. `None` for third-party crates.
    pub(super) fn resolve(&self, from: &[&'a str], path: &[&'a str]) -> Option<ModulePath<'a>> {
        self.follow(from, path, 0)
    }

    fn follow(&self, from: &[&'a str], path: &[&'a str], depth: usize) -> Option<ModulePath<'a>> {
        // `use` may be circular in text that doesn't compile.
        if depth > 16 {
            return None;
        }
        let supers = path.iter().take_while(|word| **word == "super").count();
        let (mut here, rest) = match path.first()? {
            &"crate" => (Vec::new(), &path[1..]),
            &"self" => (from.to_vec(), &path[1..]),
            &"super" => (from[..from.len().saturating_sub(supers)].to_vec(), &path[supers..]),
            first if self.knows(from, first) => (from.to_vec(), path),
            _ => return None,
        };
        for name in rest {
            let child = [here.as_slice(), &[*name]].concat();
            let binding = self.modules.get(&here).and_then(|module| module.bindings.get(name));
            if self.modules.contains_key(&child) {
                here = child;
            // `pub(crate) use codes;` re-exports a macro of the module itself.
            } else if let Some(binding) = binding.filter(|binding| binding.len() > 1) {
                here = self.follow(&here, binding, depth + 1)?;
            } else {
                break;
            }
        }
        Some(here)
    }

    fn knows(&self, module: &[&'a str], name: &'a str) -> bool {
        self.modules.contains_key(&[module, &[name]].concat())
            || self.modules.get(module).is_some_and(|module| {
                // `use serde::Serialize` binds a name of another crate, `use jobs::Job` one of a child.
                module.bindings.get(name).is_some_and(|path| path.first() != Some(&name))
            })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(tree: &Tree) -> Crate<'_> {
        crates(tree).remove(0)
    }

    #[test]
    fn modules_are_found_where_rust_looks_for_them() {
        let tree = Tree::of(&[
            ("crates/app/Cargo.toml", ""),
            ("crates/app/src/lib.rs", "pub mod jobs;\nmod mail;\n#[cfg(test)]\nmod golden;\n"),
            ("crates/app/src/jobs.rs", "mod worker;\nmod limit { pub const A: u8 = 1; }\n"),
            ("crates/app/src/jobs/worker.rs", ""),
            ("crates/app/src/mail/mod.rs", ""),
            ("crates/app/src/golden.rs", ""),
            ("crates/app/src/lost.rs", ""),
        ]);
        let found = only(&tree);
        let paths: Vec<String> = found.modules.keys().map(|path| path.join("::")).collect();
        assert_eq!(paths, ["", "jobs", "jobs::limit", "jobs::worker", "mail"]);
        assert_eq!(found.modules[&vec!["mail"]].file, "crates/app/src/mail/mod.rs");
        assert_eq!(found.modules[&vec!["jobs", "limit"]].file, "crates/app/src/jobs.rs");
    }

    #[test]
    fn a_name_is_followed_to_the_module_it_comes_from() {
        let tree = Tree::of(&[
            ("crates/app/Cargo.toml", ""),
            ("crates/app/src/lib.rs", "mod pay;\nmod jobs;\n"),
            ("crates/app/src/jobs.rs", "mod list;\npub use list::Job;\nuse serde::Serialize;\n"),
            ("crates/app/src/jobs/list.rs", "pub struct Job;"),
            ("crates/app/src/pay.rs", "mod start;\nuse crate::jobs::{self, Job};\n"),
            (
                "crates/app/src/pay/start.rs",
                "mod inner { }\nmacro_rules! sum { () => {} }\npub(crate) use sum;",
            ),
        ]);
        let found = only(&tree);
        let ends = |from: &[&'static str], path: &[&'static str]| {
            found.resolve(from, path).map(|path| path.join("::"))
        };
        assert_eq!(ends(&["pay"], &["crate", "jobs", "put"]).as_deref(), Some("jobs"));
        assert_eq!(ends(&["pay"], &["crate", "jobs", "Job"]).as_deref(), Some("jobs::list"));
        assert_eq!(ends(&["pay", "start"], &["super", "Job", "Send"]).as_deref(), Some("jobs::list"));
        assert_eq!(ends(&["pay", "start"], &["super", "jobs", "put"]).as_deref(), Some("jobs"));
        assert_eq!(ends(&["pay", "start", "inner"], &["super", "super", "x"]).as_deref(), Some("pay"));
        assert_eq!(ends(&["pay"], &["self", "start", "create"]).as_deref(), Some("pay::start"));
        assert_eq!(ends(&["pay"], &["start", "create"]).as_deref(), Some("pay::start"));
        assert_eq!(ends(&["jobs"], &["crate", "pay", "start", "sum"]).as_deref(), Some("pay::start"));
        assert_eq!(ends(&["pay"], &["crate", "Error"]).as_deref(), Some(""));
        assert_eq!(ends(&["pay"], &["serde", "Serialize"]), None);
        assert_eq!(ends(&["jobs"], &["Serialize"]), None);
    }
}
