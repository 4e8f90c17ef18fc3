-- Numbering journals: which numbers papers were given, one after the other without a gap, by the pattern of the school.
create schema numbering;

-- Study years as the calendar publishes them: numbering stands below it.
create view numbering.study_year as select id, date_start, date_end from calendar.study_year;

create table numbering.journal (
  id integer generated always as identity primary key,
  -- by which rooms know it: never changed
  key text not null unique check (key ~ '^[a-z][a-z0-9_]*(\.[a-z0-9_]+)+$'),
  -- null: the room that registers it says what it is called
  title text check (char_length(title) between 1 and 120),
  pattern text not null check (char_length(pattern) between 1 and 60 and pattern like '%{номер%'),
  period text not null check (period in ('study_year', 'calendar_year', 'never')),
  version integer not null default 1
);

-- The last number given in a period; a row, not a sequence, so that what was rolled back leaves no gap.
create table numbering.counter (
  journal_id integer not null references numbering.journal,
  -- which period: the id of a study year, a calendar year, or all time
  period text not null check (period ~ '^(study:\d+|year:\d{4}|all)$'),
  title text not null,
  last_serial integer not null check (last_serial >= 0),
  primary key (journal_id, period)
);

-- Where the school has gone on with a later number, which explains why those between are not there.
create table numbering.jump (
  id integer generated always as identity primary key,
  journal_id integer not null,
  period text not null,
  last_before integer not null check (last_before >= 0),
  next_serial integer not null check (next_serial > last_before + 1),
  made_by integer references access.account,
  made_on date not null,
  foreign key (journal_id, period) references numbering.counter
);
create index jump_counter on numbering.jump (journal_id, period);

create table numbering.number (
  id integer generated always as identity primary key,
  journal_id integer not null,
  period text not null,
  serial integer not null check (serial > 0),
  -- as it stands on paper, by the pattern of its day
  text text not null check (char_length(text) between 1 and 80),
  given_on date not null,
  subject_kind text not null check (subject_kind ~ '^[a-z][a-z0-9_]*\.[a-z0-9_]+$'),
  subject_id integer not null,
  taken_by integer references access.account,
  taken_at timestamptz not null default now(),
  annulled_on date,
  annulled_by integer references access.account,
  reason text check (char_length(reason) between 1 and 500),
  check ((annulled_on is null) = (reason is null)),
  check (annulled_by is null or annulled_on is not null),
  unique (journal_id, period, serial),
  unique (journal_id, period, text),
  foreign key (journal_id, period) references numbering.counter
);
-- an annulled number stays where it is, and its paper may get another
create unique index number_subject on numbering.number (subject_kind, subject_id, journal_id) where annulled_on is null;
create index number_of_subject on numbering.number (subject_kind, subject_id);
create index number_given on numbering.number (journal_id, given_on, serial);
create index number_text on numbering.number using gin (platform.search_text(text) gin_trgm_ops);

-- What was given stays given: a number may be annulled once, and nothing else of it changes or goes.
create function numbering.keep_number() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.annulled_on is not null
    or (old.journal_id, old.period, old.serial, old.text, old.given_on, old.subject_kind, old.subject_id, old.taken_at)
      is distinct from (new.journal_id, new.period, new.serial, new.text, new.given_on, new.subject_kind, new.subject_id,
        new.taken_at) then
    raise exception 'a number that was given is not changed';
  end if;
  return new;
end $$;
create trigger keep_number before update or delete on numbering.number
  for each row execute function numbering.keep_number();

-- A counter never goes back.
create function numbering.keep_counter() returns trigger language plpgsql as $$
begin
  if new.last_serial < old.last_serial then
    raise exception 'a counter never goes back';
  end if;
  return new;
end $$;
create trigger keep_counter before update on numbering.counter
  for each row execute function numbering.keep_counter();
