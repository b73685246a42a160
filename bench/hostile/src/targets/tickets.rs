//! Tickets: only the very text that we signed counts.

use app::tickets::{Ticket, TicketError, Tickets};
use domain::catalog::ExamId;
use jiff::Timestamp;
use uuid::Uuid;

use super::{rule, text, verdict};
use crate::run::Target;

/// Of this program only.
pub const KEY: &str = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";

pub fn now() -> Timestamp {
    Timestamp::from_second(1_800_000_000).unwrap_or(Timestamp::UNIX_EPOCH)
}

pub fn signed_tickets(tickets: &Tickets) -> Vec<String> {
    let visitor = |n| Some(Uuid::from_u128(n).into());
    let of = |form, exam, uid| tickets.sign(&Ticket::new(form, ExamId(exam), uid, now()));
    vec![of(1001, 1, visitor(7)), of(1_602_001_000, 4, None), of(i32::MAX, i32::MAX, visitor(u128::MAX))]
}

pub(super) fn target() -> anyhow::Result<Target> {
    let tickets = Tickets::new(KEY, "")?;
    let signed = signed_tickets(&tickets);
    let examples = signed.iter().map(|ticket| ticket.as_bytes().to_vec()).collect();
    let check = move |input: &[u8]| {
        let sent = text(input);
        match tickets.read(&sent, now()) {
            Ok(ticket) => {
                rule(signed.iter().any(|known| *known == sent), "nothing forged is accepted")?;
                rule(tickets.sign(&ticket) == sent, "one ticket has one text")?;
                Ok(verdict(true))
            }
            Err(TicketError::Forged) => {
                rule(!signed.iter().any(|known| *known == sent), "our own tickets are accepted")?;
                Ok(verdict(false))
            }
            Err(TicketError::Expired) => Err("none of these tickets is old".to_owned()),
        }
    };
    let words = vec![".", "..", "-1", "+1", "00000000000000000000000000000000", "A", "F"];
    Ok(Target { name: "tickets", examples, words, check: Box::new(check) })
}
