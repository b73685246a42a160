//! Words and formats in nine languages.
//!
//! Each message of `locales/` is a typed function of its area: `l10n::site::hero_price(locale,
//! "9,99 €")`. [`format()`] finds a message by its id at run time. [`money()`], [`number()`], [`date()`]
//! and their neighbours follow one table of rules that the browser shares.
//!
//! Pure: the words are part of the program; nothing is read while it runs.

mod args;
mod bundle;
pub mod check;
pub mod formats;

pub use args::Args;
pub use bundle::format;
pub use domain::locale::Locale;
pub use formats::{
    date::{date, short_date},
    duration::duration,
    money::money,
    number::{number, one_decimal, percent},
};

include!(concat!(env!("OUT_DIR"), "/messages.rs"));
