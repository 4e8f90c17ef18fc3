-- Lists as each account likes them; names found in spite of typing mistakes, numbers found by a part of them.

-- Trigrams are made of what the server's locale takes for letters, and under C that is Latin only: letters alike to the
-- ear become one Latin letter, which holds on any server and forgives «э» for «е», «щ» for «ш», a lost soft sign.
create function people.sound_text(given text) returns text language sql immutable parallel safe as $$
  select translate(people.search_text(given), 'абвгдежзийклмнопрстуфхцчшщыэюяьъ', 'abvgdejziyklmnoprstufhcqwwxeua')
$$;
alter table people.person add column sound text not null generated always as
  (people.sound_text(surname || ' ' || name || coalesce(' ' || patronymic, ''))) stored;
drop index people.person_search;
create index person_sound on people.person using gin (sound gin_trgm_ops);
create index person_phone_digits on people.person using gin (regexp_replace(phone, '\D', '', 'g') gin_trgm_ops);
create index person_iin_prefix on people.person (iin text_pattern_ops);

-- `list` names a list of the product; columns the account has put away from it.
create table access.list_columns (
  account_id integer not null references access.account on delete cascade,
  list text not null,
  hidden text[] not null,
  primary key (account_id, list)
);
-- Filters, order and columns under a name; `query` is what stands in the address of the list.
create table access.list_view (
  id integer generated always as identity primary key,
  account_id integer not null references access.account on delete cascade,
  list text not null,
  name text not null check (name <> ''),
  query jsonb not null check (jsonb_typeof(query) = 'object'),
  hidden text[] not null,
  unique (account_id, list, name)
);
