-- Marks, misses and results of periods.
create schema journal;

create table journal.work (
  id integer generated always as identity primary key,
  group_id integer not null references classes.study_group,
  quarter_id integer not null references calendar.calendar_entry,
  kind text not null check (kind in ('sor', 'soch')),
  number smallint not null check (number between 1 and 9),
  title text not null,
  maximum smallint not null check (maximum between 1 and 100),
  lesson_id bigint references timetable.lesson,
  unique (group_id, quarter_id, kind, number)
);
create unique index work_one_soch on journal.work (group_id, quarter_id) where kind = 'soch';
create index work_lesson on journal.work (lesson_id);

create table journal.score (
  id bigint generated always as identity primary key,
  lesson_id bigint not null references timetable.lesson,
  student_id integer not null references people.person,
  type text not null check (type in ('fo', 'sor', 'soch')),
  value smallint not null,
  maximum smallint not null check (maximum between 1 and 100),
  work_id integer references journal.work,
  comment text check (char_length(comment) between 1 and 500),
  author_id integer references people.person,
  client_id uuid not null default gen_random_uuid(),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  check (value between (case when type = 'fo' then 1 else 0 end) and maximum),
  check ((type = 'fo') = (work_id is null)),
  unique (client_id)
);
create index score_lesson on journal.score (lesson_id, student_id);
create index score_student on journal.score (student_id, lesson_id);
create unique index score_work on journal.score (work_id, student_id) where work_id is not null;

create table journal.miss_kind (
  id integer generated always as identity primary key,
  code text not null unique,
  letter text not null unique,
  title text not null,
  category text not null check (category in ('unexcused', 'excused', 'illness', 'other')),
  counts_as_missed boolean not null,
  excludes_marks boolean not null,
  takes_minutes boolean not null default false,
  index smallint not null default 0
);
insert into journal.miss_kind (code, letter, title, category, counts_as_missed, excludes_marks, takes_minutes, index) values
  ('absent', 'Н', 'Отсутствовал без уважительной причины', 'unexcused', true, true, false, 1),
  ('excused', 'У', 'Отсутствовал по уважительной причине', 'excused', true, true, false, 2),
  ('ill', 'Б', 'Болел', 'illness', true, true, false, 3),
  ('late', 'О', 'Опоздал', 'other', false, false, true, 4),
  ('remote', 'ДО', 'Учился дистанционно', 'other', false, false, false, 5),
  ('exempt', 'ОСВ', 'Освобождён от занятия', 'other', false, false, false, 6);

create table journal.miss (
  id bigint generated always as identity primary key,
  lesson_id bigint not null references timetable.lesson,
  student_id integer not null references people.person,
  kind_id integer not null references journal.miss_kind,
  minutes smallint check (minutes between 1 and 240),
  reason text check (char_length(reason) between 1 and 500),
  author_id integer references people.person,
  client_id uuid not null default gen_random_uuid(),
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  unique (lesson_id, student_id),
  unique (client_id)
);
create index miss_student on journal.miss (student_id, lesson_id);

-- period: quarter (quarter_id), half-year (half), or the year (neither).
create table journal.period_result (
  id bigint generated always as identity primary key,
  student_id integer not null references people.person,
  course_id integer not null references curriculum.course,
  year_id integer not null references calendar.study_year,
  quarter_id integer references calendar.calendar_entry,
  half smallint check (half in (1, 2)),
  type text not null check (type in ('quarter_score', 'passfail', 'year_score', 'exam', 'total')),
  recommended smallint,
  percent numeric(5, 2),
  -- null is «н/а», not attested
  value smallint,
  reason text check (char_length(reason) between 1 and 500),
  policy_id integer not null references curriculum.grading_policy,
  author_id integer references people.person,
  version integer not null default 1,
  changed_at timestamptz not null default now(),
  check (quarter_id is null or half is null),
  check (case when type = 'passfail' then value in (0, 1) else value between 2 and 5 end),
  unique nulls not distinct (student_id, course_id, year_id, quarter_id, half, type)
);
create index period_result_course on journal.period_result (year_id, course_id, student_id);

create table journal.reopening (
  id integer generated always as identity primary key,
  group_id integer not null references classes.study_group,
  quarter_id integer not null references calendar.calendar_entry,
  until date not null,
  reason text not null,
  author_id integer references people.person,
  made_at timestamptz not null default now()
);
create index reopening_group on journal.reopening (group_id, quarter_id);
