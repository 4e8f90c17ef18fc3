-- How an account likes its menu: pages chosen, in their order (null: none were, the program proposes), and groups folded.
create table access.menu_settings (
  account_id integer primary key references access.account on delete cascade,
  favourites text[],
  folds jsonb not null default '{}' check (jsonb_typeof(folds) = 'object')
);
