//! Simulated visitors confirm runs on forms built as an operator builds them.

use std::{path::Path, sync::LazyLock};

use domain::{
    catalog::Catalog,
    ids::VisitorId,
    run::{ItemAnswer, RunResult},
};
use jiff::SignedDuration;
use lab::forms::Counts;
use measure::{
    random::Random,
    scale::Bound,
    simulate::{Behaviour, Person, sheet as simulated},
    validity::{Sign, Verdict},
};
use sqlx::PgPool;
use uuid::Uuid;

use super::*;
use crate::{
    bank::{Plan, tests::exams},
    kinds::iq::{self, PuzzleForm, Question},
};

/// Forms 1001 and 1002 have 30 scored questions and some trial ones, 1003 has 20 scored ones.
pub(crate) static BANK: LazyLock<Bank> = LazyLock::new(|| {
    let plan = Plan {
        edition: 1,
        seed: 1,
        forms: Counts { long: 2, short: 1, brief: 0 },
        exams: exams(),
        pretest_share: 0.1,
        norm_version: "2026-11".to_owned(),
    };
    let draft = crate::bank::draft(&plan, lab::bank::Seen::default()).expect("an edition");
    crate::bank::read(1, &draft.forms).expect("a bank")
});

pub(crate) static CATALOG: LazyLock<Catalog> = LazyLock::new(|| {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
    crate::content::read(&content).expect("the content").catalog
});

fn exam(id: i32) -> &'static Exam {
    CATALOG.exam(ExamId(id)).expect("an exam")
}

fn form(id: i32) -> &'static Form {
    &BANK.forms[&id]
}

fn puzzles(form: &Form) -> &PuzzleForm {
    form.puzzles().expect("a form of puzzles")
}

fn now() -> Timestamp {
    "2026-11-15T10:00:00.123456789Z".parse().expect("a time")
}

/// The ticket that came with the form's questions, `ago` in the past.
fn ticket(form: &Form, ago: SignedDuration) -> Ticket {
    Ticket::new(
        form.id,
        ExamId(if form.id == 1003 { 2 } else { 1 }),
        Some(Uuid::from_u128(77).into()),
        now() - ago,
    )
}

/// A simulated visitor's run of a form, each answer chosen when its time was over.
fn taken(form: &Form, behaviour: Behaviour, seed: u64) -> Submission {
    let mut random = Random::seeded(seed);
    let mut exam = lab::trial::exam(puzzles(form).newest.scale.form().items().to_vec()).expect("an exam");
    exam.keys =
        puzzles(form).questions.iter().filter(|question| question.scored).map(Question::key).collect();
    let sheet = simulated(&exam, Person::drawn(&mut random), behaviour, &mut random);
    let (mut scored, mut passed) = (sheet.choices.iter().zip(&sheet.times), 0);
    let answers = puzzles(form).questions.iter().map(|question| {
        let (option, seconds) = if question.scored { scored.next().expect("an answer") } else { (&0, &20.0) };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "seconds on a question")]
        let ms = (seconds * 1000.0) as u32;
        passed += ms + 250;
        Given { question: question.code.clone(), option: Some(*option), ms, changes: 0, at_ms: Some(passed) }
    });
    Submission {
        run: Uuid::from_u128(u128::from(seed) + 1).into(),
        app_exam: AppExamId(1),
        form: form.id,
        ticket: ticket(form, SignedDuration::from_hours(1)),
        answers: answers.collect(),
        left: 0,
        hidden_ms: 0,
        width: Some(390),
        clock_offset_ms: Some(-3_600_000),
        sent_at: Some(now().as_millisecond() + 3_600_000),
        hl: Locale::De,
        country: CountryCode::parse("AT").expect("a country"),
        logid: Some(Uuid::from_u128(u128::from(seed) + 1_000_000).into()),
    }
}

/// An honest run that can be analysed without a caution.
fn honest(form: &Form) -> Submission {
    (1..100)
        .map(|seed| taken(form, Behaviour::Honest, seed))
        .find(|sent| judged(form, sent).scale.verdict == Verdict::Valid)
        .expect("one of them is valid")
}

/// The outcome of a submission, without a database.
fn judged(form: &Form, sent: &Submission) -> iq::Outcome {
    let sheet = sheet::read(form, &sent.answers).expect("answers of the form");
    let outcome = form.score(&form.newest(), &sheet, sheet::circumstances(form, &sheet, sent, now()));
    outcome.expect("an outcome").iq().expect("of an IQ test").clone()
}

fn iq_of(order: &Order) -> &iq::Outcome {
    order.outcome.iq().expect("of an IQ test")
}

async fn send(pool: &PgPool, sent: &Submission, random: u128) -> Result<Order, SubmitError> {
    send_to(&Writer::open(pool.clone()), sent, random).await
}

async fn send_to(writer: &Writer, sent: &Submission, random: u128) -> Result<Order, SubmitError> {
    submit(writer, &BANK, exam(if sent.form == 1003 { 2 } else { 1 }), sent, now(), random).await
}

/// The order of an honest run that can be bought.
pub(crate) async fn confirmed(pool: &PgPool) -> OrderNumber {
    send(pool, &honest(form(1001)), 1).await.expect("stored").number
}

async fn kept(pool: &PgPool, number: &OrderNumber) -> OrderRow {
    let mut conn = pool.acquire().await.expect("a connection");
    store::orders::find(&mut conn, number).await.expect("read").expect("there")
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_run_submitted_again_gives_the_same_order(pool: PgPool) {
    let sent = honest(form(1001));
    let mut again = Submission { sent_at: None, left: 9, logid: None, ..sent.clone() };
    again.answers.reverse();
    again.answers[3].ms += 1;

    let first = send(&pool, &sent, 1).await.expect("stored");
    let second = send(&pool, &again, 2).await.expect("found");

    assert_eq!(first, second);
    assert_eq!(Order::read(&kept(&pool, &first.number).await).expect("an order"), first);
    assert_eq!((first.status, first.exam, first.form), (Status::PendingPayment, ExamId(1), 1001));
    assert_eq!(first.forget_at, Some("2026-12-15T10:00:00.123456Z".parse().expect("a time")));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn other_answers_are_rejected_after_confirmation(pool: PgPool) {
    let sent = honest(form(1001));
    let first = send(&pool, &sent, 1).await.expect("stored");
    let mut edited = sent.clone();
    edited.answers[7].option = edited.answers[7].option.map(|option| (option + 1) % 6);
    let mut withdrawn = sent.clone();
    withdrawn.answers.remove(29);
    let other_form = Submission { run: sent.run, ..honest(form(1002)) };
    let other_exam = Submission { app_exam: AppExamId(2), ..sent.clone() };

    for other in [edited, withdrawn, other_form, other_exam] {
        assert!(matches!(send(&pool, &other, 2).await, Err(SubmitError::AlreadyConfirmed)), "{other:?}");
    }

    assert_eq!(Order::read(&kept(&pool, &first.number).await).expect("an order"), first);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_ticket_is_good_for_one_run(pool: PgPool) {
    let sent = honest(form(1001));
    let mut other_answers = Submission { run: Uuid::from_u128(u128::MAX).into(), ..sent.clone() };
    other_answers.answers[7].option = other_answers.answers[7].option.map(|option| (option + 1) % 6);
    let same_answers = Submission { run: Uuid::from_u128(u128::MAX).into(), ..sent.clone() };
    let own_ticket =
        Submission { ticket: ticket(form(1001), SignedDuration::from_hours(1)), ..same_answers.clone() };

    let first = send(&pool, &sent, 1).await.expect("stored");

    for again in [other_answers, same_answers] {
        assert!(matches!(send(&pool, &again, 2).await, Err(SubmitError::TicketUsed)));
    }
    assert_eq!(send(&pool, &sent, 3).await.expect("found"), first);
    send(&pool, &own_ticket, 4).await.expect("the same form in the same visit");
    let row = kept(&pool, &first.number).await;
    assert_eq!((row.ticket, row.uid), (Some(sent.ticket.id), Some(VisitorId::from(Uuid::from_u128(77)))));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_ticket_for_another_exam_or_form_is_rejected(pool: PgPool) {
    let sent = honest(form(1001));
    let own = sent.ticket;
    let others = [
        ticket(form(1002), SignedDuration::from_hours(1)),
        ticket(form(1003), SignedDuration::from_hours(1)),
        Ticket { exam: ExamId(2), ..own },
    ];
    for ticket in others {
        let sent = Submission { ticket, ..sent.clone() };
        assert!(matches!(send(&pool, &sent, 1).await, Err(SubmitError::OtherTicket)), "{ticket:?}");
    }
    let nobody = Submission { ticket: Ticket { uid: None, ..own }, ..sent };
    let order = send(&pool, &nobody, 1).await.expect("stored");
    assert_eq!(kept(&pool, &order.number).await.uid, None);
}

#[test]
fn answers_cannot_claim_more_time_than_has_passed() {
    let form = form(1001);
    let honest = honest(form);
    let times: Vec<i64> = honest.answers.iter().map(|answer| i64::from(answer.ms)).collect();
    let longest = *times.iter().max().expect("answers");
    let claimed = SignedDuration::from_millis(times.iter().sum::<i64>() - longest);
    let minute = SignedDuration::from_mins(1);
    let verdict = |ago: SignedDuration| {
        judged(form, &Submission { ticket: ticket(form, ago), ..honest.clone() }).scale.verdict
    };

    assert_eq!(verdict(claimed), Verdict::Valid);
    // Two computers' clocks differ.
    assert_eq!(verdict(claimed - minute + SignedDuration::from_millis(1)), Verdict::Valid);
    let early = Verdict::Invalid(vec![Sign::ImpossibleTimes]);
    assert_eq!(verdict(claimed - minute - SignedDuration::from_secs(1)), early);
    assert_eq!(verdict(SignedDuration::ZERO), early);
    assert_eq!(verdict(-minute), early, "handed out in the future");
    // Pauses, a night offline, another day: the longer ago the better.
    assert_eq!(verdict(SignedDuration::from_hours(29 * 24)), Verdict::Valid);
    // A second window in which one question was visible all the while.
    let mut beside = honest.clone();
    let place = times.iter().position(|ms| *ms == longest).expect("it is there");
    beside.answers[place].ms += 1_200_000;
    let beside = Submission { ticket: ticket(form, claimed), ..beside };
    assert!(!judged(form, &beside).scale.verdict.is_invalid());
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn answers_that_do_not_match_the_form_or_the_exam_are_rejected(pool: PgPool) {
    let sent = honest(form(1001));
    let with = |change: fn(&mut Submission)| {
        let mut changed = sent.clone();
        change(&mut changed);
        changed
    };
    let unknown = with(|sent| sent.answers[4].question = "0000000100000063".to_owned());
    let seventh = with(|sent| sent.answers[4].option = Some(6));
    let twice = with(|sent| sent.answers[4].question = sent.answers[5].question.clone());
    let others = Submission { answers: honest(form(1002)).answers, ..sent.clone() };

    for bad in [unknown, seventh, twice, others] {
        assert!(matches!(send(&pool, &bad, 1).await, Err(SubmitError::BadAnswers)), "{bad:?}");
    }
    let nowhere = with(|sent| sent.form = 99);
    assert!(matches!(send(&pool, &nowhere, 1).await, Err(SubmitError::UnknownForm)));
    let short = submit(&Writer::open(pool), &BANK, exam(2), &sent, now(), 1).await;
    assert!(matches!(short, Err(SubmitError::UnknownForm)));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn stored_runs_scored_again_give_the_same_bytes(pool: PgPool) {
    let behaviours = [
        Behaviour::Honest,
        Behaviour::Honest,
        Behaviour::RandomTail(0.3),
        Behaviour::SlowRandom,
        Behaviour::LeakedKey(8),
    ];
    let (mut scored, mut refused) = (0, 0);
    for seed in 0..200 {
        let form = form([1001, 1002, 1003][usize::try_from(seed % 3).expect("small")]);
        let mut sent = taken(form, behaviours[usize::try_from(seed % 5).expect("small")], seed);
        sent.hidden_ms = u32::try_from(seed * 977).expect("small");
        sent.answers.truncate(puzzles(form).questions.len() - usize::try_from(seed % 4).expect("small"));

        let order = send(&pool, &sent, u128::from(seed)).await.expect("stored");

        let row = kept(&pool, &order.number).await;
        assert_eq!(recompute(&row, &BANK).as_ref(), Ok(&row.outcome), "{seed}");
        assert_eq!(Order::read(&row).expect("an order"), order, "{seed}");
        *(if order.outcome.is_valid() { &mut scored } else { &mut refused }) += 1;
    }
    assert!(scored > 100 && refused > 20, "{scored} scored, {refused} refused");
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_order_with_unknown_norms_is_not_recomputed(pool: PgPool) {
    let order = send(&pool, &honest(form(1003)), 1).await.expect("stored");
    let mut row = kept(&pool, &order.number).await;
    row.norm_version = "2027-01".to_owned();

    assert_eq!(recompute(&row, &BANK), Err(RecomputeError::OtherParameters(1003)));
    assert_eq!(recompute(&row, &Bank::default()), Err(RecomputeError::UnknownForm(1003)));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_careless_run_is_stored_without_a_score_and_nothing_is_for_sale(pool: PgPool) {
    let order = send(&pool, &taken(form(1001), Behaviour::SameOption, 1), 1).await.expect("stored");

    assert_eq!((order.status, iq_of(&order).profile.clone()), (Status::Uncompleted, None));
    assert!(!order.outcome.is_valid());
    assert!(matches!(&iq_of(&order).scale.verdict, Verdict::Invalid(signs) if !signs.is_empty()));
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn an_unpaid_order_is_deleted_after_thirty_days(pool: PgPool) {
    let order = send(&pool, &honest(form(1001)), 1).await.expect("stored");
    let day = SignedDuration::from_hours(24);
    let there = async || {
        let mut conn = pool.acquire().await.expect("a connection");
        store::orders::find(&mut conn, &order.number).await.expect("read").is_some()
    };

    crate::housekeeping::run(&pool, now() + 29 * day).await.expect("housekeeping done");
    assert!(there().await);
    crate::housekeeping::run(&pool, now() + 30 * day).await.expect("housekeeping done");
    assert!(!there().await);
}

#[test]
fn trial_questions_change_no_score() {
    let form = form(1001);
    let sent = honest(form);
    let mut other = sent.clone();
    for (answer, question) in other.answers.iter_mut().zip(&puzzles(form).questions) {
        if !question.scored {
            (answer.option, answer.ms) = (Some(question.key()), 1);
        }
    }

    assert_eq!(other.answers.iter().filter(|answer| answer.ms == 1).count(), 3);
    assert_eq!(judged(form, &sent), judged(form, &other));
}

#[test]
fn answers_are_scored_by_their_place() {
    let form = form(1001);
    let mut perfect = honest(form);
    for (answer, question) in perfect.answers.iter_mut().zip(&puzzles(form).questions) {
        answer.option = Some(question.key());
    }

    let scored = judged(form, &perfect);

    let score = scored.scale.score.expect("a score");
    assert_eq!((scored.scale.right, scored.scale.items), (30, 30));
    assert_eq!((score.iq, score.bound), (puzzles(form).newest.scale.range().1, Bound::AtOrAbove));
    assert!(scored.profile.is_some_and(|profile| profile.kinds.iter().all(|kind| kind.score > 110.0)));
}

#[test]
fn the_event_has_choices_in_the_puzzles_own_order_and_nothing_about_the_visitor() {
    let form = form(1001);
    let mut sent = honest(form);
    sent.answers[0].option = Some(puzzles(form).questions[0].key());
    sent.answers[1].option = None;
    sent.answers.remove(2);
    let sheet = sheet::read(form, &sent.answers).expect("answers of the form");
    let scored = judged(form, &sent);

    let event = finished(form, &sheet, &Outcome::Iq(Box::new(scored.clone())), &sent, now());

    assert_eq!((event.answers.len(), event.country, event.at), (33, sent.country, now()));
    let iq = scored.scale.score.map(|score| score.iq).expect("a score");
    assert_eq!(event.result, Some(RunResult::Iq { iq, norms: "2026-11".to_owned() }));
    assert_eq!(event.hl, sent.hl);
    assert_eq!(event.duration_s, sent.answers.iter().map(|answer| i64::from(answer.ms)).sum::<i64>() / 1000);
    let spec_key = puzzles(form).questions[0].options[usize::from(puzzles(form).questions[0].key())];
    let first = ItemAnswer {
        item: puzzles(form).questions[0].item,
        choice: Some(spec_key),
        right: true,
        ms: i32::try_from(sent.answers[0].ms).expect("small"),
        fifth: None,
    };
    assert_eq!(event.answers[0], first);
    assert_eq!((event.answers[1].choice, event.answers[1].right), (None, false));
    assert_eq!(
        event.answers[2],
        ItemAnswer { item: puzzles(form).questions[2].item, choice: None, right: false, ms: 0, fifth: None }
    );
    for (answer, question) in event.answers.iter().zip(&puzzles(form).questions).skip(3) {
        let shown = question.options.iter().position(|choice| Some(*choice) == answer.choice);
        assert_eq!(answer.right, shown == Some(usize::from(question.key())));
    }
}

#[test]
fn what_the_browser_reports_becomes_a_sign() {
    let form = form(1001);
    let sent = honest(form);
    let signs = |change: &dyn Fn(&mut Submission)| {
        let mut changed = sent.clone();
        change(&mut changed);
        match judged(form, &changed).scale.verdict {
            Verdict::Valid => Vec::new(),
            Verdict::Caution(signs) | Verdict::Invalid(signs) => signs,
        }
    };

    assert_eq!(signs(&|_| ()), []);
    assert_eq!(signs(&|sent| sent.clock_offset_ms = None), []);
    assert_eq!(signs(&|sent| sent.sent_at = sent.sent_at.map(|at| at + 29_000)), []);
    assert_eq!(signs(&|sent| sent.sent_at = sent.sent_at.map(|at| at - 31_000)), [Sign::ClockJump]);
    assert_eq!(signs(&|sent| sent.sent_at = Some(i64::MIN)), [Sign::ClockJump]);
    assert_eq!(signs(&|sent| sent.left = 3), [Sign::LeftTab { times: 3 }]);
    assert_eq!(signs(&|sent| sent.hidden_ms = 60_500), [Sign::Hidden { seconds: 60.5 }]);
    assert_eq!(signs(&|sent| sent.width = Some(300)), [Sign::NarrowWindow { width: 300 }]);
    let at_once = |sent: &mut Submission| sent.answers.iter_mut().for_each(|answer| answer.at_ms = Some(7));
    assert_eq!(signs(&at_once), [Sign::Pasted { answers: 30 }]);
    let no_times = |sent: &mut Submission| sent.answers.iter_mut().for_each(|answer| answer.ms = 0);
    assert!(signs(&no_times).contains(&Sign::Instant { items: 30 }));
    let unknown = |sent: &mut Submission| sent.answers.iter_mut().for_each(|answer| answer.at_ms = None);
    assert_eq!(signs(&unknown), []);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn absurd_numbers_are_capped_and_never_break_an_order(pool: PgPool) {
    for (number, ms) in [(1, 0), (2, u32::MAX)] {
        let mut sent = honest(form(1001));
        sent.run = Uuid::from_u128(number).into();
        sent.ticket = ticket(form(1001), SignedDuration::from_hours(1));
        (sent.left, sent.hidden_ms, sent.width) = (u32::MAX, u32::MAX, Some(u32::MAX));
        (sent.clock_offset_ms, sent.sent_at) = (Some(i64::MIN), Some(i64::MAX));
        for answer in &mut sent.answers {
            (answer.ms, answer.changes, answer.at_ms) = (ms, u16::MAX, Some(u32::MAX));
        }

        let order = send(&pool, &sent, number).await.expect("stored");

        let row = kept(&pool, &order.number).await;
        assert!(row.sheet.times_ms.iter().all(|kept| i64::from(*kept) == i64::from(ms.min(86_400_000))));
        assert!(row.sheet.chosen_at_ms.iter().all(Option::is_none));
        assert_eq!(recompute(&row, &BANK).as_ref(), Ok(&row.outcome));
        assert_eq!(Order::read(&row).expect("an order"), order);
    }
    let nothing = Submission { answers: Vec::new(), ..taken(form(1003), Behaviour::Honest, 77) };
    let order = send(&pool, &nothing, 3).await.expect("stored");
    assert_eq!(order.status, Status::Uncompleted);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn runs_confirmed_at_the_same_moment_have_each_their_order(pool: PgPool) {
    let writer = Writer::open(pool.clone());
    let asked = |seed: u64| form(if seed.is_multiple_of(2) { 1001 } else { 1003 });
    let runs: Vec<Submission> = (0..150).map(|seed| taken(asked(seed), Behaviour::Honest, seed)).collect();

    // Each is sent twice.
    let sending = runs.iter().chain(&runs).zip(1..).map(|(sent, random)| send_to(&writer, sent, random));
    let orders = futures::future::join_all(sending).await;

    let numbers: Vec<_> = orders.into_iter().map(|order| order.expect("confirmed").number).collect();
    let (first, second) = numbers.split_at(runs.len());
    assert_eq!(first, second);
    let mut conn = pool.acquire().await.expect("a connection");
    for (number, sent) in first.iter().zip(&runs) {
        let kept = store::orders::find(&mut conn, number).await.expect("read").expect("an order");
        let sheet = sheet::read(form(sent.form), &sent.answers).expect("answers of the form");
        assert_eq!((kept.run, kept.sheet), (sent.run, sheet));
    }
    let events: i64 =
        sqlx::query_scalar("select count(*) from run_outbox").fetch_one(&pool).await.expect("a number");
    assert_eq!(events, 150);
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_run_that_can_not_be_written_costs_the_others_nothing(pool: PgPool) {
    let number = confirmed(&pool).await;
    let mut conn = pool.acquire().await.expect("a connection");
    let kept = store::orders::find(&mut conn, &number).await.expect("read").expect("an order");
    drop(conn);
    let (writer, sent) = (Writer::open(pool), honest(form(1001)));
    let new = |n: u128| {
        let mut row = OrderRow {
            number: OrderNumber::new(now(), 1000 + n),
            run: Uuid::from_u128(5000 + n).into(),
            ticket: Some(Uuid::from_u128(6000 + n).into()),
            ..kept.clone()
        };
        if n == 7 {
            // PostgreSQL has no such character.
            row.norm_version.push('\0');
        }
        let outcome = Outcome::read(row.kind, &row.outcome).expect("an outcome");
        let event = finished(form(row.form), &row.sheet, &outcome, &sent, now());
        Arc::new((row, event))
    };
    let all: Vec<_> = (0..20).map(new).collect();

    let written = futures::future::join_all(all.iter().map(|new| writer.write(new))).await;

    for (n, written) in written.into_iter().enumerate() {
        assert_eq!(written.ok(), (n != 7).then_some(true), "{n}");
    }
}
