-- Whoever opens a demonstration whose journals are still being filled is told so.
alter table platform.installation add column is_complete boolean not null default true;
