//! A catalogue that may go live, and each way of spoiling it.

use super::*;
use crate::money::PriceError;

fn words(text: &str) -> Words {
    Locale::ALL.into_iter().map(|locale| (locale, text.to_owned())).collect()
}

fn package(id: i32, items: &[PackageItem]) -> Package {
    Package {
        id: SkuId(id),
        code: format!("Sku{id}"),
        exams: vec![ExamId(1)],
        items: items.to_vec(),
        tests: 1,
    }
}

fn prices(country: &str, currency: Currency, amounts: [i64; 2]) -> CountryPrices {
    CountryPrices {
        country: CountryCode::parse(country).expect("a country"),
        currency,
        amounts: [(SkuId(1), amounts[0]), (SkuId(2), amounts[1])].into(),
    }
}

fn catalog() -> Catalog {
    Catalog {
        apps: vec![App {
            id: AppId(1),
            alias: "tessera".into(),
            name: "Tessera".into(),
            domains: vec!["tessera.example".into()],
            default_variant: "free".into(),
            default_exam: ExamId(1),
            operator: Operator { name: String::new(), address: String::new(), email: String::new() },
        }],
        categories: vec![Category { id: CategoryId(1), code: "iq".into(), name: words("IQ") }],
        exams: vec![Exam {
            id: ExamId(1),
            kind: ExamKind::Iq,
            code: "iq".into(),
            category: CategoryId(1),
            questions: 30,
            options: 6,
            time_limit_s: 0,
            free: false,
            repeatable: false,
            languages: Locale::ALL.to_vec(),
            name: words("IQ"),
            summary: words("Puzzles"),
        }],
        app_exams: vec![AppExam { id: AppExamId(1), app: AppId(1), exam: ExamId(1) }],
        packages: vec![
            package(1, &[PackageItem::IqScore]),
            package(2, &[PackageItem::IqScore, PackageItem::Certificate]),
        ],
        prices: vec![prices("ZZ", Currency::USD, [499, 799]), prices("JP", Currency::JPY, [48_000, 78_000])],
    }
}

/// The faults after one thing was spoilt.
fn faults(spoil: impl FnOnce(&mut Catalog)) -> Vec<String> {
    let mut catalog = catalog();
    spoil(&mut catalog);
    catalog.check().iter().map(ToString::to_string).collect()
}

#[test]
fn a_sound_catalogue_has_no_faults() {
    assert_eq!(catalog().check(), []);
}

#[test]
fn each_spoilt_thing_is_named() {
    assert_eq!(
        faults(|c| c.exams[0].category = CategoryId(9)),
        ["exam iq refers to category 9, which does not exist"]
    );
    assert_eq!(
        faults(|c| c.apps[0].default_exam = ExamId(9)),
        ["app tessera refers to exam 9, which does not exist"]
    );
    assert_eq!(
        faults(|c| c.app_exams[0].app = AppId(9)),
        ["app exam 1 refers to app 9, which does not exist"]
    );
    assert_eq!(faults(|c| c.apps[0].domains.clear()), ["app tessera has no domain"]);
    assert_eq!(faults(|c| c.exams[0].questions = 0), ["exam iq is impossible: it has no question"]);
    assert_eq!(
        faults(|c| c.exams[0].code = "I Q".into()),
        ["exam I Q is impossible: its code is not a slug"]
    );
    assert_eq!(
        faults(|c| c.exams[0].languages.clear()),
        ["exam iq is impossible: nobody can take it in any language"]
    );
    assert_eq!(faults(|c| _ = c.exams[0].name.remove(&Locale::Ko)), ["exam iq has no text in KO"]);
    assert_eq!(
        faults(|c| _ = c.packages[1].items.remove(0)),
        ["package Sku2 lacks iq_score, which the smaller package holds"]
    );
    assert_eq!(
        faults(|c| _ = c.prices.remove(0)),
        ["the price book has no ZZ entry for countries without one of their own"]
    );
    assert_eq!(faults(|c| _ = c.prices[1].amounts.remove(&SkuId(2))), ["JP has no price for package Sku2"]);
    assert_eq!(faults(|c| c.prices.push(c.prices[1].clone())), ["country JP stands twice"]);
}

#[test]
fn a_price_that_would_be_shown_rounded_is_a_fault() {
    let mut catalog = catalog();
    catalog.prices[1].amounts.insert(SkuId(2), 78_050);

    assert_eq!(
        catalog.check(),
        [CatalogFault::BadPrice {
            sku: "Sku2".into(),
            country: CountryCode::parse("JP").expect("a country"),
            source: PriceError::ShownRounded { currency: Currency::JPY, amount: 78_050, step: 100 },
        }]
    );
}

#[test]
fn a_larger_package_costs_more() {
    assert_eq!(
        faults(|c| _ = c.prices[0].amounts.insert(SkuId(2), 499)),
        ["in ZZ package Sku2 costs no more than the smaller one"]
    );
}

#[test]
fn everything_wrong_is_told_at_once() {
    let faults = faults(|c| {
        c.exams[0].questions = 0;
        c.apps[0].domains.clear();
    });
    assert_eq!(faults.len(), 2);
}

#[test]
fn the_price_is_the_countrys_own_or_everywhere_elses() {
    let catalog = catalog();
    let price = |country| catalog.price(SkuId(1), CountryCode::parse(country).expect("a country"));
    assert_eq!(price("JP"), Some(Money::new(Currency::JPY, 48_000)));
    assert_eq!(price("FJ"), Some(Money::new(Currency::USD, 499)));
    assert_eq!(catalog.lowest_price(ExamId(1), CountryCode::ELSEWHERE), Some(Money::new(Currency::USD, 499)));
    assert_eq!(catalog.lowest_price(ExamId(2), CountryCode::ELSEWHERE), None);
}
