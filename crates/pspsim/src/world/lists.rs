//! Lists as Stripe returns them: newest first, `limit`, `starting_after`, `created`.

use serde_json::{Value, json};

use crate::{form::Params, refusal::Refusal};

/// Bounds of `created`, either a moment or `gte`, `gt`, `lte`, `lt`.
pub(crate) struct Created {
    from: i64,
    to: i64,
}

impl Created {
    pub(crate) fn of(params: &Params) -> Result<Self, Refusal> {
        if let Some(moment) = params.text("created").and_then(|text| text.parse().ok()) {
            return Ok(Self { from: moment, to: moment });
        }
        let bound = |name: &str| params.int(&format!("created.{name}"));
        let from = bound("gte")?.or(bound("gt")?.map(|moment| moment + 1)).unwrap_or(i64::MIN);
        let to = bound("lte")?.or(bound("lt")?.map(|moment| moment - 1)).unwrap_or(i64::MAX);
        Ok(Self { from, to })
    }

    pub(crate) fn too_new(&self, created: i64) -> bool {
        created > self.to
    }

    /// Rows are in chronological order, so the rest of a list is too old as well.
    pub(crate) fn too_old(&self, created: i64) -> bool {
        created < self.from
    }
}

pub(crate) fn limit(params: &Params) -> Result<usize, Refusal> {
    match params.int("limit")? {
        None => Ok(10),
        Some(limit @ 1..=100) => Ok(usize::try_from(limit).unwrap_or(10)),
        Some(_) => Err(Refusal::invalid("limit", "This value must be between 1 and 100.")),
    }
}

/// Where a page begins: after the object named by `starting_after`.
pub(crate) fn before(
    params: &Params,
    place: impl Fn(&str) -> Option<usize>,
) -> Result<Option<usize>, Refusal> {
    let Some(id) = params.text("starting_after") else { return Ok(None) };
    let place = place(id).ok_or_else(|| Refusal::no_such_param("starting_after", "object", id))?;
    Ok(Some(place))
}

pub(crate) fn list(url: &str, data: Vec<Value>, has_more: bool) -> Value {
    let data = Value::Array(data);
    json!({ "object": "list", "data": data, "has_more": has_more, "url": url })
}
