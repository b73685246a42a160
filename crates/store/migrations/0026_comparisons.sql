-- Two people who look at their types side by side: one invites by a link, the other agrees. Either of them ends it for
-- both, and so does erasing one of the two orders.
create table comparison (
    -- 128 random bits; says nothing about the orders.
    token        text collate "C" primary key,
    -- Of whoever invites, with the name that the other person sees.
    order_number text collate "C" not null references exam_order (number) on delete cascade,
    name         text,
    -- Of whoever agreed.
    other_order  text collate "C" references exam_order (number) on delete cascade,
    other_name   text,
    made_at      timestamptz not null,
    agreed_at    timestamptz,
    -- Both names are deleted then.
    stopped_at   timestamptz,
    constraint comparison_agreed check ((other_order is null) = (agreed_at is null)),
    constraint comparison_of_two check (other_order <> order_number)
);
-- One invitation waits at a time: asking again gives the same link.
create unique index comparison_waiting on comparison (order_number) where other_order is null and stopped_at is null;
create index comparison_order on comparison (order_number, made_at desc);
create index comparison_other on comparison (other_order, made_at desc) where other_order is not null;
create index comparison_stopped on comparison (stopped_at) where stopped_at is not null;
