-- Letters wait in the database until they are sent: written in the transaction of what they tell of, each once, and retried.
create table notices.letter (
  id bigint generated always as identity primary key,
  -- what it is written of: of one occasion a recipient is written to once
  occasion text not null check (char_length(occasion) between 1 and 200),
  -- to an account, whose mail is looked up at the sending, or to an address
  account_id integer references access.account on delete cascade,
  address text check (
    char_length(address) <= 254
    and address ~ '^[^[:space:][:cntrl:]@<>,;:"()\[\]\\]+@[^[:space:][:cntrl:]@<>,;:"()\[\]\\]+$'
  ),
  recipient text not null generated always as (coalesce('account ' || account_id::text, lower(address))) stored,
  -- null: the school itself
  sender_id integer references access.account on delete set null,
  -- as texts are kept; null of a digest, which is made of its notices when it goes
  subject jsonb,
  parts jsonb,
  is_urgent boolean not null default false,
  state text not null default 'queued' check (state in ('queued', 'sent', 'failed', 'cancelled')),
  queued_at timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  gives_up_at timestamptz not null,
  tries smallint not null default 0,
  -- by a process that is sending it; past this moment that process is gone
  claimed_until timestamptz,
  sent_at timestamptz,
  -- where it went, or where it could not
  sent_to text,
  -- of the last try; of a letter that has failed the reason
  failure text check (failure in ('no_address', 'account_closed', 'refused', 'file_gone', 'unreachable', 'restored')),
  -- what the mail server said
  answer text check (char_length(answer) <= 300),
  unique (occasion, recipient),
  check ((account_id is null) <> (address is null)),
  check ((subject is null) = (parts is null)),
  check ((state = 'sent') = (sent_at is not null)),
  check (state <> 'failed' or failure is not null)
);
create index letter_due on notices.letter (next_try_at) where state = 'queued';
create index letter_of_sender on notices.letter (sender_id, id desc);
create index letter_of_account on notices.letter (account_id);

-- Bytes that are kept for letters and nowhere else; several letters may bear the same.
create table notices.letter_content (
  id bigint generated always as identity primary key,
  bytes bytea not null
);
create table notices.letter_file (
  letter_id bigint not null references notices.letter on delete cascade,
  place smallint not null,
  name text not null check (char_length(name) between 1 and 200),
  mime text not null,
  -- one of them; neither: the file is gone
  file_id integer references media.file on delete set null,
  content_id bigint references notices.letter_content on delete set null,
  primary key (letter_id, place),
  check (file_id is null or content_id is null)
);
create index letter_file_file on notices.letter_file (file_id) where file_id is not null;
create index letter_file_content on notices.letter_file (content_id) where content_id is not null;

-- Which letter a notice has gone into.
alter table notices.notice add column letter_id bigint references notices.letter on delete set null;
create index notice_letter on notices.notice (letter_id) where letter_id is not null;

-- The database that letters were last sent from: a copy of it, restored elsewhere, sends none that waited in it.
create table notices.letter_origin (
  is_only boolean primary key default true check (is_only),
  database text not null
);
