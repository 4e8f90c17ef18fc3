-- The card of a person: since when a role is held, and the history of a student's marks found by the student.
alter table access.account_role add column granted_at timestamptz not null default now();

-- A removed mark leaves its history only, and the one set in its place has another id.
create index change_student on history.change (((coalesce(after, before) ->> 'student_id')::integer), id)
  where subject in ('journal.score', 'journal.miss', 'journal.period_result');

-- Files that people give: private, under names that nobody guesses. Bytes lie in the folder of media, not here.
create schema media;
create table media.file (
  id integer generated always as identity primary key,
  -- on disk and in links
  stem uuid not null unique default gen_random_uuid(),
  kind text not null check (kind in ('photo')),
  name text not null check (char_length(name) between 1 and 200),
  size integer not null check (size > 0),
  mime text not null,
  uploaded_by integer not null references access.account,
  made_at timestamptz not null default now(),
  -- something shows it; what nothing shows is erased after a day
  is_kept boolean not null default false
);
create index file_unkept on media.file (uploaded_by, made_at) where not is_kept;

alter table people.person add column photo_id integer unique references media.file;
