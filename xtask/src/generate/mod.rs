//! `cargo xtask gen [words|packages|classes|sqlx|openapi]`: the one command behind every generated file.

mod classes;
mod format_cases;
mod formats;
mod messages;
mod openapi;
mod packages;
mod sqlx;
mod words;

use std::{fs, path::Path, process::Command};

use anyhow::{Context as _, ensure};

#[derive(Clone, Copy, clap::ValueEnum)]
pub(crate) enum Step {
    /// Message ids, format rules and format cases, from `locales/` and `crates/l10n`.
    Words,
    /// The packages of landing pages, from `content/`.
    Packages,
    /// The classes of IQ for the browser, from `crates/measure`.
    Classes,
    /// `.sqlx`, from the queries of `crates/store` and the database in `DATABASE_URL`.
    Sqlx,
    /// `openapi.json` and the browser's types, from the server's handlers.
    Openapi,
}

/// In this order: building the server needs the checked queries.
pub(crate) fn run(root: &Path, step: Option<Step>) -> anyhow::Result<()> {
    let all = [Step::Words, Step::Packages, Step::Classes, Step::Sqlx, Step::Openapi];
    for step in step.map_or(all.to_vec(), |step| vec![step]) {
        match step {
            Step::Words => words::write(root)?,
            Step::Packages => packages::write(root)?,
            Step::Classes => classes::write(root)?,
            Step::Sqlx => sqlx::write(root)?,
            Step::Openapi => openapi::write(root)?,
        }
    }
    Ok(())
}

/// Leaves an up-to-date file untouched, so that nothing is rebuilt because of it.
fn write_if_changed(root: &Path, path: &str, text: &str) -> anyhow::Result<()> {
    let file = root.join(path);
    if fs::read_to_string(&file).is_ok_and(|old| old == text) {
        return Ok(());
    }
    if let Some(folder) = file.parent() {
        fs::create_dir_all(folder)?;
    }
    fs::write(&file, text).with_context(|| format!("{path} could not be written"))?;
    eprintln!("wrote {path}");
    Ok(())
}

fn succeed(command: &mut Command) -> anyhow::Result<()> {
    let status = command.status().with_context(|| format!("{command:?} could not be started"))?;
    ensure!(status.success(), "{command:?} failed");
    Ok(())
}
