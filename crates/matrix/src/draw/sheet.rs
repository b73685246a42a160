//! A page of puzzles for inspection: as on a phone, light and dark, and as in print.

use std::fmt::Write as _;

use super::{Colours, Theme, svg_into};
use crate::scene::{Layer, Tile};

/// A puzzle to show.
#[derive(Debug, Clone, Copy)]
pub struct Exhibit<'a> {
    pub title: &'a str,
    pub layers: &'a [Layer],
    pub shown: &'a [Tile; 8],
    pub options: &'a [Tile; 6],
}

const PRINT: Theme =
    Theme::Fixed(Colours { ink: [0, 0, 0], mid: [0x94, 0x94, 0x94], paper: [0xff, 0xff, 0xff] });

const STYLE: &str = "
:root{color-scheme:light;font:14px/1.4 system-ui,sans-serif;color:#1c1b18;background:#ece7da}
body{margin:24px}
section{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start;margin:0 0 40px}
h2{flex:1 0 100%;margin:0;font-size:14px;font-weight:600}
figure{margin:0;padding:16px;border-radius:12px;background:#f6f1e4;--tile-paper:#fffdf8}
.dark{background:#0f0e0b;--tile-ink:#f4f1e8;--tile-mid:#84817a;--tile-paper:#1d1b16}
.print{background:#fff;--tile-paper:#fff}
.matrix,.options{display:grid;grid-template-columns:repeat(3,var(--side));gap:6px;justify-content:center}
.options{margin-top:20px}
.phone{--side:104px;width:326px}
.print .matrix,.print .options{--side:76px}
.tiny{--side:48px}
i{display:block;aspect-ratio:1;background:var(--tile-paper);border-radius:8%}
.print i{outline:1px solid #bbb}
.gap,.print .gap{background:none;outline:2px dashed currentcolor;outline-offset:-3px;opacity:.35}
.dark .gap{color:#fff}
svg{display:block;width:100%;height:100%}
";

/// An HTML page that shows each puzzle on a phone in light and dark colours, in print, and with tiles
/// of 48 pixels.
pub fn contact_sheet(items: &[Exhibit<'_>]) -> String {
    let mut page = String::with_capacity(4096 + items.len() * 40_000);
    page.push_str("<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Puzzles</title><style>");
    page.push_str(STYLE);
    page.push_str("</style>");
    for item in items {
        page.push_str("<section><h2>");
        escape(&mut page, item.title);
        page.push_str("</h2>");
        for (class, theme) in
            [("phone", Theme::Css), ("phone dark", Theme::Css), ("print", PRINT), ("tiny", Theme::Css)]
        {
            // Writing to a string can't fail.
            let _ = write!(page, "<figure class=\"{class}\"><div class=\"matrix\">");
            tiles(&mut page, item.layers, item.shown, &theme);
            page.push_str("<i class=\"gap\"></i></div><div class=\"options\">");
            tiles(&mut page, item.layers, item.options, &theme);
            page.push_str("</div></figure>");
        }
        page.push_str("</section>");
    }
    page
}

fn tiles(page: &mut String, layers: &[Layer], tiles: &[Tile], theme: &Theme) {
    for tile in tiles {
        page.push_str("<i>");
        svg_into(page, layers, tile, theme);
        page.push_str("</i>");
    }
}

fn escape(page: &mut String, text: &str) {
    for letter in text.chars() {
        match letter {
            '&' => page.push_str("&amp;"),
            '<' => page.push_str("&lt;"),
            '>' => page.push_str("&gt;"),
            other => page.push(other),
        }
    }
}
