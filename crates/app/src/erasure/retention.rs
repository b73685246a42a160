//! How long everything is kept, in one table. The operators' manual and the privacy text state the same, and a test
//! compares them.

/// A kind of data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Retention {
    pub what: &'static str,
    /// The period in words, as the manual states it.
    pub kept: &'static str,
    /// The period in days, if the privacy text states it as well.
    pub days: Option<i32>,
    pub why: &'static str,
}

pub const RETENTION: [Retention; 28] = [
    Retention {
        what: "page views, visits",
        kept: "90 days, then the day's partition is dropped",
        days: Some(90),
        why: "attribution is judged within a quarter",
    },
    Retention {
        what: "messages of the payment provider: ids, amounts, states and reasons, nothing about a person",
        kept: "13 months",
        days: Some(396),
        why: "banks may dispute a payment for thirteen months",
    },
    Retention {
        what: "letters about orders and accounts, with their addresses",
        kept: "12 months",
        days: Some(365),
        why: "to answer questions about what was sent",
    },
    Retention {
        what: "name and address of a withdrawal",
        kept: "3 years",
        days: Some(1096),
        why: "claims from the contract expire",
    },
    Retention {
        what: "answers and result of an order whose money went back",
        kept: "30 days after it",
        days: Some(30),
        why: "time to ask about the refund",
    },
    Retention {
        what: "the buyer's address and the words that were agreed to",
        kept: "10 years",
        days: Some(3653),
        why: "tax law and proof of the contract",
    },
    Retention {
        what: "PDFs of reports",
        kept: "90 days after they were made",
        days: Some(90),
        why: "they are rendered again on request",
    },
    Retention {
        what: "accounts, and the tests in them",
        kept: "until their owner deletes them; of tests that nobody paid for the newest 200, older ones 30 days",
        days: None,
        why: "their owner decides; an account is free, so it doesn't store without end",
    },
    Retention {
        what: "sessions",
        kept: "90 days after they were last used, a year at the longest",
        days: Some(365),
        why: "whoever comes back within a season stays signed in",
    },
    Retention {
        what: "challenges: codes and links that prove an address",
        kept: "ten minutes, then deleted within the hour",
        days: Some(1),
        why: "a receipt may be read the next day",
    },
    Retention {
        what: "ceremonies: proofs by a device or another site that are under way",
        kept: "a quarter of an hour, then deleted within the hour",
        days: None,
        why: "time to find one's key",
    },
    Retention {
        what: "limits of an address",
        kept: "a day",
        days: Some(1),
        why: "the longest limit is a day",
    },
    Retention {
        what: "security events in the log, with keyed hashes of account, address and network",
        kept: "30 days",
        days: Some(30),
        why: "attacks are often noticed weeks later",
    },
    Retention { what: "copies of an account's data", kept: "7 days", days: Some(7), why: "time to fetch it" },
    Retention {
        what: "the letter that confirms a deletion",
        kept: "until it was sent, 7 days at the longest",
        days: Some(7),
        why: "the address is no longer needed once it was told",
    },
    Retention {
        what: "the ledger of erasures: keyed hashes and times",
        kept: "kept",
        days: None,
        why: "a restored backup must not bring anybody back",
    },
    Retention {
        what: "a payment's way back (`order_link` with an end)",
        kept: "3 hours",
        days: None,
        why: "time to come back from the provider",
    },
    Retention {
        what: "orders that money ever came for, with answers, purchase and ledger",
        kept: "until its owner has it erased; the ledger always",
        days: None,
        why: "the buyer owns them; the ledger is bookkeeping",
    },
    Retention {
        what: "reviews, with what was decided about them",
        kept: "until their writer withdraws them, or has the order or account erased",
        days: None,
        why: "they are published under their writer's control",
    },
    Retention {
        what: "comparisons of two people's types, with the names they gave",
        kept: "until one of the two ends it, or an order of them is erased; that it was ended, without names, for 30 days",
        days: None,
        why: "both agreed to be seen by the other, and either may change their mind",
    },
    Retention {
        what: "addresses that want no letters that ask for a review: keyed hashes",
        kept: "until they want them again, or the account is deleted",
        days: None,
        why: "to obey",
    },
    Retention {
        what: "orders that nobody bought, with their answers and letters about them",
        kept: "30 days, then deleted within the hour, 1,000 at a time",
        days: Some(30),
        why: "time to buy the report",
    },
    Retention {
        what: "ids of copied and folded batches",
        kept: "14 days",
        days: None,
        why: "a batch may be redelivered that long",
    },
    Retention {
        what: "starts per minute",
        kept: "2 hours",
        days: None,
        why: "only \"testing now\" needs them",
    },
    Retention {
        what: "totals per exam and day, scores by country, numbers about puzzles",
        kept: "kept; no ids in them",
        days: None,
        why: "they are about nobody",
    },
    Retention {
        what: "how others did when a report was delivered",
        kept: "with its order",
        days: None,
        why: "a report says the same for ever",
    },
    Retention {
        what: "norms, and the tables forms were scored with",
        kept: "every version",
        days: None,
        why: "a score can be computed again",
    },
    Retention {
        what: "legal texts",
        kept: "every version",
        days: None,
        why: "what was agreed to must stay readable",
    },
];
