-- Courses and cathedras are kept on their pages: what a plan and a timetable need of a course, doubles that became another one, and who heads a cathedra and works in it from day to day.
alter table curriculum.course
  add column ed_area_id integer references dictionaries.record,
  add column room_kind_id integer references dictionaries.record,
  -- how hard its lessons are for students, by which a timetable spreads them over the week
  add column difficulty smallint check (difficulty between 1 and 12),
  add column archived_at timestamptz,
  add column merged_into_id integer references curriculum.course,
  add constraint course_merged check (merged_into_id is null or (archived_at is not null and merged_into_id <> id));
create index course_ed_area on curriculum.course (ed_area_id) where ed_area_id is not null;
create index course_room_kind on curriculum.course (room_kind_id) where room_kind_id is not null;
create index course_merged_into on curriculum.course (merged_into_id) where merged_into_id is not null;
alter table curriculum.course drop constraint course_title_key;
create unique index course_title on curriculum.course (title) where archived_at is null;

-- What a merger of courses has moved, kept until it is undone.
create table curriculum.course_merger (
  id integer generated always as identity primary key,
  into_id integer not null references curriculum.course,
  from_id integer not null references curriculum.course,
  made_by integer references access.account on delete set null,
  made_at timestamptz not null default now(),
  trail jsonb not null,
  undone_at timestamptz,
  check (into_id <> from_id)
);
create index course_merger_into on curriculum.course_merger (into_id);
create unique index course_merger_from on curriculum.course_merger (from_id) where undone_at is null;
create index course_merger_made_by on curriculum.course_merger (made_by);
-- When a family was last told of marks of a course is a trace that goes with it; a group that goes over to another course takes it along.
alter table journal.mark_notification drop constraint mark_notification_course_id_fkey,
  add constraint mark_notification_course_id_fkey foreign key (course_id) references curriculum.course on delete cascade;
create function journal.carry_notifications() returns trigger language plpgsql as $$
begin
  insert into journal.mark_notification (student_id, course_id, notified_at)
    select n.student_id, new.course_id, n.notified_at from journal.mark_notification n
    where n.course_id = old.course_id
      and n.student_id in (select m.student_id from classes.group_member m where m.group_id = new.id)
    on conflict (student_id, course_id)
      do update set notified_at = greatest(journal.mark_notification.notified_at, excluded.notified_at);
  return null;
end $$;
create trigger carry_notifications after update of course_id on classes.study_group for each row
  when (old.course_id <> new.course_id) execute function journal.carry_notifications();
-- a group that goes over to another course takes its members along
alter table classes.group_member drop constraint group_member_group_id_course_id_fkey,
  add constraint group_member_group_id_course_id_fkey foreign key (group_id, course_id)
    references classes.study_group (id, course_id) on update cascade;

alter table curriculum.cathedra add column archived_at timestamptz;
alter table curriculum.cathedra drop constraint cathedra_title_key;
create unique index cathedra_title on curriculum.cathedra (title) where archived_at is null;

drop index curriculum.cathedra_head;
create table curriculum.cathedra_head (
  id integer generated always as identity primary key,
  cathedra_id integer not null references curriculum.cathedra,
  person_id integer not null references people.person,
  -- without a beginning: since before anything was noted
  during daterange not null check (not isempty(during)),
  version integer not null default 1,
  exclude using gist (cathedra_id with =, during with &&)
);
create index cathedra_head_person on curriculum.cathedra_head (person_id);
insert into curriculum.cathedra_head (cathedra_id, person_id, during)
  select id, head_id, daterange(null, null) from curriculum.cathedra where head_id is not null;
create or replace view approvals.headship as
  select person_id, during from organisation.unit_head
  union all
  select person_id, during from curriculum.cathedra_head;
drop trigger scope_given on curriculum.cathedra;
drop trigger scope_taken on curriculum.cathedra;
drop trigger scope_moved on curriculum.cathedra;
alter table curriculum.cathedra drop column head_id;
create trigger scope_given after insert on curriculum.cathedra_head referencing new table as changed
  for each statement execute function people.publish_scope_change('person_id');
create trigger scope_taken after delete on curriculum.cathedra_head referencing old table as changed
  for each statement execute function people.publish_scope_change('person_id');
create trigger scope_moved after update on curriculum.cathedra_head referencing old table as former new table as changed
  for each statement execute function people.publish_scope_change('person_id');
select platform.count_changes('curriculum.cathedra_head');

-- Who heads which cathedra on a day. Written so that the planner takes it apart.
create function curriculum.heads_on(day date) returns table (cathedra_id integer, person_id integer)
language sql stable as $$
  select h.cathedra_id, h.person_id from curriculum.cathedra_head h where h.during @> day
$$;

-- who has been a member so far has been one since before anything was noted
alter table curriculum.cathedra_member add column during daterange not null default daterange(null, null);
alter table curriculum.cathedra_member
  alter column during drop default,
  add check (not isempty(during)),
  drop constraint cathedra_member_pkey,
  drop constraint cathedra_member_id_key,
  add primary key (id),
  add exclude using gist (cathedra_id with =, person_id with =, during with &&);
