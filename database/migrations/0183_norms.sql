-- Numbers that orders of the ministry and the school change (maxima of load, norms of hours, allowances) hold from a day on: what the
-- school has entered stands here, what the product knows from its beginning stands with the rooms that read them.
create schema norms;
create table norms.value (
  id integer generated always as identity primary key,
  norm text not null,
  since date not null,
  -- a number for each line of the norm
  numbers jsonb not null check (jsonb_typeof(numbers) = 'object'),
  source text not null,
  version integer not null default 1,
  unique (norm, since)
);
select platform.count_changes('norms.value');
