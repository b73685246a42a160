//! The chapters about the questionnaires. Figures come from the shipped instruments and from the file that the reports
//! quote, so that manual and report can't differ.

use measure::reliability::promised;
use questionnaire::{
    instrument::{Evidence, Instrument},
    skills,
};
use toml::{Table, Value};

use super::{fixed, percent};
use crate::document::Document;

macro_rules! content {
    ($path:literal) => {
        include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/../../content/questionnaires/", $path))
    };
}

/// One questionnaire: its code, chapter, file, and what it says about itself.
struct About {
    code: &'static str,
    title: &'static str,
    file: &'static str,
    scales: &'static [&'static str],
    text: &'static str,
}

const ALL: [About; 4] = [
    About {
        code: "type16",
        title: "Sixteen types",
        file: content!("type16/instrument.toml"),
        scales: &[
            "outgoing – reserved",
            "imaginative – practical",
            "empathetic – matter-of-fact",
            "planned – spontaneous",
        ],
        text: "Four scales of 15 statements. Each scale is a bell curve, not two camps; a letter says on which side of \
            the median of the comparison group somebody is. Letter and certainty come from the mean and spread of what is \
            likely (EAP with a standard normal prior), the printed percentile and its 80 % margin from the weighted \
            likelihood estimate. A letter is firm from a certainty of .90 on and balanced below .75; the probabilities of \
            the sixteen types are products of the four. While parameters are borrowed, an error of the level of .15 \
            is added to every spread.",
    },
    About {
        code: "eq",
        title: "Emotional skills",
        file: content!("eq/instrument.toml"),
        scales: &["self-awareness", "regulation", "expression", "empathy", "relationships"],
        text: "Five facets of eight statements, rated by oneself: it doesn’t measure ability. Facets come first; a total is \
            shown only if its stratified reliability reaches .85, and never as a quotient.",
    },
    About {
        code: "thinking",
        title: "Thinking style",
        file: content!("thinking/instrument.toml"),
        scales: &["analytic", "intuitive"],
        text: "Two independent scales of 14 statements. The result is a point on a plane with an ellipse that holds it with \
            a probability of 80 %. Values are the person’s own answers added up; nobody is compared with others. People \
            don’t have a dominant half of the brain, and the result says so first.",
    },
    About {
        code: "riasec",
        title: "Career interests",
        file: content!("riasec/instrument.toml"),
        scales: &["hands-on", "investigative", "artistic", "social", "enterprising", "orderly"],
        text: "Six scales of ten activities, compared with each other within the person. Interests whose 80 % margins \
            overlap are shown as equal. Occupations are found by the correlation of the six values with those of 923 \
            occupations: close from .73 on, related from .61 on. Nothing is said about pay or success.",
    },
];

pub(super) fn write(manual: &mut Document) {
    let figures: Table = toml::from_str(content!("figures.gen.toml")).unwrap_or_default();
    manual.chapter("The questionnaires");
    manual.text(
        "Beside the test there are four questionnaires. People rate statements on five steps; the answers are scored \
        with the graded response model (Samejima 1969). Every statement is our own sentence in nine languages, built on \
        an idea of a free collection ([licences](../licences.md)). Its parameters were estimated on other \
        people’s answers to the idea in other words: they are borrowed until our own visitors have answered, and every \
        result says so. `just prove-questionnaires` measures each criterion.",
    );
    for about in &ALL {
        if let Ok(instrument) = Instrument::parse(about.file) {
            chapter(manual, about, &instrument, figures.get(about.code));
        }
    }
    careless(manual);
    own_answers(manual);
}

fn chapter(manual: &mut Document, about: &About, instrument: &Instrument, figures: Option<&Value>) {
    manual.section(about.title);
    manual.text(about.text);
    let rows = instrument.scales.iter().zip(about.scales).enumerate().map(|(scale, (code, name))| {
        let of_it = || instrument.of_scale(scale).map(|(_, one)| one);
        let items = instrument.items(scale);
        let information = |theta: f64| items.iter().map(|item| item.information(theta)).sum::<f64>();
        let measured =
            of_it().filter(|one| !matches!(one.evidence, Evidence::Near | Evidence::Typical)).count();
        vec![
            format!("{code}: {name}"),
            of_it().count().to_string(),
            of_it().filter(|one| one.reversed).count().to_string(),
            measured.to_string(),
            fixed(promised(information), 2),
            fixed(1.0 / information(0.0).sqrt(), 2),
        ]
    });
    manual.table(
        &[
            "scale",
            "statements",
            "reversed",
            "with measured parameters",
            "reliability",
            "standard error in the middle",
        ],
        rows,
    );
    let number = |name: &str| figures.and_then(|table| table.get(name)).and_then(Value::as_float);
    let borrowed = |name: &str| {
        figures.and_then(|table| table.get("borrowed")?.get(name)?.as_integer()).unwrap_or_default()
    };
    manual.text(format!(
        "Borrowed from {} people who answered in English, about {}. Replaced when {} of our own visitors have answered.",
        borrowed("people"),
        borrowed("year"),
        figures.and_then(|table| table.get("target")?.as_integer()).unwrap_or_default(),
    ));
    if about.code == "type16" {
        let share = |name: &str| percent(number(name).unwrap_or_default(), 0);
        manual.text(format!(
            "{} of people have at least one balanced letter. About {} would get the same four letters if they answered again \
            right away; the true type is among the two likeliest in {} and among the three likeliest in {} of cases. The \
            cut is the median, so no type is a group of its own: neighbours differ by one letter.",
            share("with_balanced"),
            share("same_type"),
            share("among_two"),
            share("among_three"),
        ));
    }
    if about.code == "eq" {
        manual.text(format!(
            "Stratified reliability of the total: {}.",
            fixed(skills::stratified_reliability(instrument), 2)
        ));
    }
}

fn careless(manual: &mut Document) {
    manual.section("When a questionnaire isn’t analysed");
    manual.table(
        &["sign", "not analysed", "note"],
        [
            ["median time for a statement", "under 1 s", "under 2 s"],
            ["attention questions answered wrongly", "2", "1"],
            [
                "same answer running, with statements in both directions",
                "10 times, and a spread below .5",
                "10 times",
            ],
            [
                "log-likelihood of the scales minus that of random answers",
                "below −7 beside another sign",
                "below 0",
            ],
            ["consistency of every second statement", "–", "below .3"],
            ["answered", "under 90 %", "–"],
        ]
        .map(Vec::from),
    );
}

fn own_answers(manual: &mut Document) {
    manual.section("What happens with our visitors’ answers");
    manual.list([
        "Four statements on trial are asked in a sitting where an instrument has any. They never count.",
        "`server measure questionnaire export` writes kept answers without names; `calibrate` fits every scale anew with our \
        visitors at mean 0 and spread 1, prints reliability, statements that a language treats unfairly (class C, from 300 \
        people on), and the stability of two sittings (from 200 pairs on), and writes the next version.",
        "A statement on trial takes the place of the weakest one in its direction if its slope is larger, known within .15, \
        and fair in all languages.",
        "A new version never changes an old result: orders are scored with the version that they were answered in.",
    ]);
}
