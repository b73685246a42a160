//! The report on thinking style: a point on a map of two directions.

use l10n::{Locale, thinking as say};
use questionnaire::{scales::Level, thinking::Pattern};

use super::Told;
use crate::{
    blocks::{heading, lead, note, points, section, table, text},
    questionnaire::{
        facts::{Facts, Thinking},
        words::{RETEST_DAYS, joined, language, level, number, reliability, span, versions, whole},
    },
    value::{Block, Chart, PlaneChart, Section},
};

fn name(pattern: Pattern, locale: Locale) -> String {
    match pattern {
        Pattern::Both => say::both_name(locale),
        Pattern::Analytic => say::analytic_name(locale),
        Pattern::Intuitive => say::intuitive_name(locale),
        Pattern::Neither => say::neither_name(locale),
        Pattern::Middle => say::middle_name(locale),
    }
}

fn description(pattern: Pattern, locale: Locale) -> String {
    match pattern {
        Pattern::Both => say::both_text(locale),
        Pattern::Analytic => say::analytic_text(locale),
        Pattern::Intuitive => say::intuitive_text(locale),
        Pattern::Neither => say::neither_text(locale),
        Pattern::Middle => say::middle_text(locale),
    }
}

struct Context<'a> {
    facts: &'a Facts,
    measured: &'a Thinking,
    locale: Locale,
}

pub(super) fn told(facts: &Facts, measured: &Thinking, locale: Locale) -> Told {
    let context = Context { facts, measured, locale };
    Told {
        title: say::page_report(locale),
        badge: say::provisional_badge(locale),
        sections: vec![
            point(&context),
            pattern(&context),
            uses(&context),
            growth(&context),
            sure(&context),
            method(&context),
        ],
    }
}

fn point(context: &Context<'_>) -> Section {
    let (locale, profile) = (context.locale, &context.measured.profile);
    let style = |title: String, line: String| crate::value::Term { word: title, meaning: line };
    let mut blocks = vec![
        text(say::intro(locale)),
        lead(say::result_lead(locale, &name(Pattern::of(profile), locale))),
        chart(context),
        note(say::added(locale)),
        Block::Terms {
            terms: vec![
                style(say::style_analytic(locale), say::style_analytic_line(locale)),
                style(say::style_intuitive(locale), say::style_intuitive_line(locale)),
            ],
        },
        text(joined(locale, &[say::point_lead(locale), say::point_corners(locale)])),
    ];
    let mut margin = vec![say::point_ellipse(locale, &level(locale))];
    margin.extend(Pattern::beyond(profile).map(|_| say::point_crosses(locale)));
    blocks.push(text(joined(locale, &margin)));
    section("point", say::point_title(locale), blocks)
}

/// A level and its margin as whole numbers.
fn rounded(level: &Level) -> (i32, (i32, i32)) {
    let (low, high) = level.margin();
    (whole(level.value), (whole(low), whole(high)))
}

fn chart(context: &Context<'_>) -> Block {
    let (locale, profile) = (context.locale, &context.measured.profile);
    let (half_x, half_y) = profile.ellipse();
    let ((x, x_margin), (y, y_margin)) = (rounded(&profile.analytic), rounded(&profile.intuitive));
    let field = |pattern: Pattern| name(pattern, locale);
    let row = |style: String, value: i32, margin: (i32, i32)| {
        vec![style, number(locale, value), span(locale, margin)]
    };
    Block::Chart {
        chart: Chart::Plane(PlaneChart {
            x_label: say::axis_analytic(locale),
            y_label: say::axis_intuitive(locale),
            x,
            y,
            half_x: whole(half_x).max(1),
            half_y: whole(half_y).max(1),
            fields: [
                field(Pattern::Intuitive),
                field(Pattern::Both),
                field(Pattern::Neither),
                field(Pattern::Analytic),
            ],
        }),
        table: table(
            say::point_caption(locale, &level(locale)),
            vec![
                say::head_style(locale),
                l10n::report::head_value(locale),
                l10n::report::head_margin(locale),
            ],
            vec![
                row(say::style_analytic(locale), x, x_margin),
                row(say::style_intuitive(locale), y, y_margin),
            ],
        ),
    }
}

fn pattern(context: &Context<'_>) -> Section {
    let (locale, profile) = (context.locale, &context.measured.profile);
    let own = Pattern::of(profile);
    let other = if own == Pattern::Middle { None } else { Pattern::beyond(profile) };
    let blocks = [Some(own), other]
        .into_iter()
        .flatten()
        .flat_map(|pattern| [heading(name(pattern, locale)), text(description(pattern, locale))]);
    section("pattern", say::pattern_title(locale), blocks.collect())
}

fn uses(context: &Context<'_>) -> Section {
    let locale = context.locale;
    section(
        "use",
        say::use_title(locale),
        vec![
            lead(say::use_lead(locale)),
            heading(say::style_analytic(locale)),
            text(say::analytic_helps(locale)),
            text(say::analytic_misleads(locale)),
            heading(say::style_intuitive(locale)),
            text(say::intuitive_helps(locale)),
            text(say::intuitive_misleads(locale)),
            heading(say::use_caption(locale)),
            points(vec![
                say::use_question_1(locale),
                say::use_question_2(locale),
                say::use_question_3(locale),
                say::use_question_4(locale),
            ]),
        ],
    )
}

fn growth(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let styled = |style: String, title: String| heading(format!("{style}: {title}"));
    section(
        "growth",
        say::growth_title(locale),
        vec![
            lead(say::growth_lead(locale)),
            styled(say::style_analytic(locale), say::growth_analytic_1_title(locale)),
            text(say::growth_analytic_1(locale)),
            styled(say::style_analytic(locale), say::growth_analytic_2_title(locale)),
            text(say::growth_analytic_2(locale)),
            styled(say::style_intuitive(locale), say::growth_intuitive_1_title(locale)),
            text(say::growth_intuitive_1(locale)),
            styled(say::style_intuitive(locale), say::growth_intuitive_2_title(locale)),
            text(say::growth_intuitive_2(locale)),
        ],
    )
}

fn sure(context: &Context<'_>) -> Section {
    let locale = context.locale;
    let (evidence, borrowed) = (context.measured.evidence, &context.facts.figures.thinking.borrowed);
    let unmeasured = evidence.statements.saturating_sub(evidence.measured);
    section(
        "sure",
        say::sure_title(locale),
        vec![
            lead(say::sure_lead(locale)),
            text(say::sure_self(locale)),
            text(joined(locale, &[say::sure_good(locale), say::sure_again(locale, RETEST_DAYS)])),
            note(joined(
                locale,
                &[
                    say::provisional(locale, unmeasured.into(), evidence.statements.into()),
                    say::provisional_source(
                        locale,
                        borrowed.people.into(),
                        &language(locale, borrowed),
                        &borrowed.years(),
                    ),
                ],
            )),
        ],
    )
}

fn method(context: &Context<'_>) -> Section {
    let (locale, figures) = (context.locale, &context.facts.figures.thinking);
    let [analytic, intuitive] = figures.reliability.map(|value| reliability(locale, value));
    section(
        "method",
        say::method_title(locale),
        vec![
            text(joined(
                locale,
                &[
                    say::method_statements(locale, context.facts.statements.into()),
                    say::method_reversed(locale),
                ],
            )),
            text(joined(
                locale,
                &[
                    say::method_lines(locale),
                    say::method_norms(locale, figures.target.into()),
                    say::method_reliability(locale, &analytic, &intuitive),
                ],
            )),
            heading(say::method_not(locale)),
            points(vec![
                say::method_not_brain(locale),
                say::method_not_ability(locale),
                say::method_not_jobs(locale),
            ]),
            text(joined(locale, &[say::method_source(locale), versions(locale, context.facts)])),
        ],
    )
}
