//! The nine languages, their names on the wire (`hl`) and how one is chosen for a visitor.

use serde::{Deserialize, Serialize};

/// A language the whole product exists in. Serialised as the specification's `hl` code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "UPPERCASE")]
pub enum Locale {
    En,
    De,
    Fr,
    Es,
    Pt,
    Ja,
    Ko,
    Cn,
    Hk,
}

impl Locale {
    pub const ALL: [Self; 9] =
        [Self::En, Self::De, Self::Fr, Self::Es, Self::Pt, Self::Ja, Self::Ko, Self::Cn, Self::Hk];

    /// The fallback for an unsupported value.
    pub const DEFAULT: Self = Self::En;

    /// The specification's code: the value of `hl`.
    pub const fn code(self) -> &'static str {
        match self {
            Self::En => "EN",
            Self::De => "DE",
            Self::Fr => "FR",
            Self::Es => "ES",
            Self::Pt => "PT",
            Self::Ja => "JA",
            Self::Ko => "KO",
            Self::Cn => "CN",
            Self::Hk => "HK",
        }
    }

    /// The BCP 47 tag: the value of `lang`, and the folder under `locales/`.
    pub const fn tag(self) -> &'static str {
        match self {
            Self::En => "en",
            Self::De => "de",
            Self::Fr => "fr",
            Self::Es => "es",
            Self::Pt => "pt-BR",
            Self::Ja => "ja",
            Self::Ko => "ko",
            Self::Cn => "zh-Hans",
            Self::Hk => "zh-Hant-HK",
        }
    }

    /// The language's name in itself, as a language switch shows it.
    pub const fn autonym(self) -> &'static str {
        match self {
            Self::En => "English",
            Self::De => "Deutsch",
            Self::Fr => "Français",
            Self::Es => "Español",
            Self::Pt => "Português",
            Self::Ja => "日本語",
            Self::Ko => "한국어",
            Self::Cn => "简体中文",
            Self::Hk => "繁體中文",
        }
    }

    /// Parses an `hl` value in any case.
    pub fn parse(hl: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|locale| locale.code().eq_ignore_ascii_case(hl.trim()))
    }

    /// The product's language for a browser's language tag, if there is one.
    pub fn from_browser_tag(tag: &str) -> Option<Self> {
        let tag = tag.trim().to_ascii_lowercase().replace('_', "-");
        let mut subtags = tag.split('-');
        match subtags.next()? {
            "en" => Some(Self::En),
            "de" => Some(Self::De),
            "fr" => Some(Self::Fr),
            "es" => Some(Self::Es),
            "pt" => Some(Self::Pt),
            "ja" => Some(Self::Ja),
            "ko" => Some(Self::Ko),
            "zh" => {
                let rest: Vec<&str> = subtags.collect();
                let traditional =
                    !rest.contains(&"hans") && rest.iter().any(|s| matches!(*s, "hant" | "hk" | "tw" | "mo"));
                Some(if traditional { Self::Hk } else { Self::Cn })
            }
            _ => None,
        }
    }

    /// The specification's order: `hl`, the visitor's earlier choice, the browser, English.
    /// An unsupported `hl` means English, not the next in line.
    ///
    /// ```
    /// use domain::locale::Locale;
    ///
    /// assert_eq!(Locale::negotiate(Some("ja"), Some("DE"), Some("fr")), Locale::Ja);
    /// assert_eq!(Locale::negotiate(None, None, Some("zh-TW, en;q=0.5")), Locale::Hk);
    /// assert_eq!(Locale::negotiate(Some("xx"), Some("DE"), None), Locale::En);
    /// ```
    pub fn negotiate(hl: Option<&str>, stored: Option<&str>, accept_language: Option<&str>) -> Self {
        if let Some(hl) = hl.filter(|hl| !hl.trim().is_empty()) {
            return Self::parse(hl).unwrap_or(Self::DEFAULT);
        }
        stored
            .and_then(Self::parse)
            .or_else(|| accept_language.and_then(Self::from_accept_language))
            .unwrap_or(Self::DEFAULT)
    }

    fn from_accept_language(header: &str) -> Option<Self> {
        let mut wanted: Vec<(f32, Self)> = header
            .split(',')
            .filter_map(|range| {
                let mut parts = range.split(';');
                let locale = Self::from_browser_tag(parts.next()?)?;
                let quality = parts
                    .find_map(|p| p.trim().strip_prefix("q="))
                    .map_or(Some(1.0), |q| q.trim().parse().ok())?;
                (quality > 0.0).then_some((quality, locale))
            })
            .collect();
        // A stable sort keeps the browser's order among equals.
        wanted.sort_by(|a, b| b.0.total_cmp(&a.0));
        wanted.first().map(|(_, locale)| *locale)
    }
}

impl std::fmt::Display for Locale {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.code())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hl_wins_in_any_case() {
        assert_eq!(Locale::negotiate(Some("de"), Some("FR"), Some("ja")), Locale::De);
        assert_eq!(Locale::negotiate(Some("Cn"), None, None), Locale::Cn);
    }

    #[test]
    fn an_unsupported_hl_is_english_even_when_another_language_is_stored() {
        assert_eq!(Locale::negotiate(Some("XX"), Some("FR"), Some("ja")), Locale::En);
    }

    #[test]
    fn a_stored_language_beats_the_browser() {
        assert_eq!(Locale::negotiate(None, Some("HK"), Some("ja")), Locale::Hk);
        assert_eq!(Locale::negotiate(Some(""), Some("KO"), Some("ja")), Locale::Ko);
    }

    #[test]
    fn the_browsers_qualities_are_respected() {
        assert_eq!(Locale::negotiate(None, None, Some("nl, pt-PT;q=0.4, fr-CA;q=0.8, de;q=0")), Locale::Fr);
    }

    #[test]
    fn chinese_is_distinguished_by_script_and_then_by_region() {
        for (tag, locale) in [
            ("zh", Locale::Cn),
            ("zh-SG", Locale::Cn),
            ("zh-TW", Locale::Hk),
            ("zh-Hant", Locale::Hk),
            ("zh-Hans-HK", Locale::Cn),
            ("zh_HK", Locale::Hk),
        ] {
            assert_eq!(Locale::from_browser_tag(tag), Some(locale), "{tag}");
        }
    }

    #[test]
    fn the_fallback_is_english() {
        assert_eq!(Locale::negotiate(None, Some("??"), Some("nl,sv")), Locale::En);
    }
}
