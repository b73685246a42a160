//! Simulated people who take the test: their runs as a browser sends them. Also used by the benches.

use std::sync::LazyLock;

use app::{
    kinds::{
        Form,
        iq::{PuzzleForm, Question},
    },
    tickets::{Ticket, Tickets},
};
use jiff::{SignedDuration, Timestamp};
use measure::{
    random::Random,
    simulate::{Behaviour, Person, sheet},
};
use serde_json::{Value, json};
use server::config::Config;
use uuid::Uuid;

static TICKETS: LazyLock<Tickets> = LazyLock::new(|| {
    let config = Config::load(server::config::Needs::Everything).expect("the services' environment");
    config.tickets.open().expect("a key")
});

pub(crate) fn puzzles(form: &Form) -> &PuzzleForm {
    form.puzzles().expect("a form of puzzles")
}

/// The ticket of a visitor who was given this form some time ago. Tests can't wait for half an hour, so they
/// sign tickets themselves.
pub(crate) fn ticket(form: &Form, ago: SignedDuration) -> String {
    TICKETS.sign(&Ticket::new(form.id, form.exam, None, Timestamp::now() - ago))
}

/// The run of a person from the standard population with this behaviour.
pub(crate) fn run(form: &Form, behaviour: Behaviour, seed: u64) -> Value {
    let mut random = Random::seeded(seed);
    let mut exam =
        lab::trial::exam(puzzles(form).newest.scale.form().items().to_vec()).expect("a form that is scored");
    exam.keys =
        puzzles(form).questions.iter().filter(|question| question.scored).map(Question::key).collect();
    let sheet = sheet(&exam, Person::drawn(&mut random), behaviour, &mut random);
    let mut scored = sheet.choices.into_iter().zip(sheet.times);
    let answers = puzzles(form).questions.iter().map(|question| {
        let answer = question.scored.then(|| scored.next()).flatten();
        (question, answer.unwrap_or((0, 20.0)))
    });
    body(form, answers)
}

/// A run of these options and seconds.
pub(crate) fn body<'a>(form: &Form, answers: impl Iterator<Item = (&'a Question, (u8, f64))>) -> Value {
    coded(form, answers.map(|(question, answer)| (question.code.as_str(), answer)))
}

/// The same with the questions' codes.
pub(crate) fn coded<'a>(form: &Form, answers: impl Iterator<Item = (&'a str, (u8, f64))>) -> Value {
    let mut passed = 0;
    let answers = answers.map(|(code, (option, seconds))| {
        #[expect(clippy::cast_possible_truncation, reason = "seconds on a question")]
        let ms = (seconds * 1000.0) as i64;
        passed += ms + 350;
        json!({"id": code, "option": option, "ms": ms, "changes": passed % 3, "at": passed})
    });
    let answers: Vec<Value> = answers.collect();
    json!({
        "runId": Uuid::new_v4(),
        "examId": form.exam.0,
        "formId": form.id,
        "ticket": ticket(form, SignedDuration::from_hours(1)),
        "answers": answers,
        "left": 1,
        "hiddenMs": 4_200,
        "width": 390,
        "clockOffsetMs": -412,
        "sentAt": Timestamp::now().as_millisecond() + 412,
    })
}
