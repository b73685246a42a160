//! The checker: compares what four parties recorded, and trusts none of them alone.
//!
//! The payment peer's ledger shows who paid, the mail server's store who got letters, the buyers' history
//! what was promised, the database what the product thinks; the product's own calls open the reports.

mod accounts;
pub mod books;
pub mod bounds;
mod calls;
mod exposed;
pub mod facts;
pub mod invariants;
mod kept;
pub mod later;
mod letters;
mod money;
mod owed;
mod owners;
mod plans;
mod prices;
mod shown;
pub mod table;
#[cfg(test)]
mod tests;
