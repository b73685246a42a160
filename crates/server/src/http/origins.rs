//! Which pages may call: those of the apps' own domains. A browser adds `Origin` to every request that changes
//! something, and no page can forge it.

use http::{HeaderMap, Method, header};

use crate::{
    config::Mode,
    http::{session, state::AppState},
};

/// Where other sites send people back to: by a link, or by a form that their own page posts.
pub(super) const CALLBACK: &str = "/user/callback/{provider}";

/// Whether an origin belongs to the product.
pub(super) fn is_ours(state: &AppState, origin: &str) -> bool {
    let ours = |host: &str| state.catalog.current().app_by_host(host).is_some();
    origin == state.config.http.origin || may_call(origin, state.config.mode, ours)
}

/// Whether pages of an origin may call, with the hosts that are `ours`: https at the default port, except in development.
pub fn may_call(origin: &str, mode: Mode, ours: impl Fn(&str) -> bool) -> bool {
    let Some((scheme, place)) = origin.split_once("://") else { return false };
    match mode {
        Mode::Production => scheme == "https" && ours(place),
        Mode::Development => ours(place.split(':').next().unwrap_or(place)),
    }
}

/// Whether a request that may change something was made by a page of another site, or may have been: it carries
/// our cookie and doesn't say where it comes from. Programs have neither cookie nor origin.
pub(super) fn is_foreign(state: &AppState, method: &Method, headers: &HeaderMap) -> bool {
    if method.is_safe() {
        return false;
    }
    match headers.get(header::ORIGIN) {
        Some(origin) => !origin.to_str().is_ok_and(|origin| is_ours(state, origin)),
        None => session::has_cookie(headers),
    }
}

/// Whether a page of ours made a request that changes something although it is a GET: the specification names
/// such a call. A link or picture on another site can't make it.
pub(super) fn is_own_fetch(headers: &HeaderMap) -> bool {
    let is = |name: &str, value: &str| headers.get(name).is_none_or(|sent| sent == value);
    is("sec-fetch-site", "same-origin") && is("sec-fetch-mode", "cors")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_may_call_from_our_hosts_over_https_at_the_usual_port() {
        let ours = |host: &str| host == "tessera.example";
        for (origin, in_production, in_development) in [
            ("https://tessera.example", true, true),
            ("http://tessera.example", false, true),
            ("https://tessera.example:8443", false, true),
            ("https://tessera.example.evil.test", false, false),
            ("null", false, false),
            ("", false, false),
        ] {
            assert_eq!(may_call(origin, Mode::Production, ours), in_production, "{origin}");
            assert_eq!(may_call(origin, Mode::Development, ours), in_development, "{origin}");
        }
    }
}
