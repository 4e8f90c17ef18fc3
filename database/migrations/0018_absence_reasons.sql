-- Why a student was or will be absent, as the family says it and the class teacher takes it; files given with homework.
create table journal.absence_reason (
  id integer generated always as identity primary key,
  student_id integer not null references people.person,
  kind_id integer not null references journal.miss_kind,
  date_from date not null,
  date_to date not null,
  -- lessons of one day by their numbers; null: whole days
  first_slot smallint check (first_slot between 0 and 20),
  last_slot smallint check (last_slot between 0 and 20),
  text text not null check (char_length(text) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn')),
  given_by integer not null references people.person,
  made_at timestamptz not null default now(),
  answer text check (char_length(answer) between 1 and 500),
  answered_by integer references people.person,
  answered_at timestamptz,
  check (date_from <= date_to),
  check (num_nulls(first_slot, last_slot) in (0, 2)),
  check (first_slot is null or (date_from = date_to and first_slot <= last_slot)),
  check ((state in ('accepted', 'declined')) = (answered_at is not null)),
  check (state <> 'declined' or answer is not null),
  -- of one lesson at most one reason stands
  constraint absence_reason_once exclude using gist (
    student_id with =,
    daterange(date_from, date_to, '[]') with &&,
    int4range(coalesce(first_slot, 0), coalesce(last_slot, 20), '[]') with &&
  ) where (state in ('waiting', 'accepted'))
);
create index absence_reason_student on journal.absence_reason (student_id, date_from);
create index absence_reason_waiting on journal.absence_reason (made_at) where state = 'waiting';
create index absence_reason_kind on journal.absence_reason (kind_id);
create index absence_reason_given_by on journal.absence_reason (given_by);
create index absence_reason_answered_by on journal.absence_reason (answered_by);
