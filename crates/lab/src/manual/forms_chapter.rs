//! The chapter about forms: blueprint, parallel forms, kinds of task.

use super::{
    figures::{Figures, dimension_names},
    fixed,
};
use crate::{
    document::Document,
    plot::{Axis, Series, Stroke, svg},
};

pub(super) fn write(manual: &mut Document, figures: &Figures) {
    let (long, short) = (&figures.long, &figures.short);
    manual.chapter("Forms");
    manual.text(format!(
        "A form is a list of places from easy to hard, each with the templates that may stand there; the \
        short form leaves out places between the same ends. Predicted difficulties run from {} to {}, \
        with steps of at most {} in the long and {} in the short form.",
        fixed(long.b.first().copied().unwrap_or(0.0), 1),
        fixed(long.b.last().copied().unwrap_or(0.0), 1),
        fixed(largest_step(&long.b), 2),
        fixed(largest_step(&short.b), 2)
    ));
    manual.picture(
        "difficulties",
        "Predicted difficulty of each question, from the first to the last.",
        difficulties(figures),
    );
    manual.text(format!(
        "Forms are parallel: {} long and {} short ones were assembled from one bank without a puzzle in \
        common (near-duplicates included), and their expected scores differ by at most {} and {} points \
        at any ability from −3 to 3. That holds for predicted difficulties; real ones will differ by \
        more until they are calibrated. In every form each place of the key occurs equally often, and \
        never more than three times running.",
        long.forms,
        short.forms,
        fixed(long.largest_gap, 2),
        fixed(short.largest_gap, 2)
    ));
    let (in_long, in_short) =
        (format!("{} questions", long.questions), format!("{} questions", short.questions));
    let counted = |(fewest, most): (usize, usize)| {
        if fewest == most { fewest.to_string() } else { format!("{fewest}–{most}") }
    };
    let rows = dimension_names().into_iter().zip(long.kinds).zip(short.kinds);
    manual.table(
        &["kind of task, questions in a form", &in_long, &in_short],
        rows.map(|((name, long), short)| vec![name.to_owned(), counted(long), counted(short)]),
    );
}

fn largest_step(b: &[f64]) -> f64 {
    b.windows(2).map(|pair| pair[1] - pair[0]).fold(0.0, f64::max)
}

fn difficulties(figures: &Figures) -> String {
    let dots =
        |b: &[f64]| -> Vec<(f64, f64)> { (1_u8..).zip(b).map(|(place, b)| (f64::from(place), *b)).collect() };
    svg(
        &Axis { name: "question", from: 0.0, to: 30.0, step: 5.0, digits: 0 },
        &Axis { name: "predicted difficulty b", from: -3.0, to: 3.0, step: 1.0, digits: 0 },
        &[
            Series { name: "30 questions", stroke: Stroke::Dots, points: dots(&figures.long.b) },
            Series { name: "20 questions", stroke: Stroke::Dots, points: dots(&figures.short.b) },
        ],
    )
}
