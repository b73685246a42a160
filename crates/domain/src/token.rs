//! The token in the URL of something that anyone with the URL may see.

use std::fmt;

/// 128 random bits as 32 hexadecimal digits; reveals nothing about what it leads to.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Token(String);

const DIGITS: usize = 32;

impl Token {
    /// ```
    /// use domain::token::Token;
    /// let token = Token::new(0x1234);
    /// assert_eq!(token.as_str().len(), 32);
    /// assert_eq!(Token::parse(token.as_str()), Some(token));
    /// assert_eq!(Token::parse("1234"), None);
    /// ```
    pub fn new(random: u128) -> Self {
        Self(format!("{random:032x}"))
    }

    /// `None` for anything that couldn't be one of our tokens.
    pub fn parse(text: &str) -> Option<Self> {
        let digits = text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
        (digits && text.len() == DIGITS).then(|| Self(text.to_owned()))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Tokens stay out of logs: a token opens what it leads to.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn malformed_tokens_are_rejected() {
        for text in
            ["", "0", &"0".repeat(31), &"0".repeat(33), &"A".repeat(32), &"g".repeat(32), &"é".repeat(16)]
        {
            assert_eq!(Token::parse(text), None, "{text}");
        }
    }

    #[test]
    fn a_token_never_appears_in_logs() {
        assert_eq!(format!("{:?}", Token::new(7)), "Token(…)");
    }
}
