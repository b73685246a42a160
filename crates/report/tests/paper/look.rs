//! Inspects laid-out pages: every run of text with its position.

use typst::layout::{Frame, FrameItem, Point, Rect, Size, Transform};
use typst_layout::Page;

/// Text with the box its letters fill, in millimetres from the page's top left corner.
#[derive(Clone, Debug)]
pub(crate) struct Run {
    pub(crate) text: String,
    pub(crate) left: f64,
    pub(crate) top: f64,
    pub(crate) right: f64,
    pub(crate) bottom: f64,
    /// Whether some letter has no glyph in any font.
    pub(crate) missing: bool,
}

/// All text of a page in the order it was set.
pub(crate) fn runs(page: &Page) -> Vec<Run> {
    let mut found = Vec::new();
    walk(&page.frame, Transform::identity(), &mut |item, transform| {
        if let FrameItem::Text(text) = item {
            let bounds = text.bbox();
            // Spaces have no outline.
            let bounds = if bounds.min.x.to_pt().is_finite() {
                bounds
            } else {
                Rect::new(Point::zero(), Point::zero())
            };
            let (left, top, right, bottom) = corners(bounds, transform);
            found.push(Run {
                text: text.text.to_string(),
                left,
                top,
                right,
                bottom,
                missing: text.glyphs.iter().any(|glyph| glyph.id == 0),
            });
        }
    });
    found
}

/// The boxes of all drawings: left, top, right and bottom in millimetres.
pub(crate) fn drawings(page: &Page) -> Vec<(f64, f64, f64, f64)> {
    let mut found = Vec::new();
    walk(&page.frame, Transform::identity(), &mut |item, transform| match item {
        FrameItem::Shape(shape, _) => found.push(corners(shape.bbox(false), transform)),
        FrameItem::Image(_, size, _) => found.push(corners(whole(*size), transform)),
        _ => {}
    });
    found
}

/// Width and height in millimetres.
pub(crate) fn size(page: &Page) -> (f64, f64) {
    (page.frame.width().to_mm(), page.frame.height().to_mm())
}

/// Pairs of runs that overlap.
pub(crate) fn overlaps(runs: &[Run]) -> Vec<(&Run, &Run)> {
    let mut found = Vec::new();
    for (i, one) in runs.iter().enumerate() {
        for other in &runs[i + 1..] {
            let wide = one.right.min(other.right) - one.left.max(other.left);
            let high = one.bottom.min(other.bottom) - one.top.max(other.top);
            if wide > 0.3 && high > 0.3 {
                found.push((one, other));
            }
        }
    }
    found
}

fn walk(frame: &Frame, transform: Transform, look: &mut impl FnMut(&FrameItem, Transform)) {
    for (point, item) in frame.items() {
        let here = transform.pre_concat(Transform::translate(point.x, point.y));
        if let FrameItem::Group(group) = item {
            walk(&group.frame, here.pre_concat(group.transform), look);
        } else {
            look(item, here);
        }
    }
}

fn whole(size: Size) -> Rect {
    Rect::new(Point::zero(), size.to_point())
}

fn corners(rect: Rect, transform: Transform) -> (f64, f64, f64, f64) {
    let points = [rect.min, Point::new(rect.max.x, rect.min.y), rect.max, Point::new(rect.min.x, rect.max.y)]
        .map(|point| point.transform(transform));
    let x = points.map(|point| point.x.to_mm());
    let y = points.map(|point| point.y.to_mm());
    let least = |values: [f64; 4]| values.into_iter().fold(f64::INFINITY, f64::min);
    let most = |values: [f64; 4]| values.into_iter().fold(f64::NEG_INFINITY, f64::max);
    (least(x), least(y), most(x), most(y))
}
