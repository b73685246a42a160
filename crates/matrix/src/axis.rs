//! One axis of the options: two or three values of an attribute, a grid for each of them as the answer, and
//! the name of the error that leads from each to every other.

use crate::{
    cues::{self, Likeness},
    dice::Dice,
    grammar::{Axis as Mirror, Dir, Rule, Sign, Slip, Square},
    item::Grid,
    rules,
    scene::{ABSENT, Alphabet, Attr, Domain, Kind, Layer, Value, Zone},
    solve,
    template::{Part, Role, RuleKind, Template},
};

/// Draws of a grid before giving up on a value.
const TRIES: u32 = 12;

/// An attribute of a layer, where it changes and what its values are.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Strand {
    pub(crate) layer: u8,
    pub(crate) attr: Attr,
    pub(crate) domain: Domain,
    pub(crate) dir: Dir,
}

/// An attribute on an axis: for each value of the axis its look, and the grid that leads to it.
pub(crate) struct Thread {
    pub(crate) strand: Strand,
    pub(crate) values: [Value; 3],
    pub(crate) rules: [Rule; 3],
    pub(crate) grids: [Grid; 3],
    /// `slips[right][wrong]`
    pub(crate) slips: [[Option<Slip>; 3]; 3],
    pub(crate) tied: bool,
}

/// An axis: its leading attribute first, then those tied to it.
pub(crate) struct Axis {
    pub(crate) threads: Vec<Thread>,
    pub(crate) likeness: cues::Table,
}

/// The direction of a template's form.
pub(crate) fn direction(form: RuleKind) -> Dir {
    match form {
        RuleKind::Const(dir)
        | RuleKind::Prog(dir)
        | RuleKind::Dist3(dir)
        | RuleKind::RotStep(dir)
        | RuleKind::Reflect(dir)
        | RuleKind::Move(dir) => dir,
        RuleKind::Arith | RuleKind::SetOp(_) => Dir::Row,
        RuleKind::Dist2 => Dir::Diag,
    }
}

/// The rule with its details. The direction of a step is drawn anew for each answer; its size is not.
fn rule(form: RuleKind, size: i8, mirror: Mirror, sign: Sign, dice: &mut Dice) -> Rule {
    let way = dice.pick(&[-1_i8, 1]);
    let square = dice.pick(&[Square::Falling, Square::Rising]);
    match form {
        RuleKind::Const(_) => Rule::Const,
        RuleKind::Prog(_) => Rule::Prog(way * size),
        RuleKind::Arith => Rule::Arith(sign),
        RuleKind::Dist3(_) => Rule::Dist3(square),
        RuleKind::Dist2 => Rule::Dist2(square),
        RuleKind::SetOp(op) => Rule::SetOp(op),
        RuleKind::RotStep(_) => Rule::RotStep(way * size),
        RuleKind::Reflect(_) => Rule::Reflect(mirror),
        RuleKind::Move(_) => Rule::Move(way * size),
    }
}

fn step_size(form: RuleKind, domain: Domain, dice: &mut Dice) -> i8 {
    match (form, domain) {
        (RuleKind::Prog(_), Domain::Ordered { last: 9, .. }) => dice.pick(&[1, 1, 2]),
        (RuleKind::RotStep(_) | RuleKind::Move(_), _) => dice.pick(&[1, 2, 3]),
        _ => 1,
    }
}

/// Draws an axis of this many values, with the attributes tied to it.
pub(crate) fn draw(template: &Template, number: u8, values: usize, dice: &mut Dice) -> Option<Axis> {
    let parts = || {
        template
            .layers
            .iter()
            .zip(0_u8..)
            .flat_map(|(plan, index)| plan.parts.iter().map(move |part| (plan.layer, index, *part)))
    };
    let (layer, index, part) = parts().find(|(_, _, part)| part.role == Role::Axis(number))?;
    let mut lead = lead(layer, index, part, values, dice)?;
    if let Domain::Names { n } = lead.strand.domain {
        lead = rename(lead, layer, n, values, dice)?;
    }
    let mut threads = vec![lead];
    for (layer, index, part) in parts().filter(|(_, _, part)| part.role == Role::Tied(number)) {
        threads.push(follow(&threads[0], layer, index, part, values, dice)?);
    }
    let mut likeness = [[Likeness::NONE; 3]; 3];
    for thread in &threads {
        for (right, row) in likeness.iter_mut().enumerate().take(values) {
            for (option, all) in row.iter_mut().enumerate().take(values) {
                *all = all.with(thread.strand.domain, &thread.grids[right], thread.values[option]);
            }
        }
    }
    Some(Axis { threads, likeness })
}

/// Values are first drawn from this many names, so that a wrong value is often one that the pattern shows
/// elsewhere.
const FEW: Value = 4;

/// The figures that names may stand for. A frame has to surround its content without touching it; small
/// figures need enough ink to show their fill.
pub(crate) fn looks(layer: Layer, attr: Attr) -> Vec<Value> {
    match (attr, layer.kind, layer.domain(attr)) {
        (Attr::Shape, Kind::Ring, _) => vec![0, 2, 4],
        (Attr::Shape, Kind::InOut, _) => vec![0, 2, 4, 5],
        (Attr::Shape, _, _) if layer.zone == Zone::Rim => vec![0, 2, 4, 5],
        (Attr::Shape, Kind::Grid, _) => vec![0, 1, 2, 5, 6],
        (Attr::Inner, _, _) => vec![0, 2, 4, 5, 6],
        (_, _, Domain::Names { n }) => (0..n).collect(),
        _ => Vec::new(),
    }
}

/// Gives the few names their looks; `None` if those of the options are too similar.
fn rename(mut thread: Thread, layer: Layer, few: Value, count: usize, dice: &mut Dice) -> Option<Thread> {
    let mut looks = looks(layer, thread.strand.attr);
    let values = thread.values;
    let look = |looks: &[Value], value: Value| if value < few { looks[usize::from(value)] } else { value };
    (0..TRIES).find(|_| {
        dice.shuffle(&mut looks);
        (1..count).all(|second| {
            let apart = |first: &Value| {
                distinct(layer, thread.strand.attr, look(&looks, *first), look(&looks, values[second]))
            };
            values[..second].iter().all(apart)
        })
    })?;
    thread.strand.domain = layer.domain(thread.strand.attr);
    thread.values = values.map(|value| look(&looks, value));
    thread.grids = thread.grids.map(|grid| grid.map(|row| row.map(|value| look(&looks, value))));
    Some(thread)
}

fn lead(layer: Layer, index: u8, part: Part, count: usize, dice: &mut Dice) -> Option<Thread> {
    let domain = match layer.domain(part.attr) {
        Domain::Names { n } => Domain::Names { n: n.min(FEW) },
        domain => domain,
    };
    let strand = Strand { layer: index, attr: part.attr, domain, dir: direction(part.form) };
    let size = step_size(part.form, domain, dice);
    let mirror = dice.pick(&[Mirror::Upright, Mirror::Level, Mirror::Diagonal]);
    let sign = dice.pick(&[Sign::Plus, Sign::Minus]);
    let mut thread = Thread {
        strand,
        values: [0; 3],
        rules: [Rule::Const; 3],
        grids: [[[0; 3]; 3]; 3],
        slips: [[None; 3]; 3],
        tied: false,
    };

    thread.values[0] = first_value(part.form, domain, dice)?;
    let (first_rule, first_grid) = (0..TRIES).find_map(|_| {
        let rule = rule(part.form, size, mirror, sign, dice);
        rules::grid(rule, strand.dir, domain, thread.values[0], None, dice).map(|grid| (rule, grid))
    })?;
    for number in 1..count {
        let wrong: Vec<Value> = rules::slips(first_rule, domain, &first_grid)
            .into_iter()
            .map(|(_, value)| value)
            .filter(|value| {
                thread.values[..number].iter().all(|known| distinct(layer, part.attr, *known, *value))
            })
            .collect();
        if wrong.is_empty() {
            return None;
        }
        thread.values[number] = dice.pick(&wrong);
    }

    for right in 0..count {
        let fits = |rule: Rule, grid: &Grid| -> Option<[Option<Slip>; 3]> {
            if !tells(strand, grid, &thread.values[..count], right) {
                return None;
            }
            let known = rules::slips(rule, domain, grid);
            let mut slips = [None; 3];
            for wrong in (0..count).filter(|wrong| *wrong != right) {
                slips[wrong] = Some(known.iter().find(|(_, value)| *value == thread.values[wrong])?.0);
            }
            Some(slips)
        };
        let (rule, grid, slips) = (0..TRIES).find_map(|attempt| {
            let (rule, grid) = if right == 0 && attempt == 0 {
                (first_rule, first_grid)
            } else {
                let rule = rule(part.form, size, mirror, sign, dice);
                // Half of the time a wrong value is in the tile above, from where it could be copied.
                let above = dice.pick(&[None, Some(thread.values[(right + 1) % count])]);
                (rule, rules::grid(rule, strand.dir, domain, thread.values[right], above, dice)?)
            };
            fits(rule, &grid).map(|slips| (rule, grid, slips))
        })?;
        (thread.rules[right], thread.grids[right], thread.slips[right]) = (rule, grid, slips);
    }
    Some(thread)
}

/// Whether the shown values lead to the right one, row by row, and to none of the wrong ones.
fn tells(strand: Strand, grid: &Grid, values: &[Value], right: usize) -> bool {
    let mut shown = [0; 8];
    for (place, value) in shown.iter_mut().zip(grid.iter().flatten()) {
        *place = *value;
    }
    let predicted = solve::predict(strand.attr, strand.domain, &shown);
    predicted.contains_by_rows(values[right])
        && values.iter().all(|value| *value == values[right] || !predicted.contains(*value))
}

fn first_value(form: RuleKind, domain: Domain, dice: &mut Dice) -> Option<Value> {
    match (form, domain) {
        (RuleKind::Dist2, _) if dice.once_in(3) => Some(ABSENT),
        (_, Domain::Sets { n, .. }) => {
            let parts = match form {
                RuleKind::Move(_) => dice.pick(&[1, 2, 3]),
                RuleKind::SetOp(_) if n == 9 => dice.pick(&[4, 5]),
                RuleKind::SetOp(_) => dice.pick(&[3, 4, n / 2]),
                _ => 3,
            };
            let (mut left, mut set) = (rules::whole(n), 0);
            for _ in 0..parts {
                let places: Vec<Value> = (0..n).map(|bit| 1 << bit).filter(|bit| left & bit != 0).collect();
                let bit = dice.pick(&places);
                (left, set) = (left & !bit, set | bit);
            }
            Some(set)
        }
        _ => rules::similar(domain, 0, dice),
    }
}

/// Whether two values look different enough to be options, even as thumbnails. The final check is on the
/// picture; this avoids the hopeless cases.
fn distinct(layer: Layer, attr: Attr, one: Value, other: Value) -> bool {
    const CIRCLE: Value = 0;
    const SQUARE: Value = 2;
    const HEXAGON: Value = 5;
    const HATCHED: Value = 1;
    let frame = layer.kind == Kind::InOut && attr == Attr::Shape;
    let small = (layer.kind != Kind::Single || layer.zone == Zone::Core) && !frame;
    let round = |value| value == CIRCLE || value == HEXAGON || (small && value == SQUARE);
    match attr {
        Attr::Shape | Attr::Inner if layer.alphabet == Alphabet::Plain => {
            one != other && !(round(one) && round(other))
        }
        Attr::Fill if small => one != other && one != HATCHED && other != HATCHED,
        Attr::Segments | Attr::Places => (one ^ other).count_ones() >= 2,
        // Two or three small figures have too little ink to show a difference in fill or shape.
        Attr::Count if layer.kind == Kind::Grid => one != other && one.min(other) > 3,
        _ => one != other,
    }
}

/// A tied attribute: each value of the leading one has its own look.
fn follow(
    lead: &Thread,
    layer: Layer,
    index: u8,
    part: Part,
    count: usize,
    dice: &mut Dice,
) -> Option<Thread> {
    let domain = layer.domain(part.attr);
    let strand = Strand { layer: index, attr: part.attr, domain, dir: lead.strand.dir };
    let mut known: Vec<Value> = lead.grids[..count].iter().flatten().flatten().copied().collect();
    known.extend(&lead.values[..count]);
    known.sort_unstable();
    known.dedup();
    let mut looks: Vec<Value> = match domain {
        Domain::Ordered { first, last } => (first..=last).collect(),
        Domain::Names { n } => (0..n).collect(),
        _ => return None,
    };
    dice.shuffle(&mut looks);
    if looks.len() < known.len() && part.attr != Attr::Stroke {
        return None;
    }
    let look = |value: Value| {
        let place = known.iter().position(|known| *known == value).unwrap_or(0);
        looks[place % looks.len()]
    };
    let thread = Thread {
        strand,
        values: lead.values.map(look),
        rules: lead.rules,
        grids: lead.grids.map(|grid| grid.map(|row| row.map(look))),
        slips: lead.slips,
        tied: true,
    };
    let values = &thread.values[..count];
    let different = (1..count).all(|place| !values[..place].contains(&values[place]));
    let told = (0..count).all(|right| tells(strand, &thread.grids[right], values, right));
    (different && told).then_some(thread)
}

/// An attribute with a rule in which all options agree.
pub(crate) fn draw_fixed(strand: Strand, form: RuleKind, dice: &mut Dice) -> Option<(Strand, Rule, Grid)> {
    let size = step_size(form, strand.domain, dice);
    (0..TRIES).find_map(|_| {
        let answer = first_value(form, strand.domain, dice)?;
        let rule = rule(form, size, Mirror::Upright, Sign::Plus, dice);
        let grid = rules::grid(rule, strand.dir, strand.domain, answer, None, dice)?;
        tells(strand, &grid, &[answer], 0).then_some((strand, rule, grid))
    })
}
