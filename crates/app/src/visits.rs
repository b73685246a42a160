//! The start of a visit: the visitor gets a logid, which is only for attribution and grants nothing.

use std::collections::BTreeMap;

use domain::{
    catalog::AppExamId,
    consent::Consent,
    country::CountryCode,
    ids::VisitId,
    locale::Locale,
    view::{Label, cut, path_of},
};
use jiff::Timestamp;
use store::{PgPool, visits::Visit};
use uuid::Uuid;

/// The specification's tracking parameters that identify a click on an advertisement.
const CLICK_IDS: [&str; 9] =
    ["fbclid", "gclid", "click_id", "pixel_id", "ttclid", "tt_test_id", "ScCid", "MSCLKID", "epik"];
const CLICK_ID_LIMIT: usize = 256;

/// What the browser reports at the start of a visit.
#[derive(Clone, Debug)]
pub struct Arrival<'a> {
    pub app_exam: AppExamId,
    pub hl: Locale,
    pub country: CountryCode,
    /// The URL of the page, with its query.
    pub page: Option<&'a str>,
    /// The landing variant that was shown.
    pub variant: Option<Label>,
    /// The arm of an experiment that the visitor is in.
    pub arm: Option<Label>,
    /// The answer to the question about advertising on an earlier visit.
    pub consent: Option<Consent>,
}

/// The id of a visit that begins now.
pub fn new_logid(at: Timestamp) -> VisitId {
    let (seconds, nanos) = (at.as_second().unsigned_abs(), at.subsec_nanosecond().unsigned_abs());
    Uuid::new_v7(uuid::Timestamp::from_unix(uuid::NoContext, seconds, nanos)).into()
}

pub async fn begin(pool: &PgPool, arrival: &Arrival<'_>, at: Timestamp) -> store::Result<VisitId> {
    let id = new_logid(at);
    let visit = Visit {
        id,
        at,
        app_exam: arrival.app_exam,
        hl: arrival.hl,
        country: arrival.country,
        landing: arrival.page.map(path_of),
        variant: arrival.variant.clone(),
        arm: arrival.arm.clone(),
        clicks: allowed(arrival.consent.as_ref(), arrival.page),
        consent: arrival.consent,
    };
    let mut tx = store::begin(pool).await?;
    store::visits::insert(&mut tx, &visit).await?;
    tx.commit().await?;
    Ok(id)
}

/// Stores a visitor's answer to the question about advertising. A yes stores the click ids of the page, a no
/// deletes stored ones. Returns whether the visit still exists.
pub async fn decide(
    pool: &PgPool,
    id: VisitId,
    consent: &Consent,
    page: Option<&str>,
) -> store::Result<bool> {
    let clicks = allowed(Some(consent), page);
    store::visits::decide(&mut *pool.acquire().await?, id, consent, &clicks).await
}

/// Click ids are for advertisers: without consent there are none.
fn allowed(consent: Option<&Consent>, page: Option<&str>) -> BTreeMap<String, String> {
    match (consent, page) {
        (Some(consent), Some(page)) if consent.is_granted() => click_ids(page),
        _ => BTreeMap::new(),
    }
}

/// Click ids in a URL, in the specification's spelling whatever the URL's.
pub fn click_ids(address: &str) -> BTreeMap<String, String> {
    let query = address.split_once('?').map_or("", |(_, query)| query.split('#').next().unwrap_or_default());
    query
        .split('&')
        .filter_map(|pair| pair.split_once('='))
        .filter_map(|(name, value)| {
            let known = CLICK_IDS.into_iter().find(|known| known.eq_ignore_ascii_case(name))?;
            (!value.is_empty()).then(|| (known.to_owned(), cut(value, CLICK_ID_LIMIT)))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use domain::consent::Decision;

    use super::*;

    #[test]
    fn click_ids_are_recognised_in_any_case_and_nothing_else_is_stored() {
        let clicks = click_ids("https://x.test/a?email=me%40x&GCLID=1&sccid=2&epik=#fbclid=3");

        assert_eq!(
            clicks.into_iter().collect::<Vec<_>>(),
            [("ScCid".to_owned(), "2".to_owned()), ("gclid".to_owned(), "1".to_owned())]
        );
    }

    const PAGE: &str = "https://x.test/landing_page/free/iq-1?gclid=abc&email=x";

    fn arrival(consent: Option<Consent>) -> Arrival<'static> {
        Arrival {
            app_exam: AppExamId(1),
            hl: Locale::De,
            country: CountryCode::parse("AT").expect("a country"),
            page: Some(PAGE),
            variant: Label::parse("free"),
            arm: Label::parse("b"),
            consent,
        }
    }

    fn answer(decision: Decision, at: &str) -> Consent {
        Consent { decision, version: 1, at: at.parse().expect("a time") }
    }

    async fn visit(pool: &PgPool, id: VisitId) -> Visit {
        let mut conn = pool.acquire().await.expect("a connection");
        store::visits::find(&mut conn, id).await.expect("read").expect("there")
    }

    fn gclid() -> BTreeMap<String, String> {
        BTreeMap::from([("gclid".to_owned(), "abc".to_owned())])
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn a_visit_is_stored_under_its_id(pool: PgPool) {
        let at: Timestamp = "2026-11-15T10:00:00Z".parse().expect("a time");
        let agreed = answer(Decision::Granted, "2026-11-15T10:00:00Z");
        let arrival = arrival(Some(agreed));

        let id = begin(&pool, &arrival, at).await.expect("started");

        let visit = visit(&pool, id).await;
        assert_eq!(visit.landing.as_deref(), Some("/landing_page/free/iq-1"));
        assert_eq!((visit.variant, visit.arm), (arrival.variant, arrival.arm));
        assert_eq!((visit.clicks, visit.consent), (gclid(), Some(agreed)));
        assert_eq!((visit.at, visit.hl, visit.country), (at, arrival.hl, arrival.country));
    }

    #[sqlx::test(migrator = "store::MIGRATOR")]
    async fn click_ids_are_stored_only_from_a_yes_to_a_no(pool: PgPool) {
        let at: Timestamp = "2026-11-15T10:00:00Z".parse().expect("a time");
        let yes = answer(Decision::Granted, "2026-11-15T10:00:05Z");
        let no = answer(Decision::Denied, "2026-11-15T10:00:09Z");

        let unasked = begin(&pool, &arrival(None), at).await.expect("started");
        let before = visit(&pool, unasked).await;
        assert_eq!((before.clicks.len(), before.consent), (0, None), "whatever the URL contains");

        assert!(decide(&pool, unasked, &yes, Some(PAGE)).await.expect("decided"));
        let granted = visit(&pool, unasked).await;
        assert_eq!((granted.clicks, granted.consent), (gclid(), Some(yes)));

        assert!(decide(&pool, unasked, &no, Some(PAGE)).await.expect("decided"));
        let denied = visit(&pool, unasked).await;
        assert_eq!((denied.clicks.len(), denied.consent), (0, Some(no)));
        assert!(!decide(&pool, Uuid::now_v7().into(), &yes, Some(PAGE)).await.expect("no visit"));
    }
}
