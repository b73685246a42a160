//! The values a template reads: the report's text, with the drawings of its puzzles.

use std::collections::BTreeMap;

use l10n::{Locale, paper as say};
use serde::Serialize;

use super::{Fonts, code, creature, creature::Drawing, puzzle};
use crate::{
    iq::puzzle_words,
    sheets::{Sheets, Solved, Unsolved},
    value::{Block, Certificate, DimensionCard, DimensionKey, Document, Report, SharePicture},
};

/// Pages of questions in every report.
const QUESTION_PAGES: usize = 5;

#[derive(Serialize)]
pub(super) struct Paper<'a> {
    report: &'a Report,
    /// Absent where sections follow each other.
    pages: Option<usize>,
    /// Sections before the questions.
    before: usize,
    brand: String,
    contents: String,
    /// One entry for each page.
    questions: Vec<QuestionPage<'a>>,
    all_questions: String,
    solved: bool,
    yours: String,
    right: String,
    gauges: Vec<Gauge>,
    /// By the types' letters.
    creatures: BTreeMap<&'a str, Drawing>,
}

/// A dimension's scale as text for screen readers.
#[derive(Serialize)]
struct Gauge {
    key: DimensionKey,
    alt: String,
}

#[derive(Serialize)]
struct QuestionPage<'a> {
    title: String,
    questions: Vec<Question<'a>>,
}

#[derive(Serialize)]
struct Question<'a> {
    number: u32,
    chosen: Option<u8>,
    choice: &'a str,
    kind: &'a str,
    difficulty: &'a str,
    time: &'a str,
    median: Option<&'a str>,
    matrix: String,
    options: Vec<String>,
    /// The puzzle in words.
    alt: String,
    #[serde(flatten)]
    solution: Option<Solution<'a>>,
}

#[derive(Serialize)]
struct Solution<'a> {
    key: u8,
    is_right: bool,
    verdict: &'a str,
    rules: &'a [String],
    slips: &'a [String],
    others: Option<&'a str>,
}

impl<'a> Paper<'a> {
    pub(super) fn of(document: &'a Document) -> Self {
        let report = &document.report;
        let locale = locale(&report.language);
        let (questions, solved): (Vec<_>, _) = match &document.sheets {
            None => (Vec::new(), false),
            Some(Sheets::Unsolved(asked)) => {
                (asked.iter().map(|asked| question(locale, asked, None)).collect(), false)
            }
            Some(Sheets::Solved(all)) => {
                (all.iter().map(|one| question(locale, &one.asked, Some(solution(one)))).collect(), true)
            }
        };
        let all_questions = range(locale, &questions);
        Self {
            report,
            pages: document.pages,
            before: document.before,
            brand: l10n::common::brand(locale),
            contents: say::contents(locale),
            questions: pages(locale, questions),
            all_questions,
            solved,
            yours: say::yours(locale),
            right: say::right(locale),
            gauges: gauges(locale, report),
            creatures: creatures(report),
        }
    }
}

/// Distributes the questions as evenly as possible over a fixed number of pages.
fn pages(locale: Locale, questions: Vec<Question<'_>>) -> Vec<QuestionPage<'_>> {
    if questions.is_empty() {
        return Vec::new();
    }
    let (all, mut rest) = (questions.len(), questions.into_iter());
    (0..QUESTION_PAGES)
        .map(|page| {
            let until = |page: usize| page * all / QUESTION_PAGES;
            let questions: Vec<_> = rest.by_ref().take(until(page + 1) - until(page)).collect();
            let number =
                |question: Option<&Question<'_>>| question.map_or(0, |found| i64::from(found.number));
            let title = say::questions(locale, number(questions.first()), number(questions.last()));
            QuestionPage { title, questions }
        })
        .collect()
}

/// "Questions 7 to 12"
fn range(locale: Locale, questions: &[Question<'_>]) -> String {
    let number = |question: Option<&Question<'_>>| question.map_or(0, |found| i64::from(found.number));
    say::questions(locale, number(questions.first()), number(questions.last()))
}

fn question<'a>(locale: Locale, asked: &'a Unsolved, solution: Option<Solution<'a>>) -> Question<'a> {
    let words = matrix::words::describe_scene(&asked.scene);
    let tiles = |tiles: &[matrix::words::TileWords]| {
        tiles.iter().map(|tile| puzzle_words::tile(locale, tile)).collect::<Vec<_>>().join("; ")
    };
    let puzzle = say::puzzle(locale, &tiles(&words.shown), &tiles(&words.options));
    Question {
        number: asked.number,
        chosen: asked.chosen,
        choice: &asked.choice,
        kind: &asked.kind,
        difficulty: &asked.difficulty,
        time: &asked.time,
        median: asked.median.as_deref(),
        matrix: puzzle::matrix(&asked.scene),
        options: puzzle::options(&asked.scene),
        alt: alt(&puzzle, locale, solution.as_ref()),
        solution,
    }
}

/// The puzzle in words, and which option is right if the reader may know: on the page that is only a drawn
/// mark.
fn alt(puzzle: &str, locale: Locale, solution: Option<&Solution<'_>>) -> String {
    let key = solution.map(|solution| l10n::report::sheet_key(locale, i64::from(solution.key) + 1));
    key.map_or_else(|| puzzle.to_owned(), |key| format!("{puzzle} {key}"))
}

/// The drawings of the creatures that the report shows.
fn creatures(report: &Report) -> BTreeMap<&str, Drawing> {
    let codes = report.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
        Block::Creature { code, .. } => Some(code.as_str()),
        _ => None,
    });
    codes.filter_map(|code| Some((code, creature::drawing(code)?))).collect()
}

/// The scale of each dimension in words: score, margin, reference range.
fn gauges(locale: Locale, report: &Report) -> Vec<Gauge> {
    let cards = report.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
        Block::Dimension { dimension } => Some(dimension),
        _ => None,
    });
    let known = |card: &DimensionCard| {
        let (score, low, high) = (card.score?, card.low?, card.high?);
        Some(format!(
            "{} {}, {} {}, {}",
            l10n::report::head_score(locale),
            l10n::number(locale, score.into()),
            l10n::report::head_margin(locale),
            l10n::report::span(locale, low.into(), high.into()),
            card.reference,
        ))
    };
    cards
        .map(|card| Gauge { key: card.key, alt: known(card).unwrap_or_else(|| card.reference.clone()) })
        .collect()
}

fn solution(solved: &Solved) -> Solution<'_> {
    Solution {
        key: solved.key,
        is_right: solved.right,
        verdict: &solved.verdict,
        rules: &solved.rules,
        slips: &solved.slips,
        others: solved.others.as_deref(),
    }
}

#[derive(Serialize)]
pub(super) struct Awarded<'a> {
    language: &'a str,
    title: &'a str,
    name: &'a str,
    statement: &'a str,
    score_label: &'a str,
    score: &'a str,
    margin: &'a str,
    norms: &'a str,
    unsupervised: &'a str,
    check: &'a str,
    verify_url: &'a str,
    sample: Option<&'a str>,
    brand: String,
    code: Option<String>,
    creature: Option<Drawing>,
    /// Whether the name can be set in our own typeface.
    own_face: bool,
}

impl<'a> Awarded<'a> {
    pub(super) fn of(certificate: &'a Certificate, fonts: &Fonts) -> Self {
        Self {
            language: &certificate.language,
            title: &certificate.title,
            name: &certificate.name,
            statement: &certificate.statement,
            score_label: &certificate.score_label,
            score: &certificate.score,
            margin: &certificate.margin,
            norms: &certificate.norms,
            unsupervised: &certificate.unsupervised,
            check: &certificate.check,
            verify_url: &certificate.verify_url,
            sample: certificate.sample.as_deref(),
            brand: l10n::common::brand(locale(&certificate.language)),
            code: code::svg(&certificate.verify_url),
            creature: certificate.creature.as_deref().and_then(creature::drawing),
            own_face: fonts.own(&certificate.name),
        }
    }
}

#[derive(Serialize)]
pub(super) struct Shared<'a> {
    #[serde(flatten)]
    picture: &'a SharePicture,
    creature: Option<Drawing>,
    own_face: bool,
}

impl<'a> Shared<'a> {
    pub(super) fn of(picture: &'a SharePicture, fonts: &Fonts) -> Self {
        Self {
            picture,
            creature: picture.types.as_ref().and_then(|card| creature::drawing(&card.code)),
            own_face: picture.name.as_deref().is_some_and(|name| fonts.own(name)),
        }
    }
}

fn locale(tag: &str) -> Locale {
    Locale::from_browser_tag(tag).unwrap_or(Locale::En)
}
