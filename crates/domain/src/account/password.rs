//! What may be a password: long enough, and not among the first that anyone would try.

use std::{fmt, sync::LazyLock};

use unicode_normalization::UnicodeNormalization;

/// The most common passwords of eight characters and more, sorted; taken from the frequency list of zxcvbn.
static COMMON: LazyLock<Vec<&str>> = LazyLock::new(|| include_str!("common-passwords.txt").lines().collect());

const SHORTEST: usize = 8;
const LONGEST: usize = 128;

/// Our own names: the first that somebody would try here.
const OWN: [&str; 3] = ["tessera", "iqtest", "personality"];

/// A password that may be set. Normalised, so that it is the same whichever keyboard it was typed on.
#[derive(Clone, PartialEq, Eq)]
pub struct Password(String);

/// Why a password may not be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeakPassword {
    #[error("fewer than 8 characters")]
    Short,
    #[error("more than 128 characters")]
    Long,
    #[error("one of the passwords that are tried first")]
    Common,
}

impl Password {
    /// A new password for somebody with this address.
    ///
    /// ```
    /// use domain::account::{Password, WeakPassword};
    ///
    /// assert!(Password::parse("correct horse", "grace@example.com").is_ok());
    /// assert_eq!(Password::parse("Password1", "grace@example.com").err(), Some(WeakPassword::Common));
    /// ```
    pub fn parse(text: &str, email: &str) -> Result<Self, WeakPassword> {
        let password = Self::typed(text);
        let length = password.0.chars().count();
        if length < SHORTEST {
            return Err(WeakPassword::Short);
        }
        if length > LONGEST {
            return Err(WeakPassword::Long);
        }
        if is_common(&password.0.to_lowercase(), &email.to_lowercase()) {
            return Err(WeakPassword::Common);
        }
        Ok(password)
    }

    /// A password as somebody typed it who wants to sign in: it is compared, not judged.
    pub fn typed(text: &str) -> Self {
        Self(text.nfkc().collect())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// No stored password is as long as this: comparing it would only cost time.
    pub fn is_too_long(&self) -> bool {
        self.0.chars().count() > LONGEST
    }
}

/// Passwords stay out of logs.
impl fmt::Debug for Password {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Password(…)")
    }
}

fn is_common(password: &str, email: &str) -> bool {
    // `password1`, `1password` and `password2024!` are as common as `password`.
    let core = password.trim_matches(|c: char| !c.is_alphabetic());
    let listed = |word: &str| COMMON.binary_search(&word).is_ok();
    listed(password) || listed(core) || is_pattern(password) || is_about(core, email)
}

/// A few characters over and over, or neighbours in the alphabet or among the digits.
fn is_pattern(password: &str) -> bool {
    let chars: Vec<char> = password.chars().collect();
    let repeats =
        |every: usize| chars.iter().zip(&chars[every.min(chars.len())..]).all(|(one, other)| one == other);
    let step = |pair: &[char]| i64::from(u32::from(pair[1])) - i64::from(u32::from(pair[0]));
    let runs = |by: i64| chars.windows(2).all(|pair| step(pair) == by);
    (1..=4).any(repeats) || runs(1) || runs(-1)
}

/// The address, a part of it, or one of our own names, with little else.
fn is_about(core: &str, email: &str) -> bool {
    const LITTLE: usize = 3;
    let (local, domain) = email.split_once('@').unwrap_or((email, ""));
    let host = domain.split('.').next().unwrap_or_default();
    let names = [email, local, domain, host].into_iter().chain(OWN).filter(|name| name.chars().count() >= 4);
    let left = |name: &str| core.chars().count().saturating_sub(name.chars().count());
    names.into_iter().any(|name| core.contains(name) && left(name) <= LITTLE)
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMAIL: &str = "grace.hopper@navy.example";

    fn refused(text: &str) -> Option<WeakPassword> {
        Password::parse(text, EMAIL).err()
    }

    #[test]
    fn only_what_would_be_tried_first_is_refused() {
        for text in [
            "password",
            "Password1!",
            "12345678",
            "1234567890",
            "qwertyuiop",
            "iloveyou",
            "aaaaaaaa",
            "abababababab",
            "abcdefgh",
            "87654321",
            "grace.hopper",
            "Grace.Hopper1",
            "tessera1",
            "TesseraIQ",
            "2024iqtest",
            "navynavy",
        ] {
            assert_eq!(refused(text), Some(WeakPassword::Common), "{text}");
        }
        for text in [
            "correct horse",
            "hopper likes grace",
            "мой пароль",
            "犬と猫と鳥と魚と虫",
            "tessera is my favourite",
        ] {
            assert_eq!(refused(text), None, "{text}");
        }
    }

    #[test]
    fn the_length_is_counted_in_characters() {
        let numbers = (0..50).map(|n| n.to_string()).collect::<Vec<_>>().join(" ");
        assert_eq!(refused("süße ö7"), Some(WeakPassword::Short));
        assert_eq!(refused("süße ö7x"), None);
        assert_eq!(refused(&numbers[..128]), None);
        assert_eq!(refused(&numbers[..129]), Some(WeakPassword::Long));
    }

    #[test]
    fn the_same_password_from_another_keyboard_is_the_same() {
        assert_eq!(Password::typed("pa\u{308}ssig"), Password::typed("p\u{e4}ssig"));
        assert_eq!(Password::typed("ｐａｓｓ"), Password::typed("pass"));
    }

    #[test]
    fn the_list_is_sorted_and_long_enough() {
        assert!(COMMON.is_sorted());
        assert!(COMMON.len() > 10_000);
        assert!(COMMON.iter().all(|word| word.len() >= SHORTEST));
    }

    #[test]
    fn a_password_never_appears_in_logs() {
        assert_eq!(format!("{:?}", Password::typed("secret")), "Password(…)");
    }
}
