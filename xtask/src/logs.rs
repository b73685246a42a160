//! Nothing personal in logs: no addresses, order numbers, links, session tokens or codes.

use std::{
    io::Write as _,
    path::{Path, PathBuf},
    process::ExitCode,
};

use anyhow::Context as _;
use domain::order::OrderNumber;

/// Reads logs that the program wrote, and fails if one tells something about a person.
pub(crate) fn run(files: &[PathBuf]) -> anyhow::Result<ExitCode> {
    let mut found = Vec::new();
    for file in files {
        found.extend(search(file)?);
    }
    let mut out = std::io::stdout().lock();
    for line in &found {
        writeln!(out, "{line}")?;
    }
    writeln!(out, "logs: {} files, {} lines with something personal", files.len(), found.len())?;
    Ok(if found.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Only what was found and where, so that this output isn't the next leak.
fn search(file: &Path) -> anyhow::Result<Vec<String>> {
    let text = std::fs::read_to_string(file).with_context(|| format!("can't read {}", file.display()))?;
    let lines = text.lines().zip(1_usize..);
    Ok(lines
        .filter_map(|(line, number)| Some(format!("{}:{number}: {}", file.display(), personal(line)?)))
        .collect())
}

/// What a line tells about a person.
fn personal(line: &str) -> Option<&'static str> {
    let words = || line.split(|c: char| !(c.is_ascii_alphanumeric() || "@._+-".contains(c)));
    if words().any(is_address) {
        return Some("an e-mail address");
    }
    if words().any(|word| OrderNumber::parse(word).is_some()) {
        return Some("an order number");
    }
    if words().any(is_token) {
        return Some("a link or session token");
    }
    let mut pairs = words().filter(|word| !word.is_empty());
    let is_code = |word: &str| word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_digit());
    let mut after_code = false;
    pairs
        .any(|word| {
            std::mem::replace(&mut after_code, word.to_ascii_lowercase().ends_with("code")) && is_code(word)
        })
        .then_some("a code")
}

fn is_address(word: &str) -> bool {
    word.split_once('@').is_some_and(|(name, host)| !name.is_empty() && host.contains('.'))
}

/// Links have 128 bits, session tokens 256.
fn is_token(word: &str) -> bool {
    [32, 64].contains(&word.len())
        && word.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_names_a_person_or_opens_an_order_is_found() {
        let number = OrderNumber::new("2026-11-15T10:00:00Z".parse().expect("a time"), 12_345);
        for (line, expected) in [
            (r#"{"to":"anna.b+x@example.org"}"#.to_owned(), "an e-mail address"),
            (format!("GET /report?order={}", number.as_str()), "an order number"),
            (format!("link={}", "0f".repeat(16)), "a link or session token"),
            (format!("IQ-token: {}", "a1".repeat(32)), "a link or session token"),
            (r#"{"code":"123456"}"#.to_owned(), "a code"),
        ] {
            assert_eq!(personal(&line), Some(expected), "{line}");
        }
    }

    #[test]
    fn ids_masked_addresses_and_result_codes_are_not_personal() {
        for line in [
            r#"{"id":"5f0472e6-02eb-487e-9c7b-62c02b138b85","status":504,"ms":30007.799548}"#,
            r#"{"to":"a***@example.org"}"#,
            r#"{"code":"10491","form":123456}"#,
        ] {
            assert_eq!(personal(line), None, "{line}");
        }
    }
}
