//! Certificates: one valid at a time for each order, and revoked ones.

use domain::{order::OrderNumber, token::Token};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

#[derive(Clone, PartialEq, Eq)]
pub struct CertificateRow {
    pub token: Token,
    pub order: OrderNumber,
    /// Empty once revoked, like statement and signature.
    pub name: String,
    pub name_shown: bool,
    /// The exact text that is signed.
    pub statement: String,
    /// Base64.
    pub signature: String,
    pub key_id: String,
    pub made_at: Timestamp,
    pub changed_at: Timestamp,
    pub revoked_at: Option<Timestamp>,
}

/// Writes a new or changed certificate.
pub async fn put(conn: &mut PgConnection, row: &CertificateRow) -> Result<()> {
    sqlx::query!(
        "insert into certificate (token, order_number, name, name_shown, statement, signature, key_id, made_at, changed_at)
         values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
         on conflict (token) do update set name = excluded.name, name_shown = excluded.name_shown,
             statement = excluded.statement, signature = excluded.signature, key_id = excluded.key_id,
             changed_at = excluded.changed_at",
        row.token.as_str(),
        row.order.as_str(),
        row.name,
        row.name_shown,
        row.statement,
        row.signature,
        row.key_id,
        row.made_at.to_sqlx() as _,
        row.changed_at.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// The order's newest certificate, revoked or not.
pub async fn of_order(conn: &mut PgConnection, order: &OrderNumber) -> Result<Option<CertificateRow>> {
    let token = sqlx::query_scalar!(
        "select token from certificate where order_number = $1 order by revoked_at is null desc, made_at desc limit 1",
        order.as_str(),
    )
    .fetch_optional(&mut *conn)
    .await?;
    match token.as_deref().and_then(Token::parse) {
        Some(token) => find(conn, &token).await,
        None => Ok(None),
    }
}

/// The certificate with this token. Anybody with the token may check it.
pub async fn find(conn: &mut PgConnection, token: &Token) -> Result<Option<CertificateRow>> {
    let row = sqlx::query!(
        r#"select order_number, name, name_shown, statement, signature, key_id,
                  made_at as "made_at: jiff_sqlx::Timestamp", changed_at as "changed_at: jiff_sqlx::Timestamp",
                  revoked_at as "revoked_at: jiff_sqlx::Timestamp"
           from certificate where token = $1"#,
        token.as_str(),
    )
    .fetch_optional(conn)
    .await?;
    row.map(|row| {
        let unknown = || StoreError::Inconsistent {
            table: "certificate",
            column: "order_number",
            row: "of a token".to_owned(),
        };
        Ok(CertificateRow {
            token: token.clone(),
            order: OrderNumber::parse(&row.order_number).ok_or_else(unknown)?,
            name: row.name,
            name_shown: row.name_shown,
            statement: row.statement,
            signature: row.signature,
            key_id: row.key_id,
            made_at: row.made_at.to_jiff(),
            changed_at: row.changed_at.to_jiff(),
            revoked_at: row.revoked_at.map(jiff_sqlx::Timestamp::to_jiff),
        })
    })
    .transpose()
}

/// Revokes the order's certificate and erases its content, in the letters about it too; false if there is no
/// valid one.
pub async fn revoke(conn: &mut PgConnection, order: &OrderNumber, now: Timestamp) -> Result<bool> {
    let done = sqlx::query!(
        "update certificate set revoked_at = $2, changed_at = $2, name = '', statement = '', signature = ''
         where order_number = $1 and revoked_at is null",
        order.as_str(),
        now.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        r#"update mail set context = context || '{"name": ""}' where order_number = $1 and kind = 'certificate_made'"#,
        order.as_str(),
    )
    .execute(conn)
    .await?;
    Ok(done.rows_affected() > 0)
}
