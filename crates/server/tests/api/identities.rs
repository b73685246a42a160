//! Signing in through other sites: who is recognised, who has to confirm, and every word that isn't believed.

mod issuer;

use domain::account::Provider;
use http::{Request, StatusCode};
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    accounts::{Browser, GRACE, PASSWORD, sign_in},
    harness::{Answer, Setup, TestApp},
    links::post,
    shop::{Shop, count},
};
use issuer::{Issuer, Key};

const FAILED: (u16, u64) = (200, 10_511);
const CONFIRM: u64 = 10_512;
type Forge = fn(&Key, &Value) -> String;

const CLIENT: &str = "tessera-client";

async fn open(pool: &PgPool) -> (Shop, Issuer) {
    let issuer = Issuer::open().await;
    let sites = vec![(Provider::Google, issuer.url.clone()), (Provider::Apple, issuer.url.clone())];
    let setup = Setup { identity_sites: sites, apple_key: Key::new("apple").pem(), ..Setup::default() };
    (Shop::with(pool, "DE", setup).await, issuer)
}

/// Somebody who was sent to the other site: what its address says.
struct Trip {
    url: String,
}

impl Trip {
    fn value(&self, name: &str) -> String {
        let (_, rest) =
            self.url.split_once(&format!("{name}=")).unwrap_or_else(|| panic!("{name}: {}", self.url));
        rest.chars().take_while(|c| *c != '&').collect()
    }

    /// What the site says about Grace.
    fn claims(&self, issuer: &Issuer) -> Value {
        let now = Timestamp::now().as_second();
        json!({
            "iss": issuer.url, "aud": CLIENT, "sub": "108", "iat": now, "exp": now + 300,
            "nonce": self.value("nonce"), "email": GRACE, "email_verified": true, "name": "Grace Hopper",
        })
    }
}

async fn leave(app: &TestApp, browser: &mut Browser) -> Trip {
    let begun = browser.post(app, "/user/identity/begin", &json!({"provider": "google"})).await.data();
    Trip { url: begun["url"].as_str().expect("an address").to_owned() }
}

async fn come_back(app: &TestApp, browser: &mut Browser, trip: &Trip) -> Answer {
    let body = json!({"state": trip.value("state"), "code": "code"});
    browser.post(app, "/user/identity/finish", &body).await
}

/// There and back, with what the site truly says, changed by the test.
async fn travel(
    shop: &Shop,
    issuer: &Issuer,
    browser: &mut Browser,
    change: impl FnOnce(&mut Value),
) -> Answer {
    let trip = leave(&shop.app, browser).await;
    let mut claims = trip.claims(issuer);
    change(&mut claims);
    issuer.prepare(issuer.key().sign(&claims));
    come_back(&shop.app, browser, &trip).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn whoever_a_site_vouches_for_gets_an_account_and_enters_it_again(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    let mut browser = Browser::default();

    let trip = leave(&shop.app, &mut browser).await;
    assert_eq!(
        (trip.value("response_type"), trip.value("code_challenge_method")),
        ("code".into(), "S256".into())
    );
    assert_eq!(trip.value("redirect_uri"), "https%3A%2F%2Ftessera.example%2Fuser%2Fcallback%2Fgoogle");
    issuer.prepare(issuer.key().sign(&trip.claims(&issuer)));
    let account = come_back(&shop.app, &mut browser, &trip).await.data();
    assert_eq!((&account["account"], &account["name"]), (&json!(GRACE), &json!("Grace Hopper")));
    let list = format!("/user/order/list/{}", account["id"].as_str().expect("an id"));
    let orders = browser.get(&shop.app, &list).await.data();
    assert_eq!(orders[0]["orderNumber"], order, "what was paid with the address is collected");
    let asked = issuer.asked().pop().expect("a code was exchanged");
    assert!(asked.contains("code_verifier=") && asked.contains("client_secret=secret"), "{asked}");

    // Known by the site's own name for the person, whatever their address is by now.
    let again = travel(&shop, &issuer, &mut Browser::default(), |claims| {
        claims["email"] = json!("hopper@example.com");
    })
    .await;
    assert_eq!(again.data()["id"], account["id"]);
    assert_eq!(count(&pool, "account").await, 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn no_word_counts_that_is_not_for_this_browser_now(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    let now = Timestamp::now().as_second();
    let faults: [(&str, Value); 7] = [
        ("nonce", json!("0000")),
        ("aud", json!("another-client")),
        ("iss", json!("https://evil.test")),
        ("exp", json!(now - 3600)),
        ("nbf", json!(now + 3600)),
        ("azp", json!("another-client")),
        ("sub", Value::Null),
    ];
    for (name, value) in faults {
        let answer =
            travel(&shop, &issuer, &mut Browser::default(), |claims| claims[name] = value.clone()).await;
        assert_eq!(answer.refusal(), FAILED, "{name}: {value}");
    }
    let forgeries: [(&str, Forge); 3] = [
        ("nobody signed it", Key::not_sign),
        ("signed with what is public", Key::sign_with_what_is_public),
        ("another key under the same name", |key, claims| Key::new(key.id).sign(claims)),
    ];
    for (why, forge) in forgeries {
        let mut browser = Browser::default();
        let trip = leave(&shop.app, &mut browser).await;
        issuer.prepare(forge(&issuer.key(), &trip.claims(&issuer)));
        assert_eq!(come_back(&shop.app, &mut browser, &trip).await.refusal(), FAILED, "{why}");
    }

    // Another browser's trip, a trip that never began, and one that is over.
    let (mut browser, mut stranger) = (Browser::default(), Browser::default());
    let trip = leave(&shop.app, &mut browser).await;
    leave(&shop.app, &mut stranger).await;
    issuer.prepare(issuer.key().sign(&trip.claims(&issuer)));
    assert_eq!(come_back(&shop.app, &mut stranger, &trip).await.refusal(), FAILED, "another browser");
    assert_eq!(come_back(&shop.app, &mut Browser::default(), &trip).await.refusal(), FAILED, "no trip");
    let nowhere = Trip { url: format!("state={}", uuid::Uuid::new_v4()) };
    assert_eq!(come_back(&shop.app, &mut browser, &nowhere).await.refusal(), FAILED, "wrong state");
    come_back(&shop.app, &mut browser, &trip).await.data();
    issuer.prepare(issuer.key().sign(&trip.claims(&issuer)));
    assert_eq!(come_back(&shop.app, &mut browser, &trip).await.refusal(), FAILED, "once");
    // A code that the site has exchanged before.
    let trip = leave(&shop.app, &mut browser).await;
    let spent = travel_with_spent_code(&shop, &issuer, &mut browser, &trip).await;
    assert_eq!(spent.refusal(), FAILED, "a code counts once");
    assert_eq!(count(&pool, "account").await, 1);
}

/// The site's own answer to a code that was exchanged before.
async fn travel_with_spent_code(shop: &Shop, issuer: &Issuer, browser: &mut Browser, trip: &Trip) -> Answer {
    issuer.prepare(issuer.key().sign(&trip.claims(issuer)));
    reqwest::Client::builder()
        .build()
        .expect("a client")
        .post(format!("{}/token", issuer.url))
        .send()
        .await
        .expect("spent");
    come_back(&shop.app, browser, trip).await
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn keys_that_a_site_changes_are_asked_for_and_unknown_ones_refused(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    travel(&shop, &issuer, &mut Browser::default(), |_| {}).await.data();

    issuer.change_key();
    travel(&shop, &issuer, &mut Browser::default(), |_| {}).await.data();

    let mut browser = Browser::default();
    let trip = leave(&shop.app, &mut browser).await;
    issuer.prepare(Key::new("never published").sign(&trip.claims(&issuer)));
    assert_eq!(come_back(&shop.app, &mut browser, &trip).await.refusal(), FAILED);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_address_that_the_site_has_not_verified_opens_nothing(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    for unverified in [json!(false), json!("false"), Value::Null, json!(1)] {
        let answer = travel(&shop, &issuer, &mut Browser::default(), |claims| {
            claims["email_verified"] = unverified.clone();
        })
        .await;
        assert_eq!(answer.refusal(), (200, 10_513), "{unverified}");
    }
    assert_eq!(count(&pool, "account").await, 0);

    // Apple writes it as text.
    let written = travel(&shop, &issuer, &mut Browser::default(), |claims| {
        claims["email_verified"] = json!("true");
    })
    .await;
    written.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_account_is_connected_only_by_its_owner(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    sign_in(&shop, &pool, &mut Browser::default(), GRACE).await;
    let mut browser = Browser::default();

    let asked = travel(&shop, &issuer, &mut browser, |_| {}).await.json();
    assert_eq!((&asked["result"], &asked["data"]["account"]), (&json!(CONFIRM), &json!(GRACE)));
    assert_eq!(browser.cookie, None, "nobody is signed in yet");
    let link = json!({"ceremony": asked["data"]["ceremony"]});
    let unproven = browser.post(&shop.app, "/user/identity/link", &link).await;
    assert_eq!(unproven.refusal(), (401, 10_497));
    let mut mallory = Browser::default();
    sign_in(&shop, &pool, &mut mallory, "mallory@example.com").await;
    leave(&shop.app, &mut mallory).await;
    let stolen = mallory.post(&shop.app, "/user/identity/link", &link).await;
    assert_eq!(stolen.refusal(), FAILED, "another browser");

    sign_in(&shop, &pool, &mut browser, GRACE).await;
    browser.post(&shop.app, "/user/identity/link", &link).await.data();

    let told = post(&shop, &pool).await;
    assert!(told.iter().any(|letter| letter.subject == "Google was connected to your account"));
    let entered = travel(&shop, &issuer, &mut Browser::default(), |_| {}).await.data();
    assert_eq!(entered["account"], GRACE);
    let list = browser.get(&shop.app, "/user/identity/list").await.data();
    assert_eq!((&list[0]["provider"], &list[0]["email"]), (&json!("google"), &json!(GRACE)));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn somebody_signed_in_connects_a_site_and_disconnects_it(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let begun =
        browser.post(&shop.app, "/user/identity/connect", &json!({"provider": "google"})).await.data();
    let trip = Trip { url: begun["url"].as_str().expect("an address").to_owned() };
    let mut claims = trip.claims(&issuer);
    // Their address there is another one, and not even verified: they are signed in here.
    claims["email"] = json!("hopper@example.com");
    claims["email_verified"] = json!(false);
    issuer.prepare(issuer.key().sign(&claims));
    come_back(&shop.app, &mut browser, &trip).await.data();

    let twice =
        browser.post(&shop.app, "/user/identity/connect", &json!({"provider": "google"})).await.data();
    let trip = Trip { url: twice["url"].as_str().expect("an address").to_owned() };
    let mut claims = trip.claims(&issuer);
    claims["sub"] = json!("another person there");
    issuer.prepare(issuer.key().sign(&claims));
    assert_eq!(come_back(&shop.app, &mut browser, &trip).await.refusal(), (200, 10_514), "one of each site");

    let remove = json!({"provider": "google"});
    browser.post(&shop.app, "/user/identity/remove", &remove).await.data();
    assert_eq!(browser.post(&shop.app, "/user/identity/remove", &remove).await.refusal(), (200, 10_404));
    let told: Vec<_> = post(&shop, &pool).await.into_iter().map(|letter| letter.subject).collect();
    assert!(told.iter().any(|subject| subject == "Google was disconnected from your account"), "{told:?}");
    sqlx::query("update account_session set fresh_until = now()").execute(&pool).await.expect("long ago");
    for path in ["/user/identity/connect", "/user/identity/remove"] {
        assert_eq!(browser.post(&shop.app, path, &remove).await.refusal(), (403, 10_498), "{path}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_stranger_who_registered_first_has_nothing_when_its_owner_comes_from_a_site(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    let mut stranger = Browser::default();
    let registration = json!({"name": "Mallory", "account": GRACE, "password": PASSWORD, "agreement": true});
    stranger.post(&shop.app, "/user/register", &registration).await.data();
    post(&shop, &pool).await;

    let account = travel(&shop, &issuer, &mut Browser::default(), |_| {}).await.data();

    assert_eq!(account["hasPassword"], false);
    assert_eq!(count(&pool, "challenge").await, 0, "what the stranger began is over");
    let login =
        stranger.post(&shop.app, "/user/login", &json!({"account": GRACE, "password": PASSWORD})).await;
    assert_eq!(login.refusal(), (200, 10_490));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_site_that_is_away_or_switched_off_signs_nobody_in(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let ask = json!({"provider": "google"});
    let off = Browser::default().post(&shop.app, "/user/identity/begin", &ask).await;
    assert_eq!(off.refusal(), (400, 10_400), "switched off");

    let sites = vec![(Provider::Google, "http://127.0.0.1:1".to_owned())];
    let app = TestApp::with(&pool, Setup { identity_sites: sites, ..Setup::default() }).await;
    let away = Browser::default().post(&app, "/user/identity/begin", &ask).await;
    assert_eq!(away.refusal(), FAILED, "away");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_site_that_posts_its_form_is_led_on_to_a_page_of_ours(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    let mut browser = Browser::default();
    let begun = browser.post(&shop.app, "/user/identity/begin", &json!({"provider": "apple"})).await.data();
    let trip = Trip { url: begun["url"].as_str().expect("an address").to_owned() };
    assert_eq!(trip.value("response_mode"), "form_post");
    let form = |path: &str| {
        let body = format!("state={}&code=a.b-c_1&user=%7B%7D", trip.value("state"));
        let request = Request::post(path).header("origin", "https://appleid.apple.com");
        let request = request.header("content-type", "application/x-www-form-urlencoded");
        request.body(axum::body::Body::from(body)).expect("a request")
    };

    let answer = shop.app.send(form("/user/callback/apple")).await;

    assert_eq!(answer.status, StatusCode::SEE_OTHER);
    let page = answer.header("location");
    assert!(page.starts_with("/user/login/"), "{page}");
    assert!(page.ends_with(&format!("#way=apple&state={}&code=a.b-c_1", trip.value("state"))), "{page}");
    assert!(!answer.headers.contains_key("set-cookie"));
    issuer.prepare(issuer.key().sign(&trip.claims(&issuer)));
    come_back(&shop.app, &mut browser, &trip).await.data();
    let asked = issuer.asked().pop().expect("a code was exchanged");
    assert!(asked.contains("client_secret=ey"), "Apple's secret is a token: {asked}");
    // No other call may be posted from there.
    assert_eq!(shop.app.send(form("/tessera/user/logout")).await.refusal(), (403, 10_403));
    let nothing = shop.app.get("/user/callback/google?error=access_denied").await;
    assert!(nothing.header("location").ends_with("#way=none"), "{}", nothing.header("location"));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_site_is_not_answered_for_by_another(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    let trip = leave(&shop.app, &mut Browser::default()).await;
    let back = format!("state={}&code=c", trip.value("state"));
    let leads_to = async |address: String| shop.app.get(&address).await.header("location").to_owned();
    let signs_in = format!("#way=google&{back}");

    assert!(leads_to(format!("/user/callback/google?{back}")).await.ends_with(&signs_in));
    let named = format!("/user/callback/google?{back}&iss={}", issuer.url);
    assert!(leads_to(named).await.ends_with(&signs_in));

    let elsewhere = format!("/user/callback/google?{back}&iss=https://evil.test");
    assert!(leads_to(elsewhere).await.ends_with("#way=none"), "it calls itself another site");
    let of_apple = format!("/user/callback/apple?{back}");
    assert!(leads_to(of_apple).await.ends_with("#way=none"), "they were sent to Google");
    for nobody in ["%0A", "evil", "google%20"] {
        assert_eq!(leads_to(format!("/user/callback/{nobody}?{back}")).await, "", "{nobody}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_sites_word_is_not_enough_for_what_cannot_be_undone(pool: PgPool) {
    let (shop, issuer) = open(&pool).await;
    let mut browser = Browser::default();
    let opened = travel(&shop, &issuer, &mut browser, |_| {}).await.data();
    let entered = travel(&shop, &issuer, &mut browser, |_| {}).await.data();
    assert_eq!((&opened["confirmed"], &entered["confirmed"]), (&json!(false), &json!(false)));
    let deleted = browser.post(&shop.app, "/user/delete", &json!({})).await;
    assert_eq!(deleted.refusal(), (403, 10_498));

    // Whoever has just proven it in another way keeps that, and no more.
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let entered = travel(&shop, &issuer, &mut browser, |_| {}).await.data();
    assert_eq!(entered["confirmed"], true);
    browser.post(&shop.app, "/user/delete", &json!({})).await.data();
}
