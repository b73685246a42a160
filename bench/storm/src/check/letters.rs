//! The mail server's store: who got letters, and which orders a letter leads to.

use std::{
    collections::{BTreeSet, HashSet},
    fs::File,
    io::{BufRead as _, BufReader},
    path::Path,
};

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
    /// The sender was gone right after the answer.
    pub(super) gone: bool,
}

impl Letter {
    /// The sender had the answer, and the time to write it down.
    pub(super) const fn was_heard(&self) -> bool {
        self.acked && !self.gone
    }
}

/// Line by line: all letters of ten thousand people together are too much to hold.
pub(super) fn read(path: &Path) -> anyhow::Result<Vec<Letter>> {
    let mut letters = Vec::new();
    let (mut acked, mut lost, mut gone) = (HashSet::new(), HashSet::new(), HashSet::new());
    let file = File::open(path).with_context(|| format!("can't read {}", path.display()))?;
    for line in BufReader::new(file).lines() {
        let line: Value = serde_json::from_str(&line?)?;
        let n = line["n"].as_i64().context("a line without a number")?;
        match line["kind"].as_str() {
            Some("stored") => letters.push((n, letter(&line)?)),
            Some("acked") => _ = acked.insert(n),
            Some("gone") => _ = gone.insert(n),
            _ => _ = lost.insert(n),
        }
    }
    let told = |(n, letter)| Letter {
        acked: acked.contains(&n),
        lost: lost.contains(&n),
        gone: gone.contains(&n),
        ..letter
    };
    Ok(letters.into_iter().map(told).collect())
}

fn letter(line: &Value) -> anyhow::Result<Letter> {
    let raw = line["data"].as_str().context("missing letter")?;
    let to = line["to"].as_array().into_iter().flatten();
    Ok(Letter {
        message_id: name(&header(raw, "message-id").context("a letter without a Message-ID")?),
        to: to.filter_map(|to| to.as_str().map(str::to_lowercase)).collect(),
        links: tokens(&text(raw), "#link="),
        orders: BTreeSet::new(),
        acked: false,
        lost: false,
        gone: false,
    })
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
