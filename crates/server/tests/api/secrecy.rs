//! Does anything that reaches a browser before payment reveal the position of the answer? Every byte of 500
//! forms is examined with everything a curious person could count, and each count must find the answer only as
//! often as chance does. The same check must detect planted leaks.

mod counts;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    io::Read,
    path::{Path, PathBuf},
    thread,
};

use app::{
    bank::{Assembled, Bank, Plan, assemble, read},
    kinds::Form,
};
use domain::{catalog::ExamId, locale::Locale};
use lab::forms::Counts;
use measure::{
    norms::{Norms, of_form},
    random::Random,
};
use serde_json::{Value, json};
use server::http::routes::questions;
use sqlx::PgPool;

use self::counts::{Named, OF_WORDS, PLAIN, Seen, WITH_CELLS, chance, ranks};
use crate::{
    harness::{ROOT, Setup, TestApp, exams, small_bank},
    people::puzzles,
};

/// Probability of a false alarm in a whole run, divided among all counts (Bonferroni).
const FALSE_ALARM: f64 = 0.01;

fn plan(edition: i32, forms: Counts, pretest_share: f64) -> Plan {
    let seed = 0x5eed_0000 + u64::from(edition.unsigned_abs());
    Plan { edition, seed, forms, exams: exams(), pretest_share, norm_version: "test".to_owned() }
}

/// The forms of a plan. Norms never leave the server: one table for each length is enough here.
pub(crate) fn forms(plan: &Plan) -> Vec<store::bank::Form> {
    let norms = Norms::provisional("test");
    let json = serde_json::to_string(&norms).expect("JSON");
    let mut tables: BTreeMap<usize, String> = BTreeMap::new();
    let assembled = assemble(plan, lab::bank::Seen::default()).expect("forms").into_iter();
    let form = |Assembled { id, exam, scored, questions }: Assembled| {
        let table = tables
            .entry(scored.items().len())
            .or_insert_with(|| serde_json::to_string(&of_form(&scored, &norms)).expect("JSON"));
        let norms = store::bank::Norms { version: "test".to_owned(), json: json.clone() };
        let norm_table = table.clone();
        store::bank::Form {
            id,
            exam,
            live: true,
            parameter_version: 1,
            norms,
            norm_table,
            questions,
            older: Vec::new(),
        }
    };
    assembled.map(form).collect()
}

/// In a fixed order, because ties are broken by random draws in sequence.
fn ordered(bank: &Bank) -> Vec<&Form> {
    let mut forms: Vec<&Form> = bank.forms.values().map(AsRef::as_ref).collect();
    forms.sort_by_key(|form| form.id);
    forms
}

fn answer(form: &Form, locale: Locale) -> Vec<u8> {
    questions::json(form, locale).expect("JSON")
}

/// The questions of a response, each with its key.
fn seen(form: &Form, locale: Locale) -> Vec<Seen> {
    let mut answer: Value = serde_json::from_slice(&answer(form, locale)).expect("JSON");
    let number_of_form = answer["data"]["formId"].as_i64().expect("a number");
    let Value::Array(list) = answer["data"]["questions"].take() else { panic!("a list") };
    let each = list.into_iter().zip(&puzzles(form).questions).enumerate();
    each.map(|(number, (question, known))| {
        assert_eq!(question["id"], known.code);
        Seen { question, form: number_of_form, number, key: usize::from(known.key()) }
    })
    .collect()
}

/// Examined together: a label, the questions, and what is counted in them.
type Group<'a> = (String, &'a [Seen], &'a [Named]);

/// Counts by which the answer's rank among the options isn't random.
fn leaks(groups: &[Group<'_>]) -> Vec<String> {
    let tried: usize = groups.iter().map(|(_, _, counts)| counts.len()).sum();
    let limit = FALSE_ALARM / f64::from(u32::try_from(tried).expect("few"));
    let mut lots = Random::seeded(1);
    let mut found = Vec::new();
    for (group, questions, counts) in groups {
        for (name, count) in *counts {
            let ranks = ranks(questions, *count, &mut lots);
            let chance = chance(ranks);
            if chance < limit {
                found.push(format!("{group}: {name}: {ranks:?}, p = {chance:.1e}"));
            }
        }
    }
    found
}

#[test]
fn nothing_in_five_hundred_forms_reveals_the_answer() {
    let counts = Counts { long: 3, short: 4, brief: 43 };
    let of_editions = |editions: std::ops::Range<i32>| {
        let mut all: Vec<(Locale, Seen)> = Vec::new();
        let mut forms_seen = 0;
        for edition in editions {
            // One of them has trial questions.
            let plan = plan(edition, counts, if edition == 1 { 0.25 } else { 0.0 });
            let stored = forms(&plan);
            let bank = read(1, &stored).expect("a bank");
            for form in ordered(&bank) {
                let every_language = form.id % 25 == 1;
                let locales = if every_language { &Locale::ALL[..] } else { &Locale::ALL[..1] };
                for locale in locales {
                    all.extend(seen(form, *locale).into_iter().map(|seen| (*locale, seen)));
                }
                if every_language {
                    says_nothing_of_its_making(&answer(form, Locale::En), &stored);
                }
                forms_seen += 1;
            }
        }
        (forms_seen, all)
    };
    let halves = thread::scope(|scope| {
        [1..6, 6..11]
            .map(|editions| scope.spawn(|| of_editions(editions)))
            .map(|half| half.join().expect("a half"))
    });
    assert_eq!(halves.iter().map(|(forms, _)| forms).sum::<usize>(), 500);
    let all: Vec<(Locale, Seen)> = halves.into_iter().flat_map(|(_, seen)| seen).collect();
    let by_language: Vec<(Locale, Vec<Seen>)> = Locale::ALL
        .into_iter()
        .map(|locale| {
            (locale, all.iter().filter(|(of, _)| *of == locale).map(|(_, seen)| seen.clone()).collect())
        })
        .collect();
    let english = &by_language[0].1;
    assert!(english.len() > 6_500);

    let mut groups: Vec<Group<'_>> = vec![("all".to_owned(), english, PLAIN)];
    groups.extend(by_language.iter().map(|(locale, seen)| (locale.to_string(), seen.as_slice(), OF_WORDS)));
    let found = leaks(&groups);
    assert!(found.is_empty(), "{found:#?}");

    for (name, count) in WITH_CELLS {
        let ranks = ranks(english, *count, &mut Random::seeded(2));
        let most = ranks.into_iter().max().expect("six");
        assert!(3 * usize::try_from(most).expect("few") < english.len(), "{name}: {ranks:?}");
    }
}

/// Neither the look nor the seed of a puzzle is in the response.
fn says_nothing_of_its_making(answer: &[u8], forms: &[store::bank::Form]) {
    let text = std::str::from_utf8(answer).expect("text");
    let form = text.split_once("\"formId\":").and_then(|(_, rest)| rest.split_once(',')).expect("a form").0;
    let form = forms.iter().find(|other| other.id.to_string() == form).expect("the form");
    for question in &form.questions {
        assert!(!text.contains(&question.fingerprint) && !text.contains(&question.seed.to_string()));
    }
}

#[test]
fn a_planted_leak_is_detected() {
    let bank = read(1, &forms(&plan(1, Counts { long: 4, short: 10, brief: 100 }, 0.0))).expect("a bank");
    let honest: Vec<Seen> = ordered(&bank).into_iter().flat_map(|form| seen(form, Locale::En)).collect();
    let judge = |questions: &[Seen]| {
        leaks(&[("EN".to_owned(), questions, PLAIN), ("EN".to_owned(), questions, OF_WORDS)])
    };
    assert!(judge(&honest).is_empty());
    let planted = |plant: &dyn Fn(&mut Seen)| -> Vec<String> {
        let mut questions = honest.clone();
        questions.iter_mut().for_each(plant);
        judge(&questions)
    };
    let tell = |seen: &mut Seen, field: &str, mark: &str| {
        let option = &mut seen.question["options"][seen.key][field];
        *option = format!("{}{mark}", option.as_str().expect("text")).into();
    };

    let caught = [
        ("one byte in the picture", planted(&|seen| tell(seen, "svg", " "))),
        (
            "one byte in every fifth picture",
            planted(&|seen| {
                if seen.number % 5 == 0 {
                    tell(seen, "svg", " ");
                }
            }),
        ),
        ("a full stop behind the words", planted(&|seen| tell(seen, "words", "."))),
        (
            "the words in capitals",
            planted(&|seen| {
                let words = &mut seen.question["options"][seen.key]["words"];
                *words = words.as_str().expect("text").to_uppercase().into();
            }),
        ),
        (
            "the key's place from the name",
            planted(&|seen| {
                let id =
                    u64::from_str_radix(seen.question["id"].as_str().expect("text"), 16).expect("digits");
                move_key(seen, usize::try_from(id % 6).expect("below six"));
            }),
        ),
        ("the key's place from the number", planted(&|seen| move_key(seen, seen.number % 6))),
        (
            "the key's place",
            planted(&|seen| {
                if seen.number % 4 == 0 {
                    move_key(seen, 2);
                }
            }),
        ),
        (
            "the key first in a field",
            planted(&|seen| {
                let order: Vec<usize> = (0..6).map(|step| (seen.key + step) % 6).collect();
                seen.question["order"] = json!(order);
            }),
        ),
        ("a mark on the option", planted(&|seen| seen.question["options"][seen.key]["hint"] = json!(true))),
        (
            "the others drawn alike",
            planted(&|seen| {
                for place in (0..6).filter(|place| *place != seen.key) {
                    seen.question["options"][place]["svg"] = seen.question["cells"][0]["svg"].clone();
                }
            }),
        ),
    ];
    for (leak, found) in caught {
        assert!(!found.is_empty(), "{leak} went unnoticed among {} questions", honest.len());
    }
}

/// Swaps the key with the option at this position.
fn move_key(seen: &mut Seen, place: usize) {
    let options = seen.question["options"].as_array_mut().expect("options");
    options.swap(seen.key, place);
    seen.key = place;
}

#[sqlx::test(migrator = "store::MIGRATOR")]
async fn the_response_is_what_was_examined_and_its_headers_add_nothing(pool: PgPool) {
    let app = TestApp::with(&pool, Setup { bank: Some(small_bank()), ..Setup::default() }).await;
    let bank: std::sync::Arc<Bank> = app.state.bank.current();
    for exam in [1, 2, 3] {
        let path = format!("/tessera/exam/question/list/{exam}/EN");
        let sent = app.get_with(&path, &[("accept-encoding", "br")]).await;

        let mut text = Vec::new();
        brotli::Decompressor::new(&*sent.body, 4096).read_to_end(&mut text).expect("brotli");
        let looked_at = bank.live(ExamId(exam)).iter().map(|form| questions::json(form, Locale::En));
        assert!(looked_at.map(|json| json.expect("JSON")).any(|json| json == text));
        let headers: BTreeSet<&str> = sent.headers.keys().map(http::HeaderName::as_str).collect();
        let fixed = [
            "access-control-expose-headers",
            "cache-control",
            "content-encoding",
            "content-length",
            "content-security-policy",
            "content-type",
            "cross-origin-opener-policy",
            "cross-origin-resource-policy",
            "etag",
            "form-ticket",
            "permissions-policy",
            "referrer-policy",
            "strict-transport-security",
            "vary",
            "x-content-type-options",
            "x-frame-options",
        ];
        assert_eq!(headers, BTreeSet::from(fixed));
    }
}

/// Files of a web build that name one of these questions or refer to the sources.
fn telling(folder: &Path, names: &BTreeSet<String>) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            found.extend(telling(&path, names));
            continue;
        }
        let bytes = fs::read(&path).expect("a file");
        let text = String::from_utf8_lossy(&bytes);
        let of_sources =
            path.extension().is_some_and(|kind| kind == "map") || text.contains("sourceMappingURL");
        if of_sources || names.iter().any(|name| text.contains(name.as_str())) {
            found.push(path);
        }
    }
    found
}

#[test]
fn the_web_build_contains_no_question() {
    let names: BTreeSet<String> = assemble(&small_bank(), lab::bank::Seen::default())
        .expect("forms")
        .into_iter()
        .flat_map(|form| form.questions)
        .map(|question| question.code)
        .collect();
    let planted = tempfile::tempdir().expect("a folder");
    let name = names.first().expect("a name");
    fs::write(planted.path().join("a.js"), format!("const keys={{\"{name}\":3}}")).expect("written");
    fs::write(planted.path().join("b.js.map"), "{}").expect("written");
    fs::write(planted.path().join("c.js"), "const nothing=1").expect("written");
    assert_eq!(telling(planted.path(), &names).len(), 2);

    // Only if it was built: `npm run --workspace web build`.
    let built = Path::new(ROOT).join("web/dist/public");
    if built.is_dir() {
        let found = telling(&built, &names);
        assert!(found.is_empty(), "{found:?}");
    }
}
