-- Alarms and drills: who collects whom, every tap with its true time, words of people who stand on no list, reports.
create schema evacuation;

create table evacuation.evacuation (
  id integer generated always as identity primary key,
  mode text not null check (mode in ('alarm', 'drill', 'test')),
  kind text not null check (kind in ('fire', 'earthquake', 'threat', 'other')),
  status text not null default 'active' check (status in ('active', 'completed', 'cancelled')),
  -- both empty: the whole school
  building_ids integer[] not null default '{}',
  parallels smallint[] not null default '{}',
  note text not null default '' check (char_length(note) <= 500),
  -- of the tap that started it: sent twice, it is one
  client_id uuid not null unique,
  started_at timestamptz not null default now(),
  started_by integer references access.account,
  ended_at timestamptz,
  ended_by integer references access.account,
  ended_note text not null default '' check (char_length(ended_note) <= 500),
  check ((status = 'active') = (ended_at is null)),
  check (ended_at >= started_at)
);
create unique index evacuation_active on evacuation.evacuation ((true)) where status = 'active';
create index evacuation_started on evacuation.evacuation (started_at desc, id);
create index evacuation_started_by on evacuation.evacuation (started_by);
create index evacuation_ended_by on evacuation.evacuation (ended_by);

create table evacuation.collect_unit (
  id integer generated always as identity primary key,
  evacuation_id integer not null references evacuation.evacuation,
  -- 'lesson:17', 'class:3', 'rest': one list of each
  key text not null,
  type text not null check (type in ('lesson', 'class', 'club', 'staff', 'guests', 'rest')),
  title text not null check (char_length(title) between 1 and 200),
  place text not null default '' check (char_length(place) <= 300),
  building_id integer references buildings.building on delete set null,
  floor smallint,
  lesson_id bigint references timetable.lesson on delete set null,
  class_id integer references classes.class on delete set null,
  org_unit_id integer references organisation.unit on delete set null,
  sort integer not null default 0,
  unique (evacuation_id, key),
  unique (id, evacuation_id)
);
create index collect_unit_building on evacuation.collect_unit (building_id);
create index collect_unit_lesson on evacuation.collect_unit (lesson_id);
create index collect_unit_class on evacuation.collect_unit (class_id);
create index collect_unit_org on evacuation.collect_unit (org_unit_id);
create table evacuation.collector (
  unit_id integer not null references evacuation.collect_unit,
  person_id integer not null references people.person,
  primary key (unit_id, person_id)
);
create index collector_person on evacuation.collector (person_id);

create table evacuation.mark (
  id integer generated always as identity primary key,
  evacuation_id integer not null,
  unit_id integer not null,
  -- null: a guest, or somebody added by name
  person_id integer references people.person,
  -- of one who was added during the evacuation
  client_id uuid unique,
  name text not null check (char_length(name) between 1 and 400),
  kind text not null check (kind in ('student', 'staff', 'guest')),
  class_title text,
  last_place text not null default '',
  status text not null default 'waiting' check (status in ('waiting', 'present', 'missing', 'help', 'away', 'released')),
  note text not null default '' check (char_length(note) <= 300),
  tapped_at timestamptz,
  -- of the move that shows: a list is changed by the latest tap as the status is
  moved_at timestamptz,
  marked_by integer references access.account,
  -- another person's word of the same minute that says something else
  clash jsonb,
  version integer not null default 1,
  unique (evacuation_id, person_id),
  foreign key (unit_id, evacuation_id) references evacuation.collect_unit (id, evacuation_id)
);
create index mark_unit on evacuation.mark (unit_id);
create index mark_person on evacuation.mark (person_id);
create index mark_marked_by on evacuation.mark (marked_by);

-- Every tap as it was made, for good.
create table evacuation.mark_step (
  id integer generated always as identity primary key,
  mark_id integer not null references evacuation.mark,
  client_id uuid not null unique,
  action text not null check (action in ('status', 'move')),
  status text check (status in ('waiting', 'present', 'missing', 'help', 'away', 'released')),
  unit_id integer references evacuation.collect_unit,
  note text check (char_length(note) <= 300),
  -- of the device, by the server's clock
  tapped_at timestamptz not null,
  received_at timestamptz not null default now(),
  by_account integer references access.account,
  -- a later tap was there already
  is_superseded boolean not null default false,
  check (case action when 'move' then unit_id is not null else status is not null end)
);
create index mark_step_mark on evacuation.mark_step (mark_id, tapped_at, id);
create index mark_step_unit on evacuation.mark_step (unit_id);
create index mark_step_account on evacuation.mark_step (by_account);
create function evacuation.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'taps are only ever added' using errcode = '23514';
end $$;
create trigger refuse_change before update or delete on evacuation.mark_step
  for each row execute function evacuation.refuse_change();

create table evacuation.result (
  id integer generated always as identity primary key,
  evacuation_id integer not null unique references evacuation.evacuation,
  remarks text not null default '' check (char_length(remarks) <= 4000),
  conclusions text not null default '' check (char_length(conclusions) <= 4000),
  commission jsonb not null default '[]',
  control_seconds integer not null default 300 check (control_seconds between 30 and 7200),
  -- computed when the report was made: what it says stays
  figures jsonb not null,
  made_by integer references access.account,
  made_at timestamptz not null default now(),
  version integer not null default 1
);
create index result_made_by on evacuation.result (made_by);

-- What people say of themselves on the public page: never counted as marks.
create table evacuation.sos_report (
  id integer generated always as identity primary key,
  evacuation_id integer references evacuation.evacuation,
  client_id uuid not null unique,
  name text not null check (char_length(name) between 1 and 150),
  state text not null check (state in ('safe', 'help')),
  place text not null default '' check (char_length(place) <= 200),
  phone text not null default '' check (char_length(phone) <= 30),
  account_id integer references access.account,
  -- digests: enough to bound what one sender sends, not to find the sender
  device text not null,
  address text not null,
  made_at timestamptz not null default now(),
  handled_at timestamptz,
  handled_by integer references access.account
);
create index sos_report_evacuation on evacuation.sos_report (evacuation_id, made_at);
create index sos_report_made on evacuation.sos_report (made_at);
create index sos_report_account on evacuation.sos_report (account_id);
create index sos_report_handled_by on evacuation.sos_report (handled_by);

create table evacuation.assembly_point (
  id integer generated always as identity primary key,
  title text not null check (char_length(title) between 1 and 120),
  building_id integer references buildings.building,
  where_text text not null default '' check (char_length(where_text) <= 500),
  -- where it is on a picture, in fractions of its sides: of a building's plan, or one of its own
  plan_id integer references buildings.plan on delete set null,
  file_id integer unique references media.file,
  x real check (x between 0 and 1),
  y real check (y between 0 and 1),
  sort smallint not null default 0 check (sort between 0 and 1000),
  archived_at timestamptz,
  version integer not null default 1,
  check ((x is null) = (y is null)),
  check (plan_id is null or file_id is null)
);
create unique index assembly_point_title on evacuation.assembly_point (lower(title)) where archived_at is null;
create index assembly_point_building on evacuation.assembly_point (building_id);
create index assembly_point_plan on evacuation.assembly_point (plan_id);

create table evacuation.settings (
  id integer primary key default 1 check (id = 1),
  steps jsonb not null default '[]',
  contacts jsonb not null default '[]',
  control_seconds integer not null default 300 check (control_seconds between 30 and 7200),
  version integer not null default 1
);
insert into evacuation.settings (steps, contacts) values (
  '[{"kind":"fire","text":"Сохраняйте спокойствие, выходите за учителем.\nНе бегите и не возвращайтесь за вещами.\nПри дыме пригнитесь, прикройте нос и рот тканью.\nЛифтом не пользуйтесь.\nНа месте сбора отметьтесь у учителя."},
    {"kind":"earthquake","text":"Пока трясёт: под стол или к внутренней стене, подальше от окон и шкафов.\nКогда толчки стихли, выходите за учителем, держась стен.\nЛифтом не пользуйтесь.\nДержитесь подальше от зданий и проводов.\nНа месте сбора отметьтесь у учителя."},
    {"kind":"threat","text":"Выполняйте, что говорит учитель.\nНе трогайте незнакомые предметы.\nЕсли выходить опасно: закройте дверь, отойдите от окон, молчите.\nЗвоните 102 или 112, когда это безопасно.\nНа месте сбора отметьтесь у учителя."},
    {"kind":"other","text":"Сохраняйте спокойствие, слушайте учителя.\nВыходите по плану эвакуации на место сбора.\nНа месте сбора отметьтесь у учителя."}]',
  '[{"title":"Единая служба спасения","phone":"112"},{"title":"Пожарная служба","phone":"101"},{"title":"Полиция","phone":"102"},{"title":"Скорая помощь","phone":"103"}]');
-- They collect guests and whom no list claims.
create table evacuation.duty (person_id integer primary key references people.person);

create table evacuation.guest (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 150),
  host text not null default '' check (char_length(host) <= 150),
  came_at timestamptz not null default now(),
  left_at timestamptz check (left_at >= came_at),
  version integer not null default 1
);
create index guest_inside on evacuation.guest (came_at) where left_at is null;
