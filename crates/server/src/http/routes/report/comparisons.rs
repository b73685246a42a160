//! Comparing types: one person invites by a link, another agrees, and both see each other until one of them ends it.

use app::{
    comparisons::{self, CompareError, InvitationState, State as Standing},
    ports::RateLimit as _,
};
use axum::extract::State;
use domain::{name::DisplayName, token::Token};
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::{
    codes::Code,
    envelope::{ApiError, ApiResult, Envelope},
    extract::{Body, ClientHeaders, Params, Storefront},
    kinds::questionnaire::{LetterScale, letters},
    limits::{DAY, counted_as},
    order_access::{Found, elsewhere, find, may_change},
    session::Anyone,
    state::AppState,
    wire::TokenPath,
};

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AskComparison {
    pub order_number: String,
    pub action: ComparisonAction,
    /// Which comparison; not for `invite` and `list`.
    pub token: Option<String>,
    /// What the other person sees; for `invite` and `agree`. None by default.
    pub name: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ComparisonAction {
    /// Makes an invitation, or gives the one that waits another name.
    Invite,
    /// Joins an invitation.
    Agree,
    Read,
    List,
    /// Ends it for both, for good.
    Stop,
}

/// One comparison, or all of an order.
#[derive(Debug, Serialize, ToSchema)]
#[serde(untagged)]
pub enum ComparisonAnswer {
    One(Box<Comparison>),
    All(Comparisons),
}

/// All comparisons of an order, newest first.
#[derive(Debug, Serialize, ToSchema)]
pub struct Comparisons {
    pub comparisons: Vec<Comparison>,
}

/// A comparison as the caller's order sees it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// The end of the link, `/compare/{token}`.
    pub token: String,
    pub state: ComparisonState,
    /// Whether this order made the invitation.
    pub invited: bool,
    /// Only while both agree, as is `other`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub mine: Option<ComparedPerson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub other: Option<ComparedPerson>,
    pub made_at: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum ComparisonState {
    Waiting,
    Agreed,
    Stopped,
}

/// What one of the two shows the other.
#[derive(Debug, Serialize, ToSchema)]
pub struct ComparedPerson {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    #[schema(example = "ENFP")]
    pub code: String,
    /// As it is printed: balanced letters are small.
    #[schema(example = "eNFp")]
    pub printed: String,
    pub letters: Vec<LetterScale>,
}

/// Invites somebody to compare types, joins an invitation, reads comparisons and ends them. Once an account has the
/// order, only its owner does anything but read.
#[utoipa::path(
    post, path = "/exam/order/compare", operation_id = "compare_order", tag = "report",
    params(ClientHeaders), request_body = AskComparison,
    responses((status = 200, description = "The answer", body = Envelope<ComparisonAnswer>), ApiError)
)]
pub async fn compare_order(
    State(state): State<AppState>,
    storefront: Storefront,
    Anyone(visit): Anyone,
    Body(ask): Body<AskComparison>,
) -> ApiResult<ComparisonAnswer> {
    let Found { order, .. } = find(&state, &storefront, &ask.order_number).await?;
    if !matches!(ask.action, ComparisonAction::Read | ComparisonAction::List) {
        may_change(&state, &order.number, visit, storefront.locale).await?;
    }
    let (pool, now) = (&state.pools.primary, Timestamp::now());
    let name = match ask.name.as_deref().filter(|name| !name.trim().is_empty()) {
        Some(name) => Some(DisplayName::parse(name).ok_or_else(|| storefront.refuse(Code::BadName))?),
        None => None,
    };
    if matches!(ask.action, ComparisonAction::Invite | ComparisonAction::Agree) {
        let most = state.config.limits.shares_per_order_day;
        if !state.cache.allow(&counted_as("compare", order.number.as_str()), most, DAY).await {
            return Err(storefront.refuse(Code::TooMany));
        }
    }
    let token = || match ask.token.as_deref() {
        Some(token) => Token::parse(token).ok_or_else(|| storefront.refuse(Code::UnknownToken)),
        None => Err(storefront.refuse(Code::BadRequest)),
    };
    let seen = match ask.action {
        ComparisonAction::Invite => {
            let token = Token::new(app::proofs::unguessable());
            comparisons::invite(pool, &order, name.as_ref(), &token, now).await
        }
        ComparisonAction::Agree => comparisons::agree(pool, &order, &token()?, name.as_ref(), now).await,
        ComparisonAction::Read => comparisons::read(pool, &order, &token()?).await,
        ComparisonAction::Stop => comparisons::stop(pool, &order, &token()?, now).await,
        ComparisonAction::List => {
            let all = comparisons::list(pool, &order).await.map_err(|error| refusal(&storefront, error))?;
            let comparisons = all.into_iter().map(Comparison::of).collect();
            return Ok(Envelope::of(ComparisonAnswer::All(Comparisons { comparisons })));
        }
    };
    let seen = seen.map_err(|error| refusal(&storefront, error))?;
    Ok(Envelope::of(ComparisonAnswer::One(Box::new(Comparison::of(seen)))))
}

impl Comparison {
    fn of(seen: comparisons::Comparison) -> Self {
        let (state, pair) = match seen.state {
            Standing::Waiting => (ComparisonState::Waiting, None),
            Standing::Agreed(pair) => (ComparisonState::Agreed, Some(*pair)),
            Standing::Stopped => (ComparisonState::Stopped, None),
        };
        let (mine, other) = pair.map(|pair| (pair.mine, pair.other)).unzip();
        Self {
            token: seen.token.as_str().to_owned(),
            state,
            invited: seen.invited,
            mine: mine.map(ComparedPerson::of),
            other: other.map(ComparedPerson::of),
            made_at: seen.made_at.to_string(),
        }
    }
}

impl ComparedPerson {
    fn of(person: comparisons::Person) -> Self {
        let profile = &person.profile;
        Self {
            code: profile.code(),
            printed: profile.printed(),
            letters: letters(profile),
            name: person.name,
        }
    }
}

fn refusal(storefront: &Storefront, error: CompareError) -> ApiError {
    match error {
        CompareError::NotComparable => storefront.refuse(Code::NotComparable),
        CompareError::Full => storefront.refuse(Code::ComparisonsFull),
        CompareError::Unknown => storefront.refuse(Code::UnknownToken),
        CompareError::Store(error) => error.into(),
    }
}

/// Who invites.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparisonInvitation {
    pub state: ComparisonState,
    /// Only while the invitation waits, and if whoever invites gave a name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The test that the second person takes.
    pub exam_id: i32,
}

/// Reads an invitation to compare types, for anybody with the link.
#[utoipa::path(
    get, path = "/exam/compare/{token}", operation_id = "get_comparison", tag = "report",
    params(TokenPath, ClientHeaders),
    responses((status = 200, description = "The answer", body = Envelope<ComparisonInvitation>), ApiError)
)]
pub async fn get_comparison(
    State(state): State<AppState>,
    storefront: Storefront,
    Params(path): Params<TokenPath>,
) -> ApiResult<ComparisonInvitation> {
    let unknown = || storefront.refuse(Code::UnknownToken);
    let token = path.token().ok_or_else(unknown)?;
    let invitation = comparisons::open(&state.pools.primary, &token).await?.ok_or_else(unknown)?;
    // A link of another storefront is unknown here.
    let found = find(&state, &storefront, invitation.order.number.as_str()).await;
    let found = found.map_err(elsewhere(unknown))?;
    let (state, name) = match invitation.state {
        InvitationState::Waiting(name) => (ComparisonState::Waiting, name),
        InvitationState::Agreed => (ComparisonState::Agreed, None),
        InvitationState::Stopped => (ComparisonState::Stopped, None),
    };
    Ok(Envelope::of(ComparisonInvitation { state, name, exam_id: found.exam.id.0 }))
}
