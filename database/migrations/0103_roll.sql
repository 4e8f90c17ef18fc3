-- Calling the roll is a room of its own, with a schema of its name; mergers that can be undone name the table where it is now.
create schema roll;
alter table journal.roll_call set schema roll;

update duplicates.merger
set trail = replace(trail::text, '"table": "journal.roll_call"', '"table": "roll.roll_call"')::jsonb
where trail::text like '%"table": "journal.roll_call"%';
