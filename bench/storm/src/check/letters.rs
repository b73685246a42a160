//! The mail server's store: who got letters, and which orders a letter leads to.

use std::{
    collections::{BTreeSet, HashMap, HashSet},
    fs::File,
    io::{BufRead as _, BufReader},
    ops::RangeInclusive,
    path::Path,
};

use anyhow::Context as _;
use serde_json::Value;

use crate::{
    journal,
    letters::{header, text, tokens},
    moments::MOMENTS,
};

/// Recording an answer takes less.
const RECORDED_MS: i64 = 1_000;

#[derive(Clone, Debug)]
pub(super) struct Letter {
    pub(super) message_id: String,
    pub(super) to: Vec<String>,
    /// The tokens of its links.
    pub(super) links: BTreeSet<String>,
    /// Numbers of the orders that its links open.
    pub(super) orders: BTreeSet<String>,
    pub(super) answer: Answer,
}

/// What the sender was told about a letter that the server had stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Answer {
    /// Nothing: the connection broke.
    Missing,
    /// Nothing, on purpose.
    Lost,
    /// Accepted, but the sender was gone right after.
    Gone,
    /// Accepted, while nobody could record it.
    Unrecorded,
    /// Accepted, and there was time to record it.
    Heard,
}

impl Answer {
    pub(super) const fn is_missing(self) -> bool {
        matches!(self, Self::Missing | Self::Lost)
    }

    pub(super) const fn in_words(self) -> &'static str {
        match self {
            Self::Missing => "no answer",
            Self::Lost => "answer lost by the server",
            Self::Gone => "gone on the answer",
            Self::Unrecorded => "answered while nobody could record it",
            Self::Heard => "heard",
        }
    }
}

/// Line by line: all letters of ten thousand people together are too much to hold.
pub(super) fn read(dir: &Path) -> anyhow::Result<Vec<Letter>> {
    let mut letters = Vec::new();
    let (mut acked, mut lost, mut gone) = (HashMap::new(), HashSet::new(), HashSet::new());
    let path = dir.join("mails.jsonl");
    let file = File::open(&path).with_context(|| format!("can't read {}", path.display()))?;
    for line in BufReader::new(file).lines() {
        let line: Value = serde_json::from_str(&line?)?;
        let n = line["n"].as_i64().context("a line without a number")?;
        match line["kind"].as_str() {
            Some("stored") => letters.push((n, letter(&line)?)),
            Some("acked") => _ = acked.insert(n, line["at"].as_i64().unwrap_or_default()),
            Some("gone") => _ = gone.insert(n),
            _ => _ = lost.insert(n),
        }
    }
    let unrecorded = unrecorded(&journal::read(&dir.join("faults.jsonl"))?);
    let answer = |n| match acked.get(&n) {
        None if lost.contains(&n) => Answer::Lost,
        None => Answer::Missing,
        Some(_) if gone.contains(&n) => Answer::Gone,
        Some(at) if unrecorded.iter().any(|span| span.contains(at)) => Answer::Unrecorded,
        Some(_) => Answer::Heard,
    };
    Ok(letters.into_iter().map(|(n, letter)| Letter { answer: answer(n), ..letter }).collect())
}

/// When no answer of the mail server could be recorded.
fn unrecorded(faults: &[Value]) -> Vec<RangeInclusive<i64>> {
    let during = |fault: &Value| {
        MOMENTS
            .iter()
            .any(|(_, moment)| moment.keeps_answers_unrecorded() && fault["what"] == moment.counter())
    };
    let span = |fault: &Value| Some(fault["from"].as_i64()? - RECORDED_MS..=fault["at"].as_i64()?);
    faults.iter().filter(|fault| during(fault)).filter_map(span).collect()
}

fn letter(line: &Value) -> anyhow::Result<Letter> {
    let raw = line["data"].as_str().context("missing letter")?;
    let to = line["to"].as_array().into_iter().flatten();
    Ok(Letter {
        message_id: name(&header(raw, "message-id").context("a letter without a Message-ID")?),
        to: to.filter_map(|to| to.as_str().map(str::to_lowercase)).collect(),
        links: tokens(&text(raw), "#link="),
        orders: BTreeSet::new(),
        answer: Answer::Missing,
    })
}

/// The part before the sender's domain: `<receipt.….1@tessera.example>` is `receipt.….1`.
pub(super) fn name(message_id: &str) -> String {
    let inner = message_id.trim_start_matches('<');
    inner.split(['@', '>']).next().unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_letter_is_named_by_the_part_before_the_domain() {
        assert_eq!(name("<receipt.1@tessera.example>"), "receipt.1");
    }

    #[test]
    fn no_answer_is_recorded_while_postgresql_is_down() {
        let faults = [
            json!({"what": "worker killed", "who": "worker-0", "at": 1_000}),
            json!({"what": "PostgreSQL crashed", "from": 7_000, "at": 9_000}),
            json!({"what": "Redis stopped", "from": 10_000, "at": 15_000}),
        ];

        assert_eq!(unrecorded(&faults), [6_000..=9_000]);
    }
}
