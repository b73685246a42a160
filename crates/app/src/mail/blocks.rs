//! What a letter consists of, independent of HTML and plain text.

/// A letter in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Page {
    pub(super) subject: String,
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
    /// Small print.
    pub(super) foot: Vec<String>,
}

/// Texts are plain: the HTML writer escapes them. URLs are absolute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    Text(String),
    /// The letter's main action, with its URL written out as well.
    Button {
        label: String,
        url: String,
        hint: String,
    },
    /// A sentence with a link.
    Aside {
        text: String,
        label: String,
        url: String,
    },
    /// Several links.
    Links(Vec<(String, String)>),
    Heading(String),
    /// Something to be typed elsewhere, with what it is if the text before it doesn't say so.
    Code {
        label: String,
        code: String,
    },
    /// Names and values, side by side; a value may have several lines.
    Rows(Vec<(String, Vec<String>)>),
}
