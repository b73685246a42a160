//! Reviews by buyers: what pages show of them, and the calls of whoever holds the link of a letter.

use app::{
    ports::RateLimit,
    reviews::{self, OwnReview, Request, Showcase},
};
use axum::extract::State;
use domain::{
    name::DisplayName,
    review::{Draft, ReviewText, Stars, Totals},
};
use jiff::{Timestamp, tz::TimeZone};
use serde::{Deserialize, Serialize};
use serde_json::json;
use store::reviews::Shown;
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Storefront},
    limits::{DAY, counted_as},
    state::AppState,
};

/// What a storefront shows of its reviews; empty while it has fewer than 20.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReviewList {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
    /// The newest: in the caller's language, then in others.
    pub reviews: Vec<ShownReview>,
}

/// All published reviews in numbers.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Rating {
    /// The mean in tenths of a star.
    #[schema(example = 43)]
    pub average_tenths: i64,
    pub count: i64,
    /// How many have one star, two, and so on.
    #[schema(example = json!([1, 0, 3, 9, 12]))]
    pub by_stars: Vec<i64>,
}

/// One review, as everybody sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShownReview {
    /// As its writer wants to be called; absent if nothing was given.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The month it was written in.
    #[schema(example = "2026-11")]
    pub time: String,
    /// What a tile shows in place of a picture: the first letter of the name; absent without one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(example = "A")]
    pub head_image: Option<String>,
    /// May be empty.
    pub content: String,
    pub stars: u8,
    /// The language it is written in.
    #[schema(example = "DE")]
    pub hl: &'static str,
    /// Where the test was taken; ZZ if unknown.
    #[schema(example = "DE")]
    pub country: String,
    /// The seller's answer.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// The buyer has had the money back.
    pub refunded: bool,
}

impl Rating {
    pub fn of(totals: &Totals) -> Option<Self> {
        let (count, by_stars) = (totals.count(), totals.0.to_vec());
        totals.average_tenths().map(|average_tenths| Self { average_tenths, count, by_stars })
    }

    /// For search engines, on pages that show the reviews. Safe inside a script element: nothing in it can end the
    /// element.
    pub fn structured_data(&self, product: &str) -> String {
        let data = json!({
            "@context": "https://schema.org",
            "@type": "Product",
            "name": product,
            "aggregateRating": {
                "@type": "AggregateRating",
                "ratingValue": format!("{}.{}", self.average_tenths / 10, self.average_tenths % 10),
                "reviewCount": self.count,
                "bestRating": Stars::MOST,
                "worstRating": 1,
            },
        });
        data.to_string().replace('<', "\\u003c")
    }
}

impl ReviewList {
    fn of(Showcase { totals, newest }: Showcase) -> Self {
        Self { rating: Rating::of(&totals), reviews: newest.into_iter().map(ShownReview::of).collect() }
    }
}

impl ShownReview {
    fn of(shown: Shown) -> Self {
        let first = shown.name.as_deref().and_then(|name| name.chars().next());
        Self {
            time: shown.at.to_zoned(TimeZone::UTC).strftime("%Y-%m").to_string(),
            head_image: first.map(|letter| letter.to_uppercase().collect()),
            name: shown.name,
            content: shown.content,
            stars: shown.stars.number(),
            hl: shown.hl.code(),
            country: shown.country.to_string(),
            answer: shown.answer,
            refunded: shown.refunded,
        }
    }
}

/// Returns rating and newest reviews of the storefront; nothing of them while there are fewer than 20.
#[utoipa::path(
    get, path = "/exam/review/list", operation_id = "list_reviews", tag = "review",
    params(ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<ReviewList>), ApiError)
)]
pub async fn list_reviews(State(state): State<AppState>, storefront: Storefront) -> ApiResult<ReviewList> {
    let shown = reviews::shown(&state.pools.replica, storefront.app().id, storefront.locale).await?;
    Ok(Envelope::of(shown.map(ReviewList::of).unwrap_or_default()))
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReviewLink {
    /// From the letter that asks for a review.
    pub link: String,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct WriteReview {
    pub link: String,
    /// One to five.
    pub stars: i64,
    /// At most 1,000 characters; may be empty.
    #[serde(default)]
    pub content: String,
    /// At most 60 characters; none by default.
    pub name: Option<String>,
}

#[derive(Debug, Deserialize, ToSchema)]
pub struct ReviewLetters {
    pub link: String,
    /// Whether the address may be asked for reviews.
    pub wanted: bool,
}

/// A review, for whoever holds its link.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MyReview {
    /// `asked`, `waiting`, `published`, `refused`, `taken_down` or `withdrawn`.
    #[schema(example = "published")]
    pub state: &'static str,
    /// Absent before it is written and after it was withdrawn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub stars: Option<u8>,
    pub content: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub answer: Option<String>,
    /// Whether the address may be asked for reviews.
    pub letters: bool,
}

impl MyReview {
    fn of(own: OwnReview) -> Self {
        let state = own.state.code();
        let letters = !own.refuses_letters;
        match own.written {
            None => Self { state, stars: None, content: String::new(), name: None, answer: None, letters },
            Some(written) => Self {
                state,
                stars: Some(written.stars.number()),
                content: written.content,
                name: written.name,
                answer: written.answer,
                letters,
            },
        }
    }
}

/// Reads the review of a link. Result 10461 if the link opens none here.
#[utoipa::path(
    post, path = "/exam/review/read", operation_id = "read_review", tag = "review",
    params(ClientHeaders), request_body = ReviewLink,
    responses((status = 200, description = "The answer", body = Envelope<MyReview>), ApiError)
)]
pub async fn read_review(
    State(state): State<AppState>,
    storefront: Storefront,
    Body(ask): Body<ReviewLink>,
) -> ApiResult<MyReview> {
    by_link(&state, &storefront, &ask.link, Request::Read).await
}

/// Writes the review of a link, or changes it. It is published at once, unless an operator has to read it first.
/// Sending the same again changes nothing.
#[utoipa::path(
    post, path = "/exam/review/write", operation_id = "write_review", tag = "review",
    params(ClientHeaders), request_body = WriteReview,
    responses((status = 200, description = "The answer", body = Envelope<MyReview>), ApiError)
)]
pub async fn write_review(
    State(state): State<AppState>,
    storefront: Storefront,
    Body(ask): Body<WriteReview>,
) -> ApiResult<MyReview> {
    let bad = || storefront.refuse(Code::BadRequest);
    let name = ask.name.as_deref().filter(|name| !name.trim().is_empty());
    let parsed = |name| DisplayName::parse(name).ok_or_else(|| storefront.refuse(Code::BadName));
    let draft = Draft {
        stars: Stars::new(ask.stars).ok_or_else(bad)?,
        content: ReviewText::parse(&ask.content).ok_or_else(bad)?,
        name: name.map(parsed).transpose()?,
        hl: storefront.locale,
    };
    // Refused and not counted if the link opens nothing.
    by_link(&state, &storefront, &ask.link, Request::Read).await?;
    let most = state.config.limits.reviews_per_order_day;
    if !state.cache.allow(&counted_as("review", &ask.link), most, DAY).await {
        return Err(storefront.refuse(Code::TooMany));
    }
    by_link(&state, &storefront, &ask.link, Request::Write(draft)).await
}

/// Deletes what was written with a link. It may be written again.
#[utoipa::path(
    post, path = "/exam/review/withdraw", operation_id = "withdraw_review", tag = "review",
    params(ClientHeaders), request_body = ReviewLink,
    responses((status = 200, description = "The answer", body = Envelope<MyReview>), ApiError)
)]
pub async fn withdraw_review(
    State(state): State<AppState>,
    storefront: Storefront,
    Body(ask): Body<ReviewLink>,
) -> ApiResult<MyReview> {
    by_link(&state, &storefront, &ask.link, Request::Withdraw).await
}

/// Says whether the address that a link was mailed to may be asked for reviews.
#[utoipa::path(
    post, path = "/exam/review/letters", operation_id = "choose_review_letters", tag = "review",
    params(ClientHeaders), request_body = ReviewLetters,
    responses((status = 200, description = "The answer", body = Envelope<MyReview>), ApiError)
)]
pub async fn choose_review_letters(
    State(state): State<AppState>,
    storefront: Storefront,
    Body(ask): Body<ReviewLetters>,
) -> ApiResult<MyReview> {
    by_link(&state, &storefront, &ask.link, Request::Letters { wanted: ask.wanted }).await
}

async fn by_link(
    state: &AppState,
    storefront: &Storefront,
    link: &str,
    request: Request,
) -> ApiResult<MyReview> {
    let link = (storefront.app().id, link);
    let tools = (&state.proofs, &**storefront.catalog);
    let own = reviews::by_link(&state.pools.primary, tools, link, request, Timestamp::now()).await?;
    Ok(Envelope::of(MyReview::of(own.ok_or_else(|| storefront.refuse(Code::UnknownToken))?)))
}
