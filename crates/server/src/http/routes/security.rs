//! Whom to tell about a weakness, and what happens then: for people who look for weaknesses, in English.

use axum::response::{IntoResponse, Response};
use http::{HeaderName, header};
use jiff::{SignedDuration, Timestamp};

use super::page_request::PageRequest;

/// The same document that readers of the source find.
const POLICY: &str = include_str!("../../../../../SECURITY.md");

/// RFC 9116 recommends less than a year, so that nobody relies on an address that has long been given up. A server that
/// runs is evidence that somebody is there, so the end moves on by itself.
const VALID: SignedDuration = SignedDuration::from_hours(180 * 24);

const PLAIN: [(HeaderName, &str); 1] = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];

/// `/.well-known/security.txt`, as RFC 9116 describes it.
pub async fn contact(request: PageRequest) -> Response {
    let text = contact_text(&request.origin(), &request.app().operator.email, Timestamp::now());
    (PLAIN, text).into_response()
}

pub async fn policy() -> Response {
    (PLAIN, POLICY).into_response()
}

fn contact_text(origin: &str, email: &str, now: Timestamp) -> String {
    // Whole days: readers get the same text all day long.
    let today = now.as_second() - now.as_second().rem_euclid(24 * 60 * 60);
    let expires = Timestamp::from_second(today).unwrap_or(now) + VALID;
    format!(
        "Contact: mailto:{email}\nExpires: {expires}\nPreferred-Languages: en\n\
         Canonical: {origin}/.well-known/security.txt\nPolicy: {origin}/security-policy.txt\n"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_contact_is_valid_for_less_than_a_year_from_any_moment_on() {
        for now in ["2026-11-17T00:00:00Z", "2028-02-29T23:59:59.999Z", "2031-12-31T12:00:00Z"] {
            let now: Timestamp = now.parse().expect("a time");

            let text = contact_text("https://tessera.example", "support@tessera.example", now);

            let expires = text.lines().find_map(|line| line.strip_prefix("Expires: ")).expect("an end");
            let left = now.duration_until(expires.parse().expect("a time as RFC 3339 writes it"));
            assert!(left > SignedDuration::from_hours(178 * 24), "{expires} from {now} on");
            assert!(left < SignedDuration::from_hours(365 * 24), "{expires} from {now} on");
        }
    }

    #[test]
    fn the_contact_has_the_fields_of_the_standard() {
        let now = "2026-11-17T10:00:00Z".parse().expect("a time");
        assert_eq!(
            contact_text("https://tessera.example", "support@tessera.example", now),
            "Contact: mailto:support@tessera.example\nExpires: 2027-05-16T00:00:00Z\nPreferred-Languages: en\n\
             Canonical: https://tessera.example/.well-known/security.txt\n\
             Policy: https://tessera.example/security-policy.txt\n"
        );
    }
}
