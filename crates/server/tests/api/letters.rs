//! Letters from the database row to a mail server that behaves well, badly or not at all.

use std::time::Duration;

use adapters::smtp::SmtpMailer;
use app::{
    catalog::LiveCatalog,
    jobs::JobError,
    mail::{self, NewLetter, Origins, samples},
    ports::{Envelope, MailError, Mailer},
};
use domain::{email::EmailAddress, ids::LetterId, locale::Locale, order::OrderNumber};
use jiff::Timestamp;
use serde_json::Value;
use sqlx::PgPool;
use uuid::Uuid;

use crate::{
    harness::content,
    processes::{database_url, start},
    smtp_peer::{Act, Peer, Stage},
};

const PATIENCE: Duration = Duration::from_secs(5);

/// The timeout in tests that wait for it to expire.
const LITTLE_PATIENCE: Duration = Duration::from_millis(700);

const FROM: &str = "Tessera <reports@tessera.example>";

fn mailer(url: &str, patience: Duration) -> SmtpMailer {
    SmtpMailer::new(url, FROM, 2, patience).expect("a mailer")
}

/// The order of [`write`]'s letter.
fn order() -> OrderNumber {
    samples()[0].about.order().expect("a receipt is about an order").clone()
}

/// A letter to be sent.
async fn write(pool: &PgPool, to: &str) -> LetterId {
    let sample = samples().remove(0);
    let to = EmailAddress::stored(to.to_owned());
    let letter = NewLetter { about: sample.about, to, hl: Locale::De, content: sample.letter };
    let mut tx = store::begin(pool).await.expect("begun");
    let job = mail::queue(&mut tx, letter, Timestamp::now()).await.expect("written");
    tx.commit().await.expect("committed");
    let id: Uuid = sqlx::query_scalar("select (payload ->> 'mail')::uuid from job where id = $1")
        .bind(job.as_uuid())
        .fetch_one(pool)
        .await
        .expect("the job's letter");
    id.into()
}

struct Office {
    pool: PgPool,
    catalog: LiveCatalog,
    mailer: SmtpMailer,
}

impl Office {
    async fn open(pool: &PgPool, url: &str) -> Self {
        app::catalog::apply(pool, &content(), Timestamp::now()).await.expect("applied");
        let catalog = LiveCatalog::default();
        catalog.refresh(pool).await.expect("read");
        Self { pool: pool.clone(), catalog, mailer: mailer(url, PATIENCE) }
    }

    async fn send(&self, id: LetterId) -> Result<(), JobError> {
        let origins = Origins::Fixed("https://tessera.example".to_owned());
        Box::pin(mail::send(
            &self.pool,
            &self.mailer,
            &self.catalog.current(),
            (&origins, &mail::sample_proofs()),
            id,
        ))
        .await
    }

    /// State, number of unanswered sends, and the server's reply.
    async fn standing(&self, id: LetterId) -> (String, i32, String) {
        sqlx::query_as("select state, ambiguous, coalesce(answer, '') from mail where id = $1")
            .bind(id.as_uuid())
            .fetch_one(&self.pool)
            .await
            .expect("the letter")
    }
}

fn again(sent: &Result<(), JobError>) -> bool {
    matches!(sent, Err(JobError::Again(_)))
}

fn header<'a>(letter: &'a str, name: &str) -> &'a str {
    let line = letter.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
    line.unwrap_or_else(|| panic!("no {name} in {letter}"))
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_accepted_letter_is_not_sent_again(pool: PgPool) {
    let peer = Peer::start(&[]).await;
    let office = Office::open(&pool, &peer.url).await;
    let id = write(&pool, "ann@example.com").await;

    office.send(id).await.expect("sent");
    office.send(id).await.expect("nothing to do");

    let letters = peer.letters();
    assert_eq!(letters.len(), 1);
    assert_eq!(office.standing(id).await, ("accepted".into(), 0, "250 2.0.0 taken as 4711".into()));
    assert_eq!(header(&letters[0], "To"), "ann@example.com");
    assert_eq!(header(&letters[0], "Content-Language"), "de");
    let message_id = header(&letters[0], "Message-ID");
    assert!(
        message_id.starts_with("<receipt.") && message_id.ends_with(".1@tessera.example>"),
        "{message_id}"
    );
    let number = order().as_str().to_owned();
    assert!(
        !letters[0].split("\r\n\r\n").next().expect("headers").contains(&number),
        "no secret in a header"
    );
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn temporary_refusals_are_retried_and_not_counted_as_unanswered(pool: PgPool) {
    let acts = [
        Act::Say(Stage::Greeting, "421 too busy"),
        Act::Say(Stage::Mail, "451 later"),
        Act::Say(Stage::Recipient, "450 greylisted <ann@example.com>"),
        Act::Say(Stage::Data, "451 later"),
        Act::Say(Stage::Dot, "451 4.3.0 not now"),
        Act::Say(Stage::Dot, "421 closing"),
        Act::Say(Stage::Dot, "452 full"),
    ];
    let peer = Peer::start(&acts).await;
    let office = Office::open(&pool, &peer.url).await;
    let id = write(&pool, "ann@example.com").await;

    for act in acts {
        assert!(again(&office.send(id).await), "{act:?}");
        let (state, ambiguous, answer) = office.standing(id).await;
        assert_eq!((state.as_str(), ambiguous), ("waiting", 0), "{act:?}");
        assert!(!answer.contains("ann@"), "{answer}");
    }
    office.send(id).await.expect("sent at last");

    assert_eq!(office.standing(id).await.0, "accepted");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unknown_address_is_given_up_and_a_policy_refusal_is_retried(pool: PgPool) {
    let acts = [
        Act::Say(Stage::Recipient, "550 5.1.1 <ann@example.com> unknown"),
        Act::Say(Stage::Recipient, "554 5.7.1 relay access denied"),
        Act::Say(Stage::Dot, "554 5.6.0 no such thing here"),
    ];
    let peer = Peer::start(&acts).await;
    let office = Office::open(&pool, &peer.url).await;
    let ids = [write(&pool, "ann@example.com").await, write(&pool, "bob@example.com").await];

    office.send(ids[0]).await.expect("given up");
    assert!(again(&office.send(ids[1]).await), "the relay can be fixed");
    assert_eq!(office.standing(ids[1]).await.0, "waiting");
    office.send(ids[1]).await.expect("given up");

    let (state, ambiguous, answer) = office.standing(ids[0]).await;
    assert_eq!((state.as_str(), ambiguous), ("refused", 0));
    assert!(answer.contains("550") && !answer.contains('@'), "{answer}");
    let (state, ambiguous, _) = office.standing(ids[1]).await;
    assert_eq!((state.as_str(), ambiguous), ("refused", 0));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_invalid_address_is_given_up_without_contacting_the_server(pool: PgPool) {
    let peer = Peer::start(&[]).await;
    let office = Office::open(&pool, &peer.url).await;
    let id = write(&pool, "ann@example.com\r\nBcc: eve@example.com").await;

    office.send(id).await.expect("given up");

    assert_eq!((office.standing(id).await.0.as_str(), peer.connections()), ("refused", 0));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unanswered_letter_is_sent_once_more_and_not_a_third_time(pool: PgPool) {
    let peer = Peer::start(&[Act::LoseTheAnswer, Act::LoseTheAnswer]).await;
    let office = Office::open(&pool, &peer.url).await;
    let id = write(&pool, "ann@example.com").await;

    assert!(again(&office.send(id).await));
    assert_eq!(office.standing(id).await.0, "waiting");
    office.send(id).await.expect("given up");
    office.send(id).await.expect("nothing to do");

    let letters = peer.letters();
    assert_eq!(letters.len(), 2);
    assert_eq!(letters[0], letters[1], "the same bytes");
    let (state, ambiguous, _) = office.standing(id).await;
    assert_eq!((state.as_str(), ambiguous), ("unconfirmed", 2));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_letter_accepted_after_one_lost_answer_is_accepted(pool: PgPool) {
    let peer = Peer::start(&[Act::LoseTheAnswer, Act::Say(Stage::Dot, "451 later"), Act::Take]).await;
    let office = Office::open(&pool, &peer.url).await;
    let id = write(&pool, "ann@example.com").await;

    assert!(again(&office.send(id).await));
    assert!(again(&office.send(id).await));
    office.send(id).await.expect("sent");

    let (state, ambiguous, _) = office.standing(id).await;
    assert_eq!((state.as_str(), ambiguous), ("accepted", 1));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_silent_server_times_out_and_only_silence_after_the_text_is_counted(pool: PgPool) {
    let stages = [Stage::Greeting, Stage::Mail, Stage::Recipient, Stage::Data, Stage::Dot];
    let peer = Peer::start(&stages.map(Act::SayNothing)).await;
    let mailer = mailer(&peer.url, LITTLE_PATIENCE);
    let office = Office { mailer, ..Office::open(&pool, &peer.url).await };
    let id = write(&pool, "ann@example.com").await;

    for (stage, expected) in stages.into_iter().zip([0, 0, 0, 0, 1]) {
        assert!(again(&office.send(id).await), "{stage:?}");
        assert_eq!(office.standing(id).await.1, expected, "{stage:?}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_second_worker_does_not_send_while_the_first_may_get_an_answer(pool: PgPool) {
    let peer = Peer::start(&[Act::SayNothing(Stage::Dot)]).await;
    let office = Office::open(&pool, &peer.url).await;
    let id = write(&pool, "ann@example.com").await;
    let given = async {
        while peer.letters().is_empty() {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    };

    // The first sender waits for an answer, its lease has expired, and a second one has the job.
    let second = tokio::select! {
        sent = office.send(id) => panic!("the server said nothing: {sent:?}"),
        second = async { given.await; office.send(id).await } => second,
    };

    assert!(matches!(second, Err(JobError::NotBefore(_))), "{second:?}");
    assert_eq!((office.standing(id).await.1, peer.letters().len()), (1, 1));

    sqlx::query("update mail set sending_at = sending_at - interval '1 minute'")
        .execute(&pool)
        .await
        .expect("a minute later");
    office.send(id).await.expect("no sender waits any more");
    assert_eq!((office.standing(id).await.0.as_str(), peer.letters().len()), ("accepted", 2));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_received_answer_is_stored_once_the_database_is_back(pool: PgPool) {
    let peer = Peer::start(&[]).await;
    let office = Office::open(&pool, &peer.url).await;
    let id = write(&pool, "ann@example.com").await;
    sqlx::raw_sql(
        "create sequence tries;
         create function away() returns trigger language plpgsql as $$ begin
           if nextval('tries') <= 6 then raise exception 'away'; end if; return new; end $$;
         create trigger away before update of accepted_at on mail for each row execute function away();",
    )
    .execute(&pool)
    .await
    .expect("a database that fails six times");

    office.send(id).await.expect("sent");
    office.send(id).await.expect("nothing to do");

    assert_eq!((office.standing(id).await.0.as_str(), peer.letters().len()), ("accepted", 1));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unavailable_server_only_delays_letters(pool: PgPool) {
    let office = Office::open(&pool, "smtp://127.0.0.1:1").await;
    let id = write(&pool, "ann@example.com").await;

    assert!(again(&office.send(id).await));

    assert_eq!(office.standing(id).await, ("waiting".into(), 0, String::new()));
}

fn envelope() -> Envelope {
    Envelope {
        message_id: "receipt.abc.1".to_owned(),
        made_at: Timestamp::UNIX_EPOCH,
        to: EmailAddress::stored("ann@example.com".to_owned()),
        reply_to: "support@tessera.example".to_owned(),
        subject: "Hello".to_owned(),
        html: "<p>Hello</p>".to_owned(),
        text: ".\r\n.a line that begins with a dot".to_owned(),
        language: "en".to_owned(),
    }
}

#[tokio::test]
async fn without_a_stored_mark_the_text_is_not_sent() {
    let peer = Peer::start(&[]).await;
    let sent =
        mailer(&peer.url, PATIENCE).send(&envelope(), async { anyhow::bail!("the database is away") }).await;

    assert!(matches!(sent, Err(MailError::Later(_))), "{sent:?}");
    assert!(peer.letters().is_empty());
}

#[tokio::test]
async fn a_connection_is_reused_and_replaced_after_the_server_closed_it() {
    let peer = Peer::start(&[Act::Take, Act::TakeAndHangUp, Act::Take]).await;
    let mailer = mailer(&peer.url, PATIENCE);

    for expected in [1, 1, 2] {
        mailer.send(&envelope(), async { Ok(()) }).await.expect("accepted");
        assert_eq!(peer.connections(), expected);
    }

    assert_eq!(peer.letters().len(), 3);
}

async fn caught(to: &str) -> Option<Value> {
    let base = std::env::var("MAIL_WEB_URL").expect("the services' environment");
    let answer = reqwest::get(format!("{base}/email")).await.expect("an answer").text().await.expect("text");
    let letters: Vec<Value> = serde_json::from_str(&answer).expect("a list");
    letters.into_iter().find(|letter| letter["to"][0]["address"] == to)
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_worker_process_sends_written_letters(pool: PgPool) {
    app::catalog::apply(&pool, &content(), Timestamp::now()).await.expect("applied");
    let to = format!("{}@example.com", Uuid::new_v4().simple());
    let id = write(&pool, &to).await;
    let stream = |name: &str| format!("{name}_{}", Uuid::now_v7().simple());

    let _worker = start(
        "worker",
        &[
            ("TESSERA_DATABASE__URL", database_url(&pool)),
            ("TESSERA_NATS__STREAM", stream("VIEWS")),
            ("TESSERA_NATS__RUNS_STREAM", stream("RUNS")),
            ("TESSERA_JOBS__STREAM", stream("JOBS")),
            ("TESSERA_HTTP__ORIGIN", "https://tessera.example".to_owned()),
        ],
    );

    let arrived = async {
        loop {
            if let Some(letter) = caught(&to).await {
                return letter;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let letter = tokio::time::timeout(Duration::from_secs(30), arrived).await.expect("it arrives");
    for part in ["html", "text"] {
        let said = letter[part].as_str().expect("text");
        assert!(said.contains("https://tessera.example/report/result/iq-1?hl=DE#link="), "{letter}");
        assert!(!said.contains(order().as_str()), "{letter}");
    }
    assert_eq!(letter["headers"]["auto-submitted"], "auto-generated");
    let accepted = async {
        let state = "select state = 'accepted' from mail where id = $1";
        while !sqlx::query_scalar::<_, bool>(state)
            .bind(id.as_uuid())
            .fetch_one(&pool)
            .await
            .expect("the letter")
        {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), accepted).await.expect("the acceptance is stored");
    let jobs: i64 = sqlx::query_scalar("select count(*) from job").fetch_one(&pool).await.expect("a number");
    assert!(jobs <= 1, "finished jobs are deleted");
}
