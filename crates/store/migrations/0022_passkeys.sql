-- More ways in, for accounts that exist. Keys of people's devices, which need neither letter nor password:
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

-- People as other sites know them: signing in there signs in here.
create table identity (
    -- domain::account::Provider
    provider     text not null check (provider in ('google', 'apple')),
    -- The site's own name for the person, which lasts. Their address there may change.
    sub          text not null,
    account_id   uuid not null references account on delete cascade,
    -- The address that the site named; empty if it named none.
    email        text not null,
    created_at   timestamptz not null,
    last_used_at timestamptz,
    primary key (provider, sub),
    constraint identity_account unique (account_id, provider)
);

-- A proof that is under way, by a passkey or through another site: what the server has to remember between its
-- question and the answer. The row is deleted by whoever answers first, right or wrong, so no answer counts twice.
create table ceremony (
    -- Random.
    id           uuid primary key,
    kind         text not null check (kind in ('passkey_new', 'passkey_sign_in', 'identity', 'identity_link')),
    -- Whose it is, where that is known.
    account_id   uuid references account on delete cascade,
    -- Hash of a secret of the browser that was sent to another site: only that one may come back.
    browser_hash bytea,
    state        jsonb not null,
    expires_at   timestamptz not null
);
create index ceremony_account on ceremony (account_id) where account_id is not null;
create index ceremony_expires on ceremony (expires_at);
