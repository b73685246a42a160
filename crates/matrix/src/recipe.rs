//! Template and seed → item. The options come first: a family of six tiles is drawn, a matrix is built
//! backwards for each of them as the answer, and only if all six work is one of them drawn as the key, with
//! equal odds. So the options alone reveal nothing about the key.

use crate::{
    axis::{self, Axis, Strand},
    contrast::Contrasts,
    cues::{self, Likeness},
    dice::Dice,
    grammar::{Dir, Rule},
    item::{Choice, Grid, Item, Mistake, Origin, Ruled},
    scene::{Attr, Kind, Layer, Tile, Value, Zone},
    solve,
    template::{Design, Role, TEMPLATES, Template},
};

/// Incremented with every change that changes an item.
pub const VERSION: u16 = 1;

/// Families tried before giving up on a seed.
const TRIES: u32 = 60;
/// Redraws of one axis that a family gets to lose its cues.
const REDRAWS: u32 = 60;

/// Makes the item of this template and seed; the same bytes on every machine. `None`: the template
/// doesn't exist, or no family of this seed passed.
///
/// ```
/// let item = matrix::recipe::make(0, 7).unwrap();
/// assert_eq!(Some(&item), matrix::recipe::make(0, 7).as_ref());
/// assert_eq!(matrix::solve::solve(&item.scene()).defensible, [usize::from(item.key)]);
/// ```
pub fn make(template: u16, seed: u64) -> Option<Item> {
    Maker::default().make(template, seed)
}

/// Generates many items: it caches which figures are distinguishable. The items are the same as [`make`]'s.
#[derive(Debug, Default)]
pub struct Maker {
    contrasts: Contrasts,
}

impl Maker {
    /// As [`make`].
    pub fn make(&mut self, template: u16, seed: u64) -> Option<Item> {
        let plan = TEMPLATES.get(usize::from(template))?;
        let mut dice = Dice::seeded(stream(template, seed));
        let origin = Origin { version: VERSION, template, seed };
        (0..TRIES).find_map(|_| attempt(plan, origin, &mut dice, &mut self.contrasts))
    }
}

/// Spreads version, template and seed over the generator's state (the finaliser of SplitMix64).
fn stream(template: u16, seed: u64) -> u64 {
    let mut state = seed ^ (u64::from(VERSION) << 48) ^ (u64::from(template) << 32);
    for (shift, factor) in [(30, 0xbf58_476d_1ce4_e5b9), (27, 0x94d0_49bb_1331_11eb)] {
        state = (state ^ (state >> shift)).wrapping_mul(factor);
    }
    state ^ (state >> 31)
}

/// What all six candidates share.
struct Family {
    layers: Vec<Layer>,
    axes: Vec<Axis>,
    /// Attributes on no axis, with their rule and grid.
    fixed: Vec<(Strand, Rule, Grid)>,
    /// Whether counting and repeating may help a little more here.
    wide: bool,
    /// The six options as value numbers, one for each axis.
    options: [[u8; 3]; 6],
    /// What the answer has in common with the shown tiles in the fixed attributes.
    everywhere: Likeness,
}

fn attempt(template: &Template, origin: Origin, dice: &mut Dice, contrasts: &mut Contrasts) -> Option<Item> {
    let mut family = draw(template, dice)?;
    let mut excess = family.excess(u32::MAX);
    for _ in 0..REDRAWS {
        // One more than the number of axes stands for the layout of the options.
        let mut number = dice.place(family.axes.len() + 1);
        if excess == 0 {
            let Some(unclear) = family.unclear(contrasts) else {
                let item = build(origin, &family, dice);
                let verdict = solve::solve(&item.scene());
                return (verdict.rows && verdict.defensible == [usize::from(item.key)]).then_some(item);
            };
            (number, excess) = (unclear, u32::MAX);
        }
        let Some(changed) = redraw(template, &mut family, number, dice) else { continue };
        let now = family.excess(excess);
        if now <= excess {
            excess = now;
        } else {
            family.put_back(changed);
        }
    }
    None
}

/// What a redraw replaced in a family: the axis with its number, or without one the layout of the options.
struct Changed {
    axis: Option<(usize, Axis)>,
    options: [[u8; 3]; 6],
}

impl Family {
    /// The picture of an option.
    fn tile(&self, option: [u8; 3]) -> Tile {
        let mut tile = Tile::default();
        for (strand, _, grid) in &self.fixed {
            tile.0[usize::from(strand.layer)].set(strand.attr, grid[2][2]);
        }
        for (axis, value) in self.axes.iter().zip(option) {
            for thread in &axis.threads {
                tile.0[usize::from(thread.strand.layer)]
                    .set(thread.strand.attr, thread.values[usize::from(value)]);
            }
        }
        tile
    }

    fn excess(&self, bound: u32) -> u32 {
        let limit = if self.wide { cues::WIDE_LIMIT } else { cues::LIMIT };
        let table = |number: usize| self.axes.get(number).map_or(&cues::EMPTY, |axis| &axis.likeness);
        cues::excess([table(0), table(1), table(2)], &self.options, &self.everywhere, limit, bound)
    }

    /// An axis on which two options look too similar.
    fn unclear(&self, contrasts: &mut Contrasts) -> Option<usize> {
        // Size and number may compensate for shape, turn or fill: then compare all pairs.
        let makes_up = |axis: &Axis| matches!(axis.threads[0].strand.attr, Attr::Size | Attr::Count);
        let all_pairs = self.axes.iter().any(makes_up);
        let tiles = self.options.map(|option| self.tile(option));
        for (place, one) in self.options.iter().enumerate() {
            for (other_place, other) in self.options.iter().enumerate().skip(place + 1) {
                let mut differ = (0..self.axes.len()).filter(|number| one[*number] != other[*number]);
                let Some(number) = differ.next() else { continue };
                if differ.next().is_some() && !all_pairs {
                    continue;
                }
                let index = usize::from(self.axes[number].threads[0].strand.layer);
                let (one, other) = (tiles[place].0[index], tiles[other_place].0[index]);
                if !contrasts.clear(&self.layers, index, one, other) {
                    return Some(number);
                }
            }
        }
        None
    }

    fn put_back(&mut self, changed: Changed) {
        self.options = changed.options;
        if let Some((number, axis)) = changed.axis {
            self.axes[number] = axis;
        }
    }
}

/// Redraws one axis, or the layout of the options.
fn redraw(template: &Template, family: &mut Family, number: usize, dice: &mut Dice) -> Option<Changed> {
    let old = family.options;
    let Some(axis) = family.axes.get_mut(number) else {
        family.options = options(template.design, dice);
        return Some(Changed { axis: None, options: old });
    };
    let fresh = draw_axis(template, number, dice)?;
    Some(Changed { axis: Some((number, std::mem::replace(axis, fresh))), options: old })
}

fn draw_axis(template: &Template, number: usize, dice: &mut Dice) -> Option<Axis> {
    let values = if template.design == Design::TwoByThree && number == 1 { 3 } else { 2 };
    #[expect(clippy::cast_possible_truncation, reason = "at most three axes")]
    axis::draw(template, number as u8, values, dice)
}

fn draw(template: &Template, dice: &mut Dice) -> Option<Family> {
    let mut axes = Vec::with_capacity(3);
    for number in 0..usize::from(template.design.axes()) {
        axes.push((0..REDRAWS).find_map(|_| draw_axis(template, number, dice))?);
    }
    let mut fixed = Vec::with_capacity(8);
    for (index, plan) in template.layers.iter().enumerate() {
        #[expect(clippy::cast_possible_truncation, reason = "at most three layers")]
        let layer_number = index as u8;
        for &attr in plan.layer.attrs() {
            let part = plan.parts.iter().find(|part| part.attr == attr);
            let strand = |dir| Strand { layer: layer_number, attr, domain: plan.layer.domain(attr), dir };
            match part {
                None => {
                    let value = default_value(plan.layer, attr, dice);
                    fixed.push((strand(Dir::RowCol), Rule::Const, [[value; 3]; 3]));
                }
                Some(part) if part.role == Role::Fixed => {
                    fixed.push(axis::draw_fixed(strand(axis::direction(part.form)), part.form, dice)?);
                }
                Some(_) => {}
            }
        }
    }
    let everywhere =
        fixed.iter().fold(Likeness::NONE, |all, (strand, _, grid)| all.with(strand.domain, grid, grid[2][2]));
    let layers = template.layers.iter().map(|plan| plan.layer).collect();
    Some(Family {
        layers,
        axes,
        fixed,
        wide: template.wide,
        options: options(template.design, dice),
        everywhere,
    })
}

/// The value of an attribute that plays no part.
fn default_value(layer: Layer, attr: Attr, dice: &mut Dice) -> Value {
    match attr {
        Attr::Shape | Attr::Inner => dice.pick(&axis::looks(layer, attr)),
        Attr::Size if layer.zone == Zone::Core => 3,
        Attr::Fill if layer.zone == Zone::Rim => 0,
        Attr::Fill if layer.kind == Kind::Ring => 3,
        Attr::Fill if layer.kind == Kind::Single => dice.pick(&[0, 2, 3]),
        Attr::Size | Attr::Fill => dice.pick(&[2, 3]),
        Attr::Turn => dice.pick(&[0, 2, 4, 6]),
        Attr::Count => 1,
        Attr::Stroke | Attr::Places | Attr::Segments => 0,
    }
}

/// Six options in which every value of an axis is equally frequent.
fn options(design: Design, dice: &mut Dice) -> [[u8; 3]; 6] {
    match design {
        Design::Ring => {
            let corner = dice.pick(&[0_u8, 1, 2, 3]);
            let mut left = (0..8_u8).filter(|code| *code != corner && *code != 7 - corner);
            std::array::from_fn(|_| {
                let code = left.next().unwrap_or(0);
                [code & 1, code >> 1 & 1, code >> 2]
            })
        }
        Design::TwoByThree => [[0, 0, 0], [0, 1, 0], [0, 2, 0], [1, 0, 0], [1, 1, 0], [1, 2, 0]],
    }
}

/// Draws the key among the six and builds the item.
fn build(origin: Origin, family: &Family, dice: &mut Dice) -> Item {
    let mut order = [0_usize, 1, 2, 3, 4, 5];
    dice.shuffle(&mut order);
    let place = dice.below(6) as usize;
    let key = family.options[order[place]];

    let mut rules: Vec<Ruled> = Vec::with_capacity(12);
    for (number, axis) in family.axes.iter().enumerate() {
        let at = usize::from(key[number]);
        for thread in &axis.threads {
            #[expect(clippy::cast_possible_truncation, reason = "at most three axes")]
            let axis_number = Some(number as u8);
            let Strand { layer, attr, dir, .. } = thread.strand;
            let (rule, grid) = (thread.rules[at], thread.grids[at]);
            rules.push(Ruled { layer, attr, rule, dir, grid, axis: axis_number, tied: thread.tied });
        }
    }
    for (strand, rule, grid) in &family.fixed {
        let Strand { layer, attr, dir, .. } = *strand;
        rules.push(Ruled { layer, attr, rule: *rule, dir, grid: *grid, axis: None, tied: false });
    }
    rules.sort_by_key(|ruled| (ruled.layer, ruled.attr));

    let mut tiles = [Tile::default(); 9];
    for ruled in &rules {
        for (tile, value) in tiles.iter_mut().zip(ruled.grid.iter().flatten()) {
            tile.0[usize::from(ruled.layer)].set(ruled.attr, *value);
        }
    }
    let choices = order.map(|index| {
        let option = family.options[index];
        let mut mistakes = Vec::new();
        for (number, axis) in family.axes.iter().enumerate() {
            let (right, wrong) = (usize::from(key[number]), usize::from(option[number]));
            for thread in axis.threads.iter().filter(|_| right != wrong) {
                let Strand { layer, attr, .. } = thread.strand;
                let rule = rules.iter().position(|ruled| ruled.layer == layer && ruled.attr == attr);
                if let (Some(rule), Some(slip)) = (rule, thread.slips[right][wrong]) {
                    #[expect(clippy::cast_possible_truncation, reason = "a dozen rules at most")]
                    mistakes.push(Mistake { rule: rule as u8, slip });
                }
            }
        }
        Choice { tile: family.tile(option), mistakes }
    });
    #[expect(clippy::cast_possible_truncation, reason = "six options")]
    Item { origin, layers: family.layers.clone(), rules, tiles, choices, key: place as u8 }
}
