//! The committed document matches the handlers.

use std::{fs, path::Path};

use crate::harness::ROOT;

#[test]
fn the_committed_document_is_up_to_date() {
    let committed = fs::read_to_string(Path::new(ROOT).join("openapi.json")).expect("openapi.json");

    assert_eq!(committed, server::http::router::openapi_json(), "run `just gen`");
}
