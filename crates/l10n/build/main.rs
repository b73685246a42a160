//! Checks `locales/` and generates a typed function for each message. If a language is incomplete, the
//! build fails with one line per violation.

#[expect(unreachable_pub, reason = "the library publishes the same module")]
#[path = "../src/check/mod.rs"]
mod check;
mod functions;

use std::{fs, path::Path, process::ExitCode};

#[expect(clippy::print_stdout, reason = "build scripts talk to cargo on stdout")]
fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=../../locales");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/check");
    // Cargo runs a build script in its crate's folder.
    let locales = Path::new("../../locales");
    let sources = check::read(locales).expect("locales/ can be read");
    let terms = check::terms(locales).expect("locales/terms.md can be read");
    match check::check(&sources, &terms) {
        Ok(messages) => {
            let code = functions::rust(&messages, locales);
            fs::write(out_dir().join("messages.rs"), code).expect("OUT_DIR can be written");
            ExitCode::SUCCESS
        }
        Err(violations) => {
            for violation in violations {
                println!("cargo::error={violation}");
            }
            ExitCode::FAILURE
        }
    }
}

#[expect(clippy::disallowed_methods, reason = "cargo passes OUT_DIR only this way")]
fn out_dir() -> std::path::PathBuf {
    std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR").into()
}
