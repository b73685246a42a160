//! Faults planted on purpose: the storm must find each of them, or it proves nothing.
//!
//! Without the feature `mutants`, which no program that ships has, [`is`] is a constant no. Names are
//! those of `bench/storm/src/mutants.rs` and, for `just prove-edges`, of `bench/storm/src/bin/edges.rs`.

use domain::{
    books::{Attempt, Books},
    payment::IntentNews,
};

#[cfg(all(feature = "mutants", not(debug_assertions)))]
compile_error!("mutants are for debug builds of the storm only");

/// Whether this fault is planted.
#[cfg(not(feature = "mutants"))]
pub const fn is(_name: &str) -> bool {
    false
}

/// Whether this fault is planted: `STORM_MUTANT` names it.
#[cfg(feature = "mutants")]
pub fn is(name: &str) -> bool {
    static PLANTED: std::sync::LazyLock<Option<String>> =
        std::sync::LazyLock::new(|| std::env::var("STORM_MUTANT").ok());
    PLANTED.as_deref() == Some(name)
}

/// The fault `no_amount_check`: whatever amount came is taken for the one that was asked for.
pub(crate) fn as_asked(books: &Books, news: &IntentNews) -> IntentNews {
    let is_its = |attempt: &Attempt| Some(attempt.id) == news.attempt;
    let asked = books.purchases.iter().find(|one| one.attempts.iter().any(is_its)).map(|one| one.money);
    IntentNews { money: asked, received: asked, ..news.clone() }
}
