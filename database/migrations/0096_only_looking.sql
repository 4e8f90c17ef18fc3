-- Whoever acts under another's name only looks, until they switch changes on by hand: from when.
alter table access.session add column changes_since timestamptz,
  add check (changes_since is null or actor_account_id is not null);
