//! A separate product for each test: its own database, its own keys in Redis, its own stream.

use std::{
    collections::BTreeMap,
    net::SocketAddr,
    path::{Path, PathBuf},
    sync::OnceLock,
};

use adapters::{geoip::CountryDatabase, nats::Nats, redis::RedisCache};
use app::{
    accounts::Passwords,
    bank::{LiveBank, Plan, exams_by_length},
    catalog::LiveCatalog,
    content::Content,
    decks::Decks,
    reports::Press,
    runs::Writer,
    starts::Starts,
    views,
};
use axum::{Extension, Router, body::Body, extract::ConnectInfo};
use domain::{account::Provider, catalog::ExamId, country::CountryCode};
use http::{HeaderMap, Request, StatusCode};
use http_body_util::BodyExt;
use jiff::Timestamp;
use lab::forms::{Counts, Length};
use secrecy::ExposeSecret;
use serde_json::Value;
use server::{
    config::Config,
    http::{
        daily_ceilings::DailyCeilings,
        network_limits::NetworkLimits,
        once_a_minute::OnceAMinute,
        pages::Pages,
        ready_pages::ReadyPages,
        ready_pictures::ReadyPictures,
        ready_questions::ReadyQuestions,
        ready_samples::ReadySamples,
        router,
        state::{AppState, Parts},
    },
    open::{open_files, open_leaked_passwords, open_payments, open_press, origins},
};
use sqlx::PgPool;
use store::Pools;
use tokio_util::sync::CancellationToken;
use tower::ServiceExt;

pub(crate) const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

pub(crate) fn content() -> Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT
        .get_or_init(|| {
            app::content::read(&Path::new(ROOT).join("content")).expect("the content is readable")
        })
        .clone()
}

pub(crate) struct TestApp {
    pub(crate) state: AppState,
    pub(crate) router: Router,
    /// Views that were accepted and not published yet; a test that publishes views takes it.
    pub(crate) accepted: Option<views::Accepted>,
    /// The folder of files; deleted with the test.
    pub(crate) files: tempfile::TempDir,
}

/// Fonts are read once for all tests of a process.
fn press(config: &Config) -> Press {
    static PRESS: OnceLock<Press> = OnceLock::new();
    PRESS.get_or_init(|| open_press(config).expect("fonts")).clone()
}

/// Both are accepted, as during a rotation.
pub(crate) const WEBHOOK_SECRETS: [&str; 2] = ["whsec_of_yesterday", "whsec_of_today"];

/// What a test can change.
pub(crate) struct Setup {
    pub(crate) web: PathBuf,
    pub(crate) buffer: usize,
    pub(crate) country: Option<&'static str>,
    pub(crate) redis: Option<&'static str>,
    pub(crate) nats: Option<&'static str>,
    pub(crate) proxies: Vec<&'static str>,
    pub(crate) body_limit: usize,
    pub(crate) timeout_s: u64,
    /// Address of the payment provider; `None`: nothing is sold.
    pub(crate) provider: Option<String>,
    /// Sites through which people may sign in, with their addresses.
    pub(crate) identity_sites: Vec<(Provider, String)>,
    /// The key that Apple hands out, in PEM.
    pub(crate) apple_key: String,
    /// Address of a list of leaked passwords; empty: none is asked.
    pub(crate) leaked_passwords: String,
    /// Builds a bank first; `None`: there is no bank.
    pub(crate) bank: Option<Plan>,
    /// The catalogue and the legal texts.
    pub(crate) content: Content,
    /// Memberships that renew are sold.
    pub(crate) renewing: bool,
}

impl Default for Setup {
    fn default() -> Self {
        Self {
            web: PathBuf::from("/nowhere"),
            buffer: 1_000,
            country: None,
            redis: None,
            nats: None,
            proxies: Vec::new(),
            body_limit: 65_536,
            timeout_s: 30,
            provider: None,
            identity_sites: Vec::new(),
            apple_key: String::new(),
            leaked_passwords: String::new(),
            bank: None,
            content: content(),
            renewing: false,
        }
    }
}

/// The smallest bank in which every exam has more than one form.
pub(crate) fn small_bank() -> Plan {
    let forms = Counts { long: 2, short: 2, brief: 2 };
    Plan {
        edition: 1,
        seed: 1,
        forms,
        exams: exams(),
        pretest_share: 0.0,
        norm_version: "2026-11".to_owned(),
    }
}

/// The IQ exams of the shipped catalogue by length.
pub(crate) fn exams() -> BTreeMap<Length, ExamId> {
    exams_by_length(&content().catalog)
}

/// The complete response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).expect("text")
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).expect("JSON")
    }

    pub(crate) fn header(&self, name: &str) -> &str {
        self.headers.get(name).map_or("", |value| value.to_str().expect("text"))
    }

    /// The data of a successful call.
    pub(crate) fn data(&self) -> Value {
        let mut json = self.json();
        assert_eq!((self.status, &json["result"]), (StatusCode::OK, &Value::from(200)), "{json}");
        json["data"].take()
    }

    /// HTTP status and result code.
    pub(crate) fn refusal(&self) -> (u16, u64) {
        (self.status.as_u16(), self.json()["result"].as_u64().expect("a result"))
    }
}

impl TestApp {
    pub(crate) async fn new(pool: &PgPool) -> Self {
        Self::with(pool, Setup::default()).await
    }

    pub(crate) async fn with(pool: &PgPool, setup: Setup) -> Self {
        app::catalog::apply(pool, &setup.content, Timestamp::now()).await.expect("the content is valid");
        let mut config = Config::load(server::config::Needs::Everything).expect("the services' environment");
        let unique = uuid::Uuid::now_v7().simple().to_string();
        config.nats.stream = format!("VIEWS_{unique}");
        config.nats.runs_stream = format!("RUNS_{unique}");
        config.redis.prefix = format!("{unique}:");
        let files = tempfile::tempdir().expect("a folder");
        config.files.url = format!("file:{}", files.path().display());
        config.http.trusted_proxies = setup.proxies.iter().map(|net| net.parse().expect("a net")).collect();
        config.http.body_limit_bytes = setup.body_limit;
        config.http.timeout_s = setup.timeout_s;
        // Tests exceed a network's limits; those about limits set the addresses.
        config.network_limits.uncounted = vec!["127.0.0.0/8".parse().expect("a net")];
        config.members.renewing = setup.renewing;
        config.jobs.stream = format!("JOBS_{unique}");
        if let Some(url) = setup.provider {
            config.payments.script_url = format!("{url}/v3/");
            config.payments.api_url = url;
            config.payments.secret_key = "sk_test_tessera".into();
            "pk_test_tessera".clone_into(&mut config.payments.publishable_key);
            config.payments.webhook_secrets = WEBHOOK_SECRETS.join(",").into();
        }
        for (provider, issuer) in setup.identity_sites {
            let accounts = &mut config.accounts;
            let (client, address) = match provider {
                Provider::Google => (&mut accounts.google.client_id, &mut accounts.google.issuer),
                Provider::Apple => (&mut accounts.apple.client_id, &mut accounts.apple.issuer),
            };
            "tessera-client".clone_into(client);
            *address = issuer;
        }
        config.accounts.leaked_passwords = setup.leaked_passwords;
        config.accounts.google.client_secret = "secret".into();
        config.accounts.apple.private_key = setup.apple_key.into();
        let redis = setup.redis.unwrap_or(config.redis.url.expose_secret()).to_owned();
        let nats = setup.nats.unwrap_or(config.nats.url.expose_secret()).to_owned();
        let (buffer, accepted) = views::buffer(setup.buffer);
        let state = AppState::new(Parts {
            cache: RedisCache::new(&redis, &config.redis.prefix, None).expect("an address"),
            nats: Nats::connect(&nats, config.nats.replicas, None).await.expect("an address"),
            pools: Pools { primary: pool.clone(), replica: pool.clone() },
            runs: Writer::open(pool.clone()),
            catalog: LiveCatalog::default(),
            bank: LiveBank::default(),
            decks: Decks::default(),
            tickets: config.tickets.open().expect("a key"),
            proofs: config.accounts.proofs().expect("a key"),
            passwords: Passwords::default(),
            identity_sites: config.accounts.identity_sites().expect("settings"),
            leaked_passwords: open_leaked_passwords(&config).expect("an address"),
            origins: origins(&config),
            starts: Starts::default(),
            views: buffer,
            network_limits: NetworkLimits::new(&config.network_limits),
            daily_ceilings: DailyCeilings::new(&config.ceilings),
            once_a_minute: OnceAMinute::default(),
            stopping: CancellationToken::new(),
            payments: open_payments(&config).expect("settings"),
            keys: config.certificates.keys().expect("keys"),
            geo: CountryDatabase::open(&Path::new(ROOT).join(&config.geo.database)).ok(),
            country_override: setup.country.map(|code| CountryCode::parse(code).expect("a country")),
            pages: Pages::load(&setup.web)
                .unwrap_or_else(|_| Pages::none())
                .paying_by(&config.payments)
                .expect("a header"),
            ready_pages: ReadyPages::default(),
            ready_pictures: ReadyPictures::default(),
            ready_questions: ReadyQuestions::default(),
            ready_samples: ReadySamples::default(),
            files: open_files(&config).expect("a folder"),
            press: press(&config),
            config: {
                config.http.web = setup.web;
                config
            },
        });
        state.catalog.refresh(pool).await.expect("the catalogue");
        if let Some(plan) = setup.bank {
            app::bank::build(pool, &plan, Timestamp::now()).await.expect("a bank");
            state.bank.refresh(pool).await.expect("the bank");
        }
        let peer = ConnectInfo(SocketAddr::from(([127, 0, 0, 1], 9)));
        let router = router::public(state.clone()).layer(Extension(peer));
        Self { state, router, accepted: Some(accepted), files }
    }

    pub(crate) async fn send(&self, request: Request<Body>) -> Answer {
        let response = self.router.clone().oneshot(request).await.expect("a router always answers");
        let (parts, body) = response.into_parts();
        let body = body.collect().await.expect("a body").to_bytes().to_vec();
        Answer { status: parts.status, headers: parts.headers, body }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.get_with(path, &[]).await
    }

    pub(crate) async fn get_with(&self, path: &str, headers: &[(&str, &str)]) -> Answer {
        let mut request = Request::get(path);
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        self.send(request.body(Body::empty()).expect("a request")).await
    }

    pub(crate) async fn post(&self, path: &str, body: &str) -> Answer {
        let request = Request::post(path).header("content-type", "application/json");
        self.send(request.body(Body::from(body.to_owned())).expect("a request")).await
    }
}
