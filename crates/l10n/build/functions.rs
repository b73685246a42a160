//! Generates the Rust that `l10n` includes: the files themselves and one function per message.

use std::{fmt::Write as _, path::Path};

use crate::check::{Kind, Message, TAGS, prefix};

pub(crate) fn rust(messages: &[Message], locales: &Path) -> String {
    let mut areas: Vec<&str> = messages.iter().map(|message| message.area.as_str()).collect();
    areas.dedup();
    let mut code = String::new();
    sources(&areas, locales, &mut code);
    for area in areas {
        let _ = writeln!(code, "\n/// `locales/*/{area}.ftl`\npub mod {area} {{");
        let _ = writeln!(code, "    use crate::{{Args, Locale, bundle::message}};");
        for message in messages.iter().filter(|message| message.area == area) {
            function(message, &mut code);
        }
        code.push_str("}\n");
    }
    code
}

fn sources(areas: &[&str], locales: &Path, code: &mut String) {
    let locales = locales.canonicalize().expect("locales/ was read a moment ago");
    let _ = writeln!(code, "/// The files of each language, in the order of `Locale::ALL`.");
    let _ = writeln!(code, "pub(crate) static SOURCES: [&[&str]; {}] = [", TAGS.len());
    for tag in TAGS {
        code.push_str("    &[\n");
        for area in areas {
            let path = locales.join(tag).join(format!("{area}.ftl"));
            let _ = writeln!(code, "        include_str!({:?}),", path.display().to_string());
        }
        code.push_str("    ],\n");
    }
    code.push_str("];\n");
}

fn function(message: &Message, code: &mut String) {
    let name = identifier(&message.id[prefix(&message.area).len() + 1..]);
    let mut parameters = String::from("locale: Locale");
    let mut args = String::from("Args::new()");
    for variable in &message.variables {
        let parameter = identifier(&variable.name);
        let (method, kind) = match variable.kind {
            Kind::Number => ("number", "i64"),
            Kind::String => ("text", "&str"),
        };
        let _ = write!(parameters, ", {parameter}: {kind}");
        let _ = write!(args, ".{method}({:?}, {parameter})", variable.name);
    }
    code.push_str("\n    /// ```text\n");
    for line in message.english.lines() {
        let _ = writeln!(code, "    /// {line}");
    }
    let _ = writeln!(code, "    /// ```");
    let _ = writeln!(code, "    pub fn {name}({parameters}) -> String {{");
    let _ = writeln!(code, "        message(locale, {:?}, &{args})\n    }}", message.id);
}

/// `below-70` → `below_70`, `asOf` → `as_of`, `type` → `r#type`, `404` → `_404`.
fn identifier(name: &str) -> String {
    let mut snake = String::new();
    for c in name.chars() {
        if c.is_ascii_uppercase() {
            snake.push('_');
        }
        snake.push(if c == '-' { '_' } else { c.to_ascii_lowercase() });
    }
    if snake.starts_with(|c: char| c.is_ascii_digit()) {
        return format!("_{snake}");
    }
    match snake.as_str() {
        "as" | "break" | "const" | "continue" | "dyn" | "else" | "enum" | "extern" | "false" | "fn"
        | "for" | "gen" | "if" | "impl" | "in" | "let" | "loop" | "match" | "mod" | "move" | "mut"
        | "pub" | "ref" | "return" | "static" | "struct" | "trait" | "true" | "type" | "unsafe" | "use"
        | "where" | "while" | "async" | "await" | "try" | "yield" | "box" | "do" | "final" | "macro"
        | "override" | "priv" | "typeof" | "unsized" | "virtual" | "abstract" | "become" => {
            format!("r#{snake}")
        }
        _ => snake,
    }
}
