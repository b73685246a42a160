//! Time and effort: the run's times, and what they show about effort.

use l10n::report as say;
use lab::dimensions::{DIMENSIONS, Dimension};

use super::{
    Context,
    blocks::{heading, lead, points, section, table},
    numbers::{Compared, compared, of_kind, right_and_wrong, tally, thirds, total_ms},
    words,
};
use crate::value::{Block, Chart, Section, Table, TimeBar};

pub(super) fn time(context: &Context<'_>) -> Section {
    let Context { facts, locale, .. } = *context;
    let total = total_ms(facts.questions.iter());
    let each = total / context.questions().max(1);
    let mut blocks = vec![
        lead(say::time_lead(locale, &words::time(locale, total), &words::time(locale, each))),
        chart(context),
        Block::Table { table: kinds(context) },
        heading(say::time_noticed(locale)),
        points(noticed(context)),
        heading(say::effort(locale)),
        points(effort(context)),
    ];
    blocks.extend(words::run_verdict(locale, &facts.outcome.verdict));
    section("time", say::time_title(locale), blocks)
}

#[expect(clippy::cast_precision_loss, reason = "milliseconds")]
fn chart(context: &Context<'_>) -> Block {
    let Context { facts, locale, .. } = *context;
    let asked = || facts.questions.iter().zip(facts.crowds());
    let medians = asked().any(|(_, crowd)| crowd.is_some());
    let bars = asked().map(|(question, crowd)| TimeBar {
        number: question.number,
        seconds: f64::from(question.ms) / 1000.0,
        median_seconds: crowd.map(|crowd| crowd.median_ms as f64 / 1000.0),
    });
    let rows = asked().map(|(question, crowd)| {
        let median =
            crowd.map_or_else(|| words::NOTHING.to_owned(), |crowd| words::time(locale, crowd.median_ms));
        let cells = [l10n::number(locale, question.number.into()), words::time(locale, question.ms.into())];
        cells.into_iter().chain(medians.then_some(median)).collect()
    });
    let head = [say::head_puzzle(locale), say::head_time(locale)];
    Block::Chart {
        chart: Chart::Times {
            bars: bars.collect(),
            own_label: say::time_own(locale),
            median_label: say::time_median(locale),
        },
        table: table(
            say::time_caption(locale),
            head.into_iter().chain(medians.then(|| say::head_median(locale))).collect(),
            rows.collect(),
        ),
    }
}

/// Time on each kind of task, and the sums of others' medians where all are known.
fn kinds(context: &Context<'_>) -> Table {
    let Context { facts, locale, .. } = *context;
    let others = |kind: Dimension| -> Option<i64> {
        let own = facts.questions.iter().zip(facts.crowds()).filter(|(question, _)| question.kind == kind);
        own.map(|(_, crowd)| crowd.map(|crowd| crowd.median_ms)).sum()
    };
    let medians = DIMENSIONS.into_iter().all(|kind| others(kind).is_some());
    let rows = DIMENSIONS.into_iter().map(|kind| {
        let cells = [
            words::kind(locale, kind),
            l10n::number(locale, tally(of_kind(facts, kind)).all),
            words::time(locale, total_ms(of_kind(facts, kind))),
        ];
        let others = others(kind).filter(|_| medians).map(|ms| words::time(locale, ms));
        cells.into_iter().chain(others).collect()
    });
    let head = [say::head_kind(locale), say::head_puzzles(locale), say::head_time(locale)];
    table(
        say::time_kinds_caption(locale),
        head.into_iter().chain(medians.then(|| say::head_medians(locale))).collect(),
        rows.collect(),
    )
}

fn noticed(context: &Context<'_>) -> Vec<String> {
    let Context { facts, locale, .. } = *context;
    let told = |ms: i64| words::time(locale, ms);
    let slowest = facts.questions.iter().max_by_key(|question| question.ms);
    let quickest = facts.questions.iter().min_by_key(|question| question.ms);
    let ends = slowest.zip(quickest).map(|(slowest, quickest)| {
        say::time_ends(
            locale,
            slowest.number.into(),
            &told(slowest.ms.into()),
            quickest.number.into(),
            &told(quickest.ms.into()),
        )
    });
    let change = thirds(facts).and_then(|[first, _, last]| {
        let say = match last.ms.cmp(&first.ms) {
            std::cmp::Ordering::Greater => say::time_later,
            std::cmp::Ordering::Less if last.difficulty > first.difficulty => say::time_earlier,
            _ => return None,
        };
        Some(say(locale, &told(last.ms), &told(first.ms)))
    });
    let middles = right_and_wrong(facts).map(|(right, wrong)| {
        let say = match compared(wrong, right) {
            Compared::More => say::time_wrong_longer,
            Compared::Less => say::time_wrong_shorter,
            Compared::Alike => say::time_alike,
        };
        say(locale, &told(right), &told(wrong))
    });
    [ends, change, middles].into_iter().flatten().collect()
}

fn effort(context: &Context<'_>) -> Vec<String> {
    let Context { facts, locale, .. } = *context;
    let rapid = facts.questions.iter().filter(|question| question.rapid).count();
    let open = facts.questions.iter().filter(|question| question.chosen.is_none()).count();
    let changes: i64 = facts.questions.iter().map(|question| i64::from(question.changes)).sum();
    let number = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    vec![
        match rapid {
            0 => say::effort_none_rapid(locale),
            _ => say::effort_rapid(locale, number(rapid)),
        },
        match open {
            0 => say::effort_none_open(locale),
            _ => say::effort_open(locale, number(open)),
        },
        match changes {
            1.. => say::effort_changes(locale, changes),
            _ => say::effort_no_changes(locale),
        },
    ]
}
