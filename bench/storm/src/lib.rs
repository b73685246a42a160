//! Buyers in a storm: everything breaks while people buy, and then the books are compared.
//!
//! No code of the product is linked in. The driver speaks HTTP as a browser does, the checker reads what
//! others have recorded: the payment peer's ledger, the mail server's store, the buyers' own history, and the
//! database by plain SQL.

pub mod buyer;
pub mod chance;
pub mod check;
pub mod clock;
pub mod deaths;
pub mod edges;
pub mod faults;
pub mod journal;
pub mod keys;
pub mod later;
pub mod letters;
pub mod moments;
pub mod mutants;
pub mod outage;
pub mod processes;
pub mod progress;
pub mod proxy;
pub mod psp;
pub mod questionnaires;
pub mod services;
pub mod shop;
pub mod sink;
pub mod size;
pub mod sql;
pub mod stage;
