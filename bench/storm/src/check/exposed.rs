//! I15: nothing personal lies about: no address, name, order number or client secret in logs, in Redis, in NATS, in the
//! names of files or in the provider's messages.

use std::{
    collections::HashSet,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use serde_json::Value;
use tokio::{
    io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader},
    net::TcpStream,
};

use crate::sql::Database;

/// Where to look.
pub(super) struct Places<'a> {
    pub(super) dir: &'a Path,
    /// The engines' folder.
    pub(super) services: &'a Path,
    /// The address of Redis.
    pub(super) redis: &'a str,
}

/// What must not be found anywhere: every buyer has an address in this domain and one of these names.
const MARKS: &[&str] = &["@storm.example", "A. Buyer", "Alex Buyer", "_secret_"];

pub(super) async fn search(
    places: &Places<'_>,
    history: &[Value],
    database: &Database,
) -> anyhow::Result<Vec<String>> {
    let numbers = history.iter().filter_map(|line| line["order"].as_str()).map(str::to_owned).collect();
    let secrets = Secrets(numbers);
    let mut found = Vec::new();
    for log in files(places.dir)?.iter().filter(|file| is_log(file)) {
        found.extend(secrets.in_bytes(&std::fs::read(log)?, &log.display().to_string()));
    }
    for file in files(&places.services.join("nats"))? {
        found.extend(secrets.in_bytes(&std::fs::read(&file)?, &file.display().to_string()));
    }
    for file in files(&places.dir.join("files"))? {
        let name = file.display().to_string();
        found.extend(secrets.in_bytes(name.as_bytes(), "the name of a file"));
    }
    found.extend(secrets.in_bytes(&redis(places.redis).await?, "Redis"));
    let bodies = database.run("select body from payment_event").await?;
    found.extend(secrets.in_bytes(bodies.as_bytes(), "a message of the provider"));
    Ok(found)
}

fn is_log(file: &Path) -> bool {
    let name = file.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let ours = name.starts_with("serve-") || name.starts_with("worker-");
    ours && file.extension().is_some_and(|extension| extension == "log")
}

struct Secrets(HashSet<String>);

impl Secrets {
    /// What is found in a text or in bytes that contain some; each thing once.
    fn in_bytes(&self, bytes: &[u8], place: &str) -> Vec<String> {
        let text = String::from_utf8_lossy(bytes);
        let marks = MARKS.iter().filter(|mark| text.contains(**mark)).map(|mark| (*mark).to_owned());
        let words = text.split(|c: char| !c.is_ascii_alphanumeric());
        let numbers: HashSet<&str> = words.filter(|word| self.0.contains(*word)).collect();
        let numbers = numbers.into_iter().map(str::to_owned);
        marks.chain(numbers).map(|what| format!("{what} in {place}")).collect()
    }
}

/// All files of a folder and its folders; none if there is no such folder.
fn files(folder: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let mut all = Vec::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).into_iter().flatten() {
            let entry = entry?;
            if entry.file_type()?.is_dir() {
                folders.push(entry.path());
            } else {
                all.push(entry.path());
            }
        }
    }
    Ok(all)
}

/// Every key of Redis and every value that is text.
async fn redis(url: &str) -> anyhow::Result<Vec<u8>> {
    let address = url.trim_start_matches("redis://").trim_end_matches('/');
    let stream = TcpStream::connect(address).await.with_context(|| format!("no Redis at {address}"))?;
    let mut redis = BufReader::new(stream);
    let keys = ask(&mut redis, "KEYS *").await?;
    let mut all = keys.join("\n").into_bytes();
    for key in keys.iter().filter(|key| !key.contains([' ', '"', '\r', '\n'])) {
        // Sets and counters of other kinds answer with an error, which tells nothing.
        all.extend(ask(&mut redis, &format!("GET {key}")).await?.join("\n").into_bytes());
        all.push(b'\n');
    }
    Ok(all)
}

/// One command by Redis' protocol; the strings of its answer.
async fn ask(redis: &mut BufReader<TcpStream>, command: &str) -> anyhow::Result<Vec<String>> {
    redis.write_all(format!("{command}\r\n").as_bytes()).await?;
    let (mut left, mut texts) = (1, Vec::new());
    while left > 0 {
        left -= 1;
        let mut line = String::new();
        redis.read_line(&mut line).await?;
        let (kind, rest) = line.trim_end().split_at_checked(1).context("Redis answered nothing")?;
        match (kind, rest.parse::<i64>()) {
            ("*", Ok(count)) => left += count.max(0),
            ("$", Ok(length)) if length >= 0 => {
                let mut text = vec![0; usize::try_from(length)? + 2];
                redis.read_exact(&mut text).await?;
                texts.push(String::from_utf8_lossy(&text).trim_end().to_owned());
            }
            _ => {}
        }
    }
    Ok(texts)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_names_and_numbers_are_found_and_other_things_are_not() {
        let secrets = Secrets(HashSet::from(["01ABCD".to_owned()]));

        assert!(secrets.in_bytes(b"order=3f2a purchase=01ABCDE", "a log").is_empty());
        assert_eq!(secrets.in_bytes(b"GET /order/01ABCD 200", "a log"), ["01ABCD in a log"]);
        assert_eq!(secrets.in_bytes(b"to buyer1@storm.example", "a log"), ["@storm.example in a log"]);
    }
}
