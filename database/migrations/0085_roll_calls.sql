-- Whether the roll of a lesson was called, also where nobody was away. Of lessons before the school keeps this nobody knows it: without a moment.
create table journal.roll_call (
  lesson_id bigint primary key references timetable.lesson on delete cascade,
  author_id integer references people.person,
  called_at timestamptz
);
create index roll_call_author on journal.roll_call (author_id) where author_id is not null;
insert into journal.roll_call (lesson_id)
  select id from timetable.lesson where takes_place and date < current_date;
