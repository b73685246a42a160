//! All free parameters in one unbounded list of numbers: asymptotes as logits, spreads as logarithms. Jumps
//! and derivatives work on this list; models are read from it.

use super::plan::{Model, Plan};
use crate::model::{Graded, Item, Logistic, PartialCredit, logistic};
use crate::quadrature::{Free, Normal};

/// Where an item's parameters are in the list.
#[derive(Debug, Clone)]
pub(super) struct Shape {
    pub(super) kind: Kind,
    pub(super) categories: usize,
    pub(super) at: usize,
    pub(super) len: usize,
}

#[derive(Debug, Clone)]
pub(super) enum Kind {
    Known(Item),
    Free(Model),
}

/// Where a group's mean and log spread are in the list.
#[derive(Debug, Clone, Copy)]
pub(super) struct Place {
    pub(super) free: Free,
    pub(super) at: usize,
}

#[derive(Debug, Clone)]
pub(super) struct Layout {
    pub(super) items: Vec<Shape>,
    pub(super) groups: Vec<Place>,
    pub(super) len: usize,
}

/// Limits of slopes, intercepts and logits of asymptotes: an item that everybody answers alike stops there
/// instead of going to infinity.
pub(super) const MOST_SLOPE: f64 = 30.0;
pub(super) const MOST_INTERCEPT: f64 = 60.0;
pub(super) const GUESSING: (f64, f64) = (-12.0, 4.0);
const SPREAD: (f64, f64) = (-4.0, 3.0);
/// Intercepts of neighbouring categories stay at least this far apart.
pub(super) const LEAST_GAP: f64 = 1e-5;

impl Layout {
    pub(super) fn of(plan: &Plan, categories: &[usize], groups: usize) -> Self {
        let mut at = 0;
        let mut items = Vec::with_capacity(categories.len());
        let mut slopes = false;
        let mut known = false;
        for (item, &categories) in categories.iter().enumerate() {
            let (kind, len) = if let Some(item) = plan.fixed(item) {
                known = true;
                (Kind::Known(item.clone()), 0)
            } else {
                let model = plan.model(item);
                slopes |= model != Model::Rasch;
                let len = match model {
                    Model::Rasch => 1,
                    Model::TwoParameter => 2,
                    Model::ThreeParameter => 3,
                    Model::Graded | Model::PartialCredit => categories,
                };
                (Kind::Free(model), len)
            };
            items.push(Shape { kind, categories, at, len });
            at += len;
        }
        let mut places = Vec::with_capacity(groups);
        for group in 0..groups {
            let free = if group == 0 {
                Free { mean: known, sd: known || !slopes }
            } else {
                Free { mean: true, sd: true }
            };
            places.push(Place { free, at });
            at += usize::from(free.mean) + usize::from(free.sd);
        }
        Self { items, groups: places, len: at }
    }

    pub(super) fn normals(&self, list: &[f64]) -> Vec<Normal> {
        self.groups.iter().map(|place| place.normal(list)).collect()
    }

    /// Whether a jump has landed on valid parameters.
    pub(super) fn allows(&self, list: &[f64]) -> bool {
        let items = self.items.iter().all(|shape| shape.allows(&list[shape.at..shape.at + shape.len]));
        let groups = self.groups.iter().all(|place| {
            let sd = place.at + usize::from(place.free.mean);
            let within = |range: (f64, f64), value: f64| (range.0..=range.1).contains(&value);
            (!place.free.mean || within((-20.0, 20.0), list[place.at]))
                && (!place.free.sd || within(SPREAD, list[sd]))
        });
        items && groups
    }
}

impl Place {
    pub(super) fn normal(&self, list: &[f64]) -> Normal {
        let mut normal = Normal::STANDARD;
        let mut at = self.at;
        if self.free.mean {
            normal.mean = list[at];
            at += 1;
        }
        if self.free.sd {
            normal.sd = libm::exp(list[at]);
        }
        normal
    }

    pub(super) fn write(&self, normal: Normal, list: &mut [f64]) {
        let mut at = self.at;
        if self.free.mean {
            list[at] = normal.mean;
            at += 1;
        }
        if self.free.sd {
            list[at] = libm::log(normal.sd).clamp(SPREAD.0, SPREAD.1);
        }
    }
}

impl Shape {
    pub(super) fn item(&self, list: &[f64]) -> Item {
        let own = &list[self.at..self.at + self.len];
        match &self.kind {
            Kind::Known(item) => item.clone(),
            Kind::Free(Model::Rasch) => Item::Logistic(Logistic { a: 1.0, d: own[0], c: 0.0 }),
            Kind::Free(Model::TwoParameter) => Item::Logistic(Logistic { a: own[0], d: own[1], c: 0.0 }),
            Kind::Free(Model::ThreeParameter) => {
                Item::Logistic(Logistic { a: own[0], d: own[1], c: logistic(own[2]) })
            }
            Kind::Free(Model::Graded) => Item::Graded(Graded { a: own[0], d: own[1..].to_vec() }),
            Kind::Free(Model::PartialCredit) => {
                Item::PartialCredit(PartialCredit { a: own[0], d: own[1..].to_vec() })
            }
        }
    }

    pub(super) fn allows(&self, own: &[f64]) -> bool {
        let Kind::Free(model) = self.kind else { return true };
        let intercept = |value: &f64| value.abs() <= MOST_INTERCEPT;
        let slope = |value: f64| value.abs() <= MOST_SLOPE;
        match model {
            Model::Rasch => intercept(&own[0]),
            Model::TwoParameter => slope(own[0]) && intercept(&own[1]),
            Model::ThreeParameter => {
                slope(own[0]) && intercept(&own[1]) && (GUESSING.0..=GUESSING.1).contains(&own[2])
            }
            Model::Graded => {
                slope(own[0])
                    && own[1..].iter().all(intercept)
                    && own[1..].windows(2).all(|pair| pair[0] - pair[1] >= LEAST_GAP)
            }
            Model::PartialCredit => slope(own[0]) && own[1..].iter().all(intercept),
        }
    }

    /// Probabilities at the nodes, category by category, `stride` numbers each; at least [`LEAST`], so that a
    /// product of eight stays a normal number.
    pub(super) fn probabilities(&self, list: &[f64], nodes: &[f64], stride: usize, out: &mut [f64]) {
        let item = self.item(list);
        if let Item::Logistic(item) = item {
            let (wrong, right) = out.split_at_mut(stride);
            for ((node, wrong), right) in nodes.iter().zip(wrong).zip(right) {
                let star = logistic(item.a * node + item.d);
                let p = item.c + (1.0 - item.c) * star;
                *right = p.max(LEAST);
                *wrong = ((1.0 - item.c) * logistic(-(item.a * node + item.d))).max(LEAST);
            }
            return;
        }
        let mut shares = vec![0.0; self.categories];
        for (index, node) in nodes.iter().enumerate() {
            item.probabilities_into(*node, &mut shares);
            for (category, share) in shares.iter().enumerate() {
                out[category * stride + index] = share.max(LEAST);
            }
        }
    }
}

const LEAST: f64 = 1e-30;
