-- Who reaches what, by date and at once: class teachers and curators hold from day to day, each with those before them, and a class
-- has one of each at a time (until now a class had a column for either, which knew no dates); and every process of the school is
-- told at the commit whose rights or appointments have changed, however they were changed.
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

-- Accounts, null and empty lists included; of many at once all are told to ask anew.
create function platform.tell_reach(accounts integer[]) returns void language sql as $$
  select pg_notify('reach_changed', case when cardinality(accounts) > 100 then 'all' else array_to_string(accounts, ',') end)
  where cardinality(accounts) > 0
$$;
-- Of triggers: whose accounts, or whose persons' accounts, stand in the named column of the rows that changed, before or after.
create function access.tell_reach() returns trigger language plpgsql as $$
declare accounts integer[];
begin
  execute format(case tg_op when 'UPDATE' then
      'select array_agg(distinct of) from (select %1$I from changed union select %1$I from former) rows(of)'
    else 'select array_agg(distinct %1$I) from changed' end, tg_argv[0]) into accounts;
  perform platform.tell_reach(array_remove(accounts, null));
  return null;
end $$;
create function people.tell_reach() returns trigger language plpgsql as $$
declare accounts integer[];
begin
  execute format('select array_agg(p.admin_user_id) from people.person p where p.admin_user_id is not null and p.id in ('
    || case tg_op when 'UPDATE' then 'select %1$I from changed union select %1$I from former' else 'select %1$I from changed' end
    || ')', tg_argv[0]) into accounts;
  perform platform.tell_reach(accounts);
  return null;
end $$;
create function access.tell_reach_of_role() returns trigger language plpgsql as $$
begin
  perform platform.tell_reach((select array_agg(distinct held.account_id) from access.account_role held
    where held.role_id in (select role_id from changed)));
  return null;
end $$;
create function calendar.tell_reach() returns trigger language plpgsql as $$
begin
  perform pg_notify('reach_changed', 'all');
  return null;
end $$;

-- a trigger that sees the rows of a statement is of one kind of statement
do $$
declare
  told record;
begin
  for told in select * from (values
    ('access.account_role', 'access.tell_reach', 'account_id'),
    ('access.role_limit', 'access.tell_reach', 'account_id'),
    ('access.role_permission', 'access.tell_reach_of_role', ''),
    ('people.employment', 'people.tell_reach', 'person_id'),
    ('people.kinship', 'people.tell_reach', 'adult_id'),
    ('organisation.unit', 'people.tell_reach', 'head_id'),
    ('curriculum.cathedra', 'people.tell_reach', 'head_id'),
    ('classes.leader', 'people.tell_reach', 'person_id'),
    ('classes.class_member', 'people.tell_reach', 'student_id'),
    ('classes.group_member', 'people.tell_reach', 'student_id'),
    ('workload.assignment', 'people.tell_reach', 'teacher_id'),
    ('timetable.lesson_teacher', 'people.tell_reach', 'teacher_id')) given (relation, run, of)
  loop
    execute format('create trigger reach_given after insert on %s referencing new table as changed
      for each statement execute function %s(%L)', told.relation, told.run, told.of);
    execute format('create trigger reach_taken after delete on %s referencing old table as changed
      for each statement execute function %s(%L)', told.relation, told.run, told.of);
    execute format('create trigger reach_moved after update on %s referencing old table as former new table as changed
      for each statement execute function %s(%L)', told.relation, told.run, told.of);
  end loop;
end $$;
create trigger reach_moved after update on calendar.study_year for each statement execute function calendar.tell_reach();
