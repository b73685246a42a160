//! `openapi.json`, printed by the server itself, and the TypeScript types generated from it.

use std::{
    env,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use anyhow::{Context as _, ensure};

use super::{succeed, write_if_changed};

pub(super) fn write(root: &Path) -> anyhow::Result<()> {
    // The whole workspace, not the server alone: see sqlx.rs.
    succeed(Command::new("cargo").current_dir(root).args([
        "build",
        "--quiet",
        "--workspace",
        "--all-targets",
    ]))?;
    let target = env::var_os("CARGO_TARGET_DIR").map_or_else(|| root.join("target"), PathBuf::from);
    let output = Command::new(target.join("debug/server"))
        .arg("openapi")
        .stderr(Stdio::inherit())
        .output()
        .context("the server can't be started")?;
    ensure!(output.status.success(), "`server openapi` failed");
    let mut document = String::from_utf8(output.stdout).context("`server openapi` prints UTF-8")?;
    serde_json::from_str::<serde_json::Value>(&document).context("`server openapi` prints JSON")?;
    document.truncate(document.trim_end().len());
    document.push('\n');
    write_if_changed(root, "openapi.json", &document)?;
    succeed(Command::new("npm").current_dir(root).args(["run", "--silent", "--workspace", "web", "gen"]))
}
