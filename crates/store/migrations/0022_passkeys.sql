-- Keys of people's devices that sign in without a letter and without a password.
create table passkey (
    id            uuid primary key,
    account_id    uuid not null references account on delete cascade,
    -- Chosen by the device. No two accounts have the same.
    credential_id bytea not null constraint passkey_credential unique,
    -- The public key with its counter, as the library for WebAuthn writes it.
    key           jsonb not null,
    -- As its owner calls it.
    name          text not null,
    created_at    timestamptz not null,
    last_used_at  timestamptz,
    -- Whether it is also on the owner's other devices.
    backed_up     boolean not null,
    -- Its counter went backwards: somebody may have a copy.
    disabled_at   timestamptz
);
create index passkey_account on passkey (account_id);

-- A proof by a passkey that is under way: what the server has to remember between its question and the answer. The
-- row is deleted by whoever answers first, right or wrong, so no answer counts twice.
create table ceremony (
    -- Random.
    id         uuid primary key,
    kind       text not null check (kind in ('passkey_new', 'passkey_sign_in')),
    -- Whose it is, where that is known.
    account_id uuid references account on delete cascade,
    state      jsonb not null,
    expires_at timestamptz not null
);
create index ceremony_account on ceremony (account_id) where account_id is not null;
create index ceremony_expires on ceremony (expires_at);
