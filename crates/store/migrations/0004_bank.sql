-- Puzzles and the forms that are put together from them. Written by `server bank build`, never
-- changed afterwards but for a status; read into memory by every server process.

-- Exams whose whole result is free and whose order is never paid.
alter table exam add column free bool not null default false;

create table norm (
    version text primary key,
    -- measure::norms::Norms
    norms   jsonb not null
);

-- One building. The digest is over everything that was written: the same recipe and seed give it again.
create table bank (
    edition        int primary key check (edition > 0),
    recipe_version int not null,
    seed           bigint not null,
    norm_version   text not null references norm,
    digest         text not null,
    built_at       timestamptz not null
);

create table item (
    id             int primary key,
    edition        int not null references bank,
    -- What a browser calls it; says nothing about where the puzzle comes from.
    code           text not null constraint item_code_key unique,
    recipe_version int not null,
    template       text not null,
    seed           bigint not null,
    -- Equal for puzzles that look the same but for their shapes.
    fingerprint    text not null constraint item_fingerprint_key unique,
    -- lab::dimensions::Dimension
    dimension      text not null,
    -- matrix::item::Item, so that later recipes can't change what people saw.
    spec           jsonb not null,
    status         text not null check (status in ('draft', 'pretest', 'live', 'retired'))
);

-- P(θ) = c + (1 − c) / (1 + exp(−(aθ + d))). Calibrating adds a version, it never changes one.
create table item_parameter (
    item_id int not null references item,
    version int not null check (version > 0),
    a       float8 not null,
    d       float8 not null,
    c       float8 not null,
    primary key (item_id, version)
);

create table form (
    id                int primary key,
    edition           int not null references bank,
    -- Scored questions: an exam gets the forms that have as many as its record says.
    questions         int not null check (questions > 0),
    parameter_version int not null,
    norm_version      text not null references norm,
    -- measure::norms::NormTable, computed once.
    norm_table        jsonb not null,
    status            text not null check (status in ('live', 'retired'))
);

create table form_question (
    form_id  int not null references form,
    position int not null check (position > 0),
    item_id  int not null constraint form_question_item_key unique references item,
    -- Which choice of the item's spec stands at each place.
    options  smallint[] not null check (cardinality(options) = 6),
    -- False for a question that is only tried out.
    scored   bool not null,
    primary key (form_id, position)
);

-- One row: processes look at it to know whether their copy in memory is still the truth.
create table bank_revision (
    single   bool primary key default true check (single),
    revision bigint not null
);
insert into bank_revision (revision) values (0);
