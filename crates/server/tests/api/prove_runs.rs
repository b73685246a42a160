//! The guarantee about statistics, tested the hard way: real workers, killed with SIGKILL while they relay and
//! fold, NATS killed and restarted in between. In the end every finished run is counted once, everywhere.

use std::{collections::BTreeMap, time::Duration};

use app::bank::LiveBank;
use domain::{
    catalog::ExamId,
    country::CountryCode,
    locale::Locale,
    rollup::Additions,
    run::{FinishedRun, ItemAnswer, RunResult},
};
use jiff::Timestamp;
use sqlx::PgPool;

use crate::{
    finished_runs::{number, put},
    harness::{content, small_bank},
    processes::{database_url, start, until_ok},
    prove_views::Services,
};

const ROUNDS: usize = 10;
const RUNS_A_ROUND: usize = 3_000;

const WAITING: &str = "select count(*) from run_outbox";
const FOLDED: &str = "select coalesce(sum(runs), 0)::bigint from run_batch";

/// No two consecutive runs are alike, and some can't be analysed.
fn run(n: usize, items: &[i32]) -> FinishedRun {
    let small = |n: usize| i32::try_from(n).expect("small");
    let answer = |place: usize| ItemAnswer {
        item: items[(n + place) % items.len()],
        choice: (!(n + place).is_multiple_of(9)).then(|| u8::try_from((n + place) % 6).expect("small")),
        right: (n + place).is_multiple_of(2),
        ms: small(n % 90 * 1_000 + place),
        fifth: None,
    };
    let country = ["DE", "FR", "JP", "KR", "BR", "ZZ"][n % 6];
    FinishedRun {
        at: Timestamp::from_second(1_794_000_000 + i64::from(small(n)) * 60).expect("a time"),
        exam: ExamId(small(n % 3) + 1),
        country: CountryCode::parse(country).expect("a country"),
        hl: Locale::ALL[n / 5 % 9],
        result: (!n.is_multiple_of(17)).then(|| RunResult::Iq {
            iq: 60 + small(n % 90),
            norms: ["2026-11", "2028-03"][n / 7 % 2].to_owned(),
        }),
        duration_s: i64::from(small(n % 3_000)),
        answers: (0..12).map(answer).collect(),
    }
}

/// Whether the number changes within the timeout: a worker that waits for redelivery makes no progress.
async fn moves(pool: &PgPool, query: &'static str, from: i64) -> bool {
    let moving = async {
        while number(pool, query).await == from {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(5), moving).await.is_ok()
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn every_finished_run_counts_once_although_workers_and_nats_are_killed(pool: PgPool) {
    app::catalog::apply(&pool, &content(), Timestamp::now()).await.expect("applied");
    app::bank::build(&pool, &small_bank(), Timestamp::now()).await.expect("a bank");
    let bank = LiveBank::default();
    bank.refresh(&pool).await.expect("the bank");
    let items: Vec<i32> = bank
        .current()
        .forms
        .values()
        .filter_map(|form| form.puzzles())
        .flat_map(|form| form.questions.iter().map(|q| q.item))
        .collect();
    let services = Services::up().await;
    let settings = [
        ("TESSERA_DATABASE__URL", database_url(&pool)),
        ("TESSERA_NATS__URL", services.env["TESSERA_NATS__URL"].clone()),
        ("TESSERA_NATS__ACK_WAIT_S", "2".to_owned()),
    ];
    let runs: Vec<_> = (0..ROUNDS * RUNS_A_ROUND).map(|n| run(n, &items)).collect();

    let (mut killed_relaying, mut killed_folding) = (0, 0);
    for (round, finished) in runs.chunks(RUNS_A_ROUND).enumerate() {
        let mut worker = start("worker", &settings);
        until_ok(&format!("{}/healthz", worker.admin)).await;
        let folded = number(&pool, FOLDED).await;
        put(&pool, finished).await;
        if round.is_multiple_of(2) {
            let waiting = number(&pool, WAITING).await;
            killed_relaying += usize::from(moves(&pool, WAITING, waiting).await);
        } else {
            killed_folding += usize::from(moves(&pool, FOLDED, folded).await);
        }
        worker.child.kill().await.expect("SIGKILL");
        if round % 3 == 1 {
            services.kill_and_start_nats().await;
        }
    }
    let (one, _other) = (start("worker", &settings), start("worker", &settings));
    let all = i64::try_from(runs.len()).expect("a small number");
    let done = async {
        while number(&pool, WAITING).await > 0 || number(&pool, FOLDED).await < all {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    let in_time = tokio::time::timeout(Duration::from_mins(1), done).await.is_ok();
    let (waiting, folded) = (number(&pool, WAITING).await, number(&pool, FOLDED).await);
    let metrics = reqwest::get(format!("{}/metrics", one.admin)).await.expect("an answer").text().await;
    services.down().await;

    assert!(metrics.expect("text").contains("runs_outbox_waiting "));
    assert!(in_time, "{waiting} runs wait, {folded} of {all} are folded");
    assert_eq!(folded, all);
    assert_eq!(rollups(&pool).await, expected(&Additions::of(&runs)));
    assert!(
        killed_relaying >= 2 && killed_folding >= 2,
        "killed {killed_relaying} workers while they relayed, {killed_folding} while they folded"
    );
}

/// Rows by name: valid runs and scores by exam, histograms by country, sums by puzzle.
type Rows = BTreeMap<String, Vec<i64>>;

fn expected(additions: &Additions) -> Rows {
    let exams = additions.exams.iter().map(|(exam, sums)| {
        let mut row = vec![sums.valid_runs, sums.score_tenths];
        row.extend(&sums.durations);
        (format!("exam {exam}"), row)
    });
    let scores = additions.scores.iter().map(|((exam, norms, country), runs)| {
        let country = country.map_or("*".to_owned(), |country| country.to_string());
        (format!("scores {exam} {norms} {country}"), runs.clone())
    });
    let days = additions.days.iter().map(|((exam, day), runs)| (format!("day {exam} {day}"), vec![*runs]));
    let items = additions.items.iter().map(|(item, sums)| {
        let mut row = vec![sums.shown, sums.answered, sums.correct];
        row.extend(sums.chosen.iter().chain(&sums.times));
        (format!("item {item}"), row)
    });
    exams.chain(scores).chain(days).chain(items).collect()
}

async fn rollups(pool: &PgPool) -> Rows {
    let rows: Vec<(String, Vec<i64>)> = sqlx::query_as(
        "select 'exam ' || exam_id, valid_runs || (score_tenths_sum || durations) from exam_total
         union all select 'scores ' || exam_id || ' ' || norms || ' ' || country, runs from score_histogram
         union all select 'day ' || exam_id || ' ' || day, array[valid_runs] from exam_day
         union all select 'item ' || item_id, array[shown, answered, correct] || chosen || times from item_stat",
    )
    .fetch_all(pool)
    .await
    .expect("the rollups");
    rows.into_iter().collect()
}
