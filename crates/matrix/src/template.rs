//! The templates: which layers a puzzle has, which rule each attribute follows, and on which axes its
//! options differ. A recipe fills in everything else from a seed.

use crate::{
    grammar::{Dir, Op},
    scene::{Alphabet, Attr, Kind, Layer, Zone},
};

/// A rule whose details (step, sign, square, mirror) the seed decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RuleKind {
    Const(Dir),
    Prog(Dir),
    Arith,
    /// [`Dir::Diag`]: in a different order in every row; [`Dir::Col`]: in the same order in every row.
    Dist3(Dir),
    Dist2,
    SetOp(Op),
    RotStep(Dir),
    Reflect(Dir),
    Move(Dir),
}

/// An attribute's role for the options.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// The options differ in it, on the axis with this number.
    Axis(u8),
    /// It is tied to the attribute of this axis.
    Tied(u8),
    /// All options agree in it.
    Fixed,
}

/// One attribute of a layer that follows a rule.
#[derive(Debug, Clone, Copy)]
pub struct Part {
    pub attr: Attr,
    pub form: RuleKind,
    pub role: Role,
}

/// One layer. Attributes that aren't listed stay the same everywhere.
#[derive(Debug, Clone, Copy)]
pub struct Plan {
    pub layer: Layer,
    pub parts: &'static [Part],
}

/// How the six options are laid out.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Design {
    /// Three axes of two values: the cube without one pair of opposite corners.
    Ring,
    /// Axis 0 with two values, axis 1 with three: all six combinations.
    TwoByThree,
}

impl Design {
    pub fn axes(self) -> u8 {
        match self {
            Design::Ring => 3,
            Design::TwoByThree => 2,
        }
    }
}

/// A kind of puzzle.
#[derive(Debug, Clone, Copy)]
pub struct Template {
    pub name: &'static str,
    pub design: Design,
    pub layers: &'static [Plan],
    /// Every family unavoidably helps either those who count values or those who look for repeated tiles.
    pub wide: bool,
}

const fn layer(kind: Kind, alphabet: Alphabet, zone: Zone, placed: bool) -> Layer {
    Layer { kind, alphabet, zone, placed }
}

const SINGLE: Layer = layer(Kind::Single, Alphabet::Plain, Zone::Whole, false);
const POINTER: Layer = layer(Kind::Single, Alphabet::Pointers, Zone::Whole, false);
const HANDED: Layer = layer(Kind::Single, Alphabet::Handed, Zone::Whole, false);
const CORE: Layer = layer(Kind::Single, Alphabet::Plain, Zone::Core, false);
const CORE_POINTER: Layer = layer(Kind::Single, Alphabet::Pointers, Zone::Core, false);
const RIM: Layer = layer(Kind::Single, Alphabet::Plain, Zone::Rim, false);
const IN_OUT: Layer = layer(Kind::InOut, Alphabet::Plain, Zone::Whole, false);
const GRID: Layer = layer(Kind::Grid, Alphabet::Plain, Zone::Whole, false);
const GRID_PLACED: Layer = layer(Kind::Grid, Alphabet::Plain, Zone::Whole, true);
const RING: Layer = layer(Kind::Ring, Alphabet::Plain, Zone::Whole, false);
const LINES: Layer = layer(Kind::Lines, Alphabet::Plain, Zone::Core, false);
const PETALS: Layer = layer(Kind::Petals, Alphabet::Plain, Zone::Core, false);

const fn axis(number: u8, attr: Attr, form: RuleKind) -> Part {
    Part { attr, form, role: Role::Axis(number) }
}

const fn tied(number: u8, attr: Attr) -> Part {
    Part { attr, form: RuleKind::Const(Dir::Row), role: Role::Tied(number) }
}

const fn fixed(attr: Attr, form: RuleKind) -> Part {
    Part { attr, form, role: Role::Fixed }
}

const fn plan(layer: Layer, parts: &'static [Part]) -> Plan {
    Plan { layer, parts }
}

const fn ring(name: &'static str, layers: &'static [Plan]) -> Template {
    Template { name, design: Design::Ring, layers, wide: false }
}

const fn wide(name: &'static str, layers: &'static [Plan]) -> Template {
    Template { name, design: Design::TwoByThree, layers, wide: true }
}

const fn easy(name: &'static str, layers: &'static [Plan]) -> Template {
    Template { name, design: Design::TwoByThree, layers, wide: false }
}

use Attr::{Count, Fill, Inner, Places, Segments, Shape, Size, Stroke, Turn};
use RuleKind::{Arith, Const, Dist2, Dist3, Move, Prog, Reflect, RotStep, SetOp};

const ROW: RuleKind = Const(Dir::Row);
const COL: RuleKind = Const(Dir::Col);
/// The same three values in every row, each time in a different order.
const THREE: RuleKind = Dist3(Dir::Diag);
/// The same three values in every row, in the same order.
const ORDER: RuleKind = Dist3(Dir::Col);

/// All templates. Only append: an item stores its index in this table.
pub const TEMPLATES: &[Template] = &[
    // One rule, everything tied together.
    wide(
        "count-tied",
        &[plan(GRID, &[axis(0, Count, Prog(Dir::Row)), tied(0, Stroke), axis(1, Shape, ROW), tied(1, Fill)])],
    ),
    wide(
        "turn-tied",
        &[plan(
            POINTER,
            &[axis(0, Turn, RotStep(Dir::Row)), tied(0, Stroke), axis(1, Shape, ROW), tied(1, Fill)],
        )],
    ),
    wide(
        "shape-tied",
        &[plan(SINGLE, &[axis(0, Shape, THREE), tied(0, Stroke), axis(1, Size, ROW), tied(1, Fill)])],
    ),
    wide("count-shape", &[plan(GRID, &[axis(0, Count, Prog(Dir::Row)), axis(1, Shape, ROW), tied(1, Fill)])]),
    wide(
        "turn-shape",
        &[plan(POINTER, &[axis(0, Turn, RotStep(Dir::Row)), axis(1, Shape, ROW), tied(1, Fill)])],
    ),
    wide(
        "shape-order-tied",
        &[plan(SINGLE, &[axis(0, Shape, ORDER), tied(0, Stroke), axis(1, Size, ROW), tied(1, Fill)])],
    ),
    wide("shape-order-size", &[plan(SINGLE, &[axis(0, Shape, ORDER), axis(1, Size, ROW), tied(1, Fill)])]),
    wide(
        "inner-order",
        &[plan(IN_OUT, &[axis(0, Inner, ORDER), tied(0, Stroke), axis(1, Shape, ROW), tied(1, Fill)])],
    ),
    // One rule and two constants.
    ring(
        "count",
        &[plan(GRID, &[axis(0, Count, Prog(Dir::RowCol)), axis(1, Shape, ROW), axis(2, Fill, COL)])],
    ),
    ring(
        "count-row",
        &[plan(GRID, &[axis(0, Count, Prog(Dir::Row)), axis(1, Shape, ROW), axis(2, Fill, COL)])],
    ),
    ring("shape", &[plan(SINGLE, &[axis(0, Shape, THREE), axis(1, Fill, ROW), axis(2, Size, COL)])]),
    ring(
        "turn",
        &[plan(POINTER, &[axis(0, Turn, RotStep(Dir::Row)), axis(1, Shape, ROW), axis(2, Fill, COL)])],
    ),
    ring("inner", &[plan(IN_OUT, &[axis(0, Inner, THREE), axis(1, Shape, ROW), axis(2, Fill, COL)])]),
    ring("sum", &[plan(GRID, &[axis(0, Count, Arith), axis(1, Shape, ROW), axis(2, Fill, COL)])]),
    ring("shape-order", &[plan(SINGLE, &[axis(0, Shape, ORDER), axis(1, Fill, ROW), axis(2, Size, ROW)])]),
    // Two rules, one of them tied.
    easy(
        "turn-shape-half-two",
        &[plan(POINTER, &[axis(0, Turn, RotStep(Dir::Row)), tied(0, Fill), axis(1, Shape, THREE)])],
    ),
    easy(
        "turn-size-half-two",
        &[plan(POINTER, &[axis(0, Turn, RotStep(Dir::Row)), tied(0, Fill), axis(1, Size, THREE)])],
    ),
    easy(
        "mirror-half-two",
        &[plan(HANDED, &[axis(0, Turn, Reflect(Dir::RowCol)), axis(1, Shape, THREE), tied(1, Fill)])],
    ),
    // Two rules.
    ring(
        "count-fill-row-two",
        &[plan(GRID, &[axis(0, Count, Prog(Dir::Row)), axis(1, Fill, THREE), axis(2, Shape, ROW)])],
    ),
    ring(
        "turn-fill-row-two",
        &[plan(
            POINTER,
            &[axis(0, Turn, RotStep(Dir::Row)), axis(1, Fill, Prog(Dir::Row)), axis(2, Shape, ROW)],
        )],
    ),
    ring(
        "count-order-two",
        &[plan(GRID, &[axis(0, Count, Prog(Dir::RowCol)), axis(1, Shape, ORDER), axis(2, Fill, ROW)])],
    ),
    ring(
        "count-shape-two",
        &[plan(GRID, &[axis(0, Count, Prog(Dir::Row)), axis(1, Shape, THREE), axis(2, Fill, ROW)])],
    ),
    ring(
        "count-fill-two",
        &[plan(GRID, &[axis(0, Count, Prog(Dir::RowCol)), axis(1, Fill, THREE), axis(2, Shape, ROW)])],
    ),
    ring(
        "shape-fill-two",
        &[plan(SINGLE, &[axis(0, Shape, THREE), axis(1, Fill, THREE), axis(2, Size, ROW)])],
    ),
    ring(
        "shape-size-two",
        &[plan(SINGLE, &[axis(0, Shape, THREE), axis(1, Size, Prog(Dir::Row)), axis(2, Fill, ROW)])],
    ),
    ring(
        "turn-shape-two",
        &[plan(POINTER, &[axis(0, Turn, RotStep(Dir::Row)), axis(1, Shape, THREE), axis(2, Fill, ROW)])],
    ),
    ring(
        "turn-fill-two",
        &[plan(POINTER, &[axis(0, Turn, RotStep(Dir::RowCol)), axis(1, Fill, THREE), axis(2, Shape, ROW)])],
    ),
    ring(
        "turn-size-two",
        &[plan(POINTER, &[axis(0, Turn, RotStep(Dir::RowCol)), axis(1, Size, THREE), axis(2, Shape, ROW)])],
    ),
    ring("in-out-two", &[plan(IN_OUT, &[axis(0, Inner, THREE), axis(1, Shape, THREE), axis(2, Fill, ROW)])]),
    ring(
        "in-out-fill-two",
        &[plan(IN_OUT, &[axis(0, Inner, THREE), axis(1, Fill, Prog(Dir::Row)), axis(2, Shape, ROW)])],
    ),
    ring(
        "mirror-two",
        &[plan(HANDED, &[axis(0, Turn, Reflect(Dir::RowCol)), axis(1, Fill, THREE), axis(2, Shape, ROW)])],
    ),
    ring("sum-shape-two", &[plan(GRID, &[axis(0, Count, Arith), axis(1, Shape, THREE), axis(2, Fill, ROW)])]),
    ring(
        "twice-two",
        &[plan(RIM, &[axis(0, Shape, Dist2)]), plan(CORE, &[axis(1, Shape, THREE), axis(2, Fill, ROW)])],
    ),
    ring(
        "rim-core-two",
        &[
            plan(RIM, &[axis(0, Shape, THREE)]),
            plan(CORE_POINTER, &[axis(1, Turn, RotStep(Dir::Row)), axis(2, Fill, ROW)]),
        ],
    ),
    ring(
        "ring-core-two",
        &[
            plan(RING, &[axis(0, Places, Move(Dir::Row))]),
            plan(CORE, &[axis(1, Shape, THREE), axis(2, Fill, ROW)]),
        ],
    ),
    // Three rules, one of them tied.
    ring(
        "grid-tied-three",
        &[plan(
            GRID,
            &[axis(0, Count, Prog(Dir::Row)), axis(1, Fill, THREE), axis(2, Shape, THREE), tied(2, Stroke)],
        )],
    ),
    ring(
        "pointer-tied-three",
        &[plan(
            POINTER,
            &[axis(0, Turn, RotStep(Dir::Row)), axis(1, Fill, THREE), axis(2, Shape, THREE), tied(2, Stroke)],
        )],
    ),
    ring(
        "single-tied-three",
        &[plan(
            SINGLE,
            &[axis(0, Shape, THREE), tied(0, Stroke), axis(1, Fill, THREE), axis(2, Size, Prog(Dir::Row))],
        )],
    ),
    // Three rules.
    ring(
        "single-prog-three",
        &[plan(SINGLE, &[axis(0, Shape, THREE), axis(1, Fill, THREE), axis(2, Size, Prog(Dir::Row))])],
    ),
    ring(
        "grid-three",
        &[plan(GRID, &[axis(0, Count, Prog(Dir::RowCol)), axis(1, Fill, THREE), axis(2, Shape, THREE)])],
    ),
    ring(
        "grid-sum-three",
        &[plan(GRID, &[axis(0, Count, Arith), axis(1, Fill, THREE), axis(2, Shape, THREE)])],
    ),
    ring(
        "pointer-three",
        &[plan(POINTER, &[axis(0, Turn, RotStep(Dir::Row)), axis(1, Fill, THREE), axis(2, Shape, THREE)])],
    ),
    ring(
        "pointer-both-three",
        &[plan(POINTER, &[axis(0, Turn, RotStep(Dir::RowCol)), axis(1, Fill, THREE), axis(2, Shape, THREE)])],
    ),
    ring(
        "pointer-size-three",
        &[plan(
            POINTER,
            &[axis(0, Turn, RotStep(Dir::RowCol)), axis(1, Size, Prog(Dir::Row)), axis(2, Shape, THREE)],
        )],
    ),
    ring(
        "mirror-three",
        &[plan(HANDED, &[axis(0, Turn, Reflect(Dir::RowCol)), axis(1, Fill, THREE), axis(2, Shape, THREE)])],
    ),
    ring(
        "in-out-three",
        &[plan(IN_OUT, &[axis(0, Inner, THREE), axis(1, Shape, THREE), axis(2, Fill, THREE)])],
    ),
    ring(
        "rim-core-three",
        &[
            plan(RIM, &[axis(0, Shape, THREE)]),
            plan(CORE_POINTER, &[axis(1, Turn, RotStep(Dir::RowCol)), axis(2, Fill, THREE)]),
        ],
    ),
    ring(
        "ring-core-three",
        &[
            plan(RING, &[axis(0, Places, Move(Dir::RowCol))]),
            plan(CORE, &[axis(1, Shape, THREE), axis(2, Fill, THREE)]),
        ],
    ),
    ring(
        "twice-three",
        &[
            plan(RIM, &[axis(0, Shape, Dist2)]),
            plan(CORE_POINTER, &[axis(1, Turn, RotStep(Dir::RowCol)), axis(2, Fill, THREE)]),
        ],
    ),
    // Figure logic.
    ring(
        "grid-or",
        &[plan(GRID_PLACED, &[axis(0, Places, SetOp(Op::Or)), axis(1, Shape, ROW), axis(2, Fill, COL)])],
    ),
    ring(
        "grid-sub",
        &[plan(GRID_PLACED, &[axis(0, Places, SetOp(Op::Sub)), axis(1, Shape, ROW), axis(2, Fill, COL)])],
    ),
    ring(
        "grid-xor",
        &[plan(GRID_PLACED, &[axis(0, Places, SetOp(Op::Xor)), axis(1, Shape, ROW), axis(2, Fill, COL)])],
    ),
    ring(
        "grid-complete",
        &[plan(
            GRID_PLACED,
            &[axis(0, Places, SetOp(Op::Complete)), axis(1, Shape, ROW), axis(2, Fill, COL)],
        )],
    ),
    ring(
        "ring-and",
        &[
            plan(RING, &[axis(0, Places, SetOp(Op::And))]),
            plan(CORE, &[axis(1, Shape, ROW), axis(2, Fill, COL)]),
        ],
    ),
    ring(
        "petals-xor",
        &[
            plan(RIM, &[axis(1, Shape, COL), axis(2, Stroke, ROW)]),
            plan(PETALS, &[axis(0, Segments, SetOp(Op::Xor))]),
        ],
    ),
    ring(
        "petals-or",
        &[
            plan(RIM, &[axis(1, Shape, COL), axis(2, Stroke, ROW)]),
            plan(PETALS, &[axis(0, Segments, SetOp(Op::Or))]),
        ],
    ),
    ring(
        "lines-or",
        &[
            plan(RIM, &[axis(1, Shape, COL), axis(2, Stroke, ROW)]),
            plan(LINES, &[axis(0, Segments, SetOp(Op::Or))]),
        ],
    ),
    ring(
        "lines-xor",
        &[
            plan(RIM, &[axis(1, Shape, THREE), axis(2, Stroke, ROW)]),
            plan(LINES, &[axis(0, Segments, SetOp(Op::Xor))]),
        ],
    ),
    // Figure logic with more rules, and four rules.
    ring(
        "grid-or-two",
        &[plan(GRID_PLACED, &[axis(0, Places, SetOp(Op::Or)), axis(1, Shape, THREE), axis(2, Fill, ROW)])],
    ),
    ring(
        "petals-sub-two",
        &[
            plan(RIM, &[axis(1, Shape, THREE), axis(2, Stroke, ROW)]),
            plan(PETALS, &[axis(0, Segments, SetOp(Op::Sub))]),
        ],
    ),
    ring(
        "petals-and-two",
        &[
            plan(RIM, &[axis(1, Shape, THREE), axis(2, Stroke, ROW)]),
            plan(PETALS, &[axis(0, Segments, SetOp(Op::And))]),
        ],
    ),
    ring(
        "petals-or-two",
        &[
            plan(RIM, &[axis(1, Shape, THREE), axis(2, Stroke, ROW)]),
            plan(PETALS, &[axis(0, Segments, SetOp(Op::Or))]),
        ],
    ),
    ring(
        "four-rim",
        &[
            plan(RIM, &[axis(0, Shape, THREE)]),
            plan(
                CORE_POINTER,
                &[axis(1, Turn, RotStep(Dir::RowCol)), axis(2, Fill, THREE), fixed(Shape, THREE)],
            ),
        ],
    ),
    ring(
        "four-pointer",
        &[plan(
            POINTER,
            &[
                axis(0, Turn, RotStep(Dir::RowCol)),
                axis(1, Size, Prog(Dir::Row)),
                axis(2, Fill, THREE),
                fixed(Shape, THREE),
            ],
        )],
    ),
];
