//! Bugs planted on purpose: the storm must find each of them, or it proves nothing.
//!
//! Without the feature `mutants`, which no shipped binary has, [`is`] is constantly false. The names are
//! those in `bench/storm/src/mutants.rs` and, for `just prove-edges`, in `bench/storm/src/bin/edges.rs`.

use std::time::Duration;

use domain::{
    books::{Attempt, Books},
    payment::IntentNews,
};
use store::{
    PgPool,
    books::{OpenBooks, OrderKey},
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

/// The bug `no_lock`: the books are read, and then changed after somebody else may have changed them.
pub(crate) async fn read_early(pool: &PgPool, key: OrderKey<'_>) -> store::Result<Option<OpenBooks>> {
    let mut tx = store::begin(pool).await?;
    let open = OpenBooks::lock_by(&mut tx, key).await?;
    tx.rollback().await?;
    tokio::time::sleep(Duration::from_millis(300)).await;
    Ok(open)
}
