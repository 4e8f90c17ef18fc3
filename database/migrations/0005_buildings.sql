-- Where lessons take place.
create schema buildings;
create table buildings.building (
  id integer generated always as identity primary key,
  title text not null unique,
  address text
);
create table buildings.area (
  id integer generated always as identity primary key,
  building_id integer not null references buildings.building,
  title text not null,
  floor smallint,
  unique (building_id, title)
);
create table buildings.room (
  id integer generated always as identity primary key,
  area_id integer references buildings.area,
  title text not null unique,
  kind text not null default 'classroom',
  seats smallint check (seats > 0)
);
