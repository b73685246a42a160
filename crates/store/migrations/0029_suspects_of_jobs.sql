-- Whoever claims jobs looks for those whose worker died first. Without this, each claim reads all jobs that are due,
-- and after an outage there are many. The table holds only what is still to be done, so building it takes milliseconds.
-- squawk-ignore require-concurrent-index-creation
create index job_suspect on job (slow, run_at) where dead_at is null and (deaths > 0 or lease_until is not null);
