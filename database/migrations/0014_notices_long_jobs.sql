-- Notices to accounts with their mail, and long work that can be watched, cancelled and taken up again.
create schema notices;
create table notices.notice (
  id bigint generated always as identity primary key,
  account_id integer not null references access.account on delete cascade,
  kind text not null check (kind <> ''),
  title text not null check (char_length(title) between 1 and 200),
  text text not null default '' check (char_length(text) <= 2000),
  link text check (link ~ '^/[^/\\]'),
  -- what it tells of: told twice, it is told once
  subject text,
  made_at timestamptz not null default now(),
  read_at timestamptz,
  -- taken up by a letter, or settled without one
  mailed_at timestamptz
);
create index notice_account on notices.notice (account_id, id desc);
create index notice_unread on notices.notice (account_id) where read_at is null;
create unique index notice_subject on notices.notice (account_id, subject) where subject is not null;
create index notice_unmailed on notices.notice (made_at) where mailed_at is null and read_at is null;
create index notice_made_at on notices.notice (made_at);

-- What an account has chosen for a kind; where there is no row the kind's own default holds.
create table notices.mail_choice (
  account_id integer not null references access.account on delete cascade,
  kind text not null,
  by_mail boolean not null,
  primary key (account_id, kind)
);
-- Local times of the school; past midnight where the end comes before the beginning.
create table notices.quiet_hours (
  account_id integer primary key references access.account on delete cascade,
  starts_at time not null,
  ends_at time not null,
  check (starts_at <> ends_at)
);

-- When the families were last told of marks of a student in a course.
create table journal.told_marks (
  student_id integer not null references people.person,
  course_id integer not null references curriculum.course,
  told_at timestamptz not null,
  primary key (student_id, course_id)
);
-- Small beside a tree and no burden to writing: the gathering of new marks reads the last hours only.
create index change_at on history.change using brin (at) with (autosummarize = on);

create table platform.long_job (
  id integer generated always as identity primary key,
  kind text not null,
  account_id integer not null references access.account on delete cascade,
  title text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'cancelled', 'interrupted')),
  cancel_asked boolean not null default false,
  made_at timestamptz not null default now(),
  -- told by whoever works on it; silence means that the process is gone
  alive_at timestamptz,
  takes smallint not null default 0,
  ended_at timestamptz
);
create index long_job_account on platform.long_job (account_id, id desc);
create index long_job_open on platform.long_job (alive_at) where state in ('waiting', 'running');
create unique index long_job_one on platform.long_job (account_id, kind) where state in ('waiting', 'running');
create table platform.long_job_item (
  job_id integer not null references platform.long_job on delete cascade,
  number integer not null,
  title text not null,
  input jsonb not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'done', 'refused', 'failed', 'skipped')),
  detail text not null default '',
  primary key (job_id, number)
);
