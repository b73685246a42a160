//! The files of the repository: tracked, or not yet added but not ignored.

use std::{collections::BTreeMap, fs, path::Path, process::Command};

use anyhow::{Context as _, ensure};

/// Texts by their paths from the root, with `/`. Binary files have an empty text.
pub(super) struct Tree(BTreeMap<String, String>);

impl Tree {
    pub(super) fn read(root: &Path) -> anyhow::Result<Self> {
        let output = Command::new("git")
            .current_dir(root)
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .output()
            .context("git can't be started")?;
        ensure!(output.status.success(), "git ls-files failed in {}", root.display());
        let list = String::from_utf8(output.stdout).context("a path is not UTF-8")?;
        let mut files = BTreeMap::new();
        for path in list.split('\0').filter(|path| !path.is_empty()) {
            // A file that is deleted but still in the index is skipped.
            if let Ok(bytes) = fs::read(root.join(path)) {
                files.insert(path.to_owned(), String::from_utf8(bytes).unwrap_or_default());
            }
        }
        Ok(Self(files))
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    pub(super) fn get(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }

    /// The file with its path, which lives as long as the tree.
    pub(super) fn entry(&self, path: &str) -> Option<(&str, &str)> {
        self.0.get_key_value(path).map(|(path, text)| (path.as_str(), text.as_str()))
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// Files whose name ends in one of `ends`.
    pub(super) fn ending(&self, ends: &'static [&'static str]) -> impl Iterator<Item = (&str, &str)> {
        self.iter().filter(move |(path, _)| ends.iter().any(|end| path.ends_with(end)))
    }

    /// The manifests of our crates, parsed; with the crate's name.
    pub(super) fn manifests(&self) -> Vec<(&str, &str, toml::Table)> {
        self.iter()
            .filter(|(path, _)| path.ends_with("/Cargo.toml"))
            .map(|(path, text)| {
                let folder = path.trim_end_matches("/Cargo.toml");
                let name = folder.rsplit('/').next().unwrap_or(folder);
                (path, name, text.parse().unwrap_or_default())
            })
            .collect()
    }

    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        Self(files.iter().map(|(path, text)| ((*path).to_owned(), (*text).to_owned())).collect())
    }
}
