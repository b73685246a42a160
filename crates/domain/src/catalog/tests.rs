//! A catalogue that may go live, and each way to break it.

use super::*;
use crate::{
    money::PriceError,
    offer::{NoOffer, extras, offer},
};

fn words(text: &str) -> Words {
    Locale::ALL.into_iter().map(|locale| (locale, text.to_owned())).collect()
}

fn package(id: i32, items: &[PackageItem]) -> Package {
    Package {
        id: SkuId(id),
        code: format!("Sku{id}"),
        exams: vec![ExamId(1)],
        items: items.to_vec(),
        grants: Vec::new(),
        months: None,
    }
}

fn more_tests(exams: &[i32]) -> Grant {
    let exams = exams.iter().copied().map(ExamId).collect();
    Grant { code: "more".into(), item: None, exams, orders: 2, available: true }
}

fn later(item: PackageItem) -> Grant {
    Grant { code: item.code().into(), item: Some(item), exams: Vec::new(), orders: 1, available: false }
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
            operator: Operator::default(),
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
            sign_in: false,
            repeatable: false,
            languages: Locale::ALL.to_vec(),
            name: words("IQ"),
            summary: words("Puzzles"),
        }],
        app_exams: vec![AppExam { id: AppExamId(1), app: AppId(1), exam: ExamId(1) }],
        grants: Vec::new(),
        packages: vec![
            package(1, &[PackageItem::IqScore]),
            package(2, &[PackageItem::IqScore, PackageItem::Certificate]),
        ],
        prices: vec![prices("ZZ", Currency::USD, [499, 799]), prices("JP", Currency::JPY, [48_000, 78_000])],
        held_words: vec![HeldWords { hl: Locale::En, words: vec!["idiot".into()] }],
    }
}

/// With a second exam whose packages are independent of the first one's: the cheaper of them contains less
/// and costs less than the most expensive of the first.
fn with_second_ladder() -> Catalog {
    let mut catalog = catalog();
    let profile = Exam { id: ExamId(2), code: "profile".into(), ..catalog.exams[0].clone() };
    catalog.exams.push(profile);
    let others =
        [package(11, &[PackageItem::Report]), package(12, &[PackageItem::Report, PackageItem::Discount])];
    for (step, other) in (1..).zip(others) {
        for book in &mut catalog.prices {
            let first = book.amounts[&SkuId(1)];
            book.amounts.insert(other.id, first * step);
        }
        catalog.packages.push(Package { exams: vec![ExamId(2)], ..other });
    }
    catalog
}

/// The faults after one change.
fn faults(spoil: impl FnOnce(&mut Catalog)) -> Vec<String> {
    let mut catalog = catalog();
    spoil(&mut catalog);
    catalog.check().iter().map(ToString::to_string).collect()
}

#[test]
fn a_sound_catalogue_has_no_faults() {
    assert_eq!(catalog().check(), []);
}

fn real_operator() -> Operator {
    Operator {
        name: "Blue House Ltd".into(),
        address: "1 Long Road, York".into(),
        email: "help@bluehouse.test".into(),
        phone: "+44 1904 1".into(),
        representative: "Ann Smith".into(),
        register: "Companies House 1".into(),
        tax_number: "GB 1".into(),
        business_number: "none".into(),
        mail_order_number: "none".into(),
        host: "Hosting Ltd, 2 Long Road, York".into(),
        mediator: "none".into(),
        privacy_contact: "Ann Smith, help@bluehouse.test".into(),
    }
}

#[test]
fn production_names_every_placeholder_of_an_operator() {
    let mut catalog = catalog();
    assert_eq!(catalog.check_operators().len(), 12, "nothing is set");

    catalog.apps[0].operator = real_operator();
    assert_eq!(catalog.check_operators(), []);

    catalog.apps[0].operator.phone = "phone number not set yet".into();
    catalog.apps[0].operator.email = "support@tessera.example".into();
    catalog.apps[0].operator.host = " ".into();
    let named: Vec<_> = catalog.check_operators().iter().map(ToString::to_string).collect();
    assert_eq!(
        named,
        ["email", "phone", "host"]
            .map(|detail| format!("app tessera has a placeholder as its operator's {detail}"))
    );
}

#[test]
fn a_legal_text_names_the_operator_and_says_when_it_is_a_demonstration() {
    let mut app = catalog().apps.remove(0);
    let text = "{app} is sold by {operator}, {phone}.\n\n{demonstration}\n\n## Now\n\nNothing is sold.";

    app.operator = Operator { phone: String::new(), ..real_operator() };
    assert_eq!(app.fill(text), "Tessera is sold by Blue House Ltd, .\n\n## Now\n\nNothing is sold.");
    app.operator = real_operator();
    assert_eq!(app.fill(text), "Tessera is sold by Blue House Ltd, +44 1904 1.");
    assert_eq!(app.fill("As it is."), "As it is.");
}

#[test]
fn held_words_that_would_never_be_found_are_named() {
    assert_eq!(
        faults(|c| c.held_words[0].words = vec!["Idiot".into(), " ".into(), "moron".into()]),
        [
            "held word \"Idiot\" in EN is never found: it is empty or not in lower case",
            "held word \" \" in EN is never found: it is empty or not in lower case",
        ]
    );
    let twice = faults(|c| c.held_words.push(c.held_words[0].clone()));
    assert_eq!(twice, ["held words of EN stands twice"]);
    let mut catalog = catalog();
    catalog.held_words.push(HeldWords { hl: Locale::De, words: vec!["depp".into()] });
    assert_eq!(catalog.held_words(Locale::De).collect::<Vec<_>>(), ["idiot", "depp"]);
    assert_eq!(catalog.held_words(Locale::Fr).collect::<Vec<_>>(), ["idiot"]);
}

#[test]
fn each_broken_record_is_named() {
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
fn all_faults_are_reported_at_once() {
    let faults = faults(|c| {
        c.exams[0].questions = 0;
        c.apps[0].domains.clear();
    });
    assert_eq!(faults.len(), 2);
}

#[test]
fn the_price_is_the_countrys_own_or_the_fallback() {
    let catalog = catalog();
    let price = |country| catalog.price(SkuId(1), CountryCode::parse(country).expect("a country"));
    assert_eq!(price("JP"), Some(Money::new(Currency::JPY, 48_000)));
    assert_eq!(price("FJ"), Some(Money::new(Currency::USD, 499)));
    assert_eq!(catalog.lowest_price(ExamId(1), CountryCode::ELSEWHERE), Some(Money::new(Currency::USD, 499)));
    assert_eq!(catalog.lowest_price(ExamId(2), CountryCode::ELSEWHERE), None);
}

#[test]
fn each_ladder_is_checked_separately() {
    assert_eq!(with_second_ladder().check(), []);

    let mut catalog = with_second_ladder();
    catalog.packages[3].items.remove(0);
    catalog.prices[0].amounts.insert(SkuId(12), 499);

    let faults: Vec<_> = catalog.check().iter().map(ToString::to_string).collect();
    assert_eq!(
        faults,
        [
            "package Sku12 lacks report, which the smaller package holds",
            "in ZZ package Sku12 costs no more than the smaller one",
        ]
    );
}

#[test]
fn a_fault_of_a_shared_ladder_is_reported_once() {
    let faults = faults(|c| {
        c.exams.push(Exam { id: ExamId(2), code: "short".into(), ..c.exams[0].clone() });
        for package in &mut c.packages {
            package.exams.push(ExamId(2));
        }
        c.packages[1].items.remove(0);
    });

    assert_eq!(faults, ["package Sku2 lacks iq_score, which the smaller package holds"]);
}

#[test]
fn a_bundle_is_not_part_of_the_ladder() {
    let mut catalog = catalog();
    catalog.grants.push(more_tests(&[1]));
    let bundle = Package { grants: vec!["more".into()], ..package(3, &[PackageItem::IqScore]) };
    catalog.packages.push(bundle.clone());
    for book in &mut catalog.prices {
        book.amounts.insert(SkuId(3), 59_900);
    }

    assert_eq!(catalog.check(), []);
    assert_eq!(catalog.bundle_of(ExamId(1)), Some(&bundle));
    assert_eq!(catalog.tests_of(&bundle), 3);
    assert!(catalog.pays_for(&bundle, ExamId(1)));
    assert!(!catalog.pays_for(&bundle, ExamId(2)));
    let ladder: Vec<_> = catalog.packages_of(ExamId(1)).map(|package| package.id).collect();
    assert_eq!(ladder, [SkuId(1), SkuId(2)]);
}

#[test]
fn a_test_that_is_not_available_yet_is_listed_but_does_not_count() {
    let mut catalog = catalog();
    catalog.grants.push(later(PackageItem::LeftRightBrain));
    catalog.packages[1].grants.push("left_right_brain".into());
    let package = &catalog.packages[1];

    assert_eq!(catalog.check(), []);
    let listed = [PackageItem::IqScore, PackageItem::LeftRightBrain, PackageItem::Certificate];
    assert_eq!(catalog.contents_of(package), listed);
    assert_eq!(listed.map(|item| catalog.is_available(item)), [true, false, true]);
    assert_eq!(catalog.tests_of(package), 1);
    assert!(!catalog.pays_for(package, ExamId(1)));
}

#[test]
fn a_sold_test_that_is_no_longer_in_the_catalogue_is_not_available() {
    assert!(!catalog().is_available(PackageItem::Eq));
}

#[test]
fn the_larger_package_grants_what_the_smaller_one_grants() {
    let faults = faults(|c| {
        c.grants.push(later(PackageItem::Eq));
        c.packages[0].grants.push("eq".into());
    });

    assert_eq!(faults, ["package Sku2 lacks eq, which the smaller package holds"]);
}

#[test]
fn a_grant_that_nothing_could_deliver_is_a_fault() {
    let granting = |grant: Grant| {
        faults(|c| {
            c.packages[1].grants.push(grant.code.clone());
            c.grants.push(grant);
        })
    };

    assert_eq!(
        granting(Grant { orders: 0, ..later(PackageItem::Eq) }),
        ["grant eq is impossible: it pays for no order"]
    );
    assert_eq!(
        granting(Grant { available: true, ..later(PackageItem::Eq) }),
        ["grant eq is impossible: it is available and there is no exam to use it for"]
    );
    assert_eq!(
        granting(later(PackageItem::Certificate)),
        ["grant certificate is impossible: its item is a part of a report"]
    );
    assert_eq!(
        granting(more_tests(&[1, 9])),
        [
            "grant more refers to exam 9, which does not exist",
            "package Sku2 is impossible: it grants an exam that it isn't sold for, and nothing delivers that",
        ]
    );
}

#[test]
fn a_test_among_the_items_adds_the_report_to_a_free_result() {
    let questionnaire = |c: &mut Catalog, free: bool| {
        let like = c.exams[0].clone();
        let kind = ExamKind::Questionnaire;
        c.exams.push(Exam { id: ExamId(5), kind, code: "eq".into(), free, sign_in: free, ..like });
        let grant = Grant { available: true, exams: vec![ExamId(5)], ..later(PackageItem::Eq) };
        c.grants.push(grant);
        c.packages[1].grants.push("eq".into());
    };
    let mut catalog = catalog();
    questionnaire(&mut catalog, true);

    assert_eq!(catalog.check(), []);
    let package = &catalog.packages[1];
    assert_eq!((catalog.tests_of(package), catalog.is_bundle(package)), (1, false));
    assert!(!catalog.pays_for(package, ExamId(5)), "it is no further test of the same kind");
    let (grant, item) = catalog.listed_test(ExamId(5)).expect("a grant");
    assert_eq!((grant.code.as_str(), item), ("eq", PackageItem::Eq));
    assert_eq!(catalog.listed_test(ExamId(1)), None);
    assert_eq!(
        faults(|c| questionnaire(c, false)),
        ["grant eq is impossible: the test of its item has no free result that a report could be added to"]
    );
    assert_eq!(
        faults(|c| c.exams[0].sign_in = true),
        ["exam iq is impossible: only a free test can ask for an account: whoever pays needs none"]
    );
}

#[test]
fn a_package_belongs_to_an_exam_and_contains_parts_of_its_report() {
    assert_eq!(faults(|c| c.packages[1].exams.clear()), ["package Sku2 is impossible: no exam has it"]);
    assert_eq!(
        faults(|c| c.packages[1].items.push(PackageItem::Eq)),
        ["package Sku2 is impossible: a test among its items belongs to its grants"]
    );
    assert_eq!(
        faults(|c| c.packages[1].grants.push("eq".into())),
        ["package Sku2 refers to grant eq, which does not exist"]
    );
    assert_eq!(faults(|c| c.grants = vec![more_tests(&[1]), more_tests(&[1])]), ["grant more stands twice"]);
}

#[test]
fn an_order_is_offered_the_packages_of_its_own_exam() {
    let catalog = with_second_ladder();
    let offered = |exam, owned: &[PackageItem], sku| {
        let owned = owned.iter().copied().collect();
        offer(&catalog, ExamId(exam), &owned, SkuId(sku), CountryCode::ELSEWHERE)
    };
    let added = |exam, owned: &[PackageItem]| -> Vec<_> {
        let owned = owned.iter().copied().collect();
        let offers = extras(&catalog, ExamId(exam), &owned, CountryCode::ELSEWHERE);
        offers.iter().map(|offer| offer.package.id).collect()
    };

    assert_eq!(offered(2, &[], 11).map(|offer| offer.list.money.amount), Ok(499));
    assert_eq!(offered(2, &[], 2), Err(NoOffer::NotForSale));
    assert_eq!(offered(1, &[], 11), Err(NoOffer::NotForSale));
    assert_eq!(offered(1, &[PackageItem::IqScore], 12), Err(NoOffer::NotForSale), "not as an upgrade either");
    assert_eq!(added(1, &[PackageItem::IqScore]), [SkuId(2)]);
    assert_eq!(added(2, &[PackageItem::Report]), [SkuId(12)]);
}

fn membership() -> Package {
    Package { exams: Vec::new(), months: Some(12), ..package(3, &[PackageItem::Discount]) }
}

fn with_membership(membership: Package) -> Catalog {
    let mut catalog = catalog();
    for book in &mut catalog.prices {
        book.amounts.insert(membership.id, 50_000);
    }
    catalog.packages.push(membership);
    catalog
}

#[test]
fn a_membership_belongs_to_no_exam_and_to_no_ladder() {
    let catalog = with_membership(membership());

    assert_eq!(catalog.check(), Vec::new());
    assert_eq!(catalog.membership().map(|package| package.id), Some(SkuId(3)));
    assert_eq!(catalog.packages_of(ExamId(1)).count(), 2);
    assert_eq!(catalog.bundle_of(ExamId(1)), None);
    let nothing = std::collections::BTreeSet::new();
    let for_a_test = offer(&catalog, ExamId(1), &nothing, SkuId(3), CountryCode::ELSEWHERE);
    assert_eq!(for_a_test, Err(NoOffer::NotForSale));
}

#[test]
fn a_membership_costs_everybody_the_same() {
    let catalog = with_membership(membership());

    let offer = crate::offer::membership(&catalog, CountryCode::ELSEWHERE).expect("an offer");

    assert_eq!((offer.list.money.amount, offer.list.worth), (50_000, 50_000));
    assert_eq!(offer.member, offer.list);
}

#[test]
fn a_membership_that_promises_anything_else_is_refused() {
    let exam = Package { exams: vec![ExamId(1)], ..membership() };
    let report = Package { items: vec![PackageItem::Discount, PackageItem::Report], ..membership() };
    let endless = Package { months: Some(0), ..membership() };
    for wrong in [exam, report, endless] {
        let faults = with_membership(wrong).check();
        let refused = |fault: &CatalogFault| matches!(fault, CatalogFault::BadPackage { .. });
        assert!(faults.iter().any(refused), "{faults:?}");
    }
    let mut two = with_membership(membership());
    two.packages.push(Package { id: SkuId(2), code: "Again".into(), ..membership() });
    assert!(two.check().iter().any(|fault| matches!(fault, CatalogFault::Twice { .. })));
}
