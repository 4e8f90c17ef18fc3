-- Signing in with a provider of OpenID Connect (Google, Microsoft, another): the providers, whose secrets only the school's own key
-- opens, and who an account is at each. A link is kept by the issuer, so that it outlives the provider's removal and return.
create table access.sign_in_provider (
  id integer generated always as identity primary key,
  title text not null check (title <> ''),
  issuer text not null unique check (issuer ~ '^https?://'),
  client_id text not null check (client_id <> ''),
  client_secret bytea not null,
  domains text[] not null default '{}',
  is_on boolean not null,
  version integer not null default 1
);
create table access.provider_link (
  issuer text not null,
  subject text not null check (subject <> ''),
  account_id integer not null references access.account on delete cascade,
  linked_at timestamptz not null default now(),
  primary key (issuer, subject),
  unique (account_id, issuer)
);

alter table access.failed_sign_in drop constraint failed_sign_in_reason_check;
alter table access.failed_sign_in add constraint failed_sign_in_reason_check
  check (reason in ('password', 'factor', 'blocked', 'limit', 'provider'));

-- whom the school believes is decided by the superadministrator, in a school that has its roles already too
insert into access.role_permission (role_id, key, level)
select id, 'pas_sign_in', 'write' from access.role where name = 'ceasar' on conflict (role_id, key) do nothing;
