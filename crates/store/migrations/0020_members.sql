-- Members: the discount for a while, bought by an account. Who is a member follows from purchases each time and is
-- stored nowhere.

-- How long a membership lasts; null for a package of an exam.
alter table package add column months int check (months >= 1);

-- An order of no test: it holds the money of a membership, and has neither answers nor a result.
alter table exam_order add column membership bool not null default false;
create index exam_order_membership on exam_order (account_id) where membership;

-- domain::purchase::Kind has one more, and the months are frozen with the price.
alter table purchase
    add column months int,
    drop constraint purchase_kind_check,
    add constraint purchase_kind_check check (kind in ('package', 'upgrade', 'bundle', 'membership')),
    add constraint purchase_months check ((kind = 'membership') = (months is not null));
