//! The same values give the same bytes, in this process and in another; and the files have the right
//! format.

use std::{io::Write as _, process::Command};

use domain::locale::Locale;
use report::{
    iq::{
        content::document,
        samples::{self, Sample},
    },
    paper::{self, Pdf},
    value::{ReportParts, SharePicture},
};

use crate::FONTS;

fn made(locale: Locale) -> Pdf {
    let facts = samples::facts(Sample::Public);
    let owned = ReportParts { wrong_answers: true, certificate: true, guide: true };
    paper::report(&document(&facts, owned, locale).unwrap(), &FONTS).unwrap()
}

fn digest(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3))
}

fn has(pdf: &Pdf, part: &str) -> bool {
    pdf.bytes.windows(part.len()).any(|window| window == part.as_bytes())
}

#[test]
fn a_report_is_a_tagged_file_with_title_and_language() {
    let pdf = made(Locale::De);
    assert_eq!(pdf.pages, 21);
    assert!(pdf.bytes.starts_with(b"%PDF-1.7"));
    assert!(has(&pdf, "pdfuaid"), "it claims PDF/UA-1");
    assert!(!has(&pdf, "CreateDate"), "a date would change the bytes");
    assert!(has(&pdf, &l10n::report::sample_mark(Locale::De)), "the title says that the run is simulated");
}

#[test]
fn screen_readers_get_every_score_and_the_right_options_if_owned() {
    let facts = samples::facts(Sample::Public);
    let values = |solved: bool| {
        let owned = ReportParts { wrong_answers: solved, certificate: false, guide: false };
        paper::values(&document(&facts, owned, Locale::En).unwrap()).unwrap()
    };
    let (solved, asked) = (values(true), values(false));
    for question in &facts.questions {
        assert!(solved.contains(&format!(". Right option: {}.", question.puzzle.key + 1)));
    }
    assert_eq!(solved.matches("Right option: ").count(), facts.questions.len());
    assert!(!asked.contains("Right option: "));
    assert_eq!(asked.matches("\"alt\":\"Score ").count(), 5);
}

#[test]
fn the_same_values_give_the_same_bytes() {
    assert_eq!(made(Locale::Ja), made(Locale::Ja));
    // Starts with an empty cache.
    let before = made(Locale::Ja);
    comemo::evict(0);
    assert_eq!(before, made(Locale::Ja));
}

#[test]
fn a_digest_of_a_report() {
    let pdf = made(Locale::En);
    writeln!(std::io::stdout(), "digest={:016x}", digest(&pdf.bytes)).unwrap();
    assert!(pdf.bytes.len() > 100_000);
}

#[test]
fn another_process_gives_the_same_bytes() {
    let child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "bytes::a_digest_of_a_report", "--nocapture"])
        .output()
        .unwrap();
    let said = String::from_utf8(child.stdout).unwrap();
    let expected = format!("digest={:016x}", digest(&made(Locale::En).bytes));
    assert!(said.contains(&expected), "{said}");
}

#[test]
fn a_share_picture_is_1200_by_630_and_has_only_what_is_shown() {
    let shown = SharePicture {
        language: "ja".to_owned(),
        title: "結果".to_owned(),
        name: Some("山田 花子 #panic() <b>".to_owned()),
        score: Some("112".to_owned()),
        margin: Some("95 %: 104–120".to_owned()),
        class: "平均".to_owned(),
        brand: "Tessera".to_owned(),
        sample: None,
        types: None,
    };
    let picture = paper::share_picture(&shown, &FONTS).unwrap();
    assert_eq!(picture[..8], *b"\x89PNG\r\n\x1a\n");
    assert_eq!(picture[16..24], [0, 0, 4, 176, 0, 0, 2, 118]);
    let hidden = SharePicture { name: None, score: None, margin: None, class: String::new(), ..shown };
    let other = paper::share_picture(&hidden, &FONTS).unwrap();
    assert_ne!(picture, other);
}
