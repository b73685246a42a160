//! The grammar of rules: closed, and every value finite. A puzzle's layers have attributes, and every
//! attribute has exactly one rule.

use serde::{Deserialize, Serialize};

use crate::scene::Attr;

/// How the values of one attribute follow each other.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Rule {
    /// Stays the same: along the rows, the columns or everywhere, as [`Dir`] says.
    Const,
    /// Increases or decreases by this step.
    Prog(i8),
    /// The third number is the sum or the difference of the first two.
    Arith(Sign),
    /// Each row has the same three values, each once: in a Latin square, or with [`Dir::Col`] always in the
    /// same order.
    Dist3(Square),
    /// Each row shows one value twice and is empty once.
    Dist2(Square),
    /// The third set follows from the first two.
    SetOp(Op),
    /// Rotates by this many eighths, clockwise.
    RotStep(i8),
    /// Is mirrored from tile to tile.
    Reflect(Axis),
    /// Moves by this many places around the ring, clockwise.
    Move(i8),
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Sign {
    Plus,
    Minus,
}

/// Whether the equal values of a Latin square are on the falling or on the rising diagonals.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Square {
    Falling,
    Rising,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Op {
    /// What is in either.
    Or,
    /// What is in both.
    And,
    /// What is in exactly one.
    Xor,
    /// The first without the second.
    Sub,
    /// What the first two leave out of the whole.
    Complete,
}

/// The mirror axis.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Axis {
    /// Vertical: left and right swap.
    Upright,
    /// Horizontal: top and bottom swap.
    Level,
    /// The diagonal from top left to bottom right.
    Diagonal,
}

/// Along which lines the values change.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dir {
    /// Along the rows: every row shows the same. With [`Rule::Const`]: equal along a row, different
    /// from row to row.
    Row,
    /// Down the columns. With [`Rule::Const`]: equal down a column, different from column to column.
    Col,
    /// Along the rows, and every row has a different start. With [`Rule::Const`]: equal everywhere.
    RowCol,
    /// On the diagonals: Latin squares.
    Diag,
}

/// The families used by the report and the blueprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Family {
    /// Seeing what follows: constants, progressions, distributions.
    Induction,
    /// Numbers: sums, differences, growing counts.
    Quantity,
    /// Superimposing figures.
    Logic,
    /// Rotation, reflection, movement.
    Spatial,
}

impl Rule {
    pub fn family(self, attr: Attr) -> Family {
        match self {
            Rule::Arith(_) => Family::Quantity,
            Rule::Prog(_) if attr == Attr::Count => Family::Quantity,
            Rule::Const | Rule::Prog(_) | Rule::Dist3(_) | Rule::Dist2(_) => Family::Induction,
            Rule::SetOp(_) => Family::Logic,
            Rule::RotStep(_) | Rule::Reflect(_) | Rule::Move(_) => Family::Spatial,
        }
    }
}

/// The error that leads to a wrong value: why somebody would choose it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Slip {
    /// The value of the tile to the left.
    CopiesLeft,
    /// The value of the tile above.
    CopiesAbove,
    /// The value of the row's first tile.
    CopiesFirst,
    /// One step too far.
    StepsTooFar,
    /// The step in the opposite direction.
    StepsBack,
    /// Another operation on the right tiles.
    WrongOperation(Op),
    /// Sum instead of difference or vice versa.
    WrongSign,
    /// The right rule down the column instead of along the row.
    ReadsColumn,
    /// Mirrored or rotated wrongly.
    WrongTurn,
    /// One part too many or too few.
    OffByOne,
    /// A value that the rows use, but not the one that is missing here.
    WrongOfThree,
    /// Changes what must stay the same.
    BreaksConstant,
    /// A value that this pattern uses nowhere.
    Foreign,
}
