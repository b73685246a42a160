//! Pictures: the generator's own judgement of legibility compared with a real renderer, and how fast accepted
//! items with all their pictures are made.

use anyhow::Context as _;
use matrix::{
    draw::{self, DARK, LIGHT, Rgb, Theme},
    scene::{Layer, Tile},
};
use resvg::{
    tiny_skia::{Color, Pixmap, Transform},
    usvg::{Options, Tree},
};

use crate::{
    cost,
    data::Data,
    generator::{self, Draw},
    table::Row,
};

const SIDE: u32 = 48;
const PIXELS: usize = 48 * 48;
/// This share of the pixels must differ by 20 of L*.
const SHARE: f64 = 0.03;
const LIGHTNESS: f64 = 20.0;

/// Machado, Oliveira & Fernandes 2009, severity 1, on linear light: protan, deutan, tritan.
const BLINDNESS: [[[f64; 3]; 3]; 3] = [
    [
        [0.152_286, 1.052_583, -0.204_868],
        [0.114_503, 0.786_281, 0.099_216],
        [-0.003_882, -0.048_116, 1.051_998],
    ],
    [
        [0.367_322, 0.860_646, -0.227_968],
        [0.280_085, 0.672_501, 0.047_413],
        [-0.011_820, 0.042_940, 0.968_881],
    ],
    [
        [1.255_528, -0.076_749, -0.178_779],
        [-0.078_411, 0.930_809, 0.147_602],
        [0.004_733, 0.691_367, 0.303_900],
    ],
];

/// G6 with a real renderer: what the generator accepts is distinguishable there too, and both reject an
/// option that is planted twice.
pub fn rows(_data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    const ITEMS: u64 = 300;
    let (mut agree, mut alike, mut least) = (0, 0, f64::MAX);
    let mut broken = None;
    generator::items(Draw::Rendered, ITEMS, |item| {
        let options = item.scene().options;
        let mut same = options;
        same[usize::from(item.key + 1) % 6] = options[usize::from(item.key)];
        match (difference(&item.layers, &options), difference(&item.layers, &same)) {
            (Ok(apart), Ok(none)) => {
                least = f64::min(least, apart);
                let own = draw::legible(&item.layers, &options);
                if apart >= SHARE && own.is_ok() {
                    agree += 1;
                } else {
                    progress(&format!("{:?}: {own:?}, rendered {:.2} %", item.origin, apart * 100.0));
                }
                alike += u64::from(none < SHARE && draw::legible(&item.layers, &same).is_err());
            }
            (Err(error), _) | (_, Err(error)) => broken = Some(error),
        }
    })?;
    if let Some(error) = broken {
        return Err(error);
    }
    Ok(vec![Row::new(
        "G6",
        format!("the same on resvg's pictures of {ITEMS} items, and {ITEMS} with a doubled option"),
        format!("{agree} and {alike} agree; least difference {:.2} % of the pixels", least * 100.0),
        "all; 3 %",
        "–",
        agree == ITEMS && alike == ITEMS,
    )])
}

/// The smallest share of pixels in which two options differ, on light and on dark paper, with normal and
/// colour-blind sight and in grey.
fn difference(layers: &[Layer], options: &[Tile; 6]) -> anyhow::Result<f64> {
    let mut least = f64::MAX;
    for colours in [LIGHT, DARK] {
        let mut pictures = Vec::new();
        for tile in options {
            pictures.push(lightness(&draw::svg(layers, tile, &Theme::Fixed(colours)), colours.paper)?);
        }
        for (place, one) in pictures.iter().enumerate() {
            for other in &pictures[..place] {
                for (left, right) in one.iter().zip(other) {
                    let apart =
                        left.iter().zip(right).filter(|(left, right)| (*left - *right).abs() >= LIGHTNESS);
                    #[expect(clippy::cast_precision_loss, reason = "at most the pixels of a small picture")]
                    let share = apart.count() as f64 / PIXELS as f64;
                    least = least.min(share);
                }
            }
        }
    }
    Ok(least)
}

/// L* of each pixel on this paper, for five kinds of sight: normal, three kinds of colour-blindness, grey.
fn lightness(svg: &str, [red, green, blue]: Rgb) -> anyhow::Result<[Vec<f64>; 5]> {
    let tree = Tree::from_str(svg, &Options::default()).context("a tile's SVG can't be read")?;
    let mut pixels = Pixmap::new(SIDE, SIDE).context("could not create a small picture")?;
    pixels.fill(Color::from_rgba8(red, green, blue, 255));
    let scale = 48.0 / tree.size().width();
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixels.as_mut());
    let mut sights: [Vec<f64>; 5] = Default::default();
    for pixel in pixels.pixels() {
        let coded = [pixel.red(), pixel.green(), pixel.blue()].map(|channel| f64::from(channel) / 255.0);
        let light = coded.map(linear);
        sights[0].push(l_star(luminance(light)));
        for (sight, matrix) in sights[1..4].iter_mut().zip(&BLINDNESS) {
            let seen =
                matrix.map(|row| row.iter().zip(light).map(|(weight, light)| weight * light).sum::<f64>());
            sight.push(l_star(luminance(seen.map(|light| light.clamp(0.0, 1.0)))));
        }
        // What a greyscale printer makes of the encoded channels (Rec. 601).
        sights[4].push(l_star(linear(0.299 * coded[0] + 0.587 * coded[1] + 0.114 * coded[2])));
    }
    Ok(sights)
}

/// sRGB to linear light (IEC 61966-2-1).
fn linear(coded: f64) -> f64 {
    if coded <= 0.040_45 { coded / 12.92 } else { ((coded + 0.055) / 1.055).powf(2.4) }
}

fn luminance(light: [f64; 3]) -> f64 {
    0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
}

/// CIE 1976 lightness, 0 to 100.
fn l_star(luminance: f64) -> f64 {
    if luminance <= 216.0 / 24_389.0 { luminance * 24_389.0 / 27.0 } else { 116.0 * luminance.cbrt() - 16.0 }
}

/// G7: accepted items with the pictures of eight tiles and six options, per second of one core.
#[expect(clippy::cast_precision_loss, reason = "counts")]
pub fn speed(_data: &Data, _progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    const ITEMS: u64 = 30_000;
    let mut bytes = 0;
    let (made, time) = cost::cpu(|| {
        generator::items(Draw::Speed, ITEMS, |item| {
            let scene = item.scene();
            for tile in scene.shown.iter().chain(&scene.options) {
                bytes += draw::svg(&item.layers, tile, &Theme::Css).len();
            }
        })
    });
    let barren = made?;
    let rate = ITEMS as f64 / time.as_secs_f64();
    Ok(vec![Row::new(
        "G7",
        format!("accepted items per second and core, with solver and 14 pictures ({barren} seeds without)"),
        format!("{rate:.0} items/s, {} bytes of SVG each", bytes / usize::try_from(ITEMS)?),
        "≥ 10,000",
        "raven-gen 17/s, unchecked",
        rate >= 10_000.0,
    )])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn black_on_white_differs_for_everybody() {
        let square = |colour: &str| {
            lightness(&format!(
                r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="{colour}" d="M0 0h10v10H0z"/></svg>"#
            ), LIGHT.paper)
            .unwrap()
        };

        for (white, black) in square("#fff").iter().zip(square("#000")) {
            assert!((white[0] - 100.0).abs() < 0.1 && black[0] < 0.1);
        }
    }
}
