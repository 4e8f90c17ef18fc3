-- Classes of a year are set up by hand: how many a class takes, from and to which day it stands, of which it was made; what was done with several students or classes at once is kept, so that it can be taken back.
alter table classes.class
  -- null: not said
  add column capacity smallint check (capacity between 1 and 100),
  -- the first and the last day, null: those of the year
  add column opened_on date,
  add column closed_on date,
  add constraint class_days check (opened_on <= closed_on);

-- Of which class a class was made by a split or a merge, from which day on.
create table classes.class_origin (
  id integer generated always as identity primary key,
  class_id integer not null references classes.class on delete cascade,
  from_class_id integer not null references classes.class,
  starts_on date not null,
  unique (class_id, from_class_id, starts_on),
  check (class_id <> from_class_id)
);
create index class_origin_from on classes.class_origin (from_class_id);

-- Nobody is in a class on a day on which it does not stand.
create function classes.require_open_class() returns trigger language plpgsql as $$
begin
  if exists (select from classes.class c where c.id = new.class_id
      and not daterange(c.opened_on, c.closed_on, '[]') @> new.during) then
    raise check_violation using message = 'the class does not stand on these days', constraint = 'class_member_days';
  end if;
  return null;
end $$;
create trigger require_open_class after insert or update of class_id, during on classes.class_member
  for each row execute function classes.require_open_class();
create function classes.require_members_within() returns trigger language plpgsql as $$
begin
  if exists (select from classes.class_member m where m.class_id = new.id
      and not daterange(new.opened_on, new.closed_on, '[]') @> m.during) then
    raise check_violation using message = 'the class has students on other days', constraint = 'class_member_days';
  end if;
  return null;
end $$;
create trigger require_members_within after update of opened_on, closed_on on classes.class
  for each row when (new.opened_on is not null or new.closed_on is not null)
  execute function classes.require_members_within();

-- What was done with several students or classes at once; `batch` names its lines in the history.
create table classes.rearrangement (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('move', 'close', 'split', 'merge')),
  batch uuid not null unique,
  account_id integer not null references access.account,
  made_at timestamptz not null default now(),
  undone_at timestamptz,
  -- of the lines that took it back
  undo_batch uuid unique,
  check ((undone_at is null) = (undo_batch is null))
);
create index rearrangement_account on classes.rearrangement (account_id);

select platform.count_changes('classes.class_origin');
