//! Why an answer is right: each rule with its effect on the rows, and what every wrong choice satisfies and
//! breaks.

use serde::{Deserialize, Serialize};

use super::{
    tiles::{noun, spots},
    vocabulary::{Spot, Topic, Word, speak},
};
use crate::{
    grammar::{Dir, Rule, Slip},
    item::{Choice, Item, Ruled},
    scene::{Attr, Layer, Tile, Value},
};

/// An attribute, and the layer it belongs to where there are several.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Subject {
    pub topic: Topic,
    pub spot: Option<Spot>,
}

/// The role of a step.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Role {
    /// A rule that has to be found.
    Found,
    /// It is tied to another attribute, if it is known to which one. The rule is then that one's: its own
    /// values need have no order.
    Tied(Option<Subject>),
    /// It stays, and a wrong choice may change it.
    Stays,
}

/// The lines on which a rule is shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Along {
    Rows,
    Columns,
}

/// One rule, shown on the three lines.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    pub subject: Subject,
    pub rule: Rule,
    pub dir: Dir,
    pub role: Role,
    pub along: Along,
    /// The values of the three rows, or columns; empty where a tile shows nothing.
    pub lines: [[Vec<Word>; 3]; 3],
    /// What the missing tile must have: the last value of the last line.
    pub needed: Vec<Word>,
}

/// How a wrong choice breaks one step.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Break {
    /// Index into [`Explanation::steps`].
    pub step: u8,
    /// The error behind it, if it is known.
    pub slip: Option<Slip>,
    pub shows: Vec<Word>,
}

/// A wrong choice against the steps.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Wrong {
    /// Index into [`Item::choices`].
    pub choice: u8,
    /// Indices into [`Explanation::steps`].
    pub keeps: Vec<u8>,
    pub breaks: Vec<Break>,
}

/// The steps to the answer, and where the other choices deviate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Explanation {
    /// First the rules that have to be found, then tied attributes, then constants.
    pub steps: Vec<Step>,
    pub wrong: Vec<Wrong>,
}

/// Explains a puzzle from its rules. Constants are left out unless they differ from line to line
/// or some choice changes them.
pub fn explain(item: &Item) -> Explanation {
    let spots = spots(&item.layers);
    let mut told: Vec<Told<'_>> = (0..=u8::MAX)
        .zip(&item.rules)
        .filter_map(|(index, ruled)| {
            let layer = item.layers.get(usize::from(ruled.layer))?;
            let spot = *spots.get(usize::from(ruled.layer))?;
            let subject = Subject { topic: Topic::of(layer, ruled.attr), spot };
            Some(Told { index, ruled, layer, subject })
        })
        .filter(|told| told.ruled.rule != Rule::Const || matters(item, told))
        .collect();
    // Stable: within a group the order stays that of the layers.
    told.sort_by_key(|told| (!told.ruled.counts(), !told.ruled.tied));
    Explanation {
        steps: told.iter().map(|one| step(item, &told, one)).collect(),
        wrong: (0..=u8::MAX)
            .zip(&item.choices)
            .filter(|(index, _)| *index != item.key)
            .map(|(index, choice)| wrong(item, &told, index, choice))
            .collect(),
    }
}

struct Told<'a> {
    /// Index into [`Item::rules`].
    index: u8,
    ruled: &'a Ruled,
    layer: &'a Layer,
    subject: Subject,
}

impl Told<'_> {
    /// The value on a tile; `None` for the look of a layer that shows nothing.
    fn value(&self, tile: &Tile) -> Option<Value> {
        let figure = tile.0.get(usize::from(self.ruled.layer))?;
        let looks =
            matches!(self.ruled.attr, Attr::Inner | Attr::Size | Attr::Fill | Attr::Turn | Attr::Stroke);
        (!looks || noun(*self.layer, figure).is_some()).then(|| figure.get(self.ruled.attr))
    }

    fn words(&self, tile: &Tile) -> Vec<Word> {
        self.value(tile).map(|value| speak(self.layer, self.ruled.attr, value)).unwrap_or_default()
    }

    /// Whether a choice breaks the rule; unknown where either tile has no such value.
    fn broken(&self, item: &Item, choice: &Choice) -> Option<bool> {
        Some(self.value(&choice.tile)? != self.value(&item.tiles[8])?)
    }
}

fn matters(item: &Item, told: &Told<'_>) -> bool {
    let [[first, ..], ..] = told.ruled.grid;
    told.ruled.grid.iter().flatten().any(|value| *value != first)
        || item.choices.iter().any(|choice| told.broken(item, choice) == Some(true))
}

fn step(item: &Item, all: &[Told<'_>], told: &Told<'_>) -> Step {
    let ruled = told.ruled;
    // Three values in the same order are a rule of the rows, although the columns stay the same.
    let columns = ruled.dir == Dir::Col && !matches!(ruled.rule, Rule::Dist3(_));
    let along = if columns { Along::Columns } else { Along::Rows };
    let at = |line: usize, place: usize| match along {
        Along::Rows => line * 3 + place,
        Along::Columns => place * 3 + line,
    };
    let line = |line| [0, 1, 2].map(|place| told.words(&item.tiles[at(line, place)]));
    let role = if ruled.tied {
        Role::Tied(leader(all, ruled).map(|leader| leader.subject))
    } else if ruled.counts() {
        Role::Found
    } else {
        Role::Stays
    };
    Step {
        subject: told.subject,
        rule: ruled.rule,
        dir: ruled.dir,
        role,
        along,
        lines: [0, 1, 2].map(line),
        needed: told.words(&item.tiles[8]),
    }
}

/// The rule that a tied attribute follows.
fn leader<'a>(all: &'a [Told<'a>], tied: &Ruled) -> Option<&'a Told<'a>> {
    let axis = tied.axis?;
    all.iter().find(|told| !told.ruled.tied && told.ruled.axis == Some(axis))
}

fn wrong(item: &Item, all: &[Told<'_>], index: u8, choice: &Choice) -> Wrong {
    let mut wrong = Wrong { choice: index, keeps: Vec::new(), breaks: Vec::new() };
    for (number, told) in (0..=u8::MAX).zip(all) {
        match told.broken(item, choice) {
            Some(true) => {
                let shows = told.words(&choice.tile);
                wrong.breaks.push(Break { step: number, slip: slip(all, told, choice), shows });
            }
            Some(false) => wrong.keeps.push(number),
            None => {}
        }
    }
    wrong
}

/// A tied attribute has the error of the one it follows.
fn slip(all: &[Told<'_>], told: &Told<'_>, choice: &Choice) -> Option<Slip> {
    let of = |rule: u8| choice.mistakes.iter().find(|mistake| mistake.rule == rule);
    let mistake = of(told.index).or_else(|| of(leader(all, told.ruled)?.index));
    mistake.map(|mistake| mistake.slip)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        grammar::Square,
        item::{Mistake, Origin},
        recipe::make,
        scene::{Alphabet, Kind, Zone},
        template::TEMPLATES,
        words::{Fill, Shape, Size},
    };

    /// Shape is a Latin square, size grows down the columns, fill is tied to the shape and the stroke stays.
    /// Choice 0 is right, 1 breaks the shape and its fill, 2 the stroke.
    fn item() -> Item {
        let ruled = |attr, rule, dir, axis, tied| Ruled {
            layer: 0,
            attr,
            rule,
            dir,
            grid: [0, 1, 2].map(|row: u16| [0, 1, 2].map(|column| value(attr, row, column))),
            axis,
            tied,
        };
        let mut tiles = [Tile::default(); 9];
        for (index, tile) in (0..).zip(&mut tiles) {
            for attr in [Attr::Shape, Attr::Size, Attr::Fill] {
                tile.0[0].set(attr, value(attr, index / 3, index % 3));
            }
        }
        let key = Choice { tile: tiles[8], mistakes: Vec::new() };
        let mut choices = [(); 6].map(|()| key.clone());
        choices[1].tile.0[0].set(Attr::Shape, 0);
        choices[1].tile.0[0].set(Attr::Fill, 0);
        choices[1].mistakes.push(Mistake { rule: 1, slip: Slip::CopiesLeft });
        choices[2].tile.0[0].set(Attr::Stroke, 1);
        choices[2].mistakes.push(Mistake { rule: 3, slip: Slip::BreaksConstant });
        Item {
            origin: Origin { version: 1, template: 0, seed: 0 },
            layers: vec![Layer {
                kind: Kind::Single,
                alphabet: Alphabet::Plain,
                zone: Zone::Whole,
                placed: false,
            }],
            rules: vec![
                ruled(Attr::Fill, Rule::Dist3(Square::Falling), Dir::Diag, Some(0), true),
                ruled(Attr::Shape, Rule::Dist3(Square::Falling), Dir::Diag, Some(0), false),
                ruled(Attr::Size, Rule::Prog(1), Dir::Col, Some(1), false),
                ruled(Attr::Stroke, Rule::Const, Dir::RowCol, Some(2), false),
            ],
            tiles,
            choices,
            key: 0,
        }
    }

    fn value(attr: Attr, row: u16, column: u16) -> u16 {
        match attr {
            Attr::Shape | Attr::Fill => (row + column) % 3,
            Attr::Size => row,
            _ => 0,
        }
    }

    #[test]
    fn rules_to_be_found_come_first_then_ties_then_what_stays() {
        let steps = explain(&item()).steps;
        let shape = Subject { topic: Topic::Shape, spot: None };
        let told: Vec<(Topic, Role)> = steps.iter().map(|step| (step.subject.topic, step.role)).collect();
        assert_eq!(
            told,
            [
                (Topic::Shape, Role::Found),
                (Topic::Size, Role::Found),
                (Topic::Fill, Role::Tied(Some(shape))),
                (Topic::Stroke, Role::Stays),
            ]
        );
        assert_eq!(steps[0].lines[2][1], [Word::Shape(Shape::Circle)]);
        assert_eq!(steps[0].needed, [Word::Shape(Shape::Triangle)]);
    }

    #[test]
    fn a_rule_of_columns_is_shown_on_columns() {
        let size = &explain(&item()).steps[1];
        assert_eq!(size.along, Along::Columns);
        let sizes = [Size::Tiny, Size::Small, Size::Medium].map(|size| vec![Word::Size(size)]);
        assert_eq!(size.lines, [0, 1, 2].map(|_| sizes.clone()));
    }

    #[test]
    fn a_wrong_choice_lists_what_it_satisfies_and_breaks() {
        let explanation = explain(&item());
        assert_eq!(explanation.wrong.len(), 5);
        let Wrong { choice, keeps, breaks } = &explanation.wrong[0];
        assert_eq!((*choice, keeps.as_slice()), (1, [1, 3].as_slice()));
        let slip = Some(Slip::CopiesLeft);
        assert_eq!(
            *breaks,
            [
                Break { step: 0, slip, shows: vec![Word::Shape(Shape::Circle)] },
                Break { step: 2, slip, shows: vec![Word::Fill(Fill::Empty)] },
            ]
        );
        assert_eq!(explanation.wrong[1].breaks[0].slip, Some(Slip::BreaksConstant));
    }

    #[test]
    fn every_template_has_a_complete_explanation() {
        let mut made = 0;
        for template in 0..u16::try_from(TEMPLATES.len()).unwrap() {
            for item in (0..4).filter_map(|seed| make(template, seed)) {
                made += 1;
                let Explanation { steps, wrong } = explain(&item);
                let found = steps.iter().filter(|step| step.role == Role::Found).count();
                assert_eq!(found, item.counted_rules().count());
                for step in &steps {
                    assert_eq!(step.lines[2][2], step.needed);
                    assert_ne!(step.role, Role::Tied(None));
                }
                assert_eq!(wrong.len(), 5);
                for wrong in wrong {
                    let told = wrong.keeps.len() + wrong.breaks.len();
                    assert!(told <= steps.len() && !wrong.breaks.is_empty(), "{item:?}");
                    assert!(wrong.breaks.iter().all(|broken| broken.slip.is_some()), "{item:?}\n{wrong:?}");
                }
            }
        }
        assert!(made > TEMPLATES.len());
    }

    #[test]
    fn a_constant_that_no_choice_changes_is_omitted() {
        let mut item = item();
        item.choices[2].tile.0[0].set(Attr::Stroke, 0);
        assert!(explain(&item).steps.iter().all(|step| step.subject.topic != Topic::Stroke));
    }

    #[test]
    fn rules_of_missing_layers_are_ignored() {
        let mut item = item();
        item.rules[1].layer = 200;
        item.choices[1].mistakes[0].rule = 200;
        item.key = 99;
        let explanation = explain(&item);
        assert_eq!((explanation.steps.len(), explanation.wrong.len()), (3, 6));
        item.rules = vec![item.rules[2].clone(); 300];
        assert_eq!(explain(&item).steps.len(), 256);
        item.layers.clear();
        assert!(explain(&item).steps.is_empty());
    }
}
