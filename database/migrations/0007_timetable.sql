-- Who teaches whom, the weekly plan, and the dated lessons that bear marks.
create schema workload;
create table workload.assignment (
  id integer generated always as identity primary key,
  teacher_id integer not null references people.person,
  group_id integer not null references classes.study_group,
  hours numeric(4, 1) not null check (hours >= 0),
  during daterange not null check (not isempty(during)),
  exclude using gist (teacher_id with =, group_id with =, during with &&)
);
create index assignment_group on workload.assignment (group_id);

create schema timetable;
create table timetable.version (
  id integer generated always as identity primary key,
  year_id integer not null references calendar.study_year,
  title text not null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  during daterange not null check (not isempty(during)),
  exclude using gist (year_id with =, during with &&) where (status = 'published')
);
create table timetable.entry (
  id integer generated always as identity primary key,
  version_id integer not null references timetable.version on delete cascade,
  group_id integer not null references classes.study_group,
  weekday smallint not null check (weekday between 0 and 6),
  shift smallint not null check (shift in (1, 2)),
  slot smallint not null check (slot between 0 and 20),
  week text not null default 'every' check (week in ('every', 'odd', 'even')),
  room_id integer references buildings.room
);
create index entry_version on timetable.entry (version_id, weekday, shift, slot);
create index entry_group on timetable.entry (group_id);
create table timetable.entry_teacher (
  entry_id integer not null references timetable.entry on delete cascade,
  teacher_id integer not null references people.person,
  primary key (entry_id, teacher_id)
);
create index entry_teacher_teacher on timetable.entry_teacher (teacher_id);

create table timetable.lesson (
  id bigint generated always as identity primary key,
  group_id integer not null references classes.study_group,
  entry_id integer references timetable.entry on delete set null,
  date date not null,
  shift smallint not null,
  slot smallint not null,
  starts_at time not null,
  ends_at time not null,
  during tsrange not null generated always as (tsrange(date + starts_at, date + ends_at)) stored,
  room_id integer references buildings.room,
  status text not null default 'planned' check (status in ('planned', 'held', 'cancelled', 'moved')),
  takes_place boolean not null generated always as (status <> 'cancelled') stored,
  topic text,
  homework text,
  version integer not null default 1,
  check (starts_at < ends_at),
  unique (id, during, takes_place),
  exclude using gist (room_id with =, during with &&) where (takes_place and room_id is not null)
);
create index lesson_group on timetable.lesson (group_id, date);
create index lesson_entry on timetable.lesson (entry_id);
create index lesson_date on timetable.lesson (date, starts_at);
create unique index lesson_place on timetable.lesson (group_id, date, shift, slot) where takes_place;
-- The lesson's time and standing are repeated here by foreign key, so that no teacher can be in two places at once.
create table timetable.lesson_teacher (
  lesson_id bigint not null,
  teacher_id integer not null references people.person,
  replaces_teacher_id integer references people.person,
  during tsrange not null,
  takes_place boolean not null,
  primary key (lesson_id, teacher_id),
  foreign key (lesson_id, during, takes_place)
    references timetable.lesson (id, during, takes_place) on update cascade on delete cascade,
  exclude using gist (teacher_id with =, during with &&) where (takes_place)
);
create index lesson_teacher_teacher on timetable.lesson_teacher (teacher_id, lesson_id);
