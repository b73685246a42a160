//! Sites that vouch for people, by OpenID Connect: where a browser is sent, what its code is worth, and whether what
//! the site says is true. The code flow only, with PKCE; nothing of theirs runs on our pages.

use std::{
    fmt,
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context as _, anyhow};
use app::ports::{IdentityError, IdentitySite, SentAway, Vouched};
use base64::{Engine as _, engine::general_purpose::STANDARD};
use domain::email::EmailAddress;
use jiff::Timestamp;
use jsonwebtoken::{
    Algorithm, DecodingKey, EncodingKey, Header, Validation, decode, decode_header, encode,
    jwk::{Jwk, JwkSet},
};
use reqwest::{Client, Response, Url, redirect};
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use serde_json::Value;
use tokio::sync::Mutex;

/// How long a site may take to answer.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long a site's description of itself is used, and how long its keys: one that it has withdrawn ends with them.
const DESCRIBED_FOR: Duration = Duration::from_hours(1);
/// How long a signed client secret counts: it is made anew for each code.
const SECRET_LIVES_S: i64 = 300;

/// How we prove to a site who we are.
#[derive(Clone)]
pub enum ClientSecret {
    Plain(String),
    /// Apple wants a token that is signed with a key of ours.
    Signed {
        team: String,
        key_id: String,
        key: EncodingKey,
    },
}

impl ClientSecret {
    /// From the file that Apple hands out: PKCS #8 in PEM.
    pub fn signed(team: &str, key_id: &str, pem: &str) -> anyhow::Result<Self> {
        let lines = pem.lines().map(str::trim).filter(|line| !line.starts_with("-----"));
        let der = STANDARD.decode(lines.collect::<String>()).context("the key isn't PEM")?;
        anyhow::ensure!(!der.is_empty(), "the key is empty");
        let key = EncodingKey::from_ec_der(&der);
        let secret = Self::Signed { team: team.to_owned(), key_id: key_id.to_owned(), key };
        // A key that can't sign is better noticed at the start.
        secret.text("client", "issuer").context("the key can't sign")?;
        Ok(secret)
    }

    fn text(&self, client: &str, issuer: &str) -> anyhow::Result<String> {
        #[derive(Serialize)]
        struct Claims<'a> {
            iss: &'a str,
            sub: &'a str,
            aud: &'a str,
            iat: i64,
            exp: i64,
        }
        match self {
            Self::Plain(secret) => Ok(secret.clone()),
            Self::Signed { team, key_id, key } => {
                let header = Header { kid: Some(key_id.clone()), ..Header::new(Algorithm::ES256) };
                let iat = Timestamp::now().as_second();
                let claims = Claims { iss: team, sub: client, aud: issuer, iat, exp: iat + SECRET_LIVES_S };
                Ok(encode(&header, &claims, key)?)
            }
        }
    }
}

/// Secrets stay out of logs.
impl fmt::Debug for ClientSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ClientSecret(…)")
    }
}

#[derive(Clone, Debug)]
pub struct OidcSettings {
    pub issuer: String,
    pub client_id: String,
    pub secret: ClientSecret,
    /// What we want to be told about a person.
    pub scope: &'static str,
    /// The site sends people back with a form instead of a link.
    pub posts_back: bool,
}

/// A site that vouches for people.
#[derive(Clone, Debug)]
pub struct Oidc {
    client: Client,
    settings: Arc<OidcSettings>,
    /// Asked for when they are first needed, and again after a while.
    described: Arc<Mutex<Option<Described>>>,
    published: Arc<Mutex<Option<Published>>>,
}

/// What a site says about itself, and when it was asked.
#[derive(Debug)]
struct Described {
    at: Instant,
    description: Arc<Description>,
}

/// The keys of a site, and when they were asked for.
#[derive(Debug)]
struct Published {
    at: Instant,
    keys: JwkSet,
}

impl Published {
    fn find(&self, id: &str, now: Instant) -> Option<&Jwk> {
        self.keys.find(id).filter(|_| now.duration_since(self.at) < DESCRIBED_FOR)
    }
}

#[derive(Debug, Deserialize)]
struct Description {
    issuer: String,
    authorization_endpoint: String,
    token_endpoint: String,
    jwks_uri: String,
}

#[derive(Deserialize)]
struct Tokens {
    id_token: String,
}

#[derive(Deserialize)]
struct Claims {
    sub: String,
    #[serde(default)]
    nonce: String,
    azp: Option<String>,
    email: Option<String>,
    /// Apple writes it as text.
    #[serde(default)]
    email_verified: Value,
    name: Option<String>,
}

impl Oidc {
    pub fn new(settings: OidcSettings) -> anyhow::Result<Self> {
        let client = Client::builder()
            .user_agent(concat!("Tessera/", env!("CARGO_PKG_VERSION")))
            .connect_timeout(Duration::from_secs(5))
            .timeout(PATIENCE)
            // Sends the secret to the address that the site names, and nowhere else.
            .redirect(redirect::Policy::none())
            .build()?;
        Ok(Self {
            client,
            settings: Arc::new(settings),
            described: Arc::default(),
            published: Arc::default(),
        })
    }

    /// As the site calls itself.
    pub fn issuer(&self) -> &str {
        &self.settings.issuer
    }

    async fn describe(&self) -> Result<Arc<Description>, IdentityError> {
        let mut described = self.described.lock().await;
        if let Some(known) = described.as_ref().filter(|known| known.at.elapsed() < DESCRIBED_FOR) {
            return Ok(Arc::clone(&known.description));
        }
        let issuer = &self.settings.issuer;
        let address = format!("{}/.well-known/openid-configuration", issuer.trim_end_matches('/'));
        let description: Description = self.get(&address).await?;
        if description.issuer != *issuer {
            return Err(IdentityError::Away(anyhow!("the site calls itself another issuer")));
        }
        let description = Arc::new(description);
        *described = Some(Described { at: Instant::now(), description: Arc::clone(&description) });
        Ok(description)
    }

    async fn get<T: DeserializeOwned>(&self, address: &str) -> Result<T, IdentityError> {
        let answer = self.client.get(address).send().await.and_then(Response::error_for_status);
        answer.map_err(away)?.json().await.map_err(away)
    }

    /// The key that a token says it is signed with. Sites change their keys: an unknown one is asked for, and one that
    /// they published long ago too.
    async fn key(&self, id: &str) -> Result<Jwk, IdentityError> {
        let mut published = self.published.lock().await;
        let now = Instant::now();
        if let Some(key) = published.as_ref().and_then(|known| known.find(id, now)) {
            return Ok(key.clone());
        }
        let keys: JwkSet = self.get(&self.describe().await?.jwks_uri).await?;
        let found = keys.find(id).cloned();
        *published = Some(Published { at: now, keys });
        found.ok_or(IdentityError::Refused("an unknown key"))
    }
}

/// The algorithm of a token, and the key that it says it is signed with.
fn signed_by(token: &str) -> Result<(Algorithm, String), IdentityError> {
    let header = decode_header(token).map_err(|_| IdentityError::Refused("no algorithm of ours"))?;
    // Only keys that the site alone has: with any other algorithm, its public key could be used as a secret.
    if !matches!(header.alg, Algorithm::RS256 | Algorithm::ES256) {
        return Err(IdentityError::Refused("no algorithm of ours"));
    }
    Ok((header.alg, header.kid.ok_or(IdentityError::Refused("no key named"))?))
}

/// What a site says by a token that this key has signed, for us and for the browser with this nonce.
pub fn vouched(
    token: &str,
    key: &Jwk,
    settings: &OidcSettings,
    nonce: &str,
) -> Result<Vouched, IdentityError> {
    let (algorithm, _) = signed_by(token)?;
    let key = DecodingKey::from_jwk(key).map_err(|_| IdentityError::Refused("an unusable key"))?;
    let OidcSettings { issuer, client_id, .. } = settings;
    let mut wanted = Validation::new(algorithm);
    wanted.set_audience(&[client_id]);
    wanted.set_issuer(&[issuer]);
    wanted.validate_nbf = true;
    wanted.set_required_spec_claims(&["exp", "iss", "aud", "sub"]);
    let claims: Claims =
        decode(token, &key, &wanted).map_err(|_| IdentityError::Refused("a token that isn't valid"))?.claims;
    if claims.nonce != nonce {
        return Err(IdentityError::Refused("a token for somebody else"));
    }
    if claims.azp.as_ref().is_some_and(|azp| azp != client_id) {
        return Err(IdentityError::Refused("a token for another site"));
    }
    let is_theirs =
        claims.email_verified == Value::Bool(true) || claims.email_verified.as_str() == Some("true");
    Ok(Vouched {
        sub: claims.sub,
        email: claims.email.filter(|_| is_theirs).and_then(|email| EmailAddress::parse(&email)),
        name: claims.name,
    })
}

fn away(error: reqwest::Error) -> IdentityError {
    // Without the address: it may hold a code.
    IdentityError::Away(error.without_url().into())
}

impl IdentitySite for Oidc {
    async fn address(&self, sent: &SentAway<'_>) -> Result<String, IdentityError> {
        let description = self.describe().await?;
        let OidcSettings { client_id, scope, posts_back, .. } = &*self.settings;
        let mut parameters = vec![
            ("client_id", client_id.as_str()),
            ("response_type", "code"),
            ("scope", scope),
            ("redirect_uri", sent.back_to),
            ("state", sent.state),
            ("nonce", sent.nonce),
            ("code_challenge", sent.challenge),
            ("code_challenge_method", "S256"),
        ];
        if *posts_back {
            parameters.push(("response_mode", "form_post"));
        }
        let address = Url::parse_with_params(&description.authorization_endpoint, parameters);
        Ok(address.map_err(|error| IdentityError::Away(error.into()))?.into())
    }

    async fn redeem(
        &self,
        code: &str,
        verifier: &str,
        sent: &SentAway<'_>,
    ) -> Result<Vouched, IdentityError> {
        let description = self.describe().await?;
        let OidcSettings { client_id, secret, issuer, .. } = &*self.settings;
        let secret = secret.text(client_id, issuer).map_err(IdentityError::Away)?;
        let form = [
            ("grant_type", "authorization_code"),
            ("code", code),
            ("redirect_uri", sent.back_to),
            ("client_id", client_id),
            ("client_secret", &secret),
            ("code_verifier", verifier),
        ];
        let answer = self.client.post(&description.token_endpoint).form(&form).send().await.map_err(away)?;
        if answer.status().is_client_error() {
            return Err(IdentityError::Refused("the code"));
        }
        let answer = answer.error_for_status().map_err(away)?;
        let Tokens { id_token } = answer.json().await.map_err(away)?;
        let (_, key) = signed_by(&id_token)?;
        vouched(&id_token, &self.key(&key).await?, &self.settings, sent.nonce)
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_key_that_was_published_an_hour_ago_is_asked_for_again() {
        let key = json!({"kty": "EC", "crv": "P-256", "kid": "a", "x": "AA", "y": "AA"});
        let keys = serde_json::from_value(json!({ "keys": [key] })).expect("a set of keys");
        let published = Published { at: Instant::now(), keys };

        assert!(published.find("a", published.at + DESCRIBED_FOR / 2).is_some());
        assert!(published.find("a", published.at + DESCRIBED_FOR).is_none(), "it may have been withdrawn");
        assert!(published.find("b", published.at).is_none());
    }
}
