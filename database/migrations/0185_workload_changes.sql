-- Changes of the workload are taken back at once; lists of rates and hours that were issued stay as they were.
create table workload.step (
  id integer generated always as identity primary key,
  account_id integer not null references access.account on delete cascade,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  -- each { before, after }: an assignment as it was, and its id and version as it was left; null where there was none
  rows jsonb not null check (jsonb_typeof(rows) = 'array')
);
create index step_account on workload.step (account_id);

create schema tariff;
create table tariff.issue (
  id integer generated always as identity primary key,
  year_id integer not null references calendar.study_year,
  as_of date not null,
  made_at timestamptz not null default now(),
  made_by integer references people.person,
  remark text check (remark <> '' and length(remark) <= 300),
  contents jsonb not null check (jsonb_typeof(contents) = 'object')
);
create index issue_year on tariff.issue (year_id, as_of);
create index issue_made_by on tariff.issue (made_by);

-- Courses whose notebooks are checked for pay.
create table tariff.notebook_course (
  course_id integer primary key references curriculum.course on delete cascade
);
