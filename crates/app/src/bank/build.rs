//! Building an edition: puzzles, parallel forms of three lengths, and their norms. The same plan gives the
//! same bytes. Recipe and seed together give the keys, so the seed is a secret.

use std::{collections::BTreeMap, num::NonZero, thread};

use domain::{
    catalog::{Catalog, ExamId, ExamKind},
    hex::hex,
};
use jiff::Timestamp;
use lab::{
    bank::{self, Entry, Seen},
    dimensions,
    forms::{self, Counts, FormsError, Length},
    pretest,
};
use matrix::{form::with_key_at, item::Item, recipe};
use measure::{
    norms::{NormTable, Norms},
    score::{Form, FormError},
};
use sha2::{Digest as _, Sha256};
use store::PgPool;

use crate::kinds::iq::examples;

/// What an edition is built from.
#[derive(Clone, Debug, PartialEq)]
pub struct Plan {
    pub edition: i32,
    pub seed: u64,
    pub forms: Counts,
    /// Which exam gets the forms of each length.
    pub exams: BTreeMap<Length, ExamId>,
    /// Trial questions in a form, as a share of the scored ones.
    pub pretest_share: f64,
    pub norm_version: String,
}

/// Which IQ exam of the catalogue gets the forms of each length.
pub fn exams_by_length(catalog: &Catalog) -> BTreeMap<Length, ExamId> {
    let lengths = [Length::Long, Length::Short, Length::Brief];
    let exam = |length: Length| {
        let fits = |questions: i32| usize::try_from(questions) == Ok(length.questions());
        catalog.exams.iter().find(|exam| exam.kind == ExamKind::Iq && fits(exam.questions))
    };
    lengths.into_iter().filter_map(|length| Some((length, exam(length)?.id))).collect()
}

/// An edition ready to be written.
#[derive(Clone, Debug, PartialEq)]
pub struct Draft {
    pub edition: store::bank::Edition,
    pub norms: store::bank::Norms,
    pub forms: Vec<store::bank::Form>,
}

/// The result of a build.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Built {
    New {
        forms: usize,
        items: usize,
    },
    /// The identical edition already exists.
    Unchanged,
}

/// Why nothing was built; the database is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum BuildError {
    #[error("an edition is 1 to 999, has 1 to 9999 forms, and its seed is below 2^63")]
    OutOfRange,
    #[error("edition {edition} already exists and differs from what this plan produces")]
    Differs { edition: i32 },
    #[error("the next edition is {next}")]
    NotNext { next: i32 },
    #[error("norm version {0} already exists with different values")]
    OtherNorms(String),
    #[error("the catalogue has no IQ exam of {0} questions")]
    NoExam(usize),
    #[error(transparent)]
    Puzzles(#[from] bank::BuildError),
    #[error(transparent)]
    Forms(#[from] FormsError),
    #[error("a form can't be scored")]
    Scoring(#[from] FormError),
    #[error("an item of the bank can no longer be generated")]
    NotMade,
    #[error("a value can't be serialised to JSON")]
    Json(#[from] serde_json::Error),
    #[error("the build was aborted")]
    Ended(#[from] tokio::task::JoinError),
    #[error("could not write the bank")]
    Store(#[from] store::StoreError),
}

/// Builds an edition into the database, all or nothing.
pub async fn build(pool: &PgPool, plan: &Plan, now: Timestamp) -> Result<Built, BuildError> {
    let mut tx = store::begin(pool).await?;
    store::bank::lock(&mut tx).await?;
    let next = store::bank::latest(&mut tx).await? + 1;
    if plan.edition > next {
        return Err(BuildError::NotNext { next });
    }
    let before = store::bank::specs_before(&mut tx, plan.edition).await?;
    let planned = plan.clone();
    let draft = tokio::task::spawn_blocking(move || {
        let mut seen = Seen::default();
        for spec in &before {
            seen.add(&serde_json::from_str(spec)?);
        }
        draft(&planned, seen)
    })
    .await??;
    if let Some(digest) = store::bank::digest(&mut tx, plan.edition).await? {
        let same = digest == draft.edition.digest;
        return if same { Ok(Built::Unchanged) } else { Err(BuildError::Differs { edition: plan.edition }) };
    }
    if !store::bank::keep_norms(&mut tx, &draft.norms).await? {
        return Err(BuildError::OtherNorms(draft.norms.version));
    }
    store::bank::insert(&mut tx, &draft.edition, &draft.norms.version, &draft.forms, now).await?;
    tx.commit().await.map_err(store::StoreError::from)?;
    let items = draft.forms.iter().map(|form| form.questions.len()).sum();
    Ok(Built::New { forms: draft.forms.len(), items })
}

/// Drafts a plan's edition without reusing any `known` puzzle or an example.
pub fn draft(plan: &Plan, known: Seen) -> Result<Draft, BuildError> {
    let seed = i64::try_from(plan.seed).map_err(|_| BuildError::OutOfRange)?;
    let norms = Norms::provisional(&plan.norm_version);
    let stored_norms =
        store::bank::Norms { version: norms.version.clone(), json: serde_json::to_string(&norms)? };
    let assembled = assemble(plan, known)?;
    let tables = norm_tables(&assembled, &norms);
    let mut forms = Vec::with_capacity(assembled.len());
    for (Assembled { id, exam, questions, .. }, table) in assembled.into_iter().zip(tables) {
        forms.push(store::bank::Form {
            id,
            exam,
            live: true,
            parameter_version: LAUNCH_PARAMETERS,
            norms: stored_norms.clone(),
            norm_table: serde_json::to_string(&table)?,
            questions,
            older: Vec::new(),
        });
    }
    let edition = store::bank::Edition {
        edition: plan.edition,
        recipe_version: i32::from(recipe::VERSION),
        seed,
        digest: digest(&forms),
    };
    Ok(Draft { edition, norms: stored_norms, forms })
}

/// The forms' tables under these norms. Most of a build's time is spent here, so all processors share the work.
fn norm_tables(forms: &[Assembled], norms: &Norms) -> Vec<NormTable> {
    let processors = thread::available_parallelism().map_or(1, NonZero::get);
    let share = forms.len().div_ceil(processors).max(1);
    thread::scope(|scope| {
        let table = |form: &Assembled| measure::norms::of_form(&form.scored, norms);
        let shares =
            forms.chunks(share).map(|share| scope.spawn(move || share.iter().map(table).collect::<Vec<_>>()));
        let shares: Vec<_> = shares.collect();
        shares.into_iter().flat_map(|share| share.join().expect("norms of a form never panic")).collect()
    })
}

/// A form before its norms are computed.
#[derive(Clone, Debug)]
pub struct Assembled {
    pub id: i32,
    pub exam: ExamId,
    /// The questions that count.
    pub scored: Form,
    pub questions: Vec<store::bank::Question>,
}

/// The puzzles of a plan's forms. Computing the norms takes longer than all of this.
pub fn assemble(plan: &Plan, mut known: Seen) -> Result<Vec<Assembled>, BuildError> {
    let Counts { long, short, brief } = plan.forms;
    if !(1..=999).contains(&plan.edition) || !(1..=9_999).contains(&(long + short + brief)) {
        return Err(BuildError::OutOfRange);
    }
    for example in examples::puzzles() {
        known.add(example);
    }
    let mut templates = forms::needed(plan.forms);
    templates.extend(pool_of_trials(plan));
    let (count, quiet) = (templates.len(), &mut |_, _| {});
    let bank = bank::build_beside(known, templates, count, plan.seed, quiet)?;
    let parallel = forms::all(&bank, plan.forms, plan.seed)?;

    let mut taken = forms::origins(&parallel);
    let mut next_item = plan.edition * 1_000_000;
    let mut assembled = Vec::with_capacity(parallel.len());
    for (n, form) in (1..).zip(&parallel) {
        let exam = plan.exams.get(&form.length).ok_or(BuildError::NoExam(form.questions.len()))?;
        let trials = pretest::count(plan.pretest_share, form.questions.len());
        let mut questions = Vec::with_capacity(form.questions.len() + trials);
        for (question, scored) in pretest::mixed(form, trials, &bank.entries, &mut taken) {
            next_item += 1;
            questions.push(row(plan.seed, next_item, &question, scored)?);
        }
        let id = form_number(plan.edition, n);
        assembled.push(Assembled { id, exam: *exam, scored: form.scored()?, questions });
    }
    Ok(assembled)
}

/// The number of an edition's nth form, counted from 1. The first 999 of edition 2 are 2001, 2002 …, as they were
/// when an edition couldn't have more; later ones continue from 2001000.
fn form_number(edition: i32, n: i32) -> i32 {
    edition * if n < 1_000 { 1_000 } else { 1_000_000 } + n
}

/// Parameters predicted from the puzzles' rules.
const LAUNCH_PARAMETERS: i32 = 1;

/// Templates to draw trial questions from: all that forms use, enough for twice as many puzzles as needed, so that
/// the last form still finds one of about the right difficulty.
fn pool_of_trials(plan: &Plan) -> impl Iterator<Item = u16> {
    let needed = plan
        .forms
        .each()
        .map(|(length, forms)| forms * pretest::count(plan.pretest_share, length.questions()));
    let templates = forms::templates();
    let rounds = (2 * needed.iter().sum::<usize>()).div_ceil(templates.len());
    std::iter::repeat_n(templates, rounds).flatten()
}

fn row(
    seed: u64,
    id: i32,
    question: &forms::Question,
    scored: bool,
) -> Result<store::bank::Question, BuildError> {
    let entry: &Entry = &question.entry;
    let spec = entry.item().ok_or(BuildError::NotMade)?;
    Ok(store::bank::Question {
        item: id,
        code: code(seed, id),
        recipe_version: i32::from(entry.origin.version),
        template: entry.template.clone(),
        seed: i64::try_from(entry.origin.seed).map_err(|_| BuildError::OutOfRange)?,
        fingerprint: format!("{:032x}", entry.fingerprint),
        dimension: name_of(dimensions::of(&spec))?,
        a: entry.parameters.a,
        d: entry.parameters.d,
        c: entry.parameters.c,
        options: places(&spec, question.key),
        spec: serde_json::to_string(&spec)?,
        scored,
    })
}

fn name_of(dimension: dimensions::Dimension) -> Result<String, BuildError> {
    Ok(serde_json::from_value(serde_json::to_value(dimension)?)?)
}

/// Which of the spec's choices is shown at each place when the key is shown at this one.
fn places(spec: &Item, key: u8) -> Vec<i16> {
    let shown = with_key_at(spec.clone(), key);
    let place = |shown: &matrix::item::Choice| spec.choices.iter().position(|choice| choice == shown);
    shown
        .choices
        .iter()
        .map(|choice| place(choice).and_then(|at| i16::try_from(at).ok()).unwrap_or(-1))
        .collect()
}

/// An item's code in browsers. Derived from the secret seed and from nothing visible: a hash of the puzzle
/// itself could be brute-forced by trying each option as the answer.
fn code(seed: u64, id: i32) -> String {
    let mut hash = Sha256::new();
    hash.update(b"item code");
    hash.update(seed.to_be_bytes());
    hash.update(id.to_be_bytes());
    hex(&hash.finalize()[..8])
}

/// Covers everything that is stored of the forms.
fn digest(forms: &[store::bank::Form]) -> String {
    let mut hash = Sha256::new();
    let mut add = |text: &str| {
        hash.update(u64::try_from(text.len()).unwrap_or(u64::MAX).to_be_bytes());
        hash.update(text);
    };
    for form in forms {
        let store::bank::Form {
            id,
            exam: _,
            live,
            parameter_version,
            norms,
            norm_table,
            questions,
            older: _,
        } = form;
        add(&format!("{id} {live} {parameter_version} {}", questions.len()));
        for text in [&norms.version, &norms.json, norm_table] {
            add(text);
        }
        for question in questions {
            let store::bank::Question { item, recipe_version, seed, options, scored, a, d, c, .. } = question;
            add(&format!("{item} {recipe_version} {seed} {options:?} {scored} {a:?} {d:?} {c:?}"));
            let store::bank::Question { code, template, fingerprint, dimension, spec, .. } = question;
            for text in [code, template, fingerprint, dimension, spec] {
                add(text);
            }
        }
    }
    hex(&hash.finalize())
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use matrix::check;
    use measure::{
        information::{along, largest_gap},
        norms::of_form,
    };

    use super::*;
    use crate::{
        bank::{Bank, LiveBank, read, tests::exams},
        kinds::iq::PuzzleForm,
    };

    fn plan(seed: u64) -> Plan {
        let forms = Counts { long: 2, short: 1, brief: 1 };
        Plan { edition: 1, seed, forms, exams: exams(), pretest_share: 0.1, norm_version: "test".to_owned() }
    }

    #[test]
    fn the_same_plan_gives_the_same_bytes_and_another_seed_different_ones() {
        let one = draft(&plan(1), Seen::default()).expect("a draft");
        assert_eq!(one, draft(&plan(1), Seen::default()).expect("a draft"));

        let other = draft(&plan(2), Seen::default()).expect("a draft");
        let codes = |draft: &Draft| -> BTreeSet<String> {
            draft
                .forms
                .iter()
                .flat_map(|form| &form.questions)
                .map(|question| question.code.clone())
                .collect()
        };
        assert!(one.edition.digest != other.edition.digest && codes(&one).is_disjoint(&codes(&other)));
        assert_eq!(codes(&one).len(), 2 * 33 + 22 + 13);
    }

    #[test]
    fn a_launch_bank_has_parallel_forms_that_share_no_puzzle_with_each_other_or_the_examples() {
        let forms = Counts { long: 24, short: 12, brief: 12 };
        let draft = draft(&Plan { forms, pretest_share: 0.0, ..plan(1) }, Seen::default()).expect("a draft");
        let bank = read(1, &draft.forms).expect("a bank");

        let puzzles =
            bank.forms.values().flat_map(|form| &puzzles(form).questions).map(|question| &question.puzzle);
        let looks: BTreeSet<u128> = puzzles.chain(examples::puzzles()).map(check::fingerprint).collect();
        assert_eq!(looks.len(), 24 * 30 + 12 * 20 + 12 * 12 + 3);
        for (exam, count) in [(1, 24), (2, 12), (3, 12)] {
            assert_eq!(bank.live(ExamId(exam)).len(), count);
            parallel(&bank, ExamId(exam));
        }
    }

    fn puzzles(form: &crate::kinds::Form) -> &PuzzleForm {
        form.puzzles().expect("a form of puzzles")
    }

    /// Expected scores within half a point, information within a twentieth.
    fn parallel(bank: &Bank, exam: ExamId) {
        let forms: Vec<&Form> =
            bank.live(exam).iter().map(|form| puzzles(form).newest.scale.form()).collect();
        let gap =
            |one: &Form| forms.iter().map(|other| largest_gap(one, other, -3.0, 3.0)).fold(0.0, f64::max);
        assert!(forms.iter().all(|form| gap(form) <= 0.5));
        let curves: Vec<_> = forms.iter().map(|form| along(form, -3.0, 3.0, 61)).collect();
        for point in 0..61 {
            let all = || curves.iter().map(|curve| curve[point].information);
            let (least, most) = (all().fold(f64::MAX, f64::min), all().fold(0.0, f64::max));
            assert!(most - least <= 0.05 * most, "exam {exam}: {least} … {most}");
        }
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn runs_are_scored_with_exactly_what_was_built(pool: PgPool) {
        let built = build(&pool, &plan(1), Timestamp::UNIX_EPOCH).await.expect("built");
        assert_eq!(built, Built::New { forms: 4, items: 2 * 33 + 22 + 13 });
        let live = LiveBank::default();
        assert!(live.refresh(&pool).await.expect("read") && !live.refresh(&pool).await.expect("nothing new"));

        let (stored, drafted) = (live.current(), draft(&plan(1), Seen::default()).expect("a draft"));
        let memory = read(1, &drafted.forms).expect("a bank");
        assert_eq!(stored.forms.len(), 4);
        for (id, form) in &stored.forms {
            let (form, other) = (puzzles(form), puzzles(&memory.forms[id]));
            let scale = &form.newest.scale;
            let table: NormTable = of_form(scale.form(), scale.norms());
            assert_eq!(scale.table(), &table);
            assert_eq!(format!("{:?}", form.questions), format!("{:?}", other.questions));
            assert_eq!(format!("{:?}", form.newest), format!("{:?}", other.newest));
            assert!(form.older.is_empty());
            for question in &form.questions {
                assert_eq!(check::check(&question.puzzle), Ok(()));
            }
        }
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn an_edition_is_built_once(pool: PgPool) {
        let now = Timestamp::UNIX_EPOCH;
        build(&pool, &plan(1), now).await.expect("built");

        assert_eq!(build(&pool, &plan(1), now).await.expect("there"), Built::Unchanged);
        let other = build(&pool, &plan(2), now).await.expect_err("another seed");
        assert!(matches!(other, BuildError::Differs { edition: 1 }));
        let gap = build(&pool, &Plan { edition: 3, ..plan(2) }, now).await.expect_err("a gap");
        assert!(matches!(gap, BuildError::NotNext { next: 2 }));
        // The same seed would give the same puzzles, but none of them is used again.
        build(&pool, &Plan { edition: 2, ..plan(1) }, now).await.expect("built");
        assert_eq!(build(&pool, &plan(1), now).await.expect("there"), Built::Unchanged);
    }

    #[test]
    fn every_form_has_a_number_of_its_own() {
        let edition = |edition| (1..=9_999).map(move |n| form_number(edition, n));
        let numbers: BTreeSet<i32> = [1, 2, 9, 10, 100, 998, 999].into_iter().flat_map(edition).collect();
        assert_eq!(numbers.len(), 7 * 9_999);
        assert_eq!([1, 999, 1_000].map(|n| form_number(2, n)), [2_001, 2_999, 2_001_000]);
    }

    #[test]
    fn a_plan_whose_forms_cannot_be_numbered_is_rejected() {
        let none = Counts { long: 0, short: 0, brief: 0 };
        for plan in [
            Plan { edition: 0, ..plan(1) },
            Plan { edition: 1_000, ..plan(1) },
            plan(u64::MAX),
            Plan { forms: none, ..plan(1) },
        ] {
            assert!(matches!(draft(&plan, Seen::default()), Err(BuildError::OutOfRange)));
        }
    }
}
