-- In whose name the school writes, how early it hears of papers that end, and own fields that hold a file.
alter table organisation.school
  -- null: as the installation was started
  add column mail_sender text check (char_length(mail_sender) between 1 and 100),
  -- how many days before its end a document of a person is told of
  add column documents_days smallint not null default 30 check (documents_days between 1 and 365);

alter table people.field drop constraint field_type_check;
alter table people.field add constraint field_type_check
  check (type in ('text', 'long_text', 'number', 'date', 'yes_no', 'choice', 'person', 'file'));
alter table people.field_value drop constraint field_value_check;
alter table people.field_value
  add column file_id integer unique references media.file,
  add constraint field_value_check check (num_nonnulls(value, record_id, linked_id, file_id) = 1);

-- Papers are sought by their end through the whole school.
create index document_valid_until on personal_file.document (valid_until) where removed_at is null;

-- Kinds of misses are a dictionary of the school's: those it started with keep letter and meaning, their names are its own.
alter table journal.miss_kind
  add column is_system boolean not null default false,
  -- stays where it was put, and is put nowhere else
  add column is_archived boolean not null default false,
  add column version integer not null default 1,
  add check (char_length(title) between 1 and 100),
  add check (letter ~ '^[А-ЯЁӘҒҚҢӨҰҮҺІ]{1,3}$');
update journal.miss_kind set is_system = true;
