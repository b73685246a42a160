//! Pages for people: landing pages, the test and its results, the page that isn't there, and what
//! search engines read.

use std::{sync::Arc, time::Duration};

use app::{catalog::Snapshot, stats::DatedStats};
use axum::{
    extract::{FromRequestParts, Path},
    response::{IntoResponse, Redirect, Response},
};
use domain::{
    catalog::{App, AppExam, AppExamId, Exam, ExamId},
    country::CountryCode,
    exam_tail::ExamTail,
    locale::Locale,
    stats::ExamStats,
};
use http::{HeaderMap, HeaderName, HeaderValue, StatusCode, Uri, header, request::Parts};
use jiff::Timestamp;
use tracing::warn;

use crate::{
    config::{Config, Mode},
    http::{
        boot::{Boot, PaymentBoot},
        envelope::ApiError,
        extract::{Visitor, caller_locale},
        pages::{Filling, NOT_FOUND, TEST, Template},
        ready_pages::Wanted,
        ready_questions::Coding,
    },
    state::AppState,
};

/// How long a page waits for numbers that it can do without.
const PATIENCE: Duration = Duration::from_millis(500);

/// The default landing page of the app that the host belongs to.
pub async fn index(request: PageRequest) -> Response {
    let app = request.app();
    request.page(&app.default_variant, app.default_exam).await
}

/// The variant that leads with the free test.
const FREE_VARIANT: &str = "free";

/// One landing page. The exam's id is the authority: a wrong code leads to the right address. A free
/// exam has no landing page of its own; the one that leads with it speaks of the default exam too.
pub async fn landing(request: PageRequest, Path((variant, tail)): Path<(String, String)>) -> Response {
    let current = variant.strip_suffix("-old").unwrap_or(&variant);
    let named = request.named(&tail).filter(|_| request.state.pages.has_variant(current));
    match named {
        Some(Named { exam, .. }) if exam.free => match request.exam(request.app().default_exam) {
            Some((_, main)) if !main.free => {
                let page = format!("/landing_page/{FREE_VARIANT}/{}", ExamTail::of(main));
                redirect(&page, request.uri.query())
            }
            _ => request.not_found().await,
        },
        Some(Named { exam, exactly: true }) => request.page(current, exam.id).await,
        Some(Named { exam, exactly: false }) => {
            redirect(&format!("/landing_page/{variant}/{}", ExamTail::of(exam)), request.uri.query())
        }
        None => request.not_found().await,
    }
}

/// The pages of a test, its result and its order: one shell, which the browser fills by its address.
/// Nobody is told where a visitor comes from: an order's number stands in the address.
pub async fn test(request: PageRequest, tail: Path<String>) -> Response {
    let mut response = shell(&request, tail).await;
    response.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// The same where a payment is taken: the provider's parts may be there, and what they need.
pub async fn pay(request: PageRequest, tail: Path<String>) -> Response {
    let (policy, origin) = (request.state.pages.pay_policy.clone(), request.state.config.payments.clone());
    let mut response = test(request, tail).await;
    let headers = response.headers_mut();
    if headers.contains_key(header::CONTENT_SECURITY_POLICY) {
        headers.insert(header::CONTENT_SECURITY_POLICY, policy);
    }
    let permissions = format!(
        "camera=(), geolocation=(), microphone=(), payment=(self \"{}\"), browsing-topics=()",
        origin.script_origin()
    );
    if let Ok(permissions) = HeaderValue::from_str(&permissions) {
        headers.insert("permissions-policy", permissions);
    }
    // Wallets and banks ask in a window of their own, which tells this one how it went.
    headers.insert("cross-origin-opener-policy", HeaderValue::from_static("same-origin-allow-popups"));
    response
}

async fn shell(request: &PageRequest, Path(tail): Path<String>) -> Response {
    match request.named(&tail) {
        Some(Named { exam, exactly: true }) => request.page(TEST, exam.id).await,
        Some(Named { exam, exactly: false }) => {
            let path = request.uri.path();
            let base = path.rsplit_once('/').map_or(path, |(base, _)| base);
            redirect(&format!("{base}/{}", ExamTail::of(exam)), request.uri.query())
        }
        None => request.not_found().await,
    }
}

/// The exam that an address names, and whether it is called by its right code there.
struct Named<'a> {
    exam: &'a Exam,
    exactly: bool,
}

/// Everything else that a person may have typed, or a program called.
pub async fn not_found(request: PageRequest) -> Response {
    let alias = request.uri.path().split('/').nth(1).unwrap_or_default();
    if request.catalog.app_by_alias(alias).is_some() {
        return ApiError::no_such_call(caller_locale(&request.headers)).into_response();
    }
    request.not_found().await
}

/// Among the ready pages; no page is called that.
const SITEMAP: &str = "sitemap.xml";

pub async fn robots(request: PageRequest) -> Response {
    let (alias, origin) = (&request.app().alias, request.origin());
    let text = format!("User-agent: *\nAllow: /\nDisallow: /{alias}/\n\nSitemap: {origin}/sitemap.xml\n");
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// Every landing page of every published exam that has one, with its languages.
pub async fn sitemap(request: PageRequest) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/xml; charset=utf-8")),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    // The same for everybody, whoever asks first.
    let wanted = Wanted {
        locale: Locale::DEFAULT,
        country: CountryCode::ELSEWHERE,
        ..request.wanted(SITEMAP, request.app().default_exam)
    };
    if let Some(ready) = request.state.ready_pages.get(&wanted) {
        return (headers, ready).into_response();
    }
    match request.state.ready_pages.keep(wanted, &sitemap_of(&request)) {
        Ok(ready) => (headers, ready).into_response(),
        Err(error) => ApiError::internal(error).into_response(),
    }
}

fn sitemap_of(request: &PageRequest) -> String {
    let origin = request.origin();
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for variant in &request.state.pages.variants {
        let exams = request.catalog.exams.iter().filter(|exam| !exam.free);
        for exam in exams.filter(|exam| request.exam(exam.id).is_some()) {
            let page = format!("{origin}/landing_page/{variant}/{}", ExamTail::of(exam));
            let alternates = Locale::ALL.map(|locale| alternate(&page, locale)).concat();
            for locale in Locale::ALL {
                xml.extend(["<url><loc>", &page, "?hl=", locale.code(), "</loc>", &alternates, "</url>\n"]);
            }
        }
    }
    xml.push_str("</urlset>\n");
    xml
}

fn alternate(page: &str, locale: Locale) -> String {
    format!("<xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{page}?hl={locale}\"/>", locale.tag())
}

fn redirect(path: &str, query: Option<&str>) -> Response {
    Redirect::temporary(&query.map_or_else(|| path.to_owned(), |query| format!("{path}?{query}")))
        .into_response()
}

/// A request for a page, and the app whose domain was asked for; the first one where nobody claims
/// the host.
pub struct PageRequest {
    pub(super) state: AppState,
    visitor: Visitor,
    uri: Uri,
    headers: HeaderMap,
    catalog: Arc<Snapshot>,
    app: usize,
}

impl FromRequestParts<AppState> for PageRequest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let Ok(visitor) = Visitor::from_request_parts(parts, state).await;
        let catalog = state.catalog.current();
        if catalog.apps.is_empty() {
            return Err(nothing_to_show());
        }
        let host = host(&parts.headers).map(|host| host.split(':').next().unwrap_or(host));
        Ok(Self {
            state: state.clone(),
            visitor,
            // Inside a nested router `parts.uri` lacks what was matched; pages are never nested.
            uri: parts.uri.clone(),
            headers: parts.headers.clone(),
            app: catalog.apps.iter().position(|app| host.is_some_and(|host| app.serves(host))).unwrap_or(0),
            catalog,
        })
    }
}

fn host(headers: &HeaderMap) -> Option<&str> {
    headers.get(header::HOST).and_then(|host| host.to_str().ok())
}

/// Scheme and host of an app, as links to it are written.
pub(super) fn origin(config: &Config, app: &App, headers: &HeaderMap) -> String {
    if !config.http.origin.is_empty() {
        return config.http.origin.clone();
    }
    let canonical = app.domains.first().map_or("localhost", String::as_str);
    match (config.mode, host(headers)) {
        // A Host header is a stranger's text; only one that is a host goes into a page.
        (Mode::Development, Some(host))
            if host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b)) =>
        {
            format!("http://{host}")
        }
        _ => format!("https://{canonical}"),
    }
}

fn nothing_to_show() -> ApiError {
    ApiError::internal(anyhow::anyhow!(
        "there is no catalogue or no page: apply the content and build the web"
    ))
}

impl PageRequest {
    pub(super) fn app(&self) -> &App {
        &self.catalog.apps[self.app]
    }

    /// The exam, if the app publishes it.
    fn exam(&self, id: ExamId) -> Option<(&AppExam, &Exam)> {
        self.catalog.published(self.app().id, id)
    }

    /// The exam that this app publishes under that id.
    pub(super) fn published(&self, id: AppExamId) -> Option<&Exam> {
        let published = self.catalog.app_exams.iter().find(|published| published.id == id)?;
        self.exam(published.exam).map(|(_, exam)| exam).filter(|_| published.app == self.app().id)
    }

    /// The published exam that an address ends with.
    fn named(&self, tail: &str) -> Option<Named<'_>> {
        let tail = ExamTail::parse(tail)?;
        let (_, exam) = self.exam(tail.exam_id)?;
        Some(Named { exam, exactly: tail.code == exam.code })
    }

    /// `hl` in the address, then the language chosen before, then the browser's.
    pub(super) fn locale(&self) -> Locale {
        let hl = self.uri.query().and_then(|query| {
            query
                .split('&')
                .filter_map(|pair| pair.split_once('='))
                .find(|(name, _)| name.eq_ignore_ascii_case("hl"))
        });
        let stored =
            self.headers.get_all(header::COOKIE).into_iter().filter_map(|c| c.to_str().ok()).find_map(
                |cookies| cookies.split(';').find_map(|cookie| cookie.trim().strip_prefix("IQ-locale=")),
            );
        let browser = self.headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok());
        Locale::negotiate(hl.map(|(_, value)| value), stored, browser)
    }

    pub(super) fn origin(&self) -> String {
        origin(&self.state.config, self.app(), &self.headers)
    }

    async fn page(&self, name: &str, exam: ExamId) -> Response {
        let locale = self.locale();
        let (Some(template), Some(published)) = (self.state.pages.get(name, locale), self.exam(exam)) else {
            return nothing_to_show().into_response();
        };
        let (wanted, headers) = (self.wanted(name, exam), self.page_headers());
        if let Some(ready) = self.state.ready_pages.get(&wanted) {
            return (headers, ready).into_response();
        }
        let page = self.fill(template, published, &wanted).await;
        match self.state.ready_pages.keep(wanted, &page) {
            Ok(ready) => (headers, ready).into_response(),
            Err(error) => ApiError::internal(error).into_response(),
        }
    }

    fn wanted(&self, name: &str, exam: ExamId) -> Wanted {
        Wanted {
            revision: self.catalog.revision,
            app: self.app().id,
            exam,
            name: name.to_owned(),
            locale: self.locale(),
            country: self.visitor.country,
            origin: self.origin(),
            coding: Coding::accepted(self.headers.get(header::ACCEPT_ENCODING)),
        }
    }

    fn page_headers(&self) -> [(HeaderName, HeaderValue); 5] {
        [
            (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
            (header::CONTENT_LANGUAGE, HeaderValue::from_static(self.locale().tag())),
            (header::CONTENT_SECURITY_POLICY, self.state.pages.policy.clone()),
            // The price depends on the visitor's country: no shared cache may keep a page.
            (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
            (header::VARY, HeaderValue::from_static("accept-language, accept-encoding, cookie")),
        ]
    }

    /// The shell about the app's default exam, for an address that names none; with the words that a
    /// link to it is shown with.
    pub(super) async fn shell_previewed(&self, head: &str) -> Response {
        let (locale, exam) = (self.locale(), self.app().default_exam);
        let (Some(template), Some(published)) = (self.state.pages.get(TEST, locale), self.exam(exam)) else {
            return nothing_to_show().into_response();
        };
        let page = self.fill(template, published, &self.wanted(TEST, exam)).await;
        (self.page_headers(), with_head(&page, head)).into_response()
    }

    async fn fill(&self, template: &Template, published: (&AppExam, &Exam), wanted: &Wanted) -> String {
        let now = Timestamp::now();
        let stats = app::stats::of_exam(&self.state.cache, &self.state.pools.replica, wanted.exam, now);
        // The page is in memory: when its database is away or slow it still appears, without live
        // numbers.
        let stats = match tokio::time::timeout(PATIENCE, stats).await {
            Ok(Ok(stats)) => stats,
            failed => {
                warn!(?failed, "a page is served without statistics");
                DatedStats { stats: ExamStats::default(), as_of: now }
            }
        };
        template.fill(&Filling {
            catalog: &self.catalog,
            exam: published.1,
            free_exam: self.catalog.free_exam(self.app().id).map(|(_, exam)| exam),
            country: wanted.country,
            locale: wanted.locale,
            median_duration_s: stats.stats.median_duration_s,
            origin: &wanted.origin,
            boot: Boot::new(
                &self.catalog,
                self.app(),
                published,
                stats,
                wanted.country,
                wanted.locale,
                PaymentBoot::of(&self.state.config.payments),
            )
            .to_script(),
        })
    }

    async fn not_found(&self) -> Response {
        let page = self.page(NOT_FOUND, self.app().default_exam).await;
        if page.status() == StatusCode::OK { (StatusCode::NOT_FOUND, page).into_response() } else { page }
    }
}

/// The page with other words in the place of its title.
fn with_head(page: &str, head: &str) -> String {
    let title = page.find("<title>").zip(page.find("</title>"));
    match title {
        Some((from, to)) if from < to => [&page[..from], head, &page[to + "</title>".len()..]].concat(),
        _ => page.replacen("</head>", &format!("{head}</head>"), 1),
    }
}
