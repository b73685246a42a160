//! One file on its own: its syntax, and the few Fluent constructs that we use.
//!
//! Deliberately not used: attributes, terms, references between messages, and functions. Each file is
//! independent, the browser loads only the areas it shows, and both sides format numbers by our own rules,
//! which `NUMBER()` would bypass.

use std::collections::BTreeMap;

use fluent_syntax::{
    ast::{Comment, Entry, Expression, InlineExpression, Pattern, PatternElement, Variant, VariantKey},
    parser,
};

use super::{Kind, Source, Violation, prefix};

pub(super) struct File<'s> {
    pub(super) source: &'s Source,
    pub(super) messages: Vec<Parsed<'s>>,
}

/// A message in one language.
pub(super) struct Parsed<'s> {
    pub(super) id: &'s str,
    pub(super) line: usize,
    /// In order of first use.
    pub(super) uses: Vec<Use<'s>>,
    /// The variable types declared in the comments that apply to it.
    pub(super) kinds: BTreeMap<&'s str, Kind>,
    pub(super) text: &'s str,
    pub(super) value: Option<Pattern<&'s str>>,
    /// The comment of the message itself, without those of its group and file.
    pub(super) comment: Vec<&'s str>,
}

/// How one message uses one variable.
pub(super) struct Use<'s> {
    pub(super) name: &'s str,
    /// It appears in the text itself, not only before `->`.
    pub(super) shown: bool,
    /// It selects a plural form.
    pub(super) counts: bool,
}

pub(super) fn file<'s>(source: &'s Source, violations: &mut Vec<Violation>) -> File<'s> {
    let text = source.text.as_str();
    let mut complain = |line: Option<usize>, what: String| {
        violations.push(Violation { file: source.path(), line, what });
    };
    if text.contains('\r') {
        complain(None, "has carriage returns; save it with plain line ends".to_owned());
    }
    let resource = match parser::parse(text) {
        Ok(resource) => resource,
        Err((resource, errors)) => {
            for error in errors {
                complain(Some(line_at(text, error.pos.start)), format!("doesn't parse: {}", error.kind));
            }
            resource
        }
    };

    let mut messages = Vec::new();
    let mut file_kinds = BTreeMap::new();
    let mut group_kinds = BTreeMap::new();
    let starts = starts(text);
    for entry in resource.body {
        match entry {
            Entry::Message(message) => {
                let id = message.id.name;
                let line = starts.iter().find(|(name, _)| *name == id).map_or(1, |(_, line)| *line);
                let mut walk = Walk { tag: &source.tag, uses: Vec::new(), faults: Vec::new() };
                if !message.attributes.is_empty() {
                    walk.fault("has attributes; give each text a message of its own".to_owned());
                }
                if let Some(pattern) = &message.value {
                    walk.pattern(pattern);
                }
                if !id.starts_with(&format!("{}-", prefix(&source.area))) {
                    walk.fault(format!("must begin with `{}-`, as all of its file", prefix(&source.area)));
                }
                for fault in walk.faults {
                    complain(Some(line), format!("`{id}` {fault}"));
                }
                let mut kinds: BTreeMap<&str, Kind> = file_kinds.clone();
                kinds.extend(&group_kinds);
                kinds.extend(message.comment.as_ref().map(kinds_in).unwrap_or_default());
                messages.push(Parsed {
                    id,
                    line,
                    uses: walk.uses,
                    kinds,
                    text: body(text, line),
                    value: message.value,
                    comment: message.comment.map(|comment| comment.content).unwrap_or_default(),
                });
            }
            Entry::Term(term) => {
                complain(None, format!("`-{}` is a term; write the words out", term.id.name));
            }
            Entry::ResourceComment(comment) => file_kinds.extend(kinds_in(&comment)),
            Entry::GroupComment(comment) => group_kinds = kinds_in(&comment),
            Entry::Comment(_) | Entry::Junk { .. } => {}
        }
    }
    File { source, messages }
}

/// Finds `$name (Number)`, `$name (String)` and lists such as `$low, $high (Number)`.
fn kinds_in<'s>(comment: &Comment<&'s str>) -> BTreeMap<&'s str, Kind> {
    let mut kinds = BTreeMap::new();
    for line in &comment.content {
        let mut listed = Vec::new();
        for piece in line.split('$').skip(1) {
            let end = piece.find(|c: char| !c.is_ascii_alphanumeric() && c != '_' && c != '-');
            let (name, rest) = piece.split_at(end.unwrap_or(piece.len()));
            listed.push(name);
            let kind = [Kind::Number, Kind::String]
                .into_iter()
                .find(|kind| rest.trim_start().starts_with(&format!("({})", kind.name())));
            if let Some(kind) = kind {
                kinds.extend(listed.drain(..).map(|name| (name, kind)));
            } else if rest.trim() != "," {
                listed.clear();
            }
        }
    }
    kinds
}

struct Walk<'t, 's> {
    tag: &'t str,
    uses: Vec<Use<'s>>,
    faults: Vec<String>,
}

impl<'s> Walk<'_, 's> {
    fn fault(&mut self, what: String) {
        self.faults.push(what);
    }

    fn used(&mut self, name: &'s str, shown: bool, counts: bool) {
        match self.uses.iter_mut().find(|used| used.name == name) {
            Some(used) => {
                used.shown |= shown;
                used.counts |= counts;
            }
            None => self.uses.push(Use { name, shown, counts }),
        }
    }

    fn pattern(&mut self, pattern: &Pattern<&'s str>) {
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => {
                    if value.contains(['"', '\'']) {
                        self.fault("has a straight quote; use the language's own marks".to_owned());
                    }
                }
                PatternElement::Placeable { expression } => self.expression(expression),
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&'s str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                let plural = variants.iter().any(is_plural);
                if plural {
                    self.plural_forms(variants);
                }
                match selector {
                    InlineExpression::VariableReference { id } => self.used(id.name, false, plural),
                    _ => self.fault("may choose only by a variable: `{ $count -> … }`".to_owned()),
                }
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&'s str>) {
        match inline {
            InlineExpression::VariableReference { id } => self.used(id.name, true, false),
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } => {}
            InlineExpression::NumberLiteral { value } => {
                self.fault(format!("holds the number {{ {value} }}; write it as text"));
            }
            InlineExpression::FunctionReference { id, .. } => {
                self.fault(format!("calls {}(); numbers are formatted without it", id.name));
            }
            InlineExpression::MessageReference { id, .. } => {
                self.fault(format!("refers to `{}`; write the words out", id.name));
            }
            InlineExpression::TermReference { id, .. } => {
                self.fault(format!("refers to the term `-{}`; write the words out", id.name));
            }
        }
    }

    /// Only `one` and `other` are the same in every version of the plural rules, so old browsers and the
    /// server choose alike; exact numbers (`[0]`) are always safe.
    fn plural_forms(&mut self, variants: &[Variant<&'s str>]) {
        let one_exists = !["ja", "ko", "zh-Hans", "zh-Hant-HK"].contains(&self.tag);
        for variant in variants {
            match variant.key {
                VariantKey::Identifier { name: "one" } if !one_exists => {
                    self.fault("has the plural form [one], which this language never chooses".to_owned());
                }
                VariantKey::Identifier { name } if !["one", "other"].contains(&name) => {
                    self.fault(format!("has the plural form [{name}]; use [one] and [other]"));
                }
                VariantKey::NumberLiteral { .. } | VariantKey::Identifier { name: "one" }
                    if variant.default =>
                {
                    self.fault("must have *[other] as the default plural form".to_owned());
                }
                _ => {}
            }
        }
    }
}

fn is_plural(variant: &Variant<&str>) -> bool {
    match variant.key {
        VariantKey::NumberLiteral { .. } => true,
        VariantKey::Identifier { name } => ["zero", "one", "two", "few", "many"].contains(&name),
    }
}

pub(super) fn line_at(text: &str, position: usize) -> usize {
    text.bytes().take(position).filter(|byte| *byte == b'\n').count() + 1
}

/// The line where each message begins, which the syntax tree doesn't record.
fn starts(text: &str) -> Vec<(&str, usize)> {
    text.lines()
        .enumerate()
        .filter(|(_, line)| line.starts_with(|c: char| c.is_ascii_alphabetic()))
        .filter_map(|(index, line)| Some((line.split_once('=')?.0.trim_end(), index + 1)))
        .collect()
}

/// The source of the message that begins at `line`: that line and the indented ones after it.
fn body(text: &str, line: usize) -> &str {
    let from: usize = text.split_inclusive('\n').take(line - 1).map(str::len).sum();
    let rest = &text[from..];
    let mut end = 0;
    for (index, part) in rest.split_inclusive('\n').enumerate() {
        if index > 0 && !part.starts_with([' ', '}']) {
            break;
        }
        end += part.len();
    }
    rest[..end].trim_end()
}
