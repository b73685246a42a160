//! What is true of every item, over all templates.

use std::collections::{BTreeMap, BTreeSet};

use crate::{
    check::{self, Refusal},
    difficulty,
    form::{self, Candidate, LONG, SHORT},
    grammar::{Op, Rule},
    item::Item,
    recipe::{self, Maker},
    rules,
    scene::{Attr, Domain, Kind, Ring, Scene, Value},
    solve,
    template::TEMPLATES,
};

/// Items of every template.
fn items(seeds: u64) -> Vec<Item> {
    let mut maker = Maker::default();
    let templates = 0..u16::try_from(TEMPLATES.len()).unwrap();
    templates
        .flat_map(|template| (0..seeds).map(move |seed| (template, seed)))
        .filter_map(|(template, seed)| maker.make(template, seed))
        .collect()
}

/// The item of the template with this name.
fn named(name: &str, seed: u64) -> Item {
    let template = TEMPLATES.iter().position(|template| template.name == name).unwrap();
    recipe::make(u16::try_from(template).unwrap(), seed).unwrap()
}

#[test]
fn every_template_makes_an_item_of_every_seed() {
    assert_eq!(items(4).len(), 4 * TEMPLATES.len());
}

#[test]
fn every_item_passes_every_check() {
    for item in items(3) {
        assert_eq!(check::check(&item), Ok(()), "{:?}", item.origin);
    }
}

#[test]
fn an_item_does_not_depend_on_earlier_items() {
    let mut maker = Maker::default();
    for template in [0, 20, 40, 60] {
        let later = maker.make(template, 11).unwrap();
        assert_eq!(recipe::make(template, 11), Some(later));
    }
}

#[test]
fn an_unknown_template_makes_no_item() {
    assert_eq!(recipe::make(u16::MAX, 1), None);
}

#[test]
fn items_of_a_version_never_change() {
    let digest =
        items(2).iter().fold(0_u128, |digest, item| digest.rotate_left(7) ^ check::fingerprint(item));

    assert_eq!(format!("{digest:032x}"), PINNED, "the recipes changed: increment their version");
}

/// Of version 1.
const PINNED: &str = "a131eee8840f1e295c3109ab5787132f";

#[test]
fn a_wrong_key_is_refused() {
    let mut item = named("shape", 3);
    item.key = (item.key + 1) % 6;

    assert_eq!(check::check(&item), Err(Refusal::KeyIsNotTheAnswer));
}

#[test]
fn an_item_with_two_answers_is_refused() {
    let mut item = named("shape", 3);
    let wrong = usize::from((item.key + 1) % 6);
    item.choices[wrong].tile = item.tiles[8];

    let Err(Refusal::NotUnique { defensible, .. }) = check::check(&item) else {
        panic!("the item was accepted")
    };
    assert_eq!(defensible.len(), 2);
}

/// Nothing but counts on a square of 3 × 3.
fn counts(shown: [Value; 8], options: [Value; 6]) -> Scene {
    let mut scene = named("count", 1).scene();
    scene.layers.truncate(1);
    assert_eq!(scene.layers[0].kind, Kind::Grid);
    let tile = |count: Value| {
        let mut tile = scene.shown[0];
        tile.0[0].set(Attr::Count, count);
        tile
    };
    Scene { layers: scene.layers.clone(), shown: shown.map(tile), options: options.map(tile) }
}

#[test]
fn the_solver_sees_every_way_to_read_a_pattern() {
    // 1 2 3 / 2 3 5 / 3 4: as sums the row ends with 7, and down the column 3, 5 could continue with 7.
    let sum = solve::solve(&counts([1, 2, 3, 2, 3, 5, 3, 4], [5, 6, 7, 8, 9, 1]));
    assert_eq!(sum.defensible, [2]);

    // 1 1 2 / 1 2 3 / 2 3: sums along the rows say 5, sums down the columns say 5.
    let both = solve::solve(&counts([1, 1, 2, 1, 2, 3, 2, 3], [4, 5, 6, 7, 8, 9]));
    assert_eq!(both.defensible, [1]);

    // 1 2 3 / 1 2 3 / 1 2: a step says 3, a sum says 3; nothing else.
    let plain = solve::solve(&counts([1, 2, 3, 1, 2, 3, 1, 2], [1, 2, 3, 4, 5, 6]));
    assert_eq!(plain.defensible, [2]);

    // 1 2 3 / 2 1 3 / 1 2: a sum and three values in each row both say 3; with 3 1 in the last row the
    // three values say 2 and the sum says 4: two answers.
    let two = solve::solve(&counts([1, 2, 3, 2, 1, 3, 3, 1], [1, 2, 3, 4, 5, 6]));
    assert_eq!(two.defensible, [1, 3]);
}

#[test]
fn no_option_stands_out_by_its_values() {
    for item in items(3) {
        for ruled in &item.rules {
            let mut counts: BTreeMap<Value, usize> = BTreeMap::new();
            for choice in &item.choices {
                *counts.entry(choice.tile.0[usize::from(ruled.layer)].get(ruled.attr)).or_default() += 1;
            }
            assert!(counts.values().all(|count| count * counts.len() == 6), "{:?} {counts:?}", item.origin);
        }
    }
}

#[test]
fn every_wrong_option_names_its_errors() {
    for item in items(3) {
        for (place, choice) in item.choices.iter().enumerate() {
            assert_eq!(choice.mistakes.is_empty(), place == usize::from(item.key));
            for mistake in &choice.mistakes {
                let ruled = &item.rules[usize::from(mistake.rule)];
                let layer = usize::from(ruled.layer);
                assert_ne!(choice.tile.0[layer].get(ruled.attr), item.tiles[8].0[layer].get(ruled.attr));
            }
        }
    }
}

#[test]
fn a_set_of_operands_leads_to_the_wanted_result() {
    let domain = Domain::Sets { n: 9, ring: Ring::Rim };
    let mut dice = crate::dice::Dice::seeded(5);
    for op in [Op::Or, Op::And, Op::Xor, Op::Sub, Op::Complete] {
        let grid = (0..200)
            .find_map(|_| {
                rules::grid(Rule::SetOp(op), crate::grammar::Dir::Row, domain, 0b1_0101_0010, None, &mut dice)
            })
            .unwrap();
        for [a, b, c] in grid {
            assert_eq!(rules::operate(op, 9, a, b), c, "{op:?}");
        }
        assert_eq!(grid[2][2], 0b1_0101_0010);
    }
}

#[test]
fn renaming_shapes_and_shuffling_options_keeps_the_fingerprint() {
    let item = named("shape", 9);
    let mut shuffled = item.clone();
    shuffled.choices.swap(0, 5);
    shuffled.choices.swap(2, 3);
    let mut other = item.clone();
    other.tiles[0].0[0].set(Attr::Size, 3 - item.tiles[0].0[0].get(Attr::Size));

    assert_eq!(check::fingerprint(&item), check::fingerprint(&shuffled));
    for mut item in items(3) {
        let fingerprint = check::fingerprint(&item);
        item.choices.reverse();
        assert_eq!(check::fingerprint(&item), fingerprint);
    }
    assert_ne!(check::fingerprint(&item), check::fingerprint(&other));
}

#[test]
fn the_picture_hash_depends_on_shapes_but_not_on_option_order() {
    let item = named("shape", 9);
    let mut shuffled = item.clone();
    shuffled.choices.swap(1, 4);
    assert_eq!(check::picture(&item), check::picture(&shuffled));

    let mut pictures: BTreeMap<u128, BTreeSet<u128>> = BTreeMap::new();
    for seed in 0..100 {
        let item = named("inner-order", seed);
        pictures.entry(check::fingerprint(&item)).or_default().insert(check::picture(&item));
    }
    assert!(pictures.values().any(|of_one_look| of_one_look.len() > 1));
    let all: BTreeSet<&u128> = pictures.values().flatten().collect();
    assert_eq!(all.len(), pictures.values().map(BTreeSet::len).sum::<usize>());
}

#[test]
fn template_names_are_unique_and_blueprints_use_known_ones() {
    let names: BTreeSet<&str> = TEMPLATES.iter().map(|template| template.name).collect();

    assert_eq!(names.len(), TEMPLATES.len());
    for blueprint in [LONG, SHORT] {
        for slot in blueprint.slots {
            assert!(slot.iter().all(|name| names.contains(name)), "{slot:?}");
        }
    }
}

#[test]
fn predicted_difficulty_rises_through_a_form_without_wide_gaps() {
    let b: BTreeMap<&str, i32> = items(1)
        .iter()
        .map(|item| (TEMPLATES[usize::from(item.origin.template)].name, difficulty::predicted_b(item)))
        .collect();
    let ends = |slot: &form::Slot| {
        let all = || slot.iter().map(|name| b[name]);
        (all().min().unwrap(), all().max().unwrap())
    };
    let slots: Vec<(i32, i32)> = LONG.slots.iter().map(ends).collect();

    assert!(slots[0].1 <= -2600 && slots[29].0 >= 2800);
    for pair in slots.windows(2) {
        assert!(pair[1].1 - pair[0].0 <= 350, "{pair:?}");
    }
}

/// Candidates for a few forms, with a curve of one point: their difficulty.
fn candidates(seeds: u64) -> Vec<Candidate> {
    let candidate = |(id, item): (usize, Item)| Candidate {
        id,
        template: item.origin.template,
        b: difficulty::predicted_b(&item),
        curve: vec![difficulty::predicted_b(&item)],
    };
    items(seeds).into_iter().enumerate().map(candidate).collect()
}

#[test]
fn parallel_forms_share_nothing_and_hide_the_key() {
    let candidates = candidates(8);
    let forms = form::assemble(&LONG, &candidates, 4, 1).unwrap();

    let used: BTreeSet<usize> = forms.iter().flat_map(|form| &form.items).copied().collect();
    assert_eq!(used.len(), 4 * 30);
    let sums: Vec<i32> =
        forms.iter().map(|form| form.items.iter().map(|index| candidates[*index].b).sum()).collect();
    assert!(sums.iter().max().unwrap() - sums.iter().min().unwrap() < 500, "{sums:?}");
    for form in &forms {
        assert!(form.items.is_sorted_by_key(|index| candidates[*index].b));
        let mut sorted = form.key_places.clone();
        sorted.sort_unstable();
        assert!(sorted.chunks(5).zip(0..).all(|(five, place)| five == [place; 5]));
        assert!(form.key_places.windows(4).all(|run| run.iter().any(|place| *place != run[0])));
    }
    assert_eq!(form::assemble(&LONG, &candidates, 4, 1), Ok(forms));
}

#[test]
fn too_few_items_are_reported() {
    let candidates = candidates(1);

    assert!(matches!(
        form::assemble(&SHORT, &candidates, 9, 1),
        Err(form::AssemblyError::TooFewItems { .. })
    ));
}

#[test]
fn the_key_goes_where_the_form_wants_it() {
    let item = named("rim-core-two", 4);
    for place in 0..6 {
        let moved = form::with_key_at(item.clone(), place);
        assert_eq!((moved.key, moved.choices[usize::from(place)].tile), (place, item.tiles[8]));
        assert_eq!(check::check(&moved), Ok(()));
    }
}
