-- The card of a person: since when a role is held, and the history of a student's marks found by the student.
alter table access.account_role add column granted_at timestamptz not null default now();

-- A removed mark leaves its history only, and the one set in its place has another id.
create index change_student on history.change (((coalesce(after, before) ->> 'student_id')::integer), id)
  where subject in ('journal.score', 'journal.miss', 'journal.period_result');
