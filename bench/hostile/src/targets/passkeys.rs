//! What devices with passkeys answer: a new key, and a signature by a known one. Both as the JSON of a browser, and the
//! bytes of a device inside of it, which a browser only passes on.

use std::sync::Arc;

use anyhow::anyhow;
use app::accounts::{Site, read_new_passkey, relying_party};
use aws_lc_rs::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use uuid::Uuid;
use webauthn_rs::prelude::{
    DiscoverableAuthentication, Passkey, PasskeyRegistration, PublicKeyCredential,
    RegisterPublicKeyCredential, Url, Webauthn,
};

use super::{rule, verdict};
use crate::run::{Checked, Target};

const ORIGIN: &str = "https://tessera.example";
const ID: &[u8] = b"0123456789abcdef";
const OWNER: Uuid = Uuid::from_u128(7);
/// Present, and has recognised its owner.
const UNLOCKED: u8 = 0x05;
const HAS_KEY: u8 = 0x40;

const JSON: [&str; 12] = [
    "null",
    "{}",
    "[]",
    "\"\"",
    "=",
    "-",
    "_",
    "AAAA",
    "\"rk\":false",
    "\"credProps\":{\"rk\":false}",
    "\"type\":",
    "\\u0000",
];

/// Two ceremonies that have begun, and what a device answers.
struct Ceremonies {
    webauthn: Webauthn,
    registration: PasskeyRegistration,
    sign_in: DiscoverableAuthentication,
    passkey: Passkey,
    /// `attestationObject` and `clientDataJSON`.
    made: [Vec<u8>; 2],
    /// `authenticatorData`, `clientDataJSON` and `signature`.
    proof: [Vec<u8>; 3],
}

pub(super) fn targets() -> anyhow::Result<[Target; 4]> {
    let all = Arc::new(ceremonies()?);
    let shared = || Arc::clone(&all);
    let (one, two, three, four) = (shared(), shared(), shared(), shared());
    Ok([
        Target {
            name: "new passkeys",
            examples: vec![new(&all.made[0], &all.made[1]).to_string().into_bytes()],
            words: JSON.to_vec(),
            check: Box::new(move |input| match serde_json::from_slice(input) {
                Ok(credential) => judge_new(&one, &credential),
                Err(_) => Ok(verdict(false)),
            }),
        },
        Target {
            name: "new passkeys: the device's bytes",
            examples: vec![all.made[0].clone()],
            words: vec!["fmt", "none", "packed", "attStmt", "authData", "sig", "alg", "x5c"],
            check: Box::new(move |input| judge_new(&two, &new(input, &two.made[1]))),
        },
        Target {
            name: "signing in by passkey",
            examples: vec![proof(&all.proof).to_string().into_bytes()],
            words: JSON.to_vec(),
            check: Box::new(move |input| match serde_json::from_slice(input) {
                Ok(credential) => judge_proof(&three, &credential),
                Err(_) => Ok(verdict(false)),
            }),
        },
        Target {
            name: "signing in: the device's bytes",
            // Parted by where the first and the second end.
            examples: vec![all.proof.concat()],
            words: vec!["webauthn.get", "webauthn.create", "https://tessera.example", "\"crossOrigin\":true"],
            check: Box::new(move |input| {
                let [data, client, _] = &four.proof;
                let (first, rest) = input.split_at(data.len().min(input.len()));
                let (second, third) = rest.split_at(client.len().min(rest.len()));
                judge_proof(&four, &proof(&[first.to_vec(), second.to_vec(), third.to_vec()]))
            }),
        },
    ])
}

fn judge_new(all: &Ceremonies, credential: &Value) -> Checked {
    let Ok(passkey) = read_new_passkey(&all.webauthn, &all.registration, credential) else {
        return Ok(verdict(false));
    };
    let id = passkey.cred_id();
    rule(!id.is_empty() && id.len() <= 1023, "an id has 1 to 1,023 bytes")?;
    let read = serde_json::from_value::<RegisterPublicKeyCredential>(credential.clone());
    let read = read.map_err(|error| error.to_string())?.response.client_data_json;
    let client: Value = serde_json::from_slice(&read).map_err(|error| error.to_string())?;
    // One origin has several spellings.
    let origin = |text: &str| Url::parse(text).ok().map(|url| url.origin());
    let same = origin(client["origin"].as_str().unwrap_or_default()) == origin(ORIGIN);
    rule(same && client["type"] == "webauthn.create", "made for us, here")?;
    let kept = serde_json::to_value(&passkey).map_err(|error| error.to_string())?;
    rule(
        serde_json::from_value::<Passkey>(kept).is_ok_and(|again| again == passkey),
        "it reads back as it was kept",
    )?;
    Ok(verdict(true))
}

fn judge_proof(all: &Ceremonies, credential: &Value) -> Checked {
    let Ok(read) = serde_json::from_value::<PublicKeyCredential>(credential.clone()) else {
        return Ok(verdict(false));
    };
    let Ok((owner, id)) = all.webauthn.identify_discoverable_authentication(&read) else {
        return Ok(verdict(false));
    };
    if owner != OWNER || id != ID {
        return Ok(verdict(false));
    }
    let proven = all.webauthn.finish_discoverable_authentication_v2(&read, all.sign_in.clone(), &all.passkey);
    if proven.is_err() {
        return Ok(verdict(false));
    }
    let [data, client, _] = &all.proof;
    let response = &read.response;
    let signed = response.authenticator_data == *data && response.client_data_json == *client;
    rule(signed, "nothing that the device didn't sign")?;
    Ok(verdict(true))
}

fn ceremonies() -> anyhow::Result<Ceremonies> {
    let site = Site { origin: ORIGIN.to_owned(), name: "Tessera".to_owned() };
    let webauthn = relying_party(&site).map_err(|_| anyhow!("no site"))?;
    let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &SystemRandom::new())?;
    let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, pkcs8.as_ref())?;
    let (asked, registration) =
        webauthn.start_passkey_registration(OWNER, "grace@example.com", "Grace", None)?;
    let made =
        [attestation(&pair)?, client_data("webauthn.create", &serde_json::to_value(&asked.public_key)?)];
    let passkey = read_new_passkey(&webauthn, &registration, &new(&made[0], &made[1]));
    let passkey = passkey.map_err(|_| anyhow!("the example isn't a passkey"))?;
    let (asked, sign_in) = webauthn.start_discoverable_authentication()?;
    let client = client_data("webauthn.get", &serde_json::to_value(&asked.public_key)?);
    let data = authenticator_data(0, 2);
    let signature = pair.sign(&SystemRandom::new(), &[data.as_slice(), &Sha256::digest(&client)].concat())?;
    let proof = [data, client, signature.as_ref().to_vec()];
    Ok(Ceremonies { webauthn, registration, sign_in, passkey, made, proof })
}

fn authenticator_data(more: u8, counter: u8) -> Vec<u8> {
    let mut data = Sha256::digest("tessera.example").to_vec();
    data.extend([UNLOCKED | more, 0, 0, 0, counter]);
    data
}

/// `{"fmt": "none", "attStmt": {}, "authData": …}` in CBOR, with a key of ES256 on P-256.
fn attestation(pair: &EcdsaKeyPair) -> anyhow::Result<Vec<u8>> {
    let point = pair.public_key().as_ref();
    let key = [
        b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".as_slice(),
        &point[1..33],
        b"\x22\x58\x20",
        &point[33..],
    ]
    .concat();
    let length = u8::try_from(ID.len())?;
    let data = [authenticator_data(HAS_KEY, 1), vec![0; 16], vec![0, length], ID.to_vec(), key].concat();
    let length = u8::try_from(data.len())?;
    Ok([b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".as_slice(), &[length], &data].concat())
}

fn client_data(what: &str, options: &Value) -> Vec<u8> {
    json!({"type": what, "challenge": options["challenge"], "origin": ORIGIN}).to_string().into_bytes()
}

fn new(attestation: &[u8], client: &[u8]) -> Value {
    credential(&json!({"attestationObject": encode(attestation), "clientDataJSON": encode(client)}))
}

fn proof([data, client, signature]: &[Vec<u8>; 3]) -> Value {
    credential(&json!({
        "authenticatorData": encode(data), "clientDataJSON": encode(client), "signature": encode(signature),
        "userHandle": encode(OWNER.as_bytes()),
    }))
}

fn credential(response: &Value) -> Value {
    let id = encode(ID);
    json!({"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}})
}

fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
