-- A teacher asks that a closed quarter of one group be opened again; who may open it answers.
create table results.reopening_request (
  id integer generated always as identity primary key,
  group_id integer not null references classes.study_group,
  quarter_id integer not null references calendar.calendar_entry,
  author_id integer not null references people.person,
  reason text not null check (btrim(reason) <> '' and length(reason) <= 500),
  made_at timestamptz not null default now(),
  -- granted also where the quarter was opened without an answer to the request
  state text not null default 'open' check (state in ('open', 'granted', 'refused', 'withdrawn')),
  answered_at timestamptz,
  answerer_id integer references people.person,
  -- the words of a refusal
  answer text check (btrim(answer) <> '' and length(answer) <= 500),
  reopening_id integer references results.reopening,
  check ((state = 'open') = (answered_at is null)),
  check ((state = 'refused') = (answer is not null)),
  check (state = 'granted' or reopening_id is null),
  check (state in ('granted', 'refused') or answerer_id is null)
);
create unique index reopening_request_open on results.reopening_request (group_id, quarter_id) where state = 'open';
create index reopening_request_group on results.reopening_request (group_id, quarter_id);
create index reopening_request_quarter on results.reopening_request (quarter_id);
create index reopening_request_author on results.reopening_request (author_id);
create index reopening_request_answerer on results.reopening_request (answerer_id) where answerer_id is not null;
create index reopening_request_reopening on results.reopening_request (reopening_id) where reopening_id is not null;
