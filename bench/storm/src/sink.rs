//! A mail server that stores every letter before it acknowledges it, and misbehaves on demand.
//!
//! A letter is a line `stored` in the journal; the line `acked` follows once the sender has been told, or
//! `lost` if it never will be. A sender who is gone right after the answer may not have heard it: then there is a line
//! `gone` too.

use std::{
    collections::{BTreeMap, HashMap, HashSet},
    net::Ipv4Addr,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, AtomicU64, Ordering::Relaxed},
    },
    time::Duration,
};

use anyhow::Context as _;
use serde_json::json;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncWriteExt as _, BufReader},
    net::{TcpListener, TcpStream},
    time::{sleep, timeout},
};

use crate::{chance::Chance, journal::Journal, letters};

/// Letters to addresses with this prefix are refused permanently.
pub const REFUSED: &str = "refused";

/// Whoever is still connected so long after an answer has heard it, and has had the time to write it down.
const HEARD: Duration = Duration::from_secs(5);

/// The share of letters that meet each fault.
#[derive(Clone, Copy, Debug, Default)]
pub struct Faults {
    /// The server closes the connection when a letter begins.
    pub closing_421: f64,
    /// A temporary refusal.
    pub later_451: f64,
    /// Addresses that are refused the first time they are written to.
    pub greylisted: f64,
    /// The letter is stored and never acknowledged.
    pub ack_loss: f64,
    /// The answer takes this long.
    pub tarpit: f64,
    pub tarpit_ms: u64,
}

pub struct Sink {
    pub port: u16,
    faults: Mutex<Faults>,
    chance: Mutex<Chance>,
    counters: Mutex<BTreeMap<&'static str, u64>>,
    journal: Journal,
    letters: AtomicU64,
    /// The sign-in links that each address received.
    boxes: Mutex<HashMap<String, Vec<String>>>,
    /// Addresses that somebody has tried to write to.
    seen: Mutex<HashSet<String>>,
    /// Takes nothing for now.
    closed: AtomicBool,
}

impl Sink {
    pub async fn open(journal: Journal, chance: Chance) -> anyhow::Result<Arc<Self>> {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.context("no port for mail")?;
        let sink = Arc::new(Self {
            port: listener.local_addr()?.port(),
            faults: Mutex::default(),
            chance: Mutex::new(chance),
            counters: Mutex::default(),
            journal,
            letters: AtomicU64::new(0),
            boxes: Mutex::default(),
            seen: Mutex::default(),
            closed: AtomicBool::new(false),
        });
        tokio::spawn({
            let sink = Arc::clone(&sink);
            async move {
                loop {
                    if let Ok((stream, _)) = listener.accept().await {
                        let sink = Arc::clone(&sink);
                        // A broken connection is for the sender to notice.
                        tokio::spawn(async move { _ = Session::new(stream, sink).talk().await });
                    }
                }
            }
        });
        Ok(sink)
    }

    pub fn set(&self, faults: Faults) {
        *self.faults.lock().unwrap_or_else(PoisonError::into_inner) = faults;
    }

    /// Takes nothing, or everything again.
    pub fn close(&self, closed: bool) {
        self.closed.store(closed, Relaxed);
    }

    pub fn counters(&self) -> BTreeMap<&'static str, u64> {
        self.counters.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Whether nobody has tried to write to this address before.
    fn is_new(&self, address: &str) -> bool {
        self.seen.lock().unwrap_or_else(PoisonError::into_inner).insert(address.to_owned())
    }

    /// The sign-in links that an address has received so far.
    pub fn links_to(&self, address: &str) -> Vec<String> {
        let boxes = self.boxes.lock().unwrap_or_else(PoisonError::into_inner);
        boxes.get(address).cloned().unwrap_or_default()
    }

    fn keep(&self, to: &[String], letter: &str) {
        let links = letters::tokens(&letters::text(letter), "#sign-in=");
        let mut boxes = self.boxes.lock().unwrap_or_else(PoisonError::into_inner);
        for address in to {
            boxes.entry(address.clone()).or_default().extend(links.clone());
        }
    }

    fn count(&self, what: &'static str) {
        *self.counters.lock().unwrap_or_else(PoisonError::into_inner).entry(what).or_default() += 1;
    }

    fn draw(&self, share: impl Fn(&Faults) -> f64, what: &'static str) -> bool {
        let faults = *self.faults.lock().unwrap_or_else(PoisonError::into_inner);
        let hit = self.chance.lock().unwrap_or_else(PoisonError::into_inner).hits(share(&faults));
        if hit {
            self.count(what);
        }
        hit
    }

    fn tarpit(&self) -> Duration {
        Duration::from_millis(self.faults.lock().unwrap_or_else(PoisonError::into_inner).tarpit_ms)
    }
}

struct Session {
    stream: BufReader<TcpStream>,
    sink: Arc<Sink>,
    to: Vec<String>,
}

impl Session {
    fn new(stream: TcpStream, sink: Arc<Sink>) -> Self {
        Self { stream: BufReader::new(stream), sink, to: Vec::new() }
    }

    async fn say(&mut self, line: &str) -> anyhow::Result<()> {
        self.stream.write_all(format!("{line}\r\n").as_bytes()).await?;
        Ok(self.stream.flush().await?)
    }

    async fn talk(mut self) -> anyhow::Result<()> {
        self.stream.get_ref().set_nodelay(true)?;
        self.say("220 storm.example ESMTP").await?;
        let mut line = String::new();
        loop {
            line.clear();
            if self.stream.read_line(&mut line).await? == 0 {
                return Ok(());
            }
            let command = line.trim_end();
            let verb = command.split([' ', ':']).next().unwrap_or_default().to_ascii_uppercase();
            match verb.as_str() {
                "EHLO" => self.say("250-storm.example\r\n250-8BITMIME\r\n250 SMTPUTF8").await?,
                "HELO" | "NOOP" => self.say("250 OK").await?,
                "MAIL" if self.sink.draw(|faults| faults.closing_421, "421") => {
                    return self.say("421 storm.example closing").await;
                }
                "MAIL" | "RSET" => {
                    self.to.clear();
                    self.say("250 OK").await?;
                }
                "RCPT" => self.recipient(command).await?,
                "DATA" => {
                    if !self.letter().await? {
                        return Ok(());
                    }
                }
                "QUIT" => return self.say("221 Bye").await,
                _ => self.say("502 Not here").await?,
            }
        }
    }

    async fn recipient(&mut self, command: &str) -> anyhow::Result<()> {
        let address = command.split_once('<').and_then(|(_, rest)| rest.split_once('>'));
        let address = address.map_or("", |(address, _)| address).to_owned();
        if address.starts_with(REFUSED) {
            self.sink.count("550");
            return self.say("550 5.1.1 No such person").await;
        }
        if self.sink.is_new(&address) && self.sink.draw(|faults| faults.greylisted, "greylisted") {
            return self.say("451 4.7.1 Greylisted, come back").await;
        }
        if self.sink.closed.load(Relaxed) || self.sink.draw(|faults| faults.later_451, "451") {
            return self.say("451 4.3.0 Later").await;
        }
        self.to.push(address);
        self.say("250 OK").await
    }

    /// Returns whether the connection continues.
    async fn letter(&mut self) -> anyhow::Result<bool> {
        self.say("354 Go on").await?;
        let (mut data, mut line) = (Vec::new(), Vec::new());
        loop {
            line.clear();
            if self.stream.read_until(b'\n', &mut line).await? == 0 {
                return Ok(false);
            }
            match line.as_slice() {
                b".\r\n" => break,
                [b'.', rest @ ..] => data.extend_from_slice(rest),
                whole => data.extend_from_slice(whole),
            }
        }
        let number = self.sink.letters.fetch_add(1, Relaxed) + 1;
        let text = String::from_utf8_lossy(&data);
        self.sink.journal.write(json!({"kind": "stored", "n": number, "to": self.to, "data": text}))?;
        self.sink.keep(&self.to, &text);
        self.sink.count("stored");
        if self.sink.draw(|faults| faults.ack_loss, "ack_loss") {
            self.sink.journal.write(json!({"kind": "lost", "n": number}))?;
            return Ok(false);
        }
        if self.sink.draw(|faults| faults.tarpit, "tarpit") {
            sleep(self.sink.tarpit()).await;
        }
        self.say(&format!("250 2.0.0 OK stored as {number}")).await?;
        self.sink.journal.write(json!({"kind": "acked", "n": number}))?;
        self.sink.count("acked");
        // Senders keep their connections for a while, and begin the next letter on them.
        let stays = match timeout(HEARD, self.stream.fill_buf()).await {
            Ok(next) => next.is_ok_and(|next| !next.is_empty()),
            Err(_) => true,
        };
        if !stays {
            self.sink.journal.write(json!({"kind": "gone", "n": number}))?;
        }
        Ok(stays)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    async fn sink(faults: Faults) -> (Arc<Sink>, std::path::PathBuf) {
        let path = std::env::temp_dir().join(format!("storm-sink-{}.jsonl", uuid::Uuid::new_v4()));
        let sink = Sink::open(Journal::create(&path).unwrap(), Chance::of(1, 1)).await.unwrap();
        sink.set(faults);
        (sink, path)
    }

    /// Sends a letter and returns the server's answers.
    async fn send(sink: &Sink, to: &str) -> Vec<String> {
        let mut stream = BufReader::new(TcpStream::connect((Ipv4Addr::LOCALHOST, sink.port)).await.unwrap());
        let mut answers = Vec::new();
        let letter = "Message-ID: <1@storm>\r\n\r\nHello\r\n..two dots\r\n.";
        let rcpt = format!("RCPT TO:<{to}>");
        for said in ["", "HELO test", "MAIL FROM:<us@storm.example>", &rcpt, "DATA", letter] {
            if !said.is_empty() {
                stream.write_all(format!("{said}\r\n").as_bytes()).await.unwrap();
            }
            let mut answer = String::new();
            stream.read_line(&mut answer).await.unwrap();
            answers.push(answer.chars().take(3).collect());
            if !answers.last().is_some_and(|answer: &String| answer.starts_with(['2', '3'])) {
                break;
            }
        }
        answers
    }

    #[tokio::test]
    async fn a_letter_is_stored_before_it_is_acknowledged() {
        let (sink, path) = sink(Faults::default()).await;

        assert_eq!(send(&sink, "a@storm.example").await.last().unwrap(), "250");

        let lines = crate::journal::read(&path).unwrap();
        std::fs::remove_file(path).unwrap();
        assert_eq!(lines[0]["to"][0], "a@storm.example");
        assert_eq!(lines[0]["data"], "Message-ID: <1@storm>\r\n\r\nHello\r\n.two dots\r\n");
    }

    #[tokio::test]
    async fn a_lost_acknowledgement_leaves_a_stored_letter() {
        let (sink, path) = sink(Faults { ack_loss: 1.0, ..Faults::default() }).await;

        assert_eq!(send(&sink, "a@storm.example").await.last().unwrap(), "");

        let lines = crate::journal::read(&path).unwrap();
        std::fs::remove_file(path).unwrap();
        assert_eq!(lines.iter().map(|line| &line["kind"]).collect::<Vec<_>>(), ["stored", "lost"]);
    }

    /// The kinds of lines about letters, once there are so many.
    async fn kinds(path: &std::path::Path, lines: usize) -> Vec<String> {
        loop {
            let kinds = crate::journal::read(path).unwrap();
            if kinds.len() >= lines {
                return kinds.iter().map(|line| line["kind"].as_str().unwrap().to_owned()).collect();
            }
            tokio::task::yield_now().await;
        }
    }

    #[tokio::test]
    async fn who_hangs_up_on_an_answer_may_not_have_heard_it() {
        let (sink, path) = sink(Faults::default()).await;

        send(&sink, "a@storm.example").await;
        assert_eq!(kinds(&path, 3).await, ["stored", "acked", "gone"]);

        let mut stream = BufReader::new(TcpStream::connect((Ipv4Addr::LOCALHOST, sink.port)).await.unwrap());
        let letter =
            "RCPT TO:<b@storm.example>\r\nDATA\r\nMessage-ID: <2@storm>\r\n\r\nHello\r\n.\r\nQUIT\r\n";
        stream.write_all(letter.as_bytes()).await.unwrap();
        let mut said = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut said).await.unwrap();
        assert!(said.ends_with("221 Bye\r\n"));
        assert_eq!(kinds(&path, 5).await[3..], ["stored", "acked"], "it went on, so it heard");
        std::fs::remove_file(path).unwrap();
    }

    #[tokio::test]
    async fn a_greylisted_address_is_written_to_the_second_time() {
        let (sink, path) = sink(Faults { greylisted: 1.0, ..Faults::default() }).await;

        assert_eq!(send(&sink, "a@storm.example").await.last().unwrap(), "451");
        assert_eq!(send(&sink, "a@storm.example").await.last().unwrap(), "250");

        std::fs::remove_file(path).unwrap();
    }

    #[tokio::test]
    async fn some_addresses_do_not_exist() {
        let (sink, path) = sink(Faults::default()).await;

        assert_eq!(send(&sink, "refused1@storm.example").await.last().unwrap(), "550");

        assert!(crate::journal::read(&path).unwrap().is_empty());
        std::fs::remove_file(path).unwrap();
    }
}
