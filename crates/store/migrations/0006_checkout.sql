-- From a free result to a paid order: what is bought, how it was paid, what was promised and sent.

-- How many tests a package pays for: three in the bundle, one otherwise.
alter table package add column tests int not null default 1 check (tests >= 1);

-- Which package of an exam was bought most in thirty days, counted once an hour.
create table best_seller (
    exam_id    int primary key,
    sku_id     int not null,
    purchases  bigint not null,
    counted_at timestamptz not null
);

-- A purchase: one package for one order, at a price frozen when the buyer pressed the button.
-- The buyer's e-mail stands here and with the mails, nowhere else.
create table purchase (
    id            uuid primary key,
    order_number  text collate "C" not null references exam_order (number) on delete cascade,
    sku_id        int not null,
    -- domain::purchase::Kind: a package for an order that has none, more for one that has, three tests at once.
    kind          text not null check (kind in ('package', 'upgrade', 'bundle')),
    -- domain::purchase::State; derived from attempts, refunds and delivery by one function.
    state         text not null,
    currency      text not null check (currency ~ '^[A-Z]{3}$'),
    -- Hundredths: what is charged, and what it would be without a member's discount.
    amount        bigint not null check (amount > 0),
    list_amount   bigint not null check (list_amount >= amount),
    -- What it holds, frozen: codes of domain::catalog::PackageItem.
    items         text[] not null,
    tests         int not null default 1,
    country       text not null,
    hl            text not null,
    email         text not null,
    -- The order whose membership gave the lower price.
    member_order  text collate "C",
    -- domain::purchase::Evidence: which boxes were ticked, in which words, when.
    evidence      jsonb not null,
    created_at    timestamptz not null,
    paid_at       timestamptz,
    -- The report was made and can be opened.
    fulfilled_at  timestamptz,
    -- Somebody has seen the paid result on a screen.
    opened_at     timestamptz,
    refunded      bigint not null default 0 check (refunded between 0 and amount),
    -- Why somebody has to look at it: nothing is delivered until then.
    review        text,
    disputed_at   timestamptz
);
create index purchase_order on purchase (order_number);
-- One purchase of each package can be paid at a time. Those that were are not counted here: money that comes
-- late for a purchase thought expired must never be refused by an index.
create unique index purchase_open_key on purchase (order_number, sku_id)
    where state in ('created', 'pending', 'failed', 'processing');
create index purchase_email on purchase (lower(email)) where paid_at is not null;
create index purchase_undelivered on purchase (paid_at) where state = 'paid';
create index purchase_paid on purchase (paid_at) where paid_at is not null;
create index purchase_review on purchase (created_at) where state = 'review';

-- A bundle's tests beyond the first: which order each was used for.
create table bundle_use (
    purchase_id  uuid not null references purchase,
    order_number text collate "C" not null unique references exam_order (number),
    used_at      timestamptz not null,
    primary key (purchase_id, order_number)
);

-- One try to be paid: one intent at the provider. Written before the provider is called, with the key
-- under which the call may be repeated.
create table payment_attempt (
    id            uuid primary key,
    purchase_id   uuid not null references purchase on delete cascade,
    n             int not null,
    -- pi:{purchase}:{n}
    key           text not null constraint payment_attempt_key unique,
    -- domain::payment::AttemptState
    state         text not null,
    -- The provider's id of the intent; null until its answer is known.
    intent        text constraint payment_attempt_intent unique,
    client_secret text,
    charge        text,
    -- Paid although the order was paid already: the money goes back and nothing is owned by it.
    surplus       bool not null default false,
    -- Paid, but not what was asked for: it counts for nothing until somebody has looked.
    misfit        bool not null default false,
    -- domain::payment::Dispute, once a bank has asked for the money back.
    dispute       text,
    -- What the buyer paid with, as the provider names it: card, konbini, …
    method        text,
    -- Why the last try failed, as the provider names it; never shown finely.
    failure       text,
    -- As of when the state is known: later news of the same kind replace it, older don't.
    as_of         timestamptz not null,
    created_at    timestamptz not null,
    -- Reconciliation: how often the provider was asked, when last and when next (null: never again).
    checks        int not null default 0,
    checked_at    timestamptz,
    check_at      timestamptz,
    unique (purchase_id, n)
);
create index payment_attempt_check on payment_attempt (check_at) where check_at is not null;

-- Everything the provider told us, as it came. An event is applied in the transaction that writes its row.
create table payment_event (
    -- The provider's.
    id          text primary key,
    type        text not null,
    -- The intent, charge, refund or dispute it speaks of.
    object      text,
    created_at  timestamptz not null,
    received_at timestamptz not null,
    -- What came of it: domain words for people who look.
    outcome     text not null,
    body        jsonb not null
);
create index payment_event_received on payment_event (received_at);

create table refund (
    id          uuid primary key,
    purchase_id uuid not null references purchase,
    attempt_id  uuid not null references payment_attempt,
    -- domain::refund::Reason
    reason      text not null,
    currency    text not null,
    amount      bigint not null check (amount > 0),
    -- domain::refund::State
    state       text not null,
    -- rf:{id}
    key         text not null constraint refund_key unique,
    provider_id text constraint refund_provider_id unique,
    failure     text,
    created_at  timestamptz not null,
    settled_at  timestamptz
);
create index refund_purchase on refund (purchase_id);
create index refund_attempt on refund (attempt_id);
-- An automatic refund of the same payment for the same reason is made once. People may give back in parts.
create unique index refund_once_key on refund (attempt_id, reason) where state <> 'failed' and reason <> 'operator';

-- Somebody declared a withdrawal from the contract; kept with the moment and the words.
create table withdrawal (
    id           uuid primary key,
    order_number text collate "C" not null,
    purchase_id  uuid not null constraint withdrawal_purchase_key unique references purchase,
    name         text not null,
    email        text not null,
    hl           text not null,
    declared_at  timestamptz not null
);

-- Double entry: the lines of one transaction add up to zero in its currency.
create table ledger_line (
    -- domain::ledger::Transaction: charge:{charge}, refund:{refund}, dispute:{dispute}, …
    transaction text not null,
    -- domain::ledger::Account
    account     text not null,
    currency    text not null,
    amount      bigint not null,
    at          timestamptz not null,
    purchase_id uuid not null,
    primary key (transaction, account)
);
create index ledger_line_at on ledger_line (at);

-- Where catching up with the provider's list of events has come to, and the last comparison of ledgers.
create table reconciliation (
    single        bool primary key default true check (single),
    events_until  timestamptz,
    -- When the next worker may read on, and when one may compare again.
    events_next   timestamptz not null default 'epoch',
    ledger_day    date,
    ledger_next   timestamptz not null default 'epoch',
    -- Hundredths by currency that nobody could explain; empty is right.
    difference    jsonb not null default '{}'
);
insert into reconciliation default values;

-- What must happen after a write: a row of the same transaction. Done rows are deleted.
create table job (
    id          uuid primary key,
    -- app::jobs::Job
    kind        text not null,
    payload     jsonb not null,
    -- One job for one thing: writing it again changes nothing while it waits.
    key         text constraint job_key unique,
    run_at      timestamptz not null,
    -- Counted when it is taken, so that a job that kills its worker is counted too.
    attempts    int not null default 0,
    -- Leases that ran out: a process died with the job in its hands.
    deaths      int not null default 0,
    lease_until timestamptz,
    -- Why it failed the last time; never anything personal.
    error       text,
    -- Nobody tries it any more; an operator may put it back.
    dead_at     timestamptz,
    created_at  timestamptz not null
);
create index job_due on job (run_at) where dead_at is null;
create index job_dead on job (dead_at) where dead_at is not null;

-- One letter. What is in it is fixed when it is made; sending it again sends the same Message-ID.
create table mail (
    id           uuid primary key,
    order_number text collate "C" not null,
    -- domain::mail::Kind
    kind         text not null,
    -- The same kind of letter again: another address, asked for once more.
    rev          int not null,
    recipient    text not null,
    hl           text not null,
    -- app::mail::Letter, typed by its kind.
    context      jsonb not null,
    -- Before the @: a digest of the order number, which is a secret, and the revision.
    message_id   text not null constraint mail_message_id unique,
    -- domain::mail::State
    state        text not null,
    made_at      timestamptz not null,
    -- When it was last given to the server, and how often nobody knows what became of it.
    sending_at   timestamptz,
    ambiguous    int not null default 0,
    accepted_at  timestamptz,
    -- The server's words.
    answer       text,
    unique (order_number, kind, rev)
);
