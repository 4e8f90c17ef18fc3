-- Units of the school, who heads them, and in which of them each post is held.
create table organisation.unit (
  id integer generated always as identity primary key,
  title text not null check (title <> '' and length(title) <= 150),
  short_title text check (short_title <> '' and length(short_title) <= 40),
  parent_id integer references organisation.unit check (parent_id <> id),
  -- a record of the dictionary `division`
  kind_id integer references dictionaries.record,
  head_id integer references people.person,
  -- rates that the staffing plan gives the unit itself, without those below it
  planned_rate numeric(6, 2) check (planned_rate >= 0),
  index integer not null,
  archived_at timestamptz,
  version integer not null default 1,
  constraint unit_order unique nulls not distinct (parent_id, index) deferrable initially deferred
);
create unique index unit_title on organisation.unit (coalesce(parent_id, 0), lower(title)) where archived_at is null;
create index unit_kind on organisation.unit (kind_id) where kind_id is not null;
create index unit_head on organisation.unit (head_id) where head_id is not null;

-- No unit stands below itself. Moves take turns, so that two at once cannot make a circle together.
create function organisation.demand_tree() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then return new; end if;
  perform pg_advisory_xact_lock('organisation.unit'::regclass::oid::bigint);
  if exists (
    with recursive above as (
      select id, parent_id from organisation.unit where id = new.parent_id
      union
      select u.id, u.parent_id from organisation.unit u join above on u.id = above.parent_id
    ) select from above where id = new.id
  ) then
    raise exception 'a unit cannot stand below itself' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger demand_tree before insert or update of parent_id on organisation.unit
  for each row execute function organisation.demand_tree();

alter table people.employment
  add column unit_id integer references organisation.unit,
  add column version integer not null default 1;
create index employment_unit on people.employment (unit_id) where unit_id is not null;

-- The history of a person's work is that of all their posts.
create index change_employment on history.change (((coalesce(after, before) ->> 'person_id')::integer), id)
  where subject = 'people.employment';
