//! The load of `bench/webhook`: signed messages for prepared purchases, as fast as they are accepted.
//!
//! `webhook-load BASE SECRET TEMPLATE FIRST COUNT CONNECTIONS` prints one line of JSON. The template is the
//! body of a message in which `%hex%` and `%dec%` stand for the purchase's number. Any answer other than 200
//! ends it.

use std::{
    fmt::Write as _,
    io::Write as _,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering::Relaxed},
    },
    time::Instant,
};

use anyhow::{Context as _, bail, ensure};
use hmac::{Hmac, KeyInit as _, Mac as _};
use sha2::Sha256;
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    task::JoinSet,
};

fn request(host: &str, secret: &str, body: &str, now: i64) -> anyhow::Result<Vec<u8>> {
    let mut mac = Hmac::<Sha256>::new_from_slice(secret.as_bytes()).context("invalid secret")?;
    mac.update(format!("{now}.{body}").as_bytes());
    let signature = mac.finalize().into_bytes().iter().fold(String::new(), |mut hex, byte| {
        // Writing into a string can't fail.
        _ = write!(hex, "{byte:02x}");
        hex
    });
    let head = format!(
        "POST /pay/webhook/stripe HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n\
         stripe-signature: t={now},v1={signature}\r\ncontent-length: {}\r\n\r\n",
        body.len()
    );
    Ok([head.as_bytes(), body.as_bytes()].concat())
}

async fn send(host: String, requests: Arc<Vec<Vec<u8>>>, next: Arc<AtomicUsize>) -> anyhow::Result<()> {
    let mut stream = TcpStream::connect(&host).await?;
    stream.set_nodelay(true)?;
    let mut answer = vec![0; 4096];
    while let Some(request) = requests.get(next.fetch_add(1, Relaxed)) {
        stream.write_all(request).await?;
        let mut length = 0;
        while !answer[..length].windows(4).any(|end| end == b"\r\n\r\n") {
            let read = stream.read(&mut answer[length..]).await?;
            ensure!(read > 0, "the server closed the connection");
            length += read;
        }
        let text = std::str::from_utf8(&answer[..length])?;
        ensure!(text.starts_with("HTTP/1.1 200"), "not accepted: {text}");
        // The rest of this loop reads only heads.
        ensure!(text.contains("content-length: 0"), "an answer with a body: {text}");
    }
    Ok(())
}

/// One thread: the load must leave the machine to what is measured.
#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [base, secret, template, first, count, connections] = arguments.as_slice() else {
        bail!("webhook-load BASE SECRET TEMPLATE FIRST COUNT CONNECTIONS")
    };
    let (first, count): (u64, u64) = (first.parse()?, count.parse()?);
    let host = base.trim_start_matches("http://").to_owned();
    let template = std::fs::read_to_string(template)?;
    let now = jiff::Timestamp::now().as_second();
    let mut requests = Vec::new();
    for number in first..first + count {
        let body = template.replace("%hex%", &format!("{number:012x}")).replace("%dec%", &number.to_string());
        requests.push(request(&host, secret, &body, now)?);
    }
    let (requests, next) = (Arc::new(requests), Arc::new(AtomicUsize::new(0)));

    let begun = Instant::now();
    let mut senders = JoinSet::new();
    for _ in 0..connections.parse::<usize>()? {
        senders.spawn(send(host.clone(), Arc::clone(&requests), Arc::clone(&next)));
    }
    while let Some(sender) = senders.join_next().await {
        sender??;
    }
    let took = begun.elapsed().as_secs_f64();

    let rate = f64::from(u32::try_from(count)?) / took;
    let report = serde_json::json!({"rate": rate, "applied": count});
    Ok(std::io::stdout().write_all(format!("{report}\n").as_bytes())?)
}
