//! The solver that judges puzzles must not depend on the code that generates them.

use super::{Violation, tree::Tree};

pub(super) fn knows_only_what_is_shown(tree: &Tree) -> Vec<Violation> {
    tree.ending(&[".rs"])
        .filter(|(path, _)| path.starts_with("crates/matrix/src/solve"))
        .filter(|(_, text)| {
            text.match_indices("crate::").any(|(at, _)| !text[at..].starts_with("crate::scene"))
        })
        .map(|(path, _)| {
            let fix =
                "say the rule once more here: a solver that shares code with the generator shares its errors";
            Violation::new(path, "the solver uses nothing but `scene`", fix)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    #[test]
    fn a_solver_that_borrows_a_rule_is_caught() {
        let tree = Tree::of(&[
            (
                "crates/matrix/src/solve.rs",
                "use crate::scene::Scene;\nlet c = crate::rules::operate(op, a, b);",
            ),
            ("crates/matrix/src/solve/turns.rs", "use crate::scene::{Scene, Value};"),
            ("crates/matrix/src/recipe.rs", "use crate::rules;"),
        ]);
        let violations = knows_only_what_is_shown(&tree);
        assert_eq!(violations.len(), 1);
        finds(&violations, "crates/matrix/src/solve.rs: the solver uses nothing but `scene`");
    }
}
