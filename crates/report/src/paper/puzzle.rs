//! A puzzle as one drawing: nine fields with the last one open, and six options. The page around it marks
//! what was chosen and what is right.

use std::fmt::Write;

use matrix::{
    draw::{Colours, Theme, svg_into},
    scene::{Layer, Scene, Tile},
};

/// Black on white with one grey, for any printer.
const PRINT: Theme =
    Theme::Fixed(Colours { ink: [0x1c, 0x19, 0x12], mid: [0x91, 0x8e, 0x88], paper: [0xff, 0xff, 0xff] });

/// The nine fields, 3 × 3; tiles are 240 wide, 12 apart.
pub(super) fn matrix(scene: &Scene) -> String {
    let places = (0..8).map(|place| (place % 3, place / 3));
    drawing((3, 3), &scene.layers, scene.shown.iter().zip(places))
}

/// The six options in one row, or in two of three.
pub(super) fn options(scene: &Scene) -> Vec<String> {
    scene.options.iter().map(|tile| drawing((1, 1), &scene.layers, std::iter::once((tile, (0, 0))))).collect()
}

fn drawing<'a>(
    (columns, rows): (u32, u32),
    layers: &[Layer],
    tiles: impl Iterator<Item = (&'a Tile, (u32, u32))>,
) -> String {
    const STEP: u32 = 252;
    let side = |tiles: u32| tiles * STEP - 12;
    let mut out = String::with_capacity(8 * 1024);
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {} {}">"#,
        side(columns),
        side(rows)
    );
    let mut tile_svg = String::new();
    for (tile, (column, row)) in tiles {
        tile_svg.clear();
        svg_into(&mut tile_svg, layers, tile, &PRINT);
        // Drops the tile's own `<svg>` element and moves its content into place.
        let drawn = tile_svg.split_once('>').map_or("", |(_, rest)| rest.trim_end_matches("</svg>"));
        let _ = write!(out, r#"<g transform="translate({} {})">{drawn}</g>"#, column * STEP, row * STEP);
    }
    out.push_str("</svg>");
    out
}
