//! Short names for making blocks.

use crate::value::{Block, Figure, Section, Table};

pub(crate) fn section(key: &'static str, title: String, blocks: Vec<Block>) -> Section {
    Section { key, title, blocks }
}

pub(crate) fn lead(text: String) -> Block {
    Block::Lead { text }
}

pub(crate) fn heading(text: String) -> Block {
    Block::Heading { text }
}

pub(crate) fn text(text: String) -> Block {
    Block::Text { text }
}

pub(crate) fn note(text: String) -> Block {
    Block::Note { text }
}

pub(crate) fn points(points: Vec<String>) -> Block {
    Block::Points { points }
}

pub(crate) fn table(caption: String, head: Vec<String>, rows: Vec<Vec<String>>) -> Table {
    Table { caption, head, rows }
}

pub(crate) fn figure(label: String, value: String, note: Option<String>) -> Figure {
    Figure { label, value, note }
}

/// Publications, the same in every language.
pub(crate) fn sources(sources: &[&str]) -> Block {
    Block::Sources { sources: sources.iter().map(|source| (*source).to_owned()).collect() }
}
