-- A demonstration is of a school or of a college: the one is not shown where the other was built.
alter table platform.installation
  add column demonstration text not null default 'school' check (demonstration in ('school', 'college'));
