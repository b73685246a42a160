//! Addresses that want no letters but those about their orders and accounts, named by keyed hashes.

use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::Result;

pub async fn refuse(conn: &mut PgConnection, whose: &[u8], now: Timestamp) -> Result<()> {
    sqlx::query!(
        "insert into letter_refusal (whose, refused_at) values ($1, $2) on conflict (whose) do nothing",
        whose,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

pub async fn accept(conn: &mut PgConnection, whose: &[u8]) -> Result<()> {
    sqlx::query!("delete from letter_refusal where whose = $1", whose).execute(conn).await?;
    Ok(())
}

pub async fn is_refused(conn: &mut PgConnection, whose: &[u8]) -> Result<bool> {
    let refused = sqlx::query_scalar!(
        r#"select exists (select from letter_refusal where whose = $1) as "refused!""#,
        whose
    );
    Ok(refused.fetch_one(conn).await?)
}
