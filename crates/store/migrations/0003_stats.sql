-- Numbers about exams, kept by adding to them, so that no request ever counts rows.

create table exam_total (
    exam_id          int primary key references exam,
    valid_runs       bigint not null,
    score_tenths_sum bigint not null,
    -- Valid runs by duration, one element per half minute.
    durations        bigint[] not null
);

create table exam_day (
    exam_id    int not null references exam,
    day        date not null,
    valid_runs bigint not null,
    primary key (exam_id, day)
);

create table exam_minute (
    exam_id int not null references exam,
    minute  timestamptz not null,
    starts  bigint not null,
    primary key (exam_id, minute)
);
