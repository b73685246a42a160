//! Places where the storm lets a process die: between two steps of which both must happen, or neither.
//!
//! Without the feature `failpoints`, which no shipped binary has, nothing here does anything. The names are those in
//! `bench/storm/src/deaths.rs`.

#[cfg(all(feature = "failpoints", not(debug_assertions)))]
compile_error!("failpoints are for debug builds of the storm only");

/// Removing this folder kills the process, each time: what the storm calls a poisoned job.
#[cfg(feature = "failpoints")]
const POISON: &str = "storm-poison";

/// Ends the process if this point is armed.
#[cfg(not(feature = "failpoints"))]
pub const fn reached(_point: &str) {}

/// Ends the process if this point is armed: the file that `STORM_FAILPOINT` names holds its name. The file is renamed
/// first, so that one arming is one death, whichever thread comes first.
#[cfg(feature = "failpoints")]
pub fn reached(point: &str) {
    use std::{path::PathBuf, sync::LazyLock};

    static FILE: LazyLock<Option<PathBuf>> =
        LazyLock::new(|| std::env::var_os("STORM_FAILPOINT").map(PathBuf::from));
    let Some(file) = &*FILE else { return };
    let armed = std::fs::read_to_string(file).is_ok_and(|armed| armed == point);
    if armed && std::fs::rename(file, file.with_extension("died")).is_ok() {
        std::process::abort();
    }
}

/// Ends the process if the storm has poisoned the job that removes this folder.
#[cfg(not(feature = "failpoints"))]
pub(crate) const fn removing(_folder: &str) {}

/// Ends the process if the storm has poisoned the job that removes this folder.
#[cfg(feature = "failpoints")]
pub(crate) fn removing(folder: &str) {
    if folder == POISON {
        std::process::abort();
    }
}
