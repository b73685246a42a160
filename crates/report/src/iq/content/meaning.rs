//! What the score means, what it doesn't, and how the answers follow the difficulty.

use l10n::report as say;
use measure::scale::Class;

use super::{
    Context,
    blocks::{heading, lead, points, section, table, text},
    numbers::{Tally, by_difficulty, difference_needed, share, whole},
    words,
};
use crate::value::{Block, Section};

pub(super) fn meaning(context: &Context<'_>) -> Section {
    let Context { facts, score, locale, .. } = *context;
    let (above, below) =
        (score.interval.low.is_some_and(|low| low > 100), score.interval.high.is_some_and(|high| high < 100));
    let average = match score.class {
        Class::Normal => {
            let (from, to) = Class::Normal.limits();
            say::meaning_middle(locale, whole(100.0 * share(from, to)))
        }
        _ if above => say::meaning_high(locale),
        _ if below => say::meaning_low(locale),
        _ => say::meaning_unsure(locale),
    };
    let mut says = vec![average, say::meaning_fluid(locale)];
    if score.interval.low.is_some() && score.interval.high.is_some() {
        says.push(say::meaning_again(locale, difference_needed(facts, score)));
    }
    let [easy, near, hard] = by_difficulty(facts, score.iq);
    let row = |name: String, tally: Tally| {
        vec![name, l10n::number(locale, tally.all), l10n::number(locale, tally.right)]
    };
    let mut blocks = vec![
        lead(say::meaning_lead(
            locale,
            &words::date(locale, facts.taken_at),
            &words::score(locale, score),
            &words::margin(locale, score.interval),
        )),
        heading(say::meaning_says(locale)),
        points(says),
        heading(say::meaning_expected(locale)),
        Block::Table {
            table: table(
                say::meaning_caption(locale),
                vec![say::head_difficulty(locale), say::head_puzzles(locale), say::head_right(locale)],
                vec![
                    row(say::meaning_easy(locale), easy),
                    row(say::meaning_near(locale), near),
                    row(say::meaning_hard(locale), hard),
                ],
            ),
        },
    ];
    let surprises = [
        (easy.missed() > 0).then(|| say::meaning_missed(locale, easy.missed())),
        (hard.right > 0).then(|| say::meaning_solved(locale, hard.right)),
    ];
    if surprises.iter().any(Option::is_some) {
        blocks.extend(surprises.into_iter().flatten().map(text));
        blocks.push(text(say::meaning_usual(locale)));
    } else {
        blocks.push(text(say::meaning_smooth(locale)));
    }
    blocks.extend(likely(context));
    blocks.push(heading(say::meaning_not(locale)));
    blocks.push(points(vec![
        say::meaning_not_parts(locale),
        say::meaning_not_worth(locale),
        say::meaning_not_diagnosis(locale),
        say::meaning_not_fixed(locale),
    ]));
    section("meaning", say::meaning_title(locale), blocks)
}

/// How likely each class is. Empty in facts of earlier versions, which don't have it.
fn likely(context: &Context<'_>) -> Vec<Block> {
    let Context { score, locale, .. } = *context;
    if score.likely.is_empty() {
        return Vec::new();
    }
    let percent = |class: Class| {
        let found = score.likely.iter().find(|one| one.class == class);
        found.map(|one| f64::from(one.percent) / 100.0)
    };
    let row = |class: Class| {
        let told =
            percent(class).map_or_else(|| say::less_than_1(locale), |share| words::percent(locale, share));
        vec![words::class(locale, class), words::range(locale, class), told]
    };
    let shown = |class: &Class| percent(*class).is_some() || score.classes.contains(class);
    let touched = Class::ALL.into_iter().rev().filter(shown);
    vec![
        heading(say::meaning_likely(locale)),
        Block::Table {
            table: table(
                say::meaning_likely_caption(locale),
                vec![say::head_class(locale), say::head_iq(locale), say::head_likely(locale)],
                touched.map(row).collect(),
            ),
        },
        text(say::meaning_likely_text(locale)),
    ]
}
