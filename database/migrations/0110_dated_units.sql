-- Who heads a unit, and where and under which title it stands, from day to day: a past day of the structure is to show what stood on it.
alter index organisation.unit_head rename to unit_head_former;
create table organisation.unit_head (
  id integer generated always as identity primary key,
  unit_id integer not null references organisation.unit,
  person_id integer not null references people.person,
  -- without a beginning: since before anything was noted
  during daterange not null check (not isempty(during)),
  exclude using gist (unit_id with =, during with &&)
);
create index unit_head_person on organisation.unit_head (person_id);
insert into organisation.unit_head (unit_id, person_id, during)
  select id, head_id, daterange(null, null) from organisation.unit where head_id is not null;
drop trigger reach_given on organisation.unit;
drop trigger reach_taken on organisation.unit;
drop trigger reach_moved on organisation.unit;
alter table organisation.unit drop column head_id;
create trigger reach_given after insert on organisation.unit_head referencing new table as changed
  for each statement execute function people.tell_reach('person_id');
create trigger reach_taken after delete on organisation.unit_head referencing old table as changed
  for each statement execute function people.tell_reach('person_id');
create trigger reach_moved after update on organisation.unit_head referencing old table as former new table as changed
  for each statement execute function people.tell_reach('person_id');

-- since when it stands as the row says; null: since before anything was noted
alter table organisation.unit add column stands_from date;
create table organisation.unit_past (
  unit_id integer not null references organisation.unit,
  during daterange not null check (not isempty(during) and not upper_inf(during)),
  title text not null,
  short_title text,
  parent_id integer references organisation.unit,
  index integer not null,
  is_archived boolean not null,
  exclude using gist (unit_id with =, during with &&)
);
create index unit_past_parent on organisation.unit_past (parent_id) where parent_id is not null;

-- What stood until the day from which a unit stands otherwise.
create function organisation.keep_past() returns trigger language plpgsql as $$
begin
  insert into organisation.unit_past (unit_id, during, title, short_title, parent_id, index, is_archived)
    values (old.id, daterange(old.stands_from, new.stands_from), old.title, old.short_title, old.parent_id, old.index,
      old.archived_at is not null);
  return null;
end $$;
create trigger keep_past after update on organisation.unit for each row
  when (old.stands_from is distinct from new.stands_from) execute function organisation.keep_past();
