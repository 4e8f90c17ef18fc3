-- Education, seniority and qualification category stand on the person with their days and orders: a post no longer keeps the category.
-- When a teacher cannot or would rather not have lessons is kept by the year, for the workload and the timetable.
create schema qualifications;
create table qualifications.education (
  id integer generated always as identity primary key,
  person_id integer not null references people.person,
  level text not null check (level in ('secondary', 'vocational', 'bachelor', 'specialist', 'master', 'doctor')),
  institution text not null,
  speciality text,
  year smallint not null check (year between 1930 and 2200),
  diploma_number text,
  diploma_date date,
  file_id integer references media.file,
  note text,
  version integer not null default 1,
  removed_at timestamptz
);
create index education_person on qualifications.education (person_id);
create index education_file on qualifications.education (file_id) where file_id is not null;

-- Whole months as somebody has counted them on a day; they go on from that day.
create table qualifications.seniority (
  id integer generated always as identity primary key,
  person_id integer not null references people.person,
  counted_on date not null,
  general_months smallint not null check (general_months between 0 and 900),
  teaching_months smallint not null check (teaching_months between 0 and general_months),
  note text,
  version integer not null default 1,
  removed_at timestamptz
);
create unique index seniority_of_day on qualifications.seniority (person_id, counted_on) where removed_at is null;

create table qualifications.category (
  id integer generated always as identity primary key,
  person_id integer not null references people.person,
  level text not null check (level in ('teacher', 'moderator', 'expert', 'researcher', 'master', 'other')),
  -- as the school wrote it, where it is none of the five
  title text,
  during daterange not null check (not isempty(during)),
  order_number text,
  order_date date,
  note text,
  version integer not null default 1,
  removed_at timestamptz,
  check ((level = 'other') = (title is not null)),
  exclude using gist (person_id with =, during with &&) where (removed_at is null)
);

-- Of several posts of a person with different categories each holds until the next one began.
with kept as (
  select person_id, trim(category) as title,
    case lower(trim(category)) when 'педагог' then 'teacher' when 'педагог-модератор' then 'moderator'
      when 'педагог-эксперт' then 'expert' when 'педагог-исследователь' then 'researcher'
      when 'педагог-мастер' then 'master' else 'other' end as level,
    coalesce(lower(during), '-infinity') as since
  from people.employment where trim(category) <> ''),
ranked as (select *, array_position(array['other', 'teacher', 'moderator', 'expert', 'researcher', 'master'], level) as rank
  from kept),
of_day as (select distinct on (person_id, since) person_id, level, case when level = 'other' then title end as title, since
  from ranked order by person_id, since, rank desc, title),
changed as (select *, lag(coalesce(title, level)) over (partition by person_id order by since) as former from of_day),
turns as (select * from changed where former is distinct from coalesce(title, level))
insert into qualifications.category (person_id, level, title, during)
select person_id, level, title,
  daterange(nullif(since, '-infinity'), lead(since) over (partition by person_id order by since))
from turns;
alter table people.employment drop column category;

-- What a person has behind them on a day: by the latest count up to it.
create function qualifications.seniority_on(asked_person integer, asked_day date)
returns table (general_months integer, teaching_months integer, counted_on date) language sql stable as $$
  select s.general_months + more.months, s.teaching_months + more.months, s.counted_on
  from qualifications.seniority s,
    lateral (select age(asked_day, s.counted_on) as passed) since,
    lateral (select (extract(year from passed) * 12 + extract(month from passed))::integer as months) more
  where s.person_id = asked_person and s.counted_on <= asked_day and s.removed_at is null
  order by s.counted_on desc limit 1
$$;

-- For the structure of the school: its files tell categories of a day. One of the five levels, else what the school wrote.
create function organisation.category_on(asked_person integer, asked_day date) returns text language sql stable as $$
  select coalesce(c.title, c.level) from qualifications.category c
  where c.person_id = asked_person and c.during @> asked_day and c.removed_at is null
$$;
select platform.count_changes('qualifications.education');
select platform.count_changes('qualifications.seniority');
select platform.count_changes('qualifications.category');

create schema availability;
create table availability.person_year (
  id integer generated always as identity primary key,
  person_id integer not null references people.person,
  year_id integer not null references calendar.study_year,
  -- 0 is Monday; a day without lessons, for the teacher's own work
  methodical_day smallint check (methodical_day between 0 and 5),
  building_id integer references buildings.building,
  note text,
  version integer not null default 1,
  unique (person_id, year_id)
);
create index person_year_year on availability.person_year (year_id);
create index person_year_building on availability.person_year (building_id) where building_id is not null;
create table availability.hour (
  person_year_id integer not null references availability.person_year on delete cascade,
  weekday smallint not null check (weekday between 0 and 5),
  shift smallint not null check (shift in (1, 2)),
  slot smallint not null check (slot between 0 and 20),
  kind text not null check (kind in ('closed', 'unwanted')),
  primary key (person_year_id, weekday, shift, slot)
);

-- Lessons of published weeks by their teachers: what stands in an hour that is to be closed.
create view availability.published_lesson as
  select v.year_id, v.during, t.teacher_id, e.weekday, e.shift, e.slot, e.week, g.title as group_title, c.title as course_title
  from timetable.version v
  join timetable.entry e on e.version_id = v.id
  join timetable.entry_teacher t on t.entry_id = e.id
  join classes.study_group g on g.id = e.group_id
  join curriculum.course c on c.id = g.course_id
  where v.status = 'published';

-- Of which ends of categories those who keep the staff have been told.
create table qualifications.notified (
  category_id integer not null references qualifications.category on delete cascade,
  until date not null,
  primary key (category_id, until)
);
