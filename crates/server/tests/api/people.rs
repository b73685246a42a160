//! Simulated people who take the test: their runs as a browser sends them. The benches use them too.

use app::bank::{Question, TestForm};
use measure::{
    random::Random,
    simulate::{Behaviour, Person, sheet},
};
use serde_json::{Value, json};
use uuid::Uuid;

/// What somebody of the standard population who behaves like this sends.
pub(crate) fn run(form: &TestForm, behaviour: Behaviour, seed: u64) -> Value {
    let mut random = Random::seeded(seed);
    let mut exam =
        lab::trial::exam(form.newest.scale.form().items().to_vec()).expect("a form that is scored");
    exam.keys = form.questions.iter().filter(|question| question.scored).map(Question::key).collect();
    let sheet = sheet(&exam, Person::drawn(&mut random), behaviour, &mut random);
    let mut scored = sheet.choices.into_iter().zip(sheet.times);
    let answers = form.questions.iter().map(|question| {
        let answer = question.scored.then(|| scored.next()).flatten();
        (question, answer.unwrap_or((0, 20.0)))
    });
    body(form, answers)
}

/// A run of these options and seconds.
pub(crate) fn body<'a>(form: &TestForm, answers: impl Iterator<Item = (&'a Question, (u8, f64))>) -> Value {
    let mut passed = 0;
    let answers = answers.map(|(question, (option, seconds))| {
        #[expect(clippy::cast_possible_truncation, reason = "seconds on a question")]
        let ms = (seconds * 1000.0) as i64;
        passed += ms + 350;
        json!({"id": question.code, "option": option, "ms": ms, "changes": passed % 3, "at": passed})
    });
    let answers: Vec<Value> = answers.collect();
    let exam = match form.scored() {
        30 => 1,
        20 => 2,
        _ => 3,
    };
    json!({
        "runId": Uuid::new_v4(),
        "examId": exam,
        "formId": form.id,
        "answers": answers,
        "left": 1,
        "hiddenMs": 4_200,
        "width": 390,
        "clockOffsetMs": -412,
        "sentAt": jiff::Timestamp::now().as_millisecond() + 412,
    })
}
