//! When a score for a kind of task says more than the total.

use super::*;
use crate::{random::Random, simulate::launch_items};

fn kinds(correlation: f64) -> (Form, Kinds) {
    let form = Form::new(launch_items(30)).unwrap();
    let kind_of: Vec<u8> = (0..30).map(|item| item % 5).collect();
    let kinds = Kinds::new(&form, &kind_of, &[correlation.sqrt(); 5]).unwrap();
    (form, kinds)
}

#[test]
fn the_total_says_more_about_a_kind_than_its_own_items_do() {
    for (correlation, total, augmented) in
        [(0.95, 0.81, 0.81), (0.9, 0.77, 0.77), (0.8, 0.69, 0.70), (0.5, 0.44, 0.54)]
    {
        let (_, kinds) = kinds(correlation);
        let worths = worth(&kinds);
        let mean = |of: fn(&Worth) -> f64| worths.iter().map(of).sum::<f64>() / 5.0;
        assert!((mean(|worth| worth.own) - 0.43).abs() < 0.045, "{correlation}");
        assert!((mean(|worth| worth.total) - total).abs() < 0.045, "{correlation}");
        assert!((mean(|worth| worth.augmented) - augmented).abs() < 0.045, "{correlation}");
    }
}

#[test]
fn the_posterior_has_its_nominal_precision() {
    let (form, kinds) = kinds(0.8);
    let worths = worth(&kinds);
    let mut random = Random::seeded(4);
    let (mut squares, mut promised, mut leans) = (0.0, 0.0, 0);
    for _ in 0..400 {
        let common = random.normal();
        let truths: Vec<f64> =
            (0..5).map(|_| 0.8_f64.sqrt() * common + 0.2_f64.sqrt() * random.normal()).collect();
        let answers: Vec<u8> = form
            .items()
            .iter()
            .enumerate()
            .map(|(place, item)| u8::from(random.chance(item.p(truths[place % 5]))))
            .collect();
        let profile = profile(&kinds, &worths, &answers);
        for (kind, truth) in profile.kinds.iter().zip(&truths) {
            squares += (kind.score - 100.0 - 15.0 * truth) * (kind.score - 100.0 - 15.0 * truth);
            promised += kind.se * kind.se;
            leans += u32::from(kind.lean.is_some());
        }
    }
    assert!((squares / promised - 1.0).abs() < 0.1, "{squares} {promised}");
    assert!(leans < 200, "{leans} of 2000 kinds stood out");
}

#[test]
fn an_obvious_strength_is_reported_and_the_profile_isnt_even() {
    let (_, kinds) = kinds(0.5);
    let answers: Vec<u8> = (0..30).map(|item| u8::from(item % 5 == 2)).collect();
    let profile = profile(&kinds, &worth(&kinds), &answers);
    assert_eq!(profile.kinds[2].lean, Some(Lean::Strength));
    assert!(!profile.even);
}

#[test]
fn perfectly_correlated_kinds_never_stand_out() {
    let (_, kinds) = kinds(1.0);
    let answers: Vec<u8> = (0..30).map(|item| u8::from(item % 5 == 2)).collect();
    let profile = profile(&kinds, &worth(&kinds), &answers);
    assert!(profile.even && profile.kinds.iter().all(|kind| kind.difference.abs() < 1e-6));
}

#[test]
fn an_uncertain_score_has_no_level() {
    let form = Form::new(launch_items(30)).unwrap();
    let kind_of: Vec<u8> = (0..30).map(|item| u8::from(item < 28)).collect();
    let kinds = Kinds::new(&form, &kind_of, &[0.1, 0.1]).unwrap();
    let profile = profile(&kinds, &worth(&kinds), &[]);
    assert!(profile.kinds.iter().all(|kind| kind.level.is_none()));
}

#[test]
fn wrong_divisions_are_refused() {
    let form = Form::new(launch_items(30)).unwrap();
    assert_eq!(Kinds::new(&form, &[0; 29], &[0.9]).err(), Some(KindsError::Length));
    assert_eq!(Kinds::new(&form, &[0; 30], &[0.9, 0.9]).err(), Some(KindsError::Empty(1)));
    assert_eq!(Kinds::new(&form, &[1; 30], &[0.9]).err(), Some(KindsError::Empty(1)));
    assert_eq!(Kinds::new(&form, &[0; 30], &[f64::NAN]).err(), Some(KindsError::Loading));
    assert_eq!(Kinds::new(&form, &[0; 30], &[0.5; 17]).err(), Some(KindsError::TooMany));
}
