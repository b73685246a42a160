//! An e-mail address, as far as it can be validated without sending anything.

/// The specification's limit.
const LONGEST: usize = 254;

/// Parses an address that a mail server would accept: one `@`, no spaces, a domain with a dot. Returns it
/// trimmed, with the domain in lower case.
///
/// ```
/// use domain::email::parse;
///
/// assert_eq!(parse(" Grace@Example.COM ").as_deref(), Some("Grace@example.com"));
/// assert_eq!(parse("grace.example.com"), None);
/// ```
pub fn parse(text: &str) -> Option<String> {
    let text = text.trim();
    let (local, domain) = text.split_once('@')?;
    // Non-ASCII letters before the @ need an extension that many servers lack.
    let local_fits = !local.is_empty()
        && local.len() <= 64
        && local.bytes().all(|byte| byte.is_ascii_alphanumeric() || b".!#$%&'*+-/=?^_`{|}~".contains(&byte))
        && !(local.starts_with('.') || local.ends_with('.') || local.contains(".."));
    let part_fits = |part: &str| {
        let edges = part.starts_with('-') || part.ends_with('-');
        !part.is_empty() && !edges && part.chars().all(|c| c.is_alphanumeric() || c == '-')
    };
    let domain_fits = domain.contains('.') && domain.split('.').all(part_fits);
    (text.len() <= LONGEST && local_fits && domain_fits).then(|| format!("{local}@{}", domain.to_lowercase()))
}

/// Whether both are the same address. Hardly any server distinguishes upper and lower case.
pub fn same(one: &str, other: &str) -> bool {
    one.to_lowercase() == other.to_lowercase()
}

/// The address as it may be shown to a visitor who has only the order's number.
///
/// ```
/// assert_eq!(domain::email::mask("grace@example.com"), "g•••@example.com");
/// ```
pub fn mask(address: &str) -> String {
    let (local, domain) = address.split_once('@').unwrap_or((address, ""));
    let first: String = local.chars().take(1).collect();
    format!("{first}•••@{domain}")
}

#[cfg(test)]
mod tests {
    use super::*;

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
            long.as_str(),
            longer.as_str(),
        ] {
            assert_eq!(parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn common_addresses_are_accepted() {
        for text in ["a@b.co", "o'neil+tests@mail.example.com", "x_1@bücher.de", "1@例え.jp"] {
            assert_eq!(parse(text).as_deref(), Some(text));
        }
    }

    #[test]
    fn addresses_are_compared_without_case() {
        assert!(same("Grace@Example.com", "grace@example.COM"));
        assert!(!same("grace@example.com", "grac@example.com"));
    }
}
