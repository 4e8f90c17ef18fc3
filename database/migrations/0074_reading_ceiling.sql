-- How many people an account has read lately of whom it reads no card in its daily work, and what follows where they are too many.
create table access.person_reading (
  account_id integer primary key references access.account on delete cascade,
  -- of the window only: the person's id, and the second (Unix time) at which they were last read
  persons jsonb not null default '{}',
  -- ids asked for in vain, likewise
  misses jsonb not null default '{}',
  -- persons that the last reading has added to the window
  fresh text[] not null default '{}',
  -- of today: persons added to the windows of this day, files apart
  day date not null,
  of_day integer not null default 0,
  at timestamptz not null default now(),
  -- until then the second step asked for has been shown
  confirmed_until timestamptz,
  -- when it was last told that the step was asked for
  told_at timestamptz,
  -- since when nothing more is read; until somebody allows it
  refused_at timestamptz,
  -- somebody has closed it, whatever the counts say
  closed_at timestamptz,
  -- until then the ceilings do not hold for it
  allowed_until timestamptz,
  check (jsonb_typeof(persons) = 'object' and jsonb_typeof(misses) = 'object')
);

-- who decides on it in a school that has its roles already
insert into access.role_permission (role_id, key, level)
select id, 'pas_reading', case name when 'principal' then 'read' else 'write' end from access.role
where name in ('ceasar', 'director', 'principal') on conflict (role_id, key) do nothing;

-- of whom a list or a file has told what is masked elsewhere
create index change_persons on history.change using gin ((after -> 'persons')) where after ? 'persons';
