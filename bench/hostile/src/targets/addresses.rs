//! What stands in addresses: tails, numbers of orders, tokens, click ids, page views, lists of forms.

use app::{accounts::SessionToken, visits::click_ids};
use axum::extract::Query;
use domain::{
    catalog::AppId,
    country::CountryCode,
    exam_tail::ExamTail,
    locale::Locale,
    order::{OrderNumber, Reference},
    token::Token,
    view::{PATH_LIMIT, VERSION_LIMIT, View, path_of},
};
use http::Uri;
use jiff::Timestamp;
use server::http::routes::{questions::had, visits::ViewQuery};

use super::{rule, same_again, target, text, verdict};
use crate::run::{Checked, Target};

pub(super) fn targets() -> Vec<Target> {
    vec![
        target(
            "tails of addresses",
            &["iq-1", "career-interests-12", "type16-2147483647"],
            &["-", "--", "%2d"],
            tail,
        ),
        target(
            "numbers of orders",
            &[
                "0000000000000000000000000000",
                "01JCX4T5V6W7X8Y9Z0A1B2C3D4E5",
                "01JCX4T5V6W7X8Y9Z0A1B2C3D4E5F6G7H8",
            ],
            &["I", "O", "U", "o"],
            order_number,
        ),
        target("references", &["3F9A1-C2207", " 3f9a1c2207 "], &["-", "--"], reference),
        target("tokens of links", &["0123456789abcdef0123456789abcdef"], &["A", "g"], token),
        target(
            "session tokens",
            &["0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef"],
            &["A", "g"],
            session_token,
        ),
        target(
            "click ids",
            &[
                "https://x.test/a?email=me%40x&GCLID=1&sccid=2&epik=x#fbclid=3",
                "/landing_page/free/iq-1?fbclid=IwAR1",
            ],
            &["&", "?", "#", "gclid=", "ScCid=", "://", "MSCLKID"],
            clicks,
        ),
        target(
            "page views",
            &[
                "dl=https%3A%2F%2Fx.test%2Flanding_page%2Ffree%2Fiq-1%3Fgclid%3D1&av=0.8.0&hl=DE&id=01932c5e-0000-7000-8000-000000000001&eid=1&aeid=1&variant=free&arm=b",
                "dl=/&hl=ja",
                "",
            ],
            &["&", "=", "dl=", "%00", "%0a", "%ff", "%E6%97%A5", "%3f", "%23", "://"],
            view,
        ),
        target("forms had before", &["1001,1002,1003", " 7 , 8"], &[",", ",,", "-"], forms_had),
    ]
}

fn tail(input: &[u8]) -> Checked {
    let typed = text(input);
    let Some(tail) = ExamTail::parse(&typed) else { return Ok(verdict(false)) };
    rule(tail.to_string() == typed, "one tail has one spelling")?;
    rule(tail.exam_id.0 > 0 && !tail.code.is_empty(), "a code and a number above 0")?;
    Ok(verdict(true))
}

fn order_number(input: &[u8]) -> Checked {
    let typed = text(input);
    let Some(number) = OrderNumber::parse(&typed) else { return Ok(verdict(false)) };
    rule(number.as_str() == typed && matches!(typed.len(), 28 | 34), "28 or 34 signs, one spelling")?;
    let known = |byte: u8| byte.is_ascii_digit() || byte.is_ascii_uppercase() && !b"ILOU".contains(&byte);
    rule(typed.bytes().all(known), "Crockford's letters")?;
    Ok(verdict(true))
}

fn reference(input: &[u8]) -> Checked {
    let Some(reference) = Reference::parse(&text(input)) else { return Ok(verdict(false)) };
    rule(reference.digits().len() == 10, "ten digits")?;
    rule(reference.digits().bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f')), "in lower case")?;
    same_again(&reference, Reference::parse(&reference.to_string()).as_ref())?;
    Ok(verdict(true))
}

fn is_hex(typed: &str, digits: usize) -> bool {
    typed.len() == digits && typed.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

fn token(input: &[u8]) -> Checked {
    let typed = text(input);
    let token = Token::parse(&typed);
    rule(token.is_some() == is_hex(&typed, 32), "32 digits and nothing else")?;
    rule(token.as_ref().is_none_or(|token| token.as_str() == typed), "one spelling")?;
    Ok(verdict(token.is_some()))
}

fn session_token(input: &[u8]) -> Checked {
    let typed = text(input);
    let token = SessionToken::parse(&typed);
    rule(token.is_some() == is_hex(&typed, 64), "64 digits and nothing else")?;
    rule(token.as_ref().is_none_or(|token| token.as_str() == typed), "one spelling")?;
    Ok(verdict(token.is_some()))
}

fn clicks(input: &[u8]) -> Checked {
    let address = text(input);
    let found = click_ids(&address);
    for (name, value) in &found {
        rule(address.to_ascii_lowercase().contains(&name.to_ascii_lowercase()), "only what was there")?;
        rule(value.len() <= 256 && !value.contains(char::is_control), "at most 256 bytes, no controls")?;
    }
    rule(found.len() <= 9, "only the specification's nine")?;
    Ok(verdict(!found.is_empty()))
}

fn view(input: &[u8]) -> Checked {
    let address = format!("/tessera/app/v2/view?{}", text(input));
    let query = address.parse::<Uri>().ok().and_then(|uri| Query::<ViewQuery>::try_from_uri(&uri).ok());
    let Some(Query(query)) = query else { return Ok(verdict(false)) };
    let view = query.view(AppId(1), Locale::En, CountryCode::ELSEWHERE, Timestamp::UNIX_EPOCH);
    rule(view.path.len() <= PATH_LIMIT && !view.path.contains(['?', '#']), "a short path without its query")?;
    rule(!view.path.contains(char::is_control), "no controls in a path")?;
    rule(path_of(&view.path).len() <= view.path.len(), "a path is a path")?;
    let short = |version: &String| version.len() <= VERSION_LIMIT && !version.contains(char::is_control);
    rule(view.app_version.as_ref().is_none_or(short), "a short version")?;
    let sent = serde_json::to_vec(&view).map_err(|error| error.to_string())?;
    same_again(&view, serde_json::from_slice::<View>(&sent).ok().as_ref())?;
    Ok(verdict(true))
}

fn forms_had(input: &[u8]) -> Checked {
    let typed = text(input);
    let forms = had(Some(&typed));
    rule(forms.len() <= typed.split(',').count(), "no more than were named")?;
    Ok(verdict(!forms.is_empty()))
}
