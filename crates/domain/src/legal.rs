//! Legal texts: their kinds and the parser of their small markup.
//!
//! A text consists of paragraphs, `## headings` and `- lists` only, so that it can be shown anywhere
//! without an HTML or Markdown engine.

use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ProtocolKind {
    Privacy,
    Terms,
    Refund,
    Cookies,
    Imprint,
    /// What Japanese law wants a seller to state in one place (特定商取引法に基づく表記).
    Commerce,
}

impl ProtocolKind {
    /// In the order a footer lists them.
    pub const ALL: [Self; 6] =
        [Self::Privacy, Self::Terms, Self::Refund, Self::Cookies, Self::Imprint, Self::Commerce];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Privacy => "privacy",
            Self::Terms => "terms",
            Self::Refund => "refund",
            Self::Cookies => "cookies",
            Self::Imprint => "imprint",
            Self::Commerce => "commerce",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.code() == code)
    }
}

/// One piece of a legal text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Heading(String),
    Paragraph(String),
    List(Vec<String>),
}

/// Parses the markup. Every text is valid: a line that is neither a heading nor a list item is a paragraph.
pub fn blocks(text: &str) -> Vec<Block> {
    let mut blocks = Vec::new();
    for chunk in text.split("\n\n").map(str::trim).filter(|chunk| !chunk.is_empty()) {
        let mut prose = Vec::new();
        let mut list = Vec::new();
        for line in chunk.lines().map(str::trim) {
            if let Some(heading) = line.strip_prefix("## ") {
                blocks.push(Block::Heading(heading.to_owned()));
            } else if let Some(item) = line.strip_prefix("- ") {
                list.push(item.to_owned());
            } else {
                prose.push(line);
            }
        }
        if !prose.is_empty() {
            blocks.push(Block::Paragraph(prose.join(" ")));
        }
        if !list.is_empty() {
            blocks.push(Block::List(list));
        }
    }
    blocks
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headings_paragraphs_and_lists_are_distinguished() {
        let text = "First line\nof a paragraph.\n\n## Heading\nUnder it.\n\n- one\n- two\n";

        assert_eq!(
            blocks(text),
            [
                Block::Paragraph("First line of a paragraph.".into()),
                Block::Heading("Heading".into()),
                Block::Paragraph("Under it.".into()),
                Block::List(vec!["one".into(), "two".into()]),
            ]
        );
    }
}
