//! The words of a puzzle in a language: descriptions of tiles for screen readers, and why an answer is
//! right.
//!
//! `matrix::words` decides what to say; here every value is mapped to its message. Parts are placed side by
//! side without grammatical agreement, so no language needs special rules.

use l10n::{Locale, figures as say};
use matrix::{
    grammar::{Axis, Dir, Op, Rule, Sign, Slip},
    words::{
        Along, Break, Explanation, Fill, Noun, Part, Place, Role, Shape, Size, Spot, Step, Stroke, Subject,
        TileWords, Topic, Word, Wrong,
    },
};
use serde::Serialize;

/// The text of an explanation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ExplanationText {
    pub steps: Vec<StepText>,
    pub wrong: Vec<WrongText>,
}

/// One rule, shown on the three rows or columns.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct StepText {
    pub rule: String,
    pub rows: [String; 3],
    pub conclusion: String,
}

/// A wrong option.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct WrongText {
    /// Index of the option.
    pub choice: u8,
    /// What is right about it, if anything.
    pub keeps: Option<String>,
    pub breaks: Vec<String>,
    /// The steps that it breaks.
    pub broken: Vec<u8>,
}

/// What a tile shows.
pub fn tile(locale: Locale, words: &TileWords) -> String {
    let parts = words.parts.iter().map(|part| self::part(locale, part));
    joined(locale, parts, say::groups).unwrap_or_else(|| say::tile_empty(locale))
}

/// Why an answer is right and the others are wrong.
pub fn explanation(locale: Locale, explanation: &Explanation) -> ExplanationText {
    ExplanationText {
        steps: explanation.steps.iter().map(|step| self::step(locale, step)).collect(),
        wrong: explanation.wrong.iter().map(|wrong| self::wrong(locale, &explanation.steps, wrong)).collect(),
    }
}

type Join = fn(Locale, &str, &str) -> String;

fn joined(locale: Locale, texts: impl Iterator<Item = String>, join: Join) -> Option<String> {
    texts.reduce(|first, second| join(locale, &first, &second))
}

fn part(locale: Locale, part: &Part) -> String {
    let noun = noun(locale, part.noun, i64::from(part.count));
    let properties = part.words.iter().map(|word| property(locale, word));
    let words = properties.fold(noun, |first, second| say::list(locale, &first, &second));
    match part.spot {
        Some(spot) => say::part(locale, &layer(locale, spot), &words),
        None => words,
    }
}

/// A word behind its noun.
fn property(locale: Locale, word: &Word) -> String {
    let value = value(locale, word);
    match word {
        Word::Inside(_) => say::inside(locale, &value),
        Word::At(_) => say::at(locale, &value),
        _ => value,
    }
}

/// A word on its own, in a list of values.
fn value(locale: Locale, word: &Word) -> String {
    match word {
        Word::Shape(shape) | Word::Inside(shape) => noun(locale, Noun::Shape(*shape), 1),
        Word::Number(number) => l10n::number(locale, i64::from(*number)),
        Word::Size(Size::Tiny) => say::size_tiny(locale),
        Word::Size(Size::Small) => say::size_small(locale),
        Word::Size(Size::Medium) => say::size_medium(locale),
        Word::Size(Size::Large) => say::size_large(locale),
        Word::Fill(Fill::Empty) => say::fill_empty(locale),
        Word::Fill(Fill::Hatched) => say::fill_hatched(locale),
        Word::Fill(Fill::Grey) => say::fill_grey(locale),
        Word::Fill(Fill::Solid) => say::fill_solid(locale),
        Word::Stroke(Stroke::Thin) => say::stroke_thin(locale),
        Word::Stroke(Stroke::Thick) => say::stroke_thick(locale),
        Word::Pointing(place) => facing(locale, *place),
        Word::Mirrored => say::mirrored(locale),
        Word::Turned(eighths) => match turn(i32::from(*eighths)) {
            Turn::Not => say::turned_not(locale),
            Turn::Clockwise(degrees) => say::turned_clockwise(locale, degrees),
            Turn::Counterclockwise(degrees) => say::turned_counterclockwise(locale, degrees),
            Turn::Half => say::turned_half(locale),
        },
        Word::At(places) => self::places(locale, places),
        Word::Level(places) => say::horizontal(locale, &self::places(locale, places)),
        Word::Upright(places) => say::vertical(locale, &self::places(locale, places)),
    }
}

/// All words of a value; a tile may also show nothing.
fn values(locale: Locale, words: &[Word]) -> String {
    let words = words.iter().map(|word| value(locale, word));
    joined(locale, words, say::list).unwrap_or_else(|| say::nothing(locale))
}

fn places(locale: Locale, places: &[Place]) -> String {
    let places = places.iter().map(|place| self::place(locale, *place));
    joined(locale, places, say::enumeration).unwrap_or_else(|| say::nothing(locale))
}

fn noun(locale: Locale, noun: Noun, count: i64) -> String {
    let say = match noun {
        Noun::Shape(Shape::Circle) => say::shape_circle,
        Noun::Shape(Shape::Triangle) => say::shape_triangle,
        Noun::Shape(Shape::Square) => say::shape_square,
        Noun::Shape(Shape::Star) => say::shape_star,
        Noun::Shape(Shape::Plus) => say::shape_plus,
        Noun::Shape(Shape::Hexagon) => say::shape_hexagon,
        Noun::Shape(Shape::Heart) => say::shape_heart,
        Noun::Shape(Shape::Crescent) => say::shape_crescent,
        Noun::Shape(Shape::Arrow) => say::shape_arrow,
        Noun::Shape(Shape::Drop) => say::shape_drop,
        Noun::Shape(Shape::HalfDisc) => say::shape_half_disc,
        Noun::Shape(Shape::Chevron) => say::shape_chevron,
        Noun::Shape(Shape::Sector) => say::shape_sector,
        Noun::Shape(Shape::Pennant) => say::shape_pennant,
        Noun::Shape(Shape::Flag) => say::shape_flag,
        Noun::Shape(Shape::Hook) => say::shape_hook,
        Noun::Shape(Shape::Boot) => say::shape_boot,
        Noun::Shape(Shape::Wing) => say::shape_wing,
        Noun::Lines => say::lines,
        Noun::Petals => say::petals,
    };
    say(locale, count)
}

fn place(locale: Locale, place: Place) -> String {
    let say = match place {
        Place::TopLeft => say::place_top_left,
        Place::Top => say::place_top,
        Place::TopRight => say::place_top_right,
        Place::Left => say::place_left,
        Place::Middle => say::place_middle,
        Place::Right => say::place_right,
        Place::BottomLeft => say::place_bottom_left,
        Place::Bottom => say::place_bottom,
        Place::BottomRight => say::place_bottom_right,
    };
    say(locale)
}

fn facing(locale: Locale, place: Place) -> String {
    let say = match place {
        Place::TopLeft => say::facing_top_left,
        Place::Top => say::facing_top,
        Place::TopRight => say::facing_top_right,
        Place::Left => say::facing_left,
        // A figure in the middle has no direction to point.
        Place::Middle => say::turned_not,
        Place::Right => say::facing_right,
        Place::BottomLeft => say::facing_bottom_left,
        Place::Bottom => say::facing_bottom,
        Place::BottomRight => say::facing_bottom_right,
    };
    say(locale)
}

enum Turn {
    Not,
    Clockwise(i64),
    Counterclockwise(i64),
    Half,
}

/// The shorter rotation.
fn turn(eighths: i32) -> Turn {
    match eighths.rem_euclid(8) {
        0 => Turn::Not,
        4 => Turn::Half,
        right @ 1..4 => Turn::Clockwise(i64::from(right) * 45),
        left => Turn::Counterclockwise(i64::from(8 - left) * 45),
    }
}

fn layer(locale: Locale, spot: Spot) -> String {
    match spot {
        Spot::Middle => say::layer_middle(locale),
        Spot::Outside => say::layer_outside(locale),
        Spot::Lines => say::layer_lines(locale),
        Spot::Petals => say::layer_petals(locale),
        Spot::Figures => say::layer_figures(locale),
        Spot::Nth(number) => say::layer_number(locale, i64::from(number)),
    }
}

fn subject(locale: Locale, subject: Subject) -> String {
    let topic = match subject.topic {
        Topic::Shape => say::topic_shape(locale),
        Topic::Inner => say::topic_inner(locale),
        Topic::Number => say::topic_number(locale),
        Topic::Size => say::topic_size(locale),
        Topic::Fill => say::topic_fill(locale),
        Topic::Direction => say::topic_direction(locale),
        Topic::Stroke => say::topic_stroke(locale),
        Topic::Places => say::topic_places(locale),
        Topic::Lines => say::topic_lines(locale),
        Topic::Petals => say::topic_petals(locale),
    };
    match (subject.topic, subject.spot) {
        // The topic already names the layer.
        (_, None) | (Topic::Lines, Some(Spot::Lines)) | (Topic::Petals, Some(Spot::Petals)) => topic,
        (_, Some(spot)) => say::subject(locale, &topic, &layer(locale, spot)),
    }
}

fn step(locale: Locale, step: &Step) -> StepText {
    let subject = capital(&subject(locale, step.subject));
    let (scope, rule) = (scope(locale, step), rule(locale, step));
    let line = |index: usize| {
        let mut texts = step.lines[index].each_ref().map(|words| values(locale, words));
        if index == 2 {
            texts[2] = say::wanted(locale);
        }
        // Values that are lists themselves need a stronger separator.
        let lists = step.lines.iter().flatten().flatten().any(is_list);
        let join: Join = if lists { say::groups } else { say::enumeration };
        let values = joined(locale, texts.into_iter(), join).unwrap_or_default();
        let number = [1, 2, 3][index];
        match step.along {
            Along::Rows => say::row(locale, number, &values),
            Along::Columns => say::column(locale, number, &values),
        }
    };
    StepText {
        rule: match note(locale, step) {
            Some(note) => say::step_note(locale, &subject, &scope, &rule, &note),
            None => say::step(locale, &subject, &scope, &rule),
        },
        rows: [0, 1, 2].map(line),
        conclusion: say::needs(locale, &values(locale, &step.needed)),
    }
}

fn is_list(word: &Word) -> bool {
    matches!(word, Word::At(_) | Word::Level(_) | Word::Upright(_) | Word::Mirrored)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

fn scope(locale: Locale, step: &Step) -> String {
    match (step.rule, step.dir) {
        (Rule::Const, Dir::RowCol) => say::scope_all(locale),
        (Rule::Const | Rule::Dist3(_), Dir::Diag) => say::scope_both(locale),
        _ if step.along == Along::Columns => say::scope_columns(locale),
        _ => say::scope_rows(locale),
    }
}

fn note(locale: Locale, step: &Step) -> Option<String> {
    let steps = matches!(step.rule, Rule::Prog(_) | Rule::RotStep(_) | Rule::Reflect(_) | Rule::Move(_));
    let differ = steps && step.role == Role::Found && step.dir == Dir::RowCol;
    differ.then(|| say::note_starts(locale))
}

fn rule(locale: Locale, step: &Step) -> String {
    match step.rule {
        Rule::Const if step.dir == Dir::Diag => say::rule_three(locale),
        Rule::Const => say::rule_same(locale),
        _ if let Role::Tied(Some(leader)) = step.role => say::rule_together(locale, &subject(locale, leader)),
        Rule::Prog(by) => {
            let say = match (step.subject.topic, by > 0) {
                (Topic::Number, true) => say::rule_more,
                (Topic::Number, false) => say::rule_fewer,
                (Topic::Size, true) => say::rule_larger,
                (Topic::Size, false) => say::rule_smaller,
                (Topic::Fill, true) => say::rule_darker,
                (Topic::Fill, false) => say::rule_lighter,
                (_, true) => say::rule_forward,
                (_, false) => say::rule_backward,
            };
            say(locale, i64::from(by.unsigned_abs()))
        }
        Rule::Arith(Sign::Plus) => say::rule_sum(locale),
        Rule::Arith(Sign::Minus) => say::rule_difference(locale),
        Rule::Dist3(_) if step.dir == Dir::Col => say::rule_order(locale),
        Rule::Dist3(_) => say::rule_three(locale),
        Rule::Dist2(_) => say::rule_two(locale),
        Rule::SetOp(Op::Or) => say::rule_or(locale),
        Rule::SetOp(Op::And) => say::rule_and(locale),
        Rule::SetOp(Op::Xor) => say::rule_xor(locale),
        Rule::SetOp(Op::Sub) => say::rule_without(locale),
        Rule::SetOp(Op::Complete) => say::rule_complete(locale),
        Rule::RotStep(eighths) => match turn(i32::from(eighths)) {
            Turn::Not => say::rule_same(locale),
            Turn::Clockwise(degrees) => say::rule_turn_clockwise(locale, degrees),
            Turn::Counterclockwise(degrees) => say::rule_turn_counterclockwise(locale, degrees),
            Turn::Half => say::rule_turn_half(locale),
        },
        Rule::Reflect(Axis::Upright) => say::rule_mirror_upright(locale),
        Rule::Reflect(Axis::Level) => say::rule_mirror_level(locale),
        Rule::Reflect(Axis::Diagonal) => say::rule_mirror_diagonal(locale),
        Rule::Move(by) if by > 0 => say::rule_move_clockwise(locale, i64::from(by)),
        Rule::Move(by) => say::rule_move_counterclockwise(locale, i64::from(by.unsigned_abs())),
    }
}

fn wrong(locale: Locale, steps: &[Step], wrong: &Wrong) -> WrongText {
    let kept = wrong.keeps.iter().filter_map(|step| steps.get(usize::from(*step)));
    let subjects = joined(locale, kept.map(|step| subject(locale, step.subject)), say::enumeration);
    let broken =
        wrong.breaks.iter().filter_map(|broken| Some((broken, steps.get(usize::from(broken.step))?)));
    WrongText {
        choice: wrong.choice,
        keeps: subjects.map(|subjects| say::keeps(locale, &subjects)),
        breaks: broken.map(|(broken, step)| breaks(locale, step, broken)).collect(),
        broken: wrong.breaks.iter().map(|broken| broken.step).collect(),
    }
}

fn breaks(locale: Locale, step: &Step, broken: &Break) -> String {
    let (subject, shows) = (subject(locale, step.subject), values(locale, &broken.shows));
    match broken.slip {
        Some(slip) => say::breaks(locale, &subject, &shows, &self::slip(locale, step, broken, slip)),
        None => say::breaks_only(locale, &subject, &shows),
    }
}

fn slip(locale: Locale, step: &Step, broken: &Break, slip: Slip) -> String {
    match slip {
        Slip::CopiesLeft => say::slip_left(locale),
        Slip::CopiesAbove => say::slip_above(locale),
        Slip::CopiesFirst => say::slip_first(locale),
        Slip::StepsTooFar => say::slip_too_far(locale),
        Slip::StepsBack => say::slip_back(locale),
        Slip::WrongOperation(taken) => match step.rule {
            Rule::SetOp(right) => {
                say::slip_operation(locale, &operation(locale, taken), &operation(locale, right))
            }
            _ => operation(locale, taken),
        },
        Slip::WrongSign if step.rule == Rule::Arith(Sign::Minus) => say::slip_added(locale),
        Slip::WrongSign => say::slip_subtracted(locale),
        Slip::ReadsColumn if step.along == Along::Columns => say::slip_row(locale),
        Slip::ReadsColumn => say::slip_column(locale),
        Slip::WrongTurn => say::slip_turn(locale),
        Slip::OffByOne if amount(&broken.shows) > amount(&step.needed) => say::slip_too_many(locale),
        Slip::OffByOne => say::slip_too_few(locale),
        Slip::WrongOfThree => say::slip_other(locale),
        Slip::BreaksConstant => say::slip_constant(locale),
        Slip::Foreign => say::slip_foreign(locale),
    }
}

fn operation(locale: Locale, op: Op) -> String {
    match op {
        Op::Or => say::operation_or(locale),
        Op::And => say::operation_and(locale),
        Op::Xor => say::operation_xor(locale),
        Op::Sub => say::operation_without(locale),
        Op::Complete => say::operation_complete(locale),
    }
}

fn amount(words: &[Word]) -> usize {
    let amounts = words.iter().map(|word| match word {
        Word::Number(number) => usize::from(*number),
        Word::At(places) | Word::Level(places) | Word::Upright(places) => places.len(),
        _ => 1,
    });
    amounts.sum()
}

#[cfg(test)]
mod tests;
