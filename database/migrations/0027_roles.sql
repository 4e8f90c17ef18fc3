-- Roles of the school's own beside the thirty, and roles held within classes or cathedras only.
alter table access.role
  add column description text not null default '' check (char_length(description) <= 500),
  add column version integer not null default 1,
  add check (char_length(title) between 1 and 100);
create unique index role_title on access.role (lower(title));

-- What a held role is limited to; without a row here it holds for the whole school. What it is limited to can't be
-- deleted from under it: a limit that is gone would widen the role.
create table access.role_limit (
  id integer generated always as identity primary key,
  account_id integer not null,
  role_id integer not null,
  kind text not null check (kind in ('class', 'cathedra')),
  class_id integer references classes.class,
  cathedra_id integer references curriculum.cathedra,
  foreign key (account_id, role_id) references access.account_role on delete cascade,
  check ((kind = 'class') = (class_id is not null) and (kind = 'cathedra') = (cathedra_id is not null)),
  unique nulls not distinct (account_id, role_id, class_id, cathedra_id)
);
create index role_limit_class on access.role_limit (class_id) where class_id is not null;
create index role_limit_cathedra on access.role_limit (cathedra_id) where cathedra_id is not null;
