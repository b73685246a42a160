//! The chapters about scores: from answers to IQ with an example, norms, the interval.

use measure::{
    norms::Phase,
    scale::{Bound, Class, IMAGINABLE, Interval},
};

use super::{
    figures::{Example, Figures, FormFigures},
    fixed, percent,
};
use crate::{
    bank::LAUNCH_ANCHOR,
    document::Document,
    plot::{Axis, Series, Stroke, svg},
    trial::{DIFFICULTY_ERROR, Level},
};

pub(super) fn write(manual: &mut Document, figures: &Figures) {
    pipeline(manual);
    example(manual, &figures.example);
    classes(manual);
    norms(manual, figures);
    interval(manual, figures);
}

pub(super) fn phase_name(phase: Phase) -> &'static str {
    match phase {
        Phase::Provisional => "provisional",
        Phase::Calibrating => "calibrating",
        Phase::Bridged => "bridged",
        Phase::Census => "census",
    }
}

fn pipeline(manual: &mut Document) {
    manual.chapter("From answers to a score");
    manual.list([
        "**Verdict.** Was this an honest try? (chapter “When a run gets no score”). An invalid run stops \
        here.",
        "**What counts.** A skipped question is wrong. What a time limit cut off is missing, and so is \
        every answer that came too fast to have been thought about; missing answers neither help nor \
        hurt.",
        "**Ability.** The weighted likelihood estimate θ̂ (Warm 1989) under the three-parameter logistic \
        model `P(θ) = c + (1 − c) / (1 + exp(−a(θ − b)))`, with its standard error 1/√I. It needs no \
        assumption about the population, and unlike a Bayesian mean it doesn’t pull extreme scores \
        inwards before the interval is built.",
        "**Place among people.** The distribution that θ̂ has *for this form* in the norm population is \
        computed beforehand; θ̂’s place in it is the percentile *p*. So mean 100 and standard deviation \
        15 hold for every form and length.",
        "**IQ.** `100 + 15 Φ⁻¹(p)`, rounded; outside the printed range only “or above”, “or below”.",
        "**Interval** on the true IQ, and every class that it touches.",
    ]);
    manual.text(
        "All of this is one pure function of the stored run, the item parameters and the norms: from \
        these three a result can be computed again at any time, byte for byte, and when the norms get \
        better it is computed again for everybody.",
    );
}

fn example(manual: &mut Document, example: &Example) {
    manual.section("A worked example");
    let outcome = &example.outcome;
    let shown: String = example.answers.iter().map(|answer| if *answer == 1 { '1' } else { '0' }).collect();
    manual.text(format!(
        "A simulated person with a true IQ of {} takes the {}-question form in {} minutes:",
        fixed(example.true_iq, 0),
        outcome.items,
        fixed(example.seconds / 60.0, 1)
    ));
    let mut rows = vec![
        ("answers, easy to hard (1 = right)", format!("`{shown}`")),
        ("number right", format!("{} of {}", outcome.right, outcome.items)),
        (
            "ability θ̂ ± standard error",
            format!("{} ± {}", fixed(example.estimate.theta, 3), fixed(example.estimate.se, 3)),
        ),
        (
            "place among people",
            format!("{}, that is z = {}", percent(example.percentile, 1), fixed(example.deviate, 3)),
        ),
    ];
    if let Some(score) = &outcome.score {
        rows.extend([
            (
                "IQ = 100 + 15 z",
                format!(
                    "{} → **{}{}**",
                    fixed(100.0 + 15.0 * example.deviate, 1),
                    score.iq,
                    bound(score.bound)
                ),
            ),
            ("centre of the interval, 100 + 15 θ̂", fixed(example.straight, 1)),
            (
                "standard error of measurement; of difficulties and level",
                format!("{}; {}", fixed(15.0 * example.estimate.se, 1), fixed(example.norm_error, 1)),
            ),
            ("95 % interval", format!("**{}**", ends(score.interval))),
            (
                "class; classes the interval touches",
                format!(
                    "{}; {}",
                    class_name(score.class),
                    score.classes.iter().map(|class| class_name(*class)).collect::<Vec<_>>().join(", ")
                ),
            ),
        ]);
    }
    manual.table(&["step", "value"], rows.into_iter().map(|(name, value)| vec![name.to_owned(), value]));
}

fn bound(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "",
        Bound::AtOrAbove => " or above",
        Bound::AtOrBelow => " or below",
    }
}

fn ends(interval: Interval) -> String {
    let end = |end: Option<i32>| end.map_or("open".to_owned(), |end| end.to_string());
    format!("{} to {}", end(interval.low), end(interval.high))
}

/// The keys of the classes, as words.
fn class_name(class: Class) -> String {
    class.key().replace('_', " ")
}

fn classes(manual: &mut Document) {
    manual.section("Classes");
    manual.text(
        "Classes are conventions, not kinds of people. The keys below are the program’s; what a \
        report shows in their place is worded more mildly below 85, and below 70 it says only that the \
        score lies under the range this test measures well. A result names every class its interval \
        touches.",
    );
    let below = |iq: f64| measure::special::normal_cdf((iq - 100.0) / 15.0);
    manual.table(
        &["class", "IQ", "share of the norm population"],
        Class::ALL.into_iter().rev().map(|class| {
            let (from, to) = class.limits();
            // A printed 115 covers everything from 114.5 on.
            let low = from.map_or(0.0, |from| below(f64::from(from) - 0.5));
            let high = to.map_or(1.0, |to| below(f64::from(to) + 0.5));
            let limits = match (from, to) {
                (Some(from), Some(to)) => format!("{from}–{to}"),
                (Some(from), None) => format!("{from} and more"),
                (None, to) => format!("below {}", to.unwrap_or_default() + 1),
            };
            vec![class_name(class), limits, percent(high - low, 1)]
        }),
    );
}

fn norms(manual: &mut Document, figures: &Figures) {
    let norms = &figures.norms;
    manual.chapter("Norms");
    manual.table(
        &["", "today"],
        [
            ("version", norms.version.clone()),
            ("phase", phase_name(norms.phase).to_owned()),
            (
                "norm group",
                if norms.phase <= Phase::Calibrating {
                    "none yet: provisional".to_owned()
                } else {
                    "see the version’s own record".to_owned()
                },
            ),
            (
                "people in it",
                if norms.phase <= Phase::Calibrating {
                    "0".to_owned()
                } else {
                    "see the version’s own record".to_owned()
                },
            ),
            ("standard error of the level", format!("{} IQ", fixed(norms.level_error, 1))),
            (
                "standard error of a form’s difficulty",
                format!("{} IQ in the middle, more at the ends", fixed(norms.form_error, 1)),
            ),
            ("comparison", "adults of all ages together; none for children under 16".to_owned()),
        ]
        .map(|(name, value)| vec![name.to_owned(), value]),
    );
    manual.text(format!(
        "“100” is borrowed today: the weights of difficulty come from answers that online adults gave to \
        other matrices, and people who take part in such studies aren’t everybody. Adults in general are \
        taken to be {} standard deviations less able than they were; that this may be wrong is part of \
        every interval. The norms get better in steps, and every result says which step it was scored in:",
        fixed(LAUNCH_ANCHOR, 1)
    ));
    manual.list([
        "**provisional:** no sample of our own; predicted difficulties, borrowed level.",
        "**calibrating:** difficulties from own answers, about 300 for each puzzle (standard error of \
        *b* about 0.15); the level is still borrowed.",
        "**bridged:** 500 adults, sampled by quota, on the same puzzles. Their mean is then known to \
        about 0.7 IQ (15/√500), points two standard deviations out to about 1.2.",
        "**census:** 10,000 or more first valid runs, weighted to the census by age, education and sex; \
        the bridge sample keeps the level, which weighting can’t.",
    ]);
    manual.text(
        "Nothing is corrected for age yet. Scores on such puzzles are lower in older people; a \
        comparison within one’s own age will be added, second and marked, when our own data show the \
        curve.",
    );
}

fn interval(manual: &mut Document, figures: &Figures) {
    manual.chapter("The interval");
    let (lowest, highest) = IMAGINABLE;
    manual.text(format!(
        "The interval is for the *true* IQ, `100 + 15(θ − μ)/σ`, and stands around the estimate on that \
        straight scale, so it isn’t centred on the printed number, which is pulled towards 100. Each limit \
        is the nearer of two: `t ± 1.96/√I(t)` with *t* for θ̂, or where `∫√I dθ` from *t* reaches 1.96. It \
        is then moved out by the errors of the form’s difficulties and of the norms’ level, in squares, \
        rounded, and left open where the score itself is only a limit or lies beyond \
        {lowest}–{highest}.",
    ));
    manual.text(format!(
        "How often does it hold the true IQ? {} simulated people at each level: once with everything \
        exactly as assumed and the norm errors set to zero, and once as things are today: every \
        difficulty off by a standard deviation of {}, the level off by its standard error.",
        figures.people,
        fixed(DIFFICULTY_ERROR, 1)
    ));
    let rows = figures.long.levels.iter().zip(&figures.short.levels);
    manual.table(
        &["true IQ", "30: as assumed", "30: as today", "20: as assumed", "20: as today"],
        rows.map(|(long, short)| {
            let mut row = vec![long.iq.to_string()];
            row.extend(
                [long.covered, long.covered_at_start, short.covered, short.covered_at_start]
                    .map(|share| percent(share, 1)),
            );
            row
        }),
    );
    manual.picture(
        "coverage",
        "Share of printed 95 % intervals that hold the true IQ, difficulties and \
        level as uncertain as today.",
        coverage(figures),
    );
}

fn coverage(figures: &Figures) -> String {
    let points = |form: &FormFigures, of: fn(&Level) -> f64| -> Vec<(f64, f64)> {
        form.levels.iter().map(|level| (f64::from(level.iq), 100.0 * of(level))).collect()
    };
    svg(
        &Axis { name: "true IQ", from: 55.0, to: 145.0, step: 15.0, digits: 0 },
        &Axis { name: "per cent", from: 85.0, to: 100.0, step: 5.0, digits: 0 },
        &[
            Series {
                name: "30 questions",
                stroke: Stroke::Solid,
                points: points(&figures.long, |level| level.covered_at_start),
            },
            Series {
                name: "20 questions",
                stroke: Stroke::Dashed,
                points: points(&figures.short, |level| level.covered_at_start),
            },
            Series { name: "95 %", stroke: Stroke::Dotted, points: vec![(55.0, 95.0), (145.0, 95.0)] },
        ],
    )
}
