//! Reviews by buyers: written by the link of a letter, checked, published at once or held for an operator, shown from
//! [`SHOWN_FROM`](domain::review::SHOWN_FROM) on. Nothing here looks at the stars to decide.

use domain::{
    catalog::{AppId, Catalog},
    email::EmailAddress,
    locale::Locale,
    name::DisplayName,
    review::{self, Concern, Decision, Draft, NoDecision, ReviewId, State, Totals},
    token::Token,
};
use jiff::Timestamp;
use store::{
    PgConnection, PgPool, StoreError, as_postgres_keeps,
    reviews::{self, Review, Shown, Written, refusals},
};

use crate::{links, proofs::Proofs};

mod ask;

pub use ask::{NotAsked, ask, ask_about};

/// What the writer of a review sees of it.
#[derive(Clone, PartialEq, Eq)]
pub struct OwnReview {
    pub state: State,
    pub written: Option<Written>,
    /// Whether the address wants no letters that ask for a review.
    pub refuses_letters: bool,
}

/// An open link: the review it leads to, and the address that it was mailed to.
struct Opened {
    review: Review,
    whose: Vec<u8>,
}

/// Locks the review that a link opens; `None` if the link is unknown, or leads to another storefront.
async fn open(
    conn: &mut PgConnection,
    proofs: &Proofs,
    (app, link): (AppId, &str),
) -> store::Result<Option<Opened>> {
    let Some(token) = Token::parse(link) else { return Ok(None) };
    let hash = links::hash(&token);
    let found = reviews::open(conn, &hash).await?.filter(|review| review.app == app);
    let (Some(review), Some(email)) = (found, reviews::mailed_to(conn, &hash).await?) else {
        return Ok(None);
    };
    Ok(Some(Opened { review, whose: proofs.address(&EmailAddress::stored(email)) }))
}

async fn seen(conn: &mut PgConnection, review: ReviewId, whose: &[u8]) -> store::Result<Option<OwnReview>> {
    let Some(review) = reviews::find(conn, review).await? else { return Ok(None) };
    let refuses_letters = refusals::is_refused(conn, whose).await?;
    Ok(Some(OwnReview { state: review.state, written: review.written, refuses_letters }))
}

/// What the holder of a link asks for.
#[derive(Clone, Debug)]
pub enum Request {
    Read,
    /// Writes the review, or changes it.
    Write(Draft),
    /// Deletes what was written.
    Withdraw,
    /// Whether the address wants to be asked for reviews.
    Letters {
        wanted: bool,
    },
}

/// Does what the holder of a link asks for, and returns the review as it is then; `None` if the link opens nothing
/// here. Asking for the same again changes nothing.
pub async fn by_link(
    pool: &PgPool,
    (proofs, catalog): (&Proofs, &Catalog),
    link: (AppId, &str),
    request: Request,
    now: Timestamp,
) -> store::Result<Option<OwnReview>> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let Some(Opened { review, whose }) = open(&mut tx, proofs, link).await? else { return Ok(None) };
    match request {
        Request::Write(draft) => write(&mut tx, &review, catalog, &draft, now).await?,
        Request::Withdraw if review.state.is_written() => withdraw(&mut tx, &review).await?,
        Request::Read | Request::Withdraw => {}
        Request::Letters { wanted: true } => refusals::accept(&mut tx, &whose).await?,
        Request::Letters { wanted: false } => refusals::refuse(&mut tx, &whose, now).await?,
    }
    let seen = seen(&mut tx, review.id, &whose).await?;
    tx.commit().await?;
    Ok(seen)
}

async fn write(
    conn: &mut PgConnection,
    review: &Review,
    catalog: &Catalog,
    draft: &Draft,
    now: Timestamp,
) -> store::Result<()> {
    if review.written.as_ref().is_some_and(|written| is_same(written, draft)) {
        return Ok(());
    }
    let name = draft.name.as_ref().map_or("", |name| name.as_str());
    let found = review::concerns(
        // On lines of their own: the end of one and the beginning of the other are no number together.
        &format!("{}\n{name}", draft.content.as_str()),
        catalog.held_words(draft.hl),
    );
    let (state, concerns) = review::write(review.state, &review.concerns, found);
    metrics::counter!("reviews_written_total", "state" => state.code()).increment(1);
    reviews::write(conn, review.id, draft, (state, &concerns), now).await
}

async fn withdraw(conn: &mut PgConnection, review: &Review) -> store::Result<()> {
    // Whoever takes a refused review back and writes it again still waits for an operator.
    let (_, concerns) = review::write(review.state, &review.concerns, Vec::new());
    let decided: Vec<Concern> = concerns.into_iter().filter(|one| *one == Concern::Decided).collect();
    reviews::withdraw(conn, review.id, &decided).await
}

fn is_same(written: &Written, draft: &Draft) -> bool {
    written.stars == draft.stars
        && written.content == draft.content.as_str()
        && written.name.as_deref() == draft.name.as_ref().map(DisplayName::as_str)
        && written.hl == draft.hl
}

/// Why an operator's decision wasn't taken.
#[derive(Debug, thiserror::Error)]
pub enum DecideError {
    #[error("there is no such review")]
    Unknown,
    #[error("every decision needs a reason")]
    NoReason,
    #[error(transparent)]
    State(#[from] NoDecision),
    #[error("could not store the decision")]
    Store(#[from] StoreError),
}

/// Takes an operator's decision, which is kept with its reason and time. Returns the new state.
pub async fn decide(
    pool: &PgPool,
    id: ReviewId,
    (decision, reason): (Decision, &str),
    answer: Option<&str>,
    now: Timestamp,
) -> Result<State, DecideError> {
    let (now, reason) = (as_postgres_keeps(now), reason.trim());
    if reason.is_empty() {
        return Err(DecideError::NoReason);
    }
    let mut tx = store::begin(pool).await?;
    let review = reviews::find(&mut tx, id).await?.ok_or(DecideError::Unknown)?;
    let state = review.state.decide(decision)?;
    reviews::decide(&mut tx, id, (decision, reason), state, now).await?;
    if let Some(answer) = answer {
        reviews::answer(&mut tx, id, answer, now).await?;
    }
    tx.commit().await.map_err(StoreError::from)?;
    Ok(state)
}

/// What a storefront shows of its reviews.
pub struct Showcase {
    pub totals: Totals,
    pub newest: Vec<Shown>,
}

/// How many are shown.
const SHOWN_MOST: i64 = 12;

/// The reviews of a storefront; `None` while there are too few of them.
pub async fn shown(replica: &PgPool, app: AppId, hl: Locale) -> store::Result<Option<Showcase>> {
    let mut conn = replica.acquire().await?;
    let totals = reviews::totals(&mut conn, app).await?;
    if !totals.are_shown() {
        return Ok(None);
    }
    let newest = reviews::newest(&mut conn, app, hl, SHOWN_MOST).await?;
    Ok(Some(Showcase { totals, newest }))
}

/// How many a storefront has, for a page that says so; `None` while there are too few of them.
pub async fn rating(replica: &PgPool, app: AppId) -> store::Result<Option<Totals>> {
    let totals = reviews::totals(&mut *replica.acquire().await?, app).await?;
    Ok(totals.are_shown().then_some(totals))
}

/// Written reviews in a state, oldest first, for operators.
pub async fn list(pool: &PgPool, state: State, most: i64) -> store::Result<Vec<Review>> {
    reviews::list(&mut *pool.acquire().await?, state, most).await
}

/// Stores that an address wants no letters that ask for a review, as its owner told an operator.
pub async fn refuse_letters(
    pool: &PgPool,
    proofs: &Proofs,
    email: &EmailAddress,
    now: Timestamp,
) -> store::Result<()> {
    refusals::refuse(&mut *pool.acquire().await?, &proofs.address(email), now).await
}
