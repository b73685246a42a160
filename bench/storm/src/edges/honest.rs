//! Honest visitors during the attack: they look at the shop, take a test and read their result, at a steady
//! pace, timed.

use std::{sync::Arc, time::Duration};

use anyhow::Context as _;
use serde_json::{Value, json};
use tokio::{
    task::JoinSet,
    time::{Instant, MissedTickBehavior, interval},
};

use super::{Target, oracle::Paper};
use crate::chance::Chance;

/// Concurrent visitors, and how often each makes a request.
const PEOPLE: u64 = 8;
const PACE: Duration = Duration::from_millis(200);

/// Their measurements.
#[derive(Debug, Default)]
pub struct Seen {
    pub times: Vec<Duration>,
    /// Requests that weren't answered as expected.
    pub refused: Vec<String>,
}

impl Seen {
    /// The 99th percentile of the response times.
    pub fn p99(&mut self) -> Duration {
        self.times.sort_unstable();
        let place = (self.times.len() * 99).div_ceil(100).max(1) - 1;
        self.times.get(place).copied().unwrap_or_default()
    }
}

pub async fn watch(target: &Arc<Target>, lasting: Duration, seed: u64) -> anyhow::Result<Seen> {
    let until = Instant::now() + lasting;
    let mut people = JoinSet::new();
    for person in 0..PEOPLE {
        people.spawn(visit(Arc::clone(target), person, until, Chance::of(seed, 50 + person)));
    }
    let mut all = Seen::default();
    while let Some(person) = people.join_next().await {
        let Seen { times, refused } = person??;
        all.times.extend(times);
        all.refused.extend(refused);
    }
    Ok(all)
}

async fn visit(target: Arc<Target>, person: u64, until: Instant, mut chance: Chance) -> anyhow::Result<Seen> {
    let (from, mut seen) = (format!("203.0.113.{}", person + 1), Seen::default());
    let order = order(&target, &from, &mut chance).await?;
    let mut pace = interval(PACE);
    pace.set_missed_tick_behavior(MissedTickBehavior::Delay);
    let visit = json!({"appExamId": 1, "dl": "https://x.test/", "variant": "free"});
    let mut turn = person;
    while Instant::now() < until {
        pace.tick().await;
        turn += 1;
        let (what, request) = match turn % 5 {
            0 => ("exam", target.get("/tessera/exam/info/1", &from)),
            1 => ("questions", target.get("/tessera/exam/question/list/1/EN", &from)),
            2 => ("view", target.get("/tessera/app/v2/view?dl=/", &from)),
            3 => ("visit", target.post("/tessera/app/v2/generate/logid", &from, &visit)),
            _ => ("order", target.get(&format!("/tessera/exam/order/info/{order}"), &from)),
        };
        let begun = Instant::now();
        let answered = async {
            let answer = request.send().await?;
            let status = answer.status();
            answer.bytes().await.map(|_| status)
        };
        match answered.await {
            Ok(status) if status.is_success() => seen.times.push(begun.elapsed()),
            Ok(status) => seen.refused.push(format!("{what}: {status}")),
            Err(error) => seen.refused.push(format!("{what}: {error}")),
        }
    }
    Ok(seen)
}

/// Takes a test; returns the order's number.
async fn order(target: &Target, from: &str, chance: &mut Chance) -> anyhow::Result<String> {
    let paper = Paper::fetch(target, from, chance).await.context("could not fetch the questions")?;
    let options: Vec<u64> = paper.questions.iter().map(|_| chance.between(0, 5)).collect();
    let answer = paper.submission(target, from, &options, chance).send().await?.text().await?;
    let order: Value = serde_json::from_str(&answer)?;
    let number = order["data"]["orderNumber"].as_str();
    Ok(number.with_context(|| format!("an order: {answer}"))?.to_owned())
}
