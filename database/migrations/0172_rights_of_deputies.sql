-- Who stands in for a head has the head's deciding keys while that holds: access is told who does, and whose rights follow whose.
create view access.deputising as
  select d.deputy_id, d.head_id, head.admin_user_id as head_account_id, d.during
  from approvals.standing d join people.person head on head.id = d.head_id
  where head.admin_user_id is not null;

-- Accounts with those that stand in for them: what one holds the other has a part of.
create function access.with_deputies(accounts integer[]) returns integer[] language sql stable as $$
  select array_agg(distinct id) from (
    select unnest(accounts) as id
    union
    select p.admin_user_id from access.deputising d join access.person p on p.id = d.deputy_id
    where d.head_account_id = any(accounts)) told where id is not null
$$;
create or replace function access.publish_scope_change() returns trigger language plpgsql as $$
declare accounts integer[];
begin
  execute format(case tg_op when 'UPDATE' then
      'select array_agg(distinct of) from (select %1$I from changed union select %1$I from former) rows(of)'
    else 'select array_agg(distinct %1$I) from changed' end, tg_argv[0]) into accounts;
  perform platform.publish_scope_change(access.with_deputies(accounts));
  return null;
end $$;
create or replace function access.publish_scope_change_of_role() returns trigger language plpgsql as $$
begin
  perform platform.publish_scope_change(access.with_deputies((select array_agg(distinct held.account_id)
    from access.account_role held where held.role_id in (select role_id from changed))));
  return null;
end $$;
