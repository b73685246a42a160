//! Security events, one log line each, with the target `security`: every proof of who somebody is, right or wrong, every
//! change that only an owner may make, and what was refused or held back. Nobody is named: accounts, addresses and
//! networks are keyed hashes, by which lines can be joined. Route and request id stand in the line's span.
//!
//! What strangers can cause without end is written once a minute for each kind and network; metrics count all of it.

use std::{
    cell::RefCell,
    collections::HashSet,
    net::IpAddr,
    sync::{Mutex, PoisonError},
};

use app::proofs::Proofs;
use axum::response::Response;
use domain::{account::AccountId, email::EmailAddress};
use jiff::Timestamp;
use tracing::info;

use super::{codes::Code, envelope::Refused, network_limits::neighbourhood};

/// Calls that prove who somebody is, or change what only an owner may; each use is an event of this name.
const EVENTS: [(&str, &str); 26] = [
    ("/{alias}/email/captcha/send", "letter_asked"),
    ("/{alias}/user/register", "register"),
    ("/{alias}/user/verify", "sign_in_by_letter"),
    ("/{alias}/user/login", "sign_in_by_password"),
    ("/{alias}/user/passkey/login/finish", "sign_in_by_passkey"),
    ("/{alias}/user/identity/finish", "sign_in_by_site"),
    ("/{alias}/user/logout", "sign_out"),
    ("/{alias}/user/session/end", "session_ended"),
    ("/{alias}/user/password/reset", "password_reset"),
    ("/{alias}/user/password/update", "password_changed"),
    ("/{alias}/user/passkey/register/finish", "passkey_added"),
    ("/{alias}/user/passkey/remove", "passkey_removed"),
    ("/{alias}/user/identity/connect", "site_connecting"),
    ("/{alias}/user/identity/link", "site_connected"),
    ("/{alias}/user/identity/remove", "site_removed"),
    ("/{alias}/user/export", "export_asked"),
    ("/{alias}/user/export/{id}", "export_fetched"),
    ("/{alias}/user/delete", "account_deleted"),
    ("/{alias}/user/subscribe/cancel", "membership_cancelled"),
    ("/{alias}/exam/order/update/email", "address_changed"),
    ("/pay/exam/order/update/email", "address_changed"),
    ("/{alias}/exam/order/certificate", "certificate"),
    ("/{alias}/exam/order/info/share", "share"),
    ("/{alias}/exam/order/open", "link_opened"),
    ("/pay/order/refund", "refund"),
    ("/pay/order/withdraw", "withdrawal"),
];

/// Refusals that mean that somebody wanted what isn't theirs.
const DENIED: [Code; 6] = [
    Code::UnknownOrder,
    Code::NotOwned,
    Code::UnknownToken,
    Code::SignInFirst,
    Code::ConfirmIdentity,
    Code::OtherAccount,
];

/// Whom a request is about, as far as its handler has found out.
#[derive(Default)]
struct Who {
    account: Option<AccountId>,
    /// As it was typed by somebody who wants to sign in.
    address: Option<EmailAddress>,
    /// Why a message that should come from the payment provider wasn't believed.
    forged: Option<&'static str>,
}

tokio::task_local! {
    static WHO: RefCell<Who>;
}

/// The request is an account's.
pub(super) fn is_account(account: AccountId) {
    // Outside a request that is observed nobody asks.
    _ = WHO.try_with(|who| who.borrow_mut().account = Some(account));
}

/// Somebody wants to be the owner of an address.
pub(super) fn claims(address: &EmailAddress) {
    _ = WHO.try_with(|who| who.borrow_mut().address = Some(address.clone()));
}

/// A message in the payment provider's name wasn't believed.
pub(super) fn is_forged(why: &'static str) {
    _ = WHO.try_with(|who| who.borrow_mut().forged = Some(why));
}

/// Writes the events, and remembers what it wrote in this minute.
pub struct SecurityLog {
    proofs: Proofs,
    written: Mutex<Minute>,
}

#[derive(Default)]
struct Minute {
    minute: i64,
    written: HashSet<(&'static str, &'static str, String)>,
}

/// Lines a minute about what strangers can cause: an attack from many networks doesn't fill the disk either.
const MOST: usize = 1_000;

impl SecurityLog {
    /// `proofs` has the key of the hashes.
    pub fn new(proofs: Proofs) -> Self {
        Self { proofs, written: Mutex::default() }
    }

    /// Answers a request, and writes the event that it was, if it was one.
    pub(super) async fn watch(
        &self,
        route: &str,
        address: Option<IpAddr>,
        answer: impl Future<Output = Response>,
    ) -> Response {
        let answered = async {
            let response = answer.await;
            (response, WHO.with(RefCell::take))
        };
        let (response, who) = WHO.scope(RefCell::default(), answered).await;
        let refused = response.extensions().get::<Refused>().map(|Refused(code)| *code);
        let event = EVENTS.iter().find(|(known, _)| *known == route).map(|(_, event)| *event);
        match (event, refused) {
            (event, Some(code)) if DENIED.contains(&code) => {
                self.once(event.unwrap_or("denied"), code.word(), address, &who);
            }
            (Some(event), Some(code)) => self.line(event, code.word(), &self.network(address), &who),
            (Some(event), None) if response.status().is_success() => {
                self.line(event, "done", &self.network(address), &who);
            }
            _ => {}
        }
        if let Some(why) = who.forged {
            self.once("webhook", why, address, &who);
        }
        response
    }

    /// Something was held back before anybody looked at it: by what, and why.
    pub(super) fn held_back(&self, event: &'static str, why: &'static str, address: Option<IpAddr>) {
        self.once(event, why, address, &Who::default());
    }

    fn once(&self, event: &'static str, why: &'static str, address: Option<IpAddr>, who: &Who) {
        let network = self.network(address);
        if self.is_first(event, why, &network, Timestamp::now().as_second() / 60) {
            self.line(event, why, &network, who);
        }
    }

    fn is_first(&self, event: &'static str, why: &'static str, network: &str, minute: i64) -> bool {
        let mut now = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if now.minute != minute {
            *now = Minute { minute, written: HashSet::new() };
        }
        now.written.len() < MOST && now.written.insert((event, why, network.to_owned()))
    }

    fn network(&self, address: Option<IpAddr>) -> String {
        self.proofs.in_log("network", neighbourhood(address).as_bytes())
    }

    fn line(&self, event: &str, outcome: &str, network: &str, who: &Who) {
        let account = who.account.map(|id| self.proofs.in_log("account", id.as_uuid().as_bytes()));
        let address = who.address.as_ref().map(|email| self.proofs.in_log("address", email.key().as_bytes()));
        info!(target: "security", event, outcome, account, address, network, "security event");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::network_limits::ROUTES;

    #[test]
    fn what_strangers_can_cause_is_written_once_a_minute_and_never_without_end() {
        let key = Proofs::new("AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=").expect("a key");
        let log = SecurityLog::new(key);

        assert!(log.is_first("limited", "runs", "a", 7));
        assert!(!log.is_first("limited", "runs", "a", 7));
        assert!(log.is_first("limited", "views", "a", 7));
        assert!(log.is_first("limited", "runs", "b", 7));
        assert!(log.is_first("limited", "runs", "a", 8));
        let lines = (0..5_000).filter(|n| log.is_first("limited", "runs", &n.to_string(), 9));
        assert_eq!(lines.count(), MOST);
    }

    #[test]
    fn every_event_is_of_a_call_that_exists() {
        let document = crate::http::router::document();
        for (route, event) in EVENTS {
            let call = route
                .strip_prefix("/{alias}")
                .or_else(|| route.strip_prefix("/pay/exam").map(|_| &route[4..]));
            assert!(document.paths.paths.contains_key(call.unwrap_or(route)), "{event}: {route}");
        }
    }

    #[test]
    fn an_event_that_needs_no_account_is_limited() {
        let own = [
            "/user/session",
            "/user/passkey/re",
            "/user/identity/",
            "/user/export",
            "/user/delete",
            "/user/logout",
        ];
        for (route, event) in EVENTS {
            let limited = ROUTES.iter().any(|(known, _)| *known == route);
            assert!(limited || own.iter().any(|part| route.contains(part)), "{event} could fill the disk");
        }
    }
}
