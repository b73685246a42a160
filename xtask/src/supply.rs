//! `cargo xtask supply`: the rules of `deny.toml` about licences, bans and sources, checked against the
//! lock files.
//!
//! `cargo deny` uses the same file. That program also knows advisories, but building it takes longer than
//! all other checks together; `just audit` runs it where an advisory database can be reached. npm packages
//! are judged by the licences that package-lock.json records.

use std::{
    collections::{BTreeMap, BTreeSet},
    path::Path,
    process::{Command, ExitCode},
};

use anyhow::{Context, ensure};
use serde::Deserialize;
use serde_json::Value;
use spdx::{Expression, LicenseItem, Licensee, ParseMode};

/// Licences of npm packages that run only while building or testing and are never shipped.
const TOOLS_MAY_ALSO_HAVE: &[&str] = &["BlueOak-1.0.0", "CC0-1.0", "MIT-0", "MPL-2.0", "Python-2.0"];

/// Licences of fonts and pictures, which npm ships in packages.
const ASSETS_MAY_ALSO_HAVE: &[&str] = &["OFL-1.1"];

#[derive(Deserialize)]
struct Policy {
    graph: Graph,
    licenses: Licences,
    bans: Bans,
}

#[derive(Deserialize)]
struct Graph {
    targets: Vec<String>,
}

#[derive(Deserialize)]
struct Licences {
    allow: Vec<String>,
}

#[derive(Deserialize)]
struct Bans {
    deny: Vec<Ban>,
}

#[derive(Deserialize)]
struct Ban {
    name: String,
    reason: String,
    /// The packages that may use it nevertheless.
    #[serde(default)]
    wrappers: Vec<String>,
}

/// Cargo's metadata about the packages that are built for one target.
#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    /// `None` for packages of the workspace.
    source: Option<String>,
    dependencies: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    name: String,
    req: String,
    path: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    dependencies: Vec<String>,
}

pub(crate) fn run(root: &Path) -> anyhow::Result<ExitCode> {
    let policy: Policy = toml::from_str(&std::fs::read_to_string(root.join("deny.toml"))?)?;
    let mut faults = BTreeSet::new();
    let mut crates = BTreeSet::new();
    for target in &policy.graph.targets {
        let metadata = metadata(root, target)?;
        faults.extend(judge_crates(&policy, &metadata)?);
        crates.extend(metadata.packages.into_iter().map(|package| package.id));
    }
    let lock: Value = serde_json::from_str(&std::fs::read_to_string(root.join("package-lock.json"))?)?;
    let (npm, npm_faults) = judge_npm(&policy, &lock)?;
    faults.extend(npm_faults);
    for fault in &faults {
        eprintln!("{fault}");
    }
    eprintln!("supply: {} crates, {npm} npm packages, {} faults", crates.len(), faults.len());
    Ok(if faults.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

fn metadata(root: &Path, target: &str) -> anyhow::Result<Metadata> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .current_dir(root)
        .args(["metadata", "--format-version=1", "--locked", "--filter-platform", target])
        .output()?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    let all: Metadata = serde_json::from_slice(&output.stdout).context("cargo metadata")?;
    // `packages` lists every package of the lock file; `resolve` only those of this target.
    let used: BTreeSet<&str> = all.resolve.nodes.iter().map(|node| node.id.as_str()).collect();
    let packages = all.packages.into_iter().filter(|package| used.contains(package.id.as_str())).collect();
    Ok(Metadata { packages, resolve: all.resolve })
}

fn judge_crates(policy: &Policy, metadata: &Metadata) -> anyhow::Result<Vec<String>> {
    let allowed = licensees(policy.licenses.allow.iter().map(String::as_str))?;
    let mut faults = Vec::new();
    let registries: BTreeSet<_> =
        metadata.packages.iter().filter_map(|package| package.source.as_ref()).collect();
    if registries.len() > 1 || registries.iter().any(|source| !source.starts_with("registry+")) {
        faults
            .push(format!("Cargo.lock: crates come from one registry and nowhere else, not {registries:?}"));
    }
    let names: BTreeMap<&str, &str> =
        metadata.packages.iter().map(|package| (package.id.as_str(), package.name.as_str())).collect();
    for package in &metadata.packages {
        let called = format!("{} {}", package.name, package.version);
        if package.source.is_none() {
            let open = package.dependencies.iter().filter(|one| one.req == "*" && one.path.is_none());
            faults.extend(open.map(|one| format!("{called}: `{}` may be of any version", one.name)));
            continue;
        }
        if let Err(fault) = judge_licence(package.license.as_deref(), &allowed) {
            faults.push(format!("{called}: {fault}"));
        }
        let Some(ban) = policy.bans.deny.iter().find(|ban| ban.name == package.name) else { continue };
        let users = metadata.resolve.nodes.iter().filter(|node| node.dependencies.contains(&package.id));
        let users = users.filter_map(|node| names.get(node.id.as_str()).copied());
        let strangers: Vec<_> =
            users.filter(|user| !ban.wrappers.iter().any(|wrapper| wrapper == user)).collect();
        if !strangers.is_empty() {
            faults.push(format!("{called}: banned ({}), used by {}", ban.reason, strangers.join(", ")));
        }
    }
    Ok(faults)
}

/// The number of packages in the lock file, and what is wrong with them.
fn judge_npm(policy: &Policy, lock: &Value) -> anyhow::Result<(usize, Vec<String>)> {
    let allow = || policy.licenses.allow.iter().map(String::as_str);
    let shipped = licensees(allow().chain(ASSETS_MAY_ALSO_HAVE.iter().copied()))?;
    let tools = licensees(allow().chain(TOOLS_MAY_ALSO_HAVE.iter().copied()))?;
    let packages = lock["packages"].as_object().context("package-lock.json has no packages")?;
    let installed = packages.iter().filter(|(path, _)| path.contains("node_modules/"));
    let (mut count, mut faults) = (0, Vec::new());
    for (path, package) in installed.filter(|(_, package)| package["link"] != true) {
        count += 1;
        let is_tool = package["dev"] == true || package["devOptional"] == true;
        let allowed = if is_tool { &tools } else { &shipped };
        if let Err(fault) = judge_licence(package["license"].as_str(), allowed) {
            faults.push(format!("{path}: {fault}"));
        }
        let integrity = package["integrity"].as_str().unwrap_or_default();
        if !integrity.starts_with("sha512-") {
            faults.push(format!("{path}: the lock file has no sha512 of it"));
        }
    }
    Ok((count, faults))
}

fn licensees<'a>(names: impl Iterator<Item = &'a str>) -> anyhow::Result<Vec<Licensee>> {
    names.map(|name| Licensee::parse(name).with_context(|| format!("licence {name}"))).collect()
}

fn judge_licence(licence: Option<&str>, allowed: &[Licensee]) -> Result<(), String> {
    let licence = licence.ok_or("it names no licence")?;
    let expression = Expression::parse_mode(licence, ParseMode::LAX)
        .map_err(|error| format!("{licence}: {}", error.reason))?;
    let is_allowed = expression.evaluate(|wanted| {
        !matches!(wanted.license, LicenseItem::Other { .. })
            && allowed.iter().any(|one| one.satisfies(wanted))
    });
    if is_allowed { Ok(()) } else { Err(format!("licence {licence} isn't in deny.toml")) }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn policy() -> Policy {
        toml::from_str(
            r#"
            graph.targets = []
            licenses.allow = ["MIT", "Apache-2.0"]
            bans.deny = [{ name = "chrono", reason = "jiff", wrappers = ["object_store"] }]
            "#,
        )
        .expect("a policy")
    }

    fn package(name: &str, license: Option<&str>, source: Option<&str>) -> Value {
        json!({ "id": name, "name": name, "version": "1.0.0", "license": license, "source": source,
                "dependencies": [] })
    }

    fn crates(packages: &Value, nodes: &Value) -> Vec<String> {
        let metadata = json!({ "packages": packages, "resolve": { "nodes": nodes } });
        judge_crates(&policy(), &serde_json::from_value(metadata).expect("metadata")).expect("a verdict")
    }

    #[test]
    fn a_licence_that_is_not_allowed_is_found() {
        let faults = crates(
            &json!([
                package("good", Some("GPL-3.0-only OR MIT"), Some("registry+a")),
                package("both", Some("MIT AND GPL-3.0-only"), Some("registry+a")),
                package("none", None, Some("registry+a")),
                package("own", None, None),
            ]),
            &json!([]),
        );
        assert_eq!(
            faults,
            [
                "both 1.0.0: licence MIT AND GPL-3.0-only isn't in deny.toml",
                "none 1.0.0: it names no licence",
            ]
        );
    }

    #[test]
    fn a_banned_crate_is_found_unless_its_user_is_exempt() {
        let nodes = |user: &str| json!([{ "id": user, "dependencies": ["chrono"] }]);
        let packages = json!([
            package("chrono", Some("MIT"), Some("registry+a")),
            package("object_store", Some("MIT"), Some("registry+a")),
            package("server", None, None),
        ]);
        assert_eq!(crates(&packages, &nodes("object_store")), [""; 0]);
        assert_eq!(crates(&packages, &nodes("server")), ["chrono 1.0.0: banned (jiff), used by server"]);
    }

    #[test]
    fn a_second_source_and_a_wildcard_version_are_found() {
        let mut own = package("server", None, None);
        own["dependencies"] = json!([{ "name": "serde", "req": "*", "path": null }]);
        let faults = crates(
            &json!([
                package("a", Some("MIT"), Some("registry+a")),
                package("b", Some("MIT"), Some("git+b")),
                own
            ]),
            &json!([]),
        );
        assert_eq!(faults.len(), 2);
        assert!(faults[0].contains("git+b"), "{faults:?}");
        assert_eq!(faults[1], "server 1.0.0: `serde` may be of any version");
    }

    #[test]
    fn tools_may_have_licences_that_shipped_packages_may_not() {
        let lock = json!({ "packages": {
            "": { "license": "UNLICENSED" },
            "web": {},
            "node_modules/web": { "link": true },
            "node_modules/shipped": { "license": "MPL-2.0", "integrity": "sha512-a" },
            "node_modules/tool": { "license": "MPL-2.0", "dev": true, "integrity": "sha512-a" },
            "web/node_modules/unsealed": { "license": "MIT" },
        }});
        let (count, faults) = judge_npm(&policy(), &lock).expect("a verdict");
        assert_eq!(count, 3);
        assert_eq!(
            faults,
            [
                "node_modules/shipped: licence MPL-2.0 isn't in deny.toml",
                "web/node_modules/unsealed: the lock file has no sha512 of it",
            ]
        );
    }
}
