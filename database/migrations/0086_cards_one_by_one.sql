-- What a long job does for its whole (writing the file of a class) is no item of its count; prepared report cards also come one by one.
alter table platform.long_job_item add column is_counted boolean not null default true;
alter table register.prepared_file add column archive bytea;
