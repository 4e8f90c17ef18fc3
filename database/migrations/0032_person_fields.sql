-- Records of persons are edited by several: a version of each; and fields of a school's own, in tabs of the card.
alter table people.person
  add column version integer not null default 1,
  add column location_id integer references dictionaries.record;
create index person_location on people.person (location_id) where location_id is not null;
alter table people.kinship add column version integer not null default 1;

create table people.tab (
  id integer generated always as identity primary key,
  title text not null check (title <> '' and length(title) <= 80),
  position integer not null,
  archived_at timestamptz,
  version integer not null default 1
);
create unique index tab_title on people.tab (lower(title)) where archived_at is null;
-- Of which kinds of persons; of none: of all.
create table people.tab_kind (
  tab_id integer not null references people.tab on delete cascade,
  kind_id integer not null references people.kind,
  primary key (tab_id, kind_id)
);
-- Who reads and writes it beside those who keep the person's records.
create table people.tab_role (
  tab_id integer not null references people.tab on delete cascade,
  role_id integer not null references access.role on delete cascade,
  level text not null check (level in ('read', 'write')),
  primary key (tab_id, role_id)
);
create index tab_role_role on people.tab_role (role_id);

create table people.field (
  id integer generated always as identity primary key,
  tab_id integer not null references people.tab,
  title text not null check (title <> '' and length(title) <= 120),
  hint text not null default '' check (length(hint) <= 300),
  type text not null check (type in ('text', 'long_text', 'number', 'date', 'yes_no', 'choice', 'person')),
  dictionary_id integer references dictionaries.dictionary,
  is_required boolean not null default false,
  position integer not null,
  archived_at timestamptz,
  version integer not null default 1,
  check ((type = 'choice') = (dictionary_id is not null))
);
create unique index field_title on people.field (tab_id, lower(title)) where archived_at is null;
create index field_dictionary on people.field (dictionary_id) where dictionary_id is not null;

create table people.field_value (
  person_id integer not null references people.person on delete cascade,
  field_id integer not null references people.field,
  value jsonb,
  record_id integer references dictionaries.record,
  linked_id integer references people.person,
  primary key (person_id, field_id),
  check (num_nonnulls(value, record_id, linked_id) = 1),
  check (jsonb_typeof(value) in ('string', 'number', 'boolean')),
  check (linked_id <> person_id)
);
create index field_value_field on people.field_value (field_id);
create index field_value_record on people.field_value (record_id) where record_id is not null;
create index field_value_linked on people.field_value (linked_id) where linked_id is not null;
