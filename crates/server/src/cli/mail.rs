//! `server mail …`: letters to look at before anybody gets one.

use std::{fs, path::PathBuf};

use anyhow::Context;
use app::mail::{Links, Sender, samples, write};
use clap::Subcommand;
use domain::locale::Locale;
use uuid::Uuid;

use super::deliver;

#[derive(Subcommand)]
pub enum MailAction {
    /// Write every kind of letter in every language as HTML and as text.
    Preview {
        /// The folder they go to.
        #[arg(long)]
        out: PathBuf,
        /// What is on offer, as `catalog apply` takes it.
        #[arg(long, default_value = "content")]
        content: PathBuf,
        /// Where links lead.
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
        fs::create_dir_all(&folder).with_context(|| format!("making {}", folder.display()))?;
        for sample in samples() {
            let links = Links::new(Uuid::nil(), &sample.letter, &sample.about);
            let letter = write(&sample.letter, &sample.about, &links, locale, &sender)?;
            super::write(&folder.join(format!("{}.html", sample.name)), &letter.html)?;
            let text = format!("Subject: {}\n\n{}", letter.subject, letter.text);
            super::write(&folder.join(format!("{}.txt", sample.name)), &text)?;
            letters += 1;
        }
    }
    deliver(None, &format!("{letters} letters in {}\n", out.display()))
}
