//! A request for a page: its app, language and exam.

use std::{sync::Arc, time::Duration};

use app::{catalog::Snapshot, reviews, stats::DatedStats};
use axum::{
    extract::FromRequestParts,
    response::{IntoResponse, Response},
};
use domain::{
    catalog::{App, AppExam, AppExamId, Exam, ExamId, text_in},
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
        envelope::ApiError,
        extract::Visitor,
        pages::{Filling, NOT_FOUND, TEST, Template},
        ready_pages::Wanted,
        ready_questions::Coding,
        routes::{
            boot::{Boot, PaymentBoot},
            reviews::Rating,
        },
        state::AppState,
    },
};

/// How long a page waits for optional statistics.
const PATIENCE: Duration = Duration::from_millis(500);

/// The code of the exam that finds a type of personality.
const TYPE_EXAM: &str = "type16";

/// The exam that an address names, and whether the address has its right code.
pub struct Named<'a> {
    pub exam: &'a Exam,
    pub exactly: bool,
}

/// A request for a page, and the app that owns the requested host; the first app if none does.
pub struct PageRequest {
    pub state: AppState,
    visitor: Visitor,
    pub uri: Uri,
    pub headers: HeaderMap,
    pub catalog: Arc<Snapshot>,
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
            // Inside a nested router `parts.uri` lacks the matched prefix; pages are never nested.
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
pub fn origin(config: &Config, app: &App, headers: &HeaderMap) -> String {
    if !config.http.origin.is_empty() {
        return config.http.origin.clone();
    }
    let canonical = app.domains.first().map_or("localhost", String::as_str);
    match (config.mode, host(headers)) {
        // The Host header is untrusted; it goes into a page only if it is a valid host.
        (Mode::Development, Some(host))
            if host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b)) =>
        {
            format!("http://{host}")
        }
        _ => format!("https://{canonical}"),
    }
}

fn nothing_to_show() -> ApiError {
    ApiError::internal(anyhow::anyhow!("no catalogue or no pages: apply the content and build the web"))
}

impl PageRequest {
    pub fn app(&self) -> &App {
        &self.catalog.apps[self.app]
    }

    /// The exam, if the app publishes it.
    pub fn exam(&self, id: ExamId) -> Option<(&AppExam, &Exam)> {
        self.catalog.published(self.app().id, id)
    }

    /// The exam that this app publishes under that id.
    pub fn published(&self, id: AppExamId) -> Option<&Exam> {
        let published = self.catalog.app_exams.iter().find(|published| published.id == id)?;
        self.exam(published.exam).map(|(_, exam)| exam).filter(|_| published.app == self.app().id)
    }

    /// The app's exam that finds a type of personality.
    pub fn type_exam(&self) -> Option<&Exam> {
        let exam = self.catalog.exams.iter().find(|exam| exam.code == TYPE_EXAM)?;
        self.exam(exam.id).map(|(_, exam)| exam)
    }

    /// The published exam that an address ends with.
    pub fn named(&self, tail: &str) -> Option<Named<'_>> {
        let tail = ExamTail::parse(tail)?;
        let (_, exam) = self.exam(tail.exam_id)?;
        Some(Named { exam, exactly: tail.code == exam.code })
    }

    /// `hl` in the address, else the language chosen before, else the browser's.
    pub fn locale(&self) -> Locale {
        let hl = self.uri.query().and_then(|query| {
            query
                .split('&')
                .filter_map(|pair| pair.split_once('='))
                .find(|(name, _)| name.eq_ignore_ascii_case("hl"))
        });
        let cookie = |name: &'static str| {
            let lines =
                self.headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
            lines.flat_map(|line| line.split(';')).find_map(|pair| pair.trim().strip_prefix(name))
        };
        // Over https its name has the prefix, and then no other host of the domain can have set it.
        let stored = cookie("__Host-IQ-locale=").or_else(|| cookie("IQ-locale="));
        let browser = self.headers.get(header::ACCEPT_LANGUAGE).and_then(|v| v.to_str().ok());
        Locale::negotiate(hl.map(|(_, value)| value), stored, browser)
    }

    pub fn origin(&self) -> String {
        origin(&self.state.config, self.app(), &self.headers)
    }

    pub async fn page(&self, name: &str, exam: ExamId) -> Response {
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

    pub fn wanted(&self, name: &str, exam: ExamId) -> Wanted {
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
            // The price depends on the visitor's country: shared caches must not store a page.
            (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
            (header::VARY, HeaderValue::from_static("accept-language, accept-encoding, cookie")),
        ]
    }

    /// The shell with the app's default exam, for an address that names none; `head` has the link preview's
    /// tags.
    pub async fn shell_previewed(&self, head: &str) -> Response {
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
        // The page is in memory: if the database is unavailable or slow, it is served without live statistics.
        let (stats, rating) = tokio::join!(tokio::time::timeout(PATIENCE, stats), self.rating());
        let stats = match stats {
            Ok(Ok(stats)) => stats,
            failed => {
                warn!(?failed, "page served without statistics");
                DatedStats { stats: ExamStats::default(), as_of: now }
            }
        };
        let page = template.fill(&Filling {
            catalog: &self.catalog,
            exam: published.1,
            free_exam: self.catalog.free_exam(self.app().id).map(|(_, exam)| exam),
            type_exam: self.type_exam(),
            country: wanted.country,
            locale: wanted.locale,
            median_duration_s: stats.stats.median_duration_s,
            origin: &wanted.origin,
            boot: Boot::new(
                &self.catalog,
                self.app(),
                published,
                (stats, rating.clone()),
                wanted.country,
                wanted.locale,
                (PaymentBoot::of(&self.state.config.payments), self.state.identity_sites.names()),
            )
            .to_script(),
        });
        match rating.filter(|_| self.state.pages.has_variant(&wanted.name)) {
            Some(rating) => {
                let data = rating.structured_data(text_in(&published.1.name, wanted.locale));
                before_head_ends(&page, &format!("<script type=\"application/ld+json\">{data}</script>"))
            }
            None => page,
        }
    }

    /// The storefront's reviews in numbers, if there are enough to be shown and the database answers.
    async fn rating(&self) -> Option<Rating> {
        let rating = reviews::rating(&self.state.pools.replica, self.app().id);
        match tokio::time::timeout(PATIENCE, rating).await {
            Ok(Ok(totals)) => totals.as_ref().and_then(Rating::of),
            failed => {
                warn!(?failed, "page served without reviews");
                None
            }
        }
    }

    pub async fn not_found(&self) -> Response {
        let page = self.page(NOT_FOUND, self.app().default_exam).await;
        if page.status() == StatusCode::OK { (StatusCode::NOT_FOUND, page).into_response() } else { page }
    }
}

/// The page with `head` in place of its title.
fn with_head(page: &str, head: &str) -> String {
    let title = page.find("<title>").zip(page.find("</title>"));
    match title {
        Some((from, to)) if from < to => [&page[..from], head, &page[to + "</title>".len()..]].concat(),
        _ => before_head_ends(page, head),
    }
}

fn before_head_ends(page: &str, more: &str) -> String {
    page.replacen("</head>", &format!("{more}</head>"), 1)
}
