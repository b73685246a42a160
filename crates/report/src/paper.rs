//! The printed report: pages typeset by Typst inside this process, from values alone. Text and names are
//! passed as data and never as markup; no file, clock or network is accessed, and the same values give the
//! same bytes.

mod code;
mod creature;
mod data;
mod puzzle;
mod sizes;
mod world;

use comemo::evict;
use thiserror::Error;
use typst::{diag::SourceDiagnostic, foundations::Smart};
use typst_layout::PagedDocument;
use typst_pdf::{PdfOptions, PdfStandard, PdfStandards};
use typst_render::RenderOptions;

use self::sizes::Sizes;
pub use self::world::{FONT_FILES, Fonts, TEMPLATES};
use crate::value::{Certificate, Document, SharePicture};

/// A finished document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pdf {
    pub bytes: Vec<u8>,
    pub pages: usize,
}

#[derive(Debug, Error)]
pub enum PaperError {
    #[error("not a font: file {0}")]
    Font(usize),
    #[error("the font family {0} is missing")]
    Family(&'static str),
    #[error("the pages could not be set: {0}")]
    Setting(String),
    #[error("{0} pages instead of {1}")]
    Pages(usize, usize),
    #[error("the picture could not be written: {0}")]
    Picture(String),
    #[error("the values could not be written: {0}")]
    Values(#[from] serde_json::Error),
}

/// The whole report.
pub fn report(document: &Document, fonts: &Fonts) -> Result<Pdf, PaperError> {
    let LaidOut { document: laid_out, values, .. } = lay_out_report(document, fonts)?;
    let pages = laid_out.pages().len();
    if let Some(promised) = document.pages.filter(|promised| *promised != pages) {
        return Err(PaperError::Pages(pages, promised));
    }
    let bytes = pdf(&laid_out, &values)?;
    evict(KEPT_RUNS);
    Ok(Pdf { bytes, pages })
}

/// The certificate's one page.
pub fn certificate(certificate: &Certificate, fonts: &Fonts) -> Result<Vec<u8>, PaperError> {
    let (document, values) = lay_out_certificate(certificate, fonts)?;
    let bytes = pdf(&document, &values)?;
    evict(KEPT_RUNS);
    Ok(bytes)
}

/// A PNG of 1200 × 630.
pub fn share_picture(picture: &SharePicture, fonts: &Fonts) -> Result<Vec<u8>, PaperError> {
    let document = lay_out_share(picture, fonts)?;
    let page = document.pages().first().ok_or(PaperError::Pages(0, 1))?;
    let png = render(page, 2.0)?;
    evict(KEPT_RUNS);
    Ok(png)
}

/// A share picture before it becomes one.
pub fn lay_out_share(picture: &SharePicture, fonts: &Fonts) -> Result<PagedDocument, PaperError> {
    fonts.compile("share.typ", serde_json::to_string(&data::Shared::of(picture, fonts))?, String::new())
}

/// A report's pages before they become a file, and what they are made from.
pub struct LaidOut {
    pub document: PagedDocument,
    /// `values.json`
    pub values: String,
    /// `sizes.json`
    pub sizes: String,
}

/// Sets every page, and again those whose text is too long, until each fits or has the smallest size.
pub fn lay_out_report(document: &Document, fonts: &Fonts) -> Result<LaidOut, PaperError> {
    let values = values(document)?;
    let mut sizes = Sizes::default();
    loop {
        let written = serde_json::to_string(&sizes)?;
        let document = fonts.compile("report.typ", values.clone(), written.clone())?;
        match sizes::smaller(&document, &sizes) {
            Some(smaller) => sizes = smaller,
            None => return Ok(LaidOut { document, values, sizes: written }),
        }
    }
}

/// What the templates read.
pub fn values(document: &Document) -> Result<String, PaperError> {
    Ok(serde_json::to_string(&data::Paper::of(document))?)
}

/// The certificate before it becomes a file, and the values it is made from.
pub fn lay_out_certificate(
    certificate: &Certificate,
    fonts: &Fonts,
) -> Result<(PagedDocument, String), PaperError> {
    let values = serde_json::to_string(&data::Awarded::of(certificate, fonts))?;
    Ok((fonts.compile("certificate.typ", values.clone(), String::new())?, values))
}

/// A page as PNG, for inspection.
pub fn render(page: &typst_layout::Page, pixels_per_point: f64) -> Result<Vec<u8>, PaperError> {
    let options = RenderOptions { pixel_per_pt: pixels_per_point.into(), render_bleed: false };
    typst_render::render(page, &options).encode_png().map_err(|error| PaperError::Picture(error.to_string()))
}

/// How many compilations an unused entry of the compiler's cache survives.
const KEPT_RUNS: usize = 1;

/// PDF/UA-1; without the claim if a name has a character that no font has, which the standard forbids. The
/// file's identifier is derived from the values.
fn pdf(document: &PagedDocument, values: &str) -> Result<Vec<u8>, PaperError> {
    let accessible = PdfStandards::new(&[PdfStandard::Ua_1])
        .map_err(|error| PaperError::Setting(error.message().to_string()))?;
    let options = |standards| PdfOptions {
        ident: Smart::Custom(values.to_owned()),
        creator: Smart::Custom(Some("Tessera".to_owned())),
        standards,
        ..PdfOptions::default()
    };
    typst_pdf::pdf(document, &options(accessible))
        .or_else(|_| typst_pdf::pdf(document, &options(PdfStandards::default())))
        .map_err(|errors| said(&errors))
}

fn said(errors: &[SourceDiagnostic]) -> PaperError {
    PaperError::Setting(errors.iter().map(|error| error.message.as_str()).collect::<Vec<_>>().join("; "))
}
