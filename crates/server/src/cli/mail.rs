//! `server mail …`: previews of letters.

use std::{fs, path::PathBuf};

use anyhow::Context;
use app::mail::{Sender, sample_links, samples, write};
use clap::Subcommand;
use domain::locale::Locale;

use super::deliver;

#[derive(Subcommand)]
pub enum MailAction {
    /// Write every kind of letter in every language as HTML and as text.
    Preview {
        /// The folder to write to.
        #[arg(long)]
        out: PathBuf,
        /// The content folder, as for `catalog apply`.
        #[arg(long, default_value = "content")]
        content: PathBuf,
        /// Origin of the links.
        #[arg(long, default_value = "https://tessera.example")]
        origin: String,
    },
}

pub fn run(action: MailAction) -> anyhow::Result<()> {
    let MailAction::Preview { out, content, origin } = action;
    let catalog = app::content::read(&content)?.catalog;
    let app = catalog.apps.first().context("the content has no storefront")?;
    let sender = Sender { catalog: &catalog, app, origin: &origin };
    let mut letters = 0;
    for locale in Locale::ALL {
        let folder = out.join(locale.tag());
        fs::create_dir_all(&folder).with_context(|| format!("creating {}", folder.display()))?;
        for sample in samples() {
            let links = sample_links(&sample.letter, &sample.about);
            let letter = write(&sample.letter, &sample.about, &links, locale, &sender)?;
            super::write(&folder.join(format!("{}.html", sample.name)), &letter.html)?;
            let text = format!("Subject: {}\n\n{}", letter.subject, letter.text);
            super::write(&folder.join(format!("{}.txt", sample.name)), &text)?;
            letters += 1;
        }
    }
    deliver(None, &format!("{letters} letters in {}\n", out.display()))
}
