//! I16: what the product uses stays in proportion to what it did.

use std::path::Path;

use serde_json::Value;

use super::table::Figure;
use crate::sql::Database;

/// What was measured when everything was at rest.
#[derive(Clone, Debug, Default)]
pub(super) struct Bounds {
    /// Bytes of memory, open files and series in the metrics of each process.
    pub(super) processes: Vec<Value>,
    /// Rows by table, and of purchases and accounts, which they follow from.
    pub(super) rows: Value,
}

/// An unoptimised server; an optimised one needs a third of it.
const MEMORY_MOST: u64 = 1_500_000_000;
const FILES_MOST: u64 = 400;
const SERIES_MOST: u64 = 600;

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
        Ok(Self { processes: serde_json::from_str(&processes)?, rows })
    }
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
    let rows = ROWS_MOST.iter().filter(|(table, most)| count(table) > count("things") * most);
    let usage = format!("{} MB, {}, {}", most("memory") / 1_000_000, most("files"), most("series"));
    vec![
        Figure::told("most memory, open files, series of a process", usage),
        Figure::none("I16", "processes with more than 1.5 GB of memory", too_much("memory", MEMORY_MOST)),
        Figure::none("I16", "processes with more than 400 open files", too_much("files", FILES_MOST)),
        Figure::none(
            "I16",
            "processes with more than 600 series in the metrics",
            too_much("series", SERIES_MOST),
        ),
        Figure::none(
            "I16",
            "tables with more rows than follow from what was bought",
            rows.map(|(table, _)| format!("{table}: {} rows for {}", count(table), count("things")))
                .collect(),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_is_out_of_proportion_is_found() {
        let fine = Bounds {
            processes: vec![json!({"process": "serve-0", "memory": 300_000_000, "files": 60, "series": 200})],
            rows: json!({"job": 9, "mail": 9, "payment_event": 20, "things": 3}),
        };
        let breached = |bounds: &Bounds| figures(bounds).iter().filter(|figure| !figure.met).count();
        assert_eq!(breached(&fine), 0);

        let mut large = fine.clone();
        large.processes[0]["memory"] = json!(2_000_000_000_u64);
        assert_eq!(breached(&large), 1);
        let mut many = fine;
        many.rows["job"] = json!(13);
        assert_eq!(breached(&many), 1);
    }
}
