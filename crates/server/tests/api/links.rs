//! What opens an order instead of its number: links in letters and the return link of a payment; and the
//! reference that identifies an order in messages, which opens nothing.

use std::{
    sync::{Arc, Mutex},
    time::Duration,
};

use app::{
    links,
    mail::{self, Origins, SentBefore},
    ports::{Acceptance, Envelope, MailError, Mailer},
};
use domain::order::{OrderNumber, Reference};
use jiff::Timestamp;
use serde_json::json;
use sqlx::PgPool;
use uuid::Uuid;

use crate::{harness::Answer, shop::Shop};

/// A mail server that accepts everything.
#[derive(Clone, Default)]
struct Post(Arc<Mutex<Vec<Envelope>>>);

impl Mailer for Post {
    async fn send(
        &self,
        letter: &Envelope,
        before_the_dot: impl Future<Output = anyhow::Result<()>> + Send,
    ) -> Result<Acceptance, MailError> {
        before_the_dot.await.map_err(MailError::Ambiguous)?;
        self.0.lock().expect("not poisoned").push(letter.clone());
        Ok(Acceptance { answer: "250 taken".to_owned() })
    }

    fn patience(&self) -> Duration {
        Duration::ZERO
    }
}

/// Sends every waiting letter; returns them, oldest first.
pub(crate) async fn post(shop: &Shop, pool: &PgPool) -> Vec<Envelope> {
    post_by(shop, pool, |post| post).await
}

/// The same through a mail server that is made from the one that accepts everything.
async fn post_by<M: Mailer>(shop: &Shop, pool: &PgPool, by: impl FnOnce(Post) -> M) -> Vec<Envelope> {
    let waiting: Vec<Uuid> = sqlx::query_scalar("select id from mail where state = 'waiting' order by id")
        .fetch_all(pool)
        .await
        .expect("letters");
    let post = Post::default();
    let mailer = by(post.clone());
    let origins = Origins::Fixed("https://tessera.example".to_owned());
    for id in waiting {
        let catalog = shop.app.state.catalog.current();
        Box::pin(mail::send(pool, &mailer, &catalog, (&origins, &shop.app.state.proofs), id.into()))
            .await
            .expect("sent");
    }
    post.0.lock().expect("not poisoned").clone()
}

/// The first link to an order in a letter.
fn link(letter: &Envelope) -> String {
    let (_, rest) = letter.text.split_once("#link=").unwrap_or_else(|| panic!("no link in {}", letter.text));
    rest.chars().take_while(char::is_ascii_hexdigit).collect()
}

async fn open(shop: &Shop, link: &str) -> Answer {
    shop.call("/tessera/exam/order/open", &json!({"link": link})).await
}

async fn resend(shop: &Shop, order: &str) {
    let answer = shop.call("/pay/order/resend", &json!({"orderNumber": order})).await;
    assert_eq!(answer.status, 200, "{}", answer.text());
}

async fn bought(shop: &Shop, sku: i32) -> String {
    let order = shop.order().await;
    shop.buy(&order, sku).await;
    order
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_letter_that_was_sent_before_a_restore_is_not_sent_again_and_its_link_works(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 2).await;
    resend(&shop, &order).await;
    let [receipt] = &post(&shop, &pool).await[..] else { panic!("one letter") };
    // A restored database writes it anew, under another id.
    for lost in [
        "delete from order_link",
        "update mail set id = gen_random_uuid(), state = 'waiting', sending_at = null",
    ] {
        sqlx::query(lost).execute(&pool).await.expect("lost");
    }
    assert_eq!(open(&shop, &link(receipt)).await.refusal(), (200, 10_416));

    let accepted = format!("<another@tessera.example>\n<{}@tessera.example>\n", receipt.message_id);
    let again = post_by(&shop, &pool, |post| SentBefore::new(post, &accepted)).await;

    assert_eq!(again, []);
    assert_eq!(open(&shop, &link(receipt)).await.data()["orderNumber"], order.as_str());
    let states: Vec<String> =
        sqlx::query_scalar("select state from mail").fetch_all(&pool).await.expect("letters");
    assert_eq!(states, ["accepted"]);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_mailed_link_works_until_the_address_is_changed(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 2).await;
    resend(&shop, &order).await;
    let mistyped = post(&shop, &pool).await;
    assert_eq!(open(&shop, &link(&mistyped[0])).await.data()["orderNumber"], json!(order));
    assert_eq!(open(&shop, &link(&mistyped[0])).await.status, 200, "it works repeatedly");
    let (text, html) = (&mistyped[0].text, &mistyped[0].html);
    assert!(!text.contains(&order) && !html.contains(&order), "{text}");

    // Another letter to the wrong address is waiting when the address is corrected.
    resend(&shop, &order).await;
    let ask = json!({"email": "ada@example.com", "order": order});
    shop.call("/tessera/exam/order/update/email", &ask).await.data();
    let letters = post(&shop, &pool).await;

    assert_eq!(open(&shop, &link(&mistyped[0])).await.refusal(), (200, 10_416));
    let to =
        |address: &str| letters.iter().filter(|letter| letter.to.as_str() == address).collect::<Vec<_>>();
    let (late, corrected) = (to("grace@example.com"), to("ada@example.com"));
    let with_link: Vec<_> = late.iter().filter(|letter| letter.text.contains("#link=")).collect();
    assert_eq!((late.len(), with_link.len(), corrected.len()), (2, 1, 1));
    assert_eq!(open(&shop, &link(with_link[0])).await.refusal(), (200, 10_416), "sent after the change");
    assert_eq!(open(&shop, &link(corrected[0])).await.data()["orderNumber"], json!(order));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn requesting_links_by_address_mails_new_ones(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let mut orders = [bought(&shop, 1).await, bought(&shop, 2).await];
    shop.call("/tessera/exam/order/report/retrieve", &json!({"email": "grace@example.com"})).await;
    let letters = post(&shop, &pool).await;

    let mut opened = Vec::new();
    for part in letters[0].text.split("#link=").skip(1) {
        let link: String = part.chars().take_while(char::is_ascii_hexdigit).collect();
        opened.push(open(&shop, &link).await.data()["orderNumber"].as_str().expect("a number").to_owned());
    }
    opened.sort();
    orders.sort();
    assert_eq!(opened, orders);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_return_link_opens_the_order_once_and_expires(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = shop.order().await;
    let started = async || {
        let started = shop.create(&order, 2).await.data();
        started["returnLink"].as_str().expect("a link").to_owned()
    };
    let (taken, late) = (started().await, started().await);
    assert_ne!(taken, late, "each opening of the payment has its own");

    assert_eq!(open(&shop, &taken).await.data()["orderNumber"], json!(order));
    assert_eq!(open(&shop, &taken).await.refusal(), (200, 10_416));
    sqlx::query("update order_link set expires_at = now()").execute(&pool).await.expect("late");
    assert_eq!(open(&shop, &late).await.refusal(), (200, 10_416));
    for nonsense in ["", "0", &order, &"0".repeat(32)] {
        assert_eq!(open(&shop, nonsense).await.refusal(), (200, 10_416), "{nonsense}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_provider_never_gets_an_order_number(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 2).await;

    let known = shop.ask_peer("/v1/payment_intents?limit=100").await.to_string();
    assert!(!known.contains(&order) && !shop.messages().await.concat().contains(&order));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_reference_finds_the_order_and_opens_nothing(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 2).await;
    let status = shop.status(&order).await;
    let shown = status["reference"].as_str().expect("a reference").to_owned();
    let info = shop.app.get(&format!("/tessera/exam/order/info/{order}")).await.data();
    assert_eq!(info["reference"], status["reference"]);

    let reference = Reference::parse(&shown.to_lowercase().replace('-', "")).expect("as it was typed");
    let found = links::with_reference(&pool, &reference).await.expect("found");
    assert_eq!(found, [OrderNumber::parse(&order).expect("a number")]);
    assert_eq!(shop.app.get(&format!("/tessera/exam/order/info/{shown}")).await.refusal(), (200, 10_416));
    assert_eq!(open(&shop, &shown).await.refusal(), (200, 10_416));

    let withdraw = async |email: &str| {
        let ask = json!({"orderNumber": shown, "name": "Grace Hopper", "email": email});
        shop.call("/pay/order/withdraw", &ask).await
    };
    assert_eq!(withdraw("ada@example.com").await.refusal(), (200, 10_416), "not the buyer's address");
    assert!(withdraw("Grace@example.com").await.data()["declaredAt"].is_string());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_return_link_expires_after_three_hours(pool: PgPool) {
    let shop = Shop::open(&pool, "DE").await;
    let order = bought(&shop, 2).await;
    let order = OrderNumber::parse(&order).expect("a number");
    let now = Timestamp::now();
    let token = links::make_return(&pool, &order, now).await.expect("made");

    let soon = now + jiff::SignedDuration::from_mins(179);
    assert_eq!(links::open(&pool, token.as_str(), soon).await.expect("opened"), Some(order.clone()));
    let token = links::make_return(&pool, &order, now).await.expect("made");
    let over = now + jiff::SignedDuration::from_mins(181);
    assert_eq!(links::open(&pool, token.as_str(), over).await.expect("opened"), None);
}
