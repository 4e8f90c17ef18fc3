-- Long work that can be taken back: what each item that was done would need for it, and which work has taken back which, once.
alter table platform.long_job_item add column undo jsonb;
alter table platform.long_job add column undoes integer unique references platform.long_job on delete cascade;
