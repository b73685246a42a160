//! The price book of the histories, and what something should cost: written down a second time, so that
//! `domain` isn't judged by itself.

use std::collections::{BTreeMap, BTreeSet};

use domain::{
    catalog::{Catalog, CountryPrices, ExamId, Grant, Package, PackageItem, SkuId},
    country::CountryCode,
    money::Currency,
};

pub const EXAM: ExamId = ExamId(1);
pub const BUNDLE: SkuId = SkuId(5);
pub const MEMBERSHIP: SkuId = SkuId(6);

/// How many of the items each package has, smallest first; the bundle has the same as the second.
const SIZES: [usize; 5] = [3, 5, 7, 9, 5];

/// A place with cents and one whose prices are whole hundreds; the membership comes last.
const PLACES: [(&str, Currency, [i64; 6]); 2] = [
    ("DE", Currency::EUR, [499, 799, 999, 1_499, 1_598, 517]),
    ("JP", Currency::JPY, [48_000, 78_000, 98_000, 128_000, 156_000, 52_000]),
];

pub fn country(place: usize) -> CountryCode {
    CountryCode::parse(PLACES[place % 2].0).expect("a country")
}

pub fn catalog() -> Catalog {
    let packages = (1..).zip(SIZES).map(|(id, size)| Package {
        id: SkuId(id),
        code: format!("Sku{id}"),
        exams: vec![EXAM],
        items: PackageItem::ALL[..size].to_vec(),
        grants: if SkuId(id) == BUNDLE { vec!["two_more".to_owned()] } else { Vec::new() },
        months: None,
    });
    let membership = Package {
        id: MEMBERSHIP,
        code: "Member".to_owned(),
        exams: Vec::new(),
        items: vec![PackageItem::Discount],
        grants: Vec::new(),
        months: Some(12),
    };
    let grants = vec![Grant {
        code: "two_more".to_owned(),
        item: None,
        exams: vec![EXAM],
        orders: 2,
        available: true,
    }];
    let prices = PLACES.map(|(code, currency, amounts)| CountryPrices {
        country: CountryCode::parse(code).expect("a country"),
        currency,
        amounts: (1..).map(SkuId).zip(amounts).collect::<BTreeMap<_, _>>(),
    });
    Catalog {
        grants,
        packages: packages.chain([membership]).collect(),
        prices: prices.into(),
        ..Catalog::default()
    }
}

/// Four fifths for members, rounded down to what can be shown: whole cents, or whole units in currencies
/// without cents.
fn amount(place: usize, package: usize, member: bool) -> i64 {
    let (_, currency, amounts) = PLACES[place % 2];
    let step = if currency == Currency::JPY { 100 } else { 1 };
    let list = amounts[package];
    if member { list * 4 / 5 - list * 4 / 5 % step } else { list }
}

/// What an order that owns these things must have cost: a range, whose ends differ only if the buyer became a
/// member in the meantime, because then each step cost what was shown at that time.
pub fn price_of(
    place: usize,
    owned: &BTreeSet<PackageItem>,
    paid: Paid,
    (cheapest, dearest): (bool, bool),
) -> Option<(i64, i64)> {
    let is = |n: &usize| *n == owned.len() && PackageItem::ALL[..*n].iter().all(|item| owned.contains(item));
    if owned.is_empty() {
        return Some((0, 0));
    }
    let package = SIZES[..4].iter().position(is)?;
    let price = |whole: bool, held: bool| {
        let more = amount(place, package, whole) - amount(place, 1, held);
        match paid {
            Paid::Itself => amount(place, package, whole),
            Paid::WithItsBundle => amount(place, 4, whole) + more,
            Paid::ByAnother => more,
        }
    };
    Some((price(cheapest, dearest), price(dearest, cheapest)))
}

/// What the order of a membership must have cost: the membership, or nothing.
pub fn price_of_membership(place: usize, owned: &BTreeSet<PackageItem>) -> Option<i64> {
    match owned.iter().collect::<Vec<_>>().as_slice() {
        [] => Some(0),
        [PackageItem::Discount] => Some(PLACES[place % 2].2[5]),
        _ => None,
    }
}

/// How an order came to what it owns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paid {
    Itself,
    WithItsBundle,
    ByAnother,
}
