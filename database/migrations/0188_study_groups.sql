-- Groups of a year are made, divided and closed by people: what a group is, and a pupil is in a group while in a class.
alter table classes.study_group
  add column level_id integer references dictionaries.record,
  -- The first day on which there is no such group any more.
  add column closed_on date,
  -- A week; null: by the working curriculum.
  add column hours numeric(4, 1) check (hours > 0),
  -- Of several classes the one whose grading, bells and report card the group follows.
  add column follows_class_id integer,
  -- Why it stands although the norm of dividing says otherwise.
  add column norm_reason text check (norm_reason <> ''),
  drop constraint study_group_kind_check,
  add constraint study_group_kind_check check (kind in ('class', 'subgroup', 'cross', 'individual')),
  add constraint study_group_follows_own_class foreign key (id, follows_class_id)
    references classes.group_class (group_id, class_id) deferrable initially deferred;
create index study_group_level on classes.study_group (level_id) where level_id is not null;
create index study_group_follows on classes.study_group (follows_class_id) where follows_class_id is not null;

-- What sticks out of the time in classes is cut to it.
create temporary table cut on commit drop as
select m.id, m.group_id, m.course_id, m.student_id, m.during, inside.days
from classes.group_member m cross join lateral (
  select coalesce(range_agg(c.during), '{}') * datemultirange(m.during) as days
  from classes.class_member c where c.student_id = m.student_id and c.during && m.during) inside
where inside.days <> datemultirange(m.during);
delete from classes.group_member m using cut where cut.id = m.id;
insert into classes.group_member (group_id, course_id, student_id, during)
select group_id, course_id, student_id, unnest(days) from cut;

-- A time in a group lies inside the time in classes, and ends before the group is closed. Asked when the transaction ends, for a move
-- changes both; the rows that it rests on are locked, so that nobody takes them away meanwhile.
create function classes.require_group_time_inside(checked bigint) returns void language plpgsql as $$
declare
  held classes.group_member;
  inside boolean;
begin
  select * into held from classes.group_member where id = checked;
  if not found then
    return;
  end if;
  select coalesce(range_agg(c.during) @> held.during, false) into inside
  from (select during from classes.class_member where student_id = held.student_id and during && held.during for share) c;
  if not inside then
    raise exception 'group_member % lies outside of the time in classes', checked
      using errcode = 'check_violation', constraint = 'group_member_inside_class_member';
  end if;
  perform from classes.study_group g where g.id = held.group_id and not upper_inf(held.during) and upper(held.during) <= g.closed_on
    or g.id = held.group_id and g.closed_on is null for share;
  if not found then
    raise exception 'group_member % goes on after its group is closed', checked
      using errcode = 'check_violation', constraint = 'group_member_before_closing';
  end if;
end $$;
create function classes.check_group_member() returns trigger language plpgsql as $$
begin
  perform classes.require_group_time_inside(new.id);
  return null;
end $$;
create function classes.check_groups_of_class_member() returns trigger language plpgsql as $$
begin
  perform classes.require_group_time_inside(m.id) from classes.group_member m
  where m.student_id = old.student_id and m.during && old.during;
  return null;
end $$;
create function classes.check_members_of_group() returns trigger language plpgsql as $$
begin
  perform classes.require_group_time_inside(m.id) from classes.group_member m
  where m.group_id = new.id and not m.during << daterange(new.closed_on, null);
  return null;
end $$;
create constraint trigger group_member_inside_class_member after insert or update of student_id, group_id, during
  on classes.group_member deferrable initially deferred for each row execute function classes.check_group_member();
create constraint trigger class_member_holds_groups_when_changed after update of student_id, during
  on classes.class_member deferrable initially deferred for each row execute function classes.check_groups_of_class_member();
create constraint trigger class_member_holds_groups_when_removed after delete
  on classes.class_member deferrable initially deferred for each row execute function classes.check_groups_of_class_member();
create constraint trigger study_group_closed_after_members after update of closed_on
  on classes.study_group deferrable initially deferred for each row
  when (new.closed_on is not null) execute function classes.check_members_of_group();
