//! Finds what shouldn't be public at once: ways to reach a person, what opens or names an order, and words that an
//! operator wants to see first. It would rather hold a harmless text than publish somebody's number: an operator
//! reads what is held.

use unicode_normalization::UnicodeNormalization;

use super::Concern;
use crate::order::{OrderNumber, Reference};

/// As few as local telephone numbers have.
const PHONE_DIGITS: usize = 7;

/// Endings of web addresses that people write without anything before them.
const DOMAINS: [&str; 42] = [
    "app", "at", "au", "be", "biz", "br", "ca", "ch", "cn", "co", "com", "de", "es", "eu", "fr", "gg", "hk",
    "info", "io", "jp", "kr", "link", "ly", "me", "mx", "net", "nl", "online", "org", "pl", "pt", "ru",
    "shop", "site", "store", "top", "tv", "tw", "uk", "us", "xyz", "example",
];

/// Everything that holds this text, in the order of [`Concern::ALL`]. `held`: words in lower case.
pub fn concerns<'a>(text: &str, held: impl IntoIterator<Item = &'a str>) -> Vec<Concern> {
    // Digits, letters and signs of other widths count as what they look like.
    let text: String = text.nfkc().collect();
    let lower = text.to_lowercase();
    let found = [
        (Concern::Email, has_email(&lower)),
        (Concern::Phone, has_phone(&text)),
        (Concern::WebAddress, has_web_address(&lower)),
        (Concern::OrderNumber, has_order(&text)),
        (Concern::HeldWord, held.into_iter().any(|word| holds(&lower, word))),
    ];
    found.into_iter().filter(|(_, found)| *found).map(|(concern, _)| concern).collect()
}

/// A sign between two words, however they are spaced, or the word in brackets that people write in its place.
fn has_email(text: &str) -> bool {
    let marked = ["@", "(at)", "[at]", "{at}"].iter().any(|at| {
        text.match_indices(at).any(|(place, at)| {
            let before = text[..place].trim_end().chars().next_back();
            let after = text[place + at.len()..].trim_start().chars().next();
            before.is_some_and(char::is_alphanumeric) && after.is_some_and(char::is_alphanumeric)
        })
    });
    marked || text.contains("mailto:")
}

/// Enough digits with nothing between them but what stands between the digits of a telephone number.
fn has_phone(text: &str) -> bool {
    let between = |c: char| " -./()+\u{2010}\u{2011}\u{2012}\u{2013}\u{2212}\u{30fc}".contains(c);
    let mut runs = text.split(|c: char| !c.is_numeric() && !between(c));
    runs.any(|run| {
        let groups: Vec<&str> = run.split(between).filter(|group| !group.is_empty()).collect();
        let digits: usize = groups.iter().map(|group| group.chars().count()).sum();
        digits >= PHONE_DIGITS && !is_date(&groups) && !groups.iter().all(|group| is_score_or_year(group))
    })
}

fn is_year(group: &str) -> bool {
    group.len() == 4 && (group.starts_with("19") || group.starts_with("20"))
}

/// A year, a month and a day in any order.
fn is_date(groups: &[&str]) -> bool {
    let short = groups.iter().filter(|group| group.len() <= 2).count();
    groups.len() == 3 && short == 2 && groups.iter().any(|group| is_year(group))
}

/// What people write about most: "118 (110–126)".
fn is_score_or_year(group: &str) -> bool {
    is_year(group)
        || group.parse().is_ok_and(|score: i32| (40..=200).contains(&score) && !group.starts_with('0'))
}

fn has_web_address(text: &str) -> bool {
    text.contains("://") || text.contains("www.") || words(text).any(is_domain)
}

/// `name.tld`, with or without a path behind it.
fn is_domain(word: &str) -> bool {
    let host = word.split(['/', '?', '#', ':']).next().unwrap_or(word).trim_end_matches('.');
    let Some((name, ending)) = host.rsplit_once('.') else { return false };
    name.chars().next_back().is_some_and(char::is_alphanumeric) && DOMAINS.contains(&ending)
}

fn has_order(text: &str) -> bool {
    words(text).any(|word| {
        let word = word.trim_matches(|c: char| !c.is_ascii_alphanumeric());
        let number = OrderNumber::parse(&word.to_ascii_uppercase()).is_some();
        // Ten digits with a hyphen in the middle, as letters print it. Without one it may be any word.
        number || (word.as_bytes().get(5) == Some(&b'-') && Reference::parse(word).is_some())
    })
}

fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| c.is_whitespace() || ",;!?\"“”„«»()[]<>、。，！？：「」『』（）".contains(c))
}

/// Whether a text has a word: as a whole where words are separated, anywhere in Chinese and Japanese.
fn holds(text: &str, word: &str) -> bool {
    let (first, last) = (word.chars().next(), word.chars().next_back());
    let cut = |edge: Option<char>, beside: Option<char>| {
        edge.is_some_and(is_unspaced) || !beside.is_some_and(|c| c.is_alphanumeric() && !is_unspaced(c))
    };
    !word.is_empty()
        && text.match_indices(word).any(|(place, found)| {
            let before = text[..place].chars().next_back();
            let after = text[place + found.len()..].chars().next();
            cut(first, before) && cut(last, after)
        })
}

/// Han, kana and hangul: words stand there without spaces, or with endings.
const fn is_unspaced(c: char) -> bool {
    matches!(c, '\u{1100}'..='\u{11ff}' | '\u{3040}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}' | '\u{ac00}'..='\u{d7af}' | '\u{f900}'..='\u{faff}')
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;
    use proptest::prelude::*;

    use super::*;

    const HELD: [&str; 3] = ["idiot", "バカ", "시발"];

    fn found(text: &str) -> Vec<Concern> {
        concerns(text, HELD)
    }

    #[test]
    fn ordinary_reviews_hold_nothing() {
        for text in [
            "",
            "Great test, 30 questions in 25 minutes. My IQ is 118 (110–126)!",
            "Ich fand es gut.Sehr klar, 9/10. Danke.",
            "Trop cher : 12,99 € pour 21 pages… mais honnête.",
            "¡Muy bien! Lo recomiendo 100 %.",
            "30問で25分ほど。説明が丁寧でした。",
            "문제가 재미있었어요. 결과도 이해하기 쉬웠습니다.",
            "题目很有意思，报告写得清楚。",
            "Muito bom. Paguei R$ 29 e valeu a pena.",
            "Idiotproof, and that is praise.",
            "From 2024 to 2026 I took it twice: 112, then 115.",
            "Bought on 2026-11-16, 16.11.2026 or 11/16/2026; 2024–2026.",
            "Scores: 112 115 118 121, 118 (110-126).",
            "Version 2.0 is better than 1.5.",
            "One star. I don't believe a word of it.",
        ] {
            assert_eq!(found(text), [], "{text}");
        }
    }

    #[test]
    fn ways_to_reach_somebody_are_found_however_they_are_written() {
        for text in [
            "write to ann@mail.test",
            "ann @ mail",
            "ann(at)mail",
            "ａｎｎ＠ｍａｉｌ．ｃｏｍ",
            "Ann [AT] mail",
        ] {
            assert!(found(text).contains(&Concern::Email), "{text}");
        }
        for text in [
            "+49 170 1234567",
            "(202) 555-0147",
            "call 555 0147",
            "06 12 34 56 78",
            "612 345 678",
            "０９０−１２３４−５６７８",
            "090ー1234ー5678",
            "٠١٢٣٤٥٦٧",
        ] {
            assert!(found(text).contains(&Concern::Phone), "{text}");
        }
        for text in [
            "https://spam.test/x",
            "see WWW.spam.test",
            "buy at spam.com!",
            "spam.co.uk/offer?x=1",
            "ｓｐａｍ．ｃｏｍ",
            "t.me/spam",
        ] {
            assert!(found(text).contains(&Concern::WebAddress), "{text}");
        }
    }

    #[test]
    fn numbers_and_references_of_orders_are_found() {
        let number = OrderNumber::new(Timestamp::UNIX_EPOCH, 0x0123_4567_89ab_cdef_0123_4567);
        for text in [
            format!("my order {}.", number.as_str()),
            number.as_str().to_lowercase(),
            "Order 3F9A1-C2207!".to_owned(),
        ] {
            assert!(found(&text).contains(&Concern::OrderNumber), "{text}");
        }
    }

    #[test]
    fn held_words_are_found_as_whole_words_or_anywhere_where_words_are_not_separated() {
        for text in ["What an IDIOT.", "idiot", "本当にバカみたい", "ﾊﾞｶ", "아 시발이네"] {
            assert_eq!(found(text), [Concern::HeldWord], "{text}");
        }
        assert_eq!(concerns("anything", [""]), []);
    }

    proptest! {
        #[test]
        fn any_text_can_be_checked_and_an_address_in_it_is_found(before in "(?s).{0,40}", after in "(?s).{0,40}") {
            found(&before);
            let text = format!("{before} ann@mail.test {after}");
            prop_assert!(found(&text).contains(&Concern::Email));
            let text = format!("{before} +49 170 1234567 {after}");
            prop_assert!(found(&text).contains(&Concern::Phone));
        }
    }
}
