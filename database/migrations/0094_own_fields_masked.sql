-- A field may say how its text looks, and for which kinds of persons it has to be filled; none: for all.
alter table own_fields.field
  add column mask text check (mask <> '' and char_length(mask) <= 40),
  add column required_kinds integer[] not null default '{}';

-- Titles stand in one line: what nobody sees, and breaks, do not stay.
update own_fields.tab set title = btrim(regexp_replace(
    regexp_replace(title, '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]', '', 'g'), '\s+', ' ', 'g'))
  where title ~ '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\n\r\t]|\s\s'
    and title ~ '[[:alnum:]]';
update own_fields.field set title = btrim(regexp_replace(
    regexp_replace(title, '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF]', '', 'g'), '\s+', ' ', 'g'))
  where title ~ '[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\uFEFF\n\r\t]|\s\s'
    and title ~ '[[:alnum:]]';
