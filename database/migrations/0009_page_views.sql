-- Which pages people open: written on each navigation, read by those who care for the product.
create schema page_views;
create table page_views.view (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  account_id integer not null,
  acted_by integer,
  page_id text not null,
  path text not null,
  from_page_id text,
  from_path text
);
create index view_at on page_views.view (at);
create index view_account on page_views.view (account_id, at);
