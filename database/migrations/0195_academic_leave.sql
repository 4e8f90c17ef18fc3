-- Students of a college on academic leave: out of their group from a day on, until they come back into one.
create table classes.academic_leave (
  id integer generated always as identity primary key,
  student_id integer not null references people.person,
  -- the group that the student has left
  class_id integer not null references classes.class,
  starts_on date not null,
  -- null: not said
  planned_return date,
  order_number text not null check (char_length(order_number) <= 50),
  order_date date,
  note text not null check (char_length(note) <= 500),
  -- the first day back, and the group; null: still away
  returned_on date,
  returned_class_id integer references classes.class,
  -- names the lines of the history that it was begun with
  batch uuid not null unique,
  version integer not null default 1,
  check (planned_return > starts_on),
  check (returned_on > starts_on),
  check ((returned_on is null) = (returned_class_id is null)),
  exclude using gist (student_id with =, daterange(starts_on, returned_on) with &&)
);
create index academic_leave_class on classes.academic_leave (class_id);
create index academic_leave_returned on classes.academic_leave (returned_class_id) where returned_class_id is not null;
select platform.count_changes('classes.academic_leave');
