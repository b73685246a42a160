//! I10: every call that shows something of an order agrees on what the order owns.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    sync::Arc,
    time::Duration,
};

use anyhow::Context as _;
use reqwest::Client;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};
use tokio::{sync::Semaphore, task::JoinSet, time::sleep};

use super::letters::Letter;

/// What an order shows to its owner.
#[derive(Clone, Debug, Default)]
pub(super) struct Seen {
    /// locked, free or paid.
    pub(super) access: String,
    pub(super) has_score: bool,
    /// iq or questionnaire.
    pub(super) kind: String,
    pub(super) items: Vec<String>,
    /// Whether the solved questions, the certificate and the report's file are served; `None` if not
    /// requested.
    pub(super) questions: bool,
    pub(super) certificate: bool,
    pub(super) file: Option<bool>,
    /// Of everything that is shown of the order, and of its file.
    pub(super) digest: String,
}

const AT_ONCE: usize = 8;

/// How often a file is asked for before it counts as missing.
const FILE_TRIES: u32 = 10;

/// Rendering a file takes a moment, so only so many of the owners' files are requested.
const FILES_OF_OWNERS: usize = 20;

/// Some of these orders, spread evenly: those whose files are requested.
pub(super) fn some_of<'a>(numbers: impl ExactSizeIterator<Item = &'a String>) -> BTreeSet<String> {
    let every = (numbers.len() / FILES_OF_OWNERS).max(1);
    numbers.step_by(every).cloned().collect()
}

/// Opens everything of every order, as its owner would, and the files of some.
pub(super) async fn open_all<'a>(
    numbers: impl Iterator<Item = &'a String>,
    with_files: &BTreeSet<String>,
    base: &str,
) -> anyhow::Result<BTreeMap<String, Seen>> {
    let http = Client::builder().timeout(Duration::from_mins(1)).build()?;
    let (places, mut asking) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
    for (nth, number) in numbers.enumerate() {
        let visitor = Visitor::new(&http, base, number, nth);
        let place = Arc::clone(&places).acquire_owned().await?;
        let wants_file = with_files.contains(number);
        asking.spawn(async move {
            let seen = visitor.look(wants_file).await;
            drop(place);
            (visitor.number, seen)
        });
    }
    let mut all = BTreeMap::new();
    while let Some(seen) = asking.join_next().await {
        let (number, seen) = seen?;
        all.insert(number, seen?);
    }
    Ok(all)
}

/// Opens every link of every letter, as its recipient would.
pub(super) async fn follow_links(letters: &mut [Letter], base: &str) -> anyhow::Result<()> {
    let links: BTreeSet<String> = letters.iter().flat_map(|letter| letter.links.clone()).collect();
    let http = Client::builder().timeout(Duration::from_mins(1)).build()?;
    let (places, mut asking) = (Arc::new(Semaphore::new(AT_ONCE)), JoinSet::new());
    for (nth, link) in links.into_iter().enumerate() {
        let visitor = Visitor::new(&http, base, &link, nth);
        let place = Arc::clone(&places).acquire_owned().await?;
        asking.spawn(async move {
            let answer = visitor.post("order/open", &json!({"link": link})).await;
            drop(place);
            answer.map(|answer| (link, answer["data"]["orderNumber"].as_str().map(str::to_owned)))
        });
    }
    let mut opened: HashMap<String, String> = HashMap::new();
    while let Some(answer) = asking.join_next().await {
        if let (link, Some(number)) = answer?? {
            opened.insert(link, number);
        }
    }
    for letter in letters {
        letter.orders = letter.links.iter().filter_map(|link| opened.get(link).cloned()).collect();
    }
    Ok(())
}

fn digest(bytes: &[u8]) -> String {
    Sha256::digest(bytes).iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}

struct Visitor {
    http: Client,
    base: String,
    number: String,
    address: String,
}

impl Visitor {
    /// Each request comes from its own network.
    fn new(http: &Client, base: &str, number: &str, nth: usize) -> Self {
        let address = address(8, nth);
        Self { http: http.clone(), base: base.to_owned(), number: number.to_owned(), address }
    }

    async fn look(&self, owner_wants_file: bool) -> anyhow::Result<Seen> {
        let number = &self.number;
        let info = self.get(&format!("order/info/{number}")).await?;
        let sku = self.get(&format!("order/sku/check/{number}")).await?;
        let items = sku["data"]["items"].as_array().into_iter().flatten();
        let items: Vec<String> = items.filter_map(|item| item.as_str().map(str::to_owned)).collect();
        let questions = self.get(&format!("order/questions/{number}")).await?;
        let read = json!({"orderNumber": number, "action": "read"});
        let certificate = self.post("order/certificate", &read).await?;
        let wants_file = owner_wants_file || items.is_empty();
        let file = if wants_file { Some(self.file().await?) } else { None };
        let shown = format!("{} {} {file:?}", info["data"]["result"], info["data"]["report"]);
        let file = file.map(|file| file.is_some());
        Ok(Seen {
            access: info["data"]["access"].as_str().unwrap_or_default().to_owned(),
            has_score: info["data"]["result"]["score"]["iq"].is_number(),
            kind: info["data"]["result"]["kind"].as_str().unwrap_or_default().to_owned(),
            items,
            questions: questions["result"] == 200,
            certificate: certificate["result"] == 200,
            file,
            digest: digest(shown.as_bytes()),
        })
    }

    async fn get(&self, call: &str) -> anyhow::Result<Value> {
        let request = self.http.get(format!("{}/tessera/exam/{call}", self.base));
        self.answer(call, request).await
    }

    async fn post(&self, call: &str, body: &Value) -> anyhow::Result<Value> {
        let request = self.http.post(format!("{}/tessera/exam/{call}", self.base));
        self.answer(call, request.header("content-type", "application/json").body(body.to_string())).await
    }

    async fn answer(&self, call: &str, request: reqwest::RequestBuilder) -> anyhow::Result<Value> {
        let answer = request.header("x-forwarded-for", &self.address).send().await?;
        let text = answer.text().await?;
        serde_json::from_str(&text).with_context(|| format!("{call} is JSON: {text}"))
    }

    /// The digest of the report's file, if it comes.
    async fn file(&self) -> anyhow::Result<Option<String>> {
        let body = json!({"orderNumber": self.number, "file": "report"}).to_string();
        let url = format!("{}/tessera/exam/order/file/down/info", self.base);
        // Rendering may take longer than a request may; the file is there the next time.
        let mut tries = 0;
        let answer = loop {
            let request = self.http.post(&url).header("content-type", "application/json").body(body.clone());
            let answer = request.header("x-forwarded-for", &self.address).send().await?;
            tries += 1;
            if !answer.status().is_server_error() || tries == FILE_TRIES {
                break answer;
            }
            sleep(Duration::from_secs(1)).await;
        };
        let bytes = answer.bytes().await?;
        Ok(bytes.starts_with(b"%PDF").then(|| digest(&bytes)))
    }
}

/// An address for the nth of many callers: whoever asks for thousands of things would be told to wait.
pub(super) fn address(first: u8, nth: usize) -> String {
    format!("{first}.{}.{}.7", nth / 250 % 250 + 1, nth % 250 + 1)
}
