-- Lines of the РУП whose course ends the year with an exam: as long as it is not written, the final mark waits for it.
create table grading.exam (
  line_id integer primary key references curriculum.rup_line on delete cascade,
  author_id integer references people.person,
  planned_at timestamptz not null default now()
);
create index exam_author on grading.exam (author_id) where author_id is not null;
