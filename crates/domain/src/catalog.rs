//! What is on offer: apps, exams, packages and their prices.
//!
//! One value, [`Catalog`], is what `content/` parses to, what the database stores and what a server
//! process caches. Only [`Catalog::check`] decides whether it may go live.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{
    country::CountryCode,
    locale::Locale,
    money::{Currency, Money},
};

mod check;
mod packages;

pub use check::CatalogFault;
pub use packages::{Grant, Package, PackageItem};

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident),+ $(,)?) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(transparent)]
        pub struct $name(pub i32);

        impl std::fmt::Display for $name {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }
    )+};
}

ids! {
    /// A storefront.
    AppId,
    /// A test, whichever app publishes it.
    ExamId,
    /// An exam published in an app (`appExamId`, header `Exam-App-Id`, query `aeid`).
    AppExamId,
    /// A kind of exam, for the catalogue page.
    CategoryId,
    /// A package.
    SkuId,
}

/// A text in all nine languages.
pub type Words = BTreeMap<Locale, String>;

/// The text in a language; [`Catalog::check`] ensures that it exists.
pub fn text_in(words: &Words, locale: Locale) -> &str {
    words.get(&locale).map_or("", String::as_str)
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct App {
    pub id: AppId,
    /// The first segment of every API path.
    pub alias: String,
    pub name: String,
    /// The hosts that serve the storefront, used for canonical URLs and CORS. The first is the canonical
    /// one.
    pub domains: Vec<String>,
    pub default_variant: String,
    pub default_exam: ExamId,
    /// The seller; named in the legal texts.
    pub operator: Operator,
}

impl App {
    pub fn serves(&self, host: &str) -> bool {
        self.domains.iter().any(|domain| domain.eq_ignore_ascii_case(host))
    }

    /// A legal text with this app's details in place of their names in braces. Everything below
    /// `{demonstration}` is left out once the operator's details are complete.
    pub fn fill(&self, text: &str) -> String {
        let mut filled = match text.split_once("{demonstration}") {
            None => text.to_owned(),
            Some((always, _)) if self.operator.placeholders().is_empty() => always.trim_end().to_owned(),
            Some((always, notice)) => format!("{}\n\n{}", always.trim_end(), notice.trim_start()),
        };
        for (name, value) in self.operator.details() {
            filled = filled.replace(&format!("{{{name}}}"), value);
        }
        filled.replace("{app}", &self.name)
    }
}

/// The seller. The laws of the countries it sells to want different details; one that an operator doesn't have is
/// written as such ("none").
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Operator {
    pub name: String,
    pub address: String,
    pub email: String,
    #[serde(default)]
    pub phone: String,
    /// The person who represents the seller.
    #[serde(default)]
    pub representative: String,
    /// The register of companies, and the number in it.
    #[serde(default)]
    pub register: String,
    /// The number for value added tax.
    #[serde(default)]
    pub tax_number: String,
    /// The Korean number of a business (사업자등록번호).
    #[serde(default)]
    pub business_number: String,
    /// The Korean number of a seller at a distance (통신판매업 신고번호).
    #[serde(default)]
    pub mail_order_number: String,
    /// Who hosts the site: name and address.
    #[serde(default)]
    pub host: String,
    /// The mediator for consumers in France: name, address and site.
    #[serde(default)]
    pub mediator: String,
    /// Who answers questions about personal data: name or office, and how to reach them.
    #[serde(default)]
    pub privacy_contact: String,
}

/// Words of the placeholders in `content/apps.toml`.
const PLACEHOLDERS: [&str; 3] = ["not set yet", "demo operator", ".example"];

impl Operator {
    /// Each detail, by the name that legal texts use for it.
    pub fn details(&self) -> [(&'static str, &str); 12] {
        [
            ("operator", &self.name),
            ("address", &self.address),
            ("email", &self.email),
            ("phone", &self.phone),
            ("representative", &self.representative),
            ("register", &self.register),
            ("tax_number", &self.tax_number),
            ("business_number", &self.business_number),
            ("mail_order_number", &self.mail_order_number),
            ("host", &self.host),
            ("mediator", &self.mediator),
            ("privacy_contact", &self.privacy_contact),
        ]
    }

    /// The names of details that are missing or still a demonstration's.
    pub fn placeholders(&self) -> Vec<&'static str> {
        let unset = |value: &str| {
            value.trim().is_empty() || PLACEHOLDERS.iter().any(|placeholder| value.contains(placeholder))
        };
        self.details().into_iter().filter(|(_, value)| unset(value)).map(|(name, _)| name).collect()
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Category {
    pub id: CategoryId,
    pub code: String,
    pub name: Words,
}

/// An exam's kind decides what it asks, how its answers are scored and what its report contains.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ExamKind {
    /// Figure puzzles with right and wrong answers; an IQ score.
    Iq,
    /// Statements that are rated; the exam's code names the instrument that they belong to.
    Questionnaire,
    /// Ten statements for tests of this program: not in release builds.
    #[cfg(debug_assertions)]
    Demonstration,
}

impl ExamKind {
    pub const ALL: &[Self] = &[
        Self::Iq,
        Self::Questionnaire,
        #[cfg(debug_assertions)]
        Self::Demonstration,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::Iq => "iq",
            Self::Questionnaire => "questionnaire",
            #[cfg(debug_assertions)]
            Self::Demonstration => "demonstration",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|kind| kind.code() == code)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Exam {
    pub id: ExamId,
    pub kind: ExamKind,
    /// The public slug, the first half of a route's tail.
    pub code: String,
    pub category: CategoryId,
    pub questions: i32,
    pub options: i32,
    /// 0 means no limit.
    pub time_limit_s: i32,
    /// The whole result is free; it has no packages.
    #[serde(default)]
    pub free: bool,
    /// Only for people with an account, unless a purchase pays for the test.
    #[serde(default)]
    pub sign_in: bool,
    /// The same form may be taken again; otherwise visitors get only forms they haven't had.
    #[serde(default)]
    pub repeatable: bool,
    /// Languages it can be taken in, in the order of the language switch; all nine by default.
    #[serde(default = "all_languages")]
    pub languages: Vec<Locale>,
    pub name: Words,
    pub summary: Words,
}

fn all_languages() -> Vec<Locale> {
    Locale::ALL.to_vec()
}

impl Exam {
    /// The estimated duration in minutes, from and to, while too few runs were measured: 40 to 50 seconds for a
    /// puzzle, 4 to 9 for a statement. The web uses the same estimate (`l10n/live.tsx`).
    pub fn estimated_minutes(&self) -> (i64, i64) {
        let (least, most) = match self.kind {
            ExamKind::Questionnaire => (4, 9),
            _ => (40, 50),
        };
        let questions = i64::from(self.questions);
        ((questions * least / 60).max(1), (questions * most + 59) / 60)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AppExam {
    pub id: AppExamId,
    pub app: AppId,
    pub exam: ExamId,
}

/// The prices of one country: one currency, one amount per package.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CountryPrices {
    pub country: CountryCode,
    pub currency: Currency,
    /// Hundredths, by package.
    pub amounts: BTreeMap<SkuId, i64>,
}

/// Words of a language that an operator wants to read in a review before others do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct HeldWords {
    pub hl: Locale,
    /// In lower case.
    pub words: Vec<String>,
}

/// Each file of `content/` holds some of these lists; merged they are the catalogue.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub struct Catalog {
    pub apps: Vec<App>,
    pub categories: Vec<Category>,
    pub exams: Vec<Exam>,
    pub app_exams: Vec<AppExam>,
    pub grants: Vec<Grant>,
    /// From the smallest to the largest of each exam.
    pub packages: Vec<Package>,
    pub prices: Vec<CountryPrices>,
    /// One entry a language.
    pub held_words: Vec<HeldWords>,
}

impl Catalog {
    /// Adds the lists of another file of `content/`.
    pub fn add(&mut self, part: Self) {
        let Self { apps, categories, exams, app_exams, grants, packages, prices, held_words } = part;
        self.apps.extend(apps);
        self.categories.extend(categories);
        self.exams.extend(exams);
        self.app_exams.extend(app_exams);
        self.grants.extend(grants);
        self.packages.extend(packages);
        self.prices.extend(prices);
        self.held_words.extend(held_words);
    }

    /// The same catalogue in the order in which the database returns it; packages keep their order, which is
    /// significant.
    #[must_use]
    pub fn sorted(&self) -> Self {
        let mut sorted = self.clone();
        sorted.apps.sort_by_key(|a| a.id);
        sorted.categories.sort_by_key(|c| c.id);
        sorted.exams.sort_by_key(|e| e.id);
        sorted.app_exams.sort_by_key(|a| a.id);
        sorted.grants.sort_by(|a, b| a.code.cmp(&b.code));
        sorted.prices.sort_by_key(|p| p.country);
        sorted.held_words.sort_by_key(|held| held.hl.code());
        sorted
    }

    /// The words that are held in reviews of a language, and the English ones, which are used in all of them.
    pub fn held_words(&self, hl: Locale) -> impl Iterator<Item = &str> {
        let lists = self.held_words.iter().filter(move |held| [hl, Locale::En].contains(&held.hl));
        lists.flat_map(|held| held.words.iter().map(String::as_str))
    }

    pub fn app_by_alias(&self, alias: &str) -> Option<&App> {
        self.apps.iter().find(|app| app.alias == alias)
    }

    pub fn app_by_host(&self, host: &str) -> Option<&App> {
        self.apps.iter().find(|app| app.serves(host))
    }

    pub fn exam(&self, id: ExamId) -> Option<&Exam> {
        self.exams.iter().find(|exam| exam.id == id)
    }

    /// The exam, if this app publishes it.
    pub fn published(&self, app: AppId, exam: ExamId) -> Option<(&AppExam, &Exam)> {
        let app_exam = self.app_exams.iter().find(|a| a.app == app && a.exam == exam)?;
        Some((app_exam, self.exam(exam)?))
    }

    /// Every app exam of an app.
    pub fn app_exams_of(&self, app: AppId) -> Vec<AppExamId> {
        self.app_exams.iter().filter(|published| published.app == app).map(|published| published.id).collect()
    }

    /// Every app exam of the app that publishes this one, itself included.
    pub fn app_exams_beside(&self, app_exam: AppExamId) -> Vec<AppExamId> {
        let published = self.app_exams.iter().find(|published| published.id == app_exam);
        published.map(|published| self.app_exams_of(published.app)).unwrap_or_default()
    }

    /// The exam of an app that everybody can take for nothing, if it has one.
    pub fn free_exam(&self, app: AppId) -> Option<(&AppExam, &Exam)> {
        let mut published = self.exams.iter().filter_map(|exam| self.published(app, exam.id));
        published.find(|(_, exam)| exam.free && !exam.sign_in)
    }

    /// The price of a package in a country: the country's own, or the one for all others.
    pub fn price(&self, sku: SkuId, country: CountryCode) -> Option<Money> {
        let book = self
            .prices
            .iter()
            .find(|p| p.country == country)
            .or_else(|| self.prices.iter().find(|p| p.country == CountryCode::ELSEWHERE))?;
        Some(Money::new(book.currency, *book.amounts.get(&sku)?))
    }

    pub fn lowest_price(&self, exam: ExamId, country: CountryCode) -> Option<Money> {
        self.packages_of(exam)
            .filter_map(|package| self.price(package.id, country))
            .min_by_key(|money| money.amount)
    }
}

#[cfg(test)]
mod tests;
