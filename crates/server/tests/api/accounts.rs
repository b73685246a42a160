//! Accounts through the real calls: ways in, what an account collects, and everything that strangers try.

use std::{
    collections::BTreeSet,
    sync::atomic::{AtomicU32, Ordering},
};

use app::ports::Envelope;
use axum::body::Body;
use futures::future::join_all;
use http::Request;
use serde_json::{Value, json};
use sqlx::PgPool;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};

use crate::{
    harness::{Answer, Setup, TestApp},
    links::post,
    shop::Shop,
};

const ORIGIN: &str = "https://tessera.example";
pub(crate) const GRACE: &str = "grace@example.com";
pub(crate) const PASSWORD: &str = "correct horse battery";

/// A browser in a network of its own: it has a cookie after signing in, and says where its pages are from.
pub(crate) struct Browser {
    pub(crate) cookie: Option<String>,
    /// The secret of a browser that was sent to another site.
    trip: Option<String>,
    /// That it was signed in before.
    pub(crate) known: Option<String>,
    /// That it asked for a letter.
    letter: Option<String>,
    network: String,
}

impl Default for Browser {
    fn default() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let [.., high, low] = NEXT.fetch_add(1, Ordering::Relaxed).to_be_bytes();
        Self { cookie: None, trip: None, known: None, letter: None, network: format!("198.{high}.{low}.1") }
    }
}

impl Browser {
    pub(crate) async fn call(&mut self, app: &TestApp, path: &str, body: Option<&Value>) -> Answer {
        let request = match body {
            Some(_) => {
                Request::post(path).header("origin", ORIGIN).header("content-type", "application/json")
            }
            None => {
                Request::get(path).header("sec-fetch-site", "same-origin").header("sec-fetch-mode", "cors")
            }
        };
        let cookies = [
            ("IQ-token", &self.cookie),
            ("IQ-way", &self.trip),
            ("IQ-known", &self.known),
            ("IQ-letter", &self.letter),
        ];
        let cookies = cookies.into_iter().filter_map(|(name, value)| Some((name, value.as_ref()?)));
        let request = cookies
            .fold(request, |request, (name, value)| request.header("cookie", format!("{name}={value}")));
        let request = request.header("x-forwarded-for", &self.network);
        let body = body.map_or_else(Body::empty, |body| Body::from(body.to_string()));
        let answer = app.send(request.body(body).expect("a request")).await;
        for set in answer.headers.get_all("set-cookie") {
            let pair = set.to_str().expect("text").split(';').next().and_then(|pair| pair.split_once('='));
            let (name, value) = pair.expect("a name and a value");
            let value = Some(value.to_owned()).filter(|value| !value.is_empty());
            match name {
                "IQ-token" => self.cookie = value,
                "IQ-way" => self.trip = value,
                "IQ-known" => self.known = value,
                "IQ-letter" => self.letter = value,
                _ => panic!("an unknown cookie: {name}"),
            }
        }
        answer
    }

    pub(crate) async fn get(&mut self, app: &TestApp, path: &str) -> Answer {
        self.call(app, &format!("/tessera{path}"), None).await
    }

    pub(crate) async fn post(&mut self, app: &TestApp, path: &str, body: &Value) -> Answer {
        self.call(app, &format!("/tessera{path}"), Some(body)).await
    }

    pub(crate) async fn ask_for_letter(&mut self, app: &TestApp, email: &str) {
        let answer = self.get(app, &format!("/email/captcha/send?email={email}")).await;
        assert_eq!(answer.json()["result"], 200, "{}", answer.text());
    }
}

/// The six digits of a letter.
fn code(letter: &Envelope) -> String {
    let line =
        letter.text.lines().find(|line| line.len() == 6 && line.bytes().all(|byte| byte.is_ascii_digit()));
    line.unwrap_or_else(|| panic!("no code in {}", letter.text)).to_owned()
}

/// The sign-in link of a letter.
fn link(letter: &Envelope) -> String {
    let (_, rest) =
        letter.text.split_once("#sign-in=").unwrap_or_else(|| panic!("no link in {}", letter.text));
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

/// A code that differs from the right one in its last digit.
fn wrong(code: &str) -> String {
    let last = if code.ends_with('0') { '1' } else { '0' };
    format!("{}{last}", &code[..5])
}

/// Signs in by letter; returns the letter.
pub(crate) async fn sign_in(shop: &Shop, pool: &PgPool, browser: &mut Browser, email: &str) -> Envelope {
    browser.ask_for_letter(&shop.app, email).await;
    let letter = post(shop, pool).await.pop().expect("a letter");
    let proof = json!({"account": email, "code": code(&letter)});
    browser.post(&shop.app, "/user/verify", &proof).await.data();
    letter
}

async fn ask_for_password_letter(shop: &Shop, pool: &PgPool, browser: &mut Browser) -> Envelope {
    browser.get(&shop.app, &format!("/email/captcha/send?email={GRACE}&purpose=password")).await.data();
    post(shop, pool).await.pop().expect("a letter")
}

async fn orders(app: &TestApp, browser: &mut Browser) -> Vec<Value> {
    let id = browser.get(app, "/user/get").await.data()["id"].as_str().expect("an id").to_owned();
    let list = browser.get(app, &format!("/user/order/list/{id}")).await.data();
    list.as_array().expect("a list").clone()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_receipts_link_signs_in_once_and_collects_what_was_paid(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    shop.call("/pay/order/resend", &json!({"orderNumber": order})).await;
    let receipt = post(&shop, &pool).await.pop().expect("a receipt");
    assert!(receipt.text.contains("/user/login/"), "{}", receipt.text);

    let mut browser = Browser::default();
    assert_eq!(browser.get(&shop.app, "/user/get").await.refusal(), (401, 10_497));
    let account = browser.post(&shop.app, "/user/verify", &json!({"link": link(&receipt)})).await.data();
    assert_eq!((&account["account"], &account["hasPassword"]), (&json!(GRACE), &json!(false)));
    let list = orders(&shop.app, &mut browser).await;
    assert_eq!(
        (list.len(), &list[0]["orderNumber"], &list[0]["status"]),
        (1, &json!(order), &json!("completed"))
    );

    let again = Browser::default().post(&shop.app, "/user/verify", &json!({"link": link(&receipt)})).await;
    assert_eq!(again.refusal(), (200, 10_491), "a link works once");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn links_and_codes_end_after_ten_minutes(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    shop.call("/pay/order/resend", &json!({"orderNumber": order})).await;
    let receipt = post(&shop, &pool).await.pop().expect("a receipt");
    let mut browser = Browser::default();
    browser.ask_for_letter(&shop.app, GRACE).await;
    let letter = post(&shop, &pool).await.pop().expect("a letter");

    let moved = "update challenge set link_until = link_until - interval '10 minutes',
                                      code_until = code_until - interval '10 minutes'";
    let moved = sqlx::query(moved).execute(&pool).await.expect("moved").rows_affected();

    assert!(moved >= 2, "of a receipt and of the letter");
    for letter in [&receipt, &letter] {
        let by_link = browser.post(&shop.app, "/user/verify", &json!({"link": link(letter)})).await;
        assert_eq!(by_link.refusal(), (200, 10_491), "{}", letter.subject);
    }
    let by_code = json!({"account": GRACE, "code": code(&letter)});
    assert_eq!(browser.post(&shop.app, "/user/verify", &by_code).await.refusal(), (200, 10_491));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_code_survives_five_tries_and_dies_with_the_next_letter(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    browser.ask_for_letter(&shop.app, GRACE).await;
    let first = code(&post(&shop, &pool).await[0]);
    let tried = |code: String| json!({"account": "Grace@Example.com", "code": code});
    for _ in 0..5 {
        let answer = browser.post(&shop.app, "/user/verify", &tried(wrong(&first))).await;
        assert_eq!(answer.refusal(), (200, 10_491));
    }
    assert_eq!(browser.post(&shop.app, "/user/verify", &tried(first.clone())).await.refusal(), (200, 10_491));

    browser.ask_for_letter(&shop.app, GRACE).await;
    let second = code(&post(&shop, &pool).await[0]);
    assert_eq!(browser.post(&shop.app, "/user/verify", &tried(first)).await.refusal(), (200, 10_491));
    browser.post(&shop.app, "/user/verify", &tried(second)).await.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_hundred_right_answers_at_once_give_one_session(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    Browser::default().ask_for_letter(&shop.app, GRACE).await;
    let letter = post(&shop, &pool).await.pop().expect("a letter");
    let by_link = json!({"link": link(&letter)});
    let by_code = json!({"account": GRACE, "code": code(&letter)});
    let tries = (0..100).map(|n| {
        let (app, body) = (&shop.app, if n % 2 == 0 { &by_link } else { &by_code });
        async move { Browser::default().post(app, "/user/verify", body).await.json()["result"] == 200 }
    });
    let entered = join_all(tries).await.into_iter().filter(|entered| *entered).count();
    let sessions: i64 =
        sqlx::query_scalar("select count(*) from account_session").fetch_one(&pool).await.expect("a count");
    assert_eq!((entered, sessions), (1, 1));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn registering_gives_a_password_to_whoever_typed_it_and_has_the_letter(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let register = json!({"name": "Grace", "account": GRACE, "password": PASSWORD, "agreement": true});
    for (field, value, code) in [
        ("name", json!(" "), 10_462),
        ("account", json!("grace"), 10_454),
        ("password", json!("short"), 10_492),
        ("password", json!("password1"), 10_493),
        ("agreement", json!(false), 10_494),
    ] {
        let mut faulty = register.clone();
        faulty[field] = value;
        assert_eq!(
            Browser::default().post(&shop.app, "/user/register", &faulty).await.refusal(),
            (200, code),
            "{field}"
        );
    }
    let mut browser = Browser::default();
    let registered = browser.post(&shop.app, "/user/register", &register).await.data();
    let login = json!({"account": GRACE, "password": PASSWORD});
    assert_eq!(
        browser.post(&shop.app, "/user/login", &login).await.refusal(),
        (200, 10_490),
        "not proven yet"
    );
    let letter = post(&shop, &pool).await.pop().expect("a letter");
    let proof = json!({"account": GRACE, "code": code(&letter), "registration": registered["registration"]});
    let account = browser.post(&shop.app, "/user/verify", &proof).await.data();
    assert_eq!((&account["name"], &account["hasPassword"]), (&json!("Grace"), &json!(true)));
    Browser::default().post(&shop.app, "/user/login", &login).await.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_stranger_who_registered_first_has_nothing_when_the_owner_comes(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut stranger = Browser::default();
    let register = json!({"name": "Mallory", "account": GRACE, "password": PASSWORD, "agreement": true});
    let registered = stranger.post(&shop.app, "/user/register", &register).await.data();
    let first = post(&shop, &pool).await.pop().expect("a letter");

    // The owner buys as a guest and enters by the receipt.
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    shop.call("/pay/order/resend", &json!({"orderNumber": order})).await;
    let receipt = post(&shop, &pool).await.pop().expect("a receipt");
    let mut owner = Browser::default();
    let account = owner.post(&shop.app, "/user/verify", &json!({"link": link(&receipt)})).await.data();
    assert_eq!((&account["name"], &account["hasPassword"]), (&json!(""), &json!(false)));

    let login = json!({"account": GRACE, "password": PASSWORD});
    assert_eq!(stranger.post(&shop.app, "/user/login", &login).await.refusal(), (200, 10_490));
    let proof = json!({"account": GRACE, "code": code(&first), "registration": registered["registration"]});
    assert_eq!(stranger.post(&shop.app, "/user/verify", &proof).await.refusal(), (200, 10_491));
    assert_eq!(stranger.get(&shop.app, "/user/get").await.refusal(), (401, 10_497));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_code_counts_only_in_the_browser_that_asked_for_it(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (mut asker, mut other) = (Browser::default(), Browser::default());
    asker.ask_for_letter(&shop.app, GRACE).await;
    let letter = post(&shop, &pool).await.pop().expect("a letter");
    let by_code = json!({"account": GRACE, "code": code(&letter)});

    assert_eq!(other.post(&shop.app, "/user/verify", &by_code).await.refusal(), (200, 10_491));
    // Not with what it got for another letter either.
    other.ask_for_letter(&shop.app, "other@example.com").await;
    assert_eq!(other.post(&shop.app, "/user/verify", &by_code).await.refusal(), (200, 10_491));

    asker.post(&shop.app, "/user/verify", &by_code).await.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_code_of_anothers_registration_brings_nobody_in(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut stranger = Browser::default();
    let register = json!({"name": "Mallory", "account": GRACE, "password": PASSWORD, "agreement": true});
    stranger.post(&shop.app, "/user/register", &register).await.data();
    let letter = post(&shop, &pool).await.pop().expect("a letter");
    assert!(!letter.text.contains("#sign-in="), "its reader may not be the one who typed the password");
    let mut owner = Browser::default();
    let proof = json!({"account": GRACE, "code": code(&letter)});
    assert_eq!(owner.post(&shop.app, "/user/verify", &proof).await.refusal(), (200, 10_491));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn nobody_learns_whether_an_address_has_an_account(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut owner = Browser::default();
    sign_in(&shop, &pool, &mut owner, GRACE).await;
    owner.post(&shop.app, "/user/password/update", &json!({"password": PASSWORD})).await.data();
    let mut answers = Vec::new();
    for email in [GRACE, "nobody@example.com"] {
        let mut browser = Browser::default();
        let mut seen = Vec::new();
        let letter = browser.get(&shop.app, &format!("/email/captcha/send?email={email}")).await;
        seen.push((letter.status, letter.text().to_owned()));
        let register =
            json!({"name": "Ada", "account": email, "password": "another horse", "agreement": true});
        let mut registered = browser.post(&shop.app, "/user/register", &register).await.json();
        let secret = registered["data"]["registration"].take();
        assert_eq!(secret.as_str().map(str::len), Some(64));
        seen.push((http::StatusCode::OK, registered.to_string()));
        for (path, body) in [
            ("/user/login", json!({"account": email, "password": "wrong horse"})),
            ("/user/verify", json!({"account": email, "code": "000000"})),
            (
                "/user/password/reset",
                json!({"account": email, "code": "000000", "password": "another horse"}),
            ),
        ] {
            // Until the limits of the address are reached, and beyond.
            for _ in 0..25 {
                let answer = Browser::default().post(&shop.app, path, &body).await;
                seen.push((answer.status, answer.text().to_owned()));
            }
        }
        answers.push(seen);
    }
    let [known, unknown]: [Vec<_>; 2] = answers.try_into().expect("two addresses");
    assert_eq!(known, unknown);
    let statuses: BTreeSet<_> = known.iter().map(|(status, _)| status.as_u16()).collect();
    assert_eq!(statuses, BTreeSet::from([200, 429]), "the limits were reached");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_browser_that_was_signed_in_is_not_locked_out_by_strangers(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (mut owner, mut other) = (Browser::default(), Browser::default());
    sign_in(&shop, &pool, &mut owner, GRACE).await;
    owner.post(&shop.app, "/user/password/update", &json!({"password": PASSWORD})).await.data();
    owner.post(&shop.app, "/user/logout", &json!({})).await;
    sign_in(&shop, &pool, &mut other, "mallory@example.com").await;
    let letter = format!("/email/captcha/send?email={GRACE}");
    let wrong = json!({"account": GRACE, "password": "wrong horse"});

    // Strangers use up what they may, also one who was signed in with another address.
    for _ in 0..25 {
        Browser::default().get(&shop.app, &letter).await;
        Browser::default().post(&shop.app, "/user/login", &wrong).await;
    }
    assert_eq!(other.get(&shop.app, &letter).await.refusal().0, 429);
    assert_eq!(other.post(&shop.app, "/user/login", &wrong).await.refusal().0, 429);

    let right = json!({"account": GRACE, "password": PASSWORD});
    owner.post(&shop.app, "/user/login", &right).await.data();
    post(&shop, &pool).await;
    sign_in(&shop, &pool, &mut owner, GRACE).await;
    // It has limits of its own.
    for _ in 0..3 {
        owner.get(&shop.app, &letter).await;
    }
    assert_eq!(owner.get(&shop.app, &letter).await.refusal().0, 429);
    assert!(owner.known.is_some());
    owner.post(&shop.app, "/user/logout?forget=true", &json!({})).await;
    assert_eq!(owner.known, None);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_new_password_signs_out_everybody_else_and_every_proof_gives_a_new_token(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (mut phone, mut laptop) = (Browser::default(), Browser::default());
    sign_in(&shop, &pool, &mut phone, GRACE).await;
    sign_in(&shop, &pool, &mut laptop, GRACE).await;
    let before = laptop.cookie.clone();
    laptop.post(&shop.app, "/user/password/update", &json!({"password": PASSWORD})).await.data();
    assert_ne!(laptop.cookie, before);
    let mut stale = Browser { cookie: before, ..Browser::default() };
    for browser in [&mut phone, &mut stale] {
        assert_eq!(browser.get(&shop.app, "/user/get").await.refusal(), (401, 10_497));
    }
    let told = post(&shop, &pool).await;
    assert_eq!((told.len(), told[0].to.as_str()), (1, GRACE), "the owner is told");

    // Forgotten: a letter's code sets another one and ends the session that knew the old one.
    let letter = ask_for_password_letter(&shop, &pool, &mut phone).await;
    let reset = json!({"account": GRACE, "code": code(&letter), "password": "another horse"});
    phone.post(&shop.app, "/user/password/reset", &reset).await.data();
    assert_eq!(laptop.get(&shop.app, "/user/get").await.refusal(), (401, 10_497));
    let old = json!({"account": GRACE, "password": PASSWORD});
    assert_eq!(laptop.post(&shop.app, "/user/login", &old).await.refusal(), (200, 10_490));

    let token = phone.cookie.clone();
    phone.post(&shop.app, "/user/logout", &json!({})).await;
    assert_eq!(phone.cookie, None);
    assert_eq!(
        Browser { cookie: token, ..Browser::default() }.get(&shop.app, "/user/get").await.refusal(),
        (401, 10_497)
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_code_that_signs_in_sets_no_password(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    browser.ask_for_letter(&shop.app, GRACE).await;
    let letter = post(&shop, &pool).await.pop().expect("a letter");
    let reset = json!({"account": GRACE, "code": code(&letter), "password": PASSWORD});
    let refused = browser.post(&shop.app, "/user/password/reset", &reset).await;
    assert_eq!(refused.refusal(), (200, 10_491));
    let proof = json!({"account": GRACE, "code": code(&letter)});
    browser.post(&shop.app, "/user/verify", &proof).await.data();

    let letter = ask_for_password_letter(&shop, &pool, &mut browser).await;
    let reset = json!({"account": GRACE, "code": code(&letter), "password": PASSWORD});
    browser.post(&shop.app, "/user/password/reset", &reset).await.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn setting_a_password_needs_a_fresh_proof_and_changing_it_the_old_one(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    sqlx::query("update account_session set fresh_until = now()").execute(&pool).await.expect("later");
    let first = json!({"password": PASSWORD});
    assert_eq!(browser.post(&shop.app, "/user/password/update", &first).await.refusal(), (403, 10_498));
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    browser.post(&shop.app, "/user/password/update", &first).await.data();

    // However recently they signed in.
    let new = json!({"password": "another horse"});
    assert_eq!(browser.post(&shop.app, "/user/password/update", &new).await.refusal(), (200, 10_490));
    let wrong = json!({"password": "another horse", "oldPassword": "wrong horse"});
    assert_eq!(browser.post(&shop.app, "/user/password/update", &wrong).await.refusal(), (200, 10_490));
    let right = json!({"password": "another horse", "oldPassword": PASSWORD});
    browser.post(&shop.app, "/user/password/update", &right).await.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_order_that_an_account_collected_is_changed_by_its_owner_only(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    let (mut owner, mut stranger) = (Browser::default(), Browser::default());
    sign_in(&shop, &pool, &mut stranger, "mallory@example.com").await;
    let collected =
        stranger.post(&shop.app, "/user/order/collect", &json!({"orderNumbers": [order]})).await.data();
    assert_eq!(collected["orders"], 0, "somebody else paid for it");
    sign_in(&shop, &pool, &mut owner, GRACE).await;

    let change = json!({"email": "mallory@example.com", "order": order});
    let refund = json!({"orderNumber": order});
    for browser in [&mut Browser::default(), &mut stranger] {
        let changed = browser.call(&shop.app, "/pay/exam/order/update/email", Some(&change)).await;
        let refunded = browser.call(&shop.app, "/pay/order/refund", Some(&refund)).await;
        assert_eq!((changed.refusal(), refunded.refusal()), ((403, 10_499), (403, 10_499)));
    }
    owner.call(&shop.app, "/pay/order/refund", Some(&refund)).await.data();
    let id = owner.get(&shop.app, "/user/get").await.data()["id"].as_str().expect("an id").to_owned();
    let foreign = stranger.get(&shop.app, &format!("/user/order/list/{id}")).await;
    assert_eq!(foreign.refusal(), (200, 10_404), "nobody lists another's orders");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_browser_left_open_gives_no_order_away(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    shop.buy(&order, 2).await;
    let mut owner = Browser::default();
    sign_in(&shop, &pool, &mut owner, GRACE).await;
    sqlx::query("update account_session set fresh_until = now()").execute(&pool).await.expect("later");

    let change = json!({"email": "mallory@example.com", "order": order});
    let changed = owner.call(&shop.app, "/pay/exam/order/update/email", Some(&change)).await;
    assert_eq!(changed.refusal(), (403, 10_498));

    // Money goes back to the card it came from: one press is enough.
    let refund = json!({"orderNumber": order});
    owner.call(&shop.app, "/pay/order/refund", Some(&refund)).await.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unpaid_order_joins_by_number_and_moves_to_whoever_pays(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    let mut visitor = Browser::default();
    sign_in(&shop, &pool, &mut visitor, "ada@example.com").await;
    let collect = json!({"orderNumbers": [order, "nonsense"]});
    assert_eq!(visitor.post(&shop.app, "/user/order/collect", &collect).await.data()["orders"], 1);
    assert_eq!(orders(&shop.app, &mut visitor).await.len(), 1);

    shop.buy(&order, 2).await;
    let mut buyer = Browser::default();
    sign_in(&shop, &pool, &mut buyer, GRACE).await;
    assert_eq!(
        (orders(&shop.app, &mut buyer).await.len(), orders(&shop.app, &mut visitor).await.len()),
        (1, 0)
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn what_people_say_about_themselves_is_theirs_to_change(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let change = json!({"name": " Grace  Hopper ", "nickname": "Amazing", "phone": "+1 (703) 555-0100",
        "birthday": "1906-12-09", "gender": "confidential", "hl": "ja"});
    let changed = browser.post(&shop.app, "/user/update", &change).await.data();
    assert_eq!(
        (&changed["name"], &changed["birthday"], &changed["hl"]),
        (&json!("Grace Hopper"), &json!("1906-12-09"), &json!("JA"))
    );
    for (field, value, code) in [
        ("birthday", "1906-13-09", 10_495),
        ("phone", "phone", 10_496),
        ("nickname", "a nickname of more than thirty characters", 10_462),
        ("hl", "XX", 10_412),
    ] {
        let answer = browser.post(&shop.app, "/user/update", &json!({field: value})).await;
        assert_eq!(answer.refusal(), (200, code), "{field}");
    }
    let emptied =
        browser.post(&shop.app, "/user/update", &json!({"birthday": "", "gender": ""})).await.data();
    assert_eq!(
        (emptied.get("birthday"), emptied.get("gender"), &emptied["nickname"]),
        (None, None, &json!("Amazing"))
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_session_ends_when_it_is_not_used_and_a_year_after_it_began(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    let move_to = async |change: &str| {
        let moved = format!("update account_session set {change}");
        sqlx::query(sqlx::AssertSqlSafe(moved)).execute(&pool).await.expect("moved");
    };
    let lives_days = async || {
        let lives = "select extract(day from expires_at - now())::int from account_session";
        sqlx::query_scalar::<_, i32>(lives).fetch_one(&pool).await.expect("a session")
    };
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    assert_eq!(lives_days().await, 89);
    move_to("expires_at = now()").await;
    assert_eq!(browser.get(&shop.app, "/user/get").await.refusal(), (401, 10_497), "not used for too long");

    sqlx::query("delete from account_session").execute(&pool).await.expect("deleted");
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    move_to("created_at = now() - interval '355 days', seen_at = now() - interval '2 hours'").await;
    browser.get(&shop.app, "/user/get").await.data();
    assert_eq!(lives_days().await, 9, "use doesn't move the end beyond a year");
    move_to("created_at = now() - interval '365 days', expires_at = now() + interval '1 day'").await;
    assert_eq!(browser.get(&shop.app, "/user/get").await.refusal(), (401, 10_497), "a year");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn devices_are_listed_and_signed_out(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (mut phone, mut laptop) = (Browser::default(), Browser::default());
    sign_in(&shop, &pool, &mut phone, GRACE).await;
    sign_in(&shop, &pool, &mut laptop, GRACE).await;
    let list = laptop.get(&shop.app, "/user/session/list").await.data();
    let list = list.as_array().expect("a list");
    assert_eq!(list.iter().filter(|device| device["current"] == true).count(), 1);
    let other = list.iter().find(|device| device["current"] == false).expect("the phone");
    laptop.post(&shop.app, "/user/session/end", &json!({"id": other["id"]})).await;
    assert_eq!(phone.get(&shop.app, "/user/get").await.refusal(), (401, 10_497));
    laptop.get(&shop.app, "/user/get").await.data();
    let again = laptop.post(&shop.app, "/user/session/end", &json!({"id": other["id"]})).await;
    assert_eq!(again.refusal(), (200, 10_404));

    // Long after signing in, only oneself.
    sqlx::query("update account_session set fresh_until = now()").execute(&pool).await.expect("later");
    for others in [json!({}), json!({"id": other["id"]})] {
        let refused = laptop.post(&shop.app, "/user/session/end", &others).await;
        assert_eq!(refused.refusal(), (403, 10_498), "{others}");
    }
    let own = list.iter().find(|device| device["current"] == true).expect("the laptop");
    laptop.post(&shop.app, "/user/session/end", &json!({"id": own["id"]})).await;
    assert_eq!(laptop.get(&shop.app, "/user/get").await.refusal(), (401, 10_497));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn pages_of_other_sites_change_nothing(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let cookie = format!("IQ-token={}", browser.cookie.clone().expect("signed in"));
    let token = browser.cookie.clone().expect("signed in");
    let send = async |headers: &[(&str, &str)]| {
        let mut request = Request::post("/tessera/user/update").header("content-type", "application/json");
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        shop.app.send(request.body(Body::from("{}")).expect("a request")).await.status.as_u16()
    };
    for origin in
        ["null", "https://evil.test", "https://tessera.example.evil.test", "https://evil.tessera.example"]
    {
        assert_eq!(send(&[("cookie", &cookie), ("origin", origin)]).await, 403, "{origin}");
        assert_eq!(send(&[("iq-token", &token), ("origin", origin)]).await, 403, "{origin}");
    }
    assert_eq!(send(&[("cookie", &cookie)]).await, 403, "a cookie without an origin");
    assert_eq!(send(&[("cookie", &cookie), ("origin", ORIGIN)]).await, 200);
    assert_eq!(send(&[("iq-token", &token)]).await, 200, "a program");
    assert_eq!(send(&[("iq-token", &token), ("origin", ORIGIN)]).await, 401, "no page may use the header");

    let path = format!("/tessera/email/captcha/send?email={GRACE}");
    for foreign in [
        [("sec-fetch-site", "cross-site"), ("sec-fetch-mode", "cors")],
        [("sec-fetch-site", "same-origin"), ("sec-fetch-mode", "navigate")],
    ] {
        assert_eq!(shop.app.get_with(&path, &foreign).await.refusal(), (403, 10_403), "{foreign:?}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_password_that_has_leaked_is_refused_wherever_one_is_set(pool: PgPool) {
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.expect("a port");
    let leaked_passwords = format!("http://{}", listener.local_addr().expect("an address"));
    // Of PASSWORD, whose SHA-1 begins with 98DEC: the list has it, and nothing else.
    let answer = "HTTP/1.1 200 OK\r\ncontent-length: 37\r\nconnection: close\r\n\r\nC62ECE399A22ED30D490EF333BE7FDE7385:3";
    tokio::spawn(async move {
        while let Ok((mut connection, _)) = listener.accept().await {
            let mut head = [0; 1024];
            let read = connection.read(&mut head).await.expect("a request");
            let theirs = head[..read].starts_with(b"GET /range/98DEC ");
            let nothing = "HTTP/1.1 200 OK\r\ncontent-length: 0\r\nconnection: close\r\n\r\n";
            let answer = if theirs { answer } else { nothing };
            connection.write_all(answer.as_bytes()).await.expect("written");
        }
    });
    let setup = Setup { leaked_passwords, ..Setup::default() };
    let shop = Shop::with(&pool, "DE", setup).await;
    let refused = (200, 10_493);
    let mut browser = Browser::default();

    let register =
        |password| json!({"name": "Grace", "account": GRACE, "password": password, "agreement": true});
    assert_eq!(browser.post(&shop.app, "/user/register", &register(PASSWORD)).await.refusal(), refused);
    browser.post(&shop.app, "/user/register", &register("another battery horse")).await.data();
    post(&shop, &pool).await;

    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let update = json!({"password": PASSWORD});
    assert_eq!(browser.post(&shop.app, "/user/password/update", &update).await.refusal(), refused);
    let reset = json!({"account": GRACE, "code": "000000", "password": PASSWORD});
    assert_eq!(browser.post(&shop.app, "/user/password/reset", &reset).await.refusal(), refused);
}
