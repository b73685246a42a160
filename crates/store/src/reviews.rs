//! Reviews by buyers: asked for once, written by a link, decided about by operators, shown in the storefront.

use domain::{
    catalog::AppId,
    country::CountryCode,
    locale::Locale,
    name::DisplayName,
    order::OrderNumber,
    review::{Concern, Decision, Draft, ReviewId, Stars, State, Totals},
};
use jiff::Timestamp;
use jiff_sqlx::ToSqlx;
use sqlx::PgConnection;

use crate::{Result, StoreError};

pub mod refusals;

/// A review as it is stored.
#[derive(Clone, PartialEq, Eq)]
pub struct Review {
    pub id: ReviewId,
    pub order: OrderNumber,
    pub app: AppId,
    pub state: State,
    pub concerns: Vec<Concern>,
    /// `None` before it is written and after it was withdrawn.
    pub written: Option<Written>,
}

#[derive(Clone, PartialEq, Eq)]
pub struct Written {
    pub stars: Stars,
    pub content: String,
    pub name: Option<String>,
    pub hl: Locale,
    pub at: Timestamp,
    pub answer: Option<String>,
}

/// Begins the review of an order. False if it was begun before, or if there is no such order.
pub async fn begin(
    conn: &mut PgConnection,
    id: ReviewId,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<bool> {
    let done = sqlx::query!(
        "insert into review (id, order_number, app_id, state, asked_at)
         select $1, o.number, a.app_id, 'asked', $3
         from exam_order o join app_exam a on a.id = o.app_exam_id where o.number = $2
         on conflict (order_number) do nothing",
        id.as_uuid(),
        order.as_str(),
        now.to_sqlx() as _,
    );
    Ok(done.execute(conn).await?.rows_affected() > 0)
}

/// The review that a link opens, locked; `None` if the link was closed or never ours.
pub async fn open(conn: &mut PgConnection, link_hash: &[u8]) -> Result<Option<Review>> {
    let row = sqlx::query_as!(
        Row,
        r#"select r.id, r.order_number, r.app_id, r.state, r.stars, r.content, r.name, r.hl,
                  r.written_at as "written_at: jiff_sqlx::Timestamp", r.concerns, r.answer
           from review r join order_link l on l.order_number = r.order_number
           where l.token_hash = $1 and l.purpose = 'review' for update of r"#,
        link_hash,
    );
    row.fetch_optional(conn).await?.map(Row::read).transpose()
}

/// The address that a link was mailed to.
pub async fn mailed_to(conn: &mut PgConnection, link_hash: &[u8]) -> Result<Option<String>> {
    let email = sqlx::query_scalar!(
        r#"select email as "email!" from order_link
           where token_hash = $1 and purpose = 'review' and email is not null"#,
        link_hash
    );
    Ok(email.fetch_optional(conn).await?)
}

/// A review by its id, locked.
pub async fn find(conn: &mut PgConnection, id: ReviewId) -> Result<Option<Review>> {
    let row = sqlx::query_as!(
        Row,
        r#"select id, order_number, app_id, state, stars, content, name, hl,
                  written_at as "written_at: jiff_sqlx::Timestamp", concerns, answer
           from review where id = $1 for update"#,
        id.as_uuid(),
    );
    row.fetch_optional(conn).await?.map(Row::read).transpose()
}

/// Stores what was written, in place of what was there. An answer was about other words, so it goes.
pub async fn write(
    conn: &mut PgConnection,
    id: ReviewId,
    draft: &Draft,
    (state, concerns): (State, &[Concern]),
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "update review set state = $2, stars = $3, content = $4, name = $5, hl = $6, written_at = $7, concerns = $8,
                answer = null, answered_at = null
         where id = $1",
        id.as_uuid(),
        state.code(),
        i32::from(draft.stars.number()),
        draft.content.as_str(),
        draft.name.as_ref().map(DisplayName::as_str),
        draft.hl.code(),
        now.to_sqlx() as _,
        &codes(concerns),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Deletes what was written. Its row stays: the link may be used to write again, and nobody is asked twice.
/// `concerns`: those that stay for what is written next.
pub async fn withdraw(conn: &mut PgConnection, id: ReviewId, concerns: &[Concern]) -> Result<()> {
    sqlx::query!(
        "update review set state = 'withdrawn', stars = null, content = null, name = null, hl = null, written_at = null,
                answer = null, answered_at = null, concerns = $2
         where id = $1",
        id.as_uuid(),
        &codes(concerns),
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Stores an operator's decision with its reason. Publishing settles the concerns.
pub async fn decide(
    conn: &mut PgConnection,
    id: ReviewId,
    (decision, reason): (Decision, &str),
    state: State,
    now: Timestamp,
) -> Result<()> {
    sqlx::query!(
        "insert into review_decision (review_id, decided_at, decision, reason) values ($1, $2, $3, $4)",
        id.as_uuid(),
        now.to_sqlx() as _,
        decision.code(),
        reason,
    )
    .execute(&mut *conn)
    .await?;
    sqlx::query!(
        "update review set state = $2, concerns = case when $3 then '{}' else concerns end where id = $1",
        id.as_uuid(),
        state.code(),
        decision == Decision::Publish,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Stores the operator's public answer, in place of an earlier one.
pub async fn answer(conn: &mut PgConnection, id: ReviewId, text: &str, now: Timestamp) -> Result<()> {
    sqlx::query!(
        "update review set answer = $2, answered_at = $3 where id = $1",
        id.as_uuid(),
        text,
        now.to_sqlx() as _,
    )
    .execute(conn)
    .await?;
    Ok(())
}

/// Written reviews in a state, oldest first.
pub async fn list(conn: &mut PgConnection, state: State, most: i64) -> Result<Vec<Review>> {
    let rows = sqlx::query_as!(
        Row,
        r#"select id, order_number, app_id, state, stars, content, name, hl,
                  written_at as "written_at: jiff_sqlx::Timestamp", concerns, answer
           from review where state = $1 and stars is not null order by written_at limit $2"#,
        state.code(),
        most,
    );
    rows.fetch_all(conn).await?.into_iter().map(Row::read).collect()
}

/// How many published reviews a storefront has, by stars.
pub async fn totals(conn: &mut PgConnection, app: AppId) -> Result<Totals> {
    let rows = sqlx::query!("select stars, reviews from review_total where app_id = $1", app.0);
    let mut totals = Totals::default();
    for row in rows.fetch_all(conn).await? {
        let place = usize::try_from(row.stars - 1).ok().and_then(|place| totals.0.get_mut(place));
        *place.ok_or_else(|| inconsistent("stars"))? = row.reviews;
    }
    Ok(totals)
}

/// A review as everybody sees it.
#[derive(Clone, PartialEq, Eq)]
pub struct Shown {
    pub stars: Stars,
    pub content: String,
    pub name: Option<String>,
    pub hl: Locale,
    pub country: CountryCode,
    pub at: Timestamp,
    pub answer: Option<String>,
    /// The buyer has had all the money back.
    pub refunded: bool,
}

/// The newest published reviews of a storefront: those in a language, then the others.
pub async fn newest(conn: &mut PgConnection, app: AppId, hl: Locale, most: i64) -> Result<Vec<Shown>> {
    let rows = sqlx::query!(
        r#"with own as (
               select id, 0 as place from review where app_id = $1 and state = 'published' and hl = $2
               order by written_at desc limit $3),
           other as (
               select id, 1 as place from review where app_id = $1 and state = 'published' and hl <> $2
               order by written_at desc limit $3)
           select r.stars as "stars!", r.content as "content!", r.name, r.hl as "hl!",
                  r.written_at as "written_at!: jiff_sqlx::Timestamp", r.answer, o.country,
                  not exists (select from purchase p where p.order_number = r.order_number
                              and p.state in ('paid', 'fulfilled', 'part_refunded', 'disputed')) as "refunded!"
           from (select * from own union all select * from other) as chosen
           join review r on r.id = chosen.id join exam_order o on o.number = r.order_number
           order by chosen.place, r.written_at desc limit $3"#,
        app.0,
        hl.code(),
        most,
    );
    let rows = rows.fetch_all(conn).await?.into_iter();
    rows.map(|row| {
        Ok(Shown {
            stars: stars(row.stars)?,
            content: row.content,
            name: row.name,
            hl: Locale::parse(&row.hl).ok_or_else(|| inconsistent("hl"))?,
            country: CountryCode::parse(&row.country).map_err(|_| inconsistent("country"))?,
            at: row.written_at.to_jiff(),
            answer: row.answer,
            refunded: row.refunded,
        })
    })
    .collect()
}

/// The columns of a review.
struct Row {
    id: uuid::Uuid,
    order_number: String,
    app_id: i32,
    state: String,
    stars: Option<i32>,
    content: Option<String>,
    name: Option<String>,
    hl: Option<String>,
    written_at: Option<jiff_sqlx::Timestamp>,
    concerns: Vec<String>,
    answer: Option<String>,
}

impl Row {
    fn read(self) -> Result<Review> {
        let concern = |code: &String| Concern::parse(code).ok_or_else(|| inconsistent("concerns"));
        let written = match (self.stars, self.content, self.hl, self.written_at) {
            (Some(number), Some(content), Some(hl), Some(at)) => Some(Written {
                stars: stars(number)?,
                content,
                name: self.name,
                hl: Locale::parse(&hl).ok_or_else(|| inconsistent("hl"))?,
                at: at.to_jiff(),
                answer: self.answer,
            }),
            _ => None,
        };
        Ok(Review {
            id: self.id.into(),
            order: OrderNumber::parse(&self.order_number).ok_or_else(|| inconsistent("order_number"))?,
            app: AppId(self.app_id),
            state: State::parse(&self.state).ok_or_else(|| inconsistent("state"))?,
            concerns: self.concerns.iter().map(concern).collect::<Result<_>>()?,
            written,
        })
    }
}

fn codes(concerns: &[Concern]) -> Vec<String> {
    concerns.iter().map(|concern| concern.code().to_owned()).collect()
}

fn stars(number: i32) -> Result<Stars> {
    Stars::new(number.into()).ok_or_else(|| inconsistent("stars"))
}

fn inconsistent(column: &'static str) -> StoreError {
    StoreError::Inconsistent { table: "review", column, row: "of an order".to_owned() }
}

#[cfg(test)]
mod tests;
