//! Words that no text about a questionnaire may contain: other people's marks, promises that research doesn't support,
//! and what sounds like medicine.

#![expect(clippy::unwrap_used, reason = "helpers fail like the tests they serve")]

use std::{fs, path::Path};

use l10n::Locale;

/// Marks and people, in every language.
const EVERYWHERE: &str = "mbti|myers|briggs";

/// Separated by bars.
fn forbidden(locale: Locale) -> &'static str {
    match locale {
        Locale::En => concat!(
            "proven|soulmate|soul mate|compatib|% match|match %|",
            "match score|left-brained|right-brained|diagnos|rare type|rarest"
        ),
        Locale::De => concat!(
            "erwiesen|bewiesen|seelenverwandt|kompatib|linkshirnig|",
            "rechtshirnig|diagnos|seltener typ|seltenen typ|seltenste"
        ),
        Locale::Fr => concat!(
            " prouvé|âme sœur|âmes sœurs|compatib|cerveau gauche|",
            "cerveau droit|diagnosti|type rare|types rares|plus rare"
        ),
        Locale::Es => concat!(
            "científicamente|demostrad|alma gemela|almas gemelas|compatib|",
            "cerebro izquierdo|cerebro derecho|diagnósti|diagnostic|tipo raro|más raro"
        ),
        Locale::Pt => concat!(
            "comprovad|alma gêmea|almas gêmeas|compatív|compatibil|",
            "cérebro esquerdo|cérebro direito|diagnósti|diagnostic|tipo raro|mais raro"
        ),
        Locale::Ja => concat!(
            "マイヤーズ|実証済|証明済|運命の人|ソウルメイト|",
            "相性|左脳型|右脳型|診断|希少|珍しいタイプ"
        ),
        Locale::Ko => concat!("마이어스|입증|소울메이트|천생연분|궁합|", "좌뇌형|우뇌형|진단|희귀|드문 유형"),
        Locale::Cn => {
            concat!("迈尔斯|经证实|科学证明|灵魂伴侣|般配|", "匹配度|左脑型|右脑型|诊断|稀有|罕见类型")
        }
        Locale::Hk => {
            concat!("邁爾斯|經證實|科學證明|靈魂伴侶|匹配度|", "速配|左腦型|右腦型|診斷|稀有|罕見類型")
        }
    }
}

/// Sentences that need such a word: that there are no such brains, and a check-up as an activity.
const ALLOWED: &[&str] = &["no left- or right-brained people", "健康診断"];

/// All files with texts about questionnaires in a language.
fn files(locale: Locale) -> Vec<std::path::PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let areas = ["type16", "eq", "thinking", "riasec"];
    let words = areas.map(|area| root.join("locales").join(locale.tag()).join(format!("{area}.ftl")));
    let asked = areas
        .map(|area| root.join("content/questionnaires").join(area).join(format!("{}.toml", locale.code())));
    let types = fs::read_dir(root.join("content/types").join(locale.code())).unwrap();
    words.into_iter().chain(asked).chain(types.map(|entry| entry.unwrap().path())).collect()
}

#[test]
fn nothing_forbidden_is_said_in_any_language() {
    let mut found = Vec::new();
    for locale in Locale::ALL {
        let files = files(locale);
        assert_eq!(files.len(), 8 + 17, "{locale}");
        for file in files {
            let text = fs::read_to_string(&file).unwrap();
            for (line, number) in text.lines().zip(1..).filter(|(line, _)| !line.starts_with('#')) {
                let said =
                    ALLOWED.iter().fold(line.to_lowercase(), |said, allowed| said.replace(allowed, ""));
                let words = EVERYWHERE
                    .split('|')
                    .chain(forbidden(locale).split('|'))
                    .filter(|word| said.contains(word));
                found.extend(words.map(|word| format!("{}:{number}: {word}", file.display())));
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
