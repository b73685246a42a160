//! Tokens of sites that vouch for people: only what the site's key has signed for us, for this browser, counts.

use adapters::oidc::{ClientSecret, OidcSettings, vouched};
use app::ports::IdentityError;
use aws_lc_rs::{
    rand::SystemRandom,
    signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _},
};
use base64::{Engine as _, engine::general_purpose::URL_SAFE_NO_PAD};
use serde_json::{Value, json};

use super::{rule, text, verdict};
use crate::run::Target;

const NONCE: &str = "n0nce";

pub(super) fn target() -> anyhow::Result<Target> {
    let pkcs8 = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &SystemRandom::new())?;
    let pair = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, pkcs8.as_ref())?;
    let point = pair.public_key().as_ref();
    let (x, y) = (URL_SAFE_NO_PAD.encode(&point[1..33]), URL_SAFE_NO_PAD.encode(&point[33..]));
    let key = serde_json::from_value(
        json!({"kty": "EC", "crv": "P-256", "alg": "ES256", "kid": "k", "x": x, "y": y}),
    )?;
    let settings = OidcSettings {
        issuer: "https://site.test".to_owned(),
        client_id: "tessera".to_owned(),
        secret: ClientSecret::Plain(String::new()),
        scope: "openid email",
        posts_back: false,
    };
    let claims = json!({
        "iss": settings.issuer, "aud": settings.client_id, "sub": "1", "exp": 4_000_000_000_i64, "nonce": NONCE,
        "email": "grace@example.com", "email_verified": true, "name": "Grace",
    });
    let good = [signed(&pair, "ES256", &claims)?];
    // Signed by the site, but for somebody else, or by nobody: their pieces are mixed with the good one.
    let mut bad = vec![signed(&pair, "none", &claims)?, signed(&pair, "HS256", &claims)?];
    for (field, value) in [
        ("aud", json!("other")),
        ("nonce", json!("")),
        ("iss", json!("https://other.test")),
        ("exp", json!(1)),
        ("azp", json!("other")),
    ] {
        let mut other = claims.clone();
        other[field] = value;
        bad.push(signed(&pair, "ES256", &other)?);
    }
    for token in &bad {
        anyhow::ensure!(
            vouched(token, &key, &settings, NONCE).is_err(),
            "a token that isn't for us: {token}"
        );
    }
    // Examples are what is accepted; the others are words that find their way into them.
    let examples = good.iter().map(|token| token.as_bytes().to_vec()).collect();
    let pieces = bad.iter().flat_map(|token| token.split('.').map(str::to_owned));
    let words = pieces.chain([".".to_owned(), "=".to_owned()]).map(|piece| &*piece.leak()).collect();
    let check = move |input: &[u8]| {
        let token = text(input);
        match vouched(&token, &key, &settings, NONCE) {
            Ok(person) => {
                rule(
                    good.iter().any(|known| *known == token),
                    "nothing that the site didn't sign is believed",
                )?;
                rule(person.sub == "1", "the person that it vouches for")?;
                Ok(verdict(true))
            }
            Err(IdentityError::Refused(_)) => Ok(verdict(false)),
            Err(IdentityError::Away(_)) => Err("nobody was asked".to_owned()),
        }
    };
    Ok(Target { name: "other sites' tokens", examples, words, check: Box::new(check) })
}

fn signed(pair: &EcdsaKeyPair, algorithm: &str, claims: &Value) -> anyhow::Result<String> {
    let header = json!({"alg": algorithm, "kid": "k", "typ": "JWT"});
    let text = [header, claims.clone()].map(|part| URL_SAFE_NO_PAD.encode(part.to_string())).join(".");
    let signature = pair.sign(&SystemRandom::new(), text.as_bytes())?;
    Ok(format!("{text}.{}", URL_SAFE_NO_PAD.encode(signature.as_ref())))
}
