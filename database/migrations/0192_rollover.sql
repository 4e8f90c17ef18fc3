-- A year is carried over into the next one: what becomes of each parallel, who is held out, which profile a pupil has chosen, and what
-- has been written by it, so that it can be taken back. Of every time in a class it is known why it was written.
alter table classes.class_member
  add column cause text not null default 'start'
    check (cause in ('start', 'placement', 'import', 'rollover'));
alter table classes.class_member alter column cause set default 'placement';

create schema rollover;

create table rollover.plan (
  into_year_id integer primary key references calendar.study_year on delete cascade,
  version integer not null default 1
);

-- Where nothing is said of a parallel, the usual becomes of it. `number` is that of the former year.
create table rollover.parallel (
  into_year_id integer not null references rollover.plan on delete cascade,
  number smallint not null check (number between 0 and 12),
  -- its classes move up, it is divided anew, it leaves the school
  mode text not null check (mode in ('keep', 'anew', 'leave')),
  division text not null default 'alphabet' check (division in ('alphabet', 'evenly', 'sex', 'random')),
  seed integer not null default 0 check (seed >= 0),
  primary key (into_year_id, number)
);

-- Classes of the new year that do not come of one class; `parallel` is theirs.
create table rollover.new_class (
  into_year_id integer not null references rollover.plan on delete cascade,
  parallel smallint not null check (parallel between 0 and 12),
  letter text not null check (char_length(letter) between 1 and 10),
  language text not null check (language in ('ru', 'kk', 'en')),
  profile text not null check (char_length(profile) <= 100),
  shift smallint not null check (shift in (1, 2)),
  capacity smallint check (capacity between 1 and 100),
  primary key (into_year_id, parallel, letter)
);

-- The profile of the next year that a pupil has chosen.
create table rollover.choice (
  id integer generated always as identity primary key,
  into_year_id integer not null references calendar.study_year on delete cascade,
  student_id integer not null references people.person,
  profile text not null check (char_length(profile) between 1 and 100),
  unique (into_year_id, student_id)
);
create index choice_student on rollover.choice (student_id);

-- Who is not carried over with the others.
create table rollover.held (
  id integer generated always as identity primary key,
  into_year_id integer not null references calendar.study_year on delete cascade,
  student_id integer not null references people.person,
  reason text not null check (reason in ('repeats', 'leaves', 'undecided')),
  note text not null default '' check (char_length(note) <= 500),
  unique (into_year_id, student_id)
);
create index held_student on rollover.held (student_id);

-- Lines of the history that a roll-over has written.
create table rollover.act (
  batch uuid primary key,
  into_year_id integer not null references calendar.study_year on delete cascade,
  made_at timestamptz not null default now()
);
create index act_year on rollover.act (into_year_id);
select platform.count_changes(counted) from unnest(array['rollover.plan', 'rollover.parallel', 'rollover.new_class',
  'rollover.choice', 'rollover.held', 'rollover.act']::regclass[]) as counted;
