//! What a buyer is going to do: drawn before the first call, so that a seed gives the same buyers.

use std::time::Duration;

use crate::{
    chance::Chance,
    psp::{ASKING_CARD, DECLINED_CARD, GOOD_CARD, Means},
    sink::REFUSED,
};

/// Where a buyer comes from: a network, its country, a language, and a delayed payment method there.
pub struct Place {
    network: &'static str,
    pub country: &'static str,
    pub hl: &'static str,
    pub delayed: Option<&'static str>,
}

const fn place(
    network: &'static str,
    country: &'static str,
    hl: &'static str,
    delayed: Option<&'static str>,
) -> Place {
    Place { network, country, hl, delayed }
}

const JAPAN: Place = place("126.20", "JP", "JA", Some("konbini"));

/// Time for us to look at a slip that is a day old, twice.
const LATE_SLIP: Duration = Duration::from_secs(12);

pub const PLACES: &[Place] = &[
    place("8.8", "US", "EN", None),
    place("84.140", "DE", "DE", Some("sepa_debit")),
    place("90.10", "FR", "FR", Some("sepa_debit")),
    JAPAN,
    place("175.200", "KR", "KO", None),
    place("177.40", "BR", "PT", None),
    place("81.140", "GB", "EN", None),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
    Once,
    /// The button is pressed twice at the same time.
    Twice,
    /// Two packages in two tabs, both paid.
    TwoTabs,
    /// Once, with a price of their own; then with the price that the answer names.
    Haggling,
}

/// One payment method; they are tried in turn until one works.
#[derive(Clone, Copy, Debug)]
pub struct Try {
    pub means: Means,
    /// Whether the buyer passes authentication, if the bank asks.
    pub proves: bool,
}

/// What the buyer does once the report is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Later {
    Nothing,
    ChangeEmail,
    Refund,
    Withdraw,
    Retrieve,
    /// Buys a larger package for the difference.
    Upgrade,
    /// Opens two larger packages in two tabs and pays both.
    TwoUpgrades,
    /// Buys a larger package and asks for a refund of everything.
    UpgradeThenRefund,
    /// Opens a larger package, asks for a refund, and then pays the larger one.
    RefundThenUpgrade,
    /// The bank disputes the payment.
    Dispute(Verdict),
    /// Buys a larger package; then the bank disputes the first payment for good.
    UpgradeThenDispute,
    /// The bank disputes the payment while the buyer asks for it back.
    DisputeAndRefund(Verdict),
    /// The provider's staff refund a third.
    PartRefund,
    /// Or everything.
    DeskRefund,
    /// Or everything, while the buyer's own refund waits to be sent.
    DeskAndRefund,
    /// Asks for a refund, which the bank accepts and returns later.
    RefundBounces,
    /// Uses the two further tests of a bundle, and buys a larger package for one of them.
    Bundle(Fate),
    /// Signs in with the address that paid.
    Account(Wish),
    /// Doesn't buy at all, and is forgotten.
    Leave,
    /// Shows the result to others, by certificate and link, and keeps it or asks for the money back.
    Show {
        back: bool,
    },
    /// Fetches the report as a file, in several languages at once.
    Download,
    /// Takes the tests that the package includes, and keeps them or asks for the money back.
    Included {
        back: bool,
    },
}

/// What somebody wants with an account.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wish {
    /// The report, from another device.
    Report,
    /// The link is pressed in two browsers at the same time.
    TwoBrowsers,
    /// A stranger who knew the order's number collected it before it was paid.
    Contested,
    /// Takes and buys another test with the same address.
    AnotherTest,
    /// Buys a membership that renews.
    Renewal(Ending),
    /// Nothing shall be left.
    Deletion,
    /// Asks for a refund, and deletes the account while the money is on its way.
    RefundAndDeletion,
}

/// What becomes of a membership that renews.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    Renewed,
    /// Cancelled just before the provider renews it.
    CancelledFirst,
    /// Cancelled while the provider renews it.
    CancelledMeanwhile,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    Won,
    Lost,
    /// Not decided before the storm ends.
    Open,
}

/// What becomes of a bundle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    Kept,
    GivenBack,
    /// While the larger package is being paid.
    GivenBackMeanwhile,
    ChargedBack,
}

impl Later {
    /// Stories that need a certain buyer are assigned by number, so that a small storm has each of them.
    const fn by_number(buyer: u64) -> Option<Self> {
        Some(match buyer % 50 {
            0 => Self::ChangeEmail,
            48 => Self::Retrieve,
            1 | 17 => Self::Refund,
            3 => Self::Withdraw,
            5 => Self::Upgrade,
            7 | 45 => Self::TwoUpgrades,
            9 => Self::UpgradeThenRefund,
            13 | 47 => Self::RefundThenUpgrade,
            15 => Self::Dispute(Verdict::Won),
            19 => Self::Dispute(Verdict::Lost),
            21 => Self::Dispute(Verdict::Open),
            25 => Self::UpgradeThenDispute,
            27 => Self::PartRefund,
            29 => Self::DeskRefund,
            41 if (buyer / 50).is_multiple_of(2) => Self::DisputeAndRefund(Verdict::Won),
            41 => Self::DisputeAndRefund(Verdict::Lost),
            43 => Self::DeskAndRefund,
            31 => Self::RefundBounces,
            33 => Self::Bundle(Fate::Kept),
            35 => Self::Bundle(Fate::GivenBack),
            37 | 49 => Self::Bundle(Fate::GivenBackMeanwhile),
            39 => Self::Bundle(Fate::ChargedBack),
            4 => Self::Account(Wish::Report),
            12 => Self::Account(Wish::TwoBrowsers),
            16 | 36 => Self::Account(Wish::Contested),
            20 => Self::Account(Wish::AnotherTest),
            2 | 30 => Self::Account(Wish::Renewal(Ending::Renewed)),
            10 => Self::Account(Wish::Renewal(Ending::CancelledFirst)),
            14 | 42 => Self::Account(Wish::Renewal(Ending::CancelledMeanwhile)),
            24 | 40 => Self::Account(Wish::Deletion),
            32 => Self::Account(Wish::RefundAndDeletion),
            6 | 26 => Self::Leave,
            18 => Self::Show { back: false },
            34 | 44 => Self::Show { back: true },
            22 => Self::Download,
            38 => Self::Included { back: false },
            46 => Self::Included { back: true },
            _ => return None,
        })
    }

    /// The packages to start with: larger ones must be left if one is bought later.
    const fn first_skus(self) -> (u64, u64) {
        match self {
            Self::Bundle(_) => (BUNDLE, BUNDLE),
            Self::TwoUpgrades => (1, 2),
            Self::Show { .. } => (3, 4),
            Self::Included { .. } => (TYPES_WITH_ALL, TYPES_WITH_ALL),
            Self::Account(Wish::Renewal(_))
            | Self::Upgrade
            | Self::UpgradeThenRefund
            | Self::RefundThenUpgrade
            | Self::UpgradeThenDispute => (1, 3),
            _ => (1, 4),
        }
    }
}

/// The package whose owner pays less from then on.
pub const DISCOUNTED: u64 = 4;

/// Three tests at once.
pub const BUNDLE: u64 = 5;

/// The sixteen types, and the package of it that includes the other questionnaires.
pub const TYPES: u64 = 4;
pub const TYPES_WITH_ALL: u64 = 8;

/// The IQ test, which most buyers take.
pub const IQ: u64 = 1;

pub struct Plan {
    pub place: &'static Place,
    pub address: String,
    pub email: String,
    pub exam: u64,
    pub sku: u64,
    pub click: Click,
    pub tries: Vec<Try>,
    /// The amount is changed at the provider behind our back: the product must not accept it.
    pub tampered: bool,
    /// Closes the browser as soon as the bank has answered.
    pub closes: bool,
    pub later: Later,
    /// When a payment that takes time is settled, and whether it comes.
    pub settles_after: Duration,
    pub settles: bool,
}

impl Plan {
    /// One package, one card that works, and nothing else.
    pub fn plain(buyer: u64, chance: &mut Chance) -> Self {
        let place = chance.pick(PLACES);
        Self {
            place,
            address: format!("{}.{}.{}", place.network, buyer % 256, buyer / 256 % 250 + 1),
            email: format!("buyer{buyer}@storm.example"),
            exam: IQ,
            sku: chance.between(1, 4),
            click: Click::Once,
            tries: vec![Try { means: GOOD_CARD, proves: true }],
            tampered: false,
            closes: false,
            later: Later::Nothing,
            settles_after: Duration::ZERO,
            settles: true,
        }
    }

    /// Rare cases are assigned by the buyer's number, so that a small storm has some of them too.
    pub fn drawn(buyer: u64, chance: &mut Chance) -> Self {
        let (slip, leaves_at_once) = (buyer % 50 == 23, buyer % 50 == 28);
        let place = if slip { &JAPAN } else { chance.pick(PLACES) };
        let tampered = buyer % 60 == 8;
        let refused = buyer % 75 == 11;
        let story = Later::by_number(buyer).filter(|_| !tampered && !refused);
        let good = Try { means: GOOD_CARD, proves: true };
        let asking = |proves| Try { means: ASKING_CARD, proves };
        let declined = Try { means: DECLINED_CARD, proves: true };
        let tries = match (chance.between(0, 99), place.delayed) {
            _ if tampered => vec![good],
            (_, Some(kind)) if slip => vec![Try { means: Means::Other(kind), proves: true }],
            (0..8, _) => vec![declined, good],
            (8..16, _) => vec![asking(true)],
            (16..20, _) => vec![asking(false), good],
            _ if story.is_some() => vec![good],
            (20..22, _) => vec![declined],
            (22..24, _) => vec![asking(false)],
            (24..40, Some(kind)) => vec![Try { means: Means::Other(kind), proves: true }],
            _ => vec![good],
        };
        let click = match chance.between(0, 99) {
            _ if tampered => Click::Once,
            _ if buyer.is_multiple_of(50) => Click::Haggling,
            _ if buyer % 50 == 48 => Click::TwoTabs,
            0..15 => Click::Twice,
            15..20 if story.is_none() => Click::TwoTabs,
            _ => Click::Once,
        };
        let later = match (story, chance.between(0, 99)) {
            (Some(story), _) => story,
            _ if tampered || refused || leaves_at_once => Later::Nothing,
            (None, 0..15) => Later::ChangeEmail,
            (None, 15..35) => Later::Retrieve,
            (None, _) => Later::Nothing,
        };
        let (first, last) = later.first_skus();
        Self {
            place,
            address: format!("{}.{}.{}", place.network, chance.between(0, 255), chance.between(1, 254)),
            email: format!("{}{buyer}@storm.example", if refused { REFUSED } else { "buyer" }),
            exam: if matches!(later, Later::Included { .. }) { TYPES } else { IQ },
            sku: chance.between(first, last),
            click,
            tries,
            tampered,
            closes: later == Later::Nothing && (chance.hits(0.23) || leaves_at_once),
            later,
            settles_after: if slip {
                LATE_SLIP
            } else {
                Duration::from_millis(chance.between(2_000, 10_000))
            },
            settles: slip || chance.hits(0.9),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_small_storm_has_everything_rare() {
        let plans: Vec<Plan> = (0..150).map(|n| Plan::drawn(n, &mut Chance::of(1, 1_000 + n))).collect();
        let has = |what: fn(&Plan) -> bool| plans.iter().any(what);

        assert!(has(|plan| plan.tampered) && has(|plan| plan.email.starts_with(REFUSED)));
        assert!(has(|plan| plan.click == Click::Twice) && has(|plan| plan.click == Click::TwoTabs));
        assert!(has(|plan| plan.click == Click::Haggling));
        assert!(has(|plan| plan.closes) && has(|plan| plan.tries.len() == 2));
        assert!(has(|plan| matches!(plan.tries[0].means, Means::Other(_))));
        for later in (0..50).filter_map(Later::by_number).chain([Later::ChangeEmail, Later::Retrieve]) {
            assert!(plans.iter().any(|plan| plan.later == later), "{later:?}");
        }
    }
}
