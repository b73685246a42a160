//! The brain-training guide: what practice can do and can't, where to begin, four weeks, habits.

use l10n::{figures, report as say};

use super::{
    Context,
    blocks::{heading, lead, points, section, sources, table, text},
    numbers::{Missed, difference_needed, missed, of_kind, reach, tally},
    words,
};
use crate::value::{Block, Section};

const SOURCES: [&str; 9] = [
    "Simons et al. (2016): Do “brain-training” programs work? Psychological Science in the Public Interest 17, 103–186.",
    "Ritchie & Tucker-Drob (2018): How much does education improve intelligence? Psychological Science 29, 1358–1369.",
    "Chi et al. (1989): Self-explanations. Cognitive Science 13, 145–182.",
    "Rohrer & Taylor (2007): The shuffling of mathematics problems improves learning. Instructional Science 35, 481–498.",
    "Cepeda et al. (2006): Distributed practice in verbal recall tasks. Psychological Bulletin 132, 354–380.",
    "Roediger & Karpicke (2006): Test-enhanced learning. Psychological Science 17, 249–255.",
    "Diekelmann & Born (2010): The memory function of sleep. Nature Reviews Neuroscience 11, 114–126.",
    "Lim & Dinges (2010): A meta-analysis of the impact of short-term sleep deprivation on cognitive variables. Psychological Bulletin 136, 375–389.",
    "Smith et al. (2010): Aerobic exercise and neurocognitive performance. Psychosomatic Medicine 72, 239–252.",
];

pub(super) fn guide(context: &Context<'_>) -> Section {
    let Context { facts, score, locale, .. } = *context;
    let mut blocks = vec![
        lead(say::guide_lead(locale)),
        text(say::guide_evidence(locale)),
        heading(say::guide_start(locale)),
    ];
    blocks.extend(start(context).into_iter().map(text));
    let none_missed = tally(facts.questions.iter()).missed() == 0;
    let first_week = if none_missed { say::guide_week_1_slow(locale) } else { say::guide_week_1(locale) };
    let weeks = [
        (first_week, say::guide_why_1(locale)),
        (say::guide_week_2(locale), say::guide_why_2(locale)),
        (say::guide_week_3(locale), say::guide_why_3(locale)),
        (say::guide_week_4(locale), say::guide_why_4(locale)),
    ];
    let rows = (1..).zip(weeks).map(|(week, (what, why))| vec![l10n::number(locale, week), what, why]);
    blocks.extend([
        heading(say::guide_plan(locale)),
        Block::Table {
            table: table(
                say::guide_plan_caption(locale),
                vec![say::head_week(locale), say::head_do(locale), say::head_why(locale)],
                rows.collect(),
            ),
        },
        heading(say::guide_habits(locale)),
        points(vec![say::guide_sleep(locale), say::guide_move(locale)]),
        text(say::guide_honest(locale, difference_needed(facts, score))),
        heading(say::sources(locale)),
        sources(&SOURCES),
    ]);
    section("guide", say::guide_title(locale), blocks)
}

/// The kind to begin with, and its missed puzzles if the reader may know which they are.
fn start(context: &Context<'_>) -> Vec<String> {
    let Context { facts, score, locale, owned, .. } = *context;
    let limit = reach(facts, score.iq);
    let (kind, tally) = match missed(facts, score.iq) {
        Missed::Most(kind, tally) => (kind, tally),
        Missed::Hardly => return vec![say::guide_none_missed(locale, limit.into())],
        Missed::Spread => return vec![say::guide_spread(locale, limit.into())],
    };
    let name = words::kind(locale, kind);
    let mut start = vec![say::guide_missed(locale, &name, limit.into(), tally.missed(), tally.all)];
    if owned.wrong_answers {
        let missed =
            of_kind(facts, kind).filter(|question| !question.right() && question.difficulty <= limit);
        let numbers = missed.map(|question| l10n::number(locale, question.number.into()));
        let list = numbers.reduce(|first, second| figures::enumeration(locale, &first, &second));
        start.extend(list.map(|numbers| say::guide_numbers(locale, &numbers)));
    }
    start
}
