-- The calendar is changed by people: versions of its rows, entries within their year, lessons that a free day takes away, bells by weekday, parallel and date.
alter table calendar.study_year add column version integer not null default 1;
alter table calendar.calendar_entry
  add column version integer not null default 1,
  add constraint calendar_entry_title check (char_length(title) between 1 and 120),
  add constraint calendar_entry_moved_day check (type <> 'moved_day' or start_date = end_date),
  add constraint calendar_entry_parallels check (cardinality(parallels) > 0 and (type <> 'quarter' or parallels is null));

create function calendar.keep_entry_within_year() returns trigger language plpgsql as $$
begin
  if not exists (select from calendar.study_year y
    where y.id = new.year_id and y.date_start <= new.start_date and new.end_date <= y.date_end) then
    raise exception 'a calendar entry leaves its year' using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger within_year after insert or update on calendar.calendar_entry
  for each row execute function calendar.keep_entry_within_year();

create function calendar.keep_year_around_entries() returns trigger language plpgsql as $$
begin
  if exists (select from calendar.calendar_entry e
    where e.year_id = new.id and (e.start_date < new.date_start or new.date_end < e.end_date)) then
    raise exception 'a study year does not hold its entries' using errcode = '23514';
  end if;
  return null;
end $$;
create constraint trigger around_entries after update on calendar.study_year
  for each row execute function calendar.keep_year_around_entries();

-- Entries of a year are found in the history after they are gone.
create index change_calendar_year on history.change ((coalesce(after, before) ->> 'year_id'), id)
  where subject in ('calendar.calendar_entry', 'calendar.bell_schedule', 'calendar.bell_day');

-- Cancelled because the calendar has the day free: the lesson comes back with the day.
alter table timetable.lesson
  add column is_off_calendar boolean not null default false,
  add constraint lesson_off_calendar check (not is_off_calendar or status = 'cancelled');
create index lesson_off_calendar_date on timetable.lesson (date) where is_off_calendar;

-- Null: for all weekdays, for all parallels. What is neither the default nor for some of them is for named days only.
alter table calendar.bell_schedule
  add column weekdays smallint[] check (cardinality(weekdays) > 0 and weekdays <@ array[0, 1, 2, 3, 4, 5, 6]::smallint[]),
  add column from_parallel smallint check (from_parallel between 0 and 12),
  add column to_parallel smallint check (to_parallel between 0 and 12),
  add column version integer not null default 1,
  add constraint bell_schedule_title check (char_length(title) between 1 and 120),
  add constraint bell_schedule_parallels
    check (num_nonnulls(from_parallel, to_parallel) in (0, 2) and from_parallel <= to_parallel),
  add constraint bell_schedule_default_for_all
    check (not is_default or num_nonnulls(weekdays, from_parallel) = 0);
create unique index bell_schedule_default on calendar.bell_schedule (year_id) where is_default;
alter table calendar.bell_slot add constraint bell_slot_overlap exclude using gist
  (schedule_id with =, shift with =, tsrange(date '2000-01-01' + starts_at, date '2000-01-01' + ends_at) with &&);

create table calendar.bell_day (
  id integer generated always as identity primary key,
  schedule_id integer not null references calendar.bell_schedule on delete cascade,
  date date not null,
  unique (date, schedule_id)
);
create index bell_day_schedule on calendar.bell_day (schedule_id);

-- The bells of a parallel on a date: those named for the day, else the most particular ones, else the default.
create function calendar.bell_schedule_on(asked_year integer, asked_date date, asked_parallel integer)
returns integer language sql stable as $$
  select b.id from calendar.bell_schedule b
  left join calendar.bell_day d on d.schedule_id = b.id and d.date = asked_date
  where b.year_id = asked_year
    and (b.from_parallel is null or asked_parallel between b.from_parallel and b.to_parallel)
    and (d.id is not null or b.is_default or (num_nonnulls(b.weekdays, b.from_parallel) > 0
      and (b.weekdays is null or extract(isodow from asked_date)::smallint - 1 = any(b.weekdays))))
  order by d.id is not null desc, b.from_parallel is not null desc, b.weekdays is not null desc, b.is_default desc, b.id
  limit 1
$$;

-- Bells that change move lessons of a day past one another: judged when all stand.
alter table timetable.lesson
  drop constraint lesson_room_id_during_excl,
  add constraint lesson_room_id_during_excl
    exclude using gist (room_id with =, during with &&) where (takes_place and room_id is not null) deferrable;
alter table timetable.lesson_teacher
  drop constraint lesson_teacher_teacher_id_during_excl,
  add constraint lesson_teacher_teacher_id_during_excl
    exclude using gist (teacher_id with =, during with &&) where (takes_place) deferrable;
