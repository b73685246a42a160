//! Certificates of completion: the owner of an order creates one under a name of their choice, hides the
//! name, or revokes it; anyone with its token can check whether it is valid. A certificate's statement is a
//! single text that is signed again at every change.

mod keys;
mod statement;

use domain::{
    catalog::{Exam, PackageItem},
    email::EmailAddress,
    ids::JobId,
    mail::Kind,
    name::DisplayName,
    order::OrderNumber,
    token::Token,
};
use jiff::Timestamp;
use l10n::Locale;
use report::{facts::Facts, value::Certificate};
use store::{PgConnection, PgPool, StoreError, as_postgres_keeps, books::OpenBooks, certificates};

pub use keys::{KeyError, Keys};
pub use statement::Statement;
pub use store::certificates::CertificateRow;

use crate::{
    mail::{self, CertificateMade, Letter, NewLetter},
    mutants,
    runs::Order,
};

#[derive(Debug, thiserror::Error)]
pub enum CertificateError {
    #[error("the order doesn't own a certificate")]
    NotOwned,
    #[error("the order has no valid certificate")]
    None,
    #[error("the run has no score")]
    NoScore,
    #[error("too many mails about the certificate today")]
    TooMany,
    #[error("the stored statement can't be read, or its signature is invalid")]
    Spoilt,
    #[error("could not store the certificate")]
    Store(#[from] StoreError),
}

/// Creates the order's certificate, or rewrites it with another name, and mails the buyer, at most `most` times
/// a day. `token` is used only if there is no valid certificate yet. Returns the certificate and the new jobs.
pub async fn make(
    pool: &PgPool,
    keys: &Keys,
    (order, exam): (&Order, &Exam),
    (name, token): (&DisplayName, Token),
    most: u32,
    now: Timestamp,
) -> Result<(CertificateRow, Vec<JobId>), CertificateError> {
    let now = as_postgres_keeps(now);
    let mut tx = store::begin(pool).await?;
    let (to, hl) = owner(&mut tx, &order.number).await?;
    let standing = certificates::of_order(&mut tx, &order.number).await?;
    let standing = standing.filter(|row| row.revoked_at.is_none());
    if let Some(row) = standing.as_ref().filter(|row| row.name == name.as_str()) {
        return Ok((row.clone(), Vec::new()));
    }
    if mail::letters_of_a_day(&mut tx, &order.number, Kind::CertificateMade, now).await? >= i64::from(most) {
        return Err(CertificateError::TooMany);
    }
    let row = CertificateRow {
        token: standing.as_ref().map_or(token, |row| row.token.clone()),
        order: order.number.clone(),
        name: name.as_str().to_owned(),
        // Renaming keeps a hidden name hidden.
        name_shown: standing.as_ref().is_none_or(|row| row.name_shown),
        statement: String::new(),
        signature: String::new(),
        key_id: String::new(),
        made_at: standing.as_ref().map_or(now, |row| row.made_at),
        changed_at: now,
        revoked_at: None,
    };
    let row = write(&mut tx, keys, (order, exam), row).await?;
    let made = CertificateMade {
        exam: order.exam,
        name: row.name.clone(),
        token: row.token.as_str().to_owned(),
        at: now,
    };
    let letter = NewLetter {
        about: mail::About::Order(order.number.clone()),
        to,
        hl,
        content: Letter::CertificateMade(made),
    };
    let job = mail::queue(&mut tx, letter, now).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok((row, vec![job]))
}

/// Hides the name from anyone who checks the certificate, or shows it again.
pub async fn show_name(
    pool: &PgPool,
    keys: &Keys,
    (order, exam): (&Order, &Exam),
    shown: bool,
    now: Timestamp,
) -> Result<CertificateRow, CertificateError> {
    let mut tx = store::begin(pool).await?;
    owner(&mut tx, &order.number).await?;
    let row = certificates::of_order(&mut tx, &order.number).await?;
    let row = row.filter(|row| row.revoked_at.is_none()).ok_or(CertificateError::None)?;
    if row.name_shown == shown {
        return Ok(row);
    }
    let row = CertificateRow { name_shown: shown, changed_at: as_postgres_keeps(now), ..row };
    let row = write(&mut tx, keys, (order, exam), row).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(row)
}

/// Revokes the order's certificate for good.
pub async fn revoke(
    pool: &PgPool,
    order: &OrderNumber,
    now: Timestamp,
) -> Result<Option<CertificateRow>, CertificateError> {
    let mut tx = store::begin(pool).await?;
    owner(&mut tx, order).await?;
    certificates::revoke(&mut tx, order, as_postgres_keeps(now)).await?;
    let row = certificates::of_order(&mut tx, order).await?;
    tx.commit().await.map_err(StoreError::from)?;
    Ok(row)
}

/// The order's newest certificate, for its owner.
pub async fn read(pool: &PgPool, order: &OrderNumber) -> Result<Option<CertificateRow>, CertificateError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    if !owns(&mut conn, order).await? {
        return Err(CertificateError::NotOwned);
    }
    Ok(certificates::of_order(&mut conn, order).await?)
}

/// A certificate whose signature is valid.
#[derive(Clone)]
pub struct VerifiedCertificate {
    pub row: CertificateRow,
    pub statement: Statement,
    /// Base64.
    pub public_key: String,
}

/// What anyone with the token may see.
#[derive(Clone)]
pub enum Verified {
    Stands(Box<VerifiedCertificate>),
    /// By its owner, or because the order was refunded (`at` is `None` then).
    Revoked {
        order: OrderNumber,
        at: Option<Timestamp>,
    },
}

/// Checks whether a certificate is ours and still valid. Its contents are read from the signed text, and
/// only if the signature is valid.
pub async fn verify(pool: &PgPool, keys: &Keys, token: &Token) -> Result<Option<Verified>, CertificateError> {
    let mut conn = pool.acquire().await.map_err(StoreError::from)?;
    let Some(row) = certificates::find(&mut conn, token).await? else { return Ok(None) };
    let stands = row.revoked_at.is_none() && owns(&mut conn, &row.order).await?;
    if !stands && !mutants::is("certificate_stays") {
        return Ok(Some(Verified::Revoked { at: row.revoked_at, order: row.order }));
    }
    let public_key = keys.public(&row.key_id).ok_or(CertificateError::Spoilt)?;
    if !keys.holds(&row.key_id, &row.statement, &row.signature) {
        return Err(CertificateError::Spoilt);
    }
    let statement = Statement::read(&row.statement).ok_or(CertificateError::Spoilt)?;
    // A valid signature of another certificate, or of an earlier text of this one, doesn't count.
    if statement.token != token.as_str() || statement.name.is_some() != row.name_shown {
        return Err(CertificateError::Spoilt);
    }
    Ok(Some(Verified::Stands(Box::new(VerifiedCertificate { row, statement, public_key }))))
}

impl Verified {
    /// The order the certificate belongs to.
    pub fn order(&self) -> &OrderNumber {
        match self {
            Self::Stands(standing) => &standing.row.order,
            Self::Revoked { order, .. } => order,
        }
    }
}

/// The printed page; `None` without a valid certificate. `facts` must come from the norms the order was
/// scored with.
pub async fn page(
    pool: &PgPool,
    order: &OrderNumber,
    facts: &Facts,
    origin: &str,
    locale: Locale,
) -> Result<Option<Certificate>, CertificateError> {
    let row = read(pool, order).await?.filter(|row| row.revoked_at.is_none());
    Ok(row.and_then(|row| facts.certificate(&row.name, &verify_url(origin, &row.token), locale)))
}

/// Where anyone can check the certificate.
pub fn verify_url(origin: &str, token: &Token) -> String {
    format!("{origin}/verify/{}", token.as_str())
}

/// Signs the row's current statement and stores it.
async fn write(
    conn: &mut PgConnection,
    keys: &Keys,
    (order, exam): (&Order, &Exam),
    row: CertificateRow,
) -> Result<CertificateRow, CertificateError> {
    let statement = Statement::of(order, exam, &row).ok_or(CertificateError::NoScore)?.to_text();
    let row =
        CertificateRow { signature: keys.sign(&statement), key_id: keys.id().to_owned(), statement, ..row };
    certificates::put(conn, &row).await?;
    Ok(row)
}

async fn owns(conn: &mut PgConnection, order: &OrderNumber) -> Result<bool, StoreError> {
    let books = store::books::read(conn, order).await?;
    Ok(books.owned().contains(&PackageItem::Certificate))
}

/// Locks the order until the transaction ends. Returns its buyer's address and language if the order owns a
/// certificate.
async fn owner(
    conn: &mut PgConnection,
    order: &OrderNumber,
) -> Result<(EmailAddress, Locale), CertificateError> {
    let books = OpenBooks::lock(conn, order).await?.ok_or(CertificateError::NotOwned)?.books;
    if !books.owned().contains(&PackageItem::Certificate) {
        return Err(CertificateError::NotOwned);
    }
    let paying = books.purchases.into_iter().rfind(|purchase| purchase.state.owns());
    paying.map(|purchase| (purchase.terms.email, purchase.terms.hl)).ok_or(CertificateError::NotOwned)
}
