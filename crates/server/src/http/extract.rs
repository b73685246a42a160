//! Extractors: what a handler learns from a request.

mod body;
mod headers;
mod network;
mod storefront;

pub(super) use self::network::{client_address, trusted};
pub use self::{
    body::{Body, Params, Query},
    headers::{ClientHeaders, caller_locale},
    network::{Network, Visitor},
    storefront::{PayDesk, Storefront},
};
