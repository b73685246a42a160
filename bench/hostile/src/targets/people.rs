//! What people type: addresses, names, passwords, telephone numbers, days of birth, reviews.

use domain::{
    account::{Password, birthday, phone},
    email::EmailAddress,
    name::{self, DisplayName},
    review::{self, ReviewText, concerns},
};
use jiff::civil::{Date, date};

use super::{rule, same_again, target, text, verdict};
use crate::run::{Checked, Target};

const TODAY: Date = date(2026, 11, 17);

pub(super) fn targets() -> Vec<Target> {
    vec![
        target(
            "e-mail addresses",
            &["grace@example.com", " O'Neil+tests@Mail.Example.COM ", "x_1@bücher.de", "1@例え.jp"],
            &["@", ".", "-", "example", "xn--", "\"", "<", ">", ",", "\r\nBcc: "],
            email,
        ),
        target(
            "names",
            &[
                "Ann Lee",
                "Nguyễn Văn A",
                "علی\u{200c}رضا",
                "辻\u{e0100}",
                "Jose\u{301}",
                "김철수",
                "ကျော်",
                "👩\u{1f3fd}\u{200d}🚀",
            ],
            &["\u{1161}", "\u{11a8}", "\u{93f}", "\u{e49}", "\u{fa10}", "\u{1d165}", "\u{34f}"],
            name,
        ),
        target(
            "passwords",
            &["correct horse", "pässwörter sind müßig", "ｈｏｒｓｅ ｂａｔｔｅｒｙ"],
            &["ﬁ", "㍿"],
            password,
        ),
        target(
            "telephone numbers",
            &["+49 (30) 1234-567", "03-1234-5678"],
            &["+", "(", ")", "/", "０"],
            telephone,
        ),
        target("days of birth", &["1984-02-29", "2026-11-17"], &["-", "T00:00", "Z", "[UTC]"], born),
        target(
            "reviews",
            &["Good.\n\nReally good.", "  Sehr gut!\r\nGerne wieder.  ", "とても良い。"],
            &["\r\n", "\r", "www.", "https://", "a@b.de", "030 1234567", "{at}"],
            written,
        ),
    ]
}

fn email(input: &[u8]) -> Checked {
    let Some(address) = EmailAddress::parse(&text(input)) else { return Ok(verdict(false)) };
    let shown = address.as_str();
    let (local, host) = shown.split_once('@').ok_or("no @")?;
    rule(
        shown.len() <= 254 && (1..=64).contains(&local.len()),
        "an address has at most 254 bytes, 64 before the @",
    )?;
    rule(
        local.bytes().all(|byte| byte.is_ascii_graphic() && !b"\"(),:;<>@[\\]".contains(&byte)),
        "plain signs before the @",
    )?;
    rule(host.contains('.') && !host.contains('@'), "a host has a dot, and there is one @")?;
    rule(!shown.contains(|c: char| c.is_control() || c.is_whitespace()), "nothing that ends a header")?;
    rule(!host.contains(char::is_uppercase), "the host is in lower case")?;
    rule(format!("{address:?}") == format!("{}•••@{host}", &local[..1]), "a log shows it masked")?;
    same_again(&address, EmailAddress::parse(shown).as_ref())?;
    rule(
        address.is_same_as(&address) && address.key() == address.key().to_lowercase(),
        "its key is in lower case",
    )?;
    Ok(verdict(true))
}

fn name(input: &[u8]) -> Checked {
    let Some(parsed) = DisplayName::parse(&text(input)) else { return Ok(verdict(false)) };
    let shown = parsed.as_str();
    rule((1..=name::LONGEST).contains(&shown.chars().count()), "a name has 1 to 60 characters")?;
    rule(shown == shown.trim() && !shown.contains("  "), "one space between words and none around them")?;
    rule(shown.chars().all(|c| !c.is_control() && (c == ' ' || !c.is_whitespace())), "one line")?;
    let reorders = |c| matches!(c, '\u{61c}' | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}');
    rule(!shown.contains(reorders), "nothing invisible, nothing that reorders")?;
    rule(
        !shown.contains(|c| matches!(c, '\u{e000}'..='\u{f8ff}' | '\u{fffd}' | '\u{e0001}'..='\u{e007f}')),
        "no character without a meaning",
    )?;
    rule(
        parsed.first().is_none_or(|first| shown.starts_with(first) && first.chars().count() <= 24),
        "its first word is one of it",
    )?;
    same_again(&parsed, DisplayName::parse(shown).as_ref())?;
    Ok(verdict(true))
}

fn password(input: &[u8]) -> Checked {
    let Ok(password) = Password::parse(&text(input), "grace@example.com") else { return Ok(verdict(false)) };
    rule((8..=128).contains(&password.as_str().chars().count()), "a password has 8 to 128 characters")?;
    let again = Password::parse(password.as_str(), "grace@example.com").ok();
    rule(again.is_some_and(|again| again.as_str() == password.as_str()), "it reads the same again")?;
    Ok(verdict(true))
}

fn telephone(input: &[u8]) -> Checked {
    let Some(number) = phone(&text(input)) else { return Ok(verdict(false)) };
    let digits = number.bytes().filter(u8::is_ascii_digit).count();
    rule((3..=15).contains(&digits) && number.len() <= 25, "3 to 15 digits, at most 25 signs")?;
    rule(
        number.bytes().all(|byte| byte.is_ascii_digit() || b" -/().+".contains(&byte)),
        "digits and what is between them",
    )?;
    same_again(&number, phone(&number).as_ref())?;
    Ok(verdict(true))
}

fn born(input: &[u8]) -> Checked {
    let typed = text(input);
    let Some(day) = birthday(&typed, TODAY) else { return Ok(verdict(false)) };
    rule((date(1900, 1, 1)..=TODAY).contains(&day), "between 1900 and today")?;
    rule(day.to_string() == typed, "one day has one spelling")?;
    Ok(verdict(true))
}

fn written(input: &[u8]) -> Checked {
    let typed = text(input);
    let found = concerns(&typed, ["verdammt"]);
    rule(found == concerns(&typed, ["verdammt"]), "the same text has the same concerns")?;
    let Some(review) = ReviewText::parse(&typed) else { return Ok(verdict(false)) };
    let shown = review.as_str();
    rule(shown.chars().count() <= review::LONGEST, "at most 1,000 characters")?;
    rule(shown.chars().all(|c| c == '\n' || !c.is_control()) && !shown.contains("\n\n\n"), "visible lines")?;
    rule(
        !shown.contains(|c| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200b}')),
        "nothing that reorders",
    )?;
    same_again(&review, ReviewText::parse(shown).as_ref())?;
    Ok(verdict(true))
}
