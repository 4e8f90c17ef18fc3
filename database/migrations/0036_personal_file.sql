-- The personal file beside the card: documents, achievements and, apart from both, the health of students.
create schema personal_file;
create table personal_file.document (
  id integer generated always as identity primary key,
  person_id integer not null references people.person,
  kind_id integer not null references dictionaries.record,
  series text check (series <> '' and length(series) <= 20),
  number text check (number <> '' and length(number) <= 60),
  issued_by text check (issued_by <> '' and length(issued_by) <= 200),
  issued_on date,
  valid_until date,
  note text check (note <> '' and length(note) <= 1000),
  file_id integer unique references media.file,
  version integer not null default 1,
  -- can be brought back till the night after the next day
  removed_at timestamptz,
  check (valid_until >= issued_on)
);
create index document_person on personal_file.document (person_id) where removed_at is null;
create index document_kind on personal_file.document (kind_id);
create index document_removed on personal_file.document (removed_at) where removed_at is not null;

create table personal_file.achievement (
  id integer generated always as identity primary key,
  person_id integer not null references people.person,
  title text not null check (title <> '' and length(title) <= 200),
  level_id integer not null references dictionaries.record,
  -- a place, a degree, a prize, in the words of the paper
  result text check (result <> '' and length(result) <= 100),
  achieved_on date not null,
  organiser text check (organiser <> '' and length(organiser) <= 200),
  note text check (note <> '' and length(note) <= 1000),
  file_id integer unique references media.file,
  version integer not null default 1,
  removed_at timestamptz
);
create index achievement_person on personal_file.achievement (person_id) where removed_at is null;
create index achievement_level on personal_file.achievement (level_id);
create index achievement_removed on personal_file.achievement (removed_at) where removed_at is not null;

create table personal_file.health (
  person_id integer primary key references people.person,
  health_group smallint check (health_group between 1 and 5),
  pe_group text check (pe_group in ('main', 'preparatory', 'special', 'exempt')),
  -- the last day on which physical education is not for them
  exempt_until date,
  allergies text check (allergies <> '' and length(allergies) <= 2000),
  chronic text check (chronic <> '' and length(chronic) <= 2000),
  medicines text check (medicines <> '' and length(medicines) <= 2000),
  emergency text check (emergency <> '' and length(emergency) <= 2000),
  note text check (note <> '' and length(note) <= 2000),
  version integer not null default 1,
  check (coalesce(pe_group = 'exempt', false) = (exempt_until is not null))
);

-- The history of a person's papers is found by the person; that of health by the record itself.
create index change_personal_file on history.change (((coalesce(after, before) ->> 'person_id')::integer), id)
  where subject in ('personal_file.document', 'personal_file.achievement');
