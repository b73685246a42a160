-- Accounts: people with an address that was proven to be theirs. They collect orders; an order without one still
-- belongs to whoever knows its number.

create table account (
    id         uuid primary key,
    email      text not null,
    -- The address as it is compared: domain::email::EmailAddress::key.
    email_key  text collate "C" not null constraint account_email_key unique,
    -- Argon2id in PHC form; null as long as the person uses letters or passkeys.
    password   text,
    name       text not null default '',
    nickname   text not null default '',
    phone      text not null default '',
    birthday   date,
    -- domain::account::Gender
    gender     text check (gender in ('male', 'female', 'confidential')),
    hl         text not null,
    -- The storefront that its letters are sent by.
    app_id     int not null,
    -- When the privacy policy was agreed to.
    agreed_at  timestamptz not null,
    created_at timestamptz not null
);

-- A browser that is signed in. The cookie holds the token, the row only its hash.
create table account_session (
    token_hash  bytea primary key,
    -- Names it in the list of devices; opens nothing.
    id          uuid not null unique,
    account_id  uuid not null references account on delete cascade,
    created_at  timestamptz not null,
    -- To the hour.
    seen_at     timestamptz not null,
    -- Until then the person counts as having just proven who they are.
    fresh_until timestamptz not null,
    expires_at  timestamptz not null,
    -- Families, never versions: enough to recognise one's own devices. No network address is stored.
    browser     text not null,
    system      text not null,
    country     text not null
);
create index account_session_account on account_session (account_id);
create index account_session_expires on account_session (expires_at);

-- A proof of an address that is under way: the letter holds a link and a code, both derived from the id and a
-- secret of the server.
create table challenge (
    id           uuid primary key,
    email        text not null,
    email_key    text collate "C" not null,
    -- 'letter': somebody asked for it; 'receipt': it came with a receipt.
    purpose      text not null check (purpose in ('letter', 'receipt')),
    link_hash    bytea not null unique,
    -- A registration that waits for its proof. Only the browser that typed it may bring it into an account: whoever
    -- proves the address elsewhere gets an account without it.
    name         text,
    password     text,
    browser_hash bytea,
    app_id       int not null,
    hl           text not null,
    tries        int not null default 0,
    created_at   timestamptz not null,
    code_until   timestamptz not null,
    link_until   timestamptz not null
);
-- A new letter ends the one before it.
create unique index challenge_letter on challenge (email_key) where purpose = 'letter';
create index challenge_until on challenge (link_until);

-- What is limited for an address, whether it has an account or not. Here and not in Redis, which may be away.
create table account_limit (
    -- Hash of the address.
    whose    bytea not null,
    what     text not null,
    began_at timestamptz not null,
    used     int not null,
    primary key (whose, what)
);
create index account_limit_began on account_limit (began_at);

-- The account that collected the order.
alter table exam_order add column account_id uuid references account on delete set null;
create index exam_order_account on exam_order (account_id) where account_id is not null;

-- A letter with a sign-in link may go to an address without an account, and is then about nothing else.
alter table mail
    drop constraint mail_about,
    add constraint mail_about check (
        num_nonnulls(order_number, account_id) = 1
        or num_nonnulls(order_number, account_id) = 0 and kind in ('retrieve', 'sign_in', 'account_notice'));
