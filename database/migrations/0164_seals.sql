-- One registry of papers that anybody who holds one can verify: what stands on them, who signed, whether they still hold.
create schema seals;

-- Posts of those who sign, as people publishes them: seals stand below it. Asked with the day.
create view seals.post as
  select p.admin_user_id as account_id, o.title, e.rate, e.during
  from people.employment e join people.position o on o.id = e.position_id join people.person p on p.id = e.person_id
  where p.admin_user_id is not null;

create table seals.seal (
  id integer generated always as identity primary key,
  -- 80 bits, as it stands on paper
  code text not null unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  kind text not null check (kind ~ '^[a-z][a-z0-9_]*\.[a-z0-9_]+$'),
  subject_id integer not null,
  number text check (char_length(number) between 1 and 80),
  signed_on date not null,
  -- what its holder may compare, by languages: title, facts, tables
  contents jsonb not null check (jsonb_typeof(contents -> 'ru') = 'object'),
  state text not null default 'valid' check (state in ('valid', 'replaced', 'revoked')),
  ended_on date,
  ended_at timestamptz,
  reason text check (char_length(reason) between 1 and 500),
  replaced_by integer references seals.seal,
  check ((state = 'valid') = (ended_on is null) and (ended_on is null) = (ended_at is null)),
  check ((state = 'revoked') = (reason is not null)),
  check ((state = 'replaced') = (replaced_by is not null))
);
create index seal_subject on seals.seal (kind, subject_id);
create unique index seal_valid on seals.seal (kind, subject_id) where state = 'valid';
create index seal_replaced_by on seals.seal (replaced_by) where replaced_by is not null;

create table seals.signer (
  seal_id integer not null references seals.seal,
  position smallint not null check (position > 0),
  account_id integer references access.account,
  -- as they were at that moment
  name text not null check (char_length(name) between 1 and 200),
  post text check (char_length(post) between 1 and 200),
  -- in whose place, in words; null: for themself
  on_behalf_of text check (char_length(on_behalf_of) between 1 and 400),
  -- how they proved who they are; null: signed before this was kept
  method text check (method in ('factor', 'password')),
  -- a signature of a certificate over the frozen file
  cms bytea,
  signed_at timestamptz not null,
  primary key (seal_id, position)
);

-- Files as they were first issued: later ones are the same bytes. With the row stands their hash, which the database makes.
create table seals.frozen_file (
  seal_id integer not null references seals.seal,
  language text not null check (language in ('ru', 'kk', 'en')),
  name text not null,
  bytes bytea not null,
  sha256 bytea not null generated always as (sha256(bytes)) stored,
  made_at timestamptz not null default now(),
  primary key (seal_id, language)
);
-- a PDF is packed already
alter table seals.frozen_file alter column bytes set storage external;

-- What somebody holds in hand does not change: a seal ends once, and nothing else of it changes or goes.
create function seals.keep_seal() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.state <> 'valid'
    or (old.code, old.kind, old.subject_id, old.number, old.signed_on, old.contents)
      is distinct from (new.code, new.kind, new.subject_id, new.number, new.signed_on, new.contents) then
    raise exception 'a sealed paper is not changed';
  end if;
  return new;
end $$;
create trigger keep_seal before update or delete on seals.seal for each row execute function seals.keep_seal();

create function seals.keep_part() returns trigger language plpgsql as $$
begin
  raise exception 'a sealed paper is not changed';
end $$;
create trigger keep_signer before delete on seals.signer for each row execute function seals.keep_part();
create trigger keep_signature before update of seal_id, position, account_id, name, post, on_behalf_of, method, signed_at
  on seals.signer for each row execute function seals.keep_part();
create trigger keep_file before update or delete on seals.frozen_file for each row execute function seals.keep_part();
