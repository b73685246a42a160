//! Letters as plain text.

use super::blocks::{Block, Page};

pub(super) fn plain(page: &Page) -> String {
    let mut parts = vec![page.title.clone()];
    parts.extend(page.blocks.iter().map(block));
    parts.push(format!("--\n{}", page.foot.join("\n")));
    parts.join("\n\n") + "\n"
}

fn block(block: &Block) -> String {
    match block {
        Block::Text(text) => text.clone(),
        Block::Heading(text) => format!("{text}\n{}", "-".repeat(text.chars().count())),
        Block::Button { label, url, .. } => format!("{label}:\n{url}"),
        Block::Aside { text, label, url } => format!("{text}\n{label}:\n{url}"),
        Block::Links(links) => {
            let parts: Vec<String> = links.iter().map(|(label, url)| format!("{label}:\n{url}")).collect();
            parts.join("\n\n")
        }
        Block::Code { label, code } if label.is_empty() => code.clone(),
        Block::Code { label, code } => format!("{label}\n{code}"),
        Block::Rows(rows) => {
            let lines: Vec<String> = rows.iter().map(|(name, value)| row(name, value)).collect();
            lines.join("\n")
        }
    }
}

fn row(name: &str, lines: &[String]) -> String {
    match lines {
        [one] => format!("{name}: {one}"),
        several => format!("{name}:\n- {}", several.join("\n- ")),
    }
}
