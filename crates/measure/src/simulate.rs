//! Simulated populations taking a test: honest people with realistic response times, and the kinds of
//! behaviour that a verdict must recognise.
//!
//! Everything follows from the seed. The parameters of response times come from real answers to matrix items;
//! the limits of [`validity`](crate::validity) are tested against them until we have our own data.

use crate::{model::Logistic, pace::Timing, random::Random, score::Form};

/// A form as people see it: items, keys, number of options and how long each item takes.
#[derive(Debug, Clone)]
pub struct SimulatedForm {
    pub form: Form,
    /// The right option of each item.
    pub keys: Vec<u8>,
    pub options: u8,
    pub timings: Vec<Timing>,
}

/// A person: ability and pace (positive is faster), both in the population's units.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Person {
    pub theta: f64,
    pub pace: f64,
}

/// What a person does.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Behaviour {
    /// Makes an effort; gives up on some items that are far too hard.
    Honest,
    /// Clicks anything, quickly, on the last share of the items; 1 is the whole test.
    RandomTail(f64),
    /// Clicks anything, at an honest pace.
    SlowRandom,
    /// Always clicks the same option, quickly.
    SameOption,
    /// Clicks the first, second, third … option in turn, quickly.
    Cycle,
    /// Honest, but knows the answers of this many hardest items.
    LeakedKey(usize),
}

/// One finished sheet.
#[derive(Debug, Clone, PartialEq)]
pub struct Sheet {
    /// Chosen options.
    pub choices: Vec<u8>,
    /// `1` right, `0` wrong.
    pub answers: Vec<u8>,
    /// Seconds.
    pub times: Vec<f64>,
}

/// SD of people's paces (logarithms of seconds), as in real answers to matrix items.
pub const PACE_SD: f64 = 0.39;
/// SD of one person's logarithms of seconds, likewise.
pub const TIME_SD: f64 = 0.45;
/// How often a person gives up on an item that is too hard.
pub const GIVE_UP: f64 = 0.15;
/// Giving up takes this share of the item's usual time.
const GIVE_UP_TIME: f64 = 0.3;
/// Too hard: this far above one's ability.
const TOO_HARD: f64 = 1.0;
/// Median seconds of a click without thought.
const CLICK: f64 = 1.8;
/// SD of clicking times between people.
const CLICK_SD: f64 = 0.2;
/// A known answer takes this share of the usual time.
const KNOWN_TIME: f64 = 0.6;

/// The parameters a form starts with before anybody has answered it: slopes 1.28, guessing 0.10,
/// difficulties evenly from −2.6 to 2.8; a form of 20 leaves out every third.
///
/// ```
/// use measure::simulate::launch_items;
/// let thirty = launch_items(30);
/// assert_eq!((thirty.len(), launch_items(20).len()), (30, 20));
/// assert!((thirty[0].b() + 2.6).abs() < 1e-12 && (thirty[29].b() - 2.8).abs() < 1e-12);
/// ```
pub fn launch_items(count: usize) -> Vec<Logistic> {
    let all = (0..30).map(|place| Logistic::from_abc(1.28, 5.4 * f64::from(place) / 29.0 - 2.6, 0.10));
    if count >= 30 {
        all.collect()
    } else {
        all.enumerate().filter(|(place, _)| place % 3 != 1).map(|(_, item)| item).take(count).collect()
    }
}

impl SimulatedForm {
    /// Keys drawn evenly, and medians that rise from 12 s for the easiest item of the launch to 46 s
    /// for its hardest.
    ///
    /// ```
    /// use measure::{random::Random, score::Form, simulate::{SimulatedForm, launch_items}};
    /// let exam = SimulatedForm::drawn(Form::new(launch_items(30)).unwrap(), 6, &mut Random::seeded(1));
    /// assert!(exam.keys.len() == 30 && exam.keys.iter().all(|key| *key < 6));
    /// ```
    pub fn drawn(form: Form, options: u8, random: &mut Random) -> Self {
        let options = options.max(1);
        let keys = form.items().iter().map(|_| option(options, random)).collect();
        let timing = |item: &Logistic| Timing {
            beta: libm::log(12.0) + 0.25 * (item.b().clamp(-4.0, 4.0) + 2.6),
            alpha: 1.0 / TIME_SD,
        };
        let timings = form.items().iter().map(timing).collect();
        Self { form, keys, options, timings }
    }

    /// Mean seconds of every item in the population.
    pub fn mean_times(&self) -> Vec<f64> {
        self.timings.iter().map(|timing| timing.mean_seconds(PACE_SD)).collect()
    }
}

impl Person {
    /// A random person of the standard population.
    pub fn drawn(random: &mut Random) -> Self {
        Self { theta: random.normal(), pace: PACE_SD * random.normal() }
    }
}

/// Right or wrong answers of the model alone.
///
/// ```
/// use measure::{random::Random, simulate::{answers, launch_items}};
/// let right: u32 = answers(&launch_items(30), 0.0, &mut Random::seeded(4)).iter().map(|one| u32::from(*one)).sum();
/// assert!((8..24).contains(&right));
/// ```
pub fn answers(items: &[Logistic], theta: f64, random: &mut Random) -> Vec<u8> {
    items.iter().map(|item| u8::from(random.chance(item.p(theta)))).collect()
}

/// One person's sheet.
///
/// ```
/// use measure::{random::Random, score::Form, simulate::{Behaviour, SimulatedForm, Person, launch_items, sheet}};
/// let mut random = Random::seeded(9);
/// let exam = SimulatedForm::drawn(Form::new(launch_items(30)).unwrap(), 6, &mut random);
/// let person = Person::drawn(&mut random);
/// let cycle = sheet(&exam, person, Behaviour::Cycle, &mut random);
/// assert_eq!(cycle.choices[..7], [0, 1, 2, 3, 4, 5, 0]);
/// ```
#[expect(clippy::cast_precision_loss, clippy::cast_possible_truncation, reason = "places on a form")]
pub fn sheet(exam: &SimulatedForm, person: Person, behaviour: Behaviour, random: &mut Random) -> Sheet {
    let count = exam.form.items().len();
    let same = option(exam.options, random);
    let click_pace = CLICK_SD * random.normal();
    let known = hardest(exam, if let Behaviour::LeakedKey(items) = behaviour { items } else { 0 });
    let mut sheet = Sheet { choices: Vec::new(), answers: Vec::new(), times: Vec::new() };
    for (place, known) in known.into_iter().enumerate() {
        let careless = match behaviour {
            Behaviour::RandomTail(share) => place as f64 >= count as f64 * (1.0 - share) - 1e-9,
            Behaviour::SameOption | Behaviour::Cycle => true,
            Behaviour::Honest | Behaviour::SlowRandom | Behaviour::LeakedKey(_) => false,
        };
        let (mut choice, mut seconds) = honest(exam, person, place, random);
        if careless {
            seconds = CLICK * libm::exp(TIME_SD * random.normal() - click_pace);
        }
        match behaviour {
            Behaviour::Honest => {}
            Behaviour::RandomTail(_) if !careless => {}
            Behaviour::RandomTail(_) | Behaviour::SlowRandom => choice = option(exam.options, random),
            Behaviour::SameOption => choice = same,
            Behaviour::Cycle => choice = (place % usize::from(exam.options)) as u8,
            Behaviour::LeakedKey(_) => {
                if known {
                    choice = exam.keys[place];
                    seconds *= KNOWN_TIME;
                }
            }
        }
        sheet.answers.push(u8::from(choice == exam.keys[place]));
        sheet.choices.push(choice);
        sheet.times.push(seconds);
    }
    sheet
}

/// An honest choice and its seconds. Always draws the same number of random numbers.
fn honest(exam: &SimulatedForm, person: Person, place: usize, random: &mut Random) -> (u8, f64) {
    let (item, timing) = (exam.form.items()[place], exam.timings[place]);
    let gives_up = random.chance(GIVE_UP) && item.b() - person.theta > TOO_HARD;
    let right = random.chance(if gives_up { 1.0 / f64::from(exam.options) } else { item.p(person.theta) });
    let seconds = libm::exp(timing.beta - person.pace + random.normal() / timing.alpha);
    let other = random.below(u64::from(exam.options.max(2)) - 1);
    #[expect(clippy::cast_possible_truncation, reason = "below the number of options")]
    let wrong = (exam.keys[place] + 1 + other as u8) % exam.options.max(2);
    (if right { exam.keys[place] } else { wrong }, if gives_up { GIVE_UP_TIME * seconds } else { seconds })
}

/// Marks the hardest items.
fn hardest(exam: &SimulatedForm, count: usize) -> Vec<bool> {
    let items = exam.form.items();
    let mut order: Vec<usize> = (0..items.len()).collect();
    order.sort_by(|one, other| items[*other].b().total_cmp(&items[*one].b()));
    let mut marked = vec![false; items.len()];
    for place in order.into_iter().take(count) {
        marked[place] = true;
    }
    marked
}

#[expect(clippy::cast_possible_truncation, reason = "below the number of options")]
fn option(options: u8, random: &mut Random) -> u8 {
    random.below(u64::from(options.max(1))) as u8
}
