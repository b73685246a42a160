//! Payments: opening one, its status, and the provider's webhook.
//!
//! These calls are authorised by an order's number. An unknown number and a number of another storefront get
//! the same answer: there is no such order.

pub mod buyer;
pub mod extras;
pub mod letters;
mod limits;
pub mod methods;
pub mod refunds;
pub mod standing;
pub mod start;
pub mod webhook;
