//! The command line.

use std::{io::Write, path::PathBuf};

use app::catalog::ApplyError;
use clap::{Parser, Subcommand};
use jiff::Timestamp;
use server::{
    cli::{
        self,
        accounts::AccountsAction,
        bank::{BankAction, BuildArgs, RenormArgs},
        erasures::ErasuresAction,
        jobs::JobsAction,
        ledger::LedgerAction,
        mail::MailAction,
        measure::MeasureAction,
        orders::OrdersAction,
        restore::RestoreAction,
        reviews::ReviewsAction,
        statements::{ExportArgs, QuestionnaireAction},
    },
    config::{Config, Mode, Needs},
    http::router,
    open::{self, Role},
    run, telemetry,
};

/// Many small allocations from several threads: in a profile of page views the system's allocator took a tenth
/// of the time.
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
    /// Serve visitors.
    Serve,
    /// Run jobs, send letters, copy page views and do housekeeping.
    Worker,
    /// Both in one process: for one small machine, and for development.
    All,
    /// Say what is missing in the settings and secrets of all processes.
    Check,
    /// Bring the database's schema up to date.
    Migrate,
    /// Manage the catalogue.
    #[command(subcommand)]
    Catalog(CatalogAction),
    /// Print the OpenAPI document.
    Openapi,
    /// Build forms for visitors; make, print and check puzzles in files.
    #[command(subcommand)]
    Bank(BankAction),
    /// Simulate, calibrate and score answers; write the technical manual.
    #[command(subcommand)]
    Measure(MeasureAction),
    /// Manage accounts: end sessions.
    #[command(subcommand)]
    Accounts(AccountsAction),
    /// Manage jobs: pending and dead ones.
    #[command(subcommand)]
    Jobs(JobsAction),
    /// Manage the comparison of the payment provider's books with ours.
    #[command(subcommand)]
    Ledger(LedgerAction),
    /// Manage orders: payments that need a person, and requests of data subjects.
    #[command(subcommand)]
    Orders(OrdersAction),
    /// Manage reviews: those that wait, decisions, answers.
    #[command(subcommand)]
    Reviews(ReviewsAction),
    /// Keep what was erased at its owner's request, to erase it again after a restore.
    #[command(subcommand)]
    Erasures(ErasuresAction),
    /// Prepare a restored database, before it serves anybody.
    #[command(subcommand)]
    Restore(RestoreAction),
    /// Preview letters.
    #[command(subcommand)]
    Mail(MailAction),
}

#[derive(Subcommand)]
enum CatalogAction {
    /// Make the database match this folder, completely or not at all.
    Apply { folder: PathBuf },
}

fn main() -> anyhow::Result<()> {
    match Command::parse().action {
        Action::Openapi => say(&router::openapi_json()),
        Action::Bank(BankAction::Build(args)) => configured(Task::BuildBank(args)),
        Action::Bank(BankAction::Renorm(args)) => configured(Task::Renorm(args)),
        Action::Bank(BankAction::Retire { edition }) => configured(Task::Retire(edition)),
        Action::Bank(action) => cli::bank::run(action),
        Action::Measure(MeasureAction::Questionnaire(QuestionnaireAction::Export(args))) => {
            configured(Task::ExportAnswers(args))
        }
        Action::Measure(action) => cli::measure::run(action),
        Action::Mail(action) => cli::mail::run(action),
        Action::Accounts(action) => configured(Task::Accounts(action)),
        Action::Jobs(action) => configured(Task::Jobs(action)),
        Action::Ledger(action) => configured(Task::Ledger(action)),
        Action::Orders(action) => configured(Task::Orders(action)),
        Action::Reviews(action) => configured(Task::Reviews(action)),
        Action::Erasures(action) => configured(Task::Erasures(action)),
        Action::Restore(action) => configured(Task::Restore(action)),
        Action::Serve => configured(Task::Run(Role::Serve)),
        Action::Worker => configured(Task::Run(Role::Work)),
        Action::All => configured(Task::Run(Role::Both)),
        Action::Check => {
            Config::load(Needs::Everything).and_then(|_| say("nothing is missing in the settings\n"))
        }
        Action::Migrate => configured(Task::Migrate),
        Action::Catalog(CatalogAction::Apply { folder }) => configured(Task::Apply(folder)),
    }
}

/// Commands that need the configuration and its services.
enum Task {
    Run(Role),
    Migrate,
    Apply(PathBuf),
    BuildBank(BuildArgs),
    Renorm(RenormArgs),
    Retire(i32),
    ExportAnswers(ExportArgs),
    Accounts(AccountsAction),
    Jobs(JobsAction),
    Ledger(LedgerAction),
    Orders(OrdersAction),
    Reviews(ReviewsAction),
    Erasures(ErasuresAction),
    Restore(RestoreAction),
}

impl Task {
    const fn needs(&self) -> Needs {
        match self {
            Self::Run(Role::Serve) => Needs::Serving,
            Self::Run(Role::Work) => Needs::Working,
            Self::Migrate
            | Self::Apply(_)
            | Self::BuildBank(_)
            | Self::Renorm(_)
            | Self::Retire(_)
            | Self::ExportAnswers(_)
            | Self::Erasures(_) => Needs::Database,
            _ => Needs::Everything,
        }
    }
}

fn configured(task: Task) -> anyhow::Result<()> {
    let config = Config::load(task.needs())?;
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build()?;
    runtime.block_on(perform(task, config))
}

async fn perform(task: Task, config: Config) -> anyhow::Result<()> {
    let guard = telemetry::install(&config.telemetry)?;
    let metrics = guard.metrics.clone();
    let result = match task {
        Task::Run(role) => run::run(config, role, metrics).await,
        Task::Migrate => migrate(&config).await,
        Task::Apply(folder) => apply(&config, &folder).await,
        Task::BuildBank(args) => cli::bank::build_edition(&config, args).await,
        Task::Renorm(args) => cli::bank::renorm(&config, args).await,
        Task::Retire(edition) => cli::bank::retire(&config, edition).await,
        Task::ExportAnswers(args) => cli::statements::export(&config, args).await,
        Task::Accounts(action) => cli::accounts::run(&config, action).await,
        Task::Jobs(action) => cli::jobs::run(&config, action).await,
        Task::Ledger(action) => cli::ledger::run(&config, action).await,
        Task::Orders(action) => cli::orders::run(&config, action).await,
        Task::Reviews(action) => cli::reviews::run(&config, action).await,
        Task::Erasures(action) => cli::erasures::run(&config, action).await,
        Task::Restore(action) => cli::restore::run(config, action).await,
    };
    // Sending the last traces blocks.
    tokio::task::spawn_blocking(move || guard.finish()).await?;
    result
}

async fn migrate(config: &Config) -> anyhow::Result<()> {
    store::migrate(&open::open_migration_pool(config)?).await?;
    say("the schema is up to date\n")
}

async fn apply(config: &Config, folder: &std::path::Path) -> anyhow::Result<()> {
    let content = app::content::read(folder)?;
    if config.mode == Mode::Production {
        let faults = content.catalog.check_operators();
        if !faults.is_empty() {
            return Err(ApplyError::Faults(faults).into());
        }
    }
    let applied = app::catalog::apply(&open::open_pools(config)?.primary, &content, Timestamp::now()).await?;
    say(&format!(
        "catalogue {}, {} questionnaires and {} legal texts published\n",
        if applied.catalog_changed { "changed" } else { "unchanged" },
        applied.instruments_published,
        applied.texts_published
    ))
}

fn say(text: &str) -> anyhow::Result<()> {
    std::io::stdout().write_all(text.as_bytes())?;
    Ok(())
}
