//! A picture as SVG: shortest commands, no ids, no text, no scripts, nothing to clash with.

use super::{
    Theme,
    picture::{Paint, Picture, Point, Step},
};

const HEAD: &str = r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">"#;
/// The stroke most pieces have; the group carries it.
const USUAL: i32 = 100;

/// Appends one `<svg>` element.
pub(super) fn write(out: &mut String, picture: &Picture, theme: &Theme) {
    out.push_str(HEAD);
    out.push_str(r#"<g fill="none" stroke=""#);
    colour(out, Paint::Ink, theme);
    out.push_str(r#"" stroke-width="10" stroke-linecap="round" stroke-linejoin="round">"#);
    for (piece, steps) in picture.pieces() {
        out.push_str("<path");
        if piece.fill != Paint::None {
            out.push_str(" fill=\"");
            colour(out, piece.fill, theme);
            out.push('"');
        }
        if piece.stroke != Paint::Ink {
            out.push_str(" stroke=\"");
            colour(out, piece.stroke, theme);
            out.push('"');
        }
        if piece.width != USUAL {
            out.push_str(" stroke-width=\"");
            number(out, piece.width, false);
            out.push('"');
        }
        out.push_str(" d=\"");
        path(out, steps);
        out.push_str("\"/>");
    }
    out.push_str("</g></svg>");
}

fn colour(out: &mut String, paint: Paint, theme: &Theme) {
    let colours = theme.colours();
    let (name, hex) = match paint {
        Paint::None => return out.push_str("none"),
        Paint::Paper => ("var(--tile-paper,", colours.paper),
        Paint::Mid => ("var(--tile-mid,", colours.mid),
        Paint::Ink => ("var(--tile-ink,", colours.ink),
    };
    let by_variable = matches!(theme, Theme::Css);
    if by_variable {
        out.push_str(name);
    }
    out.push('#');
    for channel in hex {
        for digit in [channel >> 4, channel & 15] {
            out.push(char::from(b"0123456789abcdef"[usize::from(digit)]));
        }
    }
    if by_variable {
        out.push(')');
    }
}

fn path(out: &mut String, steps: &[Step]) {
    let (mut start, mut here) = (Point::default(), Point::default());
    // The command a number would belong to if none were written.
    let mut last = b' ';
    for step in steps {
        match *step {
            Step::Move(to) => {
                out.push('M');
                number(out, to.x, false);
                number(out, to.y, true);
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
                out.push('M');
                number(out, middle.x - radius, false);
                number(out, middle.y, true);
                arc(out, radius, (false, true), (2 * radius, 0));
                arc(out, radius, (false, true), (-2 * radius, 0));
                out.push('z');
                last = b'z';
            }
            Step::Close => {
                out.push('z');
                (here, last) = (start, b'z');
            }
        }
    }
}

fn arc(out: &mut String, radius: i32, (large, clockwise): (bool, bool), (dx, dy): (i32, i32)) {
    out.push('a');
    number(out, radius, false);
    number(out, radius, true);
    out.push_str(match (large, clockwise) {
        (false, false) => " 0 0 0",
        (false, true) => " 0 0 1",
        (true, false) => " 0 1 0",
        (true, true) => " 0 1 1",
    });
    number(out, dx, true);
    number(out, dy, true);
}

/// Writes the command unless it goes on; says whether it does. `h` and `v` are always written: a
/// second one in a row doesn't happen.
fn command(out: &mut String, command: u8, last: &mut u8) -> bool {
    let again = command == b'l' && *last == b'l';
    if !again {
        out.push(char::from(command));
    }
    *last = command;
    again
}

/// Tenths of a unit as the shortest decimal; after another number with what parts the two.
fn number(out: &mut String, tenths: i32, after: bool) {
    let mut digits = [0u8; 12];
    let mut first = digits.len();
    let mut rest = tenths.unsigned_abs();
    let mut put = |digit: u8| {
        first -= 1;
        digits[first] = digit;
    };
    let digit = |n: u32| b'0' + (n % 10) as u8;
    if !rest.is_multiple_of(10) {
        put(digit(rest));
        put(b'.');
    }
    rest /= 10;
    if rest > 0 || tenths.unsigned_abs() < 10 && tenths.unsigned_abs().is_multiple_of(10) {
        loop {
            put(digit(rest));
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
    }
    if tenths < 0 {
        put(b'-');
    } else if after {
        put(b' ');
    }
    out.extend(digits[first..].iter().map(|byte| char::from(*byte)));
}
