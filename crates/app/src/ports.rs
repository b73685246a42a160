//! What the product needs of the outside world. Each trait has one implementation in `adapters`
//! and a fake or a real peer in tests.

use std::{future::Future, net::IpAddr, time::Duration};

use domain::{
    batch::Batch,
    country::CountryCode,
    money::Money,
    payment::{BalanceLine, IntentNews, News, RefundNews},
};
use jiff::Timestamp;
use uuid::Uuid;

/// Where batches of one kind go until a worker has dealt with them.
pub trait BatchStream<B: Batch>: Send + Sync {
    /// Returns once the stream has the batch safely; the same batch may be sent again.
    fn publish(&self, batch: &B) -> impl Future<Output = Result<(), StreamError>> + Send;
}

/// Where a worker takes batches of one kind from.
pub trait BatchSource<B: Batch>: Send {
    type AckToken: Send;

    /// Waits a little for batches that nobody has confirmed yet; an empty answer is normal.
    fn fetch(
        &mut self,
        most: usize,
    ) -> impl Future<Output = Result<Vec<(B, Self::AckToken)>, StreamError>> + Send;

    /// Says that these batches needn't be delivered again.
    fn confirm(
        &mut self,
        receipts: Vec<Self::AckToken>,
    ) -> impl Future<Output = Result<(), StreamError>> + Send;

    /// Puts a batch aside that can't be dealt with, so that it stops nothing behind it.
    fn put_aside(&mut self, receipt: Self::AckToken) -> impl Future<Output = Result<(), StreamError>> + Send;
}

/// The stream is away or refuses; it is worth trying again.
#[derive(Debug, thiserror::Error)]
#[error("the event stream did not take part")]
pub struct StreamError(#[from] pub anyhow::Error);

/// Losable copies of things that can be read elsewhere.
pub trait Cache: Send + Sync {
    fn get(&self, key: &str) -> impl Future<Output = Option<String>> + Send;
    fn set(&self, key: &str, value: &str, keep: Duration) -> impl Future<Output = ()> + Send;
}

/// Which country an address belongs to.
pub trait GeoIp: Send + Sync {
    fn country(&self, address: IpAddr) -> Option<CountryCode>;
}

/// What we ask of a payment provider. Small on purpose: a second provider is one more file.
pub trait PaymentProvider: Send + Sync {
    /// Makes an intent, or finds the one that the same key has made before.
    fn create(&self, ask: &NewIntent) -> impl Future<Output = Result<IntentNews, ProviderError>> + Send;

    fn retrieve(&self, intent: &str) -> impl Future<Output = Result<IntentNews, ProviderError>> + Send;

    /// Looks for the intents of attempts whose creation was answered with nothing useful: which, and when
    /// they were written down. However many they are, the provider's list is read once.
    fn find(
        &self,
        attempts: &[(Uuid, Timestamp)],
    ) -> impl Future<Output = Result<Vec<IntentNews>, ProviderError>> + Send;

    /// Makes an intent unpayable; the answer says what it is now, which may be paid.
    fn cancel(&self, intent: &str) -> impl Future<Output = Result<IntentNews, ProviderError>> + Send;

    fn refund(&self, ask: &NewRefund) -> impl Future<Output = Result<RefundNews, ProviderError>> + Send;

    /// What is true now about something that a message spoke of in words that can't be read.
    fn ask_about(&self, about: &About) -> impl Future<Output = Result<News, ProviderError>> + Send;

    /// Everything said since then, oldest first.
    fn events(
        &self,
        since: Timestamp,
    ) -> impl Future<Output = Result<Vec<ProviderEvent>, ProviderError>> + Send;

    /// The provider's books of a time.
    fn balance(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> impl Future<Output = Result<Vec<BalanceLine>, ProviderError>> + Send;

    /// Believes a message only if it is signed by the provider and young.
    fn read_webhook(
        &self,
        body: &[u8],
        signature: &str,
        now: Timestamp,
    ) -> Result<ProviderEvent, WebhookError>;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewIntent {
    /// `pi:{purchase}:{n}`; stored before the call, the same however often it is made.
    pub key: String,
    pub attempt: Uuid,
    pub purchase: Uuid,
    pub money: Money,
    /// What stands on the buyer's statement and in the provider's console.
    pub description: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRefund {
    /// `rf:{id}`
    pub key: String,
    pub id: Uuid,
    pub intent: String,
    pub money: Money,
    /// Where the provider may ask the buyer for a bank account; only for money that can't go back the way
    /// it came.
    pub instructions_email: Option<String>,
}

/// What a message speaks of, by the provider's id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    Intent(String),
    Refund(String),
    Dispute(String),
}

/// One message of the provider.
#[derive(Clone, Debug, PartialEq)]
pub struct ProviderEvent {
    pub id: String,
    /// As the provider names it.
    pub kind: String,
    /// What it speaks of.
    pub object: Option<String>,
    pub created_at: Timestamp,
    pub news: News,
    /// Set if what it says can't be read: then `news` is [`News::Other`], and this can be asked about.
    pub about: Option<About>,
    /// What may be kept of it, for people who look.
    pub body: serde_json::Value,
}

#[derive(Debug, thiserror::Error)]
pub enum ProviderError {
    /// Whether it was done isn't known: the same call with the same key may be made again.
    #[error("the payment provider did not answer")]
    Unclear(#[source] anyhow::Error),
    /// The provider keeps answering this key with a fault of its own: look before trying another key.
    #[error("the payment provider failed and will fail again")]
    Stuck(#[source] anyhow::Error),
    /// It was understood and won't be done.
    #[error("the payment provider refused: {code}")]
    Refused { code: String },
}

#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum WebhookError {
    #[error("no signature of ours")]
    Forged,
    #[error("signed, but too old or too early")]
    OutsideTolerance,
    #[error("signed, but not understood")]
    Unreadable,
}

/// Tells workers that jobs are waiting. A hint: whoever misses it finds them by looking.
pub trait Wake: Send + Sync {
    fn wake(&self, jobs: &[Uuid]) -> impl Future<Output = ()> + Send;
}

/// Where a worker hears that jobs are waiting.
pub trait Wakes: Send {
    /// Returns once somebody has said so; giving up waiting loses nothing that polling wouldn't find.
    fn next(&mut self) -> impl Future<Output = ()> + Send;
}

/// Nobody says anything: polling finds what is due.
pub struct Silence;

impl Wakes for Silence {
    async fn next(&mut self) {
        std::future::pending::<()>().await;
    }
}

/// A mail server.
pub trait Mailer: Send + Sync {
    /// Hands a letter over. `before_the_text` is awaited after the server has agreed to take the text and
    /// before it gets it: from there on nobody can know whether it was taken until it says so.
    fn send(
        &self,
        letter: &Envelope,
        before_the_text: impl Future<Output = anyhow::Result<()>> + Send,
    ) -> impl Future<Output = Result<Acceptance, MailError>> + Send;

    /// How long it waits for the answer to a text.
    fn patience(&self) -> Duration;
}

/// A letter, ready to be sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Envelope {
    /// What stands before the `@`: the same however often it is sent.
    pub message_id: String,
    /// What its date says.
    pub made_at: Timestamp,
    pub to: String,
    /// Who answers.
    pub reply_to: String,
    pub subject: String,
    pub html: String,
    pub text: String,
    /// BCP 47, for Content-Language.
    pub language: String,
}

/// The server's word that it has the letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceptance {
    pub answer: String,
}

#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// Not taken; later perhaps.
    #[error("the mail server did not take it now: {0}")]
    Later(String),
    /// Not taken, and never will be: no such address.
    #[error("the mail server refused it: {0}")]
    Never(String),
    /// The text was given and no answer came.
    #[error("the mail server did not say whether it took it")]
    Ambiguous(#[source] anyhow::Error),
}

/// Where finished files are kept. Losing one loses time: it can be made again.
pub trait Files: Send + Sync {
    /// Keeps a file under a key of letters, digits, `-`, `.` and `/`; the newest of a key stays.
    fn put(&self, key: &str, bytes: Vec<u8>) -> impl Future<Output = Result<(), FilesError>> + Send;

    /// The file of this key; nothing if there is none.
    fn get(&self, key: &str) -> impl Future<Output = Result<Option<Vec<u8>>, FilesError>> + Send;

    /// Deletes every file under a folder.
    fn remove(&self, folder: &str) -> impl Future<Output = Result<(), FilesError>> + Send;

    /// Deletes every file under a folder that was written before that moment.
    fn remove_older(
        &self,
        folder: &str,
        moment: Timestamp,
    ) -> impl Future<Output = Result<(), FilesError>> + Send;
}

/// The store of files is away or refuses.
#[derive(Debug, thiserror::Error)]
#[error("the store of files did not take part")]
pub struct FilesError(#[from] pub anyhow::Error);

/// Counts what may be done only so often. Losable: without Redis nobody is counted.
pub trait RateLimit: Send + Sync {
    /// Counts one more and says whether it is still within the limit for that span of time.
    fn allow(&self, key: &str, most: u32, within: Duration) -> impl Future<Output = bool> + Send;

    /// The same for different things: each counts once, however often it comes, and those that came
    /// within the limit stay within it.
    fn admit(&self, key: &str, thing: &str, most: u32, within: Duration)
    -> impl Future<Output = bool> + Send;

    /// How often it was counted so far; 0 where nobody counts.
    fn counted(&self, key: &str) -> impl Future<Output = u32> + Send;
}
