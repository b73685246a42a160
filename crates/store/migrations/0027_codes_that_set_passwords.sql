-- The code of a letter counts for what the letter says: one that signs in sets no password. The release before writes
-- letters without saying which, and takes each for both.
alter table challenge add column sets_password boolean not null default true;
