//! The forms that visitors answer: built once per edition ([`build`]), held in memory, and reloaded from the
//! database when its revision changes.

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
    Form, Sources,
    iq::{self, Unreadable},
    questionnaire,
};

/// Every edition's forms, including retired ones: a visitor may still be answering one.
#[derive(Debug, Default)]
pub struct Bank {
    pub revision: i64,
    pub forms: HashMap<i32, Arc<Form>>,
    /// Forms that are given out, by exam, ordered by number.
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

    /// Every form, in no particular order.
    pub fn all(&self) -> Vec<Arc<Form>> {
        self.forms.values().cloned().collect()
    }

    /// Forms of an exam that new visitors may get.
    pub fn live(&self, exam: ExamId) -> &[Arc<Form>] {
        self.live.get(&exam).map_or(&[], Vec::as_slice)
    }
}

/// Parses the stored forms into their in-memory shape.
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

    /// Reloads the forms if the revision has changed; returns whether it had.
    pub async fn refresh(&self, replica: &PgPool) -> Result<bool, RefreshError> {
        let mut tx = store::begin(replica).await?;
        store::freeze(&mut tx).await?;
        let revision = store::bank::revision(&mut tx).await?;
        if self.current().revision == revision {
            return Ok(false);
        }
        let forms = store::bank::load(&mut tx).await?;
        let sources = Sources::load(&mut tx).await?;
        // A thousand puzzles and their curves would block an async thread for too long.
        let reading = tokio::task::spawn_blocking(move || {
            Ok::<_, RefreshError>(read_with(revision, &forms, sources.forms()?)?)
        });
        let bank = reading.await??;
        self.keep(bank);
        Ok(true)
    }

    /// Replaces the forms in use.
    pub fn keep(&self, bank: Bank) {
        *self.0.write().expect("no writer panics") = Arc::new(bank);
    }
}

/// Why a refresh failed; the process goes on with the forms it had.
#[derive(Debug, thiserror::Error)]
pub enum RefreshError {
    #[error(transparent)]
    Store(#[from] store::StoreError),
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
    #[error(transparent)]
    Instrument(#[from] questionnaire::Unreadable),
    #[error("reading the forms was aborted")]
    Ended(#[from] tokio::task::JoinError),
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;

    /// As in the shipped catalogue.
    pub(crate) fn exams() -> BTreeMap<lab::forms::Length, ExamId> {
        let content = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content");
        exams_by_length(&crate::content::read(&content).expect("the content").catalog)
    }
}
