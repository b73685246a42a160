//! Renders the sample reports for inspection (`press pages`) and measures what a report costs (`press
//! bench`).

mod bench;
mod pages;
mod prints;

use std::{path::PathBuf, process::ExitCode};

use anyhow::{Context as _, bail};
use domain::locale::Locale;

// The product's: a report is a million small pieces of memory.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> anyhow::Result<ExitCode> {
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        // `sample`: only the public one, from which landing pages have their pictures.
        Some(what @ ("pages" | "sample")) => {
            let Some(folder) = args.next().map(PathBuf::from) else {
                bail!("press {what} FOLDER [LANGUAGE…]")
            };
            let prints = if what == "sample" { &pages::PRINTS[..1] } else { &pages::PRINTS };
            let languages: Vec<_> = args.filter_map(|tag| Locale::from_browser_tag(&tag)).collect();
            pages::write(&folder, prints, if languages.is_empty() { &Locale::ALL } else { &languages })?;
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
        _ => bail!("press pages FOLDER [LANGUAGE…], press sample FOLDER [LANGUAGE…], or press bench"),
    }
}
