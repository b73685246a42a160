//! G10: re-estimates the weights of difficulty from the answers they were originally found in.

use std::collections::BTreeMap;

use anyhow::{Context as _, ensure};
use measure::{
    linear::{Design, Trials, least_squares},
    lltm::{Seen, family_spread, feature_weights, rest_logits, seen},
};

use crate::{data::Data, table::Row};

/// A weight that was published and the one found now.
struct Weight {
    name: &'static str,
    published: f64,
    found: f64,
}

/// What the published weights may differ by.
const TOLERANCE: f64 = 0.02;

pub fn rows(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let mut rows = vec![compared("weights of Sandia's 840 matrices", &sandia(data)?, progress)];
    rows.extend(mars(data, progress)?);
    Ok(rows)
}

fn compared(what: &str, weights: &[Weight], progress: &dyn Fn(&str)) -> Row {
    let off = |weight: &Weight| (weight.found - weight.published).abs();
    for weight in weights {
        progress(&format!(
            "{what}: {} {:+.3}, published {:+.2}",
            weight.name, weight.found, weight.published
        ));
    }
    let worst = weights.iter().max_by(|one, other| off(one).total_cmp(&off(other)));
    let furthest = worst.map_or(f64::INFINITY, off);
    let named = worst.map_or(String::new(), |worst| {
        format!("{} {:+.3} for {:+.2}", worst.name, worst.found, worst.published)
    });
    Row::new(
        "G10",
        what,
        format!("{} weights, furthest off {furthest:.3} ({named})", weights.len()),
        format!("each ±{TOLERANCE}"),
        "the published start values",
        furthest <= TOLERANCE,
    )
}

/// Eight options: an eighth is guessed. Four people saw each matrix, so the counts follow from the shares.
///
/// Relations and logic are alone in one regression; in a second one each relation also has its attribute
/// (relative to the mean of the five) and its direction.
fn sandia(data: &Data) -> anyhow::Result<Vec<Weight>> {
    const PEOPLE: f64 = 4.0;
    let (mut kinds, mut parts, mut right) = (Vec::new(), Vec::new(), Vec::new());
    for cells in data.table("sandia/ravens_oracle.csv")?.iter().skip(1) {
        let structure = cells.get(2).context("a matrix without structure")?;
        let share: f64 = cells.get(5).context("a matrix without answers")?.parse()?;
        right.push((share * PEOPLE).round());
        let (kind, part) = features_of_structure(structure)?;
        kinds.extend(kind);
        parts.extend(kind.into_iter().chain(part));
    }
    ensure!(right.len() == 840, "{} matrices instead of 840", right.len());
    let tried = vec![PEOPLE; right.len()];
    let trials = Trials { right: &right, tried: &tried };
    let alone = feature_weights(Design::new(&kinds, 6)?, trials, 0.125)?.weights;
    let whole = feature_weights(Design::new(&parts, 12)?, trials, 0.125)?.weights;
    let [shape, fill, rotation, size] = [whole[6], whole[7], whole[8], whole[9]];
    let weight = |name, published, found| Weight { name, published, found };
    Ok(vec![
        weight("2 relations", 0.83, alone[1]),
        weight("3 relations", 1.78, alone[2]),
        weight("OR", 2.2, alone[3]),
        weight("AND", 2.85, alone[4]),
        weight("XOR", 2.85, alone[5]),
        weight("size", 0.35, size),
        weight("fill", 0.07, fill),
        weight("rotation", 0.05, rotation),
        weight("shape", -0.08, shape),
        weight("count", -0.41, -(shape + fill + rotation + size)),
        weight("diagonal", 0.39, whole[10]),
        weight("outward", 1.25, whole[11]),
    ])
}

/// `A1B5`: shape by direction 1, fill outward. Directions 1 and 2 are along rows and columns, 3 and 4 diagonal.
fn features_of_structure(structure: &str) -> anyhow::Result<([f64; 6], [f64; 6])> {
    let mut kind = [1.0, 0.0, 0.0, 0.0, 0.0, 0.0];
    let mut part = [0.0; 6];
    if let Some(logic) = ["X", "Y", "Z"].iter().position(|code| *code == structure) {
        kind[3 + logic] = 1.0;
        return Ok((kind, part));
    }
    let letters: Vec<char> = structure.chars().collect();
    ensure!(matches!(letters.len(), 2 | 4 | 6), "an unknown structure {structure}");
    if letters.len() > 2 {
        kind[letters.len() / 2 - 1] = 1.0;
    }
    for pair in letters.chunks_exact(2) {
        match pair[0] {
            'A' => part[0] += 1.0,
            'B' => part[1] += 1.0,
            'C' => part[2] += 1.0,
            'D' => part[3] += 1.0,
            // Effect coding: the fifth attribute is minus the sum of the others.
            'E' => part[..4].iter_mut().for_each(|place| *place -= 1.0),
            other => anyhow::bail!("an unknown attribute {other} in {structure}"),
        }
        match pair[1] {
            '1' | '2' => {}
            '3' | '4' => part[4] += 1.0,
            '5' => part[5] += 1.0,
            other => anyhow::bail!("an unknown direction {other} in {structure}"),
        }
    }
    Ok((kind, part))
}

/// One clone of a MaRs-IB template.
struct Clone {
    template: usize,
    minimal: bool,
    /// Changes of colour, shape, size and position; elements; changes along rows and columns.
    features: [f64; 6],
}

/// Four options: a quarter is guessed. Each person's ability is controlled for by the rest of their answers.
fn mars(data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    let clones = clones(data)?;
    let rejected: BTreeMap<String, bool> = data
        .table("mars-irt/reject.csv")?
        .iter()
        .skip(1)
        .filter_map(|cells| Some((cells.first()?.clone(), cells.get(4)? != "0")))
        .collect();
    let (mut persons, mut right, mut items) = (Vec::new(), Vec::new(), Vec::new());
    let mut numbers = BTreeMap::new();
    for cells in data.table("mars-irt/data.csv")?.iter().skip(1) {
        let cell = |column: usize| cells.get(column).map_or("", String::as_str);
        if rejected.get(cell(0)).copied().unwrap_or(true) || cell(10).is_empty() {
            continue;
        }
        let next = numbers.len();
        persons.push(*numbers.entry(cell(0).to_owned()).or_insert(next));
        right.push(cell(10).parse::<f64>()? > 0.5);
        items.push(cell(3).parse::<usize>()?);
    }
    let rests = rest_logits(&persons, &right);
    let mut design = Vec::with_capacity(right.len() * 9);
    for (item, rest) in items.iter().zip(&rests) {
        let clone = clones.get(item).with_context(|| format!("no features of clone {item}"))?;
        design.push(1.0);
        design.extend(clone.features);
        design.extend([f64::from(u8::from(clone.minimal)), *rest]);
    }
    let counts: Vec<f64> = right.iter().map(|right| f64::from(u8::from(*right))).collect();
    let ones = vec![1.0; counts.len()];
    let trials = Trials { right: &counts, tried: &ones };
    let found = feature_weights(Design::new(&design, 9)?, trials, 0.25)?.weights;
    let (spread, explained) = clone_differences(&clones, &items, &right)?;
    let weight = |name, published, found| Weight { name, published, found };
    let weights = [
        weight("change", 0.41, found[1..5].iter().sum::<f64>() / 4.0),
        weight("element", 0.45, found[5]),
        weight("row and column", 0.57, found[6]),
        weight("minimal distractors", 0.88, found[7]),
        weight("clone SD", 0.35, spread),
    ];
    let answers = right.len();
    Ok(vec![
        compared(&format!("weights of MaRs-IB, {answers} answers"), &weights, progress),
        Row::new(
            "G10",
            "difficulty of 64 MaRs-IB templates explained",
            format!("R² {explained:.3}"),
            "≥ .64",
            "BOLT .57–.75, Vienna ≈ .60",
            explained >= 0.64,
        ),
    ])
}

/// SD between clones of the same template and distractors, and the share of the templates' difficulty that their
/// features explain.
fn clone_differences(
    clones: &BTreeMap<usize, Clone>,
    items: &[usize],
    right: &[bool],
) -> anyhow::Result<(f64, f64)> {
    let mut of_clone: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    let mut of_template: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    for (item, right) in items.iter().zip(right) {
        for counts in
            [of_clone.entry(*item).or_default(), of_template.entry(clones[item].template).or_default()]
        {
            counts.0 += f64::from(u8::from(*right));
            counts.1 += 1.0;
        }
    }
    let difficulties: Vec<Seen> =
        of_clone.values().filter_map(|(right, tried)| seen(*right, *tried)).collect();
    let families: Vec<usize> =
        of_clone.keys().map(|item| 2 * clones[item].template + usize::from(clones[item].minimal)).collect();
    let spread = family_spread(&difficulties, &families).context("no template has two clones")?;

    let mut design = Vec::new();
    for template in of_template.keys() {
        let clone =
            clones.values().find(|clone| clone.template == *template).context("a template without clone")?;
        design.push(1.0);
        design.extend(clone.features);
    }
    let difficulties: Vec<f64> =
        of_template.values().filter_map(|(right, tried)| Some(seen(*right, *tried)?.difficulty)).collect();
    let fit = least_squares(Design::new(&design, 7)?, &difficulties, &vec![1.0; difficulties.len()])?;
    #[expect(clippy::cast_precision_loss, reason = "64 templates")]
    let mean = difficulties.iter().sum::<f64>() / difficulties.len() as f64;
    let all: f64 = difficulties.iter().map(|value| (value - mean) * (value - mean)).sum();
    Ok((spread.sd, 1.0 - fit.objective / all))
}

fn clones(data: &Data) -> anyhow::Result<BTreeMap<usize, Clone>> {
    data.table("mars-irt/features.csv")?
        .iter()
        .skip(1)
        .map(|cells| {
            ensure!(cells.len() == 31, "a clone with {} columns", cells.len());
            // Per element: colour, shape, position (three kinds), size.
            let mut features = [0.0; 6];
            for (place, cell) in cells[7..].iter().enumerate() {
                let change: u8 = cell.parse()?;
                let attribute = match place % 6 {
                    0 => 0,
                    1 => 1,
                    5 => 2,
                    _ => 3,
                };
                features[attribute] += f64::from(u8::from(change > 0));
                features[5] += f64::from(u8::from(change == 2));
            }
            features[4] = cells[6].parse()?;
            Ok((
                cells[0].parse()?,
                Clone { template: cells[1].parse()?, minimal: cells[5] == "md", features },
            ))
        })
        .collect()
}
