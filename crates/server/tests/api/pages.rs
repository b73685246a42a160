//! Pages as browsers and search engines get them, from the test's own small build.

use std::{fs, io::Read};

use domain::{catalog::SkuId, locale::Locale};
use http::StatusCode;
use jiff::Timestamp;
use serde_json::Value;
use sqlx::PgPool;
use tempfile::TempDir;

use crate::harness::{Setup, TestApp, content};

const PAGE: &str = "<html lang=\"{tag}\"><head></head><link rel=\"canonical\" href=\"%%origin%%/landing_page/{name}/%%tail%%?hl={hl}\">\
    <p id=\"length\">%%msg:site-hero-length%%</p><p id=\"from\">%%msg:site-hero-price%%</p>\
    <p id=\"short\">%%msg:site-hero-short-length%%</p><p id=\"free\">%%tail:free%%</p><p id=\"types\">%%tail:type16%%</p><p id=\"price\">%%price:Sku4%%</p><p id=\"time\">%%duration%%</p>\
    <script type=\"application/json\" id=\"boot\">%%boot%%</script></html>";

/// A web build with two variants in nine languages.
pub(crate) fn web() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    let (pages, assets) = (folder.path().join("pages"), folder.path().join("public/assets"));
    fs::create_dir_all(&pages).expect("made");
    fs::create_dir_all(&assets).expect("made");
    for name in
        ["yellow_computer", "free", "types_tiles", "types", "type_enfp", "type_istj", "not_found", "test"]
    {
        for locale in Locale::ALL {
            let html =
                PAGE.replace("{tag}", locale.tag()).replace("{name}", name).replace("{hl}", locale.code());
            fs::write(pages.join(format!("{name}.{locale}.html")), html).expect("written");
        }
    }
    let manifest = r#"{
        "variants": ["yellow_computer", "free", "types_tiles"],
        "typeVariants": ["types_tiles"],
        "typePages": ["types", "type_enfp", "type_istj"],
        "styleHashes": ["sha256-abc="]
    }"#;
    fs::write(pages.join("manifest.json"), manifest).expect("written");
    fs::write(folder.path().join("public/sw.js"), "let worker").expect("written");
    fs::write(assets.join("mark.svg"), "<svg/>").expect("written");
    fs::write(assets.join("app-1a2b.js"), "let plain").expect("written");
    fs::write(assets.join("app-1a2b.js.br"), "smaller").expect("written");
    folder
}

pub(crate) async fn app(pool: &PgPool, folder: &TempDir, country: &'static str) -> TestApp {
    TestApp::with(pool, Setup { web: folder.path().into(), country: Some(country), ..Setup::default() }).await
}

/// The text of the element with that id.
pub(crate) fn part<'a>(page: &'a str, id: &str) -> &'a str {
    let begin = page.find(&format!("id=\"{id}\">")).expect("the element") + id.len() + 6;
    &page[begin..begin + page[begin..].find("</").expect("its end")]
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_root_shows_the_default_landing_page_in_the_browsers_language(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "DE").await;

    let answer =
        app.get_with("/", &[("accept-language", "de-DE,de;q=0.9"), ("host", "localhost:8080")]).await;

    assert_eq!(answer.status, StatusCode::OK);
    assert_eq!(answer.header("content-type"), "text/html; charset=utf-8");
    assert_eq!(answer.header("content-language"), "de");
    assert!(answer.text().contains("http://localhost:8080/landing_page/yellow_computer/iq-1?hl=DE"));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_page_shows_the_exams_statistics_and_the_countrys_prices(pool: PgPool) {
    let folder = web();
    let german = app(&pool, &folder, "DE").await;
    let japanese = app(&pool, &folder, "JP").await;

    let in_germany = german.get("/landing_page/free/iq20-2?hl=de").await;
    let in_japan = japanese.get("/landing_page/free/iq-1?hl=JA").await;

    assert!(part(in_germany.text(), "length").contains("20"));
    assert!(part(in_germany.text(), "price").ends_with("\u{a0}€"));
    assert!(part(in_japan.text(), "length").contains("30"));
    assert!(part(in_japan.text(), "from").contains('¥'));
    let boot: Value = serde_json::from_str(part(in_japan.text(), "boot")).expect("JSON");
    assert_eq!(
        (&boot["country"], &boot["continent"], &boot["hl"]),
        (&"JP".into(), &"AS".into(), &"JA".into())
    );
    assert_eq!(boot["seller"]["name"], content().catalog.apps[0].operator.name);
    assert!(!part(in_germany.text(), "boot").contains("\"seller\""), "only where the law wants it");
    assert_eq!(boot["exam"]["code"], "iq");
    assert_eq!(boot["skus"].as_array().map(Vec::len), Some(4));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_language_is_chosen_by_address_then_cookie_then_browser(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;
    let path = "/landing_page/free/iq-1";
    let language = async |path: &str, headers: &[(&str, &str)]| {
        app.get_with(path, headers).await.header("content-language").to_owned()
    };
    let visitor = [("cookie", "a=b; IQ-locale=KO"), ("accept-language", "fr")];
    let over_https = [("cookie", "IQ-locale=KO; __Host-IQ-locale=JA")];

    assert_eq!(language(&format!("{path}?HL=cn"), &visitor).await, "zh-Hans");
    assert_eq!(language(&format!("{path}?hl=XX"), &visitor).await, "en");
    assert_eq!(language(path, &visitor).await, "ko");
    assert_eq!(language(path, &over_https).await, "ja", "another host can't have set this one");
    assert_eq!(language(path, &visitor[1..]).await, "fr");
    assert_eq!(language(path, &[]).await, "en");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_wrong_code_redirects_to_the_right_address_with_the_query(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;

    let answer = app.get("/landing_page/free/mensa-1?hl=DE&gclid=5").await;

    assert_eq!(answer.status, StatusCode::TEMPORARY_REDIRECT);
    assert_eq!(answer.header("location"), "/landing_page/free/iq-1?hl=DE&gclid=5");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_old_variant_shows_the_current_page(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;

    let old = app.get("/landing_page/yellow_computer-old/iq-1").await;

    assert_eq!(old.status, StatusCode::OK);
    assert_eq!(old.text(), app.get("/landing_page/yellow_computer/iq-1").await.text());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unknown_address_shows_the_not_found_page_in_the_visitors_language(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;
    for path in [
        "/nothing",
        "/landing_page/free",
        "/landing_page/unknown/iq-1",
        "/landing_page/free/iq-99",
        "/answer_question/start_loading",
        "/answer_question/standard/iq-99",
        "/report/result/iq",
        "/a/b/c/d",
    ] {
        let answer = app.get_with(path, &[("accept-language", "es")]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{path}");
        assert_eq!(answer.header("content-language"), "es", "{path}");
        assert!(answer.text().starts_with("<html lang=\"es\""), "{path}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_page_may_load_only_our_scripts_and_its_own_styles(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;

    let policy = app.get("/").await.header("content-security-policy").to_owned();

    assert!(policy.contains("script-src 'self';"), "{policy}");
    assert!(policy.contains("style-src 'self' 'sha256-abc=';"), "{policy}");
    assert!(!policy.contains("unsafe"), "{policy}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn public_files_are_cached_forever_and_sent_compressed(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;

    let plain = app.get("/public/assets/app-1a2b.js").await;
    let small = app.get_with("/public/assets/app-1a2b.js", &[("accept-encoding", "gzip, br")]).await;

    assert_eq!((plain.text(), small.text()), ("let plain", "smaller"));
    assert_eq!(small.header("content-encoding"), "br");
    assert_eq!(plain.header("cache-control"), "public, max-age=31536000, immutable");
    let missing = app.get("/public/assets/gone.js").await;
    assert_eq!(missing.status, StatusCode::NOT_FOUND);
    assert!(!missing.header("cache-control").contains("immutable"), "a missing file may appear later");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_response_has_a_policy_and_every_text_its_charset(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;
    for (path, kind) in [
        ("/", "text/html; charset=utf-8"),
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/public/assets/app-1a2b.js", "text/javascript; charset=utf-8"),
        ("/public/assets/mark.svg", "image/svg+xml; charset=utf-8"),
        ("/public/assets/gone.js", ""),
        ("/share/nothing/picture.png", ""),
        ("/robots.txt", "text/plain; charset=utf-8"),
        ("/sitemap.xml", "application/xml; charset=utf-8"),
        ("/tessera/exam/info/1", "application/json"),
        ("/tessera/app/v2/view?dl=/", "application/json"),
    ] {
        let answer = app.get(path).await;

        assert_eq!(answer.header("content-type"), kind, "{path}");
        let policy = answer.header("content-security-policy");
        for directive in ["default-src", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"] {
            assert!(policy.contains(directive), "{path}: {policy}");
        }
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn search_engines_find_every_page_in_every_language(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;

    let robots = app.get_with("/robots.txt", &[("host", "tessera.example")]).await;
    let sitemap = app.get_with("/sitemap.xml", &[("host", "tessera.example")]).await;

    assert!(robots.text().contains("Sitemap: http://tessera.example/sitemap.xml"));
    // Two variants for each of two exams with puzzles, one for the exam about types, and three pages about types.
    assert_eq!(sitemap.text().matches("<loc>").count(), (2 * 2 + 1 + 3) * 9);
    assert!(sitemap.text().contains("http://tessera.example/landing_page/types_tiles/type16-4?hl=DE"));
    assert!(sitemap.text().contains("http://tessera.example/personality-types?hl=DE"));
    assert!(sitemap.text().contains("http://tessera.example/personality-types/enfp?hl=DE"));
    assert!(sitemap.text().contains("hreflang=\"zh-Hant-HK\""));
    assert!(!sitemap.text().contains("iqfree"), "a free exam has no landing page of its own");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn whoever_finds_a_weakness_learns_whom_to_tell(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;

    let contact = app.get_with("/.well-known/security.txt", &[("host", "tessera.example")]).await;
    let policy = app.get("/security-policy.txt").await;

    assert_eq!(contact.header("content-type"), "text/plain; charset=utf-8");
    let field =
        |name: &str| contact.text().lines().find_map(|line| line.strip_prefix(name)).expect("a field");
    assert_eq!(field("Contact: "), format!("mailto:{}", content().catalog.apps[0].operator.email));
    assert!(field("Expires: ").parse::<Timestamp>().expect("a time") > Timestamp::now());
    assert_eq!(field("Canonical: "), "http://tessera.example/.well-known/security.txt");
    assert_eq!(field("Policy: "), "http://tessera.example/security-policy.txt");
    assert_eq!(policy.status, StatusCode::OK);
    assert!(policy.text().contains("/.well-known/security.txt"), "it names no address of its own");
}

/// Everything between a landing page's button and a result.
const TEST_PAGES: [&str; 6] = [
    "/answer_question/start_loading",
    "/answer_question/standard",
    "/answer_submit",
    "/report/result",
    "/report/result-old",
    "/report/result-free-test",
];

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_test_and_its_results_are_served_for_every_exam(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "DE").await;
    for page in TEST_PAGES {
        for (tail, exam) in [("iq-1", 1), ("iqfree-3", 3)] {
            let answer = app.get_with(&format!("{page}/{tail}?hl=KO"), &[("accept-language", "fr")]).await;

            assert_eq!(answer.status, StatusCode::OK, "{page}/{tail}");
            assert_eq!(answer.header("content-language"), "ko", "{page}/{tail}");
            assert_eq!(answer.header("cache-control"), "private, no-cache", "{page}/{tail}");
            assert!(answer.header("content-security-policy").contains("script-src 'self';"), "{page}/{tail}");
            assert!(answer.text().contains("/landing_page/test/"), "{page}/{tail} is the shell");
            let boot: Value = serde_json::from_str(part(answer.text(), "boot")).expect("JSON");
            assert_eq!(boot["exam"]["id"], exam, "{page}/{tail}");
        }
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_test_with_a_wrong_code_redirects_with_the_query(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;
    for page in TEST_PAGES {
        let answer = app.get(&format!("{page}/mensa-1?orderNumber=abc&hl=DE")).await;

        assert_eq!(answer.status, StatusCode::TEMPORARY_REDIRECT, "{page}");
        assert_eq!(answer.header("location"), format!("{page}/iq-1?orderNumber=abc&hl=DE"));
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_free_exam_has_the_landing_page_that_promotes_it(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;

    for address in ["yellow_computer/iqfree-3", "free/iqfree-3", "free-old/wrong-3"] {
        let answer = app.get(&format!("/landing_page/{address}?hl=DE&gclid=5")).await;

        assert_eq!(answer.status, StatusCode::TEMPORARY_REDIRECT, "{address}");
        assert_eq!(answer.header("location"), "/landing_page/free/iq-1?hl=DE&gclid=5", "{address}");
    }
    let page = app.get("/landing_page/free/iq-1?hl=DE").await;
    assert!(part(page.text(), "short").starts_with("12 "), "{}", part(page.text(), "short"));
    assert_eq!(part(page.text(), "free"), "iqfree-3");
    let boot: Value = serde_json::from_str(part(page.text(), "boot")).expect("JSON");
    assert_eq!((&boot["mainExam"]["code"], &boot["freeExam"]["code"]), (&"iq".into(), &"iqfree".into()));
    assert_eq!(boot["supportEmail"], content().catalog.apps[0].operator.email);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_page_of_an_exam_without_packages_names_no_price(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "DE").await;

    let page = app.get("/report/result-free-test/iqfree-3?hl=DE").await;

    assert_eq!(part(page.text(), "price"), "");
    let boot: Value = serde_json::from_str(part(page.text(), "boot")).expect("JSON");
    assert_eq!(boot["skus"].as_array().map(Vec::len), Some(0));
    assert_eq!(boot["exam"]["lowestPrice"], Value::Null);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_app_without_a_free_exam_still_has_its_pages(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "DE").await;
    let mut content = content();
    content.catalog.app_exams.retain(|published| published.exam.0 != 3);
    app::catalog::apply(&pool, &content, Timestamp::now()).await.expect("applied");
    app.state.catalog.refresh(&pool).await.expect("read");

    let page = app.get("/landing_page/free/iq-1?hl=DE").await;

    assert_eq!(page.status, StatusCode::OK);
    assert_eq!(part(page.text(), "free"), "iq-1");
    assert_eq!(app.get("/landing_page/free/iqfree-3").await.status, StatusCode::NOT_FOUND);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_compressed_page_is_cached_until_the_catalogue_changes(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "DE").await;
    let compressed =
        async || app.get_with("/landing_page/free/iq-1?hl=DE", &[("accept-encoding", "gzip, br")]).await;
    let first = compressed().await;
    let again = compressed().await;
    let mut content = content();
    let germany = content.catalog.prices.iter_mut().find(|p| p.country.as_str() == "DE").expect("Germany");
    *germany.amounts.get_mut(&SkuId(4)).expect("a price") += 100;

    app::catalog::apply(&pool, &content, Timestamp::now()).await.expect("applied");
    app.state.catalog.refresh(&pool).await.expect("read");
    let changed = compressed().await;

    assert_eq!(first.header("content-encoding"), "br");
    assert_eq!(unpack(&first.body), unpack(&again.body));
    assert_ne!(part(&unpack(&first.body), "price"), part(&unpack(&changed.body), "price"));
}

fn unpack(body: &[u8]) -> String {
    let mut text = String::new();
    brotli::Decompressor::new(body, 4096).read_to_string(&mut text).expect("brotli");
    text
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn only_payment_pages_allow_the_provider(pool: PgPool) {
    let folder = web();
    let peer = "http://127.0.0.1:12111";
    let setup = Setup {
        web: folder.path().into(),
        country: Some("DE"),
        provider: Some(peer.to_owned()),
        ..Setup::default()
    };
    let app = TestApp::with(&pool, setup).await;

    for page in ["payPage", "paying", "payCheck", "triplePurchase"] {
        let answer = app.get(&format!("/{page}/iq-1?orderNumber=x")).await;
        let policy = answer.header("content-security-policy");
        for rule in [
            format!("script-src 'self' {peer};"),
            format!("connect-src 'self' {peer};"),
            format!("frame-src {peer};"),
            "object-src 'none';".to_owned(),
            "form-action 'self';".to_owned(),
            "style-src 'self' 'sha256-abc=';".to_owned(),
        ] {
            assert!(policy.contains(&rule), "{rule} in {policy}");
        }
        assert!(!policy.contains("unsafe") && !policy.contains('*'), "{policy}");
        assert!(answer.header("permissions-policy").contains(&format!("payment=(self \"{peer}\")")));
        assert_eq!(answer.header("cross-origin-opener-policy"), "same-origin-allow-popups");
        assert_eq!(answer.header("referrer-policy"), "no-referrer");
        let boot: Value = serde_json::from_str(part(answer.text(), "boot")).expect("JSON");
        assert_eq!(boot["payment"]["publishableKey"], "pk_test_tessera");
        assert!(!answer.text().contains("sk_test") && !answer.text().contains("whsec"));
    }
    for page in ["scheme_select", "report/result", "pay_success", "pay_failed", "retrieve_report", "support"]
    {
        let answer = app.get(&format!("/{page}/iq-1?orderNumber=x")).await;
        let policy = answer.header("content-security-policy");
        assert!(!policy.contains(peer) && policy.contains("frame-src 'none'"), "{page}: {policy}");
        assert!(answer.header("permissions-policy").contains("payment=()"));
        assert_eq!(answer.header("referrer-policy"), "no-referrer", "{page}");
    }
    let landing = app.get("/").await;
    assert!(!landing.header("content-security-policy").contains(peer));
    assert_eq!(landing.header("referrer-policy"), "strict-origin-when-cross-origin");
}
