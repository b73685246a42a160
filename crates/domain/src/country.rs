//! Countries and their continents. Continents are used for one thing: consent is offered to visitors from Europe.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// An ISO 3166-1 alpha-2 code, or `ZZ` if the country isn't known.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CountryCode([u8; 2]);

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a country is two letters of ISO 3166")]
pub struct NotACountry;

impl CountryCode {
    /// Unknown; in the price book: every country without its own entry.
    pub const ELSEWHERE: Self = Self(*b"ZZ");

    pub fn parse(code: &str) -> Result<Self, NotACountry> {
        match code.as_bytes() {
            [a, b] if a.is_ascii_alphabetic() && b.is_ascii_alphabetic() => {
                Ok(Self([a.to_ascii_uppercase(), b.to_ascii_uppercase()]))
            }
            _ => Err(NotACountry),
        }
    }

    pub fn as_str(&self) -> &str {
        std::str::from_utf8(&self.0).expect("two ASCII letters, by `parse`")
    }

    pub fn continent(self) -> Option<Continent> {
        CONTINENTS
            .iter()
            .find(|(_, countries)| countries.split(' ').any(|code| code == self.as_str()))
            .map(|(continent, _)| *continent)
    }
}

impl std::fmt::Display for CountryCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl std::fmt::Debug for CountryCode {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.as_str())
    }
}

impl Serialize for CountryCode {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.as_str())
    }
}

impl<'de> Deserialize<'de> for CountryCode {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let code = std::borrow::Cow::<str>::deserialize(deserializer)?;
        Self::parse(&code).map_err(serde::de::Error::custom)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Continent {
    #[serde(rename = "AF")]
    Africa,
    #[serde(rename = "AN")]
    Antarctica,
    #[serde(rename = "AS")]
    Asia,
    #[serde(rename = "EU")]
    Europe,
    #[serde(rename = "NA")]
    NorthAmerica,
    #[serde(rename = "OC")]
    Oceania,
    #[serde(rename = "SA")]
    SouthAmerica,
}

impl Continent {
    pub const fn code(self) -> &'static str {
        match self {
            Self::Africa => "AF",
            Self::Antarctica => "AN",
            Self::Asia => "AS",
            Self::Europe => "EU",
            Self::NorthAmerica => "NA",
            Self::Oceania => "OC",
            Self::SouthAmerica => "SA",
        }
    }
}

/// ISO 3166-1 countries by continent, as grouped by the United Nations' M49 list, with one exception
/// where consent law matters more than geography: Cyprus is in Europe.
const CONTINENTS: &[(Continent, &str)] = &[
    (
        Continent::Africa,
        "AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW",
    ),
    (Continent::Antarctica, "AQ BV GS HM TF"),
    (
        Continent::Asia,
        "AE AF AM AZ BD BH BN BT CC CN CX GE HK ID IL IN IO IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE",
    ),
    (
        Continent::Europe,
        "AD AL AT AX BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS RU SE SI SJ SK SM UA VA XK",
    ),
    (
        Continent::NorthAmerica,
        "AG AI AW BB BL BM BQ BS BZ CA CR CU CW DM DO GD GL GP GT HN HT JM KN KY LC MF MQ MS MX NI PA PM PR SV SX TC TT US VC VG VI",
    ),
    (Continent::Oceania, "AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV UM VU WF WS"),
    (Continent::SouthAmerica, "AR BO BR CL CO EC FK GF GY PE PY SR UY VE"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_country_knows_its_continent() {
        for (code, continent) in
            [("DE", "EU"), ("cy", "EU"), ("US", "NA"), ("BR", "SA"), ("JP", "AS"), ("NZ", "OC"), ("EG", "AF")]
        {
            let country = CountryCode::parse(code).expect("a country");
            assert_eq!(country.continent().map(Continent::code), Some(continent), "{code}");
        }
        assert_eq!(CountryCode::ELSEWHERE.continent(), None);
    }

    #[test]
    fn no_country_is_on_two_continents() {
        let mut all: Vec<&str> = CONTINENTS.iter().flat_map(|(_, c)| c.split(' ')).collect();
        let count = all.len();
        all.sort_unstable();
        all.dedup();
        assert_eq!(all.len(), count);
    }

    #[test]
    fn a_code_that_is_not_two_letters_is_rejected() {
        for code in ["", "D", "DEU", "1A", "日"] {
            assert_eq!(CountryCode::parse(code), Err(NotACountry), "{code:?}");
        }
    }
}
