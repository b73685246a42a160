//! The structure described in ARCHITECTURE.md as a table: allowed dependencies, and what the pure crates
//! must not use.

use super::{Violation, tree::Tree};

struct Room {
    name: &'static str,
    /// Our own crates it may use.
    uses: &'static [&'static str],
    /// Third-party crates that would break its promise.
    never: &'static [&'static str],
    /// Values in, values out.
    pure: bool,
}

/// Crates that give access to clock, environment, files, network or randomness.
const IMPURE: &[&str] = &[
    "async-nats",
    "axum",
    "chrono",
    "fastrand",
    "figment",
    "getrandom",
    "hyper",
    "lettre",
    "maxminddb",
    "metrics",
    "object_store",
    "rand",
    "redis",
    "reqwest",
    "sqlx",
    "time",
    "tokio",
    "tower",
    "tower-http",
    "tracing",
];

const HTTP_AND_MAIL: &[&str] =
    &["axum", "hyper", "lettre", "object_store", "redis", "reqwest", "tower", "tower-http", "async-nats"];

const HTTP_SERVER: &[&str] = &["axum", "tower-http", "utoipa", "sqlx"];

const HOUSE: &[Room] = &[
    Room { name: "domain", uses: &[], never: IMPURE, pure: true },
    Room { name: "measure", uses: &[], never: IMPURE, pure: true },
    Room { name: "matrix", uses: &[], never: IMPURE, pure: true },
    Room { name: "questionnaire", uses: &["measure"], never: IMPURE, pure: true },
    Room { name: "lab", uses: &["measure", "matrix", "questionnaire"], never: IMPURE, pure: true },
    Room { name: "l10n", uses: &["domain"], never: IMPURE, pure: true },
    Room {
        name: "report",
        uses: &["domain", "measure", "matrix", "lab", "l10n", "questionnaire"],
        never: IMPURE,
        pure: true,
    },
    Room { name: "store", uses: &["domain", "measure"], never: HTTP_AND_MAIL, pure: false },
    Room {
        name: "app",
        uses: &["domain", "measure", "matrix", "lab", "l10n", "questionnaire", "report", "store"],
        never: HTTP_AND_MAIL,
        pure: false,
    },
    Room { name: "adapters", uses: &["app", "domain"], never: HTTP_SERVER, pure: false },
    Room { name: "pspsim", uses: &[], never: &["sqlx"], pure: false },
    Room {
        name: "server",
        uses: &[
            "domain",
            "measure",
            "matrix",
            "lab",
            "l10n",
            "questionnaire",
            "report",
            "store",
            "app",
            "adapters",
        ],
        never: &[],
        pure: false,
    },
    Room {
        name: "proof",
        uses: &["measure", "matrix", "lab", "questionnaire"],
        never: &["axum", "sqlx", "tokio"],
        pure: false,
    },
    Room { name: "press", uses: &["domain", "report"], never: &["axum", "sqlx", "tokio"], pure: false },
    Room { name: "money", uses: &["domain"], never: IMPURE, pure: false },
    Room {
        name: "hostile",
        uses: &["adapters", "app", "domain", "lab", "server"],
        never: &["sqlx"],
        pure: false,
    },
    // Shares no code with the product: it reads files, the database and HTTP.
    Room { name: "storm", uses: &[], never: &["axum", "sqlx"], pure: false },
    Room {
        name: "xtask",
        uses: &["domain", "l10n", "measure"],
        never: &["axum", "sqlx", "tokio"],
        pure: false,
    },
];

fn room(name: &str) -> Option<&'static Room> {
    HOUSE.iter().find(|room| room.name == name)
}

/// A crate uses only what the table allows, and inherits versions from the workspace.
pub(super) fn dependencies(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, name, manifest) in tree.manifests() {
        let Some(room) = room(name) else {
            violations.push(Violation::new(
                path,
                "every crate has a room in the house",
                "add it to HOUSE in xtask/src/tidy/house.rs and to ARCHITECTURE.md",
            ));
            continue;
        };
        for table in ["dependencies", "build-dependencies", "dev-dependencies"] {
            let Some(list) = manifest.get(table).and_then(toml::Value::as_table) else { continue };
            for (dependency, value) in list {
                violations.extend(judge(path, room, table, dependency));
                if value.get("workspace").and_then(toml::Value::as_bool) != Some(true) {
                    violations.push(Violation::new(
                        path,
                        "versions are chosen once",
                        format!(
                            "write `{dependency}.workspace = true` and the version in the root Cargo.toml"
                        ),
                    ));
                }
            }
        }
    }
    violations
}

fn judge(path: &str, room: &Room, table: &str, dependency: &str) -> Option<Violation> {
    // Tests may use an async runtime and the payment simulator; shipped code may not.
    let for_tests = table == "dev-dependencies";
    if HOUSE.iter().any(|other| other.name == dependency) {
        let allowed = room.uses.contains(&dependency) || (for_tests && dependency == "pspsim");
        return (!allowed).then(|| {
            Violation::new(
                path,
                "a crate uses only lower levels of the house",
                format!("`{}` may not use `{dependency}`; move the code or pass the value in", room.name),
            )
        });
    }
    (room.never.contains(&dependency) && !for_tests).then(|| {
        let promise = if room.pure { "pure crates do no I/O" } else { "heavy dependencies are confined" };
        Violation::new(path, promise, format!("`{}` may not use `{dependency}`", room.name))
    })
}

/// A permission that is not used would let a dependency in unnoticed.
pub(super) fn permissions_are_used(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, name, manifest) in tree.manifests() {
        let used = |dependency: &str| {
            let tables = ["dependencies", "build-dependencies", "dev-dependencies"];
            tables.iter().any(|table| manifest.get(*table).is_some_and(|list| list.get(dependency).is_some()))
        };
        let granted = room(name).map_or(&[][..], |room| room.uses);
        violations.extend(granted.iter().filter(|dependency| !used(dependency)).map(|dependency| {
            let fix =
                format!("`{name}` doesn't use `{dependency}`; take it from HOUSE in xtask/src/tidy/house.rs");
            Violation::new(path, "the house allows only what is used", fix)
        }));
    }
    violations
}

/// Clippy reads only the nearest clippy.toml, so every pure crate has the same one.
pub(super) fn pure_crates_share_their_bans(tree: &Tree) -> Vec<Violation> {
    const MODEL: &str = "crates/domain/clippy.toml";
    let model = tree.get(MODEL);
    tree.manifests()
        .into_iter()
        .filter(|(_, name, _)| room(name).is_some_and(|room| room.pure))
        .map(|(path, ..)| path.replace("Cargo.toml", "clippy.toml"))
        .filter(|path| tree.get(path).is_none() || tree.get(path) != model)
        .map(|path| {
            Violation::new(path, "pure crates ban clock, environment and randomness", format!("copy {MODEL}"))
        })
        .collect()
}

pub(super) fn crates_use_workspace_lints(tree: &Tree) -> Vec<Violation> {
    tree.manifests()
        .into_iter()
        .filter(|(_, _, manifest)| {
            let lints = manifest.get("lints").and_then(|lints| lints.get("workspace"));
            lints.and_then(toml::Value::as_bool) != Some(true)
        })
        .map(|(path, ..)| {
            Violation::new(path, "all crates share the lints", "add `[lints] workspace = true`")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    #[track_caller]
    fn planted(path: &str, manifest: &str, expected: &str) {
        finds(&dependencies(&Tree::of(&[(path, manifest)])), expected);
    }

    #[test]
    fn a_crate_that_uses_a_higher_level_is_caught() {
        planted(
            "crates/store/Cargo.toml",
            "[dependencies]\napp.workspace = true",
            "crates/store/Cargo.toml: a crate uses only lower levels of the house; `store` may not use `app`",
        );
        planted(
            "crates/domain/Cargo.toml",
            "[dev-dependencies]\nl10n.workspace = true",
            "may not use `l10n`",
        );
    }

    #[test]
    fn a_pure_crate_with_a_runtime_is_caught() {
        planted(
            "crates/l10n/Cargo.toml",
            "[dependencies]\ntokio.workspace = true",
            "`l10n` may not use `tokio`",
        );
        planted(
            "crates/domain/Cargo.toml",
            "[build-dependencies]\nrand.workspace = true",
            "may not use `rand`",
        );
    }

    #[test]
    fn http_in_the_use_cases_is_caught() {
        for banned in ["axum", "reqwest", "lettre"] {
            let manifest = format!("[dependencies]\n{banned}.workspace = true");
            planted("crates/app/Cargo.toml", &manifest, &format!("`app` may not use `{banned}`"));
        }
    }

    #[test]
    fn a_crate_that_is_not_in_the_table_is_caught() {
        planted("crates/utils/Cargo.toml", "", "every crate has a room in the house");
    }

    #[test]
    fn a_version_outside_the_workspace_is_caught() {
        planted("crates/app/Cargo.toml", "[dependencies]\nserde = \"1\"", "write `serde.workspace = true`");
    }

    #[test]
    fn allowed_dependencies_pass() {
        let tree = Tree::of(&[
            ("crates/app/Cargo.toml", "[dependencies]\nstore.workspace = true\nsqlx.workspace = true"),
            ("crates/domain/Cargo.toml", "[dev-dependencies]\ntokio.workspace = true"),
            ("crates/server/Cargo.toml", "[dev-dependencies]\npspsim.workspace = true"),
        ]);
        assert!(dependencies(&tree).is_empty());
    }

    #[test]
    fn a_permission_that_is_not_used_is_caught() {
        let tree = Tree::of(&[
            ("crates/store/Cargo.toml", "[dependencies]\ndomain.workspace = true"),
            (
                "crates/lab/Cargo.toml",
                concat!(
                    "[dependencies]\nmatrix = { workspace = true }\nquestionnaire.workspace = true\n",
                    "[dev-dependencies]\nmeasure.workspace = true"
                ),
            ),
        ]);
        let violations = permissions_are_used(&tree);
        assert_eq!(violations.len(), 1);
        finds(
            &violations,
            "crates/store/Cargo.toml: the house allows only what is used; `store` doesn't use `measure`; take it from HOUSE",
        );
    }

    #[test]
    fn a_pure_crate_with_other_bans_is_caught() {
        let tree = Tree::of(&[
            ("crates/domain/Cargo.toml", ""),
            ("crates/domain/clippy.toml", "bans"),
            ("crates/l10n/Cargo.toml", ""),
            ("crates/l10n/clippy.toml", "fewer"),
            ("crates/measure/Cargo.toml", ""),
        ]);
        let violations = pure_crates_share_their_bans(&tree);
        assert_eq!(violations.len(), 2);
        finds(&violations, "crates/l10n/clippy.toml");
        finds(&violations, "crates/measure/clippy.toml");
    }

    #[test]
    fn a_crate_without_the_workspaces_lints_is_caught() {
        let tree = Tree::of(&[
            ("crates/app/Cargo.toml", "[lints]\nworkspace = true"),
            ("crates/store/Cargo.toml", "[package]\nname = \"store\""),
        ]);
        let violations = crates_use_workspace_lints(&tree);
        assert_eq!(violations.len(), 1);
        finds(&violations, "crates/store/Cargo.toml: all crates share the lints");
    }
}
