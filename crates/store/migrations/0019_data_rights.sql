-- What was erased at its owner's request. A backup is older than the request: whoever restores one erases again
-- what this table names.
create table erasure (
    -- Keyed hash of an account's id or of an order's number; the key isn't in the database.
    hash     bytea primary key,
    -- When it was asked for.
    asked_at timestamptz not null
);

-- Its owner has asked for its deletion, and money of one of its orders is still in transit.
alter table account add column closing_at timestamptz;
create index account_closing on account (closing_at) where closing_at is not null;

-- Copies of everything stored about an account, for its owner.
create table account_export (
    -- Random: it is also the folder of the file.
    id         uuid primary key,
    account_id uuid not null references account on delete cascade,
    asked_at   timestamptz not null,
    -- Null until the file is stored.
    made_at    timestamptz
);
create index account_export_account on account_export (account_id);
create index account_export_asked on account_export (asked_at);

-- An address is erased wherever it stands.
create index mail_recipient on mail (lower(recipient));
create index withdrawal_email on withdrawal (lower(email)) where email <> '';
create index order_link_email on order_link (lower(email)) where email is not null;
create index purchase_any_email on purchase (lower(email)) where email <> '';
