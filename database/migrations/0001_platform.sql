-- What every area stands on: extensions, the installation, the journal of changes, repeated requests, sockets across processes.
create extension if not exists btree_gist;
create extension if not exists pg_trgm;

create schema platform;
create table platform.installation (
  id integer primary key default 1 check (id = 1),
  kind text not null check (kind in ('demo', 'school')),
  state text not null check (state in ('building', 'ready')),
  seed integer,
  made_at timestamptz not null default now()
);
create table platform.idempotency (
  account_id integer not null,
  key uuid not null,
  endpoint text not null,
  answer jsonb,
  made_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index idempotency_made_at on platform.idempotency (made_at);
create table platform.setting (
  name text primary key,
  value jsonb not null,
  changed_at timestamptz not null default now()
);
create table socket_io_attachments (
  id bigserial unique,
  created_at timestamptz default now(),
  payload bytea
);

create schema history;
create table history.change (
  id bigint generated always as identity,
  at timestamptz not null default now(),
  account_id integer,
  on_behalf_of integer,
  subject text not null,
  subject_id bigint not null,
  before jsonb,
  after jsonb,
  batch uuid,
  request_id text,
  primary key (id, at)
) partition by range (at);
create index change_subject on history.change (subject, subject_id, id);
create index change_account on history.change (account_id, at);
create table history.change_default partition of history.change default;

-- Months are made ahead of time; a month whose rows already lie in the default partition stays there.
create function history.ensure_month(day date) returns void language plpgsql as $$
declare
  first date := date_trunc('month', day);
  name text := 'change_' || to_char(first, 'YYYY_MM');
begin
  if to_regclass('history.' || name) is not null then return; end if;
  if exists (select from history.change_default where at >= first and at < first + interval '1 month') then return; end if;
  execute format('create table history.%I partition of history.change for values from (%L) to (%L)', name, first, first + interval '1 month');
end $$;

create function history.refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'history is append-only';
end $$;
create trigger append_only before update or delete on history.change for each row execute function history.refuse_rewriting();
