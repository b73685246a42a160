//! What a reader sees of a message, in the form in which words are looked for.

use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};

use crate::check::parse::Parsed;

/// Stands for a variable.
pub(super) const VARIABLE: char = '\u{fffc}';

/// Stands between the texts that a message chooses from.
const BORDER: char = '\u{1f}';

/// The text of a message in lower case, with plain spaces and hyphens.
pub(super) struct Shown {
    pub(super) text: String,
    /// Where each piece begins: in `text`, and in the file.
    pieces: Vec<(usize, usize)>,
}

impl Shown {
    pub(super) fn new(message: &Parsed<'_>, file: &str) -> Self {
        let mut shown = Self { text: String::new(), pieces: Vec::new() };
        if let Some(pattern) = &message.value {
            shown.pattern(pattern, file);
        }
        shown
    }

    /// Where the piece that covers this place of `text` begins in the file.
    pub(super) fn position(&self, place: usize) -> usize {
        self.pieces.iter().rev().find(|(start, _)| *start <= place).map_or(0, |(_, position)| *position)
    }

    fn pattern(&mut self, pattern: &Pattern<&str>, file: &str) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    // A text of the syntax tree is a part of the file, so the distance is its position.
                    let position = value.as_ptr().addr() - file.as_ptr().addr();
                    self.pieces.push((self.text.len(), position));
                    self.text.push_str(&plain(value));
                }
                PatternElement::Placeable { expression } => self.expression(expression, file),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>, file: &str) {
        match expression {
            Expression::Inline(InlineExpression::Placeable { expression }) => {
                self.expression(expression, file);
            }
            Expression::Inline(InlineExpression::StringLiteral { .. }) => {}
            Expression::Inline(_) => self.text.push(VARIABLE),
            Expression::Select { variants, .. } => {
                for variant in variants {
                    self.text.push(BORDER);
                    self.pattern(&variant.value, file);
                }
                self.text.push(BORDER);
            }
        }
    }
}

/// Lower case, ordinary spaces and hyphens, nothing invisible.
pub(super) fn plain(text: &str) -> String {
    text.chars()
        .flat_map(char::to_lowercase)
        .filter(|c| !matches!(c, '\u{200b}' | '\u{ad}'))
        .map(|c| match c {
            '\n' | '\u{a0}' | '\u{202f}' => ' ',
            '\u{2011}' => '-',
            other => other,
        })
        .collect()
}
