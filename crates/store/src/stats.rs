//! Rollups about exams: updated by events, read as a few rows.

use std::collections::BTreeMap;

use domain::{
    catalog::ExamId,
    country::CountryCode,
    rollup::{Additions, CHOICES, ItemWeek},
    run::TIME_BUCKETS,
    stats::{CountryRollup, DURATION_BUCKETS, ExamRollup, Ranking, SCORE_BUCKETS, ScoreHistogram},
};
use jiff::{Timestamp, ToSpan, civil::Date};
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError, partitions::day_of};

/// `score_histogram.country` for all countries together.
const EVERYWHERE: &str = "*";

/// Adds everything to its rows, in the order of tables and keys that every writer follows.
///
/// Arrays are concatenated into a single array, and split again by the row's position.
pub async fn add(conn: &mut PgConnection, additions: &Additions) -> Result<()> {
    add_days(conn, additions).await?;
    add_exams(conn, additions).await?;
    add_scores(conn, additions).await?;
    add_items(conn, additions).await?;
    add_weeks(conn, additions).await?;
    add_classes(conn, additions).await
}

async fn add_days(conn: &mut PgConnection, additions: &Additions) -> Result<()> {
    let (exams, days): (Vec<i32>, Vec<String>) =
        additions.days.keys().map(|(exam, day)| (exam.0, day.to_string())).unzip();
    let runs: Vec<i64> = additions.days.values().copied().collect();
    sqlx::query!(
        "insert into exam_day (exam_id, day, valid_runs)
         select exam, day::date, runs
         from unnest($1::int[], $2::text[], $3::bigint[]) with ordinality as a (exam, day, runs, n) order by n
         on conflict (exam_id, day) do update set valid_runs = exam_day.valid_runs + excluded.valid_runs",
        &exams,
        &days,
        &runs,
    )
    .execute(conn)
    .await?;
    Ok(())
}

async fn add_exams(conn: &mut PgConnection, additions: &Additions) -> Result<()> {
    let exams: Vec<i32> = additions.exams.keys().map(|exam| exam.0).collect();
    let runs: Vec<i64> = additions.exams.values().map(|sums| sums.valid_runs).collect();
    let tenths: Vec<i64> = additions.exams.values().map(|sums| sums.score_tenths).collect();
    let durations: Vec<i64> = additions.exams.values().flat_map(|sums| &sums.durations).copied().collect();
    sqlx::query!(
        "insert into exam_total (exam_id, valid_runs, score_tenths_sum, durations)
         select exam, runs, tenths, ($4::bigint[])[(n::int - 1) * $5 + 1 : n::int * $5]
         from unnest($1::int[], $2::bigint[], $3::bigint[]) with ordinality as a (exam, runs, tenths, n) order by n
         on conflict (exam_id) do update set
            valid_runs = exam_total.valid_runs + excluded.valid_runs,
            score_tenths_sum = exam_total.score_tenths_sum + excluded.score_tenths_sum,
            durations = array(select a + b from unnest(exam_total.durations, excluded.durations)
                              with ordinality as d (a, b, n) order by n)",
        &exams,
        &runs,
        &tenths,
        &durations,
        length(DURATION_BUCKETS),
    )
    .execute(conn)
    .await?;
    Ok(())
}

async fn add_scores(conn: &mut PgConnection, additions: &Additions) -> Result<()> {
    let keys = || additions.scores.keys();
    let exams: Vec<i32> = keys().map(|(exam, ..)| exam.0).collect();
    let norms: Vec<String> = keys().map(|(_, norms, _)| norms.clone()).collect();
    let countries: Vec<String> = keys().map(|(.., country)| place(country.as_ref()).to_owned()).collect();
    let runs: Vec<i64> = additions.scores.values().flatten().copied().collect();
    sqlx::query!(
        "insert into score_histogram (exam_id, norms, country, runs)
         select exam, norms, country, ($4::bigint[])[(n::int - 1) * $5 + 1 : n::int * $5]
         from unnest($1::int[], $2::text[], $3::text[]) with ordinality as a (exam, norms, country, n) order by n
         on conflict (exam_id, norms, country) do update set
            runs = array(select a + b from unnest(score_histogram.runs, excluded.runs)
                         with ordinality as d (a, b, n) order by n)",
        &exams,
        &norms,
        &countries,
        &runs,
        length(SCORE_BUCKETS),
    )
    .execute(conn)
    .await?;
    Ok(())
}

async fn add_items(conn: &mut PgConnection, additions: &Additions) -> Result<()> {
    let ids: Vec<i32> = additions.items.keys().copied().collect();
    let sums = || additions.items.values();
    let shown: Vec<i64> = sums().map(|item| item.shown).collect();
    let answered: Vec<i64> = sums().map(|item| item.answered).collect();
    let correct: Vec<i64> = sums().map(|item| item.correct).collect();
    let chosen: Vec<i64> = sums().flat_map(|item| &item.chosen).copied().collect();
    let times: Vec<i64> = sums().flat_map(|item| &item.times).copied().collect();
    sqlx::query!(
        "insert into item_stat (item_id, shown, answered, correct, chosen, times)
         select item, shown, answered, correct, ($5::bigint[])[(n::int - 1) * $6 + 1 : n::int * $6],
                ($7::bigint[])[(n::int - 1) * $8 + 1 : n::int * $8]
         from unnest($1::int[], $2::bigint[], $3::bigint[], $4::bigint[])
              with ordinality as a (item, shown, answered, correct, n) order by n
         on conflict (item_id) do update set
            shown = item_stat.shown + excluded.shown,
            answered = item_stat.answered + excluded.answered,
            correct = item_stat.correct + excluded.correct,
            chosen = array(select a + b from unnest(item_stat.chosen, excluded.chosen)
                           with ordinality as d (a, b, n) order by n),
            times = array(select a + b from unnest(item_stat.times, excluded.times)
                          with ordinality as d (a, b, n) order by n)",
        &ids,
        &shown,
        &answered,
        &correct,
        &chosen,
        length(CHOICES),
        &times,
        length(TIME_BUCKETS),
    )
    .execute(conn)
    .await?;
    Ok(())
}

async fn add_weeks(conn: &mut PgConnection, additions: &Additions) -> Result<()> {
    let keys = || additions.weeks.keys();
    let exams: Vec<i32> = keys().map(|key| key.exam.0).collect();
    let items: Vec<i32> = keys().map(|key| key.item).collect();
    let weeks: Vec<String> = keys().map(|key| key.week.to_string()).collect();
    let languages: Vec<String> = keys().map(|key| key.hl.code().to_owned()).collect();
    let counts: Vec<i64> = additions.weeks.values().flatten().copied().collect();
    sqlx::query!(
        "insert into item_week (exam_id, item_id, week, hl, counts)
         select exam, item, week::date, hl, ($5::bigint[])[(n::int - 1) * $6 + 1 : n::int * $6]
         from unnest($1::int[], $2::int[], $3::text[], $4::text[])
              with ordinality as a (exam, item, week, hl, n) order by n
         on conflict (exam_id, item_id, week, hl) do update set
            counts = array(select a + b from unnest(item_week.counts, excluded.counts)
                           with ordinality as d (a, b, n) order by n)",
        &exams,
        &items,
        &weeks,
        &languages,
        &counts,
        length(ItemWeek::COUNTS),
    )
    .execute(conn)
    .await?;
    Ok(())
}

async fn add_classes(conn: &mut PgConnection, additions: &Additions) -> Result<()> {
    let keys = || additions.classes.keys();
    let exams: Vec<i32> = keys().map(|key| key.exam.0).collect();
    let weeks: Vec<String> = keys().map(|key| key.week.to_string()).collect();
    let languages: Vec<String> = keys().map(|key| key.hl.code().to_owned()).collect();
    let classes: Vec<String> = keys().map(|key| key.class.clone()).collect();
    let runs: Vec<i64> = additions.classes.values().copied().collect();
    sqlx::query!(
        "insert into class_week (exam_id, week, hl, class, runs)
         select exam, week::date, hl, class, runs
         from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::bigint[])
              with ordinality as a (exam, week, hl, class, runs, n) order by n
         on conflict (exam_id, week, hl, class) do update set runs = class_week.runs + excluded.runs",
        &exams,
        &weeks,
        &languages,
        &classes,
        &runs,
    )
    .execute(conn)
    .await?;
    Ok(())
}

fn length(elements: usize) -> i32 {
    i32::try_from(elements).expect("a histogram is short")
}

fn place(country: Option<&CountryCode>) -> &str {
    country.map_or(EVERYWHERE, CountryCode::as_str)
}

pub async fn add_starts(conn: &mut PgConnection, exam: ExamId, at: Timestamp, starts: i64) -> Result<()> {
    let minute = Timestamp::from_second(at.as_second().div_euclid(60) * 60).unwrap_or(at);
    sqlx::query!(
        "insert into exam_minute (exam_id, minute, starts) values ($1, $2, $3)
         on conflict (exam_id, minute) do update set starts = exam_minute.starts + excluded.starts",
        exam.0,
        minute.to_sqlx() as _,
        starts,
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub async fn load(conn: &mut PgConnection, exam: ExamId, now: Timestamp) -> Result<ExamRollup> {
    let yesterday = day_of(now).saturating_sub(1.day());
    let hour_ago = now - 60.minutes();
    let row = sqlx::query!(
        r#"select t.valid_runs, t.score_tenths_sum, t.durations,
                  coalesce((select valid_runs from exam_day where exam_id = $1 and day = $2), 0) as "yesterday!",
                  coalesce((select sum(starts) from exam_minute where exam_id = $1 and minute > $3), 0)::bigint
                      as "last_hour!"
           from exam_total t where t.exam_id = $1"#,
        exam.0,
        yesterday.to_sqlx() as _,
        hour_ago.to_sqlx() as _,
    )
    .fetch_optional(conn)
    .await?;
    Ok(row.map_or_else(ExamRollup::default, |row| ExamRollup {
        valid_runs: row.valid_runs,
        score_tenths_sum: row.score_tenths_sum,
        yesterday_runs: row.yesterday,
        last_hour_starts: row.last_hour,
        durations: row.durations,
    }))
}

/// Deletes minutes before `limit`: only the last hour is shown.
pub async fn forget_minutes_before(conn: &mut PgConnection, limit: Timestamp) -> Result<u64> {
    let done =
        sqlx::query!("delete from exam_minute where minute < $1", limit.to_sqlx() as _).execute(conn).await?;
    Ok(done.rows_affected())
}

/// Valid runs by class of one exam, since its first week.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClassRuns {
    pub class: String,
    pub runs: i64,
    /// Mondays of the first and of the last week with such a run.
    pub first_week: Date,
    pub last_week: Date,
}

pub async fn classes(conn: &mut PgConnection, exam: ExamId) -> Result<Vec<ClassRuns>> {
    let rows = sqlx::query!(
        r#"select class, sum(runs)::bigint as "runs!", min(week) as "first!: jiff_sqlx::Date",
                  max(week) as "last!: jiff_sqlx::Date"
           from class_week where exam_id = $1 group by class order by class"#,
        exam.0,
    );
    let rows = rows.fetch_all(conn).await?.into_iter();
    let runs = rows.map(|row| ClassRuns {
        class: row.class,
        runs: row.runs,
        first_week: row.first.to_jiff(),
        last_week: row.last.to_jiff(),
    });
    Ok(runs.collect())
}

/// Valid runs by score under these norms: of one country, or of all.
pub async fn scores(
    conn: &mut PgConnection,
    exam: ExamId,
    norms: &str,
    country: Option<CountryCode>,
) -> Result<ScoreHistogram> {
    let place = place(country.as_ref());
    let runs = sqlx::query_scalar!(
        "select runs from score_histogram where exam_id = $1 and norms = $2 and country = $3",
        exam.0,
        norms,
        place
    )
    .fetch_optional(conn)
    .await?;
    runs.map_or_else(|| Some(ScoreHistogram::none()), ScoreHistogram::parse)
        .ok_or_else(|| inconsistent("runs", format!("{exam}, {place}")))
}

/// How people answered one puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ItemStat {
    pub item: i32,
    pub answered: i64,
    /// By choice of the puzzle's spec.
    pub chosen: [i64; CHOICES],
    /// By [`domain::run::time_bucket`].
    pub times: Vec<i64>,
}

/// How people answered these puzzles; unanswered ones are absent.
pub async fn items(conn: &mut PgConnection, ids: &[i32]) -> Result<Vec<ItemStat>> {
    let rows =
        sqlx::query!("select item_id, answered, chosen, times from item_stat where item_id = any($1)", ids)
            .fetch_all(conn)
            .await?;
    rows.into_iter()
        .map(|row| {
            let unknown = |_| StoreError::Inconsistent {
                table: "item_stat",
                column: "chosen",
                row: row.item_id.to_string(),
            };
            Ok(ItemStat {
                item: row.item_id,
                answered: row.answered,
                chosen: row.chosen.try_into().map_err(unknown)?,
                times: row.times,
            })
        })
        .collect()
}

/// The rank of a score among all or in one country; `None` while there are few.
pub async fn ranking(
    conn: &mut PgConnection,
    exam: ExamId,
    norms: &str,
    country: Option<CountryCode>,
    iq: i32,
) -> Result<Option<Ranking>> {
    Ok(scores(conn, exam, norms, country).await?.rank(iq))
}

/// Valid runs and their scores by country, of one exam or of all together. Summed here: PostgreSQL is several
/// times slower at iterating over arrays.
pub async fn countries(conn: &mut PgConnection, exam: Option<ExamId>) -> Result<Vec<CountryRollup>> {
    let rows = sqlx::query!(
        "select country, runs from score_histogram where country <> '*' and ($1::int is null or exam_id = $1)",
        exam.map(|exam| exam.0),
    )
    .fetch_all(conn)
    .await?;
    let mut rollups: BTreeMap<CountryCode, CountryRollup> = BTreeMap::new();
    for row in rows {
        let scores =
            ScoreHistogram::parse(row.runs).ok_or_else(|| inconsistent("runs", row.country.clone()))?;
        let country = CountryCode::parse(&row.country).map_err(|_| inconsistent("country", row.country))?;
        let none = CountryRollup { country, valid_runs: 0, score_sum: 0 };
        let rollup = rollups.entry(country).or_insert(none);
        rollup.valid_runs += scores.total();
        rollup.score_sum += scores.sum();
    }
    Ok(rollups.into_values().collect())
}

fn inconsistent(column: &'static str, row: String) -> StoreError {
    StoreError::Inconsistent { table: "score_histogram", column, row }
}

#[cfg(test)]
mod tests {
    use domain::{
        locale::Locale,
        run::{FinishedRun, RunResult},
    };
    use sqlx::PgPool;

    use super::*;

    const NORMS: &str = "2026-11";

    fn country(code: &str) -> CountryCode {
        CountryCode::parse(code).expect("a country")
    }

    async fn add_runs(conn: &mut PgConnection, exam: i32, code: &str, iq: i32, runs: usize) {
        sqlx::raw_sql(
            "insert into category (id, code, name) values (1, 'iq', '{}') on conflict do nothing;
             insert into exam (id, code, category_id, questions, options, time_limit_s, name, summary, kind, repeatable,
                               sign_in)
             select id, 'e' || id, 1, 3, 6, 0, '{}', '{}', 'iq', false, false from generate_series(1, 2) as id on conflict do nothing",
        )
        .execute(&mut *conn)
        .await
        .expect("exams");
        let run = FinishedRun {
            at: Timestamp::UNIX_EPOCH,
            exam: ExamId(exam),
            country: country(code),
            hl: Locale::En,
            result: Some(RunResult::Iq { iq, norms: NORMS.to_owned() }),
            duration_s: 60,
            answers: Vec::new(),
        };
        add(conn, &Additions::of(vec![&run; runs])).await.expect("added");
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_score_is_ranked_worldwide_and_within_a_country(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        add_runs(&mut conn, 1, "DE", 90, 100).await;
        add_runs(&mut conn, 1, "FR", 120, 60).await;
        add_runs(&mut conn, 2, "FR", 40, 500).await;

        let everybody = ranking(&mut conn, ExamId(1), NORMS, None, 121).await.expect("read");
        let germany = ranking(&mut conn, ExamId(1), NORMS, Some(country("DE")), 90).await.expect("read");
        let france = ranking(&mut conn, ExamId(1), NORMS, Some(country("FR")), 90).await.expect("read");

        assert_eq!(everybody, Some(Ranking { below: 160, total: 160 }));
        assert_eq!(germany, Some(Ranking { below: 0, total: 100 }));
        assert_eq!(france, None, "too few to say");
        assert_eq!(ranking(&mut conn, ExamId(7), NORMS, None, 100).await.expect("read"), None);
        let newer = ranking(&mut conn, ExamId(1), "2028-03", None, 121).await.expect("read");
        assert_eq!(newer, None, "scores under other norms don't count");
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn countries_are_summed_over_one_exam_or_all(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        add_runs(&mut conn, 1, "DE", 90, 2).await;
        add_runs(&mut conn, 1, "DE", 161, 1).await;
        add_runs(&mut conn, 2, "DE", 40, 1).await;

        let one = countries(&mut conn, Some(ExamId(1))).await.expect("read");
        let all = countries(&mut conn, None).await.expect("read");

        let rollup = |valid_runs, score_sum| CountryRollup { country: country("DE"), valid_runs, score_sum };
        assert_eq!(one, [rollup(3, 340)]);
        assert_eq!(all, [rollup(4, 380)]);
    }
}
