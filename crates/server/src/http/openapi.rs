//! The OpenAPI document, generated from the handlers. `openapi.json` at the root is its committed copy.

use utoipa::{
    OpenApi, ToSchema as _,
    openapi::{
        self, ContentBuilder, ObjectBuilder, OneOfBuilder, Ref, RefOr, Response,
        schema::{Schema, Type},
    },
};

use super::{
    envelope::WithoutData,
    routes::{accounts::identities::ConfirmIdentity, boot::Boot},
    wire::Money,
};

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Tessera",
        description = "Every answer is an envelope: `result` 200 with `data`, or another `result` with `msg`. \
                       A refusal of the product is HTTP 200; HTTP status codes speak of transport and faults."
    ),
    // The first is embedded in pages and returned by no call; the second is named by `ApiError`, the third by a refusal.
    components(schemas(Boot, WithoutData, ConfirmIdentity)),
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

const JSON: &str = "application/json";

/// Refusals of the product: without data, with the price of the book (10450), and with what the owner of an address has
/// to confirm (10512).
const REFUSAL: &str = "Refusal";
const REFUSAL_WITH_PRICE: &str = "RefusalWithPrice";
const REFUSAL_TO_CONFIRM: &str = "RefusalToConfirm";

/// Adds to every call that it may be refused with HTTP 200: said once here, not at each of the handlers.
pub(super) fn with_refusals(mut document: openapi::OpenApi) -> openapi::OpenApi {
    let schemas = &mut document.components.get_or_insert_default().schemas;
    let of = |name: &str| Some(RefOr::<Schema>::from(Ref::from_schema_name(name)));
    for (name, data) in [
        (REFUSAL, None),
        (REFUSAL_WITH_PRICE, of(&Money::name())),
        (REFUSAL_TO_CONFIRM, of(&ConfirmIdentity::name())),
    ] {
        schemas.insert(name.to_owned(), refusal(data));
    }
    for item in document.paths.paths.values_mut() {
        for operation in [&mut item.get, &mut item.post].into_iter().flatten() {
            let refusal = match operation.operation_id.as_deref() {
                Some("create_payment" | "submit_extra" | "subscribe") => REFUSAL_WITH_PRICE,
                Some("finish_identity") => REFUSAL_TO_CONFIRM,
                _ => REFUSAL,
            };
            if let Some(RefOr::T(answer)) = operation.responses.responses.get_mut("200") {
                add_refusal(answer, refusal);
            }
        }
    }
    document
}

fn add_refusal(answer: &mut Response, name: &str) {
    // The provider reads nothing but the status.
    if answer.content.is_empty() {
        return;
    }
    let refusal = Ref::from_schema_name(name);
    match answer.content.get_mut(JSON) {
        Some(RefOr::T(content)) => {
            let acknowledgement = RefOr::<Schema>::from(Ref::from_schema_name(WithoutData::name()));
            // That one says both.
            let answered = content.schema.take_if(|schema| *schema != acknowledgement);
            if let Some(answered) = answered {
                content.schema = Some(OneOfBuilder::new().item(answered).item(refusal).into());
            }
        }
        Some(RefOr::Ref(_)) => {}
        // A file, or the envelope with the reason why there is none.
        None => {
            let content = ContentBuilder::new().schema(Some(refusal)).build();
            answer.content.insert(JSON.to_owned(), content.into());
        }
    }
}

fn refusal(data: Option<RefOr<Schema>>) -> RefOr<Schema> {
    let nothing = ObjectBuilder::new().schema_type(Type::Null);
    let data: RefOr<Schema> = match data {
        Some(data) => OneOfBuilder::new().item(nothing).item(data).into(),
        None => nothing.into(),
    };
    let result = ObjectBuilder::new().schema_type(Type::Integer).minimum(Some(10_000));
    let result = result.description(Some("A number of the table of result codes."));
    let msg = ObjectBuilder::new().schema_type(Type::String);
    let msg = msg.description(Some("A message in the caller's language."));
    let refusal = ObjectBuilder::new().description(Some("A refusal of the product, with HTTP 200."));
    let refusal = refusal.property("result", result).property("data", data).property("msg", msg);
    refusal.required("result").required("data").required("msg").into()
}
