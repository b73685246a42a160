-- The kind of an exam decides what is asked, what the answers come to and what the report tells.
alter table exam add column kind text not null default 'iq';
alter table exam alter column kind drop default;

-- Whether the same form may be taken again.
alter table exam add column repeatable bool not null default false;
alter table exam alter column repeatable drop default;

-- A form belongs to an exam. No foreign key: the forms of an exam that was withdrawn stay, because orders need them.
alter table form add column exam_id int;
update form set exam_id = (select min(exam.id) from exam where exam.questions = form.questions);
-- Forms of a length that no exam has any more.
update form set exam_id = 0, status = 'retired' where exam_id is null;
alter table form alter column exam_id set not null;

-- How many questions count is known from the questions.
alter table form drop column questions;

-- The order keeps the kind beside what its run came to, so that the text can be read for ever.
alter table exam_order add column kind text not null default 'iq';
alter table exam_order alter column kind drop default;

-- Answers to an item in a week (its Monday, UTC) and language: for each fifth of the population, lowest first, how
-- often each choice was taken, and last how often none was. domain::rollup::ItemWeek.
create table item_week (
    exam_id int not null,
    item_id int not null,
    week    date not null,
    hl      text not null,
    counts  bigint[] not null,
    primary key (exam_id, item_id, week, hl)
);

-- Items of exams without puzzles aren't rows of `item`.
alter table item_stat drop constraint item_stat_item_id_fkey;
