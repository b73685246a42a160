//! Housekeeping: `cargo xtask tidy` checks the project's own rules, `cargo xtask supply` the licences and
//! sources of all dependencies, `cargo xtask logs` what the program has logged; `cargo xtask gen` writes every
//! generated file.

mod generate;
mod logs;
mod supply;
mod tidy;

use std::{path::PathBuf, process::ExitCode};

use clap::{Parser, Subcommand};

#[derive(Parser)]
#[command(about)]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    /// Checks what no compiler checks: allowed dependencies, sizes, names, texts for every error.
    Tidy,
    /// Checks licences, bans and sources of crates and npm packages as deny.toml says.
    Supply,
    /// Checks that logs tell nothing about a person.
    Logs { files: Vec<PathBuf> },
    /// Writes the generated files; all of them, or one kind.
    Gen { step: Option<generate::Step> },
}

fn main() -> anyhow::Result<ExitCode> {
    let root = root();
    match Cli::parse().task {
        Task::Tidy => tidy::run(&root),
        Task::Supply => supply::run(&root),
        Task::Logs { files } => logs::run(&files),
        Task::Gen { step } => generate::run(&root, step).map(|()| ExitCode::SUCCESS),
    }
}

/// The workspace: the parent of xtask's folder. Cargo's value at run time takes precedence over that at
/// build time, so that two checkouts may share a target folder.
fn root() -> PathBuf {
    let own = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let mut root = PathBuf::from(own);
    root.pop();
    root
}
