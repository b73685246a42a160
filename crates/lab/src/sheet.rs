//! A contact sheet: puzzles to inspect, as on a phone, light and dark, and as in print. Each tile is drawn
//! once and shown in every size.

use std::fmt::Write as _;

use matrix::{
    difficulty,
    draw::{self, Theme},
    item::Item,
    scene::{Layer, Tile},
};

use crate::bank::{Bank, template_name};

const STYLE: &str = "
:root{color-scheme:light;font:14px/1.4 system-ui,'Noto Sans',sans-serif;color:#1c1b18;background:#ece7da}
body{margin:24px}
h1{font-size:20px;margin:0 0 4px}
p{max-width:60em;margin:0 0 24px}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(var(--width),1fr));gap:28px 20px;align-items:start}
section h2{margin:0 0 8px;font-size:13px;font-weight:600}
section h2 small{font-weight:400;color:#5d594f}
.sizes{display:flex;gap:10px;align-items:flex-start}
figure{margin:0;padding:12px;border-radius:12px;background:#f6f1e4;--tile-paper:#fffdf8}
.dark{background:#0f0e0b;color:#fff;--tile-ink:#f4f1e8;--tile-mid:#84817a;--tile-paper:#1d1b16}
.print{background:#fff;--tile-ink:#000;--tile-mid:#949494;--tile-paper:#fff}
figure div{display:grid;grid-template-columns:repeat(3,var(--side));gap:5px}
figure div+div{margin-top:14px}
.phone{--side:104px}
.small{--side:60px}
.print{--side:76px}
i{display:block;width:var(--side);height:var(--side);background:var(--tile-paper);border-radius:8%}
.print i{outline:1px solid #bbb}
.gap,.print .gap{background:none;outline:2px dashed currentcolor;outline-offset:-3px;opacity:.35}
svg{display:block;width:100%;height:100%}
.defs{position:absolute;width:0;height:0}
";

/// Where the sheet is viewed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    /// Tiles as wide as on a phone, with dark ones beside them.
    Phone,
    /// Black on white, tiles of two centimetres.
    Print,
}

/// A page of HTML that shows these puzzles, numbered from `first` on.
///
/// ```
/// let item = matrix::recipe::make(0, 1).unwrap();
/// let page = lab::sheet::page("Puzzles", &[item], 1, lab::sheet::Medium::Phone);
/// assert!(page.contains("count-tied") && page.matches("<i>").count() == 28);
/// ```
pub fn page(title: &str, items: &[Item], first: usize, medium: Medium) -> String {
    let figures: &[&str] = match medium {
        Medium::Phone => &["phone", "small dark"],
        Medium::Print => &["print"],
    };
    let width = if medium == Medium::Phone { 580 } else { 262 };
    let mut page = format!(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n<title>{title}</title>\n\
         <style>{STYLE}</style>\n<body style=\"--width:{width}px\">\n<h1>{title}</h1>\n<p>Each puzzle with its \
         template and predicted difficulty (standard deviations of ability). The keys are left out.</p>\n\
         <main>\n"
    );
    for (number, item) in (first..).zip(items) {
        exhibit(&mut page, number, item, figures);
    }
    page.push_str("</main>\n</body>\n</html>\n");
    page
}

fn exhibit(page: &mut String, number: usize, item: &Item, figures: &[&str]) {
    let scene = item.scene();
    let b = f64::from(difficulty::predicted_b(item)) / 1000.0;
    // Writing to a string can't fail.
    let _ = write!(
        page,
        "<section><h2>{} · {} <small>b = {b:.2}</small></h2><svg class=\"defs\">",
        number,
        template_name(item.origin.template)
    );
    for (place, tile) in scene.shown.iter().chain(&scene.options).enumerate() {
        symbol(page, &format!("t{number}-{place}"), &item.layers, tile);
    }
    page.push_str("</svg><div class=\"sizes\">");
    for class in figures {
        let _ = write!(page, "<figure class=\"{class}\"><div>");
        for place in 0..14 {
            if place == 8 {
                page.push_str("<i class=\"gap\"></i></div><div>");
            }
            let _ =
                write!(page, "<i><svg viewBox=\"0 0 240 240\"><use href=\"#t{number}-{place}\"/></svg></i>");
        }
        page.push_str("</div></figure>");
    }
    page.push_str("</div></section>\n");
}

/// The content of a drawing as a symbol that can be shown several times.
fn symbol(page: &mut String, id: &str, layers: &[Layer], tile: &Tile) {
    let drawn = draw::svg(layers, tile, &Theme::Css);
    let inside = drawn.split_once('>').map_or("", |(_, inside)| inside).trim_end_matches("</svg>");
    let _ = write!(page, "<g id=\"{id}\">{inside}</g>");
}

/// The puzzles of a bank for a sheet, from easy to hard.
pub fn by_difficulty(bank: &Bank) -> Vec<Item> {
    let mut items: Vec<Item> = bank.entries.iter().filter_map(super::bank::Entry::item).collect();
    items.sort_by_key(|item| (difficulty::predicted_b(item), item.origin.template, item.origin.seed));
    items
}
