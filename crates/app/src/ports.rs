//! What the product needs from the outside world. Each trait has one implementation in `adapters`
//! and a fake or a real peer in tests.

use std::{future::Future, net::IpAddr, time::Duration};

use domain::{
    account::Password,
    batch::Batch,
    country::CountryCode,
    email::EmailAddress,
    ids::{AttemptId, JobId, PlanId, PurchaseId, RefundId},
    money::Money,
    payment::{BalanceLine, IntentNews, News, RefundNews},
    plan::PlanNews,
};
use jiff::Timestamp;

/// Where batches of one kind go until a worker has processed them.
pub trait BatchStream<B: Batch>: Send + Sync {
    /// Returns once the stream has stored the batch; the same batch may be sent again.
    fn publish(&self, batch: &B) -> impl Future<Output = Result<(), StreamError>> + Send;
}

/// Where a worker gets batches of one kind from.
pub trait BatchSource<B: Batch>: Send {
    type AckToken: Send;

    /// Waits a little for unconfirmed batches; an empty result is normal.
    fn fetch(
        &mut self,
        most: usize,
    ) -> impl Future<Output = Result<Vec<(B, Self::AckToken)>, StreamError>> + Send;

    /// Acknowledges these batches, so that they aren't delivered again.
    fn confirm(
        &mut self,
        receipts: Vec<Self::AckToken>,
    ) -> impl Future<Output = Result<(), StreamError>> + Send;

    /// Puts aside a batch that can't be processed, so that it doesn't block those behind it.
    fn put_aside(&mut self, receipt: Self::AckToken) -> impl Future<Output = Result<(), StreamError>> + Send;
}

/// The stream is unreachable or rejects the request; worth a retry.
#[derive(Debug, thiserror::Error)]
#[error("the call to the event stream failed")]
pub struct StreamError(#[from] pub anyhow::Error);

/// Copies of data that can be read elsewhere; losing them is harmless.
pub trait Cache: Send + Sync {
    fn get(&self, key: &str) -> impl Future<Output = Option<String>> + Send;
    fn set(&self, key: &str, value: &str, keep: Duration) -> impl Future<Output = ()> + Send;
}

/// Looks up an IP address's country.
pub trait GeoIp: Send + Sync {
    fn country(&self, address: IpAddr) -> Option<CountryCode>;
}

/// A list of passwords that have leaked somewhere.
pub trait LeakedPasswords: Send + Sync {
    /// Whether it has this one. A list that can't be asked has none: nobody is kept from setting a password by it.
    fn has(&self, password: &Password) -> impl Future<Output = bool> + Send;
}

/// A site that vouches for people.
pub trait IdentitySite: Send + Sync {
    /// Where a browser is sent.
    fn address(&self, sent: &SentAway<'_>) -> impl Future<Output = Result<String, IdentityError>> + Send;

    /// Exchanges the code that a browser came back with. Only the state and the challenge of `sent` aren't needed.
    fn redeem(
        &self,
        code: &str,
        verifier: &str,
        sent: &SentAway<'_>,
    ) -> impl Future<Output = Result<Vouched, IdentityError>> + Send;
}

/// A browser that is sent to another site.
#[derive(Clone, Copy, Debug)]
pub struct SentAway<'a> {
    /// Comes back with the browser.
    pub state: &'a str,
    /// Comes back in what the site signs.
    pub nonce: &'a str,
    /// Hash of the verifier that the code is exchanged with.
    pub challenge: &'a str,
    pub back_to: &'a str,
}

/// What a site says about a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vouched {
    /// The site's own name for the person, which lasts.
    pub sub: String,
    /// Only if the site has verified it.
    pub email: Option<EmailAddress>,
    pub name: Option<String>,
}

#[derive(Debug, thiserror::Error)]
pub enum IdentityError {
    /// What came back isn't to be believed.
    #[error("what another site said was refused: {0}")]
    Refused(&'static str),
    /// Worth another try.
    #[error("another site can't be reached")]
    Away(#[source] anyhow::Error),
}

/// What we need from a payment provider. Small on purpose: a second provider is one more file.
pub trait PaymentProvider: Send + Sync {
    /// Creates an intent, or returns the one that was created with the same key before.
    fn create(&self, ask: &NewIntent) -> impl Future<Output = Result<IntentNews, ProviderError>> + Send;

    fn retrieve(&self, intent: &str) -> impl Future<Output = Result<IntentNews, ProviderError>> + Send;

    /// Looks for the intents of attempts whose creation got no useful answer, given their ids and the times they
    /// were stored. However many they are, the provider's list is read once.
    fn find(
        &self,
        attempts: &[(AttemptId, Timestamp)],
    ) -> impl Future<Output = Result<Vec<IntentNews>, ProviderError>> + Send;

    /// Cancels an intent; returns its resulting state, which may be paid.
    fn cancel(&self, intent: &str) -> impl Future<Output = Result<IntentNews, ProviderError>> + Send;

    fn refund(&self, ask: &NewRefund) -> impl Future<Output = Result<RefundNews, ProviderError>> + Send;

    /// Looks for the refund that an earlier call made without a useful answer.
    fn find_refund(
        &self,
        ask: &NewRefund,
    ) -> impl Future<Output = Result<Option<RefundNews>, ProviderError>> + Send;

    /// Opens a subscription whose first bill is paid by the buyer, or returns the one that was opened with the same
    /// key before.
    fn open_plan(
        &self,
        ask: &NewSubscription,
    ) -> impl Future<Output = Result<OpenedPlan, ProviderError>> + Send;

    /// A subscription and its bills, as they are now.
    fn plan(&self, subscription: &str) -> impl Future<Output = Result<PlanNews, ProviderError>> + Send;

    /// Ends a subscription, with its period or at once; returns what it has become. One that is over stays over.
    fn end_plan(
        &self,
        subscription: &str,
        end: PlanEnd,
    ) -> impl Future<Output = Result<PlanNews, ProviderError>> + Send;

    /// The current state of an object whose event couldn't be read.
    fn ask_about(&self, about: &About) -> impl Future<Output = Result<News, ProviderError>> + Send;

    /// All events from then to another time, or to the newest, oldest first.
    fn events(
        &self,
        from: Timestamp,
        to: Option<Timestamp>,
    ) -> impl Future<Output = Result<Vec<ProviderEvent>, ProviderError>> + Send;

    /// The provider's ledger of a period.
    fn balance(
        &self,
        from: Timestamp,
        to: Timestamp,
    ) -> impl Future<Output = Result<Vec<BalanceLine>, ProviderError>> + Send;

    /// Accepts an event only if the provider signed it recently.
    fn read_webhook(
        &self,
        body: &[u8],
        signature: &str,
        now: Timestamp,
    ) -> Result<ProviderEvent, WebhookError>;
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewIntent {
    /// `pi:{purchase}:{n}`; stored before the call, and the same on every retry.
    pub key: String,
    pub attempt: AttemptId,
    pub purchase: PurchaseId,
    pub money: Money,
    /// Shown on the buyer's statement and in the provider's console.
    pub description: String,
}

/// A subscription that is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewSubscription {
    /// The first payment; each later one has the same amount.
    pub first: NewIntent,
    pub plan: PlanId,
    /// How long each period lasts.
    pub months: i32,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OpenedPlan {
    /// The provider's id.
    pub subscription: String,
    pub first: IntentNews,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanEnd {
    WithPeriod,
    AtOnce,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRefund {
    /// `rf:{id}`
    pub key: String,
    pub id: RefundId,
    pub intent: String,
    pub money: Money,
    /// Where the provider may ask the buyer for a bank account; only for payment methods that can't be refunded
    /// directly.
    pub instructions_email: Option<EmailAddress>,
}

/// The object of an event, by the provider's id.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum About {
    Intent(String),
    Refund(String),
    Dispute(String),
}

/// One of the provider's events.
#[derive(Clone, Debug, PartialEq)]
pub struct ProviderEvent {
    pub id: String,
    /// The provider's name for it.
    pub kind: String,
    /// The object it is about.
    pub object: Option<String>,
    pub created_at: Timestamp,
    pub news: News,
    /// Set if the content can't be read: then `news` is [`News::Other`], and this object can be fetched.
    pub about: Option<About>,
    /// The part that may be stored, for operators.
    pub body: serde_json::Value,
}

#[derive(Debug, thiserror::Error)]
pub enum ProviderError {
    /// It isn't known whether the call took effect: the same call with the same key may be repeated.
    #[error("the payment provider did not answer")]
    Unclear(#[source] anyhow::Error),
    /// The provider keeps answering this key with an internal error: look the object up before trying another key.
    #[error("the payment provider failed and will fail again")]
    Stuck(#[source] anyhow::Error),
    /// The request was understood and rejected.
    #[error("the payment provider refused: {code}")]
    Refused { code: String },
}

#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum WebhookError {
    #[error("not signed with our secret")]
    Forged,
    #[error("signed, but too old or too early")]
    OutsideTolerance,
    #[error("signed, but not understood")]
    Unreadable,
}

/// Notifies workers that jobs are waiting. Only a hint: a worker that misses it finds them by polling.
pub trait Wake: Send + Sync {
    fn wake(&self, jobs: &[JobId]) -> impl Future<Output = ()> + Send;
}

/// Where a worker is notified that jobs are waiting.
pub trait Wakes: Send {
    /// Returns after a notification; cancelling the wait loses nothing that polling wouldn't find.
    fn next(&mut self) -> impl Future<Output = ()> + Send;
}

/// No notifications: polling finds what is due.
pub struct Silence;

impl Wakes for Silence {
    async fn next(&mut self) {
        std::future::pending::<()>().await;
    }
}

/// A mail server.
pub trait Mailer: Send + Sync {
    /// Hands a letter over. `before_the_text` is awaited after the server has agreed to receive the text and
    /// before the text is sent: from then until the server answers, nobody can know whether it was accepted.
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
    /// The part before the `@`; the same however often the letter is sent.
    pub message_id: String,
    /// The date of the letter.
    pub made_at: Timestamp,
    pub to: EmailAddress,
    /// Where replies go.
    pub reply_to: String,
    pub subject: String,
    pub html: String,
    pub text: String,
    /// BCP 47, for Content-Language.
    pub language: String,
}

/// The server's confirmation that it accepted the letter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Acceptance {
    pub answer: String,
}

#[derive(Debug, thiserror::Error)]
pub enum MailError {
    /// Not accepted now; a retry may succeed.
    #[error("the mail server did not accept the letter now: {0}")]
    Later(String),
    /// Rejected permanently: no such address.
    #[error("the mail server rejected the letter: {0}")]
    Never(String),
    /// The text was sent and no answer came.
    #[error("the mail server did not answer whether it accepted the letter")]
    Ambiguous(#[source] anyhow::Error),
}

/// Where finished files are stored. Losing one costs only time: it can be made again.
pub trait Files: Send + Sync {
    /// Stores a file under a key of letters, digits, `-`, `.` and `/`, replacing an earlier one.
    fn put(&self, key: &str, bytes: Vec<u8>) -> impl Future<Output = Result<(), FilesError>> + Send;

    /// The file of this key, if there is one.
    fn get(&self, key: &str) -> impl Future<Output = Result<Option<Vec<u8>>, FilesError>> + Send;

    /// Deletes every file under a folder.
    fn remove(&self, folder: &str) -> impl Future<Output = Result<(), FilesError>> + Send;

    /// Deletes every file under a folder that was written before `moment`.
    fn remove_older(
        &self,
        folder: &str,
        moment: Timestamp,
    ) -> impl Future<Output = Result<(), FilesError>> + Send;
}

/// The file store is unreachable or rejects the request.
#[derive(Debug, thiserror::Error)]
#[error("the call to the file store failed")]
pub struct FilesError(#[from] pub anyhow::Error);

/// Counts actions that are limited. The counts may be lost: without Redis nothing is limited.
pub trait RateLimit: Send + Sync {
    /// Counts one more; returns whether that is still at most `most` within that time.
    fn allow(&self, key: &str, most: u32, within: Duration) -> impl Future<Output = bool> + Send;

    /// The same for distinct things: each counts once, however often it occurs, and those that were
    /// admitted stay admitted.
    fn admit(&self, key: &str, thing: &str, most: u32, within: Duration)
    -> impl Future<Output = bool> + Send;

    /// The current count; 0 if nothing is counted.
    fn counted(&self, key: &str) -> impl Future<Output = u32> + Send;
}
