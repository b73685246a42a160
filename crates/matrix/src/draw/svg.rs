//! A picture as SVG: shortest commands, no ids, no text, no scripts, nothing that could clash.

use super::{
    Rgb, Theme,
    picture::{Paint, Picture, Point, Step},
};

const HEAD: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><g fill="none" stroke=""#;
/// The most common stroke width, set on the group.
const USUAL: i32 = 100;
const USUALLY: &str = r#"" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">"#;

/// Appends one `<svg>` element.
pub(super) fn write(out: &mut String, picture: &Picture, theme: &Theme) {
    let mut bytes = Vec::with_capacity(1024);
    let out_of = &mut bytes;
    text(out_of, HEAD);
    colour(out_of, Paint::Ink, theme);
    text(out_of, USUALLY);
    for piece in picture.pieces() {
        text(out_of, "<path");
        if piece.fill != Paint::None {
            text(out_of, " fill=\"");
            colour(out_of, piece.fill, theme);
            text(out_of, "\"");
        }
        if piece.stroke != Paint::Ink {
            text(out_of, " stroke=\"");
            colour(out_of, piece.stroke, theme);
            text(out_of, "\"");
        }
        if piece.width != USUAL {
            text(out_of, " stroke-width=\"");
            number(out_of, piece.width, false);
            text(out_of, "\"");
        }
        text(out_of, " d=\"");
        for place in piece.places {
            path(out_of, piece.steps, *place);
        }
        text(out_of, "\"/>");
    }
    text(out_of, "</g></svg>");
    out.push_str(str::from_utf8(&bytes).unwrap_or_default());
}

fn text(out: &mut Vec<u8>, text: &str) {
    out.extend_from_slice(text.as_bytes());
}

fn colour(out: &mut Vec<u8>, paint: Paint, theme: &Theme) {
    let colours = theme.colours();
    let (name, rgb) = match paint {
        Paint::None => return text(out, "none"),
        Paint::Paper => ("var(--tile-paper,", colours.paper),
        Paint::Mid => ("var(--tile-mid,", colours.mid),
        Paint::Ink => ("var(--tile-ink,", colours.ink),
    };
    match theme {
        Theme::Css => {
            text(out, name);
            hex(out, rgb);
            out.push(b')');
        }
        Theme::Fixed(_) => hex(out, rgb),
    }
}

fn hex(out: &mut Vec<u8>, rgb: Rgb) {
    let digit = |n: u8| b"0123456789abcdef"[usize::from(n & 15)];
    let [red, green, blue] = rgb.map(|channel| [digit(channel >> 4), digit(channel)]);
    out.extend_from_slice(&[b'#', red[0], red[1], green[0], green[1], blue[0], blue[1]]);
}

fn path(out: &mut Vec<u8>, steps: &[Step], place: Point) {
    let (mut start, mut here) = (Point::default(), Point::default());
    // The command that a number would continue if none were written.
    let mut last = b' ';
    for step in steps {
        match *step {
            Step::Move(to) => {
                out.push(b'M');
                number(out, to.x + place.x, false);
                number(out, to.y + place.y, true);
                (start, here, last) = (to, to, b'M');
            }
            Step::Line(to) => {
                let (dx, dy) = (to.x - here.x, to.y - here.y);
                if dy == 0 {
                    command(out, b'h', &mut last);
                    number(out, dx, false);
                } else if dx == 0 {
                    command(out, b'v', &mut last);
                    number(out, dy, false);
                } else {
                    let again = command(out, b'l', &mut last);
                    number(out, dx, again);
                    number(out, dy, true);
                }
                here = to;
            }
            Step::Arc { to, radius, large, clockwise, .. } => {
                arc(out, radius, (large, clockwise), (to.x - here.x, to.y - here.y));
                (here, last) = (to, b'a');
            }
            Step::Circle { middle, radius } => {
                out.push(b'M');
                number(out, middle.x + place.x - radius, false);
                number(out, middle.y + place.y, true);
                arc(out, radius, (false, true), (2 * radius, 0));
                arc(out, radius, (false, true), (-2 * radius, 0));
                out.push(b'z');
                last = b'z';
            }
            Step::Close => {
                out.push(b'z');
                (here, last) = (start, b'z');
            }
        }
    }
}

fn arc(out: &mut Vec<u8>, radius: i32, (large, clockwise): (bool, bool), (dx, dy): (i32, i32)) {
    // Half circles: if rounding made the radius longer than half the chord, the centre would move sideways; a
    // shorter radius is scaled up to fit.
    let half = (dx * dx + dy * dy).isqrt() / 2;
    let radius = if 50 * half >= 49 * radius { radius.min(half) } else { radius };
    out.push(b'a');
    number(out, radius, false);
    number(out, radius, true);
    let flags = match (large, clockwise) {
        (false, false) => " 0 0 0",
        (false, true) => " 0 0 1",
        (true, false) => " 0 1 0",
        (true, true) => " 0 1 1",
    };
    text(out, flags);
    number(out, dx, true);
    number(out, dy, true);
}

/// Writes the command unless it repeats the last one; returns whether it does. `h` and `v` are always
/// written, because they never repeat.
fn command(out: &mut Vec<u8>, command: u8, last: &mut u8) -> bool {
    let again = command == b'l' && *last == b'l';
    if !again {
        out.push(command);
    }
    *last = command;
    again
}

/// Tenths of a unit as the shortest decimal; after another number with a separator.
fn number(out: &mut Vec<u8>, tenths: i32, after: bool) {
    if tenths < 0 {
        out.push(b'-');
    } else if after {
        out.push(b' ');
    }
    let n = tenths.unsigned_abs();
    let (units, tenth) = (n / 10, n % 10);
    let digit = |n: u32| b'0' + (n % 10) as u8;
    match units {
        0 if tenth > 0 => {}
        0..10 => out.push(digit(units)),
        10..100 => out.extend_from_slice(&[digit(units / 10), digit(units)]),
        100..1000 => out.extend_from_slice(&[digit(units / 100), digit(units / 10), digit(units)]),
        _ => out.extend_from_slice(units.to_string().as_bytes()),
    }
    if tenth > 0 {
        out.extend_from_slice(&[b'.', digit(tenth)]);
    }
}
