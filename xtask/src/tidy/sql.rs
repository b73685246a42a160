//! All SQL is in `crates/store`.

use super::{Violation, tree::Tree};

const MARKS: &[&str] =
    &["sqlx::query", "query!(", "query_as!(", "query_scalar!(", "QueryBuilder", "sqlx::raw_sql"];

/// Benches query the database directly.
const FREE: &[&str] = &["crates/store/", "bench/", "xtask/"];

/// So do tests in their own files: they query what no user of the store should be able to.
fn is_test(path: &str) -> bool {
    path.contains("/tests/") || path.ends_with("/tests.rs")
}

pub(super) fn only_in_store(tree: &Tree) -> Vec<Violation> {
    tree.ending(&[".rs"])
        .filter(|(path, _)| !is_test(path) && !FREE.iter().any(|free| path.starts_with(free)))
        .filter(|(_, text)| MARKS.iter().any(|mark| text.contains(mark)))
        .map(|(path, _)| {
            Violation::new(path, "SQL only in crates/store", "move the query into a function of the store")
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tidy::finds;

    #[test]
    fn a_query_outside_the_store_is_caught() {
        let tree = Tree::of(&[
            ("crates/app/src/stats.rs", "let rows = sqlx::query_as!(Row, \"select 1\");"),
            ("crates/app/src/views.rs", "use sqlx::PgPool;"),
            ("crates/store/src/stats.rs", "sqlx::query!(\"select 1\")"),
            ("crates/server/tests/api/views.rs", "sqlx::query(\"select 1\")"),
            ("crates/app/src/jobs/tests.rs", "sqlx::query(\"select 1\")"),
        ]);
        let violations = only_in_store(&tree);
        assert_eq!(violations.len(), 1);
        finds(&violations, "crates/app/src/stats.rs: SQL only in crates/store");
    }
}
