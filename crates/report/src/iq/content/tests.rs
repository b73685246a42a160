//! Which numbers lead to which sentences.

mod run;

use domain::stats::{SCORE_BUCKETS, score_bucket};
use l10n::{Locale, report as say};
use lab::dimensions::Dimension;
use measure::{
    norms::Phase,
    scale::{Bound, Class, Interval},
    subscores::{Lean, Level},
    validity::{Sign, Verdict},
};

use super::{numbers, pace, words, *};
use crate::{
    iq::{
        facts::Crowd,
        samples::{self, Sample},
    },
    value::{Block, Chart},
};

const EN: Locale = Locale::En;
const EVERYTHING: ReportParts = ReportParts { wrong_answers: true, certificate: true, guide: true };
const LEAST: ReportParts = ReportParts { wrong_answers: false, certificate: false, guide: false };

/// All sentences of one section.
fn said(facts: &Facts, owned: ReportParts, key: &str) -> Vec<String> {
    let report = compose(facts, owned, EN).unwrap();
    let section = report.sections.into_iter().find(|section| section.key == key).unwrap();
    let sentences = section.blocks.into_iter().flat_map(|block| match block {
        Block::Lead { text } | Block::Text { text } | Block::Note { text } | Block::Heading { text } => {
            vec![text]
        }
        Block::Points { points } => points,
        Block::Figures { figures } => figures.into_iter().map(|figure| figure.value).collect(),
        Block::Dimension { dimension } => vec![dimension.level_name, dimension.interpretation],
        Block::Table { table } | Block::Chart { table, .. } => {
            table.head.into_iter().chain(table.rows.into_iter().flatten()).collect()
        }
        Block::Terms { .. } | Block::Sources { .. } | Block::Creature { .. } => Vec::new(),
    });
    sentences.collect()
}

fn says(facts: &Facts, key: &str, sentence: &str) -> bool {
    said(facts, EVERYTHING, key).iter().any(|one| one == sentence)
}

fn average() -> Facts {
    samples::facts(Sample::Average)
}

/// The facts with another score.
fn scored(mut facts: Facts, iq: i32, bound: Bound, low: Option<i32>, high: Option<i32>) -> Facts {
    let score = facts.outcome.score.as_mut().unwrap();
    (score.iq, score.bound, score.interval) = (iq, bound, Interval { low, high });
    score.percentile = numbers::below(f64::from(iq));
    score.class = Class::of(iq);
    facts
}

fn without_crowd(mut facts: Facts) -> Facts {
    let questions = vec![None; facts.questions.len()];
    facts.crowd = Crowd { as_of: facts.crowd.as_of, scores: None, questions };
    facts
}

#[test]
fn a_score_at_a_limit_says_that_the_test_measures_no_further() {
    let margin = "95% margin of error: 138 and above";
    let above = scored(average(), 145, Bound::AtOrAbove, Some(138), None);
    assert!(says(&above, "summary", &say::summary_lead_above(EN, "145 or above", margin)));
    assert!(says(&above, "curve", &say::curve_lead_limit(EN, "145 or above", margin)));
    assert!(says(&above, "summary", &say::percentile_top(EN)));
    let below = scored(average(), 60, Bound::AtOrBelow, None, Some(75));
    let margin = "95% margin of error: 75 and below";
    assert!(says(&below, "summary", &say::summary_lead_below(EN, "60 or below", margin)));
    assert!(says(&below, "summary", &say::percentile_bottom(EN)));
}

#[test]
fn the_lead_of_the_curve_says_how_far_from_the_average_the_score_lies() {
    for (iq, lead) in [
        (100, say::curve_lead_at(EN, "100", "95% margin of error: 90 to 112")),
        (108, say::curve_lead_above(EN, 8, "108", "95% margin of error: 90 to 112")),
        (93, say::curve_lead_below(EN, 7, "93", "95% margin of error: 90 to 112")),
    ] {
        let facts = scored(average(), iq, Bound::Exact, Some(90), Some(112));
        assert!(says(&facts, "curve", &lead), "{iq}");
    }
}

#[test]
fn a_margin_with_unequal_sides_is_explained_and_an_equal_one_is_not() {
    let facts = |low, high| scored(average(), 100, Bound::Exact, Some(low), Some(high));
    assert!(says(&facts(88, 115), "curve", &say::curve_sides(EN, 12, 15)));
    let equal = said(&facts(88, 113), EVERYTHING, "curve");
    assert!(!equal.contains(&say::curve_sides(EN, 12, 13)));
}

#[test]
fn one_two_or_more_classes_have_different_sentences() {
    let mut score = average().outcome.score.unwrap();
    score.class = Class::Superior;
    let mut told = |classes: &[Class]| {
        score.classes = classes.to_vec();
        words::classes(EN, &score)
    };
    assert_eq!(told(&[Class::Superior]), say::class_one(EN, "Superior", "115–129"));
    assert_eq!(
        told(&[Class::Normal, Class::Superior]),
        say::class_two(EN, "Superior", "115–129", "Average", "Superior")
    );
    assert_eq!(
        told(&[Class::Normal, Class::Superior, Class::VerySuperior]),
        say::class_many(EN, "Superior", "115–129", "Average", "Very superior")
    );
}

#[test]
fn a_score_at_a_limit_belongs_to_no_single_class() {
    let mut score = average().outcome.score.unwrap();
    (score.iq, score.bound, score.class) = (140, Bound::AtOrAbove, Class::VerySuperior);
    score.classes = vec![Class::Superior, Class::VerySuperior, Class::Genius];
    assert_eq!(words::classes(EN, &score), say::class_limit(EN, "140 or above", "Superior", "Genius"));
    (score.iq, score.bound, score.class) = (60, Bound::AtOrBelow, Class::Below70);
    score.classes = vec![Class::Below70];
    let class = words::class(EN, Class::Below70);
    assert_eq!(words::classes(EN, &score), say::class_limit_one(EN, "60 or below", &class));
}

#[test]
fn more_or_less_than_most_is_said_only_if_the_whole_margin_agrees() {
    for (iq, low, high, sentence) in [
        (115, 98, 132, say::meaning_unsure(EN)),
        (123, 113, 139, say::meaning_high(EN)),
        (84, 68, 101, say::meaning_unsure(EN)),
        (72, 55, 88, say::meaning_low(EN)),
    ] {
        let facts = scored(average(), iq, Bound::Exact, Some(low), Some(high));
        assert!(says(&facts, "meaning", &sentence), "{iq}");
    }
}

#[test]
fn a_percentile_says_about_at_least_or_at_most_like_its_score() {
    let mut score = average().outcome.score.unwrap();
    let mut told = |bound, percentile| {
        (score.bound, score.percentile) = (bound, percentile);
        words::percentile(EN, &score)
    };
    assert_eq!(told(Bound::Exact, 0.44), say::percentile(EN, 44));
    assert_eq!(told(Bound::AtOrAbove, 0.98), say::percentile_above(EN, 98));
    assert_eq!(told(Bound::AtOrBelow, 0.02), say::percentile_below(EN, 2));
    assert_eq!(told(Bound::Exact, 0.996), say::percentile_top(EN));
    assert_eq!(told(Bound::Exact, 0.004), say::percentile_bottom(EN));
}

#[test]
fn each_phase_of_the_norms_has_its_own_sentence() {
    let mut facts = average();
    for (phase, sentence) in [
        (Phase::Provisional, say::norms_provisional(EN)),
        (Phase::Calibrating, say::norms_calibrating(EN)),
        (Phase::Bridged, say::norms_bridged(EN)),
        (Phase::Census, say::norms_census(EN)),
    ] {
        facts.scale.norms.phase = phase;
        assert!(says(&facts, "summary", &sentence), "{phase:?}");
        let group = match phase {
            Phase::Provisional => vec![say::measured_provisional(EN, "2026-11", 1, 1501, "0.2")],
            Phase::Calibrating => vec![say::measured_calibrating(EN, "2026-11", 1, 1501, "0.2")],
            Phase::Bridged | Phase::Census => vec![sentence, say::measured_group(EN, "2026-11", 1)],
        };
        let told = said(&facts, LEAST, "measured");
        assert!(group.iter().all(|sentence| told.contains(sentence)), "{phase:?}");
    }
}

#[test]
fn every_sign_of_a_run_is_reported_with_its_figure() {
    let signs = vec![
        Sign::LowEffort { effort: 0.87 },
        Sign::SameOption { run: 6 },
        Sign::Hurried { seconds: 170.0 },
        Sign::LikeGuessing { ratio: -0.5 },
        Sign::Unfinished { answered: 0.7 },
        Sign::Pasted { answers: 25 },
        Sign::Instant { items: 3 },
        Sign::Surprising { fit: -2.5 },
        Sign::HardPartTooGood { chance: 0.001 },
        Sign::LeftTab { times: 4 },
        Sign::Hidden { seconds: 75.0 },
        Sign::NarrowWindow { width: 310 },
        Sign::ClockJump,
    ];
    let mut facts = average();
    let plain = said(&facts, EVERYTHING, "time");
    assert!(plain.contains(&say::valid(EN)) && !plain.contains(&say::caution(EN)));
    facts.outcome.verdict = Verdict::Caution(signs.clone());
    let noted = said(&facts, EVERYTHING, "time");
    let sentences = words::signs(EN, &Verdict::Caution(signs));
    assert!(sentences.len() == 13 && sentences.iter().all(|sentence| noted.contains(sentence)));
    assert!(noted.contains(&say::caution(EN)) && !noted.contains(&say::valid(EN)));
    for figure in ["87", "6", "170", "70", "25", "3", "4", "75", "310"] {
        assert!(sentences.iter().any(|sentence| sentence.contains(figure)), "{figure}");
    }
    assert!(says(&facts, "advice", &say::advice_caution(EN)));
}

#[test]
fn a_rank_among_takers_counts_them_and_needs_enough_of_them() {
    let mut facts = scored(average(), 100, Bound::Exact, Some(85), Some(115));
    let mut scores = vec![0; SCORE_BUCKETS];
    for (iq, runs) in [(90, 60), (100, 10), (120, 30)] {
        scores[score_bucket(iq)] = runs;
    }
    facts.crowd.scores = Some(scores.clone());
    let standing = numbers::standing(&facts, facts.outcome.score.as_ref().unwrap()).unwrap();
    assert_eq!((standing.runs, standing.lower, standing.same, standing.higher), (100, 60, 10, 30));
    assert_eq!((standing.place(), numbers::tenths(standing.average)), (31, 1000));
    let date = words::date(EN, facts.crowd.as_of);
    let own = say::ranking_own(EN, &date, 100, 60, 10, 30, 31);
    assert!(says(&facts, "ranking", &own));
    assert!(says(&facts, "summary", "31 of 100"));
    // A crowd counted before this run was: the run still counts among them.
    scores[score_bucket(100)] = 0;
    facts.crowd.scores = Some(scores);
    let standing = numbers::standing(&facts, facts.outcome.score.as_ref().unwrap()).unwrap();
    assert_eq!((standing.runs, standing.same), (91, 1));
    let few = without_crowd(facts);
    assert!(says(&few, "ranking", &say::ranking_few(EN, 100)));
    assert!(says(&few, "summary", "81%"));
}

#[test]
fn a_score_is_marked_in_the_bar_it_falls_into() {
    for sample in [Sample::Average, Sample::NearPerfect, Sample::Public] {
        let facts = samples::facts(sample);
        let report = compose(&facts, LEAST, EN).unwrap();
        let charts = report.sections.iter().flat_map(|section| &section.blocks);
        let bar = charts.filter_map(|block| match block {
            Block::Chart { chart: Chart::Crowd { bars, own, .. }, .. } => Some(bars[*own].label.clone()),
            _ => None,
        });
        let ten = facts.outcome.score.as_ref().unwrap().iq / 10 * 10;
        assert_eq!(bar.collect::<Vec<_>>(), [format!("{ten}–{}", ten + 9)], "{sample:?}");
    }
}

#[test]
fn rarity_is_mentioned_for_high_scores_and_never_for_low_ones() {
    let told = |iq| said(&scored(average(), iq, Bound::Exact, Some(60), Some(150)), LEAST, "ranking");
    assert!(told(100).contains(&say::ranking_middle(EN)));
    assert!(told(130).contains(&say::ranking_rare_high(EN, 44)));
    assert!(told(150).contains(&say::ranking_rarest(EN, 1000)));
    assert!(told(70).iter().all(|sentence| !sentence.starts_with("About one")));
}

#[test]
fn two_scores_differ_only_beyond_the_errors_of_both() {
    let facts = average();
    let score = facts.outcome.score.as_ref().unwrap();
    // Printed scores scatter by 7.1 at 85 and by 6.2 at 100, so by 6.3 at 98; with 2.3 for the form:
    // 1.96 · √2 · √(6.3² + 2.3²) = 18.6.
    assert_eq!(numbers::tenths(numbers::printed_error(&facts, score)), 63);
    assert_eq!(numbers::difference_needed(&facts, score), 19);
    let told = said(&facts, LEAST, "retest");
    assert!(told.contains(&say::retest_lead(EN, 19, "98", 23)) && told.contains(&say::retest_how(EN, "6.3")));
    for cell in [say::retest_below(EN, 79), say::span(EN, 79, 121), say::retest_above(EN, 121)] {
        assert!(told.contains(&cell), "{cell}");
    }
    let limit = scored(average(), 145, Bound::AtOrAbove, Some(138), None);
    let told = said(&limit, LEAST, "retest");
    assert!(told.contains(&say::retest_lead_limit(EN, "145 or above", 19)));
}
