//! A name that its owner wants to show to others. It is stored as typed, except for characters that are invisible
//! or would reorder the text around it.

use std::fmt;

use unicode_normalization::{UnicodeNormalization, char::is_combining_mark};

/// In Unicode characters.
pub const LONGEST: usize = 60;

const FIRST_LONGEST: usize = 24;

/// Burmese puts up to four marks on one letter; more than that is a drawing.
const MARKS_MOST: usize = 4;

/// One line of visible text. It is treated as data everywhere: text that would be markup elsewhere has no effect
/// here, so it isn't forbidden either.
#[derive(Clone, PartialEq, Eq)]
pub struct DisplayName(String);

impl DisplayName {
    /// `None` if nothing visible is left, or if it is longer than [`LONGEST`]: truncating a name is worse than
    /// asking for a shorter one.
    ///
    /// ```
    /// use domain::name::DisplayName;
    ///
    /// let name = DisplayName::parse("  Ann\n\u{202e}Lee ").unwrap();
    /// assert_eq!(name.as_str(), "Ann Lee");
    /// assert_eq!(DisplayName::parse("\u{200b}"), None);
    /// ```
    pub fn parse(text: &str) -> Option<Self> {
        let visible = text.chars().filter_map(|c| if c.is_whitespace() { Some(' ') } else { seen(c) });
        // Variants survive normalisation: some families write their name with the old form of a character.
        let name = tidied(visible.cjk_compat_variants().nfc());
        (!name.is_empty() && name.chars().count() <= LONGEST).then_some(Self(name))
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// What to call the person among strangers: the first word. `None` if that is not a word but an address or a
    /// drawing, or if it is too long for a line.
    pub fn first(&self) -> Option<&str> {
        let first = self.0.split(' ').next()?;
        let plain = |c: char| c.is_alphabetic() || is_combining_mark(c) || joins(c) || "-'’·".contains(c);
        (first.chars().all(plain) && first.chars().count() <= FIRST_LONGEST).then_some(first)
    }
}

/// Names of people stay out of logs.
impl fmt::Debug for DisplayName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("DisplayName(…)")
    }
}

const fn joins(c: char) -> bool {
    matches!(c, '\u{200c}' | '\u{200d}')
}

/// The character, unless it is invisible: controls, direction marks, fillers, tags, private-use characters
/// and noncharacters.
pub fn seen(c: char) -> Option<char> {
    let unseen = c.is_control()
        || matches!(c,
            '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
            | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
            | '\u{2800}' | '\u{3164}' | '\u{e000}'..='\u{f8ff}' | '\u{feff}' | '\u{ffa0}'
            | '\u{fff0}'..='\u{fffd}' | '\u{13430}'..='\u{1343f}' | '\u{1bca0}'..='\u{1bca3}'
            | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e00ff}' | '\u{e01f0}'..)
        || matches!(u32::from(c) & 0xffff, 0xfffe | 0xffff);
    (!unseen).then_some(c)
}

/// One space between words and none around them, joiners only within a word, no combining mark without a letter
/// and not too many on one.
fn tidied(text: impl Iterator<Item = char>) -> String {
    let mut name = String::new();
    let (mut between, mut marks) = (None, 0);
    for c in text {
        let in_word = !name.is_empty() && between != Some(' ');
        if c == ' ' {
            between = Some(' ').filter(|_| !name.is_empty());
        } else if joins(c) {
            between = if in_word { Some(c) } else { between };
        } else if is_combining_mark(c) {
            if in_word && marks < MARKS_MOST {
                marks += 1;
                name.extend(between.take());
                name.push(c);
            }
        } else {
            marks = 0;
            name.extend(between.take());
            name.push(c);
        }
    }
    name
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn hostile() -> Vec<String> {
        serde_json::from_str(include_str!("../../report/tests/hostile-names.json")).expect("names")
    }

    fn is_safe(name: &str) -> bool {
        let count = name.chars().count();
        let one_line = name.chars().all(|c| !c.is_control() && (c == ' ' || !c.is_whitespace()));
        let reversing = |c: char| matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{61c}');
        (1..=LONGEST).contains(&count)
            && one_line
            && !name.contains(reversing)
            && !name.contains("  ")
            && name == name.trim()
            && name.chars().any(|c| !joins(c) && !is_combining_mark(c) && c != ' ')
    }

    #[test]
    fn three_hundred_hostile_names_become_safe_and_parsing_them_again_changes_nothing() {
        let names = hostile();
        assert_eq!(names.len(), 300);
        for typed in &names {
            let Some(name) = DisplayName::parse(typed) else { continue };
            assert!(is_safe(name.as_str()), "{typed:?} became {:?}", name.as_str());
            assert_eq!(DisplayName::parse(name.as_str()), Some(name));
        }
        let refused = names.iter().filter(|typed| DisplayName::parse(typed).is_none()).count();
        assert!((30..70).contains(&refused), "{refused} rejected");
    }

    #[test]
    fn markup_is_plain_text() {
        for typed in
            ["<svg onload=alert(1)>", "#import \"@preview/x:1.0.0\"", "{ $name }", "'; drop table x; --"]
        {
            assert_eq!(DisplayName::parse(typed).expect("a name").as_str(), typed);
        }
    }

    #[test]
    fn real_names_stay_as_typed() {
        for typed in [
            "O’Neill",
            "Łukasz Żółć",
            "Nguyễn Văn A",
            "ကျော်",
            "မြို့",
            "علی\u{200c}رضا",
            "שָׁלוֹם",
            "श्रीमती",
            "น้ำผึ้ง",
            "髙橋",
            "辻\u{e0100}",
            "👩\u{1f3fd}\u{200d}🚀",
            "김철수",
        ] {
            assert_eq!(DisplayName::parse(typed).expect("a name").as_str(), typed);
        }
        assert_eq!(DisplayName::parse("Jose\u{301}").expect("a name").as_str(), "José");
        // The form of the character that the family uses.
        assert_eq!(DisplayName::parse("\u{fa19}谷").expect("a name").as_str(), "\u{795e}\u{fe00}谷");
    }

    #[test]
    fn invisible_and_reordering_characters_are_removed() {
        for (typed, shown) in [
            ("Ann\r\nBcc: all@example.com", "Ann Bcc: all@example.com"),
            ("photo\u{202e}gpj.scr", "photogpj.scr"),
            ("A\u{200b}n\u{0}n", "Ann"),
            ("\u{200d}Ann\u{200d} \u{301}Lee", "Ann Lee"),
            ("e\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}\u{301}", "é\u{301}\u{301}\u{301}\u{301}"),
            ("山田\u{3000}太郎", "山田 太郎"),
        ] {
            assert_eq!(DisplayName::parse(typed).expect("a name").as_str(), shown);
        }
        for typed in ["", "\u{3000}", "\u{301}\u{301}", "\u{3164}", "\u{202e}\n", "\u{e0041}"] {
            assert_eq!(DisplayName::parse(typed), None, "{typed:?}");
        }
    }

    #[test]
    fn a_name_has_a_first_word_and_at_most_sixty_characters() {
        assert_eq!(DisplayName::parse("Mary Ann Lee").expect("a name").first(), Some("Mary"));
        assert_eq!(DisplayName::parse("山田太郎").expect("a name").first(), Some("山田太郎"));
        for no_name in ["www.scam.example", "<b>Ann</b>", "ann@site.test", "🦊", "R2D2"] {
            assert_eq!(DisplayName::parse(no_name).expect("visible").first(), None, "{no_name}");
        }
        assert!(DisplayName::parse(&"W".repeat(60)).is_some());
        assert!(DisplayName::parse(&"W".repeat(61)).is_none());
    }

    #[test]
    fn a_name_never_appears_in_logs() {
        assert_eq!(format!("{:?}", DisplayName::parse("Ann")), "Some(DisplayName(…))");
    }

    proptest! {
        #[test]
        fn any_input_becomes_a_safe_name_or_none(typed in "\\PC{0,40}|[a\u{301}\u{200d} \u{202e}\u{ac00}\u{11a8}\u{1100}\u{fe0f}\n]{0,30}|(?s).{0,30}") {
            if let Some(name) = DisplayName::parse(&typed) {
                prop_assert!(is_safe(name.as_str()), "{:?}", name.as_str());
                prop_assert_eq!(DisplayName::parse(name.as_str()), Some(name));
            }
        }
    }
}
