//! `openapi.json`, told by the server itself, and the TypeScript types made from it.

use std::{
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context as _, ensure};

use super::{succeed, write_if_changed};

pub(super) fn write(root: &Path) -> anyhow::Result<()> {
    let output = Command::new("cargo")
        .current_dir(root)
        .args(["run", "--quiet", "--package", "server", "--", "openapi"])
        .stderr(Stdio::inherit())
        .output()
        .context("cargo can't be started")?;
    ensure!(output.status.success(), "`server openapi` failed");
    let mut document = String::from_utf8(output.stdout).context("`server openapi` prints UTF-8")?;
    serde_json::from_str::<serde_json::Value>(&document).context("`server openapi` prints JSON")?;
    document.truncate(document.trim_end().len());
    document.push('\n');
    write_if_changed(root, "openapi.json", &document)?;
    succeed(Command::new("npm").current_dir(root).args(["run", "--silent", "--workspace", "web", "gen"]))
}
