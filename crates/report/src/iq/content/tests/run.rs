//! Kinds of task, pace, time and effort.

use super::{numbers::Missed, *};

#[test]
fn kinds_that_stand_out_are_named_and_even_ones_are_called_even() {
    let mut facts = average();
    assert!(says(&facts, "dimensions", &say::kinds_even(EN)));
    let profile = facts.profile.as_mut().unwrap();
    profile.even = false;
    (profile.kinds[1].lean, profile.kinds[1].difference) = (Some(Lean::Strength), 9.4);
    (profile.kinds[2].lean, profile.kinds[2].difference) = (Some(Lean::Weakness), -8.0);
    let strength = say::kinds_strength(EN, "Visual logic", "9.4");
    let weakness = say::kinds_weakness(EN, "Spatial thinking", "8.0");
    for key in ["summary", "dimensions"] {
        let told = said(&facts, EVERYTHING, key);
        assert!(told.contains(&strength) && told.contains(&weakness), "{key:?}");
        assert!(!told.contains(&say::kinds_even(EN)), "{key:?}");
    }
    assert!(says(&facts, "logic", &strength) && says(&facts, "spatial", &weakness));
    assert!(says(&facts, "advice", &say::advice_lean(EN)));
    facts.profile = None;
    assert!(says(&facts, "dimensions", &say::kinds_none(EN)));
    assert!(says(&facts, "logic", &say::level_not_enough(EN)));
}

#[test]
fn a_level_has_its_percentile_and_a_wide_margin_has_no_level() {
    let mut facts = average();
    for (score, se, sentence) in [
        (130.0, 5.0, say::read_very_high(EN, 98)),
        (115.0, 5.0, say::read_high(EN, 84)),
        (100.0, 5.0, say::read_moderate(EN, 50)),
        (85.0, 5.0, say::read_low(EN, 16)),
        (70.0, 5.0, say::read_very_low(EN, 2)),
        (100.0, 10.0, say::read_not_enough(EN, 87, 113)),
    ] {
        let kind = &mut facts.profile.as_mut().unwrap().kinds[0];
        (kind.score, kind.se) = (score, se);
        assert!(says(&facts, "induction", &sentence), "{score} {se}");
    }
}

#[test]
fn pace_is_the_ratio_to_others_on_the_same_puzzles() {
    let facts = average();
    let usual = pace::measured(&facts).unwrap();
    let mut twice = facts.clone();
    for question in &mut twice.questions {
        question.ms *= 2;
    }
    let slow = pace::measured(&twice).unwrap();
    assert!((slow.ratio / usual.ratio - 2.0).abs() < 1e-9 && slow.score < usual.score - 20.0);
    assert!(usual.reliability > 0.9 && usual.puzzles == 30, "{usual:?}");
    // Somebody who takes exactly the median time everywhere has an average pace.
    let mut median = facts.clone();
    for (question, crowd) in median.questions.iter_mut().zip(&facts.crowd.questions) {
        question.ms = i32::try_from(crowd.as_ref().unwrap().median_ms).unwrap();
    }
    let middle = pace::measured(&median).unwrap();
    assert!((middle.score - 100.0).abs() < 2.0 && (middle.ratio - 1.0).abs() < 0.05, "{middle:?}");
}

#[test]
fn pace_needs_others_on_four_of_five_puzzles_and_shows_only_own_times_without() {
    let mut facts = average();
    facts.crowd.questions[..6].fill(None);
    assert_eq!(pace::measured(&facts).map(|pace| pace.puzzles), Some(24));
    facts.crowd.questions[6] = None;
    assert_eq!(pace::measured(&facts), None);
    let told = said(&facts, LEAST, "pace");
    assert!(told.contains(&say::pace_lead_none(EN)) && told.contains(&say::level_not_enough(EN)));
    assert!(told.contains(&say::head_time(EN)) && !told.contains(&say::head_medians(EN)));
    // A hundred answers are the minimum.
    let mut few = average();
    for crowd in few.crowd.questions.iter_mut().flatten() {
        crowd.answered = 99;
    }
    assert_eq!(pace::measured(&few), None);
}

#[test]
fn getting_slower_or_quicker_is_relative_to_others() {
    let facts = average();
    let told = |first: i64, last: i64| {
        let mut facts = facts.clone();
        for (place, (question, crowd)) in facts.questions.iter_mut().zip(&facts.crowd.questions).enumerate() {
            let share = if place < 15 { first } else { last };
            question.ms = i32::try_from(crowd.as_ref().unwrap().median_ms * share / 100).unwrap();
        }
        said(&facts, LEAST, "pace")
    };
    assert!(told(100, 150).contains(&say::pace_slower(EN, "100%", "150%")));
    assert!(told(150, 100).contains(&say::pace_quicker(EN, "150%", "100%")));
    assert!(told(100, 115).contains(&say::pace_slower(EN, "100%", "115%")));
    assert!(told(100, 110).contains(&say::pace_kept(EN, "100%", "110%")));
}

#[test]
fn median_times_of_right_and_wrong_answers_are_compared() {
    let facts = average();
    let told = |right: i32, wrong: i32| {
        let mut facts = facts.clone();
        for question in &mut facts.questions {
            question.ms = if question.right() { right } else { wrong };
        }
        [said(&facts, LEAST, "time"), said(&facts, LEAST, "advice")].concat()
    };
    assert!(told(20_000, 30_000).contains(&say::time_wrong_longer(EN, "20 sec", "30 sec")));
    assert!(told(30_000, 20_000).contains(&say::time_wrong_shorter(EN, "30 sec", "20 sec")));
    assert!(told(30_000, 20_000).contains(&say::advice_slower(EN, "20 sec", "30 sec")));
    assert!(told(20_000, 21_000).contains(&say::time_alike(EN, "20 sec", "21 sec")));
    let mut few = facts;
    for question in few.questions.iter_mut().skip(4) {
        question.chosen = Some(question.puzzle.key);
    }
    assert_eq!(numbers::right_and_wrong(&few), None);
}

#[test]
fn effort_counts_rapid_answers_open_puzzles_and_changes_of_mind() {
    let mut facts = average();
    for question in &mut facts.questions {
        (question.rapid, question.changes) = (false, 0);
        question.chosen = question.chosen.or(Some(0));
    }
    let none = said(&facts, LEAST, "time");
    for sentence in [say::effort_none_rapid(EN), say::effort_none_open(EN), say::effort_no_changes(EN)] {
        assert!(none.contains(&sentence), "{sentence}");
    }
    facts.questions[3].rapid = true;
    (facts.questions[4].chosen, facts.questions[5].chosen) = (None, None);
    (facts.questions[6].changes, facts.questions[7].changes) = (2, 1);
    let some = said(&facts, LEAST, "time");
    for sentence in [say::effort_rapid(EN, 1), say::effort_open(EN, 2), say::effort_changes(EN, 3)] {
        assert!(some.contains(&sentence), "{sentence}");
    }
    assert!(said(&facts, LEAST, "advice").contains(&say::advice_open(EN)));
}

#[test]
fn easy_misses_and_hard_hits_are_counted_relative_to_the_score() {
    let mut facts = scored(average(), 100, Bound::Exact, Some(85), Some(115));
    for question in &mut facts.questions {
        let easy = question.difficulty <= 100;
        question.chosen = Some(if easy { question.puzzle.key } else { (question.puzzle.key + 1) % 6 });
    }
    assert!(says(&facts, "meaning", &say::meaning_smooth(EN)));
    let first = &mut facts.questions[0];
    first.chosen = Some((first.puzzle.key + 1) % 6);
    for question in facts.questions.iter_mut().rev().take(2) {
        question.chosen = Some(question.puzzle.key);
    }
    let told = said(&facts, LEAST, "meaning");
    assert!(told.contains(&say::meaning_missed(EN, 1)) && told.contains(&say::meaning_solved(EN, 2)));
    assert!(told.contains(&say::meaning_usual(EN)) && !told.contains(&say::meaning_smooth(EN)));
}

#[test]
fn practice_begins_with_what_was_missed_within_reach() {
    let facts = samples::facts(Sample::VeryLow);
    let iq = facts.outcome.score.as_ref().unwrap().iq;
    let Missed::Most(kind, tally) = numbers::missed(&facts, iq) else { panic!("most in one kind") };
    assert_eq!((kind, numbers::reach(&facts, iq)), (Dimension::Induction, iq + numbers::FAR));
    let all = numbers::tally(numbers::of_kind(&facts, kind));
    assert!(tally.all < all.all && tally.missed() > 1, "{tally:?} of {all:?}");
    let perfect = samples::facts(Sample::NearPerfect);
    assert_eq!(numbers::missed(&perfect, 150), Missed::Hardly);
    assert!(says(&perfect, "guide", &say::guide_none_missed(EN, 145)));
}

#[test]
fn the_kind_with_the_most_misses_is_chosen_by_number_not_by_share() {
    let mut facts = average();
    let miss = |facts: &mut Facts, kind: Dimension, number: usize| {
        for question in facts.questions.iter_mut().filter(|question| question.kind == kind).take(number) {
            question.chosen = Some((question.puzzle.key + 1) % 6);
        }
    };
    for question in &mut facts.questions {
        (question.chosen, question.difficulty) = (Some(question.puzzle.key), 100);
    }
    assert!(says(&facts, "guide", &say::guide_week_1_slow(EN)));
    miss(&mut facts, Dimension::Induction, 1);
    assert_eq!(numbers::missed(&facts, 100), Missed::Hardly);
    assert!(says(&facts, "guide", &say::guide_week_1(EN)));
    miss(&mut facts, Dimension::Logic, 1);
    assert_eq!(numbers::missed(&facts, 100), Missed::Spread);
    miss(&mut facts, Dimension::Logic, 2);
    miss(&mut facts, Dimension::Induction, 3);
    assert!(matches!(numbers::missed(&facts, 100), Missed::Most(Dimension::Induction, _)));
    miss(&mut facts, Dimension::Logic, 3);
    assert_eq!(numbers::missed(&facts, 100), Missed::Spread);
    assert!(says(&facts, "guide", &say::guide_spread(EN, 100)));
    // Two of two are too few to name a kind: the others are out of reach.
    let mut few = average();
    for question in &mut few.questions {
        (question.chosen, question.difficulty) = (Some(question.puzzle.key), 100);
    }
    for question in few.questions.iter_mut().filter(|question| question.kind == Dimension::Logic).skip(2) {
        question.difficulty = 140;
    }
    miss(&mut few, Dimension::Logic, 2);
    assert_eq!(numbers::missed(&few, 100), Missed::Spread);
}

#[test]
fn a_rapid_right_answer_stays_right_but_does_not_count_for_the_score() {
    let mut facts = scored(average(), 100, Bound::Exact, Some(85), Some(115));
    let last = facts.questions.last_mut().unwrap();
    (last.chosen, last.rapid) = (Some(last.puzzle.key), false);
    let (before, right) = (numbers::by_difficulty(&facts, 100), numbers::tally(facts.questions.iter()));
    facts.questions.last_mut().unwrap().rapid = true;
    let after = numbers::by_difficulty(&facts, 100);
    assert_eq!((before[2].right, before[2].all), (after[2].right + 1, after[2].all + 1));
    assert_eq!(numbers::tally(facts.questions.iter()), right);
    let kind = facts.questions.last().unwrap().kind;
    let key = if kind == Dimension::Logic { "logic" } else { "several_rules" };
    assert!(says(&facts, key, &say::sheet_right_rapid(EN)), "{kind:?}");
}

#[test]
fn twenty_questions_are_split_into_thirds() {
    let facts = samples::facts(Sample::Short);
    let thirds = numbers::thirds(&facts).unwrap();
    assert_eq!(thirds.map(|third| (third.from, third.to)), [(1, 6), (7, 13), (14, 20)]);
    let sum: i64 = thirds.iter().map(|third| third.ms).sum();
    assert_eq!(sum, numbers::total_ms(facts.questions.iter()));
}

#[test]
fn without_other_runs_the_report_does_not_mention_others() {
    let facts = without_crowd(average());
    let report = compose(&facts, EVERYTHING, EN).unwrap();
    let keys = report.sections.iter().map(|section| section.key).filter(|key| {
        // These two sections explain the terms.
        !["glossary", "measured"].contains(key)
    });
    for key in keys {
        for sentence in said(&facts, EVERYTHING, key) {
            let told = ["Typical time", "people solve", "Compared with others", "Rank among test-takers"];
            assert!(told.iter().all(|told| !sentence.contains(told)), "{key:?}: {sentence}");
        }
    }
}

#[test]
fn a_level_follows_from_the_printed_numbers() {
    let level = |iq: i32| Level::of(f64::from(iq));
    for tenths in 600..1500 {
        let score = f64::from(tenths) / 10.0;
        let band = dimensions::band(score, 7.0);
        let near = level(band.high) as u8 - level(band.low) as u8 <= 1;
        assert_eq!(band.level, near.then(|| level(band.score)), "{score}");
        assert_eq!(level(band.score), Level::of(score), "{score}");
        assert!((f64::from(band.score) - score).abs() < 1.0);
    }
    // Printed, 109.6 to 129.4 spans two levels, though the unrounded range touches three.
    let band = dimensions::band(119.5, 7.7);
    assert_eq!((band.low, band.high, band.level), (110, 129, Some(Level::High)));
}

#[test]
fn a_distance_that_counts_is_never_printed_below_its_threshold() {
    let mut score = average().profile.unwrap().kinds[0];
    let mut told = |difference: f64, needed: f64, lean: Option<Lean>| {
        (score.difference, score.difference_se, score.lean) = (difference, needed / 1.65, lean);
        let distance = numbers::distance(&score);
        (distance.tenths, distance.needed)
    };
    assert_eq!(told(7.6, 7.9, None), (76, Some(79)));
    assert_eq!(told(7.87, 7.88, None), (78, Some(79)));
    assert_eq!(told(-7.89, 7.86, Some(Lean::Weakness)), (-79, Some(79)));
    assert_eq!(told(7.84, 7.83, Some(Lean::Strength)), (79, Some(79)));
    assert_eq!(told(9.0, 7.9, None), (90, None));
    assert_eq!(words::signed(EN, -24), "−2.4");
    let mut facts = average();
    let kind = &mut facts.profile.as_mut().unwrap().kinds[0];
    (kind.difference, kind.difference_se, kind.lean) = (9.0, 4.0, None);
    assert!(says(&facts, "induction", &say::kind_untold(EN, "+9.0")));
    assert!(says(&facts, "summary", &say::kinds_untold(EN)));
}
