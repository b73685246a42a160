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

-- How others did when the report was delivered: report::facts::Crowd. Frozen, so that a report read
-- years later says the same, byte by byte.
create table report (
    order_number text collate "C" primary key references exam_order (number) on delete cascade,
    crowd        text not null,
    frozen_at    timestamptz not null
);
