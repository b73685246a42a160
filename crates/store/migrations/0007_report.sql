-- What a report is made of beyond the order itself, and the norms of every time.

-- Everything a form was ever scored with. A form's own columns name the newest; an order names its own.
create table form_norm (
    form_id           int not null references form,
    parameter_version int not null,
    norm_version      text not null references norm,
    -- measure::norms::NormTable, computed once.
    norm_table        jsonb not null,
    primary key (form_id, parameter_version, norm_version)
);
insert into form_norm select id, parameter_version, norm_version, norm_table from form;
-- The release before still reads it while this one is rolled out; nobody writes it any more, and a later
-- migration drops it. Where norms have changed it is null, so that the older release mixes nothing up.
alter table form alter column norm_table drop not null;

-- A score has a place among scores under the same norms only. Until now there was one version. Workers of
-- the release before can't add to it any more: their runs wait until they are replaced.
alter table score_histogram add column norms text not null default '';
update score_histogram set norms = (select min(version) from norm) where exists (select from norm);
alter table score_histogram alter column norms drop default;
alter table score_histogram drop constraint score_histogram_pkey;
alter table score_histogram add primary key (exam_id, norms, country);

-- A job that takes a processor for a while has hands of its own, so that no delivery waits behind it.
alter table job add column slow bool not null default false;
drop index job_due;
create index job_due on job (slow, run_at) where dead_at is null;

-- How others did when the report was delivered: report::facts::Crowd. Frozen, so that a report read
-- years later says the same, byte by byte.
create table report (
    order_number text collate "C" primary key references exam_order (number) on delete cascade,
    crowd        text not null,
    frozen_at    timestamptz not null
);
