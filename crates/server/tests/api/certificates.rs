//! The life of a certificate: made by its owner, checked by others, revoked.

use std::{io::Write, process::Command};

use domain::token::Token;
use jiff::Timestamp;
use serde_json::{Value, json};
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    harness::{Answer, Setup},
    hostile_names::{accepted, names},
    processes::{database_url, start_with_log, terminate, until_ok},
    shop::{Shop, count},
};

const CALL: &str = "/tessera/exam/order/certificate";

async fn act(shop: &Shop, order: &str, action: &str) -> Answer {
    shop.call(CALL, &json!({"orderNumber": order, "action": action})).await
}

async fn make(shop: &Shop, order: &str, name: &str) -> Answer {
    shop.call(CALL, &json!({"orderNumber": order, "action": "make", "name": name})).await
}

async fn verify(shop: &Shop, token: &Value) -> Answer {
    shop.app.get(&format!("/tessera/exam/certificate/{}", token.as_str().expect("a token"))).await
}

/// An order that owns a certificate.
async fn owner(shop: &Shop) -> String {
    let order = shop.order().await;
    shop.buy(&order, 3).await;
    order
}

/// Refunds the order's only purchase.
pub(crate) async fn give_back(shop: &Shop, pool: &PgPool, order: &str) {
    shop.call("/pay/order/refund", &json!({"orderNumber": order})).await.data();
    let ids: Vec<Uuid> = sqlx::query_scalar("select id from refund").fetch_all(pool).await.expect("rows");
    let provider = shop.app.state.payments.as_ref().expect("a provider");
    for id in ids {
        app::payments::send_refund(pool, provider, id.into(), Timestamp::now()).await.expect("sent");
    }
    shop.hear().await;
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_certificate_is_made_checked_hidden_shown_renamed_revoked_and_made_again(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = owner(&shop).await;
    let nothing = act(&shop, &order, "read").await.data();
    assert_eq!(nothing, json!({"nameShown": false}));

    let made = make(&shop, &order, "  Ann\n<b>Lee</b> ").await.data();
    let token = &made["token"];
    let checked = verify(&shop, token).await.data();

    let url = made["verifyUrl"].as_str().expect("an address");
    assert!(url.ends_with(&format!("/verify/{}", token.as_str().expect("a token"))), "{url}");
    assert_eq!((&made["name"], &made["nameShown"]), (&json!("Ann <b>Lee</b>"), &json!(true)));
    let certified = &checked["certified"];
    assert_eq!((&checked["state"], &certified["name"]), (&json!("valid"), &json!("Ann <b>Lee</b>")));
    assert_eq!((&certified["questions"], &certified["normVersion"]), (&json!(30), &json!("2026-11")));
    assert_eq!(certified["provisional"], true);
    let paid = shop.app.get(&format!("/tessera/exam/order/info/{order}")).await.data();
    for field in ["iq", "bound", "low", "high"] {
        assert_eq!(certified["score"][field], paid["result"]["score"][field], "{field}");
    }
    assert!(certified["score"].get("percentile").is_none(), "only what is stated: {certified}");
    let text = verify(&shop, token).await.text().to_owned();
    assert!(!text.contains(&order) && !text.contains("example.com"), "{text}");
    assert_signed(certified);

    // The buyer is notified by mail.
    let (to, letter): (String, Value) =
        sqlx::query_as("select recipient, context from mail where kind = 'certificate_made'")
            .fetch_one(&pool)
            .await
            .expect("one letter");
    assert_eq!((to.as_str(), &letter["name"]), ("grace@example.com", &json!("Ann <b>Lee</b>")));
    assert_eq!(make(&shop, &order, "Ann <b>Lee</b>").await.data(), made, "the same again changes nothing");
    assert_eq!(count(&pool, "mail where kind = 'certificate_made'").await, 1);

    let hidden = act(&shop, &order, "hide_name").await.data();
    let unnamed = verify(&shop, token).await.data();
    assert_eq!((&hidden["name"], &hidden["nameShown"]), (&json!("Ann <b>Lee</b>"), &json!(false)));
    assert!(!unnamed.to_string().contains("Lee"), "{unnamed}");
    assert_signed(&unnamed["certified"]);
    act(&shop, &order, "show_name").await.data();
    assert_eq!(verify(&shop, token).await.data(), checked);

    let renamed = make(&shop, &order, "Grace").await.data();
    assert_eq!((&renamed["token"], &renamed["madeAt"]), (token, &made["madeAt"]));
    assert_eq!(verify(&shop, token).await.data()["certified"]["name"], "Grace");
    act(&shop, &order, "hide_name").await.data();
    let renamed = make(&shop, &order, "Grace Lee").await.data();
    assert_eq!(
        (&renamed["name"], &renamed["nameShown"]),
        (&json!("Grace Lee"), &json!(false)),
        "still hidden"
    );

    let revoked = act(&shop, &order, "revoke").await.data();
    let again = act(&shop, &order, "revoke").await.data();
    let gone = verify(&shop, token).await.data();
    assert_eq!(revoked, again);
    assert_eq!(gone, json!({"state": "revoked", "revokedAt": revoked["revokedAt"]}));
    assert_eq!(act(&shop, &order, "hide_name").await.refusal(), (200, 10_461));
    for table in ["certificate", "mail"] {
        let kept = count(&pool, &format!("{table} where {table}::text ~ 'Lee|Grace'")).await;
        assert_eq!(kept, 0, "{table} has forgotten the name");
    }

    let anew = make(&shop, &order, "Ann").await.data();
    assert_ne!(&anew["token"], token);
    assert_eq!(verify(&shop, &anew["token"]).await.data()["state"], "valid");
    assert_eq!(verify(&shop, token).await.data(), gone, "the old one stays revoked");
}

/// Verifies with another implementation (openssl).
fn assert_signed(certified: &Value) {
    let text = |field: &str| certified[field].as_str().expect("text").to_owned();
    assert!(openssl_verifies(&text("statement"), &text("signature"), &text("publicKey")));
    let other = text("statement").replace("\"score\":", "\"score\":1");
    assert!(!openssl_verifies(&other, &text("signature"), &text("publicKey")));
}

fn openssl_verifies(statement: &str, signature: &str, public_key: &str) -> bool {
    let folder = tempfile::tempdir().expect("a folder");
    let file = |name: &str, bytes: &[u8]| {
        let path = folder.path().join(name);
        std::fs::File::create(&path).and_then(|mut file| file.write_all(bytes)).expect("written");
        path
    };
    let decoded = |name: &str, base64: &str| {
        let (from, to) = (file("base64", base64.as_bytes()), folder.path().join(name));
        let mut command = Command::new("openssl");
        let done = command.args(["base64", "-d", "-A", "-in"]).arg(from).arg("-out").arg(&to);
        assert!(done.status().expect("openssl runs").success());
        to
    };
    let raw = std::fs::read(decoded("public", public_key)).expect("the key");
    // The prefix of an Ed25519 key in SubjectPublicKeyInfo, RFC 8410.
    let head = [0x30, 0x2a, 0x30, 0x05, 0x06, 0x03, 0x2b, 0x65, 0x70, 0x03, 0x21, 0x00];
    let key = file("key.der", &[&head[..], &raw].concat());
    let (text, signature) = (file("statement", statement.as_bytes()), decoded("signature", signature));
    let mut check = Command::new("openssl");
    check.args(["pkeyutl", "-verify", "-pubin", "-keyform", "DER", "-rawin", "-inkey"]).arg(key);
    check.arg("-in").arg(text).arg("-sigfile").arg(signature);
    check.output().expect("openssl runs").status.success()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn only_an_order_with_the_certificate_item_can_make_one(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let unpaid = shop.order().await;
    let mut orders = vec![unpaid];
    for sku in [1, 2] {
        let order = shop.order().await;
        shop.buy(&order, sku).await;
        orders.push(order);
    }

    for order in &orders {
        for action in ["read", "hide_name", "show_name", "revoke"] {
            assert_eq!(act(&shop, order, action).await.refusal(), (200, 10_460), "{action}");
        }
        assert_eq!(make(&shop, order, "Ann").await.refusal(), (200, 10_460));
    }
    assert_eq!(count(&pool, "certificate").await, 0);
    for sku in [3, 4] {
        let order = shop.order().await;
        shop.buy(&order, sku).await;
        make(&shop, &order, "Ann").await.data();
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_certificate_can_be_downloaded_while_it_is_valid(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = owner(&shop).await;
    let print = async || {
        let ask = json!({"orderNumber": order, "file": "certificate", "hl": "JA"});
        shop.call("/tessera/exam/order/file/down/info", &ask).await
    };
    assert_eq!(print().await.refusal(), (200, 10_461), "none was made");
    make(&shop, &order, "Ann").await.data();

    let printed = print().await;
    let again = print().await;

    assert_eq!((printed.status.as_u16(), printed.header("content-type")), (200, "application/pdf"));
    assert!(printed.body.starts_with(b"%PDF-") && printed.body == again.body);
    make(&shop, &order, "Grace").await.data();
    assert_ne!(print().await.body, printed.body, "another name, another page");
    act(&shop, &order, "revoke").await.data();
    assert_eq!(print().await.refusal(), (200, 10_461));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_refund_revokes_the_certificate(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = owner(&shop).await;
    let token = make(&shop, &order, "Ann").await.data()["token"].take();

    give_back(&shop, &pool, &order).await;

    let gone = verify(&shop, &token).await.data();
    assert_eq!((&gone["state"], gone.get("certified")), (&json!("revoked"), None));
    for table in ["certificate", "mail"] {
        let kept = count(&pool, &format!("{table} where {table}::text like '%Ann%'")).await;
        assert_eq!(kept, 0, "{table} has forgotten the name");
    }
    assert_eq!(act(&shop, &order, "read").await.refusal(), (200, 10_460));
    assert_eq!(make(&shop, &order, "Ann").await.refusal(), (200, 10_460));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_tampered_statement_is_not_certified(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = owner(&shop).await;
    let token = make(&shop, &order, "Ann").await.data()["token"].take();
    let statement: String =
        sqlx::query_scalar("select statement from certificate").fetch_one(&pool).await.expect("one");

    for other in [statement.replace("\"Ann\"", "\"Eve\""), format!("{statement} "), String::new()] {
        sqlx::query("update certificate set statement = $1")
            .bind(other)
            .execute(&pool)
            .await
            .expect("changed");
        assert_eq!(verify(&shop, &token).await.refusal(), (500, 10_500));
    }

    sqlx::query("update certificate set statement = $1")
        .bind(statement)
        .execute(&pool)
        .await
        .expect("restored");
    assert_eq!(verify(&shop, &token).await.data()["state"], "valid");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_statement_of_another_certificate_or_of_an_earlier_day_is_not_certified(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let (one, other) = (owner(&shop).await, owner(&shop).await);
    let token = make(&shop, &one, "Ann").await.data()["token"].take();
    make(&shop, &other, "Eve").await.data();
    let put = async |from: &str| {
        let query = "update certificate set (statement, signature, key_id) = (
                         select statement, signature, key_id from kept where order_number = $2)
                     where order_number = $1";
        sqlx::query(query).bind(&one).bind(from).execute(&pool).await.expect("changed");
    };
    sqlx::query("create table kept as select * from certificate").execute(&pool).await.expect("kept");

    put(&other).await;
    assert_eq!(verify(&shop, &token).await.refusal(), (500, 10_500), "another's");
    put(&one).await;
    assert_eq!(verify(&shop, &token).await.data()["state"], "valid");
    act(&shop, &one, "hide_name").await.data();
    put(&one).await;
    assert_eq!(verify(&shop, &token).await.refusal(), (500, 10_500), "with the name, which is hidden now");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unknown_token_opens_nothing_at_any_endpoint(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = owner(&shop).await;
    let token = make(&shop, &order, "Ann").await.data()["token"].take();
    let token = token.as_str().expect("a token");

    let mut near = token.to_owned().into_bytes();
    near[31] = if near[31] == b'0' { b'1' } else { b'0' };
    let near = String::from_utf8(near).expect("digits");
    let mut seen = Vec::new();
    for guess in [near.as_str(), "0", &token.to_uppercase(), Token::new(0).as_str(), &order] {
        if guess != token {
            let answer = shop.app.get(&format!("/tessera/exam/certificate/{guess}")).await;
            assert_eq!(answer.refusal(), (200, 10_461), "{guess}");
            seen.push(answer.text().to_owned());
        }
    }
    seen.dedup();
    assert_eq!(seen.len(), 1);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn three_hundred_hostile_names_are_certified_as_text_or_refused(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = owner(&shop).await;
    let names = names();

    let mut made = 0;
    for typed in &names {
        // Advances to another day, because letters are limited.
        sqlx::query("delete from mail where kind = 'certificate_made'").execute(&pool).await.expect("gone");
        let answer = make(&shop, &order, typed).await;
        let Some(name) = accepted(&answer, typed) else { continue };
        let certificate = answer.data();
        let certified = verify(&shop, &certificate["token"]).await.data()["certified"].take();
        assert_eq!(certificate["name"], name.as_str(), "{typed:?}");
        assert_eq!(certified["name"], name.as_str(), "{typed:?}");
        let statement: Value =
            serde_json::from_str(certified["statement"].as_str().expect("text")).expect("JSON");
        assert_eq!(statement["name"], name.as_str());
        assert_eq!(statement["score"], certified["score"]["iq"], "a name states nothing but itself");
        made += 1;
    }
    assert!(made > 200, "{made}");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn certificates_are_made_at_most_ten_times_a_day(pool: PgPool) {
    // Not counted in Redis: mail is limited even without it.
    let shop =
        Shop::with(&pool, "US", Setup { redis: Some("redis://127.0.0.1:1"), ..Setup::default() }).await;
    let order = owner(&shop).await;

    for n in 0..10 {
        make(&shop, &order, &format!("Ann {n}")).await.data();
    }

    assert_eq!(make(&shop, &order, "Ann").await.refusal(), (429, 10_429));
    act(&shop, &order, "revoke").await.data();
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn logs_contain_neither_names_nor_tokens(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    let order = owner(&shop).await;
    let log = tempfile::NamedTempFile::new().expect("a file");
    let settings =
        [("TESSERA_DATABASE__URL", database_url(&pool)), ("TESSERA_TELEMETRY__LOG", "trace".to_owned())];
    let mut server = start_with_log("serve", &settings, log.reopen().expect("a file").into());
    until_ok(&format!("{}/readyz", server.base)).await;
    let http = reqwest::Client::new();
    let post = async |path: &str, body: Value| {
        let answer = http.post(format!("{}{path}", server.base)).json(&body).send().await.expect("an answer");
        answer.json::<Value>().await.expect("JSON")["data"].take()
    };

    let ask = json!({"orderNumber": order, "action": "make", "name": "Zebedee Quux", "show": ["score"]});
    let made = post(CALL, ask.clone()).await;
    let shared = post("/tessera/exam/order/info/share", ask).await;
    let tokens = [&made["verifyUrl"], &shared["url"]]
        .map(|url| url.as_str().expect("an address").rsplit('/').next().expect("a token").to_owned());
    for path in
        [format!("/tessera/exam/certificate/{}", tokens[0]), format!("/tessera/exam/share/{}", tokens[1])]
    {
        let answer = http.get(format!("{}{path}", server.base)).send().await.expect("an answer");
        assert!(answer.text().await.expect("a body").contains("Zebedee Quux"));
    }
    terminate(&server.child);
    server.child.wait().await.expect("it stops");

    let log = std::fs::read_to_string(log.path()).expect("the log");
    assert!(log.contains("/{alias}/exam/share/{token}"), "the log names routes");
    for private in ["Zebedee", tokens[0].as_str(), tokens[1].as_str(), &order[8..], "grace@"] {
        assert!(!log.contains(private), "{private} in the log");
    }
}
