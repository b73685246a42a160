//! Circles that are known. The list can only shrink: a module that is in no circle any more has to leave it.

/// Modules that may use each other, in one circle or in several.
pub(super) struct Known {
    pub(super) folder: &'static str,
    /// `world::charges` is `crate::world::charges`.
    pub(super) modules: &'static [&'static str],
    pub(super) why: &'static str,
}

const ONE_ALGORITHM: &str = "two halves of one algorithm: neither means anything without the other";
const ONE_WORLD: &str = "a simulator's one state, whose functions stand in many files";
const BORROWED: &str = "routes borrow from each other: what both need belongs below them in `http`";

pub(super) const KNOWN: &[Known] = &[
    // These may stay.
    Known {
        folder: "crates/measure",
        modules: &["calibrate::beliefs", "calibrate::derivatives"],
        why: ONE_ALGORITHM,
    },
    Known {
        folder: "crates/measure",
        modules: &["calibrate::expectation", "calibrate::single"],
        why: ONE_ALGORITHM,
    },
    Known {
        folder: "crates/measure",
        modules: &["select::adaptive", "select::exposure"],
        why: ONE_ALGORITHM,
    },
    Known { folder: "crates/pspsim", modules: &["cards", "webhooks", "world"], why: ONE_WORLD },
    Known { folder: "crates/pspsim", modules: &["world::intent_shape", "world::intents"], why: ONE_WORLD },
    Known { folder: "crates/pspsim", modules: &["world::invoices", "world::subscriptions"], why: ONE_WORLD },
    // These have to go.
    Known {
        folder: "bench/storm",
        modules: &["check::doors", "check::facts"],
        why: "what was seen through a door belongs to the facts",
    },
    Known {
        folder: "bench/storm",
        modules: &["processes", "services"],
        why: "`root` and `signal` belong below both",
    },
    Known {
        folder: "crates/app",
        modules: &["jobs", "mail", "payments"],
        why: "the worker that does the jobs belongs above them, the list of jobs below",
    },
    Known {
        folder: "crates/app",
        modules: &["payments::reconcile", "payments::start"],
        why: "what both know about an attempt belongs below them",
    },
    Known {
        folder: "crates/domain",
        modules: &["payment", "refund"],
        why: "the macro for enums with a text belongs in a file of its own",
    },
    Known {
        folder: "crates/measure",
        modules: &["person_fit", "score"],
        why: "`score::batch` should be given the fit",
    },
    Known {
        folder: "crates/report",
        modules: &["iq", "paper", "value"],
        why: "what paper and value need of a kind of exam should be passed in",
    },
    Known {
        folder: "crates/report",
        modules: &["iq::content", "iq::sheets"],
        why: "the words that both say belong below them",
    },
    Known {
        folder: "crates/report",
        modules: &["iq::content::dimensions", "iq::content::summary"],
        why: "the words that both say belong below them",
    },
    Known {
        folder: "crates/server",
        modules: &["http", "state"],
        why: "what the state holds of `http` belongs below it",
    },
    Known { folder: "crates/server", modules: &["http::boot", "http::routes"], why: BORROWED },
    Known {
        folder: "crates/server",
        modules: &["http::openapi", "http::router"],
        why: "the document's frame belongs below the router",
    },
    Known {
        folder: "crates/server",
        modules: &["http::routes::orders", "http::routes::report"],
        why: BORROWED,
    },
    Known {
        folder: "crates/server",
        modules: &["http::routes::payments::limits", "http::routes::payments::start"],
        why: BORROWED,
    },
    Known {
        folder: "crates/server",
        modules: &["http::routes::report::certificates", "http::routes::report::shares"],
        why: BORROWED,
    },
];
