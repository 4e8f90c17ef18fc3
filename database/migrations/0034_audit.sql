-- The audit: calls refused for want of a right, counted; sign-ins found by their day.
create table platform.denial (
  day date not null,
  account_id integer not null references access.account on delete cascade,
  -- who really acted, under impersonation; 0: the holder
  acted_by integer not null default 0,
  -- `GET /api/hr/pay-slip/`, as it is declared
  endpoint text not null,
  times integer not null default 1 check (times > 0),
  first_at timestamptz not null default now(),
  last_at timestamptz not null default now(),
  primary key (day, account_id, acted_by, endpoint)
);
create index denial_account on platform.denial (account_id);
create index session_started on access.session (started_at);
