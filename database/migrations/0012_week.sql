-- Lessons that were moved know whence; private links by which a calendar program reads the lessons of one person.
alter table timetable.lesson
  add column moved_from_date date,
  add column moved_from_shift smallint check (moved_from_shift in (1, 2)),
  add column moved_from_slot smallint check (moved_from_slot between 0 and 20),
  add constraint lesson_moved_from check (num_nonnulls(moved_from_date, moved_from_shift, moved_from_slot) in (0, 3)),
  add constraint lesson_moved_away check ((moved_from_date, moved_from_shift, moved_from_slot) <> (date, shift, slot));
create index lesson_moved on timetable.lesson (moved_from_date) where moved_from_date is not null;

create table timetable.calendar_link (
  id integer generated always as identity primary key,
  account_id integer not null references access.account on delete cascade,
  -- whose lessons
  person_id integer not null references people.person on delete cascade,
  -- the address itself is shown once: who reads the database can't open it
  token_hash bytea not null unique check (octet_length(token_hash) = 32),
  made_at timestamptz not null default now(),
  last_used_at timestamptz,
  -- readings since the beginning of the counted hour
  reads smallint not null default 0 check (reads >= 0),
  reads_since timestamptz not null default now(),
  unique (account_id, person_id)
);
create index calendar_link_person on timetable.calendar_link (person_id);
