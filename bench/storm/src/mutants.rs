//! Faults that can be planted in the product (`app::mutants`), and the invariant that must detect each.

pub struct Mutant {
    pub name: &'static str,
    pub what: &'static str,
    /// Invariants of which at least one must be breached.
    pub caught_by: &'static [&'static str],
}

pub const MUTANTS: &[Mutant] = &[
    Mutant {
        name: "random_key",
        what: "every call to the provider has a new idempotency key",
        caught_by: &["I2", "I7"],
    },
    Mutant { name: "no_amount_check", what: "money is believed whatever its amount", caught_by: &["I3"] },
    Mutant { name: "no_lease", what: "a job is deleted when it is taken", caught_by: &["I1", "I4"] },
    Mutant { name: "no_reconciler", what: "nobody asks the provider again", caught_by: &["I1"] },
    Mutant { name: "mail_twice", what: "the mail server's answer is never written down", caught_by: &["I4"] },
    Mutant {
        name: "lone_upgrade",
        what: "a larger package stays when what it was priced from goes back",
        caught_by: &["I2", "I9"],
    },
    Mutant {
        name: "refund_done",
        what: "a refund that the bank returns is believed to be done",
        caught_by: &["I2", "I7"],
    },
    Mutant {
        name: "no_collect",
        what: "an account doesn't get what was paid with its address",
        caught_by: &["I11"],
    },
    Mutant { name: "half_erased", what: "the orders of a deleted account stay", caught_by: &["I11"] },
    Mutant {
        name: "keep_after_cancel",
        what: "a renewal that was charged after somebody cancelled is kept",
        caught_by: &["I12"],
    },
    Mutant { name: "slip_day", what: "a slip is cancelled after a day", caught_by: &["I1"] },
    Mutant { name: "mail_cap", what: "a letter is tried twice and then forgotten", caught_by: &["I4"] },
];

pub fn find(name: &str) -> Option<&'static Mutant> {
    MUTANTS.iter().find(|mutant| mutant.name == name)
}
