-- A role may be limited to units too: within them and those below it keeps records of staff.
alter table access.role_limit
  add column unit_id integer references organisation.unit,
  drop constraint role_limit_kind_check,
  drop constraint role_limit_check,
  drop constraint role_limit_account_id_role_id_class_id_cathedra_id_key,
  add constraint role_limit_kind check (kind in ('class', 'cathedra', 'unit')),
  add constraint role_limit_target check (
    (kind = 'class') = (class_id is not null) and (kind = 'cathedra') = (cathedra_id is not null)
    and (kind = 'unit') = (unit_id is not null)),
  add constraint role_limit_once unique nulls not distinct (account_id, role_id, class_id, cathedra_id, unit_id);
create index role_limit_unit on access.role_limit (unit_id) where unit_id is not null;
