//! An account identifies a person across orders: an e-mail address that was proven to be theirs, and what they
//! chose to say about themselves. Nothing unproven is ever an account.

use jiff::civil::Date;

use crate::{ids::uuid_ids, text_enum::text_enum};

mod password;

pub use password::{Password, WeakPassword};

uuid_ids! {
    /// It opens nothing.
    AccountId,
    /// Names a session in the list of devices; it opens nothing.
    SessionId,
    /// Of a proof of an address that is under way.
    ChallengeId,
    /// Names a passkey in its owner's list; it opens nothing.
    PasskeyId,
    /// Of a proof by a device or by another site that is under way.
    CeremonyId,
    /// Of a copy of an account's data; it opens nothing without the account's session.
    ExportId,
}

text_enum! {
    /// As the specification names it; `confidential` for whoever prefers not to say.
    Gender {
        Male "male",
        Female "female",
        Confidential "confidential",
    }
}

text_enum! {
    /// A site that vouches for people: signing in there signs in here.
    Provider {
        Google "google",
        Apple "apple",
    }
}

impl Provider {
    /// As the site calls itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Google => "Google",
            Self::Apple => "Apple",
        }
    }
}

/// Nobody alive was born before this.
const EARLIEST: Date = jiff::civil::date(1900, 1, 1);

/// A day of birth as `YYYY-MM-DD`: not before 1900, not after `today`.
///
/// ```
/// use jiff::civil::date;
/// assert_eq!(domain::account::birthday("1984-02-29", date(2026, 11, 16)), Some(date(1984, 2, 29)));
/// assert_eq!(domain::account::birthday("1985-02-29", date(2026, 11, 16)), None);
/// assert_eq!(domain::account::birthday("29.02.1984", date(2026, 11, 16)), None);
/// ```
pub fn birthday(text: &str, today: Date) -> Option<Date> {
    let plain = text.len() == 10 && text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
    let day: Date = if plain { text.parse().ok()? } else { return None };
    (EARLIEST..=today).contains(&day).then_some(day)
}

/// The longest phone number with its country's code, punctuation and spaces.
const PHONE_MOST: usize = 25;
/// The most digits that any country uses, without its code's prefix (ITU-T E.164).
const DIGITS_MOST: usize = 15;

/// A phone number as people write it; `None` if it has no digits, too many, or anything else in it.
///
/// ```
/// assert_eq!(domain::account::phone(" +49 (30) 1234-567 ").as_deref(), Some("+49 (30) 1234-567"));
/// assert_eq!(domain::account::phone("call me"), None);
/// ```
pub fn phone(text: &str) -> Option<String> {
    let text = text.trim();
    let digits = text.chars().filter(char::is_ascii_digit).count();
    let plain = text
        .chars()
        .enumerate()
        .all(|(n, c)| c.is_ascii_digit() || " -/().".contains(c) || (c == '+' && n == 0));
    (plain && (3..=DIGITS_MOST).contains(&digits) && text.len() <= PHONE_MOST).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use jiff::civil::date;

    use super::*;

    #[test]
    fn a_day_of_birth_is_a_real_day_that_has_been() {
        let today = date(2026, 11, 16);
        for text in
            ["", "2020-1-1", "2020-13-01", "1899-12-31", "2026-11-17", "2020-01-01T00", "+02020-01-01"]
        {
            assert_eq!(birthday(text, today), None, "{text}");
        }
        assert_eq!(birthday("2026-11-16", today), Some(today));
    }

    #[test]
    fn a_phone_number_has_digits_and_what_people_put_between_them() {
        for text in ["", "+", "12", "1234567890123456", "12+34", "0123 ext 4", "０１２３"] {
            assert_eq!(phone(text), None, "{text}");
        }
        assert_eq!(phone("03-1234-5678").as_deref(), Some("03-1234-5678"));
    }
}
