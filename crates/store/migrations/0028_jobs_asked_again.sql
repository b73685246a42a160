-- A job that was asked for once more while it ran: it may have looked before that, so it runs again, from this time on.
-- The release before doesn't look at it and deletes the job, as it always did.
alter table job add column again_at timestamptz;
