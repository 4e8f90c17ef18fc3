-- Who may sign in, with what rights, and which sessions are alive.
create schema access;

create table access.account (
  id integer generated always as identity primary key,
  login text not null unique check (login = lower(login) and login <> ''),
  password_hash text,
  status text not null default 'active' check (status in ('active', 'blocked')),
  must_change_password boolean not null default false,
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);
-- E-mail, IIN and phone of one account are spellings of one login.
create table access.login_alias (
  alias text primary key check (alias = lower(alias)),
  account_id integer not null references access.account on delete cascade
);
create index login_alias_account on access.login_alias (account_id);

create table access.role (
  id integer generated always as identity primary key,
  name text not null unique,
  title text not null,
  is_system boolean not null default false
);
create table access.role_permission (
  role_id integer not null references access.role on delete cascade,
  key text not null,
  level text not null check (level in ('read', 'write')),
  primary key (role_id, key)
);
create table access.account_role (
  account_id integer not null references access.account on delete cascade,
  role_id integer not null references access.role,
  primary key (account_id, role_id)
);
create index account_role_role on access.account_role (role_id);

-- A session is a family of refresh tokens on one device; under impersonation it knows who really acts.
create table access.session (
  id bigint generated always as identity primary key,
  account_id integer not null references access.account on delete cascade,
  client smallint not null check (client in (0, 1)),
  actor_account_id integer references access.account,
  actor_session_id bigint references access.session,
  reason text,
  device text not null default '',
  address inet,
  started_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index session_account on access.session (account_id) where ended_at is null;
create table access.refresh_token (
  token_hash bytea primary key,
  session_id bigint not null references access.session on delete cascade,
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index refresh_token_session on access.refresh_token (session_id);

-- A wrong password, counted against an account, a login nobody has, a device or an address.
create table access.failed_attempt (
  id bigint generated always as identity primary key,
  subject text not null,
  at timestamptz not null default now()
);
create index failed_attempt_subject on access.failed_attempt (subject, at);
create index failed_attempt_at on access.failed_attempt (at);

create table access.restore_link (
  token_hash bytea primary key,
  account_id integer not null references access.account on delete cascade,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index restore_link_account on access.restore_link (account_id);
