//! How often something was done for an address, whether it has an account or not.

use jiff::{SignedDuration, Timestamp};
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::Result;

/// Counts one more and returns how many there were since `within` before now, this one included. The count
/// begins anew once that time is over.
pub async fn count(
    conn: &mut PgConnection,
    whose: &[u8],
    what: &str,
    within: SignedDuration,
    now: Timestamp,
) -> Result<i32> {
    let over = now.saturating_sub(within).unwrap_or(Timestamp::MIN);
    let used = sqlx::query_scalar!(
        "insert into account_limit as l (whose, what, began_at, used) values ($1, $2, $3, 1)
         on conflict (whose, what) do update set
             used = case when l.began_at <= $4 then 1 else l.used + 1 end,
             began_at = case when l.began_at <= $4 then $3 else l.began_at end
         returning used",
        whose,
        what,
        now.to_sqlx() as _,
        over.to_sqlx() as _,
    );
    Ok(used.fetch_one(conn).await?)
}

pub async fn forget_before(conn: &mut PgConnection, moment: Timestamp) -> Result<u64> {
    let done = sqlx::query!("delete from account_limit where began_at < $1", moment.to_sqlx() as _);
    Ok(done.execute(conn).await?.rows_affected())
}
