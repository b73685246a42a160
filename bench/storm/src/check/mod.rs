//! The checker: compares what four parties recorded, and trusts none of them alone.
//!
//! The payment peer's ledger shows who paid, the mail server's store who got letters, the buyers' history
//! what was promised, the database what the product thinks; the product's own calls open the reports.

mod accounts;
pub mod books;
mod doors;
pub mod facts;
pub mod invariants;
mod kept;
mod letters;
mod money;
mod owners;
mod plans;
mod prices;
pub mod table;
#[cfg(test)]
mod tests;
