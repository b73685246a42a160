//! The forms that people answer: built once for each edition ([`build`]), and in memory read from the
//! database when its revision has moved.

mod build;
mod renorm;
mod retire;

use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, RwLock},
};

use domain::catalog::ExamId;
use store::PgPool;

pub use self::{
    build::{Assembled, BuildError, Built, Draft, Plan, assemble, build, draft, exams_by_length},
    renorm::{RenormError, Renormed, renorm},
    retire::{RetireError, retire},
};
use crate::kinds::{
    self, Form,
    iq::{self, Unreadable},
};

/// Every edition's forms, those no longer given out included: somebody may still be answering one.
#[derive(Debug, Default)]
pub struct Bank {
    pub revision: i64,
    pub forms: HashMap<i32, Arc<Form>>,
    /// Forms that are given out, by exam, in the order of their numbers.
    live: HashMap<ExamId, Vec<Arc<Form>>>,
}

impl Bank {
    pub fn of(revision: i64, forms: Vec<Form>) -> Self {
        let forms: BTreeMap<i32, Arc<Form>> =
            forms.into_iter().map(|form| (form.id, Arc::new(form))).collect();
        let mut live: HashMap<ExamId, Vec<Arc<Form>>> = HashMap::new();
        for form in forms.values().filter(|form| form.live) {
            live.entry(form.exam).or_default().push(Arc::clone(form));
        }
        Self { revision, forms: forms.into_iter().collect(), live }
    }

    /// Forms of an exam that new visitors may get.
    pub fn live(&self, exam: ExamId) -> &[Arc<Form>] {
        self.live.get(&exam).map_or(&[], Vec::as_slice)
    }
}

/// The forms as they are kept in memory.
pub fn read(revision: i64, forms: &[store::bank::Form]) -> Result<Bank, Unreadable> {
    read_with(revision, forms, Vec::new())
}

/// `others`: forms that aren't in the database.
fn read_with(revision: i64, forms: &[store::bank::Form], mut others: Vec<Form>) -> Result<Bank, Unreadable> {
    for form in forms {
        others.push(iq::read(form)?);
    }
    Ok(Bank::of(revision, others))
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
        let others = kinds::program_forms(&mut tx).await?;
        // A thousand puzzles and their curves: too long for a thread that others wait for.
        let bank = tokio::task::spawn_blocking(move || read_with(revision, &forms, others)).await??;
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

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// As the shipped catalogue has them.
    pub(crate) fn exams() -> BTreeMap<lab::forms::Length, ExamId> {
        let content = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        exams_by_length(&crate::content::read(&content).expect("the content").catalog)
    }
}
