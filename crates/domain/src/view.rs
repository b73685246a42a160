//! A page view: what is stored when a visitor opens a page. It grants nothing and identifies nobody.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use crate::{
    batch::Batch,
    country::CountryCode,
    ids::{BatchId, ViewId, VisitId},
    locale::Locale,
};

/// One accepted page view. Short field names: views are sent in batches of thousands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    pub id: ViewId,
    /// Serialised in microseconds: as precise as the database, and read and written without a calendar.
    #[serde(with = "jiff::fmt::serde::timestamp::microsecond::required")]
    pub at: Timestamp,
    pub app: i32,
    #[serde(rename = "aeid", skip_serializing_if = "Option::is_none")]
    pub app_exam: Option<i32>,
    #[serde(rename = "eid", skip_serializing_if = "Option::is_none")]
    pub exam: Option<i32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub logid: Option<VisitId>,
    pub hl: Locale,
    pub country: CountryCode,
    /// The page's URL without its query: path only, so that no personal data is included.
    pub path: String,
    /// The version of the web app.
    #[serde(rename = "av", skip_serializing_if = "Option::is_none")]
    pub app_version: Option<String>,
    /// The landing variant that was shown.
    #[serde(rename = "va", skip_serializing_if = "Option::is_none")]
    pub variant: Option<Label>,
    /// The arm of an experiment that the visitor is in.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arm: Option<Label>,
}

/// The name of a landing variant or an experiment's arm. It comes from untrusted clients and is used for grouping, so
/// it is short and contains nothing that a table or a chart would have to escape.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct Label(String);

impl Label {
    pub const LONGEST: usize = 32;

    /// ```
    /// use domain::view::Label;
    /// assert_eq!(Label::parse("new_boy-2").unwrap().as_str(), "new_boy-2");
    /// assert_eq!(Label::parse("new boy"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let known = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_' || byte == b'-';
        let fits = !text.is_empty() && text.len() <= Self::LONGEST && text.bytes().all(known);
        fits.then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for Label {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        Self::parse(&text).ok_or("a label is at most 32 letters, digits, _ and -")
    }
}

/// Views sent together. The id makes the batch recognisable when it is redelivered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ViewBatch {
    pub id: BatchId,
    pub views: Vec<View>,
}

impl Batch for ViewBatch {
    fn id(&self) -> BatchId {
        self.id
    }
}

/// The longest path and version that are stored; the rest of a longer one is dropped.
pub const PATH_LIMIT: usize = 256;
pub const VERSION_LIMIT: usize = 32;

/// The path of a page's URL: no scheme, host, query or fragment, cut to [`PATH_LIMIT`].
pub fn path_of(address: &str) -> String {
    let rest = address
        .split_once("://")
        .map_or(address, |(_, rest)| rest.find('/').map_or("/", |slash| &rest[slash..]));
    cut(rest.split(['?', '#']).next().unwrap_or_default(), PATH_LIMIT)
}

/// What is stored of untrusted text: no control characters, which carry no meaning and one of which (NUL) the
/// database rejects; at most `limit` bytes, ending between two characters.
pub fn cut(text: &str, limit: usize) -> String {
    let mut kept: String = text.chars().filter(|c| !c.is_control()).collect();
    kept.truncate(kept.floor_char_boundary(limit));
    kept
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_url_is_stored_without_host_query_and_fragment() {
        assert_eq!(path_of("https://x.test/a/b?email=me#top"), "/a/b");
        assert_eq!(path_of("https://x.test"), "/");
        assert_eq!(path_of("/landing_page/free/iq-1?gclid=1"), "/landing_page/free/iq-1");
        assert_eq!(path_of(""), "");
    }

    #[test]
    fn a_long_path_is_cut_between_two_characters() {
        let path = format!("/{}", "日".repeat(200));
        assert!(path_of(&path).len() <= PATH_LIMIT);
        assert!(path_of(&path).ends_with('日'));
    }

    #[test]
    fn control_characters_are_dropped() {
        assert_eq!(path_of("/a\0b\n/\u{7f}c"), "/ab/c");
        assert_eq!(cut("\0", 8), "");
    }

    #[test]
    fn a_label_is_short_and_plain() {
        let longest = "a".repeat(Label::LONGEST);
        assert_eq!(Label::parse(&longest).as_ref().map(Label::as_str), Some(longest.as_str()));
        for text in ["", "a b", "a\0", "<b>", "日", "a,b", "=1+1", &"a".repeat(Label::LONGEST + 1)] {
            assert_eq!(Label::parse(text), None, "{text:?}");
        }
    }

    #[test]
    fn a_view_sent_by_an_earlier_release_has_no_variant() {
        let sent = r#"{"id":"00000000-0000-0000-0000-000000000001","at":0,"app":1,"hl":"EN","country":"DE","path":"/"}"#;
        let view: View = serde_json::from_str(sent).expect("readable");
        assert_eq!((view.variant, view.arm), (None, None));
    }

    #[test]
    fn a_view_survives_the_stream_unchanged() {
        let sent = r#"{"id":"00000000-0000-0000-0000-000000000001","at":0,"app":1,"hl":"EN","country":"DE","path":"/","va":"free","arm":"b"}"#;
        let view: View = serde_json::from_str(sent).expect("readable");
        assert_eq!((view.variant.clone(), view.arm.clone()), (Label::parse("free"), Label::parse("b")));
        assert_eq!(serde_json::to_string(&view).expect("JSON"), sent);
        serde_json::from_str::<View>(&sent.replace("free", "f r e e")).expect_err("rejected");
    }

    proptest::proptest! {
        #[test]
        fn the_path_of_any_url_is_short_and_has_no_query(address in "(?s).{0,400}") {
            let path = path_of(&address);
            proptest::prop_assert!(path.len() <= PATH_LIMIT);
            proptest::prop_assert!(!path.contains(['?', '#']));
            proptest::prop_assert!(!path.contains(char::is_control));
        }
    }
}
