//! The mail server's store: who got letters, and which orders a letter leads to.

use std::collections::{BTreeSet, HashSet};

use anyhow::Context as _;
use serde_json::Value;

use crate::letters::{header, text, tokens};

#[derive(Clone, Debug)]
pub(super) struct Letter {
    pub(super) message_id: String,
    pub(super) to: Vec<String>,
    /// The tokens of its links.
    pub(super) links: BTreeSet<String>,
    /// Numbers of the orders that its links open.
    pub(super) orders: BTreeSet<String>,
    pub(super) acked: bool,
    /// The server never intended to acknowledge it.
    pub(super) lost: bool,
}

pub(super) fn read(lines: &[Value]) -> anyhow::Result<Vec<Letter>> {
    let of = |kind: &str| -> HashSet<i64> {
        lines.iter().filter(|line| line["kind"] == kind).filter_map(|line| line["n"].as_i64()).collect()
    };
    let (acked, lost) = (of("acked"), of("lost"));
    let stored = lines.iter().filter(|line| line["kind"] == "stored");
    stored
        .map(|line| {
            let raw = line["data"].as_str().context("missing letter")?;
            let to = line["to"].as_array().into_iter().flatten();
            Ok(Letter {
                message_id: name(&header(raw, "message-id").context("a letter without a Message-ID")?),
                to: to.filter_map(|to| to.as_str().map(str::to_lowercase)).collect(),
                links: tokens(&text(raw), "#link="),
                orders: BTreeSet::new(),
                acked: line["n"].as_i64().is_some_and(|n| acked.contains(&n)),
                lost: line["n"].as_i64().is_some_and(|n| lost.contains(&n)),
            })
        })
        .collect()
}

/// The part before the sender's domain: `<receipt.….1@tessera.example>` is `receipt.….1`.
pub(super) fn name(message_id: &str) -> String {
    let inner = message_id.trim_start_matches('<');
    inner.split(['@', '>']).next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_is_named_by_the_part_before_the_domain() {
        assert_eq!(name("<receipt.1@tessera.example>"), "receipt.1");
    }
}
