//! The chapters about puzzles: grammar, templates, checks, difficulty and options.

use matrix::{
    difficulty::{BASE, LOGITS_PER_SD, TERMS, Term},
    template::Design,
};

use super::{
    figures::{Figures, dimension_name},
    fixed, percent,
};
use crate::{
    bank::{LAUNCH_GUESSING, LAUNCH_SLOPE},
    document::Document,
};

pub(super) fn write(manual: &mut Document, figures: &Figures) {
    grammar(manual);
    templates(manual, figures);
    difficulty(manual);
    options(manual, figures);
}

fn grammar(manual: &mut Document) {
    manual.chapter("The puzzles");
    manual.text(
        "A puzzle is made by a program from a template and a number, and the same template and number \
        give the same puzzle on every machine, for ever: a stored result can always be looked at and \
        scored again. The grammar is closed; every attribute of every layer follows exactly one of these \
        rules:",
    );
    manual.table(
        &["rule", "what it says", "family"],
        [
            ["constant", "stays the same along the row, down the column or everywhere", "induction"],
            ["progression", "grows or shrinks by a step of one or two", "induction; quantity for numbers"],
            ["three values", "each row holds the same three values, each once", "induction"],
            ["two values", "each row shows one value twice and nothing once", "induction"],
            ["sum, difference", "the third number follows from the first two", "quantity"],
            [
                "or, and, exclusive or, minus, complement",
                "the third figure is made of the parts of the first two",
                "logic",
            ],
            ["turn", "turns by a fixed angle of at least 45°", "spatial"],
            ["mirror", "is reflected from tile to tile", "spatial"],
            ["wander", "moves by a fixed number of places around a ring", "spatial"],
        ]
        .map(Vec::from),
    );
    manual.text(
        "Attributes are shape, number, size, fill (none, hatched, grey, solid), turn, line, and which \
        places or segments are filled. No puzzle depends on colour. Rules act along rows, or along rows \
        with every row starting elsewhere. An item has one to three layers and one to four rules.",
    );
    manual.section("What a machine checks before anybody sees a puzzle");
    manual.list([
        "**One answer.** A solver that is given the eight tiles and six options, but not the rules, \
        tries every rule of the grammar by rows, columns and diagonals. A puzzle counts only if exactly \
        one option can be defended, and that one by rows. Without this check, 0.6 to 1.3 % of \
        machine-made puzzles had a second defensible answer in our trials.",
        "**Told apart.** At 48 pixels any two options differ in at least 3 % of the pixels by at least \
        20 steps of lightness, on light and on dark paper, and also as people with each kind of colour \
        blindness see them.",
        "**No duplicates.** Puzzles that differ only in which shapes they use count as one.",
        "**Nothing to read off.** Options in which every value stands equally often; see “Options” below.",
    ]);
}

fn templates(manual: &mut Document, figures: &Figures) {
    manual.section("Templates");
    manual.text(format!(
        "{} templates fix layers, rules and which attributes the options differ in; the rest is drawn. \
        *Looks* counts the different puzzles among those that the first {} numbers gave: a template with \
        few of them is used up sooner. *b* is the predicted difficulty in standard deviations of ability \
        (0: half of the average people would solve it if nobody guessed). Templates without a mark \
        aren’t used in today’s forms, most of them because they are too hard.",
        figures.templates.len(),
        figures.seeds
    ));
    manual.table(
        &["template", "b", "rules", "layers", "options", "kind of task", "looks", "in forms"],
        figures.templates.iter().map(|template| {
            vec![
                format!("`{}`", template.name),
                fixed(template.b, 2),
                template.rules.to_string(),
                template.layers.to_string(),
                match template.design {
                    Design::Ring => "ring",
                    Design::TwoByThree => "2 × 3",
                }
                .to_owned(),
                dimension_name(template.dimension).to_owned(),
                format!("{} of {}", template.looks, template.made),
                if template.used { "✓" } else { "" }.to_owned(),
            ]
        }),
    );
}

fn difficulty(manual: &mut Document) {
    manual.chapter("Difficulty before anybody has answered");
    manual.text(format!(
        "Until answers exist, difficulty is predicted by adding up what a puzzle has of each cause \
        (linear logistic test model, Fischer 1973): `b = {} + Σ weight × amount`, in logits; {} logits \
        make one standard deviation of ability. The weights come from our own refits of published \
        answers to other people’s matrices: 840 generated matrices with about four answers each (Sandia, \
        Matzen et al. 2010; 3,360 answers) and the MaRs-IB (Chierchia et al. 2019; Zorowitz et al. 2024; \
        23,596 answers). In the latter the same terms explained 64 % of the differences between \
        templates. Those puzzles look different from ours; 40 to 60 % would be a good result at first.",
        fixed(f64::from(BASE) / 1000.0, 1),
        fixed(f64::from(LOGITS_PER_SD) / 1000.0, 1)
    ));
    manual.table(
        &["cause", "weight (logits)", "source", "standing"],
        TERMS.iter().map(|(term, weight, source)| {
            let guess = source.contains("guess");
            vec![
                cause(*term).to_owned(),
                format!("{}{}", if *weight > 0 { "+" } else { "" }, fixed(f64::from(*weight) / 1000.0, 2)),
                (*source).to_owned(),
                if guess { "**guess**" } else { "refit" }.to_owned(),
            ]
        }),
    );
    manual.text(format!(
        "What the sum doesn’t know is large: templates lie around their prediction with a standard \
        deviation of about 0.75 logits, and puzzles of one template around their template with about \
        0.35 (both from the same refits). Every puzzle starts with the same discrimination, *a* = {}, \
        and the same chance of a right answer without knowledge, *c* = {}. Answers replace all of this: \
        first for templates, then for single puzzles, by a hierarchical model that borrows from the \
        prediction what answers don’t yet say (`measure::hierarchical`). A puzzle is dropped when its \
        discrimination falls below 0.5, when it doesn’t fit the model, or when it is unfair between \
        groups (differential item functioning, class C).",
        fixed(LAUNCH_SLOPE, 2),
        fixed(LAUNCH_GUESSING, 2)
    ));
}

fn cause(term: Term) -> &'static str {
    match term {
        Term::ExtraRule => "each rule after the first",
        Term::OnSize => "a rule acts on size",
        Term::OnFill => "a rule acts on fill",
        Term::OnTurn => "a rule acts on turn",
        Term::OnShape => "a rule acts on shape",
        Term::OnCount => "a rule acts on number",
        Term::Diagonal => "equal values stand on diagonals",
        Term::Or => "figure logic: or",
        Term::And => "figure logic: and",
        Term::Xor => "figure logic: exclusive or",
        Term::Sub => "figure logic: minus",
        Term::Complete => "figure logic: complement",
        Term::ExtraLayer => "each layer or nested figure after the first",
        Term::BothWays => "a change along rows and columns",
        Term::Minimal => "options differ in one attribute only (share of axes)",
        Term::Redundant => "attributes change together (share of axes)",
    }
}

fn options(manual: &mut Document, figures: &Figures) {
    manual.chapter("Options");
    manual.text(
        "Six options can give the answer away. If the wrong ones are made by changing the right one, the \
        right one is what they all resemble: whoever looks at the options alone finds it (a network that \
        sees nothing else is right in 80 % of the cases in one well-known set of generated matrices; \
        Benny et al. 2021). Here the options come first. Three attributes with two values each span a \
        cube; one pair of opposite corners is dropped, and the six that stay form a ring in which every \
        value stands three times and every option has the same neighbours. (Puzzles with two attributes \
        use all combinations of two and three values.) For each of the six a matrix is built that leads \
        to it, and only if all six hold is one drawn as the key. So the options alone say nothing. Each \
        wrong option stands for a named mistake: a step too far, the column’s rule instead of the row’s, \
        *or* instead of *exclusive or*.",
    );
    manual.text(format!(
        "What shortcuts would earn, counted over {} puzzles of all templates (guessing earns {}):",
        figures.puzzles,
        percent(1.0 / 6.0, 1)
    ));
    manual.table(
        &["shortcut", "right", "in the worst template"],
        figures
            .shortcuts
            .iter()
            .map(|(name, share, worst)| vec![(*name).to_owned(), percent(*share, 1), percent(*worst, 1)]),
    );
    manual.text(
        "`just prove-measure G` does the same with 100,000 puzzles, twelve shortcuts and a network \
        trained on 50,000 option sets, and fails where one of them finds something: the network may earn \
        17.5 %, shortcuts 22 % overall and 30 % in any template.",
    );
}
