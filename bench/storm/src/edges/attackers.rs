//! What attackers send: unknown methods, NULs, incomplete heads, floods of views, visits and runs, stolen
//! cards.

use std::{
    sync::{Arc, atomic::Ordering::Relaxed},
    time::Duration,
};

use anyhow::Context as _;
use reqwest::{RequestBuilder, StatusCode};
use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt as _, AsyncWriteExt as _},
    net::TcpStream,
    task::JoinSet,
    time::{Instant, MissedTickBehavior, interval, sleep, timeout},
};

use super::{Tally, Target, network, oracle};
use crate::{
    chance::Chance,
    keys::Keys,
    psp::{DECLINED_CARD, Psp},
};

/// Concurrent requests of one flood.
const LANES: u32 = 4;

/// Connections that never finish their head.
const SLOW: usize = 300;

/// A flood of single requests.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flood {
    Views,
    Visits,
    Nuls,
}

impl Flood {
    pub const ALL: [Self; 3] = [Self::Views, Self::Visits, Self::Nuls];

    pub const fn name(self) -> &'static str {
        match self {
            Self::Views => "page views, as long as they may be, from 500 networks",
            Self::Visits => "visits from 500 networks",
            Self::Nuls => "NULs in addresses and bodies",
        }
    }

    const fn per_second(self) -> u32 {
        match self {
            Self::Views => 800,
            Self::Visits => 100,
            Self::Nuls => 50,
        }
    }

    fn request(self, target: &Target, number: u64) -> RequestBuilder {
        let from = network(number % 500);
        match self {
            Self::Views => {
                let path = format!("/tessera/app/v2/view?dl=/{number}/{}&av=9", "x".repeat(240));
                target.get(&path, &from)
            }
            Self::Visits => {
                let page = format!("https://x.test/{}?gclid={}", "y".repeat(250), "z".repeat(256));
                let visit = json!({"appExamId": 1, "dl": page, "variant": "free"});
                target.post("/tessera/app/v2/generate/logid", &from, &visit)
            }
            Self::Nuls if number.is_multiple_of(2) => target.get("/tessera/app/v2/view?dl=%00&av=%00", &from),
            Self::Nuls => {
                let visit = json!({"appExamId": 1, "dl": "/\0", "variant": "\0"});
                target.post("/tessera/app/v2/generate/logid", &from, &visit)
            }
        }
    }

    /// Runs until the end, at a steady pace; a server that answers slowly is sent less.
    pub async fn run(self, target: Arc<Target>, until: Instant, tally: Arc<Tally>) -> anyhow::Result<()> {
        let mut lanes = JoinSet::new();
        for lane in 0..LANES {
            let (target, tally) = (Arc::clone(&target), Arc::clone(&tally));
            lanes.spawn(async move {
                let mut pace = interval(Duration::from_secs(1) * LANES / self.per_second());
                pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
                let mut number = u64::from(lane);
                while Instant::now() < until {
                    pace.tick().await;
                    tally.note(&status(self.request(&target, number)).await);
                    number += u64::from(LANES);
                }
            });
        }
        while let Some(ended) = lanes.join_next().await {
            ended?;
        }
        Ok(())
    }
}

async fn status(request: RequestBuilder) -> Result<StatusCode, reqwest::Error> {
    let answer = request.send().await?;
    let status = answer.status();
    // Read to the end, so that the connection can be reused.
    answer.bytes().await?;
    Ok(status)
}

/// Ever new method names, on one connection.
pub async fn methods(
    target: Arc<Target>,
    until: Instant,
    tally: Arc<Tally>,
    mut chance: Chance,
) -> anyhow::Result<()> {
    let mut pace = interval(Duration::from_millis(4));
    let mut answer = vec![0; 4_096];
    while Instant::now() < until {
        let Ok(mut stream) = TcpStream::connect(target.address).await else {
            sleep(Duration::from_millis(100)).await;
            continue;
        };
        while Instant::now() < until {
            pace.tick().await;
            let method = format!("X{:X}", chance.between(0, u64::MAX - 1));
            let head = format!("{method} /tessera/exam/info/1 HTTP/1.1\r\nhost: x\r\n\r\n");
            tally.sent.fetch_add(1, Relaxed);
            if stream.write_all(head.as_bytes()).await.is_err() {
                tally.cut.fetch_add(1, Relaxed);
                break;
            }
            match stream.read(&mut answer).await {
                Ok(read) if read > 0 => {
                    if !answer.starts_with(b"HTTP/1.1 2") {
                        tally.refused.fetch_add(1, Relaxed);
                    }
                }
                _ => {
                    tally.cut.fetch_add(1, Relaxed);
                    break;
                }
            }
        }
    }
    Ok(())
}

/// Connections that send a byte of a head every few seconds; closed ones are reopened.
pub async fn slow_heads(target: Arc<Target>, until: Instant, tally: Arc<Tally>) -> anyhow::Result<()> {
    let mut connections = JoinSet::new();
    for number in 0..SLOW {
        let (target, tally) = (Arc::clone(&target), Arc::clone(&tally));
        connections.spawn(async move {
            while Instant::now() < until {
                tally.sent.fetch_add(1, Relaxed);
                hold(&target, until, number).await;
                tally.cut.fetch_add(1, Relaxed);
            }
        });
    }
    while let Some(ended) = connections.join_next().await {
        ended?;
    }
    Ok(())
}

async fn hold(target: &Target, until: Instant, number: usize) {
    let beginning: &[u8] = if number.is_multiple_of(3) { b"PRI * HT" } else { b"GET / HTTP/1.1\r\nX: " };
    let Ok(mut stream) = TcpStream::connect(target.address).await else {
        sleep(Duration::from_millis(200)).await;
        return;
    };
    let mut byte = [0; 1];
    for next in beginning.iter().copied().chain(std::iter::repeat(b'x')) {
        if Instant::now() >= until || stream.write_all(&[next]).await.is_err() {
            return;
        }
        // Anything read means that the server has given up on the connection.
        if timeout(Duration::from_millis(500), stream.read(&mut byte)).await.is_ok() {
            return;
        }
    }
}

/// Runs that nobody has taken, from 200 networks.
pub async fn runs(
    target: Arc<Target>,
    until: Instant,
    tally: Arc<Tally>,
    mut chance: Chance,
) -> anyhow::Result<()> {
    let mut pace = interval(Duration::from_millis(50));
    pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut number = 0;
    while Instant::now() < until {
        pace.tick().await;
        let from = network(1_000 + number % 200);
        number += 1;
        let Some(paper) = oracle::Paper::fetch(&target, &from, &mut chance).await else {
            tally.refused.fetch_add(1, Relaxed);
            continue;
        };
        let options = paper.questions.iter().map(|_| chance.between(0, 5)).collect::<Vec<_>>();
        tally.note(&status(paper.submission(&target, &from, &options, &mut chance)).await);
    }
    Ok(())
}

/// Stolen cards, from a thousand networks: each takes a test, opens a payment and tries a card.
pub async fn cards(
    target: Arc<Target>,
    psp: Psp,
    keys: Arc<Keys>,
    until: Instant,
    tally: Arc<Tally>,
    mut chance: Chance,
) -> anyhow::Result<()> {
    let mut pace = interval(Duration::from_millis(100));
    pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let mut number = 0;
    while Instant::now() < until {
        pace.tick().await;
        let from = network(2_000 + number % 1_000);
        number += 1;
        tally.sent.fetch_add(1, Relaxed);
        match try_card(&target, &psp, &keys, &from, &mut chance).await {
            Ok(true) => {}
            Ok(false) => _ = tally.refused.fetch_add(1, Relaxed),
            Err(_) => _ = tally.cut.fetch_add(1, Relaxed),
        }
    }
    Ok(())
}

/// Returns whether a card could be tried.
async fn try_card(
    target: &Target,
    psp: &Psp,
    keys: &Keys,
    from: &str,
    chance: &mut Chance,
) -> anyhow::Result<bool> {
    let Some(paper) = oracle::Paper::fetch(target, from, chance).await else { return Ok(false) };
    // Answered well: only a valid run can be paid for.
    let run = keys.run(&paper.list, chance)?;
    let order = answer(paper.hand_in(target, from, &run)).await?;
    let Some(order) = order["data"]["orderNumber"].as_str().map(str::to_owned) else { return Ok(false) };
    let ask = |price: &Value| {
        json!({
            "orderNumber": order, "skuId": 1, "email": "thief@example.com", "price": price,
            "consent": {"supply": "At once.", "waiver": "I know.", "confirmed": "Yes.", "button": "Pay"},
        })
    };
    let guess = json!({"amount": 499, "currency": "USD"});
    let mut opened = answer(target.post("/pay/order/create", from, &ask(&guess))).await?;
    if opened["result"] == 10_450 {
        // The answer contains the right price.
        opened = answer(target.post("/pay/order/create", from, &ask(&opened["data"]))).await?;
    }
    let Some(secret) = opened["data"]["clientSecret"].as_str() else { return Ok(false) };
    let shown = psp.confirm(secret, DECLINED_CARD, "https://storm.example/payCheck").await?;
    Ok(shown.failure.as_deref() == Some("card_declined"))
}

/// The envelope; null if the server refused without one.
async fn answer(request: RequestBuilder) -> anyhow::Result<Value> {
    let text = request.send().await.context("no answer")?.text().await?;
    Ok(serde_json::from_str(&text).unwrap_or_default())
}
