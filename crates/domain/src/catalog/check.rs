//! Whether a catalogue may go live.

use std::collections::BTreeSet;

use super::{App, Catalog, CountryPrices, Exam, ExamId, ExamKind, Grant, Package, PackageItem, Words};
use crate::{country::CountryCode, locale::Locale, money::Money};

/// Ten years: more is a typing error.
const MONTHS_MOST: i32 = 120;

/// Why a catalogue may not go live. Each names the record at fault.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CatalogFault {
    #[error("{what} {key} stands twice")]
    Twice { what: &'static str, key: String },
    #[error("{what} {key} refers to {missing}, which does not exist")]
    Dangling { what: &'static str, key: String, missing: String },
    #[error("{what} {key} has no text in {locale}")]
    NoWords { what: &'static str, key: String, locale: Locale },
    #[error("exam {code} is impossible: {why}")]
    BadExam { code: String, why: &'static str },
    #[error("app {alias} has no domain")]
    NoDomain { alias: String },
    #[error("app {alias} has a placeholder as its operator's {detail}")]
    Placeholder { alias: String, detail: &'static str },
    #[error("grant {code} is impossible: {why}")]
    BadGrant { code: String, why: &'static str },
    #[error("package {code} is impossible: {why}")]
    BadPackage { code: String, why: &'static str },
    #[error("package {code} lacks {item}, which the smaller package holds")]
    NotSuperset { code: String, item: &'static str },
    #[error("price of {sku} in {country}: {source}")]
    BadPrice { sku: String, country: CountryCode, source: crate::money::PriceError },
    #[error("{country} has no price for package {sku}")]
    NoPrice { sku: String, country: CountryCode },
    #[error("in {country} package {sku} costs no more than the smaller one")]
    PriceOrder { sku: String, country: CountryCode },
    #[error("held word {word:?} in {hl} is never found: it is empty or not in lower case")]
    BadHeldWord { hl: Locale, word: String },
    #[error("the price book has no {} entry for countries without one of their own", CountryCode::ELSEWHERE)]
    NoFallback,
}

impl Catalog {
    /// All faults, not only the first: an operator fixes a file once.
    pub fn check(&self) -> Vec<CatalogFault> {
        let mut faults = Vec::new();
        self.check_keys(&mut faults);
        self.check_references(&mut faults);
        self.check_words(&mut faults);
        self.check_exams(&mut faults);
        self.check_grants(&mut faults);
        self.check_packages(&mut faults);
        self.check_ladders(&mut faults);
        self.check_prices(&mut faults);
        self.check_held_words(&mut faults);
        faults
    }

    /// What only a demonstration may have: placeholders instead of the operator's details.
    pub fn check_operators(&self) -> Vec<CatalogFault> {
        let unset = |app: &App| {
            let alias = app.alias.clone();
            let details = app.operator.placeholders().into_iter();
            details.map(move |detail| CatalogFault::Placeholder { alias: alias.clone(), detail })
        };
        self.apps.iter().flat_map(unset).collect()
    }

    fn check_keys(&self, faults: &mut Vec<CatalogFault>) {
        let mut unique = |what: &'static str, keys: Vec<String>| {
            let mut seen = BTreeSet::new();
            for key in keys {
                if !seen.insert(key.clone()) {
                    faults.push(CatalogFault::Twice { what, key });
                }
            }
        };
        unique("app", self.apps.iter().map(|a| a.id.to_string()).collect());
        unique("app alias", self.apps.iter().map(|a| a.alias.clone()).collect());
        unique("domain", self.apps.iter().flat_map(|a| a.domains.clone()).collect());
        unique("category", self.categories.iter().map(|c| c.id.to_string()).collect());
        unique("category code", self.categories.iter().map(|c| c.code.clone()).collect());
        unique("exam", self.exams.iter().map(|e| e.id.to_string()).collect());
        unique("exam code", self.exams.iter().map(|e| e.code.clone()).collect());
        unique("app exam", self.app_exams.iter().map(|a| a.id.to_string()).collect());
        unique("exam of an app", self.app_exams.iter().map(|a| format!("{}/{}", a.app, a.exam)).collect());
        unique("grant", self.grants.iter().map(|g| g.code.clone()).collect());
        let granted = self.grants.iter().filter_map(|g| g.item);
        unique("item of a grant", granted.map(|item| item.code().to_owned()).collect());
        unique("package", self.packages.iter().map(|p| p.id.to_string()).collect());
        unique("package code", self.packages.iter().map(|p| p.code.clone()).collect());
        let memberships = self.packages.iter().filter(|package| package.months.is_some());
        unique("package of this kind:", memberships.map(|_| "membership".to_owned()).collect());
        unique("country", self.prices.iter().map(|p| p.country.to_string()).collect());
        unique("held words of", self.held_words.iter().map(|held| held.hl.to_string()).collect());
    }

    fn check_held_words(&self, faults: &mut Vec<CatalogFault>) {
        for held in &self.held_words {
            let found = |word: &String| !word.trim().is_empty() && word.to_lowercase() == *word;
            let bad = held.words.iter().filter(|word| !found(word)).cloned();
            faults.extend(bad.map(|word| CatalogFault::BadHeldWord { hl: held.hl, word }));
        }
    }

    fn check_references(&self, faults: &mut Vec<CatalogFault>) {
        let exams: BTreeSet<_> = self.exams.iter().map(|e| e.id).collect();
        let mut exam_of = |what: &'static str, key: String, exam: ExamId| {
            if !exams.contains(&exam) {
                faults.push(CatalogFault::Dangling { what, key, missing: format!("exam {exam}") });
            }
        };
        for app in &self.apps {
            exam_of("app", app.alias.clone(), app.default_exam);
        }
        for app_exam in &self.app_exams {
            exam_of("app exam", app_exam.id.to_string(), app_exam.exam);
        }
        for grant in &self.grants {
            for exam in &grant.exams {
                exam_of("grant", grant.code.clone(), *exam);
            }
        }
        for package in &self.packages {
            for exam in &package.exams {
                exam_of("package", package.code.clone(), *exam);
            }
        }
        for package in &self.packages {
            for grant in package.grants.iter().filter(|code| self.grant(code).is_none()) {
                let missing = format!("grant {grant}");
                faults.push(CatalogFault::Dangling { what: "package", key: package.code.clone(), missing });
            }
        }
        for app_exam in &self.app_exams {
            if !self.apps.iter().any(|a| a.id == app_exam.app) {
                faults.push(CatalogFault::Dangling {
                    what: "app exam",
                    key: app_exam.id.to_string(),
                    missing: format!("app {}", app_exam.app),
                });
            }
        }
        for exam in &self.exams {
            if !self.categories.iter().any(|c| c.id == exam.category) {
                faults.push(CatalogFault::Dangling {
                    what: "exam",
                    key: exam.code.clone(),
                    missing: format!("category {}", exam.category),
                });
            }
        }
        for prices in &self.prices {
            for sku in prices.amounts.keys() {
                if !self.packages.iter().any(|p| p.id == *sku) {
                    faults.push(CatalogFault::Dangling {
                        what: "country",
                        key: prices.country.to_string(),
                        missing: format!("package {sku}"),
                    });
                }
            }
        }
    }

    fn check_words(&self, faults: &mut Vec<CatalogFault>) {
        let mut complete = |what: &'static str, key: &str, words: &Words| {
            for locale in Locale::ALL {
                if words.get(&locale).is_none_or(|text| text.trim().is_empty()) {
                    faults.push(CatalogFault::NoWords { what, key: key.to_owned(), locale });
                }
            }
        };
        for category in &self.categories {
            complete("category", &category.code, &category.name);
        }
        for exam in &self.exams {
            complete("exam", &exam.code, &exam.name);
            complete("exam summary", &exam.code, &exam.summary);
        }
    }

    fn check_exams(&self, faults: &mut Vec<CatalogFault>) {
        for app in &self.apps {
            if app.domains.is_empty() {
                faults.push(CatalogFault::NoDomain { alias: app.alias.clone() });
            }
        }
        for exam in &self.exams {
            let why = if exam.questions < 1 {
                "it has no question"
            } else if exam.options < 2 {
                "a question needs two options"
            } else if exam.time_limit_s < 0 {
                "its time limit is negative"
            } else if exam.free && self.packages_of(exam.id).next().is_some() {
                "it is free and has packages"
            } else if exam.sign_in && !exam.free {
                "only a free test can ask for an account: whoever pays needs none"
            } else if exam.languages.is_empty() {
                "nobody can take it in any language"
            } else if exam.code.is_empty()
                || !exam.code.bytes().all(|b| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-')
            {
                "its code is not a slug"
            } else {
                continue;
            };
            faults.push(CatalogFault::BadExam { code: exam.code.clone(), why });
        }
    }

    fn check_grants(&self, faults: &mut Vec<CatalogFault>) {
        let why = |grant| why_bad(grant).or_else(|| self.why_undeliverable(grant));
        let bad = self.grants.iter().filter_map(|grant| Some((grant, why(grant)?)));
        faults.extend(bad.map(|(grant, why)| CatalogFault::BadGrant { code: grant.code.clone(), why }));
    }

    fn check_packages(&self, faults: &mut Vec<CatalogFault>) {
        for package in &self.packages {
            let why = if let Some(months) = package.months {
                let Some(why) = why_no_membership(package, months) else { continue };
                why
            } else if package.exams.is_empty() {
                "no exam has it"
            } else if package.items.iter().any(|item| item.is_test()) {
                "a test among its items belongs to its grants"
            } else if !self.delivers_grants(package) {
                // An order that was paid for by another one gets the items of that purchase, and they mean nothing to
                // an exam with other packages.
                "it grants an exam that it isn't sold for, and nothing delivers that"
            } else {
                continue;
            };
            faults.push(CatalogFault::BadPackage { code: package.code.clone(), why });
        }
    }

    /// A test among the items of a package adds the report to a free result. Exams with packages have other items, and
    /// puzzles with a free result have no report.
    fn why_undeliverable(&self, grant: &Grant) -> Option<&'static str> {
        let exams = || grant.exams.iter().filter_map(|exam| self.exam(*exam));
        let reported = |exam: &Exam| exam.free && exam.kind == ExamKind::Questionnaire;
        if grant.item.is_none() || exams().all(reported) {
            None
        } else {
            Some("the test of its item has no free result that a report could be added to")
        }
    }

    fn delivers_grants(&self, package: &Package) -> bool {
        let mut more = self.grants_of(package).filter(|grant| grant.available && grant.item.is_none());
        more.all(|grant| grant.exams.iter().all(|exam| package.exams.contains(exam)))
    }

    /// Within each exam's ladder; a fault that exams share is reported once.
    fn check_ladders(&self, faults: &mut Vec<CatalogFault>) {
        let mut found = Vec::new();
        for exam in &self.exams {
            let ladder: Vec<_> = self.packages_of(exam.id).collect();
            for (smaller, larger) in ladder.iter().zip(ladder.iter().skip(1)) {
                self.check_step(smaller, larger, &mut found);
            }
        }
        for fault in found {
            if !faults.contains(&fault) {
                faults.push(fault);
            }
        }
    }

    fn check_step(&self, smaller: &Package, larger: &Package, faults: &mut Vec<CatalogFault>) {
        let contents = self.contents_of(larger);
        let missing = self.contents_of(smaller).into_iter().filter(|item| !contents.contains(item));
        faults.extend(
            missing.map(|item| CatalogFault::NotSuperset { code: larger.code.clone(), item: item.code() }),
        );
        let dearer =
            |book: &&CountryPrices| match (book.amounts.get(&smaller.id), book.amounts.get(&larger.id)) {
                (Some(smaller), Some(larger)) => smaller < larger,
                // A missing price is a fault of its own.
                _ => true,
            };
        let cheap = self.prices.iter().filter(|book| !dearer(book));
        faults.extend(
            cheap.map(|book| CatalogFault::PriceOrder { sku: larger.code.clone(), country: book.country }),
        );
    }

    fn check_prices(&self, faults: &mut Vec<CatalogFault>) {
        if !self.prices.iter().any(|p| p.country == CountryCode::ELSEWHERE) {
            faults.push(CatalogFault::NoFallback);
        }
        for prices in &self.prices {
            let country = prices.country;
            for package in &self.packages {
                let sku = package.code.clone();
                let Some(&amount) = prices.amounts.get(&package.id) else {
                    faults.push(CatalogFault::NoPrice { sku, country });
                    continue;
                };
                if let Err(source) = Money::price(prices.currency, amount) {
                    faults.push(CatalogFault::BadPrice { sku, country, source });
                }
            }
        }
    }
}

fn why_bad(grant: &Grant) -> Option<&'static str> {
    if grant.orders < 1 {
        Some("it pays for no order")
    } else if grant.available && grant.exams.is_empty() {
        Some("it is available and there is no exam to use it for")
    } else if grant.item.is_some_and(|item| !item.is_test()) {
        Some("its item is a part of a report")
    } else {
        None
    }
}

/// A membership gives the discount and nothing else: its order has no report that an item could be a part of.
fn why_no_membership(package: &Package, months: i32) -> Option<&'static str> {
    if !(1..=MONTHS_MOST).contains(&months) {
        Some("its months are none or too many")
    } else if !package.exams.is_empty() || !package.grants.is_empty() {
        Some("a membership is for no exam and grants no test")
    } else if package.items != [PackageItem::Discount] {
        Some("a membership holds the discount and nothing else")
    } else {
        None
    }
}
