//! The web and the server have the same page addresses.
//!
//! The web's are the lines of `web/src/lib/pages.ts`; the server's are the routes of its router, without a
//! trailing exam or token. API calls are nested there and aren't routes of this router.

use super::{Violation, tree::Tree};

const WEB: &str = "web/src/lib/pages.ts";
const SERVER: &str = "crates/server/src/http/router.rs";
const RULE: &str = "web and server know the same addresses";

/// Routes of the server that aren't pages of the web.
const NO_PAGES: &[&str] = &[
    // The landing page of the app's default variant: the web's table has it under its own address.
    "/",
    "/.well-known/security.txt",
    "/healthz",
    "/readyz",
    "/robots.txt",
    "/security-policy.txt",
    "/share/{token}/picture.png",
    "/sitemap.xml",
    "/sw.js",
];

pub(super) fn known_to_both_sides(tree: &Tree) -> Vec<Violation> {
    judge(tree, NO_PAGES)
}

fn judge(tree: &Tree, no_pages: &[&str]) -> Vec<Violation> {
    // Until both exist, there is nothing to compare.
    let (Some(web), Some(server)) = (tree.get(WEB), tree.get(SERVER)) else {
        return [(WEB, "web/src/"), (SERVER, "crates/server/")]
            .into_iter()
            .filter(|(file, side)| {
                tree.get(file).is_none() && tree.iter().any(|(path, _)| path.starts_with(side))
            })
            .map(|(file, _)| Violation::new(file, "addresses stand in one table", "put them there"))
            .collect();
    };
    let web: Vec<&str> = web.lines().filter_map(page).collect();
    let server: Vec<&str> = routes(server).map(without_parameters).collect();
    let missing = |of: &[&str], from: &[&str]| -> Vec<String> {
        of.iter().filter(|address| !from.contains(address)).map(ToString::to_string).collect()
    };
    let of_both = [web.as_slice(), no_pages].concat();
    let needless = no_pages.iter().filter(|address| !server.contains(address) || web.contains(address));
    [
        empty(WEB, &web, "write addresses as `  name: \"/path\",`"),
        empty(SERVER, &server, "write routes as `.route(\"/path/{tail}\", get(…))`"),
        unknown(WEB, &missing(&web, &server), &format!("serve it in {SERVER}, or remove it")),
        unknown(SERVER, &missing(&server, &of_both), &format!("add it to {WEB}, or remove it")),
        unknown(
            "xtask/src/tidy/addresses.rs",
            &needless.map(ToString::to_string).collect::<Vec<_>>(),
            "take it from NO_PAGES: the server doesn't have it, or it is a page",
        ),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn empty(file: &str, addresses: &[&str], fix: &str) -> Vec<Violation> {
    let lost = || Violation::new(file, "addresses stand in one table", fix);
    addresses.is_empty().then(lost).into_iter().collect()
}

fn unknown(file: &str, addresses: &[String], fix: &str) -> Vec<Violation> {
    addresses.iter().map(|address| Violation::new(file, RULE, format!("`{address}`: {fix}"))).collect()
}

/// `  payPage: "/payPage",` → `/payPage`
fn page(line: &str) -> Option<&str> {
    let (name, rest) = line.strip_prefix("  ")?.split_once(": \"")?;
    let address = rest.strip_suffix("\",")?;
    (name.chars().all(char::is_alphanumeric) && address.starts_with('/')).then_some(address)
}

/// `.route("/payPage/{tail}", get(landing::pay))` → `/payPage/{tail}`
fn routes(text: &str) -> impl Iterator<Item = &str> {
    [".route(", ".route_service("].into_iter().flat_map(move |call| {
        text.match_indices(call).filter_map(move |(at, _)| {
            let address = text[at + call.len()..].trim_start().strip_prefix('"')?;
            address.split_once('"').map(|(address, _)| address)
        })
    })
}

/// `/landing_page/{variant}/{tail}` → `/landing_page`; a literal segment after a parameter makes it another
/// address.
fn without_parameters(route: &str) -> &str {
    let mut address = route;
    while let Some((before, _)) = address.rsplit_once('/').filter(|(_, last)| last.starts_with('{')) {
        address = before;
    }
    address
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    const PAGES: &str = "// Like `  old: \"/old\",` once.\nexport const pages = {\n  landing: \"/landing_page\",\n  \
                         shared: \"/share\",\n} as const;\n";
    const ROUTER: &str = "Router::new()\n        .route(\"/landing_page/{variant}/{tail}\", get(landing::landing))\n        \
                          .route(\"/share/{token}\", get(shown::share))\n        \
                          .route(\"/share/{token}/picture.png\", get(shown::picture))\n        \
                          .nest(\"/pay\", calls)\n        .route_service(\n            \"/sw.js\",\n            worker,\n        )\n        \
                          .route(&format!(\"/{{alias}}{path}\"), call)\n";
    const FILES: &[&str] = &["/share/{token}/picture.png", "/sw.js"];

    fn tree(pages: &str, router: &str) -> Tree {
        Tree::of(&[(WEB, pages), (SERVER, router)])
    }

    #[test]
    fn the_same_addresses_pass() {
        assert!(judge(&tree(PAGES, ROUTER), FILES).is_empty(), "{:?}", judge(&tree(PAGES, ROUTER), FILES));
    }

    #[test]
    fn an_address_that_only_the_web_knows_is_caught() {
        let pages = PAGES.replace("  shared:", "  support: \"/support\",\n  shared:");
        let violations = judge(&tree(&pages, ROUTER), FILES);
        assert_eq!(violations.len(), 1);
        finds(
            &violations,
            "web/src/lib/pages.ts: web and server know the same addresses; `/support`: serve it in",
        );
    }

    #[test]
    fn an_address_that_only_the_server_knows_is_caught() {
        let router =
            ROUTER.replace(".nest(", ".route(\"/support/{tail}\", get(landing::test))\n        .nest(");
        let violations = judge(&tree(PAGES, &router), FILES);
        assert_eq!(violations.len(), 1);
        finds(
            &violations,
            "router.rs: web and server know the same addresses; `/support`: add it to web/src/lib/pages.ts",
        );
        finds(&judge(&tree(PAGES, ROUTER), &FILES[..1]), "`/sw.js`: add it to web/src/lib/pages.ts");
    }

    #[test]
    fn an_exception_that_is_no_longer_needed_is_caught() {
        let more = [FILES, &["/favicon.ico", "/share"]].concat();
        let violations = judge(&tree(PAGES, ROUTER), &more);
        assert_eq!(violations.len(), 2);
        finds(&violations, "`/favicon.ico`: take it from NO_PAGES");
        finds(&violations, "`/share`: take it from NO_PAGES");
    }

    #[test]
    fn a_table_that_moved_or_changed_its_form_is_caught() {
        finds(
            &judge(&tree("export const pages = [];", ROUTER), FILES),
            "write addresses as `  name: \"/path\",`",
        );
        finds(&judge(&tree(PAGES, "Router::new()"), &[]), "write routes as");
        finds(&judge(&Tree::of(&[("web/src/main.tsx", "")]), &[]), "pages.ts: addresses stand in one table");
        finds(
            &judge(&Tree::of(&[("crates/server/src/main.rs", "")]), &[]),
            "router.rs: addresses stand in one table",
        );
    }
}
