-- Sign-ins that failed, for the audit: a row for an hour, an account (none: a login that nobody has), an address, a device and a
-- reason, however often it was tried. What was typed is kept nowhere: people type passwords into the field of the login too.
create table access.failed_sign_in (
  id bigint generated always as identity primary key,
  account_id integer references access.account on delete cascade,
  address inet,
  device text not null,
  reason text not null check (reason in ('password', 'factor', 'blocked', 'limit')),
  hour timestamptz not null,
  times integer not null default 1,
  last_at timestamptz not null default now(),
  unique nulls not distinct (hour, account_id, address, device, reason)
);
create index failed_sign_in_last_at on access.failed_sign_in (last_at);
