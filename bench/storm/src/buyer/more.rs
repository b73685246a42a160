//! What else buyers do with what they bought: show it to others, fetch it as a file, take the tests that came with it.
//! And people who don't buy.

use anyhow::{Context as _, ensure};
use serde_json::{Value, json};

use super::Buyer;

/// The questionnaires that come with a package.
const INCLUDED: [u64; 3] = [5, 6, 7];

/// The nine languages in which a report can be read.
const LANGUAGES: [&str; 9] = ["EN", "DE", "FR", "ES", "PT", "JA", "KO", "CN", "HK"];

/// The package doesn't own it, or not any more.
const NOT_OWNED: i64 = 10_460;
const TOO_MANY: i64 = 10_429;

impl Buyer {
    /// Never comes back: after a while the order must be gone.
    pub(super) fn leave(&self, order: &str) -> anyhow::Result<()> {
        self.peers.left(order);
        self.note("left", json!({"order": order}))
    }

    /// Makes a certificate and a link for others, changes the certificate, and perhaps gives everything back.
    pub(super) async fn show(&self, order: &str, back: bool) -> anyhow::Result<()> {
        for (action, name) in [("make", "A. Buyer"), ("make", "Alex Buyer"), ("hide_name", "")] {
            let ask = json!({"orderNumber": order, "action": action, "name": name});
            self.show_by("certificate", "/tessera/exam/order/certificate", order, &ask).await?;
        }
        let ask = json!({"orderNumber": order, "action": "make", "show": ["score", "ranking"]});
        self.show_by("share", "/tessera/exam/order/info/share", order, &ask).await?;
        if back { self.ask_back(order).await } else { Ok(()) }
    }

    async fn show_by(&self, what: &str, path: &str, order: &str, ask: &Value) -> anyhow::Result<()> {
        let answer = self.peers.shop.post(&self.who, path, ask).await?;
        if [NOT_OWNED, TOO_MANY].contains(&answer.result) {
            return self.note("turned_away", json!({"order": order}));
        }
        let data = answer.data(what)?;
        // A link is told whole, a certificate's token by itself.
        let told = data["token"].as_str().or(data["url"].as_str()).context("missing token")?;
        let token = told.rsplit('/').next().unwrap_or(told);
        self.note("shown", json!({"order": order, "kind": what, "token": token}))
    }

    /// The same file for many at once, and others beside it.
    pub(super) async fn download(&self, order: &str) -> anyhow::Result<()> {
        let place = usize::try_from(self.who.buyer / 50)? % LANGUAGES.len();
        let (one, other) = (LANGUAGES[place], LANGUAGES[(place + 4) % LANGUAGES.len()]);
        let fetch = |hl: &'static str| async move {
            let ask = json!({"orderNumber": order, "file": "report", "hl": hl});
            self.peers.shop.file(&self.who, "/tessera/exam/order/file/down/info", &ask).await
        };
        let fetched = tokio::join!(fetch(one), fetch(one), fetch(one), fetch(other));
        let (first, again, third, other) = (fetched.0?, fetched.1?, fetched.2?, fetched.3?);
        ensure!(other.starts_with(b"%PDF"), "the report isn't a PDF");
        let same = first == again && again == third && first.starts_with(b"%PDF");
        self.note("downloaded", json!({"order": order, "hl": one, "same": same}))
    }

    /// Takes each of the tests that the package includes, with nothing but the order's number.
    pub(super) async fn take_included(&mut self, payer: &str, back: bool) -> anyhow::Result<()> {
        for exam in INCLUDED {
            self.who.logid = self.chance.uuid();
            self.who.bundle = Some(payer.to_owned());
            let order = self.take(exam).await?;
            self.who.bundle = None;
            let ask = json!({"orderNumber": order, "bundleOrder": payer});
            let answer = self.peers.shop.post(&self.who, "/tessera/exam/extra/order/submit", &ask).await?;
            // A call whose answer was lost may have used it.
            if answer.result != 10452 {
                answer.data("order/submit")?;
            }
            self.note("included", json!({"order": order, "payer": payer}))?;
            self.open(&order).await?;
        }
        if back { self.ask_back(payer).await } else { Ok(()) }
    }
}
