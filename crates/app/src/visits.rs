//! A visit begins: the visitor gets a logid, which attributes and grants nothing.

use std::collections::BTreeMap;

use domain::{
    catalog::AppExamId,
    country::CountryCode,
    locale::Locale,
    view::{cut, path_of},
};
use jiff::Timestamp;
use store::{PgPool, visits::Visit};
use uuid::Uuid;

/// The specification's tracking parameters that identify a click on an advertisement.
const CLICK_IDS: [&str; 9] =
    ["fbclid", "gclid", "click_id", "pixel_id", "ttclid", "tt_test_id", "ScCid", "MSCLKID", "epik"];
const CLICK_ID_LIMIT: usize = 256;
const VARIANT_LIMIT: usize = 32;

/// What the web tells about the beginning of a visit.
#[derive(Clone, Debug)]
pub struct Arrival<'a> {
    pub app_exam: AppExamId,
    pub hl: Locale,
    pub country: CountryCode,
    /// The address of the page, with its query.
    pub page: Option<&'a str>,
    pub variant: Option<&'a str>,
}

pub async fn begin(pool: &PgPool, arrival: &Arrival<'_>, at: Timestamp) -> store::Result<Uuid> {
    let id = Uuid::new_v7(uuid::Timestamp::from_unix(
        uuid::NoContext,
        at.as_second().unsigned_abs(),
        at.subsec_nanosecond().unsigned_abs(),
    ));
    let visit = Visit {
        id,
        at,
        app_exam: arrival.app_exam,
        hl: arrival.hl,
        country: arrival.country,
        landing: arrival.page.map(|page| path_of(page).to_owned()),
        variant: arrival.variant.map(|variant| cut(variant, VARIANT_LIMIT).to_owned()),
        clicks: arrival.page.map(click_ids).unwrap_or_default(),
    };
    let mut tx = pool.begin().await?;
    store::visits::insert(&mut tx, &visit).await?;
    tx.commit().await?;
    Ok(id)
}

/// Click ids in an address, by the specification's spelling whatever the address's.
fn click_ids(address: &str) -> BTreeMap<String, String> {
    let query = address.split_once('?').map_or("", |(_, query)| query.split('#').next().unwrap_or_default());
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .filter_map(|(name, value)| {
            let known = CLICK_IDS.into_iter().find(|known| known.eq_ignore_ascii_case(name))?;
            (!value.is_empty()).then(|| (known.to_owned(), cut(value, CLICK_ID_LIMIT).to_owned()))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn click_ids_are_known_in_any_casing_and_nothing_else_is_kept() {
        let clicks = click_ids("https://x.test/a?email=me%40x&GCLID=1&sccid=2&epik=#fbclid=3");

        assert_eq!(
            clicks.into_iter().collect::<Vec<_>>(),
            [("ScCid".to_owned(), "2".to_owned()), ("gclid".to_owned(), "1".to_owned())]
        );
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn a_visit_is_written_where_its_id_says(pool: PgPool) {
        let arrival = Arrival {
            app_exam: AppExamId(1),
            hl: Locale::De,
            country: CountryCode::parse("AT").expect("a country"),
            page: Some("https://x.test/landing_page/free/iq-1?gclid=abc&email=x"),
            variant: Some("free"),
        };
        let at: Timestamp = "2026-11-15T10:00:00Z".parse().expect("a time");

        let id = begin(&pool, &arrival, at).await.expect("begun");

        let visit = store::visits::find(&mut pool.acquire().await.expect("a connection"), id)
            .await
            .expect("read")
            .expect("there");
        assert_eq!(visit.landing.as_deref(), Some("/landing_page/free/iq-1"));
        assert_eq!(visit.clicks.into_iter().collect::<Vec<_>>(), [("gclid".to_owned(), "abc".to_owned())]);
        assert_eq!((visit.at, visit.hl, visit.country), (at, arrival.hl, arrival.country));
    }
}
