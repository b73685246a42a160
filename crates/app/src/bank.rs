//! The forms that people answer: built once for each edition ([`build`]), and in memory read from the
//! database when its revision has moved.

mod build;
mod read;
mod renorm;
mod retire;

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, RwLock},
};

use lab::dimensions::Dimension;
use measure::{
    scale::Scale,
    subscores::{Kinds, Worth},
};
use report::facts::ScaleFacts;
use store::PgPool;

pub use self::{
    build::{Assembled, BuildError, Built, Draft, Plan, assemble, build, draft},
    read::{Unreadable, read},
    renorm::{RenormError, Renormed, renorm},
    retire::{RetireError, retire},
};

/// Every edition's forms, those no longer given out included: somebody may still be answering one.
#[derive(Debug, Default)]
pub struct Bank {
    pub revision: i64,
    pub forms: HashMap<i32, Arc<TestForm>>,
    /// Forms that are given out, by the number of scored questions, in the order of their numbers.
    live: BTreeMap<usize, Vec<Arc<TestForm>>>,
}

impl Bank {
    pub fn of(revision: i64, forms: Vec<TestForm>) -> Self {
        let forms: BTreeMap<i32, Arc<TestForm>> =
            forms.into_iter().map(|form| (form.id, Arc::new(form))).collect();
        let mut live: BTreeMap<usize, Vec<Arc<TestForm>>> = BTreeMap::new();
        for form in forms.values().filter(|form| form.live) {
            live.entry(form.scored()).or_default().push(Arc::clone(form));
        }
        Self { revision, forms: forms.into_iter().collect(), live }
    }

    /// Forms with so many scored questions that new visitors may get.
    pub fn live(&self, questions: usize) -> &[Arc<TestForm>] {
        self.live.get(&questions).map_or(&[], Vec::as_slice)
    }
}

/// A form, ready to be shown and scored.
#[derive(Debug)]
pub struct TestForm {
    pub id: i32,
    /// In the order they are asked.
    pub questions: Vec<Question>,
    /// What runs are scored with today.
    pub newest: Scoring,
    /// What runs were scored with before: their orders still are.
    pub older: Vec<Scoring>,
    /// Given out to new visitors.
    pub live: bool,
}

/// What the questions that count are scored with, all in their order.
#[derive(Debug)]
pub struct Scoring {
    pub parameter_version: i32,
    pub scale: Scale,
    /// Kinds of task and what their scores are worth; nothing where a form lacks a kind.
    pub kinds: Option<(Kinds, Vec<Worth>)>,
    /// Which kind of task each question is.
    pub dimensions: Vec<Dimension>,
    /// How well it measures, for reports.
    pub measures: ScaleFacts,
}

impl Scoring {
    /// Version of the norms.
    pub fn norm_version(&self) -> &str {
        &self.scale.norms().version
    }
}

/// A question of a form.
#[derive(Debug)]
pub struct Question {
    pub item: i32,
    /// What a browser calls it.
    pub code: String,
    /// The puzzle with its choices in the form's order.
    pub puzzle: matrix::item::Item,
    /// Which choice of the stored spec stands at each place.
    pub options: [u8; 6],
    /// False for a question that is only tried out.
    pub scored: bool,
}

impl Question {
    /// The place of the right option.
    pub fn key(&self) -> u8 {
        self.puzzle.key
    }
}

impl TestForm {
    /// What orders of these versions are scored with, however old they are.
    pub fn scoring(&self, parameter_version: i32, norm_version: &str) -> Option<&Scoring> {
        let wanted = (parameter_version, norm_version);
        let mut all = std::iter::once(&self.newest).chain(&self.older);
        all.find(|scoring| (scoring.parameter_version, scoring.norm_version()) == wanted)
    }

    /// How many questions count.
    pub fn scored(&self) -> usize {
        self.questions.iter().filter(|question| question.scored).count()
    }
}

/// A process's copy of the bank; clones share it.
#[derive(Clone, Debug, Default)]
pub struct LiveBank(Arc<RwLock<Arc<Bank>>>);

impl LiveBank {
    pub fn current(&self) -> Arc<Bank> {
        Arc::clone(&self.0.read().expect("no writer panics"))
    }

    /// Reads the forms if the revision has moved; says whether it had.
    pub async fn refresh(&self, replica: &PgPool) -> Result<bool, RefreshError> {
        let mut tx = store::begin(replica).await?;
        let revision = store::bank::revision(&mut tx).await?;
        if self.current().revision == revision {
            return Ok(false);
        }
        let forms = store::bank::load(&mut tx).await?;
        // A thousand puzzles and their curves: too long for a thread that others wait for.
        let bank = tokio::task::spawn_blocking(move || read(revision, &forms)).await??;
        self.keep(bank);
        Ok(true)
    }

    /// From now on these are the forms.
    pub fn keep(&self, bank: Bank) {
        *self.0.write().expect("no writer panics") = Arc::new(bank);
    }
}

/// Why a process keeps the forms it had.
#[derive(Debug, thiserror::Error)]
pub enum RefreshError {
    #[error(transparent)]
    Store(#[from] store::StoreError),
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error("reading the forms was broken off")]
    Ended(#[from] tokio::task::JoinError),
}
