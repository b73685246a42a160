//! Our ledger: every movement of money is a transaction of lines that sum to zero.

use crate::{
    money::{Currency, Money},
    text_enum::text_enum,
};

text_enum! {
    LedgerAccount {
        /// What the provider holds for us.
        Provider "provider",
        Sales "sales",
        Refunds "refunds",
        Disputes "disputes",
    }
}

/// What moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Movement {
    Charge,
    Refund,
    /// A failed refund: the provider holds the money again.
    RefundFailed,
    /// A bank took the money back.
    Dispute,
    /// The bank returned it to us.
    DisputeWon,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Transaction {
    /// `charge:{id}`, `refund:{id}`, `refund_failed:{id}`, `dispute:{id}`, `dispute_won:{id}`: written
    /// once.
    pub id: String,
    pub currency: Currency,
    pub lines: [(LedgerAccount, i64); 2],
}

impl Transaction {
    pub fn new(movement: Movement, source: &str, money: Money) -> Self {
        let (word, other, sign) = match movement {
            Movement::Charge => ("charge", LedgerAccount::Sales, 1),
            Movement::Refund => ("refund", LedgerAccount::Refunds, -1),
            Movement::RefundFailed => ("refund_failed", LedgerAccount::Refunds, 1),
            Movement::Dispute => ("dispute", LedgerAccount::Disputes, -1),
            Movement::DisputeWon => ("dispute_won", LedgerAccount::Disputes, 1),
        };
        let amount = sign * money.amount;
        Self {
            id: format!("{word}:{source}"),
            currency: money.currency,
            lines: [(LedgerAccount::Provider, amount), (other, -amount)],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_transaction_sums_to_zero() {
        let movements = [
            Movement::Charge,
            Movement::Refund,
            Movement::RefundFailed,
            Movement::Dispute,
            Movement::DisputeWon,
        ];
        for movement in movements {
            let transaction = Transaction::new(movement, "x", Money::new(Currency::EUR, 799));
            assert_eq!(transaction.lines.iter().map(|(_, amount)| amount).sum::<i64>(), 0);
        }
    }
}
