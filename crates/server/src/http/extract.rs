//! Extractors: what a handler learns from a request.

mod body;
mod headers;
mod network;
mod storefront;

pub(super) use self::network::trusted;
pub use self::{
    body::{Body, Params, Query, read_json},
    headers::{ClientHeaders, caller_locale},
    network::{Network, Visitor, client_address},
    storefront::{PayDesk, Storefront},
};
