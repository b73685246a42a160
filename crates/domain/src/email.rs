//! An e-mail address, as far as it can be validated without sending anything.

use std::fmt;

use unicode_normalization::UnicodeNormalization as _;

/// The specification's limit.
const LONGEST: usize = 254;

/// An address that a mail server would accept, with the domain in lower case.
#[derive(Clone, PartialEq, Eq)]
pub struct EmailAddress(String);

impl EmailAddress {
    /// Accepts one `@`, no spaces, a domain with a dot; trims the text.
    ///
    /// ```
    /// use domain::email::EmailAddress;
    ///
    /// let address = EmailAddress::parse(" Grace@Example.COM ").unwrap();
    /// assert_eq!(address.as_str(), "Grace@example.com");
    /// assert_eq!(EmailAddress::parse("grace.example.com"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let (local, domain) = text.trim().split_once('@')?;
        // Judged as it is kept: letters that look like others (ℌ, ﬁ) are mapped as domain names do, and some become two
        // in lower case.
        let domain: String = domain.nfkc().collect::<String>().to_lowercase().nfkc().collect();
        // Non-ASCII letters before the @ need an extension that many servers lack.
        let local_fits = !local.is_empty()
            && local.len() <= 64
            && local
                .bytes()
                .all(|byte| byte.is_ascii_alphanumeric() || b".!#$%&'*+-/=?^_`{|}~".contains(&byte))
            && !(local.starts_with('.') || local.ends_with('.') || local.contains(".."));
        let part_fits = |part: &str| {
            let edges = part.starts_with('-') || part.ends_with('-');
            !part.is_empty() && !edges && part.chars().all(|c| c.is_alphanumeric() || c == '-')
        };
        let domain_fits = domain.contains('.') && domain.split('.').all(part_fits);
        let fits = local.len() + 1 + domain.len() <= LONGEST && local_fits && domain_fits;
        fits.then(|| Self(format!("{local}@{domain}")))
    }

    /// One from the database, which was parsed before it was written. Empty if it was erased since.
    pub const fn stored(text: String) -> Self {
        Self(text)
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// The address as it is compared: hardly any server distinguishes upper and lower case.
    ///
    /// ```
    /// use domain::email::EmailAddress;
    ///
    /// let address = EmailAddress::parse("Grace@example.com").unwrap();
    /// assert_eq!(address.key(), "grace@example.com");
    /// ```
    pub fn key(&self) -> String {
        self.0.to_lowercase()
    }

    pub fn is_same_as(&self, other: &Self) -> bool {
        self.key() == other.key()
    }

    /// The address as it may be shown to a visitor who has only the order's number.
    ///
    /// ```
    /// use domain::email::EmailAddress;
    ///
    /// let address = EmailAddress::parse("grace@example.com").unwrap();
    /// assert_eq!(address.masked(), "g•••@example.com");
    /// ```
    pub fn masked(&self) -> String {
        let (local, domain) = self.0.split_once('@').unwrap_or((&self.0, ""));
        let first: String = local.chars().take(1).collect();
        format!("{first}•••@{domain}")
    }
}

/// Masked, so that no log shows an address.
impl fmt::Debug for EmailAddress {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.masked())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(text: &str) -> EmailAddress {
        EmailAddress::parse(text).expect("an address")
    }

    #[test]
    fn addresses_that_no_server_would_accept_are_rejected() {
        let long = format!("{}@example.com", "a".repeat(65));
        let longer = format!("a@{}.com", "b".repeat(250));
        for text in [
            "",
            "@",
            "a@b",
            "@example.com",
            "a@",
            "a@@example.com",
            "a@b@example.com",
            "a b@example.com",
            "a@exa mple.com",
            "a\r\nbcc:x@example.com",
            "a@example.com\r\nBcc: b@example.com",
            "a@example..com",
            ".a@example.com",
            "a@-example.com",
            "a<b>@example.com",
            "\"a\"@example.com",
            "ä@example.com",
            // Its small form is an i with a combining dot, which no domain has.
            "a@İ.com",
            long.as_str(),
            longer.as_str(),
        ] {
            assert_eq!(EmailAddress::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn common_addresses_are_accepted() {
        for text in ["a@b.co", "o'neil+tests@mail.example.com", "x_1@bücher.de", "1@例え.jp"] {
            assert_eq!(address(text).as_str(), text);
        }
    }

    #[test]
    fn letters_that_stand_for_others_in_a_domain_are_replaced() {
        for text in ["a@ℌotel.ﬁ", "a@ｈｏｔｅｌ．ＦＩ", "a@HOTEL.FI"] {
            assert_eq!(address(text).as_str(), "a@hotel.fi", "{text}");
        }
    }

    #[test]
    fn addresses_are_compared_without_case() {
        assert!(address("Grace@Example.com").is_same_as(&address("grace@example.COM")));
        assert!(!address("grace@example.com").is_same_as(&address("grac@example.com")));
    }

    #[test]
    fn a_log_shows_an_address_masked() {
        assert_eq!(format!("{:?}", address("grace@example.com")), "g•••@example.com");
        assert_eq!(format!("{:?}", EmailAddress::stored(String::new())), "•••@");
    }
}
