//! I16: what the product uses stays in proportion to what it did.

use std::{collections::BTreeSet, path::Path};

use anyhow::Context as _;
use serde_json::Value;

use super::table::Figure;
use crate::{processes::root, sql::Database};

/// What was measured when everything was at rest.
#[derive(Clone, Debug, Default)]
pub(super) struct Bounds {
    /// Of each process: bytes of memory, open files, series in the metrics, how many of them count calls, and which calls.
    pub(super) processes: Vec<Value>,
    /// The calls that exist: "GET /user/get".
    pub(super) contract: BTreeSet<String>,
    /// Rows by table, and of purchases and accounts, which they follow from.
    pub(super) rows: Value,
}

/// An unoptimised server; an optimised one needs a third of it.
const MEMORY_MOST: u64 = 1_500_000_000;
const FILES_MOST: u64 = 400;
/// Series that count something else than calls: two histograms and some counters, each with a fixed list of labels.
const OTHER_SERIES_MOST: u64 = 300;
/// Of each call that a process answered: a histogram of 17 series for each of three statuses. An outage adds a second.
const SERIES_OF_A_CALL: u64 = 17 * 3;

/// Most rows of a table for each purchase, order and account together.
const ROWS_MOST: &[(&str, u64)] = &[("job", 4), ("mail", 5), ("payment_event", 10)];

impl Bounds {
    pub(super) async fn read(dir: &Path, database: &Database) -> anyhow::Result<Self> {
        let processes = std::fs::read_to_string(dir.join("bounds.json"))?;
        let rows = database.rows(
            "select (select count(*) from job) as job, (select count(*) from mail) as mail,
                (select count(*) from payment_event) as payment_event,
                (select count(*) from purchase) + (select count(*) from exam_order)
                  + (select count(*) from account) as things",
        );
        let rows = rows.await?.pop().unwrap_or_default();
        Ok(Self { processes: serde_json::from_str(&processes)?, contract: contract()?, rows })
    }
}

/// The calls of the contract, whose paths leave out the storefront's base.
fn contract() -> anyhow::Result<BTreeSet<String>> {
    let document: Value = serde_json::from_str(&std::fs::read_to_string(root().join("openapi.json"))?)?;
    let paths = document["paths"].as_object().context("no paths in openapi.json")?;
    let calls = paths.iter().flat_map(|(path, calls)| {
        let methods = calls.as_object().into_iter().flat_map(serde_json::Map::keys);
        methods.map(move |method| format!("{} {path}", method.to_uppercase()))
    });
    Ok(calls.collect())
}

/// Some of the storefront's calls are answered under the payment host's base as well; the contract lists them once.
fn without_pay_base(call: &str) -> String {
    call.replacen(" /pay/", " /", 1)
}

/// What begins each line of a series that counts calls.
const OF_CALLS: &str = "http_request_seconds";

/// The series in a process's metrics: how many, how many of them count calls, and the calls.
pub fn series(metrics: &str) -> (usize, usize, BTreeSet<String>) {
    let lines = || metrics.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let of_calls = || lines().filter_map(|line| line.strip_prefix(OF_CALLS));
    let call = |labels: &str| {
        let of = |name: &str| labels.split_once(&format!("{name}=\""))?.1.split('"').next();
        let route = of("route")?;
        Some(format!("{} {}", of("method")?, route.strip_prefix("/{alias}").unwrap_or(route)))
    };
    let calls = of_calls().map(|labels| call(labels).unwrap_or_else(|| labels.to_owned()));
    (lines().count(), of_calls().count(), calls.collect())
}

pub(super) fn figures(bounds: &Bounds) -> Vec<Figure> {
    let too_much = |key: &'static str, most: u64| {
        let over =
            bounds.processes.iter().filter(move |one| one[key].as_u64().is_none_or(|used| used > most));
        over.map(move |one| format!("{}: {}", one["process"], one[key])).collect()
    };
    let most =
        |key: &str| bounds.processes.iter().filter_map(|one| one[key].as_u64()).max().unwrap_or_default();
    let count = |key: &str| bounds.rows[key].as_u64().unwrap_or_default();
    let calls = bounds.processes.iter().filter_map(|one| one["calls"].as_array()).flatten();
    let made_up: BTreeSet<String> = calls
        .filter_map(|call| call.as_str().map(str::to_owned))
        .filter(|call| !bounds.contract.contains(call) && !bounds.contract.contains(&without_pay_base(call)))
        .collect();
    let too_many_series = bounds.processes.iter().filter(|one| has_too_many_series(one));
    let too_many_series =
        too_many_series.map(|one| format!("{}: {}", one["process"], one["series"])).collect();
    let rows = ROWS_MOST.iter().filter(|(table, most)| count(table) > count("things") * most);
    let usage = format!("{} MB, {}, {}", most("memory") / 1_000_000, most("files"), most("series"));
    vec![
        Figure::told("most memory, open files, series of a process", usage),
        Figure::none("I16", "processes with more than 1.5 GB of memory", too_much("memory", MEMORY_MOST)),
        Figure::none("I16", "processes with more than 400 open files", too_much("files", FILES_MOST)),
        Figure::none("I16", "series in the metrics of calls that don't exist", made_up.into_iter().collect()),
        Figure::none(
            "I16",
            "processes with more series than three statuses a call, or 300 others",
            too_many_series,
        ),
        Figure::none(
            "I16",
            "tables with more rows than follow from what was bought",
            rows.map(|(table, _)| format!("{table}: {} rows for {}", count(table), count("things")))
                .collect(),
        ),
    ]
}

fn has_too_many_series(process: &Value) -> bool {
    let of = |key: &str| process[key].as_u64().unwrap_or(u64::MAX);
    let calls = process["calls"].as_array().map_or(0, Vec::len);
    of("call_series") > u64::try_from(calls).unwrap_or_default() * SERIES_OF_A_CALL
        || of("series").saturating_sub(of("call_series")) > OTHER_SERIES_MOST
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_out_of_proportion_is_found() {
        let fine = Bounds {
            processes: vec![json!({
                "process": "serve-0", "memory": 300_000_000, "files": 60,
                "series": 200, "call_series": 34, "calls": ["GET /user/get"],
            })],
            contract: BTreeSet::from(["GET /user/get".to_owned()]),
            rows: json!({"job": 9, "mail": 9, "payment_event": 20, "things": 3}),
        };
        let breached = |bounds: &Bounds| figures(bounds).iter().filter(|figure| !figure.met).count();
        assert_eq!(breached(&fine), 0);

        let mut large = fine.clone();
        large.processes[0]["memory"] = json!(2_000_000_000_u64);
        assert_eq!(breached(&large), 1);
        for (series, call_series) in [(335, 34), (200, 52)] {
            let mut many = fine.clone();
            many.processes[0]["series"] = json!(series);
            many.processes[0]["call_series"] = json!(call_series);
            assert_eq!(breached(&many), 1);
        }
        let mut strange = fine.clone();
        strange.processes[0]["calls"] = json!(["GET /user/get", "QXZJ81 /user/get"]);
        assert_eq!(breached(&strange), 1);
        let mut many = fine;
        many.rows["job"] = json!(13);
        assert_eq!(breached(&many), 1);
    }

    #[test]
    fn the_calls_in_the_metrics_are_those_of_the_contract() {
        let metrics = "# TYPE http_request_seconds histogram\n\
            http_request_seconds_count{method=\"GET\",route=\"/{alias}/exam/order/info/{orderNumber}\",status=\"503\"} 3\n\
            http_request_seconds_count{method=\"POST\",route=\"/pay/order/create\",status=\"200\"} 9\n\
            http_request_seconds_count{method=\"POST\",route=\"/pay/exam/order/report/retrieve\",status=\"200\"} 1\n\
            http_request_seconds_sum{method=\"POST\",route=\"/pay/order/create\",status=\"200\"} 9\n\
            views_waiting 0\n";

        let (all, of_calls, calls) = series(metrics);
        let bounds = Bounds {
            processes: vec![json!({
                "memory": 1, "files": 1, "series": all, "call_series": of_calls, "calls": calls,
            })],
            contract: contract().unwrap(),
            rows: json!({}),
        };

        assert_eq!((all, of_calls, calls.len()), (5, 4, 3));
        assert!(figures(&bounds).iter().all(|figure| figure.met));
    }
}
