//! What is true of every report, whatever the result, the package and the language.

use l10n::Locale;
use report::{
    iq::{
        certificate,
        content::{compose, sheets::sheets},
        facts::Facts,
        samples::{Sample, facts},
    },
    sheets::Sheets,
    value::{Block, Report, ReportParts, Table},
};

/// What the four packages own of a report.
const PACKAGES: [ReportParts; 4] = [
    ReportParts { wrong_answers: false, certificate: false, guide: false },
    ReportParts { wrong_answers: true, certificate: false, guide: false },
    ReportParts { wrong_answers: true, certificate: true, guide: false },
    ReportParts { wrong_answers: true, certificate: true, guide: true },
];

fn tables(report: &Report) -> impl Iterator<Item = &Table> {
    let blocks = report.sections.iter().flat_map(|section| &section.blocks);
    blocks.filter_map(|block| match block {
        Block::Table { table } | Block::Chart { table, .. } => Some(table),
        _ => None,
    })
}

/// Every text of a block, and whether it has any.
fn texts(block: &Block) -> Vec<&str> {
    match block {
        Block::Lead { text } | Block::Heading { text } | Block::Text { text } | Block::Note { text } => {
            vec![text]
        }
        Block::Points { points } => points.iter().map(String::as_str).collect(),
        Block::Sources { sources } => sources.iter().map(String::as_str).collect(),
        Block::Figures { figures } => {
            figures.iter().flat_map(|figure| [figure.label.as_str(), &figure.value]).collect()
        }
        Block::Dimension { dimension } => {
            vec![&dimension.name, &dimension.level_name, &dimension.interpretation, &dimension.reference]
        }
        Block::Terms { terms } => terms.iter().flat_map(|term| [term.word.as_str(), &term.meaning]).collect(),
        Block::Creature { name, line, alt, .. } => vec![name, line, alt],
        Block::Table { table } | Block::Chart { table, .. } => {
            let cells = table.head.iter().chain(table.rows.iter().flatten());
            cells.map(String::as_str).chain([table.caption.as_str()]).collect()
        }
    }
}

#[test]
fn every_section_is_in_its_place_in_every_report() {
    for sample in Sample::ALL {
        let facts = facts(sample);
        for owned in PACKAGES {
            let last = if owned.guide { "guide" } else { "retest" };
            for locale in Locale::ALL {
                let report = compose(&facts, owned, locale).unwrap();
                let keys: Vec<&str> = report.sections.iter().map(|section| section.key).collect();
                let expected = [
                    "summary",
                    "curve",
                    "ranking",
                    "meaning",
                    "dimensions",
                    "induction",
                    "logic",
                    "spatial",
                    "several_rules",
                    "pace",
                    "time",
                    "measured",
                    "advice",
                    last,
                    "glossary",
                ];
                assert_eq!(keys, expected, "{sample:?} {owned:?} {locale}");
                for section in &report.sections {
                    assert!(matches!(section.blocks[0], Block::Lead { .. }), "{:?}", section.key);
                    for block in &section.blocks {
                        let texts = texts(block);
                        assert!(!texts.is_empty() && texts.iter().all(|text| !text.is_empty()), "{block:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn table_rows_have_as_many_cells_as_their_head() {
    for sample in Sample::ALL {
        for owned in PACKAGES {
            let report = compose(&facts(sample), owned, Locale::En).unwrap();
            for table in tables(&report) {
                assert!(table.rows.iter().all(|row| row.len() == table.head.len()), "{table:?}");
                assert!(!table.rows.is_empty(), "{table:?}");
            }
        }
    }
}

#[test]
fn the_same_facts_give_the_same_report() {
    for sample in Sample::ALL {
        let (one, other) = (facts(sample), facts(sample));
        assert_eq!(one, other, "{sample:?}");
        for owned in PACKAGES {
            assert_eq!(compose(&one, owned, Locale::De), compose(&other, owned, Locale::De));
            assert_eq!(sheets(&one, owned, Locale::De), sheets(&other, owned, Locale::De));
        }
    }
}

#[test]
fn facts_survive_a_round_trip_through_json() {
    for sample in Sample::ALL {
        let facts = facts(sample);
        let kept = serde_json::to_string(&facts).unwrap();
        assert_eq!(serde_json::from_str::<Facts>(&kept).unwrap(), facts, "{sample:?}");
    }
}

#[test]
fn a_run_without_a_score_has_no_report_and_no_certificate() {
    let mut facts = facts(Sample::Average);
    facts.outcome.score = None;
    assert_eq!(compose(&facts, PACKAGES[3], Locale::En), None);
    assert_eq!(certificate::compose(&facts, "Ada", "https://example.org/verify/x", Locale::En), None);
}

#[test]
fn a_lead_with_the_score_also_has_its_margin() {
    for sample in Sample::ALL {
        let facts = facts(sample);
        let report = compose(&facts, PACKAGES[0], Locale::En).unwrap();
        let with_score = ["summary", "curve", "meaning", "measured", "advice"];
        for section in report.sections.iter().filter(|section| with_score.contains(&section.key)) {
            let lead = texts(&section.blocks[0])[0];
            assert!(lead.contains("95% margin of error: "), "{sample:?} {lead}");
        }
    }
}

/// The same run with different keys: a reader without the solutions must see no difference, or it would
/// give the answers away.
#[test]
fn questions_without_solutions_are_the_same_whatever_the_answer_is() {
    for sample in [Sample::Average, Sample::Short] {
        let facts = facts(sample);
        let mut moved = facts.clone();
        for question in &mut moved.questions {
            question.puzzle.key = (question.puzzle.key + 1) % 6;
        }
        for locale in Locale::ALL {
            let (asked, other) = (sheets(&facts, PACKAGES[0], locale), sheets(&moved, PACKAGES[0], locale));
            assert!(matches!(&asked, Sheets::Unsolved(asked) if asked.len() == facts.questions.len()));
            assert_eq!(asked, other);
            assert_ne!(sheets(&facts, PACKAGES[1], locale), sheets(&moved, PACKAGES[1], locale));
        }
    }
}

#[test]
fn right_answers_are_shown_only_to_owners_of_the_analysis() {
    for sample in Sample::ALL {
        let facts = facts(sample);
        for owned in PACKAGES {
            let report = compose(&facts, owned, Locale::En).unwrap();
            let verdicts = tables(&report).flat_map(|table| table.rows.iter().flatten());
            let told =
                verdicts.filter(|cell| ["Right", "Wrong", "Unanswered"].contains(&cell.as_str())).count();
            let rapid = facts.questions.iter().filter(|question| question.rapid).count();
            let expected = if owned.wrong_answers { facts.questions.len() - rapid } else { 0 };
            assert_eq!(told, expected, "{sample:?} {owned:?}");
        }
    }
}

#[test]
fn a_solved_question_names_its_rules_and_what_the_wrong_choice_breaks() {
    for sample in Sample::ALL {
        let Sheets::Solved(solved) = sheets(&facts(sample), PACKAGES[1], Locale::En) else {
            panic!("the analysis is owned")
        };
        for question in solved {
            assert!(!question.rules.is_empty(), "{question:?}");
            let wrong = question.asked.chosen.is_some() && !question.right;
            assert_eq!(!question.slips.is_empty(), wrong, "{question:?}");
            assert_eq!(question.right, question.asked.chosen == Some(question.key));
            assert_eq!(question.others.is_some(), question.asked.median.is_some());
        }
    }
}

#[test]
fn a_certificate_has_the_score_with_its_margin_and_the_name_as_typed() {
    let facts = facts(Sample::High);
    let name = "<b>Ada</b> #link";
    for locale in Locale::ALL {
        let certificate = certificate::compose(&facts, name, "https://example.org/verify/x", locale).unwrap();
        assert_eq!((certificate.name.as_str(), certificate.score.as_str()), (name, "123"));
        assert!(certificate.margin.contains("113") && certificate.margin.contains("139"));
        assert!(certificate.norms.contains("2028-04") && certificate.statement.contains("30"));
        assert_eq!(certificate.verify_url, "https://example.org/verify/x");
    }
}
