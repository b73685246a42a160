-- The renewing plan of memberships: one row for each subscription at the provider. Every renewal is an order of no
-- test with a purchase of its own, so the books know nothing of plans.

create table plan (
    id              uuid primary key,
    account_id      uuid not null references account (id) on delete cascade,
    app_id          int not null,
    -- domain::plan::State
    state           text not null check (state in ('pending', 'active', 'past_due', 'cancelled', 'ended')),
    -- What was agreed to at the button: no renewal may cost another amount.
    currency        text not null,
    amount          bigint not null check (amount > 0),
    months          int not null check (months >= 1),
    -- The provider's id; null until its answer is known.
    subscription    text constraint plan_subscription unique,
    -- When the running period ends and the next one is charged.
    period_end      timestamptz,
    cancel_asked_at timestamptz,
    -- It must end at once and not with its period: its owner leaves, or its money goes back.
    ends_at_once    bool not null default false,
    -- The end of the period that the reminder was written for.
    reminded_for    timestamptz,
    -- The bill that its owner was told could not be charged.
    told_failed     text,
    -- When the provider is asked again.
    check_at        timestamptz not null,
    created_at      timestamptz not null
);

-- One at a time: nobody pays for two.
create unique index plan_of_account on plan (account_id) where state <> 'ended';
create index plan_check on plan (check_at) where state <> 'ended';

-- The plan that an order of no test belongs to.
alter table exam_order add column plan_id uuid references plan (id) on delete set null;
create index exam_order_plan on exam_order (plan_id) where plan_id is not null;

-- A link in a letter may cancel a plan, and does nothing else.
alter table order_link
    drop constraint order_link_purpose_check,
    add constraint order_link_purpose_check check (purpose in ('order', 'review', 'plan'));
