//! Passkeys through the real calls: what a device may do, and everything that copies, other sites and strangers try.

mod device;

use serde_json::{Value, json};
use sqlx::PgPool;

use crate::{
    accounts::{Browser, GRACE, PASSWORD, sign_in},
    harness::{Answer, TestApp},
    links::post,
    shop::{Shop, count},
};
use device::Device;

const ORIGIN: &str = "https://tessera.example";
const REFUSED: (u16, u64) = (200, 10_510);

async fn begin(app: &TestApp, browser: &mut Browser, what: &str) -> (Value, Value) {
    let mut begun = browser.post(app, &format!("/user/passkey/{what}/begin"), &json!({})).await.data();
    (begun["ceremony"].take(), begun["options"].take())
}

async fn finish(
    app: &TestApp,
    browser: &mut Browser,
    what: &str,
    (ceremony, credential): (&Value, &Value),
) -> Answer {
    let body = json!({"ceremony": ceremony, "credential": credential});
    browser.post(app, &format!("/user/passkey/{what}/finish"), &body).await
}

/// Adds the device's passkey to the account that the browser is signed in to.
async fn add(app: &TestApp, browser: &mut Browser, device: &mut Device) -> Answer {
    let (ceremony, options) = begin(app, browser, "register").await;
    let made = device.register(&options);
    finish(app, browser, "register", (&ceremony, &made)).await
}

/// A new browser signs in with the device's passkey.
async fn enter(app: &TestApp, device: &Device) -> (Browser, Answer) {
    let mut browser = Browser::default();
    let (ceremony, options) = begin(app, &mut browser, "login").await;
    let answer = finish(app, &mut browser, "login", (&ceremony, &device.sign(&options))).await;
    (browser, answer)
}

/// Grace, signed in, with a passkey on her device.
async fn grace(shop: &Shop, pool: &PgPool) -> (Browser, Device) {
    let mut browser = Browser::default();
    sign_in(shop, pool, &mut browser, GRACE).await;
    let mut device = Device::new(ORIGIN);
    add(&shop.app, &mut browser, &mut device).await.data();
    post(shop, pool).await;
    device.counter += 1;
    (browser, device)
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_passkey_signs_in_without_a_name_until_its_owner_removes_it(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut browser = Browser::default();
    sign_in(&shop, &pool, &mut browser, GRACE).await;
    let mut phone = Device::new(ORIGIN);
    let (ceremony, options) = begin(&shop.app, &mut browser, "register").await;
    assert_eq!(options["authenticatorSelection"]["residentKey"], "preferred");
    assert_eq!((&options["rp"]["id"], &options["user"]["name"]), (&json!("tessera.example"), &json!(GRACE)));
    let made = phone.register(&options);
    let list = finish(&shop.app, &mut browser, "register", (&ceremony, &made)).await.data();
    let [passkey] = list.as_array().expect("a list").as_slice() else { panic!("{list}") };
    assert_eq!((&passkey["name"], &passkey["disabled"]), (&json!("Passkey"), &json!(false)));
    let told = post(&shop, &pool).await.pop().expect("a letter");
    assert_eq!(told.subject, "A passkey was added to your account");

    let mut laptop = Device::new(ORIGIN);
    let (_, options) = begin(&shop.app, &mut browser, "register").await;
    assert_eq!(options["excludeCredentials"].as_array().map(Vec::len), Some(1), "one is known");
    add(&shop.app, &mut browser, &mut laptop).await.data();
    for device in [&mut phone, &mut laptop] {
        device.counter += 1;
        let (mut entered, answer) = enter(&shop.app, device).await;
        assert_eq!(answer.data()["account"], GRACE);
        let list = entered.get(&shop.app, "/user/passkey/list").await.data();
        assert!(list.as_array().expect("a list").iter().any(|passkey| passkey["lastUsed"].is_string()));
    }

    let id = passkey["id"].clone();
    let renamed = json!({"id": id, "name": " My phone "});
    browser.post(&shop.app, "/user/passkey/rename", &renamed).await.data();
    browser.post(&shop.app, "/user/passkey/remove", &json!({"id": id})).await.data();
    let letters = post(&shop, &pool).await;
    let told = letters.iter().find(|letter| letter.subject == "A passkey was removed").expect("a letter");
    assert!(told.text.contains("My phone"), "{}", told.text);
    phone.counter += 1;
    assert_eq!(enter(&shop.app, &phone).await.1.refusal(), REFUSED, "removed");
    laptop.counter += 1;
    enter(&shop.app, &laptop).await.1.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_ceremony_counts_once_and_only_for_a_while(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (_, device) = grace(&shop, &pool).await;
    let mut browser = Browser::default();
    let (ceremony, options) = begin(&shop.app, &mut browser, "login").await;
    assert_eq!(options["allowCredentials"].as_array().map_or(0, Vec::len), 0, "names no account's keys");
    let signed = device.sign(&options);
    finish(&shop.app, &mut browser, "login", (&ceremony, &signed)).await.data();
    let again = finish(&shop.app, &mut Browser::default(), "login", (&ceremony, &signed)).await;
    assert_eq!(again.refusal(), REFUSED);

    let mut later = device.clone();
    later.counter += 1;
    let (ceremony, options) = begin(&shop.app, &mut browser, "login").await;
    let signed = later.sign(&options);
    sqlx::query("update ceremony set expires_at = now()").execute(&pool).await.expect("late");
    let late = finish(&shop.app, &mut Browser::default(), "login", (&ceremony, &signed)).await;
    assert_eq!(late.refusal(), REFUSED);

    // A wrong answer uses it up as well.
    let (ceremony, options) = begin(&shop.app, &mut browser, "login").await;
    let forged = finish(&shop.app, &mut browser, "login", (&ceremony, &json!({}))).await;
    assert_eq!(forged.refusal(), REFUSED);
    let right = finish(&shop.app, &mut browser, "login", (&ceremony, &later.sign(&options))).await;
    assert_eq!(right.refusal(), REFUSED);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_copied_passkey_is_disabled_and_its_owner_is_told(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (mut browser, mut device) = grace(&shop, &pool).await;
    let copy = device.clone();
    enter(&shop.app, &device).await.1.data();
    post(&shop, &pool).await;

    let (thief, answer) = enter(&shop.app, &copy).await;

    assert_eq!((answer.refusal(), thief.cookie), (REFUSED, None));
    let told = post(&shop, &pool).await.pop().expect("a letter");
    assert_eq!((told.subject.as_str(), told.to.as_str()), ("A passkey was turned off", GRACE));
    device.counter += 10;
    assert_eq!(enter(&shop.app, &device).await.1.refusal(), REFUSED, "neither copy counts");
    let list = browser.get(&shop.app, "/user/passkey/list").await.data();
    assert_eq!(list[0]["disabled"], true);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn other_sites_locked_devices_and_other_keys_are_refused(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (mut browser, device) = grace(&shop, &pool).await;
    let (mut elsewhere, mut locked) = (device.clone(), device.clone());
    "https://tessera.example.evil.test".clone_into(&mut elsewhere.origin);
    locked.unlocked = false;

    for (device, why) in [(&elsewhere, "origin"), (&locked, "locked"), (&device.with_another_key(), "key")] {
        assert_eq!(enter(&shop.app, device).await.1.refusal(), REFUSED, "{why}");
    }
    for mut device in [elsewhere, locked] {
        assert_eq!(add(&shop.app, &mut browser, &mut device).await.refusal(), REFUSED);
    }
    // One that another account has.
    let mut mallory = Browser::default();
    sign_in(&shop, &pool, &mut mallory, "mallory@example.com").await;
    assert_eq!(add(&shop.app, &mut mallory, &mut device.clone()).await.refusal(), REFUSED);
    assert_eq!(count(&pool, "passkey").await, 1);
    enter(&shop.app, &device).await.1.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_passkey_is_added_and_removed_by_somebody_who_has_just_signed_in(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let (mut browser, _) = grace(&shop, &pool).await;
    let (ceremony, options) = begin(&shop.app, &mut browser, "register").await;
    let made = Device::new(ORIGIN).register(&options);
    let mut mallory = Browser::default();
    sign_in(&shop, &pool, &mut mallory, "mallory@example.com").await;
    let stolen = finish(&shop.app, &mut mallory, "register", (&ceremony, &made)).await;
    assert_eq!(stolen.refusal(), REFUSED, "another account's ceremony");

    sqlx::query("update account_session set fresh_until = now()").execute(&pool).await.expect("long ago");

    let id = browser.get(&shop.app, "/user/passkey/list").await.data()[0]["id"].clone();
    for (path, body) in
        [("/user/passkey/register/begin", json!({})), ("/user/passkey/remove", json!({"id": id}))]
    {
        assert_eq!(browser.post(&shop.app, path, &body).await.refusal(), (403, 10_498), "{path}");
    }
    let others = mallory.post(&shop.app, "/user/passkey/rename", &json!({"id": id, "name": "Mine"})).await;
    assert_eq!(others.refusal(), (200, 10_404));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_registration_that_waits_can_have_no_passkey(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut stranger = Browser::default();
    let registration = json!({"name": "Mallory", "account": GRACE, "password": PASSWORD, "agreement": true});
    stranger.post(&shop.app, "/user/register", &registration).await.data();
    let tried = stranger.post(&shop.app, "/user/passkey/register/begin", &json!({})).await;
    assert_eq!(tried.refusal(), (401, 10_497));
    post(&shop, &pool).await;

    let mut owner = Browser::default();
    sign_in(&shop, &pool, &mut owner, GRACE).await;

    assert_eq!((count(&pool, "passkey").await, count(&pool, "ceremony").await), (0, 0));
}
