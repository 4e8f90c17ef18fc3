-- A comment that is not for the family, and phrases for comments of each account's own.
alter table journal.score
  add is_comment_internal boolean not null default false,
  add constraint score_internal_comment check (not is_comment_internal or comment is not null);

create table journal.comment_phrases (
  account_id integer primary key references access.account on delete cascade,
  phrases text[] not null
);
