//! Streams of earlier releases were work queues, which allow only one consumer. JetStream can't change a stream
//! from or to a work queue, so the remaining batches of such a stream are moved into the one that replaced it.
//!
//! Any number of processes may do this concurrently, and each may die at any point: batches carry an id, so one
//! that is moved twice, or is being processed by a worker of the earlier release, is recognised where it is
//! stored.

use async_nats::jetstream::{
    Context, ErrorCode,
    context::GetStreamErrorKind,
    message::PublishMessage,
    stream::{Config, RawMessageErrorKind, Stream},
};
use tracing::info;

/// The work queue has the name of its subject.
async fn find(context: &Context, subject: &str) -> anyhow::Result<Option<Stream>> {
    match context.get_stream(subject).await {
        Ok(stream) => Ok(Some(stream)),
        Err(error) => match error.kind() {
            GetStreamErrorKind::JetStream(cause) if cause.error_code() == ErrorCode::STREAM_NOT_FOUND => {
                Ok(None)
            }
            _ => Err(error.into()),
        },
    }
}

/// Unbinds the subject from the work queue, if there is one, so that nothing is added to it. Until the subject
/// is bound to the new stream, batches are rejected and wait at their source.
pub(super) async fn close(context: &Context, subject: &str) -> anyhow::Result<()> {
    let Some(queue) = find(context, subject).await? else { return Ok(()) };
    let config = queue.cached_info().config.clone();
    context.update_stream(Config { subjects: vec![format!("{subject}-closed")], ..config }).await?;
    Ok(())
}

/// Moves the content of a closed work queue to its subject, which `stream` has taken over, and deletes the
/// queue.
pub(super) async fn empty(context: &Context, subject: &str, stream: &str) -> anyhow::Result<()> {
    let Some(queue) = find(context, subject).await? else { return Ok(()) };
    let open = queue.cached_info().config.subjects.iter().any(|one| one == subject);
    anyhow::ensure!(!open, "the work queue still receives batches");
    let (mut next, mut moved) = (1, 0_u64);
    loop {
        let message = match queue.get_first_raw_message_by_subject(subject, next).await {
            Ok(message) => message,
            Err(error) if error.kind() == RawMessageErrorKind::NoMessageFound => break,
            Err(error) => return Err(error.into()),
        };
        // With its id, so that the stream drops duplicates.
        let copy = PublishMessage::build().headers(message.headers).payload(message.payload);
        context.send_publish(subject.to_owned(), copy.expected_stream(stream)).await?.await?;
        (next, moved) = (message.sequence + 1, moved + 1);
    }
    context.delete_stream(subject).await?;
    info!(subject, moved, "NATS: old work queue migrated to a stream");
    Ok(())
}
