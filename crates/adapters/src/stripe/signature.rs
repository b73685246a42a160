//! Verifies that a message was signed by the provider, and recently.

use app::ports::WebhookError;
use hmac::{Hmac, KeyInit, Mac};
use jiff::Timestamp;
use sha2::Sha256;

/// Maximum difference between the provider's clock and ours, including the time in transit.
const TOLERANCE_S: u64 = 300;

/// Accepts a body if any of the header's `v1` signatures matches any of our secrets (two of each during a
/// rotation) and its time is within the tolerance. Signatures are compared in constant time.
pub(super) fn verify(
    secrets: &[String],
    body: &[u8],
    header: &str,
    now: Timestamp,
) -> Result<(), WebhookError> {
    let mut fields = header.split(',').filter_map(|field| field.trim().split_once('='));
    let time = fields.clone().find(|(name, _)| *name == "t").map(|(_, value)| value);
    let time = time.ok_or(WebhookError::Forged)?;
    let seconds: i64 = time.parse().map_err(|_| WebhookError::Forged)?;
    let signed = fields.any(|(name, value)| {
        name == "v1" && secrets.iter().any(|secret| is_signed(secret, time, body, value))
    });
    if !signed {
        return Err(WebhookError::Forged);
    }
    if now.as_second().abs_diff(seconds) > TOLERANCE_S {
        return Err(WebhookError::OutsideTolerance);
    }
    Ok(())
}

fn is_signed(secret: &str, time: &str, body: &[u8], signature: &str) -> bool {
    let Some(signature) = unhex(signature) else { return false };
    mac(secret, time, body).is_some_and(|mac| mac.verify_slice(&signature).is_ok())
}

fn mac(secret: &str, time: &str, body: &[u8]) -> Option<Hmac<Sha256>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).ok()?;
    mac.update(time.as_bytes());
    mac.update(b".");
    mac.update(body);
    Some(mac)
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let digit = |byte: u8| char::from(byte).to_digit(16).and_then(|digit| u8::try_from(digit).ok());
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| Some(digit(*pair.first()?)? << 4 | digit(*pair.get(1)?)?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECRET: &str = "whsec_test";
    const BODY: &[u8] = br#"{"id":"evt_1"}"#;

    fn sign(secret: &str, time: i64, body: &[u8]) -> String {
        let bytes = mac(secret, &time.to_string(), body).expect("a key").finalize().into_bytes();
        domain::hex::hex(&bytes)
    }

    fn at(second: i64) -> Timestamp {
        Timestamp::from_second(second).expect("a time")
    }

    fn check(header: &str, now: i64) -> Result<(), WebhookError> {
        verify(&[SECRET.to_owned(), "whsec_next".to_owned()], BODY, header, at(now))
    }

    /// Made with openssl: printf '1800000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test
    #[test]
    fn a_signature_made_by_openssl_is_accepted() {
        let made_elsewhere = "45705be2a45ab5acdd1395cc695e9e7073125385ec24194921c401dff44176f8";
        assert_eq!(sign(SECRET, 1_800_000_000, BODY), made_elsewhere);
        assert_eq!(check(&format!("t=1800000000,v1={made_elsewhere},v0=ab"), 1_800_000_000), Ok(()));
    }

    #[test]
    fn a_message_is_accepted_within_five_minutes_either_way() {
        let header = format!("t=1000,v1={}", sign(SECRET, 1_000, BODY));
        for (now, expected) in [
            (1_000, Ok(())),
            (1_300, Ok(())),
            (700, Ok(())),
            (1_301, Err(WebhookError::OutsideTolerance)),
            (699, Err(WebhookError::OutsideTolerance)),
        ] {
            assert_eq!(check(&header, now), expected, "{now}");
        }
    }

    #[test]
    fn during_a_rotation_either_of_two_signatures_is_accepted() {
        let (old, new) = (sign(SECRET, 1_000, BODY), sign("whsec_next", 1_000, BODY));
        let foreign = sign("whsec_other", 1_000, BODY);

        for header in [
            format!("t=1000,v1={old}"),
            format!("t=1000,v1={foreign},v1={new}"),
            format!("v1={new}, t=1000 ,v1={foreign}"),
        ] {
            assert_eq!(check(&header, 1_000), Ok(()), "{header}");
        }
        assert_eq!(check(&format!("t=1000,v1={foreign}"), 1_000), Err(WebhookError::Forged));
    }

    #[test]
    fn an_unsigned_message_is_rejected() {
        let good = sign(SECRET, 1_000, BODY);
        let other_body = sign(SECRET, 1_000, b"{}");
        for header in [
            String::new(),
            "t=1000".to_owned(),
            format!("v1={good}"),
            format!("t=1000,v0={good}"),
            format!("t=1001,v1={good}"),
            format!("t=soon,v1={good}"),
            format!("t=1000,v1={}", &good[1..]),
            format!("t=1000,v1={}", &good[2..]),
            format!("t=1000,v1={good}00"),
            "t=1000,v1=".to_owned(),
            "t=1000,v1=zz".to_owned(),
            format!("t=1000,v1={other_body}"),
        ] {
            assert_eq!(check(&header, 1_000), Err(WebhookError::Forged), "{header}");
        }
    }

    #[test]
    fn without_a_secret_nothing_is_accepted() {
        let header = format!("t=1000,v1={}", sign("", 1_000, BODY));
        assert_eq!(verify(&[], BODY, &header, at(1_000)), Err(WebhookError::Forged));
    }
}
