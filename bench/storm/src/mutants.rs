//! Faults that can be planted in the product (`app::mutants`), and the invariant that must detect each.

pub struct Mutant {
    pub name: &'static str,
    pub what: &'static str,
    /// Invariants of which at least one must be breached.
    pub caught_by: &'static [&'static str],
    /// How many buyers it takes to show.
    pub buyers: u64,
    /// Shows only when time has passed.
    pub shows_later: bool,
    /// The share of letters whose answer the mail server loses, if the usual one is too small to show it.
    pub ack_loss: Option<f64>,
}

/// With so many each story comes at least once.
const EACH_STORY: u64 = 60;

/// For what shows only if the right call breaks, or two calls meet.
const LUCK: u64 = 150;

const fn mutant(name: &'static str, what: &'static str, caught_by: &'static [&'static str]) -> Mutant {
    Mutant { name, what, caught_by, buyers: EACH_STORY, shows_later: false, ack_loss: None }
}

pub const MUTANTS: &[Mutant] = &[
    mutant("random_key", "every call to the provider has a new idempotency key", &["I2", "I7"]),
    mutant("no_amount_check", "money is believed whatever its amount", &["I3"]),
    mutant("no_lease", "a job is deleted when it is taken", &["I1", "I4"]),
    // A payment that nobody hears of takes more luck than a refund or a dispute that the books lack.
    Mutant { buyers: LUCK, ..mutant("no_reconciler", "nobody asks the provider again", &["I1", "I7"]) },
    mutant("mail_twice", "the mail server's answer is never written down", &["I4"]),
    mutant("lone_upgrade", "a larger package stays when what it was priced from goes back", &["I2", "I9"]),
    mutant("refund_done", "a refund that the bank returns is believed to be done", &["I2", "I7"]),
    mutant("no_collect", "an account doesn't get what was paid with its address", &["I11"]),
    mutant("half_erased", "the orders of a deleted account stay", &["I11"]),
    mutant("keep_after_cancel", "a renewal that was charged after somebody cancelled is kept", &["I12"]),
    // Shows only if the provider is asked about a slip between its first day and its payment.
    Mutant { buyers: LUCK, ..mutant("slip_day", "a slip is cancelled after a day", &["I1"]) },
    Mutant { buyers: LUCK, ..mutant("mail_cap", "a letter is tried twice and then forgotten", &["I4"]) },
    Mutant {
        buyers: LUCK,
        // Money is wrong only if two payments come at once; a refund that is reported twice at once always gets two letters.
        ..mutant(
            "no_lock",
            "what is paid twice is judged before the order is locked",
            &["I2", "I7", "I9", "I14"],
        )
    },
    mutant("lost_ignored", "a dispute that is lost changes nothing", &["I3", "I9"]),
    mutant("callers_price", "the price is the one that the caller names", &["I9"]),
    Mutant {
        buyers: LUCK,
        ..mutant("certificate_stays", "a certificate is valid after the money went back", &["I13"])
    },
    Mutant {
        // With two lost answers in five, one letter in six is sent a third time by whoever doesn't count them.
        ack_loss: Some(0.4),
        ..mutant("no_mark", "nothing is written down before a letter's text is sent", &["I14"])
    },
    Mutant {
        shows_later: true,
        ..mutant("forget_paid", "paid orders are deleted after a month like all others", &["I17"])
    },
];

pub fn find(name: &str) -> Option<&'static Mutant> {
    MUTANTS.iter().find(|mutant| mutant.name == name)
}
