//! Forms whose keys may be known are no longer given out. Tests that are being taken can still be handed in, and
//! orders keep theirs.

use store::PgPool;

/// Why nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum RetireError {
    #[error("no form of {0} questions would be left to give out: build an edition first")]
    NoneLeft(i32),
    #[error("could not retire the forms")]
    Store(#[from] store::StoreError),
}

/// Retires all forms of this edition and those before; how many there were.
pub async fn retire(pool: &PgPool, up_to: i32) -> Result<u64, RetireError> {
    let mut tx = store::begin(pool).await?;
    store::bank::lock(&mut tx).await?;
    let retired = store::bank::retire(&mut tx, up_to).await?;
    let lengths = store::bank::lengths(&mut tx).await?;
    if let Some((questions, _)) = lengths.into_iter().find(|(_, live)| !live) {
        return Err(RetireError::NoneLeft(questions));
    }
    tx.commit().await.map_err(store::StoreError::from)?;
    Ok(retired)
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use lab::forms::Counts;

    use super::*;
    use crate::bank::{LiveBank, Plan, build};

    fn plan(edition: i32, brief: usize) -> Plan {
        let forms = Counts { long: 0, short: 1, brief };
        Plan { edition, seed: 1, forms, pretest_share: 0.0, norm_version: "test".to_owned() }
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn an_old_edition_is_given_out_no_more_and_stays(pool: PgPool) {
        build(&pool, &plan(1, 2), Timestamp::UNIX_EPOCH).await.expect("built");
        assert!(matches!(retire(&pool, 1).await, Err(RetireError::NoneLeft(12))));
        build(&pool, &plan(2, 1), Timestamp::UNIX_EPOCH).await.expect("built");
        let bank = LiveBank::default();
        bank.refresh(&pool).await.expect("read");
        assert_eq!(bank.current().live(12).len(), 3);

        assert_eq!(retire(&pool, 1).await.expect("retired"), 3);
        assert_eq!(retire(&pool, 1).await.expect("nothing left to do"), 0);

        assert!(bank.refresh(&pool).await.expect("read"), "running processes hear of it");
        let bank = bank.current();
        let given: Vec<i32> = bank.live(12).iter().map(|form| form.id).collect();
        assert_eq!((given, bank.forms.len()), (vec![2002], 5));
        assert!(matches!(retire(&pool, 2).await, Err(RetireError::NoneLeft(12))));
    }
}
