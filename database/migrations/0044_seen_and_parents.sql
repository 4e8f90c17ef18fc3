-- Who of those who collect has seen the alarm; what the school tells parents, who never hear it.
create table evacuation.seen (
  evacuation_id integer not null references evacuation.evacuation,
  person_id integer not null references people.person,
  seen_at timestamptz not null default now(),
  primary key (evacuation_id, person_id)
);
create index seen_person on evacuation.seen (person_id);

create table evacuation.parent_message (
  id integer generated always as identity primary key,
  evacuation_id integer not null references evacuation.evacuation,
  -- of the tap that sent it: sent twice, it is one
  client_id uuid not null unique,
  text text not null check (char_length(text) between 1 and 1000),
  -- parents of those who are at school at this hour, or of all on the lists
  reach text not null check (reach in ('here', 'all')),
  -- who was told: their notices say who has read it
  account_ids integer[] not null,
  sent_at timestamptz not null default now(),
  sent_by integer references access.account
);
create index parent_message_evacuation on evacuation.parent_message (evacuation_id, sent_at);
create index parent_message_sent_by on evacuation.parent_message (sent_by);

-- Where somebody stood before anybody moved them: who collects that list may still send what they tapped there offline.
alter table evacuation.mark add column first_unit_id integer references evacuation.collect_unit;
update evacuation.mark set first_unit_id = unit_id;
create index mark_first_unit on evacuation.mark (first_unit_id);
create function evacuation.keep_first_unit() returns trigger language plpgsql as $$
begin
  new.first_unit_id := new.unit_id;
  return new;
end $$;
create trigger keep_first_unit before insert on evacuation.mark
  for each row execute function evacuation.keep_first_unit();
