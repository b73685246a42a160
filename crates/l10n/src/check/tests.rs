//! Each kind of violation is planted once and must be found, with its location.

use super::*;

pub(super) const TERMS: &str = include_str!("../../../../locales/terms.md");

const GOOD: &str = "\
# $questions (Number) - number of puzzles
# $price (String) - already formatted
site-facts = { $questions ->
    [one] One puzzle for { $price }, { $questions }
   *[other] { $questions } puzzles for { $price }
}
site-title = Hello
";

const WITHOUT_PLURAL: &str = "site-facts = { $questions } x { $price }\nsite-title = x\n";

fn source(tag: &str, area: &str, text: &str) -> Source {
    Source { tag: tag.into(), area: area.into(), text: text.into() }
}

/// Nine valid languages.
fn nine() -> Vec<Source> {
    let text = |tag: &str| if tag == ENGLISH { GOOD } else { WITHOUT_PLURAL };
    TAGS.iter().map(|tag| source(tag, "site", text(tag))).collect()
}

/// Nine languages, one of them with a different file.
fn nine_but(tag: &str, text: &str) -> Vec<Source> {
    let mut sources = nine();
    let changed = sources.iter_mut().find(|source| source.tag == tag).expect("one of nine");
    text.clone_into(&mut changed.text);
    sources
}

#[track_caller]
fn finds(sources: &[Source], expected: &str) {
    let lines: Vec<String> =
        check(sources, TERMS).expect_err("a violation was planted").iter().map(ToString::to_string).collect();
    assert!(lines.iter().any(|line| line.contains(expected)), "{expected}\nnot in\n{}", lines.join("\n"));
}

#[test]
fn nine_equal_languages_give_the_messages_with_their_variables() {
    let messages = check(&nine(), TERMS).expect("nothing is wrong");

    assert_eq!(messages.len(), 2);
    assert_eq!(messages[0].id, "site-facts");
    assert_eq!(messages[0].area, "site");
    let variables: Vec<_> = messages[0].variables.iter().map(|v| (v.name.as_str(), v.kind)).collect();
    assert_eq!(variables, [("questions", Kind::Number), ("price", Kind::String)]);
    assert!(messages[0].english.starts_with("site-facts = {"));
    assert!(messages[0].english.ends_with('}'));
    assert_eq!(messages[1].english, "site-title = Hello");
}

#[test]
fn a_syntax_error_is_found_with_its_line() {
    finds(
        &nine_but("de", "site-title = x\n\nsite-facts = { $questions"),
        "locales/de/site.ftl:3: doesn't parse",
    );
}

#[test]
fn a_missing_file_is_found() {
    let mut sources = nine();
    sources.retain(|source| source.tag != "ja");
    finds(&sources, "locales/ja/site.ftl: is missing");
}

#[test]
fn a_file_without_english_is_found() {
    let mut sources = nine();
    sources.push(source("fr", "extra", "extra-title = x\n"));
    finds(&sources, "locales/fr/extra.ftl: has no English source");
}

#[test]
fn a_folder_that_is_no_language_is_found() {
    let mut sources = nine();
    sources.push(source("nl", "site", GOOD));
    finds(&sources, "locales/nl/site.ftl: `nl` is none of our languages");
}

#[test]
fn a_missing_message_is_found() {
    finds(&nine_but("ko", "site-title = x\n"), "locales/ko/site.ftl: `site-facts` is missing");
}

#[test]
fn an_extra_message_is_found() {
    let text = format!("{WITHOUT_PLURAL}site-more = x\n");
    finds(&nine_but("es", &text), "locales/es/site.ftl:3: `site-more` doesn't exist in English");
}

#[test]
fn a_variable_left_out_is_found() {
    let text = "site-facts = { $questions }\nsite-title = x\n";
    finds(&nine_but("fr", text), "locales/fr/site.ftl:1: `site-facts` leaves out $price");
}

#[test]
fn an_invented_variable_is_found() {
    let text = WITHOUT_PLURAL.replace("= x", "= { $name }");
    finds(&nine_but("fr", &text), "locales/fr/site.ftl:2: `site-title` uses $name");
}

#[test]
fn a_variable_that_english_only_counts_may_be_left_out() {
    let mut sources = nine();
    for source in &mut sources {
        source.text.push_str(if source.tag == ENGLISH {
            "# $count (Number) - people\nsite-people = { $count ->\n    [one] person\n   *[other] people\n}\n"
        } else {
            "site-people = 人\n"
        });
    }
    assert!(check(&sources, TERMS).is_ok());
}

#[test]
fn a_variable_without_a_kind_is_found() {
    let text = GOOD.replace("(String)", "");
    finds(&nine_but("en", &text), "`site-facts` uses $price; say what it is in a comment");
}

#[test]
fn types_may_be_declared_together_and_for_a_whole_group() {
    let mut sources = nine();
    for source in &mut sources {
        source.text.push_str(
            "\n## Ranges. $low, $high (Number) - limits\n\nsite-range = { $low }–{ $high }\nsite-from = { $low }\n",
        );
    }
    let messages = check(&sources, TERMS).expect("both types are declared");
    assert!(messages[2].variables.iter().all(|variable| variable.kind == Kind::Number));
    assert_eq!(messages[3].variables, [Variable { name: "low".into(), kind: Kind::Number }]);
}

#[test]
fn counting_a_string_is_found() {
    let english = GOOD.replace("$questions (Number)", "$questions (String)");
    finds(&nine_but("en", &english), "`site-facts` counts $questions, which its comment calls a String");
    let french = "site-title = x\nsite-facts = { $questions } { $price ->\n    [one] x\n   *[other] y\n}\n";
    finds(&nine_but("fr", french), "locales/fr/site.ftl:2: `site-facts` counts $price, which is a String");
}

#[test]
fn an_id_defined_twice_is_found() {
    let text = format!("{WITHOUT_PLURAL}site-title = y\n");
    finds(&nine_but("de", &text), "`site-title` is already defined in locales/de/site.ftl");
}

#[test]
fn an_id_of_another_area_is_found() {
    let text = GOOD.replace("site-title", "common-title");
    finds(&nine_but("en", &text), "`common-title` must begin with `site-`");
}

#[test]
fn ids_in_the_errors_file_begin_with_error() {
    let sources: Vec<_> = TAGS.iter().map(|tag| source(tag, "errors", "error-busy = x\n")).collect();
    assert!(check(&sources, TERMS).is_ok());
}

#[test]
fn unsupported_fluent_constructs_are_found() {
    for (planted, expected) in [
        ("site-title = x\n    .label = y\n", "`site-title` has attributes"),
        ("-brand = x\n", "`-brand` is a term"),
        ("site-title = { -brand }\n", "refers to the term `-brand`"),
        ("site-title = { site-facts }\n", "refers to `site-facts`"),
        ("site-title = { NUMBER($questions) }\n", "calls NUMBER()"),
        ("site-title = { 5 }\n", "holds the number { 5 }"),
        ("site-title = { \"a\" ->\n    [b] x\n   *[c] y\n}\n", "may choose only by a variable"),
    ] {
        let text = format!("site-facts = {{ $questions }} {{ $price }}\n{planted}");
        finds(&nine_but("de", &text), expected);
    }
}

#[test]
fn plural_forms_that_a_language_does_not_have_are_found() {
    for (tag, forms, expected) in [
        ("ja", "[one] x\n   *[other] y", "has the plural form [one], which this language never chooses"),
        ("fr", "[many] x\n   *[other] y", "has the plural form [many]"),
        ("de", "[other] x\n   *[one] y", "must have *[other] as the default"),
    ] {
        let text = format!("site-title = x\nsite-facts = {{ $price }} {{ $questions ->\n    {forms}\n}}\n");
        finds(&nine_but(tag, &text), expected);
    }
}

#[test]
fn a_straight_quote_is_found() {
    finds(
        &nine_but("en", &GOOD.replace("Hello", "Don't")),
        "locales/en/site.ftl:7: `site-title` has a straight",
    );
    assert!(check(&nine_but("en", &GOOD.replace("Hello", "Don’t { \"\" }")), TERMS).is_ok());
}

#[test]
fn all_violations_are_reported_at_once() {
    let mut sources = nine_but("de", "site-title = x\n");
    sources.retain(|source| source.tag != "ja");
    assert_eq!(check(&sources, TERMS).expect_err("two were planted").len(), 2);
}

#[test]
fn the_folders_are_the_locales_of_the_domain() {
    assert_eq!(TAGS, domain::locale::Locale::ALL.map(domain::locale::Locale::tag));
}
