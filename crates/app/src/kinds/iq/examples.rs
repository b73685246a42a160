//! Three puzzles shown before every test: one solved step by step, two to try. They belong to no form, so
//! their answers may be shown.

use std::sync::LazyLock;

use matrix::{item::Item, recipe};

/// Template and seed: number and shape, worked; then a rotation to try, then a rotation and a shape.
const ORIGINS: [(u16, u64); 3] = [(21, 8), (4, 4), (15, 4)];

/// The worked example first, then those to try.
pub fn puzzles() -> &'static [Item; 3] {
    static PUZZLES: LazyLock<[Item; 3]> = LazyLock::new(|| {
        ORIGINS.map(|(template, seed)| {
            recipe::make(template, seed).expect("a test shows that the recipes make them")
        })
    });
    &PUZZLES
}

#[cfg(test)]
mod tests {
    use matrix::check;

    use super::*;

    #[test]
    fn the_examples_are_sound_and_have_two_one_and_two_rules() {
        let rules = puzzles().each_ref().map(|puzzle| puzzle.counted_rules().count());
        assert_eq!(rules, [2, 1, 2]);
        for puzzle in puzzles() {
            assert_eq!(check::check(puzzle), Ok(()));
        }
    }
}
