//! The modules of a crate form no cycle.
//!
//! A module uses another if it names one of its items by `use`, or by a path that begins with `crate`,
//! `self` or `super`. A name re-exported by `pub use` counts for the module it comes from; a glob counts
//! for the module it names. Tests don't count.
//!
//! A module includes everything below it, so each level is judged separately: among the modules that one
//! parent declares, A uses B if anything at or below A uses something at or below B. A parent and its
//! descendants may use each other freely: that is how Rust divides one module into files.

mod known;

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{
    Violation,
    modules::{Crate, ModulePath, crates},
    paths::mentions,
    tree::Tree,
};
use known::{KNOWN, Known};

const RULE: &str = "modules of a crate form no circle";

pub(super) fn between_modules(tree: &Tree) -> Vec<Violation> {
    judge(tree, KNOWN)
}

fn judge(tree: &Tree, known: &[Known]) -> Vec<Violation> {
    let crates = crates(tree);
    let circles: Vec<Circle<'_>> = crates.iter().flat_map(circles).collect();
    let unknown = circles
        .iter()
        .filter(|circle| !known.iter().any(|known| known.covers(circle)))
        .map(|circle| Violation::new(circle.folder, RULE, circle.fix()));
    let needless = known.iter().flat_map(|known| known.needless(&circles));
    unknown.chain(needless).collect()
}

impl Known {
    fn covers(&self, circle: &Circle<'_>) -> bool {
        self.folder == circle.folder
            && circle.modules.iter().all(|module| self.modules.contains(&module.as_str()))
    }

    fn needless(&self, circles: &[Circle<'_>]) -> Vec<Violation> {
        let still = |module: &str| {
            circles.iter().any(|circle| self.covers(circle) && circle.modules.contains(module))
        };
        let gone = self.modules.iter().filter(|module| !still(module));
        gone.map(|module| {
            let fix = format!(
                "`{module}` is in no circle any more; take it from KNOWN in xtask/src/tidy/circles/known.rs ({})",
                self.why
            );
            Violation::new(self.folder, RULE, fix)
        })
        .collect()
    }
}

struct Circle<'a> {
    folder: &'a str,
    modules: BTreeSet<String>,
    /// A shortest cycle, one sentence per step.
    round: Vec<String>,
}

impl Circle<'_> {
    fn fix(&self) -> String {
        let members: Vec<&str> = self.modules.iter().map(String::as_str).collect();
        format!(
            "{}; move what both need below them, or pass it in (in the circle: {})",
            self.round.join(", "),
            members.join(", ")
        )
    }
}

#[derive(Clone, Copy)]
struct Place<'a> {
    file: &'a str,
    line: usize,
}

/// Which module uses which among the children of one parent, with the first place where it does.
type Level<'a> = BTreeMap<&'a str, BTreeMap<&'a str, Place<'a>>>;

fn circles<'a>(of: &Crate<'a>) -> Vec<Circle<'a>> {
    let mut circles = Vec::new();
    for (parent, level) in levels(of) {
        let full = |name: &str| [parent.as_slice(), &[name]].concat().join("::");
        for knot in knots(&level) {
            let round = round(&level, &knot);
            let round = round.iter().map(|(from, to, place)| {
                format!("{} uses {} ({}:{})", full(from), full(to), place.file, place.line)
            });
            let modules = knot.iter().map(|name| full(name)).collect();
            circles.push(Circle { folder: of.folder, modules, round: round.collect() });
        }
    }
    circles
}

fn levels<'a>(of: &Crate<'a>) -> BTreeMap<ModulePath<'a>, Level<'a>> {
    let mut levels: BTreeMap<ModulePath<'a>, Level<'a>> = BTreeMap::new();
    for (from, module) in &of.modules {
        for mention in mentions(&module.tokens) {
            let Some(to) = of.resolve(from, &mention.path) else { continue };
            let shared = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            // Otherwise one of them is an ancestor of the other, or they are the same.
            if let (Some(user), Some(used)) = (from.get(shared), to.get(shared)) {
                let level = levels.entry(from[..shared].to_vec()).or_default();
                let place = Place { file: module.file, line: mention.line };
                level.entry(user).or_default().entry(used).or_insert(place);
            }
        }
    }
    levels
}

/// Groups of modules in which each reaches every other.
fn knots<'a>(level: &Level<'a>) -> Vec<BTreeSet<&'a str>> {
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        level.keys().map(|name| (*name, reach(level, name))).collect();
    let mut knots: Vec<BTreeSet<&str>> = Vec::new();
    for (name, others) in &reached {
        let knot: BTreeSet<&str> = others
            .iter()
            .filter(|other| reached.get(*other).is_some_and(|back| back.contains(name)))
            .copied()
            .collect();
        if knot.len() > 1 && !knots.contains(&knot) {
            knots.push(knot);
        }
    }
    knots
}

/// Everything that a module uses, directly or through others.
fn reach<'a>(level: &Level<'a>, from: &str) -> BTreeSet<&'a str> {
    let mut reached = BTreeSet::new();
    let mut next: Vec<&str> = level.get(from).into_iter().flat_map(BTreeMap::keys).copied().collect();
    while let Some(name) = next.pop() {
        if reached.insert(name) {
            next.extend(level.get(name).into_iter().flat_map(BTreeMap::keys).copied());
        }
    }
    reached
}

/// A shortest path from the first module of a knot back to itself.
fn round<'a>(level: &Level<'a>, knot: &BTreeSet<&'a str>) -> Vec<(&'a str, &'a str, Place<'a>)> {
    let Some(start) = knot.first().copied() else { return Vec::new() };
    let mut queue = VecDeque::from([(start, Vec::new())]);
    let mut seen = BTreeSet::new();
    while let Some((name, way)) = queue.pop_front() {
        for (to, place) in level.get(name).into_iter().flatten() {
            let way = [way.as_slice(), &[(name, *to, *place)]].concat();
            if *to == start {
                return way;
            }
            if seen.insert(*to) {
                queue.push_back((*to, way));
            }
        }
    }
    Vec::new()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    /// A crate whose root declares `a`, `b` and `c`.
    fn app(files: &[(&str, &str)]) -> Tree {
        let root = [
            ("crates/app/Cargo.toml", ""),
            ("crates/app/src/lib.rs", "mod a;\nmod b;\nmod c;\nstruct Error;"),
        ];
        let missing = ["a", "b", "c"].map(|name| format!("crates/app/src/{name}.rs"));
        let missing = missing.iter().filter(|path| !files.iter().any(|(file, _)| file == path));
        let empty: Vec<(&str, &str)> = missing.map(|path| (path.as_str(), "")).collect();
        Tree::of(&[&root, files, &empty].concat())
    }

    #[test]
    fn a_circle_of_siblings_is_caught_with_its_path() {
        let tree = app(&[
            ("crates/app/src/a.rs", "use crate::b::B;"),
            ("crates/app/src/b.rs", "//! b\nfn f() { super::c::g() }"),
            ("crates/app/src/c.rs", "use std::fmt;\nuse super::{Error, a::{self, A}};"),
        ]);
        let violations = judge(&tree, &[]);
        assert_eq!(violations.len(), 1);
        finds(
            &violations,
            "crates/app: modules of a crate form no circle; a uses b (crates/app/src/a.rs:1), \
             b uses c (crates/app/src/b.rs:2), c uses a (crates/app/src/c.rs:2); move what both need",
        );
        finds(&violations, "(in the circle: a, b, c)");
    }

    #[test]
    fn a_circle_of_cousins_is_caught_where_their_parents_meet() {
        let tree = app(&[
            ("crates/app/src/a.rs", "mod list;\nmod worker;"),
            ("crates/app/src/a/list.rs", ""),
            ("crates/app/src/a/worker.rs", "use crate::b;"),
            ("crates/app/src/b.rs", "mod pay;"),
            ("crates/app/src/b/pay.rs", "use crate::a::list::Job;"),
        ]);
        finds(
            &judge(&tree, &[]),
            "a uses b (crates/app/src/a/worker.rs:1), b uses a (crates/app/src/b/pay.rs:1)",
        );
    }

    #[test]
    fn a_circle_below_a_module_is_caught() {
        let tree = app(&[
            ("crates/app/src/a.rs", "mod start;\nmod end;\npub use end::close;"),
            ("crates/app/src/a/start.rs", "use super::close;"),
            ("crates/app/src/a/end.rs", "use crate::a::start::FIRST;"),
        ]);
        finds(&judge(&tree, &[]), "a::end uses a::start (crates/app/src/a/end.rs:1), a::start uses a::end");
    }

    #[test]
    fn parents_and_children_tests_comments_and_visibility_make_no_circle() {
        let tree = app(&[
            (
                "crates/app/src/a.rs",
                "mod child;\npub use child::C;\nuse crate::{Error, b};\nfn f() { child::g() }",
            ),
            ("crates/app/src/a/child.rs", "use super::f;\nuse crate::Error;"),
            (
                "crates/app/src/b.rs",
                "/// Like [`crate::a`].\npub(in crate::a) fn g() -> &str { \"crate::a\" }\n\
                 #[cfg(test)]\nmod tests { use crate::a; }",
            ),
            ("crates/app/src/c.rs", "use crate::{a, b};"),
        ]);
        assert!(judge(&tree, &[]).is_empty(), "{:?}", judge(&tree, &[]));
    }

    const AB: Known = Known { folder: "crates/app", modules: &["a", "b"], why: "one algorithm" };
    const ABC: Known = Known { folder: "crates/app", modules: &["a", "b", "c"], why: "one algorithm" };

    #[test]
    fn a_known_circle_passes_and_a_larger_one_does_not() {
        let two = app(&[("crates/app/src/a.rs", "use crate::b;"), ("crates/app/src/b.rs", "use crate::a;")]);
        assert!(judge(&two, &[AB]).is_empty());

        let three = app(&[
            ("crates/app/src/a.rs", "use crate::b;"),
            ("crates/app/src/b.rs", "use crate::{a, c};"),
            ("crates/app/src/c.rs", "use crate::a;"),
        ]);
        finds(&judge(&three, &[AB]), "(in the circle: a, b, c)");
        assert!(judge(&three, &[ABC]).is_empty());
    }

    #[test]
    fn a_reexported_macro_counts_for_its_own_module() {
        let tree = app(&[
            (
                "crates/app/src/a.rs",
                "macro_rules! codes { () => {} }\npub(crate) use codes;\nfn f() -> crate::b::State {}",
            ),
            ("crates/app/src/b.rs", "use crate::a::codes;"),
        ]);
        finds(&judge(&tree, &[]), "a uses b (crates/app/src/a.rs:3), b uses a (crates/app/src/b.rs:1)");
    }

    #[test]
    fn an_entry_that_is_no_longer_needed_is_caught() {
        let two = app(&[("crates/app/src/a.rs", "use crate::b;"), ("crates/app/src/b.rs", "use crate::a;")]);
        let violations = judge(&two, &[ABC]);
        assert_eq!(violations.len(), 1);
        finds(
            &violations,
            "`c` is in no circle any more; take it from KNOWN in xtask/src/tidy/circles/known.rs (one algorithm)",
        );
        assert_eq!(judge(&app(&[]), &[AB]).len(), 2);
    }
}
