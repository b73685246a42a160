-- Questionnaires: what they ask and in which words, by version. Written by `server catalog apply`, never changed
-- afterwards, because orders are scored again with the version that their answers were given to.

create table instrument (
    -- The exam's code.
    code       text not null,
    version    int not null check (version > 0),
    -- content/questionnaires/<code>/instrument.toml: questionnaire::instrument::Instrument.
    definition text not null,
    primary key (code, version)
);

create table instrument_words (
    code    text not null,
    version int not null,
    hl      text not null,
    -- content/questionnaires/<code>/<hl>.toml: questionnaire::wording::Wording.
    words   text not null,
    primary key (code, version, hl),
    foreign key (code, version) references instrument
);

-- Whether a free test asks for an account.
alter table exam add column sign_in bool not null default false;
alter table exam alter column sign_in drop default;

-- Which test among the items of a package was used for the order; null for one more test of a bundle.
alter table bundle_use add column item text;

-- Valid runs by type in a week (its Monday, UTC) and language. domain::rollup::ClassWeek.
create table class_week (
    exam_id int not null,
    week    date not null,
    hl      text not null,
    class   text not null,
    runs    bigint not null,
    primary key (exam_id, week, hl, class)
);
