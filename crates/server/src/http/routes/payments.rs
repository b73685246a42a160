//! Paying: opening the way to pay, where it stands, and what the provider says.
//!
//! An order's number is what opens these calls. A number that isn't one of ours, or is one of another
//! storefront's, is answered alike: there is no such order.

mod buyer;
pub mod extras;
pub mod letters;
mod limits;
pub mod methods;
pub mod refunds;
pub mod standing;
pub mod start;
pub mod webhook;
