//! Ends a plan: at its owner's request with its period, and at once if its money goes back or its owner leaves. Only
//! stores what was decided; a job tells the provider.

use domain::{ids::JobId, plan::State};
use jiff::{SignedDuration, Timestamp};
use store::{
    PgConnection, StoreError, accounts,
    plans::{self, Plan},
};

use crate::{
    jobs::{self, Job},
    mail::{self, About, Letter, NewLetter, PlanEvent, PlanLetter},
};

/// The job may be running already and have asked before: then the provider is asked again after this time.
pub(super) const OWED_AGAIN: SignedDuration = SignedDuration::from_mins(1);

/// Its owner cancels it: nothing is charged any more. A plan that was never paid ends at once. Returns the jobs, none
/// if it doesn't renew anyway. The plan is locked.
pub(super) async fn cancel(
    conn: &mut PgConnection,
    mut plan: Plan,
    now: Timestamp,
) -> Result<Vec<JobId>, StoreError> {
    if plan.state == State::Ended || plan.cancel_asked_at.is_some() {
        return Ok(Vec::new());
    }
    plan.ends_at_once = plan.state == State::Pending;
    let until = plan.period_end.filter(|end| !plan.ends_at_once && *end > now);
    leave(conn, &mut plan, now).await?;
    let mut jobs = vec![jobs::put(conn, &Job::CheckPlan { plan: plan.id }, now, now).await?];
    if !plan.ends_at_once {
        jobs.extend(tell(conn, &plan, PlanEvent::Cancelled { until }, now).await?);
    }
    Ok(jobs)
}

/// It ends now, together with what was paid for it. Returns the job that tells the provider. The plan is locked.
pub(crate) async fn end(
    conn: &mut PgConnection,
    mut plan: Plan,
    now: Timestamp,
) -> Result<Option<JobId>, StoreError> {
    if plan.state == State::Ended {
        return Ok(None);
    }
    plan.ends_at_once = true;
    leave(conn, &mut plan, now).await?;
    if plan.state == State::Ended {
        return Ok(None);
    }
    jobs::put(conn, &Job::CheckPlan { plan: plan.id }, now, now).await.map(Some)
}

/// Without a subscription there is nothing to end: if the provider has one nevertheless, nobody can pay it, and it
/// expires.
async fn leave(conn: &mut PgConnection, plan: &mut Plan, now: Timestamp) -> Result<(), StoreError> {
    plan.cancel_asked_at = plan.cancel_asked_at.or(Some(now));
    plan.state = match plan.subscription {
        None => State::Ended,
        Some(_) => State::Cancelled,
    };
    plans::write(conn, plan, now.checked_add(OWED_AGAIN).unwrap_or(now)).await
}

/// Writes to the plan's owner, who has an account as long as there is a plan.
pub(super) async fn tell(
    conn: &mut PgConnection,
    plan: &Plan,
    event: PlanEvent,
    now: Timestamp,
) -> Result<Option<JobId>, StoreError> {
    let account = accounts::find(conn, plan.account).await?;
    let order = plans::newest_order(conn, plan.id).await?;
    let (Some(account), Some(order)) = (account, order) else { return Ok(None) };
    let content = Letter::Plan(PlanLetter { app: plan.app, money: plan.money, months: plan.months, event });
    let letter = NewLetter { about: About::Order(order), to: account.email, hl: account.hl, content };
    mail::queue(conn, letter, now).await.map(Some)
}
