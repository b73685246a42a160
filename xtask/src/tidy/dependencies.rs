//! Every dependency is explained, and no file names the registry that packages are fetched from.

use super::{Violation, tree::Tree};

const PAGE: &str = "docs/dependencies.md";
const NPM: &[&str] = &["package.json", "web/package.json", "e2e/package.json"];

pub(super) fn are_explained(tree: &Tree) -> Vec<Violation> {
    let page = tree.get(PAGE).unwrap_or_default();
    let manifests =
        std::iter::once(("Cargo.toml", cargo(tree))).chain(NPM.iter().map(|path| (*path, npm(tree, path))));
    manifests
        .filter_map(|(path, mut names)| {
            names.retain(|name| !page.contains(&format!("`{name}`")));
            let fix = format!("say in {PAGE} why these are here and what was rejected: {}", names.join(", "));
            (!names.is_empty()).then(|| Violation::new(path, "every dependency is explained", fix))
        })
        .collect()
}

fn cargo(tree: &Tree) -> Vec<String> {
    let manifest: toml::Table = tree.get("Cargo.toml").and_then(|text| text.parse().ok()).unwrap_or_default();
    let list = manifest.get("workspace").and_then(|w| w.get("dependencies")).and_then(toml::Value::as_table);
    list.into_iter()
        .flatten()
        .filter(|(_, value)| value.get("path").is_none())
        .map(|(name, _)| name.clone())
        .collect()
}

fn npm(tree: &Tree, path: &str) -> Vec<String> {
    let manifest: serde_json::Value =
        tree.get(path).and_then(|text| serde_json::from_str(text).ok()).unwrap_or_default();
    ["dependencies", "devDependencies"]
        .into_iter()
        .filter_map(|table| manifest.get(table)?.as_object())
        .flat_map(|list| list.keys().cloned())
        .collect()
}

/// Addresses that belong in a machine's own settings, not in the project.
const ADDRESSES: &[&str] = &[
    "registry.npmjs.org",
    "registry.yarnpkg.com",
    "npm.pkg.github.com",
    "index.crates.io",
    "static.crates.io",
    "sparse+http",
    "files.pythonhosted.org",
    "pypi.org/simple",
    "--index-url",
    "--registry",
    "replace-with",
    "\"resolved\": \"http",
];

pub(super) fn no_registry_addresses(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, text) in tree.iter().filter(|(path, _)| !path.starts_with("xtask/")) {
        if let Some(address) = ADDRESSES.iter().find(|address| text.contains(*address)) {
            violations.push(Violation::new(
                path,
                "no addresses of package registries",
                format!("remove `{address}`: a machine knows where its packages come from"),
            ));
        }
    }
    violations
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    #[test]
    fn an_unexplained_dependency_is_caught() {
        let tree = Tree::of(&[
            (
                "Cargo.toml",
                "[workspace.dependencies]\nserde = \"1\"\ntoml = \"1\"\nl10n = { path = \"crates/l10n\" }",
            ),
            ("web/package.json", r#"{"dependencies":{"react":"19"},"devDependencies":{"vite":"8"}}"#),
            ("docs/dependencies.md", "| `serde` | reads and writes values |\n| `react` | the screens |"),
        ]);
        let violations = are_explained(&tree);
        assert_eq!(violations.len(), 2);
        finds(&violations, "Cargo.toml: every dependency is explained");
        finds(&violations, "what was rejected: toml");
        finds(&violations, "what was rejected: vite");
    }

    #[test]
    fn a_registrys_address_is_caught() {
        let tree = Tree::of(&[
            ("package-lock.json", r#""resolved": "https://registry.example/react.tgz""#),
            ("Cargo.lock", r#"source = "registry+https://github.com/rust-lang/crates.io-index""#),
            (".cargo/config.toml", "[source.crates-io]\nreplace-with = \"mirror\""),
        ]);
        let violations = no_registry_addresses(&tree);
        assert_eq!(violations.len(), 2);
        finds(&violations, "package-lock.json: no addresses of package registries");
        finds(&violations, ".cargo/config.toml: no addresses of package registries");
    }
}
