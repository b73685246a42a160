//! Short names for making blocks.

use crate::value::{Block, Figure, Section, Table};

pub(super) fn section(key: &'static str, title: String, blocks: Vec<Block>) -> Section {
    Section { key, title, blocks }
}

pub(super) fn lead(text: String) -> Block {
    Block::Lead { text }
}

pub(super) fn heading(text: String) -> Block {
    Block::Heading { text }
}

pub(super) fn text(text: String) -> Block {
    Block::Text { text }
}

pub(super) fn note(text: String) -> Block {
    Block::Note { text }
}

pub(super) fn points(points: Vec<String>) -> Block {
    Block::Points { points }
}

pub(super) fn table(caption: String, head: Vec<String>, rows: Vec<Vec<String>>) -> Table {
    Table { caption, head, rows }
}

pub(super) fn figure(label: String, value: String, note: Option<String>) -> Figure {
    Figure { label, value, note }
}

/// Publications, the same in every language.
pub(super) fn sources(sources: &[&str]) -> Block {
    Block::Sources { sources: sources.iter().map(|source| (*source).to_owned()).collect() }
}
