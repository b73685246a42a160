//! Each kind of violation is planted in each language and must be found at its place.

use super::*;
use crate::check::{ENGLISH, Source, TAGS, parse, read, tests::TERMS};

/// A clean file: a text of one line, a text that is chosen, and a button.
fn clean(tag: &str) -> (&'static str, &'static str) {
    match tag {
        "en" => ("You scored higher than most people", "Copy link"),
        "de" => ("Dein IQ-Wert steht im Bericht", "Link kopieren"),
        "fr" => ("Votre score est dans le rapport", "Copier le lien"),
        "es" => ("Tu puntuación está en el informe", "Copiar enlace"),
        "pt-BR" => ("Sua pontuação está no relatório", "Copiar link"),
        "ja" => ("スコアはレポートにあります", "URLをコピー"),
        "ko" => ("점수는 리포트에 있습니다", "링크 복사"),
        "zh-Hans" => ("分数在报告里", "复制链接"),
        "zh-Hant-HK" => ("分數在報告內", "複製連結"),
        _ => panic!("{tag} is none of nine"),
    }
}

fn file(lead: &str, button: &str) -> String {
    format!(
        "# $n (Number) - tests left\nresult-lead = {{ $n ->\n    [0] 0\n   *[other] {{ $n }} {lead}\n}}\n\n# Button\n\
         result-copy = {button}\n"
    )
}

/// Nine clean languages, one of them with other words.
fn nine_but(tag: &str, lead: &str, button: &str) -> Vec<Source> {
    TAGS.iter()
        .map(|of| {
            let (lead, button) = if *of == tag { (lead, button) } else { clean(of) };
            Source { tag: (*of).to_owned(), area: "result".to_owned(), text: file(lead, button) }
        })
        .collect()
}

#[track_caller]
fn finds_only(sources: &[Source], expected: &str) {
    let found: Vec<String> = crate::check::wording(sources, TERMS).iter().map(ToString::to_string).collect();
    assert!(
        found.len() == 1 && found[0].starts_with(expected),
        "{expected}\nisn't all of\n{}",
        found.join("\n")
    );
}

#[test]
fn clean_files_pass() {
    let (lead, button) = clean(ENGLISH);
    assert_eq!(crate::check::wording(&nine_but(ENGLISH, lead, button), TERMS), []);
}

#[test]
fn a_word_that_is_never_right_is_found_with_what_to_say() {
    for (tag, lead, word, say) in [
        ("en", "tests; you Needn’t pay again", "needn’t", "“don’t need to”"),
        ("de", "Euro, inklusive Steuern", "inklusive Steuern", "„inkl. MwSt.“"),
        ("fr", "est votre fourchette large", "fourchette large", "« fourchette de QI »"),
        ("es", "es tu rango amplio", "rango amplio", "“rango de CI”"),
        ("pt-BR", "é sua faixa ampla", "faixa ampla", "“faixa de QI”"),
        ("ja", "は幅のある範囲です", "幅のある範囲", "「IQの範囲」"),
        ("ko", "은 넓은 구간입니다", "넓은 구간", "‘IQ 구간’"),
        ("zh-Hans", "是较宽的区间", "较宽的区间", "“智商区间”"),
        ("zh-Hant-HK", "元，只付一次", "只付一次", "「一次過付款」"),
    ] {
        let expected = format!("locales/{tag}/result.ftl:4: `result-lead` says “{word}”; say {say}");
        finds_only(&nine_but(tag, lead, clean(tag).1), &expected);
    }
}

#[test]
fn a_word_for_another_thing_is_found_with_the_word_for_it() {
    for (tag, button, word, meaning) in [
        ("en", "Copy page address", "address", "a URL; say “link”"),
        ("de", "Seitenname und Adresse", "Adresse", "eine URL; say „Link“"),
        ("fr", "Voir cette adresse", "adresse", "une URL; say « lien »"),
        ("es", "Ver esta dirección", "dirección", "una URL; say “enlace”"),
        ("pt-BR", "Ver este endereço", "endereço", "uma URL; say “link”"),
        ("ja", "アドレスをコピー", "アドレス", "URL; say 「URL」"),
        ("ko", "주소를 복사", "주소", "URL; say ‘링크’"),
        ("zh-Hans", "复制地址", "地址", "网页; say “链接”"),
        ("zh-Hant-HK", "複製地址", "地址", "網頁; say 「網址」"),
    ] {
        let expected = format!("locales/{tag}/result.ftl:8: `result-copy` says “{word}” for {meaning}");
        finds_only(&nine_but(tag, clean(tag).0, button), &expected);
    }
}

#[test]
fn the_same_word_for_its_own_thing_passes() {
    for (tag, lead) in [
        ("en", "e-mail addresses, or one e-mail address"),
        ("de", "Mal an deine E-Mail-Adresse"),
        ("fr", "fois à votre adresse e-mail"),
        ("es", "veces a tu dirección de correo"),
        ("pt-BR", "vezes ao seu endereço de e-mail"),
        ("ja", "件のメールアドレス"),
        ("ko", "개의 이메일 주소"),
        ("zh-Hans", "个邮箱地址"),
        ("zh-Hant-HK", "個電郵地址"),
    ] {
        assert_eq!(crate::check::wording(&nine_but(tag, lead, clean(tag).1), TERMS), []);
    }
}

#[test]
fn a_button_that_is_too_long_is_found() {
    for (tag, button, length) in [
        ("en", "Copy the link to this page ", 26),
        ("en", "Copy the link to this page.", 27),
        ("de", "Link zu dieser Seite kopieren", 29),
        ("fr", "Copier le lien de cette page", 28),
        ("es", "Copiar enlace de esta página", 28),
        ("pt-BR", "Copiar o link desta página aqui", 31),
        ("ja", "このページのURLを今すぐコピーする", 17),
        ("ko", "이 페이지의 링크를 지금 여기에서 복사하기", 21),
        ("zh-Hans", "把这个页面的完整链接复制到剪贴板", 16),
        ("zh-Hant-HK", "將這個頁面的完整連結複製到剪貼簿", 16),
    ] {
        let sources = nine_but(tag, clean(tag).0, button);
        if length <= buttons::limit(tag) {
            assert_eq!(crate::check::wording(&sources, TERMS), []);
        } else {
            let expected =
                format!("locales/{tag}/result.ftl:8: `result-copy` is a button of {length} characters");
            finds_only(&sources, &expected);
        }
    }
}

#[test]
fn a_button_is_known_by_its_id_or_by_the_english_comment() {
    let text = "\
# Button: leads somewhere.
site-one = x
site-not-one = x

# Buttons and what is said after them.
site-two = x
site-not-two = x
# Beside the button.
site-not-three = x
site-three-button = x
";
    let source = Source { tag: ENGLISH.to_owned(), area: "site".to_owned(), text: text.to_owned() };
    let files = [parse::file(&source, &mut Vec::new())];
    let ids: Vec<&str> = buttons::ids(&files, &["site-two", "*-button"]).into_iter().collect();
    assert_eq!(ids, ["site-one", "site-three-button", "site-two"]);
}

#[test]
fn variables_of_a_button_are_not_counted_and_the_longest_choice_is() {
    for (button, length) in
        [("Pay { $price }", 4), ("{ $n ->\n    [one] Use a test\n   *[other] Use { $n } of them\n}", 12)]
    {
        let text = format!("site-button = {button}\n");
        let source = Source { tag: ENGLISH.to_owned(), area: "site".to_owned(), text };
        let file = parse::file(&source, &mut Vec::new());
        let value = file.messages[0].value.as_ref().expect("it has a text");
        assert_eq!(buttons::length(value, ENGLISH), length);
    }
}

/// What a table of one row finds in an English text of the area `site`.
fn found(row: &str, text: &str) -> Vec<String> {
    let table = format!("## en\n{row}\n");
    let table = table::read(&table).unwrap_or_else(|violations| panic!("{violations:?}"));
    let text = format!("site-text = {text}\n");
    let source = Source { tag: ENGLISH.to_owned(), area: "site".to_owned(), text };
    let files = [parse::file(&source, &mut Vec::new())];
    judge_by(&table, &files).iter().map(ToString::to_string).collect()
}

#[test]
fn words_are_whole_unless_a_star_lets_them_go_on() {
    for (row, text, expected) in [
        ("| run | | test | | | |", "Run", 1),
        ("| run | | test | | | |", "Running, rerun, re-run", 0),
        ("| analys* | | analyz… | | | |", "Analysed", 1),
        ("| *run | | test | | | |", "rerun", 1),
        ("| at once | | right away | | | |", "at once", 1),
        ("| at once | | right away | | | |", "All at\n    once", 1),
        ("| =Open | | ready | | | |", "Open", 1),
        ("| =Open | | ready | | | |", "Open the report", 0),
        ("| ! | | a period | | | |", "Hello!", 1),
        ("| {} points | | x | | | |", "{ $n } points", 1),
        ("| run | | test | | long run | |", "in the long run", 0),
        ("| run | | test | | long run | |", "in the long run, a run", 1),
        ("| run | | test | site | | |", "a run", 1),
        ("| run | | test | pay result | | |", "a run", 0),
        ("| run | | test | not site | | |", "a run", 0),
        ("| run | | test | not pay | | |", "a run", 1),
        ("| run | | test | | | site-*: a verb there |", "a run", 0),
        ("| run | | test | | | site-text: a verb there |", "a run", 0),
        ("| run | | test | | | site-other: a verb there |", "a run", 1),
    ] {
        assert_eq!(found(row, text).len(), expected, "{row} {text}");
    }
}

#[test]
fn a_violation_names_the_row_that_it_breaks() {
    assert_eq!(
        found("| run, runs | a taking | “test” | | | |", "a\n    second\n    run"),
        ["locales/en/site.ftl:3: `site-text` says “run” for a taking; say “test” (locales/terms.md:2)"]
    );
}

#[test]
fn rows_that_are_not_rows_are_refused() {
    for (row, expected) in [
        ("| run | | test |", "locales/terms.md:2: isn't a row of this table"),
        ("| run | | | | | |", "locales/terms.md:2: needs a word"),
        (
            "| run | | test | | | site-text |",
            "locales/terms.md:2: gives no reason for the exception `site-text`",
        ),
    ] {
        let text = format!("## en\n{row}\n");
        let Err(violations) = table::read(&text) else { panic!("{row} was read") };
        assert!(violations[0].to_string().starts_with(expected), "{}", violations[0]);
    }
    let Err(violations) = table::read("## Long buttons\n| pay-button | de | |\n") else { panic!("was read") };
    assert!(violations[0].to_string().contains("gives no reason why `pay-button` may be long"));
    assert!(table::read("## nl\n| run | | test | | | |\n").is_err());
}

#[test]
fn every_id_of_the_table_is_that_of_a_message() {
    let sources = read("../../locales".as_ref()).expect("tests run in the crate's folder");
    let english = sources.iter().filter(|source| source.tag == ENGLISH);
    let files: Vec<File<'_>> = english.map(|source| parse::file(source, &mut Vec::new())).collect();
    let known: Vec<&str> =
        files.iter().flat_map(|file| file.messages.iter().map(|message| message.id)).collect();
    let Ok(table) = table::read(TERMS) else { panic!("{} can't be read", table::PATH) };
    for id in table.ids() {
        assert!(known.iter().any(|known| table::names(id, known)), "{}: no message is `{id}`", table::PATH);
    }
}
