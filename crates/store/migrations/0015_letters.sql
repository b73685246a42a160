-- A letter is about an order, about an account, or about nothing but the address that it is sent to. The last is
-- only the letter of links: it lists everything that was bought with an address. Those written before keep the
-- order that was taken for them, so that the release before this one can still send them.
alter table mail
    alter column order_number drop not null,
    add column account_id uuid,
    add constraint mail_about check (
        num_nonnulls(order_number, account_id) = 1
        or num_nonnulls(order_number, account_id) = 0 and kind = 'retrieve');

-- As with an order: each letter of a kind is the next one.
create unique index mail_account on mail (account_id, kind, rev) where account_id is not null;
