-- Dictionaries of the school: lists and trees of named records that other rooms refer to, and who may write them.
create schema dictionaries;
create table dictionaries.dictionary (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9_]{1,39}$'),
  title text not null check (title <> '' and length(title) <= 120),
  -- may be renamed, never removed or reshaped: rooms know it by its code
  is_system boolean not null default false,
  is_tree boolean not null default false,
  has_colour boolean not null default false,
  has_description boolean not null default false,
  has_location_type boolean not null default false,
  position integer not null,
  archived_at timestamptz,
  version integer not null default 1,
  check (archived_at is null or not is_system)
);
create unique index dictionary_title on dictionaries.dictionary (lower(title)) where archived_at is null;

create table dictionaries.record (
  id integer generated always as identity primary key,
  dictionary_id integer not null references dictionaries.dictionary on delete cascade,
  title text not null check (title <> '' and length(title) <= 200),
  name text check (name <> '' and length(name) <= 40),
  index integer not null,
  parent_id integer check (parent_id <> id),
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  description text check (length(description) <= 1000),
  location_type text check (location_type in ('country', 'region', 'city', 'district', 'village')),
  -- may be renamed, never archived or removed: the product knows it by its name
  is_system boolean not null default false,
  archived_at timestamptz,
  version integer not null default 1,
  unique (dictionary_id, id),
  constraint record_parent foreign key (dictionary_id, parent_id) references dictionaries.record (dictionary_id, id),
  constraint record_order unique nulls not distinct (dictionary_id, parent_id, index) deferrable initially deferred,
  check (archived_at is null or not is_system),
  check (name is not null or not is_system)
);
create unique index record_name on dictionaries.record (dictionary_id, name);
create unique index record_title on dictionaries.record (dictionary_id, coalesce(parent_id, 0), lower(title))
  where archived_at is null;
create index record_children on dictionaries.record (parent_id);

-- No record stands below itself. The dictionary is held, so that two moves at once cannot make a circle together.
create function dictionaries.demand_tree() returns trigger language plpgsql as $$
begin
  if new.parent_id is null then return new; end if;
  perform from dictionaries.dictionary where id = new.dictionary_id for no key update;
  if exists (select from dictionaries.dictionary where id = new.dictionary_id and not is_tree) then
    raise exception 'a flat dictionary has no tree' using errcode = '23514';
  end if;
  if exists (
    with recursive above as (
      select id, parent_id from dictionaries.record where id = new.parent_id
      union
      select r.id, r.parent_id from dictionaries.record r join above on r.id = above.parent_id
    ) select from above where id = new.id
  ) then
    raise exception 'a record cannot stand below itself' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger demand_tree before insert or update of parent_id on dictionaries.record
  for each row execute function dictionaries.demand_tree();

create table dictionaries.dictionary_editor (
  dictionary_id integer not null references dictionaries.dictionary on delete cascade,
  role_id integer not null references access.role on delete cascade,
  primary key (dictionary_id, role_id)
);
create index dictionary_editor_role on dictionaries.dictionary_editor (role_id);

-- The history of a dictionary is that of all its records.
create index change_dictionary on history.change (((coalesce(after, before) ->> 'dictionary_id')::integer), id)
  where subject in ('dictionaries.dictionary', 'dictionaries.record');
