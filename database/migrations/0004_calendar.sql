-- Study years, their quarters and days, and the bells.
create schema calendar;

create table calendar.study_year (
  id integer generated always as identity primary key,
  date_start date not null,
  date_end date not null,
  is_projection boolean not null default false,
  check (date_start < date_end),
  exclude using gist (daterange(date_start, date_end, '[]') with &&)
);
create table calendar.calendar_entry (
  id integer generated always as identity primary key,
  year_id integer not null references calendar.study_year,
  type text not null check (type in ('quarter', 'holiday', 'day_off', 'moved_day', 'event', 'exam')),
  title text not null,
  start_date date not null,
  end_date date not null,
  -- 1 to 4, of a quarter only
  number smallint check ((type = 'quarter') = (number is not null) and number between 1 and 4),
  -- the last day on which marks of a quarter may be changed
  closes_on date check ((type = 'quarter') = (closes_on is not null)),
  -- the weekday whose lessons a moved working day follows, 0 is Monday
  follows_weekday smallint check ((type = 'moved_day') = (follows_weekday is not null) and follows_weekday between 0 and 6),
  -- null means all parallels
  parallels smallint[],
  check (start_date <= end_date),
  unique (year_id, type, number),
  exclude using gist (year_id with =, daterange(start_date, end_date, '[]') with &&) where (type = 'quarter')
);
create index calendar_entry_year on calendar.calendar_entry (year_id, start_date);

create table calendar.bell_schedule (
  id integer generated always as identity primary key,
  year_id integer not null references calendar.study_year,
  title text not null,
  is_default boolean not null default false,
  unique (year_id, title)
);
create table calendar.bell_slot (
  id integer generated always as identity primary key,
  schedule_id integer not null references calendar.bell_schedule on delete cascade,
  shift smallint not null check (shift in (1, 2)),
  number smallint not null check (number between 0 and 20),
  starts_at time not null,
  ends_at time not null,
  check (starts_at < ends_at),
  unique (schedule_id, shift, number)
);
