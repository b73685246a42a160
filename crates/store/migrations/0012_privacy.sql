-- Links that open an order without its number, the reference by which people speak of an order, and what
-- a visitor agreed to.

-- What stands in a letter, and what a payment provider sends a buyer back with. Only a hash is kept:
-- nobody who reads this table can use one.
create table order_link (
    token_hash   bytea primary key,
    order_number text collate "C" not null references exam_order (number) on delete cascade,
    -- Where it was mailed to; null for the way back from a payment.
    email        text,
    made_at      timestamptz not null,
    -- A way back from a payment is used once, and only until then. A mailed link has no end.
    expires_at   timestamptz,
    check ((email is null) = (expires_at is not null))
);
create index order_link_order on order_link (order_number);
create index order_link_expires on order_link (expires_at) where expires_at is not null;

-- The reference of an order, domain::order::Reference: opens nothing, found by operators.
create index exam_order_reference on exam_order (substr(encode(sha256(decode(number, 'escape')), 'hex'), 1, 10));

-- What the visitor answered to the question about advertising: which version of it, and when. Kept and
-- deleted with the visit; click ids are there only while the answer is yes.
alter table visit
    add column consent         text check (consent in ('granted', 'denied')),
    add column consent_version int,
    add column consent_at      timestamptz,
    add constraint visit_consent_whole
        check ((consent is null) = (consent_version is null) and (consent is null) = (consent_at is null));
