-- How texts are spelled to be searched and sorted is known to every list, not to people alone.
alter function people.search_text(text) set schema platform;
alter function people.sort_text(text) set schema platform;
alter function people.sound_text(text) set schema platform;
create or replace function platform.sound_text(given text) returns text language sql immutable parallel safe as $$
  select translate(platform.search_text(given), 'абвгдежзийклмнопрстуфхцчшщыэюяьъ', 'abvgdejziyklmnoprstufhcqwwxeua')
$$;
create or replace function people.name_key(given text) returns text language sql immutable parallel safe as $$
  select string_agg(word, ' ' order by word collate "C")
  from regexp_split_to_table(platform.search_text(given), '[[:space:].,-]+') word where word <> ''
$$;
