-- Weekdays of the calendar and the bells by name, as they travel; bells of a day that ring some minutes earlier or later.
alter table calendar.calendar_entry
  drop constraint calendar_entry_check2,
  alter column follows_weekday type text
    using (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[follows_weekday + 1];
alter table calendar.calendar_entry add constraint calendar_entry_follows_weekday
  check ((type = 'moved_day') = (follows_weekday is not null)
    and follows_weekday in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'));

alter table calendar.bell_schedule
  drop constraint bell_schedule_weekdays_check,
  drop constraint bell_schedule_default_for_all;
alter table calendar.bell_schedule add column weekday_names text[];
update calendar.bell_schedule set weekday_names = array(
    select (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[day.index + 1]
    from unnest(weekdays) with ordinality as day(index, place) order by day.place)
  where weekdays is not null;
alter table calendar.bell_schedule drop column weekdays;
alter table calendar.bell_schedule rename column weekday_names to weekdays;
alter table calendar.bell_schedule
  add constraint bell_schedule_weekdays check (cardinality(weekdays) > 0
    and weekdays <@ array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']),
  add constraint bell_schedule_default_for_all check (not is_default or num_nonnulls(weekdays, from_parallel) = 0);

-- The bells of others some minutes later (earlier where negative): they ring on their days only.
alter table calendar.bell_schedule
  add column shifted_from integer references calendar.bell_schedule on delete cascade,
  add column shift_minutes smallint check (shift_minutes <> 0 and shift_minutes between -240 and 240),
  add constraint bell_schedule_shift check (num_nonnulls(shifted_from, shift_minutes) in (0, 2)
    and (shifted_from is null or not is_default)),
  add constraint bell_schedule_shifted_once unique (shifted_from, shift_minutes);

create or replace function calendar.bell_schedule_on(asked_year integer, asked_date date, asked_parallel integer)
returns integer language sql stable as $$
  select b.id from calendar.bell_schedule b
  left join calendar.bell_day d on d.schedule_id = b.id and d.date = asked_date
  where b.year_id = asked_year
    and (b.from_parallel is null or asked_parallel between b.from_parallel and b.to_parallel)
    and (d.id is not null or b.shifted_from is null and (b.is_default or (num_nonnulls(b.weekdays, b.from_parallel) > 0
      and (b.weekdays is null
        or (array['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])[extract(isodow from asked_date)::integer] = any(b.weekdays)))))
  order by b.shifted_from is not null desc, d.id is not null desc, b.from_parallel is not null desc,
    b.weekdays is not null desc, b.is_default desc, b.id
  limit 1
$$;

-- Shifted bells bear the title of those they are made of.
alter table calendar.bell_schedule drop constraint bell_schedule_year_id_title_key;
create unique index bell_schedule_own_title on calendar.bell_schedule (year_id, title) where shifted_from is null;
