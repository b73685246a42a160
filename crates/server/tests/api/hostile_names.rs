//! Names that somebody typed to do harm, wherever else a name is kept or shown: accounts, passkeys, reviews, files and
//! pictures. Certificates, shares and comparisons have tests of their own beside what they do.

use domain::name::DisplayName;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    accounts::{Browser, GRACE, sign_in},
    harness::{Answer, Setup},
    reviews::{call, link, read},
    shop::Shop,
};

pub(crate) fn names() -> Vec<String> {
    serde_json::from_str(include_str!("../../../report/tests/hostile-names.json")).expect("names")
}

/// The name as it is kept, if it is one. Whatever isn't must have been refused.
pub(crate) fn accepted(answer: &Answer, typed: &str) -> Option<DisplayName> {
    if typed.contains('\0') {
        assert_eq!(answer.refusal(), (400, 10_400), "{typed:?}");
        return None;
    }
    let name = DisplayName::parse(typed);
    if name.is_none() {
        assert_eq!(answer.refusal(), (200, 10_462), "{typed:?}");
    }
    name
}

/// Changes aren't counted: 300 in a day would be too many.
async fn shop(pool: &PgPool) -> Shop {
    Shop::with(pool, "US", Setup { redis: Some("redis://127.0.0.1:1"), ..Setup::default() }).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn three_hundred_hostile_names_are_an_accounts_name_as_text_or_refused(pool: PgPool) {
    let shop = shop(&pool).await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;

    for typed in names().iter().filter(|typed| !typed.trim().is_empty()) {
        let answer = browser.post(&shop.app, "/user/update", &json!({"name": typed})).await;
        let Some(name) = accepted(&answer, typed) else { continue };
        assert_eq!(answer.data()["name"], name.as_str(), "{typed:?}");
        let nickname = browser.post(&shop.app, "/user/update", &json!({"nickname": typed})).await;
        if name.as_str().chars().count() > 30 {
            assert_eq!(nickname.refusal(), (200, 10_462), "{typed:?}");
        } else {
            assert_eq!(nickname.data()["nickname"], name.as_str(), "{typed:?}");
        }
        let seen = browser.get(&shop.app, "/user/get").await;
        assert_eq!(seen.data()["name"], name.as_str(), "{typed:?}");
        assert_eq!(seen.header("content-type"), "application/json");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn three_hundred_hostile_names_sign_a_review_as_text_or_are_refused(pool: PgPool) {
    let shop = shop(&pool).await;
    let (link, _) = link(&shop, &pool).await;

    for typed in names().iter().filter(|typed| !typed.trim().is_empty()) {
        let body = json!({"link": link, "stars": 4, "content": "Good.", "name": typed});
        let answer = call(&shop, "write", &body).await;
        let Some(name) = accepted(&answer, typed) else { continue };
        assert_eq!(answer.data()["name"], name.as_str(), "{typed:?}");
        assert_eq!(read(&shop, &link).await["name"], name.as_str(), "{typed:?}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn files_and_pictures_are_made_whatever_the_name(pool: PgPool) {
    let shop = shop(&pool).await;
    let order = shop.order().await;
    shop.buy(&order, 4).await;

    for typed in names().iter().step_by(20).filter(|typed| DisplayName::parse(typed).is_some()) {
        let share = json!({"orderNumber": order, "action": "make", "show": ["score"], "name": typed});
        let shared = shop.call("/tessera/exam/order/info/share", &share).await.data();
        let token = shared["url"].as_str().and_then(|url| url.rsplit('/').next()).expect("a link").to_owned();
        let picture = shop.app.get(&format!("/share/{token}/picture.png")).await;
        assert_eq!(
            (picture.status.as_u16(), picture.header("content-type")),
            (200, "image/png"),
            "{typed:?}"
        );

        sqlx::query("delete from mail where kind = 'certificate_made'").execute(&pool).await.expect("gone");
        let certificate = json!({"orderNumber": order, "action": "make", "name": typed});
        shop.call("/tessera/exam/order/certificate", &certificate).await.data();
        let wanted = json!({"orderNumber": order, "file": "certificate", "hl": "EN"});
        let file = shop.call("/tessera/exam/order/file/down/info", &wanted).await;
        assert_eq!(
            (file.status.as_u16(), file.header("content-type")),
            (200, "application/pdf"),
            "{typed:?}"
        );
        let called = file.header("content-disposition");
        assert!(!called.is_empty() && called.is_ascii() && !called.contains(typed.as_str()), "{called}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn half_a_character_is_refused_wherever_a_name_comes_in(pool: PgPool) {
    let shop = shop(&pool).await;
    let order = shop.order().await;
    for (path, body) in [
        ("/tessera/exam/order/certificate", json!({"orderNumber": order, "action": "make", "name": "%"})),
        (
            "/tessera/exam/order/info/share",
            json!({"orderNumber": order, "action": "make", "show": [], "name": "%"}),
        ),
        ("/tessera/exam/order/compare", json!({"orderNumber": order, "action": "invite", "name": "%"})),
        ("/tessera/exam/review/write", json!({"link": "0", "stars": 1, "name": "%"})),
        ("/tessera/user/register", register("%")),
        ("/pay/order/withdraw", json!({"orderNumber": order, "email": GRACE, "name": "%"})),
    ] {
        for half in ["\\ud800", "\\udc00", "\\ud83d\\u0041", "\\ude00\\ud83d", "\\u0000"] {
            let answer = shop.app.post(path, &body.to_string().replace('%', half)).await;
            assert_eq!(answer.refusal(), (400, 10_400), "{half} to {path}");
        }
    }
}

fn register(name: &str) -> Value {
    json!({"name": name, "account": GRACE, "password": "correct horse", "agreement": true})
}
