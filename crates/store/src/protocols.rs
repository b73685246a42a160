//! Legal texts by version. Published texts never change.

use domain::{catalog::AppId, legal::ProtocolKind, locale::Locale};
use jiff::civil::Date;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// A legal text as an operator publishes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    pub kind: ProtocolKind,
    pub hl: Locale,
    pub version: i32,
    pub title: String,
    pub body: String,
    pub published_on: Date,
}

/// A published text and its id.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Published {
    pub id: i32,
    pub text: Text,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Publishing {
    New,
    Unchanged,
    /// That version is already published with another text, or a later one is: it needs a higher version.
    Refused,
}

pub async fn publish(conn: &mut PgConnection, app: AppId, text: &Text) -> Result<Publishing> {
    let inserted = sqlx::query!(
        "insert into protocol (app_id, kind, hl, version, title, body, published_on)
         select $1, $2, $3, $4, $5, $6, $7
         where not exists (select from protocol where app_id = $1 and kind = $2 and hl = $3 and version > $4)
         on conflict on constraint protocol_version_key do nothing",
        app.0,
        text.kind.code(),
        text.hl.code(),
        text.version,
        text.title,
        text.body,
        text.published_on.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    if inserted.rows_affected() == 1 {
        return Ok(Publishing::New);
    }
    let same = sqlx::query_scalar!(
        r#"select (title = $5 and body = $6 and published_on = $7) as "same!" from protocol
           where app_id = $1 and kind = $2 and hl = $3 and version = $4"#,
        app.0,
        text.kind.code(),
        text.hl.code(),
        text.version,
        text.title,
        text.body,
        text.published_on.to_sqlx() as _,
    )
    .fetch_optional(conn)
    .await?;
    Ok(if same == Some(true) { Publishing::Unchanged } else { Publishing::Refused })
}

/// The texts in force: the highest version of each kind, in the footer's order.
pub async fn list_current(conn: &mut PgConnection, app: AppId, hl: Locale) -> Result<Vec<Published>> {
    let rows = sqlx::query_as!(
        Row,
        r#"select distinct on (kind) id, kind, hl, version, title, body,
                  published_on as "published_on: jiff_sqlx::Date"
           from protocol where app_id = $1 and hl = $2 order by kind, version desc"#,
        app.0,
        hl.code(),
    )
    .fetch_all(conn)
    .await?;
    let mut texts = rows.into_iter().map(Row::read).collect::<Result<Vec<_>>>()?;
    texts.sort_by_key(|published| published.text.kind);
    Ok(texts)
}

/// Any version, including those no longer in force: a visitor may have agreed to it.
pub async fn find(conn: &mut PgConnection, app: AppId, id: i32) -> Result<Option<Published>> {
    sqlx::query_as!(
        Row,
        r#"select id, kind, hl, version, title, body, published_on as "published_on: jiff_sqlx::Date"
           from protocol where app_id = $1 and id = $2"#,
        app.0,
        id,
    )
    .fetch_optional(conn)
    .await?
    .map(Row::read)
    .transpose()
}

struct Row {
    id: i32,
    kind: String,
    hl: String,
    version: i32,
    title: String,
    body: String,
    published_on: jiff_sqlx::Date,
}

impl Row {
    fn read(self) -> Result<Published> {
        let unknown =
            |column| StoreError::Inconsistent { table: "protocol", column, row: self.id.to_string() };
        Ok(Published {
            id: self.id,
            text: Text {
                kind: ProtocolKind::parse(&self.kind).ok_or_else(|| unknown("kind"))?,
                hl: Locale::parse(&self.hl).ok_or_else(|| unknown("hl"))?,
                version: self.version,
                title: self.title,
                body: self.body,
                published_on: self.published_on.to_jiff(),
            },
        })
    }
}
