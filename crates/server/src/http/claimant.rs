//! Who asks for a price: the signed-in account, and the order in the header `Member-Order`.

use app::payments::{Claim, membership};
use axum::extract::FromRequestParts;
use domain::{account::AccountId, catalog::AppExamId, order::OrderNumber};
use http::request::Parts;
use jiff::Timestamp;
use store::StoreError;
use utoipa::{
    IntoParams,
    openapi::{
        ObjectBuilder, Required,
        path::{Parameter, ParameterBuilder, ParameterIn},
        schema::Type,
    },
};

use super::{envelope::ApiError, session::Anyone, state::AppState};

/// What the caller bases a member's price on. An order's number opens the order, so it is never part of an address;
/// an invalid one is treated as absent.
pub struct Claimant {
    account: Option<AccountId>,
    order: Option<OrderNumber>,
}

impl Claimant {
    /// The claim at a storefront with these app exams.
    pub fn claim(self, app_exams: Vec<AppExamId>) -> Claim {
        Claim { account: self.account, order: self.order, app_exams }
    }

    /// Whether the caller pays the member's price there.
    pub async fn is_member(self, state: &AppState, app_exams: Vec<AppExamId>) -> Result<bool, ApiError> {
        let claim = self.claim(app_exams);
        // Most callers claim nothing: they cost no connection.
        if claim.account.is_none() && claim.order.is_none() {
            return Ok(false);
        }
        let mut conn = state.pools.primary.acquire().await.map_err(StoreError::from)?;
        Ok(membership(&mut conn, &claim, None, Timestamp::now()).await?.is_some())
    }
}

impl FromRequestParts<AppState> for Claimant {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let Anyone(visit) = Anyone::from_request_parts(parts, state).await?;
        let text = parts.headers.get("member-order").and_then(|value| value.to_str().ok());
        let order = text.and_then(|text| OrderNumber::parse(text.trim()));
        Ok(Self { account: visit.map(|visit| visit.account), order })
    }
}

impl IntoParams for Claimant {
    fn into_params(_: impl Fn() -> Option<ParameterIn>) -> Vec<Parameter> {
        let parameter = ParameterBuilder::new()
            .name("Member-Order")
            .parameter_in(ParameterIn::Header)
            .required(Required::False)
            .description(Some(
                "An order that may own the discount. `memberPrice` is there if it does, or if the signed-in account is a member.",
            ))
            .schema(Some(ObjectBuilder::new().schema_type(Type::String)))
            .build();
        vec![parameter]
    }
}
