//! What a process opens at its start.

use std::time::Duration;

use adapters::{
    files::{self, ObjectFiles},
    geoip::CountryDatabase,
    leaked_passwords::PasswordRange,
    nats::{Nats, NatsWake},
    redis::RedisCache,
    smtp::SmtpMailer,
    stripe::{self, Stripe},
};
use anyhow::Context;
use app::{
    accounts::Passwords, bank::LiveBank, catalog::LiveCatalog, decks::Decks, mail::Origins, reports::Press,
    runs::Writer, starts::Starts, views, worker::Worker,
};
use report::paper::{FONT_FILES, Fonts};
use secrecy::ExposeSecret;
use store::{PgPool, Pools, Purpose};
use tokio_util::sync::CancellationToken;
use tracing::{info, warn};

use crate::{
    config::{Config, Mode, authority},
    http::{
        daily_ceilings::DailyCeilings,
        network_limits::NetworkLimits,
        once_a_minute::OnceAMinute,
        pages::Pages,
        ready_pages::ReadyPages,
        ready_pictures::ReadyPictures,
        ready_questions::ReadyQuestions,
        ready_samples::ReadySamples,
        state::{AppState, Parts},
    },
};

/// Which halves of the product this process runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    Serve,
    Work,
    Both,
}

/// For an operator's command.
pub fn open_pools(config: &Config) -> anyhow::Result<Pools> {
    pools_for(config, Purpose::Upkeep)
}

/// For `server migrate`.
pub fn open_migration_pool(config: &Config) -> anyhow::Result<PgPool> {
    Ok(pools_for(config, Purpose::Migrating)?.primary)
}

fn pools_for(config: &Config, purpose: Purpose) -> anyhow::Result<Pools> {
    let (primary, replica) = config.connect_options()?;
    Ok(store::connect(primary, replica, config.database.max_connections, purpose))
}

/// Opens everything a process of that role needs. PostgreSQL, Redis and NATS may be unavailable: `/readyz`
/// reports it. Only `serve` needs pages and the country database.
pub async fn open(config: Config, role: Role) -> anyhow::Result<(AppState, views::Accepted)> {
    let pools = pools_for(&config, Purpose::Serving)?;
    let (buffer, accepted) = views::buffer(config.views.buffer);
    let (geo, pages) =
        if role == Role::Work { (None, Pages::none()) } else { (open_geo(&config)?, open_pages(&config)?) };
    let state = AppState::new(Parts {
        cache: RedisCache::new(
            config.redis.url.expose_secret(),
            &config.redis.prefix,
            authority(&config.redis.authority),
        )
        .context("redis.url or redis.authority is unusable")?,
        nats: Nats::connect(
            config.nats.url.expose_secret(),
            config.nats.replicas,
            authority(&config.nats.authority),
        )
        .await?,
        leaked_passwords: open_leaked_passwords(&config)?,
        payments: open_payments(&config)?,
        keys: config.certificates.keys().context("certificates.key is unusable")?,
        country_override: config.country_override()?,
        catalog: LiveCatalog::default(),
        bank: LiveBank::default(),
        decks: Decks::default(),
        tickets: config.tickets.open().context("tickets.key is unusable")?,
        proofs: config.accounts.proofs().context("accounts.key is unusable")?,
        passwords: Passwords::default(),
        identity_sites: config.accounts.identity_sites()?,
        origins: origins(&config),
        starts: Starts::default(),
        views: buffer,
        network_limits: NetworkLimits::new(&config.network_limits),
        daily_ceilings: DailyCeilings::new(&config.ceilings),
        once_a_minute: OnceAMinute::default(),
        stopping: CancellationToken::new(),
        runs: Writer::open(pools.primary.clone()),
        pools,
        geo,
        pages,
        ready_pages: ReadyPages::default(),
        ready_pictures: ReadyPictures::default(),
        ready_questions: ReadyQuestions::default(),
        ready_samples: ReadySamples::default(),
        files: open_files(&config)?,
        press: open_press(&config)?,
        config,
    });
    refresh(&state).await;
    check_connections(&state).await?;
    Ok((state, accepted))
}

/// Whether the connections of all processes fit into what the database server allows. Production doesn't start if they
/// don't; a server that doesn't answer yet is asked no more.
async fn check_connections(state: &AppState) -> anyhow::Result<()> {
    let database = &state.config.database;
    let allowed = match state.pools.connections_allowed().await {
        Ok(allowed) => allowed,
        Err(error) => {
            warn!(error = &error as &dyn std::error::Error, "connections: the server's limit is unknown");
            return Ok(());
        }
    };
    // Reads of a replica are on another server.
    let pools = if database.replica_url.expose_secret().is_empty() { 2 } else { 1 };
    let wanted = pools * database.max_connections * database.processes;
    if wanted <= allowed {
        return Ok(());
    }
    let fault = format!(
        "{} processes want {wanted} connections, the database server allows {allowed}: lower database.max_connections \
         or database.processes, or raise max_connections there",
        database.processes
    );
    anyhow::ensure!(state.config.mode == Mode::Development, fault);
    warn!("{fault}");
    Ok(())
}

/// `None` if no keys are configured.
pub fn open_payments(config: &Config) -> anyhow::Result<Option<Stripe>> {
    let payments = &config.payments;
    let open = payments.open().then(|| {
        Stripe::new(&stripe::Settings {
            api_url: &payments.api_url,
            secret_key: payments.secret_key.expose_secret(),
            webhook_secrets: payments.webhook_secrets.expose_secret(),
            budget: stripe::WHILE_SOMEBODY_WAITS,
        })
    });
    open.transpose().context("the payment provider's settings are unusable")
}

/// `None` if no list is configured.
pub fn open_leaked_passwords(config: &Config) -> anyhow::Result<Option<PasswordRange>> {
    let url = &config.accounts.leaked_passwords;
    (!url.is_empty())
        .then(|| PasswordRange::new(url))
        .transpose()
        .context("accounts.leaked_passwords is unusable")
}

pub fn open_files(config: &Config) -> anyhow::Result<ObjectFiles> {
    let settings = files::Settings {
        url: &config.files.url,
        endpoint: &config.files.endpoint,
        region: &config.files.region,
        access_key: &config.files.access_key,
        secret_key: config.files.secret_key.expose_secret(),
    };
    ObjectFiles::new(&settings).context("the file store ([files]) is unusable")
}

/// Both roles render PDFs, so neither starts without fonts.
pub fn open_press(config: &Config) -> anyhow::Result<Press> {
    let folder = &config.report.fonts;
    let read = |name: &&str| {
        let file = folder.join(name);
        std::fs::read(&file).with_context(|| {
            format!(
                "{} is missing: install fonts-noto-core and fonts-noto-cjk, or set report.fonts",
                file.display()
            )
        })
    };
    let fonts = FONT_FILES.iter().map(read).collect::<anyhow::Result<Vec<_>>>()?;
    let fonts = Fonts::new(fonts).context("the fonts below report.fonts are unusable")?;
    Ok(Press::new(fonts, config.report.at_once))
}

fn open_geo(config: &Config) -> anyhow::Result<Option<CountryDatabase>> {
    match CountryDatabase::open(&config.geo.database) {
        Ok(geo) => Ok(Some(geo)),
        Err(error) if config.mode == Mode::Development => {
            warn!(
                error = error.as_ref() as &dyn std::error::Error,
                "country database missing: every visitor's country is unknown"
            );
            Ok(None)
        }
        Err(error) => Err(error),
    }
}

fn open_pages(config: &Config) -> anyhow::Result<Pages> {
    let pages = Pages::load(&config.http.web);
    match pages.and_then(|pages| pages.paying_by(&config.payments)) {
        Err(error) if config.mode == Mode::Development => {
            warn!(
                error = error.as_ref() as &dyn std::error::Error,
                "web build missing: serving the API only"
            );
            Ok(Pages::none())
        }
        pages => pages,
    }
}

/// Reads the catalogue and the bank anew if they have changed; returns whether both could be read.
pub async fn refresh(state: &AppState) -> bool {
    let catalog = state.catalog.refresh(&state.pools.replica).await;
    match &catalog {
        Ok(true) => info!("catalogue loaded"),
        Ok(false) => {}
        Err(error) => warn!(error = error as &dyn std::error::Error, "catalogue: could not be read"),
    }
    let bank = state.bank.refresh(&state.pools.replica).await;
    match &bank {
        Ok(true) => info!(forms = state.bank.current().forms.len(), "bank loaded"),
        Ok(false) => {}
        Err(error) => warn!(error = error as &dyn std::error::Error, "bank: could not be read"),
    }
    catalog.is_ok() && bank.is_ok()
}

pub type ProductionWorker = Worker<SmtpMailer, Stripe, NatsWake, ObjectFiles>;

/// Where the storefronts are reached: in letters, and by passkeys.
pub fn origins(config: &Config) -> Origins {
    match (config.http.origin.as_str(), config.mode) {
        ("", Mode::Production) => Origins::Domains,
        ("", Mode::Development) => Origins::Fixed(format!("http://{}", config.http.listen)),
        (origin, _) => Origins::Fixed(origin.to_owned()),
    }
}

pub fn open_worker(state: &AppState) -> anyhow::Result<ProductionWorker> {
    let config = &state.config;
    let smtp = &config.smtp;
    let patience = Duration::from_secs(smtp.timeout_s);
    let mailer = SmtpMailer::new(smtp.url.expose_secret(), &smtp.from, smtp.connections, patience)
        .context("smtp.url or smtp.from is unusable")?;
    Ok(Worker {
        pool: state.pools.primary.clone(),
        catalog: state.catalog.clone(),
        bank: state.bank.clone(),
        mailer,
        provider: state.payments.clone(),
        wake: state.nats.wake(&config.jobs.stream),
        press: state.press.clone(),
        files: state.files.clone(),
        origins: state.origins.clone(),
        proofs: state.proofs.clone(),
        asks_for_reviews: config.reviews.ask,
    })
}
