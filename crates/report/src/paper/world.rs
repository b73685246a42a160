//! What the compiler sees: our templates, a file of values and one of sizes, and the given fonts.

use std::sync::LazyLock;

use typst::{
    Library, LibraryExt, World,
    diag::{FileError, FileResult},
    foundations::{Bytes, Datetime, Duration},
    syntax::{FileId, RootedPath, Source, VirtualPath, VirtualRoot},
    text::{Font, FontBook},
    utils::LazyHash,
};
use typst_layout::PagedDocument;

use super::PaperError;

/// The files [`Fonts::new`] expects, below `/usr/share/fonts`: Debian's fonts-noto-core, fonts-noto-cjk and
/// fonts-noto-color-emoji. The product's languages need the first four, people's names the rest.
pub const FONT_FILES: &[&str] = &[
    "opentype/noto/NotoSansCJK-Regular.ttc",
    "opentype/noto/NotoSansCJK-Bold.ttc",
    "truetype/noto/NotoSans-Regular.ttf",
    "truetype/noto/NotoSans-Bold.ttf",
    "truetype/noto/NotoSansArabic-Regular.ttf",
    "truetype/noto/NotoSansArabic-Bold.ttf",
    "truetype/noto/NotoSansHebrew-Regular.ttf",
    "truetype/noto/NotoSansHebrew-Bold.ttf",
    "truetype/noto/NotoSansThai-Regular.ttf",
    "truetype/noto/NotoSansThai-Bold.ttf",
    "truetype/noto/NotoSansDevanagari-Regular.ttf",
    "truetype/noto/NotoSansDevanagari-Bold.ttf",
    "truetype/noto/NotoSansArmenian-Regular.ttf",
    "truetype/noto/NotoSansBengali-Regular.ttf",
    "truetype/noto/NotoSansCherokee-Regular.ttf",
    "truetype/noto/NotoSansEthiopic-Regular.ttf",
    "truetype/noto/NotoSansGeorgian-Regular.ttf",
    "truetype/noto/NotoSansGujarati-Regular.ttf",
    "truetype/noto/NotoSansGurmukhi-Regular.ttf",
    "truetype/noto/NotoSansJavanese-Regular.ttf",
    "truetype/noto/NotoSansKannada-Regular.ttf",
    "truetype/noto/NotoSansKhmer-Regular.ttf",
    "truetype/noto/NotoSansLao-Regular.ttf",
    "truetype/noto/NotoSansMalayalam-Regular.ttf",
    "truetype/noto/NotoSansMath-Regular.ttf",
    "truetype/noto/NotoSansMongolian-Regular.ttf",
    "truetype/noto/NotoSansMyanmar-Regular.ttf",
    "truetype/noto/NotoSansNKo-Regular.ttf",
    "truetype/noto/NotoSansOriya-Regular.ttf",
    "truetype/noto/NotoSansSinhala-Regular.ttf",
    "truetype/noto/NotoSansSymbols-Regular.ttf",
    "truetype/noto/NotoSansSymbols2-Regular.ttf",
    "truetype/noto/NotoSansSyriac-Regular.ttf",
    "truetype/noto/NotoSansTamil-Regular.ttf",
    "truetype/noto/NotoSansTelugu-Regular.ttf",
    "truetype/noto/NotoSansThaana-Regular.ttf",
    "truetype/noto/NotoSerifTibetan-Regular.ttf",
    "truetype/noto/NotoColorEmoji.ttf",
];

/// The web's Latin typeface.
const OWN: [&[u8]; 3] = [
    include_bytes!("../../pages/fonts/Figtree-Regular.ttf"),
    include_bytes!("../../pages/fonts/Figtree-SemiBold.ttf"),
    include_bytes!("../../pages/fonts/Figtree-ExtraBold.ttf"),
];

/// Each is required by one of the product's languages.
const FAMILIES: [&str; 6] =
    ["Figtree", "Noto Sans", "Noto Sans CJK JP", "Noto Sans CJK KR", "Noto Sans CJK SC", "Noto Sans CJK HK"];

/// All templates, by the names they import each other with.
pub const TEMPLATES: [(&str, &str); 10] = [
    ("report.typ", include_str!("../../pages/report.typ")),
    ("certificate.typ", include_str!("../../pages/certificate.typ")),
    ("share.typ", include_str!("../../pages/share.typ")),
    ("style.typ", include_str!("../../pages/style.typ")),
    ("ornament.typ", include_str!("../../pages/ornament.typ")),
    ("cover.typ", include_str!("../../pages/cover.typ")),
    ("creature.typ", include_str!("../../pages/creature.typ")),
    ("blocks.typ", include_str!("../../pages/blocks.typ")),
    ("charts.typ", include_str!("../../pages/charts.typ")),
    ("questions.typ", include_str!("../../pages/questions.typ")),
];

static VALUES: LazyLock<FileId> = LazyLock::new(|| id("values.json"));
static SIZES: LazyLock<FileId> = LazyLock::new(|| id("sizes.json"));
static SOURCES: LazyLock<Vec<Source>> = LazyLock::new(|| {
    TEMPLATES.iter().map(|(name, text)| Source::new(id(name), (*text).to_owned())).collect()
});
static LIBRARY: LazyLock<LazyHash<Library>> = LazyLock::new(|| LazyHash::new(Library::default()));

/// The typefaces of all pages; made once, used for every document.
pub struct Fonts {
    fonts: Vec<Font>,
    book: LazyHash<FontBook>,
}

impl Fonts {
    /// From the contents of [`FONT_FILES`], in any order.
    pub fn new(files: Vec<Vec<u8>>) -> Result<Self, PaperError> {
        let mut fonts: Vec<Font> = OWN.iter().flat_map(|bytes| Font::iter(Bytes::new(*bytes))).collect();
        for (place, file) in files.into_iter().enumerate() {
            let before = fonts.len();
            fonts.extend(Font::iter(Bytes::new(file)));
            if fonts.len() == before {
                return Err(PaperError::Font(place));
            }
        }
        let book = FontBook::from_fonts(&fonts);
        if let Some(family) =
            FAMILIES.into_iter().find(|family| !book.contains_family(&family.to_lowercase()))
        {
            return Err(PaperError::Family(family));
        }
        Ok(Self { fonts, book: LazyHash::new(book) })
    }

    /// Whether our own typeface has every character. A combined letter that it has only in part would be
    /// set from two fonts, and read twice.
    pub(super) fn own(&self, text: &str) -> bool {
        let face = self.fonts.first().map(|font| &font.info().coverage);
        face.is_some_and(|known| text.chars().all(|c| known.contains(u32::from(c))))
    }

    /// Sets a template's pages with values and sizes written as JSON.
    pub(super) fn compile(
        &self,
        template: &str,
        values: String,
        sizes: String,
    ) -> Result<PagedDocument, PaperError> {
        let (values, sizes) = (Bytes::from_string(values), Bytes::from_string(sizes));
        let desk = Desk { fonts: self, main: id(template), values, sizes };
        typst::compile::<PagedDocument>(&desk).output.map_err(|errors| super::said(&errors))
    }
}

/// The world of one compilation.
struct Desk<'a> {
    fonts: &'a Fonts,
    main: FileId,
    values: Bytes,
    sizes: Bytes,
}

impl World for Desk<'_> {
    fn library(&self) -> &LazyHash<Library> {
        &LIBRARY
    }

    fn book(&self) -> &LazyHash<FontBook> {
        &self.fonts.book
    }

    fn main(&self) -> FileId {
        self.main
    }

    fn source(&self, id: FileId) -> FileResult<Source> {
        SOURCES.iter().find(|source| source.id() == id).cloned().ok_or_else(|| missing(id))
    }

    fn file(&self, id: FileId) -> FileResult<Bytes> {
        if id == *VALUES {
            Ok(self.values.clone())
        } else if id == *SIZES {
            Ok(self.sizes.clone())
        } else {
            Err(missing(id))
        }
    }

    fn font(&self, index: usize) -> Option<Font> {
        self.fonts.fonts.get(index).cloned()
    }

    fn today(&self, _: Option<Duration>) -> Option<Datetime> {
        None
    }
}

fn missing(id: FileId) -> FileError {
    FileError::NotFound(id.get().vpath().get_without_slash().into())
}

/// Interned for the lifetime of the process; there are only as many as templates.
fn id(name: &str) -> FileId {
    let path = VirtualPath::new(name).unwrap_or_else(|_| unreachable!("template names are valid paths"));
    RootedPath::new(VirtualRoot::Project, path).intern()
}
