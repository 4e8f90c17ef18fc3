-- Routes by which papers are approved, the runs over them, who decided what, and who stands in for whom.
create schema approvals;

-- What approvals ask of persons and days is published to it: its room stands below those that keep them.
create view approvals.person as
  select id, admin_user_id, full_name, search, sort_name, archived_at,
    surname || ' ' || upper(left(name, 1)) || '.' || coalesce(' ' || upper(left(nullif(patronymic, ''), 1)) || '.', '') as short_name
  from people.person where merged_into_id is null;
-- Who heads a unit or a cathedra, with the days.
create view approvals.headship as
  select person_id, during from organisation.unit_head
  union all
  select head_id, daterange(null, null) from curriculum.cathedra where head_id is not null;
create function approvals.is_working_day(day date) returns boolean language sql stable as $$
  select exists (select from calendar.calendar_entry e where e.type = 'moved_day' and day between e.start_date and e.end_date)
    or (extract(isodow from day) < 6 and not exists (
      select from calendar.calendar_entry e where e.type = 'day_off' and day between e.start_date and e.end_date))
$$;
-- The day that ends a term of so many working days, those of the calendar: the day it begins on does not count.
create function approvals.add_working_days(begins date, days integer) returns date language sql stable as $$
  select day::date from generate_series(begins + 1, begins + days * 3 + 40, interval '1 day') day
  where approvals.is_working_day(day::date) order by day offset days - 1 limit 1
$$;

create table approvals.route (
  id integer generated always as identity primary key,
  -- as its area declares it, or a variant of that, `documents.document:12`
  kind text not null unique check (kind ~ '^[a-z_]+\.[a-z_]+(:[1-9]\d{0,8})?$'),
  -- the number of the version that new runs follow; null once the route is taken off
  version integer,
  -- how often it was changed: who has seen another state starts anew
  revision integer not null default 1
);
create table approvals.route_version (
  id integer generated always as identity primary key,
  route_id integer not null references approvals.route,
  number integer not null check (number > 0),
  made_by integer references people.person,
  made_at timestamptz not null default now(),
  unique (route_id, number)
);
alter table approvals.route add constraint route_version_exists
  foreign key (id, version) references approvals.route_version (route_id, number) deferrable initially deferred;
create index route_version_made_by on approvals.route_version (made_by) where made_by is not null;

create table approvals.route_step (
  id integer generated always as identity primary key,
  version_id integer not null references approvals.route_version,
  -- steps of one stage go side by side
  stage smallint not null check (stage between 1 and 20),
  position smallint not null check (position between 1 and 20),
  title text not null check (length(title) between 1 and 100),
  act text not null check (act in ('approve', 'sign', 'acquaint')),
  needs text not null check (needs in ('all', 'any')),
  -- working days; null: no term
  days smallint check (days between 1 and 250),
  unique (version_id, position)
);
create table approvals.route_decider (
  id integer generated always as identity primary key,
  step_id integer not null references approvals.route_step,
  post text,
  target_id integer,
  permission text,
  person_id integer references people.person,
  check (num_nonnulls(post, permission, person_id) = 1),
  check (target_id is null or post is not null)
);
create index route_decider_step on approvals.route_decider (step_id);
create index route_decider_person on approvals.route_decider (person_id) where person_id is not null;

create table approvals.run (
  id integer generated always as identity primary key,
  kind text not null check (kind ~ '^[a-z_]+\.[a-z_]+(:[1-9]\d{0,8})?$'),
  -- of the subject, without the variant by which it is led
  subject_kind text not null generated always as (split_part(kind, ':', 1)) stored,
  subject_id integer not null,
  title text not null check (length(title) between 1 and 300),
  author_id integer not null references people.person,
  unit_id integer,
  version_id integer not null references approvals.route_version,
  -- of the content that is decided upon
  content_version integer not null default 1,
  state text not null default 'running' check (state in ('running', 'approved', 'returned', 'withdrawn')),
  remark text check (length(remark) between 1 and 1000),
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null)),
  check (state <> 'returned' or remark is not null)
);
create unique index run_open on approvals.run (subject_kind, subject_id) where state = 'running';
create index run_subject on approvals.run (subject_kind, subject_id, id);
create index run_author on approvals.run (author_id, id);
create index run_version on approvals.run (version_id);

create table approvals.run_step (
  id integer generated always as identity primary key,
  run_id integer not null references approvals.run,
  route_step_id integer not null references approvals.route_step,
  state text not null default 'waiting' check (state in ('waiting', 'open', 'done', 'dropped')),
  opened_at timestamptz,
  due_on date,
  closed_at timestamptz,
  -- open, and there is nobody who could decide
  is_stuck boolean not null default false check (not is_stuck or state = 'open'),
  unique (run_id, route_step_id),
  check ((state in ('waiting', 'dropped')) or opened_at is not null)
);
create index run_step_route_step on approvals.run_step (route_step_id);
create index run_step_open on approvals.run_step (due_on) where state = 'open';

-- Who is asked at a step, each once, and what they have decided: a person decides a step once.
create table approvals.step_decider (
  step_id integer not null references approvals.run_step,
  person_id integer not null references people.person,
  -- named by hand, in place of who the route names
  is_named boolean not null default false,
  decision text check (decision in ('approved', 'signed', 'acquainted', 'returned')),
  -- another than the person: who stood in for them
  decided_by integer references people.person,
  decided_at timestamptz,
  remark text check (length(remark) between 1 and 1000),
  content_version integer,
  primary key (step_id, person_id),
  check (num_nulls(decision, decided_by, decided_at, content_version) in (0, 4)),
  check (decision is distinct from 'returned' or remark is not null)
);
create index step_decider_waiting on approvals.step_decider (person_id, step_id) where decided_at is null;
create index step_decider_person on approvals.step_decider (person_id);
create index step_decider_by on approvals.step_decider (decided_by, decided_at) where decided_by is not null;

create table approvals.deputy (
  id integer generated always as identity primary key,
  head_id integer not null references people.person,
  deputy_id integer not null references people.person,
  during daterange not null check (not isempty(during) and not lower_inf(during) and not upper_inf(during)),
  reason text not null check (length(reason) between 1 and 300),
  named_by integer references people.person,
  named_at timestamptz not null default now(),
  ended_by integer references people.person,
  ended_at timestamptz,
  version integer not null default 1,
  check (head_id <> deputy_id),
  check (ended_by is null or ended_at is not null),
  exclude using gist (head_id with =, during with &&) where (ended_at is null)
);
-- What was ended, even on its first day or before it, holds no more.
create view approvals.standing as select id, head_id, deputy_id, during from approvals.deputy where ended_at is null;
create index deputy_head on approvals.deputy (head_id);
create index deputy_deputy on approvals.deputy (deputy_id);
create index deputy_named_by on approvals.deputy (named_by) where named_by is not null;
create index deputy_ended_by on approvals.deputy (ended_by) where ended_by is not null;
create trigger scope_given after insert on approvals.deputy referencing new table as changed
  for each statement execute function people.publish_scope_change('deputy_id');
create trigger scope_taken after delete on approvals.deputy referencing old table as changed
  for each statement execute function people.publish_scope_change('deputy_id');
create trigger scope_moved after update on approvals.deputy referencing old table as former new table as changed
  for each statement execute function people.publish_scope_change('deputy_id');
select platform.count_changes('approvals.deputy');

-- Who is above a person on a day: the head of a unit of theirs, else of one above it; nobody is above themselves.
create function approvals.head_of(person integer, day date) returns integer language sql stable as $$
  with recursive line as (
    select u.id, u.parent_id, 1 as step from people.employment e join organisation.unit u on u.id = e.unit_id
    where e.person_id = person and e.during @> day and u.archived_at is null
    union
    select u.id, u.parent_id, line.step + 1 from line join organisation.unit u on u.id = line.parent_id where line.step < 20)
  select h.person_id from line join organisation.unit_head h on h.unit_id = line.id and h.during @> day
  where h.person_id <> person order by line.step, line.id limit 1
$$;

-- Of which term an account has been reminded: once of each occasion.
create table approvals.reminder (
  account_id integer not null references access.account,
  step_id integer not null references approvals.run_step,
  occasion text not null check (occasion in ('before', 'today', 'after')),
  primary key (account_id, step_id, occasion)
);
create index reminder_step on approvals.reminder (step_id);
