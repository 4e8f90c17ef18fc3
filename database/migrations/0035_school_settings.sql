-- What a school says of itself on papers and to people, and the zone by whose clock it lives, kept where it can be changed.
alter table organisation.school
  add column short_name text,
  add column name_kk text,
  add column address text,
  add column phone text,
  add column email text,
  add column site text,
  add column director_name text,
  -- null: as the installation was started
  add column time_zone text,
  add column logo_id integer references media.file,
  add column version integer not null default 1,
  add check (char_length(name) between 1 and 300),
  add check (char_length(short_name) <= 100),
  add check (char_length(name_kk) <= 300);
