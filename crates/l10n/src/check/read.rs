//! Reads `locales/` from disk: the only part of the check that touches files.

use std::{fs, io, path::Path};

use super::Source;

/// All `.ftl` files of all language folders, sorted by path. Files beside the folders are ignored.
pub fn read(locales: &Path) -> io::Result<Vec<Source>> {
    let mut sources = Vec::new();
    for folder in fs::read_dir(locales)? {
        let folder = folder?.path();
        if !folder.is_dir() {
            continue;
        }
        for file in fs::read_dir(&folder)? {
            let file = file?.path();
            if file.extension().is_some_and(|extension| extension == "ftl") {
                sources.push(Source {
                    tag: name(folder.file_name()),
                    area: name(file.file_stem()),
                    text: fs::read_to_string(&file)?,
                });
            }
        }
    }
    sources.sort_by(|a, b| (&a.tag, &a.area).cmp(&(&b.tag, &b.area)));
    Ok(sources)
}

/// The table of words, which every language is checked against.
pub fn terms(locales: &Path) -> io::Result<String> {
    fs::read_to_string(locales.join("terms.md"))
}

fn name(part: Option<&std::ffi::OsStr>) -> String {
    part.unwrap_or_default().to_string_lossy().into_owned()
}
