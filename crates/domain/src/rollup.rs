//! What finished runs add to the rollups, summed up before the shared rows are touched. Everything is
//! addition: in whatever order and whatever batches runs arrive, the sums are the same.

use std::collections::BTreeMap;

use jiff::{ToSpan as _, civil::Date, tz::TimeZone};

use crate::{
    catalog::ExamId,
    country::CountryCode,
    locale::Locale,
    run::{FIFTHS, FinishedRun, ItemAnswer, TIME_BUCKETS, time_bucket},
    stats::{DURATION_BUCKETS, SCORE_BUCKETS, duration_bucket, score_bucket},
};

/// The maximum number of choices of an item.
pub const CHOICES: usize = 6;

/// Sums by row. Maps keep their keys sorted, and so do the writers: two writers that touch the same rows
/// never deadlock.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Additions {
    /// Valid runs by the day (UTC) they were finished on.
    pub days: BTreeMap<(ExamId, Date), i64>,
    pub exams: BTreeMap<ExamId, ExamSums>,
    /// Valid runs of IQ tests by [`score_bucket`] under each norms; without a country, those of all countries.
    pub scores: BTreeMap<(ExamId, String, Option<CountryCode>), Vec<i64>>,
    pub items: BTreeMap<i32, ItemSums>,
    /// Answers to an item in a week and language, by fifth of the population and choice; see [`ItemWeek`].
    pub weeks: BTreeMap<ItemWeek, Vec<i64>>,
    /// Valid runs by type.
    pub classes: BTreeMap<ClassWeek, i64>,
}

/// How runs of an instrument with types are grouped. A week is named by its Monday (UTC).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ClassWeek {
    pub exam: ExamId,
    pub week: Date,
    pub hl: Locale,
    pub class: String,
}

/// How answers to an item are grouped. A week is named by its Monday (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ItemWeek {
    pub exam: ExamId,
    pub item: i32,
    pub week: Date,
    pub hl: Locale,
}

impl ItemWeek {
    /// The index of an answer among the counts: for each fifth its choices, and last the unanswered ones.
    pub fn place(fifth: usize, choice: Option<u8>) -> usize {
        fifth * (CHOICES + 1) + choice.map_or(CHOICES, |choice| usize::from(choice).min(CHOICES - 1))
    }

    /// How many counts there are.
    pub const COUNTS: usize = FIFTHS * (CHOICES + 1);
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ExamSums {
    pub valid_runs: i64,
    /// Tenths of an IQ point.
    pub score_tenths: i64,
    /// Valid runs by [`duration_bucket`].
    pub durations: Vec<i64>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemSums {
    pub shown: i64,
    pub answered: i64,
    pub correct: i64,
    /// Answers by choice of the item's spec.
    pub chosen: Vec<i64>,
    /// Answers by [`time_bucket`].
    pub times: Vec<i64>,
}

impl Additions {
    pub fn of<'a>(runs: impl IntoIterator<Item = &'a FinishedRun>) -> Self {
        let mut additions = Self::default();
        for run in runs {
            additions.add(run);
        }
        additions
    }

    /// A run that can't be analysed adds nothing.
    fn add(&mut self, run: &FinishedRun) {
        let Some(result) = &run.result else { return };
        let day = run.at.to_zoned(TimeZone::UTC).date();
        *self.days.entry((run.exam, day)).or_default() += 1;
        let exam = self.exams.entry(run.exam).or_insert_with(|| ExamSums {
            valid_runs: 0,
            score_tenths: 0,
            durations: vec![0; DURATION_BUCKETS],
        });
        exam.valid_runs += 1;
        exam.durations[duration_bucket(run.duration_s)] += 1;
        if let Some((iq, norms)) = result.iq() {
            exam.score_tenths += i64::from(iq) * 10;
            for country in [None, Some(run.country)] {
                let row = (run.exam, norms.to_owned(), country);
                self.scores.entry(row).or_insert_with(|| vec![0; SCORE_BUCKETS])[score_bucket(iq)] += 1;
            }
        }
        let week = monday(day);
        for answer in &run.answers {
            self.items.entry(answer.item).or_insert_with(ItemSums::none).add(answer);
            let key = ItemWeek { exam: run.exam, item: answer.item, week, hl: run.hl };
            // An answer without a fifth belongs to no scale.
            let own = answer.fifth.map(|fifth| usize::from(fifth).min(FIFTHS - 1));
            let Some(fifth) = own.or(result.fifth()) else { continue };
            let counts = self.weeks.entry(key).or_insert_with(|| vec![0; ItemWeek::COUNTS]);
            counts[ItemWeek::place(fifth, answer.choice)] += 1;
        }
        if let Some(class) = result.class() {
            let key = ClassWeek { exam: run.exam, week, hl: run.hl, class: class.to_owned() };
            *self.classes.entry(key).or_default() += 1;
        }
    }
}

/// The Monday of a day's week.
fn monday(day: Date) -> Date {
    let since = i64::from(day.weekday().to_monday_zero_offset());
    day.checked_sub(since.days()).unwrap_or(day)
}

impl ItemSums {
    fn none() -> Self {
        Self { shown: 0, answered: 0, correct: 0, chosen: vec![0; CHOICES], times: vec![0; TIME_BUCKETS] }
    }

    fn add(&mut self, answer: &ItemAnswer) {
        self.shown += 1;
        let Some(choice) = answer.choice else { return };
        self.answered += 1;
        self.correct += i64::from(answer.right);
        self.times[time_bucket(answer.ms)] += 1;
        if let Some(chosen) = self.chosen.get_mut(usize::from(choice)) {
            *chosen += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;
    use crate::run::RunResult;

    fn run(iq: Option<i32>) -> FinishedRun {
        let answer = |item, choice, right| ItemAnswer { item, choice, right, ms: 12_000, fifth: None };
        FinishedRun {
            at: "2026-11-15T23:59:59.999Z".parse().expect("a time"),
            exam: ExamId(1),
            country: CountryCode::parse("DE").expect("a country"),
            hl: Locale::De,
            result: iq.map(|iq| RunResult::Iq { iq, norms: "2026-11".to_owned() }),
            duration_s: 1_290,
            answers: vec![answer(7, Some(2), true), answer(8, Some(5), false), answer(9, None, false)],
        }
    }

    #[test]
    fn a_run_counts_for_its_day_its_country_and_the_total() {
        let additions = Additions::of([&run(Some(112)), &run(Some(98))]);

        assert_eq!(additions.days, BTreeMap::from([((ExamId(1), date(2026, 11, 15)), 2)]));
        let exam = &additions.exams[&ExamId(1)];
        assert_eq!((exam.valid_runs, exam.score_tenths, exam.durations[43]), (2, 2_100, 2));
        for country in [None, Some(run(None).country)] {
            let runs = &additions.scores[&(ExamId(1), "2026-11".to_owned(), country)];
            assert_eq!((runs[112 - 40], runs[98 - 40], runs.iter().sum::<i64>()), (1, 1, 2));
        }
    }

    #[test]
    fn an_unanswered_question_counts_only_as_shown() {
        let items = Additions::of([&run(Some(100))]).items;

        let sums = |item: i32| (items[&item].shown, items[&item].answered, items[&item].correct);
        assert_eq!([sums(7), sums(8), sums(9)], [(1, 1, 1), (1, 1, 0), (1, 0, 0)]);
        assert_eq!((items[&7].chosen[2], items[&8].chosen[5]), (1, 1));
        assert_eq!((items[&7].times[time_bucket(12_000)], items[&9].times.iter().sum::<i64>()), (1, 0));
    }

    #[test]
    fn answers_are_counted_by_week_language_fifth_and_choice() {
        let weeks = Additions::of([&run(Some(112)), &run(Some(113)), &run(Some(113))]).weeks;

        // The 15th is a Sunday.
        let of = |item| {
            let key = ItemWeek { exam: ExamId(1), item, week: date(2026, 11, 9), hl: Locale::De };
            let counts = weeks[&key].iter().enumerate().filter(|(_, count)| **count > 0);
            counts.map(|(place, count)| (place, *count)).collect::<Vec<_>>()
        };
        assert_eq!(of(7), [(3 * 7 + 2, 1), (4 * 7 + 2, 2)]);
        assert_eq!(of(9), [(3 * 7 + 6, 1), (4 * 7 + 6, 2)], "unanswered");
    }

    #[test]
    fn a_questionnaire_counts_by_type_and_each_answer_by_the_fifth_of_its_scale() {
        let answer = |item, fifth| ItemAnswer { item, choice: Some(4), right: false, ms: 4_000, fifth };
        let run = FinishedRun {
            result: Some(RunResult::Questionnaire { class: Some("ENFP".to_owned()) }),
            answers: vec![answer(7, Some(4)), answer(8, Some(0)), answer(9, None)],
            ..run(None)
        };

        let sums = Additions::of([&run, &run]);

        let week = date(2026, 11, 9);
        let class = ClassWeek { exam: ExamId(1), week, hl: Locale::De, class: "ENFP".to_owned() };
        assert_eq!(sums.classes, BTreeMap::from([(class, 2)]));
        let counts = |item| &sums.weeks[&ItemWeek { exam: ExamId(1), item, week, hl: Locale::De }];
        assert_eq!((counts(7)[4 * 7 + 4], counts(8)[4], sums.weeks.len()), (2, 2, 2));
        assert_eq!((sums.items[&9].answered, sums.scores.len()), (2, 0));
    }

    #[test]
    fn a_run_sent_by_the_previous_release_is_read() {
        let mut json = serde_json::to_value(run(Some(101))).expect("JSON");
        let object = json.as_object_mut().expect("an object");
        object.remove("result");
        object.remove("hl");
        object.insert("iq".to_owned(), 101.into());
        object.insert("norms".to_owned(), "2026-11".into());

        let read: FinishedRun = serde_json::from_value(json).expect("a run");

        assert_eq!(read, FinishedRun { hl: Locale::En, ..run(Some(101)) });
    }

    #[test]
    fn a_run_that_cannot_be_analysed_adds_nothing() {
        assert_eq!(Additions::of([&run(None)]), Additions::default());
    }
}
