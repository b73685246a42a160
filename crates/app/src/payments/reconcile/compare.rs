//! Compares our ledger with the provider's once for each day. Unexplained differences are stored and reported
//! until an operator acknowledges them.

use std::collections::BTreeMap;

use domain::{
    money::Currency,
    payment::{BalanceKind, BalanceLine},
};
use jiff::{SignedDuration, Timestamp, ToSpan, civil::Date, tz::TimeZone};
use store::{
    PgPool,
    ledger::{self, Difference, Moved},
};
use tracing::error;

use crate::ports::PaymentProvider;

/// A day is compared some time after it has ended: late events have arrived by then.
const AFTER_MIDNIGHT: SignedDuration = SignedDuration::from_hours(2);

/// How much later than the other one side may book a movement.
const APART: SignedDuration = SignedDuration::from_hours(24);

const TRY_AGAIN: SignedDuration = SignedDuration::from_mins(30);

/// Compares the oldest day that hasn't been compared yet. Missed days follow, one per cycle.
pub(super) async fn compare_day<P: PaymentProvider>(
    provider: &P,
    pool: &PgPool,
    now: Timestamp,
) -> anyhow::Result<()> {
    let today = now.checked_sub(AFTER_MIDNIGHT)?.to_zoned(TimeZone::UTC).date();
    let mut conn = pool.acquire().await?;
    let next = now.checked_add(TRY_AGAIN)?;
    let Some(day) = ledger::take_day(&mut conn, today.checked_sub(1.day())?, next, now).await? else {
        return Ok(());
    };
    let (from, to) = (midnight(day)?, midnight(day.checked_add(1.day())?)?);
    let (early, late) = (from.checked_sub(APART)?, to.checked_add(APART)?);
    let ours = ledger::moved(&mut conn, early, late).await?;
    drop(conn);
    let theirs = provider.balance(early, late).await?;
    let difference = unexplained(&ours, &theirs, from, to);
    for (currency, amount) in &difference {
        error!(%day, %currency, amount, "the provider's books and ours differ");
    }
    Ok(ledger::compared(&mut *pool.acquire().await?, day, &difference, now).await?)
}

fn midnight(day: Date) -> anyhow::Result<Timestamp> {
    Ok(day.to_zoned(TimeZone::UTC)?.timestamp())
}

/// By charge, refund and dispute: what only the provider has and what only we have, of everything that
/// either side booked between these times.
fn unexplained(ours: &[Moved], theirs: &[BalanceLine], from: Timestamp, to: Timestamp) -> Difference {
    let mut sources: BTreeMap<(&str, Currency), (i64, bool)> = BTreeMap::new();
    for line in theirs.iter().filter(|line| line.kind != BalanceKind::Other) {
        let (off, today) = sources.entry((&line.source, line.money.currency)).or_default();
        *off += line.money.amount;
        *today |= line.at >= from && line.at < to;
    }
    for line in ours {
        let source = line.transaction.split_once(':').map_or("", |(_, source)| source);
        let (off, today) = sources.entry((source, line.currency)).or_default();
        *off -= line.amount;
        *today |= line.at >= from && line.at < to;
    }
    let mut difference = Difference::new();
    for ((_, currency), (off, today)) in sources {
        if today && off != 0 {
            // Absolute differences are summed: a missing charge and a surplus one are two faults.
            *difference.entry(currency).or_default() += off.abs();
        }
    }
    difference
}

#[cfg(test)]
mod tests {
    use domain::money::Money;

    use super::*;

    fn at(hour: i64) -> Timestamp {
        Timestamp::from_second(1_800_000_000 / 86_400 * 86_400 + hour * 3600).expect("a time")
    }

    fn ours(transaction: &str, amount: i64, hour: i64) -> Moved {
        Moved { transaction: transaction.to_owned(), currency: Currency::EUR, amount, at: at(hour) }
    }

    fn theirs(source: &str, kind: BalanceKind, amount: i64, hour: i64) -> BalanceLine {
        BalanceLine {
            source: source.to_owned(),
            kind,
            money: Money::new(Currency::EUR, amount),
            at: at(hour),
        }
    }

    fn difference(ours: &[Moved], theirs: &[BalanceLine]) -> Vec<(Currency, i64)> {
        unexplained(ours, theirs, at(0), at(24)).into_iter().collect()
    }

    #[test]
    fn equal_books_leave_nothing_to_explain() {
        let ours = [
            ours("charge:ch_1", 499, 1),
            // Just before midnight here, just after it there.
            ours("charge:ch_2", 799, 23),
            ours("refund:re_1", -499, 2),
            ours("refund_failed:re_1", 499, 3),
            ours("dispute:dp_1", -499, 5),
            ours("dispute_won:dp_1", 499, 9),
        ];
        let theirs = [
            theirs("ch_1", BalanceKind::Charge, 499, 1),
            theirs("ch_2", BalanceKind::Charge, 799, 25),
            theirs("po_1", BalanceKind::Other, -10_000, 12),
        ];
        assert_eq!(difference(&ours, &theirs), []);
    }

    #[test]
    fn what_only_one_side_has_is_reported_by_currency() {
        assert_eq!(difference(&[], &[theirs("ch_1", BalanceKind::Charge, 499, 1)]), [(Currency::EUR, 499)]);
        assert_eq!(difference(&[ours("charge:ch_1", 499, 1)], &[]), [(Currency::EUR, 499)]);
        let both = difference(
            &[ours("charge:ch_1", 499, 1)],
            &[theirs("ch_2", BalanceKind::Charge, 499, 1), theirs("ch_3", BalanceKind::Charge, 1, 30)],
        );
        assert_eq!(both, [(Currency::EUR, 998)]);
    }
}
