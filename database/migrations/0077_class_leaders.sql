-- Class teachers and curators hold from day to day, each with those before them; a class has one of each at a time. Until now a
-- class had a column for either, which knew no dates.
create table classes.leader (
  id integer generated always as identity primary key,
  class_id integer not null references classes.class on delete cascade,
  person_id integer not null references people.person,
  kind text not null check (kind in ('teacher', 'curator')),
  -- without an end: to the end of the class's year
  during daterange not null check (not isempty(during) and not lower_inf(during)),
  version integer not null default 1,
  exclude using gist (class_id with =, kind with =, during with &&)
);
create index leader_person on classes.leader (person_id);

insert into classes.leader (class_id, person_id, kind, during)
  select c.id, led.person_id, led.kind, daterange(y.date_start, null)
  from classes.class c join calendar.study_year y on y.id = c.year_id,
    lateral (values (c.class_teacher_id, 'teacher'), (c.curator_id, 'curator')) led (person_id, kind)
  where led.person_id is not null;
alter table classes.class drop column class_teacher_id, drop column curator_id;

-- Who leads classes on a day: of a year that is over who led at its end, of one to come who begins with it. Written so that the
-- planner takes it apart.
create function classes.leaders_on(day date) returns table (class_id integer, person_id integer, kind text)
language sql stable as $$
  select l.class_id, l.person_id, l.kind
  from classes.leader l join classes.class c on c.id = l.class_id join calendar.study_year y on y.id = c.year_id
  where l.during @> greatest(y.date_start, least(day, y.date_end))
$$;
