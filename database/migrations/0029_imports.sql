-- Spreadsheets on their way in: what a person has dropped waits a day here to be looked at, mended and confirmed.
create table platform.import (
  id integer generated always as identity primary key,
  account_id integer not null references access.account on delete cascade,
  -- who really acted, under impersonation
  actor_account_id integer references access.account,
  kind text not null check (kind <> ''),
  file_name text not null check (char_length(file_name) between 1 and 200),
  digest text not null,
  -- headings of the file that the import does not know
  unknown_columns text[] not null default '{}',
  state text not null default 'staged' check (state in ('staged', 'confirmed')),
  job_id integer references platform.long_job on delete set null,
  made_at timestamptz not null default now(),
  check (job_id is null or state = 'confirmed')
);
create index import_account on platform.import (account_id, made_at);
create index import_job on platform.import (job_id);
create index import_made_at on platform.import (made_at);

create table platform.import_row (
  import_id integer not null references platform.import on delete cascade,
  -- as the spreadsheet numbers it
  number integer not null check (number > 0),
  -- texts by the keys of columns, and what the file itself has wrong with a cell
  cells jsonb not null,
  flaws jsonb not null default '{}',
  left_out boolean not null default false,
  -- it is another person than the one who looks like it
  as_new boolean not null default false,
  title text not null default '',
  verdict text not null default 'error' check (verdict in ('new', 'changed', 'same', 'error')),
  problems jsonb not null default '[]',
  changes jsonb not null default '[]',
  similar_to text,
  outcome text check (outcome in ('done', 'refused')),
  detail text not null default '',
  primary key (import_id, number)
);
