-- A kept view of a list is shared with roles: who holds one of them sees it beside their own.
create table access.list_view_role (
  view_id integer not null references access.list_view on delete cascade,
  role_id integer not null references access.role on delete cascade,
  primary key (view_id, role_id)
);
create index list_view_role_of_role on access.list_view_role (role_id);
create index list_view_list on access.list_view (list);

-- who shares in a school that has its roles already
insert into access.role_permission (role_id, key, level)
select id, 'pas_views', 'write' from access.role
where name in ('ceasar', 'admin', 'director', 'principal', 'headteacher', 'sub_director', 'sub_principal')
on conflict (role_id, key) do nothing;
