-- The journal's history: found by group, replayed to any moment, and taken back a batch at a time.

-- A journal is read by its lessons, the newest first, however many years of other journals lie beside it.
create index change_lesson on history.change (((coalesce(after, before) ->> 'lesson_id')::bigint), at, id)
  where subject in ('journal.score', 'journal.miss');
create index change_result on history.change
  (((coalesce(after, before) ->> 'course_id')::integer), ((coalesce(after, before) ->> 'year_id')::integer), at, id)
  where subject = 'journal.period_result';
create index change_batch on history.change (batch) where batch is not null;

-- A batch taken back, and the batch that the taking back itself is in the history: it can be taken back too.
create table journal.undoing (
  made_batch uuid primary key,
  batch uuid not null,
  group_id integer not null references classes.study_group,
  account_id integer,
  made_at timestamptz not null default now(),
  check (made_batch <> batch)
);
create index undoing_batch on journal.undoing (batch);
