//! What a buyer is going to do: drawn before the first call, so that a seed gives the same people.

use crate::{
    chance::Chance,
    psp::{ASKING_CARD, DECLINED_CARD, GOOD_CARD, Means},
    sink::REFUSED,
};

/// Where somebody comes from: a network, its country, a language, and a way to pay there that takes time.
pub struct Place {
    network: &'static str,
    pub country: &'static str,
    pub hl: &'static str,
    delayed: Option<&'static str>,
}

const fn place(
    network: &'static str,
    country: &'static str,
    hl: &'static str,
    delayed: Option<&'static str>,
) -> Place {
    Place { network, country, hl, delayed }
}

pub const PLACES: &[Place] = &[
    place("8.8", "US", "EN", None),
    place("84.140", "DE", "DE", Some("sepa_debit")),
    place("90.10", "FR", "FR", Some("sepa_debit")),
    place("126.20", "JP", "JA", Some("konbini")),
    place("175.200", "KR", "KO", None),
    place("177.40", "BR", "PT", Some("boleto")),
    place("81.140", "GB", "EN", None),
];

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Click {
    Once,
    /// The button is pressed twice at the same time.
    Twice,
    /// Two packages in two tabs, both paid.
    TwoTabs,
}

/// One way to pay after the other, until one works.
#[derive(Clone, Copy, Debug)]
pub struct Try {
    pub means: Means,
    /// Whether the buyer can prove who they are, where the bank asks.
    pub proves: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Later {
    Nothing,
    ChangeEmail,
    Refund,
    Withdraw,
    Retrieve,
}

pub struct Plan {
    pub place: &'static Place,
    pub address: String,
    pub email: String,
    pub sku: u64,
    pub click: Click,
    pub tries: Vec<Try>,
    /// The amount is changed at the provider behind our back: it must not be believed.
    pub tampered: bool,
    /// Closes the browser as soon as the bank has answered.
    pub closes: bool,
    pub later: Later,
}

impl Plan {
    /// One package, one card that works, and nothing else.
    pub fn plain(buyer: u64, chance: &mut Chance) -> Self {
        let place = chance.pick(PLACES);
        Self {
            place,
            address: format!("{}.{}.{}", place.network, buyer % 256, buyer / 256 % 250 + 1),
            email: format!("buyer{buyer}@storm.example"),
            sku: chance.between(1, 4),
            click: Click::Once,
            tries: vec![Try { means: GOOD_CARD, proves: true }],
            tampered: false,
            closes: false,
            later: Later::Nothing,
        }
    }

    /// What is rare comes by the buyer's number, so that a small storm has some of it too.
    pub fn drawn(buyer: u64, chance: &mut Chance) -> Self {
        let place = chance.pick(PLACES);
        let tampered = buyer % 60 == 7;
        let refused = buyer % 75 == 11;
        let good = Try { means: GOOD_CARD, proves: true };
        let asking = |proves| Try { means: ASKING_CARD, proves };
        let declined = Try { means: DECLINED_CARD, proves: true };
        let tries = match (chance.between(0, 99), place.delayed) {
            _ if tampered => vec![good],
            (0..8, _) => vec![declined, good],
            (8..16, _) => vec![asking(true)],
            (16..20, _) => vec![asking(false), good],
            (20..22, _) => vec![declined],
            (22..24, _) => vec![asking(false)],
            (24..34, Some(kind)) => vec![Try { means: Means::Other(kind), proves: true }],
            _ => vec![good],
        };
        let click = match chance.between(0, 99) {
            _ if tampered => Click::Once,
            0..15 => Click::Twice,
            15..20 => Click::TwoTabs,
            _ => Click::Once,
        };
        let later = match (buyer % 33, chance.between(0, 99)) {
            (5, _) => Later::Refund,
            (9, _) if buyer.is_multiple_of(2) => Later::Withdraw,
            (_, 0..6) => Later::ChangeEmail,
            (_, 6..11) => Later::Retrieve,
            _ => Later::Nothing,
        };
        Self {
            place,
            address: format!("{}.{}.{}", place.network, chance.between(0, 255), chance.between(1, 254)),
            email: format!("{}{buyer}@storm.example", if refused { REFUSED } else { "buyer" }),
            sku: chance.between(1, 4),
            click,
            tries,
            tampered,
            closes: later == Later::Nothing && chance.hits(0.23),
            later: if refused { Later::Nothing } else { later },
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
        assert!(has(|plan| plan.closes) && has(|plan| plan.tries.len() == 2));
        assert!(has(|plan| matches!(plan.tries[0].means, Means::Other(_))));
        for later in [Later::ChangeEmail, Later::Refund, Later::Withdraw, Later::Retrieve] {
            assert!(plans.iter().any(|plan| plan.later == later), "{later:?}");
        }
    }
}
