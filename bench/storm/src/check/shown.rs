//! What buyers show to others: certificates and links, and which of them still open.

use std::{collections::BTreeMap, time::Duration};

use reqwest::Client;
use serde_json::Value;

use super::calls;

/// A token that a buyer got, and whether it still shows something to strangers.
#[derive(Clone, Debug)]
pub(super) struct Shown {
    pub(super) order: String,
    /// certificate or share.
    pub(super) kind: String,
    /// No newer one has taken its place.
    pub(super) is_newest: bool,
    pub(super) answers: bool,
}

/// Asks for each token, as somebody who was given it.
pub(super) async fn ask(history: &[Value], base: &str) -> anyhow::Result<Vec<Shown>> {
    let http = Client::builder().timeout(Duration::from_mins(1)).build()?;
    let mut newest: BTreeMap<(String, String), &str> = BTreeMap::new();
    let lines: Vec<(String, String, &str)> =
        history.iter().filter(|line| line["what"] == "shown").filter_map(read).collect();
    for (order, kind, token) in &lines {
        newest.insert((order.clone(), kind.clone()), *token);
    }
    let mut all = Vec::new();
    for (place, (order, kind, token)) in lines.into_iter().enumerate() {
        let request = http.get(format!("{base}/tessera/exam/{kind}/{token}"));
        let answer = request.header("x-forwarded-for", calls::address(9, place)).send().await?.text().await?;
        let answer: Value = serde_json::from_str(&answer)?;
        let answers = answer["result"] == 200 && answer["data"]["state"] != "revoked";
        let is_newest = newest.get(&(order.clone(), kind.clone())) == Some(&token);
        all.push(Shown { order, kind, is_newest, answers });
    }
    Ok(all)
}

fn read(line: &Value) -> Option<(String, String, &str)> {
    let text = |name: &str| line[name].as_str();
    Some((text("order")?.to_owned(), text("kind")?.to_owned(), text("token")?))
}
