//! The chapter about precision: information, errors at each level, reliability.

use super::{
    figures::{Figures, FormFigures},
    fixed, percent,
};
use crate::{
    document::Document,
    plot::{Axis, Series, Stroke, svg},
};

pub(super) fn write(manual: &mut Document, figures: &Figures) {
    let (long, short) = (&figures.long, &figures.short);
    manual.chapter("Precision");
    manual.text(
        "One number for “the” accuracy of a test hides where it is exact and where it isn’t. The tables \
        say it level by level (*conditional* standard errors). They hold if puzzles are as difficult as \
        predicted; what happens if they aren’t stands in the chapter about the interval.",
    );
    manual.table(
        &["whole norm population", "30 questions", "20 questions"],
        [
            (
                "marginal reliability, 1 − E[SD²]",
                fixed(long.summary.reliability, 2),
                fixed(short.summary.reliability, 2),
            ),
            (
                "squared correlation of printed and true IQ",
                fixed(long.summary.squared_correlation, 2),
                fixed(short.summary.squared_correlation, 2),
            ),
            ("15 · √(1 − reliability), in IQ", fixed(long.summary.sem, 1), fixed(short.summary.sem, 1)),
            ("mean of IQ", fixed(long.summary.mean, 1), fixed(short.summary.mean, 1)),
            ("standard deviation of IQ", fixed(long.summary.sd, 1), fixed(short.summary.sd, 1)),
            ("printed range", range(long), range(short)),
        ]
        .map(|(name, one, other)| vec![name.to_owned(), one, other]),
    );
    for form in [long, short] {
        manual.section(&format!("{} questions, by level", form.questions));
        manual.table(
            &[
                "true IQ",
                "right of all",
                "information",
                "15/√I",
                "mean printed IQ",
                "SEM",
                "RMS error",
                "“or above/below”",
            ],
            form.levels.iter().map(|level| {
                vec![
                    level.iq.to_string(),
                    fixed(level.expected_right, 1),
                    fixed(level.information, 2),
                    fixed(level.promised_error, 1),
                    fixed(level.mean, 1),
                    fixed(level.sem, 1),
                    fixed(level.error, 1),
                    percent(level.limited, 0),
                ]
            }),
        );
    }
    manual.text(
        "*SEM* is the scatter of the IQ (before rounding and limits) of people with the same true IQ. It \
        is smaller than 15/√I far from the middle, because an IQ is a place among people who were \
        measured with the same error and so is pulled towards 100; *RMS error* counts that pull too, and \
        it is what decides where the printed range ends (9 points).",
    );
    manual.picture(
        "information",
        "Test information: how much the answers tell at each true IQ. An \
        information of 5 means a standard error of 6.7 IQ points.",
        information(figures),
    );
    manual.picture(
        "expected-score",
        "Test characteristic curve: the expected number of right answers at \
        each true IQ. Guessing keeps it above zero on the left.",
        expected(figures),
    );
    manual.picture(
        "error",
        "How far a printed IQ lies from the true one (root mean square), and the limit of 9 points at \
        which the printed range ends.",
        errors(figures),
    );
}

fn range(form: &FormFigures) -> String {
    format!("{}–{}", form.summary.range.0, form.summary.range.1)
}

const IQ: Axis<'static> = Axis { name: "true IQ", from: 55.0, to: 145.0, step: 15.0, digits: 0 };

fn curves(figures: &Figures, of: impl Fn(&measure::information::Precision) -> f64) -> [Series<'static>; 2] {
    let points = |form: &FormFigures| {
        form.curves.iter().map(|point| (100.0 + 15.0 * point.theta, of(point))).collect()
    };
    [
        Series { name: "30 questions", stroke: Stroke::Solid, points: points(&figures.long) },
        Series { name: "20 questions", stroke: Stroke::Dashed, points: points(&figures.short) },
    ]
}

fn information(figures: &Figures) -> String {
    let y = Axis { name: "information", from: 0.0, to: 7.0, step: 1.0, digits: 0 };
    svg(&IQ, &y, &curves(figures, |point| point.information))
}

fn expected(figures: &Figures) -> String {
    let y = Axis { name: "expected number right", from: 0.0, to: 30.0, step: 5.0, digits: 0 };
    svg(&IQ, &y, &curves(figures, |point| point.expected))
}

fn errors(figures: &Figures) -> String {
    let y = Axis { name: "RMS error, IQ points", from: 0.0, to: 14.0, step: 2.0, digits: 0 };
    // Neighbours are averaged: sampling noise of a few simulated people isn't a property of the form.
    let points = |form: &FormFigures| -> Vec<(f64, f64)> {
        let middle = |window: &[(f64, f64, f64)]| window.iter().map(|point| point.2).sum::<f64>() / 5.0;
        form.sems.windows(5).map(|window| (window[2].0, middle(window))).collect()
    };
    svg(
        &IQ,
        &y,
        &[
            Series { name: "30 questions", stroke: Stroke::Solid, points: points(&figures.long) },
            Series { name: "20 questions", stroke: Stroke::Dashed, points: points(&figures.short) },
            Series { name: "limit", stroke: Stroke::Dotted, points: vec![(55.0, 9.0), (145.0, 9.0)] },
        ],
    )
}
