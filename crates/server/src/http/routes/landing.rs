//! HTML pages: landing pages, the test and its results, the not-found page, and the files that search engines
//! read.

use axum::{
    extract::Path,
    response::{IntoResponse, Redirect, Response},
};
use domain::{catalog::Exam, country::CountryCode, exam_tail::ExamTail, locale::Locale};
use http::{HeaderValue, header};

use super::{
    page_request::{Named, PageRequest},
    public_pages,
};
use crate::http::{envelope::ApiError, extract::caller_locale, pages::TEST, ready_pages::Wanted};

/// The default landing page of the app that owns the host.
pub async fn index(request: PageRequest) -> Response {
    let app = request.app();
    request.page(&app.default_variant, app.default_exam).await
}

/// The variant that promotes the free test.
const FREE_VARIANT: &str = "free";

/// One landing page. The exam's id decides: a wrong code redirects to the right address. A free exam has no
/// landing page of its own; the one that promotes it shows the default exam too. A variant is about puzzles or about
/// types of personality: with an exam that is about something else it redirects to its own. Addresses of earlier
/// pages end in `-old` and show the current page.
pub async fn landing(request: PageRequest, Path((variant, tail)): Path<(String, String)>) -> Response {
    let current = variant.strip_suffix("-old").unwrap_or(&variant);
    let named = request.named(&tail).filter(|_| request.state.pages.has_variant(current));
    let Some(Named { exam, exactly }) = named else { return request.not_found().await };
    let main = request.exam(request.app().default_exam).map(|(_, exam)| exam);
    let shown = if request.state.pages.is_about_types(current) {
        request.type_exam()
    } else if main.is_some_and(|main| main.kind == exam.kind) {
        Some(exam)
    } else {
        main
    };
    match (shown, main) {
        (Some(shown), Some(main)) if shown.free && !main.free => {
            let page = format!("/landing_page/{FREE_VARIANT}/{}", ExamTail::of(main));
            redirect(&page, request.uri.query())
        }
        (Some(shown), _) if !shown.free && shown.id == exam.id && exactly => {
            request.page(current, shown.id).await
        }
        (Some(shown), _) if !shown.free => {
            redirect(&format!("/landing_page/{variant}/{}", ExamTail::of(shown)), request.uri.query())
        }
        _ => request.not_found().await,
    }
}

/// The pages of a test, its result and its order: one shell, whose content the browser chooses by address. No
/// referrer is sent, because the address contains the order's number.
pub async fn product_page(request: PageRequest, tail: Path<String>) -> Response {
    let mut response = shell(&request, tail).await;
    response.headers_mut().insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

/// Payment pages: the provider's parts are allowed, with the permissions they need.
pub async fn payment_page(request: PageRequest, tail: Path<String>) -> Response {
    let (policy, origin) = (request.state.pages.pay_policy.clone(), request.state.config.payments.clone());
    let mut response = product_page(request, tail).await;
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
    // Wallets and banks open their own window, which reports the outcome to this one.
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

/// Any other address.
pub async fn not_found(request: PageRequest) -> Response {
    let alias = request.uri.path().split('/').nth(1).unwrap_or_default();
    if request.catalog.app_by_alias(alias).is_some() {
        return ApiError::no_such_call(caller_locale(&request.headers)).into_response();
    }
    request.not_found().await
}

/// Key in the page cache; no page has this name.
const SITEMAP: &str = "sitemap.xml";

pub async fn robots(request: PageRequest) -> Response {
    let (alias, origin) = (&request.app().alias, request.origin());
    let text = format!("User-agent: *\nAllow: /\nDisallow: /{alias}/\n\nSitemap: {origin}/sitemap.xml\n");
    ([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response()
}

/// Every landing page of every published exam that has one, and the pages about types, in all their languages.
pub async fn sitemap(request: PageRequest) -> Response {
    let headers = [
        (header::CONTENT_TYPE, HeaderValue::from_static("application/xml; charset=utf-8")),
        (header::VARY, HeaderValue::from_static("accept-encoding")),
    ];
    // The same for every visitor.
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
    for page in listed_pages(request) {
        let page = format!("{origin}{page}");
        let alternates = Locale::ALL.map(|locale| alternate(&page, locale)).concat();
        for locale in Locale::ALL {
            xml.extend(["<url><loc>", &page, "?hl=", locale.code(), "</loc>", &alternates, "</url>\n"]);
        }
    }
    xml.push_str("</urlset>\n");
    xml
}

/// The addresses that search engines may list, without language.
fn listed_pages(request: &PageRequest) -> Vec<String> {
    let pages = &request.state.pages;
    let main = request.exam(request.app().default_exam).map(|(_, exam)| exam.kind);
    let of_types = request.type_exam().map(|exam| exam.id);
    let exams = request.catalog.exams.iter();
    let own: Vec<&Exam> = exams.filter(|exam| !exam.free && request.exam(exam.id).is_some()).collect();
    let mut listed = Vec::new();
    for variant in &pages.variants {
        let about_types = pages.is_about_types(variant);
        for exam in &own {
            let fits = if about_types { of_types == Some(exam.id) } else { main == Some(exam.kind) };
            if fits {
                listed.push(format!("/landing_page/{variant}/{}", ExamTail::of(exam)));
            }
        }
    }
    listed.extend(pages.type_pages.iter().map(|name| public_pages::type_address(name)));
    listed
}

fn alternate(page: &str, locale: Locale) -> String {
    format!("<xhtml:link rel=\"alternate\" hreflang=\"{}\" href=\"{page}?hl={locale}\"/>", locale.tag())
}

fn redirect(path: &str, query: Option<&str>) -> Response {
    Redirect::temporary(&query.map_or_else(|| path.to_owned(), |query| format!("{path}?{query}")))
        .into_response()
}
