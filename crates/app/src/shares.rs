//! Sharing: an owner shows part of a result to anyone with the link, or lists it among the latest results, and can
//! revoke either. A refunded order shows nothing to anyone.

use domain::{catalog::Exam, name::DisplayName, order::OrderNumber, token::Token};
use jiff::Timestamp;
use report::iq::facts::CROWD_FLOOR;
use store::{PgConnection, PgPool, StoreError, books::OpenBooks, shares};

pub use store::shares::ShareRow;

use crate::{kinds::is_class, runs::Order};

/// The latest results are shown only if there are at least this many.
const LISTED_LEAST: usize = 5;
/// How many are shown.
const LISTED_MOST: i64 = 10;

/// What can be shown in addition to the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SharedPart {
    Score,
    Ranking,
    Dimensions,
}

impl SharedPart {
    pub const ALL: [Self; 3] = [Self::Score, Self::Ranking, Self::Dimensions];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Score => "score",
            Self::Ranking => "ranking",
            Self::Dimensions => "dimensions",
        }
    }

    fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|item| item.code() == code)
    }
}

/// What an owner lets others see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Share {
    /// The link's token, if there is a valid link.
    pub token: Option<Token>,
    pub show: Vec<SharedPart>,
    pub name: Option<String>,
    pub made_at: Option<Timestamp>,
    /// Whether it is listed among the latest results.
    pub listed: bool,
}

#[derive(Debug, thiserror::Error)]
pub enum ShareError {
    #[error("the order owns nothing that could be shown")]
    NotOwned,
    #[error("could not store the share")]
    Store(#[from] StoreError),
}

pub async fn read(pool: &PgPool, order: &OrderNumber) -> Result<Share, ShareError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    if !owns(&mut conn, order).await? {
        return Err(ShareError::NotOwned);
    }
    Ok(share(&mut conn, order).await?)
}

/// Creates the order's link with this token, or changes what its link shows.
pub async fn make(
    pool: &PgPool,
    order: &OrderNumber,
    show: &[SharedPart],
    name: Option<&DisplayName>,
    token: Token,
    now: Timestamp,
) -> Result<Share, ShareError> {
    let mut show = show.to_vec();
    show.sort_unstable();
    show.dedup();
    let row = ShareRow {
        token,
        order: order.clone(),
        show: show.iter().map(|item| item.code().to_owned()).collect(),
        name: name.map(|name| name.as_str().to_owned()),
        made_at: now,
    };
    change(pool, order, async |conn| shares::put(conn, &row).await).await
}

/// Revokes the link, and removes the order from the latest results.
pub async fn revoke(pool: &PgPool, order: &OrderNumber, now: Timestamp) -> Result<Share, ShareError> {
    let revoking = async |conn: &mut PgConnection| {
        shares::revoke(conn, order, now).await?;
        shares::unlist(conn, order).await
    };
    change(pool, order, revoking).await
}

/// Lists the order among the latest results, by first name or anonymously, or removes it. A run without a score
/// has no class to show.
pub async fn list(
    pool: &PgPool,
    order: &Order,
    listed: bool,
    name: Option<&DisplayName>,
    now: Timestamp,
) -> Result<Share, ShareError> {
    let class = order.outcome.class().filter(|_| listed);
    change(pool, &order.number, async |conn| match class {
        Some(class) => shares::list(conn, &order.number, name.and_then(DisplayName::first), class, now).await,
        None => shares::unlist(conn, &order.number).await,
    })
    .await
}

/// Applies an owner's change and returns the result.
async fn change(
    pool: &PgPool,
    order: &OrderNumber,
    what: impl AsyncFnOnce(&mut PgConnection) -> store::Result<()>,
) -> Result<Share, ShareError> {
    let mut tx = store::begin(pool).await?;
    OpenBooks::lock(&mut tx, order).await?.ok_or(ShareError::NotOwned)?;
    if !owns(&mut tx, order).await? {
        return Err(ShareError::NotOwned);
    }
    what(&mut tx).await?;
    let share = share(&mut tx, order).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(share)
}

async fn share(conn: &mut PgConnection, order: &OrderNumber) -> store::Result<Share> {
    let row = shares::of_order(conn, order).await?;
    let listed = shares::is_listed(conn, order).await?;
    let show = row.as_ref().map(items).unwrap_or_default();
    let (token, made_at) = row.as_ref().map(|row| (row.token.clone(), row.made_at)).unzip();
    Ok(Share { token, show, made_at, name: row.and_then(|row| row.name), listed })
}

fn items(row: &ShareRow) -> Vec<SharedPart> {
    row.show.iter().filter_map(|code| SharedPart::parse(code)).collect()
}

async fn owns(conn: &mut PgConnection, order: &OrderNumber) -> store::Result<bool> {
    Ok(!store::books::read(conn, order).await?.owned().is_empty())
}

/// An order as shared by its owner.
#[derive(Clone)]
pub struct SharedOrder {
    pub order: Order,
    pub show: Vec<SharedPart>,
    pub name: Option<String>,
}

/// What a link shows, while it is valid and the order is owned.
pub async fn open(pool: &PgPool, token: &Token) -> Result<Option<SharedOrder>, StoreError> {
    let mut conn = pool.acquire().await?;
    let Some(row) = shares::find(&mut conn, token).await? else { return Ok(None) };
    if !owns(&mut conn, &row.order).await? {
        return Ok(None);
    }
    let Some(order) = store::orders::find(&mut conn, &row.order).await? else { return Ok(None) };
    Ok(Some(SharedOrder { order: Order::read(&order)?, show: items(&row), name: row.name }))
}

/// An entry of the latest results.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    pub first_name: Option<String>,
    pub country: domain::country::CountryCode,
    pub class: String,
}

/// The latest results, newest first; empty while there are too few runs or too few entries.
pub async fn latest(pool: &PgPool, exam: &Exam, now: Timestamp) -> Result<Vec<Listed>, StoreError> {
    let (exam, kind) = (exam.id, exam.kind);
    let mut conn = pool.acquire().await?;
    let rows = shares::latest(&mut conn, exam, LISTED_MOST).await?;
    if rows.len() < LISTED_LEAST || store::stats::load(&mut conn, exam, now).await?.valid_runs < CROWD_FLOOR {
        return Ok(Vec::new());
    }
    let listed = rows.into_iter().filter_map(|row| {
        is_class(kind, &row.class).then_some(Listed {
            first_name: row.first_name,
            country: row.country,
            class: row.class,
        })
    });
    Ok(listed.collect())
}
