//! Who is signed in: the cookie, and the extractors that ask for a person.

use std::convert::Infallible;

use app::accounts::{SessionToken, Visit, find_session};
use axum::extract::FromRequestParts;
use domain::{country::CountryCode, token::Token};
use http::{HeaderMap, HeaderValue, header, request::Parts};
use jiff::Timestamp;
use store::accounts::sessions::Device;

use super::{codes::Code, envelope::ApiError, extract::caller_locale, security_log};
use crate::{config::Mode, http::state::AppState};

/// A cookie of ours.
struct CookieName {
    /// `__Host-`: a browser takes it only over https, from this very host, for all its paths.
    production: &'static str,
    /// Development has no https.
    development: &'static str,
}

impl CookieName {
    const fn of(&self, mode: Mode) -> &'static str {
        match mode {
            Mode::Production => self.production,
            Mode::Development => self.development,
        }
    }

    fn value<'a>(&self, headers: &'a HeaderMap, mode: Mode) -> Option<&'a str> {
        cookies(headers).find(|(name, _)| *name == self.of(mode)).map(|(_, value)| value)
    }
}

const SESSION: CookieName = CookieName { production: "__Host-IQ-token", development: "IQ-token" };
/// A year: no session is older.
const MAX_AGE_S: u32 = 365 * 24 * 3600;

fn cookies(headers: &HeaderMap) -> impl Iterator<Item = (&str, &str)> {
    let lines = headers.get_all(header::COOKIE).into_iter().filter_map(|line| line.to_str().ok());
    lines.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='))
}

/// Whether a request carries our cookie, under either name.
pub(super) fn has_cookie(headers: &HeaderMap) -> bool {
    cookies(headers).any(|(name, _)| name == SESSION.production || name == SESSION.development)
}

/// The token of a request: a browser's cookie; or the header of the same name, from programs only. A page must have
/// no use for a token that it found somewhere.
pub fn token(headers: &HeaderMap, mode: Mode) -> Option<SessionToken> {
    if let Some(value) = SESSION.value(headers, mode) {
        return SessionToken::parse(value);
    }
    let by_page = headers.contains_key(header::ORIGIN) || headers.contains_key("sec-fetch-site");
    let program = !by_page && !headers.contains_key(header::COOKIE);
    let sent = headers.get(SESSION.development).and_then(|value| value.to_str().ok());
    sent.filter(|_| program).and_then(SessionToken::parse)
}

/// The cookie of a browser that was sent to another site.
const TRIP: CookieName = CookieName { production: "__Host-IQ-way", development: "IQ-way" };
/// As long as somebody may be away.
const TRIP_MAX_AGE_S: u32 = 15 * 60;

/// `Set-Cookie` for a browser that is sent to another site.
pub fn set_trip_cookie(mode: Mode, token: &SessionToken) -> HeaderValue {
    cookie(mode, TRIP.of(mode), token.as_str(), TRIP_MAX_AGE_S)
}

/// The secret of a browser that was sent to another site.
pub fn trip_cookie(headers: &HeaderMap, mode: Mode) -> Option<SessionToken> {
    TRIP.value(headers, mode).and_then(SessionToken::parse)
}

/// The cookie of a browser that was signed in before. It opens nothing.
const KNOWN: CookieName = CookieName { production: "__Host-IQ-known", development: "IQ-known" };

/// `Set-Cookie` for a browser that is signed in: it stays when the session ends.
pub fn set_known_cookie(mode: Mode, known: &Token) -> HeaderValue {
    cookie(mode, KNOWN.of(mode), known.as_str(), MAX_AGE_S)
}

/// `Set-Cookie` for a browser that is to forget that it was ever signed in.
pub fn clear_known_cookie(mode: Mode) -> HeaderValue {
    cookie(mode, KNOWN.of(mode), "", 0)
}

/// What a browser keeps of having been signed in.
pub fn known_cookie(headers: &HeaderMap, mode: Mode) -> Option<Token> {
    KNOWN.value(headers, mode).and_then(Token::parse)
}

/// The cookie of a browser that asked for a letter: the letter's code counts there only.
const LETTER: CookieName = CookieName { production: "__Host-IQ-letter", development: "IQ-letter" };
/// As long as the code counts.
const LETTER_MAX_AGE_S: u32 = 10 * 60;

/// `Set-Cookie` for a browser that has asked for a letter.
pub fn set_letter_cookie(mode: Mode, asker: &Token) -> HeaderValue {
    cookie(mode, LETTER.of(mode), asker.as_str(), LETTER_MAX_AGE_S)
}

/// What a browser keeps of having asked for a letter.
pub fn letter_cookie(headers: &HeaderMap, mode: Mode) -> Option<Token> {
    LETTER.value(headers, mode).and_then(Token::parse)
}

/// `Set-Cookie` for somebody who has just signed in.
pub fn set_cookie(mode: Mode, token: &SessionToken) -> HeaderValue {
    cookie(mode, SESSION.of(mode), token.as_str(), MAX_AGE_S)
}

/// `Set-Cookie` for somebody who has signed out.
pub fn clear_cookie(mode: Mode) -> HeaderValue {
    cookie(mode, SESSION.of(mode), "", 0)
}

fn cookie(mode: Mode, name: &str, value: &str, max_age: u32) -> HeaderValue {
    let secure = if mode == Mode::Production { "; Secure" } else { "" };
    let text = format!("{name}={value}; Path=/; Max-Age={max_age}; HttpOnly; SameSite=Lax{secure}");
    HeaderValue::from_str(&text).expect("names, digits and attributes are plain text")
}

/// The signed-in person, if there is one.
pub struct Anyone(pub Option<Visit>);

/// A signed-in person; anybody else is refused.
pub struct SignedIn(pub Visit);

/// A person who has just proven who they are, for what can't be undone.
pub struct Confirmed(pub Visit);

/// The signed-in person that a request's headers name.
pub async fn visit(headers: &HeaderMap, state: &AppState) -> Result<Option<Visit>, ApiError> {
    let Some(token) = token(headers, state.config.mode) else { return Ok(None) };
    let found = find_session(&state.pools.primary, &token, Timestamp::now()).await?;
    if let Some(visit) = &found {
        security_log::is_account(visit.account);
    }
    Ok(found)
}

impl FromRequestParts<AppState> for Anyone {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        visit(&parts.headers, state).await.map(Self)
    }
}

impl FromRequestParts<AppState> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let found = visit(&parts.headers, state).await?;
        found.map(Self).ok_or_else(|| ApiError::new(Code::SignInFirst, caller_locale(&parts.headers)))
    }
}

impl FromRequestParts<AppState> for Confirmed {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Self, ApiError> {
        let SignedIn(found) = SignedIn::from_request_parts(parts, state).await?;
        let refused = || ApiError::new(Code::ConfirmIdentity, caller_locale(&parts.headers));
        if found.fresh { Ok(Self(found)) } else { Err(refused()) }
    }
}

/// The caller's browser and system, as far as its owner would name them.
pub struct UserAgent {
    browser: &'static str,
    system: &'static str,
}

impl UserAgent {
    fn of(headers: &HeaderMap) -> Self {
        let text = headers.get(header::USER_AGENT).and_then(|value| value.to_str().ok()).unwrap_or_default();
        // In this order: most browsers also name those that they want to be taken for.
        let find = |known: &[(&str, &'static str)]| {
            known.iter().find(|(mark, _)| text.contains(mark)).map_or("", |(_, name)| *name)
        };
        Self {
            browser: find(&[
                ("Edg", "Edge"),
                ("OPR/", "Opera"),
                ("SamsungBrowser", "Samsung Internet"),
                ("Firefox/", "Firefox"),
                ("FxiOS/", "Firefox"),
                ("CriOS/", "Chrome"),
                ("Chrome/", "Chrome"),
                ("Safari/", "Safari"),
            ]),
            system: find(&[
                ("iPhone", "iPhone"),
                ("iPad", "iPad"),
                ("Android", "Android"),
                ("Windows", "Windows"),
                ("Mac OS X", "macOS"),
                ("CrOS", "ChromeOS"),
                ("Linux", "Linux"),
            ]),
        }
    }

    pub fn device(&self, country: CountryCode) -> Device {
        Device { browser: self.browser.to_owned(), system: self.system.to_owned(), country }
    }
}

impl<S: Sync> FromRequestParts<S> for UserAgent {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        Ok(Self::of(&parts.headers))
    }
}

#[cfg(test)]
mod tests {
    use http::HeaderName;

    use super::*;

    fn headers(pairs: &[(&'static str, &str)]) -> HeaderMap {
        let value = |text: &str| HeaderValue::from_str(text).expect("a value");
        pairs.iter().map(|(name, text)| (HeaderName::from_static(name), value(text))).collect()
    }

    #[test]
    fn the_cookie_counts_and_the_header_only_from_programs() {
        let (one, other) = ("1".repeat(64), "2".repeat(64));
        let cookie = format!("a=b; IQ-token={one}; c=d");
        let read = |pairs: &[(&'static str, &str)]| {
            token(&headers(pairs), Mode::Development).map(|token| token.as_str().to_owned())
        };
        assert_eq!(read(&[("cookie", &cookie)]), Some(one.clone()));
        assert_eq!(read(&[("cookie", &cookie), ("iq-token", &other)]), Some(one.clone()));
        assert_eq!(read(&[("iq-token", &other)]), Some(other.clone()));
        for page in
            [("origin", "https://tessera.example"), ("cookie", "a=b"), ("sec-fetch-site", "same-origin")]
        {
            assert_eq!(read(&[("iq-token", &other), page]), None, "{page:?}");
        }
        let production = headers(&[("cookie", &cookie)]);
        assert!(token(&production, Mode::Production).is_none(), "another name");
        assert!(has_cookie(&production));
    }

    #[test]
    fn in_production_the_cookie_is_bound_to_the_host_and_to_https() {
        let token = SessionToken::parse(&"a".repeat(64)).expect("a token");
        let set = set_cookie(Mode::Production, &token);
        let set = set.to_str().expect("text");
        assert!(set.starts_with("__Host-IQ-token=aaaa"), "{set}");
        for attribute in ["Path=/", "Secure", "HttpOnly", "SameSite=Lax"] {
            assert!(set.split("; ").any(|part| part == attribute), "{attribute} in {set}");
        }
        assert!(!set.contains("Domain"));
        assert!(clear_cookie(Mode::Production).to_str().expect("text").contains("Max-Age=0"));
    }

    #[test]
    fn a_browser_is_called_what_its_owner_calls_it() {
        let agent = |text: &str| {
            let UserAgent { browser, system } = UserAgent::of(&headers(&[("user-agent", text)]));
            (browser, system)
        };
        let chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36";
        assert_eq!(agent(chrome), ("Chrome", "Windows"));
        assert_eq!(agent(&format!("{chrome} Edg/156.0")), ("Edge", "Windows"));
        let phone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1";
        assert_eq!(agent(phone), ("Safari", "iPhone"));
        assert_eq!(
            agent("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"),
            ("Firefox", "Linux")
        );
        assert_eq!(agent("curl/8"), ("", ""));
    }
}
