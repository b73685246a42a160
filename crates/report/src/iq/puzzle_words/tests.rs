//! Every tile, rule and error in nine languages: what looks different never sounds the same.

use std::collections::BTreeSet;

use matrix::{
    grammar::Square,
    recipe::make,
    scene::{Alphabet, Attr, Domain, Kind, Layer, Scene, Tile, Zone},
    template::TEMPLATES,
    words::{describe_item, describe_scene, explain, speak},
};

use super::*;

const DIRS: [Dir; 4] = [Dir::Row, Dir::Col, Dir::RowCol, Dir::Diag];
const OPS: [Op; 5] = [Op::Or, Op::And, Op::Xor, Op::Sub, Op::Complete];
const TOPICS: [Topic; 10] = [
    Topic::Shape,
    Topic::Inner,
    Topic::Number,
    Topic::Size,
    Topic::Fill,
    Topic::Direction,
    Topic::Stroke,
    Topic::Places,
    Topic::Lines,
    Topic::Petals,
];

fn layer(kind: Kind, alphabet: Alphabet, zone: Zone, placed: bool) -> Layer {
    Layer { kind, alphabet, zone, placed }
}

fn layouts() -> Vec<Vec<Layer>> {
    use Alphabet::{Handed, Plain, Pointers};
    let single = |alphabet, zone| layer(Kind::Single, alphabet, zone, false);
    vec![
        vec![single(Plain, Zone::Whole)],
        vec![single(Pointers, Zone::Whole)],
        vec![single(Handed, Zone::Whole)],
        vec![layer(Kind::InOut, Plain, Zone::Whole, false)],
        vec![layer(Kind::Quad, Plain, Zone::Whole, true)],
        vec![layer(Kind::Grid, Plain, Zone::Whole, false)],
        vec![layer(Kind::Grid, Pointers, Zone::Whole, true)],
        vec![layer(Kind::Ring, Handed, Zone::Whole, true)],
        vec![layer(Kind::Lines, Plain, Zone::Whole, false)],
        vec![layer(Kind::Petals, Plain, Zone::Whole, false)],
        vec![single(Plain, Zone::Rim), single(Pointers, Zone::Core)],
        vec![single(Plain, Zone::Whole), single(Plain, Zone::Whole)],
        vec![layer(Kind::Lines, Plain, Zone::Whole, false), layer(Kind::InOut, Plain, Zone::Whole, false)],
        vec![layer(Kind::Petals, Plain, Zone::Rim, false), single(Handed, Zone::Core)],
    ]
}

/// A puzzle of random tiles in which every value of every attribute occurs.
fn scene(layers: &[Layer], next: &mut impl FnMut(u16) -> u16) -> Scene {
    let mut tile = || {
        let mut tile = Tile::default();
        for (figure, layer) in tile.0.iter_mut().zip(layers) {
            for attr in layer.attrs() {
                let value = match layer.domain(*attr) {
                    Domain::Ordered { first, last } => first + next(last - first + 1),
                    Domain::Names { n } => next(n),
                    Domain::Turns { handed } => next(if handed { 16 } else { 8 }),
                    Domain::Sets { n, .. } => 1 + next((1 << n) - 1),
                };
                figure.set(*attr, value);
            }
        }
        tile
    };
    let mut scene =
        Scene { layers: layers.to_vec(), shown: [(); 8].map(|()| tile()), options: [(); 6].map(|()| tile()) };
    // One equal pair, and one that differs in a single value.
    scene.options[0] = scene.shown[0];
    scene.options[1] = scene.shown[0];
    let attrs = layers[0].attrs();
    let attr = attrs[usize::from(next(u16::try_from(attrs.len()).unwrap()))];
    scene.options[1].0[0].set(attr, scene.shown[1].0[0].get(attr));
    scene
}

/// A fixed sequence of numbers below the given bound (Marsaglia 2003).
fn numbers() -> impl FnMut(u16) -> u16 {
    let mut state = 2_463_534_242_u32;
    move |below| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        u16::try_from(state % u32::from(below)).unwrap()
    }
}

#[test]
fn descriptions_are_equal_exactly_where_tiles_are_in_every_language() {
    let mut next = numbers();
    for layers in layouts() {
        for _ in 0..12 {
            let scene = scene(&layers, &mut next);
            let words = describe_scene(&scene);
            let tiles: Vec<&Tile> = scene.shown.iter().chain(&scene.options).collect();
            for locale in Locale::ALL {
                let texts: Vec<String> =
                    words.shown.iter().chain(&words.options).map(|words| tile(locale, words)).collect();
                for a in 0..tiles.len() {
                    whole(&texts[a]);
                    for b in 0..a {
                        let (one, other) = (&texts[a], &texts[b]);
                        assert_eq!(one == other, tiles[a] == tiles[b], "{locale}: {one} | {other}");
                    }
                }
            }
        }
    }
}

/// Asserts that a text has no gaps and no marks of a missing part.
fn whole(text: &str) {
    let marks = ["{", "}", "$", "  ", ", ,", "()", "（）", "::", "：："];
    assert!(!text.is_empty() && marks.iter().all(|mark| !text.contains(mark)), "{text}");
    assert_eq!(text, text.trim());
}

fn rules() -> Vec<Rule> {
    let mut rules = vec![Rule::Const, Rule::Arith(Sign::Plus), Rule::Arith(Sign::Minus)];
    rules.extend([-2, -1, 1, 2].map(Rule::Prog));
    rules.extend([Rule::Dist3(Square::Falling), Rule::Dist2(Square::Rising)]);
    rules.extend(OPS.map(Rule::SetOp));
    rules.extend([-3, -2, -1, 1, 2, 3, 4].map(Rule::RotStep));
    rules.extend([Axis::Upright, Axis::Level, Axis::Diagonal].map(Rule::Reflect));
    rules.extend([-3, -2, -1, 1, 2, 3].map(Rule::Move));
    rules
}

fn slips() -> Vec<Slip> {
    let mut slips = vec![
        Slip::CopiesLeft,
        Slip::CopiesAbove,
        Slip::CopiesFirst,
        Slip::StepsTooFar,
        Slip::StepsBack,
        Slip::WrongSign,
        Slip::ReadsColumn,
        Slip::WrongTurn,
        Slip::OffByOne,
        Slip::WrongOfThree,
        Slip::BreaksConstant,
        Slip::Foreign,
    ];
    slips.extend(OPS.map(Slip::WrongOperation));
    slips
}

fn a_step(topic: Topic, rule: Rule, dir: Dir) -> Step {
    let value = |number: u16| vec![Word::Number(number)];
    Step {
        subject: Subject { topic, spot: None },
        rule,
        dir,
        role: Role::Found,
        along: match (rule, dir) {
            (Rule::Dist3(_), _) | (_, Dir::Row | Dir::RowCol | Dir::Diag) => Along::Rows,
            (_, Dir::Col) => Along::Columns,
        },
        lines: [1, 2, 3].map(|line| [1, 2, 3].map(|place| value(line * place))),
        needed: value(9),
    }
}

#[test]
fn every_rule_has_its_own_sentence_in_every_language() {
    for locale in Locale::ALL {
        for topic in TOPICS {
            for dir in DIRS {
                let mut told = BTreeSet::new();
                // Equal on the diagonals means three values in every line: the rule of Latin squares.
                for rule in rules().into_iter().filter(|rule| *rule != Rule::Const || dir != Dir::Diag) {
                    let text = step(locale, &a_step(topic, rule, dir));
                    whole(&text.rule);
                    assert!(text.rule.ends_with(['.', '。']), "{locale}: {}", text.rule);
                    text.rows.iter().chain([&text.conclusion]).for_each(|text| whole(text));
                    assert!(told.insert(text.rule.clone()), "{locale}: {}", text.rule);
                }
            }
            let along: BTreeSet<String> = [Dir::Row, Dir::Col, Dir::RowCol]
                .map(|dir| step(locale, &a_step(topic, Rule::Prog(1), dir)).rule)
                .into();
            assert_eq!(along.len(), 3, "{locale}");
        }
    }
}

#[test]
fn every_error_has_words_in_every_language() {
    for locale in Locale::ALL {
        for rule in rules() {
            for dir in DIRS {
                let steps = [a_step(Topic::Number, rule, dir), a_step(Topic::Fill, rule, dir)];
                let mut told = BTreeSet::new();
                for slip in slips() {
                    let broken = Break { step: 0, slip: Some(slip), shows: vec![Word::Number(8)] };
                    let text =
                        wrong(locale, &steps, &Wrong { choice: 2, keeps: vec![1], breaks: vec![broken] });
                    whole(&text.breaks[0]);
                    whole(text.keeps.as_deref().unwrap());
                    assert!(told.insert(text.breaks[0].clone()), "{locale}: {}", text.breaks[0]);
                }
            }
        }
        let steps = [a_step(Topic::Number, Rule::Prog(1), Dir::Row)];
        let broken = Break { step: 0, slip: None, shows: Vec::new() };
        let text = wrong(locale, &steps, &Wrong { choice: 0, keeps: Vec::new(), breaks: vec![broken] });
        whole(&text.breaks[0]);
        assert_eq!(text.keeps, None);
    }
}

#[test]
fn every_template_has_words_in_every_language() {
    for item in (0..u16::try_from(TEMPLATES.len()).unwrap()).filter_map(|template| make(template, 3)) {
        let (words, reasons) = (describe_item(&item), explain(&item));
        for locale in Locale::ALL {
            let options = words.choices.each_ref().map(|words| tile(locale, words));
            for text in &options {
                whole(text);
            }
            assert_eq!(options.iter().collect::<BTreeSet<_>>().len(), 6, "{locale}: {options:?}");
            let text = explanation(locale, &reasons);
            assert!(text.steps.len() >= item.counted_rules().count() && text.wrong.len() == 5);
            for step in text.steps {
                step.rows.iter().chain([&step.rule, &step.conclusion]).for_each(|text| whole(text));
            }
            text.wrong
                .iter()
                .flat_map(|wrong| wrong.breaks.iter().chain(&wrong.keeps))
                .for_each(|text| whole(text));
        }
    }
}

#[test]
fn an_attribute_that_changes_with_another_says_so() {
    let mut fill = a_step(Topic::Fill, Rule::Prog(1), Dir::RowCol);
    fill.role = Role::Tied(Some(Subject { topic: Topic::Number, spot: None }));
    assert_eq!(step(Locale::En, &fill).rule, "Fill, in each row: changes along with “number”.");
}

#[test]
fn tiles_are_short_and_exact() {
    let grid = layer(Kind::Grid, Alphabet::Plain, Zone::Whole, true);
    let part = Part {
        spot: None,
        noun: Noun::Shape(Shape::Triangle),
        count: 2,
        words: vec![Word::Fill(Fill::Hatched), speak(&grid, Attr::Places, 0b10_0001)[0].clone()],
    };
    let lines = layer(Kind::Lines, Alphabet::Plain, Zone::Whole, false);
    let strokes = speak(&lines, Attr::Segments, 0b0000_1100_0101);
    let strokes = Part { spot: None, noun: Noun::Lines, count: 4, words: strokes };
    let flag = vec![Word::Size(Size::Small), Word::Mirrored, Word::Turned(6)];
    let flag = Part { spot: Some(Spot::Middle), noun: Noun::Shape(Shape::Flag), count: 1, words: flag };
    let said = |locale, parts: &[&Part]| {
        tile(locale, &TileWords { parts: parts.iter().map(|part| (*part).clone()).collect() })
    };
    assert_eq!(said(Locale::En, &[&part]), "2 triangles, striped, at: top left, right");
    assert_eq!(said(Locale::De, &[&part]), "2 Dreiecke, schraffiert, Position: oben links, rechts");
    assert_eq!(said(Locale::Ja, &[&part]), "三角形2個、斜線、位置：左上、右");
    assert_eq!(said(Locale::Cn, &[&part]), "2 个三角形，斜线填充，位置：左上、右");
    assert_eq!(
        said(Locale::En, &[&strokes, &flag]),
        "4 lines, horizontal (top left, left), vertical (top left, top); \
         middle: flag, small, mirrored, turned 90° counterclockwise"
    );
    assert_eq!(said(Locale::En, &[]), "empty");
}

#[test]
fn an_explanation_reads_from_rule_to_conclusion() {
    let mut number = a_step(Topic::Number, Rule::Prog(1), Dir::RowCol);
    number.subject.spot = Some(Spot::Middle);
    let mut places = a_step(Topic::Places, Rule::SetOp(Op::Xor), Dir::Row);
    places.lines = places.lines.map(|line| line.map(|_| vec![Word::At(vec![Place::Top, Place::Left])]));
    places.lines[0][2].clear();
    let broken =
        Break { step: 1, slip: Some(Slip::WrongOperation(Op::Or)), shows: places.lines[0][0].clone() };
    let wrong = vec![Wrong { choice: 4, keeps: vec![0], breaks: vec![broken] }];
    let text = explanation(Locale::En, &Explanation { steps: vec![number, places], wrong });

    assert_eq!(
        text.steps[0].rule,
        "Number (middle), in each row: 1 more from tile to tile; the rows don’t all start the same way."
    );
    assert_eq!(text.steps[0].rows, ["Row 1: 1, 2, 3", "Row 2: 2, 4, 6", "Row 3: 3, 6, ?"]);
    assert_eq!(text.steps[0].conclusion, "So the missing tile needs: 9.");
    assert_eq!(text.steps[1].rows[0], "Row 1: top, left; top, left; nothing");
    assert_eq!(text.wrong[0].keeps.as_deref(), Some("Right: number (middle)."));
    assert_eq!(
        text.wrong[0].breaks,
        ["Wrong: position, here top, left; shows everything from both instead of what only one of them has."]
    );
}
