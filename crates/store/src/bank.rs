//! Puzzles and forms: written once per edition, read whole. JSON columns are passed as text; the caller knows
//! their meaning.

use domain::catalog::ExamId;
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

/// What an edition was built from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Edition {
    pub edition: i32,
    pub recipe_version: i32,
    pub seed: i64,
    pub digest: String,
}

/// Norms as they are stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Norms {
    pub version: String,
    pub json: String,
}

/// A form with everything it is shown and scored with.
#[derive(Clone, Debug, PartialEq)]
pub struct Form {
    pub id: i32,
    pub exam: ExamId,
    pub live: bool,
    pub parameter_version: i32,
    pub norms: Norms,
    pub norm_table: String,
    /// In the order they are asked.
    pub questions: Vec<Question>,
    /// What it was scored with before; orders from that time still are.
    pub older: Vec<Older>,
}

/// Parameters and norms that a form had before.
#[derive(Clone, Debug, PartialEq)]
pub struct Older {
    pub parameter_version: i32,
    pub norms: Norms,
    pub norm_table: String,
    /// Slope, intercept and guessing of each question, in the order they are asked.
    pub curves: Vec<[f64; 3]>,
}

/// A question and the puzzle in it.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    pub item: i32,
    pub code: String,
    pub recipe_version: i32,
    pub template: String,
    pub seed: i64,
    pub fingerprint: String,
    pub dimension: String,
    pub spec: String,
    pub a: f64,
    pub d: f64,
    pub c: f64,
    pub options: Vec<i16>,
    pub scored: bool,
}

/// Makes other builders wait until this transaction ends; readers aren't blocked.
pub async fn lock(conn: &mut PgConnection) -> Result<()> {
    sqlx::query!("select revision from bank_revision for update").fetch_one(conn).await?;
    Ok(())
}

pub async fn revision(conn: &mut PgConnection) -> Result<i64> {
    Ok(sqlx::query_scalar!("select revision from bank_revision").fetch_one(conn).await?)
}

/// Increments the revision: forms that aren't stored here have changed.
pub async fn touch(conn: &mut PgConnection) -> Result<()> {
    sqlx::query!("update bank_revision set revision = revision + 1").execute(conn).await?;
    Ok(())
}

/// The latest edition; 0 if there is none.
pub async fn latest(conn: &mut PgConnection) -> Result<i32> {
    Ok(sqlx::query_scalar!(r#"select coalesce(max(edition), 0) as "latest!" from bank"#)
        .fetch_one(conn)
        .await?)
}

/// The digest of an edition, if it was built.
pub async fn digest(conn: &mut PgConnection, edition: i32) -> Result<Option<String>> {
    let digest = sqlx::query_scalar!("select digest from bank where edition = $1", edition);
    Ok(digest.fetch_optional(conn).await?)
}

/// The puzzles of all editions before this one, as JSON.
pub async fn specs_before(conn: &mut PgConnection, edition: i32) -> Result<Vec<String>> {
    let specs = sqlx::query_scalar!(r#"select spec::text as "spec!" from item where edition < $1"#, edition);
    Ok(specs.fetch_all(conn).await?)
}

/// Stores the norms under their version; false if that version exists with other content.
pub async fn keep_norms(conn: &mut PgConnection, norms: &Norms) -> Result<bool> {
    sqlx::query!(
        "insert into norm (version, norms) values ($1, $2::text::jsonb) on conflict (version) do nothing",
        norms.version,
        norms.json
    )
    .execute(&mut *conn)
    .await?;
    let same = sqlx::query_scalar!(
        r#"select norms = $2::text::jsonb as "same!" from norm where version = $1"#,
        norms.version,
        norms.json
    );
    Ok(same.fetch_one(conn).await?)
}

/// Writes an edition with its forms, and increments the revision. The norms must exist.
pub async fn insert(
    conn: &mut PgConnection,
    edition: &Edition,
    norm_version: &str,
    forms: &[Form],
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "insert into bank (edition, recipe_version, seed, norm_version, digest, built_at)
         values ($1, $2, $3, $4, $5, $6)",
        edition.edition,
        edition.recipe_version,
        edition.seed,
        norm_version,
        edition.digest,
        now.to_sqlx() as _,
    )
    .execute(&mut *conn)
    .await?;
    insert_items(conn, edition.edition, forms).await?;
    insert_forms(conn, edition.edition, forms).await?;
    sqlx::query!("update bank_revision set revision = revision + 1").execute(conn).await?;
    Ok(())
}

async fn insert_items(conn: &mut PgConnection, edition: i32, forms: &[Form]) -> Result<()> {
    let all: Vec<(i32, &Question)> = forms
        .iter()
        .flat_map(|form| form.questions.iter().map(|question| (form.parameter_version, question)))
        .collect();
    let ids = column(&all, |(_, question)| question.item);
    sqlx::query!(
        "insert into item (id, edition, code, recipe_version, template, seed, fingerprint, dimension, spec, status)
         select id, $1, code, recipe_version, template, seed, fingerprint, dimension, spec::jsonb,
                case when scored then 'live' else 'pretest' end
         from unnest($2::int[], $3::text[], $4::int[], $5::text[], $6::bigint[], $7::text[], $8::text[], $9::text[], $10::bool[])
              as new (id, code, recipe_version, template, seed, fingerprint, dimension, spec, scored)",
        edition,
        &ids,
        &column(&all, |(_, question)| question.code.clone()),
        &column(&all, |(_, question)| question.recipe_version),
        &column(&all, |(_, question)| question.template.clone()),
        &column(&all, |(_, question)| question.seed),
        &column(&all, |(_, question)| question.fingerprint.clone()),
        &column(&all, |(_, question)| question.dimension.clone()),
        &column(&all, |(_, question)| question.spec.clone()),
        &column(&all, |(_, question)| question.scored),
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "insert into item_parameter (item_id, version, a, d, c)
         select * from unnest($1::int[], $2::int[], $3::float8[], $4::float8[], $5::float8[])",
        &ids,
        &column(&all, |(version, _)| *version),
        &column(&all, |(_, question)| question.a),
        &column(&all, |(_, question)| question.d),
        &column(&all, |(_, question)| question.c),
    )
    .execute(conn)
    .await?;
    Ok(())
}

async fn insert_forms(conn: &mut PgConnection, edition: i32, forms: &[Form]) -> Result<()> {
    sqlx::query!(
        "insert into form (id, edition, exam_id, parameter_version, norm_version, status)
         select id, $1, exam_id, parameter_version, norm_version, case when live then 'live' else 'retired' end
         from unnest($2::int[], $3::int[], $4::int[], $5::text[], $6::bool[])
              as new (id, exam_id, parameter_version, norm_version, live)",
        edition,
        &column(forms, |form| form.id),
        &column(forms, |form| form.exam.0),
        &column(forms, |form| form.parameter_version),
        &column(forms, |form| form.norms.version.clone()),
        &column(forms, |form| form.live),
    )
    .execute(&mut *conn)
    .await?;
    let tables: Vec<FormNorms> = forms.iter().map(FormNorms::of).collect();
    insert_tables(conn, &tables).await?;
    let all: Vec<(i32, i32, &Question)> = forms
        .iter()
        .flat_map(|form| (1..).zip(&form.questions).map(|(position, question)| (form.id, position, question)))
        .collect();
    // A nested array would be flattened to its numbers, so each travels as text.
    let options = |question: &Question| {
        let places: Vec<String> = question.options.iter().map(ToString::to_string).collect();
        format!("{{{}}}", places.join(","))
    };
    sqlx::query!(
        "insert into form_question (form_id, position, item_id, options, scored)
         select form_id, position, item_id, options::smallint[], scored
         from unnest($1::int[], $2::int[], $3::int[], $4::text[], $5::bool[])
              as new (form_id, position, item_id, options, scored)",
        &column(&all, |(form, _, _)| *form),
        &column(&all, |(_, position, _)| *position),
        &column(&all, |(_, _, question)| question.item),
        &column(&all, |(_, _, question)| options(question)),
        &column(&all, |(_, _, question)| question.scored),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// What a form is scored with under some norms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormNorms {
    pub form: i32,
    pub parameter_version: i32,
    pub norm_version: String,
    pub norm_table: String,
}

impl FormNorms {
    fn of(form: &Form) -> Self {
        Self {
            form: form.id,
            parameter_version: form.parameter_version,
            norm_version: form.norms.version.clone(),
            norm_table: form.norm_table.clone(),
        }
    }
}

async fn insert_tables(conn: &mut PgConnection, tables: &[FormNorms]) -> Result<()> {
    sqlx::query!(
        "insert into form_norm (form_id, parameter_version, norm_version, norm_table)
         select form_id, parameter_version, norm_version, norm_table::jsonb
         from unnest($1::int[], $2::int[], $3::text[], $4::text[])
              as new (form_id, parameter_version, norm_version, norm_table)",
        &column(tables, |table| table.form),
        &column(tables, |table| table.parameter_version),
        &column(tables, |table| table.norm_version.clone()),
        &column(tables, |table| table.norm_table.clone()),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Scores these forms with newer norms from now on, and increments the revision. What they were scored with
/// before is kept. The norms must exist.
pub async fn renorm(conn: &mut PgConnection, tables: &[FormNorms]) -> Result<()> {
    insert_tables(conn, tables).await?;
    sqlx::query!(
        "update form set parameter_version = new.parameter_version, norm_version = new.norm_version,
                         norm_table = null
         from unnest($1::int[], $2::int[], $3::text[]) as new (id, parameter_version, norm_version)
         where form.id = new.id",
        &column(tables, |table| table.form),
        &column(tables, |table| table.parameter_version),
        &column(tables, |table| table.norm_version.clone()),
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!("update bank_revision set revision = revision + 1").execute(conn).await?;
    Ok(())
}

/// Retires the forms of this edition and of all earlier ones, and increments the revision; returns how many.
pub async fn retire(conn: &mut PgConnection, up_to: i32) -> Result<u64> {
    let retired =
        sqlx::query!("update form set status = 'retired' where edition <= $1 and status = 'live'", up_to)
            .execute(&mut *conn)
            .await?
            .rows_affected();
    if retired > 0 {
        sqlx::query!("update bank_revision set revision = revision + 1").execute(conn).await?;
    }
    Ok(retired)
}

/// The exams of the catalogue that have forms, and whether one of them is live.
pub async fn exams(conn: &mut PgConnection) -> Result<Vec<(ExamId, bool)>> {
    let rows = sqlx::query!(
        r#"select exam_id, bool_or(status = 'live') as "live!" from form where exam_id > 0
           group by exam_id order by exam_id"#
    );
    Ok(rows.fetch_all(conn).await?.into_iter().map(|row| (ExamId(row.exam_id), row.live)).collect())
}

fn column<R, T>(rows: &[R], of: impl Fn(&R) -> T) -> Vec<T> {
    rows.iter().map(of).collect()
}

/// Every form of every edition by number, including retired ones.
pub async fn load(conn: &mut PgConnection) -> Result<Vec<Form>> {
    let forms = sqlx::query!(
        r#"select id, exam_id, status, parameter_version, norm_version, norms::text as "norms!",
                  form_norm.norm_table::text as "norm_table!"
           from form
           join form_norm using (parameter_version, norm_version)
           join norm on norm.version = norm_version
           where form_norm.form_id = form.id order by id"#
    )
    .fetch_all(&mut *conn)
    .await?;
    let mut forms: Vec<Form> = forms
        .into_iter()
        .map(|row| Form {
            id: row.id,
            exam: ExamId(row.exam_id),
            live: row.status == "live",
            parameter_version: row.parameter_version,
            norms: Norms { version: row.norm_version, json: row.norms },
            norm_table: row.norm_table,
            questions: Vec::new(),
            older: Vec::new(),
        })
        .collect();
    load_older(conn, &mut forms).await?;
    let questions = sqlx::query!(
        r#"select form_id, item.id as item_id, options, scored, code, recipe_version, template, seed, fingerprint, dimension,
                  spec::text as "spec!", a, d, c
           from form_question
           join form on form.id = form_id
           join item on item.id = form_question.item_id
           join item_parameter on item_parameter.item_id = item.id and version = parameter_version
           order by form_id, position"#
    )
    .fetch_all(conn)
    .await?;
    for row in questions {
        form_of(&mut forms, row.form_id, "form_question")?.questions.push(Question {
            item: row.item_id,
            code: row.code,
            recipe_version: row.recipe_version,
            template: row.template,
            seed: row.seed,
            fingerprint: row.fingerprint,
            dimension: row.dimension,
            spec: row.spec,
            a: row.a,
            d: row.d,
            c: row.c,
            options: row.options,
            scored: row.scored,
        });
    }
    Ok(forms)
}

/// What each form was scored with before, by version.
async fn load_older(conn: &mut PgConnection, forms: &mut [Form]) -> Result<()> {
    let older = sqlx::query!(
        r#"select was.form_id, was.parameter_version, was.norm_version, norms::text as "norms!",
                  was.norm_table::text as "norm_table!", a as "a!", d as "d!", c as "c!"
           from form_norm was
           join form on form.id = was.form_id
           join norm on norm.version = was.norm_version
           cross join lateral (
               select array_agg(a order by position) as a, array_agg(d order by position) as d,
                      array_agg(c order by position) as c
               from form_question q
               join item_parameter p on p.item_id = q.item_id and p.version = was.parameter_version
               where q.form_id = was.form_id
           ) as curves
           where (was.parameter_version, was.norm_version) <> (form.parameter_version, form.norm_version)
           order by was.form_id, was.parameter_version, was.norm_version"#
    )
    .fetch_all(conn)
    .await?;
    for row in older {
        let curves = row.a.into_iter().zip(row.d).zip(row.c).map(|((a, d), c)| [a, d, c]);
        form_of(forms, row.form_id, "form_norm")?.older.push(Older {
            parameter_version: row.parameter_version,
            norms: Norms { version: row.norm_version, json: row.norms },
            norm_table: row.norm_table,
            curves: curves.collect(),
        });
    }
    Ok(())
}

/// `forms` are in the order of their numbers.
fn form_of<'a>(forms: &'a mut [Form], id: i32, table: &'static str) -> Result<&'a mut Form> {
    let place = forms.binary_search_by_key(&id, |form| form.id);
    let unknown = |_| StoreError::Inconsistent { table, column: "form_id", row: id.to_string() };
    Ok(&mut forms[place.map_err(unknown)?])
}

#[cfg(test)]
mod tests {
    use sqlx::PgPool;

    use super::*;

    fn question(item: i32, scored: bool) -> Question {
        Question {
            item,
            code: format!("{item:016x}"),
            recipe_version: 1,
            template: "turn".to_owned(),
            seed: (1 << 53) - i64::from(item),
            fingerprint: format!("{item:032x}"),
            dimension: "spatial".to_owned(),
            spec: "{}".to_owned(),
            a: 1.28,
            d: 0.1 + 0.2,
            c: 1e-17,
            options: vec![5, 1, 2, 3, 4, 0],
            scored,
        }
    }

    fn forms() -> Vec<Form> {
        let norms = Norms { version: "test".to_owned(), json: "{}".to_owned() };
        let form = |id: i32, live| Form {
            id,
            exam: ExamId(id % 10),
            live,
            parameter_version: 1,
            norms: norms.clone(),
            norm_table: "{}".to_owned(),
            questions: vec![question(10 * id, true), question(10 * id + 1, false)],
            older: Vec::new(),
        };
        vec![form(1001, true), form(1002, false)]
    }

    async fn write(conn: &mut PgConnection, number: i32) -> Result<()> {
        let edition = Edition { edition: number, recipe_version: 1, seed: 7, digest: format!("d{number}") };
        assert!(keep_norms(conn, &forms()[0].norms).await?);
        insert(conn, &edition, "test", &forms(), Timestamp::UNIX_EPOCH).await
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn forms_read_back_as_written(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let before = revision(&mut conn).await.expect("a number");
        write(&mut conn, 1).await.expect("written");

        assert_eq!(load(&mut conn).await.expect("forms"), forms());
        assert_eq!(revision(&mut conn).await.expect("a number"), before + 1);
        assert_eq!(latest(&mut conn).await.expect("a number"), 1);
        assert_eq!(digest(&mut conn, 1).await.expect("an answer").as_deref(), Some("d1"));
        assert_eq!(digest(&mut conn, 2).await.expect("an answer"), None);
        assert_eq!(specs_before(&mut conn, 1).await.expect("none").len(), 0);
        assert_eq!(specs_before(&mut conn, 2).await.expect("four").len(), 4);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_form_with_newer_norms_keeps_its_older_ones(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        write(&mut conn, 1).await.expect("written");
        let newer = Norms { version: "newer".to_owned(), json: "{}".to_owned() };
        assert!(keep_norms(&mut conn, &newer).await.expect("stored"));
        let table = FormNorms { norm_version: "newer".to_owned(), ..FormNorms::of(&forms()[0]) };
        let before = revision(&mut conn).await.expect("a number");

        renorm(&mut conn, &[table]).await.expect("written");

        let stored = load(&mut conn).await.expect("forms");
        assert_eq!(revision(&mut conn).await.expect("a number"), before + 1);
        assert_eq!((&stored[0].norms, &stored[1]), (&newer, &forms()[1]));
        let [Older { parameter_version, norms, norm_table, curves }] = &stored[0].older[..] else {
            panic!("{:?}", stored[0].older)
        };
        assert_eq!((*parameter_version, norm_table.as_str(), norms), (1, "{}", &forms()[0].norms));
        assert_eq!(curves[..], [[1.28, 0.1 + 0.2, 1e-17]; 2]);
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn a_norm_version_cannot_be_changed(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        let norms = |json: &str| Norms { version: "test".to_owned(), json: json.to_owned() };

        assert!(keep_norms(&mut conn, &norms(r#"{"mean": 0.0}"#)).await.expect("stored"));
        assert!(keep_norms(&mut conn, &norms(r#"{"mean":0.0}"#)).await.expect("stored"));
        assert!(!keep_norms(&mut conn, &norms(r#"{"mean": 0.1}"#)).await.expect("an answer"));
    }

    #[sqlx::test(migrator = "crate::MIGRATOR")]
    async fn no_puzzle_is_in_two_editions(pool: PgPool) {
        let mut conn = pool.acquire().await.expect("a connection");
        write(&mut conn, 1).await.expect("written");

        write(&mut conn, 2).await.expect_err("the same puzzles again");
    }
}
