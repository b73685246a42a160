-- What a package pays for beside its own order: orders of other exams, or more of the same.
-- domain::catalog::Grant; written whole and read whole, as the rest of the catalogue.
create table package_grant (
    code      text primary key,
    -- As what packages list it: domain::catalog::PackageItem.
    item      text unique,
    exams     int[] not null,
    orders    int not null check (orders >= 1),
    available bool not null
);
alter table package add column grants text[] not null default '{}';

-- The tests that stood among the items: none of them can be taken yet.
insert into package_grant (code, item, exams, orders, available)
select distinct item, item, '{}'::int[], 1, false from package_item where item in ('left_right_brain', 'eq');
update package p
set grants = array(select item from package_item i
                   where i.package_id = p.id and item in ('left_right_brain', 'eq') order by i.position);
delete from package_item where item in ('left_right_brain', 'eq');

-- A bundle's tests beyond the first.
insert into package_grant (code, exams, orders, available)
select 'more_' || p.id, array(select exam_id from package_exam e where e.package_id = p.id order by e.position),
       p.tests - 1, true
from package p where p.tests > 1;
update package set grants = grants || ('more_' || id) where tests > 1;
alter table package alter column grants drop default, drop column tests;
