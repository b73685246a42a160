//! Public pages beside the landing pages. Pages that an owner shows to others: the check of a certificate, a shared
//! result with its picture, and an invitation to compare types. They are the browser's shell with their own link preview; search engines must not index
//! them. And the pages about types of personality, which are for everybody.

use app::{
    comparisons::{self, InvitationState},
    kinds::questionnaire::Profile,
    shares::{self, SharedOrder, SharedPart},
};
use axum::{
    extract::Path,
    response::{IntoResponse, Redirect, Response},
};
use domain::{catalog::text_in, locale::Locale, token::Token};
use http::{HeaderValue, StatusCode, header};
use report::{
    iq::share::{self, Preview},
    questionnaire::share as type_share,
    value::SharePicture,
};

use super::page_request::PageRequest;
use crate::http::{envelope::ApiError, pages::escape};

/// The sixteen types on one page.
pub async fn types(request: PageRequest) -> Response {
    type_page(&request, OVERVIEW).await
}

/// One type. Addresses are in lower case: others redirect.
pub async fn personality_type(request: PageRequest, Path(code): Path<String>) -> Response {
    let name = format!("{TYPE_PREFIX}{}", code.to_ascii_lowercase());
    if request.state.pages.type_pages.contains(&name) && code.bytes().any(|byte| byte.is_ascii_uppercase()) {
        let query = request.uri.query().map(|query| format!("?{query}")).unwrap_or_default();
        return Redirect::permanent(&format!("{}{query}", type_address(&name))).into_response();
    }
    type_page(&request, &name).await
}

/// The name of the overview, and how the name of a type's page begins, in the web build.
const OVERVIEW: &str = "types";
const TYPE_PREFIX: &str = "type_";

async fn type_page(request: &PageRequest, name: &str) -> Response {
    if request.state.pages.type_pages.iter().any(|known| known == name) {
        request.page(name, request.app().default_exam).await
    } else {
        request.not_found().await
    }
}

/// The path of a page about types, by its name in the web build.
pub fn type_address(name: &str) -> String {
    match name.strip_prefix(TYPE_PREFIX) {
        Some(code) => format!("/personality-types/{code}"),
        None => "/personality-types".to_owned(),
    }
}

/// Where anybody checks a certificate. The page itself shows whether it is valid.
pub async fn verify(request: PageRequest, Path(_): Path<String>) -> Response {
    let locale = request.locale();
    let preview = Preview {
        title: l10n::preview::verify_title(locale),
        description: l10n::preview::verify_description(locale),
    };
    page(&request, &preview, None).await
}

/// A shared result. A link that no longer works leads to a page that says so.
pub async fn share(request: PageRequest, Path(token): Path<String>) -> Response {
    let locale = request.locale();
    match open(&request, &token).await {
        Ok(Some((shown, exam))) => {
            let picture = format!("{}/share/{token}/picture.png?hl={locale}", request.origin());
            match preview(&request, &shown, &exam) {
                Some(preview) => {
                    let picture = drawing(&request, &shown, &exam).map(|_| picture);
                    page(&request, &preview, picture.as_deref()).await
                }
                None => gone(&request, locale).await,
            }
        }
        Ok(None) => gone(&request, locale).await,
        Err(error) => error.into_response(),
    }
}

/// The picture of a shared result.
pub async fn picture(request: PageRequest, Path(token): Path<String>) -> Response {
    let drawn = async {
        let Some((shown, exam)) = open(&request, &token).await? else { return Ok(None) };
        let Some(picture) = drawing(&request, &shown, &exam) else { return Ok(None) };
        let state = &request.state;
        state.ready_pictures.get(picture, &state.press).await.map(Some).map_err(ApiError::internal)
    };
    match drawn.await {
        Ok(Some(png)) => {
            let headers = [
                (header::CONTENT_TYPE, HeaderValue::from_static("image/png")),
                (header::CACHE_CONTROL, HeaderValue::from_static("no-cache")),
            ];
            // Sites that show a link preview embed the picture, so other origins may load it.
            let shown =
                [("x-robots-tag", "noindex, nofollow"), ("cross-origin-resource-policy", "cross-origin")];
            (headers, shown, png).into_response()
        }
        Ok(None) => StatusCode::NOT_FOUND.into_response(),
        Err(error) => error.into_response(),
    }
}

/// An invitation to compare types, or the comparison itself for the two who agreed. One that was ended leads to a page
/// that says so.
pub async fn compare(request: PageRequest, Path(token): Path<String>) -> Response {
    let locale = request.locale();
    let title = match invitation(&request, &token).await {
        Ok(Some(InvitationState::Waiting(Some(name)))) => l10n::type16::compare_invited(locale, &name),
        Ok(Some(InvitationState::Waiting(None) | InvitationState::Agreed)) => {
            l10n::type16::page_compare(locale)
        }
        Ok(Some(InvitationState::Stopped) | None) => return gone(&request, locale).await,
        Err(error) => return error.into_response(),
    };
    let preview = Preview { title, description: l10n::type16::compare_lead(locale) };
    page(&request, &preview, None).await
}

async fn invitation(request: &PageRequest, token: &str) -> Result<Option<InvitationState>, ApiError> {
    let Some(token) = Token::parse(token) else { return Ok(None) };
    let found = comparisons::open(&request.state.pools.primary, &token).await?;
    let here = found.filter(|found| request.published(found.order.app_exam).is_some());
    Ok(here.map(|found| found.state))
}

async fn gone(request: &PageRequest, locale: Locale) -> Response {
    let preview = Preview {
        title: l10n::preview::gone_title(locale),
        description: l10n::preview::gone_description(locale),
    };
    (StatusCode::NOT_FOUND, page(request, &preview, None).await).into_response()
}

/// The shared order of a token, if it belongs to an exam of this app, with the exam's name
/// in the reader's language.
async fn open(request: &PageRequest, token: &str) -> Result<Option<(SharedOrder, String)>, ApiError> {
    let Some(token) = Token::parse(token) else { return Ok(None) };
    let shown = shares::open(&request.state.pools.primary, &token).await?;
    Ok(shown.and_then(|shown| {
        let exam = request.published(shown.order.app_exam)?;
        let name = text_in(&exam.name, request.locale()).to_owned();
        Some((shown, name))
    }))
}

fn about<'a>(shown: &'a SharedOrder, exam: &'a str) -> Option<share::ShareCard<'a>> {
    Some(share::ShareCard {
        exam,
        score: shown.order.outcome.iq()?.scale.score.as_ref()?,
        with_score: shown.show.contains(&SharedPart::Score),
        name: shown.name.as_deref(),
    })
}

/// The text of a link; `None` for a run that can't be analysed.
fn preview(request: &PageRequest, shown: &SharedOrder, exam: &str) -> Option<Preview> {
    let locale = request.locale();
    let Some(outcome) = shown.order.outcome.questionnaire() else {
        return about(shown, exam).map(|about| share::preview(&about, locale));
    };
    match outcome.profile.as_ref()? {
        Profile::Types(profile) => Some(type_share::preview(profile, locale)),
        // What was taken, and nothing of the result.
        Profile::Skills(_) | Profile::Thinking(_) | Profile::Interests(_) => {
            let taken = request.published(shown.order.app_exam)?;
            Some(Preview { title: exam.to_owned(), description: text_in(&taken.summary, locale).to_owned() })
        }
    }
}

/// The picture of a link; only scores and types have one.
fn drawing(request: &PageRequest, shown: &SharedOrder, exam: &str) -> Option<SharePicture> {
    let (brand, locale) = (&request.app().name, request.locale());
    match shown.order.outcome.questionnaire().map(|outcome| outcome.profile.as_ref()) {
        Some(Some(Profile::Types(profile))) => {
            Some(type_share::picture(profile, shown.name.as_deref(), brand, locale))
        }
        Some(_) => None,
        None => about(shown, exam).map(|about| share::picture(&about, brand, locale)),
    }
}

/// The shell with a link preview in its head.
async fn page(request: &PageRequest, preview: &Preview, picture: Option<&str>) -> Response {
    let mut response = request.shell_previewed(&head(request, preview, picture)).await;
    let headers = response.headers_mut();
    headers.insert("x-robots-tag", HeaderValue::from_static("noindex, nofollow"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    response
}

fn head(request: &PageRequest, preview: &Preview, picture: Option<&str>) -> String {
    let brand = &request.app().name;
    let mut properties = vec![
        ("og:type", "website"),
        ("og:site_name", brand),
        ("og:title", &preview.title),
        ("og:description", &preview.description),
    ];
    if let Some(picture) = picture {
        properties.extend([("og:image", picture), ("og:image:width", "1200"), ("og:image:height", "630")]);
    }
    let title = escape(&format!("{} · {brand}", preview.title));
    let tags = properties
        .iter()
        .map(|(property, content)| format!("<meta property=\"{property}\" content=\"{}\">", escape(content)));
    let card = if picture.is_some() { "summary_large_image" } else { "summary" };
    let others = [
        format!("<title>{title}</title>"),
        format!("<meta name=\"description\" content=\"{}\">", escape(&preview.description)),
        format!("<meta name=\"twitter:card\" content=\"{card}\">"),
    ];
    others.into_iter().chain(tags).collect::<Vec<_>>().join("\n")
}
