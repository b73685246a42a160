-- A confirmed run and its order are one row, written once.

create table exam_order (
    -- A capability: time first, so that new rows lie together, then 100 random bits.
    number            text collate "C" primary key,
    -- Made in the browser when the run begins; sending it again finds the same order.
    run_id            uuid not null constraint exam_order_run_key unique,
    app_exam_id       int not null,
    exam_id           int not null,
    -- Forms are never deleted. A foreign key would lock the same few rows of `form` for every order.
    form_id           int not null,
    -- The specification's: a run that can't be analysed, one that can be bought, one that is owned.
    status            text not null check (status in ('uncompleted', 'pending_payment', 'completed')),
    hl                text not null,
    country           text not null,
    logid             uuid,
    uid               uuid,
    submitted_at      timestamptz not null,
    -- By position of the form: chosen place 0–5 (null: open), milliseconds, changes of mind, and when
    -- the answer was last chosen, in milliseconds after the beginning (null: not known). The same run
    -- with another form or other choices is refused.
    choices           smallint[] not null,
    times_ms          int[] not null,
    changes           smallint[] not null,
    chosen_at_ms      int[] not null,
    -- What the browser saw around the run: measure::validity::Circumstances.
    circumstances     jsonb not null,
    parameter_version int not null,
    norm_version      text not null,
    -- app::runs::Scored as it was computed; text, because recomputing must give the same bytes.
    outcome           text not null,
    -- When everything about an order that was never bought is deleted; null once it was.
    forget_at         timestamptz
);
-- Nobody answers the same form twice in one visit.
create unique index exam_order_form_key on exam_order (logid, form_id) where logid is not null;
create index exam_order_forget on exam_order (forget_at) where forget_at is not null;

-- What a finished run adds to the statistics, until it has been handed to the event stream. A row gets
-- its batch before the batch is first sent and keeps it, so that a batch sent twice is the same batch.
create table run_outbox (
    -- The run's.
    id    uuid primary key,
    batch uuid,
    -- domain::run::FinishedRun
    event jsonb not null
);
create index run_outbox_batch on run_outbox (batch);

-- Written in the transaction that folds a batch into the rollups below: a batch delivered again is skipped.
create table run_batch (
    id        uuid primary key,
    folded_at timestamptz not null,
    runs      int not null
);

-- Valid runs by IQ, 40 to 160: one row an exam and country; country '*' is everybody.
create table score_histogram (
    exam_id int not null,
    country text not null,
    runs    bigint[] not null,
    primary key (exam_id, country)
);

create table item_stat (
    item_id  int primary key references item,
    shown    bigint not null,
    answered bigint not null,
    correct  bigint not null,
    -- By choice of the item's spec, whatever place it stood at.
    chosen   bigint[] not null,
    -- Answers by time, see domain::run::time_bucket.
    times    bigint[] not null
);
