//! Streams on a real NATS: which consumer reads what, how long batches are kept, and the migration of earlier
//! releases' streams.

use std::collections::BTreeSet;

use domain::ids::BatchId;
use uuid::Uuid;

use super::*;

const ACK_WAIT: Duration = Duration::from_secs(30);

fn url() -> String {
    std::env::var("TESSERA_NATS__URL").expect("TESSERA_NATS__URL is missing: scripts/services up")
}

async fn nats() -> Nats {
    Nats::connect(&url(), 1, None).await.expect("an address")
}

/// A subject that is unique to the test.
fn subject() -> String {
    format!("TEST_{}", Uuid::now_v7().simple())
}

fn batch(n: u128) -> ViewBatch {
    ViewBatch { id: Uuid::from_u128(n).into(), views: Vec::new() }
}

fn ids(numbers: impl IntoIterator<Item = u128>) -> BTreeSet<BatchId> {
    numbers.into_iter().map(|n| Uuid::from_u128(n).into()).collect()
}

/// Reads and confirms until `most` different batches have arrived; the timeout ends a wait in vain.
async fn read_all(source: &mut NatsSource<ViewBatch>, most: usize) -> BTreeSet<BatchId> {
    let mut seen = BTreeSet::new();
    let reading = async {
        while seen.len() < most {
            let (batches, receipts): (Vec<_>, Vec<_>) =
                source.fetch(64).await.expect("fetched").into_iter().unzip();
            seen.extend(batches.iter().map(|batch: &ViewBatch| batch.id));
            source.confirm(receipts).await.expect("confirmed");
        }
    };
    tokio::time::timeout(Duration::from_secs(20), reading).await.expect("all came in time");
    seen
}

async fn kept(stream: &NatsStream<ViewBatch>) -> u64 {
    stream.context.get_stream(stream.name()).await.expect("the stream").cached_info().state.messages
}

/// Confirmations aren't acknowledged: waits until the server has processed them.
async fn until_kept(stream: &NatsStream<ViewBatch>, messages: u64) {
    let waiting = async {
        while kept(stream).await != messages {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), waiting).await.expect("stores the expected number");
}

/// As earlier releases created it.
async fn work_queue(nats: &Nats, subject: &str) {
    let config = Config {
        name: subject.to_owned(),
        subjects: vec![subject.to_owned()],
        retention: RetentionPolicy::WorkQueue,
        discard: DiscardPolicy::New,
        max_bytes: VIEWS.bytes,
        duplicate_window: DUPLICATE_WINDOW,
        ..Config::default()
    };
    nats.context.create_stream(config).await.expect("made");
}

/// As earlier releases wrote: they know the subject and the work queue's name.
async fn write_old(nats: &Nats, subject: &str, batch: &ViewBatch) {
    let payload = serde_json::to_vec(batch).expect("JSON").into();
    let message = PublishMessage::build().payload(payload).message_id(batch.id.to_string());
    nats.context.send_publish(subject.to_owned(), message).await.expect("sent").await.expect("accepted");
}

/// A NATS server of its own that asks for a password.
struct Guarded {
    process: tokio::process::Child,
    port: u16,
}

impl Guarded {
    fn start() -> Self {
        let free = std::net::TcpListener::bind("127.0.0.1:0").expect("a free port");
        let port = free.local_addr().expect("its address").port();
        drop(free);
        let process = tokio::process::Command::new("nats-server")
            .args([
                "--addr",
                "127.0.0.1",
                "--port",
                &port.to_string(),
                "--user",
                "tessera",
                "--pass",
                "right",
            ])
            .kill_on_drop(true)
            .spawn()
            .expect("nats-server starts");
        Self { process, port }
    }

    async fn lets_in(&mut self, password: &str) -> bool {
        let url = format!("nats://tessera:{password}@127.0.0.1:{}", self.port);
        let client = Nats::connect(&url, 1, None).await.expect("an address").client;
        assert!(self.process.try_wait().expect("its state").is_none(), "the server still runs");
        tokio::time::timeout(Duration::from_secs(5), client.flush())
            .await
            .is_ok_and(|flushed| flushed.is_ok())
    }
}

#[tokio::test]
async fn name_and_password_in_the_address_are_shown_to_the_server() {
    let mut guarded = Guarded::start();
    assert!(guarded.lets_in("right").await);
    assert!(!guarded.lets_in("wrong").await);
}

#[tokio::test]
async fn a_batch_is_deleted_after_both_consumers_have_read_it() {
    let (nats, subject) = (nats().await, subject());
    let stream = nats.views(&subject);
    let mut first = nats.view_source(&subject, ACK_WAIT);
    let mut second = NatsSource::new(nats.views(&subject), "second", ACK_WAIT);
    assert!(second.fetch(1).await.expect("nothing yet").is_empty());
    for n in 0..100 {
        stream.publish(&batch(n)).await.expect("published");
    }

    assert_eq!(read_all(&mut first, 100).await, ids(0..100));
    assert_eq!(kept(&stream).await, 100, "the second reader has yet to read them");
    assert_eq!(read_all(&mut second, 100).await, ids(0..100));

    until_kept(&stream, 0).await;
}

#[tokio::test]
async fn a_later_consumer_reads_what_is_still_stored_and_all_that_follows() {
    let (nats, subject) = (nats().await, subject());
    let stream = nats.views(&subject);
    stream.publish(&batch(1)).await.expect("published");

    let mut late = NatsSource::new(nats.views(&subject), "late", ACK_WAIT);
    assert_eq!(read_all(&mut late, 1).await, ids([1]));
    stream.publish(&batch(2)).await.expect("published");

    assert_eq!(read_all(&mut late, 1).await, ids([2]));
    assert_eq!(read_all(&mut nats.view_source(&subject, ACK_WAIT), 2).await, ids([1, 2]));
}

#[tokio::test]
async fn a_batch_published_before_the_first_read_is_stored() {
    let (nats, subject) = (nats().await, subject());

    nats.views(&subject).publish(&batch(1)).await.expect("published");

    assert_eq!(read_all(&mut nats.view_source(&subject, ACK_WAIT), 1).await, ids([1]));
}

#[tokio::test]
async fn a_work_queue_is_migrated_to_a_stream_without_losing_batches() {
    let (nats, subject) = (nats().await, subject());
    work_queue(&nats, &subject).await;
    for n in 0..50 {
        write_old(&nats, &subject, &batch(n)).await;
    }

    let mut first = nats.view_source(&subject, ACK_WAIT);
    let mut second = NatsSource::new(nats.views(&subject), "second", ACK_WAIT);
    // Concurrently, like two processes that start: each may move what it finds.
    let (one, other) = tokio::join!(first.subscribe(), second.subscribe());
    (first.subscription, second.subscription) = (Some(one.expect("open")), Some(other.expect("open")));
    write_old(&nats, &subject, &batch(50)).await;
    nats.views(&subject).publish(&batch(51)).await.expect("published");
    let (of_first, of_second) = tokio::join!(read_all(&mut first, 52), read_all(&mut second, 52));

    assert_eq!((of_first, of_second), (ids(0..52), ids(0..52)));
    assert!(first.alone || second.alone);
    assert!(work_queues::empty(&nats.context, &subject, "gone").await.is_ok(), "there is none any more");
    nats.context.get_stream(&subject).await.expect_err("deleted");
}

#[tokio::test]
async fn a_work_queue_that_is_still_written_to_is_not_deleted() {
    let (nats, subject) = (nats().await, subject());
    work_queue(&nats, &subject).await;
    write_old(&nats, &subject, &batch(1)).await;

    work_queues::empty(&nats.context, &subject, "any").await.expect_err("refused");

    let queue = nats.context.get_stream(&subject).await.expect("still there");
    assert_eq!(queue.cached_info().state.messages, 1);
}

#[tokio::test]
async fn an_interrupted_migration_resumes() {
    let (nats, subject) = (nats().await, subject());
    work_queue(&nats, &subject).await;
    for n in 0..10 {
        write_old(&nats, &subject, &batch(n)).await;
    }
    let stream = nats.views(&subject);
    stream.open().await.expect("open");
    // A process moved half of them and died.
    for n in 0..5 {
        write_old(&nats, &subject, &batch(n)).await;
    }

    let seen = read_all(&mut nats.view_source(&subject, ACK_WAIT), 10).await;

    assert_eq!(seen, ids(0..10));
    until_kept(&stream, 0).await;
}

#[tokio::test]
async fn streams_have_the_configured_replicas() {
    let alone = Nats::connect(&url(), 3, None).await.expect("an address");

    let refused = alone.views(&subject()).publish(&batch(1)).await.expect_err("one server keeps one copy");

    assert!(format!("{:?}", refused.0).contains("replicas > 1 not supported"), "{:?}", refused.0);
}
