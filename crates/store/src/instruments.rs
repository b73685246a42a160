//! Questionnaires by version, as their files say. Published versions never change.

use std::collections::BTreeMap;

use domain::locale::Locale;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// One version of a questionnaire. The caller knows the format of its texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Instrument {
    pub code: String,
    pub version: i32,
    pub definition: String,
    pub words: BTreeMap<Locale, String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Publishing {
    New,
    Unchanged,
    /// That version is already published with other texts, or a later one is: it needs a higher version.
    Refused,
}

/// The caller holds the lock of the catalogue.
pub async fn publish(conn: &mut PgConnection, new: &Instrument) -> Result<Publishing> {
    let newest = sqlx::query_scalar!(
        r#"select coalesce(max(version), 0) as "newest!" from instrument where code = $1"#,
        new.code
    );
    let newest = newest.fetch_one(&mut *conn).await?;
    if newest >= new.version {
        let is_same = newest == new.version && find(conn, &new.code, newest).await? == *new;
        return Ok(if is_same { Publishing::Unchanged } else { Publishing::Refused });
    }
    sqlx::query!(
        "insert into instrument (code, version, definition) values ($1, $2, $3)",
        new.code,
        new.version,
        new.definition
    )
    .execute(&mut *conn)
    .await?;
    let (languages, words): (Vec<String>, Vec<String>) =
        new.words.iter().map(|(hl, words)| (hl.code().to_owned(), words.clone())).unzip();
    sqlx::query!(
        "insert into instrument_words (code, version, hl, words)
         select $1, $2, hl, words from unnest($3::text[], $4::text[]) as w (hl, words)",
        new.code,
        new.version,
        &languages,
        &words
    )
    .execute(conn)
    .await?;
    Ok(Publishing::New)
}

async fn find(conn: &mut PgConnection, code: &str, version: i32) -> Result<Instrument> {
    let all = load(conn).await?;
    let found = all.into_iter().find(|one| one.code == code && one.version == version);
    found.ok_or_else(|| unknown("version", code))
}

/// Every version of every questionnaire, by code, oldest first.
pub async fn load(conn: &mut PgConnection) -> Result<Vec<Instrument>> {
    let rows = sqlx::query!(
        r#"select i.code, i.version, i.definition, w.hl, w.words
           from instrument i join instrument_words w using (code, version)
           order by i.code collate "C", i.version, w.hl collate "C""#
    );
    let mut all: Vec<Instrument> = Vec::new();
    for row in rows.fetch_all(conn).await? {
        let hl = Locale::parse(&row.hl).ok_or_else(|| unknown("hl", &row.code))?;
        match all.last_mut().filter(|last| last.code == row.code && last.version == row.version) {
            Some(last) => _ = last.words.insert(hl, row.words),
            None => all.push(Instrument {
                code: row.code,
                version: row.version,
                definition: row.definition,
                words: BTreeMap::from([(hl, row.words)]),
            }),
        }
    }
    Ok(all)
}

fn unknown(column: &'static str, code: &str) -> StoreError {
    StoreError::Inconsistent { table: "instrument_words", column, row: code.to_owned() }
}

#[cfg(test)]
mod tests {
    use sqlx::PgPool;

    use super::*;

    fn instrument(code: &str, version: i32) -> Instrument {
        let words = [(Locale::En, "yes".to_owned()), (Locale::De, "ja".to_owned())];
        Instrument {
            code: code.to_owned(),
            version,
            definition: "a scale".to_owned(),
            words: words.into_iter().collect(),
        }
    }

    #[sqlx::test]
    async fn a_published_version_never_changes(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let (first, second) = (instrument("eq", 1), instrument("eq", 2));
        let publish = async |conn: &mut PgConnection, one: &Instrument| {
            super::publish(conn, one).await.expect("an answer")
        };
        assert_eq!(publish(&mut conn, &first).await, Publishing::New);
        assert_eq!(publish(&mut conn, &first).await, Publishing::Unchanged);
        let otherwise = [
            Instrument { definition: "another scale".to_owned(), ..first.clone() },
            Instrument { words: BTreeMap::from([(Locale::En, "no".to_owned())]), ..first.clone() },
        ];
        for changed in otherwise {
            assert_eq!(publish(&mut conn, &changed).await, Publishing::Refused, "{changed:?}");
        }

        assert_eq!(publish(&mut conn, &second).await, Publishing::New);
        assert_eq!(publish(&mut conn, &first).await, Publishing::Refused, "a later one is out");
        assert_eq!(publish(&mut conn, &instrument("career", 1)).await, Publishing::New);
        assert_eq!(load(&mut conn).await.expect("all"), [instrument("career", 1), first, second]);
    }
}
