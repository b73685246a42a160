//! `.sqlx`: the database's description of each query, so that builds need no database.
//!
//! The query macros write it while they expand: with `DATABASE_URL` they ask the database, and with
//! `SQLX_OFFLINE_DIR` they save the answer there. The database must have all migrations applied.

use std::{env, fs, path::Path, process::Command, time::SystemTime};

use anyhow::{Context as _, ensure};

use super::succeed;

pub(super) fn write(root: &Path) -> anyhow::Result<()> {
    let database = env::var("DATABASE_URL")
        .context("set DATABASE_URL to a database with all migrations: the queries are checked there")?;
    let fresh = root.join("target/sqlx-fresh");
    if fresh.exists() {
        fs::remove_dir_all(&fresh)?;
    }
    fs::create_dir_all(&fresh)?;

    // The macros save only while they expand, so the crate has to be compiled even if unchanged. Cargo
    // doesn't track these environment variables, so the next build has nothing to rebuild.
    let library = fs::File::options().append(true).open(root.join("crates/store/src/lib.rs"))?;
    library.set_modified(SystemTime::now())?;
    succeed(
        Command::new("cargo")
            .current_dir(root)
            // The whole workspace, as every recipe builds it: dependencies get the same features, and the
            // tests can use the result.
            .args(["build", "--quiet", "--workspace", "--all-targets"])
            .env("DATABASE_URL", database)
            .env("SQLX_OFFLINE", "false")
            .env("SQLX_OFFLINE_DIR", &fresh),
    )?;
    ensure!(fs::read_dir(&fresh)?.next().is_some(), "no query was saved: does crates/store use the macros?");
    swap(&fresh, &root.join(".sqlx"))
}

/// Puts the fresh folder in place. Queries that no longer exist go with the old one.
fn swap(fresh: &Path, committed: &Path) -> anyhow::Result<()> {
    if same(fresh, committed)? {
        return Ok(fs::remove_dir_all(fresh)?);
    }
    if committed.exists() {
        fs::remove_dir_all(committed)?;
    }
    fs::rename(fresh, committed)?;
    eprintln!("wrote .sqlx");
    Ok(())
}

fn same(a: &Path, b: &Path) -> anyhow::Result<bool> {
    Ok(b.exists() && contents(a)? == contents(b)?)
}

fn contents(folder: &Path) -> anyhow::Result<Vec<(std::ffi::OsString, String)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        files.push((entry.file_name(), fs::read_to_string(entry.path())?));
    }
    files.sort();
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_query_that_no_longer_exists_disappears() {
        let folder = tempfile::tempdir().expect("a folder");
        let (fresh, committed) = (folder.path().join("fresh"), folder.path().join(".sqlx"));
        fs::create_dir(&fresh).expect("a folder");
        fs::create_dir(&committed).expect("a folder");
        fs::write(fresh.join("query-a.json"), "new").expect("a file");
        fs::write(committed.join("query-a.json"), "old").expect("a file");
        fs::write(committed.join("query-b.json"), "gone").expect("a file");

        swap(&fresh, &committed).expect("swapped");

        let left = contents(&committed).expect("readable");
        assert_eq!(left, [("query-a.json".into(), "new".to_owned())]);
        assert!(!fresh.exists());
    }
}
