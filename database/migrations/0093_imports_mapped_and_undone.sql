-- Long work is counted in what it is about: a piece of an import in its rows.
alter table platform.long_job_item
  add column size integer not null default 1 check (size > 0),
  -- null: all of it, where it was not done
  add column not_done integer check (not_done between 0 and size);

-- Headings that the import does not know stand in `unknown_columns`; whoever brings the file in says what they mean.
alter table platform.import
  -- keys of columns by the place of the heading, null where it says nothing
  add column mapped_columns jsonb not null default '[]',
  -- keys of those that the file has under headings of their own
  add column known_columns text[] not null default '{}',
  add column undo_job_id integer references platform.long_job on delete set null;
create index import_undo_job on platform.import (undo_job_id);
alter table platform.import_row
  -- texts below unknown headings, by their place
  add column unmatched jsonb not null default '{}',
  -- what the row changed stands in the history under this batch
  add column batch uuid;
alter table platform.import_row drop constraint import_row_outcome_check;
alter table platform.import_row
  add constraint import_row_outcome_check check (outcome in ('done', 'refused', 'undone', 'kept'));

-- What a heading has been said to mean, for the next file.
create table platform.import_heading (
  kind text not null check (kind <> ''),
  heading text not null check (heading <> ''),
  column_key text not null check (column_key <> ''),
  primary key (kind, heading)
);
