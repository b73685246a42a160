//! Forms whose keys may be known are no longer given out. Runs in progress can still be submitted, and orders
//! keep theirs.

use domain::catalog::ExamId;
use store::PgPool;

/// Why nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum RetireError {
    #[error("no form of exam {0} would be left to give out: build an edition first")]
    NoneLeft(ExamId),
    #[error("could not retire the forms")]
    Store(#[from] store::StoreError),
}

/// Retires all forms of this edition and earlier ones; returns how many there were.
pub async fn retire(pool: &PgPool, up_to: i32) -> Result<u64, RetireError> {
    let mut tx = store::begin(pool).await?;
    store::bank::lock(&mut tx).await?;
    let retired = store::bank::retire(&mut tx, up_to).await?;
    let exams = store::bank::exams(&mut tx).await?;
    if let Some((exam, _)) = exams.into_iter().find(|(_, live)| !live) {
        return Err(RetireError::NoneLeft(exam));
    }
    tx.commit().await.map_err(store::StoreError::from)?;
    Ok(retired)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use lab::forms::Counts;

    use super::*;
    use crate::bank::{LiveBank, Plan, build, tests::exams};

    fn plan(edition: i32, brief: usize) -> Plan {
        let forms = Counts { long: 0, short: 1, brief };
        Plan { edition, seed: 1, forms, exams: exams(), pretest_share: 0.0, norm_version: "test".to_owned() }
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn a_retired_edition_is_kept_but_no_longer_given_out(pool: PgPool) {
        build(&pool, &plan(1, 2), Timestamp::UNIX_EPOCH).await.expect("built");
        assert!(matches!(retire(&pool, 1).await, Err(RetireError::NoneLeft(ExamId(2)))));
        build(&pool, &plan(2, 1), Timestamp::UNIX_EPOCH).await.expect("built");
        let bank = LiveBank::default();
        bank.refresh(&pool).await.expect("read");
        assert_eq!(bank.current().live(ExamId(3)).len(), 3);

        assert_eq!(retire(&pool, 1).await.expect("retired"), 3);
        assert_eq!(retire(&pool, 1).await.expect("nothing left to do"), 0);

        assert!(bank.refresh(&pool).await.expect("read"), "running processes notice the change");
        let bank = bank.current();
        let given: Vec<i32> = bank.live(ExamId(3)).iter().map(|form| form.id).collect();
        assert_eq!((given, bank.forms.len()), (vec![2002], 5));
        assert!(matches!(retire(&pool, 2).await, Err(RetireError::NoneLeft(ExamId(2)))));
    }
}
