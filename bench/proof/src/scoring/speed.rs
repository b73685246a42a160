//! E7: what scoring costs, for one person and for very many.

use std::time::Instant;

use measure::{
    batch::Batch,
    effort::{response_time_effort, threshold},
    person_fit::lz_star_at,
    random::Random,
    score::{Prior, eap, wle},
    simulate::{Behaviour, Person, SimulatedForm, sheet},
};

use super::launch;
use crate::{cost, data::Data, table::Row};

pub fn rows(_data: &Data, progress: &dyn Fn(&str)) -> anyhow::Result<Vec<Row>> {
    const PEOPLE: usize = 500_000;
    let mut random = Random::seeded(7);
    let exam = SimulatedForm::drawn(launch(30)?, 6, &mut random);
    let form = &exam.form;
    let thresholds: Vec<f64> = exam.mean_times().into_iter().map(threshold).collect();
    let (mut answers, mut times) = (Vec::new(), Vec::new());
    for _ in 0..PEOPLE {
        let person = Person::drawn(&mut random);
        let sheet = sheet(&exam, person, Behaviour::Honest, &mut random);
        answers.extend(sheet.answers);
        times.extend(sheet.times);
    }
    progress("people are ready");
    let people = || answers.chunks_exact(30).zip(times.chunks_exact(30));

    // Each person's best of nine: time taken by other programs is not part of the cost.
    let mut costs: Vec<f64> = people()
        .take(20_000)
        .map(|(answers, times)| {
            let once = || {
                let start = Instant::now();
                let estimate = wle(form, answers);
                let scores = (
                    eap(form, answers, Prior::STANDARD),
                    lz_star_at(form, answers, estimate),
                    response_time_effort(answers, times, &thresholds),
                );
                std::hint::black_box((estimate, scores));
                start.elapsed().as_secs_f64() * 1e6
            };
            (0..9).map(|_| once()).fold(f64::MAX, f64::min)
        })
        .collect();
    costs.sort_by(f64::total_cmp);
    let (median, slow) = (costs[costs.len() / 2], costs[costs.len() / 100 * 99]);
    progress("one by one");

    let batch = Batch::new(form);
    let ((), spent) = cost::cpu(|| {
        for (answers, times) in people() {
            std::hint::black_box((batch.score(answers), response_time_effort(answers, times, &thresholds)));
        }
    });
    #[expect(clippy::cast_precision_loss, reason = "half a million")]
    let rate = PEOPLE as f64 / spent.as_secs_f64() / 1e6;
    Ok(vec![
        Row::new(
            "E7",
            "one person: WLE, SE, EAP, SD, lz*, RTE",
            format!("median {median:.1} µs, p99 {slow:.1} µs"),
            "p99 ≤ 50 µs",
            "mirt ≈ 65 µs, EAP only",
            slow <= 50.0,
        ),
        Row::new(
            "E7",
            format!("a batch of {PEOPLE}: the same six figures each, CPU time of one core"),
            format!("{rate:.2} million persons/s"),
            "≥ 1 million/s",
            "mirt ≈ .015 million/s, EAP only",
            rate >= 1.0,
        ),
    ])
}
