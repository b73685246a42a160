//! Requesting reports takes as long for a stranger's address as for a buyer's.

use std::time::Instant;

use serde_json::json;
use sqlx::PgPool;

use crate::shop::Shop;

const EACH: usize = 250;

/// Equal distributions look different once in a hundred measurements: three in a row are no coincidence.
const ROUNDS: usize = 3;

/// Medians that differ by less than a tenth count as equal.
const MARGIN: f64 = 10.0;

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn response_times_do_not_reveal_who_has_bought(pool: PgPool) {
    let shop = Shop::open(&pool, "US").await;
    for _ in 0..5 {
        shop.buy(&shop.order().await, 1).await;
    }
    // As many buyers as requests, so that no limit is reached, each with their own order, so that letters don't
    // pile up with one; the numbers don't matter here.
    let orders = "insert into exam_order select copy.* from generate_series(1, 1000) n, exam_order o, \
                  jsonb_populate_record(o, jsonb_build_object('run_id', gen_random_uuid(), 'logid', null, 'ticket', null, \
                  'number', left(o.number, -6) || lpad(n::text, 6, '0'))) as copy \
                  where o.number = (select order_number from purchase order by id limit 1)";
    let copies = "insert into purchase (id, order_number, sku_id, kind, state, currency, amount, list_amount, worth, items, \
                  tests, country, hl, email, evidence, created_at, paid_at) \
                  select gen_random_uuid(), left(p.order_number, -6) || lpad(n::text, 6, '0'), 1, 'package', \
                  'fulfilled', 'USD', 499, 499, 499, p.items, 1, 'US', 'EN', \
                  'buyer' || n || '@example.com', '{}', now(), now() \
                  from generate_series(1, 1000) n, lateral (select * from purchase order by id limit 1) p";
    for rows in [orders, copies] {
        sqlx::query(rows).execute(&pool).await.expect("buyers");
    }
    let ask = async |n: usize, bought: bool| {
        let name = if bought { "buyer" } else { "other" };
        let body = json!({"email": format!("{name}{n}@example.com")}).to_string();
        let request = http::Request::post("/pay/exam/order/report/retrieve")
            .header("content-type", "application/json")
            .header("x-forwarded-for", format!("10.{}.{}.9", n / 256 + usize::from(bought) * 100, n % 256));
        let request = request.body(axum::body::Body::from(body)).expect("a request");
        let started = Instant::now();
        let answer = shop.app.send(request).await;
        let took = started.elapsed().as_secs_f64();
        assert_eq!(answer.refusal(), (200, if bought { 200 } else { 10_101 }));
        took
    };

    for n in 900..920 {
        ask(n, true).await;
        ask(n, false).await;
    }
    let mut seen = Vec::new();
    for round in 0..ROUNDS {
        let (hits, misses) = measure(&ask, round * EACH).await;
        // A slowdown by a quarter would be detected.
        let slower: Vec<f64> = misses.iter().map(|seconds| seconds + median(&misses) / 4.0).collect();
        assert!(mann_whitney(&hits, &slower) < 0.01);
        // On a quiet machine even the rows of a letter's links show, some 50 µs; no network lets that through.
        let p = mann_whitney(&hits, &misses);
        let apart = (median(&hits) - median(&misses)).abs();
        if p > 0.01 || apart < median(&misses) / MARGIN {
            return;
        }
        seen.push((median(&hits), median(&misses), p));
    }
    panic!("medians of hits and misses in seconds, and p: {seen:?}");
}

/// The same number of each, from the nth address on.
async fn measure(ask: &impl AsyncFn(usize, bool) -> f64, from: usize) -> (Vec<f64>, Vec<f64>) {
    let (mut hits, mut misses) = (Vec::new(), Vec::new());
    for n in from + 1..=from + EACH {
        // Alternating, each equally often first: a busy moment hits both.
        if n % 2 == 0 {
            hits.push(ask(n, true).await);
            misses.push(ask(n, false).await);
        } else {
            misses.push(ask(n, false).await);
            hits.push(ask(n, true).await);
        }
    }

    (hits, misses)
}

pub(crate) fn median(times: &[f64]) -> f64 {
    let mut sorted = times.to_vec();
    sorted.sort_unstable_by(f64::total_cmp);
    sorted[sorted.len() / 2]
}

/// Two-sided p of the rank sum, by its normal approximation; times don't tie.
#[expect(clippy::cast_precision_loss, reason = "a few hundred")]
pub(crate) fn mann_whitney(one: &[f64], other: &[f64]) -> f64 {
    let wins = one.iter().map(|a| other.iter().filter(|b| a > b).count()).sum::<usize>() as f64;
    let (n, m) = (one.len() as f64, other.len() as f64);
    let z = (wins - n * m / 2.0).abs() / (n * m * (n + m + 1.0) / 12.0).sqrt();
    erfc(z / std::f64::consts::SQRT_2)
}

/// Abramowitz and Stegun 7.1.26; good to seven places.
fn erfc(x: f64) -> f64 {
    let t = 1.0 / 0.327_591_1_f64.mul_add(x, 1.0);
    let series = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
    let sum = series.iter().rev().fold(0.0, |sum, factor| (sum + factor) * t);
    sum * (-x * x).exp()
}

#[test]
fn the_rank_sum_test_reproduces_known_values() {
    assert!((erfc(1.0) - 0.157_299_2).abs() < 1e-6 && erfc(0.0) > 0.999_999);
    let rising: Vec<f64> = (0..100).map(f64::from).collect();
    let shifted: Vec<f64> = rising.iter().map(|x| x + 30.5).collect();
    assert!(mann_whitney(&rising, &shifted) < 1e-4);
    assert!(mann_whitney(&rising, &rising.iter().map(|x| x + 0.5).collect::<Vec<_>>()) > 0.9);
}
