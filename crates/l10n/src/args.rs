//! The named arguments of a message.

use std::borrow::Cow;

use fluent_bundle::{FluentArgs, FluentValue};

/// Variables of a message: integers, and texts that are already formatted.
#[derive(Clone, Debug, Default)]
pub struct Args<'a>(Vec<(&'a str, Arg<'a>)>);

#[derive(Clone, Debug)]
enum Arg<'a> {
    Number(i64),
    Text(Cow<'a, str>),
}

impl<'a> Args<'a> {
    pub const fn new() -> Self {
        Self(Vec::new())
    }

    /// An integer. Above 2⁵³ it would lose its last digits, in the browser too.
    #[must_use]
    pub fn number(mut self, name: &'a str, value: i64) -> Self {
        self.0.push((name, Arg::Number(value)));
        self
    }

    #[must_use]
    pub fn text(mut self, name: &'a str, value: impl Into<Cow<'a, str>>) -> Self {
        self.0.push((name, Arg::Text(value.into())));
        self
    }

    pub(crate) fn to_fluent(&self) -> FluentArgs<'_> {
        let values = self.0.iter().map(|(name, arg)| {
            let value = match arg {
                Arg::Number(number) => FluentValue::from(*number),
                Arg::Text(text) => FluentValue::from(text.as_ref()),
            };
            (*name, value)
        });
        values.collect()
    }
}
