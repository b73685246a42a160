//! The chapters about runs that get no score, and about the dimensions of the report.

use super::{
    figures::{Figures, dimension_names},
    fixed, percent,
};
use crate::document::Document;

pub(super) fn write(manual: &mut Document, figures: &Figures) {
    verdicts(manual, figures);
    dimensions(manual, figures);
}

fn verdicts(manual: &mut Document, figures: &Figures) {
    manual.chapter("When a run gets no score");
    manual.text(
        "A verdict is about the run, never about the person. Being slow is no sign, being weak is no \
        sign, and nobody is told that they cheated. *Invalid*: no score, the signs are named, and a new \
        form is free. *Caution*: scored, with a note inside the result.",
    );
    manual.table(
        &["sign", "invalid", "caution"],
        [
            [
                "share of answers that took at least a fifth of the question’s usual time (bounded to 2–3 \
                s; response time effort, Wise & Kong 2005)",
                "below .80",
                "below .90",
            ],
            ["same option running", "8 times", "6 times"],
            ["whole test", "under 6 s a question", "–"],
            [
                "log-likelihood of the best ability minus that of blind guessing",
                "below −1.25 (30 \
                questions), −1.53 (20)",
                "below 0",
            ],
            ["answered", "under 80 %", "–"],
            ["answers that came in one event instead of one by one", "80 %", "–"],
            ["questions under 0.3 s", "2", "–"],
            ["times that add up to more than had passed since the questions were given", "any", "–"],
            ["person fit `lz*` (Snijders 2001): easy ones wrong, hard ones right", "–", "below −2.33"],
            ["the hardest third too good for the rest of the answers", "–", "chance below .005"],
            ["tab left; hidden in all; window; clock", "–", "3 times; 60 s; under 320 px; jumped"],
        ]
        .map(Vec::from),
    );
    manual.text(format!(
        "How the rules would judge simulated people ({} of each kind, ten times as many honest ones). \
        The times of the simulated are those of real people on matrix puzzles (MaRs-IB); how careless \
        people really behave must be estimated again on the first few thousand runs.",
        figures.people
    ));
    let rows = figures.long.verdicts.iter().zip(&figures.short.verdicts);
    manual.table(
        &["people who", "30: invalid", "30: caution", "20: invalid", "20: caution"],
        rows.map(|((name, long), (_, short))| {
            let mut row = vec![(*name).to_owned()];
            row.extend(
                [long.invalid, long.caution, short.invalid, short.caution]
                    .map(|share| percent(share, if share < 0.1 { 2 } else { 0 })),
            );
            row
        }),
    );
    manual.text(
        "Two rows show what the rules can’t do. Somebody who guesses at an honest pace looks much like \
        somebody who tries and can’t; the score is then low, which is what guessing earns. And somebody \
        who clicks through only the last few questions loses little, because those are the hardest: \
        quick guesses count as missing and a note is made.",
    );
}

fn dimensions(manual: &mut Document, figures: &Figures) {
    manual.chapter("Dimensions of the report");
    manual.text(
        "A form has four kinds of task. It is tempting to print four more scores, and it would be wrong: \
        six or so questions measure a kind badly, and all kinds need largely the same ability. The rule \
        (Haberman 2008) compares what explains more of the true differences in one kind: its own \
        questions alone, the whole test, or both together (*augmented*; Wainer et al. 2001). The share \
        that each explains is its PRMSE, the proportional reduction of the mean squared error.",
    );
    for form in [&figures.long, &figures.short] {
        let assumed: Vec<String> = form
            .worths
            .iter()
            .map(|(correlation, _)| format!("kinds correlate {}", fixed(*correlation, 2)))
            .collect();
        let title = format!("{} questions: own / total / augmented", form.questions);
        let head: Vec<&str> =
            std::iter::once(title.as_str()).chain(assumed.iter().map(String::as_str)).collect();
        manual.table(
            &head,
            dimension_names().iter().enumerate().map(|(place, name)| {
                let cell = |worth: &measure::subscores::Worth| {
                    format!(
                        "{} / {} / {}",
                        fixed(worth.own, 2),
                        fixed(worth.total, 2),
                        fixed(worth.augmented, 2)
                    )
                };
                std::iter::once((*name).to_owned())
                    .chain(form.worths.iter().map(|(_, worths)| cell(&worths[place])))
                    .collect()
            }),
        );
    }
    manual.text(format!(
        "How strongly the kinds go together in people isn’t known yet. {} So a report shows augmented scores \
        only; a level only where the 80 % interval stays within two neighbouring levels; and a strength \
        or weakness only beyond 1.65 standard errors of the difference to the person’s own mean, and \
        only for a kind whose augmented score beats the total. Usually it says: *your results are even \
        across the kinds of task; the differences are within chance.*",
        where_total_wins(figures)
    ));
    manual.text(format!(
        "**Pace** is different: seconds are measured {} times, and a person’s pace (log seconds, \
        questions taken into account; van der Linden 2006) has a reliability of {} with {} questions and \
        {} with {}, if people differ as in the MaRs-IB. It is told as a style, not as a merit: in those \
        data slower people were more often right.",
        figures.long.questions,
        fixed(figures.pace_reliability[0], 2),
        figures.long.questions,
        fixed(figures.pace_reliability[1], 2),
        figures.short.questions
    ));
}

/// For which assumed correlations the total says more about every kind than the kind itself.
fn where_total_wins(figures: &Figures) -> String {
    let wins = |correlation: f64| {
        [&figures.long, &figures.short]
            .iter()
            .flat_map(|form| &form.worths)
            .filter(|(other, _)| (other - correlation).abs() < 1e-9)
            .all(|(_, worths)| worths.iter().all(|worth| !worth.earns_own_score()))
    };
    let known = figures.long.worths.iter().map(|(correlation, _)| *correlation);
    match known.filter(|correlation| wins(*correlation)).reduce(f64::min) {
        Some(lowest) => format!(
            "If they correlate {} or more, the total says more about every kind than the kind’s own \
            questions do.",
            fixed(lowest, 2)
        ),
        None => "Some kinds’ own questions say more about them than the total does.".to_owned(),
    }
}
