//! A letter as bytes: identical every time it is sent.

use std::time::SystemTime;

use anyhow::Context;
use app::ports::Envelope;
use lettre::{
    Address, Message,
    message::{
        Mailbox, MultiPart, SinglePart,
        header::{ContentType, HeaderName, HeaderValue},
    },
};

pub(super) struct Letter {
    pub(super) from: Address,
    pub(super) to: Address,
    pub(super) bytes: Vec<u8>,
}

/// Fails if the recipient's address is invalid: nothing in it can become a header or a second recipient.
pub(super) fn build(from: &Mailbox, letter: &Envelope) -> anyhow::Result<Letter> {
    let to: Address = letter.to.as_str().parse().context("not an address")?;
    // The boundary must not occur in a part: the id contains a digest that no text contains.
    let parts = MultiPart::alternative()
        .boundary(format!("={}=", letter.message_id))
        .singlepart(part(ContentType::TEXT_PLAIN, &letter.text))
        .singlepart(part(ContentType::TEXT_HTML, &letter.html));
    let message = Message::builder()
        .from(from.clone())
        .reply_to(letter.reply_to.parse().context("not a valid reply-to address")?)
        .to(Mailbox::new(None, to.clone()))
        .subject(one_line(&letter.subject))
        .date(SystemTime::from(letter.made_at))
        .message_id(Some(format!("<{}@{}>", letter.message_id, from.email.domain())))
        // Suppresses automatic replies, both of RFC 3834 systems and of Exchange.
        .raw_header(header("Auto-Submitted", "auto-generated"))
        .raw_header(header("X-Auto-Response-Suppress", "All"))
        .raw_header(header("Content-Language", &letter.language))
        .multipart(parts)
        .context("the letter can't be assembled")?;
    Ok(Letter { from: from.email.clone(), to, bytes: message.formatted() })
}

fn part(kind: ContentType, text: &str) -> SinglePart {
    SinglePart::builder().header(kind).body(text.to_owned())
}

fn header(name: &'static str, value: &str) -> HeaderValue {
    HeaderValue::new(HeaderName::new_from_ascii_str(name), one_line(value))
}

fn one_line(text: &str) -> String {
    text.chars().map(|char| if is_break(char) { ' ' } else { char }).collect()
}

fn is_break(char: char) -> bool {
    char.is_control() || matches!(char, '\u{2028}' | '\u{2029}')
}

#[cfg(test)]
mod tests {
    use domain::email::EmailAddress;

    use super::*;

    fn letter() -> Envelope {
        Envelope {
            message_id: "receipt.0a1b2c3d.1".to_owned(),
            made_at: "2026-11-15T10:00:00Z".parse().expect("a time"),
            to: EmailAddress::stored("ann@example.com".to_owned()),
            reply_to: "support@tessera.example".to_owned(),
            subject: "Ihr Ergebnis ist da – Tessera".to_owned(),
            html: "<p>Schön</p>".to_owned(),
            text: "Schön".to_owned(),
            language: "de".to_owned(),
        }
    }

    fn from() -> Mailbox {
        "Tessera <reports@tessera.example>".parse().expect("a mailbox")
    }

    fn headers(bytes: &[u8]) -> String {
        let text = String::from_utf8(bytes.to_vec()).expect("ASCII");
        text.split("\r\n\r\n").next().expect("headers").to_owned()
    }

    #[test]
    fn a_letter_sent_again_has_the_same_bytes() {
        let first = build(&from(), &letter()).expect("a letter").bytes;
        assert_eq!(first, build(&from(), &letter()).expect("a letter").bytes);
        let headers = headers(&first);
        for line in [
            "Message-ID: <receipt.0a1b2c3d.1@tessera.example>",
            "Date: Sun, 15 Nov 2026 10:00:00 +0000",
            "Auto-Submitted: auto-generated",
            "Content-Language: de",
            "Reply-To: support@tessera.example",
            "To: ann@example.com",
        ] {
            assert!(headers.contains(line), "{line} in {headers}");
        }
        assert!(first.is_ascii());
    }

    #[test]
    fn an_address_cannot_add_a_header_or_a_second_recipient() {
        for to in [
            "ann@example.com\r\nBcc: eve@example.com",
            "ann@example.com\nBcc: eve@example.com",
            "ann%0d%0aBcc:eve@example.com\r\n",
            "ann@example.com\u{2028}Bcc: eve@example.com",
            "ann@example.com\u{85}Bcc: eve@example.com",
            "ann@example.com, eve@example.com",
            "ann@example.com> RCPT TO:<eve@example.com",
            "<ann@example.com>",
            "\"ann\r\n\"@example.com",
            "ann",
            "",
        ] {
            let built = build(&from(), &Envelope { to: EmailAddress::stored(to.to_owned()), ..letter() });
            assert!(built.is_err(), "{to:?}");
        }
    }

    #[test]
    fn an_encoded_line_break_in_an_address_is_not_decoded() {
        let to = EmailAddress::parse("ann%0d%0abcc@example.com").expect("an address, if a strange one");
        let built = build(&from(), &Envelope { to: to.clone(), ..letter() }).expect("a letter");
        assert_eq!(headers(&built.bytes).lines().filter(|line| line.starts_with("To:")).count(), 1);
        assert_eq!(built.to.to_string(), to.as_str());
    }

    #[test]
    fn three_hundred_hostile_names_leave_the_headers_as_they_are() {
        let names: Vec<String> =
            serde_json::from_str(include_str!("../../../report/tests/hostile-names.json")).expect("names");
        let built = |name: &str| {
            let (html, text) = (format!("<p>{name}</p>"), format!("Name: {name}\r\n.\r\n"));
            build(&from(), &Envelope { html, text, ..letter() }).expect("a letter").bytes
        };
        let around = headers(&built("x"));
        for name in &names {
            assert_eq!(headers(&built(name)), around, "{name:?}");
            // Where a name is part of the subject, that header alone differs.
            let subject = format!("{name} – Tessera");
            let bytes = build(&from(), &Envelope { subject, ..letter() }).expect("a letter").bytes;
            let fields = |text: &str| -> Vec<String> {
                let starts = text.lines().filter(|line| !line.starts_with([' ', '\t']));
                starts.map(|line| line.split(':').next().unwrap_or_default().to_owned()).collect()
            };
            assert_eq!(fields(&headers(&bytes)), fields(&around), "{name:?}");
        }
    }

    #[test]
    fn a_subject_is_always_one_header() {
        let subject = "Hi\r\nBcc: eve@example.com\u{2028}X: y\n\n<script>".to_owned();
        let built = build(&from(), &Envelope { subject, ..letter() }).expect("a letter");
        let headers = headers(&built.bytes);
        assert!(!headers.lines().any(|line| line.starts_with("Bcc") || line.starts_with("X: ")), "{headers}");
    }
}
