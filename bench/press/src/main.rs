//! Renders the sample reports for inspection (`press pages`) and measures what a report costs (`press
//! bench`).

mod bench;
mod pages;
mod prints;

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context as _, bail};
use domain::locale::Locale;

fn main() -> anyhow::Result<ExitCode> {
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        Some("pages") => {
            let Some(folder) = args.next().map(PathBuf::from) else {
                bail!("press pages FOLDER [LANGUAGE…]")
            };
            let languages: Vec<_> = args.filter_map(|tag| Locale::from_browser_tag(&tag)).collect();
            pages::write(&folder, if languages.is_empty() { &Locale::ALL } else { &languages })?;
            Ok(ExitCode::SUCCESS)
        }
        Some("bench") => {
            let (mut reports, mut rest) = (180, None);
            while let Some(option) = args.next() {
                let value = args.next().context("an option without its value")?;
                match option.as_str() {
                    "--reports" => reports = value.parse()?,
                    "--rest-ms" => rest = Some(value.parse()?),
                    _ => bail!("press bench [--reports N] [--rest-ms N]"),
                }
            }
            bench::run(reports, rest)
        }
        _ => bail!("press pages FOLDER [LANGUAGE…], or press bench"),
    }
}
