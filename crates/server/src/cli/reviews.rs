//! `server reviews …`: what operators decide about reviews, each time with a reason.

use std::fmt::Write as _;

use anyhow::Context;
use app::reviews;
use clap::{Args, Subcommand, ValueEnum};
use domain::{
    email::EmailAddress,
    order::OrderNumber,
    review::{Decision, ReviewId, ReviewText, State},
};
use jiff::Timestamp;
use store::reviews::Review;

use super::deliver;
use crate::{config::Config, open::open_pools};

#[derive(Subcommand)]
pub enum ReviewsAction {
    /// List the reviews that wait for a decision, or those in another state; oldest first.
    List {
        #[arg(long, value_enum, default_value_t = Listed::Waiting)]
        state: Listed,
    },
    /// Publish a review that waits, was refused or was taken down.
    Publish(Decided),
    /// Don't publish a review that waits. Its writer may change it; then it waits again.
    Refuse(Decided),
    /// Answer a published review publicly, in place of an earlier answer.
    Answer {
        #[command(flatten)]
        decided: Decided,
        /// What everybody reads below the review, at most 1,000 characters.
        #[arg(long)]
        text: String,
    },
    /// Hide a published review at once.
    Takedown(Decided),
    /// Ask the buyer of an order now instead of a week after delivery; the other rules stay.
    Ask { order: String },
    /// Never ask this address for a review.
    Silence { email: String },
}

#[derive(Args)]
pub struct Decided {
    /// The review's id, as `list` prints it.
    id: ReviewId,
    /// Why, for whoever asks later; never shown to visitors.
    #[arg(long)]
    reason: String,
}

#[derive(Clone, Copy, ValueEnum)]
pub enum Listed {
    Waiting,
    Published,
    Refused,
    TakenDown,
}

impl Listed {
    const fn state(self) -> State {
        match self {
            Self::Waiting => State::Waiting,
            Self::Published => State::Published,
            Self::Refused => State::Refused,
            Self::TakenDown => State::TakenDown,
        }
    }
}

/// More than this are of no use to an operator.
const MOST: i64 = 200;

pub async fn run(config: &Config, action: ReviewsAction) -> anyhow::Result<()> {
    let pool = open_pools(config)?.primary;
    let now = Timestamp::now();
    let (decision, decided, answer) = match action {
        ReviewsAction::List { state } => {
            let found = reviews::list(&pool, state.state(), MOST).await?;
            return deliver(None, &found.iter().map(paragraph).collect::<String>());
        }
        ReviewsAction::Ask { order } => {
            let order =
                OrderNumber::parse(&order).context("not an order number; find it by its reference")?;
            reviews::ask_about(&pool, &config.accounts.proofs()?, &order, now).await?;
            return deliver(None, "the buyer is being asked\n");
        }
        ReviewsAction::Silence { email } => {
            let email = EmailAddress::parse(&email).context("not an e-mail address")?;
            reviews::refuse_letters(&pool, &config.accounts.proofs()?, &email, now).await?;
            return deliver(None, "this address is not asked for reviews\n");
        }
        ReviewsAction::Publish(decided) => (Decision::Publish, decided, None),
        ReviewsAction::Refuse(decided) => (Decision::Refuse, decided, None),
        ReviewsAction::Takedown(decided) => (Decision::TakeDown, decided, None),
        ReviewsAction::Answer { decided, text } => {
            let text = ReviewText::parse(&text).filter(|text| !text.as_str().is_empty());
            (Decision::Answer, decided, Some(text.context("an answer has 1 to 1,000 characters")?))
        }
    };
    let answer = answer.as_ref().map(ReviewText::as_str);
    let state = reviews::decide(&pool, decided.id, (decision, &decided.reason), answer, now).await?;
    deliver(None, &format!("the review is {} now\n", state.code().replace('_', " ")))
}

/// A review with everything that a decision needs. Its order isn't needed for one.
fn paragraph(review: &Review) -> String {
    let Some(written) = &review.written else { return String::new() };
    let concerns: Vec<_> = review.concerns.iter().map(|concern| concern.code()).collect();
    let mut text = format!(
        "{}  {}  {} of 5  {}  {}\n",
        review.id,
        written.at.strftime("%Y-%m-%dT%H:%M:%SZ"),
        written.stars.number(),
        written.hl.code(),
        written.name.as_deref().unwrap_or("–"),
    );
    if !concerns.is_empty() {
        let _ = writeln!(text, "  held for: {}", concerns.join(", "));
    }
    for line in written.content.lines() {
        let _ = writeln!(text, "  {line}");
    }
    if let Some(answer) = &written.answer {
        let _ = writeln!(text, "  answer: {}", answer.replace('\n', " "));
    }
    text.push('\n');
    text
}
