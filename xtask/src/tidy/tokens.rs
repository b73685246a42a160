//! A Rust file as words and signs, without comments, the contents of strings, and code compiled only for
//! tests. Enough to find paths and declarations; it is not a Rust parser.

/// A word, a number, `::` or one sign. A string is `""`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Token<'a> {
    pub(super) text: &'a str,
    pub(super) line: usize,
}

/// What is compiled into the product.
pub(super) fn product_tokens(text: &str) -> Vec<Token<'_>> {
    without_tests(&tokens(text))
}

fn tokens(text: &str) -> Vec<Token<'_>> {
    let (mut tokens, mut at, mut line) = (Vec::new(), 0, 1);
    while let Some(first) = text[at..].chars().next() {
        let rest = &text[at..];
        let length = length_of_next(rest, first);
        if let Some(text) = shown(rest, length, first) {
            tokens.push(Token { text, line });
        }
        line += rest[..length].matches('\n').count();
        at += length;
    }
    tokens
}

/// The length in bytes of the next unit: a comment, a string, a word, `::`, or one character.
fn length_of_next(rest: &str, first: char) -> usize {
    if rest.starts_with("//") {
        rest.find('\n').unwrap_or(rest.len())
    } else if rest.starts_with("/*") {
        block_comment(rest)
    } else if let Some(length) = string(rest) {
        length
    } else if first == '\'' {
        character_or_lifetime(rest)
    } else if is_word(first) {
        rest.find(|c: char| !is_word(c)).unwrap_or(rest.len())
    } else if rest.starts_with("::") {
        2
    } else {
        first.len_utf8()
    }
}

fn shown(rest: &str, length: usize, first: char) -> Option<&str> {
    let skipped = first.is_whitespace() || first == '\'' || rest.starts_with("//") || rest.starts_with("/*");
    if skipped {
        None
    } else if string(rest).is_some() {
        Some("\"\"")
    } else {
        Some(&rest[..length])
    }
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Block comments can be nested.
fn block_comment(rest: &str) -> usize {
    let (mut depth, mut at) = (0, 0);
    while at < rest.len() {
        if rest[at..].starts_with("/*") {
            (depth, at) = (depth + 1, at + 2);
        } else if rest[at..].starts_with("*/") {
            (depth, at) = (depth - 1, at + 2);
        } else {
            at += rest[at..].chars().next().map_or(1, char::len_utf8);
        }
        if depth == 0 {
            return at;
        }
    }
    rest.len()
}

/// The length of a string that begins here: plain, byte or raw.
fn string(rest: &str) -> Option<usize> {
    let prefix = rest.len() - rest.trim_start_matches(['b', 'c', 'r']).len();
    let raw = rest[..prefix].ends_with('r');
    let hashes = rest[prefix..].bytes().take_while(|byte| *byte == b'#').count();
    let open = prefix + hashes;
    if prefix > 2 || (hashes > 0 && !raw) || !rest[open..].starts_with('"') {
        return None;
    }
    let inside = open + 1;
    if raw {
        let end = format!("\"{}", "#".repeat(hashes));
        return Some(rest[inside..].find(&end).map_or(rest.len(), |found| inside + found + end.len()));
    }
    Some(inside + until_quote(&rest[inside..], '"'))
}

/// Up to and including the closing quote; an escaped quote doesn't close.
fn until_quote(inside: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in inside.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            c if c == quote => return at + 1,
            _ => {}
        }
    }
    inside.len()
}

/// `'a'` and `'\n'` are characters, `'a` is a lifetime.
fn character_or_lifetime(rest: &str) -> usize {
    let inside = &rest[1..];
    let mut characters = inside.char_indices();
    let first = characters.next().map(|(_, c)| c);
    let closed = characters.next().is_some_and(|(_, c)| c == '\'');
    if first == Some('\\') || closed {
        1 + until_quote(inside, '\'')
    } else {
        1 + inside.find(|c: char| !is_word(c)).unwrap_or(inside.len())
    }
}

const FOR_TESTS: [&str; 7] = ["#", "[", "cfg", "(", "test", ")", "]"];
const WHOLE_FILE_FOR_TESTS: [&str; 8] = ["#", "!", "[", "cfg", "(", "test", ")", "]"];

fn without_tests<'a>(tokens: &[Token<'a>]) -> Vec<Token<'a>> {
    let (mut kept, mut at) = (Vec::new(), 0);
    while at < tokens.len() {
        if begins(&tokens[at..], &WHOLE_FILE_FOR_TESTS) {
            return Vec::new();
        }
        if begins(&tokens[at..], &FOR_TESTS) {
            at += FOR_TESTS.len();
            at += item(&tokens[at..]);
        } else {
            kept.push(tokens[at]);
            at += 1;
        }
    }
    kept
}

fn begins(tokens: &[Token<'_>], words: &[&str]) -> bool {
    tokens.len() >= words.len() && tokens.iter().zip(words).all(|(token, word)| token.text == *word)
}

/// The number of tokens of an item, with its other attributes: up to `;`, or to the end of its braces.
fn item(tokens: &[Token<'_>]) -> usize {
    let mut at = 0;
    while begins(&tokens[at..], &["#", "["]) {
        at += 1 + group(&tokens[at + 1..]);
    }
    while at < tokens.len() {
        match tokens[at].text {
            ";" => return at + 1,
            "{" => return at + group(&tokens[at..]),
            // The end of the enclosing item: this was a field, or the last expression of a block.
            "}" => return at,
            "(" | "[" => at += group(&tokens[at..]),
            _ => at += 1,
        }
    }
    at
}

/// The number of tokens from an opening bracket to the matching one, including both.
pub(super) fn group(tokens: &[Token<'_>]) -> usize {
    let mut depth = 0_usize;
    for (at, token) in tokens.iter().enumerate() {
        match token.text {
            "(" | "[" | "{" => depth += 1,
            ")" | "]" | "}" => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return at + 1;
        }
    }
    tokens.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn reads(text: &str, expected: &str) {
        let words: Vec<&str> = product_tokens(text).iter().map(|token| token.text).collect();
        assert_eq!(words.join(" "), expected, "{text}");
    }

    #[test]
    fn comments_strings_and_lifetimes_are_not_code() {
        reads("a // crate::b\n/* crate::c /* d */ e */ f", "a f");
        reads(r#"x("crate::b \" c", b"d", 'e', '\'', '"', '\u{1F}')"#, r#"x ( "" , "" , , , , )"#);
        reads("let a = r#\"crate::\"b\"\"#; c", r#"let a = "" ; c"#);
        reads("fn f<'a>(b: &'a str) -> crate::C<'a>", "fn f < > ( b : & str ) - > crate :: C < >");
    }

    #[test]
    fn what_is_compiled_for_tests_only_is_left_out() {
        reads("a;\n#[cfg(test)]\nmod tests { use crate::b; { c } }\nd;", "a ; d ;");
        reads("#[cfg(test)]\nmod golden;\nd;", "d ;");
        reads("#[cfg(test)]\n#[track_caller]\nfn of(b: [u8; 2]) -> C { c }\nd;", "d ;");
        reads("struct A {\n    b: u8,\n    #[cfg(test)]\n    c: u8,\n}\nd;", "struct A { b : u8 , } d ;");
        reads("#![cfg(test)]\nuse crate::b;", "");
        reads("#[cfg(unix)]\nmod a;", "# [ cfg ( unix ) ] mod a ;");
    }

    #[test]
    fn a_token_knows_its_line() {
        let lines: Vec<usize> =
            product_tokens("a\n\"b\nc\"\n// d\ne").iter().map(|token| token.line).collect();
        assert_eq!(lines, [1, 2, 5]);
    }
}
