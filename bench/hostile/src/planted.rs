//! Parsers with a fault each. A fuzzer that doesn't find them proves nothing about the others.

use std::time::Instant;

use app::tickets::Tickets;
use domain::{email::EmailAddress, exam_tail::ExamTail, name::DisplayName};

use crate::{
    run::{Checked, LONGEST, Target, Verdict},
    targets::{KEY, now, signed_tickets, text},
};

/// What is wrong with each, and the words that its finding has.
pub fn all() -> anyhow::Result<[(Target, &'static str); 4]> {
    Ok([(panics(), "panicked"), (forged()?, "forged"), (slow(), "took"), (unstable(), "again")])
}

/// On one number of all.
fn panics() -> Target {
    let check = |input: &[u8]| -> Checked {
        let tail = ExamTail::parse(&text(input));
        assert!(tail.as_ref().is_none_or(|tail| tail.exam_id.0 != i32::MAX), "planted");
        Ok(if tail.is_some() { Verdict::Accepted } else { Verdict::Refused })
    };
    Target {
        name: "panics on one number",
        examples: vec![b"iq-1".to_vec()],
        words: Vec::new(),
        check: Box::new(check),
    }
}

/// Compares all of a signature but its last byte.
fn forged() -> anyhow::Result<Target> {
    let tickets = Tickets::new(KEY, "")?;
    let signed = signed_tickets(&tickets);
    let examples = signed.iter().map(|ticket| ticket.as_bytes().to_vec()).collect();
    let check = move |input: &[u8]| {
        let sent = text(input).into_owned();
        let short =
            |ticket: &str| ticket.get(..ticket.len().saturating_sub(2)).unwrap_or_default().to_owned();
        let near = signed.iter().find(|known| known.len() == sent.len() && short(known) == short(&sent));
        match near {
            Some(near) if tickets.read(near, now()).is_ok() && *near != sent => {
                Err("a forged ticket is accepted".to_owned())
            }
            Some(_) => Ok(Verdict::Accepted),
            None => Ok(Verdict::Refused),
        }
    };
    Ok(Target { name: "accepts a forged ticket", examples, words: vec!["."], check: Box::new(check) })
}

/// Takes twice as long as any may, on long texts.
fn slow() -> Target {
    let check = |input: &[u8]| -> Checked {
        let begun = Instant::now();
        while input.len() > 4_000 && begun.elapsed() < 2 * LONGEST {
            std::hint::spin_loop();
        }
        let name = DisplayName::parse(&text(input));
        Ok(if name.is_some() { Verdict::Accepted } else { Verdict::Refused })
    };
    let examples = vec![b"Ann Lee".to_vec()];
    Target { name: "takes long on a long text", examples, words: Vec::new(), check: Box::new(check) }
}

/// Keeps an address as it was typed, in whatever case.
fn unstable() -> Target {
    let check = |input: &[u8]| -> Checked {
        let typed = text(input);
        match EmailAddress::parse(&typed) {
            Some(address) if address.as_str() != typed.trim() => {
                Err("it doesn't read the same again".to_owned())
            }
            Some(_) => Ok(Verdict::Accepted),
            None => Ok(Verdict::Refused),
        }
    };
    Target {
        name: "keeps two spellings of one address",
        examples: vec![b"grace@example.com".to_vec()],
        words: Vec::new(),
        check: Box::new(check),
    }
}
