-- Documents of the school: their kinds, the way each goes from its first line to the archive, who carries it out and who must know it.
create schema documents;

create table documents.kind (
  id integer generated always as identity primary key,
  genre text not null check (genre in ('incoming', 'outgoing', 'order', 'internal', 'application', 'certificate')),
  title text not null check (title <> '' and length(title) <= 120),
  title_kk text check (title_kk <> '' and length(title_kk) <= 120),
  -- whom it is about
  subject text not null default 'none' check (subject in ('none', 'student', 'staff')),
  language text not null default 'ru' check (language in ('ru', 'kk', 'both')),
  -- working days in which it is to be ready or carried out
  deadline_days smallint check (deadline_days between 1 and 365),
  -- whether it is sent or handed over once it is signed
  is_sent boolean not null default false,
  journal_key text not null references numbering.journal (key),
  is_confidential boolean not null default false,
  index integer not null default 0,
  version integer not null default 1,
  archived_at timestamptz
);
create index kind_journal on documents.kind (journal_key);
create unique index kind_title on documents.kind (platform.search_text(title)) where archived_at is null;

-- Who makes documents of a kind, and who reads them beside those who keep the registers.
create table documents.kind_right (
  kind_id integer not null references documents.kind on delete cascade,
  act text not null check (act in ('make', 'read')),
  party text not null check (party in ('staff', 'unit', 'role', 'families', 'students')),
  -- of a unit or a role
  unit_id integer references organisation.unit,
  role_id integer references access.role on delete cascade,
  unique nulls not distinct (kind_id, act, party, unit_id, role_id),
  check ((party = 'unit') = (unit_id is not null)),
  check ((party = 'role') = (role_id is not null))
);
create index kind_right_unit on documents.kind_right (unit_id) where unit_id is not null;
create index kind_right_role on documents.kind_right (role_id) where role_id is not null;

create table documents.document (
  id integer generated always as identity primary key,
  kind_id integer not null references documents.kind,
  status text not null default 'created' check (status in ('created', 'draft', 'checking', 'accepted')),
  folder text not null default 'active' check
    (folder in ('income', 'active', 'outcome', 'outcome_sign', 'archive', 'income_info', 'income_sign', 'income_it')),
  title text not null check (title <> '' and length(title) <= 300),
  language text not null check (language in ('ru', 'kk', 'both')),
  -- rich text by language
  content jsonb not null default '{}' check (jsonb_typeof(content) = 'object'),
  -- the same in plain words, for the search
  words text not null default '',
  template_version_id integer references templates.version,
  author_id integer not null references people.person,
  -- that of its author when it was made
  unit_id integer references organisation.unit,
  person_id integer references people.person,
  -- a received one: to whom it goes for a resolution, and what stands on it
  addressee_id integer references people.person,
  correspondent text check (correspondent <> '' and length(correspondent) <= 200),
  foreign_number text check (foreign_number <> '' and length(foreign_number) <= 60),
  foreign_date date,
  number text check (number <> ''),
  numbered_on date,
  due_on date,
  -- how the resolution on a received one leaves it
  way text check (way in ('execute', 'acquaint', 'sign', 'administer', 'file')),
  remark text check (remark <> '' and length(remark) <= 1000),
  accepted_on date,
  sent_on date,
  sent_how text check (sent_how <> '' and length(sent_how) <= 200),
  ended text check (ended in ('annulled', 'replaced')),
  ended_on date,
  ended_by integer references people.person,
  ended_reason text check (ended_reason <> '' and length(ended_reason) <= 500),
  -- the one whose next version this is
  former_id integer references documents.document,
  edition smallint not null default 1 check (edition > 0),
  version integer not null default 1,
  made_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  -- can be brought back till the night after the next day
  removed_at timestamptz,
  search text generated always as (platform.search_text(title || ' ' || coalesce(number, '') || ' ' ||
    coalesce(correspondent, '') || ' ' || coalesce(foreign_number, '') || ' ' || words)) stored,
  check (num_nonnulls(number, numbered_on) in (0, 2)),
  check (num_nonnulls(ended, ended_on) in (0, 2)),
  check (ended is distinct from 'annulled' or ended_reason is not null),
  check (accepted_on is not null or status <> 'accepted'),
  check (status <> 'accepted' or number is not null),
  check (status in ('checking', 'accepted') or ended is null),
  check (removed_at is null or number is null),
  check ((former_id is null) = (edition = 1))
);
-- of one that was removed another may be made
create unique index document_former on documents.document (former_id) where removed_at is null;
create index document_folder on documents.document (folder, changed_at desc) where removed_at is null;
create index document_kind on documents.document (kind_id, changed_at desc) where removed_at is null;
create index document_author on documents.document (author_id);
create index document_template on documents.document (template_version_id) where template_version_id is not null;
create index document_unit on documents.document (unit_id);
create index document_person on documents.document (person_id) where person_id is not null;
create index document_addressee on documents.document (addressee_id) where addressee_id is not null;
create index document_ended_by on documents.document (ended_by) where ended_by is not null;
create index document_numbered on documents.document (numbered_on desc, id desc) where number is not null;
create index document_due on documents.document (due_on) where due_on is not null and folder <> 'archive';
create index document_removed on documents.document (removed_at) where removed_at is not null;
create index document_search on documents.document using gin (search gin_trgm_ops);

-- What was sent for approval each time: versions and what differs between them.
create table documents.text (
  document_id integer not null references documents.document on delete cascade,
  number smallint not null check (number > 0),
  title text not null,
  content jsonb not null,
  made_by integer references people.person,
  made_at timestamptz not null default now(),
  primary key (document_id, number)
);
create index text_made_by on documents.text (made_by);

create table documents.resolution (
  id integer generated always as identity primary key,
  document_id integer not null unique references documents.document on delete cascade,
  words text not null check (words <> '' and length(words) <= 1000),
  made_by integer not null references people.person,
  on_behalf_of integer references people.person,
  made_on date not null
);
create index resolution_made_by on documents.resolution (made_by);
create index resolution_on_behalf_of on documents.resolution (on_behalf_of) where on_behalf_of is not null;

-- What somebody is to do by a document.
create table documents.assignment (
  id integer generated always as identity primary key,
  document_id integer not null references documents.document on delete cascade,
  person_id integer not null references people.person,
  task text not null check (task in ('execute', 'administer')),
  words text check (words <> '' and length(words) <= 1000),
  is_main boolean not null default false,
  due_on date,
  given_by integer not null references people.person,
  given_on date not null,
  done_on date,
  report text check (report <> '' and length(report) <= 1000),
  -- why it was given back after a report
  remark text check (remark <> '' and length(remark) <= 1000),
  reminded_on date,
  unique (document_id, person_id)
);
create unique index assignment_main on documents.assignment (document_id) where is_main;
create index assignment_person on documents.assignment (person_id, document_id) where done_on is null;
create index assignment_given_by on documents.assignment (given_by);

-- Who must know a document.
create table documents.acquaintance (
  document_id integer not null references documents.document on delete cascade,
  person_id integer not null references people.person,
  due_on date,
  asked_on date not null,
  opened_at timestamptz,
  confirmed_at timestamptz,
  reminded_on date,
  primary key (document_id, person_id)
);
create index acquaintance_person on documents.acquaintance (person_id) where confirmed_at is null;

-- Who has signed a document on its way, in words of that moment; all of it goes under its seal.
create table documents.signature (
  document_id integer not null references documents.document on delete cascade,
  position smallint not null check (position > 0),
  account_id integer not null references access.account,
  name text not null,
  post text,
  method text not null check (method in ('factor', 'password')),
  on_behalf_of text,
  signed_at timestamptz not null default now(),
  primary key (document_id, position)
);
create index signature_account on documents.signature (account_id);

create table documents.attachment (
  document_id integer not null references documents.document on delete cascade,
  file_id integer not null unique references media.file,
  index smallint not null,
  primary key (document_id, file_id)
);
