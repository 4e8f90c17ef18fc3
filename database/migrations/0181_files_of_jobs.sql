-- Files that long jobs have made stand with their jobs, whatever made them: those of report cards are carried over. Sheets gathered for
-- files not written yet are let go with the work that was gathering them: it is begun again.
create table platform.long_job_file (
  job_id integer not null references platform.long_job on delete cascade,
  number integer not null check (number > 0),
  name text not null check (length(name) between 1 and 200),
  -- how many papers stand in it
  sheets integer not null check (sheets > 0),
  bytes bytea not null,
  -- each paper in a file of its own
  archive bytea,
  -- as that of an item: whoever takes the file is asked by it whether they still reach what stands in it
  input jsonb not null,
  made_at timestamptz not null default now(),
  primary key (job_id, number)
);
create index long_job_file_made_at on platform.long_job_file (made_at);
-- they are packed already
alter table platform.long_job_file alter column bytes set storage external, alter column archive set storage external;

insert into platform.long_job_file (job_id, number, name, sheets, bytes, archive, input, made_at)
select f.job_id, row_number() over (partition by f.job_id order by f.id), f.name, f.sheets, f.bytes, f.archive,
  jsonb_build_object('class_id', f.class_id, 'year_id', c.year_id, 'student_ids', '[]'::jsonb, 'title', f.name, 'language', 'ru',
    'today', f.made_at::date, 'is_last', false), f.made_at
from register.prepared_file f join classes.class c on c.id = f.class_id;
update platform.setting set name = 'retention.long_job_files' where name = 'retention.prepared_report_cards';

with ended as (
  update platform.long_job set state = 'interrupted', ended_at = now()
  where kind = 'register.report-cards' and state in ('waiting', 'running') returning id)
update platform.long_job_item i set outcome = 'skipped' from ended where i.job_id = ended.id and i.outcome = 'waiting';
drop table register.prepared_sheet, register.prepared_file;
