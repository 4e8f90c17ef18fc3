-- Presses of one person are one cry; all that one sender has written is dismissed in one act, and can be brought back.
create table evacuation.sos_dismissal (
  id integer generated always as identity primary key,
  -- 'sender': one account or browser, whose later reports are hidden too for a while; 'address': strangers behind one address
  scope text not null check (scope in ('sender', 'address')),
  -- of the reports: `sender` or `address`
  whose text not null,
  made_at timestamptz not null default now(),
  made_by integer references access.account,
  undone_at timestamptz,
  undone_by integer references access.account
);
create index sos_dismissal_whose on evacuation.sos_dismissal (whose, made_at);
create index sos_dismissal_made_by on evacuation.sos_dismissal (made_by);
create index sos_dismissal_undone_by on evacuation.sos_dismissal (undone_by);

alter table evacuation.sos_report
  drop constraint sos_report_client_id_key,
  add column presses integer not null default 1 check (presses >= 1),
  add column last_at timestamptz not null default now(),
  -- what the next press of the same sender, name and state joins; null: it makes a report of its own
  add column open_key text,
  -- of a report that stands for many senders, when there were too many for one each: the last of them, {name, place, phone, at}
  add column joined jsonb not null default '[]' check (jsonb_array_length(joined) <= 100),
  add column dismissal_id integer references evacuation.sos_dismissal,
  add column sender text not null generated always as (coalesce('account ' || account_id, device)) stored;
comment on column evacuation.sos_report.client_id is 'of the last press';
-- who needs help may leave the name out
alter table evacuation.sos_report
  drop constraint sos_report_name_check,
  add constraint sos_report_name_check check (char_length(name) <= 150 and (name <> '' or state = 'help'));
update evacuation.sos_report set last_at = made_at;
create unique index sos_report_open_key on evacuation.sos_report (open_key) where open_key is not null;
create index sos_report_client on evacuation.sos_report (client_id);
create index sos_report_sender on evacuation.sos_report (sender);
create index sos_report_address on evacuation.sos_report (address);
create index sos_report_dismissal on evacuation.sos_report (dismissal_id);
create index sos_report_last on evacuation.sos_report (last_at);

-- How long presses are joined after the last one.
alter table evacuation.settings add column sos_minutes smallint not null default 10 check (sos_minutes between 1 and 120);
