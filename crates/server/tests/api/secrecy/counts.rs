//! What a curious person could count in a list of questions, and how likely such counts are by chance.

use measure::{random::Random, special::normal_cdf};
use serde_json::Value;

/// One question as a browser gets it, and what the browser must not learn.
#[derive(Clone)]
pub(super) struct Seen {
    pub(super) question: Value,
    pub(super) form: i64,
    pub(super) number: usize,
    pub(super) key: usize,
}

impl Seen {
    fn texts(&self, tiles: &str, field: &str) -> Vec<&str> {
        let tiles = self.question[tiles].as_array().expect("tiles");
        tiles.iter().map(|tile| tile[field].as_str().expect("text")).collect()
    }

    fn id(&self) -> &str {
        self.question["id"].as_str().expect("text")
    }
}

/// A number for each option. The answer's rank among the six should be random.
type Count = fn(&Seen) -> [f64; 6];
pub(super) type Named = (&'static str, Count);

/// Counts that don't compare with the tiles shown: they must find nothing at all.
pub(super) const PLAIN: &[Named] = &[
    ("place", |_| [0.0, 1.0, 2.0, 3.0, 4.0, 5.0]),
    ("length of the picture", |seen| each(&seen.texts("options", "svg"), str::len)),
    ("length of the picture against the others", |seen| {
        from_mean(each(&seen.texts("options", "svg"), str::len))
    }),
    ("order of the pictures", |seen| order(&seen.texts("options", "svg"))),
    ("order of the pictures' hashes", |seen| {
        each(&seen.texts("options", "svg"), |svg| usize::try_from(hash(svg) >> 33).expect("31 bits"))
    }),
    ("pieces of the picture", |seen| each(&seen.texts("options", "svg"), |svg| svg.matches("<path").count())),
    ("like the other pictures", |seen| alike_among(&seen.texts("options", "svg"))),
    ("fields beside picture and words", |seen| {
        let rests: Vec<String> =
            seen.question["options"].as_array().expect("tiles").iter().map(rest).collect();
        order(&rests.iter().map(String::as_str).collect::<Vec<_>>())
    }),
    ("place named by another field", |seen| {
        named_place(numbers(&rest(&seen.question)).first().copied().unwrap_or(0))
    }),
    ("place from the name", |seen| named_place(u64::from_str_radix(seen.id(), 16).unwrap_or(0))),
    ("place from the name's first digit", |seen| named_place(digit(seen.id(), 0))),
    ("place from the name's last digit", |seen| named_place(digit(seen.id(), 15))),
    ("place from the name's digits", |seen| named_place((0..16).map(|at| digit(seen.id(), at)).sum())),
    ("place from the name's hash", |seen| named_place(hash(seen.id()))),
    ("place from the number", |seen| named_place(seen.number as u64)),
    ("place from form and number", |seen| named_place(seen.form.unsigned_abs() + seen.number as u64)),
];

/// The same for descriptions, which differ by language.
pub(super) const OF_WORDS: &[Named] = &[
    ("length of the words", |seen| words(seen, |text| text.chars().count())),
    ("length of the words against the others", |seen| from_mean(words(seen, |text| text.chars().count()))),
    ("bytes of the words", |seen| words(seen, str::len)),
    ("order of the words", |seen| order(&seen.texts("options", "words"))),
    ("words like the others", |seen| alike_among(&seen.texts("options", "words"))),
];

/// Comparing options with the tiles shown is where solving begins, so these may find something, but alone never
/// enough to make thinking unnecessary.
pub(super) const WITH_CELLS: &[Named] = &[
    ("like the cells", |seen| alike_to(seen, 0..8)),
    ("like the cell to the left", |seen| alike_to(seen, 7..8)),
    ("like the cell above", |seen| alike_to(seen, 5..6)),
    ("like the last row", |seen| alike_to(seen, 6..8)),
    ("like the first cell", |seen| alike_to(seen, 0..1)),
    ("equal to so many cells", |seen| {
        let cells = seen.texts("cells", "svg");
        each(&seen.texts("options", "svg"), |svg| cells.iter().filter(|cell| **cell == svg).count())
    }),
    ("words in the cells", |seen| {
        let cells = seen.texts("cells", "words").concat();
        words(seen, |text| text.split([',', ' ', '、', '，']).filter(|word| cells.contains(word)).count())
    }),
];

fn each(texts: &[&str], count: impl Fn(&str) -> usize + Copy) -> [f64; 6] {
    std::array::from_fn(|at| to_float(count(texts[at])))
}

fn words(seen: &Seen, count: impl Fn(&str) -> usize + Copy) -> [f64; 6] {
    each(&seen.texts("options", "words"), count)
}

fn to_float(count: usize) -> f64 {
    f64::from(u32::try_from(count & 0xffff_ffff).expect("cut to 32 bits"))
}

fn from_mean(values: [f64; 6]) -> [f64; 6] {
    let mean = values.iter().sum::<f64>() / 6.0;
    values.map(|value| (value - mean).abs())
}

fn order(texts: &[&str]) -> [f64; 6] {
    std::array::from_fn(|at| to_float(texts.iter().filter(|text| **text < texts[at]).count()))
}

fn named_place(number: u64) -> [f64; 6] {
    std::array::from_fn(|at| to_float((at + 6 - usize::try_from(number % 6).expect("below six")) % 6))
}

fn digit(id: &str, at: usize) -> u64 {
    id.as_bytes().get(at).map_or(0, |byte| u64::from(*byte & 15) + 9 * u64::from(*byte >> 6))
}

/// FNV-1a.
fn hash(text: &str) -> u64 {
    text.bytes()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// What is left of a value without its known parts.
fn rest(value: &Value) -> String {
    let fields = value.as_object().expect("an object").iter();
    let unknown =
        fields.filter(|(name, _)| !["id", "cells", "options", "svg", "words"].contains(&name.as_str()));
    unknown.fold(String::new(), |text, (name, field)| text + &format!("{name}={field};"))
}

fn numbers(text: &str) -> Vec<u64> {
    text.split(|letter: char| !letter.is_ascii_digit()).filter_map(|number| number.parse().ok()).collect()
}

/// The pairs of neighbouring bytes in a text, as bits.
fn pairs(text: &str) -> [u64; 32] {
    let mut bits = [0; 32];
    for pair in text.as_bytes().windows(2) {
        let place = (usize::from(pair[0]) * 67 + usize::from(pair[1])) % 2048;
        bits[place / 64] |= 1 << (place % 64);
    }
    bits
}

/// Share of pairs in common.
fn alike(one: &[u64; 32], other: &[u64; 32]) -> f64 {
    let (mut both, mut any) = (0, 0);
    for (one, other) in one.iter().zip(other) {
        both += (one & other).count_ones();
        any += (one | other).count_ones();
    }
    f64::from(both) / f64::from(any.max(1))
}

fn alike_among(texts: &[&str]) -> [f64; 6] {
    let pairs: Vec<[u64; 32]> = texts.iter().map(|text| pairs(text)).collect();
    std::array::from_fn(|at| pairs.iter().map(|other| alike(&pairs[at], other)).sum())
}

fn alike_to(seen: &Seen, cells: std::ops::Range<usize>) -> [f64; 6] {
    let cells: Vec<[u64; 32]> = seen.texts("cells", "svg")[cells].iter().map(|svg| pairs(svg)).collect();
    let options = seen.texts("options", "svg");
    std::array::from_fn(|at| cells.iter().map(|cell| alike(&pairs(options[at]), cell)).sum())
}

/// How often the answer has each rank by a count; ties are broken at random.
pub(super) fn ranks(questions: &[Seen], count: Count, lots: &mut Random) -> [u32; 6] {
    let mut ranks = [0; 6];
    for seen in questions {
        let values = count(seen);
        let below = values.iter().filter(|value| **value < values[seen.key]).count();
        let equal = values.iter().filter(|value| value.total_cmp(&values[seen.key]).is_eq()).count();
        let lot = usize::try_from(lots.below(u64::try_from(equal).expect("six"))).expect("six");
        ranks[below + lot] += 1;
    }
    ranks
}

/// Probability of ranks at least as uneven as these: Pearson's chi-square with five degrees of freedom.
pub(super) fn chance(ranks: [u32; 6]) -> f64 {
    let expected = f64::from(ranks.iter().sum::<u32>()) / 6.0;
    let x: f64 = ranks.iter().map(|count| (f64::from(*count) - expected).powi(2) / expected).sum();
    let tail = 2.0 * (1.0 - normal_cdf(x.sqrt()));
    tail + (2.0 * x / std::f64::consts::PI).sqrt() * (-x / 2.0).exp() * (1.0 + x / 3.0)
}
