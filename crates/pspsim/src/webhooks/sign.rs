//! `Stripe-Signature: t=…,v1=…`: HMAC-SHA256 over time, dot and body.
//!
//! Written from RFC 2104 instead of using a library, so that the product's verifier is tested against an
//! independent implementation.

use sha2::{Digest, Sha256};

const BLOCK: usize = 64;

/// One `v1` for each secret.
pub fn header(secrets: &[String], time: i64, body: &str) -> String {
    let signed = format!("{time}.{body}");
    let mut header = format!("t={time}");
    for secret in secrets {
        header.push_str(",v1=");
        header.push_str(&hex(&hmac(secret.as_bytes(), signed.as_bytes())));
    }
    header
}

fn hmac(key: &[u8], message: &[u8]) -> [u8; 32] {
    let mut block = [0u8; BLOCK];
    if key.len() > BLOCK {
        block[..32].copy_from_slice(&Sha256::digest(key));
    } else {
        block[..key.len()].copy_from_slice(key);
    }
    let inner = Sha256::new().chain_update(block.map(|byte| byte ^ 0x36)).chain_update(message).finalize();
    Sha256::new().chain_update(block.map(|byte| byte ^ 0x5c)).chain_update(inner).finalize().into()
}

pub(crate) fn hex(bytes: &[u8]) -> String {
    const DIGITS: &[u8; 16] = b"0123456789abcdef";
    let digit = |value: u8| char::from(DIGITS[usize::from(value)]);
    bytes.iter().flat_map(|byte| [digit(byte >> 4), digit(byte & 15)]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_examples_are_reproduced() {
        // RFC 4231, test cases 2 and 6.
        let short = hmac(b"Jefe", b"what do ya want for nothing?");
        let long = hmac(&[0xaa; 131], b"Test Using Larger Than Block-Size Key - Hash Key First");

        assert_eq!(hex(&short), "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843");
        assert_eq!(hex(&long), "60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54");
    }

    #[test]
    fn during_a_rotation_there_are_two_signatures() {
        let header = header(&["whsec_new".to_owned(), "whsec_old".to_owned()], 1_700_000_000, "{}");

        assert!(header.starts_with("t=1700000000,v1="));
        assert_eq!(header.matches("v1=").count(), 2);
    }
}
