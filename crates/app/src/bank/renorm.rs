//! Newer norms for forms that are in use. Runs from now on are scored with them; orders keep theirs.

use measure::norms::{Norms, of_form};
use store::{PgPool, bank::FormNorms};

use super::{RefreshError, read};

/// What it came to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renormed {
    New {
        forms: usize,
    },
    /// Every form is scored with these norms already.
    Unchanged,
}

/// Why nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum RenormError {
    #[error("norm version {0} is there already and says something else")]
    OtherNorms(String),
    #[error("norm version {0} was used before and others are newer")]
    Older(String),
    #[error("a norm version is 1 to 20 letters, digits, dots and hyphens, and its numbers make sense")]
    Nonsense,
    #[error("the forms can't be read")]
    Forms(#[from] RefreshError),
    #[error("a value has no JSON")]
    Json(#[from] serde_json::Error),
    #[error("computing norms was broken off")]
    Ended(#[from] tokio::task::JoinError),
    #[error("could not write the norms")]
    Store(#[from] store::StoreError),
}

/// Gives all forms these norms, wholly or not at all. The same again does nothing; a version keeps its
/// meaning for ever.
pub async fn renorm(pool: &PgPool, norms: &Norms) -> Result<Renormed, RenormError> {
    if !makes_sense(norms) {
        return Err(RenormError::Nonsense);
    }
    let stored = store::bank::Norms { version: norms.version.clone(), json: serde_json::to_string(norms)? };
    let mut tx = pool.begin().await.map_err(store::StoreError::from)?;
    store::bank::lock(&mut tx).await?;
    if !store::bank::keep_norms(&mut tx, &stored).await? {
        return Err(RenormError::OtherNorms(stored.version));
    }
    let forms = store::bank::load(&mut tx).await?;
    let used = forms.iter().any(|form| form.older.iter().any(|older| older.norms.version == norms.version));
    if used {
        return Err(RenormError::Older(stored.version));
    }
    let norms = norms.clone();
    // Each form is simulated anew: seconds in all.
    let tables = tokio::task::spawn_blocking(move || tables(&forms, &norms)).await??;
    if tables.is_empty() {
        return Ok(Renormed::Unchanged);
    }
    store::bank::renorm(&mut tx, &tables).await?;
    tx.commit().await.map_err(store::StoreError::from)?;
    Ok(Renormed::New { forms: tables.len() })
}

/// Of the forms that don't have these norms yet.
fn tables(forms: &[store::bank::Form], norms: &Norms) -> Result<Vec<FormNorms>, RenormError> {
    let bank = read(0, forms).map_err(RefreshError::from)?;
    let waiting = forms.iter().filter(|form| form.norms.version != norms.version);
    waiting
        .filter_map(|form| bank.forms.get(&form.id))
        .map(|form| {
            let table = of_form(form.newest.scale.form(), norms);
            Ok(FormNorms {
                form: form.id,
                parameter_version: form.newest.parameter_version,
                norm_version: norms.version.clone(),
                norm_table: serde_json::to_string(&table)?,
            })
        })
        .collect()
}

/// The version is part of addresses and of files' names.
fn makes_sense(norms: &Norms) -> bool {
    let plain = |b: u8| b.is_ascii_alphanumeric() || b == b'-' || b == b'.';
    let errors = [norms.level_error, norms.form_error];
    (1..=20).contains(&norms.version.len())
        && norms.version.bytes().all(plain)
        && norms.mean.is_finite()
        && norms.sd.is_finite()
        && norms.sd > 0.0
        && errors.iter().all(|error| error.is_finite() && *error >= 0.0)
}
