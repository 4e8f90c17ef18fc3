-- Who may grant a role, as each role carries it: whoever manages roles (holds its key for writing) unless the school has
-- closed that way, and the holders of the roles named beside it.
alter table access.role add column is_granted_by_managers boolean not null default true;
create table access.role_granter (
  role_id integer not null references access.role on delete cascade,
  granter_id integer not null references access.role on delete cascade,
  primary key (role_id, granter_id)
);
create index role_granter_granter on access.role_granter (granter_id);

-- a school that has its roles already begins with what a new one would have
update access.role set is_granted_by_managers = false where name in
  ('ceasar', 'director', 'principal', 'sub_director', 'sub_principal', 'headteacher', 'hr', 'financial', 'pcycho',
    'medical_worker');
insert into access.role_granter (role_id, granter_id)
select r.id, g.id from access.role r join access.role g
  on g.name = any (case when r.is_granted_by_managers then array['admin'] else array['ceasar', 'director'] end);

-- the first administrator of an empty school is the superadministrator too: somebody must grant the roles of the heads
insert into access.account_role (account_id, role_id)
select a.id, r.id from access.account a cross join access.role r
where r.name = 'ceasar' and a.login = 'admin'
  and exists (select from platform.installation where kind = 'school')
  and not exists (select from access.account_role held where held.role_id = r.id)
  and exists (select from access.account_role ar join access.role own on own.id = ar.role_id
    where ar.account_id = a.id and own.name = 'admin');
