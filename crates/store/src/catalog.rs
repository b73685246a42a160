//! The catalogue's tables: written whole, read whole.

use std::collections::BTreeMap;

use domain::{
    catalog::{
        App, AppExam, AppExamId, AppId, Catalog, Category, CategoryId, CountryPrices, Exam, ExamId, ExamKind,
        Grant, HeldWords, Operator, Package, PackageItem, SkuId, Words,
    },
    country::CountryCode,
    locale::Locale,
    money::Currency,
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::{PgConnection, types::Json};

use crate::{Result, StoreError};

/// Incremented with every change, so that a process can detect cheaply that it must reload.
pub async fn revision(conn: &mut PgConnection) -> Result<i64> {
    Ok(sqlx::query_scalar!("select revision from catalog_revision").fetch_one(conn).await?)
}

/// Blocks a second `apply` until the caller's transaction ends.
pub async fn lock(conn: &mut PgConnection) -> Result<()> {
    sqlx::query_scalar!("select revision from catalog_revision for update").fetch_one(conn).await?;
    Ok(())
}

pub async fn load(conn: &mut PgConnection) -> Result<Catalog> {
    Ok(Catalog {
        apps: load_apps(conn).await?,
        categories: load_categories(conn).await?,
        exams: exams(conn).await?,
        app_exams: load_app_exams(conn).await?,
        grants: load_grants(conn).await?,
        packages: load_packages(conn).await?,
        prices: load_prices(conn).await?,
        held_words: load_held_words(conn).await?,
    })
}

async fn load_apps(conn: &mut PgConnection) -> Result<Vec<App>> {
    let rows = sqlx::query!(
        r#"select id, alias, name, domains, default_variant, default_exam, operator as "operator: Json<Operator>"
           from app order by id"#
    )
    .fetch_all(conn)
    .await?;
    Ok(rows
        .into_iter()
        .map(|row| App {
            id: AppId(row.id),
            alias: row.alias,
            name: row.name,
            domains: row.domains,
            default_variant: row.default_variant,
            default_exam: ExamId(row.default_exam),
            operator: row.operator.0,
        })
        .collect())
}

async fn load_categories(conn: &mut PgConnection) -> Result<Vec<Category>> {
    let rows = sqlx::query!(r#"select id, code, name as "name: Json<Words>" from category order by id"#)
        .fetch_all(conn)
        .await?;
    Ok(rows
        .into_iter()
        .map(|row| Category { id: CategoryId(row.id), code: row.code, name: row.name.0 })
        .collect())
}

/// The exams of the catalogue.
pub async fn exams(conn: &mut PgConnection) -> Result<Vec<Exam>> {
    let rows = sqlx::query!(
        r#"select e.id, e.code, e.category_id, e.questions, e.options, e.time_limit_s, e.free, e.kind,
                  e.repeatable, e.sign_in,
                  e.name as "name: Json<Words>", e.summary as "summary: Json<Words>",
                  array(select hl from exam_language l where l.exam_id = e.id order by position) as "languages!"
           from exam e order by e.id"#
    )
    .fetch_all(conn)
    .await?;
    rows.into_iter()
        .map(|row| {
            let languages = row
                .languages
                .iter()
                .map(|hl| Locale::parse(hl).ok_or_else(|| inconsistent("exam_language", "hl", row.id)))
                .collect::<Result<_>>()?;
            Ok(Exam {
                id: ExamId(row.id),
                kind: ExamKind::parse(&row.kind).ok_or_else(|| inconsistent("exam", "kind", row.id))?,
                code: row.code,
                category: CategoryId(row.category_id),
                questions: row.questions,
                options: row.options,
                time_limit_s: row.time_limit_s,
                free: row.free,
                sign_in: row.sign_in,
                repeatable: row.repeatable,
                languages,
                name: row.name.0,
                summary: row.summary.0,
            })
        })
        .collect()
}

async fn load_app_exams(conn: &mut PgConnection) -> Result<Vec<AppExam>> {
    let rows = sqlx::query!("select id, app_id, exam_id from app_exam order by id").fetch_all(conn).await?;
    Ok(rows
        .into_iter()
        .map(|row| AppExam { id: AppExamId(row.id), app: AppId(row.app_id), exam: ExamId(row.exam_id) })
        .collect())
}

async fn load_grants(conn: &mut PgConnection) -> Result<Vec<Grant>> {
    let rows = sqlx::query!(
        r#"select code, item, exams, orders, available from package_grant order by code collate "C""#
    )
    .fetch_all(conn)
    .await?;
    rows.into_iter()
        .map(|row| {
            let item = row.item.as_deref().map(|item| {
                PackageItem::parse(item).ok_or_else(|| inconsistent("package_grant", "item", &row.code))
            });
            Ok(Grant {
                item: item.transpose()?,
                code: row.code,
                exams: row.exams.into_iter().map(ExamId).collect(),
                orders: row.orders,
                available: row.available,
            })
        })
        .collect()
}

async fn load_packages(conn: &mut PgConnection) -> Result<Vec<Package>> {
    let rows = sqlx::query!(
        r#"select p.id, p.code, p.grants, p.months,
                  array(select exam_id from package_exam e where e.package_id = p.id order by position) as "exams!",
                  array(select item from package_item i where i.package_id = p.id order by position) as "items!"
           from package p order by p.position"#
    )
    .fetch_all(conn)
    .await?;
    rows.into_iter()
        .map(|row| {
            let items = row
                .items
                .iter()
                .map(|item| {
                    PackageItem::parse(item).ok_or_else(|| inconsistent("package_item", "item", row.id))
                })
                .collect::<Result<_>>()?;
            Ok(Package {
                id: SkuId(row.id),
                code: row.code,
                exams: row.exams.into_iter().map(ExamId).collect(),
                items,
                grants: row.grants,
                months: row.months,
            })
        })
        .collect()
}

async fn load_prices(conn: &mut PgConnection) -> Result<Vec<CountryPrices>> {
    let rows =
        sqlx::query!("select country, package_id, currency, amount from price order by country, package_id")
            .fetch_all(conn)
            .await?;
    let mut book: BTreeMap<CountryCode, CountryPrices> = BTreeMap::new();
    for row in rows {
        let country =
            CountryCode::parse(&row.country).map_err(|_| inconsistent("price", "country", &row.country))?;
        let currency =
            Currency::parse(&row.currency).ok_or_else(|| inconsistent("price", "currency", &row.country))?;
        book.entry(country)
            .or_insert_with(|| CountryPrices { country, currency, amounts: BTreeMap::new() })
            .amounts
            .insert(SkuId(row.package_id), row.amount);
    }
    Ok(book.into_values().collect())
}

async fn load_held_words(conn: &mut PgConnection) -> Result<Vec<HeldWords>> {
    let rows = sqlx::query!(r#"select hl, words from held_words order by hl collate "C""#);
    let read = |hl: &str| Locale::parse(hl).ok_or_else(|| inconsistent("held_words", "hl", hl));
    let rows = rows.fetch_all(conn).await?.into_iter();
    rows.map(|row| Ok(HeldWords { hl: read(&row.hl)?, words: row.words })).collect()
}

/// Makes the tables match `catalog` exactly and increments the revision. Rows that others refer to can't be
/// deleted: the database rejects that, and so the whole transaction.
pub async fn replace(conn: &mut PgConnection, catalog: &Catalog, at: Timestamp) -> Result<()> {
    replace_exams(conn, catalog).await?;
    replace_apps(conn, catalog).await?;
    replace_grants(conn, &catalog.grants).await?;
    replace_packages(conn, catalog).await?;
    replace_held_words(conn, &catalog.held_words).await?;
    sqlx::query!("update catalog_revision set revision = revision + 1, applied_at = $1", at.to_sqlx() as _)
        .execute(conn)
        .await?;
    Ok(())
}

async fn replace_exams(conn: &mut PgConnection, catalog: &Catalog) -> Result<()> {
    for category in &catalog.categories {
        sqlx::query!(
            "insert into category (id, code, name) values ($1, $2, $3)
             on conflict (id) do update set code = excluded.code, name = excluded.name",
            category.id.0,
            category.code,
            Json(&category.name) as _,
        )
        .execute(&mut *conn)
        .await?;
    }
    for exam in &catalog.exams {
        sqlx::query!(
            "insert into exam (id, code, category_id, questions, options, time_limit_s, free, name, summary,
                               kind, repeatable, sign_in)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
             on conflict (id) do update set code = excluded.code, category_id = excluded.category_id,
                questions = excluded.questions, options = excluded.options,
                time_limit_s = excluded.time_limit_s, free = excluded.free, name = excluded.name,
                summary = excluded.summary, kind = excluded.kind, repeatable = excluded.repeatable,
                sign_in = excluded.sign_in",
            exam.id.0,
            exam.code,
            exam.category.0,
            exam.questions,
            exam.options,
            exam.time_limit_s,
            exam.free,
            Json(&exam.name) as _,
            Json(&exam.summary) as _,
            exam.kind.code(),
            exam.repeatable,
            exam.sign_in,
        )
        .execute(&mut *conn)
        .await?;
        sqlx::query!("delete from exam_language where exam_id = $1", exam.id.0).execute(&mut *conn).await?;
        let languages: Vec<String> = exam.languages.iter().map(|l| l.code().to_owned()).collect();
        sqlx::query!(
            "insert into exam_language (exam_id, hl, position)
             select $1, hl, position from unnest($2::text[]) with ordinality as l (hl, position)",
            exam.id.0,
            &languages,
        )
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

async fn replace_apps(conn: &mut PgConnection, catalog: &Catalog) -> Result<()> {
    for app in &catalog.apps {
        sqlx::query!(
            "insert into app (id, alias, name, domains, default_variant, default_exam, operator)
             values ($1, $2, $3, $4, $5, $6, $7)
             on conflict (id) do update set alias = excluded.alias, name = excluded.name,
                domains = excluded.domains, default_variant = excluded.default_variant,
                default_exam = excluded.default_exam, operator = excluded.operator",
            app.id.0,
            app.alias,
            app.name,
            &app.domains,
            app.default_variant,
            app.default_exam.0,
            Json(&app.operator) as _,
        )
        .execute(&mut *conn)
        .await?;
    }
    for app_exam in &catalog.app_exams {
        sqlx::query!(
            "insert into app_exam (id, app_id, exam_id) values ($1, $2, $3)
             on conflict (id) do update set app_id = excluded.app_id, exam_id = excluded.exam_id",
            app_exam.id.0,
            app_exam.app.0,
            app_exam.exam.0,
        )
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

async fn replace_grants(conn: &mut PgConnection, grants: &[Grant]) -> Result<()> {
    sqlx::query!("delete from package_grant").execute(&mut *conn).await?;
    for grant in grants {
        let exams: Vec<i32> = grant.exams.iter().map(|exam| exam.0).collect();
        sqlx::query!(
            "insert into package_grant (code, item, exams, orders, available) values ($1, $2, $3, $4, $5)",
            grant.code,
            grant.item.map(PackageItem::code),
            &exams,
            grant.orders,
            grant.available,
        )
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

async fn replace_packages(conn: &mut PgConnection, catalog: &Catalog) -> Result<()> {
    for (position, package) in (0_i32..).zip(&catalog.packages) {
        sqlx::query!(
            "insert into package (id, code, position, grants, months) values ($1, $2, $3, $4, $5)
             on conflict (id) do update
             set code = excluded.code, position = excluded.position, grants = excluded.grants,
                 months = excluded.months",
            package.id.0,
            package.code,
            position,
            &package.grants,
            package.months,
        )
        .execute(&mut *conn)
        .await?;
        sqlx::query!("delete from package_exam where package_id = $1", package.id.0)
            .execute(&mut *conn)
            .await?;
        let exams: Vec<i32> = package.exams.iter().map(|e| e.0).collect();
        sqlx::query!(
            "insert into package_exam (package_id, exam_id, position)
             select $1, exam_id, position from unnest($2::int[]) with ordinality as e (exam_id, position)",
            package.id.0,
            &exams,
        )
        .execute(&mut *conn)
        .await?;
        sqlx::query!("delete from package_item where package_id = $1", package.id.0)
            .execute(&mut *conn)
            .await?;
        let items: Vec<String> = package.items.iter().map(|i| i.code().to_owned()).collect();
        sqlx::query!(
            "insert into package_item (package_id, item, position)
             select $1, item, position from unnest($2::text[]) with ordinality as i (item, position)",
            package.id.0,
            &items,
        )
        .execute(&mut *conn)
        .await?;
    }
    replace_prices(conn, &catalog.prices).await?;
    delete_absent(conn, catalog).await
}

async fn replace_prices(conn: &mut PgConnection, prices: &[CountryPrices]) -> Result<()> {
    sqlx::query!("delete from price").execute(&mut *conn).await?;
    for book in prices {
        let packages: Vec<i32> = book.amounts.keys().map(|sku| sku.0).collect();
        let amounts: Vec<i64> = book.amounts.values().copied().collect();
        sqlx::query!(
            "insert into price (country, currency, package_id, amount)
             select $1, $2, package_id, amount from unnest($3::int[], $4::bigint[]) as p (package_id, amount)",
            book.country.as_str(),
            book.currency.code(),
            &packages,
            &amounts,
        )
        .execute(&mut *conn)
        .await?;
    }
    Ok(())
}

async fn replace_held_words(conn: &mut PgConnection, lists: &[HeldWords]) -> Result<()> {
    sqlx::query!("delete from held_words").execute(&mut *conn).await?;
    for HeldWords { hl, words } in lists {
        sqlx::query!("insert into held_words (hl, words) values ($1, $2)", hl.code(), words)
            .execute(&mut *conn)
            .await?;
    }
    Ok(())
}

/// Children before parents.
async fn delete_absent(conn: &mut PgConnection, catalog: &Catalog) -> Result<()> {
    let packages: Vec<i32> = catalog.packages.iter().map(|p| p.id.0).collect();
    let app_exams: Vec<i32> = catalog.app_exams.iter().map(|a| a.id.0).collect();
    let apps: Vec<i32> = catalog.apps.iter().map(|a| a.id.0).collect();
    let exams: Vec<i32> = catalog.exams.iter().map(|e| e.id.0).collect();
    let categories: Vec<i32> = catalog.categories.iter().map(|c| c.id.0).collect();
    sqlx::query!("delete from package where id <> all($1)", &packages).execute(&mut *conn).await?;
    sqlx::query!("delete from app_exam where id <> all($1)", &app_exams).execute(&mut *conn).await?;
    sqlx::query!("delete from app where id <> all($1)", &apps).execute(&mut *conn).await?;
    sqlx::query!("delete from exam where id <> all($1)", &exams).execute(&mut *conn).await?;
    sqlx::query!("delete from category where id <> all($1)", &categories).execute(&mut *conn).await?;
    Ok(())
}

fn inconsistent(table: &'static str, column: &'static str, row: impl std::fmt::Display) -> StoreError {
    StoreError::Inconsistent { table, column, row: row.to_string() }
}
