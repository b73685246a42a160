//! Which form a visitor gets. The forms of an exam are a shuffled deck: each visitor gets the next one, and a
//! used-up deck is shuffled again. So all forms are given out equally often, nobody can predict or choose the
//! next one, and answers submitted to probe a form's key are spread over the whole bank.
//!
//! Forms that the visitor's network or browser has seen recently are skipped as long as there are others.

use std::{
    collections::{HashMap, VecDeque},
    hash::{BuildHasher as _, RandomState},
    sync::{Arc, Mutex},
};

use domain::catalog::{Exam, ExamId};

use crate::{bank::Bank, kinds::Form};

/// Only this many of the forms a browser claims to have had count, the latest ones. A visitor who could name all
/// but one would choose their form.
const NAMED: usize = 20;
/// Forms remembered per network: enough for a few school classes.
const REMEMBERED: usize = 128;
/// Networks remembered at least; at most twice as many, about 12 MB.
const NETWORKS: usize = 10_000;

/// Which form a visitor gets.
#[derive(Clone, Debug)]
pub enum Handed {
    Form(Arc<Form>),
    /// The visitor has had them all.
    NoneLeft,
    /// There are none at all.
    NoForms,
}

/// The decks of one process.
#[derive(Debug, Default)]
pub struct Decks {
    /// Keyed by the system's randomness, so that the order of a deck can't be computed from outside.
    lots: RandomState,
    table: Mutex<Table>,
}

#[derive(Debug, Default)]
struct Table {
    decks: HashMap<ExamId, Deck>,
    networks: Networks,
}

#[derive(Debug, Default)]
struct Deck {
    /// The revision of the bank that these forms belong to.
    revision: i64,
    shuffles: u64,
    /// Indices into the bank's list of forms; the last one is given out next.
    left: Vec<usize>,
}

impl Decks {
    /// Draws the next form of an exam for a visitor from this network whose browser `had` these forms.
    pub fn hand_out(&self, bank: &Bank, exam: &Exam, network: &str, had: &[i32]) -> Handed {
        let forms = bank.live(exam.id);
        let had = if exam.repeatable { &[] } else { had };
        match self.draw((exam.id, bank.revision), forms, |form| form.id, network, had) {
            Some(place) => Handed::Form(Arc::clone(&forms[place])),
            None if forms.is_empty() => Handed::NoForms,
            None => Handed::NoneLeft,
        }
    }

    /// The index of the next form; `None` if the browser had them all.
    fn draw<F>(
        &self,
        (exam, revision): (ExamId, i64),
        forms: &[F],
        id: impl Fn(&F) -> i32,
        network: &str,
        had: &[i32],
    ) -> Option<usize> {
        let had = &had[had.len().saturating_sub(NAMED)..];
        let network = self.lots.hash_one(network);
        let mut table = self.table.lock().expect("nothing panics while holding the lock");
        let Table { decks, networks } = &mut *table;
        let met = networks.of(network);
        let deck = decks.entry(exam).or_default();
        let id = |place: usize| id(&forms[place]);
        let fresh = |place: &usize| !had.contains(&id(*place));
        if deck.revision != revision {
            *deck = Deck { revision, shuffles: deck.shuffles, left: Vec::new() };
        }
        let unmet = |place: &usize| fresh(place) && !met.contains(&id(*place));
        let wanted = |left: &[usize]| left.iter().rposition(unmet);
        // What is left may be just what this visitor has met: the next deck is begun below it.
        if wanted(&deck.left).is_none()
            && ((0..forms.len()).any(|place| unmet(&place)) || !deck.left.iter().any(fresh))
        {
            deck.shuffle_below(forms.len(), &self.lots);
        }
        let at = wanted(&deck.left).or_else(|| deck.left.iter().rposition(fresh))?;
        let place = deck.left.remove(at);
        if met.len() == REMEMBERED {
            met.pop_front();
        }
        met.push_back(id(place));
        Some(place)
    }
}

impl Deck {
    /// Adds all forms in a new order, to be given out after those that are left. At most one deck's worth of those
    /// is kept, so that a browser that always names the same forms can't make the deck grow.
    fn shuffle_below(&mut self, forms: usize, lots: &RandomState) {
        self.shuffles += 1;
        self.left.drain(..self.left.len().saturating_sub(forms));
        let mut next: Vec<usize> = (0..forms).collect();
        next.sort_by_cached_key(|place| lots.hash_one((self.shuffles, place)));
        self.left.splice(0..0, next);
    }
}

/// Forms seen recently, by network. In two halves: when the newer one is full, the older one is dropped.
#[derive(Debug, Default)]
struct Networks {
    newer: HashMap<u64, VecDeque<i32>>,
    older: HashMap<u64, VecDeque<i32>>,
}

impl Networks {
    fn of(&mut self, network: u64) -> &mut VecDeque<i32> {
        if self.newer.len() >= NETWORKS && !self.newer.contains_key(&network) {
            self.older = std::mem::take(&mut self.newer);
        }
        let before = self.older.remove(&network);
        self.newer.entry(network).or_insert_with(|| before.unwrap_or_default())
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use super::*;

    fn ids(count: i32) -> Vec<i32> {
        (1..=count).collect()
    }

    fn drawn(decks: &Decks, ids: &[i32], network: &str, had: &[i32]) -> i32 {
        ids[decks.draw((ExamId(1), 1), ids, |id| *id, network, had).expect("a form")]
    }

    #[test]
    fn all_forms_are_given_out_equally_often() {
        let (ids, decks) = (ids(50), Decks::default());
        let mut given: BTreeMap<i32, u32> = BTreeMap::new();
        for n in 0..500 {
            *given.entry(drawn(&decks, &ids, &format!("network {}", n % 7), &[])).or_default() += 1;
        }
        assert_eq!(given.len(), 50);
        assert!(given.values().all(|times| *times == 10), "{given:?}");
    }

    fn left(decks: &Decks) -> usize {
        decks.table.lock().unwrap().decks[&ExamId(1)].left.len()
    }

    #[test]
    fn a_school_class_gets_no_form_twice_among_other_visitors() {
        let (ids, decks) = (ids(200), Decks::default());
        let mut class = BTreeSet::new();
        for pupil in 0..100 {
            assert!(class.insert(drawn(&decks, &ids, "school", &[])), "pupil {pupil}");
            for other in 0..13 {
                drawn(&decks, &ids, &format!("other {other}"), &[]);
            }
        }
    }

    #[test]
    fn a_network_that_knows_the_last_form_of_a_deck_gets_one_of_the_next() {
        let (ids, decks) = (ids(10), Decks::default());
        let (mut met, mut others) = (BTreeSet::new(), 0..);
        for _ in 0..10 {
            assert!(met.insert(drawn(&decks, &ids, "one", &[])), "{met:?}");
            while left(&decks) != 1 {
                drawn(&decks, &ids, &format!("other {:?}", others.next()), &[]);
            }
        }
    }

    #[test]
    fn a_browser_that_always_names_the_same_forms_does_not_make_the_deck_grow() {
        let (ids, decks) = (ids(25), Decks::default());
        for n in 0..1_000 {
            drawn(&decks, &ids, &n.to_string(), &ids[5..]);
        }
        assert!(left(&decks) <= 2 * ids.len(), "{}", left(&decks));
    }

    #[test]
    fn a_network_gets_a_form_again_only_after_all_others() {
        let (ids, decks) = (ids(300), Decks::default());
        for _ in 0..3 {
            let round: BTreeSet<i32> = (0..300).map(|_| drawn(&decks, &ids, "one", &[])).collect();
            assert_eq!(round.len(), 300);
        }
    }

    #[test]
    fn a_browser_gets_no_recent_form_and_cannot_choose_by_naming_the_others() {
        let (ids, decks) = (ids(100), Decks::default());
        let all_but_one = &ids[1..];
        let mut hits = 0;
        for n in 0..160 {
            let given = drawn(&decks, &ids, &n.to_string(), all_but_one);
            assert!(given <= 80, "{given} is one of the last twenty named");
            hits += u32::from(given == 1);
        }
        assert_eq!(hits, 2, "the other eighty take turns");
    }

    #[test]
    fn a_visitor_who_had_every_form_gets_none() {
        let decks = Decks::default();
        assert_eq!(decks.draw((ExamId(1), 1), &ids(3), |id| *id, "", &[1, 2, 3]), None);
        assert_eq!(drawn(&decks, &ids(3), "", &[1, 3]), 2);
        assert_eq!(decks.draw((ExamId(3), 1), &ids(0), |id| *id, "", &[]), None);
    }

    #[test]
    fn a_new_edition_is_dealt_at_once() {
        let decks = Decks::default();
        drawn(&decks, &ids(2), "", &[]);
        let given: BTreeSet<usize> = (0..30)
            .filter_map(|n| decks.draw((ExamId(1), 2), &ids(30), |id| *id, &n.to_string(), &[]))
            .collect();
        assert_eq!(given.len(), 30);
    }

    #[test]
    fn the_memory_of_networks_is_bounded() {
        let mut networks = Networks::default();
        for network in 0..100_000 {
            networks.of(network).push_back(1);
        }
        assert!(networks.newer.len() + networks.older.len() <= 2 * NETWORKS);
        assert_eq!(networks.of(99_999).len(), 1, "the latest is remembered");
        assert!(networks.of(0).is_empty(), "the first is forgotten");
    }
}
