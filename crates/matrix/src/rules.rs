//! Values that follow a rule, built backwards from the answer, and the wrong values that known errors
//! lead to.

use crate::{
    dice::Dice,
    grammar::{Axis, Dir, Op, Rule, Sign, Slip, Square},
    item::Grid,
    scene::{ABSENT, Domain, Ring, Value},
};

/// Draws the nine values of an attribute so that the rule is satisfied and the last one is `answer`; if the
/// rule allows it, the tile above shows `above`. `None` if the rule can't produce this answer, or if these
/// draws didn't fit.
pub(crate) fn grid(
    rule: Rule,
    dir: Dir,
    domain: Domain,
    answer: Value,
    above: Option<Value>,
    dice: &mut Dice,
) -> Option<Grid> {
    match rule {
        Rule::Const => constant(dir, domain, answer, above, dice),
        Rule::Prog(step) => progression(i32::from(step), dir, domain, answer, above, dice),
        Rule::Arith(sign) => arithmetic(sign, domain, answer, above, dice),
        Rule::Dist3(square) => {
            let [x, y] = others(domain, answer, dice)?;
            Some(if dir == Dir::Col { [[x, y, answer]; 3] } else { latin(square, [answer, x, y]) })
        }
        Rule::Dist2(square) => twice(square, domain, answer, dice),
        Rule::SetOp(op) => operation(op, domain, answer, above, dice),
        Rule::RotStep(_) | Rule::Reflect(_) | Rule::Move(_) => {
            let back = |value| previous(rule, domain, value);
            let row = |last| Some([back(back(last)?)?, back(last)?, last]);
            let last = row(answer)?;
            if dir == Dir::Row {
                return Some([last; 3]);
            }
            let first = row(similar(domain, answer, dice)?)?;
            let second = row(above.or_else(|| similar(domain, answer, dice))?)?;
            (first != second && second != last && first != last).then_some([first, second, last])
        }
    }
}

fn constant(dir: Dir, domain: Domain, answer: Value, above: Option<Value>, dice: &mut Dice) -> Option<Grid> {
    match dir {
        Dir::RowCol => Some([[answer; 3]; 3]),
        Dir::Diag => {
            let [x, y] = others(domain, answer, dice)?;
            Some(latin(Square::Falling, [answer, x, y]))
        }
        Dir::Row => {
            if let Domain::Names { n: 2 } = domain {
                let other = 1 - answer;
                return Some(dice.pick(&[
                    [[answer; 3], [other; 3], [answer; 3]],
                    [[other; 3], [answer; 3], [answer; 3]],
                ]));
            }
            let [x, y] = match (others(domain, answer, dice)?, above) {
                ([x, _], Some(above)) if x != above => [x, above],
                (values, _) => values,
            };
            // A row may occur twice; otherwise the rarest value would always be the missing one.
            Some(match dice.below(4) {
                0 => [[answer; 3], [y; 3], [answer; 3]],
                1 => [[x; 3], [answer; 3], [answer; 3]],
                _ => [[x; 3], [y; 3], [answer; 3]],
            })
        }
        Dir::Col => {
            let [x, y] = others(domain, answer, dice)?;
            Some([[x, y, answer]; 3])
        }
    }
}

fn progression(
    step: i32,
    dir: Dir,
    domain: Domain,
    answer: Value,
    above: Option<Value>,
    dice: &mut Dice,
) -> Option<Grid> {
    let Domain::Ordered { first, last } = domain else { return None };
    let range = i32::from(first)..=i32::from(last);
    let value = |number: i32| range.contains(&number).then(|| Value::try_from(number).ok()).flatten();
    let row = |end: i32| Some([value(end - 2 * step)?, value(end - step)?, value(end)?]);
    let answer_row = row(i32::from(answer))?;
    match dir {
        Dir::Row => Some([answer_row; 3]),
        Dir::Col => Some(answer_row.map(|value| [value; 3])),
        Dir::RowCol | Dir::Diag => {
            let ends: Vec<i32> = range.clone().filter(|end| row(*end).is_some()).collect();
            let first = row(dice.pick(&ends))?;
            let second = row(above.map_or_else(|| dice.pick(&ends), i32::from))?;
            (first != answer_row || second != answer_row).then_some([first, second, answer_row])
        }
    }
}

fn arithmetic(
    sign: Sign,
    domain: Domain,
    answer: Value,
    above: Option<Value>,
    dice: &mut Dice,
) -> Option<Grid> {
    let Domain::Ordered { first, last } = domain else { return None };
    let row = |result: Value, dice: &mut Dice| {
        let room = match sign {
            Sign::Plus => result.checked_sub(2 * first)?,
            Sign::Minus => last.checked_sub(result + first)?,
        };
        #[expect(clippy::cast_possible_truncation, reason = "below ten")]
        let other = first + dice.below(u32::from(room) + 1) as Value;
        Some(match sign {
            Sign::Plus => [result - other, other, result],
            Sign::Minus => [result + other, other, result],
        })
    };
    let any = |dice: &mut Dice| {
        let from = if sign == Sign::Plus { 2 * first } else { first };
        let to = if sign == Sign::Plus { last } else { last - first };
        #[expect(clippy::cast_possible_truncation, reason = "below ten")]
        let result = from + dice.below(u32::from(to - from) + 1) as Value;
        row(result, dice)
    };
    let first = any(dice)?;
    let second = match above {
        Some(above) => row(above, dice),
        None => any(dice),
    }?;
    let third = row(answer, dice)?;
    (first != second && second != third && first != third).then_some([first, second, third])
}

/// Two values besides this one, different from it and from each other.
fn others(domain: Domain, value: Value, dice: &mut Dice) -> Option<[Value; 2]> {
    let x = similar(domain, value, dice)?;
    let y = similar(domain, value, dice)?;
    (x != value && y != value && x != y).then_some([x, y])
}

/// A random value of the domain; for sets, one with about as many parts.
pub(crate) fn similar(domain: Domain, value: Value, dice: &mut Dice) -> Option<Value> {
    #[expect(clippy::cast_possible_truncation, reason = "domains are small")]
    let below = |n: u32, dice: &mut Dice| dice.below(n) as Value;
    match domain {
        Domain::Ordered { first, last } => Some(first + below(u32::from(last - first) + 1, dice)),
        Domain::Names { n } => Some(below(u32::from(n), dice)),
        Domain::Turns { handed: false } => Some(below(8, dice)),
        Domain::Turns { handed: true } => Some(below(16, dice)),
        Domain::Sets { n, ring } => {
            let parts = value.count_ones();
            let mask = if ring == Ring::Rim { whole(n) & !(1 << 4) } else { whole(n) };
            (0..32).map(|_| dice.bits(mask)).find(|set| set.count_ones() == parts)
        }
    }
}

pub(crate) fn whole(bits: u32) -> Value {
    (1 << bits) - 1
}

/// Values on the diagonals; the first one is the answer's.
fn latin(square: Square, values: [Value; 3]) -> Grid {
    let mut grid = [[0; 3]; 3];
    for (r, row) in grid.iter_mut().enumerate() {
        for (c, value) in row.iter_mut().enumerate() {
            *value = values[diagonal(square, r, c)];
        }
    }
    grid
}

/// Which diagonal a tile is on; the missing tile is on 0.
fn diagonal(square: Square, row: usize, column: usize) -> usize {
    match square {
        Square::Falling => (column + 3 - row) % 3,
        Square::Rising => (row + column + 2) % 3,
    }
}

fn twice(square: Square, domain: Domain, answer: Value, dice: &mut Dice) -> Option<Grid> {
    let shown = if answer == ABSENT { similar(domain, 0, dice)? } else { answer };
    let [x, y] = others(domain, shown, dice)?;
    let empty = if answer == ABSENT { 0 } else { dice.pick(&[1, 2]) };
    let mut grid = [[x; 3], [y; 3], [shown; 3]];
    for (r, row) in grid.iter_mut().enumerate() {
        for (c, value) in row.iter_mut().enumerate() {
            if diagonal(square, r, c) == empty {
                *value = ABSENT;
            }
        }
    }
    Some(grid)
}

/// The result of an operation on two sets.
pub(crate) fn operate(op: Op, bits: u32, a: Value, b: Value) -> Value {
    match op {
        Op::Or => a | b,
        Op::And => a & b,
        Op::Xor => a ^ b,
        Op::Sub => a & !b,
        Op::Complete => whole(bits) & !(a | b),
    }
}

fn operation(op: Op, domain: Domain, answer: Value, above: Option<Value>, dice: &mut Dice) -> Option<Grid> {
    let Domain::Sets { n, .. } = domain else { return None };
    let mut row = |result: Option<Value>| {
        (0..24).find_map(|_| {
            let (a, b) = match result {
                Some(result) => operands(op, n, result, dice),
                None => (dice.bits(whole(n)), dice.bits(whole(n))),
            };
            let c = operate(op, n, a, b);
            let telling = match op {
                Op::Complete => a & b == 0,
                // The operations differ only in where the sets overlap and where they don't.
                _ => a & b != 0 && a & !b != 0 && b & !a != 0,
            };
            let calm = |set: Value| set.count_ones() >= 1 && set.count_ones() <= n * 3 / 4;
            (telling && calm(a) && calm(b) && calm(c) && result.is_none_or(|result| result == c))
                .then_some([a, b, c])
        })
    };
    let (first, second) = (row(None)?, row(above)?);
    let third = row(Some(answer))?;
    (first != second && second != third && first != third).then_some([first, second, third])
}

/// Two random sets on which the operation gives `result`.
fn operands(op: Op, bits: u32, result: Value, dice: &mut Dice) -> (Value, Value) {
    let (mut a, mut b) = (0, 0);
    for bit in (0..bits).map(|index| 1 << index) {
        let set = result & bit != 0;
        let (in_a, in_b) = match (op, set) {
            (Op::Or, true) => dice.pick(&[(true, false), (false, true), (true, true)]),
            (Op::And, true) => (true, true),
            (Op::And, false) => dice.pick(&[(false, false), (true, false), (false, true)]),
            (Op::Xor, true) | (Op::Complete, false) => dice.pick(&[(true, false), (false, true)]),
            (Op::Xor, false) => dice.pick(&[(false, false), (true, true)]),
            (Op::Sub, true) => (true, false),
            (Op::Sub, false) => dice.pick(&[(false, false), (false, true), (true, true)]),
            (Op::Complete, true) | (Op::Or, false) => (false, false),
        };
        a |= if in_a { bit } else { 0 };
        b |= if in_b { bit } else { 0 };
    }
    (a, b)
}

/// The value of the previous tile, for rules that go from tile to tile.
fn previous(rule: Rule, domain: Domain, value: Value) -> Option<Value> {
    match rule {
        Rule::RotStep(eighths) => Some(turned(value, -i16::from(eighths))),
        // A reflection is its own inverse.
        Rule::Reflect(axis) => Some(mirrored(axis, domain, value)),
        Rule::Move(places) => {
            let Domain::Sets { ring, .. } = domain else { return None };
            Some(moved(ring, value, -i16::from(places)))
        }
        _ => None,
    }
}

fn turned(value: Value, eighths: i16) -> Value {
    (value & 8) | value.wrapping_add_signed(eighths) & 7
}

fn mirrored(axis: Axis, domain: Domain, value: Value) -> Value {
    let around = match axis {
        Axis::Upright => 8,
        Axis::Level => 12,
        Axis::Diagonal => 14,
    };
    let turn = (around - (value & 7)) & 7;
    if domain == (Domain::Turns { handed: true }) { turn | (value & 8 ^ 8) } else { turn }
}

fn moved(ring: Ring, set: Value, places: i16) -> Value {
    let places = usize::from(places.rem_euclid(8).unsigned_abs());
    let order: [u32; 8] = match ring {
        Ring::None => return set,
        Ring::Circle => [0, 1, 2, 3, 4, 5, 6, 7],
        Ring::Rim => [0, 1, 2, 5, 8, 7, 6, 3],
    };
    let mut result = if ring == Ring::Rim { set & (1 << 4) } else { 0 };
    for (index, place) in order.iter().enumerate() {
        if set & (1 << place) != 0 {
            result |= 1 << order[(index + places) % 8];
        }
    }
    result
}

/// The wrong values that known errors lead to, in the order in which a name is preferred.
pub(crate) fn slips(rule: Rule, domain: Domain, grid: &Grid) -> Vec<(Slip, Value)> {
    let [_, above, row] = grid;
    let answer = row[2];
    let mut found: Vec<(Slip, Value)> = Vec::with_capacity(32);
    match rule {
        Rule::Prog(step) => {
            if let Domain::Ordered { first, last } = domain {
                let mut add = |slip, number: i32| {
                    if let Ok(value) = Value::try_from(number)
                        && (first..=last).contains(&value)
                    {
                        found.push((slip, value));
                    }
                };
                let step = i32::from(step);
                add(Slip::StepsTooFar, i32::from(answer) + step);
                add(Slip::StepsBack, i32::from(row[1]) - step);
            }
        }
        Rule::Arith(sign) => {
            let other = match sign {
                Sign::Plus => row[0].checked_sub(row[1]),
                Sign::Minus => Some(row[0] + row[1]),
            };
            found.extend(other.map(|value| (Slip::WrongSign, value)));
            found.push((Slip::OffByOne, answer + 1));
            found.push((Slip::OffByOne, answer - 1));
        }
        Rule::SetOp(op) => {
            if let Domain::Sets { n, .. } = domain {
                for other in [Op::Or, Op::And, Op::Xor, Op::Sub, Op::Complete] {
                    if other != op {
                        found.push((Slip::WrongOperation(other), operate(other, n, row[0], row[1])));
                    }
                }
                found.push((Slip::ReadsColumn, operate(op, n, grid[0][2], above[2])));
            }
        }
        Rule::RotStep(eighths) => {
            found.push((Slip::StepsTooFar, turned(answer, i16::from(eighths))));
            found.push((Slip::StepsBack, turned(row[1], -i16::from(eighths))));
            found.push((Slip::WrongTurn, turned(answer, 4)));
        }
        Rule::Reflect(axis) => {
            for other in [Axis::Upright, Axis::Level, Axis::Diagonal] {
                if other != axis {
                    found.push((Slip::WrongTurn, mirrored(other, domain, row[1])));
                }
            }
            found.push((Slip::WrongTurn, turned(row[1], 4)));
        }
        Rule::Move(places) => {
            if let Domain::Sets { ring, .. } = domain {
                found.push((Slip::StepsTooFar, moved(ring, answer, i16::from(places))));
                found.push((Slip::StepsBack, moved(ring, row[1], -i16::from(places))));
            }
        }
        Rule::Const | Rule::Dist3(_) | Rule::Dist2(_) => {}
    }
    found.push((Slip::CopiesLeft, row[1]));
    found.push((Slip::CopiesAbove, above[2]));
    found.push((Slip::CopiesFirst, row[0]));
    match (rule, domain) {
        (Rule::Dist3(_), _) => found.extend([(Slip::WrongOfThree, row[0]), (Slip::WrongOfThree, row[1])]),
        (Rule::Dist2(_), _) => {
            found.extend([(Slip::WrongOfThree, grid[0][0]), (Slip::WrongOfThree, above[0])]);
        }
        _ => {}
    }
    // An unused value gets its own error; a constant that changes is an error too.
    if let Some(range) = plain_values(domain) {
        let seen = |value: &Value| grid.iter().flatten().any(|known| known == value);
        let slip = match rule {
            Rule::Const => Some(Slip::BreaksConstant),
            Rule::Dist3(_) | Rule::Dist2(_) => Some(Slip::Foreign),
            _ => None,
        };
        if let Some(slip) = slip {
            found.extend(
                range.filter(|value| slip == Slip::BreaksConstant || !seen(value)).map(|value| (slip, value)),
            );
        }
    }
    found.retain(|(_, value)| *value != answer && holds(domain, *value, rule));
    found
}

fn plain_values(domain: Domain) -> Option<std::ops::Range<Value>> {
    match domain {
        Domain::Ordered { first, last } => Some(first..last + 1),
        Domain::Names { n } => Some(0..n),
        Domain::Turns { handed } => Some(0..if handed { 16 } else { 8 }),
        Domain::Sets { .. } => None,
    }
}

/// Whether a tile can have this value.
fn holds(domain: Domain, value: Value, rule: Rule) -> bool {
    match domain {
        Domain::Ordered { first, last } => (first..=last).contains(&value),
        Domain::Names { n } => value < n || (value == ABSENT && matches!(rule, Rule::Dist2(_))),
        Domain::Turns { handed } => value < if handed { 16 } else { 8 },
        Domain::Sets { n, .. } => value != 0 && value.count_ones() <= n * 3 / 4,
    }
}
