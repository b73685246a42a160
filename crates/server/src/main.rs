//! The command line.

use std::{io::Write, path::PathBuf};

use clap::{Parser, Subcommand};
use jiff::Timestamp;
use server::{
    config::Config,
    http::openapi,
    run::{self, Role},
    telemetry,
};

/// Many small answers from several threads: in a profile of page views the system's allocator took a
/// tenth of the time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Tessera: tests, reports and their shop.
#[derive(Parser)]
#[command(version)]
struct Command {
    #[command(subcommand)]
    action: Action,
}

#[derive(Subcommand)]
enum Action {
    /// Serve people.
    Serve,
    /// Copy page views and keep house.
    Worker,
    /// Both in one process: for one small machine, and for development.
    All,
    /// Bring the database's schema up to date.
    Migrate,
    /// Look after what is on offer.
    #[command(subcommand)]
    Catalog(CatalogAction),
    /// Print the OpenAPI document.
    Openapi,
}

#[derive(Subcommand)]
enum CatalogAction {
    /// Make the database say what this folder says, wholly or not at all.
    Apply { folder: PathBuf },
}

fn main() -> anyhow::Result<()> {
    let command = Command::parse();
    if let Action::Openapi = command.action {
        return say(&openapi::json());
    }
    let config = Config::load()?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(perform(command.action, config))
}

async fn perform(action: Action, config: Config) -> anyhow::Result<()> {
    let guard = telemetry::install(&config.telemetry)?;
    let metrics = guard.metrics.clone();
    let result = match action {
        Action::Serve => run::run(config, Role::Serve, metrics).await,
        Action::Worker => run::run(config, Role::Work, metrics).await,
        Action::All => run::run(config, Role::Both, metrics).await,
        Action::Migrate => migrate(&config).await,
        Action::Catalog(CatalogAction::Apply { folder }) => apply(&config, &folder).await,
        Action::Openapi => Ok(()),
    };
    // Sending the last traces blocks.
    tokio::task::spawn_blocking(move || guard.finish()).await?;
    result
}

async fn migrate(config: &Config) -> anyhow::Result<()> {
    store::MIGRATOR.run(&run::open_pools(config)?.primary).await?;
    say("the schema is up to date\n")
}

async fn apply(config: &Config, folder: &std::path::Path) -> anyhow::Result<()> {
    let content = app::content::read(folder)?;
    let applied = app::catalog::apply(&run::open_pools(config)?.primary, &content, Timestamp::now()).await?;
    say(&format!(
        "catalogue {}, {} legal texts published\n",
        if applied.catalog_changed { "changed" } else { "unchanged" },
        applied.texts_published
    ))
}

fn say(text: &str) -> anyhow::Result<()> {
    std::io::stdout().write_all(text.as_bytes())?;
    Ok(())
}
