-- Files of homework: documents beside photos in the folder of media; what is taken away can be brought back till the night.
alter table media.file drop constraint file_kind_check;
alter table media.file add constraint file_kind_check check (kind in ('photo', 'document'));
-- given by the browser: an upload that is repeated is the same file
alter table media.file add column client_id uuid;
create unique index file_client on media.file (uploaded_by, client_id);

create table journal.homework_file (
  id integer generated always as identity primary key,
  lesson_id bigint not null references timetable.lesson,
  file_id integer not null unique references media.file,
  -- one of ten of its lesson
  place smallint not null check (place between 1 and 10),
  given_at timestamptz not null default now(),
  removed_at timestamptz
);
create index homework_file_lesson on journal.homework_file (lesson_id);
create unique index homework_file_place on journal.homework_file (lesson_id, place) where removed_at is null;
create index homework_file_removed on journal.homework_file (removed_at) where removed_at is not null;
