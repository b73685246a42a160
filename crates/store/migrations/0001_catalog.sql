-- What is on offer. Filled from content/ by `server catalog apply`, read into memory by every
-- server process, so the tables are small and their shape follows domain::catalog.

create table app (
    id              int primary key,
    alias           text not null constraint app_alias_key unique,
    name            text not null,
    domains         text[] not null,
    default_variant text not null,
    default_exam    int not null,
    operator        jsonb not null
);

create table category (
    id   int primary key,
    code text not null constraint category_code_key unique,
    name jsonb not null
);

create table exam (
    id           int primary key,
    code         text not null constraint exam_code_key unique,
    category_id  int not null references category,
    questions    int not null check (questions > 0),
    options      int not null check (options > 1),
    time_limit_s int not null check (time_limit_s >= 0),
    name         jsonb not null,
    summary      jsonb not null
);

-- The languages an exam can be taken in, in the order a switch lists them.
create table exam_language (
    exam_id  int not null references exam on delete cascade,
    position int not null,
    hl       text not null,
    primary key (exam_id, hl)
);

create table app_exam (
    id      int primary key,
    app_id  int not null references app,
    exam_id int not null references exam,
    unique (app_id, exam_id)
);

create table package (
    id       int primary key,
    code     text not null constraint package_code_key unique,
    -- From the smallest package to the largest.
    position int not null
);

create table package_exam (
    package_id int not null references package on delete cascade,
    position   int not null,
    exam_id    int not null references exam,
    primary key (package_id, exam_id)
);

create table package_item (
    package_id int not null references package on delete cascade,
    position   int not null,
    item       text not null,
    primary key (package_id, item)
);

-- Hundredths of the currency, whatever the currency. ZZ is everywhere else.
create table price (
    country    text not null check (country ~ '^[A-Z]{2}$'),
    package_id int not null references package on delete cascade,
    currency   text not null check (currency ~ '^[A-Z]{3}$'),
    amount     bigint not null check (amount > 0),
    primary key (country, package_id)
);

-- Legal texts are never changed once published: an order must be able to name what was agreed.
create table protocol (
    id           int generated always as identity primary key,
    app_id       int not null references app,
    kind         text not null,
    hl           text not null,
    version      int not null check (version > 0),
    title        text not null,
    body         text not null,
    published_on date not null,
    constraint protocol_version_key unique (app_id, kind, hl, version)
);

-- One row: processes look at it to know whether their copy in memory is still the truth.
create table catalog_revision (
    single     bool primary key default true check (single),
    revision   bigint not null,
    applied_at timestamptz not null
);
insert into catalog_revision (revision, applied_at) values (0, 'epoch');
