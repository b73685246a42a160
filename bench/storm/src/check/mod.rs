//! The checker: compares what four parties wrote down, and believes none of them alone.
//!
//! The payment peer's ledger says who paid, the mail server's store who was written to, the buyers' history
//! what was promised, the database what the product thinks; the product's own calls open the reports.

pub mod books;
mod doors;
pub mod facts;
pub mod invariants;
mod kept;
mod letters;
mod money;
mod prices;
pub mod table;
#[cfg(test)]
mod tests;
