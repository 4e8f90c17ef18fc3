-- Persons, their families and their work; the school itself.
create schema people;

-- One spelling for search: no case, ё as е, Kazakh letters as their nearest Russian ones.
create function people.search_text(given text) returns text language sql immutable parallel safe as $$
  select translate(lower(given), 'ёәғқңөұүһі', 'еагкноуухи')
$$;

-- Sorted letter by letter under collation C, the texts made of it stand in the order of the Kazakh alphabet, on any server.
create function people.sort_text(given text) returns text language sql immutable parallel safe as $$
  select translate(lower(given), 'аәбвгғдеёжзийкқлмнңоөпрстуұүфхһцчшщъыіьэюя', 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзий')
$$;

create table people.person (
  id integer generated always as identity primary key,
  admin_user_id integer unique references access.account,
  surname text not null check (surname <> ''),
  name text not null,
  patronymic text,
  full_name text not null generated always as
    (btrim(surname || ' ' || name || coalesce(' ' || patronymic, ''))) stored,
  iin text unique check (iin ~ '^\d{12}$'),
  birth_date date,
  sex text check (sex in ('male', 'female')),
  nationality text,
  citizenship text,
  phone text,
  email text,
  address text,
  archived_at timestamptz,
  search text not null generated always as
    (people.search_text(surname || ' ' || name || coalesce(' ' || patronymic, ''))) stored,
  sort_name text collate "C" not null generated always as
    (people.sort_text(surname || ' ' || name || coalesce(' ' || patronymic, ''))) stored
);
create index person_search on people.person using gin (search gin_trgm_ops);
create index person_sort_name on people.person (sort_name, id);
create index person_phone on people.person (phone) where phone is not null;

create table people.kind (
  id integer primary key,
  code text not null unique,
  title text not null,
  is_appointment boolean not null
);
insert into people.kind (id, code, title, is_appointment) values
  (2, 'teachers', 'Учителя', false),
  (9, 'students', 'Учащиеся', false),
  (44, 'parents', 'Родители', false),
  (52, 'outside', 'Внешние лица', false),
  (34, 'cathedra-heads', 'Заведующие кафедрами', true),
  (11, 'curators', 'Кураторы', true),
  (4, 'class-teachers', 'Классные руководители', true),
  (42, 'specialists', 'Специалисты', false),
  (41, 'uk', 'Учебная часть', false),
  (73, 'aup', 'Административно-управленческий персонал', false);
create table people.kind_member (
  person_id integer not null references people.person on delete cascade,
  kind_id integer not null references people.kind,
  primary key (person_id, kind_id)
);
create index kind_member_kind on people.kind_member (kind_id, person_id);

create table people.kinship (
  id integer generated always as identity primary key,
  child_id integer not null references people.person,
  adult_id integer not null references people.person,
  kind text not null check (kind in ('mother', 'father', 'guardian', 'grandparent', 'other')),
  is_legal_representative boolean not null default true,
  may_pick_up boolean not null default true,
  during daterange not null default daterange(null, null),
  check (child_id <> adult_id),
  exclude using gist (child_id with =, adult_id with =, during with &&)
);
create index kinship_adult on people.kinship (adult_id);

create table people.position (
  id integer generated always as identity primary key,
  title text not null unique
);
create table people.employment (
  id integer generated always as identity primary key,
  person_id integer not null references people.person,
  position_id integer not null references people.position,
  rate numeric(4, 2) not null default 1 check (rate > 0),
  category text,
  during daterange not null
);
create index employment_person on people.employment (person_id);

create schema organisation;
create table organisation.school (
  id integer primary key default 1 check (id = 1),
  name text not null,
  bin text check (bin ~ '^\d{12}$'),
  school_type text not null default 'public' check (school_type in ('public', 'private')),
  kind text not null default 'school' check (kind in ('school', 'college')),
  city text
);
