//! Whether a catalogue may go live.

use std::collections::BTreeSet;

use super::{Catalog, ExamId, Words};
use crate::{country::CountryCode, locale::Locale, money::Money};

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
    #[error("package {code} lacks {item}, which the smaller package holds")]
    NotSuperset { code: String, item: &'static str },
    #[error("price of {sku} in {country}: {source}")]
    BadPrice { sku: String, country: CountryCode, source: crate::money::PriceError },
    #[error("{country} has no price for package {sku}")]
    NoPrice { sku: String, country: CountryCode },
    #[error("in {country} package {sku} costs no more than the smaller one")]
    PriceOrder { sku: String, country: CountryCode },
    #[error("the price book has no {} entry for countries without one of their own", CountryCode::ELSEWHERE)]
    NoFallback,
}

impl Catalog {
    /// Everything that is wrong, not only the first thing: an operator mends a file once.
    pub fn check(&self) -> Vec<CatalogFault> {
        let mut faults = Vec::new();
        self.check_keys(&mut faults);
        self.check_references(&mut faults);
        self.check_words(&mut faults);
        self.check_exams(&mut faults);
        self.check_packages(&mut faults);
        self.check_prices(&mut faults);
        faults
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
        unique("package", self.packages.iter().map(|p| p.id.to_string()).collect());
        unique("package code", self.packages.iter().map(|p| p.code.clone()).collect());
        unique("country", self.prices.iter().map(|p| p.country.to_string()).collect());
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
        for package in &self.packages {
            for exam in &package.exams {
                exam_of("package", package.code.clone(), *exam);
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

    fn check_packages(&self, faults: &mut Vec<CatalogFault>) {
        let single: Vec<_> = self.packages.iter().filter(|package| package.tests == 1).collect();
        for pair in single.windows(2) {
            let [smaller, larger] = pair else { continue };
            for item in &smaller.items {
                if !larger.items.contains(item) {
                    faults.push(CatalogFault::NotSuperset { code: larger.code.clone(), item: item.code() });
                }
            }
        }
    }

    fn check_prices(&self, faults: &mut Vec<CatalogFault>) {
        if !self.prices.iter().any(|p| p.country == CountryCode::ELSEWHERE) {
            faults.push(CatalogFault::NoFallback);
        }
        for prices in &self.prices {
            let country = prices.country;
            let mut smaller = 0;
            for package in &self.packages {
                let sku = package.code.clone();
                let Some(&amount) = prices.amounts.get(&package.id) else {
                    faults.push(CatalogFault::NoPrice { sku, country });
                    continue;
                };
                if let Err(source) = Money::price(prices.currency, amount) {
                    faults.push(CatalogFault::BadPrice { sku: sku.clone(), country, source });
                }
                // A bundle stands beside the others, not above them.
                if package.tests > 1 {
                    continue;
                }
                if amount <= smaller {
                    faults.push(CatalogFault::PriceOrder { sku, country });
                }
                smaller = amount;
            }
        }
    }
}
