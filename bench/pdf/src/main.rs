//! Prints the sample reports for looking at them (`press pages`) and measures what a report costs
//! (`press bench`).

mod pages;
mod prints;

use std::{path::PathBuf, process::ExitCode};

use anyhow::bail;
use domain::locale::Locale;

fn main() -> anyhow::Result<ExitCode> {
    let mut args = std::env::args().skip(1);
    match args.next().as_deref() {
        Some("pages") => {
            let Some(folder) = args.next().map(PathBuf::from) else { bail!("press pages FOLDER [LANGUAGE…]") };
            let languages: Vec<_> = args.filter_map(|tag| Locale::from_browser_tag(&tag)).collect();
            pages::write(&folder, if languages.is_empty() { &Locale::ALL } else { &languages })?;
            Ok(ExitCode::SUCCESS)
        }
        Some("values") => {
            let Some(folder) = args.next().map(PathBuf::from) else { bail!("press values FOLDER [LANGUAGE…]") };
            for tag in args {
                let locale = Locale::from_browser_tag(&tag).unwrap_or(Locale::En);
                pages::values(&folder, locale)?;
            }
            Ok(ExitCode::SUCCESS)
        }
        _ => bail!("press pages FOLDER [LANGUAGE…] or press bench"),
    }
}
