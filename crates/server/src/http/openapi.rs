//! The OpenAPI document, generated from the handlers. `openapi.json` at the root is its committed copy.

use utoipa::OpenApi;

use super::{envelope::WithoutData, routes::boot::Boot};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tessera",
        description = "Every answer is an envelope: `result` 200 with `data`, or another `result` with `msg`. \
                       A refusal of the product is HTTP 200; HTTP status codes speak of transport and faults."
    ),
    // The first is embedded in pages and returned by no call; the second is named by `ApiError`.
    components(schemas(Boot, WithoutData)),
    servers((
        url = "/{alias}",
        description = "The storefront's calls.",
        variables(("alias" = (default = "tessera", description = "The app's alias.")))
    )),
    tags(
        (name = "visits", description = "Attribution and page views."),
        (name = "app", description = "Languages and legal texts."),
        (name = "exam", description = "Exams, packages and prices."),
        (name = "order", description = "Confirmed runs, what they show and own."),
        (name = "report", description = "What comes with a bought report."),
        (name = "pay", description = "Paying; at `/pay`, beside the storefronts.")
    )
)]
pub(super) struct Document;
