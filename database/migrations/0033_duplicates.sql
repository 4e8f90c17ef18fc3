-- Who may be one person written twice, pairs that are known to be two, and persons made one, with all that undoes it.

-- A surname and a name in one spelling, whichever stands first.
create function people.name_key(given text) returns text language sql immutable parallel safe as $$
  select string_agg(word, ' ' order by word collate "C")
  from regexp_split_to_table(people.search_text(given), '[[:space:].,-]+') word where word <> ''
$$;
-- Whether the control digit is what the first eleven make it.
create function people.is_sound_iin(iin text) returns boolean language sql immutable parallel safe as $$
  select substr(iin, 12)::int = case when first < 10 then first when second < 10 then second end
  from (select sum(substr(iin, place, 1)::int * place) % 11 as first,
    sum(substr(iin, place, 1)::int * ((place + 1) % 11 + 1)) % 11 as second from generate_series(1, 11) place) sums
$$;
alter table people.person
  add column name_key text generated always as (people.name_key(surname || ' ' || name)) stored,
  -- the record that stays; this one is kept in the archive and found nowhere
  add column merged_into_id integer references people.person,
  add constraint person_merged check (merged_into_id is null or (merged_into_id <> id and archived_at is not null));
create index person_name_key on people.person (name_key) where merged_into_id is null;
create index person_merged_into on people.person (merged_into_id) where merged_into_id is not null;

create table people.distinct_pair (
  one_id integer not null references people.person on delete cascade,
  other_id integer not null references people.person on delete cascade,
  made_at timestamptz not null default now(),
  primary key (one_id, other_id),
  check (one_id < other_id)
);
create index distinct_pair_other on people.distinct_pair (other_id);

create table people.merger (
  id integer generated always as identity primary key,
  kept_id integer not null references people.person,
  gone_id integer not null references people.person,
  made_by integer not null references access.account,
  made_at timestamptz not null default now(),
  undone_by integer references access.account,
  undone_at timestamptz,
  -- rows that were moved, dropped and changed, and both persons as they were
  trail jsonb not null check (jsonb_typeof(trail) = 'object'),
  check (kept_id <> gone_id),
  check ((undone_by is null) = (undone_at is null))
);
create index merger_kept on people.merger (kept_id);
-- a record that is gone is gone into one
create unique index merger_gone on people.merger (gone_id) where undone_at is null;
create index merger_made_by on people.merger (made_by);
create index merger_undone_by on people.merger (undone_by) where undone_by is not null;
