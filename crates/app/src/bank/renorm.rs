//! Newer norms for forms in use. New runs are scored with them; existing orders keep theirs.

use measure::norms::{Norms, of_form};
use store::{PgPool, bank::FormNorms};

use super::{RefreshError, read};

/// The result of a renorm.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Renormed {
    New {
        forms: usize,
    },
    /// Every form already uses these norms.
    Unchanged,
}

/// Why nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum RenormError {
    #[error("norm version {0} already exists with different values")]
    OtherNorms(String),
    #[error("norm version {0} was used before and newer ones exist")]
    Older(String),
    #[error("a norm version is 1 to 20 letters, digits, dots and hyphens, and its numbers make sense")]
    Nonsense,
    #[error("the forms can't be read")]
    Forms(#[from] RefreshError),
    #[error("a value can't be serialised to JSON")]
    Json(#[from] serde_json::Error),
    #[error("computing the norms was aborted")]
    Ended(#[from] tokio::task::JoinError),
    #[error("could not write the norms")]
    Store(#[from] store::StoreError),
}

/// Gives all forms these norms, all or nothing. Repeating it changes nothing; a version keeps its meaning
/// for ever.
pub async fn renorm(pool: &PgPool, norms: &Norms) -> Result<Renormed, RenormError> {
    if !makes_sense(norms) {
        return Err(RenormError::Nonsense);
    }
    let stored = store::bank::Norms { version: norms.version.clone(), json: serde_json::to_string(norms)? };
    let mut tx = store::begin(pool).await?;
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
    // Each form is simulated again: seconds in total.
    let tables = tokio::task::spawn_blocking(move || tables(&forms, &norms)).await??;
    if tables.is_empty() {
        return Ok(Renormed::Unchanged);
    }
    store::bank::renorm(&mut tx, &tables).await?;
    tx.commit().await.map_err(store::StoreError::from)?;
    Ok(Renormed::New { forms: tables.len() })
}

/// Tables for the forms that don't have these norms yet.
fn tables(forms: &[store::bank::Form], norms: &Norms) -> Result<Vec<FormNorms>, RenormError> {
    let bank = read(0, forms).map_err(RefreshError::from)?;
    let waiting = forms.iter().filter(|form| form.norms.version != norms.version);
    waiting
        .filter_map(|form| Some((form.id, bank.forms.get(&form.id)?.puzzles()?)))
        .map(|(form, puzzles)| {
            let table = of_form(puzzles.newest.scale.form(), norms);
            Ok(FormNorms {
                form,
                parameter_version: puzzles.newest.parameter_version,
                norm_version: norms.version.clone(),
                norm_table: serde_json::to_string(&table)?,
            })
        })
        .collect()
}

/// The version becomes part of URLs and file names.
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

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use lab::forms::Counts;
    use measure::norms::Phase;

    use super::*;
    use crate::bank::{LiveBank, Plan, build, tests::exams};

    fn newer(version: &str, mean: f64) -> Norms {
        Norms { phase: Phase::Bridged, mean, ..Norms::provisional(version) }
    }

    async fn build_edition(pool: &PgPool, edition: i32, forms: Counts) {
        let plan = Plan {
            edition,
            seed: edition.unsigned_abs().into(),
            forms,
            exams: exams(),
            pretest_share: 0.0,
            norm_version: "first".to_owned(),
        };
        build(pool, &plan, Timestamp::UNIX_EPOCH).await.expect("built");
    }

    /// The versions each form was scored with before, and its current one.
    async fn versions(pool: &PgPool) -> Vec<(Vec<String>, String)> {
        let live = LiveBank::default();
        live.refresh(pool).await.expect("read");
        let mut forms: Vec<_> = live.current().forms.values().cloned().collect();
        forms.sort_by_key(|form| form.id);
        let forms = forms.iter().filter_map(|form| form.puzzles());
        let version = |scoring: &crate::kinds::iq::Scoring| scoring.norm_version().to_owned();
        forms.map(|form| (form.older.iter().map(version).collect(), version(&form.newest))).collect()
    }

    /// The overall score and the mean over kinds of task of a visitor who solved every other question.
    async fn scores(pool: &PgPool) -> (f64, f64) {
        let live = LiveBank::default();
        live.refresh(pool).await.expect("read");
        let bank = live.current();
        let scoring = &bank.forms.values().find_map(|form| form.puzzles()).expect("a form").newest;
        let answers: Vec<u8> =
            (0..scoring.scale.form().items().len()).map(|n| u8::from(n % 2 == 0)).collect();
        let (kinds, worths) = scoring.kinds.as_ref().expect("kinds");
        let profile = measure::subscores::profile(kinds, worths, &answers);
        let count = f64::from(u32::try_from(profile.kinds.len()).expect("few"));
        let whole = scoring.scale.table().iq(measure::score::wle(scoring.scale.form(), &answers).theta);
        (whole, profile.kinds.iter().map(|kind| kind.score).sum::<f64>() / count)
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn a_better_population_lowers_the_scores_by_kind_of_task_with_the_total(pool: PgPool) {
        build_edition(&pool, 1, Counts { long: 1, short: 0, brief: 0 }).await;

        let (whole, kinds) = scores(&pool).await;
        renorm(&pool, &newer("second", 0.4)).await.expect("new");
        let (later, later_kinds) = scores(&pool).await;

        assert!((4.0..8.0).contains(&(whole - later)), "{whole} {later}");
        assert!(((kinds - later_kinds) - (whole - later)).abs() < 2.0, "{kinds} {later_kinds}");
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn norms_are_renewed_once_and_a_version_keeps_its_meaning(pool: PgPool) {
        build_edition(&pool, 1, Counts { long: 0, short: 0, brief: 1 }).await;

        assert_eq!(renorm(&pool, &newer("second", 0.4)).await.expect("new"), Renormed::New { forms: 1 });
        assert_eq!(renorm(&pool, &newer("second", 0.4)).await.expect("there"), Renormed::Unchanged);
        let other = renorm(&pool, &newer("second", 0.5)).await.expect_err("another meaning");
        assert!(matches!(other, RenormError::OtherNorms(_)), "{other}");
        let back = renorm(&pool, &Norms::provisional("first")).await.expect_err("an older one");
        assert!(matches!(back, RenormError::Older(_)), "{back}");
        for nonsense in [newer("a/b", 0.0), newer("", 0.0), newer("third", f64::NAN)] {
            assert!(matches!(renorm(&pool, &nonsense).await, Err(RenormError::Nonsense)), "{nonsense:?}");
        }
        assert_eq!(versions(&pool).await, [(vec!["first".to_owned()], "second".to_owned())]);

        // A later edition starts with the launch norms; running the same command again renorms its forms.
        build_edition(&pool, 2, Counts { long: 0, short: 0, brief: 1 }).await;
        assert_eq!(renorm(&pool, &newer("second", 0.4)).await.expect("new"), Renormed::New { forms: 1 });
        let both = (vec!["first".to_owned()], "second".to_owned());
        assert_eq!(versions(&pool).await, [both.clone(), both]);
    }
}
