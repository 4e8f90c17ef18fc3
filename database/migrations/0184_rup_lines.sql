-- Lines of the РУП are by parallel, language of instruction and profile, and of one class for what the school chooses; of several that
-- fit a class the most special one governs its course. The plan of a year is approved by an order; the state plan stands beside it.
alter table curriculum.rup_line
  drop constraint rup_line_year_id_parallel_id_profile_course_id_key,
  -- empty: of any
  add column language text not null default '' check (language in ('', 'ru', 'kk', 'en')),
  add column class_id integer references classes.class,
  -- null: hours a week in all weeks of study
  add column hours_year numeric(6, 1) check (hours_year >= 0),
  add constraint rup_line_of_class check (class_id is null or component <> 'state'),
  add constraint rup_line_place unique nulls not distinct (year_id, parallel_id, language, profile, class_id, course_id),
  add column rank smallint not null generated always as (
    (case when class_id is null then 0 else 4 end) + (case when profile = '' then 0 else 2 end)
      + (case when language = '' then 0 else 1 end)) stored;
create index rup_line_course on curriculum.rup_line (course_id);
create index rup_line_class on curriculum.rup_line (class_id) where class_id is not null;

-- The line by which each class is taught each course of its year.
create view curriculum.class_line as
  select distinct on (c.year_id, c.id, r.course_id)
    c.year_id, c.id as class_id, r.course_id, r.id as line_id, r.hours, r.hours_year, r.component, r.subgroups, r.grading_mode
  from classes.class c
  join curriculum.rup_line r on r.year_id = c.year_id and r.parallel_id = c.parallel_id and r.profile in ('', c.profile)
    and r.language in ('', c.language) and (r.class_id is null or r.class_id = c.id)
  order by c.year_id, c.id, r.course_id, r.rank desc;

-- By which order the plan of a year was approved. One that is changed afterwards says so: `changed_at` of its lines is later.
create table curriculum.plan (
  year_id integer primary key references calendar.study_year,
  order_number text,
  order_date date,
  approved_by text,
  note text,
  version integer not null default 1,
  check ((order_number is null) = (order_date is null))
);
alter table curriculum.rup_line add column changed_at timestamptz not null default now();

-- State plans (ТУП): what the ministry has ordered, line by line, from a day on.
create schema standards;
create table standards.standard (
  id integer generated always as identity primary key,
  title text not null,
  source text not null,
  since date not null,
  version integer not null default 1
);
create table standards.standard_line (
  id integer generated always as identity primary key,
  standard_id integer not null references standards.standard on delete cascade,
  parallel smallint not null check (parallel between 0 and 12),
  language text not null default '' check (language in ('', 'ru', 'kk', 'en')),
  profile text not null default '',
  course_id integer not null references curriculum.course,
  hours numeric(4, 1) not null check (hours >= 0),
  unique (standard_id, parallel, language, profile, course_id)
);
create index standard_line_course on standards.standard_line (course_id);
