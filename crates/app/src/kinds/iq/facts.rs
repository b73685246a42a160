//! From an order to the facts of its report.

use domain::catalog::Words;
use measure::{effort::rapid, validity::Run};
use report::iq::facts::{Crowd, Facts, Question};
use store::orders::OrderRow;

use super::{Outcome, PuzzleForm, Scoring, score::run};
use crate::kinds::Versions;

/// Everything the order's report is about under these versions; `None` if the form was never scored with them.
/// `outcome`: the outcome of its answers under these versions; `exam`: the exam's name.
pub(in crate::kinds) fn facts(
    order: &OrderRow,
    outcome: &Outcome,
    form: &PuzzleForm,
    exam: &Words,
    crowd: Crowd,
    versions: &Versions,
) -> Option<Facts> {
    let scoring = form.scoring(versions)?;
    let Outcome { scale, profile } = outcome.clone();
    // Others were scored with the order's norms: under different ones the order can't be ranked among them.
    let comparable = crowd.scores.filter(|_| scoring.norm_version() == order.norm_version);
    let crowd = Crowd { scores: comparable, ..crowd };
    let run = run(form, &order.sheet, order.circumstances);
    Some(Facts {
        exam: exam.clone(),
        taken_at: order.submitted_at,
        outcome: scale,
        profile,
        scale: scoring.measures.clone(),
        questions: questions(order, form, scoring, &run),
        crowd,
        sample: false,
    })
}

/// The scored questions, with what the owner did.
fn questions(order: &OrderRow, form: &PuzzleForm, scoring: &Scoring, run: &Run) -> Vec<Question> {
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
    use domain::catalog::ExamId;
    use jiff::Timestamp;
    use report::iq::facts::ScaleFacts;
    use sqlx::PgPool;

    use crate::{
        kinds::Versions,
        reports,
        runs::{
            Order,
            tests::{BANK, CATALOG, confirmed},
        },
    };

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn trial_questions_are_in_no_report_and_the_others_keep_their_numbers(pool: PgPool) {
        let number = confirmed(&pool).await;
        let mut conn = pool.acquire().await.expect("a connection");
        let row = store::orders::find(&mut conn, &number).await.expect("read").expect("an order");
        let form = BANK.forms[&row.form].puzzles().expect("puzzles");
        let kept = Order::read(&row).expect("an order").outcome;
        let order = (&row, &kept, CATALOG.exam(ExamId(1)).expect("an exam"));

        let facts = reports::facts(&pool, &BANK, order, &Versions::of(&row), Timestamp::UNIX_EPOCH).await;

        let facts = facts.expect("facts").1;
        let own = facts.iq().expect("of an IQ test");
        assert_eq!((form.questions.len(), own.questions.len(), own.crowd.questions.len()), (33, 30, 30));
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
        // From easy to difficult, all within the test's range or near it.
        let (first, last) = (own.questions[0].difficulty, own.questions[29].difficulty);
        assert!(first < 80 && last > 120, "{first} to {last}");
        let ScaleFacts { reliability, errors, lowest, highest, .. } = &own.scale;
        assert!((0.75..0.9).contains(reliability), "{reliability}");
        assert_eq!(errors.iter().map(|error| error.iq).collect::<Vec<_>>(), [70, 85, 100, 115, 130, 145]);
        assert!(errors.iter().all(|error| (3.0..9.0).contains(&error.sem)) && lowest < highest, "{errors:?}");
    }
}
