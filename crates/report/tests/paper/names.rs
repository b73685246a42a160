//! Names are data: 300 of them, malicious or merely long or rare, appear on the certificate and on the picture of a
//! shared result as they were typed.

use domain::{locale::Locale, name::DisplayName};
use report::{
    iq::{
        certificate,
        samples::{self, Sample},
    },
    paper::{self, lay_out_certificate, lay_out_share},
    value::{Certificate, SharePicture},
};

use crate::{
    FONTS,
    look::{Run, runs, size},
};

fn awarded(name: &str) -> Certificate {
    let facts = samples::facts(Sample::Public);
    certificate::compose(&facts, name, "https://example.org/verify/0123456789abcdef", Locale::En).unwrap()
}

fn laid(certificate: &Certificate) -> Vec<Run> {
    let (document, _) = lay_out_certificate(certificate, &FONTS).unwrap();
    assert_eq!(document.pages().len(), 1, "{:?}", certificate.name);
    let (width, height) = size(&document.pages()[0]);
    let found = runs(&document.pages()[0]);
    // The frame is one tile wide.
    for run in &found {
        let inside =
            run.left > 11.0 && run.top > 11.0 && run.right < width - 11.0 && run.bottom < height - 11.0;
        assert!(inside, "{:?} leaves the frame: {run:?}", certificate.name);
    }
    found
}

/// The runs that the name was set in: all except those on every certificate.
fn pieces(page: Vec<Run>, around: &[String]) -> Vec<String> {
    let mut around = around.to_vec();
    let own = page.into_iter().map(|run| run.text).filter(|text| {
        match around.iter().position(|known| known == text) {
            Some(place) => {
                around.remove(place);
                false
            }
            None => true,
        }
    });
    own.collect()
}

/// Whether the pieces make up exactly the name. A right-to-left line is set in pieces from the left, and a
/// mark above a letter in its own piece that repeats the letter.
fn says(pieces: &[String], name: &str) -> bool {
    let mut left: Vec<char> = name.chars().collect();
    for c in pieces.iter().flat_map(|piece| piece.chars()) {
        if let Some(place) = left.iter().position(|known| *known == c) {
            left.remove(place);
        }
    }
    left.is_empty() && pieces.iter().all(|piece| name.contains(piece.as_str()))
}

#[test]
fn three_hundred_hostile_names_appear_on_the_certificate_as_typed() {
    let names: Vec<String> = serde_json::from_str(include_str!("../hostile-names.json")).unwrap();
    assert_eq!(names.len(), 300);
    let plain = awarded("");
    let around: Vec<String> = laid(&plain).into_iter().map(|run| run.text).collect();
    let shown: Vec<DisplayName> = names.iter().filter_map(|name| DisplayName::parse(name)).collect();
    assert!(shown.len() > 200, "most of them are names");
    let mut changed = Vec::new();
    for name in shown.iter().map(DisplayName::as_str) {
        let page = laid(&Certificate { name: name.to_owned(), ..plain.clone() });
        let set = pieces(page, &around);
        if !says(&set, name) {
            changed.push(format!("{name:?} became {set:?}"));
        }
        // Left-to-right text without combining marks needs no tolerance.
        if name.is_ascii() && set.concat() != name {
            changed.push(format!("{name:?} became {set:?}"));
        }
        comemo::evict(2);
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

fn shared(name: Option<&str>) -> SharePicture {
    SharePicture {
        language: "en".to_owned(),
        title: "IQ test".to_owned(),
        name: name.map(str::to_owned),
        score: Some("112".to_owned()),
        margin: Some("95 %: 104–120".to_owned()),
        class: "Average".to_owned(),
        brand: "Tessera".to_owned(),
        sample: None,
        types: None,
    }
}

fn on_picture(picture: &SharePicture) -> Vec<Run> {
    let document = lay_out_share(picture, &FONTS).unwrap();
    assert_eq!(document.pages().len(), 1, "{:?}", picture.name);
    let (width, height) = size(&document.pages()[0]);
    let found = runs(&document.pages()[0]);
    for run in &found {
        let inside = run.left >= 0.0 && run.top >= 0.0 && run.right <= width && run.bottom <= height;
        assert!(inside, "{:?} leaves the picture: {run:?}", picture.name);
    }
    found
}

#[test]
fn three_hundred_hostile_names_appear_on_the_shared_picture_as_typed() {
    let names: Vec<String> = serde_json::from_str(include_str!("../hostile-names.json")).unwrap();
    let around: Vec<String> = on_picture(&shared(None)).into_iter().map(|run| run.text).collect();
    let mut changed = Vec::new();
    for name in names.iter().filter_map(|name| DisplayName::parse(name)) {
        let set = pieces(on_picture(&shared(Some(name.as_str()))), &around);
        if !says(&set, name.as_str()) {
            changed.push(format!("{:?} became {set:?}", name.as_str()));
        }
        comemo::evict(2);
    }
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

#[test]
fn names_in_any_script_can_be_drawn() {
    let names: Vec<String> = serde_json::from_str(include_str!("../hostile-names.json")).unwrap();
    for name in names.iter().step_by(6).filter_map(|name| DisplayName::parse(name)) {
        let bytes = paper::share_picture(&shared(Some(name.as_str())), &FONTS).unwrap();
        assert!(bytes.starts_with(b"\x89PNG"), "{:?}", name.as_str());
    }
}

#[test]
fn names_in_any_script_can_be_exported_as_pdf() {
    let names: Vec<String> = serde_json::from_str(include_str!("../hostile-names.json")).unwrap();
    for name in names.iter().step_by(6).filter_map(|name| DisplayName::parse(name)) {
        let bytes = paper::certificate(&awarded(name.as_str()), &FONTS).unwrap();
        assert!(bytes.starts_with(b"%PDF-"), "{:?}", name.as_str());
    }
}
