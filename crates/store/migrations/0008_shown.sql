-- What an owner lets others see of a result: a certificate, a link, a line among the latest results.

create table certificate (
    -- 128 random bits; says nothing about the order.
    token        text collate "C" primary key,
    order_number text collate "C" not null references exam_order (number) on delete cascade,
    -- Empty once it is revoked, as are statement and signature.
    name         text not null,
    name_shown   bool not null,
    -- The exact text that is signed, the signature (base64) and the name of the key.
    statement    text not null,
    signature    text not null,
    key_id       text not null,
    made_at      timestamptz not null,
    changed_at   timestamptz not null,
    revoked_at   timestamptz
);
-- A new one after a revoked one: the old one stays revoked for whoever checks it.
create unique index certificate_order_key on certificate (order_number) where revoked_at is null;
create index certificate_order on certificate (order_number, made_at desc);

create table share (
    token        text collate "C" primary key,
    order_number text collate "C" not null references exam_order (number) on delete cascade,
    -- What is shown beside the class: score, ranking, dimensions.
    show         text[] not null,
    name         text,
    made_at      timestamptz not null,
    revoked_at   timestamptz
);
-- A new link after a revoked one: the old one stays dead.
create unique index share_order_key on share (order_number) where revoked_at is null;
-- An order that is forgotten takes its dead links along.
create index share_order on share (order_number);

create table listed_result (
    order_number text collate "C" primary key references exam_order (number) on delete cascade,
    exam_id      int not null,
    first_name   text,
    country      text not null,
    class        text not null,
    listed_at    timestamptz not null
);
create index listed_result_latest on listed_result (exam_id, listed_at desc);
