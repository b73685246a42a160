//! Known cycles. The list can only shrink: a module that is no longer in a cycle must be removed from it.

/// Modules that may use each other, in one cycle or several.
pub(super) struct Known {
    pub(super) folder: &'static str,
    /// `world::charges` is `crate::world::charges`.
    pub(super) modules: &'static [&'static str],
    pub(super) why: &'static str,
}

const ONE_ALGORITHM: &str = "two halves of one algorithm: neither means anything without the other";
const ONE_WORLD: &str = "a simulator's one state, whose functions stand in many files";

pub(super) const KNOWN: &[Known] = &[
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
];
