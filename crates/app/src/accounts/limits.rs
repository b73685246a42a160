//! How often something may be done for an address, whether it has an account or not. Browsers that were signed in with
//! it are counted apart: whoever uses up what strangers may do doesn't lock its owner out.

use domain::email::EmailAddress;
use jiff::{SignedDuration, Timestamp};
use store::{PgConnection, accounts::limits};

use crate::proofs::Proofs;

const QUARTER: SignedDuration = SignedDuration::from_mins(15);
const HOUR: SignedDuration = SignedDuration::from_hours(1);
const DAY: SignedDuration = SignedDuration::from_hours(24);

/// A name, how often, and within which time.
type Limit = (&'static str, i32, SignedDuration);

/// Letters that prove an address. With five tries each, a stranger can guess a code fifty times a day.
pub(super) const LETTERS: [Limit; 2] = [("letters", 3, QUARTER), ("letters_day", 10, DAY)];
/// Passwords that are tried.
pub(super) const PASSWORDS: [Limit; 2] = [("passwords", 20, QUARTER), ("passwords_day", 100, DAY)];
/// Letters about new devices.
pub(super) const DEVICE_LETTERS: [Limit; 1] = [("device_letters", 1, HOUR)];

/// Counts one more; returns whether every one of these limits still allows it. `is_known`: for a browser that was signed
/// in with this address.
pub(super) async fn allow(
    conn: &mut PgConnection,
    proofs: &Proofs,
    (email, is_known): (&EmailAddress, bool),
    limited: &[Limit],
    now: Timestamp,
) -> store::Result<bool> {
    let (whose, apart) = (proofs.address(email), if is_known { "_known" } else { "" });
    for (what, most, within) in limited {
        if limits::count(conn, &whose, &format!("{what}{apart}"), *within, now).await? > *most {
            return Ok(false);
        }
    }
    Ok(true)
}
