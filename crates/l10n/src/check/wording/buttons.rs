//! Which messages are buttons, and how long they are.

use std::collections::BTreeSet;

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use super::{UNSPACED, table::names};
use crate::check::{ENGLISH, parse::File};

/// A message is a button if its comment in the English file begins with "Button", or if the table names its
/// id.
pub(super) fn ids<'s>(files: &[File<'s>], named: &[&str]) -> BTreeSet<&'s str> {
    let english = files.iter().filter(|file| file.source.tag == ENGLISH);
    let messages = english.flat_map(|file| &file.messages);
    let buttons = messages.filter(|message| {
        message.comment.first().is_some_and(|line| first_word(line) == "Button")
            || named.iter().any(|written| names(written, message.id))
    });
    buttons.map(|message| message.id).collect()
}

fn first_word(line: &str) -> &str {
    line.split(|c: char| !c.is_alphanumeric()).next().unwrap_or_default()
}

pub(super) fn limit(tag: &str) -> usize {
    if UNSPACED.contains(&tag) { 14 } else { 26 }
}

/// The longest text that the button can show, without its variables. In Japanese, Korean and Chinese two
/// Latin letters, digits or spaces are as wide as one character.
pub(super) fn length(pattern: &Pattern<&str>, tag: &str) -> usize {
    if UNSPACED.contains(&tag) {
        let half = |c: char| if c.is_ascii() { 1 } else { 2 };
        width(pattern, &half).div_ceil(2)
    } else {
        width(pattern, &|_| 1)
    }
}

fn width(pattern: &Pattern<&str>, of: &dyn Fn(char) -> usize) -> usize {
    let element = |element: &PatternElement<&str>| match element {
        PatternElement::TextElement { value } => value.chars().filter(|c| *c != '\n').map(of).sum(),
        PatternElement::Placeable { expression } => chosen(expression, of),
    };
    pattern.elements.iter().map(element).sum()
}

fn chosen(expression: &Expression<&str>, of: &dyn Fn(char) -> usize) -> usize {
    match expression {
        Expression::Inline(InlineExpression::Placeable { expression }) => chosen(expression, of),
        Expression::Inline(_) => 0,
        Expression::Select { variants, .. } => {
            variants.iter().map(|variant| width(&variant.value, of)).max().unwrap_or_default()
        }
    }
}
