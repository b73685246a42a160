//! Drawing: a tile's values as a list of painted paths, that list as SVG and as pixels, and the proof that
//! the options of a puzzle are distinguishable.
//!
//! Nothing here knows a rule or a key, and no hue carries meaning: ink, one grey, and paper.

mod colour;
mod flat;
mod layout;
mod legible;
mod picture;
mod raster;
mod shape;
mod sheet;
mod svg;
#[cfg(test)]
mod tests;

pub(crate) use self::legible::View;
pub use self::{
    layout::compose,
    legible::{Illegible, clipped, difference, legible, pixels},
    picture::{Paint, Picture, Piece, Point, SIDE, Step},
    raster::PIXELS,
    sheet::{Exhibit, contact_sheet},
};
use crate::scene::{Layer, Tile};

/// Red, green and blue, as on a screen.
pub type Rgb = [u8; 3];

/// The three colours of a tile.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Colours {
    pub ink: Rgb,
    pub mid: Rgb,
    pub paper: Rgb,
}

/// Ink on light paper: the default colours.
pub const LIGHT: Colours =
    Colours { ink: [0x1c, 0x1b, 0x18], mid: [0x91, 0x8e, 0x88], paper: [0xff, 0xfd, 0xf8] };

/// Light ink on dark paper.
pub const DARK: Colours =
    Colours { ink: [0xf4, 0xf1, 0xe8], mid: [0x84, 0x81, 0x7a], paper: [0x1d, 0x1b, 0x16] };

/// Where a tile's colours come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Theme {
    /// From the page's variables `--tile-ink`, `--tile-mid` and `--tile-paper`, else [`LIGHT`].
    Css,
    /// Fixed, as for print.
    Fixed(Colours),
}

impl Theme {
    pub(crate) fn colours(&self) -> Colours {
        match self {
            Self::Css => LIGHT,
            Self::Fixed(colours) => *colours,
        }
    }
}

/// One tile as an `<svg>` of 240 × 240 units.
///
/// ```
/// use matrix::{draw, scene::{Alphabet, Kind, Layer, Tile, Zone}};
/// let layer = Layer { kind: Kind::Single, alphabet: Alphabet::Plain, zone: Zone::Whole, placed: false };
/// let svg = draw::svg(&[layer], &Tile::default(), &draw::Theme::Css);
/// assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>"));
/// ```
pub fn svg(layers: &[Layer], tile: &Tile, theme: &Theme) -> String {
    let mut out = String::with_capacity(512);
    svg_into(&mut out, layers, tile, theme);
    out
}

/// Appends what [`svg`] returns.
pub fn svg_into(out: &mut String, layers: &[Layer], tile: &Tile, theme: &Theme) {
    let mut picture = Picture::default();
    compose(layers, tile, &mut picture);
    svg::write(out, &picture, theme);
}
