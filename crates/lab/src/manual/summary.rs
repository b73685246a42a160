//! The first page, for all readers; and what is measured and what isn't.

use super::{figures::Figures, fixed, percent};
use crate::document::Document;

pub(super) fn write(manual: &mut Document, figures: &Figures, date: &str) {
    let (long, short) = (&figures.long, &figures.short);
    manual.text(format!(
        "Edition of {date} · norms “{}”, phase *{}* · the program writes this text and counts every \
        figure in it anew: `just manual`",
        figures.norms.version,
        super::scores::phase_name(figures.norms.phase)
    ));
    manual.text(
        "**The result is a preliminary estimate.** Nobody has been tested yet to fix what “100” is, and \
        the difficulty of the puzzles is predicted, not measured. Both are said on every result, and the \
        printed interval is wide enough to hold them.",
    );
    manual.chapter("In one page");
    manual.text(
        "The test shows tables of nine tiles in which one is missing. Whoever finds the rules by which \
        the tiles change can say which of six options belongs in the gap. Puzzles of this kind (figure \
        matrices, known from Raven’s) are one of the best single measures of *fluid reasoning*: finding \
        out how something works that one hasn’t been taught.",
    );
    manual.list([
        format!(
            "**Two lengths.** {} questions, or {}. Questions rise in difficulty; everybody of one \
            form gets the same ones, all at once.",
            long.questions, short.questions
        ),
        "**The score.** A number on the scale where the average adult has 100 and two thirds of adults \
        lie between 85 and 115."
            .to_owned(),
        format!(
            "**How exact it is.** If somebody could take the {}-question test again and again without \
            learning from it, the scores of one and the same person would scatter by about {} points \
            around their mean ({} for {} questions). More exactly than this, {} answers can’t tell.",
            long.questions,
            fixed(level(figures, true).sem, 1),
            fixed(level(figures, false).sem, 1),
            short.questions,
            long.questions
        ),
        format!(
            "**The interval.** Beside the number stands a range that holds the true value in 95 of 100 \
            cases. Today it is {} points wide on average ({} for {} questions), because the level of the \
            scale itself is only known to ±{} points.",
            fixed(long.summary.width, 0),
            fixed(short.summary.width, 0),
            short.questions,
            fixed(1.96 * figures.norms.level_error, 0)
        ),
        format!(
            "**Where it stops.** Below {} and above {} ({} and {} for {} questions) the test only says \
            “{} or below”, “{} or above”: too few puzzles are that easy or that hard.",
            long.summary.range.0,
            long.summary.range.1,
            short.summary.range.0,
            short.summary.range.1,
            short.questions,
            long.summary.range.0,
            long.summary.range.1
        ),
        format!(
            "**Whose result is refused.** A run that was clicked through is recognised and gets no score \
            but a new form. Of simulated honest people {} are refused wrongly.",
            percent(long.verdicts.first().map_or(0.0, |(_, verdicts)| verdicts.invalid), 2)
        ),
        "**What it isn’t.** No diagnosis and no ground for decisions about a person: it is taken alone at a \
        screen, and nobody knows who sat there or who helped. The certificate that is sold with some reports \
        says that it was unsupervised."
            .to_owned(),
    ]);
    manual.chapter("What is measured, and what isn’t");
    manual.text(
        "*Measured:* induction with abstract figures. The rules are few and the same everywhere (chapter \
        “The puzzles”), no language and no school knowledge is needed, and time isn’t scored. In the \
        Cattell–Horn–Carroll order of abilities this is one narrow ability (induction) of one broad \
        ability (fluid reasoning).",
    );
    manual.text(
        "*Not measured:* vocabulary and knowledge, memory, reading and arithmetic, spatial construction, \
        speed as an ability, creativity, judgement, motivation, character. A full intelligence test has \
        ten or more different tasks, an examiner and an hour or more. A score from one kind of task may \
        differ from such a test’s by more than the interval says: the interval is about *this* task, \
        repeated. For comparison, a public matrix and reasoning test of 16 items correlated .81 with a \
        full individual test in 97 people (Condon & Revelle 2014; Young & Keith 2020). For the present \
        test no such study exists yet.",
    );
}

/// The middle of the population.
fn level(figures: &Figures, long: bool) -> crate::trial::Level {
    let form = if long { &figures.long } else { &figures.short };
    *form.levels.iter().find(|level| level.iq == 100).unwrap_or(&form.levels[0])
}
