//! Streams of releases before this one were work queues, which have one reader only. JetStream changes no stream from
//! or to a work queue, so what such a stream still holds is moved into the one that took its place.
//!
//! Any number of processes may do it at once, and each may die at any point: batches carry an id, so one that is
//! moved twice, or is in the hands of a worker of the earlier release, is recognised where it is kept.

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

/// Takes the subject from the work queue, if there is one: nothing comes into it any more. Until the subject leads
/// elsewhere, batches are refused and wait where they come from.
pub(super) async fn close(context: &Context, subject: &str) -> anyhow::Result<()> {
    let Some(queue) = find(context, subject).await? else { return Ok(()) };
    let config = queue.cached_info().config.clone();
    context.update_stream(Config { subjects: vec![format!("{subject}-closed")], ..config }).await?;
    Ok(())
}

/// Moves what a closed work queue holds to its subject, which `stream` has taken over, and deletes it.
pub(super) async fn empty(context: &Context, subject: &str, stream: &str) -> anyhow::Result<()> {
    let Some(queue) = find(context, subject).await? else { return Ok(()) };
    let open = queue.cached_info().config.subjects.iter().any(|one| one == subject);
    anyhow::ensure!(!open, "batches still come into the work queue");
    let (mut next, mut moved) = (1, 0_u64);
    loop {
        let message = match queue.get_first_raw_message_by_subject(subject, next).await {
            Ok(message) => message,
            Err(error) if error.kind() == RawMessageErrorKind::NoMessageFound => break,
            Err(error) => return Err(error.into()),
        };
        // With its id, so that the stream drops a second copy.
        let copy = PublishMessage::build().headers(message.headers).payload(message.payload);
        context.send_publish(subject.to_owned(), copy.expected_stream(stream)).await?.await?;
        (next, moved) = (message.sequence + 1, moved + 1);
    }
    context.delete_stream(subject).await?;
    info!(subject, moved, "a work queue became a stream for several readers");
    Ok(())
}
