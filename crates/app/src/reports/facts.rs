//! From an order to the facts of its report.

use measure::{effort::rapid, validity::Run};
use report::facts::{Crowd, Facts, Question};
use store::orders::OrderRow;

use crate::{
    bank::{Bank, Scoring, TestForm},
    runs::{RecomputeError, Scored, own, run, score},
};

/// Which norms a report is under.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Under {
    /// Those of the order: as it was bought, for ever.
    Own,
    /// Today's.
    Newest,
}

/// Everything the order's report speaks about. `exam`: the exam's public slug; `kept`: what the order's
/// answers came to when they were handed in.
pub fn facts(
    order: &OrderRow,
    kept: &Scored,
    exam: &str,
    bank: &Bank,
    crowd: Crowd,
    under: Under,
) -> Result<Facts, RecomputeError> {
    let (form, own) = own(order, bank)?;
    let (scoring, scored) = match under {
        Under::Own => (own, kept.clone()),
        Under::Newest => (&form.newest, score(form, &form.newest, &order.sheet, order.circumstances)),
    };
    // Others were scored with the order's own norms: under other ones it has no place among them.
    let comparable = crowd.scores.filter(|_| scoring.norm_version() == order.norm_version);
    let crowd = Crowd { scores: comparable, ..crowd };
    let run = run(form, &order.sheet, order.circumstances);
    Ok(Facts {
        exam: exam.to_owned(),
        taken_at: order.submitted_at,
        outcome: scored.outcome,
        profile: scored.profile,
        scale: scoring.measures.clone(),
        questions: questions(order, form, scoring, &run),
        crowd,
        sample: false,
    })
}

/// The questions that count, with what their owner did.
fn questions(order: &OrderRow, form: &TestForm, scoring: &Scoring, run: &Run) -> Vec<Question> {
    let rapid = rapid(&run.answers, &run.times, scoring.scale.test().thresholds);
    let mut judged = rapid.into_iter().zip(scoring.scale.form().items()).zip(&scoring.dimensions);
    let sheet = &order.sheet;
    let answers = sheet.choices.iter().zip(&sheet.times_ms).zip(&sheet.changes);
    let asked = (1..).zip(&form.questions).zip(answers).filter(|((_, question), _)| question.scored);
    asked
        .filter_map(|((number, question), ((chosen, ms), changes))| {
            let ((rapid, curve), kind) = judged.next()?;
            Some(Question {
                number,
                puzzle: question.puzzle.clone(),
                kind: *kind,
                difficulty: whole(scoring.scale.norms().true_iq(curve.half())),
                chosen: chosen.and_then(|place| u8::try_from(place).ok()),
                ms: *ms,
                changes: *changes,
                rapid,
            })
        })
        .collect()
}

#[expect(clippy::cast_possible_truncation, reason = "a cast saturates, and an IQ is small")]
fn whole(iq: f64) -> i32 {
    iq.round() as i32
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use report::facts::ScaleFacts;
    use sqlx::PgPool;

    use super::*;
    use crate::{
        reports::frozen,
        runs::{
            Order,
            tests::{BANK, confirmed},
        },
    };

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn questions_on_trial_are_in_no_report_and_the_others_keep_their_numbers(pool: PgPool) {
        let number = confirmed(&pool).await;
        let mut conn = pool.acquire().await.expect("a connection");
        let row = store::orders::find(&mut conn, &number).await.expect("read").expect("an order");
        let form = &BANK.forms[&row.form];
        let crowd = frozen(&pool, &row, form, Timestamp::UNIX_EPOCH).await.expect("frozen");
        let kept = Order::read(row.clone()).expect("an order").scored;

        let own = facts(&row, &kept, "iq", &BANK, crowd.clone(), Under::Own).expect("facts");
        let newest = facts(&row, &kept, "iq", &BANK, crowd, Under::Newest).expect("facts");

        assert_eq!((form.questions.len(), own.questions.len(), own.crowd.questions.len()), (33, 30, 30));
        assert_eq!(own, newest, "there are no newer norms");
        let places: Vec<usize> = (0..33).filter(|place| form.questions[*place].scored).collect();
        for (question, place) in own.questions.iter().zip(places) {
            let asked = &form.questions[place];
            assert_eq!(usize::try_from(question.number), Ok(place + 1));
            assert_eq!(question.puzzle, asked.puzzle);
            assert_eq!(question.chosen.map(i16::from), row.sheet.choices[place]);
            assert_eq!(
                (question.ms, question.changes),
                (row.sheet.times_ms[place], row.sheet.changes[place])
            );
            assert_eq!(question.kind, lab::dimensions::of(&question.puzzle));
        }
        let right = own.questions.iter().filter(|question| question.right()).count();
        assert_eq!(right, own.outcome.right);
        // From easy to difficult, all within what the test can measure or near it.
        let (first, last) = (own.questions[0].difficulty, own.questions[29].difficulty);
        assert!(first < 80 && last > 120, "{first} to {last}");
        let ScaleFacts { reliability, errors, lowest, highest, .. } = &own.scale;
        assert!((0.75..0.9).contains(reliability), "{reliability}");
        assert_eq!(errors.iter().map(|error| error.iq).collect::<Vec<_>>(), [70, 85, 100, 115, 130, 145]);
        assert!(errors.iter().all(|error| (3.0..9.0).contains(&error.sem)) && lowest < highest, "{errors:?}");
    }
}
