//! Accounts: how people prove who they are, and what they get then.
//!
//! The ordinary way in is a letter with a link and a code. Proving an address is everything: it opens the account
//! if there is none, ends whatever strangers have begun with that address, and collects the orders that were paid
//! with it. Passwords, passkeys and other sites are something one may add.

use domain::{
    account::{AccountId, ChallengeId},
    catalog::AppId,
    email::EmailAddress,
    ids::JobId,
    locale::Locale,
    token::Token,
};
use store::{StoreError, accounts::sessions::Device};

use crate::proofs::Proofs;

mod identities;
mod letters;
mod limits;
mod passkeys;
mod passwords;
mod sessions;
mod sign_in;

pub use identities::{
    Arrival, Arrived, Departure, Expected, arrive, confirm, depart, disconnect, expected, list_identities,
};
pub(crate) use letters::notify;
pub use letters::{Asked, LetterFor, NewRegistration, ask_for_letter, register};
pub use passkeys::{
    Answered, Begun, Site, add_passkey, begin_passkey, begin_sign_in, list_passkeys, read_new_passkey,
    relying_party, remove_passkey, rename_passkey, sign_in_by_passkey,
};
pub use passwords::Passwords;
pub use sessions::{SessionToken, Visit, end, find_session, list_devices};
pub use sign_in::{Entry, change_password, login, reset_password, verify_code, verify_link};

/// Who is asking, from where: everything about a request that accounts need.
#[derive(Clone, Debug)]
pub struct Caller {
    pub app: AppId,
    pub hl: Locale,
    pub device: Device,
    /// What the browser keeps if it was signed in before: [`Proofs::known_browser`] of that address.
    pub known: Option<Token>,
    /// What the browser keeps if it asked for a letter: [`Proofs::asker`] of that letter.
    pub letter: Option<Token>,
}

impl Caller {
    /// Whether the browser was signed in with this address before.
    fn is_known(&self, proofs: &Proofs, email: &EmailAddress) -> bool {
        self.known.as_ref() == Some(&proofs.known_browser(email))
    }

    /// Whether the browser asked for this letter.
    fn asked_for(&self, proofs: &Proofs, challenge: ChallengeId) -> bool {
        self.letter.as_ref() == Some(&proofs.asker(challenge))
    }
}

/// Somebody has proven who they are.
#[derive(Debug)]
pub struct SignedIn {
    pub account: AccountId,
    pub token: SessionToken,
    /// Whether what can't be undone may be done now: another site's word isn't enough for that.
    pub fresh: bool,
    /// Jobs to wake workers for.
    pub jobs: Vec<JobId>,
}

/// Why nobody is signed in, or nothing was changed.
#[derive(Debug, thiserror::Error)]
pub enum AccountError {
    /// The same for an unknown address, an account without a password and a wrong one.
    #[error("no account has this address and password")]
    WrongPassword,
    /// The same for a code that never was, is over, was used, or was tried too often.
    #[error("the code or link is not valid")]
    WrongCode,
    /// The same for a key that is unknown, removed or disabled, and for an answer that is wrong, late or repeated.
    #[error("the passkey was refused")]
    WrongPasskey,
    /// The same for a trip to another site that never was, is over or another browser's, and for a word that isn't
    /// to be believed.
    #[error("another site's word was refused")]
    ProviderFailed,
    #[error("another site can't be reached")]
    ProviderAway(#[source] anyhow::Error),
    /// The site named no address that it has verified.
    #[error("another site named no address")]
    NoAddress,
    /// That person of the site, or another one, is connected already.
    #[error("the account or the person is connected already")]
    AlreadyConnected,
    /// They have to prove who they are first.
    #[error("no proof within the last ten minutes")]
    NotProven,
    #[error("tried too often for this address")]
    TooMany,
    /// Too many passwords are being compared.
    #[error("too many people are signing in at once")]
    Busy,
    #[error("the database failed")]
    Store(#[from] StoreError),
}
