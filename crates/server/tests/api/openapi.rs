//! The committed document is the handlers' own.

use std::{fs, path::Path};

use crate::harness::ROOT;

#[test]
fn the_committed_document_is_fresh() {
    let committed = fs::read_to_string(Path::new(ROOT).join("openapi.json")).expect("openapi.json");

    assert_eq!(committed, server::http::router::openapi_json(), "run `just gen`");
}
