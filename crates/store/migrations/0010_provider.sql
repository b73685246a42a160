-- What the payment provider says: how long a slip can be paid, what is kept of its messages, and every day
-- on which its books were held against ours.

-- The last moment to pay the slip or code that the buyer was shown, as the provider says.
alter table payment_attempt add column expires_at timestamptz;

-- Of messages only ids, amounts, states and reasons are kept. Those that came before are cut to that.
update payment_event set body = jsonb_strip_nulls(jsonb_build_object(
    'id', body -> 'id',
    'type', body -> 'type',
    'created', body -> 'created',
    'api_version', body -> 'api_version',
    'data', jsonb_build_object('object', jsonb_build_object(
        'id', body #> '{data,object,id}',
        'object', body #> '{data,object,object}',
        'amount', body #> '{data,object,amount}',
        'currency', body #> '{data,object,currency}',
        'status', body #> '{data,object,status}',
        'created', body #> '{data,object,created}'))));

-- One row for each day that was compared. What differs worries us until somebody has acknowledged it.
create table ledger_comparison (
    day             date primary key,
    compared_at     timestamptz not null,
    -- Hundredths by currency that nobody could explain; empty is right.
    difference      jsonb not null,
    acknowledged_at timestamptz,
    -- What somebody found out about it.
    note            text
);
create index ledger_comparison_open on ledger_comparison (day)
    where difference <> '{}' and acknowledged_at is null;
insert into ledger_comparison (day, compared_at, difference)
    select ledger_day, now(), difference from reconciliation where ledger_day is not null;
-- `reconciliation.difference` is no longer written; it stays for the release before this one.
