//! What to do with the result: advice from the run's own numbers, when to see a professional, and when to
//! try again.

use l10n::report as say;
use measure::{
    scale::{Bound, Class},
    validity::Verdict,
};

use super::{
    Context,
    blocks::{heading, lead, points, section, sources, text},
    numbers::{Compared, Missed, compared, difference_needed, missed, reach, right_and_wrong},
    words,
};
use crate::value::Section;

pub(super) const HAUSKNECHT: &str = "Hausknecht et al. (2007): Retesting in selection: A meta-analysis of coaching and practice effects for tests of cognitive ability. Journal of Applied Psychology 92, 373–385.";
pub(super) const SCHARFEN: &str = "Scharfen, Peters & Holling (2018): Retest effects in cognitive ability tests: A meta-analysis. Intelligence 67, 44–66.";
/// Months between two runs whose scores may be compared.
pub(super) const MONTHS: i64 = 3;

pub(super) fn advice(context: &Context<'_>) -> Section {
    let Context { score, locale, owned, .. } = *context;
    let low = matches!(score.class, Class::Dullness | Class::BorderlineDeficiency | Class::Below70);
    let mut help = vec![say::advice_school(locale), say::advice_worry(locale)];
    help.extend(low.then(|| say::advice_mood(locale)));
    let mut uses = vec![say::advice_use_place(locale), say::advice_use_baseline(locale, MONTHS)];
    uses.extend(owned.wrong_answers.then(|| say::advice_use_slips(locale)));
    let blocks = vec![
        lead(say::advice_lead(locale, &words::score(locale, score), &words::margin(locale, score.interval))),
        heading(say::advice_yours(locale)),
        points(own(context)),
        heading(say::advice_uses(locale)),
        points(uses),
        heading(say::advice_help(locale)),
        points(help),
        heading(say::advice_again(locale)),
        text(say::advice_wait(locale, MONTHS)),
        heading(say::sources(locale)),
        sources(&[HAUSKNECHT, SCHARFEN]),
    ];
    section("advice", say::advice_title(locale), blocks)
}

/// Advice that follows from the run's numbers.
fn own(context: &Context<'_>) -> Vec<String> {
    let Context { facts, score, locale, .. } = *context;
    let mut own = vec![say::advice_class(locale)];
    if score.bound == Bound::Exact {
        own.push(say::advice_compare(locale, difference_needed(facts, score)));
    }
    if let Some(profile) = &facts.profile {
        own.push(if profile.even { say::advice_even(locale) } else { say::advice_lean(locale) });
    }
    let limit = i64::from(reach(facts, score.iq));
    own.extend(match missed(facts, score.iq) {
        Missed::Most(kind, tally) => {
            let name = words::kind(locale, kind);
            Some(say::advice_missed(locale, &name, limit, tally.missed(), tally.all))
        }
        Missed::Hardly => Some(say::advice_none_missed(locale, limit)),
        Missed::Spread => None,
    });
    if let Some((right, wrong)) = right_and_wrong(facts)
        && compared(wrong, right) == Compared::Less
    {
        own.push(say::advice_slower(locale, &words::time(locale, wrong), &words::time(locale, right)));
    }
    let open = facts.questions.iter().any(|question| question.chosen.is_none());
    own.extend(open.then(|| say::advice_open(locale)));
    let noted = matches!(facts.outcome.verdict, Verdict::Caution(_));
    own.extend(noted.then(|| say::advice_caution(locale)));
    match score.class {
        Class::Genius | Class::VerySuperior | Class::Superior => own.push(say::advice_high(locale)),
        Class::Normal => {}
        Class::Dullness | Class::BorderlineDeficiency | Class::Below70 => own.push(say::advice_low(locale)),
    }
    own
}
