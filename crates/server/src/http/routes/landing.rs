//! Pages for people: landing pages, the page that isn't there, and what search engines read.

use std::time::Duration;

use app::{catalog::Snapshot, stats::DatedStats};
use axum::{
    extract::{OriginalUri, Path, State},
    response::{IntoResponse, Redirect, Response},
};
use domain::{
    catalog::{App, AppExam, Catalog, Exam},
    exam_tail::ExamTail,
    locale::Locale,
    stats::ExamStats,
};
use http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use jiff::Timestamp;
use tracing::warn;

use crate::{
    config::Mode,
    http::{
        boot::Boot,
        envelope::ApiError,
        extract::{ClientHeaders, Visitor},
        pages::{Filling, NOT_FOUND, Template},
        ready_pages::Wanted,
    },
    state::AppState,
};

/// How long a page waits for numbers that it can do without.
const PATIENCE: Duration = Duration::from_millis(500);

/// The default landing page of the app that the host belongs to.
pub async fn index(
    State(state): State<AppState>,
    visitor: Visitor,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
) -> Response {
    let request = PageRequest { state: &state, visitor, uri: &uri, headers: &headers };
    let catalog = state.catalog.current();
    let Some(app) = request.app(&catalog) else { return no_catalog() };
    request.page(&catalog, app, &app.default_variant, catalog.published(app.id, app.default_exam)).await
}

/// One landing page. The exam's id is the authority: a wrong code leads to the right address.
pub async fn landing(
    State(state): State<AppState>,
    visitor: Visitor,
    Path((variant, tail)): Path<(String, String)>,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
) -> Response {
    let request = PageRequest { state: &state, visitor, uri: &uri, headers: &headers };
    let catalog = state.catalog.current();
    let Some(app) = request.app(&catalog) else { return no_catalog() };
    let current = variant.strip_suffix("-old").unwrap_or(&variant);
    let published = ExamTail::parse(&tail).and_then(|tail| {
        let (app_exam, exam) = catalog.published(app.id, tail.exam_id)?;
        Some((tail, app_exam, exam))
    });
    match published {
        Some((tail, app_exam, exam)) if state.pages.has_variant(current) => {
            if tail.code != exam.code {
                return redirect(&format!("/landing_page/{variant}/{}", ExamTail::of(exam)), uri.query());
            }
            request.page(&catalog, app, current, Some((app_exam, exam))).await
        }
        _ => request.not_found(&catalog, app).await,
    }
}

/// Everything else that a person may have typed, or a program called.
pub async fn not_found(
    State(state): State<AppState>,
    visitor: Visitor,
    OriginalUri(uri): OriginalUri,
    headers: HeaderMap,
) -> Response {
    let request = PageRequest { state: &state, visitor, uri: &uri, headers: &headers };
    let catalog = state.catalog.current();
    let alias = uri.path().split('/').nth(1).unwrap_or_default();
    if catalog.app_by_alias(alias).is_some() {
        return ApiError::no_such_call(ClientHeaders::read(&headers).locale()).into_response();
    }
    let Some(app) = request.app(&catalog) else { return no_catalog() };
    request.not_found(&catalog, app).await
}

pub async fn robots(State(state): State<AppState>, headers: HeaderMap) -> Response {
    let catalog = state.catalog.current();
    let uri = Uri::from_static("/robots.txt");
    let request = PageRequest { state: &state, visitor: Visitor::anywhere(), uri: &uri, headers: &headers };
    let Some(app) = request.app(&catalog) else { return no_catalog() };
    let text = format!(
        "User-agent: *\nAllow: /\nDisallow: /{}/\n\nSitemap: {}/sitemap.xml\n",
        app.alias,
        request.origin(app)
    );
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// Every landing page of every published exam, with its languages.
pub async fn sitemap(State(state): State<AppState>, headers: HeaderMap) -> Response {
    let catalog = state.catalog.current();
    let uri = Uri::from_static("/sitemap.xml");
    let request = PageRequest { state: &state, visitor: Visitor::anywhere(), uri: &uri, headers: &headers };
    let Some(app) = request.app(&catalog) else { return no_catalog() };
    let origin = request.origin(app);
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" \
         xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for variant in &state.pages.variants {
        for exam in &catalog.exams {
            if catalog.published(app.id, exam.id).is_none() {
                continue;
            }
            let page = format!("{origin}/landing_page/{variant}/{}", ExamTail::of(exam));
            let alternates = Locale::ALL.map(|locale| alternate(&page, locale)).concat();
            for locale in Locale::ALL {
                xml.extend(["<url><loc>", &page, "?hl=", locale.code(), "</loc>", &alternates, "</url>\n"]);
            }
        }
    }
    xml.push_str("</urlset>\n");
    ([(header::CONTENT_TYPE, "application/xml; charset=utf-8")], xml).into_response()
}

fn alternate(page: &str, locale: Locale) -> String {
    format!("<xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{page}?hl={locale}\"/>", locale.tag())
}

fn redirect(path: &str, query: Option<&str>) -> Response {
    Redirect::temporary(&query.map_or_else(|| path.to_owned(), |query| format!("{path}?{query}")))
        .into_response()
}

struct PageRequest<'a> {
    state: &'a AppState,
    visitor: Visitor,
    uri: &'a Uri,
    headers: &'a HeaderMap,
}

impl PageRequest<'_> {
    fn host(&self) -> Option<&str> {
        self.headers.get(header::HOST).and_then(|host| host.to_str().ok())
    }

    /// The app whose domain was asked for; the first one where nobody claims the host.
    fn app<'c>(&self, catalog: &'c Catalog) -> Option<&'c App> {
        let host = self.host().map(|host| host.split(':').next().unwrap_or(host));
        host.and_then(|host| catalog.app_by_host(host)).or_else(|| catalog.apps.first())
    }

    /// `hl` in the address, then the language chosen before, then the browser's.
    fn locale(&self) -> Locale {
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

    fn origin(&self, app: &App) -> String {
        let config = &self.state.config;
        if !config.http.origin.is_empty() {
            return config.http.origin.clone();
        }
        let canonical = app.domains.first().map_or("localhost", String::as_str);
        match (config.mode, self.host()) {
            // A Host header is a stranger's text; only one that is a host goes into a page.
            (Mode::Development, Some(host))
                if host.bytes().all(|b| b.is_ascii_alphanumeric() || b".:-[]".contains(&b)) =>
            {
                format!("http://{host}")
            }
            _ => format!("https://{canonical}"),
        }
    }

    async fn page(
        &self,
        catalog: &Snapshot,
        app: &App,
        name: &str,
        published: Option<(&AppExam, &Exam)>,
    ) -> Response {
        let locale = self.locale();
        let (Some(template), Some(published)) = (self.state.pages.get(name, locale), published) else {
            return no_catalog();
        };
        let wanted = Wanted {
            revision: catalog.revision,
            app: app.id,
            exam: published.1.id,
            name: name.to_owned(),
            locale,
            country: self.visitor.country,
            origin: self.origin(app),
        };
        let headers = [
            (header::CONTENT_TYPE, HeaderValue::from_static("text/html; charset=utf-8")),
            (header::CONTENT_LANGUAGE, HeaderValue::from_static(locale.tag())),
            (header::CONTENT_SECURITY_POLICY, self.state.pages.policy.clone()),
            // The price depends on the visitor's country: no shared cache may keep a page.
            (header::CACHE_CONTROL, HeaderValue::from_static("private, no-cache")),
            (header::VARY, HeaderValue::from_static("accept-language, accept-encoding, cookie")),
        ];
        let brotli = [(header::CONTENT_ENCODING, HeaderValue::from_static("br"))];
        if !self.reads_brotli() {
            return (headers, self.fill(catalog, app, template, published, &wanted).await).into_response();
        }
        if let Some(ready) = self.state.ready_pages.get(&wanted) {
            return (headers, brotli, ready).into_response();
        }
        let page = self.fill(catalog, app, template, published, &wanted).await;
        match self.state.ready_pages.keep(wanted, &page) {
            Ok(ready) => (headers, brotli, ready).into_response(),
            Err(error) => ApiError::internal(error).into_response(),
        }
    }

    async fn fill(
        &self,
        catalog: &Snapshot,
        app: &App,
        template: &Template,
        published: (&AppExam, &Exam),
        wanted: &Wanted,
    ) -> String {
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
            catalog,
            exam: published.1,
            country: wanted.country,
            locale: wanted.locale,
            median_duration_s: stats.stats.median_duration_s,
            origin: &wanted.origin,
            boot: Boot::new(catalog, app, published, stats, wanted.country, wanted.locale).to_script(),
        })
    }

    fn reads_brotli(&self) -> bool {
        let accepted = self.headers.get(header::ACCEPT_ENCODING).and_then(|v| v.to_str().ok());
        accepted.is_some_and(|list| list.split(',').any(|coding| coding.trim() == "br"))
    }

    async fn not_found(&self, catalog: &Snapshot, app: &App) -> Response {
        let published = catalog.published(app.id, app.default_exam);
        let page = self.page(catalog, app, NOT_FOUND, published).await;
        if page.status() == StatusCode::OK { (StatusCode::NOT_FOUND, page).into_response() } else { page }
    }
}

fn no_catalog() -> Response {
    ApiError::internal(anyhow::anyhow!(
        "there is no catalogue or no page: apply the content and build the web"
    ))
    .into_response()
}
