//! How others did at a form of puzzles.

use domain::run::bucket_ms;
use jiff::Timestamp;
use report::iq::facts::{CROWD_FLOOR, Crowd, QuestionCrowd};
use store::{PgConnection, orders::OrderRow, stats};

use super::{PuzzleForm, Question};

/// How others did, as the JSON that is frozen.
pub(in crate::kinds) async fn crowd(
    conn: &mut PgConnection,
    order: &OrderRow,
    form: &PuzzleForm,
    now: Timestamp,
) -> store::Result<String> {
    let crowd = today(conn, order, form, now).await?;
    Ok(serde_json::to_string(&crowd).expect("numbers are always JSON"))
}

async fn today(
    conn: &mut PgConnection,
    order: &OrderRow,
    form: &PuzzleForm,
    now: Timestamp,
) -> store::Result<Crowd> {
    let scores = stats::scores(conn, order.exam, &order.norm_version, None).await?;
    let asked: Vec<&Question> = form.questions.iter().filter(|question| question.scored).collect();
    let items: Vec<i32> = asked.iter().map(|question| question.item).collect();
    let answered = stats::items(conn, &items).await?;
    let questions = asked.into_iter().map(|question| {
        let stat = answered.iter().find(|stat| stat.item == question.item)?;
        (stat.answered >= CROWD_FLOOR).then(|| others(question, stat))
    });
    Ok(Crowd {
        // Readers don't need fractions of a second.
        as_of: Timestamp::from_second(now.as_second()).unwrap_or(now),
        scores: (scores.total() >= CROWD_FLOOR).then(|| scores.runs().to_vec()),
        questions: questions.collect(),
    })
}

/// By place, as the options were shown to the owner.
fn others(question: &Question, stat: &stats::ItemStat) -> QuestionCrowd {
    QuestionCrowd {
        answered: stat.answered,
        chosen: question.options.map(|choice| stat.chosen[usize::from(choice)]),
        median_ms: median_ms(&stat.times),
        times: stat.times.clone(),
    }
}

/// The middle of the bucket that holds the median.
fn median_ms(times: &[i64]) -> i64 {
    let total: i64 = times.iter().sum();
    let mut below = 0;
    let bucket = times.iter().position(|answers| {
        below += answers;
        below * 2 >= total
    });
    bucket_ms(bucket.unwrap_or(0))
}

#[cfg(test)]
mod tests {
    use domain::{
        run::{TIME_BUCKETS, time_bucket},
        stats::{IQ_LOWEST, SCORE_BUCKETS},
    };
    use measure::scale::IMAGINABLE;

    use super::*;

    /// Neither crate may use the other, so each has its own constant.
    #[test]
    fn the_histogram_has_a_bucket_for_every_imaginable_score() {
        let (lowest, highest) = IMAGINABLE;

        assert_eq!(IQ_LOWEST, lowest);
        assert_eq!(SCORE_BUCKETS, (lowest..=highest).count());
    }

    #[test]
    fn the_median_lies_in_the_bucket_of_the_middle_answer() {
        let mut times = vec![0; TIME_BUCKETS];
        for (ms, answers) in [(3_000, 40), (20_000, 35), (90_000, 25)] {
            times[time_bucket(ms)] += answers;
        }

        assert_eq!(time_bucket(i32::try_from(median_ms(&times)).expect("small")), time_bucket(20_000));
    }
}
