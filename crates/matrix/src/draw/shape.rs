//! The outlines of the figures, as tables. A circle of radius 1000 is the reference: every other figure is
//! drawn so that it looks equally large and optically centred.

use crate::scene::{Alphabet, Value};

/// One step of an outline; x to the right, y down, the figure's middle at the origin.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Leg {
    From(i32, i32),
    To(i32, i32),
    /// To a point along a circle, given with its middle and radius.
    Arc {
        to: (i32, i32),
        middle: (i32, i32),
        radius: i32,
        large: bool,
        clockwise: bool,
    },
    Round {
        middle: (i32, i32),
        radius: i32,
    },
    Close,
}

use Leg::{Arc, Close, From, Round, To};

/// An outline that contains another figure, and the position of that figure's middle.
pub(super) struct Frame {
    pub(super) legs: &'static [Leg],
    pub(super) opening: (i32, i32),
}

/// The outline of a shape; `None` for values that the alphabet doesn't have.
pub(super) fn outline(alphabet: Alphabet, shape: Value) -> Option<&'static [Leg]> {
    let shapes: &[&'static [Leg]] = match alphabet {
        Alphabet::Plain => &PLAIN,
        Alphabet::Pointers => &POINTERS,
        Alphabet::Handed => &HANDED,
    };
    shapes.get(usize::from(shape)).copied()
}

/// The outline of a shape as a frame: wider inside than [`outline`], and reaching to 1000.
pub(super) fn frame(alphabet: Alphabet, shape: Value) -> Option<Frame> {
    if alphabet == Alphabet::Plain {
        let (legs, opening) = *FRAMES.get(usize::from(shape))?;
        return Some(Frame { legs, opening });
    }
    outline(alphabet, shape).map(|legs| Frame { legs, opening: (0, 0) })
}

const CIRCLE: &[Leg] = &[Round { middle: (0, 0), radius: 1000 }];
const TRIANGLE: &[Leg] = &[From(0, -1055), To(1057, 775), To(-1057, 775), Close];
const SQUARE: &[Leg] = &[From(-890, -890), To(890, -890), To(890, 890), To(-890, 890), Close];
const STAR: &[Leg] = &[
    From(0, -1065),
    To(312, -364),
    To(1075, -284),
    To(504, 229),
    To(664, 979),
    To(0, 595),
    To(-664, 979),
    To(-504, 229),
    To(-1075, -284),
    To(-312, -364),
    Close,
];
const PLUS: &[Leg] = &[
    From(-360, -1030),
    To(360, -1030),
    To(360, -360),
    To(1030, -360),
    To(1030, 360),
    To(360, 360),
    To(360, 1030),
    To(-360, 1030),
    To(-360, 360),
    To(-1030, 360),
    To(-1030, -360),
    To(-360, -360),
    Close,
];
const HEXAGON: &[Leg] =
    &[From(0, -1070), To(927, -535), To(927, 535), To(0, 1070), To(-927, 535), To(-927, -535), Close];
const HEART: &[Leg] = &[
    From(0, -754),
    Arc { to: (884, 130), middle: (442, -312), radius: 625, large: false, clockwise: true },
    To(0, 1014),
    To(-884, 130),
    Arc { to: (0, -754), middle: (-442, -312), radius: 625, large: false, clockwise: true },
    Close,
];
const CRESCENT: &[Leg] = &[
    From(906, -795),
    Arc { to: (906, 795), middle: (190, 0), radius: 1070, large: true, clockwise: false },
    Arc { to: (906, -795), middle: (668, 0), radius: 830, large: true, clockwise: true },
    Close,
];
static PLAIN: [&[Leg]; 8] = [CIRCLE, TRIANGLE, SQUARE, STAR, PLUS, HEXAGON, HEART, CRESCENT];

const ARROW: &[Leg] = &[
    From(0, -1080),
    To(960, -60),
    To(380, -60),
    To(380, 1020),
    To(-380, 1020),
    To(-380, -60),
    To(-960, -60),
    Close,
];
const DROP: &[Leg] = &[
    From(0, -1100),
    To(616, 37),
    Arc { to: (-616, 37), middle: (0, 370), radius: 700, large: true, clockwise: true },
    Close,
];
const HALF_DISC: &[Leg] = &[
    From(-1010, 430),
    Arc { to: (1010, 430), middle: (0, 430), radius: 1010, large: false, clockwise: true },
    Close,
];
const CHEVRON: &[Leg] =
    &[From(0, -710), To(1040, 330), To(630, 740), To(0, 110), To(-630, 740), To(-1040, 330), Close];
const SECTOR: &[Leg] = &[
    From(0, 0),
    To(735, -735),
    Arc { to: (-735, -735), middle: (0, 0), radius: 1040, large: true, clockwise: true },
    Close,
];
const PENNANT: &[Leg] = &[From(-660, 620), To(0, -1090), To(660, 620), Close, From(-900, 620), To(900, 620)];
static POINTERS: [&[Leg]; 6] = [ARROW, DROP, HALF_DISC, CHEVRON, SECTOR, PENNANT];

const FLAG: &[Leg] =
    &[From(-350, -860), To(680, -860), To(680, 160), To(-350, 160), Close, From(-350, 160), To(-350, 1040)];
const HOOK: &[Leg] = &[
    From(170, -840),
    To(700, -840),
    To(700, 130),
    Arc { to: (-760, 130), middle: (-30, 130), radius: 730, large: false, clockwise: true },
    To(-760, -80),
    To(-230, -80),
    To(-230, 130),
    Arc { to: (170, 130), middle: (-30, 130), radius: 200, large: false, clockwise: false },
    Close,
];
const BOOT: &[Leg] = &[
    From(-650, -880),
    To(50, -880),
    To(50, 120),
    To(300, 120),
    Arc { to: (750, 570), middle: (300, 570), radius: 450, large: false, clockwise: true },
    To(750, 800),
    To(-650, 800),
    Close,
];
const WING: &[Leg] = &[
    From(-960, 530),
    Arc { to: (700, -840), middle: (650, 790), radius: 1631, large: false, clockwise: true },
    Arc { to: (480, 530), middle: (1433, -20), radius: 1100, large: false, clockwise: false },
    Close,
];
static HANDED: [&[Leg]; 4] = [FLAG, HOOK, BOOT, WING];

const WIDE_STAR: &[Leg] = &[
    From(0, -1001),
    To(406, -508),
    To(1000, -275),
    To(656, 263),
    To(618, 900),
    To(0, 740),
    To(-618, 900),
    To(-656, 263),
    To(-1000, -275),
    To(-406, -508),
    Close,
];
const WIDE_HEART: &[Leg] = &[
    From(0, -704),
    Arc { to: (829, 125), middle: (414, -289), radius: 586, large: false, clockwise: true },
    To(0, 954),
    To(-829, 125),
    Arc { to: (0, -704), middle: (-414, -289), radius: 586, large: false, clockwise: true },
    Close,
];
const WIDE_PLUS: &[Leg] = &[
    From(-630, -1000),
    To(630, -1000),
    To(630, -630),
    To(1000, -630),
    To(1000, 630),
    To(630, 630),
    To(630, 1000),
    To(-630, 1000),
    To(-630, 630),
    To(-1000, 630),
    To(-1000, -630),
    To(-630, -630),
    Close,
];
const WIDE_CRESCENT: &[Leg] = &[
    From(1000, -485),
    Arc { to: (1000, 485), middle: (125, 0), radius: 1000, large: true, clockwise: false },
    Arc { to: (1000, -485), middle: (877, 0), radius: 500, large: true, clockwise: true },
    Close,
];
const WIDE_TRIANGLE: &[Leg] = &[From(0, -950), To(1000, 782), To(-1000, 782), Close];
const WIDE_SQUARE: &[Leg] = &[From(-930, -930), To(930, -930), To(930, 930), To(-930, 930), Close];
const WIDE_HEXAGON: &[Leg] =
    &[From(0, -1000), To(866, -500), To(866, 500), To(0, 1000), To(-866, 500), To(-866, -500), Close];
static FRAMES: [(&[Leg], (i32, i32)); 8] = [
    (CIRCLE, (0, 0)),
    (WIDE_TRIANGLE, (0, 205)),
    (WIDE_SQUARE, (0, 0)),
    (WIDE_STAR, (0, 50)),
    (WIDE_PLUS, (0, 0)),
    (WIDE_HEXAGON, (0, 0)),
    (WIDE_HEART, (0, -50)),
    (WIDE_CRESCENT, (-249, 0)),
];
