//! The paths in a Rust file, as written.

use super::tokens::{Token, group};

/// A name introduced by `use`: `use crate::jobs::{Job as Task};` has the path `crate::jobs::Job` and the
/// name `Task`. A glob has none.
pub(super) struct Used<'a> {
    pub(super) path: Vec<&'a str>,
    pub(super) name: Option<&'a str>,
    pub(super) line: usize,
}

/// A path, `["super", "start", "create"]`, and its position.
pub(super) struct Mention<'a> {
    pub(super) path: Vec<&'a str>,
    pub(super) line: usize,
}

/// Every path that `use` names or that begins with `crate`, `self` or `super` in the code.
pub(super) fn mentions<'a>(tokens: &[Token<'a>]) -> Vec<Mention<'a>> {
    let used = used(tokens).into_iter().map(|used| Mention { path: used.path, line: used.line });
    let begins = (0..tokens.len()).filter(|at| begins(tokens, *at));
    let in_code = begins.map(|at| Mention { path: path_at(&tokens[at..]), line: tokens[at].line });
    used.chain(in_code).collect()
}

fn begins(tokens: &[Token<'_>], at: usize) -> bool {
    let text = |at: usize| tokens.get(at).map_or("", |token| token.text);
    let follows = at >= 1 && text(at - 1) == "::";
    // `pub(in crate::payments)` restricts visibility; it is not a use.
    let visibility = at >= 2 && text(at - 1) == "in" && text(at - 2) == "(";
    matches!(text(at), "crate" | "self" | "super") && text(at + 1) == "::" && !follows && !visibility
}

/// Words separated by `::`, from the first token on.
fn path_at<'a>(tokens: &[Token<'a>]) -> Vec<&'a str> {
    let mut path = Vec::new();
    for pair in tokens.chunks(2) {
        if !pair[0].text.starts_with(|c: char| c.is_alphabetic() || c == '_') {
            break;
        }
        path.push(pair[0].text);
        if pair.get(1).is_none_or(|sign| sign.text != "::") {
            break;
        }
    }
    path
}

/// Every name that a `use` in these tokens introduces.
pub(super) fn used<'a>(tokens: &[Token<'a>]) -> Vec<Used<'a>> {
    let mut found = Vec::new();
    for (at, _) in tokens.iter().enumerate().filter(|(_, token)| token.text == "use") {
        // `impl Trait + use<'a>` introduces no name.
        if tokens.get(at + 1).is_some_and(|next| next.text != "<") {
            branch(&tokens[at + 1..], &[], &mut found);
        }
    }
    found
}

/// One branch of a `use`: `a::b`, `a::b as c`, `a::*` or `a::{…}`. Returns its number of tokens.
fn branch<'a>(tokens: &[Token<'a>], prefix: &[&'a str], found: &mut Vec<Used<'a>>) -> usize {
    let (mut path, mut at) = (prefix.to_vec(), 0);
    while let Some(token) = tokens.get(at) {
        match token.text {
            "::" => at += 1,
            "{" => return at + branches(&tokens[at..], &path, found),
            "*" => {
                found.push(Used { path, name: None, line: token.line });
                return at + 1;
            }
            "as" => {
                let name = tokens.get(at + 1).map(|name| name.text).filter(|name| *name != "_");
                found.push(Used { path, name, line: token.line });
                return at + 2;
            }
            "," | ";" | "}" => break,
            "self" if !path.is_empty() => at += 1,
            word => {
                path.push(word);
                at += 1;
            }
        }
        // A name ends where no `::` and no `as` follows.
        if tokens.get(at).is_some_and(|next| matches!(next.text, "," | ";" | "}")) {
            let name = path.last().copied();
            found.push(Used { path, name, line: token.line });
            return at;
        }
    }
    at
}

/// The branches between braces. Returns their number of tokens, including the braces.
fn branches<'a>(tokens: &[Token<'a>], prefix: &[&'a str], found: &mut Vec<Used<'a>>) -> usize {
    let length = group(tokens);
    let mut at = 1;
    while at + 1 < length {
        at += branch(&tokens[at..length], prefix, found).max(1);
        if tokens.get(at).is_some_and(|sign| sign.text == ",") {
            at += 1;
        }
    }
    length
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::tokens::product_tokens;

    fn written(text: &str) -> Vec<String> {
        let mentions = mentions(&product_tokens(text));
        mentions.iter().map(|mention| format!("{}:{}", mention.path.join("::"), mention.line)).collect()
    }

    #[test]
    fn every_branch_of_a_use_is_a_path() {
        let paths = written(
            "use std::fmt;\npub(in crate::no) use crate::{\n    a::{self, B as C, d::*},\n    e,\n};",
        );
        assert_eq!(paths[..5], ["std::fmt:1", "crate::a:3", "crate::a::B:3", "crate::a::d:3", "crate::e:4"]);
        assert!(!paths.iter().any(|path| path.contains("no")), "{paths:?}");

        let names: Vec<Option<&str>> = used(&product_tokens("use a::{self, B as C, D as _, e::*};"))
            .iter()
            .map(|used| used.name)
            .collect();
        assert_eq!(names, [Some("a"), Some("C"), None, None]);
    }

    #[test]
    fn paths_in_the_code_are_read() {
        let code = "fn f() -> super::super::g::H {\n    for i in crate::j::K {}\n    self.l(self::M);\n    $crate::n!()\n}";
        assert_eq!(written(code), ["super::super::g::H:1", "crate::j::K:2", "self::M:3", "crate::n:4"]);
        assert!(written("pub(crate) fn f(self) -> impl Fn() + use<'_> {}").is_empty());
    }
}
