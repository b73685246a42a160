//! A ticket comes with each list of questions and is needed, once, to submit the answers: it states which form
//! of which exam was given to whom, and when. Issuing one stores nothing: the signature proves that it is ours,
//! and the order created with it shows that it has been used.

use std::fmt;

use base64::{Engine, engine::general_purpose::STANDARD};
use domain::{
    catalog::ExamId,
    ids::{TicketId, VisitorId},
};
use hmac::{Hmac, KeyInit, Mac};
use jiff::{SignedDuration, Timestamp};
use sha2::Sha256;
use uuid::{NoContext, Uuid};

/// How long after the questions their answers are accepted. No longer than an unpaid order is retained: a used
/// ticket must not outlive the row that records its use.
const VALID: SignedDuration = SignedDuration::from_hours(30 * 24);

/// What was given out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ticket {
    /// A version 7 UUID: it begins with the time of issue.
    pub id: TicketId,
    pub form: i32,
    pub exam: ExamId,
    /// The visitor, if the browser sent an id.
    pub uid: Option<VisitorId>,
}

/// Why a ticket is rejected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TicketError {
    #[error("the ticket is not one of ours")]
    Forged,
    #[error("the ticket is more than a month old")]
    Expired,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the key is not 32 bytes in base64")]
pub struct BadKey;

impl Ticket {
    pub fn new(form: i32, exam: ExamId, uid: Option<VisitorId>, now: Timestamp) -> Self {
        let seconds = u64::try_from(now.as_second()).unwrap_or_default();
        let nanos = u32::try_from(now.subsec_nanosecond()).unwrap_or_default();
        let id = Uuid::new_v7(uuid::Timestamp::from_unix(NoContext, seconds, nanos)).into();
        Self { id, form, exam, uid }
    }

    /// To the millisecond.
    pub fn issued_at(&self) -> Timestamp {
        let millisecond = i64::try_from(self.id.as_uuid().as_u128() >> 80).unwrap_or_default();
        Timestamp::from_millisecond(millisecond).unwrap_or(Timestamp::UNIX_EPOCH)
    }

    /// What is signed: the ticket's text without the signature.
    fn text(&self) -> String {
        let uid = self.uid.map(VisitorId::as_uuid).unwrap_or_default();
        format!("{}.{}.{}.{}", self.id.as_uuid().simple(), self.form, self.exam.0, uid.simple())
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split('.');
        let mut next = || parts.next();
        let ticket = Self {
            id: next()?.parse().ok()?,
            form: next()?.parse().ok()?,
            exam: ExamId(next()?.parse().ok()?),
            uid: Some(next()?.parse().ok()?).filter(|uid: &Uuid| !uid.is_nil()).map(VisitorId::from),
        };
        // Only the canonical form is accepted: one ticket has one text.
        (ticket.text() == text).then_some(ticket)
    }
}

/// The key that signs tickets, and the previous one during a key rotation.
#[derive(Clone)]
pub struct Tickets {
    key: Hmac<Sha256>,
    previous: Option<Hmac<Sha256>>,
}

/// Keys stay out of logs.
impl fmt::Debug for Tickets {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Tickets").finish_non_exhaustive()
    }
}

impl Tickets {
    /// Both are 32 bytes in base64; `previous` may be empty.
    pub fn new(key: &str, previous: &str) -> Result<Self, BadKey> {
        let previous = (!previous.is_empty()).then(|| read_key(previous)).transpose()?;
        Ok(Self { key: read_key(key)?, previous })
    }

    /// The ticket's text with its signature.
    pub fn sign(&self, ticket: &Ticket) -> String {
        let mut text = ticket.text();
        let mac = self.key.clone().chain_update(&text).finalize().into_bytes();
        text.reserve(65);
        text.push('.');
        for byte in mac {
            for digit in [byte >> 4, byte & 15] {
                text.push(char::from_digit(digit.into(), 16).unwrap_or_default());
            }
        }
        text
    }

    /// Parses a ticket that we signed within the last month.
    pub fn read(&self, text: &str, now: Timestamp) -> Result<Ticket, TicketError> {
        let (signed, mac) = text.rsplit_once('.').ok_or(TicketError::Forged)?;
        let mac = bytes(mac).ok_or(TicketError::Forged)?;
        let fits = |key: &Hmac<Sha256>| key.clone().chain_update(signed).verify_slice(&mac).is_ok();
        if !std::iter::once(&self.key).chain(&self.previous).any(fits) {
            return Err(TicketError::Forged);
        }
        let ticket = Ticket::parse(signed).ok_or(TicketError::Forged)?;
        if ticket.issued_at().duration_until(now) > VALID {
            return Err(TicketError::Expired);
        }
        Ok(ticket)
    }
}

fn read_key(text: &str) -> Result<Hmac<Sha256>, BadKey> {
    let key: [u8; 32] = STANDARD.decode(text).ok().and_then(|key| key.try_into().ok()).ok_or(BadKey)?;
    Hmac::new_from_slice(&key).map_err(|_| BadKey)
}

/// Capitals aren't accepted: one ticket has one text.
fn bytes(hex: &str) -> Option<Vec<u8>> {
    let digit = |c: char| c.to_digit(16).filter(|_| !c.is_ascii_uppercase());
    let digits = hex.chars().map(digit).collect::<Option<Vec<u32>>>()?;
    digits.chunks(2).map(|pair| u8::try_from(16 * pair.first()? + pair.get(1)?).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const KEY: &str = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
    const OTHER: &str = "AQECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";

    fn now() -> Timestamp {
        "2026-11-15T10:00:00.123Z".parse().expect("a time")
    }

    fn ticket() -> Ticket {
        Ticket::new(1001, ExamId(1), Some(Uuid::from_u128(7).into()), now())
    }

    #[test]
    fn a_signed_ticket_is_read_back_unchanged() {
        let tickets = Tickets::new(KEY, "").expect("a key");
        for ticket in [ticket(), Ticket { uid: None, ..ticket() }] {
            let text = tickets.sign(&ticket);
            assert!(text.bytes().all(|byte| byte.is_ascii_hexdigit() || byte == b'.'), "{text}");
            assert_eq!(tickets.read(&text, now()), Ok(ticket));
            assert_eq!(ticket.issued_at(), now());
        }
        assert_ne!(ticket().id, ticket().id);
    }

    #[test]
    fn an_altered_ticket_is_rejected() {
        let tickets = Tickets::new(KEY, "").expect("a key");
        let text = tickets.sign(&ticket());
        let (signed, mac) = text.rsplit_once('.').expect("two parts");
        let others = [
            text.replacen(".1001.", ".1002.", 1),
            text.replacen(".1.", ".2.", 1),
            Tickets::new(OTHER, "").expect("a key").sign(&ticket()),
            format!("{signed}."),
            format!("{signed}.{}", &mac[..62]),
            format!("{signed}.{mac}00"),
            format!("{signed}.{}", mac.to_uppercase()),
            format!("{}.{mac}", ticket().text()),
            signed.to_owned(),
            text.replace('.', ""),
            format!(" {text}"),
            String::new(),
            "….é".to_owned(),
        ];
        for other in others {
            assert_eq!(tickets.read(&other, now()), Err(TicketError::Forged), "{other}");
        }
    }

    #[test]
    fn a_ticket_is_valid_for_thirty_days() {
        let tickets = Tickets::new(KEY, "").expect("a key");
        let text = tickets.sign(&ticket());
        let day = SignedDuration::from_hours(24);

        assert!(tickets.read(&text, now() + 30 * day).is_ok());
        let late = now() + 30 * day + SignedDuration::from_millis(1);
        assert_eq!(tickets.read(&text, late), Err(TicketError::Expired));
    }

    #[test]
    fn tickets_of_both_keys_are_valid_during_a_key_rotation() {
        let (before, after) =
            (Tickets::new(KEY, "").expect("a key"), Tickets::new(OTHER, KEY).expect("keys"));
        let text = before.sign(&ticket());

        assert!(after.read(&text, now()).is_ok());
        assert!(after.read(&after.sign(&ticket()), now()).is_ok());
        assert_eq!(before.read(&after.sign(&ticket()), now()), Err(TicketError::Forged));
        assert_eq!(Tickets::new(OTHER, "").expect("a key").read(&text, now()), Err(TicketError::Forged));
    }

    #[test]
    fn a_key_is_thirty_two_bytes() {
        for key in ["", "c2hvcnQ=", "no base64"] {
            assert_eq!(Tickets::new(key, "").expect_err("rejected"), BadKey);
        }
        assert!(Tickets::new(KEY, "c2hvcnQ=").is_err());
    }
}
