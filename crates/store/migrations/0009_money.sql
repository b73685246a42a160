-- Money kept is the price of what is owned: what an upgrade was priced from, what came by a payment, and
-- which refunds took the place of which.

-- What all that the order has by this purchase cost: for an upgrade the larger package, for a bundle the package
-- that each of its tests gets. And what an upgrade was priced from; it is owned only while that is.
alter table purchase
    add column worth       bigint,
    add column from_items  text[],
    add column from_amount bigint;
update purchase u
set from_items = coalesce(base.items, '{}'), from_amount = coalesce(base.amount, 0)
from purchase self
left join lateral (
    select b.items, b.amount from purchase b
    where b.kind <> 'upgrade' and b.paid_at is not null and b.created_at <= self.created_at
      and (b.order_number = self.order_number
           or b.id = (select purchase_id from bundle_use where order_number = self.order_number))
    order by b.paid_at desc limit 1
) base on true
where self.kind = 'upgrade' and u.id = self.id;
update purchase set worth = amount + coalesce(from_amount, 0);
alter table purchase
    alter column worth set not null,
    add constraint purchase_from check ((kind = 'upgrade') = (from_items is not null)
                                        and (from_items is null) = (from_amount is null));

-- What came, once it came (null: what was asked for). Every dispute by the provider's id, as
-- domain::payment::Dispute. How many cards were declined, and when the last one was.
alter table payment_attempt
    add column received          bigint,
    add column received_currency text,
    add column disputes          jsonb not null default '{}',
    add column declines          int not null default 0,
    add column declined_at       timestamptz;
update payment_attempt a
set disputes = jsonb_build_object(
    coalesce((select substr(min(l.transaction), 9) from ledger_line l
              where l.purchase_id = a.purchase_id and l.transaction like 'dispute:%'), 'unknown'), a.dispute)
where a.dispute is not null;
alter table payment_attempt drop column dispute;

-- What of a refund was once said to be on its way to the buyer, and whether a newer refund sends the money
-- instead because this one failed.
alter table refund
    add column gone    bigint not null default 0,
    add column retried bool not null default false;
update refund set gone = amount where state = 'succeeded';
create index refund_stuck on refund (created_at) where state = 'failed' and not retried;
-- What is left of a payment is counted behind the order's lock: a rest may go back for the same reason again.
drop index refund_once_key;
