-- What the school tells many at once: to whom, since when and until when, who has read it; and wall screens that show a part of it.
create schema announcements;

create table announcements.announcement (
  id integer generated always as identity primary key,
  author_id integer not null references access.account,
  title text not null check (char_length(title) between 1 and 200),
  -- rich text, validated by the program
  content jsonb not null,
  -- the same as plain words
  plain text not null check (char_length(plain) <= 200000),
  search text not null generated always as (platform.search_text(title || ' ' || plain)) stored,
  state text not null default 'draft' check (state in ('draft', 'published', 'taken_back')),
  -- shown from this moment by the school's clock; of a draft null: from its publishing
  starts_at timestamp,
  -- the last day
  ends_on date,
  is_pinned boolean not null default false,
  -- read is who has pressed «Ознакомлен», else who has opened it
  asks_acknowledgement boolean not null default false,
  is_on_screens boolean not null default false,
  made_at timestamptz not null default now(),
  published_at timestamptz,
  -- after it was published
  edited_at timestamptz,
  version integer not null default 1,
  taken_back_at timestamptz,
  taken_back_by integer references access.account,
  taken_back_reason text check (char_length(taken_back_reason) between 1 and 500),
  -- when it was told in the bell; null: it waits to be
  told_at timestamptz,
  reminded_on date,
  check (state = 'draft' or (published_at is not null and starts_at is not null)),
  check ((state = 'taken_back') = (taken_back_at is not null)),
  check (num_nonnulls(taken_back_at, taken_back_by, taken_back_reason) in (0, 3))
);
create index announcement_shown on announcements.announcement (starts_at desc) where state = 'published';
create index announcement_author on announcements.announcement (author_id, id desc);
create index announcement_untold on announcements.announcement (starts_at) where state = 'published' and told_at is null;

-- To whom: one line is one set of people, an announcement reaches whom any of its lines names.
create table announcements.audience (
  id integer generated always as identity primary key,
  announcement_id integer not null references announcements.announcement on delete cascade,
  side text not null check (side in ('all', 'staff', 'students', 'families')),
  unit_id integer references organisation.unit,
  role_id integer references access.role on delete cascade,
  parallel_id integer references classes.parallel,
  class_id integer references classes.class,
  key text not null generated always as (
    case
      when unit_id is not null then side || ':unit:' || unit_id::text
      when role_id is not null then side || ':role:' || role_id::text
      when parallel_id is not null then side || ':parallel:' || parallel_id::text
      when class_id is not null then side || ':class:' || class_id::text
      else side
    end
  ) stored,
  unique (announcement_id, key),
  check (num_nonnulls(unit_id, role_id, parallel_id, class_id) <= 1),
  check (side = 'staff' or num_nonnulls(unit_id, role_id) = 0),
  check (side in ('students', 'families') or num_nonnulls(parallel_id, class_id) = 0)
);
create index audience_key on announcements.audience (key);
create index audience_unit on announcements.audience (unit_id) where unit_id is not null;
create index audience_role on announcements.audience (role_id) where role_id is not null;
create index audience_parallel on announcements.audience (parallel_id) where parallel_id is not null;
create index audience_class on announcements.audience (class_id) where class_id is not null;

create table announcements.attachment (
  announcement_id integer not null references announcements.announcement on delete cascade,
  place smallint not null,
  file_id integer not null unique references media.file,
  primary key (announcement_id, place)
);

-- Who has opened it, and who has said so.
create table announcements.reading (
  announcement_id integer not null references announcements.announcement on delete cascade,
  person_id integer not null references people.person,
  read_at timestamptz not null default now(),
  acknowledged_at timestamptz,
  primary key (announcement_id, person_id)
);
create index reading_person on announcements.reading (person_id);

-- What it said before it was changed.
create table announcements.former_version (
  announcement_id integer not null references announcements.announcement on delete cascade,
  version integer not null,
  title text not null,
  content jsonb not null,
  changed_at timestamptz not null default now(),
  changed_by integer not null references access.account,
  primary key (announcement_id, version)
);

-- A unit with itself and all above it: who works in a part works in the whole.
create function announcements.units_above() returns table (unit_id integer, above_id integer) language sql stable as $$
  with recursive line(unit_id, above_id) as (
    select id, id from organisation.unit
    union all
    select line.unit_id, u.parent_id from line join organisation.unit u on u.id = line.above_id where u.parent_id is not null
  )
  select unit_id, above_id from line
$$;

-- Who belongs to which sets on a day: the one place that says it, read from both ends.
create function announcements.members_on(day date)
  returns table (person_id integer, key text, side text, class_id integer, unit_id integer) language sql stable as $$
  select e.person_id, k.key, 'staff', null::integer, e.unit_id
    from people.employment e
    cross join lateral (
      select 'all' as key
      union all select 'staff'
      union all select 'staff:unit:' || above.above_id::text from announcements.units_above() above where above.unit_id = e.unit_id
      union all select 'staff:role:' || r.role_id::text from access.account_role r
        join people.person p on p.admin_user_id = r.account_id where p.id = e.person_id
    ) k
    where e.during @> day
  union all
  select m.student_id, k.key, 'students', m.class_id, null::integer
    from classes.class_member m join classes.class c on c.id = m.class_id
    cross join lateral (values ('all'), ('students'), ('students:class:' || c.id::text),
      ('students:parallel:' || c.parallel_id::text)) k (key)
    where m.during @> day
  union all
  select f.adult_id, k.key, 'families', m.class_id, null::integer
    from people.kinship f
    join classes.class_member m on m.student_id = f.child_id and m.during @> day
    join classes.class c on c.id = m.class_id
    cross join lateral (values ('all'), ('families'), ('families:class:' || c.id::text),
      ('families:parallel:' || c.parallel_id::text)) k (key)
    where f.is_legal_representative and f.during @> day
$$;

-- A wall screen: bound by a one-time code to a token that opens its page and nothing else. Of both only the hash is kept.
create table announcements.screen (
  id integer generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 100),
  -- keys of what it shows
  shows text[] not null check (cardinality(shows) between 1 and 20),
  made_by integer not null references access.account,
  made_at timestamptz not null default now(),
  code_hash bytea unique,
  code_until timestamptz,
  token_hash bytea unique,
  bound_at timestamptz,
  seen_at timestamptz,
  revoked_at timestamptz,
  check ((code_hash is null) = (code_until is null)),
  check ((token_hash is null) = (bound_at is null)),
  check (revoked_at is null or (token_hash is null and code_hash is null))
);
