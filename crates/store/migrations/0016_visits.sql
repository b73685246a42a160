-- Which landing variant a view was of, and which arm of an experiment the visitor was in: domain::view::Label. A visit
-- had the variant from the beginning; variants of before may hold other characters.
alter table view
    add column variant text,
    add column arm     text;
alter table visit add column arm text;
