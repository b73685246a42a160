//! The product's concepts: languages, money, countries, the catalogue, orders, purchases and payments, runs,
//! page views, statistics.
//!
//! Pure: values in, values out. Nothing here reads the clock, the environment, files, the network
//! or global randomness, and nothing here knows SQL or HTTP.

pub mod account;
pub mod batch;
pub mod books;
pub mod catalog;
pub mod consent;
pub mod country;
pub mod email;
pub mod exam_tail;
pub mod hex;
pub mod ids;
pub mod ledger;
pub mod legal;
pub mod locale;
pub mod mail;
pub mod member;
pub mod methods;
pub mod money;
pub mod name;
pub mod offer;
pub mod order;
pub mod payment;
pub mod plan;
pub mod purchase;
pub mod refund;
pub mod review;
pub mod rollup;
pub mod run;
pub mod stats;
mod text_enum;
pub mod token;
pub mod view;
