//! Form-encoded requests with nested brackets (`items[0][price_data][currency]=eur`) as a tree of strings.

use serde_json::{Map, Value};

use crate::refusal::Refusal;

/// Far above anything a call needs, and low enough that no index can exhaust the memory.
const MOST_ITEMS: usize = 100;

/// The parameters of a call; every leaf is a string, as on the wire.
#[derive(Debug, Clone, Default, PartialEq)]
pub(crate) struct Params(Map<String, Value>);

impl Params {
    pub(crate) fn parse(query: Option<&str>, body: &[u8]) -> Result<Self, Refusal> {
        let mut root = Value::Object(Map::new());
        let pairs =
            form_urlencoded::parse(query.unwrap_or_default().as_bytes()).chain(form_urlencoded::parse(body));
        for (key, value) in pairs {
            let path = path(&key).ok_or_else(|| Refusal::invalid(&key, "Invalid parameter name."))?;
            put(&mut root, &path, &value).ok_or_else(|| Refusal::invalid(&key, "Invalid nesting."))?;
        }
        match root {
            Value::Object(map) => Ok(Self(map)),
            _ => Ok(Self::default()),
        }
    }

    /// Stripe rejects unknown names, so a misspelt one is found here and not in production.
    pub(crate) fn only(&self, known: &[&str]) -> Result<(), Refusal> {
        // Parameters that every call accepts, and those that Stripe.js adds.
        const ALWAYS: &[&str] = &["expand", "key", "client_secret", "_stripe_version", "_stripe_account"];
        match self.0.keys().find(|name| !known.contains(&name.as_str()) && !ALWAYS.contains(&name.as_str())) {
            Some(name) => Err(Refusal::unknown(name)),
            None => Ok(()),
        }
    }

    /// The text of a field; `a.b` addresses nested ones. An empty text counts as absent, since Stripe uses
    /// it to unset.
    pub(crate) fn text(&self, name: &str) -> Option<&str> {
        self.at(name)?.as_str().filter(|text| !text.is_empty())
    }

    pub(crate) fn owned(&self, name: &str) -> Option<String> {
        self.text(name).map(str::to_owned)
    }

    pub(crate) fn needed(&self, name: &str) -> Result<&str, Refusal> {
        self.text(name).ok_or_else(|| Refusal::missing(name))
    }

    pub(crate) fn int(&self, name: &str) -> Result<Option<i64>, Refusal> {
        let Some(text) = self.text(name) else { return Ok(None) };
        text.parse().map(Some).map_err(|_| Refusal::invalid(name, &format!("Invalid integer: {text}")))
    }

    pub(crate) fn flag(&self, name: &str) -> Result<Option<bool>, Refusal> {
        match self.text(name) {
            None => Ok(None),
            Some("true" | "1") => Ok(Some(true)),
            Some("false" | "0") => Ok(Some(false)),
            Some(text) => Err(Refusal::invalid(name, &format!("Invalid boolean: {text}"))),
        }
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.at(name).is_some()
    }

    /// A list of texts.
    pub(crate) fn texts(&self, name: &str) -> Vec<String> {
        let list = self.at(name).and_then(Value::as_array);
        list.into_iter().flatten().filter_map(Value::as_str).map(str::to_owned).collect()
    }

    /// Names and texts, for `metadata`; an empty text removes the name.
    pub(crate) fn map(&self, name: &str) -> Vec<(String, String)> {
        let map = self.at(name).and_then(Value::as_object);
        map.into_iter()
            .flatten()
            .filter_map(|(key, value)| Some((key.clone(), value.as_str()?.to_owned())))
            .collect()
    }

    /// The fields below `name` as parameters.
    pub(crate) fn below(&self, name: &str) -> Option<Self> {
        self.at(name)?.as_object().cloned().map(Self)
    }

    fn at(&self, name: &str) -> Option<&Value> {
        let mut steps = name.split('.');
        let mut here = self.0.get(steps.next()?)?;
        for step in steps {
            here = match here {
                Value::Array(items) => items.get(step.parse::<usize>().ok()?)?,
                other => other.get(step)?,
            };
        }
        Some(here)
    }
}

/// `items[0][price]` as `items`, `0`, `price`.
fn path(key: &str) -> Option<Vec<&str>> {
    let Some((first, rest)) = key.split_once('[') else { return Some(vec![key]) };
    let rest = rest.strip_suffix(']')?;
    let mut steps = vec![first];
    steps.extend(rest.split("]["));
    Some(steps)
}

fn put(here: &mut Value, path: &[&str], text: &str) -> Option<()> {
    let Some((step, rest)) = path.split_first() else {
        *here = Value::String(text.to_owned());
        return Some(());
    };
    let index = if step.is_empty() { None } else { step.parse::<usize>().ok() };
    if step.is_empty() || (index.is_some() && (here.is_array() || here.is_null())) {
        if here.is_null() {
            *here = Value::Array(Vec::new());
        }
        let items = here.as_array_mut()?;
        let index = index.unwrap_or(items.len());
        if index >= MOST_ITEMS {
            return None;
        }
        while items.len() <= index {
            items.push(Value::Null);
        }
        return put(&mut items[index], rest, text);
    }
    if here.is_null() {
        *here = Value::Object(Map::new());
    }
    put(here.as_object_mut()?.entry((*step).to_owned()).or_insert(Value::Null), rest, text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn brackets_become_a_tree() {
        let body = b"amount=1299&metadata[order]=A%20b&expand[]=customer&expand[]=latest_charge\
            &items[0][price_data][currency]=eur&items[0][quantity]=1";

        let params = Params::parse(Some("limit=3"), body).unwrap();

        assert_eq!(params.int("amount").unwrap(), Some(1299));
        assert_eq!(params.int("limit").unwrap(), Some(3));
        assert_eq!(params.map("metadata"), [("order".to_owned(), "A b".to_owned())]);
        assert_eq!(params.texts("expand"), ["customer", "latest_charge"]);
        assert_eq!(params.text("items.0.price_data.currency"), Some("eur"));
    }

    #[test]
    fn a_numeric_name_inside_metadata_stays_a_name() {
        let params = Params::parse(None, b"metadata[a]=1&metadata[7]=x").unwrap();

        assert_eq!(params.map("metadata").len(), 2);
    }

    #[test]
    fn broken_nesting_and_huge_indices_are_refused() {
        for body in [&b"a[b=1"[..], b"a[1000000]=1", b"a=1&a[b]=2"] {
            assert!(Params::parse(None, body).is_err(), "{}", String::from_utf8_lossy(body));
        }
    }

    #[test]
    fn a_misspelt_name_is_refused() {
        let params = Params::parse(None, b"amuont=1").unwrap();

        assert!(params.only(&["amount"]).is_err());
        assert!(params.only(&["amuont"]).is_ok());
    }
}
