//! The size of a page's text. Measuring a text before it is set costs as much as setting it, so every page is set at once
//! in the size that its length suggests; the pages whose text turns out too long are set again, smaller. The compiler
//! remembers the others.

use std::collections::BTreeMap;

use typst::{
    foundations::{Content, Label, Selector, Value},
    introspection::{Introspector as _, MetadataElem},
    utils::PicoStr,
};
use typst_layout::PagedDocument;

/// By how many sizes the text of a page is set smaller than suggested, by the page's number.
pub(super) type Sizes = BTreeMap<u64, u64>;

/// One size less for each page whose text is too long and can be set smaller; `None` if there is none.
pub(super) fn smaller(document: &PagedDocument, sizes: &Sizes) -> Option<Sizes> {
    let mut next = sizes.clone();
    for (begin, end) in marked(document, "begin").iter().zip(&marked(document, "end")) {
        let (Some(text), Some(top), Some(bottom)) =
            (Text::of(begin), height(document, begin), height(document, end))
        else {
            continue;
        };
        // Lengths are sums of fractions.
        if text.smaller > 0 && bottom - top > text.room + 0.01 {
            next.insert(text.page, sizes.get(&text.page).map_or(1, |steps| steps + 1));
        }
    }
    (next != *sizes).then_some(next)
}

/// What a template says at the beginning of a text.
struct Text {
    page: u64,
    /// Points.
    room: f64,
    /// How many smaller sizes there are.
    smaller: u64,
}

impl Text {
    fn of(begin: &Content) -> Option<Self> {
        let Value::Dict(said) = &begin.to_packed::<MetadataElem>()?.value else { return None };
        let number = |key: &str| said.get(key).ok().cloned();
        Some(Self {
            page: number("page")?.cast().ok()?,
            room: number("room")?.cast().ok()?,
            smaller: number("smaller")?.cast().ok()?,
        })
    }
}

fn marked(document: &PagedDocument, label: &str) -> Vec<Content> {
    let label = Label::new(PicoStr::intern(label));
    label.map(|label| document.introspector().query(&Selector::Label(label)).to_vec()).unwrap_or_default()
}

/// Points from the top of the page.
fn height(document: &PagedDocument, mark: &Content) -> Option<f64> {
    Some(document.introspector().position(mark.location()?)?.point.y.to_pt())
}
