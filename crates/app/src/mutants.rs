//! Bugs planted on purpose: the storm must find each of them, or it proves nothing.
//!
//! Without the feature `mutants`, which no shipped binary has, [`is`] is constantly false. The names are
//! those in `bench/storm/src/mutants.rs` and, for `just prove-edges`, in `bench/storm/src/bin/edges.rs`.

use domain::{
    books::{Attempt, Books},
    payment::IntentNews,
};

#[cfg(all(feature = "mutants", not(debug_assertions)))]
compile_error!("mutants are for debug builds of the storm only");

/// Whether this bug is planted.
#[cfg(not(feature = "mutants"))]
pub const fn is(_name: &str) -> bool {
    false
}

/// Whether this bug is planted: `STORM_MUTANT` names it.
#[cfg(feature = "mutants")]
pub fn is(name: &str) -> bool {
    static PLANTED: std::sync::LazyLock<Option<String>> =
        std::sync::LazyLock::new(|| std::env::var("STORM_MUTANT").ok());
    PLANTED.as_deref() == Some(name)
}

/// The bug `no_amount_check`: any amount received counts as the amount requested.
pub(crate) fn as_asked(books: &Books, news: &IntentNews) -> IntentNews {
    let is_its = |attempt: &Attempt| Some(attempt.id) == news.attempt;
    let asked = books.purchases.iter().find(|one| one.attempts.iter().any(is_its)).map(|one| one.money);
    IntentNews { money: asked, received: asked, ..news.clone() }
}
