-- A second step of signing in (codes of an application, passkeys, recovery codes), why an account is blocked, slips with first passwords.
alter table access.role add column second_factor boolean;
comment on column access.role.second_factor is 'whether the school demands it of the role; null: as its name and keys say';
alter table access.account add column block_reason text check (char_length(block_reason) between 1 and 500);

create table access.totp (
  account_id integer primary key references access.account on delete cascade,
  -- sealed with the key of the server
  secret bytea not null,
  made_at timestamptz not null default now(),
  -- null: a code of the application has not come yet
  confirmed_at timestamptz,
  -- a code opens once: of the time steps the last one used
  last_step bigint not null default 0
);
create table access.passkey (
  id integer generated always as identity primary key,
  account_id integer not null references access.account on delete cascade,
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 100),
  created_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_account on access.passkey (account_id);
create table access.recovery_code (
  account_id integer not null references access.account on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);
-- What a passkey is to sign: each is answered once.
create table access.challenge (
  challenge_hash bytea primary key,
  account_id integer not null references access.account on delete cascade,
  purpose text not null check (purpose in ('register', 'sign-in')),
  expires_at timestamptz not null
);
create index challenge_account on access.challenge (account_id);

-- What stands on a slip until the file is given: sealed, then gone.
create table access.login_slip (
  job_id integer not null references platform.long_job on delete cascade,
  number integer not null,
  sealed bytea not null,
  made_at timestamptz not null default now(),
  primary key (job_id, number)
);
