-- Templates of papers with their versions; names in cases that somebody has corrected for all papers.
create schema templates;

create table templates.template (
  id integer generated always as identity primary key,
  kind text not null check (kind <> '' and length(kind) <= 60),
  title text not null check (title <> '' and length(title) <= 200),
  archived_at timestamptz,
  version integer not null default 1,
  made_at timestamptz not null default now(),
  made_by integer references access.account
);
create index template_kind on templates.template (kind, id);
create unique index template_title on templates.template (lower(title)) where archived_at is null;

create table templates.version (
  id integer generated always as identity primary key,
  template_id integer not null references templates.template on delete cascade,
  number integer not null check (number > 0),
  language text not null check (language in ('ru', 'kk', 'both')),
  ru jsonb check (jsonb_typeof(ru) = 'object' and pg_column_size(ru) < 1000000),
  kk jsonb check (jsonb_typeof(kk) = 'object' and pg_column_size(kk) < 1000000),
  changed_at timestamptz not null default now(),
  changed_by integer references access.account,
  published_at timestamptz,
  published_by integer references access.account,
  unique (template_id, number),
  check ((ru is not null) = (language in ('ru', 'both')) and (kk is not null) = (language in ('kk', 'both')))
);
-- one is being written at a time
create unique index version_draft on templates.version (template_id) where published_at is null;

-- papers made by a version print as they were: it is never written anew
create function templates.keep_published() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then
    raise exception 'a published version of a template is never changed';
  end if;
  return coalesce(new, old);
end $$;
create trigger keep_published before update or delete on templates.version
  for each row execute function templates.keep_published();

create table templates.name_correction (
  id integer generated always as identity primary key,
  person_id integer not null references people.person on delete cascade,
  language text not null check (language in ('ru', 'kk')),
  grammatical_case text not null check (grammatical_case in
    ('nominative', 'genitive', 'dative', 'accusative', 'instrumental', 'prepositional', 'locative', 'ablative')),
  full_name text not null check (full_name <> '' and length(full_name) <= 300),
  version integer not null default 1,
  unique (person_id, language, grammatical_case)
);
