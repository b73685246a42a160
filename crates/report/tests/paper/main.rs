//! The pages as laid out: their number, their text, and that everything stays in its place.

#![expect(clippy::unwrap_used, reason = "helpers fail like the tests they serve")]

mod bytes;
mod look;
mod names;
mod questionnaires;
mod reports;

use std::{fs, path::Path, sync::LazyLock};

use report::paper::{FONT_FILES, Fonts};

/// The fonts of this machine; scripts/setup installs them.
static FONTS: LazyLock<Fonts> = LazyLock::new(|| {
    let read = |name: &&str| {
        let path = Path::new("/usr/share/fonts").join(name);
        fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}; run scripts/setup", path.display()))
    };
    Fonts::new(FONT_FILES.iter().map(read).collect()).unwrap()
});
