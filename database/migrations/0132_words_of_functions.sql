-- Functions, triggers and columns take the words of the code: changes of scopes are published, a tree is required, somebody
-- is notified, a message to parents has an audience. Triggers follow their functions; bodies that name another are written anew.
alter function platform.tell_reach(integer[]) rename to publish_scope_change;
alter function access.tell_reach() rename to publish_scope_change;
alter function people.tell_reach() rename to publish_scope_change;
alter function access.tell_reach_of_role() rename to publish_scope_change_of_role;
alter function calendar.tell_reach() rename to publish_scope_change;
alter function dictionaries.demand_tree() rename to require_tree;
alter function organisation.demand_tree() rename to require_tree;

-- Accounts, null and empty lists included; of many at once all are told to ask anew.
create or replace function platform.publish_scope_change(accounts integer[]) returns void language sql as $$
  select pg_notify('scope_changed', case when cardinality(accounts) > 100 then 'all' else array_to_string(accounts, ',') end)
  where cardinality(accounts) > 0
$$;
-- Of triggers: whose accounts, or whose persons' accounts, stand in the named column of the rows that changed, before or after.
create or replace function access.publish_scope_change() returns trigger language plpgsql as $$
declare accounts integer[];
begin
  execute format(case tg_op when 'UPDATE' then
      'select array_agg(distinct of) from (select %1$I from changed union select %1$I from former) rows(of)'
    else 'select array_agg(distinct %1$I) from changed' end, tg_argv[0]) into accounts;
  perform platform.publish_scope_change(array_remove(accounts, null));
  return null;
end $$;
create or replace function people.publish_scope_change() returns trigger language plpgsql as $$
declare accounts integer[];
begin
  execute format('select array_agg(p.admin_user_id) from people.person p where p.admin_user_id is not null and p.id in ('
    || case tg_op when 'UPDATE' then 'select %1$I from changed union select %1$I from former' else 'select %1$I from changed' end
    || ')', tg_argv[0]) into accounts;
  perform platform.publish_scope_change(accounts);
  return null;
end $$;
create or replace function access.publish_scope_change_of_role() returns trigger language plpgsql as $$
begin
  perform platform.publish_scope_change((select array_agg(distinct held.account_id) from access.account_role held
    where held.role_id in (select role_id from changed)));
  return null;
end $$;
create or replace function calendar.publish_scope_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('scope_changed', 'all');
  return null;
end $$;

do $$
declare
  renamed record;
begin
  for renamed in select t.tgrelid::regclass as relation, t.tgname as former, given.name from pg_trigger t join (values
    ('reach_given', 'scope_given'), ('reach_taken', 'scope_taken'), ('reach_moved', 'scope_moved'),
    ('demand_tree', 'require_tree')) given (former, name) on given.former = t.tgname
    where not t.tgisinternal
  loop
    execute format('alter trigger %I on %s rename to %I', renamed.former, renamed.relation, renamed.name);
  end loop;
end $$;

alter table access.person_reading rename column told_at to notified_at;
alter table evacuation.parent_message rename column reach to audience;
alter table evacuation.parent_message rename constraint parent_message_reach_check to parent_message_audience_check;
