//! The key that signs certificates, and the public keys of retired ones.

use std::{collections::BTreeMap, fmt};

use base64::{Engine, engine::general_purpose::STANDARD};
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};

#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum KeyError {
    #[error("the key is not 32 bytes in base64")]
    Seed,
    #[error("a key's name must be unique and consist of letters, digits and hyphens")]
    Name,
    #[error("a retired key is written as name:public key, the key in base64")]
    Retired,
}

pub struct Keys {
    id: String,
    key: SigningKey,
    public: BTreeMap<String, VerifyingKey>,
}

/// Key material stays out of logs.
impl fmt::Debug for Keys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Keys").field("id", &self.id).finish_non_exhaustive()
    }
}

impl Keys {
    /// `seed`: 32 bytes in base64. `retired`: `name:public key`, separated by commas.
    pub fn new(id: &str, seed: &str, retired: &str) -> Result<Self, KeyError> {
        let key = SigningKey::from_bytes(&bytes(seed).ok_or(KeyError::Seed)?);
        let mut keys = Self { id: id.to_owned(), public: BTreeMap::new(), key };
        keys.add(id, keys.key.verifying_key())?;
        for entry in retired.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            let (name, public) = entry.split_once(':').ok_or(KeyError::Retired)?;
            let public = bytes(public).ok_or(KeyError::Retired)?;
            keys.add(name, VerifyingKey::from_bytes(&public).map_err(|_| KeyError::Retired)?)?;
        }
        Ok(keys)
    }

    fn add(&mut self, name: &str, key: VerifyingKey) -> Result<(), KeyError> {
        let fits = !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
        let taken = self.public.insert(name.to_owned(), key).is_some();
        if fits && !taken { Ok(()) } else { Err(KeyError::Name) }
    }

    /// The name of the current signing key.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// A signature over the text's bytes, in base64.
    pub fn sign(&self, text: &str) -> String {
        STANDARD.encode(self.key.sign(text.as_bytes()).to_bytes())
    }

    /// A public key in base64.
    pub fn public(&self, id: &str) -> Option<String> {
        self.public.get(id).map(|key| STANDARD.encode(key.as_bytes()))
    }

    /// Whether the signature was made by that key over that text.
    pub fn holds(&self, id: &str, text: &str, signature: &str) -> bool {
        let Some((key, signature)) = self.public.get(id).zip(bytes(signature)) else { return false };
        key.verify_strict(text.as_bytes(), &Signature::from_bytes(&signature)).is_ok()
    }
}

fn bytes<const N: usize>(base64: &str) -> Option<[u8; N]> {
    STANDARD.decode(base64.trim()).ok()?.try_into().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn keys(id: &str, byte: u8, retired: &str) -> Result<Keys, KeyError> {
        Keys::new(id, &STANDARD.encode([byte; 32]), retired)
    }

    #[test]
    fn signing_matches_the_first_test_vector_of_rfc_8032() {
        let seed = [
            0x9d, 0x61, 0xb1, 0x9d, 0xef, 0xfd, 0x5a, 0x60, 0xba, 0x84, 0x4a, 0xf4, 0x92, 0xec, 0x2c, 0xc4,
            0x44, 0x49, 0xc5, 0x69, 0x7b, 0x32, 0x69, 0x19, 0x70, 0x3b, 0xac, 0x03, 0x1c, 0xae, 0x7f, 0x60,
        ];
        let keys = Keys::new("rfc", &STANDARD.encode(seed), "").expect("keys");
        assert_eq!(keys.public("rfc").as_deref(), Some("11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo="));
        assert_eq!(
            keys.sign(""),
            "5VZDAMNgrHKQhuLMgG6CioSHfx645dl02HPgZSJJAVVfuIIVkKM7rMYeOXAc+bRr0lv18FlbviRlUUFDjnoQCw=="
        );
    }

    #[test]
    fn a_signature_is_valid_only_for_its_text_and_key() {
        let keys = keys("b", 2, "").expect("keys");
        let signature = keys.sign("IQ 104");
        assert!(keys.holds("b", "IQ 104", &signature));
        assert!(!keys.holds("b", "IQ 140", &signature));
        assert!(!keys.holds("a", "IQ 104", &signature));
        assert!(!keys.holds("b", "IQ 104", "nonsense"));
        assert!(!keys.holds("b", "IQ 104", &STANDARD.encode([0; 64])));
    }

    #[test]
    fn signatures_of_a_retired_key_stay_valid() {
        let old = keys("2026", 1, "").expect("keys");
        let public = old.public("2026").expect("its own");
        let new = keys("2027", 2, &format!(" 2026:{public} ,")).expect("keys");
        let signature = old.sign("IQ 104");
        assert!(new.holds("2026", "IQ 104", &signature));
        assert!(!new.holds("2027", "IQ 104", &signature));
        assert_eq!(new.public("2026"), Some(public));
    }

    #[test]
    fn malformed_and_duplicate_keys_are_rejected() {
        assert_eq!(Keys::new("a", "c2hvcnQ=", "").err(), Some(KeyError::Seed));
        assert_eq!(keys("a key", 1, "").err(), Some(KeyError::Name));
        assert_eq!(keys("a", 1, "b").err(), Some(KeyError::Retired));
        assert_eq!(keys("a", 1, "b:c2hvcnQ=").err(), Some(KeyError::Retired));
        let public = keys("a", 1, "").expect("keys").public("a").expect("its own");
        assert_eq!(keys("a", 2, &format!("a:{public}")).err(), Some(KeyError::Name));
    }

    #[test]
    fn keys_never_appear_in_logs() {
        assert_eq!(format!("{:?}", keys("a", 1, "").expect("keys")), "Keys { id: \"a\", .. }");
    }
}
