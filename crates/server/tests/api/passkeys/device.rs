//! A device with a passkey, as the browser would speak for it: makes a key, signs with it, and can be told to lie.

use aws_lc_rs::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use uuid::Uuid;

const PRESENT: u8 = 0x01;
const VERIFIED: u8 = 0x04;
const HAS_KEY: u8 = 0x40;

/// Can be copied: then two devices have the same key.
#[derive(Clone)]
pub(super) struct Device {
    pkcs8: Vec<u8>,
    id: Vec<u8>,
    owner: Vec<u8>,
    pub(super) counter: u32,
    /// Whether its owner unlocks it.
    pub(super) unlocked: bool,
    /// The page that it believes to be on.
    pub(super) origin: String,
}

impl Device {
    pub(super) fn new(origin: &str) -> Self {
        let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &SystemRandom::new());
        Self {
            pkcs8: pkcs8.expect("a key").as_ref().to_vec(),
            id: Uuid::new_v4().as_bytes().to_vec(),
            owner: Vec::new(),
            counter: 1,
            unlocked: true,
            origin: origin.to_owned(),
        }
    }

    /// The same device with another key under the same id.
    pub(super) fn with_another_key(&self) -> Self {
        Self { pkcs8: Self::new("").pkcs8, ..self.clone() }
    }

    fn key(&self) -> EcdsaKeyPair {
        EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &self.pkcs8).expect("a key")
    }

    /// Makes a passkey for the account that the options name.
    pub(super) fn register(&mut self, options: &Value) -> Value {
        self.owner = decode(&options["user"]["id"]);
        let client = self.client_data("webauthn.create", options);
        let mut data = self.authenticator_data(&options["rp"]["id"], HAS_KEY);
        data.extend([0; 16]);
        data.extend(u16::try_from(self.id.len()).expect("short").to_be_bytes());
        data.extend(&self.id);
        data.extend(self.cose());
        // {"fmt": "none", "attStmt": {}, "authData": data} in CBOR.
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(u8::try_from(data.len()).expect("short"));
        attestation.extend(data);
        self.credential(
            &json!({"attestationObject": encode(&attestation), "clientDataJSON": encode(&client)}),
        )
    }

    /// Proves that it has the key.
    pub(super) fn sign(&self, options: &Value) -> Value {
        let client = self.client_data("webauthn.get", options);
        let data = self.authenticator_data(&options["rpId"], 0);
        let signed = [data.clone(), Sha256::digest(&client).to_vec()].concat();
        let signature = self.key().sign(&SystemRandom::new(), &signed).expect("signed");
        self.credential(&json!({
            "authenticatorData": encode(&data),
            "clientDataJSON": encode(&client),
            "signature": encode(signature.as_ref()),
            "userHandle": encode(&self.owner),
        }))
    }

    fn credential(&self, response: &Value) -> Value {
        let id = encode(&self.id);
        json!({"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}})
    }

    fn client_data(&self, what: &str, options: &Value) -> Vec<u8> {
        let data = json!({"type": what, "challenge": options["challenge"], "origin": self.origin});
        data.to_string().into_bytes()
    }

    fn authenticator_data(&self, site: &Value, more: u8) -> Vec<u8> {
        let mut data = Sha256::digest(site.as_str().expect("a host")).to_vec();
        data.push(PRESENT | more | if self.unlocked { VERIFIED } else { 0 });
        data.extend(self.counter.to_be_bytes());
        data
    }

    /// The public key as COSE writes it: ES256 on P-256.
    fn cose(&self) -> Vec<u8> {
        let key = self.key();
        let point = key.public_key().as_ref();
        [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".as_slice(), &point[1..33], b"\x22\x58\x20", &point[33..]]
            .concat()
    }
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

fn decode(text: &Value) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text.as_str().expect("text")).expect("base64url")
}
