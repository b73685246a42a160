-- Page views and visits: high volume, partitioned by day, partitions made ahead by the worker.

-- No key and no index: views arrive by COPY and are read by day. That each is there once is
-- promised by view_batch.
create table view (
    id          uuid not null,
    at          timestamptz not null,
    app_id      int not null,
    app_exam_id int,
    exam_id     int,
    logid       uuid,
    hl          text not null,
    country     text not null,
    path        text not null,
    app_version text
) partition by range (at);

-- A batch is written in the transaction that copies its views: a batch delivered again is skipped.
create table view_batch (
    id        uuid primary key,
    copied_at timestamptz not null,
    views     int not null
);

-- The attribution session behind a logid. The id is a UUIDv7, so a day is a range of ids and a
-- look-up by logid touches one partition.
create table visit (
    id          uuid primary key,
    at          timestamptz not null,
    app_exam_id int not null,
    hl          text not null,
    country     text not null,
    landing     text,
    variant     text,
    clicks      jsonb not null
) partition by range (id);
