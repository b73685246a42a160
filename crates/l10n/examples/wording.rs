//! Lists every wrong word and every long button of `locales/`, while the build doesn't refuse them yet:
//! `cargo run -p l10n --example wording -- locales`.

use std::{io, path::Path};

#[expect(clippy::disallowed_methods, clippy::print_stdout, reason = "a program for the command line")]
fn main() -> io::Result<()> {
    let locales = std::env::args().nth(1).unwrap_or_else(|| "locales".to_owned());
    let violations = l10n::check::wording(&l10n::check::read(Path::new(&locales))?);
    for violation in &violations {
        println!("{violation}");
    }
    println!("{} violations", violations.len());
    Ok(())
}
