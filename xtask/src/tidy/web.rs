//! Which folders of `web/src` may import which.

use super::{Violation, tree::Tree};

const CODE: &[&str] = &[".ts", ".tsx"];

/// A feature is a folder; two features meet only in `app/`.
pub(super) fn features_stand_alone(tree: &Tree) -> Vec<Violation> {
    let mut violations = Vec::new();
    for (path, text) in tree.ending(CODE) {
        let Some(own) = feature(path) else { continue };
        for target in imports(text).filter_map(|import| resolve(path, import)) {
            if feature(&target).is_some_and(|other| other != own) {
                let fix = format!("don't import {target}; share it through lib/ or ui/, or meet in app/");
                violations.push(Violation::new(path, "features never import each other", fix));
            }
        }
    }
    violations
}

/// Primitives don't use the router, data or messages; they get everything as props.
pub(super) fn primitives_know_nothing(tree: &Tree) -> Vec<Violation> {
    const PACKAGES: &[&str] = &["react-router", "@tanstack/", "@fluent/", "openapi-fetch"];
    const FOLDERS: &[&str] = &["web/src/l10n/", "web/src/api/", "web/src/features/", "web/src/app/"];
    let mut violations = Vec::new();
    for (path, text) in tree.ending(CODE).filter(|(path, _)| path.starts_with("web/src/ui/")) {
        for import in imports(text) {
            let package = PACKAGES.iter().any(|package| import.starts_with(package));
            let folder = resolve(path, import)
                .is_some_and(|target| FOLDERS.iter().any(|folder| target.starts_with(folder)));
            if package || folder {
                let fix = format!("don't import {import}; take it as a property");
                violations.push(Violation::new(path, "ui/ knows no router, no query, no words", fix));
            }
        }
    }
    violations
}

pub(super) fn no_barrels(tree: &Tree) -> Vec<Violation> {
    tree.ending(&["/index.ts", "/index.tsx"])
        .filter(|(path, _)| path.starts_with("web/src/"))
        .map(|(path, _)| Violation::new(path, "no barrels", "import from the file itself"))
        .collect()
}

fn feature(path: &str) -> Option<&str> {
    path.strip_prefix("web/src/features/")?.split('/').next()
}

/// What follows `from` and `import`, and what is in `import()`.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    ["from ", "import ", "import("].into_iter().flat_map(move |word| {
        text.match_indices(word).filter_map(move |(at, _)| {
            let rest = &text[at + word.len()..];
            let quote = rest.chars().next().filter(|c| matches!(c, '"' | '\''))?;
            rest[1..].split_once(quote).map(|(import, _)| import)
        })
    })
}

/// A relative import as a path from the root.
fn resolve(from: &str, import: &str) -> Option<String> {
    if !import.starts_with('.') {
        return None;
    }
    let mut parts: Vec<&str> = from.split('/').collect();
    parts.pop();
    for part in import.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    #[test]
    fn a_feature_that_imports_another_is_caught() {
        let tree = Tree::of(&[
            ("web/src/features/landing/landing.tsx", "import { Pay } from \"../checkout/pay\";"),
            ("web/src/features/landing/lazy.tsx", "const page = import('../checkout/pay');"),
            (
                "web/src/features/landing/hero.tsx",
                "import { Button } from \"../../ui/button\";\nimport './hero.css';",
            ),
            ("web/src/app/routes.tsx", "import { Landing } from \"../features/landing/landing\";"),
        ]);
        let violations = features_stand_alone(&tree);
        assert_eq!(violations.len(), 2);
        finds(&violations, "web/src/features/landing/landing.tsx: features never import each other");
        finds(&violations, "web/src/features/landing/lazy.tsx: features never import each other");
    }

    #[test]
    fn a_primitive_that_knows_the_router_the_data_or_the_words_is_caught() {
        for import in ["react-router", "@tanstack/react-query", "../l10n/words", "../api/client"] {
            let text = format!("import {{ x }} from \"{import}\";");
            let tree = Tree::of(&[("web/src/ui/button.tsx", &text)]);
            finds(&primitives_know_nothing(&tree), "web/src/ui/button.tsx: ui/ knows no router");
        }
        let tree = Tree::of(&[("web/src/ui/button.tsx", "import { use } from \"react\";")]);
        assert!(primitives_know_nothing(&tree).is_empty());
    }

    #[test]
    fn a_barrel_is_caught() {
        let tree = Tree::of(&[("web/src/ui/index.ts", "export * from \"./button\";")]);
        finds(&no_barrels(&tree), "web/src/ui/index.ts: no barrels");
    }
}
