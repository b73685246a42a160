//! The peer through its socket, as the product uses it. Everything runs in this process on free ports.

#![expect(clippy::unwrap_used, reason = "helpers fail like the tests they serve")]

mod faults;
mod keys;
mod methods;
mod pages;
mod payments;
mod refunds;
mod shapes;
mod subscriptions;
mod support;
mod webhooks;
