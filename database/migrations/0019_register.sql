-- Report cards: papers prepared in the background, and final cards with their signature, versions and code for checking.
create schema register;

-- The last number given in a study year; a row, not a sequence, so that a refused signature leaves no gap.
create table register.numbering (
  year_id integer primary key references calendar.study_year,
  last_number integer not null check (last_number > 0)
);

-- period: quarter (quarter_id), half-year (half), or the year (neither).
create table register.report_card (
  id integer generated always as identity primary key,
  student_id integer not null references people.person,
  class_id integer not null references classes.class,
  year_id integer not null references calendar.study_year,
  quarter_id integer references calendar.calendar_entry,
  half smallint check (half in (1, 2)),
  version smallint not null default 1 check (version > 0),
  state text not null default 'made' check (state in ('made', 'checked', 'signed', 'replaced', 'revoked')),
  -- what stands on the paper, as it was when the card was made
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  template_version smallint not null,
  policy_id integer references curriculum.grading_policy,
  -- both are given by the signature
  number text unique,
  code text unique check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  made_by integer references people.person,
  made_at timestamptz not null default now(),
  checked_by integer references people.person,
  checked_at timestamptz,
  signed_by integer references people.person,
  signed_at timestamptz,
  signed_on date,
  -- replaced or revoked
  ended_by integer references people.person,
  ended_at timestamptz,
  reason text check (char_length(reason) between 1 and 500),
  check (quarter_id is null or half is null),
  check (num_nonnulls(number, code, signed_at, signed_on) in (0, 4)),
  check (state not in ('signed', 'replaced') or number is not null),
  check (state not in ('made', 'checked') or number is null),
  check ((state in ('replaced', 'revoked')) = (ended_at is not null)),
  check (state <> 'revoked' or reason is not null),
  unique nulls not distinct (student_id, year_id, quarter_id, half, version)
);
create unique index report_card_open on register.report_card (student_id, year_id, quarter_id, half) nulls not distinct
  where state in ('made', 'checked');
create unique index report_card_valid on register.report_card (student_id, year_id, quarter_id, half) nulls not distinct
  where state = 'signed';
create index report_card_class on register.report_card (class_id, year_id);

-- A signed paper is what somebody holds in hand: nothing of it changes any more.
create function register.keep_signed() returns trigger language plpgsql as $$
begin
  if old.number is not null and (old.content, old.number, old.code, old.signed_at, old.student_id)
    is distinct from (new.content, new.number, new.code, new.signed_at, new.student_id) then
    raise exception 'a signed report card is not changed';
  end if;
  return new;
end $$;
create trigger keep_signed before update on register.report_card for each row execute function register.keep_signed();

-- Sheets of long work until its file is written, and the files for who asked for them.
create table register.prepared_sheet (
  job_id integer not null references platform.long_job on delete cascade,
  number integer not null,
  part text not null,
  content jsonb not null,
  primary key (job_id, part, number)
);
create table register.prepared_file (
  id integer generated always as identity primary key,
  job_id integer not null references platform.long_job on delete cascade,
  account_id integer not null references access.account on delete cascade,
  part text not null,
  name text not null,
  sheets integer not null check (sheets > 0),
  bytes bytea not null,
  made_at timestamptz not null default now(),
  unique (job_id, part)
);
create index prepared_file_account on register.prepared_file (account_id, id desc);
create index prepared_file_made_at on register.prepared_file (made_at);
