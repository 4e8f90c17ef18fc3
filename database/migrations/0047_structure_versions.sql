-- Classes, subjects, departments, the curriculum, groups, memberships, loads and the timetable's plan are edited by several people: each row has a version, so that nobody writes over another unseen.
alter table curriculum.cathedra add column version integer not null default 1;
alter table curriculum.course add column version integer not null default 1;
alter table curriculum.rup_line add column version integer not null default 1;
alter table classes.parallel add column version integer not null default 1;
alter table classes.class add column version integer not null default 1;
alter table classes.class_member add column version integer not null default 1;
alter table classes.study_group add column version integer not null default 1;
alter table classes.group_member add column version integer not null default 1;
alter table workload.assignment add column version integer not null default 1;
alter table timetable.version add column version integer not null default 1;
alter table timetable.entry add column version integer not null default 1;

-- Members of a department come and go by its card: an id of their own, so that their history can be told.
alter table curriculum.cathedra_member
  add column id integer generated always as identity unique,
  add column version integer not null default 1;
