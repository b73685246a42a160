//! The preview of a link to a shared type: text and a picture, without any number.

use l10n::{Locale, type16 as say};
use questionnaire::types::Profile;

use super::{portraits::name, words::percentage};
use crate::{
    iq::share::Preview,
    value::{SharePicture, TypeCard},
};

/// Title and description of a link.
pub fn preview(profile: &Profile, locale: Locale) -> Preview {
    let (printed, code) = (profile.printed(), profile.code());
    Preview {
        title: say::card_title(locale, &printed, name(&code, locale)),
        description: say::card_description(locale),
    }
}

/// The picture: the creature, the letters as printed, four bars without labels. `person` is as the owner typed it.
pub fn picture(profile: &Profile, person: Option<&str>, brand: &str, locale: Locale) -> SharePicture {
    let code = profile.code();
    SharePicture {
        language: locale.tag().to_owned(),
        title: name(&code, locale).to_owned(),
        name: person.map(str::to_owned),
        score: None,
        margin: None,
        class: String::new(),
        brand: brand.to_owned(),
        sample: None,
        types: Some(TypeCard {
            printed: profile.printed(),
            code,
            bars: profile.places.map(|place| percentage(place.percentile())),
            question: say::card_question(locale),
        }),
    }
}
