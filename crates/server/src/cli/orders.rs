//! `server orders …`: payments that need a person's decision, and the decisions.

use std::fmt::Write as _;

use anyhow::{Context, bail, ensure};
use clap::{Args, Subcommand};
use domain::{books::Decision, order::OrderNumber};
use jiff::Timestamp;
use store::{
    PgPool,
    purchases::{self, Worry},
};

use super::{
    deliver,
    privacy::{self, PrivacyAction},
};
use crate::{config::Config, open::open_pools};

#[derive(Subcommand)]
pub enum OrdersAction {
    /// List payments that match nothing and refunds that are no longer retried; fails if there are any.
    Review,
    /// Decide everything about an order that needs a decision.
    Settle(SettleArgs),
    /// A run turned out to be invalid: close its order and refund everything.
    Void {
        /// The order's number, or the id of a purchase.
        order: String,
    },
    #[command(flatten)]
    Privacy(PrivacyAction),
}

#[derive(Args)]
pub struct SettleArgs {
    /// The order's number, or the id of a purchase.
    order: String,
    #[command(flatten)]
    decision: DecisionArgs,
}

#[derive(Args)]
#[group(required = true, multiple = false)]
pub struct DecisionArgs {
    /// Refund the buyer.
    #[arg(long)]
    give_back: bool,
    /// Accept the money as payment for what was ordered, and deliver.
    #[arg(long)]
    accept: bool,
    /// It was settled outside: by hand at the provider, or by bank transfer.
    #[arg(long)]
    settled: bool,
}

impl DecisionArgs {
    const fn decision(&self) -> Decision {
        match self {
            Self { give_back: true, .. } => Decision::GiveBack,
            Self { accept: true, .. } => Decision::Accept,
            Self { .. } => Decision::Settled,
        }
    }
}

/// More lines than this are of no use to an operator.
const LINES: i64 = 1_000;

pub async fn run(config: &Config, action: OrdersAction) -> anyhow::Result<()> {
    let pool = open_pools(config)?.primary;
    let now = Timestamp::now();
    match action {
        OrdersAction::Review => {
            let worries = purchases::to_review(&mut *pool.acquire().await?, LINES).await?;
            deliver(None, &table(&worries))?;
            ensure!(worries.is_empty(), "{} to look at", worries.len());
            Ok(())
        }
        OrdersAction::Settle(args) => {
            let order = find(&pool, &args.order).await?;
            let (decided, _) =
                app::payments::settle_order(&pool, &order, args.decision.decision(), now).await?;
            ensure!(decided > 0, "nothing about this order needs such a decision");
            deliver(None, &format!("{decided} decided\n"))
        }
        OrdersAction::Void { order } => {
            let jobs = app::payments::void_order(&pool, &find(&pool, &order).await?, now).await?;
            deliver(None, &format!("the order is closed, {} payments will be refunded\n", jobs.len()))
        }
        OrdersAction::Privacy(action) => privacy::run(config, action).await,
    }
}

async fn find(pool: &PgPool, text: &str) -> anyhow::Result<OrderNumber> {
    if let Some(number) = OrderNumber::parse(text) {
        return Ok(number);
    }
    let Ok(purchase) = text.parse() else { bail!("neither an order's number nor the id of a purchase") };
    let found = purchases::order_of(&mut *pool.acquire().await?, purchase).await?;
    Ok(found.context("no such purchase")?.0)
}

fn table(worries: &[Worry]) -> String {
    let mut text = format!("{:<36}  {:<13}  {:>14}  {:<20}  why\n", "purchase", "state", "amount", "since");
    for one in worries {
        let since = one.since.strftime("%Y-%m-%dT%H:%M:%SZ").to_string();
        let (units, cents) = (one.money.amount / 100, one.money.amount % 100);
        let amount = format!("{} {units}.{cents:02}", one.money.currency.code());
        let _ = writeln!(text, "{}  {:<13}  {amount:>14}  {since:<20}  {}", one.purchase, one.state, one.why);
    }
    text
}
