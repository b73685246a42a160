//! Letters that prove an address, and letters that tell an account's owner what happened to it.

use domain::{
    account::{ChallengeId, Password},
    email::EmailAddress,
    ids::JobId,
    token::Token,
};
use jiff::Timestamp;
use store::{
    PgConnection, PgPool,
    accounts::{
        self, Account,
        challenges::{self, NewChallenge, Purpose, Registration},
    },
};
use uuid::Uuid;

use super::{
    AccountError, Caller, Passwords,
    limits::{LETTERS, allow},
    sessions::{SessionToken, later},
};
use crate::{
    mail::{self, About, AccountEvent, AccountNotice, Letter, NewLetter, SignInLetter, SignInReason},
    proofs::{PROOF_LIVES, Proofs, hash},
};

/// What somebody asks a letter for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LetterFor {
    SigningIn,
    NewPassword,
}

/// A letter that is on its way.
#[derive(Debug)]
pub struct Asked {
    pub job: JobId,
    /// For the browser that asked: only there the letter's code counts.
    pub asker: Token,
}

/// Sends a letter with a link or a code to an address, whether it has an account or not.
pub async fn ask_for_letter(
    pool: &PgPool,
    proofs: &Proofs,
    (email, purpose): (&EmailAddress, LetterFor),
    caller: &Caller,
    now: Timestamp,
) -> Result<Asked, AccountError> {
    let mut tx = store::begin(pool).await?;
    let whose = (email, caller.is_known(proofs, email));
    if !allow(&mut tx, proofs, whose, &LETTERS, now).await? {
        return Err(AccountError::TooMany);
    }
    let asked = write(&mut tx, proofs, (email, purpose), None, caller, now).await?;
    tx.commit().await.map_err(store::StoreError::from)?;
    Ok(asked)
}

/// What somebody typed who registers.
#[derive(Clone, Debug)]
pub struct NewRegistration<'a> {
    pub email: &'a EmailAddress,
    pub name: &'a str,
    pub password: &'a Password,
}

/// Keeps a registration until its address is proven and sends the letter. Returns also a secret for the browser: only
/// with it will the proof bring name and password into the account.
pub async fn register(
    pool: &PgPool,
    (proofs, passwords): (&Proofs, &Passwords),
    new: &NewRegistration<'_>,
    caller: &Caller,
    now: Timestamp,
) -> Result<(Asked, SessionToken), AccountError> {
    // Before the password is hashed: whoever asks too often costs nothing.
    let mut tx = store::begin(pool).await?;
    let whose = (new.email, caller.is_known(proofs, new.email));
    if !allow(&mut tx, proofs, whose, &LETTERS, now).await? {
        return Err(AccountError::TooMany);
    }
    tx.commit().await.map_err(store::StoreError::from)?;
    let password = passwords.hash(new.password).await?;
    let browser = SessionToken::new();
    let browser_hash = hash(browser.as_str());
    let registration = Registration { name: new.name.to_owned(), password, browser_hash };
    let mut tx = store::begin(pool).await?;
    let asked =
        write(&mut tx, proofs, (new.email, LetterFor::SigningIn), Some(&registration), caller, now).await?;
    tx.commit().await.map_err(store::StoreError::from)?;
    Ok((asked, browser))
}

async fn write(
    conn: &mut PgConnection,
    proofs: &Proofs,
    (email, purpose): (&EmailAddress, LetterFor),
    registration: Option<&Registration>,
    caller: &Caller,
    now: Timestamp,
) -> Result<Asked, AccountError> {
    let account = accounts::find_by_email(conn, email).await?;
    let reason = match (registration, &account) {
        (None, _) if purpose == LetterFor::NewPassword => SignInReason::Password,
        (None, _) => SignInReason::SignIn,
        (Some(_), None) => SignInReason::Register,
        (Some(_), Some(_)) => SignInReason::AlreadyRegistered,
    };
    let challenge = ChallengeId::from(Uuid::new_v4());
    let new = NewChallenge {
        id: challenge,
        email,
        purpose: match purpose {
            LetterFor::SigningIn => Purpose::SignIn,
            LetterFor::NewPassword => Purpose::Password,
        },
        link_hash: &proofs.proof(challenge).link_hash(),
        registration,
        app: caller.app,
        hl: caller.hl,
        code_until: later(now, PROOF_LIVES),
        link_until: later(now, PROOF_LIVES),
    };
    challenges::insert(conn, &new, now).await?;
    let letter = NewLetter {
        about: account.map_or(About::Address, |account| About::Account(account.id)),
        to: email.clone(),
        hl: caller.hl,
        content: Letter::SignIn(SignInLetter { app: caller.app, challenge, reason }),
    };
    Ok(Asked { job: mail::queue(conn, letter, now).await?, asker: proofs.asker(challenge) })
}

/// Tells the owner of an account what happened to it, in the transaction in which it happened.
pub(crate) async fn notify(
    conn: &mut PgConnection,
    account: &Account,
    event: AccountEvent,
    now: Timestamp,
) -> store::Result<JobId> {
    let letter = NewLetter {
        about: About::Account(account.id),
        to: account.email.clone(),
        hl: account.hl,
        content: Letter::AccountNotice(AccountNotice { app: account.app, event, at: now }),
    };
    mail::queue(conn, letter, now).await
}
