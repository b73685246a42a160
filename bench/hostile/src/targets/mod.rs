//! Every parser of bytes from outside, with valid examples and the rules for what it accepts. Each goes through the
//! function that the product itself calls.

mod addresses;
mod answers;
mod batches;
mod headers;
mod other_sites;
mod passkeys;
mod people;
mod provider;
mod tickets;

use std::borrow::Cow;

use crate::run::{Checked, Target, Verdict};

pub use self::tickets::{KEY, now, signed_tickets};

/// Building some of them takes a second: they need forms, keys and signatures.
pub fn all() -> anyhow::Result<Vec<Target>> {
    let mut targets = people::targets();
    targets.extend(addresses::targets());
    targets.extend(headers::targets());
    targets.extend(batches::targets());
    targets.push(answers::target()?);
    targets.push(tickets::target()?);
    targets.extend(provider::targets()?);
    targets.push(other_sites::target()?);
    targets.extend(passkeys::targets()?);
    Ok(targets)
}

/// A target for a parser that needs nothing but the input.
fn target(
    name: &'static str,
    examples: &[&str],
    words: &[&'static str],
    check: fn(&[u8]) -> Checked,
) -> Target {
    Target {
        name,
        examples: examples.iter().map(|example| example.as_bytes().to_vec()).collect(),
        words: words.to_vec(),
        check: Box::new(check),
    }
}

/// Text as a parser of text gets it: broken UTF-8 was refused or replaced before.
pub fn text(input: &[u8]) -> Cow<'_, str> {
    String::from_utf8_lossy(input)
}

fn rule(kept: bool, words: &str) -> Result<(), String> {
    if kept { Ok(()) } else { Err(format!("a rule is broken: {words}")) }
}

/// What is accepted reads the same once more.
fn same_again<T: PartialEq>(value: &T, again: Option<&T>) -> Result<(), String> {
    rule(again == Some(value), "what was accepted reads the same again")
}

fn verdict(accepted: bool) -> Verdict {
    if accepted { Verdict::Accepted } else { Verdict::Refused }
}
