//! Packages: their contents, and the exams they are sold for.
//!
//! An exam's packages for one test are its ladder: each contains everything that the smaller one does and
//! costs more. Exams may share a ladder; different ladders are independent of each other.

use serde::{Deserialize, Serialize};

use super::{Catalog, ExamId, SkuId};

/// What a package can list. The texts and pictures are in the locales and the web.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PackageItem {
    IqScore,
    IqRanking,
    Report,
    WrongAnswers,
    LeftRightBrain,
    Certificate,
    Eq,
    Career,
    BrainTraining,
    Discount,
}

impl PackageItem {
    pub const ALL: [Self; 10] = [
        Self::IqScore,
        Self::IqRanking,
        Self::Report,
        Self::WrongAnswers,
        Self::LeftRightBrain,
        Self::Certificate,
        Self::Eq,
        Self::Career,
        Self::BrainTraining,
        Self::Discount,
    ];

    pub const fn code(self) -> &'static str {
        match self {
            Self::IqScore => "iq_score",
            Self::IqRanking => "iq_ranking",
            Self::Report => "report",
            Self::WrongAnswers => "wrong_answers",
            Self::LeftRightBrain => "left_right_brain",
            Self::Certificate => "certificate",
            Self::Eq => "eq",
            Self::Career => "career",
            Self::BrainTraining => "brain_training",
            Self::Discount => "discount",
        }
    }

    pub fn parse(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|item| item.code() == code)
    }

    /// Whether it is a test of its own, which only a grant can pay for, rather than a part of a report.
    pub const fn is_test(self) -> bool {
        matches!(self, Self::LeftRightBrain | Self::Eq | Self::Career)
    }
}

/// What a purchase can pay for in addition to its own order: orders of these exams.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Grant {
    /// The name by which packages refer to it.
    pub code: String,
    /// The item it is listed as in a package; `None` for more tests of the same exam.
    #[serde(default)]
    pub item: Option<PackageItem>,
    /// Empty while there is no such exam.
    #[serde(default)]
    pub exams: Vec<ExamId>,
    #[serde(default = "one")]
    pub orders: i32,
    /// Whether it can be used yet. If not, whatever sells or lists it says so.
    pub available: bool,
}

const fn one() -> i32 {
    1
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Package {
    pub id: SkuId,
    /// The specification's name: `Sku1` … `Sku4`. The displayed name is in the locales.
    pub code: String,
    /// Sold for orders of these exams.
    pub exams: Vec<ExamId>,
    /// Parts of the order's own report.
    pub items: Vec<PackageItem>,
    /// Codes of [`Catalog::grants`].
    #[serde(default)]
    pub grants: Vec<String>,
    /// A membership lasts this many months; it is bought by an account and belongs to no exam.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub months: Option<i32>,
}

impl Catalog {
    /// The ladder of an exam: its packages for one test, smallest first.
    pub fn packages_of(&self, exam: ExamId) -> impl Iterator<Item = &Package> {
        self.sold_for(exam).filter(|package| !self.is_bundle(package))
    }

    /// The package that pays for several tests at once, if there is one.
    pub fn bundle_of(&self, exam: ExamId) -> Option<&Package> {
        self.sold_for(exam).find(|package| self.is_bundle(package))
    }

    /// The package that makes its buyer a member for a while, if there is one.
    pub fn membership(&self) -> Option<&Package> {
        self.packages.iter().find(|package| package.months.is_some())
    }

    fn sold_for(&self, exam: ExamId) -> impl Iterator<Item = &Package> {
        self.packages.iter().filter(move |package| package.exams.contains(&exam))
    }

    pub fn package(&self, id: SkuId) -> Option<&Package> {
        self.packages.iter().find(|package| package.id == id)
    }

    pub fn grant(&self, code: &str) -> Option<&Grant> {
        self.grants.iter().find(|grant| grant.code == code)
    }

    pub fn grants_of(&self, package: &Package) -> impl Iterator<Item = &Grant> {
        package.grants.iter().filter_map(|code| self.grant(code))
    }

    /// Everything a package lists: the parts of the report and the tests it grants, in the order of
    /// [`PackageItem`].
    pub fn contents_of(&self, package: &Package) -> Vec<PackageItem> {
        let granted = self.grants_of(package).filter_map(|grant| grant.item);
        let mut contents: Vec<_> = package.items.iter().copied().chain(granted).collect();
        contents.sort_unstable();
        contents
    }

    /// How many tests of the same kind a package pays for: the order's own and those that its available grants add.
    /// Tests that are listed as items don't count.
    pub fn tests_of(&self, package: &Package) -> i32 {
        let more = self.grants_of(package).filter(|grant| grant.available && grant.item.is_none());
        1 + more.map(|grant| grant.orders).sum::<i32>()
    }

    pub fn is_bundle(&self, package: &Package) -> bool {
        self.tests_of(package) > 1
    }

    /// Whether a bundle also pays for an order of this exam in addition to its own.
    pub fn pays_for(&self, package: &Package, exam: ExamId) -> bool {
        let mut more = self.grants_of(package).filter(|grant| grant.available && grant.item.is_none());
        more.any(|grant| grant.exams.contains(&exam))
    }

    /// The grant that pays for this exam, if it is a test that packages list among their items: its short result is
    /// free, and the grant adds the report.
    pub fn listed_test(&self, exam: ExamId) -> Option<(&Grant, PackageItem)> {
        let mut available = self.grants.iter().filter(|grant| grant.available && grant.exams.contains(&exam));
        available.find_map(|grant| Some((grant, grant.item?)))
    }

    /// Whether an item that was sold can be used yet: a part of a report always, a test once its grant is
    /// available.
    pub fn is_available(&self, item: PackageItem) -> bool {
        !item.is_test() || self.grants.iter().any(|grant| grant.item == Some(item) && grant.available)
    }
}
