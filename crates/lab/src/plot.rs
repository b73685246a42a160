//! Small line plots as SVG: axes, a few curves with their names, limits as dotted lines.

use std::fmt::Write as _;

/// An axis with marks at every step.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Axis<'a> {
    pub name: &'a str,
    pub from: f64,
    pub to: f64,
    pub step: f64,
    /// Digits after the point.
    pub digits: usize,
}

/// How a series is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Stroke {
    Solid,
    Dashed,
    Dots,
    /// A limit rather than a measurement.
    Dotted,
}

#[derive(Debug, Clone, PartialEq)]
pub struct Series<'a> {
    pub name: &'a str,
    pub stroke: Stroke,
    pub points: Vec<(f64, f64)>,
}

const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 340.0;
const LEFT: f64 = 56.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 40.0;
const BOTTOM: f64 = 52.0;

/// Colours that also differ in lightness, so that they are distinguishable in greyscale.
const COLOURS: [&str; 4] = ["#1f3d7a", "#c26a00", "#6b6b6b", "#7a1f55"];

/// Draws the series; points outside the axes are left out.
///
/// ```
/// use lab::plot::{Axis, Series, Stroke, svg};
/// let axis = Axis { name: "x", from: 0.0, to: 2.0, step: 1.0, digits: 0 };
/// let line = Series { name: "line", stroke: Stroke::Solid, points: vec![(0.0, 0.0), (2.0, 2.0)] };
/// assert!(svg(&axis, &axis, &[line]).contains("M56.0 288.0L700.0 40.0"));
/// ```
pub fn svg(x: &Axis<'_>, y: &Axis<'_>, series: &[Series<'_>]) -> String {
    let across = |value: f64| LEFT + (value - x.from) / (x.to - x.from) * (WIDTH - LEFT - RIGHT);
    let up = |value: f64| HEIGHT - BOTTOM - (value - y.from) / (y.to - y.from) * (HEIGHT - TOP - BOTTOM);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {HEIGHT}\" role=\"img\" \
         font-family=\"system-ui,'Noto Sans',sans-serif\" font-size=\"13\" fill=\"#3c3a34\">\
         <rect width=\"{WIDTH}\" height=\"{HEIGHT}\" fill=\"#fffdf8\"/>"
    );
    // Writing to a string can't fail.
    for mark in marks(y) {
        let height = up(mark);
        let _ = write!(
            out,
            "<path d=\"M{LEFT} {height:.1}H{:.1}\" stroke=\"#e6dfcf\"/><text x=\"{:.1}\" y=\"{:.1}\" \
            text-anchor=\"end\">{}</text>",
            WIDTH - RIGHT,
            LEFT - 8.0,
            height + 4.5,
            number(mark, y.digits)
        );
    }
    let foot = HEIGHT - BOTTOM;
    for mark in marks(x) {
        let place = across(mark);
        let _ = write!(
            out,
            "<path d=\"M{place:.1} {foot}v5\" stroke=\"#8a8578\"/><text x=\"{place:.1}\" y=\"{:.1}\" \
            text-anchor=\"middle\">{}</text>",
            foot + 20.0,
            number(mark, x.digits)
        );
    }
    let _ = write!(
        out,
        "<path d=\"M{LEFT} {foot}H{:.1}\" stroke=\"#8a8578\"/><text x=\"{:.1}\" y=\"{:.1}\" \
        text-anchor=\"middle\">{}</text>\
         <text x=\"{LEFT}\" y=\"{:.1}\" font-weight=\"600\" dx=\"-40\">{}</text>",
        WIDTH - RIGHT,
        f64::midpoint(LEFT, WIDTH - RIGHT),
        HEIGHT - 10.0,
        x.name,
        TOP - 22.0,
        y.name
    );
    let mut legend = WIDTH - RIGHT;
    for (index, series) in series.iter().enumerate().rev() {
        let colour = COLOURS[index % COLOURS.len()];
        draw(&mut out, series, colour, |(one, other)| {
            let inside = one >= x.from && one <= x.to && other >= y.from && other <= y.to;
            inside.then(|| (across(one), up(other)))
        });
        legend -= 44.0 + 7.0 * f64::from(u16::try_from(series.name.chars().count()).unwrap_or(0));
        let _ = write!(
            out,
            "<path d=\"M{legend:.1} {:.1}h24\" {}/><text x=\"{:.1}\" y=\"{:.1}\">{}</text>",
            TOP - 26.0,
            style(series.stroke, colour),
            legend + 30.0,
            TOP - 21.5,
            series.name
        );
    }
    out.push_str("</svg>");
    out
}

fn draw(out: &mut String, series: &Series<'_>, colour: &str, at: impl Fn((f64, f64)) -> Option<(f64, f64)>) {
    let placed = series.points.iter().filter_map(|point| at(*point));
    if series.stroke == Stroke::Dots {
        for (x, y) in placed {
            let _ = write!(out, "<circle cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"3\" fill=\"{colour}\"/>");
        }
        return;
    }
    let mut path = String::new();
    for (x, y) in placed {
        let _ = write!(path, "{}{x:.1} {y:.1}", if path.is_empty() { 'M' } else { 'L' });
    }
    let _ = write!(out, "<path d=\"{path}\" {}/>", style(series.stroke, colour));
}

fn style(stroke: Stroke, colour: &str) -> String {
    let pattern = match stroke {
        Stroke::Solid => "",
        Stroke::Dashed => " stroke-dasharray=\"9 5\"",
        Stroke::Dots => " stroke-dasharray=\"0.1 11\" stroke-linecap=\"round\"",
        Stroke::Dotted => " stroke-dasharray=\"2 4\"",
    };
    let width = match stroke {
        Stroke::Dots => "6",
        Stroke::Dotted => "1.5",
        Stroke::Solid | Stroke::Dashed => "2.2",
    };
    format!("fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"{pattern}")
}

fn marks(axis: &Axis<'_>) -> Vec<f64> {
    let mut marks = Vec::new();
    let mut mark = axis.from;
    while marks.len() < 100 && mark <= axis.to + axis.step * 1e-6 {
        marks.push(mark);
        mark += axis.step;
    }
    marks
}

fn number(value: f64, digits: usize) -> String {
    let value = if value.abs() < 1e-9 { 0.0 } else { value };
    format!("{value:.digits$}").replace('-', "−")
}
