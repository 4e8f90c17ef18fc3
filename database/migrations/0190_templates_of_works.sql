-- How many СОР and СОЧ a course writes is planned once for a line of the РУП, then made in its groups; more or fewer of one group are
-- asked for with a reason.
create table assessments.template (
  line_id integer primary key references curriculum.rup_line on delete cascade,
  version integer not null default 1
);
create table assessments.template_work (
  line_id integer not null references assessments.template on delete cascade,
  quarter smallint not null check (quarter between 1 and 4),
  kind text not null check (kind in ('sor', 'soch')),
  number smallint not null check (number between 1 and 9),
  title text not null check (char_length(title) <= 200),
  maximum smallint not null check (maximum between 1 and 100),
  primary key (line_id, quarter, kind, number),
  constraint template_work_one_soch check (kind = 'sor' or number = 1)
);
select platform.count_changes(counted) from unnest(array['assessments.template', 'assessments.template_work']::regclass[]) as counted;

alter table assessments.work add column version integer not null default 1;

-- A work is written in a lesson of its own group, in its own quarter.
create function assessments.keep_lesson_of_work() returns trigger language plpgsql as $$
begin
  if new.lesson_id is not null and not exists (
    select from timetable.lesson l join calendar.calendar_entry q on q.id = new.quarter_id
    where l.id = new.lesson_id and l.group_id = new.group_id and l.date between q.start_date and q.end_date) then
    raise exception 'the lesson of a work is of its group and quarter'
      using errcode = 'check_violation', constraint = 'work_lesson_of_group';
  end if;
  return new;
end $$;
create trigger work_lesson before insert or update of lesson_id, group_id, quarter_id on assessments.work
  for each row execute function assessments.keep_lesson_of_work();

create table assessments.work_request (
  id integer generated always as identity primary key,
  group_id integer not null references classes.study_group,
  quarter_id integer not null references calendar.calendar_entry,
  action text not null check (action in ('add', 'remove')),
  kind text not null check (kind in ('sor', 'soch')),
  -- of the work to be removed; one that is added takes the next free one
  number smallint check (number between 1 and 9),
  title text not null check (char_length(title) <= 200),
  maximum smallint not null check (maximum between 1 and 100),
  reason text not null check (char_length(reason) between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined', 'withdrawn')),
  asked_by integer not null references people.person,
  asked_at timestamptz not null default now(),
  answer text check (char_length(answer) <= 500),
  check ((action = 'remove') <= (number is not null))
);
create index work_request_group on assessments.work_request (group_id);
create index work_request_quarter on assessments.work_request (quarter_id);
create index work_request_asked_by on assessments.work_request (asked_by);
create unique index work_request_waiting on assessments.work_request (group_id, quarter_id, action, kind, coalesce(number, 0))
  where state = 'waiting';
