-- Buildings, areas and rooms as a school keeps them: kinds from the dictionary, equipment, who answers, the archive; plans with rooms on them.
alter table buildings.building
  add column floors smallint check (floors between 1 and 50),
  add column archived_at timestamptz,
  add column version integer not null default 1,
  add check (char_length(title) between 1 and 120),
  add check (char_length(address) <= 300);

alter table buildings.area
  add column kind text not null default 'floor' check (kind in ('floor', 'wing', 'corridor', 'yard', 'other')),
  add column version integer not null default 1,
  add check (char_length(title) between 1 and 120),
  add check (floor between -3 and 50);
create index area_building on buildings.area (building_id);

alter table buildings.room drop constraint room_title_key;
alter table buildings.room drop column kind;
alter table buildings.room
  -- follows the area: two buildings may have a room 201 each, one building may not
  add column building_id integer references buildings.building,
  add column kind_id integer references dictionaries.record,
  add column equipment text[] not null default '{}' check (cardinality(equipment) <= 30),
  add column responsible_id integer references people.person,
  add column archived_at timestamptz,
  add column version integer not null default 1,
  add check (char_length(title) between 1 and 120),
  add unique (id, building_id);
update buildings.room r set building_id = a.building_id from buildings.area a where a.id = r.area_id;
create unique index room_title on buildings.room (building_id, title) nulls not distinct where archived_at is null;
create index room_area on buildings.room (area_id);
create index room_kind on buildings.room (kind_id);
create index room_responsible on buildings.room (responsible_id);

create function buildings.follow_area() returns trigger language plpgsql as $$
begin
  new.building_id := (select building_id from buildings.area where id = new.area_id);
  return new;
end $$;
create trigger follow_area before insert or update of area_id, building_id on buildings.room
  for each row execute function buildings.follow_area();

alter table media.file drop constraint file_kind_check;
alter table media.file add constraint file_kind_check check (kind in ('photo', 'document', 'plan'));

create table buildings.plan (
  id integer generated always as identity primary key,
  building_id integer not null references buildings.building,
  -- null: the grounds around it
  floor smallint check (floor between -3 and 50),
  title text not null check (char_length(title) between 1 and 120),
  file_id integer not null unique references media.file,
  version integer not null default 1,
  unique (building_id, title),
  unique (id, building_id)
);
-- Where a room is on a picture, in fractions of its width and height: a point, or a rectangle from its upper left corner.
create table buildings.plan_place (
  plan_id integer not null,
  room_id integer not null,
  building_id integer not null,
  x real not null check (x between 0 and 1),
  y real not null check (y between 0 and 1),
  width real check (width > 0 and x + width <= 1.0001),
  height real check (height > 0 and y + height <= 1.0001),
  primary key (plan_id, room_id),
  check ((width is null) = (height is null)),
  -- a plan shows rooms of its own building only
  foreign key (plan_id, building_id) references buildings.plan (id, building_id) on delete cascade,
  foreign key (room_id, building_id) references buildings.room (id, building_id) on delete cascade
);
create index plan_place_room on buildings.plan_place (room_id, building_id);

-- The history of a building is that of all that stands in it.
create index change_building on history.change (((coalesce(after, before) ->> 'building_id')::integer), id)
  where subject in ('buildings.building', 'buildings.area', 'buildings.room', 'buildings.plan');
