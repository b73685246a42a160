//! What a letter is made of, before anybody knows whether it becomes HTML or plain text.

/// A letter in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Page {
    pub(super) subject: String,
    pub(super) title: String,
    pub(super) blocks: Vec<Block>,
    /// Small print.
    pub(super) foot: Vec<String>,
}

/// Texts are plain: whoever writes HTML escapes them. Addresses are whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Block {
    Text(String),
    /// The one thing to do, with its address written out as well.
    Button {
        label: String,
        url: String,
        hint: String,
    },
    /// A sentence and where it leads.
    Aside {
        text: String,
        label: String,
        url: String,
    },
    /// Several places to go.
    Links(Vec<(String, String)>),
    Heading(String),
    /// Names and values, side by side; a value may have several lines.
    Rows(Vec<(String, Vec<String>)>),
}
