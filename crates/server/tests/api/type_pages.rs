//! The public pages about types of personality, and the landing pages of the exam that finds one.

use http::StatusCode;
use serde_json::Value;
use sqlx::PgPool;

use crate::pages::{app, part, web};

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_type_has_a_page_that_leads_to_its_test(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "DE").await;

    for (address, name) in [
        ("/personality-types", "/types/"),
        ("/personality-types/enfp", "/type_enfp/"),
        ("/personality-types/istj", "/type_istj/"),
    ] {
        let page = app.get(&format!("{address}?hl=DE")).await;

        assert_eq!(page.status, StatusCode::OK, "{address}");
        assert_eq!(page.header("content-language"), "de", "{address}");
        assert!(page.text().contains(name), "{address}");
        assert_eq!(part(page.text(), "types"), "type16-4", "{address}");
        let boot: Value = serde_json::from_str(part(page.text(), "boot")).expect("JSON");
        assert_eq!(boot["exam"]["code"], "iq", "{address}: navigation leads to the main exam");
    }
    let shouted = app.get("/personality-types/ENFP?hl=DE").await;
    assert_eq!(shouted.status, StatusCode::PERMANENT_REDIRECT);
    assert_eq!(shouted.header("location"), "/personality-types/enfp?hl=DE");
    for address in ["/personality-types/abcd", "/personality-types/enfp/more", "/personality-types/types"] {
        assert_eq!(app.get(address).await.status, StatusCode::NOT_FOUND, "{address}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_landing_page_about_something_else_redirects_to_its_own_exam(pool: PgPool) {
    let folder = web();
    let app = app(&pool, &folder, "US").await;

    for (address, own) in [
        ("types_tiles/iq-1", "types_tiles/type16-4"),
        ("types_tiles/wrong-4", "types_tiles/type16-4"),
        ("yellow_computer/type16-4", "yellow_computer/iq-1"),
        ("yellow_computer/eq-5", "yellow_computer/iq-1"),
    ] {
        let answer = app.get(&format!("/landing_page/{address}?hl=DE&gclid=5")).await;

        assert_eq!(answer.status, StatusCode::TEMPORARY_REDIRECT, "{address}");
        assert_eq!(answer.header("location"), format!("/landing_page/{own}?hl=DE&gclid=5"), "{address}");
    }
    let page = app.get("/landing_page/types_tiles/type16-4").await;
    assert_eq!(page.status, StatusCode::OK);
    let boot: Value = serde_json::from_str(part(page.text(), "boot")).expect("JSON");
    assert_eq!(boot["exam"]["code"], "type16");
}
