//! The retention periods that code, configuration, manual and privacy text state are the same.

use std::{fs, path::Path};

use app::erasure::RETENTION;
use domain::locale::Locale;
use server::config::Config;

use crate::harness::ROOT;

fn read(path: &str) -> String {
    fs::read_to_string(Path::new(ROOT).join(path)).expect("a file")
}

fn days(what: &str) -> i32 {
    let row = RETENTION.iter().find(|row| row.what.starts_with(what)).expect("a row");
    row.days.expect("a number of days")
}

#[test]
fn the_manual_has_the_same_table() {
    let manual = read("docs/operations.md");
    let (_, section) = manual.split_once("\n## Retention\n").expect("a section");
    let (section, _) = section.split_once("\n## ").expect("a next section");
    let rows = section.lines().filter(|line| line.starts_with('|')).skip(2);
    let cells = rows.map(|line| line.trim_matches('|').split('|').map(str::trim).collect::<Vec<_>>());
    let stated: Vec<_> = cells.map(|cells| (cells[0].to_owned(), cells[1].to_owned())).collect();
    let known: Vec<_> = RETENTION.iter().map(|row| (row.what.to_owned(), row.kept.to_owned())).collect();
    assert_eq!(stated, known);
    assert!(RETENTION.iter().all(|row| !row.why.is_empty()));
}

#[test]
fn the_configuration_has_the_same_periods() {
    let periods =
        Config::load(server::config::Needs::Everything).expect("the services' environment").retention;
    let table = ["letters", "name and address", "messages", "answers and result", "the buyer", "PDFs"];
    assert_eq!(periods.all(), table.map(days));
    assert_eq!(days("page views"), app::housekeeping::KEEP_RAW_DAYS);
    let journal = read("deploy/machine/journald.conf");
    assert!(journal.contains(&format!("\nMaxRetentionSec={}day\n", days("security events"))), "{journal}");
}

/// Three years, ten years, one year and one day, as each text writes them.
const WORDS: [(Locale, [&str; 4]); 9] = [
    (Locale::En, ["three years", "ten years", "one year", "one day"]),
    (Locale::De, ["drei Jahre", "zehn Jahre", "ein Jahr", "ein Tag"]),
    (Locale::Es, ["tres años", "diez años", "un año", "un día"]),
    (Locale::Fr, ["trois ans", "dix ans", "un an", "un jour"]),
    (Locale::Ja, ["3年", "10年", "1年", "1日"]),
    (Locale::Ko, ["3년", "10년", "1년", "1일"]),
    (Locale::Pt, ["três anos", "dez anos", "um ano", "um dia"]),
    (Locale::Cn, ["三年", "十年", "一年", "一天"]),
    (Locale::Hk, ["三年", "十年", "一年", "一日"]),
];

#[test]
fn the_privacy_text_states_the_same_periods_in_nine_languages() {
    assert_eq!(
        ["name and address", "the buyer", "sessions", "challenges", "limits"].map(days),
        [1096, 3653, 365, 1, 1]
    );
    assert_eq!(["letters", "messages"].map(days), [365, 396], "12 and 13 months");
    let rows = [
        "page views",
        "answers and result",
        "orders that nobody",
        "security events",
        "PDFs",
        "copies",
        "the letter",
    ];
    let numbers: Vec<_> = rows.map(days).into_iter().chain([12, 13]).collect();
    for (locale, words) in WORDS {
        let text = read(&format!("content/legal/privacy/{}.md", locale.tag()));
        let section = text.split("\n## ").nth(7).expect("how long everything is kept");
        let stated: Vec<i32> =
            section.split(|c: char| !c.is_ascii_digit()).filter_map(|found| found.parse().ok()).collect();
        // A number that several rows share is there as often.
        let times = |list: &[i32], number| list.iter().filter(|other| **other == number).count();
        for &number in &numbers {
            assert!(times(&stated, number) >= times(&numbers, number), "{number} in {locale:?}");
        }
        for word in words {
            assert!(section.contains(word), "{word} in {locale:?}");
        }
    }
}
