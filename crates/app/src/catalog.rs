//! The catalogue: applied from `content/` by an operator, cached in memory by every server process.

use std::sync::{Arc, RwLock};

use domain::catalog::{AppId, Catalog, CatalogFault};
use jiff::Timestamp;
use store::{
    PgPool,
    protocols::{Publishing, Text},
};

use crate::content::Content;

/// Why content was not applied; the database is unchanged.
#[derive(Debug, thiserror::Error)]
pub enum ApplyError {
    #[error("the content has faults:\n{}", .0.iter().map(|f| format!("  {f}")).collect::<Vec<_>>().join("\n"))]
    Faults(Vec<CatalogFault>),
    #[error("legal texts changed without a higher version:\n{}", .0.iter().map(|t| format!("  {t}")).collect::<Vec<_>>().join("\n"))]
    ChangedTexts(Vec<String>),
    #[error("could not write the catalogue")]
    Store(#[from] store::StoreError),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Applied {
    pub catalog_changed: bool,
    pub texts_published: usize,
}

/// Validates everything, then writes everything or nothing. Applying the same content again
/// changes nothing.
pub async fn apply(pool: &PgPool, content: &Content, now: Timestamp) -> Result<Applied, ApplyError> {
    let faults = content.catalog.check();
    if !faults.is_empty() {
        return Err(ApplyError::Faults(faults));
    }
    let mut tx = store::begin(pool).await?;
    store::catalog::lock(&mut tx).await?;
    let wanted = content.catalog.sorted();
    let catalog_changed = store::catalog::load(&mut tx).await? != wanted;
    if catalog_changed {
        store::catalog::replace(&mut tx, &wanted, now).await?;
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
    Ok(Applied { catalog_changed, texts_published })
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

    pub async fn refresh(&self, replica: &PgPool) -> store::Result<bool> {
        let mut conn = replica.acquire().await?;
        let revision = store::catalog::revision(&mut conn).await?;
        if self.current().revision == revision {
            return Ok(false);
        }
        let catalog = store::catalog::load(&mut conn).await?;
        *self.0.write().expect("no writer panics") = Arc::new(Snapshot { revision, catalog });
        Ok(true)
    }
}
