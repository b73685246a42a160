//! The catalogue: applied from `content/` by an operator, cached in memory by every server process.

use std::sync::{Arc, RwLock};

use ::questionnaire::instrument::CATEGORIES;
use domain::catalog::{AppId, Catalog, CatalogFault, Exam, ExamKind};
use jiff::Timestamp;
use store::{
    PgConnection, PgPool, instruments,
    protocols::{Publishing, Text},
};

use crate::{
    content::Content,
    kinds::questionnaire::{self, Published},
};

/// Why content was not applied; the database is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum ApplyError {
    #[error("the content has faults:\n{}", .0.iter().map(|f| format!("  {f}")).collect::<Vec<_>>().join("\n"))]
    Faults(Vec<CatalogFault>),
    #[error("legal texts changed without a higher version:\n{}", .0.iter().map(|t| format!("  {t}")).collect::<Vec<_>>().join("\n"))]
    ChangedTexts(Vec<String>),
    #[error("the questionnaires have faults:\n{}", .0.iter().map(|f| format!("  {f}")).collect::<Vec<_>>().join("\n"))]
    Instruments(Vec<String>),
    #[error("questionnaires changed without a higher version: {}", .0.join(", "))]
    ChangedInstruments(Vec<String>),
    #[error("could not write the catalogue")]
    Store(#[from] store::StoreError),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Applied {
    pub catalog_changed: bool,
    pub texts_published: usize,
    /// New questionnaires, and new versions of them.
    pub instruments_published: usize,
}

/// Validates everything, then writes everything or nothing. Applying the same content again
/// changes nothing.
pub async fn apply(pool: &PgPool, content: &Content, now: Timestamp) -> Result<Applied, ApplyError> {
    let faults = content.catalog.check();
    if !faults.is_empty() {
        return Err(ApplyError::Faults(faults));
    }
    let faults = instrument_faults(content);
    if !faults.is_empty() {
        return Err(ApplyError::Instruments(faults));
    }
    let mut tx = store::begin(pool).await?;
    store::catalog::lock(&mut tx).await?;
    let wanted = content.catalog.sorted();
    let catalog_changed = store::catalog::load(&mut tx).await? != wanted;
    if catalog_changed {
        store::catalog::replace(&mut tx, &wanted, now).await?;
    }
    let instruments_published = publish_instruments(&mut tx, content).await?;
    if catalog_changed || instruments_published > 0 {
        // The forms of questionnaires are made from both.
        store::bank::touch(&mut tx).await?;
    }
    let mut texts_published = 0;
    let mut refused = Vec::new();
    for app in &wanted.apps {
        for text in content.texts_for(app) {
            match store::protocols::publish(&mut tx, app.id, &text).await? {
                Publishing::New => texts_published += 1,
                Publishing::Unchanged => {}
                Publishing::Refused => refused.push(name(app.id, &text)),
            }
        }
    }
    if !refused.is_empty() {
        return Err(ApplyError::ChangedTexts(refused));
    }
    tx.commit().await.map_err(store::StoreError::from)?;
    Ok(Applied { catalog_changed, texts_published, instruments_published })
}

/// What is wrong with the questionnaires, and with the exams that ask them.
fn instrument_faults(content: &Content) -> Vec<String> {
    let read: Vec<_> = content.instruments.iter().map(questionnaire::read).collect();
    let mut faults: Vec<String> =
        read.iter().filter_map(|one| one.as_ref().err()).map(ToString::to_string).collect();
    for exam in content.catalog.exams.iter().filter(|exam| exam.kind == ExamKind::Questionnaire) {
        // One that can't be read is named above.
        if !content.instruments.iter().any(|one| one.code == exam.code) {
            faults.push(format!("exam {} has no questionnaire of its code", exam.code));
        }
        let published = read.iter().flatten().find(|one| one.which.code() == exam.code);
        faults.extend(published.into_iter().flat_map(|published| exam_faults(exam, published)));
    }
    faults
}

fn exam_faults(exam: &Exam, published: &Published) -> Vec<String> {
    let code = &exam.code;
    let silent = exam.languages.iter().filter(|hl| !published.words.contains_key(hl));
    let mut faults: Vec<String> =
        silent.map(|hl| format!("exam {code} has no questionnaire in {hl}")).collect();
    if usize::try_from(exam.questions) != Ok(published.questions()) {
        faults.push(format!("exam {code} has {} questions, not {}", published.questions(), exam.questions));
    }
    if exam.options != i32::from(CATEGORIES) {
        faults.push(format!("exam {code} has {CATEGORIES} options, not {}", exam.options));
    }
    faults
}

async fn publish_instruments(conn: &mut PgConnection, content: &Content) -> Result<usize, ApplyError> {
    let (mut new, mut refused) = (0, Vec::new());
    for one in &content.instruments {
        match instruments::publish(conn, one).await? {
            instruments::Publishing::New => new += 1,
            instruments::Publishing::Unchanged => {}
            instruments::Publishing::Refused => refused.push(format!("{} {}", one.code, one.version)),
        }
    }
    if refused.is_empty() { Ok(new) } else { Err(ApplyError::ChangedInstruments(refused)) }
}

fn name(app: AppId, text: &Text) -> String {
    format!("{} {} of app {app}, version {}", text.kind.code(), text.hl, text.version)
}

/// A process's copy of the catalogue. Reading it costs nothing; [`LiveCatalog::refresh`] is called
/// every few seconds and reloads it only when the revision has changed. Clones share it.
#[derive(Clone, Debug, Default)]
pub struct LiveCatalog(Arc<RwLock<Arc<Snapshot>>>);

/// The catalogue at one revision.
#[derive(Debug, Default)]
pub struct Snapshot {
    pub revision: i64,
    catalog: Catalog,
}

impl std::ops::Deref for Snapshot {
    type Target = Catalog;

    fn deref(&self) -> &Catalog {
        &self.catalog
    }
}

impl LiveCatalog {
    pub fn current(&self) -> Arc<Snapshot> {
        Arc::clone(&self.0.read().expect("no writer panics"))
    }

    /// Reloads the catalogue if its revision has changed; returns whether it had.
    pub async fn refresh(&self, replica: &PgPool) -> store::Result<bool> {
        let mut tx = store::begin(replica).await?;
        store::freeze(&mut tx).await?;
        let revision = store::catalog::revision(&mut tx).await?;
        if self.current().revision == revision {
            return Ok(false);
        }
        let catalog = store::catalog::load(&mut tx).await?;
        *self.0.write().expect("no writer panics") = Arc::new(Snapshot { revision, catalog });
        Ok(true)
    }
}
