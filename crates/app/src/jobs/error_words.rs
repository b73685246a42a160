//! Third parties' error texts, before they are stored or logged: truncated and without personal data.

use domain::order::OrderNumber;

const LONGEST: usize = 300;

/// The text on one line, without addresses, order numbers and secrets. Mail servers like to repeat the
/// address they reject.
pub(crate) fn without_secrets(text: &str) -> String {
    let words = text.split_whitespace().map(|word| if is_private(word) { "…" } else { word });
    let mut kept = String::new();
    for word in words {
        if kept.len() + word.len() > LONGEST {
            kept.push_str(" …");
            break;
        }
        if !kept.is_empty() {
            kept.push(' ');
        }
        kept.extend(word.chars().filter(|char| !char.is_control()));
    }
    kept
}

fn is_private(word: &str) -> bool {
    let number = |part: &str| OrderNumber::parse(part).is_some();
    word.contains('@')
        || word.contains("_secret_")
        || word.split(|char: char| !char.is_ascii_alphanumeric()).any(number)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn personal_data_and_secrets_are_removed() {
        let number = OrderNumber::new("2026-11-15T10:00:00Z".parse().expect("a time"), 7);
        let text = format!(
            "550 5.1.1 <ann@example.com>: no\r\nsuch user (see https://x.example/?o={}) pi_1_secret_2",
            number.as_str()
        );
        assert_eq!(without_secrets(&text), "550 5.1.1 … no such user (see … …");
    }

    #[test]
    fn a_long_text_is_cut_between_words() {
        let kept = without_secrets(&"word ".repeat(500));
        assert!(kept.len() <= LONGEST + 10 && kept.ends_with("word …"), "{kept}");
        assert!(without_secrets(&"x".repeat(5_000)).len() < 10);
    }
}
