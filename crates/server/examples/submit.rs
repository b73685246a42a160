//! Simulated visitors who submit runs as fast as they are answered: the load of `bench/submit`.
//!
//! `submit BASE CONNECTIONS SECONDS EXAM` prints one line of JSON: runs per second, their number, and the time it
//! takes to score one of them. The bank is read from `DATABASE_URL`. Any answer other than an order aborts it.

#[path = "../tests/api/people.rs"]
mod people;

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use anyhow::{Context, bail, ensure};
use app::{
    bank::LiveBank,
    kinds::{
        Content, Form,
        questionnaire::{Asked, StatementForm},
    },
    runs::recompute,
};
use domain::{catalog::ExamId, order::OrderNumber};
use jiff::SignedDuration;
use measure::simulate::Behaviour;
use questionnaire::{calibration, sitting::Question};
use sqlx::PgPool;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::TcpStream,
    task::JoinSet,
};
use uuid::Uuid;

/// Distinct visitors; each submits many runs, every run with its own ids.
const PEOPLE: u64 = 500;
/// Runs that are scored again to measure the time.
const SCORED: usize = 500;

/// A run without its id and ticket, which are filled in when it is sent.
struct Request {
    form: Arc<Form>,
    head: String,
    body: String,
}

impl Request {
    fn of(form: &Arc<Form>, run: &serde_json::Value, host: &str) -> anyhow::Result<Self> {
        let body = run.to_string();
        let id = run["runId"].as_str().context("a run has an id")?;
        let ticket = run["ticket"].as_str().context("a run has a ticket")?;
        let (length, exam) = (body.len(), form.exam.0);
        let body = body.replace(id, "%run%").replace(ticket, "%ticket%");
        let head = format!(
            "POST /tessera/exam/order/info HTTP/1.1\r\nhost: {host}\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\nhl: DE\r\napp-version: 0.1.0\r\nexam-app-id: {exam}\r\nuid: {id}\r\nlogid: "
        );
        Ok(Self { form: Arc::clone(form), head, body })
    }

    fn bytes(&self) -> String {
        let ticket = people::ticket(&self.form, SignedDuration::from_hours(1));
        let body = self.body.replace("%run%", &Uuid::new_v4().to_string()).replace("%ticket%", &ticket);
        format!("{}{}\r\n\r\n{body}", self.head, Uuid::now_v7())
    }
}

/// The run of an honest person through a questionnaire, four seconds for a statement.
fn rating(form: &Form, asked: &StatementForm, seed: u64) -> serde_json::Value {
    let instrument = &asked.published.instrument;
    let person = calibration::simulated(instrument, 1, 0.0, 0.0, seed).remove(0);
    let option = |question: Question| match question {
        Question::Statement(place) => person.answers[place],
        Question::Attention(place) => instrument.attention[place].expected,
        Question::Seed(_) => 2,
    };
    let answer = |one: &Asked| (option(one.question), 4.0);
    people::coded(form, asked.questions.iter().map(|one| (one.code.as_str(), answer(one))))
}

/// Whether head and body are complete.
fn is_whole(answer: &[u8]) -> bool {
    let Some((head, body)) = std::str::from_utf8(answer).ok().and_then(|text| text.split_once("\r\n\r\n"))
    else {
        return false;
    };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    length.and_then(|length| length.parse().ok()).is_some_and(|length: usize| body.len() >= length)
}

/// Submits until the time is over; returns the numbers of the orders.
async fn submit(address: String, requests: &[Request], until: Instant) -> anyhow::Result<Vec<OrderNumber>> {
    let mut stream = TcpStream::connect(&address).await?;
    stream.set_nodelay(true)?;
    let (mut orders, mut answer) = (Vec::new(), vec![0; 16_384]);
    for request in requests.iter().cycle() {
        if Instant::now() > until {
            break;
        }
        stream.write_all(request.bytes().as_bytes()).await?;
        let mut length = 0;
        while !is_whole(&answer[..length]) {
            let read = stream.read(&mut answer[length..]).await?;
            ensure!(read > 0, "the server hung up: {}", String::from_utf8_lossy(&answer[..length]));
            length += read;
        }
        let text = std::str::from_utf8(&answer[..length])?;
        let number = text
            .split_once(r#""orderNumber":""#)
            .and_then(|(_, rest)| OrderNumber::parse(rest.split('"').next()?));
        match number {
            Some(number) => orders.push(number),
            None => bail!("no order: {text}"),
        }
    }
    Ok(orders)
}

/// Microseconds to score a stored run again, the best of several rounds.
async fn scoring(pool: &PgPool, bank: &LiveBank, numbers: &[OrderNumber]) -> anyhow::Result<f64> {
    let (mut conn, bank) = (pool.acquire().await?, bank.current());
    let mut rows = Vec::new();
    for number in numbers.iter().take(SCORED) {
        rows.push(store::orders::find(&mut conn, number).await?.context("an acknowledged order is there")?);
    }
    let mut best = Duration::MAX;
    for _ in 0..9 {
        let begun = Instant::now();
        for row in &rows {
            ensure!(recompute(row, &bank)? == row.outcome, "scoring a run again gave another outcome");
        }
        best = best.min(begun.elapsed());
    }
    Ok(best.as_secs_f64() * 1e6 / f64::from(u32::try_from(rows.len())?))
}

/// One thread: the load must leave the machine to the program being measured.
#[tokio::main(flavor = "current_thread")]
async fn main() -> anyhow::Result<()> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [base, connections, seconds, exam] = arguments.as_slice() else {
        bail!("submit BASE CONNECTIONS SECONDS EXAM")
    };
    let address = base.trim_start_matches("http://").to_owned();
    let pool = PgPool::connect(&std::env::var("DATABASE_URL")?).await?;
    let bank = LiveBank::default();
    bank.refresh(&pool).await?;
    let current = bank.current();
    let forms = current.live(ExamId(exam.parse()?));
    ensure!(!forms.is_empty(), "the bank is empty");
    let mut requests = Vec::new();
    for (seed, form) in (0..PEOPLE).zip(forms.iter().cycle()) {
        let run = match &form.content {
            Content::Questionnaire(asked) => rating(form, asked, seed),
            _ => people::run(form, Behaviour::Honest, seed),
        };
        requests.push(Request::of(form, &run, &address)?);
    }
    let requests: &'static [Request] = requests.leak();

    let begun = Instant::now();
    let until = begun + Duration::from_secs(seconds.parse()?);
    let mut clients = JoinSet::new();
    for n in 0..connections.parse()? {
        let start = n * requests.len() / connections.parse::<usize>()?;
        clients.spawn(submit(address.clone(), &requests[start..], until));
    }
    let mut orders = Vec::new();
    while let Some(client) = clients.join_next().await {
        orders.extend(client??);
    }
    let took = begun.elapsed().as_secs_f64();

    let count = orders.len();
    let report = serde_json::json!({
        "rate": f64::from(u32::try_from(count)?) / took,
        "submits": count,
        "scoring_us": scoring(&pool, &bank, &orders).await?,
    });
    #[expect(clippy::print_stdout, reason = "the bench reads standard output")]
    {
        println!("{report}");
    }
    Ok(())
}
