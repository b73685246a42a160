//! Can a form's key be learnt by submitting answers and reading how many were right? Attackers with their own
//! patience and clock request questions, submit what their solver wants to know, and get the same answers as
//! anybody: through the decks, the tickets and the database.

mod solver;

use std::{collections::HashMap, sync::Arc};

use app::{
    bank::{Bank, Plan, read},
    decks::{Decks, Handed},
    kinds::{Form, iq::Question},
    runs::{Given, Submission, SubmitError, Writer, submit},
    tickets::{Ticket, Tickets},
};
use domain::{
    catalog::{AppExamId, Exam, ExamId},
    country::CountryCode,
    locale::Locale,
};
use jiff::{SignedDuration, Timestamp};
use lab::forms::Counts;
use measure::random::Random;
use sqlx::PgPool;
use uuid::Uuid;

use self::solver::{AllCounts, OneByOne, Solver, own_answers};
use crate::{
    harness::{content, small_bank},
    people::puzzles,
    secrecy::forms,
};

const TICKET_KEY: &str = "AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8=";
/// What an attacker can solve without help.
const SHARE: f64 = 0.6;
/// A run that claims to have solved 30 puzzles in less than this isn't told how many were right.
const WAIT: SignedDuration = SignedDuration::from_mins(11);

struct Site {
    runs: Writer,
    exam: Exam,
    bank: Bank,
    decks: Decks,
    tickets: Tickets,
}

fn bank(long: usize) -> Bank {
    let plan = Plan { forms: Counts { long, short: 0, brief: 0 }, ..small_bank() };
    read(1, &forms(&plan)).expect("a bank")
}

impl Site {
    fn open(pool: &PgPool, bank: Bank) -> Self {
        let exam = content().catalog.exam(ExamId(1)).expect("an exam").clone();
        let tickets = Tickets::new(TICKET_KEY, "").expect("a key");
        Self { runs: Writer::open(pool.clone()), exam, bank, decks: Decks::default(), tickets }
    }

    /// Questions and their ticket, for a visitor of this network.
    fn list(&self, network: &str, now: Timestamp) -> (Arc<Form>, String) {
        let Handed::Form(form) = self.decks.hand_out(&self.bank, &self.exam, network, &[]) else {
            panic!("no form")
        };
        let ticket = self.tickets.sign(&Ticket::new(form.id, self.exam.id, None, now));
        (form, ticket)
    }

    /// How many were right, if it is revealed.
    async fn hand_in(
        &self,
        form: &Form,
        ticket: &str,
        answers: &[u8],
        now: Timestamp,
    ) -> Result<Option<usize>, SubmitError> {
        let mut passed = 0;
        let given = puzzles(form).questions.iter().zip(answers).map(|(question, option)| {
            let ms = 20_000 + 137 * u32::from(*option);
            passed += ms;
            Given {
                question: question.code.clone(),
                option: Some(*option),
                ms,
                changes: 0,
                at_ms: Some(passed),
            }
        });
        let sent = Submission {
            run: Uuid::new_v4().into(),
            app_exam: AppExamId(1),
            form: form.id,
            ticket: self.tickets.read(ticket, now).expect("our own ticket"),
            answers: given.collect(),
            left: 0,
            hidden_ms: 0,
            width: Some(390),
            clock_offset_ms: None,
            sent_at: None,
            hl: Locale::En,
            country: CountryCode::ELSEWHERE,
            logid: None,
        };
        let random = Uuid::new_v4().as_u128();
        let order = submit(&self.runs, &self.bank, &self.exam, &sent, now, random).await?;
        let scale = &order.outcome.iq().expect("of an IQ test").scale;
        Ok(scale.score.is_some().then_some(scale.right))
    }
}

fn key(form: &Form) -> Vec<u8> {
    puzzles(form).questions.iter().map(Question::key).collect()
}

type NewSolver = fn(Vec<u8>, u64) -> Box<dyn Solver>;
const SOLVERS: [(&str, NewSolver); 2] = [
    ("one answer at a time", |own, _| Box::new(OneByOne::new(own))),
    ("all counts together", |own, seed| Box::new(AllCounts::new(own, SHARE, seed))),
];

/// The result of an attack.
#[derive(Debug)]
struct Learnt {
    /// Forms whose 30 answers are all inferred correctly.
    keys: usize,
    /// The most correctly inferred answers of one form, and the most that were known without asking.
    most: usize,
    most_before: usize,
    /// The most scores revealed about one form.
    told: usize,
}

/// `attempts` attempts from `networks` networks in turn, with everything that is learnt combined.
async fn attack(site: &Site, new: NewSolver, attempts: usize, networks: usize) -> Learnt {
    let mut random = Random::seeded(7);
    let mut solvers: HashMap<i32, (Box<dyn Solver>, usize, usize)> = HashMap::new();
    let mut now: Timestamp = "2026-11-15T10:00:00Z".parse().expect("a time");
    for attempt in 0..attempts {
        let (form, ticket) = site.list(&format!("network {}", attempt % networks), now);
        now += WAIT;
        let (solver, told, _) = solvers.entry(form.id).or_insert_with(|| {
            let own = own_answers(&key(&form), SHARE, &mut random);
            let known = known(&own, &form);
            (new(own, u64::from(form.id.unsigned_abs())), 0, known)
        });
        let answers = solver.ask();
        let right = site.hand_in(&form, &ticket, &answers, now).await.expect("a fresh ticket");
        solver.hear(right);
        *told += usize::from(right.is_some());
    }
    let mut learnt = Learnt { keys: 0, most: 0, most_before: 0, told: 0 };
    for (id, (mut solver, told, before)) in solvers {
        let form = &site.bank.forms[&id];
        let known = known(&solver.believed(), form);
        learnt.keys += usize::from(known == puzzles(form).questions.len());
        learnt.most = learnt.most.max(known);
        learnt.most_before = learnt.most_before.max(before);
        learnt.told = learnt.told.max(told);
    }
    learnt
}

fn known(believed: &[u8], form: &Form) -> usize {
    believed.iter().zip(key(form)).filter(|(believed, key)| **believed == *key).count()
}

/// Submits answers to one form with one ticket repeatedly; returns how many submissions it took until all were
/// right.
async fn reuse(site: &Site, new: NewSolver, most: usize) -> Option<usize> {
    let mut now: Timestamp = "2026-11-15T10:00:00Z".parse().expect("a time");
    let (form, ticket) = site.list("one", now);
    now += WAIT;
    let mut solver = new(own_answers(&key(&form), SHARE, &mut Random::seeded(3)), 1);
    for asked in 1..=most {
        let answers = solver.ask();
        match site.hand_in(&form, &ticket, &answers, now).await {
            Ok(Some(right)) if right == puzzles(&form).questions.len() => return Some(asked),
            Ok(right) => solver.hear(right),
            Err(SubmitError::TicketUsed) => return None,
            Err(error) => panic!("{error}"),
        }
    }
    None
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn a_ticket_reveals_one_score_and_not_the_key(pool: PgPool) {
    let site = Site::open(&pool, bank(2));
    for (name, solver) in SOLVERS {
        assert_eq!(reuse(&site, solver, 3).await, None, "{name}");
    }
    // Without the rule the same solvers have the key after a few dozen answers.
    sqlx::query("drop index exam_order_ticket_key").execute(&pool).await.expect("dropped");
    for (name, solver) in SOLVERS {
        let asked = reuse(&site, solver, 200).await.expect(name);
        assert!((20..150).contains(&asked), "{name}: {asked}");
    }
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn ten_attempts_per_form_do_not_reveal_a_key(pool: PgPool) {
    let site = Site::open(&pool, bank(12));
    for (name, solver) in SOLVERS {
        let learnt = attack(&site, solver, 120, 12).await;
        // Once for each round, and once more where a network had met all that was left of a round.
        assert!(learnt.keys == 0 && learnt.told <= 11, "{name}: {learnt:?}");
    }
}

/// `just prove-keys` attacks a bank of production size, which takes minutes; otherwise a small bank is attacked
/// as often per form.
#[sqlx::test(migrator = "store::MIGRATOR")]
async fn prove_keys(pool: PgPool) {
    let (forms, attacks) = match std::env::var_os("PROVE_KEYS") {
        Some(_) => (
            server::config::Config::load(server::config::Needs::Everything)
                .expect("settings")
                .bank
                .long_forms,
            [(1_000, 1), (10_000, 100)],
        ),
        None => (12, [(12, 1), (120, 12)]),
    };
    let site = Site::open(&pool, bank(forms));
    let forms = site.bank.forms.len();
    let mut rows = vec![format!("{:58} {:>6} {:>5}  anchor", "", "figure", "goal")];
    let mut met = true;
    for (attempts, networks) in attacks {
        for (name, solver) in SOLVERS {
            let learnt = attack(&site, solver, attempts, networks).await;
            met &= learnt.keys == 0;
            let what = format!("keys learnt, {attempts} attempts, {networks} networks, {name}");
            rows.push(format!("{what:58} {:6} {:>5}  of {forms} forms", learnt.keys, 0));
            let what = "  most answers known of one form";
            rows.push(format!(
                "{what:58} {:6} {:>5}  {} without asking",
                learnt.most, "< 30", learnt.most_before
            ));
            rows.push(format!("{:58} {:6}", "  answers heard about one form, at most", learnt.told));
        }
    }
    sqlx::query("drop index exam_order_ticket_key").execute(&pool).await.expect("dropped");
    for (name, solver) in SOLVERS {
        let asked = reuse(&site, solver, 200).await;
        met &= asked.is_some();
        let what = format!("answers until a key is learnt with a ticket used twice, {name}");
        rows.push(format!("{what:58} {:>6}   any  the fault is noticed", asked.map_or(0, |asked| asked)));
    }
    eprintln!("{}\n{}", rows.join("\n"), if met { "all goals met" } else { "MISSED" });
    assert!(met);
}
