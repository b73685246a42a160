//! Whether the options alone give the key away to a learner who sees many of them; and the same tests on
//! naive options, which must fail.

use matrix::scene::Scene;
use measure::random::Random;

use crate::{
    data::Data,
    features::{self, Choices},
    generator::{Draw, items, percent},
    naive,
    net::{Example, Net},
    shallow::{MAJORITY, WITH_CONTEXT},
    table::Row,
};

/// G2b: a network that sees only the options; and the same tests on naive options, which must fail.
pub fn rows(_data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    const TRAINING: usize = 50_000;
    const OTHERS: usize = 10_000;
    const TEST: usize = 20_000;
    let mut examples = Vec::new();
    items(Draw::Training, (TRAINING + OTHERS + TEST) as u64, |item| {
        examples.push(example(&Choices::of(item)));
    })?;
    let (training, rest) = examples.split_at(TRAINING);
    let (others, test) = rest.split_at(OTHERS);
    progress("items made, training");
    let found = Net::trained(training, others, 12, 1, progress).accuracy(test);
    let mut rows = vec![Row::new(
        "G2b",
        format!("network trained on {TRAINING} option sets, {TEST} others"),
        percent(found),
        "≤ 17.5 %",
        "RAVEN-FAIR 36.8, I-RAVEN with six 18.4 %",
        found <= 0.175,
    )];
    rows.extend(naive_rows(progress)?);
    Ok(rows)
}

fn example(choices: &Choices) -> Example {
    (features::sparse(choices), choices.key)
}

/// Tests that can't fail prove nothing: on options that each change one thing, they must.
#[expect(clippy::cast_precision_loss, reason = "counts")]
fn naive_rows(progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    const TRAINING: usize = 10_000;
    const TEST: usize = 5_000;
    let mut random = Random::seeded(2);
    let (mut examples, mut majority, mut near) = (Vec::new(), 0.0, 0.0_f64);
    let mut shallow = [0.0; WITH_CONTEXT.len()];
    items(Draw::Naive, (TRAINING + TEST) as u64, |item| {
        let choices = naive::options(item, &mut random);
        let scene = Scene { options: choices.options, ..item.scene() };
        majority += MAJORITY.chance(&scene, choices.key);
        for (right, solver) in shallow.iter_mut().zip(&WITH_CONTEXT) {
            *right += solver.chance(&scene, choices.key);
        }
        examples.push(example(&choices));
    })?;
    let all = examples.len() as f64;
    let (training, test) = examples.split_at(TRAINING);
    progress("training on naive options");
    let found = Net::trained(training, &test[..1_000], 4, 3, progress).accuracy(test);
    near = shallow.iter().fold(near, |best, right| best.max(right / all));
    majority /= all;
    Ok(vec![
        Row::new(
            "G2a",
            "the same on naive options, so that it can fail",
            percent(majority),
            "> 80 %",
            "RAVEN 100 %",
            majority > 0.8,
        ),
        Row::new(
            "G2b",
            "the same on naive options, so that it can fail",
            percent(found),
            "> 80 %",
            "RAVEN 99.9 %",
            found > 0.8,
        ),
        Row::new(
            "G3",
            "the best of them on naive options, so that it can fail",
            percent(near),
            "> 22 %",
            "–",
            near > 0.22,
        ),
    ])
}
