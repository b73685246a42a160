//! Values that several calls accept or return.

mod purchase;

use domain::{money, token::Token};
use measure::scale::Printed;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

pub use self::purchase::{PurchaseInfo, package_name};
use super::kinds::iq::bound;

/// An amount in hundredths of its currency, whatever the currency.
#[derive(Clone, Copy, Debug, Serialize, Deserialize, ToSchema)]
pub struct Money {
    #[schema(value_type = String, example = "EUR")]
    pub currency: money::Currency,
    pub amount: i64,
}

impl From<Money> for money::Money {
    fn from(money: Money) -> Self {
        Self::new(money.currency, money.amount)
    }
}

impl From<money::Money> for Money {
    fn from(money: money::Money) -> Self {
        Self { currency: money.currency, amount: money.amount }
    }
}

#[derive(Debug, Deserialize, IntoParams)]
#[serde(rename_all = "camelCase")]
#[into_params(parameter_in = Path)]
pub struct OrderPath {
    pub order_number: String,
}

#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderOnly {
    pub order_number: String,
}

#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Path)]
pub struct TokenPath {
    token: String,
}

impl TokenPath {
    pub fn token(&self) -> Option<Token> {
        Token::parse(&self.token)
    }
}

/// A score with its margin.
#[derive(Debug, Serialize, ToSchema)]
pub struct SharedScore {
    pub iq: i32,
    /// exact, at_or_above or at_or_below.
    pub bound: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub low: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub high: Option<i32>,
}

impl SharedScore {
    pub fn of(score: &Printed) -> Self {
        let interval = score.interval;
        Self { iq: score.iq, bound: bound(score.bound), low: interval.low, high: interval.high }
    }
}
