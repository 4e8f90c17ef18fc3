-- Subjects and departments, what each parallel studies, classes and the groups that are taught together.
create schema curriculum;
create table curriculum.cathedra (
  id integer generated always as identity primary key,
  title text not null unique,
  head_id integer references people.person
);
create index cathedra_head on curriculum.cathedra (head_id);
create table curriculum.cathedra_member (
  cathedra_id integer not null references curriculum.cathedra on delete cascade,
  person_id integer not null references people.person,
  primary key (cathedra_id, person_id)
);
create index cathedra_member_person on curriculum.cathedra_member (person_id);
create table curriculum.course (
  id integer generated always as identity primary key,
  title text not null unique,
  short_title text not null,
  title_kk text,
  colour text check (colour ~ '^#[0-9a-f]{6}$'),
  cathedra_id integer references curriculum.cathedra
);
create index course_cathedra on curriculum.course (cathedra_id);

create schema classes;
create table classes.parallel (
  id integer generated always as identity primary key,
  year_id integer not null references calendar.study_year,
  number smallint not null check (number between 0 and 12),
  unique (year_id, number),
  unique (id, year_id)
);
create table classes.class (
  id integer generated always as identity primary key,
  year_id integer not null,
  parallel_id integer not null,
  letter text not null,
  title text not null,
  language text not null default 'ru' check (language in ('ru', 'kk', 'en')),
  shift smallint not null default 1 check (shift in (1, 2)),
  profile text not null default '',
  class_teacher_id integer references people.person,
  curator_id integer references people.person,
  home_room_id integer references buildings.room,
  previous_class_id integer references classes.class,
  foreign key (parallel_id, year_id) references classes.parallel (id, year_id),
  unique (year_id, parallel_id, letter)
);
create index class_teacher on classes.class (class_teacher_id);
create index class_curator on classes.class (curator_id);
create table classes.class_member (
  id bigint generated always as identity primary key,
  class_id integer not null references classes.class,
  student_id integer not null references people.person,
  during daterange not null check (not isempty(during)),
  exclude using gist (student_id with =, during with &&)
);
create index class_member_class on classes.class_member (class_id);

create table classes.study_group (
  id integer generated always as identity primary key,
  year_id integer not null references calendar.study_year,
  course_id integer not null references curriculum.course,
  title text not null,
  kind text not null check (kind in ('class', 'subgroup', 'cross')),
  unique (year_id, course_id, title),
  unique (id, course_id)
);
create table classes.group_class (
  group_id integer not null references classes.study_group on delete cascade,
  class_id integer not null references classes.class,
  primary key (group_id, class_id)
);
create index group_class_class on classes.group_class (class_id);
-- course_id is repeated from the group so that the database itself keeps a student in one group of a course.
create table classes.group_member (
  id bigint generated always as identity primary key,
  group_id integer not null,
  course_id integer not null,
  student_id integer not null references people.person,
  during daterange not null check (not isempty(during)),
  foreign key (group_id, course_id) references classes.study_group (id, course_id),
  exclude using gist (student_id with =, course_id with =, during with &&)
);
create index group_member_group on classes.group_member (group_id, student_id);
create index group_member_student on classes.group_member (student_id, group_id);

create table curriculum.rup_line (
  id integer generated always as identity primary key,
  year_id integer not null references calendar.study_year,
  parallel_id integer not null references classes.parallel,
  profile text not null default '',
  course_id integer not null references curriculum.course,
  hours numeric(4, 1) not null check (hours >= 0),
  component text not null default 'state' check (component in ('state', 'school', 'elective')),
  subgroups smallint not null default 1 check (subgroups between 1 and 4),
  grading_mode text not null check (grading_mode in
    ('every_quarter', 'pass_fail_once_quarter', 'not_evaluated', 'six_months', 'pass_fail_once_six_months', 'no_in_rup')),
  unique (year_id, parallel_id, profile, course_id)
);
-- Never changed, only superseded: a closed result keeps the policy it was computed with.
create table curriculum.grading_policy (
  id integer generated always as identity primary key,
  year_id integer not null references calendar.study_year,
  version integer not null,
  rules jsonb not null,
  made_at timestamptz not null default now(),
  unique (year_id, version)
);
