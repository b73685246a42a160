//! What the browser shares with `crates/l10n`: message ids, format rules, format cases.

use std::path::Path;

use anyhow::{Context as _, bail};
use l10n::check;

use super::{format_cases, formats, messages, write_if_changed};

pub(super) fn write(root: &Path) -> anyhow::Result<()> {
    for (path, text) in files(root)? {
        write_if_changed(root, path, &text)?;
    }
    Ok(())
}

fn files(root: &Path) -> anyhow::Result<[(&'static str, String); 3]> {
    let locales = root.join("locales");
    let sources = check::read(&locales).context("locales/ can't be read")?;
    let terms = check::terms(&locales).context("locales/terms.md can't be read")?;
    let messages = match check::check(&sources, &terms) {
        Ok(messages) => messages,
        Err(violations) => {
            let lines: Vec<String> = violations.iter().map(ToString::to_string).collect();
            bail!("locales/ is not complete:\n{}", lines.join("\n"));
        }
    };
    Ok([
        ("web/src/l10n/messages.gen.ts", messages::typescript(&messages)),
        ("web/src/l10n/formats.gen.ts", formats::typescript()),
        ("locales/format-cases.gen.json", format_cases::json()),
    ])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_committed_files_are_fresh() {
        let root = crate::root();
        for (path, fresh) in files(&root).expect("locales/ is complete") {
            let committed = std::fs::read_to_string(root.join(path)).expect(path);
            assert!(committed == fresh, "{path} is stale: run `cargo xtask gen words`");
        }
    }
}
