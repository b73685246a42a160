//! From valid examples to hostile inputs: bytes changed, pieces moved, repeated and mixed, numbers at their limits, and
//! text that programs stumble over.

use std::ops::Range;

use crate::chance::Chance;

/// Longer than anything that is accepted anywhere, short enough for millions of them.
const LONGEST: usize = 8 * 1024;
/// Once in a while: as long as a body may be.
const VERY_LONG: usize = 64 * 1024;
const SELDOM: usize = 20_000;

const NUMBERS: [&str; 24] = [
    "0",
    "-0",
    "1",
    "-1",
    "127",
    "128",
    "255",
    "256",
    "32767",
    "32768",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "-2147483648",
    "4294967295",
    "4294967296",
    "9007199254740993",
    "9223372036854775807",
    "-9223372036854775808",
    "18446744073709551616",
    "1e999",
    "0.1",
    "+1",
];

const TEXTS: [&str; 44] = [
    "\0",
    "\u{7f}",
    "\r\n",
    "\n\n",
    "\t",
    " ",
    "\u{a0}",
    "\u{3000}",
    "\u{85}",
    "\u{2028}",
    "\u{200b}",
    "\u{200d}",
    "\u{200c}",
    "\u{feff}",
    "\u{202e}",
    "\u{2066}",
    "\u{301}",
    "e\u{301}",
    "\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}",
    "\u{1100}\u{1161}\u{11a8}",
    "\u{fe0f}",
    "\u{e0100}",
    "\u{e0041}",
    "👩\u{1f3fd}\u{200d}🚀",
    "İ",
    "ß",
    "ﷺ",
    "\u{fa19}",
    "日本",
    "ｅｘａｍｐｌｅ",
    "<script>",
    "%00",
    "%c0%af",
    "\\u0000",
    "\\ud800",
    "\\",
    "\"",
    "null",
    "{}",
    "[]",
    "true",
    "..",
    "@",
    ";q=0.0000000000000000000000000001",
];

/// Bytes that no UTF-8 has, or not there.
const BROKEN: [&[u8]; 8] = [
    b"\xff",
    b"\xc0\x80",
    b"\xed\xa0\x80",
    b"\xf4\x90\x80\x80",
    b"\xe2\x82",
    b"\x80",
    b"\xf8\x88\x80\x80\x80",
    b"\xef\xbf\xbf",
];

/// Writes an input into `out`.
pub fn mutate(examples: &[Vec<u8>], words: &[&str], chance: &mut Chance, out: &mut Vec<u8>) {
    out.clear();
    if chance.one_in(64) {
        let length = chance.below(80);
        out.extend((0..length).map(|_| chance.byte()));
        return;
    }
    let example = chance.below(examples.len());
    out.extend(examples.get(example).into_iter().flatten());
    // Valid ones too: a parser that refuses everything would keep every rule.
    if chance.one_in(16) {
        return;
    }
    // One or two changes leave most of an input valid, so that they reach far into a parser.
    for _ in 0..=[0, 0, 0, 1, 1, 2, 4, 9][chance.below(8)] {
        change(examples, words, chance, out);
        out.truncate(VERY_LONG);
    }
    if !chance.one_in(SELDOM) {
        out.truncate(LONGEST);
    }
}

fn change(examples: &[Vec<u8>], words: &[&str], chance: &mut Chance, out: &mut Vec<u8>) {
    let at = chance.below(out.len() + 1);
    match chance.below(16) {
        0 => flip(chance, out),
        1 => replace(out, at..at + 1, &[chance.byte()]),
        2 => replace(out, at..at, &[chance.byte()]),
        3 => replace(out, at..at + 1 + chance.below(4), b""),
        4 => {
            let piece = piece(chance, out);
            replace(out, piece, b"");
        }
        5 => {
            let piece = out[piece(chance, out)].to_vec();
            replace(out, at..at, &piece);
        }
        6 => splice(examples, chance, out),
        7 | 8 => number(chance, out),
        9 => insert(out, at, chance.pick(&TEXTS)),
        10 => replace(out, at..at, chance.pick(&BROKEN).unwrap_or_default()),
        11 => insert(out, at, chance.pick(words)),
        12 => out.truncate(at),
        13 => change_case(chance, out),
        14 => swap(chance, out),
        _ => repeat(chance, out),
    }
}

/// The range may end beyond the input.
fn replace(out: &mut Vec<u8>, range: Range<usize>, with: &[u8]) {
    let (start, end) = (range.start.min(out.len()), range.end.min(out.len()));
    out.splice(start..end, with.iter().copied());
}

fn insert(out: &mut Vec<u8>, at: usize, text: Option<&str>) {
    replace(out, at..at, text.unwrap_or_default().as_bytes());
}

fn piece(chance: &mut Chance, out: &[u8]) -> Range<usize> {
    let start = chance.below(out.len() + 1);
    let length = chance.below((out.len() - start).min(64) + 1);
    start..start + length
}

fn flip(chance: &mut Chance, out: &mut [u8]) {
    let at = chance.below(out.len());
    if let Some(byte) = out.get_mut(at) {
        *byte ^= 1 << chance.below(8);
    }
}

/// The beginning of this input and the end of another example.
fn splice(examples: &[Vec<u8>], chance: &mut Chance, out: &mut Vec<u8>) {
    let other = examples.get(chance.below(examples.len())).map(Vec::as_slice).unwrap_or_default();
    out.truncate(chance.below(out.len() + 1));
    out.extend(&other[chance.below(other.len() + 1)..]);
}

/// Puts a limit of some type of number in the place of a number.
fn number(chance: &mut Chance, out: &mut Vec<u8>) {
    let from = chance.below(out.len() + 1);
    let is_digit = |byte: &u8| byte.is_ascii_digit();
    let Some(start) = out[from..].iter().position(is_digit).map(|place| from + place) else { return };
    let length = out[start..].iter().take_while(|byte| is_digit(byte)).count();
    let limit = chance.pick(&NUMBERS).unwrap_or_default();
    replace(out, start..start + length, limit.as_bytes());
}

fn change_case(chance: &mut Chance, out: &mut [u8]) {
    let from = chance.below(out.len() + 1);
    if let Some(letter) = out[from..].iter_mut().find(|byte| byte.is_ascii_alphabetic()) {
        *letter ^= 0x20;
    }
}

fn swap(chance: &mut Chance, out: &mut [u8]) {
    let (one, other) = (chance.below(out.len()), chance.below(out.len()));
    if !out.is_empty() {
        out.swap(one, other);
    }
}

/// Up to the limits of lengths, and now and then far beyond any.
fn repeat(chance: &mut Chance, out: &mut Vec<u8>) {
    let range = piece(chance, out);
    let piece = out[range.clone()].to_vec();
    let most = if chance.one_in(50) { 4_000 } else { 40 };
    let times = 1 + chance.below(most);
    let room = VERY_LONG / piece.len().max(1);
    replace(out, range.end..range.end, &piece.repeat(times.min(room)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_number_makes_the_same_input() {
        let examples = [b"{\"id\": 7}".to_vec(), b"name=x".to_vec()];
        let made = |number| {
            let mut out = Vec::new();
            mutate(&examples, &["id"], &mut Chance::of(1, number), &mut out);
            out
        };
        assert!((0..2_000).all(|number| made(number) == made(number)));
        let different: std::collections::BTreeSet<_> = (0..2_000).map(made).collect();
        assert!(different.len() > 1_300, "{}", different.len());
        assert!((0..20_000).all(|number| made(number).len() <= VERY_LONG));
    }

    #[test]
    fn limits_of_numbers_are_reached() {
        let examples = [b"{\"amount\": 1280}".to_vec()];
        let mut out = Vec::new();
        let found = (0..20_000).any(|number| {
            mutate(&examples, &[], &mut Chance::of(1, number), &mut out);
            out == b"{\"amount\": -9223372036854775808}"
        });
        assert!(found);
    }
}
