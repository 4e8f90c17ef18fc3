-- What a family asks to put right in a person's record: field by field, taken or declined by who keeps the record.
create table people.correction (
  id integer generated always as identity primary key,
  person_id integer not null references people.person on delete cascade,
  field text not null check (field <> ''),
  value text not null check (char_length(value) between 1 and 300),
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'declined')),
  proposed_by integer not null references people.person on delete cascade,
  made_at timestamptz not null default now(),
  answered_by integer references people.person on delete set null,
  answered_at timestamptz,
  answer text check (char_length(answer) between 1 and 500),
  check ((state = 'waiting') = (answered_at is null))
);
create unique index correction_waiting on people.correction (person_id, field) where state = 'waiting';
create index correction_person on people.correction (person_id);
create index correction_proposed on people.correction (proposed_by);
create index correction_answered on people.correction (answered_by);
