//! Placeholder text of the right size in every section, until the words are written.

use l10n::Locale;
use measure::scale::{Class, Printed};

use super::{
    Bar, Block, Chart, ClassSpan, CurveChart, DimensionCard, DimensionKey, Figure, LevelKey, ProfileChart,
    ProfileRow, Report, Section, SectionKey, Table, Term, TimeBar,
};
use crate::facts::{Facts, Owned};

const SENTENCES: &str = "Your score stands beside its margin, because no test of this length measures a \
person to the point. Each puzzle has its own difficulty, and a model weighs all answers together. The \
same answers always give the same score, today and in two years. What chance could have done is not told \
as if it were yours.";

pub(super) fn report(facts: &Facts, owned: Owned, locale: Locale) -> Option<Report> {
    let score = facts.outcome.score.as_ref()?;
    let last = if owned.guide { SectionKey::Guide } else { SectionKey::Retest };
    let keys = [
        SectionKey::Summary,
        SectionKey::Curve,
        SectionKey::Ranking,
        SectionKey::Meaning,
        SectionKey::Dimensions,
        SectionKey::Induction,
        SectionKey::Logic,
        SectionKey::Spatial,
        SectionKey::SeveralRules,
        SectionKey::Pace,
        SectionKey::Time,
        SectionKey::Measured,
        SectionKey::Advice,
        last,
        SectionKey::Glossary,
    ];
    Some(Report {
        language: locale.tag().to_owned(),
        title: "Your report".into(),
        exam: "IQ test".into(),
        taken: l10n::date(locale, facts.taken_at.to_zoned(jiff::tz::TimeZone::UTC).date()),
        norms: format!("Norms {}, preliminary", facts.outcome.norm_version),
        sample: facts.sample.then(|| "Sample: a simulated person".to_owned()),
        sections: keys.map(|key| section(facts, score, key)).into(),
    })
}

fn section(facts: &Facts, score: &Printed, key: SectionKey) -> Section {
    let text = || Block::Text { text: SENTENCES.into() };
    let mut blocks = vec![Block::Lead {
        text: "The sentence that matters most on this page, and one more beside it.".into(),
    }];
    let table = || Table {
        caption: "What the picture shows".into(),
        head: vec!["Class".into(), "IQ".into(), "Of 100 people".into()],
        rows: (0..7).map(|row| vec![format!("Class {row}"), "85–114".into(), "68".into()]).collect(),
    };
    match key {
        SectionKey::Summary => blocks.extend([
            Block::Figures {
                figures: ["IQ score", "Margin", "Class", "Of 100 people", "Puzzles right", "Time"]
                    .map(|label| Figure { label: label.into(), value: score.iq.to_string(), note: Some("95 % margin: 80 to 115".into()) })
                    .into(),
            },
            text(), text(),
            Block::Points { points: vec![SENTENCES[..120].into(), SENTENCES[..90].into(), SENTENCES[..140].into()] },
            Block::Note { text: SENTENCES[..150].into() },
        ]),
        SectionKey::Curve => blocks.extend([
            Block::Chart { chart: Chart::Curve(curve(score)), table: table() },
            text(), text(),
        ]),
        SectionKey::Ranking => {
            blocks.push(Block::Chart { chart: Chart::People { below: 44, label: "44 of 100 people would score lower".into() }, table: table() });
            blocks.push(text());
            blocks.push(Block::Heading { text: "Among those who took this test".into() });
            let bars = (5..16).map(|ten| Bar { label: format!("{}–{}", ten * 10, ten * 10 + 9), count: 60 - (ten - 10_i64).pow(2) * 2 }).collect();
            blocks.push(Block::Chart { chart: Chart::Crowd { bars, own: 4, label: "Your score".into() }, table: table() });
            blocks.push(text());
        }
        SectionKey::Dimensions => {
            let rows = ["Finding patterns", "Figure logic", "Spatial thinking", "Several rules at once", "Pace"].map(|name| ProfileRow {
                name: name.into(), level: "Moderate".into(), score: Some(98), low: Some(88), high: Some(108),
            });
            blocks.push(Block::Chart {
                chart: Chart::Profile(ProfileChart { lowest: 55, highest: 145, reference_low: 90, reference_high: 110, reference_label: "Reference range 90–110".into(), rows: rows.into() }),
                table: table(),
            });
            blocks.extend([text(), text()]);
        }
        SectionKey::Induction | SectionKey::Logic | SectionKey::Spatial | SectionKey::SeveralRules | SectionKey::Pace => {
            blocks.push(Block::Dimension { dimension: DimensionCard {
                key: DimensionKey::Induction, name: "Finding patterns".into(), score: Some(98), low: Some(89), high: Some(107),
                reference_low: 90, reference_high: 110, reference: "Reference range 90–110".into(), level: LevelKey::Moderate,
                level_name: "Moderate".into(), interpretation: SENTENCES[..150].into(),
            } });
            blocks.extend([text(), Block::Table { table: table() }, text()]);
        }
        SectionKey::Time => {
            let bars = facts.questions.iter().zip(&facts.crowd.questions).map(|(question, crowd)| TimeBar {
                number: question.number, seconds: f64::from(question.ms) / 1000.0,
                #[expect(clippy::cast_precision_loss, reason = "milliseconds")]
                median_seconds: crowd.as_ref().map(|crowd| crowd.median_ms as f64 / 1000.0),
            });
            blocks.push(Block::Chart { chart: Chart::Times { bars: bars.collect(), own_label: "You".into(), median_label: "Median of others".into() }, table: table() });
            blocks.extend([text(), text()]);
        }
        SectionKey::Glossary => blocks.push(Block::Terms {
            terms: (1..15).map(|term| Term { word: format!("Word {term}"), meaning: SENTENCES[..110].into() }).collect(),
        }),
        SectionKey::Meaning | SectionKey::Measured | SectionKey::Advice | SectionKey::Guide | SectionKey::Retest => blocks.extend([
            text(), Block::Heading { text: "Three things".into() },
            Block::Points { points: vec![SENTENCES[..120].into(), SENTENCES[..90].into(), SENTENCES[..140].into()] },
            Block::Table { table: table() },
            text(),
            Block::Sources { sources: vec!["Simons et al. (2016). Do “brain-training” programs work? Psychological Science in the Public Interest, 17, 103–186.".into(); 4] },
        ]),
    }
    Section { key, title: format!("{key:?}"), blocks }
}

fn curve(score: &Printed) -> CurveChart {
    let limits = [
        (None, Some(69)),
        (Some(70), Some(79)),
        (Some(80), Some(84)),
        (Some(85), Some(114)),
        (Some(115), Some(129)),
        (Some(130), Some(145)),
        (Some(146), None),
    ];
    CurveChart {
        iq: score.iq,
        score: score.iq.to_string(),
        low: score.interval.low,
        high: score.interval.high,
        score_label: "Your score".into(),
        margin_label: "95 % margin".into(),
        classes: Class::ALL
            .into_iter()
            .zip(limits)
            .map(|(class, (from, to))| ClassSpan {
                key: class.key().into(),
                name: class.key().into(),
                from,
                to,
                touched: score.classes.contains(&class),
            })
            .collect(),
    }
}
